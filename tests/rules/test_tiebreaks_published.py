"""Figures that FIDE has published for the dummy opponent, with the cap of 2026 and without.

Published are the score, the rounds without a game and the sums; the other
opponents are made up so that their scores have the sum they must have.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import pytest

from hakem.model import ByeKind, Mark
from hakem.tiebreaks.context import TieBreakContext
from hakem.tiebreaks.editions import C07_2024, C07_2026
from hakem.tiebreaks.ledger import Contestant, Ledger, LedgerRow, Score
from hakem.tiebreaks.ranking import ranked
from hakem.tiebreaks.registry import spec_of
from hakem.tiebreaks.rules import TieBreakRules

HERO = 1


@dataclass(frozen=True)
class Published:
    """Somebody's score in so many rounds, what the opponents met have scored together, and the rounds not played."""

    score: str
    rounds: int
    opponents: str
    unplayed: tuple[LedgerRow, ...]
    forfeited: tuple[tuple[int, str], ...] = ()

    def context(self, rules: TieBreakRules) -> TieBreakContext:
        """The event as far as it matters; nobody but the hero has rounds."""
        games = self.rounds - len(self.unplayed)
        each = Fraction(self.opponents) / games
        scores = dict.fromkeys(range(2, games + 2), each)
        scores.update((number, Fraction(text)) for number, text in self.forfeited)
        free = [n for n in range(1, self.rounds + 1) if n not in {row.round_no for row in self.unplayed}]
        made = Fraction(self.score) - sum((row.points for row in self.unplayed), Fraction(0))
        rows = [
            LedgerRow(n, made / games, at, Mark.DRAW, took_place=True, game=True) for at, n in enumerate(free, start=2)
        ]
        in_order = tuple(sorted([*rows, *self.unplayed], key=lambda row: row.round_no))
        people = {HERO: Contestant(HERO, HERO, "Hero", None, in_order, Fraction(self.score))}
        people |= {n: Contestant(n, n, f"Opponent {n}", None, (), score) for n, score in scores.items()}
        half = Fraction(1, 2)
        ledger = Ledger(people, Fraction(1), half, Fraction(0), self.rounds, self.rounds, Fraction(self.rounds))
        return TieBreakContext(rules, {Score.POINTS: ledger}, Score.POINTS)


def zero_bye(round_no: int) -> LedgerRow:
    return LedgerRow(round_no, Fraction(0), bye=ByeKind.ZERO_POINT)


def forfeit(round_no: int, opponent: int, won: bool) -> LedgerRow:
    return LedgerRow(round_no, Fraction(int(won)), opponent, Mark.WIN if won else Mark.LOSS)


WITHDRAWN_FOR_A_ROUND = Published("7", 10, "50", (zero_bye(4),))
FORFEIT_WIN = Published("7", 9, "44", (forfeit(7, 90, True),), ((90, "5.5"),))
FORFEIT_LOSS_AND_BYE = Published("6.5", 10, "51.5", (forfeit(3, 90, False), zero_bye(6)), ((90, "6.5"),))
FORFEIT_WIN_AT_THE_START = Published("9.5", 10, "64.5", (forfeit(1, 90, True),), ((90, "4.5"),))


@pytest.mark.parametrize(
    ("event", "code", "until_2026", "since_2026"),
    [
        (WITHDRAWN_FOR_A_ROUND, "BH", "57", "55"),
        (WITHDRAWN_FOR_A_ROUND, "BH/C1", "50", "50"),
        (FORFEIT_WIN, "BH", "51", "49.5"),
        (FORFEIT_LOSS_AND_BYE, "BH", "64.5", "63"),
        (FORFEIT_WIN_AT_THE_START, "BH", "74", "69"),
    ],
)
def test_published_figures(event: Published, code: str, until_2026: str, since_2026: str) -> None:
    for rules, expected in ((C07_2024, until_2026), (C07_2026, since_2026)):
        rows = ranked(event.context(rules), (spec_of(code),))
        (value,) = next(row.values for row in rows if row.contestant.id == HERO)
        assert value.shown == (Fraction(expected),)
