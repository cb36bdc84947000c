"""The sheet of games of a knockout and of play-offs, as it was printed for the EICC: colour and result game by game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.desk import names_of
from hakem.desk.knockout_matches import knockout_now
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message, Renderer, say
from hakem.knockout import GameKind, Pending, PlayoffRecord, history
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.fonts import BOLD, width
from hakem.paper.lists import heading
from hakem.paper.sheet import GREY, Sheets
from hakem.paper.table import HEAD, PaperRow, TableColumn, TableStyle
from hakem.reports.columns import composed
from hakem.reports.knockout.game_sheet import Played, SheetColumn, SheetTable, contest_words, game_sheet, sheet_tables
from hakem.values import replace

_STYLE = TableStyle(13, 22, grid=True)
_MOST_WITH_HEADING = 380.0
"""Points of a table that have to stand below its heading; a longer one is parted."""


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
        columns, rows = _grid(table, names, words.language)
        if table.stage:
            high = min(_STYLE.row * (len(rows) + HEAD + 1), _MOST_WITH_HEADING)
            flow.heading(contest_words(table.stage, words.language), 13, with_next=high)
        flow.table(columns, rows, _STYLE, whole=True)


def _time(game: SheetColumn, language: str) -> str:
    """The time of a part of a match: ``15 min + 5 sec``."""
    minutes, added, seconds = game.control.partition("+")
    key = "paper.time-added" if added else "paper.time"
    time = Message(key, {"minutes": minutes, "seconds": seconds})
    return say(Message("paper.time-extra", {"time": time}) if game.kind is GameKind.EXTRA else time, language)


def _grid(table: SheetTable, names: Mapping[int, str], language: str) -> tuple[list[TableColumn], list[PaperRow]]:
    """Above the games of a part stands its time, as on the printed sheet."""
    heads, bodies = table.heads(language), table.rows(names, language)
    lettered = any(row[0] for body in bodies for row in body)
    times = [_time(game, language) for game in table.columns]
    shares = [(width(time, _STYLE.size * 0.8, BOLD) + 4) / times.count(time) for time in times]
    columns = [
        TableColumn(heads[0], "middle", bold=True),
        TableColumn(heads[1], "right"),
        TableColumn(heads[2], elastic=True, key=True, least=190),
        *(
            TableColumn(number, "middle", least=max(34.0, share), above=time)
            for time, share, number in zip(times, shares, table.numbers(), strict=True)
        ),
        TableColumn(heads[-1], "middle", bold=True),
    ]
    rows = []
    for number, body in enumerate(bodies):
        for nth, row in enumerate(body):
            cells = (row[0] if nth == 0 else "", *row[1:])
            rows.append(PaperRow(cells, tinted=number % 2 == 1, follows=nth > 0))
    if not lettered:
        return columns[1:], [replace(row, cells=row.cells[1:]) for row in rows]
    return columns, rows
