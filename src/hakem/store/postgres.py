"""A server of events: the journals of a federation in PostgreSQL, for many programs on many machines.

Whoever writes waits for its turn, locks the row of the event, which says where its
journal ends, and decides then. Others are told after the fact, and look themselves now and then: a
message that goes astray costs two seconds and nothing else. Every call takes a
connection that nobody uses or makes one; after a lost connection the next call makes
a new one.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from types import ModuleType
from typing import TYPE_CHECKING, Any

from hakem.desk.journal.entry import BrokenJournal, Head, JournalEntry
from hakem.i18n import Message
from hakem.store.chaining import (
    LONGEST_ID,
    PAGE,
    behind,
    checked,
    decided,
    digest,
    end_of,
    migrations,
    overtaken,
    repeated,
    spans_of,
)
from hakem.store.journal import Appended, Decide, EventExists, NoSuchEvent, StoreError

if TYPE_CHECKING:
    import psycopg

    Link = psycopg.Connection[tuple[Any, ...]]

CHANNEL = "hakem"
"""Where it is told that a journal has grown: ``event:seq``."""

POLL = 2.0
"""Seconds between two looks at how long the journals are."""

PATIENCE = 10
"""Seconds to wait for a lock or a connection."""

MOST_IDLE = 8
"""Connections that are kept for the next call."""

LATCH = int.from_bytes(b"hakm", "big")
"""The server's lock for whoever makes or changes the tables."""

SETTINGS = """
    SELECT set_config('lock_timeout', %s, false),
           set_config('idle_in_transaction_session_timeout', '60s', false),
           set_config('synchronous_commit', CASE WHEN now.value = 'off' THEN 'on' ELSE now.value END, false)
    FROM current_setting('synchronous_commit') AS now (value)
"""
"""Nothing is said to be stored before it is on the disk, and whoever holds a lock and is silent loses it."""

TABLES = """
    SELECT EXISTS (SELECT FROM pg_catalog.pg_class WHERE relname = 'hakem_version' AND pg_table_is_visible(oid)),
           current_setting('server_encoding')
"""
TURN = "SELECT pg_advisory_xact_lock(%s::int, %s::int)"
"""Writers of one event take their turn in the order in which they came; a lock on a row goes to whoever is quickest."""

LOCK = "SELECT number, seq, hash FROM hakem_event WHERE id = %s FOR UPDATE"
SPAN = "SELECT k.first, k.last FROM hakem_key k JOIN hakem_event v ON v.number = k.event WHERE v.id = %s AND k.key = %s"
ROWS = """
    SELECT e.seq, e.line, e.hash FROM hakem_entry e JOIN hakem_event v ON v.number = e.event
    WHERE v.id = %s AND e.seq >= %s ORDER BY e.seq LIMIT %s
"""


