"""C.04.5: matches of two games, each held as two rounds."""

from __future__ import annotations

import pytest

from hakem.errors import RequestError
from hakem.facts.card import cards
from hakem.facts.double_rounds import contest_of_matches
from hakem.model import ByeKind, Colour, Mark, Player, PlayerId, RoundNo, Tournament
from hakem.pairing import check_round, system_for
from hakem.pairing.swiss.double.system import DoubleSwiss
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import replace

SYSTEM = DoubleSwiss()


def players(count: int, rounds: int = 6) -> Tournament:
    people = tuple(Player(PlayerId(n), n, f"P{n}") for n in range(1, count + 1))
    return Tournament(people, rounds, initial_colour=Colour.WHITE)


def with_results(t: Tournament, result: tuple[Mark, Mark] = (Mark.WIN, Mark.LOSS), played: bool = True) -> Tournament:
    """The next round as the system makes it, all boards with one result."""
    after = SYSTEM.pair(t).added_to(t)
    rnd = after.rounds[-1]
    games = tuple(replace(g, white_mark=result[0], black_mark=result[1], played=played) for g in rnd.games)
    return replace(after, rounds=(*after.rounds[:-1], replace(rnd, games=games)))


def boards(t: Tournament) -> list[tuple[int, int]]:
    return [(b.white, b.black) for b in SYSTEM.pair(t).boards]


class TestSecondGames:
    def test_they_have_the_same_pairs_with_the_colours_changed(self) -> None:
        t = with_results(players(6))
        assert [g.players for g in t.rounds[0].games] == [(1, 4), (5, 2), (3, 6)]
        assert boards(t) == [(4, 1), (2, 5), (6, 3)]

    def test_whoever_has_left_loses_the_second_game(self) -> None:
        t = with_results(players(4))
        gone = replace(t, players=(replace(t.players[0], withdrawn_after=RoundNo(1)), *t.players[1:]))
        (forfeit,) = SYSTEM.pair(gone).forfeits
        assert (forfeit.players, forfeit.white_mark, forfeit.black_mark) == ((3, 1), Mark.WIN, Mark.LOSS)

    def test_an_odd_number_of_games_is_refused(self) -> None:
        with pytest.raises(RequestError):
            SYSTEM.pair(players(4, rounds=5))

    def test_checked(self) -> None:
        t = with_results(with_results(players(6)))
        assert [check_round(SYSTEM, t, n) for n in (1, 2)] == [None, None]
        turned = replace(t, rounds=(t.rounds[0], replace(t.rounds[1], games=t.rounds[0].games)))
        found = check_round(SYSTEM, turned, 2)
        assert found is not None
        assert found.reason is not None
        assert found.reason.outcome == "upfloat.check.second-games"


class TestByes:
    def test_the_bye_is_worth_a_win_and_a_draw(self) -> None:
        t = with_results(with_results(players(5)))
        kinds = [[(bye.player, bye.kind) for bye in rnd.byes] for rnd in t.rounds]
        assert kinds == [[(5, ByeKind.PAIRING_ALLOCATED)], [(5, ByeKind.HALF_POINT)]]
        assert cards(t)[PlayerId(5)].score == cards(contest_of_matches(t).event)[PlayerId(5)].score == 1.5


class TestMatches:
    def test_a_match_counts_both_games(self) -> None:
        t = with_results(with_results(players(4)), (Mark.DRAW, Mark.DRAW))
        event = contest_of_matches(t).event
        assert [card.score for card in cards(event).values()] == [1.5, 0.5, 0.5, 1.5]
        assert len(event.rounds) == 1

    def test_a_pair_that_forfeited_both_games_may_meet_again(self) -> None:
        t = players(2)
        for _ in range(2):
            t = with_results(t, played=False)
        assert boards(t) in ([(1, 2)], [(2, 1)])

    def test_standings_have_matches_as_rounds(self) -> None:
        t = with_results(with_results(players(4)), (Mark.DRAW, Mark.DRAW))
        t = replace(t, event=replace(t.event, type_code="FIDE_DOUBLESWISS"))
        found = standings(t, StandingsRequest(("BH", "WIN")))
        scores = {row.contestant.id: row.contestant.score for row in found.rows}
        assert scores == {1: 1.5, 2: 0.5, 3: 0.5, 4: 1.5}
        assert [len(row.contestant.rows) for row in found.rows] == [1] * 4

    def test_the_type_code(self) -> None:
        t = players(4)
        named = replace(t, event=replace(t.event, type_code="FIDE_DOUBLESWISS"))
        assert system_for("double-swiss", None, named).name == "double-swiss"
