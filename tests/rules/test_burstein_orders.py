"""The orders of pairings that the handbook prints for six and for five players, and its example of colours."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import pytest

from hakem.model import Acceleration, AccelerationMethod, PlayerId, Tournament
from hakem.pairing.swiss.burstein import BursteinSwiss2009
from hakem.pairing.swiss.burstein.rank_order import RankNumbers
from tests.support.swiss_rounds import swiss

PRINTED = json.loads((Path(__file__).parents[1] / "data" / "burstein_orders.json").read_text(encoding="utf-8"))
FLOATER = "F"
Pairs = frozenset[tuple[int, ...]]


def every_pairing(players: Sequence[int], floaters: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All pairings with so many floaters, in any order; a floater is alone."""
    for left in combinations(players, floaters):
        for pairs in _perfect([p for p in players if p not in left]):
            yield (*pairs, *((p,) for p in left))


def _perfect(players: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not players:
        yield ()
    for i in range(1, len(players)):
        for rest in _perfect(players[1:i] + players[i + 1 :]):
            yield ((players[0], players[i]), *rest)


def in_order(players: int, floaters: int) -> list[Pairs]:
    """All pairings of players 1, 2, … in the order of our numbers."""
    numbers = RankNumbers(players)

    def number(pairing: tuple[tuple[int, ...], ...]) -> int:
        pairs = [tuple(p - 1 for p in pair) for pair in pairing]
        return sum(numbers.pair(*pair) if len(pair) == 2 else numbers.single(*pair) for pair in pairs)

    found = sorted(every_pairing(range(1, players + 1), floaters), key=number)
    assert len({number(pairing) for pairing in found}) == len(found)
    assert number(found[0]) >= 0
    assert number(found[-1]).bit_length() <= numbers.bits
    return [frozenset(pairing) for pairing in found]


def printed(key: str) -> list[Pairs]:
    return [frozenset(tuple(p for p in pair if p != FLOATER) for pair in pairing) for pairing in PRINTED[key]]


def test_six_players() -> None:
    assert in_order(6, 0) == printed("six")


def test_five_players() -> None:
    assert in_order(5, 1) == printed("five")


def test_seven_players() -> None:
    """One more than fills the digit of a place; in the first pairing of all the one in the middle floats."""
    found = in_order(7, 1)
    assert len(set(found)) == 105
    assert found[0] == {(1, 7), (2, 6), (3, 5), (4,)}


def test_two_pairs_and_two_floaters_of_six() -> None:
    """The edition of 2026 (article 4) has brackets with several floaters: 45 pairings, no two alike."""
    assert len(set(in_order(6, 2))) == 45


def test_somebody_from_another_group_does_not_float_again() -> None:
    barred = [n for n, pairing in enumerate(printed("five"), start=1) if (2,) in pairing]
    assert barred == PRINTED["not_if_2_came_from_another_group"]


def winners(count: int) -> Tournament:
    """So many winners who have not met and are equal but for their numbers; some had Black and are due White."""
    white = PRINTED["due_white"]
    games = [f"{p + count}-{p} 0" if p in white else f"{p}-{p + count} 1" for p in range(1, count + 1)]
    t = swiss(2 * count, 3, ", ".join(games))
    return Tournament(
        t.players, t.rounds_total, t.rounds, acceleration=Acceleration(AccelerationMethod.LISTED), points=t.points
    )


@pytest.mark.parametrize(("count", "key", "number"), [(6, "six", "then_six"), (5, "five", "then_five")])
def test_due_colours(count: int, key: str, number: str) -> None:
    """6.5: with 2, 4 and 5 due White and the others Black it is the fourth pairing of six, the second of five."""
    expected = printed(key)[PRINTED[number] - 1]
    boards = BursteinSwiss2009().pair(winners(count)).boards
    inside = {tuple(sorted((b.white, b.black))) for b in boards if max(b.white, b.black) <= count}
    assert inside == {pair for pair in expected if len(pair) == 2}
    for board in boards:
        if max(board.white, board.black) <= count:
            assert PlayerId(board.white) in PRINTED["due_white"]
