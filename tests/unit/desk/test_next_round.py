"""The next round of an event: a wish in, the round and what led to it out."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from hakem import __version__
from hakem.desk import NextRound, RoundWish, SystemWish, pair_next, round_taken_back
from hakem.errors import PairingError, RequestError
from hakem.model import (
    Acceleration,
    AccelerationMethod,
    Bye,
    ByeKind,
    Event,
    EventRules,
    PairedBy,
    PlayerId,
    Points,
    RoundNo,
    Tournament,
    VirtualPoints,
)
from hakem.model.changes import with_bye, with_result
from hakem.pairing import Board, system_for
from tests.support.round_robins import event


def pairs(made: NextRound) -> list[tuple[int, int]]:
    return [(int(board.white), int(board.black)) for board in made.pairing.boards]


def swiss(players: int = 8, rounds: int = 5) -> Tournament:
    return event(players, rounds)


def test_it_is_the_round_of_the_system() -> None:
    t = swiss()
    made = pair_next(t)
    assert made.pairing == system_for("dutch", None, t).pair(t)
    assert (made.steps, made.notes, made.cautions) == ((), (), ())
    assert made.before == t


def test_the_event_with_the_round_has_open_games_and_a_note_of_who_made_it() -> None:
    made = pair_next(swiss())
    rnd = made.tournament.rounds[0]
    assert [game.players for game in rnd.games] == [(b.white, b.black) for b in made.pairing.boards]
    assert all(game.pending for game in rnd.games)
    assert rnd.paired_by == PairedBy("dutch", "2026", __version__)


def test_byes_that_were_announced_become_part_of_the_round() -> None:
    made = pair_next(with_bye(swiss(7), 1, PlayerId(3), ByeKind.HALF_POINT))
    assert [(bye.player, bye.kind) for bye in made.tournament.rounds[0].byes] == [(3, ByeKind.HALF_POINT)]
    assert made.tournament.absences == ()


def test_rounds_follow_each_other_until_none_is_left() -> None:
    t = swiss(4, 3)
    for number in range(1, 4):
        t = pair_next(t).tournament
        for board in range(1, 3):
            t = with_result(t, number, board, "1-0")
    with pytest.raises(PairingError):
        pair_next(t)
    assert {frozenset(game.players) for rnd in t.rounds for game in rnd.games} == {
        frozenset((a, b)) for a in range(1, 5) for b in range(1, a)
    }


class TestTheWish:
    def test_the_rules_of_the_event_need_no_wish(self) -> None:
        t = replace(swiss(), rules=EventRules("lim", "2009", (("maxi", "yes"),)))
        made = pair_next(t)
        assert (made.system.name, made.system.edition.id) == ("lim", "2009")
        assert made.tournament.rounds[0].paired_by == PairedBy("lim", "2009", __version__)

    def test_steps_if_they_are_asked_for(self) -> None:
        made = pair_next(swiss(), RoundWish(explained=True))
        assert made.steps
        assert made.pairing == pair_next(swiss()).pairing

    def test_a_round_again(self) -> None:
        first = pair_next(swiss())
        t = pair_next(first.tournament).tournament
        again = pair_next(t, RoundWish(round_no=1))
        assert again.pairing == first.pairing
        assert len(again.before.rounds) == 0
        with pytest.raises(RequestError):
            pair_next(t, RoundWish(round_no=4))

    def test_fixed_boards_stand(self) -> None:
        made = pair_next(swiss(), RoundWish(fixed=(Board(PlayerId(1), PlayerId(2)),)))
        assert (1, 2) in pairs(made)
        with pytest.raises(RequestError, match="no board of it can be fixed"):
            pair_next(swiss(), RoundWish(SystemWish("berger"), fixed=(Board(PlayerId(1), PlayerId(2)),)))

    def test_acceleration_keeps_virtual_points_that_are_listed(self) -> None:
        listed = (VirtualPoints(PlayerId(8), RoundNo(1), RoundNo(1), Points(1)),)
        t = replace(swiss(), acceleration=Acceleration(AccelerationMethod.LISTED, listed))
        made = pair_next(t, RoundWish(accelerated=True))
        assert made.before.acceleration == Acceleration(AccelerationMethod.BAKU, listed)
        with pytest.raises(RequestError, match="knows no acceleration"):
            pair_next(swiss(), RoundWish(SystemWish("berger"), accelerated=True))

    def test_the_bye_of_a_table(self) -> None:
        for value, kind in (("point", ByeKind.PAIRING_ALLOCATED), ("none", ByeKind.ZERO_POINT)):
            made = pair_next(event(5), RoundWish(SystemWish("berger"), bye=value))
            assert [bye.kind for bye in made.pairing.byes] == [kind]
        with pytest.raises(RequestError, match="has no bye to choose a value for"):
            pair_next(swiss(), RoundWish(bye="none"))

    def test_rounds_that_nobody_states_are_those_of_the_system(self) -> None:
        wish = RoundWish(SystemWish("berger"), rounds_stated=False)
        assert pair_next(event(6, 1), wish).before.rounds_total == 5
        assert pair_next(event(6, 1), replace(wish, rounds_stated=True)).before.rounds_total == 1


def test_an_edition_that_stands_in_is_noted() -> None:
    t = replace(swiss(), event=Event(start=date(2020, 1, 1)))
    made = pair_next(t, RoundWish(SystemWish("dubov")))
    assert [note.key for note in made.notes] == ["pairing.another-days-edition"]


def test_what_a_system_assumes_is_said_once() -> None:
    """With an explanation it is among the steps; without one it is a caution."""
    t = replace(swiss(), rules=EventRules("lim", "2009", (("maxi", "yes"),)))
    quiet, explained = pair_next(t), pair_next(t, RoundWish(explained=True))
    assert len(quiet.cautions) == 1
    assert explained.cautions == ()
    assert quiet.cautions[0] in explained.steps


class TestAWishBecomesPartOfTheRules:
    def test_as_far_as_the_event_leaves_it_open(self) -> None:
        wish = RoundWish(SystemWish("berger", None, (("cycles", "2"),)), bye="none")
        rules = pair_next(event(5, 10), wish).tournament.rules
        assert rules == EventRules("berger", "", (("cycles", "2"), ("bye", "none")))
        half = replace(event(5, 10), rules=EventRules("berger", "2009", (("cycles", "2"),)))
        wish = RoundWish(SystemWish(options=(("cycles", "1"), ("bye", "none"))))
        assert pair_next(half, wish).tournament.rules.options == (("cycles", "2"), ("bye", "none"))

    def test_nothing_is_added_if_nothing_is_wished(self) -> None:
        assert pair_next(swiss()).tournament.rules == EventRules()

    def test_a_type_code_is_not_said_again(self) -> None:
        t = replace(swiss(), event=Event(type_code="FIDE_DUTCH_2026"))
        assert pair_next(t, RoundWish(SystemWish("dutch", "2026"))).tournament.rules == EventRules()
        t = replace(swiss(), event=Event(type_code="FIDE_DUTCH"))
        assert pair_next(t, RoundWish(SystemWish("dutch", "2017"))).tournament.rules == EventRules("", "2017")

    @pytest.mark.parametrize(
        ("t", "wish"),
        [
            (replace(swiss(), rules=EventRules("lim")), SystemWish("dubov")),
            (replace(swiss(), rules=EventRules("lim", "2026")), SystemWish(None, "2009", (("maxi", "yes"),))),
            (replace(swiss(), event=Event(type_code="FIDE_DUTCH")), SystemWish("lim")),
            (replace(swiss(), event=Event(type_code="FIDE_DUTCH_2017")), SystemWish("dutch", "2026")),
            (pair_next(swiss()).tournament, SystemWish("burstein")),
        ],
    )
    def test_against_what_the_event_says_it_holds_once(self, t: Tournament, wish: SystemWish) -> None:
        assert pair_next(t, RoundWish(wish)).tournament.rules == t.rules


def test_fixed_boards_make_a_round_by_hand_and_why() -> None:
    fixed = (Board(PlayerId(1), PlayerId(2)), Board(PlayerId(4), PlayerId(3)))
    for said, reason in (("sponsor", "sponsor"), (" ", "Player 1 - Player 2; Player 4 - Player 3")):
        made = pair_next(swiss(), RoundWish(fixed=fixed, reason=said))
        assert made.tournament.rounds[0].paired_by == PairedBy("dutch", "2026", __version__, True, reason)


class TestTakingBack:
    @pytest.mark.parametrize("system", ["berger", "knockout"])
    def test_byes_that_a_table_or_a_knockout_gives_are_asked_for_by_nobody(self, system: str) -> None:
        t = replace(event(5, 5), rules=EventRules(system))
        after = pair_next(t, RoundWish(SystemWish(system))).tournament
        assert ByeKind.ZERO_POINT in {bye.kind for bye in after.rounds[0].byes}
        assert round_taken_back(after).absences == ()
        unsaid = replace(after, rounds=(replace(after.rounds[0], paired_by=None),))
        assert round_taken_back(unsaid).absences == ()

    def test_byes_that_were_asked_for_are_asked_for_again(self) -> None:
        t = with_bye(with_bye(swiss(7), 1, PlayerId(3), ByeKind.HALF_POINT), 1, PlayerId(4), ByeKind.ZERO_POINT)
        after = pair_next(t).tournament
        assert ByeKind.PAIRING_ALLOCATED in {bye.kind for bye in after.rounds[0].byes}
        assert round_taken_back(after) == t

    def test_a_half_point_bye_in_a_table_was_asked_for(self) -> None:
        t = replace(event(4, 3), rules=EventRules("berger"))
        rnd = pair_next(t).tournament.rounds[0]
        half = Bye(PlayerId(1), ByeKind.HALF_POINT)
        after = replace(t, rounds=(replace(rnd, games=rnd.games[1:], byes=(half,)),))
        assert [(a.player, a.kind) for a in round_taken_back(after).absences] == [(1, ByeKind.HALF_POINT)]

    def test_there_must_be_a_round(self) -> None:
        with pytest.raises(RequestError) as refused:
            round_taken_back(swiss())
        assert refused.value.message.key == "change.no-such-round"
