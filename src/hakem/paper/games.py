"""The sheet of games of a knockout and of play-offs, as it was printed for the EICC: colour and result game by game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.desk import names_of
from hakem.desk.knockout_matches import knockout_now
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message, Renderer
from hakem.knockout import Pending, PlayoffRecord, history
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.lists import heading
from hakem.paper.sheet import GREY, Sheets
from hakem.paper.table import PaperRow, TableColumn, TableStyle
from hakem.reports.columns import composed
from hakem.reports.knockout.game_sheet import Played, SheetTable, contest_words, game_sheet, sheet_tables

_STYLE = TableStyle(13, 22, grid=True)


def game_sheets(wish: PaperWish) -> bytes:
    """Every match of the knockout, and every play-off of the event, with the final result."""
    words, t = Renderer(wish.language), wish.desk.tournament
    if not is_knockout(t) and not wish.desk.play_offs:
        raise RequestError(Message("paper.no-games"))
    names = {side: composed(name) for side, name in _titled(wish).items()}
    sheets = Sheets(heading(wish, words.words("paper.game-sheet")), landscape=True)
    flow = Flow(sheets)
    if is_knockout(t):
        now = knockout_now(t)
        played = [(game.due, game.result) for match in now.matches.values() for game in match.games]
        _put(flow, played, now.so_far.event.players, names, words)
    for off in wish.desk.play_offs:
        flow.heading(words.say(Message("paper.play-off", {"name": off.name})), 15)
        flow.sentence(words.say(Message("web-knockout.po.lots", {"seed": off.record.seed})), 9, grey=GREY)
        _put(flow, _play_off(off.record), off.record.players, names, words)
    return sheets.pdf(words)


def _titled(wish: PaperWish) -> Mapping[int, str]:
    """The names with their titles; teams have none."""
    t = wish.desk.tournament
    titles = {} if t.teams else {int(p.id): p.title.value for p in t.players if p.title}
    return {side: f"{titles.get(side, '')} {name}".strip() for side, name in names_of(t).items()}


def _play_off(record: PlayoffRecord) -> Played:
    state = record.contest.state(record.log)
    due = state.due if isinstance(state, Pending) else ()
    return [*history(record.contest, record.log), *((game, None) for game in due)]


def _put(flow: Flow, games: Played, players: Sequence[int], names: Mapping[int, str], words: Renderer) -> None:
    for table in sheet_tables(game_sheet(games, players)):
        if table.stage:
            flow.heading(contest_words(table.stage, words.language), 13)
        flow.table(*_grid(table, names, words.language), _STYLE, whole=True)


def _grid(table: SheetTable, names: Mapping[int, str], language: str) -> tuple[list[TableColumn], list[PaperRow]]:
    heads, bodies = table.heads(language), table.rows(names, language)
    lettered = any(row[0] for body in bodies for row in body)
    columns = [
        TableColumn(heads[0], "middle", bold=True),
        TableColumn(heads[1], "right"),
        TableColumn(heads[2], elastic=True, key=True, least=190),
        *(TableColumn(head, "middle") for head in heads[3:-1]),
        TableColumn(heads[-1], "middle", bold=True),
    ]
    rows = []
    for number, body in enumerate(bodies):
        rows += [PaperRow(tuple(row), tinted=number % 2 == 1) for row in body]
    if not lettered:
        return columns[1:], [PaperRow(row.cells[1:], tinted=row.tinted) for row in rows]
    return columns, rows
