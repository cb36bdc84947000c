"""What somebody asks of the desk, and the answers: done with what changed, or refused with the reason.

A refusal changes nothing. Its code is the key of its message, the same in every
language. A conflict is a refusal too: somebody has changed meanwhile what the
person saw. Warnings have levels; from level 3 on they have to be read before the
action is done, and those of level 4 and 5 stay as a line of the report.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import Desk
from hakem.errors import HakemError, PairingError, RequestError
from hakem.formats.json_with_places import shown
from hakem.i18n import Article, Datum, Json, Message
from hakem.i18n.message import datum_to_data
from hakem.model import without_unprintable
from hakem.values import dataclass, field

READ_FROM = 3
"""Warnings from this level on have to be confirmed."""
LOCAL = Person("", Role.ORGANISER)
"""Whoever sits at the laptop, if nobody says who."""
REPORTED_FROM = 4
"""Warnings from this level on leave a line in the report, and the event leaves what FIDE's rules allow."""


@dataclass(frozen=True, slots=True)
class ActionAsked:
    """An action as somebody sends it.

    ``fields`` are those of the action as JSON. ``was`` is what the person saw of
    the thing to be changed, None if that is not said; ``confirm`` the codes of
    warnings that have been read. ``at`` is the time in UTC as text, and ``seed``
    the text from which lots are drawn if the fields name none: both come from
    outside, because nothing here has a clock or dice.
    """

    action: str
    fields: Mapping[str, Json] = field(default_factory=dict, hash=False)
    person: Person = LOCAL
    at: str = ""
    seed: str = ""
    key: str = ""
    was: Json = None
    confirm: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Warned:
    """Something to be read: its level from 1 (for information) to 5, and what it says. Its code is the key of that."""

    level: int
    message: Message

    @property
    def code(self) -> str:
        """The name by which it is confirmed: the key of its sentence without the area."""
        return self.message.key.partition(".")[2]

    def to_data(self) -> dict[str, Json]:
        """The warning as the journal keeps it."""
        return {"code": self.code, "level": self.level, "message": self.message.to_data()}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Warned:
        """The warning that was kept."""
        return cls(data["level"], Message.from_data(data["message"]))


def warning(level: int, key: str, **data: Datum) -> Warned:
    """A warning of that level."""
    return Warned(level, Message(f"warning.{key}", data))


@dataclass(frozen=True, slots=True)
class Done:
    """What an action comes to: the state after it, what it says besides its fields, and what should be read."""

    desk: Desk
    warnings: tuple[Warned, ...] = ()
    more: Mapping[str, Json] = field(default_factory=dict, hash=False)


class Refused(RequestError):  # noqa: N818 - it reads as what it says
    """An action that cannot be done now."""


class Conflict(Refused):
    """Somebody else has changed meanwhile what the person saw."""

    def __init__(self, was: Json, now: Json) -> None:
        super().__init__(Message("desk.changed-meanwhile", {"was": _shown(was), "now": _shown(now)}))
        self.was, self.now = was, now


class SeatedAnew(Conflict):
    """A report about players who do not sit at its board any more: the desk keeps it, and enters nothing."""

    def __init__(self, message: Message, was: Json, now: Json) -> None:
        Refused.__init__(self, message)
        self.was, self.now = was, now


class Unread(Refused):
    """Warnings that have to be read first: the action is done when it is asked for again with their codes."""

    def __init__(self, warnings: tuple[Warned, ...]) -> None:
        texts = tuple(each.message for each in warnings)
        super().__init__(Message("desk.confirm", {"warnings": texts, "codes": tuple(w.code for w in warnings)}))
        self.warnings = warnings


class NotAllowed(Refused):
    """Somebody asks for what their role may not do."""


def refusal(key: str, **data: Datum) -> Refused:
    """A refusal of the desk."""
    return Refused(Message(f"desk.{key}", data))


def _shown(value: Json) -> str:
    """A value as a message can show it, whatever somebody says to have seen."""
    if isinstance(value, str):
        return without_unprintable(value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{shown(name)}: {_shown_part(part)}" for name, part in value.items())
    return "-" if value is None else _shown_part(value)


def _shown_part(value: Json) -> str:
    if value is None or isinstance(value, str):
        return _shown(value)
    try:
        return without_unprintable(str(value))
    except (ValueError, RecursionError):
        return "…"


def error_data(error: HakemError) -> dict[str, Json]:
    """An error for programs: its code and article, and both values of a conflict; the words are for the edge."""
    data: dict[str, Json] = {"code": error.message.key}
    articles = [d for d in error.message.data.values() if isinstance(d, Article)]
    if isinstance(error, PairingError) and error.article is not None:
        articles.insert(0, error.article)
    if articles:
        data["article"] = str(articles[0])
    places = {name: error.message.data[name] for name in ("round", "board", "player") if name in error.message.data}
    if places:
        data["where"] = {name: datum_to_data(place) for name, place in places.items()}
    if isinstance(error, Conflict):
        data |= {"was": error.was, "now": error.now}
    if isinstance(error, Unread):
        data["warnings"] = [each.to_data() for each in error.warnings]
    return data
