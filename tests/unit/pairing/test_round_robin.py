"""The round robin as a system."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.i18n import Renderer, languages
from hakem.model import Absence, Bye, ByeKind, Game, Mark, Player, PlayerId, RoundNo, Tournament, with_ids
from hakem.pairing import ROUND_ROBIN_RULES, BergerRoundRobin, RoundRobinRules, pair_explained
from tests.support.round_robins import event, everybody_once, gone_after, pairs, played_out, with_round
from tests.support.some import some

RULES_2009, RULES_2026 = ROUND_ROBIN_RULES
BERGER = BergerRoundRobin()


def test_first_round_by_numbers_not_by_order_of_players() -> None:
    t = event(6)
    mixed = replace(t, players=t.players[::-1])
    assert pairs(BERGER.pair(mixed)) == pairs(BERGER.pair(t)) == [(1, 6), (2, 5), (3, 4)]


def test_numbers_with_gaps_are_seats_in_their_order() -> None:
    players = tuple(Player(PlayerId(i), number, f"P{i}") for i, number in ((1, 90), (2, 4), (3, 17), (4, 5)))
    assert pairs(BERGER.pair(Tournament(players, 3))) == [(2, 1), (4, 3)]


@pytest.mark.parametrize(("rules", "kind"), [(RULES_2009, ByeKind.PAIRING_ALLOCATED), (RULES_2026, ByeKind.ZERO_POINT)])
def test_odd_number_the_opponent_of_the_empty_seat_has_the_bye(rules: RoundRobinRules, kind: ByeKind) -> None:
    pairing = BergerRoundRobin(rules).pair(event(7))
    assert pairing.byes == (Bye(PlayerId(1), kind),)
    assert pairs(pairing) == [(2, 7), (3, 6), (4, 5)]


def test_cycles_follow_from_the_number_of_rounds() -> None:
    t = played_out(event(6, 10), BERGER)
    assert [(g.white, g.black) for g in t.rounds[5].games] == [(6, 1), (5, 2), (4, 3)]
    assert [(g.white, g.black) for g in t.rounds[3].games] == [(3, 6), (4, 2), (5, 1)]


def test_double_event_of_2009_keeps_the_order_of_rounds() -> None:
    t = played_out(event(6, 10), BergerRoundRobin(RULES_2009))
    assert [(g.white, g.black) for g in t.rounds[3].games] == [(6, 5), (1, 4), (2, 3)]
    assert [(g.white, g.black) for g in t.rounds[8].games] == [(5, 6), (4, 1), (3, 2)]


def test_nothing_left_to_pair() -> None:
    done = played_out(event(4), BERGER)
    with pytest.raises(PairingError) as caught:
        BERGER.pair(done)
    assert caught.value.message.key == "pairing.all-rounds-paired"
    assert caught.value.article == "C.05 (2026) Annex 1"
    with pytest.raises(PairingError):
        BergerRoundRobin(cycles=1).pair(replace(done, rounds_total=9))


def test_no_players() -> None:
    with pytest.raises(RequestError):
        BERGER.pair(Tournament((), 1))


def test_cycles_below_one() -> None:
    with pytest.raises(RequestError):
        BergerRoundRobin(cycles=0).pair(event(4))


def test_games_of_those_who_left_are_forfeits() -> None:
    pairing = BERGER.pair(gone_after(event(6), {6: 0, 2: 0, 5: 0}))
    assert pairs(pairing) == [(3, 4)]
    assert pairing.forfeits == (
        Game(PlayerId(1), PlayerId(6), Mark.WIN, Mark.LOSS, played=False),
        Game(PlayerId(2), PlayerId(5), Mark.LOSS, Mark.LOSS, played=False),
    )
    black_wins = BERGER.pair(gone_after(event(6), {1: 0}))
    assert black_wins.forfeits == (Game(PlayerId(1), PlayerId(6), Mark.LOSS, Mark.WIN, played=False),)


def test_bye_of_one_who_left_is_worth_nothing() -> None:
    pairing = BergerRoundRobin(RULES_2009).pair(gone_after(event(5), {1: 0}))
    assert pairing.byes == (Bye(PlayerId(1), ByeKind.ZERO_POINT),)


def test_player_who_withdraws_after_a_round_plays_it() -> None:
    t = gone_after(event(4), {1: 1})
    assert BERGER.pair(t).forfeits == ()
    assert [g.players for g in BERGER.pair(with_round(t, BERGER.pair(t))).forfeits] == [(1, 2)]


def test_announced_absence_changes_no_table() -> None:
    t = event(4)
    absent = replace(t, absences=(Absence(RoundNo(1), PlayerId(1), ByeKind.HALF_POINT),))
    assert BERGER.pair(absent) == BERGER.pair(t)


def test_every_board_bye_and_forfeit_is_explained() -> None:
    t = gone_after(event(7), {2: 0, 4: 0, 5: 0})
    pairing, steps = pair_explained(BergerRoundRobin(RULES_2009), t)
    assert pairing == BergerRoundRobin(RULES_2009).pair(t)
    assert [(s.outcome, s.subject, str(s.article)) for s in steps] == [
        ("table.board", (3, 6), "TSF Round Robin (2009) 2"),
        ("table.bye.pairing-allocated", (1,), "TSF Round Robin (2009) 3"),
        ("table.forfeit", (7, 2), "TSF Round Robin (2009) 3"),
        ("table.both-gone", (4, 5), "TSF Round Robin (2009) 3"),
    ]
    assert [step.board for step in steps] == [1, None, None, None]
    names = {int(p.id): f"{p.number} {p.name}" for p in t.players}
    for language in languages():
        assert all("Player" in Renderer(language, names).say(step.message) for step in steps)


def test_name_and_edition() -> None:
    assert (BERGER.name, BERGER.edition.id) == ("berger", "2026")


@given(
    players=st.integers(1, 20),
    cycles=st.integers(1, 3),
    left=st.dictionaries(st.integers(1, 20), st.integers(0, 8), max_size=4),
    rules=st.sampled_from(ROUND_ROBIN_RULES),
)
def test_everybody_exactly_once_in_every_round(
    players: int, cycles: int, left: dict[int, int], rules: RoundRobinRules
) -> None:
    system = BergerRoundRobin(rules)
    t = gone_after(event(players, cycles * max(1, players - 1 + players % 2)), left)
    for _ in some(range(t.rounds_total)):
        pairing = system.pair(t)
        assert everybody_once(t, pairing)
        assert pairing.round_no == len(t.rounds) + 1
        if players == 1:
            break  # a round without a game is not played
        t = with_round(t, pairing)


@given(st.permutations(range(1, 9)))
def test_other_ids_change_nothing(ids: list[int]) -> None:
    t = event(len(ids))
    new_id = {p.id: PlayerId(new) for p, new in zip(t.players, ids, strict=True)}
    renamed = BERGER.pair(with_ids(t, new_id))
    assert [(b.white, b.black) for b in renamed.boards] == [
        (new_id[b.white], new_id[b.black]) for b in BERGER.pair(t).boards
    ]
