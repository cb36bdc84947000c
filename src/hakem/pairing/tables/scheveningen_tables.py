"""Published Scheveningen tables that balance the colours inside every round.

One line is one round, the first-named player has White. For five and six boards
two tables are in use; which of them today's Handbook prints could not be
checked, so both are here.
"""

from __future__ import annotations

import enum

from hakem.pairing.tables.seats import SeatTable, read_round


class Variant(enum.Enum):
    """Which of two published tables; it matters for five and six boards only."""

    NEWER = "newer"
    OLDER = "older"


_TABLES: dict[int, str] = {
    2: """
        A1-B1 A2-B2
        B2-A1 B1-A2
    """,
    3: """
        A1-B1 A2-B2 B3-A3
        B2-A1 A2-B3 B1-A3
        A1-B3 B1-A2 A3-B2
    """,
    4: """
        A1-B1 A2-B2 B3-A3 B4-A4
        B2-A1 B1-A2 A3-B4 A4-B3
        A1-B3 A2-B4 B1-A3 B2-A4
        B4-A1 B3-A2 A3-B2 A4-B1
    """,
    5: """
        A1-B1 A2-B2 A3-B3 B4-A4 B5-A5
        B2-A1 B3-A2 A3-B4 A4-B5 B1-A5
        A1-B3 A2-B4 B5-A3 B1-A4 A5-B2
        B4-A1 A2-B5 A3-B1 B2-A4 B3-A5
        A1-B5 B1-A2 B2-A3 A4-B3 A5-B4
    """,
    6: """
        A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6
        B2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6
        A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6
        B4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5
        A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6
        B6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3
    """,
    7: """
        A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7
        B2-A1 B3-A2 B4-A3 A4-B5 A5-B6 A6-B7 B1-A7
        A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2
        B4-A1 B5-A2 A3-B6 A4-B7 A5-B1 B2-A6 B3-A7
        A1-B5 A2-B6 B7-A3 B1-A4 B2-A5 A6-B3 A7-B4
        B6-A1 A2-B7 A3-B1 A4-B2 B3-A5 B4-A6 B5-A7
        A1-B7 B1-A2 B2-A3 B3-A4 A5-B4 A6-B5 A7-B6
    """,
    8: """
        A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 B8-A8
        B2-A1 B3-A2 B4-A3 B1-A4 A5-B6 A6-B7 A7-B8 A8-B5
        A1-B3 A2-B4 A3-B1 A4-B2 B7-A5 B8-A6 B5-A7 B6-A8
        B4-A1 B1-A2 B2-A3 B3-A4 A5-B8 A6-B5 A7-B6 A8-B7
        A1-B5 A2-B6 A3-B7 A4-B8 B1-A5 B2-A6 B3-A7 B4-A8
        B6-A1 B7-A2 B8-A3 B5-A4 A5-B2 A6-B3 A7-B4 A8-B1
        A1-B7 A2-B8 A3-B5 A4-B6 B3-A5 B4-A6 B1-A7 B2-A8
        B8-A1 B5-A2 B6-A3 B7-A4 A5-B4 A6-B1 A7-B2 A8-B3
    """,
}

_OLDER_TABLES: dict[int, str] = {
    5: """
        A1-B1 A2-B2 A3-B3 B4-A4 B5-A5
        B2-A1 B3-A2 B4-A3 A4-B5 A5-B1
        A1-B3 A2-B4 B5-A3 B1-A4 A5-B2
        B4-A1 B5-A2 A3-B1 A4-B2 B3-A5
        A1-B5 B1-A2 B2-A3 A4-B3 A5-B4
    """,
    6: """
        B1-A1 B5-A2 A3-B4 A4-B2 A5-B3 B6-A6
        B2-A1 A2-B1 B3-A3 B4-A4 A5-B6 A6-B5
        A1-B3 A2-B2 B1-A3 B6-A4 B5-A5 A6-B4
        A1-B4 B6-A2 A3-B5 A4-B1 B2-A5 B3-A6
        B5-A1 B4-A2 A3-B6 B3-A4 A5-B1 A6-B2
        A1-B6 A2-B3 B2-A3 A4-B5 B4-A5 B1-A6
    """,
}


def published_table(boards: int, variant: Variant = Variant.NEWER) -> SeatTable | None:
    """The published table for that many boards, or None if there is none."""
    tables = _TABLES | _OLDER_TABLES if variant is Variant.OLDER else _TABLES
    lines = tables.get(boards)
    return None if lines is None else tuple(read_round(line) for line in lines.split("\n") if line.strip())
