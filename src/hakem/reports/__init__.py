"""Reports: tables for people, as values and as text."""

from hakem.reports.checklist import checklist_text
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
from hakem.reports.team_sheet import SheetCell, SheetRow, TeamSheet, team_sheets, team_sheets_text

__all__ = [
    "Cell",
    "CrossRow",
    "Place",
    "PlayerTable",
    "RoundTable",
    "SheetCell",
    "SheetRow",
    "TeamSheet",
    "checklist_text",
    "crosstable_text",
    "player_table",
    "round_table",
    "team_sheets",
    "team_sheets_text",
]
