"""Floaters are paired first, each with the first opponent in order who leaves everybody else a place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hakem.pairing.swiss.lim.group import Group
from hakem.pairing.swiss.lim.reach import first_within_reach
from hakem.pairing.swiss.lim.rules import Direction
from hakem.pairing.swiss.lim.scene import Scene
from hakem.pairing.swiss.lim.staying import Staying
from hakem.pairing.swiss.verdict import Pair


def floaters_paired(scene: Scene, group: Group, staying: Staying, floaters: Sequence[int]) -> list[Pair]:
    """The pairs of the floaters who stay, each of whom can be paired (2009 4.6-4.8)."""
    pairs: list[Pair] = []
    waiting = list(floaters)
    while waiting:
        floater = waiting.pop(0)
        opponent = _opponent(scene, group, staying, floater, waiting)
        staying.pair(floater, opponent)
        pairs.append((floater, opponent))
        if opponent in waiting:
            waiting.remove(opponent)
    return pairs


def _opponent(scene: Scene, group: Group, staying: Staying, floater: int, others: Sequence[int]) -> int:
    """Residents go before other floaters, and among equals those without a clash of colours."""
    possible = partial(staying.allows, floater)
    near = staying.open_to(floater)
    residents = [p for p in offered(scene, group, floater) if near >> p & 1]
    if scene.rules.maxi:
        found = first_within_reach(scene, floater, residents, possible)
        residents = [] if found is None else [found]
    clash = partial(scene.clash, floater)
    return next(p for p in (*sorted(residents, key=clash), *sorted(others, key=clash)) if possible(p))


def offered(scene: Scene, group: Group, floater: int) -> tuple[int, ...]:
    """The residents in the order in which they are offered to the floater, colours apart."""
    came = Direction.DOWN if scene.field.profiles[floater].score > group.score else Direction.UP
    return group.residents[::-1] if scene.rules.lowest_first(group.direction, came) else group.residents
