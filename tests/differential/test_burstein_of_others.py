"""Random events of 2026 paired by another program, live: the same opponents, bye and colours after the seeding rounds.

The other program is corrected where it does not do what the text says. What each place does, and that no
correction is there for nothing, is shown by an example.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from hakem.facts.rewind import before_round
from hakem.model import Bye, ByeKind, Colour, PlayerId, Tournament
from hakem.pairing import Board, RoundPairing, system_for
from hakem.pairing.swiss.burstein import BursteinSwiss
from hakem.pairing.swiss.burstein.editions import half_of_the_rounds
from hakem.simulation.generator import simulate
from hakem.simulation.settings import Rates, Settings
from tests.support.corrected_py4swiss import (
    CORRECTIONS,
    Correction,
    colour_by_number,
    floating_comes_last,
    most_games,
    pairs_of_the_following_bracket,
    runs_of_zero_byes,
    scores_of_floaters,
    theirs,
)
from tests.support.effort import FACTOR
from tests.support.some import some
from tests.support.swiss_rounds import swiss

RATES = (
    Rates(),
    Rates(forfeit=Fraction(1, 12)),
    Rates(zero_bye=Fraction(1, 10), draw=Fraction(1, 2)),
    Rates(half_bye=Fraction(1, 8), withdraw=Fraction(1, 5)),
    Rates(draw=Fraction(9, 10), late=Fraction(1, 5)),
    Rates(
        zero_bye=Fraction(1, 8),
        half_bye=Fraction(1, 8),
        forfeit=Fraction(1, 10),
        withdraw=Fraction(1, 5),
        late=Fraction(1, 5),
    ),
    Rates(withdraw=Fraction(1, 2)),
    Rates(draw=Fraction(0)),
)


def ours(t: Tournament) -> set[tuple[int, int]]:
    pairing = system_for("burstein", "2026", t).pair(t)
    return {(b.white, b.black) for b in pairing.boards} | {(b.player, 0) for b in pairing.byes}


@pytest.mark.parametrize("seed", range(16 * FACTOR))
def test_same_rounds(seed: int, tmp_path: Path) -> None:
    players, rounds = 6 + seed * 7 % 25, 4 + seed % 6
    settings = Settings(players, rounds, f"others {seed}", "burstein", "2026", RATES[seed % len(RATES)])
    t = simulate(settings).tournament
    for number in some(range(half_of_the_rounds(t.rounds_total) + 1, len(t.rounds) + 1)):
        before = before_round(t, number)
        assert ours(before) == theirs(before, tmp_path / "ours.trf")


EXAMPLES: list[tuple[Correction, Tournament, str, str, str]] = [
    (scores_of_floaters, swiss(5, 3, "4-1 0, 2 H, 5 H, 3 Z", initial=Colour.BLACK), "1-2 3-5 4", "1-3 2-5 4", "2.3.2"),
    (pairs_of_the_following_bracket, swiss(5, 2, "1-3 1, 4-2 0, 5 U"), "5-1 3-2 4", "2-1 3-5 4", "4"),
    (most_games, swiss(4, 4, "1-3 =, 4 U, 2 H", "2-1 =, 4 H, 3 Z", away="3 Z"), "4-2 1", "1-4 2", "3.1"),
    (
        runs_of_zero_byes,
        swiss(5, 4, "5-3 0, 1 H, 2 H, 4 Z", "2-1 =, 3 H, 4 Z, 5 Z", "3-2 =, 1-4 =, 5 Z", away="4 Z, 5 Z"),
        "1-3 2",
        "3-1 2",
        "5.2.5",
    ),
    (floating_comes_last, swiss(5, 2, "1-3 1, 4-2 0, 5 U"), "5-1 3-2 4", "2-1 3-5 4", "4"),
    (colour_by_number, swiss(7, 2, "2-3 =, 6-7 =, 1 Z, 4 Z, 5 Z", away="1 Z"), "7-2 3-6 4-5", "7-2 3-6 5-4", "5.2.1"),
]


@pytest.mark.parametrize(
    ("correction", "t", "own", "other", "article"), EXAMPLES, ids=[example[0].__name__ for example in EXAMPLES]
)
def test_without_the_correction(
    correction: Correction, t: Tournament, own: str, other: str, article: str, tmp_path: Path
) -> None:
    rest = [c for c in CORRECTIONS if c is not correction]
    file = tmp_path / "ours.trf"
    assert ours(t) == theirs(t, file) == told_pairs(own)
    assert theirs(t, file, rest) == told_pairs(other)
    step = BursteinSwiss().first_difference(t, as_round(t, told_pairs(other)))
    assert step is not None
    assert step.article.number == article


def told_pairs(line: str) -> set[tuple[int, int]]:
    """``5-1 3-2 4``: two boards, White first, and who has the bye."""
    pairs = [item.split("-") for item in line.split()]
    return {(int(pair[0]), int(pair[1]) if len(pair) > 1 else 0) for pair in pairs}


def as_round(t: Tournament, pairs: set[tuple[int, int]]) -> RoundPairing:
    boards = tuple(Board(PlayerId(white), PlayerId(black)) for white, black in sorted(pairs) if black)
    byes = tuple(Bye(PlayerId(player), ByeKind.PAIRING_ALLOCATED) for player, black in pairs if not black)
    return RoundPairing(t.next_round, boards, byes)


def test_there_is_no_correction_without_an_example() -> None:
    assert {example[0] for example in EXAMPLES} == set(CORRECTIONS)
