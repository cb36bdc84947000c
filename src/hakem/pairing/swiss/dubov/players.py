"""What the Dubov system asks about players beside score and colour: rating, ARO, upfloats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import NamedTuple

from hakem.facts.acceleration import VirtualScores
from hakem.facts.card import Card, Entry
from hakem.facts.colours import took_place
from hakem.facts.list_order import rating_or_zero
from hakem.model import PlayerId, Points, Tournament
from hakem.model.points import common_unit, in_units
from hakem.pairing.swiss.field import Field, FieldRules
from hakem.values import dataclass

AverageRating = Callable[[Sequence[int]], Fraction | int]
"""ARO, the average rating of opponents, from the ratings of those met."""


class DubovPlayer(NamedTuple):
    """A player of the field; ``upfloats`` are the rounds in which the player was raised."""

    number: int
    name: str
    rating: int
    aro: Fraction | int
    games: int
    upfloats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PastRounds:
    """The rounds so far: the cards of everybody, and the scores with which each round was paired, in whole units."""

    cards: Mapping[PlayerId, Card]
    before: Mapping[PlayerId, Sequence[int]]
    count: int
    rounds_total: int

    def unequal_pairs(self, round_no: int) -> tuple[list[int], dict[int, list[tuple[int, PlayerId]]]]:
        """The scores of those who had an opponent in that round, and by the higher score those met with a lower one.

        The highest score comes first. Whoever was met is named with the own one.
        """
        at = round_no - 1
        scores: set[int] = set()
        below: dict[int, list[tuple[int, PlayerId]]] = {}
        for player, card in self.cards.items():
            opponent = card.entries[at].opponent
            if opponent is not None:
                own, theirs = self.before[player][at], self.before[opponent][at]
                scores.add(own)
                if own < theirs:
                    below.setdefault(theirs, []).append((own, player))
        return sorted(scores, reverse=True), below


Upfloats = Callable[[PastRounds], Mapping[PlayerId, tuple[int, ...]]]
"""The rounds in which players have been raised, by player; whoever is not there never was."""


@dataclass(frozen=True, slots=True)
class PlayerRules:
    """What an edition says about ARO, and about who has been raised."""

    average: AverageRating
    upfloats: Upfloats


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
    """Whether the player was paired with somebody, whether or not the game was then played."""
    return entry.opponent is not None


def met_higher(past: PastRounds, counts: Callable[[Entry], bool] = met_somebody) -> dict[PlayerId, tuple[int, ...]]:
    """Whoever was paired with somebody of a higher score was raised; ``counts`` says which pairings count."""
    before = past.before

    def rounds(card: Card) -> tuple[int, ...]:
        own = before[card.player.id]
        return tuple(
            e.round_no
            for at, e in enumerate(card.entries)
            if e.opponent is not None and own[at] < before[e.opponent][at] and counts(e)
        )

    return {player: rounds(card) for player, card in past.cards.items()}


def round_facts(t: Tournament, field: Field, field_rules: FieldRules, rules: PlayerRules) -> DubovRoundFacts:
    """The field of the next round with its players."""
    cards = field.everybody
    ratings = {p: rating_or_zero(card.player) for p, card in cards.items()}
    before = _scores_before(cards, len(t.rounds), field_rules.virtual(t))
    upfloats = rules.upfloats(PastRounds(cards, before, len(t.rounds), t.rounds_total))

    def player(card: Card) -> DubovPlayer:
        met = [e.opponent for e in card.entries if e.opponent is not None and took_place(e)]
        own, aro = card.player, rules.average([ratings[p] for p in met])
        return DubovPlayer(own.number, own.name, ratings[own.id], aro, len(met), upfloats.get(own.id, ()))

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
