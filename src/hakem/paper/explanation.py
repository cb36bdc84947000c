"""Why a round is paired as it is, on paper: the map, a sentence a board, then group by group."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.desk.why import explained
from hakem.errors import RequestError
from hakem.explain import Level, Step
from hakem.i18n import Message, PairRef, Renderer
from hakem.model import Tournament
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.lists import heading
from hakem.paper.pictures import placed
from hakem.paper.sheet import Sheets
from hakem.paper.table import PaperRow, TableColumn, TableStyle
from hakem.pictures.round_map import round_map
from hakem.reports import event_renderer
from hakem.reports.why.round import ExplainedGroup, ExplainedRound, as_played, explained_round
from hakem.reports.why.round_text import WhyWanted, article_text, board_line, player_cells, round_title

_SIZE = 9.5
_ROW = 14.0
_COLUMNS = (TableColumn(""), TableColumn("", elastic=True, key=True), *[TableColumn("")] * 3)
"""Half, name, rounds so far, the colour that is due, floats."""


def explanation(wish: PaperWish) -> bytes:
    """The reasons of a round, with what was tried; with the form ``short`` a sentence a board and the map.

    The boards are always those that are played. Where the rules would have paired otherwise,
    that stands first, with the reason of the arbiter and the boards that the rules would have.
    """
    t = wish.desk.tournament
    if not t.rounds:
        raise RequestError(Message("report.no-rounds"))
    made = explained(t, wish.round_no or len(t.rounds))
    shown = explained_round(made.before, made.system, made.pairing, made.steps)
    played = as_played(shown, t)
    words = event_renderer(shown.before, wish.language)
    wanted = WhyWanted(Level.HEADLINE if wish.options.get("form") == SHORT else Level.DETAIL)
    sheets = Sheets(heading(wish, words.words("paper.explanation"), round_title(shown, words)))
    flow = Flow(sheets)
    _compared(flow, played, shown, t, words)
    for board in wanted.boards(played):
        flow.sentence(board_line(board, words), _SIZE)
    if _same(played, shown):
        _steps(flow, wanted.general(shown), shown, words)
    drawn = round_map(played, words)
    if drawn is not None:
        placed(flow, sheets.area, [drawn])
    if not _same(played, shown) and wanted.groups(shown):
        flow.heading(words.words("paper.explanation-of-rules"), with_next=80)
        _steps(flow, wanted.general(shown), shown, words)
    for group in wanted.groups(shown):
        _group(flow, group, shown, words, wanted)
    return sheets.pdf(words)


def _same(played: ExplainedRound, shown: ExplainedRound) -> bool:
    return {(b.white, b.black) for b in played.boards} == {(b.white, b.black) for b in shown.boards}


def _compared(flow: Flow, played: ExplainedRound, shown: ExplainedRound, t: Tournament, words: Renderer) -> None:
    """That another round is played than the rules would have, why, and which boards they would have."""
    if _same(played, shown):
        return
    by = t.rounds[shown.round_no - 1].paired_by
    by_hand = by is not None and by.by_hand
    title = Message("paper.explanation-by-hand") if by_hand else Message("paper.explanation-otherwise")
    flow.heading(words.say(title), with_next=60)
    if by is not None and by_hand:
        flow.sentence(words.say(Message("paper.explanation-reason", {"reason": by.reason})), _SIZE)
    seated = {(b.white, b.black) for b in played.boards}
    instead = [PairRef(b.white, b.black) for b in shown.boards if (b.white, b.black) not in seated]
    flow.sentence(words.say(Message("paper.explanation-instead", {"pairs": tuple(instead)})), _SIZE)


SHORT = "short"


def _group(flow: Flow, group: ExplainedGroup, shown: ExplainedRound, words: Renderer, wanted: WhyWanted) -> None:
    flow.heading(words.say(Message("why.group", {"score": group.score})), with_next=80)
    rows = [PaperRow(player_cells(p, words)) for p in group.players]
    flow.table(_COLUMNS, rows, TableStyle(size=_SIZE, row=_ROW))
    _steps(flow, wanted.steps(group.steps), shown, words)


def _steps(flow: Flow, steps: Iterable[Step], shown: ExplainedRound, words: Renderer) -> None:
    flow.facts(((article_text(s.article, words, shown.edition), words.say(s.message)) for s in steps), _SIZE)
