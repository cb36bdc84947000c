"""Tie-breaks from the scores of the opponents: Buchholz, Sonneborn-Berger and what is made of them (C.07 8 and 9)."""

from __future__ import annotations

from hakem.model import Points, total
from hakem.tiebreaks.cutting import cut_high, cut_low
from hakem.tiebreaks.scene import Scene, View, how
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import NOTHING, Term, Value, Why, counted, summed


def cut(scene: Scene, spec: Spec, terms: list[Term]) -> list[Term]:
    """The terms with the cuts that were asked for: the low ones first, then as many high ones."""
    return cut_high(cut_low(terms, spec.low, scene.rules.voluntary_first), spec.high)


def buchholz(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 8.1, handbook Buchholz: what all opponents have scored."""
    return _scores_met(scene, spec, scene.view(spec), key)


def fore_buchholz(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 8.3: Buchholz as if everybody paired in the last round had drawn."""
    return _scores_met(scene, spec, scene.view(spec, fore=True), key)


def _scores_met(scene: Scene, spec: Spec, view: View, key: int) -> Value:
    return summed(cut(scene, spec, [term for term, _ in view.opposition(view.contestants[key])]))


def _buchholz_of_all(scene: Scene, spec: Spec) -> dict[int, Points]:
    """The Buchholz of everybody, fore Buchholz if that was asked for."""
    plain = Spec("BH", "BH", spec.score, fore=spec.fore)
    return {key: buchholz(scene, plain, key).shown[0] for key in scene.ledger.contestants}


def _opponents_buchholz(scene: Scene, spec: Spec, key: int) -> list[Term]:
    """The Buchholz of every opponent, forfeits included; whom one has met is what happened, in the fore variant too."""
    view = scene.view(spec, fore=False)
    of_all = scene.remember(("buchholz", spec.score, spec.fore), lambda: _buchholz_of_all(scene, spec))
    met = [(row, row.opponent) for row in view.contestants[key].rows if row.opponent is not None]
    return [Term(of_all[who], row.round_no, who, of_all[who], None, how(row)) for row, who in met]


def average_buchholz(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 8.2: the average of the Buchholz of everybody met over the board; forfeits are not that in any event."""
    return averaged([term for term in _opponents_buchholz(scene, spec, key) if term.why is not Why.PAIRED])


def buchholz_of_buchholz(scene: Scene, spec: Spec, key: int) -> Value:
    """Handbook, Buchholz Buchholzu: the Buchholz of all opponents, of those too who did not come; no bye adds to it."""
    return summed(_opponents_buchholz(scene, spec, key))


def averaged(terms: list[Term]) -> Value:
    """The average of what counts, exactly; 0 of nothing."""
    amounts = counted(terms)
    if not amounts:
        return NOTHING
    points = total(amounts) / len(amounts)
    return Value((points,), (points,), tuple(terms))


def sonneborn_berger(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 9.1, handbook Sonneborn-Berger: what every opponent has scored, times the points made against it."""
    view = scene.view(spec)
    terms = [term.multiplied(row.points) for term, row in view.opposition(view.contestants[key])]
    return summed(cut(scene, spec, terms))
