"""Entries of a journal: what happened, when, by whose hand, each chained to the one before.

An entry is stored as one line of canonical text and the hash of that line behind
the hash of the entry before it. The line holds everything that is known of the
entry, so a byte that changes anywhere changes a hash. Lines are written once and
never again: journals of this version have to be readable for ever.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256

from hakem.errors import HakemError
from hakem.i18n import Datum, Json, Message, PlayerRef
from hakem.values import dataclass

NO_HASH = "0" * 64
"""What the first entry is chained to."""


class BrokenJournal(HakemError):  # noqa: N818 - it reads as what it says
    """A journal that is not what it was: ``seq`` is its first entry of which that is known."""

    def __init__(self, message: Message, seq: int = 0) -> None:
        super().__init__(message)
        self.seq = seq


@dataclass(frozen=True, slots=True)
class Draft:
    """What is about to become an entry: everything but its place in the journal.

    ``at`` is the time in UTC as text (``2026-11-16T10:00:00Z``), ``by`` the
    person. ``data`` is what was asked for and what came of it, as JSON.
    ``warnings`` are those that were given. ``key`` is the sender's own name for
    the action, "" for none, and ``asked`` tells whether two actions with one key
    are the same (:func:`asked_of`).
    """

    action: str
    data: Mapping[str, Json]
    at: str = ""
    by: str = ""
    warnings: tuple[Mapping[str, Json], ...] = ()
    key: str = ""
    asked: str = ""


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a journal: how many entries it has, and the hash of the last one."""

    seq: int = 0
    hash: str = NO_HASH


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One line of a journal with what it says."""

    seq: int
    line: str
    prev: str
    hash: str
    draft: Draft

    @property
    def head(self) -> Head:
        """The end of the journal that this entry is the last one of."""
        return Head(self.seq, self.hash)

    @property
    def action(self) -> str:
        """The name of the action."""
        return self.draft.action

    @property
    def data(self) -> Mapping[str, Json]:
        """What was asked for and what came of it."""
        return self.draft.data

    @property
    def facts(self) -> dict[str, Datum]:
        """What a sentence may say of it: the data that are numbers and texts, a player as a reference."""
        found: dict[str, Datum] = {}
        for name, value in self.data.items():
            if isinstance(value, str | int) and not isinstance(value, bool):
                found[name] = PlayerRef(value) if name == "player" and isinstance(value, int) else value
        return found


def canonical(value: Json) -> str:
    """JSON in the one way in which it is stored: keys in order, no spaces, letters as they are.

    >>> canonical({"b": "ş", "a": [1, None]})
    '{"a":[1,null],"b":"ş"}'
    """
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def asked_of(action: str, fields: Json) -> str:
    """A short digest of what somebody asked for: a repeated send has the same one, and what is no JSON has none."""
    try:
        text = canonical([action, fields])
    except (ValueError, TypeError, RecursionError):
        return "-"
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def chained(draft: Draft, head: Head) -> JournalEntry:
    """The entry that the draft becomes behind the last one."""
    seq = head.seq + 1
    said: dict[str, Json] = {
        "seq": seq,
        "at": draft.at,
        "by": draft.by,
        "action": draft.action,
        "data": dict(draft.data),
    }
    if draft.warnings:
        said["warnings"] = [dict(warning) for warning in draft.warnings]
    if draft.key:
        said |= {"key": draft.key, "asked": draft.asked}
    line = canonical(said)
    return JournalEntry(seq, line, head.hash, _hash(head.hash, line), draft)


def entry_of(seq: int, line: str, prev: str, stored_hash: str) -> JournalEntry:
    """The entry that was stored; its hash is believed (:func:`verified` does not)."""
    try:
        said = json.loads(line)
        number = said["seq"]
        warnings = tuple(said.get("warnings", ()))
        draft = Draft(
            said["action"], said["data"], said["at"], said["by"], warnings, said.get("key", ""), said.get("asked", "")
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BrokenJournal(Message("journal.unreadable", {"seq": seq}), seq) from None
    if number != seq:
        raise BrokenJournal(Message("journal.other-number", {"seq": seq, "found": str(number)}), seq)
    return JournalEntry(seq, line, prev, stored_hash, draft)


def verified(rows: Iterable[tuple[int, str, str]], head: Head) -> int:
    """How many entries a journal has that is whole: rows of number, line and hash, and where it should end.

    Raises :class:`BrokenJournal` at the first entry that is not what it was.
    """
    end = Head()
    for seq, line, stored in rows:
        if seq != end.seq + 1:
            raise BrokenJournal(Message("journal.gap", {"seq": end.seq + 1}), end.seq + 1)
        if _hash(end.hash, line) != stored:
            raise BrokenJournal(Message("journal.changed", {"seq": seq}), seq)
        entry_of(seq, line, end.hash, stored)
        end = Head(seq, stored)
    if end != head:
        raise BrokenJournal(Message("journal.other-end", {"seq": end.seq, "head": head.seq}), end.seq + 1)
    return end.seq


def _hash(prev: str, line: str) -> str:
    return sha256(f"{prev}\n{line}".encode()).hexdigest()
