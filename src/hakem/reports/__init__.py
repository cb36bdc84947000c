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
from hakem.reports.rating_records import GAME_COLUMNS, RATING_COLUMNS, Record, game_records, rating_records
from hakem.reports.rating_sheet import RatingSheet, SheetLine, rating_sheet, rating_sheet_text
from hakem.reports.rating_table import ratings_text
from hakem.reports.standings import StandingsRow, StandingsTable, standings_records, standings_table, standings_text
from hakem.reports.standings_data import standings_data, working_data
from hakem.reports.team_sheet import SheetCell, SheetRow, TeamSheet, team_sheets, team_sheets_text
from hakem.reports.tiebreak_titles import spec_title
from hakem.reports.working import Line, Part, Parting, Working, working
from hakem.reports.working_text import working_text

__all__ = [
    "GAME_COLUMNS",
    "RATING_COLUMNS",
    "Cell",
    "CrossRow",
    "Line",
    "Part",
    "Parting",
    "Place",
    "PlayerTable",
    "RatingSheet",
    "Record",
    "RoundTable",
    "SheetCell",
    "SheetLine",
    "SheetRow",
    "StandingsRow",
    "StandingsTable",
    "TeamSheet",
    "Working",
    "checklist_text",
    "crosstable_text",
    "game_records",
    "player_table",
    "rating_records",
    "rating_sheet",
    "rating_sheet_text",
    "ratings_text",
    "round_table",
    "spec_title",
    "standings_data",
    "standings_records",
    "standings_table",
    "standings_text",
    "team_sheets",
    "team_sheets_text",
    "working",
    "working_data",
    "working_text",
]
