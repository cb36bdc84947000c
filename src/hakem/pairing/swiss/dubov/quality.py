"""What the criteria C5 to C10 say about a set of upfloaters, to compare it with another one (2026, 2.3)."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.model import Colour
from hakem.pairing.swiss.clashes import harmony
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.dubov.upfloaters import burden
from hakem.pairing.swiss.field import set_of

CRITERIA = (
    ("2.3.1", "upfloaters"),
    ("2.3.2", "upfloater-scores"),
    ("2.3.3", "upfloater-colours"),
    ("2.3.4", "maximum-upfloaters"),
    ("2.3.5", "maximum-upfloats"),
    ("2.3.6", "upfloaters-again"),
)
"""Articles and names, in the order of importance."""

ORDER = ("4.2", "upfloaters-later")
"""What decides between sets that are equally good."""


def quality(scene: Scene, residents: Sequence[int], chosen: Sequence[int]) -> tuple[object, ...] | None:
    """For every criterion a value, smaller is better; None if the bracket cannot be paired."""
    profiles = scene.field.profiles
    bracket = (*residents, *chosen)
    white = set_of(p for p in bracket if profiles[p].colour is Colour.WHITE)
    found = harmony(scene.field.opponents, white, set_of(bracket) & ~white, within=set_of(bracket))
    if found is None:
        return None
    scores = tuple(-score for score in sorted(profiles[p].score for p in chosen))
    return len(chosen), scores, found.clashes, *(sum(level) for level in zip(*_burdens(scene, chosen), strict=True))


def _burdens(scene: Scene, chosen: Sequence[int]) -> list[tuple[int, int, int]]:
    return [(0, 0, 0), *(burden(scene, p) for p in chosen)]


def what_decides(
    scene: Scene, residents: Sequence[int], better: Sequence[int], worse: Sequence[int]
) -> tuple[str, str] | None:
    """Article and name of the first criterion that puts one set before the other; None if one cannot be paired."""
    ours, theirs = (quality(scene, residents, chosen) for chosen in (better, worse))
    if ours is None or theirs is None:
        return None
    return next((told for told, one, two in zip(CRITERIA, ours, theirs, strict=True) if one != two), ORDER)
