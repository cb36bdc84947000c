"""Who gets White: 6.2 to 6.6, B.1.2 / 5.2 to 5.6, 7.2. The first rule that decides."""

from __future__ import annotations

from hakem.model import Colour
from tests.judges.lim_facts import LimPlayer


def with_colours(one: LimPlayer, two: LimPlayer, drawn: Colour, *, below: bool) -> tuple[LimPlayer, LimPlayer]:
    """The pair as (white, black). ``below``: it was made in a group below the median."""
    high, low = sorted((one, two), key=lambda p: p.rank)
    colour = _colour_of_higher(high, low, drawn, below=below)
    return (high, low) if colour is Colour.WHITE else (low, high)


def _colour_of_higher(high: LimPlayer, low: LimPlayer, drawn: Colour, *, below: bool) -> Colour:
    if high.due is None and low.due is None:
        return by_number(high, drawn)
    if high.due is None or low.due is None or high.due is not low.due:
        return both_granted(high, low)
    preferred = more_urgent(high, low, high.due)
    if preferred is not None:
        return high.due if preferred is high else high.due.other
    alternated = by_history(high, low)
    if alternated is not None:
        return alternated
    return high.due.other if below else high.due


def by_number(high: LimPlayer, drawn: Colour) -> Colour:
    """B.1.2 / 7.2: neither has played; odd places have the colour that was drawn."""
    return drawn if high.place % 2 else drawn.other


def both_granted(high: LimPlayer, low: LimPlayer) -> Colour:
    """6.2 / 5.2: everybody has the colour that is due."""
    if high.due is not None:
        return high.due
    assert low.due is not None
    return low.due.other


def more_urgent(high: LimPlayer, low: LimPlayer, colour: Colour) -> LimPlayer | None:
    """6.3 / 5.3: who must have the colour; then 6.5, 6.6 / 5.5, 5.6: who needs it more to be in balance."""
    if high.absolute != low.absolute:
        return high if high.absolute else low
    if high.need(colour) != low.need(colour):
        return max(high, low, key=lambda p: p.need(colour))
    return None


def by_history(high: LimPlayer, low: LimPlayer) -> Colour | None:
    """6.4 / 5.4: back to where they last had different colours, which both of them change."""
    for one, two in zip(reversed(high.colours), reversed(low.colours), strict=False):
        if one is not two:
            return one.other
    return None
