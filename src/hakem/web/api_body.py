"""What programs send: JSON of bounded size and depth, without numbers that nobody can keep exactly."""

from __future__ import annotations

from starlette.requests import Request

from hakem.errors import HakemError, InputError, RequestError, TooLarge
from hakem.formats.json_with_places import (
    DEEPEST,
    Fault,
    Items,
    Members,
    Node,
    OtherNumber,
    Places,
    read_at_once,
    read_json,
)
from hakem.i18n import Json, Message
from hakem.values import dataclass

MOST_BYTES = 1_000_000
"""Of a body: a round of ten thousand boards made by hand is a fifth of it."""


class WrongMedia(HakemError):  # noqa: N818 - it reads as what it says
    """A body that does not say that it is JSON."""


class WrongJson(RequestError):  # noqa: N818 - it reads as what it says
    """A body that cannot be used; ``row`` and ``column`` say where."""

    def __init__(self, message: Message, row: int = 0, column: int = 0) -> None:
        super().__init__(message)
        self.row, self.column = row, column


async def body_of(request: Request) -> bytes:
    """The body of a request, refused as soon as it is too large."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > MOST_BYTES:
            raise TooLarge(Message("web-api.too-large", {"most": MOST_BYTES}))
        parts.append(part)
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if size and media != "application/json":
        raise WrongMedia(Message("web-api.media"))
    return b"".join(parts)


def object_of(body: bytes) -> dict[str, Json]:
    """The object that a body is; an empty one has no fields."""
    if not body.strip():
        return {}
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise WrongJson(Message("web-api.letters")) from None
    node = read_at_once(text)
    if node is None or _is_too_deep(node):
        node, faults = read_json(text)
        if faults or node is None:
            raise _wrong(text, faults)
    if not isinstance(node.value, Members):
        raise WrongJson(Message("json.no-object"), 1, 1)
    return {member.key: _plain(member.node) for member in node.value.members}


def _wrong(text: str, faults: tuple[Fault, ...]) -> HakemError:
    if not faults:
        return InputError(Message("json.empty"))
    return WrongJson(faults[0].message, *Places(text).of(faults[0].start))


def _is_too_deep(node: Node, level: int = 1) -> bool:
    if level > DEEPEST:
        return True
    match node.value:
        case Members(members):
            return any(_is_too_deep(member.node, level + 1) for member in members)
        case Items(nodes):
            return any(_is_too_deep(item, level + 1) for item in nodes)
    return False


def _plain(node: Node) -> Json:
    """The value, in which every number is a whole one."""
    match node.value:
        case Members(members):
            return {member.key: _plain(member.node) for member in members}
        case Items(nodes):
            return [_plain(item) for item in nodes]
        case OtherNumber(text):
            is_whole = text.removeprefix("-").isdecimal()
            raise WrongJson(Message("json.number-too-large" if is_whole else "json.no-whole-number"))
    return node.value


@dataclass(frozen=True, slots=True)
class Sent:
    """An action as a program sends it: its fields, and what may come with every action."""

    fields: dict[str, Json]
    key: str
    was: Json
    confirm: tuple[str, ...]


def sent(given: dict[str, Json]) -> Sent:
    """The fields of an action apart from what may come with every one."""
    fields = {name: value for name, value in given.items() if name not in ("key", "was", "confirm")}
    key, confirm = given.get("key"), given.get("confirm")
    if not isinstance(key, str | None):
        raise WrongJson(Message("web-api.field", {"field": "key", "wrong": Message("json.no-text")}))
    if not isinstance(confirm, list | None) or any(not isinstance(code, str) for code in confirm or ()):
        raise WrongJson(Message("web-api.field", {"field": "confirm", "wrong": Message("json.no-list")}))
    return Sent(fields, key or "", given.get("was"), tuple(str(code) for code in confirm or ()))


def texts_of(given: dict[str, Json], *names: str) -> list[str]:
    """The texts of an object that has to have exactly these."""
    for name in given:
        if name not in names:
            raise WrongJson(Message("json.unknown-key", {"key": name[:40]}))
    found = []
    for name in names:
        value = given.get(name)
        if not isinstance(value, str):
            wrong = "json.missing-key" if value is None else "json.no-text"
            raise WrongJson(Message("web-api.field", {"field": name, "wrong": Message(wrong, {"key": name})}))
        found.append(value)
    return found
