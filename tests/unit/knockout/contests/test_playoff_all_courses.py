"""Every course that play-offs of two and of three can take, against the articles read once more, to the letter."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from hakem.knockout import GameDue, GameOutcome, GameResult, PlayoffOptions, history, playoff
from hakem.model import Colour
from tests.support.playoffs import all_courses

Played = tuple[GameDue, GameResult]
POINTS = {GameOutcome.WHITE: Fraction(1), GameOutcome.DRAW: Fraction(1, 2), GameOutcome.BLACK: Fraction(0)}


def golden_winner(game: Played) -> int:
    due, result = game
    if result.later_flag is not None:
        return due.white if result.later_flag is Colour.WHITE else due.black
    return due.white if result.outcome is GameOutcome.WHITE else due.black


def scores(games: Sequence[Played]) -> dict[int, Fraction]:
    made: dict[int, Fraction] = {}
    for due, result in games:
        made[due.white] = made.get(due.white, Fraction(0)) + POINTS[result.outcome]
        made[due.black] = made.get(due.black, Fraction(0)) + 1 - POINTS[result.outcome]
    return made


def two(games: list[Played], extra: int) -> tuple[int, int]:
    """C.1: two games, then further ones if there are any, then the golden point; nothing is played in vain."""
    for count in (2, 2 + extra):
        made = scores(games[:count])
        first, second = sorted(made)
        if made[first] != made[second]:
            assert len(games) == count
            return (first, second) if made[first] > made[second] else (second, first)
    assert len(games) == 2 + extra + 1
    winner = golden_winner(games[-1])
    return (winner, 3 - winner)


def three(games: list[Played], eliminate: bool) -> tuple[int, ...]:
    """C.2, without moves: seeds decide where moves would."""
    made = scores(games[:3])
    by_points = sorted(made, key=lambda player: (-made[player], player))
    top = [player for player in by_points if made[player] == made[by_points[0]]]
    rest = games[3:]
    if len(top) == 1:
        assert not rest
        return tuple(by_points)
    if len(top) == 2:
        assert len(rest) == 1
        winner = golden_winner(rest[0])
        return (winner, *(player for player in top if player != winner), by_points[2])
    if eliminate:
        assert all(3 not in (due.white, due.black) for due, _ in rest)
        return (*two(rest, 0), 3)
    wins = [golden_winner(game) for game in rest]
    assert len(wins) == 3
    return tuple(sorted((1, 2, 3), key=lambda player: (-wins.count(player), player)))


@pytest.mark.parametrize("extra", [0, 2])
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_all_courses_of_two(seed: str, extra: int) -> None:
    contest = playoff((1, 2), PlayoffOptions(extra=extra), seed)
    courses = [(list(history(contest, log)), decided) for log, decided in all_courses(contest)]
    assert all(decided.order == two(games, extra) for games, decided in courses)
    level = {0: 3 * 6, 2: 3 * 3 * 6}[extra]
    assert len(courses) == {0: 6, 2: 6 + 3 * 6}[extra] + level


@pytest.mark.parametrize("eliminate", [False, True])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_all_courses_of_three(seed: str, eliminate: bool) -> None:
    contest = playoff((1, 2, 3), PlayoffOptions(eliminate=eliminate), seed)
    courses = [(list(history(contest, log)), decided) for log, decided in all_courses(contest)]
    for games, decided in courses:
        assert decided.order == three(games, eliminate)
    ends = {(len(games), len(decided.tiers)) for games, decided in courses}
    assert {length for length, _ in ends} == ({3, 4, 5, 6} if eliminate else {3, 4, 6})
