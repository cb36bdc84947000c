"""Why a round is paired as it is, on paper: the map, a sentence a board, then group by group."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.desk.why import explained
from hakem.errors import RequestError
from hakem.explain import Level, Step
from hakem.i18n import Message, Renderer
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.lists import heading
from hakem.paper.pictures import placed
from hakem.paper.sheet import Sheets
from hakem.paper.table import PaperRow, TableColumn, TableStyle
from hakem.pictures.round_map import round_map
from hakem.reports import event_renderer
from hakem.reports.why.round import ExplainedGroup, ExplainedRound, explained_round
from hakem.reports.why.round_text import WhyWanted, article_text, board_line, player_cells, round_title

_SIZE = 9.5
_ROW = 14.0
_COLUMNS = (TableColumn(""), TableColumn("", elastic=True, key=True), *[TableColumn("")] * 3)
"""Half, name, rounds so far, the colour that is due, floats."""


def explanation(wish: PaperWish) -> bytes:
    """The reasons of a round, with what was tried; with the form ``short`` a sentence a board and the map."""
    t = wish.desk.tournament
    if not t.rounds:
        raise RequestError(Message("report.no-rounds"))
    made = explained(t, wish.round_no or len(t.rounds))
    shown = explained_round(made.before, made.system, made.pairing, made.steps)
    words = event_renderer(shown.before, wish.language)
    wanted = WhyWanted(Level.HEADLINE if wish.options.get("form") == SHORT else Level.DETAIL)
    sheets = Sheets(heading(wish, words.words("paper.explanation"), round_title(shown, words)))
    flow = Flow(sheets)
    for board in wanted.boards(shown):
        flow.sentence(board_line(board, words), _SIZE)
    _steps(flow, wanted.general(shown), shown, words)
    drawn = round_map(shown, words)
    if drawn is not None:
        placed(flow, sheets.area, [drawn])
    for group in wanted.groups(shown):
        _group(flow, group, shown, words, wanted)
    return sheets.pdf(words)


SHORT = "short"


def _group(flow: Flow, group: ExplainedGroup, shown: ExplainedRound, words: Renderer, wanted: WhyWanted) -> None:
    flow.heading(words.say(Message("why.group", {"score": group.score})), with_next=80)
    rows = [PaperRow(player_cells(p, words)) for p in group.players]
    flow.table(_COLUMNS, rows, TableStyle(size=_SIZE, row=_ROW))
    _steps(flow, wanted.steps(group.steps), shown, words)


def _steps(flow: Flow, steps: Iterable[Step], shown: ExplainedRound, words: Renderer) -> None:
    flow.facts(((article_text(s.article, words, shown.edition), words.say(s.message)) for s in steps), _SIZE)
