"""The knockout as a pairing system: round after round, from the rounds before."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.i18n import languages, say
from hakem.knockout import KnockoutEvent, Lots, as_tournament, event_in
from hakem.model import (
    Bye,
    ByeKind,
    Event,
    Game,
    Lot,
    Mark,
    Player,
    PlayerId,
    Round,
    RoundNo,
    Team,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
)
from hakem.pairing import Board, Knockout, KnockoutRules, RoundPairing, check_round, pair_explained, system_for
from hakem.pairing.knockout.system import SeedOrder
from hakem.regulations import KNOCKOUT_2009
from tests.support.effort import examples
from tests.support.knockout_events import COVER, events, people, small, teams
from tests.support.playoffs import by_script, drawn, played, wins

RULES = KnockoutRules(extra=0, lots="x", seeding=SeedOrder.GIVEN)
FIRST = Tournament(people(4), 6, event=COVER)


def rules_of(event: KnockoutEvent) -> KnockoutRules:
    """The rules by which the system has the same event."""
    return KnockoutRules(
        qualify=event.plan.qualify,
        games=event.rules.games,
        extra=event.rules.extra,
        reseed=event.plan.reseed,
        seeding=SeedOrder.GIVEN,
        lots=event.lots.seed,
    )


def with_results(t: Tournament, pairing: RoundPairing, marks: str = "1-0") -> Tournament:
    """The round added, every game with the same result."""
    white, black = map(Mark, marks.split("-"))
    games = tuple(Game(board.white, board.black, white, black) for board in pairing.boards)
    return replace(t, rounds=(*t.rounds, Round(games + pairing.forfeits, pairing.byes)))


@given(event=events(9), data=st.data())
@settings(max_examples=examples(40), deadline=None)
def test_every_round_of_a_knockout_is_paired_again(event: KnockoutEvent, data: st.DataObject) -> None:
    """Games and byes, until the error that names those selected."""
    event = replace(event, rules=replace(event.rules, golden=True, stop_when_decided=False))
    event = replace(event, players=tuple(sorted(event.players)))
    t = as_tournament(event, data.draw(played(event)), people(len(event.players)), COVER)
    system = Knockout(rules_of(event))
    for number, rnd in enumerate(t.rounds, start=1):
        pairing = system.pair(replace(t, rounds=t.rounds[: number - 1]))
        assert pairing.round_no == number
        assert pairing.boards == tuple(Board(game.white, game.black) for game in rnd.games)
        assert pairing.byes == rnd.byes
        assert check_round(system, t, number) is None
    with pytest.raises(PairingError):
        system.pair(t)
    assert system.scheduled_rounds(t) == event.most_rounds


def test_the_winner_is_named_at_the_end() -> None:
    t = as_tournament(small(4), by_script(small(4), wins(3))[0], people(4), COVER)
    with pytest.raises(PairingError, match=r"the winner is Oyuncu 3 \(3\)") as caught:
        Knockout(RULES).pair(t)
    assert caught.value.article == KNOCKOUT_2009.art("A.7")
    event = small(5, 2)
    t = as_tournament(event, by_script(event, wins(5))[0], people(5), COVER)
    with pytest.raises(PairingError, match=r"selected: Oyuncu 2 \(2\), Oyuncu 5 \(5\)"):
        Knockout(replace(RULES, qualify=2)).pair(t)


def test_who_waits_has_a_bye_and_who_is_out_has_nothing() -> None:
    t = replace(FIRST, players=people(5))
    system = Knockout(RULES)
    first = system.pair(t)
    assert {bye.player for bye in first.byes} == {1, 2, 3}
    assert all(bye.kind is ByeKind.ZERO_POINT for bye in first.byes)
    event = small(5)
    over = as_tournament(event, by_script(event, wins(1))[0], people(5), COVER)
    third = system.pair(replace(over, rounds=over.rounds[:2]))
    assert len(third.boards) == 2
    assert third.byes == ()


def test_golden_points_are_a_round_of_those_who_are_level() -> None:
    event = small(4)
    level = {game for game in by_script(event, drawn)[0] if "match-2" in game}
    log = by_script(event, lambda due: drawn(due) if due.id in level else wins(1)(due))[0]
    t = as_tournament(event, log, people(4), COVER)
    pairing = Knockout(RULES).pair(replace(t, rounds=t.rounds[:2]))
    assert len(pairing.boards) == 1
    assert pairing.byes == (Bye(PlayerId(1), ByeKind.ZERO_POINT),)


def test_lots_come_from_the_option_else_from_the_record_else_from_the_name() -> None:
    recorded = replace(FIRST, lots=(Lot("numbers", "n"), Lot("knockout", "k")))
    for rules, t, seed in (
        (RULES, recorded, "x"),
        (KnockoutRules(), recorded, "k"),
        (KnockoutRules(), FIRST, "Kupa"),
        (KnockoutRules(), replace(FIRST, event=Event()), ""),
    ):
        assert Knockout(rules).event(t).lots == Lots(seed)


def test_seeds() -> None:
    ratings = (None, 1900, 2200, 1900)
    t = replace(FIRST, players=tuple(replace(p, rating=r) for p, r in zip(FIRST.players, ratings, strict=True)))
    renumbered = replace(t, players=tuple(replace(p, number=5 - p.number) for p in t.players))
    assert Knockout(RULES).event(renumbered).players == (4, 3, 2, 1)
    by_rating = Knockout(replace(RULES, seeding=SeedOrder.RATING)).event(t).players
    assert (by_rating[0], by_rating[-1]) == (3, 1)


def rated(*ratings: int | None) -> tuple[Player, ...]:
    return tuple(Player(PlayerId(n), n, f"Oyuncu {n}", rating) for n, rating in enumerate(ratings, start=1))


class TestSeedsUnlessTheEventSaysOtherwise:
    """A.4 "başka bir yöntem belirtilmemiş ise oyuncular Rating sırasına göre sıralanır"."""

    EVENT = Tournament(rated(2000, 1500, 2200, 1600, 1900, 1700, 2100, 1800), 6, event=Event("KO8"))

    def meetings(self, t: Tournament, **options: str) -> set[frozenset[int]]:
        system = system_for("knockout", None, t, options)
        return {frozenset((board.white, board.black)) for board in system.pair(t).boards}

    def test_by_rating(self) -> None:
        by_rating = {frozenset(pair) for pair in ((3, 2), (7, 4), (1, 6), (5, 8))}
        assert self.meetings(self.EVENT) == self.meetings(self.EVENT, seeding="rating") == by_rating

    def test_as_numbered_if_the_event_says_so(self) -> None:
        assert self.meetings(self.EVENT, seeding="given") == {frozenset((n, 9 - n)) for n in range(1, 5)}

    def test_by_lots_if_the_event_says_so(self) -> None:
        drawn = {tuple(self._order(lots=text, seeding="lots")) for text in "abcdef"}
        assert len(drawn) > 1
        assert self._order(lots="a", seeding="lots") == self._order(lots="a", seeding="lots")

    def _order(self, **options: str) -> tuple[int, ...]:
        system = system_for("knockout", None, self.EVENT, options)
        assert isinstance(system, Knockout)
        return system.event(self.EVENT).players

    def test_lots_for_those_without_a_rating(self) -> None:
        t = replace(self.EVENT, players=rated(None, 1500, None, 1400))
        orders = {Knockout(KnockoutRules(lots=text)).event(t).players for text in "abcdefgh"}
        assert orders == {(2, 4, 1, 3), (2, 4, 3, 1)}

    def test_rounds_played_as_numbered_are_paired_again_and_it_is_said_why(self) -> None:
        """An event from before the seeds went by rating, which names no other way."""
        listed = system_for("knockout", None, self.EVENT, {"seeding": "given"})
        t = with_results(self.EVENT, listed.pair(self.EVENT), "1-0")
        t = with_results(t, listed.pair(t), "0-1")
        system = system_for("knockout", None, t)
        assert [check_round(system, t, number) for number in (1, 2)] == [None, None]
        assert system.pair(t).boards == listed.pair(t).boards
        _, steps = pair_explained(system, t)
        assert "seeding.as-played" in [step.outcome for step in steps]
        stated = system_for("knockout", None, t, {"seeding": "rating"})
        assert check_round(stated, t, 1) is not None

    def test_rounds_that_both_orders_explain_go_by_rating(self) -> None:
        """A preliminary match of the last two, who are last in both orders."""
        t = replace(self.EVENT, players=rated(2100, 2000, 2200, 1600, 1500))
        t = with_results(t, system_for("knockout", None, t).pair(t), "1-0")
        t = with_results(t, system_for("knockout", None, t).pair(t), "1-0")
        system = system_for("knockout", None, t)
        assert isinstance(system, Knockout)
        assert system.event(t).players == (3, 1, 2, 4, 5)
        assert system.assumed is None

    def test_rounds_that_no_order_explains_are_refused_by_the_text(self) -> None:
        games = tuple(Game(PlayerId(n), PlayerId(n + 1), Mark.WIN, Mark.LOSS) for n in (1, 3, 5, 7))
        t = replace(self.EVENT, rounds=(Round(games),))
        with pytest.raises(RequestError, match="round 1, board 1"):
            system_for("knockout", None, t).pair(t)

    def test_teams_by_the_average_of_those_who_sit_at_the_boards(self) -> None:
        squads = tuple(Team(TeamId(n), f"Takım {n}", (PlayerId(2 * n - 1), PlayerId(2 * n))) for n in range(1, 5))
        t = replace(self.EVENT, teams=squads, team_play=TeamPlay(TeamScoring(board_colours="WW")))
        system = Knockout(KnockoutRules(lots="x"))
        assert system.event(t).players == (4, 2, 3, 1)
        assert system.seeding(t).steps[0].outcome == "seeding.by-average"
        assert Knockout(RULES).event(t).players == (1, 2, 3, 4)


@pytest.mark.parametrize("colours", ["WB", "WWWB", "bw"])
def test_boards_of_a_team_have_one_colour(colours: str) -> None:
    """A.30 "Belirlenen renk ile takımın tüm sporcuları aynı renkte oynarlar"."""
    t = replace(FIRST, teams=teams(2, 1), team_play=TeamPlay(TeamScoring(board_colours=colours)))
    with pytest.raises(RequestError, match=rf"board colours {colours}.*A\.30") as refused:
        Knockout(RULES).pair(t)
    assert colours in say(refused.value.message, "tr")


def test_colours_drawn_in_the_hall_go_on_alternating() -> None:
    first = Knockout(RULES).pair(FIRST)
    turned = replace(first, boards=tuple(Board(board.black, board.white) for board in first.boards))
    second = Knockout(RULES).pair(with_results(FIRST, turned))
    assert second.boards == first.boards


def test_teams_play_if_colours_of_boards_are_named() -> None:
    event = small(4, boards=2)
    log, state = by_script(event, wins(2))
    t = as_tournament(event, log, people(12), COVER, teams(4, 2))
    for number in range(1, len(t.rounds) + 1):
        assert check_round(Knockout(RULES), t, number) is None
    with pytest.raises(PairingError, match=r"Takım 2 \(2\)"):
        Knockout(RULES).pair(t)
    assert state.winner == 2


def test_whoever_has_left_loses_by_forfeit() -> None:
    gone = replace(FIRST, players=tuple(replace(p, withdrawn_after=RoundNo(0)) if p.id == 4 else p for p in people(4)))
    t, system = gone, Knockout(RULES)
    for _ in range(2):
        pairing = system.pair(t)
        assert [frozenset(game.players) for game in pairing.forfeits] == [frozenset({1, 4})]
        assert len(pairing.boards) == 1
        t = with_results(t, pairing, "=-=")
    event, log, _ = event_in(t, system.event(t))
    assert event.scores(log)[1, 1].winner == 1
    everybody = replace(FIRST, players=tuple(replace(p, withdrawn_after=RoundNo(0)) for p in people(4)))
    with pytest.raises(RequestError, match="both left"):
        system.pair(everybody)


def test_open_results_are_asked_for() -> None:
    system = Knockout(RULES)
    with pytest.raises(RequestError, match=r"round 1, board 1: .* has no result"):
        system.pair(with_results(FIRST, system.pair(FIRST), "?-?"))


@pytest.mark.parametrize(
    "options",
    [
        {"games": "3"},
        {"games": "0"},
        {"extra": "1"},
        {"extra": "-2"},
        {"qualify": "two"},
        {"qualify": "9" * 5000},
        {"qualify": "²"},
        {"lots": ""},
        {"lots": "x" * 201},
        {"seeding": "age"},
    ],
)
def test_options_that_cannot_be(options: dict[str, str]) -> None:
    with pytest.raises(RequestError) as caught:
        system_for("knockout", None, FIRST, options)
    assert all(say(caught.value.message, language) for language in languages())


@pytest.mark.parametrize(("players", "qualify"), [(0, "1"), (1, "1"), (4, "4"), (4, "0")])
def test_numbers_that_make_no_knockout(players: int, qualify: str) -> None:
    system = system_for("knockout", None, FIRST, {"qualify": qualify})
    with pytest.raises(RequestError):
        system.pair(replace(FIRST, players=people(players)))


def test_options_reach_the_rules() -> None:
    wanted = {"qualify": "2", "games": "4", "extra": "0", "reseed": "yes", "seeding": "rating", "lots": "zar 3-5"}
    system = system_for("knockout", None, FIRST, wanted)
    assert isinstance(system, Knockout)
    assert system.rules == KnockoutRules(KNOCKOUT_2009, 2, 4, 0, True, SeedOrder.RATING, "zar 3-5")


def test_the_type_code_names_the_system() -> None:
    t = as_tournament(small(4), {}, people(4), COVER)
    assert system_for("knockout", None, t).name == "knockout"


def test_explanation() -> None:
    pairing, steps = pair_explained(Knockout(RULES), FIRST)
    assert pairing == Knockout(RULES).pair(FIRST)
    assert {step.article.number for step in steps} == {"A.4", "B.1", "B.2", "A.7", "A.28", "A.9"}
    for step in steps:
        assert all(say(step.message, language) for language in languages())
