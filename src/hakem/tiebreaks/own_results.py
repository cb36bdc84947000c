"""Tie-breaks from one's own results and data (C.07 article 7, and the handbook's chapter on own points)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from types import MappingProxyType

from hakem.model import HALF, ONE, ZERO, Colour, Mark, Points, total
from hakem.tiebreaks.cutting import cut_first
from hakem.tiebreaks.ledger import Contestant, Row
from hakem.tiebreaks.rules import Sight
from hakem.tiebreaks.scene import Scene, how
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.unplayed import is_voluntary
from hakem.tiebreaks.value import Term, Value, Why, lower_is_better, summed

_KASHDAN = MappingProxyType({Mark.WIN: Points(4), Mark.DRAW: Points(2), Mark.LOSS: ONE, Mark.PENDING: Points(2)})
_WITHOUT_PLAYING = Points(2)


def _per_round(c: Contestant, worth: Callable[[Row], Points]) -> Value:
    """Every round with what it is worth."""
    return summed(
        [Term(worth(row), row.round_no, row.opponent, why=how(row) if row.game else Why.UNPLAYED) for row in c.rows]
    )


def _count(scene: Scene, spec: Spec, key: int, counts: Callable[[Row], bool]) -> Value:
    view = scene.view(spec, Sight.OWN)
    return _per_round(view.contestants[key], lambda row: ONE if counts(row) else ZERO)


def score(scene: Scene, spec: Spec, key: int) -> Value:
    """The score itself: a player's points, or one of the scores of a team."""
    points = scene.view(spec).contestants[key].score
    return Value((points,), (points,))


def rounds_won(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 7.1, handbook Galibiyet Sayısı: rounds that brought as much as a win, with or without playing."""
    win = scene.view(spec, Sight.OWN).ledger.win
    return _count(scene, spec, key, lambda row: row.points >= win)


def games_won(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 7.2: games won over the board."""
    return _count(scene, spec, key, lambda row: row.game and row.mark is Mark.WIN)


def games_with_black(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 7.3, handbook Renk: games with Black over the board."""
    return _count(scene, spec, key, lambda row: row.game and row.colour is Colour.BLACK)


def games_won_with_black(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 7.4: games won with Black over the board."""
    return _count(scene, spec, key, lambda row: row.game and row.colour is Colour.BLACK and row.mark is Mark.WIN)


def progressive(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 7.5, handbook Kademeli: the scores after every round added up; a cut leaves out the first rounds.

    A team may have several matches in a round.
    """
    points = ZERO
    terms = []
    rows = scene.view(spec, Sight.OWN).contestants[key].rows
    for round_no, of_round in groupby(rows, key=lambda row: row.round_no):
        points += total(row.points for row in of_round)
        terms.append(Term(points, round_no, why=Why.AFTER_ROUND))
    return summed(cut_first(terms, spec.low))


def rounds_elected_to_play(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 7.6: all rounds but those left unplayed of one's own will."""
    return _count(scene, spec, key, lambda row: not is_voluntary(row))


def standard_points(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 7.7: 1 for more points than the opponent made, half for as many.

    Without playing it is 1 for more than a draw, half for as much. So an event
    with 3-1-0 counts as if it had 1, half and nothing.
    """
    view = scene.view(spec, Sight.OWN)
    c = view.contestants[key]

    def worth(row: Row) -> Points:
        level = view.ledger.draw
        if row.game and row.opponent is not None:
            level = view.points_against[row.opponent, row.round_no, c.id]
        return ONE if row.points > level else HALF if row.points == level else ZERO

    return _per_round(c, worth)


def kashdan(scene: Scene, spec: Spec, key: int) -> Value:
    """Handbook, Kashdan: 4 for a win, 2 for a draw, 1 for a loss; 2 for points obtained without playing.

    A round without a game that brought nothing is no point obtained, and counts nothing.
    """
    view = scene.view(spec, Sight.OWN)

    def worth(row: Row) -> Points:
        if row.took_place and row.mark is not None:
            return _KASHDAN[row.mark]
        return _WITHOUT_PLAYING if row.points > 0 else ZERO

    return _per_round(view.contestants[key], worth)


def forfeit_wins(scene: Scene, spec: Spec, key: int) -> Value:
    """Handbook, Uygulama: who has won less often by forfeit stands above."""
    return lower_is_better(
        _count(
            scene,
            spec,
            key,
            lambda row: row.opponent is not None and not row.took_place and row.mark is Mark.WIN,
        )
    )


def pairing_number(scene: Scene, spec: Spec, key: int) -> Value:
    """C.07 7.8: the pairing number, the smaller the better; reversed, the greater."""
    number = Points(scene.ledger.contestants[key].number)
    value = Value((number,), (number,))
    return value if spec.reverse else lower_is_better(value)


def from_outside(scene: Scene, spec: Spec, key: int) -> Value:
    """A value that was found elsewhere, as in a play-off; who has none has 0.

    The greater is the better; reversed, the smaller.
    """
    number = scene.external[spec.name].get(key, ZERO)
    value = Value((number,), (number,))
    return lower_is_better(value) if spec.reverse else value
