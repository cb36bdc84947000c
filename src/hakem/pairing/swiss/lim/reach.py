"""Maxi tournaments: for colours somebody else is chosen only if the two are at most 100 rating points apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hakem.pairing.swiss.lim.scene import Scene


def first_within_reach(
    scene: Scene, player: int, opponents: Iterable[int], possible: Callable[[int], bool]
) -> int | None:
    """The first possible opponent, or for colours a later one (2009 4.8 and 6.7).

    If the two are due the same colour it is the first possible opponent who is
    due another one and whose rating is within reach of that of the first; none
    like that: the first one all the same. None if nobody is possible.
    """
    in_order = iter(opponents)
    first = next((other for other in in_order if possible(other)), None)
    if first is None or not scene.clash(player, first):
        return first
    fitting = (p for p in in_order if not scene.clash(player, p) and scene.within_reach(first, p))
    return next((other for other in fitting if possible(other)), first)
