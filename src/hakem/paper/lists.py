"""Lists that hang in the hall: pairings by board and by name, results, standings, entries."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.choosing import choose_system
from hakem.i18n import Message, Renderer
from hakem.model import Colour, Player
from hakem.paper.documents import Wish
from hakem.paper.sheet import Heading, Sheets
from hakem.paper.table import BLACK_DISC, WHITE_DISC, TableColumn, TableRow, TableStyle, draw_table
from hakem.reports import round_list
from hakem.reports.tables.round_list import ListedBoard, ListedPlayer, RoundList, bye_text, calls

WALL = TableStyle(12.5, 22)
"""Read from two metres."""

LONG = TableStyle(11, 17)


def heading(wish: Wish, title: str, note: str = "", below: str = "") -> Heading:
    """The head of a list of this event."""
    return Heading(wish.desk.tournament.event.name, title, note, below)


def pairings(wish: Wish) -> bytes:
    """The round by boards, with room for nothing but reading."""
    return _boards(wish, results=False)


def results(wish: Wish) -> bytes:
    """The round by boards with its results; where there is none yet, a line to write it on."""
    return _boards(wish, results=True)


def _boards(wish: Wish, *, results: bool) -> bytes:
    words = Renderer(wish.language)
    shown = round_list(wish.desk.tournament, wish.round_no or None)
    key = "paper.results" if results else "paper.pairings"
    title = words.say(Message(key, {"round": shown.round_no}))
    sheets = Sheets(heading(wish, title, _when(wish, shown, words)))
    columns = _board_columns(words)
    rows = [_board_row(board, words, results) for board in shown.boards]
    byes = [_bye_row(bye.seat, bye_text(bye.why, wish.language), words) for bye in shown.byes]
    draw_table(sheets, columns, [*rows, *byes], WALL)
    return sheets.pdf(words)


def _when(wish: Wish, shown: RoundList, words: Renderer) -> str:
    days = wish.desk.tournament.event.round_dates
    day = days[shown.round_no - 1] if shown.round_no <= len(days) else None
    if day is None:
        return ""
    return words.say(Message("language.day", {"day": day.day, "month": Message(f"language.month.{day.month}"), "year": day.year}))


def _board_columns(words: Renderer) -> list[TableColumn]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    return [
        TableColumn(word("board"), "right", bold=True, least=26),
        TableColumn(word("white"), elastic=True),
        TableColumn(word("rating"), "right"),
        TableColumn(word("points"), "right"),
        TableColumn(word("result"), "middle", bold=True, least=54),
        TableColumn(word("points"), "right"),
        TableColumn(word("black"), elastic=True),
        TableColumn(word("rating"), "right"),
    ]


def _board_row(board: ListedBoard, words: Renderer, with_result: bool) -> TableRow:
    result = board.result if with_result else ""
    return TableRow(
        (
            str(board.board),
            WHITE_DISC + board.white.called,
            str(board.white.rating or ""),
            words.number(board.white.points),
            result or ("" if not with_result else "…… – ……"),
            words.number(board.black.points),
            BLACK_DISC + board.black.called,
            str(board.black.rating or ""),
        )
    )


def _bye_row(seat: ListedPlayer, why: str, words: Renderer) -> TableRow:
    return TableRow(("–", seat.called, str(seat.rating or ""), words.number(seat.points), "", "", why, ""))


def pairings_by_name(wish: Wish) -> bytes:
    """Where everybody sits, in the order of the alphabet."""
    words = Renderer(wish.language)
    shown = round_list(wish.desk.tournament, wish.round_no or None)
    title = words.say(Message("paper.pairings-by-name", {"round": shown.round_no}))
    sheets = Sheets(heading(wish, title, _when(wish, shown, words)))

    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    columns = [
        TableColumn(word("name"), elastic=True),
        TableColumn(word("board"), "right", bold=True, least=30),
        TableColumn(word("colour"), "middle"),
        TableColumn(word("opponent"), elastic=True),
    ]
    rows = []
    for call in calls(shown):
        if call.opponent is None:
            rows.append(TableRow((call.seat.called, "–", "", bye_text(call.bye, wish.language))))
        else:
            sign = BLACK_DISC if call.colour is Colour.BLACK else WHITE_DISC
            rows.append(TableRow((call.seat.called, str(call.board), sign, call.opponent.called)))
    draw_table(sheets, columns, rows, WALL)
    return sheets.pdf(words)


def entry_list(wish: Wish) -> bytes:
    """Everybody who has entered, in the order of numbers."""
    words = Renderer(wish.language)
    players = sorted(wish.desk.tournament.players, key=lambda p: p.number)
    title = words.say(Message("paper.entry-list", {"count": len(players)}))
    system = words.say(Message(f"system.{choose_system(wish.desk.tournament).name}"))
    sheets = Sheets(heading(wish, title, system))
    draw_table(sheets, _entry_columns(words), _entry_rows(players), LONG)
    return sheets.pdf(words)


def _entry_columns(words: Renderer) -> list[TableColumn]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    return [
        TableColumn(word("number"), "right", bold=True),
        TableColumn(word("title")),
        TableColumn(word("name"), elastic=True),
        TableColumn(word("rating"), "right"),
        TableColumn(word("national"), "right"),
        TableColumn(word("federation")),
        TableColumn(word("club"), elastic=True),
        TableColumn(word("birth"), "right"),
    ]


def _entry_rows(players: Sequence[Player]) -> list[TableRow]:
    return [
        TableRow(
            (
                str(p.number),
                p.title.value if p.title else "",
                p.name,
                str(p.rating or ""),
                str(p.national_rating or ""),
                p.federation or "",
                p.club or "",
                str(p.birth or "")[:4],
            )
        )
        for p in players
    ]
