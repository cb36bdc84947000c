"""The handbook's Dubov system (edition 2009), followed to the letter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal

from hakem.model import Colour, Tournament
from tests.judges.colour_lot import colour_lot
from tests.judges.dubov_2009_groups import Limits, paired_groups
from tests.judges.dubov_2009_raised import raised_rounds
from tests.judges.dubov_matching import Completion, Pair, without
from tests.judges.dubov_players import (
    Facts,
    Rated,
    RoundPairing,
    by_rating,
    colour_by_number,
    exact_mean,
    higher_of,
    latest_difference,
    players_of,
)
from tests.judges.dutch_2009_facts import bars_the_bye
from tests.judges.entrant import Strength
from tests.judges.rating_list import by_rating as listed_by_rating

ByeColour = Literal["black", "majority"]
FACTS = Facts(Colour.WHITE, exact_mean, bars_the_bye, list_by_rating=True)
"""Art. 1 is silent on those without games; the example has them due White."""


def pair(
    t: Tournament, *, bye_colour: ByeColour = "black", met_higher: bool = False, rating_first: bool = False
) -> RoundPairing:
    """The pairs of the next round as (white, black), and who gets the bye.

    ``bye_colour`` is the colour priority of art. 4. ``met_higher``: whoever met
    somebody with more points was raised. ``rating_first``: 8.2 in the order of
    its words.
    """
    players = players_of(t, FACTS if met_higher else replace(FACTS, upfloats=raised_rounds))
    completion = Completion()
    receiver = completion.bye(players, bye_key(players, bye_colour))
    left = without(players, [receiver] if receiver else [])
    found = paired_groups(left, replace(Limits.of(t), rating_first=rating_first), completion)
    coloured = [with_colours(one, two, colour_lot(t, listed_by_rating)) for one, two in found]
    return [(white.id, black.id) for white, black in coloured], receiver.id if receiver else None


def bye_key(players: Sequence[Rated], bye_colour: ByeColour) -> Callable[[Rated], tuple[Any, ...]]:
    """Art. 4: lowest score, lowest rating, colour priority, highest ARO, largest number.

    Art. 5: before anybody has played it is the last of the list, which goes by rating.
    """
    if not any(p.colours for p in players):
        return lambda p: tuple(-part for part in by_rating(p))
    return lambda p: (p.score, p.rating, colour_priority(p, players, bye_colour), -p.aro, -p.number)


def colour_priority(player: Rated, players: Sequence[Rated], bye_colour: ByeColour) -> int:
    """Art. 4: 0 for those who come first: due Black, or due what most of their scoregroup are due."""
    if bye_colour == "black":
        return int(player.wants is not Colour.BLACK)
    group = [p for p in players if p.score == player.score]
    same = sum(p.wants is player.wants for p in group)
    return int(2 * same < len(group))


def with_colours(one: Rated, two: Rated, drawn: Colour) -> Pair:
    """Art. 3: the pair as (white, black)."""
    high, low = higher_of(one, two)
    colour = colour_of_higher(high, low, drawn)
    return (high, low) if colour is Colour.WHITE else (low, high)


def colour_of_higher(high: Rated, low: Rated, drawn: Colour) -> Colour:
    """Art. 3 and 5, the first that decides."""
    if not high.colours and not low.colours:  # art. 5
        return colour_by_number(high, drawn)
    if high.wants is not low.wants:  # 3.a: both have the colour they are due
        return high.wants
    urgent = [(p.strength is Strength.ABSOLUTE, abs(p.colour_difference)) for p in (high, low)]
    if urgent[0] != urgent[1]:  # 2.3 and 2.4 first, then 3.b: the wider difference is evened out
        return high.wants if urgent[0] > urgent[1] else high.wants.other
    if (different := latest_difference(high, low)) is not None:  # 3.c: both the other way round
        return different[0].other
    return _white_by_strength(high, low)


def _white_by_strength(high: Rated, low: Rated) -> Colour:
    """3.c, second sentence: White to the higher ARO; 3.d: White to the lower rating; else to the higher ranked."""
    if high.aro != low.aro:
        return Colour.WHITE if high.aro > low.aro else Colour.BLACK
    if high.rating != low.rating:
        return Colour.WHITE if high.rating < low.rating else Colour.BLACK
    return Colour.WHITE
