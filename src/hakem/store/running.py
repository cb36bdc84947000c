"""An event that is open: the journal in a store, the state that it comes to, and actions on it.

This is what command line, browser and other programs hold on to::

    with open_event("izmir.hakem") as event:
        event.do("add-player", {"name": "Yılmaz, Ayşe", "rating": 2010})
        event.do("pair")

Actions are decided while nobody else can write to the event, so two arbiters on
different boards both succeed, and nothing is overwritten that nobody has seen.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from threading import Lock
from types import TracebackType

from hakem.desk.journal.actions import fields_of
from hakem.desk.journal.asking import LOCAL, ActionAsked, Refused, Warned, warning
from hakem.desk.journal.decide import Decision, decide
from hakem.desk.journal.entry import Draft, Head, JournalEntry, asked_of, chained
from hakem.desk.journal.fold import fold
from hakem.desk.journal.history import at
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import ANEW, EMPTY, Desk
from hakem.errors import HakemError
from hakem.i18n import Json, Message
from hakem.store.copies import backup, copy_name
from hakem.store.journal import Store
from hakem.store.opening import is_server, store_for
from hakem.values import dataclass, replace

Fields = Mapping[str, Json]
_REMEMBERED = 32


def utc_now() -> str:
    """The time as entries have it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def random_seed() -> str:
    """A text for lots that nobody knows beforehand; it stays in the journal."""
    return secrets.token_hex(8)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an action: the entries that it added (none if nothing changed), and what should be read."""

    seq: int
    entries: tuple[JournalEntry, ...]
    warnings: tuple[Warned, ...] = ()
    repeated: bool = False

    def to_data(self) -> dict[str, Json]:
        """The answer for programs."""
        return {
            "seq": self.seq,
            "entries": [entry.seq for entry in self.entries],
            "warnings": [each.to_data() for each in self.warnings],
            **({"reports": self.reports} if self.reports else {}),
        }

    @property
    def reports(self) -> list[Json]:
        """What became of a report from the boards, board by board; nothing if it was none."""
        told = self.entries[-1].data.get("reports") if self.entries else None
        return told if isinstance(told, list) else []


class RunningEvent:
    """One event of a store. ``clock`` gives the time, ``seeds`` texts for lots.

    With ``backups``, a folder, every round that is closed leaves a copy of the whole journal there.
    """

    def __init__(
        self,
        store: Store,
        event: str,
        *,
        clock: Callable[[], str] = utc_now,
        seeds: Callable[[], str] = random_seed,
        backups: str = "",
    ) -> None:
        self.store, self.event = store, event
        self._clock, self._seeds, self._backups = clock, seeds, backups
        self._lock = Lock()
        self._remembered: dict[int, Desk] = {}
        """The last states by entry: undo begins at one of them."""
        self._seen: tuple[list[JournalEntry], Desk] = ([], EMPTY)
        """All entries that were read, and their fold; replaced as a whole."""

    def __enter__(self) -> RunningEvent:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.store.close()

    @property
    def entries(self) -> Sequence[JournalEntry]:
        """The journal, as far as it was read."""
        return self._seen[0]

    @property
    def desk(self) -> Desk:
        """The state that the journal comes to."""
        return self._seen[1]

    @property
    def seen(self) -> tuple[Sequence[JournalEntry], Desk]:
        """The journal and the state that it comes to, read together: nothing can come between the two."""
        return self._seen

    @property
    def remembered(self) -> Mapping[int, Desk]:
        """States behind earlier entries, as far as they were kept: looking back begins at one of them."""
        return self._remembered

    @property
    def head(self) -> Head:
        """Where the journal ends, as far as it was read."""
        entries = self._seen[0]
        return entries[-1].head if entries else Head()

    def refresh(self) -> Desk:
        """Read what is new; all of it if another journal has taken the place of the one that was read."""
        known, desk = self._seen
        if not known:
            return self._take(self.store.read(self.event))
        if self.store.head(self.event) == known[-1].head:
            return desk
        found = iter(self.store.read(self.event, len(known) - 1))
        last = next(found, None)
        return self._take(found) if last is not None and last.hash == known[-1].hash else self._begin_again()

    def _begin_again(self) -> Desk:
        entries = list(self.store.read(self.event))
        with self._lock:
            self._remembered, self._seen = {}, (entries, fold(entries, EMPTY))
            return self._seen[1]

    def _take(self, new: Iterable[JournalEntry]) -> Desk:
        """Add entries that follow on those that are known; others have been seen already."""
        with self._lock:
            entries, desk = self._seen
            fresh: list[JournalEntry] = []
            head = entries[-1].head if entries else Head()
            for entry in new:  # the same one may come twice: as what was new, and as what was asked for
                if (entry.seq, entry.prev) == (head.seq + 1, head.hash):
                    fresh.append(entry)
                    head = entry.head
            if fresh:
                self._remember(len(entries), desk)
                self._seen = ([*entries, *fresh], fold(fresh, desk))
            return self._seen[1]

    def _remember(self, seq: int, desk: Desk) -> None:
        """States share what they have in common, so that a few of them cost little."""
        if seq:
            kept = [*self._remembered.items()][-_REMEMBERED:]
            self._remembered = {**dict(kept), seq: desk}

    def do(
        self,
        action: str,
        fields: Fields | None = None,
        *,
        by: Person = LOCAL,
        key: str = "",
        was: Json = None,
        confirm: Sequence[str] = (),
    ) -> Answer:
        """Do an action, or raise why not; then nothing has changed."""
        asked = ActionAsked(
            action, fields or {}, by, self._clock(), self._seeds(), key=key, was=was, confirm=tuple(confirm)
        )
        answer = self.do_all((asked,), key)
        for each in answer.reports:
            if isinstance(each, dict) and each["outcome"] == ANEW:
                from hakem.desk.journal.last_words import refused_anew

                raise refused_anew(self.desk, fields_of(action, asked.fields), each)
        return answer

    def do_all(self, actions: Sequence[ActionAsked], key: str = "") -> Answer:
        """Do several actions, all or none of them."""
        (entries, desk), remembered = self._seen, self._remembered

        def decided(since: Sequence[JournalEntry]) -> Sequence[Draft]:
            several = len(actions) > 1
            known = [*entries, *since] if since or several else entries
            state = fold(since, desk)
            drafts: list[Draft] = []
            for asked in actions:
                made = decide(state, asked, known, remembered)
                state = made.desk
                drafts += made.drafts
                if several:
                    known += _behind(made.drafts, known)
            return drafts

        appended = self.store.append(self.event, len(entries), decided, key)
        if appended.repeated and key:
            first = asked_of(actions[0].action, dict(actions[0].fields))
            if any(entry.draft.asked not in ("", first) for entry in appended.added[:1]):
                raise Refused(Message("desk.key-used", {"key": key}))
        closed = desk.closed
        after = self._take(appended.since if appended.repeated else (*appended.since, *appended.added))
        warnings = tuple(Warned.from_data(each) for entry in appended.added for each in entry.draft.warnings)
        if self._backups and set(after.closed) - set(closed):
            warnings += self._backed_up(after.closed[-1])
        last = (*appended.since, *appended.added)[-1:]
        return Answer(last[0].seq if last else len(entries), appended.added, warnings, appended.repeated)

    def _backed_up(self, round_no: int) -> tuple[Warned, ...]:
        """A copy of the journal behind a closed round; that it failed does not undo the round, and is said."""
        name = copy_name(self.event, str(round_no), self.head.seq)
        try:
            os.makedirs(self._backups, exist_ok=True)
            backup(self.store, self.event, os.path.join(self._backups, name))
        except (HakemError, OSError):
            return (warning(2, "no-backup", file=name),)
        return ()


def _behind(drafts: Iterable[Draft], entries: Sequence[JournalEntry]) -> list[JournalEntry]:
    """What drafts will be behind these entries, for actions that look back in the same breath."""
    head = entries[-1].head if entries else Head()
    made = []
    for draft in drafts:
        made.append(chained(draft, head))
        head = made[-1].head
    return made


def backup_folder(target: str) -> str:
    """Where the copies of an event go: beside its file; a server has backups of its own."""
    return "" if is_server(target) else os.path.join(os.path.dirname(target), "backups")


def open_event(target: str) -> RunningEvent:
    """The event of a file, or ``postgresql://…#ID``."""
    store, event = store_for(target)
    try:
        running = RunningEvent(store, event, backups=backup_folder(target))
        running.refresh()
    except BaseException:
        store.close()
        raise
    return running


