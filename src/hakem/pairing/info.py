"""What a pairing system says of itself, in one place: its editions, their options, its type codes, what it can do.

Every system has a module ``info`` with such a value; the registry, the type
codes, the command lines and the tables of the documents read it there. Saying
it loads no engine: that is imported when the system is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from hakem.errors import RequestError, UnknownName
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.pairing.api import PairingSystem
from hakem.regulations import Edition
from hakem.values import dataclass

LARGEST_NUMBER = 9999
LARGEST_COUNT = 99
LONGEST_TEXT = 200

Chosen = Mapping[str, str]
"""Options by name with the values that the event gives them, as texts."""

V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Free(Generic[V_co]):
    """Values that nobody can list: how they are shown, and how one is read from the name of its option and a text."""

    shown: str
    read: Callable[[str, str], V_co]


@dataclass(frozen=True, slots=True)
class Option(Generic[V_co]):
    """What the rules of a system leave to the event, or leave unsaid: the values by name, the usual one first.

    With ``free`` other values may be given too.
    """

    name: str
    values: tuple[tuple[str, V_co], ...]
    free: Free[V_co] | None = None

    @property
    def title(self) -> Message:
        """What it is about."""
        return Message(f"option.{self.name}")

    @property
    def shown(self) -> tuple[str, ...]:
        """The values as they are listed."""
        named = tuple(name for name, _ in self.values)
        return (*named, self.free.shown) if self.free else named

    def value(self, text: str) -> V_co:
        """What a text stands for; an error says what there is."""
        for name, value in self.values:
            if name == text:
                return value
        if self.free is None:
            raise UnknownName("option-value", f"{self.name}={text}", tuple(name for name, _ in self.values))
        return self.free.read(self.name, text)

    def of(self, chosen: Chosen) -> V_co:
        """The value that was chosen, else the usual one."""
        return self.value(chosen[self.name]) if self.name in chosen else self.values[0][1]


def _is_number(text: str, largest: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= len(str(largest))


def _number(name: str, text: str) -> int:
    if not _is_number(text, LARGEST_NUMBER):
        raise RequestError(Message("pairing.option-number", {"name": name, "value": text, "most": LARGEST_NUMBER}))
    return int(text)


def _count(name: str, text: str) -> int:
    if not _is_number(text, LARGEST_COUNT) or int(text) == 0:
        raise RequestError(Message("pairing.option-count", {"name": name, "value": text, "most": LARGEST_COUNT}))
    return int(text)


def _text(name: str, text: str) -> str:
    if not 0 < len(text) <= LONGEST_TEXT:
        raise RequestError(Message("pairing.option-text", {"name": name, "most": LONGEST_TEXT}))
    return text


NUMBER: Free[int] = Free("N", _number)
COUNT: Free[int] = Free("N", _count)
TEXT: Free[str] = Free("TEXT", _text)
YES_OR_NO = (("yes", True), ("no", False))
NO_OR_YES = (("no", False), ("yes", True))

BOARDS: Option[int | None] = Option("boards", (("event", None),), COUNT)
"""On how many boards teams meet; ``event``: as its board colours say, its matches so far, or its teams of one size."""


CONTESTANTS: Option[bool | None] = Option("contestants", (("event", None), ("players", False), ("teams", True)))
"""Who is paired; ``event``: teams if the event says that it is one of teams, else players."""
PRIMARY = Option("primary", (("match", "match"), ("game", "game")))
"""The score by which teams are paired."""
OF_TEAMS: tuple[Option[object], ...] = (CONTESTANTS, PRIMARY, BOARDS)
"""What a system of players leaves open when it pairs teams."""


@dataclass(frozen=True, slots=True)
class TypeCode:
    """An encoded tournament type of TRF26 that means this system.

    Without ``edition`` the day of the event decides. ``games_each`` says that
    the code may be followed by ``_G`` and how often everybody meets,
    ``of_teams`` that teams meet.
    """

    code: str
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    games_each: bool = False
    of_teams: bool = False


@dataclass(frozen=True, slots=True)
class SystemEdition:
    """A system by one text of its rules: what the text leaves to the event, and who makes the system."""

    edition: Edition
    make: Callable[[Edition, Chosen], PairingSystem]
    options: tuple[Option[object], ...] = ()


@dataclass(frozen=True, slots=True)
class SystemInfo:
    """Who a system is.

    ``by_scores``: it pairs by scores, so virtual points may be added to them.
    ``may_fix_boards``: the arbiter may fix boards, and the rest is paired
    around them. ``of_teams``: teams meet, not single players. ``drop_in``: it
    can be named as an option on the command lines of other engines.
    ``teams_too``: it pairs players, and teams as if they were players.
    ``codes_by_options``: its type codes say which options an event has chosen.
    ``custom_code`` is the type code of an event by these rules if no code
    means them. ``as_played`` makes of the system the one that the rounds of an
    event show, where the event does not say all that its rules leave to it.
    """

    name: str
    texts: tuple[SystemEdition, ...]
    type_codes: tuple[TypeCode, ...] = ()
    custom_code: str = ""
    by_scores: bool = False
    may_fix_boards: bool = False
    of_teams: bool = False
    drop_in: bool = False
    teams_too: bool = False
    codes_by_options: bool = False
    as_played: Callable[[PairingSystem, Tournament], PairingSystem] | None = None

    @property
    def title(self) -> Message:
        """What it is called by people."""
        return Message(f"system.{self.name}")

    def options(self, text: SystemEdition) -> tuple[Option[object], ...]:
        """What may be chosen for events by one of its texts."""
        return (*text.options, *OF_TEAMS) if self.teams_too else text.options

    @property
    def editions(self) -> tuple[str, ...]:
        """The ids of its editions, oldest first."""
        return tuple(text.edition.id for text in self.texts)

    def text(self, edition: Edition) -> SystemEdition:
        """The system by that text."""
        return next(text for text in self.texts if text.edition == edition)
