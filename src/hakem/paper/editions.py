"""What two editions make of an event, on paper: every round that differs, the reason, and the criteria down to it."""

from __future__ import annotations

from hakem.desk.why import compare_editions, neighbouring_editions
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.lists import heading
from hakem.paper.sheet import Sheets
from hakem.reports import event_renderer
from hakem.reports.why.editions import editions_heading, editions_rounds

_SIZE = 9.5


def editions(wish: PaperWish) -> bytes:
    """The edition of the event beside its neighbour."""
    t = wish.desk.tournament
    if not t.rounds:
        raise RequestError(Message("report.no-rounds"))
    _, both = neighbouring_editions(t)
    if both is None:
        raise RequestError(Message("web-editions.none"))
    found, words = compare_editions(t, both), event_renderer(t, wish.language)
    title, count = editions_heading(found, words)
    sheets = Sheets(heading(wish, words.words("web-editions.title"), title))
    flow = Flow(sheets)
    flow.sentence(count, _SIZE)
    for each in editions_rounds(found, words):
        flow.heading(each.title, with_next=80)
        for line in (*each.boards, each.reason):
            if line:
                flow.sentence(line, _SIZE)
        flow.facts(((article, " · ".join(filter(None, told))) for article, *told in each.rungs), _SIZE)
    return sheets.pdf(words)