def create_event(store: Store, event: str, asked: ActionAsked, *then: ActionAsked) -> Answer:
    """A new event in a store, with what is to happen at once; if any of it is refused there is no event."""
    decision, entries = decide(EMPTY, _timed(asked), ()), list[JournalEntry]()
    for action in then:
        entries += _behind(decision.drafts, entries)
        decision = decide(decision.desk, _timed(action), entries)
    return _begun(store, event, (*entries, *_behind(decision.drafts, entries)))


def begin_event(store: Store, event: str, decision: Decision) -> Answer:
    """A new event that begins with what was decided."""
    return _begun(store, event, _behind(decision.drafts, ()))


def _begun(store: Store, event: str, entries: Sequence[JournalEntry]) -> Answer:
    store.create(event, entries)
    warnings = tuple(Warned.from_data(each) for entry in entries for each in entry.draft.warnings)
    return Answer(len(entries), tuple(entries), warnings)


def _timed(asked: ActionAsked) -> ActionAsked:
    return replace(asked, at=asked.at or utc_now(), seed=asked.seed or random_seed())


def branch(running: RunningEvent, store: Store, event: str, by: Person = LOCAL, *, seq: int | None = None) -> Answer:
    """A copy of the event under another id, which never touches the original; an entry says where it began.

    ``seq`` is the last entry that the copy has; None: all of them.
    """
    asked = ActionAsked("branch", {"name": event}, by, utc_now())
    last = running.head.seq if seq is None else seq
    entries, desk = running.entries[:last], at(running.entries, last, running.remembered)
    drafts = tuple(
        replace(draft, data={**draft.data, "of": running.event, "at": last})
        for draft in decide(desk, asked, entries).drafts
    )
    own = _behind(drafts, entries)
    store.create(event, (*entries, *own))
    return Answer(own[-1].seq, tuple(own))
