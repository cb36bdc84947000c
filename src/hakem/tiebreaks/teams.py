"""Tie-breaks of teams by match points and game points (C.07 13, and the handbook's chapter on teams)."""

from __future__ import annotations

from collections.abc import Callable

from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.model import ZERO, Mark, Points, total
from hakem.tiebreaks.context import TieBreakContext, how
from hakem.tiebreaks.ledger import Contestant, LedgerRow, Score
from hakem.tiebreaks.opponents_results import buchholz, cut
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import Cut, Term, Value, Why, summed


def match_points(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, Maç Puanları: the match points."""
    return _total(context, Score.MATCH, key)


def game_points(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """The points of all boards."""
    return _total(context, Score.GAME, key)


def other_score(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 13.1: the score that is not the primary one."""
    return _total(context, context.secondary, key)


def _total(context: TieBreakContext, score: Score, key: int) -> Value:
    c = context.ledgers[score].contestants[key]
    terms = tuple(
        Term(row.points, row.round_no, row.opponent, why=Why.PLAYED if row.took_place else Why.UNPLAYED)
        for row in c.rows
    )
    return Value((c.score,), (c.score,), terms)


def extended_sonneborn_berger(of: Score, times: Score) -> Callable[[TieBreakContext, Spec, int], Value]:
    """C.07 13.2: what the opponents have in one score, times what was made against them in the other."""

    def computed(context: TieBreakContext, spec: Spec, key: int) -> Value:
        view = context.view(spec, score=of)
        made = context.view(spec, score=times).contestants[key].rows
        points = {(row.round_no, row.opponent): row.points for row in made}
        terms = []
        for term, row in view.opposition(view.contestants[key]):
            factor = points[row.round_no, row.opponent]
            terms.append(term.multiplied(factor))
        return summed(cut(context, spec, terms))

    return computed


def schedule_strength(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 13.4: the secondary score and a part of the Buchholz of the primary one.

    The part is one by the whole number of times that the best secondary score
    of a match goes into the best primary score of the whole event, unless the
    event has set it. Before the first match nobody knows how many boards one
    has, and there is nothing to divide.
    """
    primary, secondary = context.ledgers[context.primary], context.ledgers[context.secondary]
    whole_event = primary.win * primary.rounds_total
    factor = spec.factor or max(1, int(whole_event / secondary.win) if secondary.win else 1)
    strength = buchholz(context, Spec("BH", "BH", context.primary, paired=spec.paired, fore=spec.fore), key)
    made = secondary.contestants[key].score
    met = total(strength.shown)
    points = made + met / factor
    figures: dict[str, Datum] = {"score": made, "buchholz": met, "factor": factor}
    return Value((points,), (points,), strength.terms, (Message("tiebreak.note.schedule", figures),))


def _match_terms(context: TieBreakContext, spec: Spec, key: int) -> list[tuple[Term, LedgerRow]]:
    """The real match points of the opponent of every round, beside the row with the own game points.

    The handbook's tables of teams know no adjusted scores: whoever was paired
    with the team in a round stands there with all points.
    """
    own: Contestant = context.view(spec, score=Score.GAME).contestants[key]
    scores = context.ledgers[Score.MATCH].scores
    return [
        (Term(scores[row.opponent], row.round_no, row.opponent, scores[row.opponent], why=how(row)), row)
        for row in own.rows
        if row.opponent is not None
    ]


def _empty_cells(context: TieBreakContext, key: int) -> list[Term]:
    """The rounds without an opponent: nothing stands in their cells, and the first of them is the lowest value."""
    rows = [row for row in context.ledgers[Score.MATCH].contestants[key].rows if row.opponent is None]
    return [Term(ZERO, row.round_no, why=Why.UNPLAYED, cut=None if at else Cut.LOW) for at, row in enumerate(rows)]


def olympiad_match_points(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, OKM: the match points of all opponents but the lowest."""
    return summed(_without_lowest(context, key, [term for term, _ in _match_terms(context, spec, key)]))


def _without_lowest(context: TieBreakContext, key: int, terms: list[Term]) -> list[Term]:
    """Cut the lowest value: the empty cell of a bye, else the lowest term.

    A product that is nothing because no board point was made is not the one to go.
    """
    empty = _empty_cells(context, key)
    if empty and terms:
        return sorted((*terms, *empty), key=lambda term: term.round_no or 0)
    open_places = [at for at, t in enumerate(terms) if t.times is None or t.times > 0]
    if open_places:
        at = min(open_places, key=lambda place: terms[place].amount)
        terms[at] = terms[at]._replace(cut=Cut.LOW)
    return terms


def _products(context: TieBreakContext, spec: Spec, key: int) -> list[Term]:
    return [term.multiplied(row.points) for term, row in _match_terms(context, spec, key)]


def olympiad_sonneborn_berger(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, OKM Sonneborn-Berger: board points times match points of the opponent, without the lowest."""
    return summed(_without_lowest(context, key, _products(context, spec, key)))


def team_sonneborn_berger(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, Takım Sonneborn-Berger: board points times match points of the opponent."""
    return summed(_products(context, spec, key))


_SHARE = {Mark.WIN: Points(1), Mark.DRAW: Points(1, 2), Mark.LOSS: ZERO}
"""Of a match, which is won, drawn or lost by the points so far even while games go on."""


def team_sonneborn_berger_by_boards(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, Takım Sonneborn-Berger gerçek: board points of teams beaten, and half of those of teams drawn with."""
    ledger = context.ledgers[Score.GAME]
    scores = ledger.scores
    terms = []
    for row in ledger.contestants[key].rows:
        if row.opponent is not None and row.mark is not None:
            met, share = scores[row.opponent], _SHARE[row.mark]
            terms.append(Term(met * share, row.round_no, row.opponent, met, share, how(row)))
    return summed(terms)
