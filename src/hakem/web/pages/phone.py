"""A helper's phone: showing the code, then one card for every board that is given; a captain's has the line-up too.

Nothing here needs a secure connection or a second request to work: the page comes
whole, results wait in the phone while there is no network (``static/queue.js``), and
each is sent with a key of its own, so that a result or a line-up that came through
without an answer is entered once.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.actions import fields_of
from hakem.desk.journal.asking import Conflict, SeatedAnew, error_data
from hakem.desk.journal.captains import with_own_boards
from hakem.desk.journal.last_words import seated_by
from hakem.desk.journal.roles import Forbidden, Person, Role, boards_text, may
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_actions import team_of
from hakem.desk.journal.views import rounds_planned
from hakem.errors import HakemError, RequestError
from hakem.facts.event_kind import is_knockout
from hakem.facts.line_ups import line_up_problems
from hakem.i18n import Json, Message
from hakem.store.helpers import DAY, MOST_DAYS
from hakem.web.acting import refused, require_actor
from hakem.web.captain_view import captain_view, line_up_words
from hakem.web.hall import Hall
from hakem.web.looking import Look, Page, event_look, event_page, plain_look, plain_page, status_of
from hakem.web.phone_cards import BoardCard, board_cards
from hakem.web.sent import number_in
from hakem.web.visitor import DEVICE_COOKIE

MOST_REPORT = 2000
"""Bytes of a report."""


# The code


@plain_page("/h")
def code_page(look: Look) -> Page:
    """Where the eight digits are typed."""
    return _asked_for(look, "")


@plain_page("/h/{token}")
def scanned_page(look: Look) -> Page:
    """Where a scanned code leads: only the name of the device is missing."""
    return _asked_for(look, str(look.params["token"]))


def _asked_for(look: Look, token: str) -> Page:
    known = "" if look.hall.settings.local else look.hall.people.helpers.event_of(look.visitor.token)
    return Page("phone_code.html", {"token": token, "helps_at": known})


async def _redeem(request: Request) -> Response:
    form = await request.form(max_files=0, max_fields=10)
    return await run_in_threadpool(_redeemed, request, form)


def _redeemed(request: Request, form: FormData) -> Response:
    """A token for this device, kept by its browser where no script can read it."""
    hall: Hall = request.app.state.hall
    look = plain_look(request, hall)
    shown = str(form.get("code", ""))[:200]
    try:
        if hall.settings.local:
            raise RequestError(Message("web-phone.local-refused"))
        helpers = hall.people.helpers
        token = helpers.redeem(shown, address=look.visitor.address, device=str(form.get("device", ""))[:200])
    except HakemError as error:
        return refused(request, look, error, form)
    response = RedirectResponse(f"/e/{helpers.event_of(token)}/phone", 303)
    secure = request.url.scheme == "https"
    response.set_cookie(DEVICE_COOKIE, token, max_age=MOST_DAYS * DAY, httponly=True, samesite="lax", secure=secure)
    return response


async def _lock(request: Request) -> Response:
    """The phone goes to somebody else: this device is forgotten."""
    hall: Hall = request.app.state.hall
    token = request.cookies.get(DEVICE_COOKIE, "")
    if token and not hall.settings.local:
        await run_in_threadpool(hall.people.helpers.forget_device, token)
    response = RedirectResponse("/h", 303)
    response.delete_cookie(DEVICE_COOKIE, httponly=True, samesite="lax")
    return response


# The boards


def _is_for(look: Look) -> bool:
    """Whoever enters results sees the boards before they are published; others are told what they need."""
    if look.can("result") or look.visitor.person.role is Role.HELPER:
        return True
    raise Forbidden(Message("web-phone.no-code"))


@event_page("/phone", "round", published=_is_for)
def phone(look: Look) -> Page:
    """The boards that are given, of the round that is played."""
    desk, everything = look.desk, look.everything or look.desk
    number = _round_shown(look, everything)
    person = with_own_boards(desk, look.visitor.person, number)
    over = _over(desk, everything, number)
    if over == "not-paired" and person.goes_on:
        over = "not-out"
    cards = [] if over else board_cards(look, person, number)
    boards = _boards_shown(person, cards) if person.role is Role.HELPER else ""
    done = sum(card.state not in ("open", "disputed") for card in cards)
    view: dict[str, object] = {"round": number, "boards": boards, "cards": cards, "over": over, "done": done}
    if person.team:
        captain = captain_view(everything, look.entries, person, number, look.words)
        said = _over(everything, everything, number)
        moved = said if said in ("moved-on", "all-done") else ""
        view |= {"captain": captain, "over": moved, "resting": not moved and not cards and number in desk.published}
        view["other_round"] = _other_round(person, everything, number)
    seated = seated_by(look.entries, number) if cards else 0
    return Page("phone.html", {**view, "seated": seated})


def _round_shown(look: Look, everything: Desk) -> int:
    """The round that is played or prepared, as far as the code is for it; a captain may ask for the next one."""
    person = look.visitor.person
    if person.role is not Role.HELPER:
        return look.desk.round_no
    now, asked = _round_of(person, everything), number_in(look.query.get("round", ""), 5)
    return asked if person.team and asked == now + 1 and person.has_round(asked) else now


def _round_of(person: Person, desk: Desk) -> int:
    """The round of the code that is played or prepared; behind the last round of the event it stays that one."""
    last = desk.round_no if desk.finished else 0 if is_knockout(desk.tournament) else rounds_planned(desk)
    now = person.round_at(desk.round_in_hand)
    return max(person.round, min(now, last)) if last else now


def _other_round(person: Person, everything: Desk, number: int) -> int:
    """The round to which a captain may turn: the next one, and back; 0 if there is none."""
    now = _round_of(person, everything)
    other = now if number != now else now + 1
    last = everything.tournament.rounds_total
    return other if person.has_round(other) and 1 <= other <= last and everything.round_no else 0


def _boards_shown(person: Person, cards: list[BoardCard]) -> str:
    """The boards of the code; those of matches by what they are called there."""
    if cards and any("." in card.label for card in cards):
        return "–".join(dict.fromkeys((cards[0].label, cards[-1].label)))
    return boards_text(person.boards)


def _over(desk: Desk, everything: Desk, number: int) -> str:
    """Why there is nothing to enter, "" if there is; behind the last round of all nobody needs another code."""
    if number > desk.round_no or number == 0:
        return "not-paired"
    if number == desk.round_no and number not in desk.closed and not desk.finished:
        return ""
    last = not is_knockout(desk.tournament) and everything.round_no >= rounds_planned(everything)
    return "all-done" if desk.finished or (last and everything.round_no in everything.closed) else "moved-on"


def _sent_to(take: Callable[[Look, dict[str, Any]], Response], action: str) -> Callable[[Request], Awaitable[Response]]:
    """What a phone sends as JSON and has answered as JSON: for those whose code holds, a refusal with its reason."""

    async def endpoint(request: Request) -> Response:
        body = await request.body()
        return await run_in_threadpool(answered, request, body)

    def answered(request: Request, body: bytes) -> Response:
        look = event_look(request, request.app.state.hall)
        try:
            if look.visitor.person.role is Role.READER:
                over = Message("web-phone.code-over")
                return JSONResponse({"error": {"code": over.key, "message": look.words.say(over)}}, 401)
            require_actor(look, action)
            return take(look, _read(body))
        except HakemError as error:
            said: dict[str, Json] = {**error_data(error), "message": look.words.say(_told(look, error))}
            return JSONResponse({"error": said}, status_of(error))

    return endpoint


def _told(look: Look, error: HakemError) -> Message:
    """Why not; a line-up that somebody has changed meanwhile by its names."""
    if isinstance(error, Conflict) and not isinstance(error, SeatedAnew) and isinstance(error.now, list):
        return Message("web-phone.line-up-changed", {"now": line_up_words(look.running.desk, error.now, look.words)})
    return error.message


def _reported(look: Look, sent: dict[str, Any]) -> Response:
    """A result from the phone, as the action ``result`` of the API takes it."""
    return JSONResponse(_done(look, "result", sent, None))


def _handed_in(look: Look, sent: dict[str, Any]) -> Response:
    """A line-up from the phone, as the action ``line-up`` takes it, with the one that the captain saw."""
    return JSONResponse(_done(look, "line-up", sent, sent.pop("was", None)))


def _done(look: Look, action: str, sent: dict[str, Any], was: Json) -> dict[str, Json]:
    key = sent.pop("key", "")
    key = key if isinstance(key, str) else ""
    return look.running.do(action, sent, by=look.visitor.person, key=key, was=was).to_data()


def _line_up_checked(look: Look, sent: dict[str, Any]) -> Response:
    """What is wrong with a line-up of the own team, by the rules of the desk; nothing is stored."""
    person, desk = look.visitor.person, look.running.desk
    asked = sent.get("round")
    number = asked if isinstance(asked, int) and person.has_round(asked) else person.round_at(desk.round_in_hand)
    why = may(person, "line-up", round=number)
    if why is not None:
        raise Forbidden(why)
    given = fields_of("line-up", {**sent, "round": number, "team": person.team})
    team = team_of(desk.tournament, given.team)
    wrong = line_up_problems(desk.tournament, team, number, given.players)
    return JSONResponse({"problems": [look.words.say(each) for each in wrong]})


def _read(body: bytes) -> dict[str, Any]:
    """The fields of a report; what is none is refused."""
    try:
        sent = json.loads(body) if len(body) <= MOST_REPORT else None
    except (ValueError, RecursionError):
        sent = None
    if not isinstance(sent, dict):
        raise RequestError(Message("web-phone.no-report"))
    return sent


ROUTES: list[BaseRoute] = [
    code_page,
    Route("/h", _redeem, methods=["POST"]),
    Route("/h/lock", _lock, methods=["POST"]),
    scanned_page,
    phone,
    Route("/e/{event}/phone/report", _sent_to(_reported, "result"), methods=["POST"]),
    Route("/e/{event}/phone/line-up", _sent_to(_handed_in, "line-up"), methods=["POST"]),
    Route("/e/{event}/phone/line-up/check", _sent_to(_line_up_checked, "line-up"), methods=["POST"]),
]
