"""Which results of a round robin count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.facts import games_in_event, round_robin_scores
from hakem.model import HALF, ONE, AbnormalKind, AbnormalPoints, PlayerId, Points, RoundNo, Tournament
from hakem.pairing import ROUND_ROBIN_RULES, BergerRoundRobin
from tests.support.round_robins import event, gone_after, played_out

BERGER_2009, BERGER_2026 = (BergerRoundRobin(rules) for rules in ROUND_ROBIN_RULES)


def drawn_event(players: int, left: dict[int, int], rounds: int | None = None) -> Tournament:
    """Every game a draw; whoever has left loses by forfeit."""
    return played_out(gone_after(event(players, rounds), left), BERGER_2026)


def test_nobody_left() -> None:
    scores = round_robin_scores(drawn_event(6, {}))
    assert set(scores.scores.values()) == {Points(5, 2)}
    assert (scores.out, scores.uncounted) == (frozenset(), frozenset())


def test_below_half_counts_for_nobody() -> None:
    """Player 6 leaves after 2 of 5 games, having drawn with 1 and 4; 2, 5 and 3 get no point for the forfeits."""
    scores = round_robin_scores(drawn_event(6, {6: 2}))
    assert scores.out == {PlayerId(6)}
    assert scores.scores == dict.fromkeys(map(PlayerId, range(1, 6)), Points(2))
    assert scores.uncounted == {(PlayerId(p), RoundNo(r)) for p, r in ((1, 1), (4, 2), (2, 3), (5, 4), (3, 5))}


def test_above_half_everything_stands() -> None:
    scores = round_robin_scores(drawn_event(6, {6: 3}))
    assert scores.out == frozenset()
    assert scores.scores == {
        1: Points(5, 2),
        2: Points(5, 2),
        3: Points(3),
        4: Points(5, 2),
        5: Points(3),
        6: Points(3, 2),
    }


@pytest.mark.parametrize(("rounds_there", "is_out"), [(1, True), (2, False), (3, False)])
def test_exactly_half_stands_with_an_odd_number_of_players(rounds_there: int, is_out: bool) -> None:
    """Five players have four games each; player 5 has the bye in round 4, so 2 rounds are half."""
    scores = round_robin_scores(drawn_event(5, {5: rounds_there}))
    assert (PlayerId(5) in scores.out) is is_out


def test_bye_is_no_completed_game() -> None:
    """Player 1 has the bye in round 1, so after two rounds one of four games is completed."""
    scores = round_robin_scores(drawn_event(5, {1: 2}))
    assert scores.out == {PlayerId(1)}


def test_forfeit_is_no_completed_game() -> None:
    """Player 1 is there for three rounds, but 6 is not: two of five games are completed."""
    scores = round_robin_scores(drawn_event(6, {6: 0, 1: 3}))
    assert scores.out == {PlayerId(6), PlayerId(1)}
    assert scores.scores == dict.fromkeys(map(PlayerId, (2, 3, 4, 5)), Points(3, 2))


def test_bye_stands_whoever_is_out() -> None:
    t = played_out(gone_after(event(5), {5: 0}), BERGER_2009)
    assert round_robin_scores(t).scores == dict.fromkeys(map(PlayerId, (1, 2, 3, 4)), Points(5, 2))


def test_double_event_counts_the_games_of_both_cycles() -> None:
    assert round_robin_scores(drawn_event(6, {6: 4}, 10)).out == {PlayerId(6)}
    assert round_robin_scores(drawn_event(6, {6: 5}, 10)).out == frozenset()


def test_leaving_after_the_last_round_is_no_withdrawal() -> None:
    t = gone_after(event(4), {1: 3})
    assert round_robin_scores(t).out == frozenset()


@pytest.mark.parametrize(
    ("players", "rounds", "games"), [(6, 5, 5), (5, 5, 4), (6, 10, 10), (5, 10, 8), (6, 3, 3), (1, 1, 0), (0, 1, 0)]
)
def test_games_in_event(players: int, rounds: int, games: int) -> None:
    assert games_in_event(event(players, rounds)) == games


def test_penalty_in_an_uncounted_round_stays() -> None:
    t = drawn_event(6, {6: 2})
    penalties = (
        AbnormalPoints(AbnormalKind.EXTRA, -HALF, RoundNo(1), (PlayerId(1),)),
        AbnormalPoints(AbnormalKind.EXTRA, ONE, None, (PlayerId(2),)),
    )
    scores = round_robin_scores(replace(t, abnormal_points=penalties)).scores
    assert (scores[PlayerId(1)], scores[PlayerId(2)], scores[PlayerId(3)]) == (Points(3, 2), Points(3), Points(2))
