"""What the desk knows about storage: journals of events, found by id, each a chain of entries.

Two stores keep them, files (:mod:`hakem.store.sqlite`) and a server
(:mod:`hakem.store.postgres`). Whoever adds something hands over a function that
decides; it is called while nobody else can write to that event, with everything
that happened since the caller last looked. So nothing is tried twice, and nothing
that was decided can be overtaken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from hakem.desk.journal.entry import Draft, Head, JournalEntry
from hakem.errors import HakemError
from hakem.i18n import Message
from hakem.values import dataclass

Decide = Callable[[Sequence[JournalEntry]], Sequence[Draft]]
"""Given the entries since the caller last looked: what is to be added. An exception adds nothing.

It may be called again if the store could not write, and must change nothing itself.
"""


@dataclass(frozen=True, slots=True)
class Appended:
    """What came of it: the entries that the caller had not seen, and behind them those that were added.

    ``repeated`` says that the key was known: then ``added`` are the entries of the first time, and nothing is new.
    """

    since: tuple[JournalEntry, ...]
    added: tuple[JournalEntry, ...]
    repeated: bool = False


class StoreError(HakemError):
    """A store that cannot be read or written: no such event, a damaged or newer file, a full disk, no server."""


class NoSuchEvent(StoreError):  # noqa: N818 - it reads as what it says
    """An event that the store does not have."""

    def __init__(self, event: str) -> None:
        super().__init__(Message("store.no-such-event", {"event": event}))


class EventExists(StoreError):  # noqa: N818 - it reads as what it says
    """A new event under an id that is taken."""

    def __init__(self, event: str) -> None:
        super().__init__(Message("store.event-exists", {"event": event}))


class Store(Protocol):
    """Journals of events."""

    def events(self) -> tuple[str, ...]:
        """The ids of the events there are, in order."""
        ...

    def create(self, event: str, entries: Sequence[JournalEntry]) -> None:
        """A new event with these entries, whole or not at all; refused if there is one of that id."""
        ...

    def append(self, event: str, known: int, decide: Decide, key: str = "") -> Appended:
        """Decide and add while nobody else can; ``known`` is the last entry that the caller has seen."""
        ...

    def read(self, event: str, after: int = 0) -> Iterator[JournalEntry]:
        """The entries behind one of them, in order."""
        ...

    def head(self, event: str) -> Head:
        """Where the journal ends now."""
        ...

    def changed(self, known: Mapping[str, int], timeout: float) -> Mapping[str, int]:
        """Events whose journals are longer than the caller knows, with their lengths; waits so many seconds for one."""
        ...

    def verify(self, event: str) -> int:
        """How many entries the journal has, all of them what they were; else ``BrokenJournal``."""
        ...

    def close(self) -> None:
        """Let go of files and connections."""
        ...
