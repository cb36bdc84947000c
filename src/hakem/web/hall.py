"""What a server has open: the store, the events that somebody looks at, and the people who may."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable, Sequence
from hashlib import sha256

from hakem.desk.journal.asking import LOCAL
from hakem.desk.journal.roles import Person, Role
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.store.opening import is_server, open_store
from hakem.store.people import People, open_people
from hakem.store.running import RunningEvent
from hakem.store.screens import Screens, open_screens
from hakem.values import dataclass

READER = Person("", Role.READER)
"""Whoever has not said who they are."""

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z_.-]+)(?::([0-9]{1,5}))?")
MOST_OPEN = 200
"""So many events are kept open; who looks at another one waits until it is read."""


def host_and_port(text: str) -> tuple[str, str]:
    """A name of the server without its port, and the port as text, "" if none stands behind it.

    >>> host_and_port("Desk.example.org:8443"), host_and_port("[::1]")
    (('desk.example.org', '8443'), ('::1', ''))
    """
    found = _HOST.fullmatch(text.strip().lower())
    if found is None or not 0 < int(found[2] or 1) < 65_536:
        raise RequestError(Message("cli.serve.host", {"text": text[:80]}))
    return found[1].strip("[]"), found[2] or ""


@dataclass(frozen=True, slots=True)
class HallSettings:
    """How a server runs.

    ``target`` is a folder or the address of a database. ``local`` is the laptop on
    which everybody is the organiser; anywhere else people log in or show a code.
    ``hosts`` are the names under which the server may be asked, with a port if it is not
    the usual one; none: any that is an address or this machine. ``language`` is for those
    whose browser names none of ours. ``host`` is where it listens, "" if that is not known,
    and ``behind_proxy`` says that people ask a proxy that stands in front of it.
    """

    target: str
    local: bool = True
    hosts: tuple[str, ...] = ()
    language: str = "en"
    port: int = 8000
    host: str = ""
    behind_proxy: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names alone, as a browser sends them without a port."""
        return tuple(host_and_port(host)[0] for host in self.hosts)

    @property
    def mark(self) -> str:
        """Which folder the laptop serves, without saying it: who starts the desk a second time finds the first one."""
        place = os.path.normcase(os.path.realpath(self.target))
        return sha256(place.encode(errors="surrogateescape")).hexdigest()[:32] if self.local else ""


class Hall:
    """The store with its open events; one for each process of a server."""

    def __init__(self, settings: HallSettings, people: Callable[[str], People] = open_people) -> None:
        self.settings = settings
        self.store = open_store(settings.target, group_commit=True)
        self._open_people = people
        self._people: People | None = None
        self._screens: Screens | None = None
        self._events: dict[str, RunningEvent] = {}
        self._lock = threading.Lock()

    @property
    def people(self) -> People:
        """Accounts and codes, opened when first asked for."""
        with self._lock:
            if self._people is None:
                self._people = self._open_people(self.settings.target)
            return self._people

    @property
    def has_people(self) -> bool:
        """Whether there are accounts or codes to look at; looking makes no file of them."""
        return not self.data or self._people is not None or os.path.exists(os.path.join(self.data, "people.db"))

    @property
    def screens(self) -> Screens:
        """What the screens of the hall show, opened when first asked for."""
        with self._lock:
            if self._screens is None:
                self._screens = open_screens(self.settings.target)
            return self._screens

    @property
    def has_screens(self) -> bool:
        """Whether there may be screens; looking makes no file of them."""
        return not self.data or self._screens is not None or os.path.exists(os.path.join(self.data, "screens.db"))

    @property
    def data(self) -> str:
        """The folder in which rating lists and backups lie; "" at a database."""
        return "" if is_server(self.settings.target) else self.settings.target

    def events(self) -> Sequence[str]:
        """The ids of all events."""
        return self.store.events()

    def event(self, event: str) -> RunningEvent:
        """An event as it stands now; refused if there is none of that id."""
        backups = os.path.join(self.data, "backups") if self.data else ""
        with self._lock:
            running = self._events.get(event) or RunningEvent(self.store, event, backups=backups)
        running.refresh()
        with self._lock:  # only now: who asks for events that are not there puts none out of memory
            running = self._events.pop(event, running)
            while len(self._events) >= MOST_OPEN:
                self._events.pop(next(iter(self._events)))
            self._events[event] = running
        return running

    def look_at(self, event: str) -> RunningEvent:
        """An event as it stands now, for a glance: one that nobody has open is not kept open for it."""
        with self._lock:
            running = self._events.get(event) or RunningEvent(self.store, event)
        running.refresh()
        return running

    def person(self, token: str, event: str = "") -> Person:
        """Who shows this token, at this event."""
        if self.settings.local and not token:
            return LOCAL
        return (self.people.person(token, event) if token else None) or READER

    def close(self) -> None:
        """Let go of everything."""
        self.store.close()
        if self._people is not None:
            self._people.close()
        if self._screens is not None:
            self._screens.close()
