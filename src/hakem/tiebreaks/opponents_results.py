"""Tie-breaks from the scores of the opponents: Buchholz and what is made of it, Sonneborn-Berger, Koya (C.07 8, 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hakem.model import Points, total
from hakem.tiebreaks.context import TieBreakContext, View, how
from hakem.tiebreaks.cutting import cut_high, cut_low
from hakem.tiebreaks.ledger import Contestant
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import NONE, Term, Value, Why, counted, summed


def cut(context: TieBreakContext, spec: Spec, terms: list[Term]) -> list[Term]:
    """The terms with the cuts that were asked for: the low ones first, then as many high ones."""
    return cut_high(cut_low(terms, spec.low, context.rules.voluntary_first), spec.high)


def buchholz(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 8.1, handbook Buchholz: what all opponents have scored."""
    view = context.view(spec)
    return summed(cut(context, spec, [term for term, _ in view.opposition(view.contestants[key])]))


def _buchholz_of_all(context: TieBreakContext, spec: Spec) -> dict[int, Points]:
    """The Buchholz of everybody who has one, fore Buchholz if that was asked for."""
    plain = Spec("BH", "BH", spec.score, fore=spec.fore)
    found = {key: buchholz(context, plain, key).shown for key in context.ledger.contestants}
    return {key: shown[0] for key, shown in found.items() if shown}


def _opponents_buchholz(context: TieBreakContext, spec: Spec, key: int) -> list[Term]:
    """The Buchholz of every opponent, forfeits included; whom one has met is what happened, in the fore variant too."""
    view = context.view(spec, fore=False)
    of_all = context.remember(("buchholz", spec.score, spec.fore), lambda: _buchholz_of_all(context, spec))
    met = [(row, row.opponent) for row in view.contestants[key].rows if row.opponent in of_all]
    return [Term(of_all[who], row.round_no, who, of_all[who], None, how(row)) for row, who in met]


def average_buchholz(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 8.2: the average of the Buchholz of everybody met over the board; forfeits are not that in any event."""
    return averaged([term for term in _opponents_buchholz(context, spec, key) if term.why is not Why.PAIRED])


def buchholz_of_buchholz(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, Buchholz Buchholzu: the Buchholz of all opponents, of those too who did not come; no bye adds to it."""
    return summed(_opponents_buchholz(context, spec, key))


def averaged(terms: Sequence[Term]) -> Value:
    """The average of what counts, exactly; none of nothing."""
    amounts = counted(terms)
    if not amounts:
        return NONE
    points = total(amounts) / len(amounts)
    return Value((points,), (points,), tuple(terms))


def sonneborn_berger(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 9.1, handbook Sonneborn-Berger: what every opponent has scored, times the points made against it."""
    view = context.view(spec)
    terms = [term.multiplied(row.points) for term, row in view.opposition(view.contestants[key])]
    return summed(cut(context, spec, terms))


def _half_of_all(view: View, half_points: int = 0) -> Points:
    """Half of what can be scored, moved by so many half points."""
    ledger = view.ledger
    return (ledger.win * ledger.games + half_points * ledger.win) / 2


def _points_against(view: View, c: Contestant, limit: Points) -> list[Term]:
    """What was made against everybody with so many points; a forfeit counts, a bye is against nobody."""
    scores = view.ledger.scores_in_games
    return [
        Term(row.points, row.round_no, row.opponent, scores[row.opponent], why=how(row))
        for row in c.rows
        if row.opponent is not None and scores[row.opponent] >= limit
    ]


def koya(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 9.2, handbook Koya: points against those who have at least half of what can be scored.

    Who has met nobody of them has made nothing there; who has met nobody at all has no value.
    """
    view = context.view(spec)
    c = view.contestants[key]
    if all(row.opponent is None for row in c.rows):
        return NONE
    terms = _points_against(view, c, _half_of_all(view, spec.limit))
    points = total(term.amount for term in terms)
    return Value((points,), (points,), tuple(terms))


def _lower_limits(view: View) -> list[Points]:
    """The scores below 50 % that somebody has, from high to low: one step each."""
    half = _half_of_all(view)
    return sorted({score for score in view.ledger.scores_in_games.values() if score < half}, reverse=True)


def extended_koya(context: TieBreakContext, spec: Spec, group: Iterable[int]) -> dict[int, Value]:
    """Handbook, Genişletilmiş Koya: the limit goes down by one score group after the other until the tie is broken.

    Compared is the row of all steps. What is shown is the step that separates
    the group, the first one if none does.
    """
    view = context.view(spec)
    limits = context.remember(("koya", spec.score), lambda: _lower_limits(view))
    members = list(group)
    if not limits:
        return dict.fromkeys(members, NONE)
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
