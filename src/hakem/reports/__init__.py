"""Reports: tables and drawings for people, as values and as text.

The public names of all its rooms; a module is loaded when one of its names is first asked for.
"""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.reports.checklist import checklist_text, tabbed_checklist_text
    from hakem.reports.explanation import (
        event_renderer,
        player_names,
        sides_renderer,
        step_line,
        step_record,
        team_names,
    )
    from hakem.reports.knockout.bracket import Bracket, MatchResult, bracket_of
    from hakem.reports.knockout.bracket_html import bracket_html
    from hakem.reports.knockout.bracket_layout import Layout, layout, pages
    from hakem.reports.knockout.bracket_svg import bracket_svg
    from hakem.reports.knockout.bracket_text import bracket_text
    from hakem.reports.knockout.game_sheet import (
        game_sheet,
        game_sheet_html,
        game_sheet_records,
        game_sheet_text,
    )
    from hakem.reports.knockout.places import places_data, places_records, places_text
    from hakem.reports.knockout.playoff import (
        finish_text,
        games_due_text,
        games_played_text,
        outline_text,
        playoff_why,
    )
    from hakem.reports.knockout.timetable import timetable_data, timetable_html, timetable_text
    from hakem.reports.ratings.records import GAME_COLUMNS, RATING_COLUMNS, Record, game_records, rating_records
    from hakem.reports.ratings.sheet import RatingSheet, SheetLine, rating_sheet, rating_sheet_text
    from hakem.reports.ratings.table import ratings_text
    from hakem.reports.sheets import WorkbookSheet, event_sheets
    from hakem.reports.tables.board_prizes import (
        BestOfBoard,
        BoardList,
        BoardPrizeTable,
        board_list_printed,
        board_prizes,
        board_prizes_data,
        board_prizes_printed,
    )
    from hakem.reports.tables.crosstable import (
        CrossRow,
        CrosstableCell,
        Place,
        PlayerTable,
        RoundTable,
        crosstable_printed,
        crosstable_text,
        player_table,
        round_table,
    )
    from hakem.reports.tables.crosstable_data import crosstable_data, team_sheets_data, team_table_data
    from hakem.reports.tables.individuals import IndividualRow, individuals, individuals_data, individuals_printed
    from hakem.reports.tables.printed import (
        FOR_PROGRAMS,
        Printed,
        Tongue,
        printed_page,
        printed_records,
        printed_text,
    )
    from hakem.reports.tables.round_data import round_data, round_records
    from hakem.reports.tables.round_list import RoundList, round_list, round_text
    from hakem.reports.tables.round_page import round_page
    from hakem.reports.tables.standings import (
        StandingsRow,
        StandingsTable,
        standings_records,
        standings_table,
        standings_text,
    )
    from hakem.reports.tables.standings_data import standings_data, working_data
    from hakem.reports.tables.team_sheet import (
        SheetCell,
        SheetRow,
        TeamSheet,
        team_sheet_printed,
        team_sheets,
        team_sheets_text,
    )
    from hakem.reports.tables.team_table import (
        TeamRow,
        TeamTable,
        team_round_table,
        team_standings,
        team_table,
        team_table_printed,
    )
    from hakem.reports.tables.tiebreak_titles import spec_title
    from hakem.reports.tables.working import Parting, TermLine, TieBreakWorking, Working, working
    from hakem.reports.tables.working_text import equations, place_lines, term_remarks, tie_text, working_text
    from hakem.reports.xlsx import event_workbook, workbook_bytes
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.reports.checklist": "checklist_text tabbed_checklist_text",
            "hakem.reports.explanation": "event_renderer player_names sides_renderer step_line step_record team_names",
            "hakem.reports.knockout.bracket": "Bracket MatchResult bracket_of",
            "hakem.reports.knockout.bracket_html": "bracket_html",
            "hakem.reports.knockout.bracket_layout": "Layout layout pages",
            "hakem.reports.knockout.bracket_svg": "bracket_svg",
            "hakem.reports.knockout.bracket_text": "bracket_text",
            "hakem.reports.knockout.game_sheet": "game_sheet game_sheet_html game_sheet_records game_sheet_text",
            "hakem.reports.knockout.places": "places_data places_records places_text",
            "hakem.reports.knockout.playoff": ("finish_text games_due_text games_played_text outline_text playoff_why"),
            "hakem.reports.knockout.timetable": "timetable_data timetable_html timetable_text",
            "hakem.reports.ratings.records": "GAME_COLUMNS RATING_COLUMNS Record game_records rating_records",
            "hakem.reports.ratings.sheet": "RatingSheet SheetLine rating_sheet rating_sheet_text",
            "hakem.reports.ratings.table": "ratings_text",
            "hakem.reports.sheets": "WorkbookSheet event_sheets",
            "hakem.reports.tables.board_prizes": (
                "BoardList BoardPrizeTable BestOfBoard board_list_printed board_prizes board_prizes_data "
                "board_prizes_printed"
            ),
            "hakem.reports.tables.crosstable": (
                "CrossRow CrosstableCell Place PlayerTable RoundTable crosstable_printed crosstable_text player_table "
                "round_table"
            ),
            "hakem.reports.tables.crosstable_data": "crosstable_data team_sheets_data team_table_data",
            "hakem.reports.tables.individuals": ("IndividualRow individuals individuals_data individuals_printed"),
            "hakem.reports.tables.printed": "FOR_PROGRAMS Printed Tongue printed_page printed_records printed_text",
            "hakem.reports.tables.round_list": "RoundList round_list round_text",
            "hakem.reports.tables.round_data": "round_data round_records",
            "hakem.reports.tables.round_page": "round_page",
            "hakem.reports.tables.standings": (
                "StandingsRow StandingsTable standings_records standings_table standings_text"
            ),
            "hakem.reports.tables.standings_data": "standings_data working_data",
            "hakem.reports.tables.team_sheet": (
                "SheetCell SheetRow TeamSheet team_sheet_printed team_sheets team_sheets_text"
            ),
            "hakem.reports.tables.team_table": (
                "TeamRow TeamTable team_round_table team_standings team_table team_table_printed"
            ),
            "hakem.reports.tables.tiebreak_titles": "spec_title",
            "hakem.reports.tables.working": "Parting TermLine TieBreakWorking Working working",
            "hakem.reports.tables.working_text": "equations place_lines term_remarks tie_text working_text",
            "hakem.reports.xlsx": "event_workbook workbook_bytes",
        },
    )