class PostgresStore:
    """Journals on a server."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._mutex = threading.Lock()
        self._idle: list[Link] = []
        self._listening: list[Link] = []
        self._ready = False
        self._closed = 0

    def events(self) -> tuple[str, ...]:
        """The ids of the events there are, in order."""
        with self._link() as link:
            return tuple(row[0] for row in link.execute("SELECT id FROM hakem_event ORDER BY id"))

    def create(self, event: str, entries: Sequence[JournalEntry]) -> None:
        """A new event with these entries, whole or not at all; refused if there is one of that id."""
        if not _can_be(event):
            raise StoreError(Message("store.bad-id", {"event": event}))
        end = end_of(entries)
        new = "INSERT INTO hakem_event (id, seq, hash) VALUES (%s, 0, %s) ON CONFLICT DO NOTHING RETURNING number"
        with self._link() as link:
            with link.transaction():
                row = link.execute(new, (event, end.hash)).fetchone()
                if row is None:
                    raise EventExists(event)
                _add(link, row[0], entries, end)
            _tell(link, event, end)

    def append(self, event: str, known: int, decide: Decide, key: str = "") -> Appended:
        """Decide and add while nobody else can; ``known`` is the last entry that the caller has seen."""
        if not _can_be(event):
            raise NoSuchEvent(event)
        with self._link() as link:
            with link.pipeline(), link.transaction():
                number, head, since, span = _locked(link, event, known, key)
                if span is not None:
                    return repeated(since, _page(link, event, span[0] - 1, span[1] - span[0] + 1))
                added = decided(decide, since, head, key)
                if added:
                    head = added[-1].head
                    _add(link, number, added, head)
            if added:
                _tell(link, event, head)
        return Appended(tuple(since), added)

    def read(self, event: str, after: int = 0) -> Iterator[JournalEntry]:
        """The entries behind one of them, in order."""
        self.head(event)
        while True:
            with self._link() as link:
                page = _page(link, event, after, PAGE)
            yield from page
            if len(page) < PAGE:
                return
            after = page[-1].seq

    def head(self, event: str) -> Head:
        """Where the journal ends now."""
        if not _can_be(event):
            raise NoSuchEvent(event)
        with self._link() as link:
            row = link.execute("SELECT seq, hash FROM hakem_event WHERE id = %s", (event,)).fetchone()
        if row is None:
            raise NoSuchEvent(event)
        return Head(*row)

    def changed(self, known: Mapping[str, int], timeout: float) -> Mapping[str, int]:
        """Which of these events have longer journals than the caller knows, with their lengths.

        Waits so many seconds for one. What is told by others is known at once, the
        rest after two seconds.
        """
        deadline = time.monotonic() + timeout
        closed = self._closed
        heads = "SELECT id, seq FROM hakem_event WHERE id = ANY(%s)"
        watched = [event for event in known if _can_be(event)]
        with self._link(listening=True) as link:
            while True:
                longer = {event: seq for event, seq in link.execute(heads, (watched,)) if seq > known[event]}
                left = deadline - time.monotonic()
                if longer or left <= 0 or closed != self._closed:
                    return longer
                with closing(link.notifies(timeout=min(POLL, left))) as notices:
                    _ = any(_is_news(notice.payload, known) for notice in notices)

    def verify(self, event: str) -> int:
        """How many entries the journal has, all of them what they were; else ``BrokenJournal``."""
        if not _can_be(event):
            raise NoSuchEvent(event)
        with self._link() as link, link.transaction():
            link.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            found = "SELECT number, seq, hash FROM hakem_event WHERE id = %s"
            row = link.execute(found, (event,)).fetchone()
            if row is None:
                raise NoSuchEvent(event)
            number, *head = row
            keys = link.execute("SELECT key, first, last FROM hakem_key WHERE event = %s", (number,))
            spans = {key: (first, last) for key, first, last in keys}
            rows = link.execute("SELECT seq, line, hash FROM hakem_entry WHERE event = %s ORDER BY seq", (number,))
            return checked(((seq, line, stored) for seq, line, stored in rows), Head(*head), spans)

    def close(self) -> None:
        """Let go of the connections that nobody uses."""
        self._closed += 1
        self._drop()

    @contextmanager
    def _link(self, *, listening: bool = False) -> Iterator[Link]:
        """A connection that nobody else uses meanwhile; errors of the server are said in our words."""
        psycopg = _driver()
        pool = self._listening if listening else self._idle
        closed = self._closed
        link: Link | None = None
        try:
            with self._mutex:
                link = pool.pop() if pool else None
            if link is None:
                link = self._made(listening)
            yield link
        except psycopg.Error as error:
            message = _said(error)
            if message.key == "store.no-server":
                self._drop()
            raise StoreError(message) from error
        finally:
            if link is not None:
                self._keep(link, pool, fresh=closed == self._closed)

    def _keep(self, link: Link, pool: list[Link], *, fresh: bool) -> None:
        """Keep a connection for the next call if it is whole and at rest."""
        at_rest = not link.closed and link.info.transaction_status == 0
        with self._mutex:
            if at_rest and fresh and len(pool) < MOST_IDLE:
                pool.append(link)
                return
        link.close()

    def _drop(self) -> None:
        with self._mutex:
            links = [*self._idle, *self._listening]
            self._idle.clear()
            self._listening.clear()
        for link in links:
            link.close()

    def _made(self, listening: bool) -> Link:
        psycopg = _driver()
        try:
            wanted = psycopg.conninfo.conninfo_to_dict(self._url)
        except psycopg.ProgrammingError:
            raise StoreError(Message("store.bad-url")) from None  # its own words may hold a password
        usual = {"connect_timeout": PATIENCE, "application_name": "hakem"}
        link: Link = psycopg.connect(**{**usual, **wanted, "client_encoding": "UTF8"}, autocommit=True)
        try:
            link.isolation_level = psycopg.IsolationLevel.READ_COMMITTED
            link.execute(SETTINGS, (f"{PATIENCE}s",))
            if not self._ready:
                _prepare(link)
                self._ready = True
            if listening:
                link.execute(f"LISTEN {CHANNEL}".encode())
        except BaseException:
            link.close()
            raise
        return link


def _can_be(event: str) -> bool:
    """Whether an event can have this id; what cannot be one is the id of none."""
    return 0 < len(event) <= LONGEST_ID and event.isprintable()


def _is_news(told: str, known: Mapping[str, int]) -> bool:
    """Whether somebody was told that one of these journals has become longer: ``event:seq``."""
    event, _, seq = told.rpartition(":")
    return event in known and seq.isdecimal() and int(seq) > known[event]


def _driver() -> ModuleType:
    try:
        import psycopg
    except ImportError:
        raise StoreError(Message("store.no-driver")) from None
    return psycopg


def _said(error: psycopg.Error) -> Message:
    """What the server's answer means to the person at the desk."""
    state = error.sqlstate or ""
    reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
    if state == "55P03":
        return Message("store.server-locked")
    if state == "53100":
        return Message("store.server-full")
    if state in ("", "25P03") or state.startswith(("08", "28", "3D", "57P")):
        return Message("store.no-server", {"reason": reason})
    return Message("store.server-failed", {"reason": reason})


