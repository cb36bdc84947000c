"""Tie-breaks from one's own results and data: C.07 article 7, the handbook's chapter on own points, and lots."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from types import MappingProxyType

from hakem.errors import RequestError
from hakem.facts.lots import draw_order
from hakem.i18n import Message
from hakem.model import HALF, ONE, ZERO, Colour, Mark, Points, total
from hakem.tiebreaks.context import TieBreakContext, how
from hakem.tiebreaks.cutting import cut_first
from hakem.tiebreaks.ledger import Contestant, LedgerRow
from hakem.tiebreaks.rules import Sight
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.unplayed import is_voluntary
from hakem.tiebreaks.value import NONE, Term, Value, Why, lower_is_better, summed

_KASHDAN = MappingProxyType({Mark.WIN: Points(4), Mark.DRAW: Points(2), Mark.LOSS: ONE, Mark.PENDING: Points(2)})
_WITHOUT_PLAYING = Points(2)

LOTS_OF_STANDINGS = "standings"
"""The purpose under which a drawing of lots for the standings is recorded."""


def _per_round(c: Contestant, worth: Callable[[LedgerRow], Points]) -> Value:
    """Every round with what it is worth; a count of no rounds is 0."""
    terms = [Term(worth(row), row.round_no, row.opponent, why=how(row) if row.game else Why.UNPLAYED) for row in c.rows]
    points = total(term.amount for term in terms)
    return Value((points,), (points,), tuple(terms))


def _count(context: TieBreakContext, spec: Spec, key: int, counts: Callable[[LedgerRow], bool]) -> Value:
    view = context.view(spec, Sight.OWN)
    return _per_round(view.contestants[key], lambda row: ONE if counts(row) else ZERO)


def score(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """The score itself: a player's points, or one of the scores of a team."""
    points = context.view(spec).contestants[key].score
    return Value((points,), (points,))


def rounds_won(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 7.1, rounds that brought as much as a win, with or without playing; handbook Galibiyet Sayısı, games won."""
    win = context.view(spec, Sight.OWN).ledger.win
    return _count(context, spec, key, lambda row: context.rules.wins(row, win))


def games_won(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 7.2: games won over the board."""
    return _count(context, spec, key, lambda row: row.game and row.mark is Mark.WIN)


def games_with_black(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 7.3, handbook Renk: games with Black over the board."""
    return _count(context, spec, key, lambda row: row.game and row.colour is Colour.BLACK)


def games_won_with_black(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 7.4: games won with Black over the board."""
    return _count(context, spec, key, lambda row: row.game and row.colour is Colour.BLACK and row.mark is Mark.WIN)


def progressive(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 7.5, handbook Kademeli: the scores after every round added up; a cut leaves out the first rounds.

    A team may have several matches in a round.
    """
    points = ZERO
    terms = []
    rows = context.view(spec, Sight.OWN).contestants[key].rows
    for round_no, of_round in groupby(rows, key=lambda row: row.round_no):
        points += total(row.points for row in of_round)
        terms.append(Term(points, round_no, why=Why.AFTER_ROUND))
    return summed(cut_first(terms, spec.low))


def rounds_elected_to_play(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 7.6: all rounds but those left unplayed of one's own will."""
    return _count(context, spec, key, lambda row: not is_voluntary(row))


def standard_points(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 7.7: 1 for more points than the opponent made, half for as many.

    Without playing it is 1 for more than a draw, half for as much. So an event
    with 3-1-0 counts as if it had 1, half and nothing.
    """
    view = context.view(spec, Sight.OWN)
    c = view.contestants[key]

    def worth(row: LedgerRow) -> Points:
        level = view.ledger.draw
        if row.game and row.opponent is not None:
            level = view.points_against[row.opponent, row.round_no, c.id]
        return ONE if row.points > level else HALF if row.points == level else ZERO

    return _per_round(c, worth)


def kashdan(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, Kashdan: 4 for a win, 2 for a draw, 1 for a loss; 2 for points obtained without playing.

    A round without a game that brought nothing is no point obtained, and counts nothing.
    """
    view = context.view(spec, Sight.OWN)

    def worth(row: LedgerRow) -> Points:
        if row.took_place and row.mark is not None:
            return _KASHDAN[row.mark]
        return _WITHOUT_PLAYING if row.points > 0 else ZERO

    return _per_round(view.contestants[key], worth)


def forfeit_wins(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, Uygulama: who has won less often by forfeit stands above."""
    return lower_is_better(
        _count(
            context,
            spec,
            key,
            lambda row: row.opponent is not None and not row.took_place and row.mark is Mark.WIN,
        )
    )


def pairing_number(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 7.8: the pairing number, the smaller the better; reversed, the greater."""
    number = Points(context.ledger.contestants[key].number)
    value = Value((number,), (number,))
    return value if spec.reverse else lower_is_better(value)


def from_outside(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """A value that was found elsewhere, as in a play-off; who has none is the last.

    The greater is the better; reversed, the smaller.
    """
    number = context.external[spec.name].get(key)
    if number is None:
        return NONE
    value = Value((number,), (number,))
    return lower_is_better(value) if spec.reverse else value


def lot(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """Handbook, Kura; C.07 4.2: everybody draws a lot, the lower number is the better one.

    Lots are drawn with a seed, so that anybody can draw them again (``hakem/facts/lots.py``).
    Those that an event has drawn and recorded stand, whatever has changed since; whoever came
    later draws behind them.
    """
    drawn = context.remember(("lots", context.seed), lambda: _drawn(context))
    number = Points(drawn[key])
    return lower_is_better(Value((number,), (number,)))


def _drawn(context: TieBreakContext) -> dict[int, int]:
    if context.seed is None:
        raise RequestError(Message("tiebreak.no-seed"))
    if not context.drawn:
        return dict(zip(context.drawing_order, draw_order(context.seed, len(context.drawing_order)), strict=True))
    late = [key for key in context.drawing_order if key not in context.drawn]
    behind = max(context.drawn.values())
    return {
        **context.drawn,
        **{key: behind + place for key, place in zip(late, draw_order(context.seed, len(late)), strict=True)},
    }
