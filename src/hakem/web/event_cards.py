"""All events of a hall at a glance: what a card shows of each, read again only when its journal has moved on.

A federation has hundreds of events and a look at the list must not read them all: a
file is looked into if it has another size or time than before, an event of a server
if its journal is longer. The first look at very many takes a few looks.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Hashable, Mapping
from weakref import WeakKeyDictionary

from hakem.desk.choosing import known_system
from hakem.desk.journal.fide_mode import is_fide_mode
from hakem.desk.journal.next_step import NextStep, next_step
from hakem.desk.journal.published import as_published
from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import rounds_planned
from hakem.errors import HakemError
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.pairing import PairingSystem
from hakem.values import dataclass, field
from hakem.web.hall import Hall
from hakem.web.rules_words import is_of_teams

PATIENCE = 2.0
"""Seconds after which a look at the list goes on with what it has read."""

_ENDINGS = (".hakem", ".hakem-wal")


@dataclass(frozen=True, slots=True)
class EventCard:
    """What the list shows of an event. ``rounds_done`` are closed, ``touched`` is the time of the last entry."""

    event: str
    tournament: Tournament = field(hash=False)
    system: PairingSystem | None = field(hash=False)
    of_teams: bool
    rounds: int
    rounds_done: int
    round_no: int
    state: str
    open_results: int
    fide: bool
    step: NextStep
    published: bool
    touched: str
    out: tuple[int, str]
    """The last round that everybody may see, and what is known of it."""
    undecided: Desk | None = field(default=None, hash=False)
    """The event where phones have said something that an arbiter has to decide or to read; None where they have not."""


@dataclass(frozen=True, slots=True)
class EventList:
    """The events that could be read, those that could not with the reason, and how many wait to be read."""

    cards: tuple[EventCard, ...] = ()
    damaged: tuple[tuple[str, Message], ...] = ()
    waiting: int = 0


class _Kept:
    """What was read of the events of one hall, each beside the mark that its journal had."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.read: dict[str, tuple[Hashable, EventCard | Message]] = {}


_KEPT: WeakKeyDictionary[Hall, _Kept] = WeakKeyDictionary()


def event_list(hall: Hall, patience: float = PATIENCE) -> EventList:
    """All events as they stand now."""
    kept = _KEPT.setdefault(hall, _Kept())
    with kept.lock:
        marks = _marks(hall, kept)
        for gone in kept.read.keys() - marks.keys():
            del kept.read[gone]
        deadline, waiting = time.monotonic() + patience, 0
        for event, mark in marks.items():
            if event in kept.read and kept.read[event][0] == mark:
                continue
            if time.monotonic() > deadline:
                waiting += 1
                continue
            kept.read[event] = (mark, _read(hall, event))
        found = {event: kept.read[event][1] for event in marks if event in kept.read}
    cards = tuple(each for each in found.values() if isinstance(each, EventCard))
    damaged = tuple((event, each) for event, each in found.items() if isinstance(each, Message))
    return EventList(cards, damaged, waiting)


def _marks(hall: Hall, kept: _Kept) -> Mapping[str, Hashable]:
    """Something for each event that is another as soon as its journal is longer."""
    events = hall.events()
    if hall.data:
        files = _files(hall.data)
        return {event: tuple(files.get(event + ending) for ending in _ENDINGS) for event in events}
    known = {event: kept.read[event][0] if event in kept.read else 0 for event in events}
    lengths = {event: seq for event, seq in known.items() if isinstance(seq, int)}
    return {**lengths, **hall.store.changed(lengths, 0)} if lengths else {}


def _files(folder: str) -> dict[str, tuple[int, int]]:
    """The files of a folder with their size and time; what reading puts beside a file is empty and does not count."""
    found = {}
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(_ENDINGS):
                try:
                    seen = entry.stat()
                except OSError:  # gone between the two looks
                    continue
                if seen.st_size:
                    found[entry.name] = (seen.st_size, seen.st_mtime_ns)
    return found


def _read(hall: Hall, event: str) -> EventCard | Message:
    """The card of an event, or why there is none. A journal that no program of ours wrote may break anywhere."""
    try:
        return _card(hall, event)
    except HakemError as error:
        return error.message
    except Exception as error:  # one bad file must not take the list of all others along
        return Message("web-home.unreadable", {"reason": type(error).__name__})


def _card(hall: Hall, event: str) -> EventCard:
    entries, desk = hall.look_at(event).seen
    out = as_published(desk)
    return EventCard(
        event=event,
        tournament=desk.tournament,
        system=known_system(desk.tournament),
        of_teams=is_of_teams(desk.tournament),
        rounds=rounds_planned(desk),
        rounds_done=len(desk.closed),
        round_no=desk.round_no,
        state=desk.word,
        open_results=len(desk.open_boards(desk.round_no)) if desk.round_no else 0,
        fide=is_fide_mode(desk),
        step=next_step(desk),
        published=bool(desk.published),
        touched=entries[-1].draft.at if entries else "",
        out=(out.round_no, out.word),
        undecided=desk if desk.disputes or desk.beside else None,
    )
