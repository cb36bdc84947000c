"""Who gets White in a Burstein pair: the first rule that decides (2026: 5.2; 2009: 5.1 and 5.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hakem.facts.card import cards
from hakem.facts.initial_colour import places_in_the_list
from hakem.model import Colour, PlayerId, Points, Tournament
from tests.judges.colour_lot import colour_lot
from tests.judges.entrant import Entrant
from tests.judges.rating_list import by_rating, places_by_rating

Pair = tuple[Entrant, Entrant]
History = Callable[[Entrant, Entrant], Entrant | None]
"""Whom the colours of earlier rounds favour."""


@dataclass(frozen=True, slots=True)
class Seats:
    """What the colours of a round depend on beside the two players.

    ``places`` are those in the list of everybody who has been paired so far,
    ``ranks`` those that the system gives for the round (1 is the best),
    ``newcomers`` those that count between two who have not played yet.
    """

    drawn: Colour
    places: Mapping[PlayerId, int]
    ranks: Mapping[PlayerId, int]
    newcomers: Mapping[PlayerId, int]
    history: History

    def white_and_black(self, one: Entrant, two: Entrant) -> Pair:
        """The pair as (white, black)."""
        return (one, two) if self._colour_of(one, two) is Colour.WHITE else (two, one)

    def _colour_of(self, one: Entrant, two: Entrant) -> Colour:
        if one.wants is None and two.wants is None:
            return self._by_number(one, two)
        if one.wants is not two.wants:
            return _both_granted(one, two)
        favoured = _more_urgent(one, two) or self.history(one, two) or self._higher(one, two)
        assert one.wants is not None
        return one.wants if favoured is one else one.wants.other

    def _by_number(self, one: Entrant, two: Entrant) -> Colour:
        """2026: 5.2.1; 2009: 5.1: the higher ranked gets the drawn colour if the place in the list is odd."""
        high = min(one, two, key=lambda e: self.newcomers[e.id])
        colour = self.drawn if self.places[high.id] % 2 else self.drawn.other
        return colour if high is one else colour.other

    def _higher(self, one: Entrant, two: Entrant) -> Entrant:
        """2026: 5.2.5, rank by 1.8; 2009: end of 5.4, rank by 3.2. Scores have no part in either."""
        return min(one, two, key=lambda e: self.ranks[e.id])


def _both_granted(one: Entrant, two: Entrant) -> Colour:
    """2026: 5.2.2; 2009: 5.4: both get what they want; somebody who wants nothing gets what is left."""
    if one.wants is not None:
        return one.wants
    assert two.wants is not None
    return two.wants.other


def _more_urgent(one: Entrant, two: Entrant) -> Entrant | None:
    """2026: 5.2.3, the stronger preference; 2009: 5.4, whose games it evens out more.

    Two absolute preferences for one colour never meet, and below that a
    strength says all about the colour difference.
    """
    if one.strength is two.strength:
        return None
    return max(one, two, key=lambda e: e.strength)


def last_difference(one: Entrant, two: Entrant) -> Entrant | None:
    """2026: 5.2.4: going back, the first time one had White and the other Black: who had the wrong one."""
    for mine, theirs in zip(reversed(one.colours), reversed(two.colours), strict=False):
        if mine is not theirs:
            return two if mine is one.wants else one
    return None


def nearest_irregularity(one: Entrant, two: Entrant) -> Entrant | None:
    """2009: 5.4: going back, the first who once had the same colour as in the game before; both at once cancel out."""
    mine, theirs = irregular_games(one.colours), irregular_games(two.colours)
    only_one = mine ^ theirs
    if not only_one:
        return None
    return one if min(only_one) in mine else two


def irregular_games(colours: tuple[Colour, ...]) -> set[int]:
    """The games whose colour was that of the game before, counted from the last one back."""
    back = colours[::-1]
    return {place for place in range(len(back) - 1) if back[place] is back[place + 1]}


def seats(t: Tournament, field: tuple[Entrant, ...], ranks: Mapping[PlayerId, int]) -> Seats:
    """What the colours of the next round depend on (2026): 5.2.1 goes by 1.8, as 5.2.5 does."""
    places = places_in_the_list(cards(t), frozenset(e.id for e in field))
    return Seats(colour_lot(t), places, ranks, ranks, last_difference)


def handbook_seats(
    t: Tournament,
    field: tuple[Entrant, ...],
    ranks: Mapping[PlayerId, int],
    history: History,
    opening: Mapping[PlayerId, Points],
) -> Seats:
    """What the colours of the next round depend on (2009): 5.1 goes by the list, which goes by rating.

    ``opening`` are the virtual points of round 1 (3.3).
    """
    places = places_by_rating(t, places_in_the_list(cards(t), frozenset(e.id for e in field)))
    order = sorted(field, key=lambda e: (-e.score, places[e.id]))
    newcomers = {e.id: place for place, e in enumerate(order)}
    return Seats(colour_lot(t, by_rating, opening), places, ranks, newcomers, history)
