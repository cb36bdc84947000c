"""What an address of the API is: how it is asked, what it answers, and how that looks as JSON Schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from hakem.i18n import Message
from hakem.values import dataclass, field
from hakem.web.api_body import WrongJson

Described = Mapping[str, Any]
LARGEST = 10**9


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An address and a method: who answers, what the answer looks like (None: a file), and what is sent.

    ``body`` is the action whose fields are sent; ``{action}`` stands for all of them.
    """

    method: str
    path: str
    function: Callable[[Request, bytes], Response]
    answer: Described | None = field(hash=False)
    query: Mapping[str, Described] = field(default_factory=dict, hash=False)
    body: str = ""
    status: int = 200


def whole_number(request: Request, name: str, usual: int, least: int, most: int = LARGEST) -> int:
    """A whole number of the address, within limits."""
    text = request.query_params.get(name)
    if text is None:
        return usual
    if not (text.isascii() and text.isdecimal() and len(text) < 11 and least <= int(text) <= most):
        raise WrongJson(Message("web-api.field", {"field": name, "wrong": Message("json.no-whole-number")}))
    return int(text)


def named_file(name: str, *, to_keep: bool) -> str:
    """How an answer says the name of its file, and whether it is shown or kept; names may have any letters."""
    plain = "".join(sign if sign.isascii() and (sign.isalnum() or sign in "-_.") else "_" for sign in name)
    how = "attachment" if to_keep else "inline"
    return f"{how}; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"


def _object(properties: Mapping[str, Any], *optional: str) -> dict[str, Any]:
    needed = [name for name in properties if name not in optional]
    return {"type": "object", "required": needed, "properties": dict(properties)}


def number_of(least: int, most: int = LARGEST) -> dict[str, Any]:
    """A whole number of an address, as :func:`whole_number` takes it."""
    return {"type": "integer", "minimum": least, "maximum": most}


TEXT, NUMBER, TRUTH = {"type": "string"}, {"type": "integer"}, {"type": "boolean"}
PERSON = _object({"id": NUMBER, "number": NUMBER, "name": TEXT})
WARNING = _object({"code": TEXT, "level": NUMBER, "message": {"type": "object"}})
STATUS = _object(
    {
        **dict.fromkeys(("event", "name", "system", "edition"), TEXT),
        **dict.fromkeys(("rounds", "round"), NUMBER),
        "state": {"enum": ["open", "paired", "published", "closed", "finished"]},
        **dict.fromkeys(("players", "open_results", "seq"), NUMBER),
        "head": TEXT,
        "fide_mode": TRUTH,
    }
)
UNREADABLE = _object({"event": TEXT, "problem": TEXT})
EVENTS = _object({"events": {"type": "array", "items": {"anyOf": [STATUS, UNREADABLE]}}, "more": TRUTH})
PLAYERS = {"type": "array", "items": PERSON}
ROUND = _object(
    {
        "round": NUMBER,
        "state": {"enum": ["paired", "published", "closed"]},
        "boards": {
            "type": "array",
            "items": _object({"board": NUMBER, "white": PERSON, "black": PERSON, "result": TEXT}),
        },
        "byes": {"type": "array", "items": {**PERSON, "properties": {**PERSON["properties"], "kind": TEXT}}},
    }
)
TABLE = {"type": "object"}
ENTRIES = {
    "type": "array",
    "items": _object(
        {
            "seq": NUMBER,
            "at": TEXT,
            "by": TEXT,
            "action": TEXT,
            "data": {"type": "object"},
            "warnings": {"type": "array", "items": WARNING},
            "prev": TEXT,
            "hash": TEXT,
            "undone_by": {"anyOf": [NUMBER, {"type": "null"}]},
        },
        "warnings",
    ),
}
_ANSWERED = {
    "seq": NUMBER,
    "entries": {"type": "array", "items": NUMBER},
    "warnings": {"type": "array", "items": WARNING},
}
ANSWER = _object({**_ANSWERED, "id": TEXT}, "id")
CREATED = _object({"id": TEXT, **_ANSWERED})
LOGIN = _object({"token": TEXT, "id": TEXT, "expires_at": NUMBER})
NOTHING = _object({})
ERROR = _object(
    {
        "error": _object(
            {
                "code": TEXT,
                "message": TEXT,
                "article": TEXT,
                "where": {"type": "object"},
                "was": {},
                "now": {},
                "warnings": {"type": "array", "items": {**WARNING, "required": [*WARNING["required"], "text"]}},
            },
            *("article", "where", "was", "now", "warnings"),
        )
    }
)
"""The one shape of every error; ``where`` names a round, a board and a player, or a row and a column of the body."""
