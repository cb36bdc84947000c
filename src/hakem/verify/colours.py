"""Who of two gets White: the five rules in their order (2026 article 5; 2017 section E)."""

from __future__ import annotations

from hakem.model import Colour
from hakem.verify.participant import ColourWish, Participant


def colour_of_higher(high: Participant, low: Participant, initial: Colour) -> tuple[Colour, int]:
    """The colour of the higher ranked of two, and which of the five rules gives it."""
    if high.wants is not None and high.wants is not low.wants:
        return high.wants, 1
    if high.wants is None and low.wants is not None:
        return low.wants.other, 1
    if high.wants is None:
        return (initial if high.place % 2 else initial.other), 5
    mine, theirs = _strength(high), _strength(low)
    if mine != theirs:
        return (high.wants if mine > theirs else high.wants.other), 2
    for own, other in zip(reversed(high.colours), reversed(low.colours), strict=False):
        if own is not other:
            return own.other, 3
    return high.wants, 4


def _strength(entrant: Participant) -> tuple[int, int]:
    """The stronger wish; of two absolute ones that with the wider difference."""
    return entrant.wish, abs(entrant.difference) if entrant.wish is ColourWish.ABSOLUTE else 0


def breaks_limits(entrant: Participant, colour: Colour) -> bool:
    """Whether the colour would be the third running, or the difference go beyond two."""
    step = 1 if colour is Colour.WHITE else -1
    return abs(entrant.difference + step) > 2 or entrant.colours[-2:] == (colour, colour)
