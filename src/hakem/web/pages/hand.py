"""Pairing by hand: who is left on the one side, the boards on the other, and every move judged at once."""

from __future__ import annotations

import threading
from collections import OrderedDict

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.hand_verdicts import HandRound
from hakem.desk.journal.hand_rounds import hand_round, may_be_by_hand, round_by_hand
from hakem.desk.journal.roles import Forbidden, may
from hakem.errors import HakemError
from hakem.web.cache import made
from hakem.web.hall import Hall
from hakem.web.hand_view import work_view
from hakem.web.hand_work import Hands, Work, begun, work_of
from hakem.web.looking import Look, Page, event_look, event_page, frame, html_of, packed
from hakem.web.rendering import PageView, rendered
from hakem.web.sent import number_in

MOST_KEPT = 16

_kept: OrderedDict[tuple[str, int], HandRound] = OrderedDict()
_lock = threading.Lock()


def _hand_of(look: Look, round_no: int) -> HandRound:
    """What the round is held against: found once for every state of the event, because it takes a pairing."""
    key = (look.entries[-1].hash, round_no)
    with _lock:
        found = _kept.get(key)
    if found is None:
        found = hand_round(look.desk, round_no)
        with _lock:
            _kept[key] = found
            while len(_kept) > MOST_KEPT:
                _kept.popitem(last=False)
    return found


@event_page("/hand", "journal")
def hand(look: Look) -> Page:
    """The page as it begins; the work that is under way comes back to it from the memory of the browser."""
    if not may_be_by_hand(look.desk):
        return Page("hand_none.html", {"tab": "rounds", "why": look.words("web-hand.none")})
    round_no = _round_no(look, look.query.get("round", ""))
    try:
        held = _hand_of(look, round_no)
    except HakemError as refused:
        return Page("hand_none.html", {"tab": "rounds", "why": look.words.say(refused.message)})
    return Page("by_hand.html", _view(look, held, round_no, begun(look.desk, round_no), fresh=True))


def _round_no(look: Look, text: str) -> int:
    number = number_in(text, 3)
    return round_by_hand(look.desk) if number is None else number


def _view(look: Look, held: HandRound, round_no: int, work: Work, told: str = "", fresh: bool = False) -> PageView:
    return {
        **work_view(look.words, held, work),
        "tab": "rounds",
        "round_no": round_no,
        "changing": round_no == look.desk.round_no,
        "fresh": fresh,
        "told": told,
    }


async def _judge(request: Request) -> Response:
    form = await request.form(max_files=0, max_fields=20)
    return await run_in_threadpool(_judged, request, form)


def _judged(request: Request, form: FormData) -> Response:
    """The work after a move. Nothing is stored."""
    hall: Hall = request.app.state.hall
    look = event_look(request, hall)
    why = may(look.visitor.person, "pair-by-hand")
    if why is not None:
        raise Forbidden(why)
    sent = {name: str(value) for name, value in form.items()}
    round_no = _round_no(look, sent.get("round", ""))
    held = _hand_of(look, round_no)
    work, told = work_of(sent, held.people), ""
    try:
        work = Hands(look.desk, held).moved(work, sent.get("move", ""))
    except HakemError as error:
        told = look.words.say(error.message)
    view = _view(look, held, round_no, work, told)
    if sent.get("_part"):
        return HTMLResponse(rendered("hand_work.html", {**frame(look), **view}))
    return packed(request, made(html_of(look, Page("by_hand.html", view))))


ROUTES: list[BaseRoute] = [hand, Route("/e/{event}/hand/judge", _judge, methods=["POST"])]
