"""Lots as the last tie-break: drawn with a seed that anybody can check (``hakem/facts/lots.py``)."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.facts.lots import draw_order
from hakem.i18n import Message
from hakem.model import Points
from hakem.tiebreaks.scene import Scene
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import Value, lower_is_better

STANDINGS = "standings"
"""The purpose under which a drawing of lots for the standings is recorded."""


def lot(scene: Scene, spec: Spec, key: int) -> Value:
    """Handbook, Kura; C.07 4.2: everybody draws a lot, the lower number is the better one."""
    drawn = scene.remember(("lots", scene.seed), lambda: _drawn(scene))
    number = Points(drawn[key])
    return lower_is_better(Value((number,), (number,)))


def _drawn(scene: Scene) -> dict[int, int]:
    if scene.seed is None:
        raise RequestError(Message("tiebreak.no-seed"))
    return dict(zip(scene.drawing_order, draw_order(scene.seed, len(scene.drawing_order)), strict=True))
