"""Results as the round page sends them, one at a time: stored at once, and answered in words.

Refusals are answers too, not failures: what the server says of a conflict or of
warnings is shown in the row, where the person decides.
"""

from __future__ import annotations

import json
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.asking import Conflict, Unread, refusal
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.reports import board_labels, round_list
from hakem.store.running import Answer
from hakem.web.acting import forth, require_actor
from hakem.web.looking import Look, event_look
from hakem.web.round_rows import spaced
from hakem.web.round_view import READ_TWICE, round_named

MOST_BYTES = 10_000


async def _results(request: Request) -> Response:
    body = await request.body()
    return await run_in_threadpool(_entered, request, body)


def _entered(request: Request, body: bytes) -> Response:
    look = event_look(request, request.app.state.hall)
    asked = _asked(body)
    if asked is None:
        return JSONResponse({"error": {"kind": "refused", "text": look.words("web-round.unreadable")}}, 422)
    try:
        require_actor(look, "result")
        answer = _do(look, asked)
    except HakemError as error:
        return JSONResponse({"error": _told_error(look, error)})
    return JSONResponse(_told(look, asked, answer))


def _asked(body: bytes) -> dict[str, Any] | None:
    """What the page asks for; None if it is no such thing."""
    if len(body) > MOST_BYTES:
        return None
    try:
        asked = json.loads(body)
    except (ValueError, RecursionError):
        return None
    known = {"round": int, "board": int, "result": str, "key": str}
    if not isinstance(asked, dict) or any(not isinstance(asked.get(name), kind) for name, kind in known.items()):
        return None
    confirm = asked.get("confirm", [])
    read = isinstance(confirm, list) and all(isinstance(code, str) for code in confirm)
    return asked if read and isinstance(asked.get("was", ""), str) else None


def _do(look: Look, asked: dict[str, Any]) -> Answer:
    fields: dict[str, Json] = {name: asked[name] for name in ("round", "board", "result")}
    return look.running.do(
        "result",
        fields,
        by=look.visitor.person,
        key=asked["key"],
        was=asked.get("was"),
        confirm=asked.get("confirm", []),
    )


def _told(look: Look, asked: dict[str, Any], answer: Answer) -> dict[str, Json]:
    """The answer: the entry, and what was done in words."""
    data = answer.entries[-1].data if answer.entries else {}
    was, now = str(data.get("before", "")), str(data.get("result", asked["result"]))
    w = look.words
    t = look.running.desk.tournament
    labels = board_labels(round_list(t, asked["round"])) if t.teams else {}
    board = labels.get(asked["board"], str(asked["board"]))
    told = w("web-round.told", board=board, was=spaced(was, w), now=spaced(now, w))
    if not was or was == now:
        told = w("web-round.told-first", board=board, now=spaced(now, w))
    read: list[Json] = [w.say(each.message) for each in answer.warnings if each.level > 1]
    return {"seq": answer.seq, "text": told, "result": now, "warnings": read}


def _told_error(look: Look, error: HakemError) -> dict[str, Json]:
    said: dict[str, Json] = {"kind": "refused", "text": look.words.say(error.message)}
    if isinstance(error, Conflict):
        said |= {"kind": "conflict", "now": error.now}
    if isinstance(error, Unread):
        said |= {
            "kind": "unread",
            "text": " ".join(look.words.say(each.message) for each in error.warnings),
            "confirm": [each.code for each in error.warnings],
        }
    return said


async def _signed(request: Request) -> Response:
    return await run_in_threadpool(_sign, request)


def _sign(request: Request) -> Response:
    """The arbiter signs that all results of a round were read twice."""
    look = event_look(request, request.app.state.hall)
    require_actor(look, "note")
    round_no = round_named(request.path_params["round"])
    if not 1 <= round_no <= look.desk.round_no:
        raise refusal("no-such-round", round=round_no, last=look.desk.round_no)
    text = look.words("web-round.read-twice", round=round_no)
    key = f"{READ_TWICE}{round_no}-{look.seq}"
    answer = look.running.do("note", {"text": text, "round": round_no}, by=look.visitor.person, key=key)
    return forth(f"/e/{look.running.event}/rounds/{round_no}", answer)


ROUTES: list[BaseRoute] = [
    Route("/e/{event}/results", _results, methods=["POST"]),
    Route("/e/{event}/rounds/{round}/read-twice", _signed, methods=["POST"]),
]
