"""What the program has to say, as a key and its data; the words are chosen at the edge.

A message never holds text that was joined beforehand: a player is a
:class:`PlayerRef`, two who meet are a :class:`PairRef`, points are a ``Fraction``,
several of them are a tuple. Everything here is frozen, can be hashed and pickled,
and goes to JSON and back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from fractions import Fraction
from typing import Union

from hakem.i18n.plain import Json
from hakem.values import dataclass


@dataclass(frozen=True, slots=True, order=True)
class PlayerRef:
    """A player of the event, by id; the renderer knows the number and the name."""

    id: int


@dataclass(frozen=True, slots=True, order=True)
class TeamRef:
    """A team of the event, by id."""

    id: int


@dataclass(frozen=True, slots=True, order=True)
class PairRef:
    """Two players, or two teams, who meet or might meet, by their ids, in the order in which they are named."""

    first: int
    second: int
    of_teams: bool = False


@dataclass(frozen=True, slots=True)
class Article:
    """A place in an edition of a regulation: what a sentence or a step of an explanation points at.

    ``number`` is the id under which the edition keeps the article: mostly the
    number printed in the text, in a few cases with a word behind it that tells
    parts of one article from each other (``6.4 upper``). People read its label,
    which a :class:`~hakem.i18n.Renderer` writes in their language; ``str`` is for logs.
    """

    regulation: str
    edition: str
    number: str

    def __str__(self) -> str:
        return f"{self.regulation} ({self.edition}) {self.number}".rstrip()


Datum = Union[str, int, Fraction, PlayerRef, TeamRef, PairRef, Article, "Message", tuple["Datum", ...]]
"""What fills a place of a sentence."""


class Data(Mapping[str, Datum]):
    """What fills the places of one sentence: a mapping that nobody can change, so that it has a hash."""

    __slots__ = ("_items",)
    _items: tuple[tuple[str, Datum], ...]

    def __init__(self, data: Mapping[str, Datum]) -> None:
        self._items = tuple(data.items())

    def __getitem__(self, name: str) -> Datum:
        for own, datum in self._items:
            if own == name:
                return datum
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items))

    def __repr__(self) -> str:
        return repr(dict(self._items))


NOTHING: Mapping[str, Datum] = Data({})


def frozen(data: Mapping[str, Datum]) -> Data:
    """The same data as something that cannot change any more."""
    return data if isinstance(data, Data) else Data(data)


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence before it is put into words.

    ``key`` is stable and names the sentence in every catalogue; ``data`` fills
    its places and is the same in every language.
    """

    key: str
    data: Mapping[str, Datum] = NOTHING

    def __post_init__(self) -> None:
        object.__setattr__(self, "data", frozen(self.data))

    def to_data(self) -> dict[str, Json]:
        """The message for JSON.

        >>> Message("step.swiss.bye", {"player": PlayerRef(7)}).to_data()
        {'key': 'step.swiss.bye', 'data': {'player': {'player': 7}}}
        """
        return {"key": self.key, "data": {name: datum_to_data(datum) for name, datum in self.data.items()}}

    @classmethod
    def from_data(cls, given: Json) -> Message:
        """The message that ``to_data`` gave; ``ValueError`` for anything else."""
        match given:
            case {"key": str(key), "data": dict(data), **rest} if not rest:
                return cls(key, {name: datum_from_data(datum) for name, datum in data.items()})
        raise ValueError(f"no message: {given!r}")


def day_said(day: date) -> Message:
    """A day as people write it: ``15 Kasım 2026``."""
    month = Message(f"language.month.{day.month}")
    return Message("language.day", {"day": day.day, "month": month, "year": str(day.year)})


def datum_to_data(datum: Datum) -> Json:
    """A datum for JSON: texts and whole numbers as they are, lists as lists, the rest under its kind."""
    match datum:
        case str() | int():
            return datum
        case tuple():
            return [datum_to_data(part) for part in datum]
        case Fraction():
            return {"fraction": str(datum)}
        case PlayerRef():
            return {"player": datum.id}
        case TeamRef():
            return {"team": datum.id}
        case PairRef():
            return {"teams" if datum.of_teams else "pair": [datum.first, datum.second]}
        case Article():
            return {"article": [datum.regulation, datum.edition, datum.number]}
    return {"message": datum.to_data()}


def datum_from_data(given: Json) -> Datum:
    """The datum that ``datum_to_data`` gave; ``ValueError`` for anything else."""
    match given:
        case bool():
            pass
        case str() | int():
            return given
        case list():
            return tuple(datum_from_data(part) for part in given)
        case dict() if len(given) == 1:
            return _of_kind(*next(iter(given.items())))
    raise ValueError(f"no datum: {given!r}")


def _of_kind(kind: str, value: Json) -> Datum:
    match kind, value:
        case "fraction", str():
            return Fraction(value)
        case "player", int():
            return PlayerRef(value)
        case "team", int():
            return TeamRef(value)
        case "pair", [int(first), int(second)]:
            return PairRef(first, second)
        case "teams", [int(first), int(second)]:
            return PairRef(first, second, of_teams=True)
        case "article", [str(regulation), str(edition), str(number)]:
            return Article(regulation, edition, number)
        case "message", dict():
            return Message.from_data(value)
    raise ValueError(f"no datum of the kind {kind}: {value!r}")


def said_of_teams(message: Message) -> Message:
    """The same message about teams: those whom it calls players are teams of that number.

    >>> said_of_teams(Message("step.swiss.bye", {"player": PlayerRef(7)})).data["player"]
    TeamRef(id=7)
    """
    return Message(message.key, {name: _of_teams(datum) for name, datum in message.data.items()})


def _of_teams(datum: Datum) -> Datum:
    match datum:
        case PlayerRef():
            return TeamRef(datum.id)
        case PairRef():
            return PairRef(datum.first, datum.second, of_teams=True)
        case Message():
            return said_of_teams(datum)
        case tuple():
            return tuple(_of_teams(part) for part in datum)
    return datum
