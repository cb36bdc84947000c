"""The Koya system: points against the better half, and its extension to the others."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.model import ZERO, Points, total
from hakem.tiebreaks.ledger import Contestant
from hakem.tiebreaks.scene import Scene, View, how
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import Term, Value, summed


def _half_of_all(view: View, half_points: int = 0) -> Points:
    """Half of what can be scored, moved by so many half points."""
    ledger = view.ledger
    return (ledger.win * ledger.games + half_points * ledger.win) / 2


def _points_against(view: View, c: Contestant, limit: Points) -> list[Term]:
    """What was made against everybody with so many points; a forfeit counts, a bye is against nobody."""
    scores = view.ledger.scores
    return [
        Term(row.points, row.round_no, row.opponent, scores[row.opponent], why=how(row))
        for row in c.rows
        if row.opponent is not None and scores[row.opponent] >= limit
    ]


def koya(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 9.2, handbook Koya: points against those who have at least half of what can be scored."""
    view = scene.view(spec)
    return summed(_points_against(view, view.contestants[key], _half_of_all(view, spec.limit)))


def _lower_limits(view: View) -> list[Points]:
    """The scores below 50 % that somebody has, from high to low: one step each."""
    half = _half_of_all(view)
    return sorted({score for score in view.ledger.scores.values() if score < half}, reverse=True)


def extended_koya(scene: Scene, spec: Spec, group: Iterable[int]) -> dict[int, Value]:
    """Handbook, Genişletilmiş Koya: the limit goes down by one score group after the other until the tie is broken.

    Compared is the row of all steps. What is shown is the step that separates
    the group, the first one if none does.
    """
    view = scene.view(spec)
    limits = scene.remember(("koya", spec.score), lambda: _lower_limits(view))
    members = list(group)
    if not limits:
        return {key: Value((), (ZERO,)) for key in members}
    steps = {
        key: [total(t.amount for t in _points_against(view, view.contestants[key], limit)) for limit in limits]
        for key in members
    }
    deciding = next((at for at in range(len(limits)) if len({steps[key][at] for key in members}) > 1), 0)
    return {
        key: Value(
            tuple(steps[key]),
            (steps[key][deciding],),
            tuple(_points_against(view, view.contestants[key], limits[deciding])),
        )
        for key in members
    }
