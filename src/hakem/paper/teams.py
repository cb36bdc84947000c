"""What is printed of teams beside their tables: the best of every board, and all players of the teams."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.facts.rewind import after_round
from hakem.i18n import Message, Renderer
from hakem.model import Tournament
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow, draw_table
from hakem.paper.lists import LONG, heading
from hakem.paper.sheet import Sheets
from hakem.paper.table import HEAD, TableStyle, comfortable, parts
from hakem.paper.tables import printed_grid
from hakem.reports import Tongue, board_list_printed, board_prizes, individuals, individuals_printed
from hakem.reports.tables.board_prizes import rules_messages

_BOARD = TableStyle(11, 18)


def board_prizes_of(wish: PaperWish) -> bytes:
    """Board by board everybody who played there, the best first, and by which rules."""
    words, t = Renderer(wish.language), _of_teams(wish)
    after = wish.round_no or len(t.rounds)
    found = board_prizes(after_round(t, after))
    below = " · ".join(words.say(each) for each in rules_messages(found.rules))
    note = words.say(Message("paper.after-round", {"round": after}))
    sheets = Sheets(heading(wish, words.words("crosstable.boards-title"), note, below))
    flow, tongue = Flow(sheets), Tongue(wish.language)
    columns, _ = printed_grid(board_list_printed(found.boards[0], tongue)) if found.boards else ([], [])
    by_board = [(listed.board, printed_grid(board_list_printed(listed, tongue))[1]) for listed in found.boards]
    alike = [*parts(sheets.area.width, columns, [row for _, rows in by_board for row in rows], _BOARD)]
    for board, rows in by_board:
        title = words.say(Message("crosstable.board-number", {"board": str(board)}))
        flow.heading(title, 14, with_next=_BOARD.row * (min(len(rows), 3) + HEAD))
        flow.table(columns, rows, _BOARD, alike=alike)
    return sheets.pdf(words)


def individual_list(wish: PaperWish) -> bytes:
    """Everybody who sits for a team: points, games, performance and change of rating."""
    words, t = Renderer(wish.language), _of_teams(wish)
    after = wish.round_no or len(t.rounds)
    columns, rows = printed_grid(individuals_printed(individuals(after_round(t, after)), Tongue(wish.language)))
    note = words.say(Message("paper.after-round", {"round": after}))
    head = heading(wish, words.words("crosstable.individual-title"), note)
    sheets = Sheets(head)
    if not comfortable(sheets.area.width, columns, rows, LONG.size * 0.8):
        sheets = Sheets(head, landscape=True)
    draw_table(sheets, columns, rows, LONG)
    return sheets.pdf(words)


def _of_teams(wish: PaperWish) -> Tournament:
    t = wish.desk.tournament
    if not t.teams:
        raise RequestError(Message("report.no-teams"))
    return t
