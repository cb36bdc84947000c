"""Tie-breaks from ratings: averages and performances of C.07 article 10, and the handbook's.

The score of a performance is 1, half or nothing by game, whatever the event
gives for a win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from hakem.errors import RequestError
from hakem.facts.rating_tables import expected_percent_of_all, expected_score, half_up, rating_difference
from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.model import HALF, ONE, ZERO, Mark, Points, total
from hakem.tiebreaks.context import TieBreakContext, View
from hakem.tiebreaks.cutting import cut_high, cut_low
from hakem.tiebreaks.ledger import Contestant
from hakem.tiebreaks.opponents_results import averaged
from hakem.tiebreaks.rules import Sight
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import NONE, Term, Value, Why, counted, lower_is_better

Figure = Callable[[TieBreakContext, Spec, int], Value]
_MADE = {Mark.WIN: ONE, Mark.DRAW: HALF, Mark.PENDING: HALF, Mark.LOSS: ZERO}
_NAMED = 5
_BELOW_ALL = 800
"""Who has scored nothing performs so far below the weakest opponent."""


def ratings_of_all(context: TieBreakContext, spec: Spec) -> dict[int, Points]:
    """The rating of everybody who has one; who has none counts for what the request says, if it says so."""

    def found() -> dict[int, Points]:
        ratings = {key: c.rating or spec.unrated for key, c in context.ledger.contestants.items()}
        return {key: Points(rating) for key, rating in ratings.items() if rating}

    return context.remember(("ratings", spec.unrated), found)


def somebody_is_unrated(context: TieBreakContext, spec: Spec) -> bool:
    """Whether anybody at all has no rating: the own rating cannot be had then."""
    return spec.unrated is None and any(c.rating is None for c in context.ledger.contestants.values())


def somebody_met_is_unrated(context: TieBreakContext, spec: Spec) -> bool:
    """Whether anybody who was met over the board has no rating: averages and performances cannot be had then."""
    if not somebody_is_unrated(context, spec):
        return False
    view, ratings = context.view(spec, Sight.RATINGS), ratings_of_all(context, spec)
    return any(opponent not in ratings for c in view.contestants.values() for _, opponent in view.games(c))


def unrated(context: TieBreakContext, spec: Spec) -> Message:
    """Somebody has no rating: the first of them are named, and the article that leaves the tie-break out then."""
    without = [c for c in context.ledger.contestants.values() if c.rating is None]
    names = tuple(f"{c.number} {c.name}" for c in islice(without, _NAMED))
    data: dict[str, Datum] = {"code": spec.code, "count": len(without), "names": names, "example": f"{spec.code}/U1400"}
    number = context.rules.unrated
    if number is None:
        return Message("tiebreak.unrated-unsaid", data)
    return Message("tiebreak.unrated", {**data, "article": context.rules.art(number)})


def own_rating(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 10.6: the rating, the higher the better; reversed, the lower."""
    ratings = ratings_of_all(context, spec)
    if key not in ratings:
        raise RequestError(unrated(context, spec))
    value = Value((ratings[key],), (ratings[key],))
    return lower_is_better(value) if spec.reverse else value


def _ratings_met(context: TieBreakContext, spec: Spec, view: View, c: Contestant) -> Sequence[Term]:
    """The ratings of everybody met over the board; every tie-break of this family looks at the same ones."""
    known: dict[int, Sequence[Term]] = context.remember(("ratings met", spec.unrated), dict)
    if c.id not in known:
        known[c.id] = tuple(_rated(context, spec, view, c))
    return known[c.id]


def _rated(context: TieBreakContext, spec: Spec, view: View, c: Contestant) -> Iterator[Term]:
    ratings = ratings_of_all(context, spec)
    for row, opponent in view.games(c):
        if opponent not in ratings:
            raise RequestError(unrated(context, spec))
        rating = ratings[opponent]
        why = Why.RATED if view.contestants[opponent].rating else Why.UNRATED
        yield Term(rating, row.round_no, opponent, rating, None, why)


