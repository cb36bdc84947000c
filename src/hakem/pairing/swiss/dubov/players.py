"""What the Dubov system asks about players beside score and colour: rating, ARO, upfloats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import NamedTuple

from hakem.facts.acceleration import VirtualScores
from hakem.facts.card import Card, Entry
from hakem.facts.colours import took_place
from hakem.facts.initial_order import rating_or_zero
from hakem.model import PlayerId, Points, Tournament
from hakem.model.points import common_unit, in_units
from hakem.pairing.swiss.field import Field, FieldRules
from hakem.values import dataclass

AverageRating = Callable[[Sequence[int]], Fraction | int]
"""ARO, the average rating of opponents, from the ratings of those met."""


class DubovPlayer(NamedTuple):
    """A player of the field; ``upfloats`` are the rounds with an opponent from above."""

    number: int
    name: str
    rating: int
    aro: Fraction | int
    games: int
    upfloats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerRules:
    """What an edition says about ARO, and which pairings of the past can be upfloats."""

    average: AverageRating
    counts_as_upfloat: Callable[[Entry], bool]


@dataclass(frozen=True, slots=True)
class DubovRoundFacts:
    """A field with all that is known about its players, and where in the event we are."""

    field: Field
    players: tuple[DubovPlayer, ...]
    rounds_played: int
    rounds_total: int

    @property
    def last_round(self) -> bool:
        """Whether the round to be paired is the last one."""
        return self.rounds_played + 1 >= self.rounds_total

    def raised_last_time(self, player: int) -> bool:
        """Whether the player was an upfloater in the round before."""
        return self.rounds_played in self.players[player].upfloats


def rounded_average(ratings: Sequence[int]) -> int:
    """ARO to the nearest whole number, the higher one at a half; 0 without a game (2026, 1.7).

    >>> rounded_average([2000, 2001]), rounded_average([])
    (2001, 0)
    """
    return (2 * sum(ratings) + len(ratings)) // (2 * len(ratings)) if ratings else 0


def exact_average(ratings: Sequence[int]) -> Fraction | int:
    """ARO as it is; 0 without a game (2009, article 1)."""
    return Fraction(sum(ratings), len(ratings)) if ratings else 0


def met_somebody(entry: Entry) -> bool:
    """Whoever was paired with somebody of a higher score was raised, whether or not the game was then played."""
    return entry.opponent is not None


def round_facts(t: Tournament, field: Field, field_rules: FieldRules, rules: PlayerRules) -> DubovRoundFacts:
    """The field of the next round with its players."""
    cards = field.everybody
    ratings = {p: rating_or_zero(card.player) for p, card in cards.items()}
    before = _scores_before(cards, len(t.rounds), field_rules.virtual(t))

    def player(card: Card) -> DubovPlayer:
        met = [e.opponent for e in card.entries if e.opponent is not None and took_place(e)]
        own = before[card.player.id]
        upfloats = tuple(
            e.round_no
            for at, e in enumerate(card.entries)
            if e.opponent is not None and own[at] < before[e.opponent][at] and rules.counts_as_upfloat(e)
        )
        aro = rules.average([ratings[p] for p in met])
        return DubovPlayer(card.player.number, card.player.name, ratings[card.player.id], aro, len(met), upfloats)

    return DubovRoundFacts(field, tuple(player(cards[p]) for p in field.ids), len(t.rounds), t.rounds_total)


def _scores_before(
    cards: Mapping[PlayerId, Card], rounds: int, virtual: VirtualScores | None
) -> dict[PlayerId, list[int]]:
    """For everybody the scores with which the rounds so far were paired, in whole units."""
    extra: dict[PlayerId, list[Points]] = {}
    if virtual is not None:
        extra = {p: [virtual(p, number) for number in range(1, rounds + 1)] for p in cards}
    gained = {p: [e.points for e in card.entries] for p, card in cards.items()}
    unit = common_unit([points for given in (*gained.values(), *extra.values()) for points in given])
    found = {p: list(accumulate(in_units(points, unit), initial=0))[:-1] for p, points in gained.items()}
    for player, given in extra.items():
        found[player] = [score + more for score, more in zip(found[player], in_units(given, unit), strict=True)]
    return found
