"""Buttons and forms: what they send becomes an action of the desk, and its answer a page.

Every form of an event goes to ``/e/{event}/do/{action}``. Its fields are those of the
action; those that begin with ``_`` are ours: ``_key``, ``_was``, ``_players`` (whose
it was), ``_confirm`` and ``_back``, the page to go on with. A refusal comes back as a note above the form,
which stays as it was typed; warnings come with a button that confirms them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from hakem.desk.journal.actions import ACTIONS
from hakem.desk.journal.asking import Conflict, Refused, Unread
from hakem.desk.journal.roles import ACTIONS as ROLES
from hakem.desk.journal.roles import Forbidden, Grant, may, may_read
from hakem.errors import HakemError, UnknownName
from hakem.i18n import Datum, Json, Message, PairRef
from hakem.model import PlayerId
from hakem.store.running import Answer
from hakem.values import replace
from hakem.web.cache import made
from hakem.web.hall import Hall
from hakem.web.looking import Look, Page, event_look, html_of, packed, status_of
from hakem.web.rendering import rendered
from hakem.web.sent import number_in, own_page
from hakem.web.visitor import LANGUAGE_COOKIE

MOST_FIELDS = 5000


async def _do(request: Request) -> Response:
    form = await request.form(max_files=0, max_fields=MOST_FIELDS)
    return await run_in_threadpool(_done, request, form)


def _done(request: Request, form: FormData) -> Response:
    hall: Hall = request.app.state.hall
    look = event_look(request, hall)
    action = request.path_params["action"]
    try:
        require_actor(look, action)
        answer = do_form(look, action, form)
    except HakemError as error:
        return refused(request, look, error, form)
    return forth(back_of(request, form, look), answer)


def require_actor(look: Look, action: str) -> None:
    """Actions are done now, by those whose role has them; nobody else learns anything from what their form answers.

    It is asked before what was sent is looked at; the desk asks the rest.
    """
    if look.past:
        raise Refused(Message("web.past-only-read"))
    person = look.visitor.person
    why = may(person, action) if action in ROLES else None
    if why is not None and ROLES[action].get(person.role, Grant.NEVER) is Grant.NEVER:
        raise Forbidden(why)


def do_form(look: Look, action: str, form: FormData) -> Answer:
    """Do the action that a form asks for."""
    return look.running.do(
        action,
        fields_of_form(action, form),
        by=look.visitor.person,
        key=str(form.get("_key", "")),
        was=_seen(form),
        confirm=[str(code) for code in form.getlist("_confirm")],
    )


def _seen(form: FormData) -> Json:
    """What the page showed when the button was pressed, and whose it was if the form says so."""
    was = str(form["_was"]) if "_was" in form else None
    if "_players" not in form:
        return was
    whose: dict[str, Json] = {"players": [number_in(each) for each in str(form["_players"]).split()]}
    return whose if was is None else {"result": was, **whose}


def fields_of_form(action: str, form: FormData) -> dict[str, Json]:
    """The fields of an action as its table wants them; what is left empty is not said, unless the action needs it."""
    if action not in ACTIONS:
        raise UnknownName("action", action, tuple(ACTIONS))
    classes: dict[str, Any] = {}
    name = str(ACTIONS[action].schema(classes)["$ref"]).rpartition("/")[2]
    described = classes[name]
    fields: dict[str, Json] = {}
    for key, schema in described["properties"].items():
        texts = [str(text).strip() for text in form.getlist(key)]
        if texts and (any(texts) or key in described.get("required", ())):
            fields[key] = _value(schema, texts)
    return fields


def _value(schema: Mapping[str, Any], texts: list[str]) -> Json:
    """A value from what was typed; what does not fit goes on as it is, and the desk says what is wrong with it."""
    kind, text = schema.get("type"), texts[-1]
    if "anyOf" in schema:
        return _value(schema["anyOf"][0], texts)
    if kind == "integer":
        return int(text) if text.removeprefix("-").isdecimal() and len(text) < 12 else text
    if kind == "boolean":
        return text.lower() in ("true", "on", "1", "yes")
    if kind in ("array", "object") and text[:1] in ("[", "{"):
        return _json(text)
    if kind == "array":
        parts = [part.strip() for each in texts for part in each.split(",") if part.strip()]
        return [_value(schema["items"], [part]) for part in parts]
    return text


def _json(text: str) -> Json:
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value


def back_of(request: Request, form: Mapping[str, Any], look: Look) -> str:
    """Where to go on: the page that the form names, or the one it stands on."""
    seen = (request.headers.get(name, "") for name in ("hx-current-url", "referer"))
    return own_page(request, (str(form.get("_back", "")), *seen), f"/e/{look.running.event}")


def forth(back: str, answer: Answer) -> Response:
    """On to the next page, with a note of what was done; what was done together is taken back together."""
    sign, count = "&" if "?" in back else "?", len(answer.entries)
    together = f".{count}" if count > 1 else ""
    return RedirectResponse(f"{back}{sign}done={answer.seq}{together}" if count else back, 303)


def refused(request: Request, look: Look, error: HakemError, form: FormData) -> Response:
    """Why it was not done: a note above the form, or a page of its own for browsers without scripts."""
    view = {**_notice(request, look, error, form), "w": look.words}
    if "hx-request" in request.headers:
        headers = {"hx-retarget": "#notice", "hx-reswap": "innerHTML", "hx-push-url": "false"}
        return HTMLResponse(rendered("notice.html", view), headers=headers)  # an error would be one more in the console
    return packed(request, made(html_of(_framed(look), Page("refused.html", view))), status_of(error))


def _framed(look: Look) -> Look:
    """The look without its event if that is not for this person: the frame of a page has its name."""
    if look.event is None:
        return look
    why = may_read(look.visitor.person, "status", published=bool(look.desk.published))
    return look if why is None else replace(look, event=None, at=None)


def conflict_told(look: Look, error: Conflict) -> tuple[Json, str]:
    """The result that stands by now, and why what was meant for others is not written; no words if it is theirs."""
    was, now = error.was, error.now
    if not isinstance(was, dict) or not isinstance(now, dict) or not isinstance(meant_for := was.get("players"), list):
        return (now.get("result") if isinstance(now, dict) else now), ""
    if meant_for == now["players"]:
        return now.get("result"), ""
    if not now["players"]:
        return now.get("result"), look.words("web-knockout.game-gone")
    ids = [PlayerId(player) for player in meant_for if isinstance(player, int)]
    known = {*ids} <= {player.id for player in look.desk.tournament.players} and len(ids) == 2
    data: dict[str, Datum] = {"pair": PairRef(ids[0], ids[1])} if known else {}
    return now.get("result"), look.words.say(Message("web-round.anew" if known else "web-round.anew-somebody", data))


def _said(look: Look, error: HakemError) -> str:
    """A refusal in words; of a conflict about somebody's game the results, and not the ids of both."""
    if not isinstance(error, Conflict) or not isinstance(error.was, dict) or "players" not in error.was:
        return look.words.say(error.message)
    now, others = conflict_told(look, error)
    return others or look.words.say(Conflict(error.was.get("result"), now).message)


def _notice(request: Request, look: Look, error: HakemError, form: FormData) -> dict[str, object]:
    unread = error.warnings if isinstance(error, Unread) else ()
    again: Iterable[tuple[str, str]] = (
        (name, str(value)) for name, value in form.multi_items() if name not in ("_key",) and isinstance(value, str)
    )
    return {
        "text": _said(look, error),
        "warnings": [(each.level, look.words.say(each.message)) for each in unread],
        "again": [*again, *(("_confirm", each.code) for each in unread)] if unread else [],
        "action_url": request.url.path,
        "back": back_of(request, form, look) if look.event else "/",
    }


async def _language(request: Request) -> Response:
    """Another language, from any page, which stays the one it was."""
    form = await request.form(max_files=0, max_fields=10)
    wishes = (str(form.get("_back", "")), request.headers.get("referer", ""))
    response = RedirectResponse(own_page(request, wishes, "/"), 303)
    chosen = "tr" if form.get("language") == "tr" else "en"
    response.set_cookie(LANGUAGE_COOKIE, chosen, max_age=365 * 24 * 3600, samesite="lax")
    return response


ROUTES = [
    Route("/e/{event}/do/{action}", _do, methods=["POST"]),
    Route("/language", _language, methods=["POST"]),
]
