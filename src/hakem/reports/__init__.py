"""Reports: tables for people, as values and as text."""

from hakem.reports.bracket import Bracket, Outcome
from hakem.reports.bracket_html import bracket_html
from hakem.reports.bracket_layout import Layout, layout, pages
from hakem.reports.bracket_svg import bracket_svg
from hakem.reports.bracket_text import bracket_text
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
from hakem.reports.explanation import event_renderer, step_line, step_record
from hakem.reports.knockout_event import bracket_of
from hakem.reports.playoff_text import (
    finish_text,
    games_due_text,
    games_played_text,
    outline_text,
    playoff_why,
    step_text,
)
from hakem.reports.rating_records import GAME_COLUMNS, RATING_COLUMNS, Record, game_records, rating_records
from hakem.reports.rating_sheet import RatingSheet, SheetLine, rating_sheet, rating_sheet_text
from hakem.reports.rating_table import ratings_text
from hakem.reports.standings import StandingsRow, StandingsTable, standings_records, standings_table, standings_text
from hakem.reports.standings_data import standings_data, working_data
from hakem.reports.team_sheet import SheetCell, SheetRow, TeamSheet, team_sheets, team_sheets_text
from hakem.reports.tiebreak_titles import spec_title
from hakem.reports.timetable_data import timetable_data, timetable_html
from hakem.reports.timetable_text import timetable_text
from hakem.reports.working import Line, Part, Parting, Working, working
from hakem.reports.working_text import working_text

__all__ = [
    "GAME_COLUMNS",
    "RATING_COLUMNS",
    "Bracket",
    "Cell",
    "CrossRow",
    "Layout",
    "Line",
    "Outcome",
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
    "bracket_html",
    "bracket_of",
    "bracket_svg",
    "bracket_text",
    "checklist_text",
    "crosstable_text",
    "event_renderer",
    "finish_text",
    "game_records",
    "games_due_text",
    "games_played_text",
    "layout",
    "outline_text",
    "pages",
    "player_table",
    "playoff_why",
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
    "step_line",
    "step_record",
    "step_text",
    "team_sheets",
    "team_sheets_text",
    "timetable_data",
    "timetable_html",
    "timetable_text",
    "working",
    "working_data",
    "working_text",
]
