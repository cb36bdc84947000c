"""What speaks against a group of a given round that has other company than the rules give it."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.pairing.swiss.dubov.group import DubovGroup
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.dubov.quality import ORDER, what_decides
from hakem.pairing.swiss.dubov.raising import wanted
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.verdict import Pair

Fault = tuple[str, str]
"""The article, and what is said about it."""


def worse_upfloaters(scene: Scene, group: DubovGroup, pairs: Sequence[Pair]) -> Fault:
    """2026: the first criterion by which their set of upfloaters falls behind, else the order of 4.2."""
    here = set(group.residents)
    theirs = sorted({p for pair in pairs if here & set(pair) for p in pair} - here)
    article, name = what_decides(scene, group.residents, group.raised, theirs) or ORDER
    return article, f"check.worse.{name}"


def other_company(scene: Scene, group: DubovGroup, pairs: Sequence[Pair]) -> Fault:
    """2009: who is raised (7.1, 7.2), who floats down (6.4), or whom those meet who have floated down (8.2)."""
    here = set(group.players)
    theirs = {p for pair in pairs if here.issuperset(pair) for p in pair}
    if here - theirs == set(group.going_down):
        return "8.2", "check.other"
    if group.raised:
        return wanted(scene, set_of((*group.residents, *group.came_down))).article, "check.other"
    return "6.4", "check.other"