def _prepare(link: Link) -> None:
    """Make the tables, or bring them up to date: all steps or none, by one program at a time."""
    steps = migrations("postgres")
    if _version(link) == len(steps):
        return
    with link.transaction():
        link.execute("SELECT pg_advisory_xact_lock(%s)", (LATCH,))
        version = _version(link)
        if version > len(steps):
            raise StoreError(Message("store.server-newer", {"version": version, "known": len(steps)}))
        for step in steps[version:]:
            link.execute(step.encode())
        link.execute("UPDATE hakem_version SET version = %s", (len(steps),))


def _version(link: Link) -> int:
    """The version of the tables; 0 if there are none. (``to_regclass`` may remember that there were none.)"""
    row = link.execute(TABLES).fetchone()
    table, encoding = row or (False, "")
    if encoding != "UTF8":
        raise StoreError(Message("store.server-letters", {"encoding": str(encoding)}))
    found = link.execute("SELECT version FROM hakem_version").fetchone() if table else None
    return int(found[0]) if found else 0


def _locked(
    link: Link, event: str, known: int, key: str
) -> tuple[int, Head, list[JournalEntry], tuple[int, int] | None]:
    """The event's row, locked from here on, what the caller has not seen, and the entries of its key.

    All of it is asked for in one go; each question is answered after the one before.
    """
    link.execute(TURN, (LATCH, int(digest(event)[:8], 16) - 2**31))
    row_asked = link.execute(LOCK, (event,))
    span_asked = link.execute(SPAN, (event, digest(key))) if key else None
    rows_asked = link.execute(ROWS, (event, known, None))
    row = row_asked.fetchone()
    if row is None:
        raise NoSuchEvent(event)
    number, head = row[0], Head(row[1], row[2])
    if known > head.seq:
        raise overtaken(event, known, head)
    rows: list[Any] = rows_asked.fetchall()
    if head.seq and (not rows or Head(rows[-1][0], rows[-1][2]) != head):
        raise BrokenJournal(Message("journal.changed", {"seq": head.seq}), head.seq)
    span: Any = span_asked.fetchone() if span_asked is not None else None
    return number, head, behind(rows, known), span


def _page(link: Link, event: str, last: int, most: int) -> list[JournalEntry]:
    """The next entries behind one of them."""
    rows: list[Any] = link.execute(ROWS, (event, last, most + 1)).fetchall()
    return behind(rows, last)[:most]


def _add(link: Link, number: int, entries: Sequence[JournalEntry], end: Head) -> None:
    """Add entries to the event whose row is locked."""
    new = "INSERT INTO hakem_entry SELECT %s, * FROM unnest(%s::bigint[], %s::text[], %s::text[])"
    columns = [[entry.seq for entry in entries], [entry.line for entry in entries], [entry.hash for entry in entries]]
    link.execute(new, (number, *columns))
    spans = spans_of(entries)
    if spans:
        firsts, lasts = [first for first, _ in spans.values()], [last for _, last in spans.values()]
        keys = "INSERT INTO hakem_key SELECT %s, * FROM unnest(%s::text[], %s::bigint[], %s::bigint[])"
        link.execute(keys, (number, list(spans), firsts, lasts))
    link.execute("UPDATE hakem_event SET seq = %s, hash = %s WHERE number = %s", (end.seq, end.hash, number))


def _tell(link: Link, event: str, end: Head) -> None:
    """Tell others, when all is stored: in a transaction of its own, as telling makes the whole server wait."""
    with suppress(_driver().Error):  # it is stored, and whoever is not told will look
        link.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{event}:{end.seq}"))
