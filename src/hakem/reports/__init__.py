"""Reports: tables for people, as values and as text."""

from hakem.reports.crosstable import (
    Cell,
    CrossRow,
    Place,
    PlayerTable,
    RoundTable,
    crosstable_text,
    player_table,
    round_table,
)

__all__ = [
    "Cell",
    "CrossRow",
    "Place",
    "PlayerTable",
    "RoundTable",
    "crosstable_text",
    "player_table",
    "round_table",
]
