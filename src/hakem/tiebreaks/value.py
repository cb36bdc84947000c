"""The value of a tie-break is its terms: what counted, what was cut, and why.

The explanation is the computation: a value is made of terms and nothing else,
so whoever reads the terms can add them up and finds the value.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from hakem.i18n import Message
from hakem.model import Points, total
from hakem.regulations import Article


class Why(enum.Enum):
    """What stands behind a term; the value names the sentence that says so."""

    PLAYED = "played"
    PENDING = "pending"
    ADJUSTED = "adjusted"
    VIRTUAL = "virtual"
    DUMMY = "dummy"
    CAPPED = "capped"
    PAIRED = "paired"
    UNPLAYED = "unplayed"
    RATED = "rated"
    UNRATED = "unrated"
    LIMITED = "limited"
    AFTER_ROUND = "after-round"
    BOARD = "board"


class Cut(enum.Enum):
    """Why a term does not count."""

    LOW = "low"
    HIGH = "high"
    VOLUNTARY = "voluntary"
    EARLY = "early"


class Term(NamedTuple):
    """One contribution: an ``amount``, made ``of`` a figure of the opponent ``times`` something where both are given.

    A term of a team may be about a ``board`` instead of an opponent.
    ``voluntary`` says that the round was left unplayed of one's own will; a
    term that is ``cut`` stays visible and does not count.
    """

    amount: Points
    round_no: int | None = None
    opponent: int | None = None
    of: Points | None = None
    times: Points | None = None
    why: Why = Why.PLAYED
    article: Article | None = None
    voluntary: bool = False
    cut: Cut | None = None
    board: int | None = None

    def multiplied(self, factor: Points) -> Term:
        """The same figure, counted so many times."""
        amount, round_no, opponent, of, _, why, article, voluntary, cut, board = self
        product = _product(*amount.as_integer_ratio(), *factor.as_integer_ratio())
        return Term(product, round_no, opponent, of, factor, why, article, voluntary, cut, board)


@lru_cache(maxsize=4096)
def _product(above: int, below: int, factor_above: int, factor_below: int) -> Points:
    """The product of two fractions; a field has few different ones, and making a fraction takes long."""
    return Points(above * factor_above, below * factor_below)


class Value(NamedTuple):
    """What a tie-break says of one contestant.

    ``order`` is what is compared, greater being better, from the first number
    on; ``shown`` is what the standings print. Both are empty where there is
    nothing to make a value of, and nothing is less than every number. ``notes``
    tell the steps between the terms and the value where there is more to it
    than adding up.
    """

    order: tuple[Points, ...]
    shown: tuple[Points, ...]
    terms: tuple[Term, ...] = ()
    notes: tuple[Message, ...] = ()

    @property
    def figures(self) -> Value:
        """The same without its terms."""
        return Value(self.order, self.shown)


NONE = Value((), ())
"""Of somebody about whom there is nothing to say: shown as none, and below whatever anybody else has."""


def counted(terms: Iterable[Term]) -> list[Points]:
    """What is left after the cuts."""
    return [term.amount for term in terms if term.cut is None]


def summed(terms: Sequence[Term]) -> Value:
    """The terms added up; of none there is no sum."""
    amounts = counted(terms)
    points = total(amounts)
    return Value((points,), (points,), tuple(terms)) if amounts else Value((), (), tuple(terms))


def parted(group: Iterable[int], compared: Mapping[int, Any]) -> list[list[int]]:
    """The group in parts of equal rank, the greatest first; inside a part everybody keeps the place they had."""
    ordered = sorted(group, key=compared.__getitem__, reverse=True)
    return [list(equal) for _, equal in groupby(ordered, key=compared.__getitem__)]


def lower_is_better(value: Value) -> Value:
    """The same figure, compared the other way round."""
    return Value(tuple(-part for part in value.order), value.shown, value.terms, value.notes)
