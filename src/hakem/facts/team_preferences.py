"""Which colour a team is due on board 1: the types of C.04.6 1.7."""

from __future__ import annotations

from hakem.facts.colours import NO_PREFERENCE, ColourRecord, Preference, Urgency
from hakem.model import Colour


def no_preferences(record: ColourRecord, last_round: bool) -> Preference:
    """Nobody is due a colour."""
    return NO_PREFERENCE


def simple_preferences(record: ColourRecord, last_round: bool) -> Preference:
    """Type A of teams (C.04.6 1.7): only two matches too many of a colour, or two running, make a preference.

    Two running do not if the difference points the other way.
    """
    difference, repeated = record.difference, record.repeated
    if abs(difference) > 1:
        return Preference(Colour.BLACK if difference > 0 else Colour.WHITE, Urgency.STRONG)
    if repeated is not None and difference in (0, 1 if repeated is Colour.WHITE else -1):
        return Preference(repeated.other, Urgency.STRONG)
    return NO_PREFERENCE


def graded_preferences(record: ColourRecord, last_round: bool) -> Preference:
    """Type B of teams (C.04.6 1.7): those of type A are strong, milder ones balance and alternate the colours.

    Colours in balance are of no matter in the last round, unless two running make
    a strong preference.
    """
    strong = simple_preferences(record, last_round)
    if strong.colour is not None or not record.history:
        return strong
    if record.difference:
        return Preference(Colour.BLACK if record.difference > 0 else Colour.WHITE, Urgency.MILD)
    return NO_PREFERENCE if last_round else Preference(record.history[-1].other, Urgency.MILD)
