"""Who of two gets White: the five rules in order (2026 article 5; 2017 and 2009 section E; Burstein 2009, 5.4)."""

from __future__ import annotations

from collections.abc import Callable

from hakem.model import Colour
from hakem.values import dataclass
from hakem.verify.participant import ColourWish, Participant

PastColourRule = Callable[[Participant, Participant], Colour | None]
"""The colour of the first of two, who are due the same one, by the colours that both have had; None if that is open."""


def last_difference(high: Participant, low: Participant) -> Colour | None:
    """The opposite of what the first had when the two last had different colours."""
    for own, other in zip(reversed(high.colours), reversed(low.colours), strict=False):
        if own is not other:
            return own.other
    return None


def nearest_irregularity(high: Participant, low: Participant) -> Colour | None:
    """The due colour for whoever was the last to have a colour twice running (2009: BU-09-8, DU-09-14)."""
    assert high.wants is not None
    for back in range(1, max(len(high.colours), len(low.colours))):
        own, other = (_twice(e.colours, back) for e in (high, low))
        if own != other:
            return high.wants if own else high.wants.other
    return None


def _twice(colours: tuple[Colour, ...], back: int) -> bool:
    """Whether that game, counted back from the last one, repeated the colour of the one before."""
    return back < len(colours) and colours[-back] is colours[-back - 1]


def lower_rank_number(one: Participant, two: Participant) -> Participant:
    """The higher of two by rank."""
    return one if one.rank < two.rank else two


@dataclass(frozen=True, slots=True)
class ColourReading:
    """What texts say differently: who of two is the higher, how histories decide.

    ``limits_first``: of two with the same absolute wish the one who is no topscorer has it (2009, B.2).
    """

    higher: Callable[[Participant, Participant], Participant] = lower_rank_number
    history: PastColourRule = last_difference
    limits_first: bool = False


USUAL_COLOURS = ColourReading()


def colour_of_higher(
    high: Participant, low: Participant, initial: Colour, reading: ColourReading = USUAL_COLOURS
) -> tuple[Colour, int]:
    """The colour of the higher ranked of two, and which of the five rules gives it; the sixth are the limits."""
    if high.wants is not None and high.wants is not low.wants:
        return high.wants, 1
    if high.wants is None and low.wants is not None:
        return low.wants.other, 1
    if high.wants is None:
        return (initial if high.place % 2 else initial.other), 5
    if reading.limits_first and high.wish is low.wish is ColourWish.ABSOLUTE and high.topscorer is not low.topscorer:
        return (high.wants.other if high.topscorer else high.wants), 6
    mine, theirs = _strength(high), _strength(low)
    if mine != theirs:
        return (high.wants if mine > theirs else high.wants.other), 2
    told = reading.history(high, low)
    return (told, 3) if told is not None else (high.wants, 4)


def _strength(entrant: Participant) -> tuple[int, int]:
    """The stronger wish; of two absolute ones that with the wider difference."""
    return entrant.wish, abs(entrant.difference) if entrant.wish is ColourWish.ABSOLUTE else 0


def breaks_limits(entrant: Participant, colour: Colour) -> bool:
    """Whether the colour would be the third running, or the difference go beyond two."""
    step = 1 if colour is Colour.WHITE else -1
    return abs(entrant.difference + step) > 2 or entrant.colours[-2:] == (colour, colour)
