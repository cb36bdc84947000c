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
from hakem.desk.journal.telling import told
from hakem.errors import HakemError
from hakem.facts.round_sheet import round_sheet
from hakem.i18n import Json
from hakem.store.running import Answer
from hakem.web.acting import conflict_told, forth, require_actor
from hakem.web.looking import Look, event_look
from hakem.web.round_rows import spaced
from hakem.web.round_view import READ_TWICE, round_named

MOST_BYTES = 10_000
_BOARD = {"round": int, "board": int}
_GAME = {"game": str}
"""What a result is of: a board of a round, or a game of a match or of a play-off."""


async def _results(request: Request) -> Response:
    body = await request.body()
    return await run_in_threadpool(_entered, request, body)


def _entered(request: Request, body: bytes) -> Response:
    look = event_look(request, request.app.state.hall)
    asked = _asked(body)
    if asked is None:
        return JSONResponse({"error": {"kind": "refused", "text": look.words("web-round.unreadable")}}, 422)
    try:
        require_actor(look, _action(asked))
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
    if not isinstance(asked, dict):
        return None
    place = _GAME if "game" in asked else _BOARD
    if any(not isinstance(asked.get(name), kind) for name, kind in {**place, "result": str, "key": str}.items()):
        return None
    confirm = asked.get("confirm", [])
    read = isinstance(confirm, list) and all(isinstance(code, str) for code in confirm)
    players = asked.get("players", [])
    whose = isinstance(players, list) and all(type(player) is int for player in players)
    return asked if read and whose and isinstance(asked.get("was", ""), str) else None


def _do(look: Look, asked: dict[str, Any]) -> Answer:
    names = ("game", "match", "result", "moves", "white") if "game" in asked else ("round", "board", "result")
    fields: dict[str, Json] = {name: asked[name] for name in names if name in asked}
    return look.running.do(
        _action(asked),
        fields,
        by=look.visitor.person,
        key=asked["key"],
        was=_seen(asked),
        confirm=asked.get("confirm", []),
    )


def _seen(asked: dict[str, Any]) -> Json:
    """What the page showed when it was typed: the result, and whose row it was if it says so."""
    was: Json = asked.get("was")
    return {"result": was, "players": asked["players"]} if "players" in asked and was is not None else was


def _action(asked: dict[str, Any]) -> str:
    return "game" if "game" in asked else "result"


def _told(look: Look, asked: dict[str, Any], answer: Answer) -> dict[str, Json]:
    """The answer: the entry, and what was done in words."""
    data = answer.entries[-1].data if answer.entries else {}
    was, now = str(data.get("before", "")), str(data.get("result", asked["result"]))
    w = look.words
    known = asked.get("confirm", [])
    read: list[Json] = [w.say(each.message) for each in answer.warnings if each.level > 1 and each.code not in known]
    if "game" in asked:
        text = " ".join(w.say(told(entry, look.running.entries)) for entry in answer.entries)
        return {"seq": answer.seq, "text": text, "result": asked["result"], "warnings": read}
    sheet = round_sheet(look.running.desk.tournament, asked["round"])[asked["board"]]
    read_was, read_now = (spaced(sheet.read(each), w) for each in (was, now))
    text = w("web-round.told", board=sheet.label, was=read_was, now=read_now)
    if not was or was == now:
        text = w("web-round.told-first", board=sheet.label, now=read_now)
    return {"seq": answer.seq, "text": text, "result": was if _is_for_rating(answer) else now, "warnings": read}


def _is_for_rating(answer: Answer) -> bool:
    """Whether what was entered came too late for the standings, where the result is what it was."""
    return any(each.code == "rating-only" for each in answer.warnings)


def _told_error(look: Look, error: HakemError) -> dict[str, Json]:
    said: dict[str, Json] = {"kind": "refused", "text": look.words.say(error.message)}
    if isinstance(error, Conflict):
        now, others = conflict_told(look, error)
        said |= {"kind": "anew", "now": now, "text": others} if others else {"kind": "conflict", "now": now}
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