__all__ = [
    "FOR_PROGRAMS",
    "GAME_COLUMNS",
    "RATING_COLUMNS",
    "BestOfBoard",
    "BoardList",
    "BoardPrizeTable",
    "Bracket",
    "CrossRow",
    "CrosstableCell",
    "IndividualRow",
    "Layout",
    "MatchResult",
    "Parting",
    "Place",
    "PlayerTable",
    "Printed",
    "RatingSheet",
    "Record",
    "RoundList",
    "RoundTable",
    "SheetCell",
    "SheetLine",
    "SheetRow",
    "StandingsRow",
    "StandingsTable",
    "TeamRow",
    "TeamSheet",
    "TeamTable",
    "TermLine",
    "TieBreakWorking",
    "Tongue",
    "WorkbookSheet",
    "Working",
    "board_list_printed",
    "board_prizes",
    "board_prizes_data",
    "board_prizes_printed",
    "bracket_html",
    "bracket_of",
    "bracket_svg",
    "bracket_text",
    "checklist_text",
    "crosstable_data",
    "crosstable_printed",
    "crosstable_text",
    "equations",
    "event_renderer",
    "event_sheets",
    "event_workbook",
    "finish_text",
    "game_records",
    "game_sheet",
    "game_sheet_html",
    "game_sheet_records",
    "game_sheet_text",
    "games_due_text",
    "games_played_text",
    "individuals",
    "individuals_data",
    "individuals_printed",
    "layout",
    "outline_text",
    "pages",
    "place_lines",
    "places_data",
    "places_records",
    "places_text",
    "player_names",
    "player_table",
    "playoff_why",
    "printed_page",
    "printed_records",
    "printed_text",
    "rating_records",
    "rating_sheet",
    "rating_sheet_text",
    "ratings_text",
    "round_data",
    "round_list",
    "round_page",
    "round_records",
    "round_table",
    "round_text",
    "sides_renderer",
    "spec_title",
    "standings_data",
    "standings_records",
    "standings_table",
    "standings_text",
    "step_line",
    "step_record",
    "tabbed_checklist_text",
    "team_names",
    "team_round_table",
    "team_sheet_printed",
    "team_sheets",
    "team_sheets_data",
    "team_sheets_text",
    "team_standings",
    "team_table",
    "team_table_data",
    "team_table_printed",
    "term_remarks",
    "tie_text",
    "timetable_data",
    "timetable_html",
    "timetable_text",
    "workbook_bytes",
    "working",
    "working_data",
    "working_text",
]
