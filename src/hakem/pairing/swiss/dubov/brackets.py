"""From scoregroup to scoregroup with upfloaters only (2026, 1.9 and 3.2)."""

from __future__ import annotations

from hakem.matching.bits import everything
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dubov.group import DubovGroup
from hakem.pairing.swiss.dubov.lists import ListRules, paired_lists
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.dubov.upfloaters import upfloaters
from hakem.pairing.swiss.field import members, set_of, stretch


def brackets_with_upfloaters(scene: Scene, rules: ListRules, bye: int | None) -> list[DubovGroup]:
    """Every scoregroup takes from below whom it needs to be paired completely."""
    field = scene.field
    left = everything(field.size) & ~(0 if bye is None else 1 << bye)
    below = Completion(field.opponents, field.groups, without=0 if bye is None else 1 << bye)
    found = []
    for place, group in enumerate(field.groups):
        residents = left & stretch(group.start, group.stop)
        if not residents:
            continue
        lower = left & ~residents
        raised = upfloaters(scene, below, place + 1, residents, lower)
        here = tuple(members(residents))
        found.append(DubovGroup(here, raised, paired_lists(scene, (*here, *raised), rules)))
        left = lower & ~set_of(raised)
    return found
