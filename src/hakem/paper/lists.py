"""Lists that hang in the hall: pairings by board and by name, results, standings, entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from hakem.i18n import Message, Renderer
from hakem.model import Colour, Player, PlayerId
from hakem.paper.documents import PaperWish
from hakem.paper.flow import draw_table
from hakem.paper.sheet import Heading, Sheets
from hakem.paper.table import BLACK_DISC, WHITE_DISC, PaperRow, TableColumn, TableStyle
from hakem.reports import board_labels, round_list
from hakem.reports.columns import composed
from hakem.reports.tables.round_list import ListedBoard, ListedBye, ListedMatch, RoundList, bye_text, calls
from hakem.values import replace

WALL = TableStyle(12.5, 22)
"""Read from two metres."""

LONG = TableStyle(11, 17)


def heading(wish: PaperWish, title: str, note: str = "", below: str = "") -> Heading:
    """The head of a list of this event."""
    return Heading(composed(wish.desk.tournament.event.name), title, note, below)


def without_empty(columns: Sequence[TableColumn], rows: Sequence[PaperRow]) -> tuple[list[TableColumn], list[PaperRow]]:
    """Columns that nobody has anything in are left out."""
    kept = [place for place in range(len(columns)) if any(row.cells[place] for row in rows)] or [*range(len(columns))]
    cut = [replace(row, cells=tuple(row.cells[place] for place in kept)) for row in rows]
    return [columns[place] for place in kept], cut


def pairings(wish: PaperWish) -> bytes:
    """The round by boards, with room for nothing but reading."""
    return _boards(wish, results=False)


def results(wish: PaperWish) -> bytes:
    """The round by boards with its results; where there is none yet, a line to write it on."""
    return _boards(wish, results=True)


def _boards(wish: PaperWish, *, results: bool) -> bytes:
    words = Renderer(wish.language)
    shown = round_list(wish.desk.tournament, wish.round_no or None)
    key = "paper.results" if results else "paper.pairings"
    title = words.say(Message(key, {"round": shown.round_no}))
    sheets = Sheets(heading(wish, title, _when(wish, shown, words)))
    rows = [*_round_rows(shown, words, results), *(_bye_row(bye, words) for bye in shown.byes)]
    draw_table(sheets, *without_empty(_board_columns(words), rows), WALL)
    return sheets.pdf(words)


def _round_rows(shown: RoundList, words: Renderer, results: bool) -> Iterator[PaperRow]:
    """Board by board; where teams meet, match by match, each below its two teams."""
    boards = {board.board: board for board in shown.boards}
    labels = board_labels(shown)
    for nth, match in enumerate(shown.matches, start=1):
        yield _match_row(nth, match, words, results)
        for _, number in match.boards:
            yield _board_row(boards.pop(number), labels[number], words, results)
    for board in boards.values():
        yield _board_row(board, str(board.board), words, results)


def _match_row(nth: int, match: ListedMatch, words: Renderer, results: bool) -> PaperRow:
    one, other = (composed(team.name) for team in match.teams)
    score = " – ".join(map(words.number, match.points)) if results and match.points else ""
    return PaperRow((str(nth), one, "", "", score, "", other, ""), bold=True, shaded=True)


def _when(wish: PaperWish, shown: RoundList, words: Renderer) -> str:
    days = wish.desk.tournament.event.round_dates
    return day_text(days[shown.round_no - 1], words) if shown.round_no <= len(days) else ""


def day_text(day: date | None, words: Renderer) -> str:
    """A day as people write it, nothing for none: ``15 Kasım 2026``."""
    if day is None:
        return ""
    month = Message(f"language.month.{day.month}")
    return words.say(Message("language.day", {"day": day.day, "month": month, "year": day.year}))


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


def _board_row(board: ListedBoard, label: str, words: Renderer, with_result: bool) -> PaperRow:
    result = board.result.replace("-", " – ", 1) if board.result[:1] not in "+-" else board.result
    return PaperRow(
        (
            label,
            WHITE_DISC + board.white.called,
            str(board.white.rating or ""),
            words.number(board.white.points),
            (result or "… – …") if with_result else "",
            words.number(board.black.points),
            BLACK_DISC + board.black.called,
            str(board.black.rating or ""),
        )
    )


def _bye_row(bye: ListedBye, words: Renderer) -> PaperRow:
    seat, why = bye.seat, bye_text(bye.why, words.language)
    return PaperRow(("–", seat.called, str(seat.rating or ""), words.number(seat.points), "", "", why, ""))


def pairings_by_name(wish: PaperWish) -> bytes:
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
    labels, rows = board_labels(shown), []
    for call in calls(shown):
        if call.opponent is None:
            rows.append(PaperRow((call.seat.called, "–", "", bye_text(call.bye, wish.language))))
        else:
            sign = BLACK_DISC if call.colour is Colour.BLACK else WHITE_DISC
            label = labels.get(call.board or 0, str(call.board))
            rows.append(PaperRow((call.seat.called, label, sign, call.opponent.called)))
    draw_table(sheets, columns, rows, WALL)
    return sheets.pdf(words)


def entry_list(wish: PaperWish) -> bytes:
    """Everybody who has entered, in the order of numbers."""
    words = Renderer(wish.language)
    players = sorted(wish.desk.tournament.players, key=lambda p: p.number)
    title = words.say(Message("paper.entry-list", {"count": len(players)}))
    teams = {member: composed(team.name) for team in wish.desk.tournament.teams for member in team.members}
    sheets = Sheets(heading(wish, title))
    draw_table(sheets, *without_empty(_entry_columns(words, bool(teams)), _entry_rows(players, teams)), LONG)
    return sheets.pdf(words)


def _entry_columns(words: Renderer, of_teams: bool) -> list[TableColumn]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    return [
        TableColumn(word("number"), "right", bold=True),
        TableColumn(word("title")),
        TableColumn(word("name"), elastic=True),
        TableColumn(word("rating"), "right"),
        TableColumn(word("national"), "right"),
        TableColumn(word("federation")),
        TableColumn(word("team" if of_teams else "club"), elastic=True),
        TableColumn(word("birth"), "right"),
    ]


def _entry_rows(players: Sequence[Player], teams: Mapping[PlayerId, str]) -> list[PaperRow]:
    return [
        PaperRow(
            (
                str(p.number),
                p.title.value if p.title else "",
                composed(p.name),
                str(p.rating or ""),
                str(p.national_rating or ""),
                p.federation or "",
                composed(teams.get(p.id) or p.club or ""),
                str(p.birth.year) if p.birth else "",
            )
        )
        for p in players
    ]
