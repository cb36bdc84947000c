"""Every edition the program knows, by subject."""

from __future__ import annotations

from hakem.regulations.acceleration import BAKU_2016, BAKU_2026
from hakem.regulations.burstein import BURSTEIN_2009, BURSTEIN_2026
from hakem.regulations.double_swiss import DOUBLE_SWISS_2026
from hakem.regulations.dubov import DUBOV_2009, DUBOV_2026
from hakem.regulations.dutch import DUTCH_2009, DUTCH_2017, DUTCH_2026
from hakem.regulations.edition import Edition
from hakem.regulations.initial_order import INITIAL_ORDER_2009, INITIAL_ORDER_2026
from hakem.regulations.knockout import KNOCKOUT_2009
from hakem.regulations.lim import LIM_2009, LIM_2026
from hakem.regulations.planning import PLANNING_2009
from hakem.regulations.ratings import RATINGS_2024, RATINGS_2025, RATINGS_RAPID_BLITZ_2024
from hakem.regulations.round_robin import ROUND_ROBIN_2009, ROUND_ROBIN_2026
from hakem.regulations.team_swiss import TEAM_SWISS_2024, TEAM_SWISS_2026
from hakem.regulations.team_tables import SCHEVENINGEN_2009, SKALITZKA_2009
from hakem.regulations.tiebreaks import TIEBREAKS_2009, TIEBREAKS_2023, TIEBREAKS_2024, TIEBREAKS_2026

EDITIONS: tuple[tuple[str, tuple[Edition, ...]], ...] = (
    ("planning", (PLANNING_2009,)),
    ("initial-order", (INITIAL_ORDER_2009, INITIAL_ORDER_2026)),
    ("dutch", (DUTCH_2009, DUTCH_2017, DUTCH_2026)),
    ("lim", (LIM_2009, LIM_2026)),
    ("dubov", (DUBOV_2009, DUBOV_2026)),
    ("burstein", (BURSTEIN_2009, BURSTEIN_2026)),
    ("team-swiss", (TEAM_SWISS_2024, TEAM_SWISS_2026)),
    ("double-swiss", (DOUBLE_SWISS_2026,)),
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
