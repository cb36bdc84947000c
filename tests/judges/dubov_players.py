"""What the Dubov system knows about a player when a round is to be paired."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from hakem.facts.card import Card, Entry, cards
from hakem.facts.initial_colour import places_in_the_list
from hakem.model import Colour, PlayerId, Points, Tournament
from tests.judges.entrant import PabBar, Strength, difference, over_the_board, pairing_score, preference
from tests.judges.rating_list import places_by_rating, rating_of

RoundPairing = tuple[list[tuple[PlayerId, PlayerId]], PlayerId | None]
"""The pairs as (white, black), and who gets the bye."""


@dataclass(frozen=True, slots=True, eq=False)
class Rated:
    """A player to be paired. Two are the same only if they are the same object.

    ``place`` is the place in the list of those who take part, ``upfloats`` are
    the rounds in which the player met somebody with more points.
    """

    id: PlayerId
    number: int
    place: int
    name: str
    score: Points
    rating: int
    aro: Fraction
    colours: tuple[Colour, ...]
    met: frozenset[PlayerId]
    wants: Colour
    strength: Strength
    barred_from_bye: bool
    upfloats: tuple[int, ...]

    def __repr__(self) -> str:
        return f"#{self.number}({self.score})"

    @property
    def order(self) -> tuple[Points, int]:
        """2026, 1.2: higher score first, then the smaller number; 2009: then the higher place in the list by rating."""
        return (-self.score, self.place)

    @property
    def colour_difference(self) -> int:
        """2026, 1.5: Whites minus Blacks."""
        return difference(self.colours)


@dataclass(frozen=True, slots=True)
class Facts:
    """What an edition says about one player.

    ``played_only``: a game that did not take place is no upfloat.
    ``list_by_rating``: the list of the event goes by rating and not by number.
    ``upfloats``: the rounds in which players were raised, if it is not enough to
    have met somebody with more points.
    """

    without_games: Colour
    mean: Callable[[Sequence[int]], Fraction]
    bars_the_bye: PabBar
    played_only: bool = False
    list_by_rating: bool = False
    upfloats: Callable[[Tournament], Mapping[PlayerId, tuple[int, ...]]] | None = None


def by_rating(player: Rated) -> tuple[int, int]:
    """2009, art. 5: the list of the first round goes by rating; equal ratings by number."""
    return -player.rating, player.number


def exact_mean(ratings: Sequence[int]) -> Fraction:
    """2009, art. 1: the mean as it is; 0 without games."""
    return Fraction(sum(ratings), len(ratings)) if ratings else Fraction(0)


def rounded_mean(ratings: Sequence[int]) -> Fraction:
    """2026, 1.7: the mean as a whole number, a half goes up; 0 without games."""
    return Fraction((exact_mean(ratings) + Fraction(1, 2)).__floor__())


def players_of(t: Tournament, facts: Facts) -> tuple[Rated, ...]:
    """Everybody to be paired in the next round, by score and number."""
    book = cards(t)
    absent = {a.player for a in t.absences if a.round_no == t.next_round}
    here = [p.id for p in t.players if p.takes_part_in(t.next_round) and p.id not in absent]
    places = places_in_the_list(book, frozenset(here))
    if facts.list_by_rating:
        places = places_by_rating(t, places)
    found = [_rated(t, book[p], book, places[p], facts) for p in here]
    if facts.upfloats:
        raised = facts.upfloats(t)
        found = [replace(p, upfloats=raised.get(p.id, ())) for p in found]
    return tuple(sorted(found, key=lambda e: e.order))


def _rated(t: Tournament, card: Card, book: Mapping[PlayerId, Card], place: int, facts: Facts) -> Rated:
    games = [e for e in card.entries if over_the_board(e)]
    opponents = [e.opponent for e in games if e.opponent is not None]
    colours = tuple(e.colour for e in games if e.colour is not None)
    wants, strength = preference(colours)
    return Rated(
        id=card.player.id,
        number=card.player.number,
        place=place,
        name=card.player.name,
        score=pairing_score(t, card, t.next_round),
        rating=rating_of(card.player),
        aro=facts.mean([rating_of(book[p].player) for p in opponents]),
        colours=colours,
        met=frozenset(opponents) | _prohibited(t, card.player.id),
        wants=wants or facts.without_games,
        strength=strength if colours else Strength.MILD,
        barred_from_bye=any(facts.bars_the_bye(e, t) for e in card.entries),
        upfloats=tuple(e.round_no for e in card.entries if _upfloat(t, card, book, e, facts)),
    )


def _prohibited(t: Tournament, player: PlayerId) -> frozenset[PlayerId]:
    """Whom the event keeps apart from that player in the round to be paired."""
    now = t.next_round
    lists = [
        p.players
        for p in t.prohibited
        if player in p.players and p.first_round <= now and (p.last_round is None or now <= p.last_round)
    ]
    return frozenset(other for players in lists for other in players if other != player)


def _upfloat(t: Tournament, card: Card, book: Mapping[PlayerId, Card], entry: Entry, facts: Facts) -> bool:
    """2026, 1.3.2 and 2009, 2.5: paired with somebody who had more points when that round was paired."""
    if entry.opponent is None or (facts.played_only and not over_the_board(entry)):
        return False
    return pairing_score(t, card, entry.round_no) < pairing_score(t, book[entry.opponent], entry.round_no)


def higher_of(one: Rated, two: Rated) -> tuple[Rated, Rated]:
    """The two in the order of the field."""
    return (one, two) if one.order < two.order else (two, one)


def latest_difference(one: Rated, two: Rated) -> tuple[Colour, Colour] | None:
    """Going back from the last game of both: the colours where they first are not the same."""
    for colours in zip(reversed(one.colours), reversed(two.colours), strict=False):
        if colours[0] is not colours[1]:
            return colours
    return None


def colour_by_number(high: Rated, drawn: Colour) -> Colour:
    """2026, 5.2.1 and 2009, art. 5: an odd place in the list has the drawn colour, an even one the other."""
    return drawn if high.place % 2 else drawn.other
