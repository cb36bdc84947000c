"""Why these upfloaters and no others (2026, 3.2.1 and 3.2.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.explain import Step
from hakem.matching.bits import unmatched
from hakem.matching.cardinality import maximum_matching
from hakem.pairing.swiss.dubov.group import DubovGroup
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.dubov.quality import what_decides
from hakem.pairing.swiss.field import members, set_of
from hakem.pairing.swiss.teller import Cited, Teller


def told_upfloaters(teller: Teller[Cited], scene: Scene, group: DubovGroup, lower: int) -> Iterator[Step]:
    """How many there must be, who they are, and by which criterion those before them in the order fall behind."""
    if not group.raised:
        return
    raised = teller.numbers(group.raised)
    yield teller.step("3.2.1", _why(scene, group), group.raised, count=len(group.raised))
    passed: dict[tuple[str, str], list[int]] = {}
    for other in _earlier(group.raised, members(lower)):
        fault = ("3.2.1", "upfloaters-impossible")
        if _possible(scene, group.residents, other, lower):
            fault = what_decides(scene, group.residents, group.raised, other) or fault
        passed.setdefault(fault, []).extend(other)
    for (article, name), players in passed.items():
        yield teller.step(article, f"dubov.passed.{name}", players, players=teller.numbers(players), ours=raised)
    yield teller.step("3.2.2", "dubov.upfloaters", group.raised, players=raised)


def _why(scene: Scene, group: DubovGroup) -> str:
    """Why the group needs upfloaters: an odd number, residents who cannot all meet each other, or those below."""
    residents = set_of(group.residents)
    alone = (unmatched(maximum_matching(scene.field.opponents, None, residents)) & residents).bit_count()
    if len(group.raised) > alone:
        return "dubov.needed.below"
    return "dubov.needed.odd" if alone == 1 else "dubov.needed.residents"


def _earlier(raised: Sequence[int], lower: Sequence[int]) -> list[tuple[int, ...]]:
    """Sets that come before the chosen one: every single player before a single one, else the first players of all."""
    if len(raised) == 1:
        return [(p,) for p in lower if p < raised[0]]
    first = tuple(lower[: len(raised)])
    return [] if first == tuple(raised) else [first]


def _possible(scene: Scene, residents: Sequence[int], chosen: Sequence[int], lower: int) -> bool:
    """Whether both the bracket and those left below it can be paired."""
    legal = scene.field.opponents
    sets = (set_of((*residents, *chosen)), lower & ~set_of(chosen))
    return not any(unmatched(maximum_matching(legal, None, players)) & players for players in sets)
