"""The independent verdict on the rounds of an event, one after the other: it takes its time and is kept."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.event_check import CheckRequest
from hakem.desk.journal.reasons import as_paired
from hakem.desk.journal.roles import Forbidden, may_read
from hakem.desk.verifying import EventVerdicts, verify_event
from hakem.errors import HakemError
from hakem.formats import Parsed
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.values import dataclass
from hakem.web.looking import Look, Page, event_look, event_page
from hakem.web.rendering import rendered
from hakem.web.sent import number_in


@dataclass(frozen=True, slots=True)
class VerdictView:
    """A round: its verdict in words with the reason and its article; ``kind`` is "" as long as it waits."""

    number: int
    kind: str = ""
    word: str = ""
    reason: str = ""
    article: str = ""


@event_page("/verify", "journal")
def verify_page(look: Look) -> Page:
    """Every round that is paired; without scripts up to the round that is asked for."""
    upto = number_in(look.query.get("to", ""), 5) or 0
    last = look.desk.round_no
    rounds = [_view(look, number) if number <= upto else VerdictView(number) for number in range(1, last + 1)]
    return Page("verify.html", {"tab": "journal", "rounds": rounds, "waits": min(upto + 1, last + 1), "last": last})


async def _round(request: Request) -> Response:
    return await run_in_threadpool(_one, request)


def _one(request: Request) -> Response:
    """The verdict on one round, and the next one waiting: so the page says how far it is."""
    look = event_look(request, request.app.state.hall)
    why = may_read(look.visitor.person, "journal")
    if why is not None:
        raise Forbidden(why)
    number: int = request.path_params["number"]
    if not 1 <= number <= look.desk.round_no:
        raise HTTPException(404)
    base = f"/e/{quote(request.path_params['event'], safe='@')}"
    view = {"w": look.words, "base": base, "each": _view(look, number), "last": look.desk.round_no}
    return HTMLResponse(rendered("verify_round.html", view))


def _view(look: Look, number: int) -> VerdictView:
    w, found = look.words, _verdict(as_paired(look.desk.tournament, number), number)
    if isinstance(found, Message):
        return VerdictView(number, "not-proved", w("web-verify.refused"), w.say(found))
    if found.skipped or not found.verdicts:
        return VerdictView(number, "not-proved", w("web-verify.skipped"))
    verdict = found.verdicts[-1]
    kind = verdict.kind.value
    reason = w.say(verdict.reason) if verdict.reason else ""
    article = w.renderer.article(verdict.article) if verdict.article else ""
    return VerdictView(number, kind, w(f"verify.verdict.{kind}"), reason, article)


@lru_cache(maxsize=64)
def _verdict(t: Tournament, number: int) -> EventVerdicts | Message:
    """The verdict on a round; results of the round itself do not change it."""
    try:
        return verify_event(Parsed(t), CheckRequest(rounds=(number, number)))
    except HakemError as refused:
        return refused.message


ROUTES: list[BaseRoute] = [verify_page, Route("/e/{event}/verify/{number:number}", _round)]
