"""Who gets White: Art. 5 (edition 2017: section E)."""

from __future__ import annotations

from hakem.model import Colour
from tests.judges.entrant import Entrant, Strength

Pair = tuple[Entrant, Entrant]
"""White, then Black, once the colours are allocated; higher ranked first before."""


def with_colours(one: Entrant, two: Entrant, initial: Colour) -> Pair:
    """The pair as (white, black)."""
    high, low = sorted((one, two), key=lambda e: e.order)
    colour = _colour_of_higher(high, low, initial)
    return (high, low) if colour is Colour.WHITE else (low, high)


def _colour_of_higher(high: Entrant, low: Entrant, initial: Colour) -> Colour:
    if high.wants is not low.wants or high.wants is None:
        agreed = _both_granted(high, low)
        if agreed is not None:
            return agreed
    elif (stronger := _stronger(high, low)) is not None:
        return high.wants if stronger is high else high.wants.other
    if (alternated := _alternated(high, low)) is not None:
        return alternated
    if high.wants is not None:
        return high.wants
    return initial if high.tpn % 2 else initial.other


def _both_granted(high: Entrant, low: Entrant) -> Colour | None:
    """Art. 5.2.1: both preferences, if they can both be granted; somebody without one wants what is left."""
    if high.wants is not None:
        return high.wants
    return low.wants.other if low.wants is not None else None


def _stronger(high: Entrant, low: Entrant) -> Entrant | None:
    """Art. 5.2.2: the stronger preference; of two absolute ones the wider colour difference."""
    if high.strength != low.strength:
        return max(high, low, key=lambda e: e.strength)
    if high.strength is Strength.ABSOLUTE and abs(high.colour_difference) != abs(low.colour_difference):
        return max(high, low, key=lambda e: abs(e.colour_difference))
    return None


def _alternated(high: Entrant, low: Entrant) -> Colour | None:
    """Art. 5.2.3: the opposite of the latest round in which one had White and the other Black."""
    for one, two in zip(reversed(high.colours), reversed(low.colours), strict=False):
        if one is not two:
            return one.other
    return None