def average_rating(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 10.1, handbook Rating Ortalaması: the average rating of everybody met over the board.

    C.07 rounds it half up. The handbook divides and has one decimal in its
    tables, but does not say that two averages are equal because they look so.
    """
    view = context.view(spec, Sight.RATINGS)
    terms = _ratings_met(context, spec, view, view.contestants[key])
    terms = cut_high(cut_low(terms, spec.low, voluntary_first=False), spec.high)
    average = _rounded_average(terms, context.rules.average_digits)
    if context.rules.rounded_averages or not average.shown:
        return average
    return average._replace(order=averaged(terms).order)


def _rounded_average(terms: Sequence[Term], digits: int = 0) -> Value:
    amounts = counted(terms)
    if not amounts:
        return NONE
    together = total(amounts)
    points = half_up(together / len(amounts), digits)
    figures: dict[str, Datum] = {"sum": together, "count": len(amounts), "average": points}
    return Value((points,), (points,), tuple(terms), (Message("tiebreak.note.average", figures),))


def performance(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 10.2, handbook Performans: the rounded average of the opponents, and the difference the score stands for."""
    view = context.view(spec, Sight.RATINGS)
    c = view.contestants[key]
    terms = [_limited(context, term, c.rating) for term in _ratings_met(context, spec, view, c)]
    if not terms:
        return NONE
    average = _rounded_average(terms)
    made = _score_over_the_board(view, c)
    difference = rating_difference(made / len(terms))
    points = average.shown[0] + difference
    _figures(context, spec, performance)[key] = points
    figures: dict[str, Datum] = {"score": made, "games": len(terms), "difference": difference}
    notes = (*average.notes, Message("tiebreak.note.performance", figures))
    return Value((points,), (points,), tuple(terms), notes)


def _limited(context: TieBreakContext, term: Term, own: int | None) -> Term:
    rating = term.amount.numerator
    counts = context.rules.limited(rating, own)
    return term if counts == rating else term._replace(amount=Points(counts), why=Why.LIMITED)


def _score_over_the_board(view: View, c: Contestant) -> Points:
    return total(_MADE[row.mark] for row, _ in view.games(c) if row.mark is not None)


def perfect_performance(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 10.3: the lowest whole rating that would have let expect the score, each game by the full table.

    The expectation grows with the rating, so halving finds it; with all points
    it is the first rating that lets expect every one of them.
    """
    view = context.view(spec, Sight.RATINGS)
    c = view.contestants[key]
    terms = _ratings_met(context, spec, view, c)
    if not terms:
        return NONE
    ratings = [term.amount.numerator for term in terms]
    made = _score_over_the_board(view, c)
    rating = _least_rating(ratings, int(100 * made)) if made else min(ratings) - _BELOW_ALL
    points = Points(rating)
    _figures(context, spec, perfect_performance)[key] = points
    expected = [expected_score(rating - other) for other in ratings]
    shown = tuple(term._replace(times=share) for term, share in zip(terms, expected, strict=True))
    figures: dict[str, Datum] = {"score": made, "rating": rating, "expected": total(expected)}
    return Value((points,), (points,), shown, (Message("tiebreak.note.perfect", figures),))


def _least_rating(ratings: Sequence[int], percent: int) -> int:
    low, high = min(ratings) - _BELOW_ALL, max(ratings) + _BELOW_ALL
    while low < high:
        middle = (low + high) // 2
        if expected_percent_of_all(middle, ratings) >= percent:
            high = middle
        else:
            low = middle + 1
    return low


def _figures(context: TieBreakContext, spec: Spec, figure: Figure) -> dict[int, Points]:
    """What has been found for everybody so far: the averages of opponents ask for it again."""
    return context.remember((figure, spec.unrated), dict)


def _average_of_opponents(context: TieBreakContext, spec: Spec, key: int, figure: Figure) -> Value:
    """The figure of everybody met, averaged; whoever has met nobody has no figure, and no opponent either."""
    view = context.view(spec, Sight.RATINGS)
    known = _figures(context, spec, figure)
    terms = []
    for row, opponent in view.games(view.contestants[key]):
        if opponent not in known:
            figure(context, spec, opponent)
        terms.append(Term(known[opponent], row.round_no, opponent, known[opponent]))
    return _rounded_average(terms)


def average_performance(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 10.4: the average of the opponents' performances, rounded half up."""
    return _average_of_opponents(context, spec, key, performance)


def average_perfect_performance(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 10.5: the average of the opponents' perfect performances, rounded half up."""
    return _average_of_opponents(context, spec, key, perfect_performance)
