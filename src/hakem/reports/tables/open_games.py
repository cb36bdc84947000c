"""Games without a result in a table: a star at every total that they stand in, and what they count for until then."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.facts import Entry, TeamEntry
from hakem.i18n import Message
from hakem.model import Mark, Tournament

STAR = "*"


def has_open_game(entries: Iterable[Entry]) -> bool:
    """Whether the result of one of the games is not there."""
    return any(entry.mark is Mark.PENDING for entry in entries)


def has_open_match(entries: Iterable[TeamEntry]) -> bool:
    """Whether a game of one of the matches is without a result."""
    return any(entry.pending for entry in entries)


def open_note(t: Tournament) -> Message:
    """What the star means: such games count as drawn, or nothing while their round is being played."""
    return Message("standings.pending" if t.points.unknown else "standings.played-note")


def starred(text: str, pending: bool) -> str:
    """A total, with the star if a game without a result stands in it."""
    return f"{text}{STAR}" if pending else text
