"""The rating by which players were seeded, which is the one that lists show: one of FIDE's, or a national one.

Where some are seeded by one rating and some by the other, the national ones stand in brackets, and the heading says so.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable

from hakem.errors import UnknownName
from hakem.facts.initial_order import (
    InitialOrderRules,
    OrderCriterion,
    StrengthMethod,
    initial_order_rules,
    strength_method,
)
from hakem.model import Player, Tournament
from hakem.regulations import choose_rules
from hakem.values import dataclass


class RatingsShown(enum.Enum):
    """Which ratings stand in a list."""

    FIDE = "fide"
    NATIONAL = "national"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class SeedRating:
    """A rating as lists show it; ``marked`` if it is a national one among FIDE's.

    >>> str(SeedRating(2000)), str(SeedRating(1500, True)), str(SeedRating(1500, True, True))
    ('2000', '1500', '(1500)')
    """

    value: int
    national: bool = False
    marked: bool = False

    def __str__(self) -> str:
        return f"({self.value})" if self.marked else str(self.value)

    @property
    def fide(self) -> int | None:
        """The rating for a column that is FIDE's."""
        return None if self.national else self.value

    @property
    def own(self) -> int | None:
        """The rating for a column that is the national one's."""
        return self.value if self.national else None


RatingOf = Callable[[Player], SeedRating | None]
"""What a list shows of a player; None for one who was seeded without a rating."""


def seed_ratings(t: Tournament) -> RatingOf:
    """The rating that seeded everybody of this event."""
    rules, methods = _rules(t), {}
    for each in t.event.rating_methods:
        try:
            methods[each.federation] = strength_method(each.method)
        except UnknownName:  # left open: the usual way
            continue
    found = {p.id: _seeded(p, rules, methods.get(p.federation or "", rules.method)) for p in t.players}
    mixed = len({is_national for value, is_national in found.values() if value}) > 1

    def shown(value: int, is_national: bool) -> SeedRating | None:
        return SeedRating(value, is_national, is_national and mixed) if value else None

    known = {player: shown(*seeded) for player, seeded in found.items()}

    def rating_of(player: Player) -> SeedRating | None:
        return known[player.id] if player.id in known else shown(*_seeded(player, rules, rules.method))

    return rating_of


def shown_in(ratings: Iterable[SeedRating | None]) -> RatingsShown:
    """What the heading of a list has to say."""
    kinds = {each.national for each in ratings if each is not None}
    if len(kinds) > 1:
        return RatingsShown.BOTH
    return RatingsShown.NATIONAL if kinds == {True} else RatingsShown.FIDE


def _rules(t: Tournament) -> InitialOrderRules:
    """The order of the edition of the event, else of its day."""
    known = {rules.edition.id: rules for rules in initial_order_rules(t.rules.system)}
    return known.get(t.rules.edition) or choose_rules(known.values(), None, t.event.start)


def _seeded(player: Player, rules: InitialOrderRules, method: StrengthMethod) -> tuple[int, bool]:
    """The strength by the method, and whether it is the national rating; 0 if there is none.

    Whom the method knows no strength of is ordered by the national rating where the rules ask it.
    """
    strength = method.strength(player)
    if strength is not None:
        return strength, strength != player.rating
    asked = OrderCriterion.NATIONAL_RATING in dict(rules.criteria(None))
    return (player.national_rating or 0 if asked else 0), True
