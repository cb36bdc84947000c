"""Every edition the program knows, and which one held on a given day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Protocol, TypeVar

from hakem.errors import UnknownName
from hakem.regulations.acceleration import BAKU_2016, BAKU_2026
from hakem.regulations.burstein import BURSTEIN_2009, BURSTEIN_2026
from hakem.regulations.dubov import DUBOV_2009, DUBOV_2026
from hakem.regulations.dutch import DUTCH_2009, DUTCH_2017, DUTCH_2026
from hakem.regulations.edition import Edition
from hakem.regulations.initial_order import INITIAL_ORDER_2009, INITIAL_ORDER_2026
from hakem.regulations.knockout import KNOCKOUT_2009
from hakem.regulations.lim import LIM_2009, LIM_2026
from hakem.regulations.ratings import RATINGS_2024, RATINGS_2025, RATINGS_RAPID_BLITZ_2024
from hakem.regulations.round_robin import ROUND_ROBIN_2009, ROUND_ROBIN_2026
from hakem.regulations.team_tables import SCHEVENINGEN_2009, SKALITZKA_2009
from hakem.regulations.tiebreaks import TIEBREAKS_2009, TIEBREAKS_2023, TIEBREAKS_2024, TIEBREAKS_2026

EDITIONS: tuple[tuple[str, tuple[Edition, ...]], ...] = (
    ("initial-order", (INITIAL_ORDER_2009, INITIAL_ORDER_2026)),
    ("dutch", (DUTCH_2009, DUTCH_2017, DUTCH_2026)),
    ("lim", (LIM_2009, LIM_2026)),
    ("dubov", (DUBOV_2009, DUBOV_2026)),
    ("burstein", (BURSTEIN_2009, BURSTEIN_2026)),
    ("baku", (BAKU_2016, BAKU_2026)),
    ("berger", (ROUND_ROBIN_2009, ROUND_ROBIN_2026)),
    ("scheveningen", (SCHEVENINGEN_2009,)),
    ("skalitzka", (SKALITZKA_2009,)),
    ("knockout", (KNOCKOUT_2009,)),
    ("tie-breaks", (TIEBREAKS_2009, TIEBREAKS_2023, TIEBREAKS_2024, TIEBREAKS_2026)),
    ("ratings", (RATINGS_2024, RATINGS_2025)),
    ("ratings-rapid-blitz", (RATINGS_RAPID_BLITZ_2024,)),
)
"""Editions by subject, oldest first."""


class InEdition(Protocol):
    """Rules that belong to an edition."""

    @property
    def edition(self) -> Edition: ...


R = TypeVar("R", bound=InEdition)


def choose_rules(rules: Iterable[R], wanted: str | None, day: date | None) -> R:
    """The rules of the edition that ``choose`` gives."""
    known = tuple(rules)
    edition = choose((r.edition for r in known), wanted, day)
    return next(r for r in known if r.edition == edition)


def choose(editions: Iterable[Edition], wanted: str | None, day: date | None) -> Edition:
    """The edition asked for; without a wish the one in force on ``day``, and today's when no day is known."""
    known = tuple(editions)
    if wanted is None:
        return next((e for e in known if day is not None and e.holds_on(day)), known[-1])
    for edition in known:
        if edition.id == wanted:
            return edition
    raise UnknownName("edition", wanted, tuple(e.id for e in known))


def any_in_force(editions: Iterable[Edition], day: date) -> bool:
    """Whether one of the editions held on that day; if not, another day's stands in for it."""
    return any(edition.holds_on(day) for edition in editions)
