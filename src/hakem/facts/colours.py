"""Colours: which were played, which one is due, and how urgently."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from hakem.facts.card import Card, Entry
from hakem.model import Colour, Mark
from hakem.values import dataclass


class Urgency(enum.IntEnum):
    """How strong a colour preference is, weakest first."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class Preference:
    """The colour a player is due; ``colour`` is None for somebody who is due neither."""

    colour: Colour | None
    urgency: Urgency


NO_PREFERENCE = Preference(None, Urgency.NONE)
"""What most rules say of somebody who has played no game."""


@dataclass(frozen=True, slots=True)
class ColourRecord:
    """What the colours of the games played so far amount to.

    ``difference`` is games with White minus games with Black, ``repeated`` the
    colour of the last two games if it was the same.
    """

    history: tuple[Colour, ...]
    difference: int
    repeated: Colour | None
    preference: Preference


def took_place(entry: Entry) -> bool:
    """Whether there was a game: a game still going on counts, a forfeit does not."""
    return entry.played or (entry.mark is Mark.PENDING and entry.opponent is not None)


def colours_played(entries: Iterable[Entry]) -> tuple[Colour, ...]:
    """The colours of the games that took place, first to last.

    Rounds without a game leave no gap: histories are compared from their end,
    so moving the gaps to the front and leaving them out is the same.
    """
    return tuple(e.colour for e in entries if e.colour is not None and took_place(e))


@lru_cache(maxsize=4096)
def colour_record(history: tuple[Colour, ...]) -> ColourRecord:
    """Difference and preference of a history.

    The preference is absolute if the difference is beyond one in either
    direction, or if the last two games had the same colour; strong with a
    difference of one; mild with none, and then for the colour not had last. If
    a difference beyond one and two equal colours point in opposite directions,
    the difference decides.
    """
    difference = sum(1 if colour is Colour.WHITE else -1 for colour in history)
    repeated = history[-1] if len(history) > 1 and history[-1] is history[-2] else None
    return ColourRecord(history, difference, repeated, _preference(history, difference, repeated))


def _preference(history: Sequence[Colour], difference: int, repeated: Colour | None) -> Preference:
    if not history:
        return NO_PREFERENCE
    balancing = Colour.BLACK if difference > 0 else Colour.WHITE
    if abs(difference) > 1:
        return Preference(balancing, Urgency.ABSOLUTE)
    if repeated is not None:
        return Preference(repeated.other, Urgency.ABSOLUTE)
    if difference:
        return Preference(balancing, Urgency.STRONG)
    return Preference(history[-1].other, Urgency.MILD)


def record_of(card: Card, before_any_game: Preference = NO_PREFERENCE) -> ColourRecord:
    """The colour record of a card; ``before_any_game`` is the preference that comes with an empty one."""
    history = colours_played(card.entries)
    return colour_record(history) if history else ColourRecord((), 0, None, before_any_game)


PreferenceRule = Callable[[ColourRecord, bool], Preference]
"""Which colour somebody is due by the colours had so far, and whether the round to be paired is the last one."""
