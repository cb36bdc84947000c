"""A round of the Lim system before it is paired: who may meet whom, who is due which colour, where the middle is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.facts.initial_order import rating_or_zero
from hakem.model import Colour
from hakem.pairing.swiss.field import Field, set_of
from hakem.pairing.swiss.lim.rules import LimRules

RATING_REACH = 100
"""How far apart in rating two may be who are exchanged for colours in a maxi tournament."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The field with what this system asks about it.

    ``legal[i]`` are those whom player i may meet; ``grave[i]`` are those of
    them who are due the same colour absolutely, which only the last round
    allows, and None in all other rounds. ``median`` is half of the points that
    could be scored so far, in units of the field.
    """

    field: Field
    rules: LimRules
    legal: tuple[int, ...]
    grave: tuple[int, ...] | None
    due: tuple[Colour | None, ...]
    ratings: tuple[int, ...]
    median: int

    def clash(self, one: int, other: int) -> bool:
        """Whether two are due the same colour."""
        return self.due[one] is not None and self.due[one] is self.due[other]

    def due_in(self, players: Sequence[int], colour: Colour) -> int:
        """The places of those in the sequence who are due the colour, as a set."""
        return set_of(place for place, player in enumerate(players) if self.due[player] is colour)

    def floated(self, player: int) -> bool:
        """Whether the player met another score in the round before."""
        return self.field.profiles[player].last_float is not Float.NONE

    def within_reach(self, one: int, other: int) -> bool:
        """Whether one may stand in for the other in a maxi tournament."""
        return abs(self.ratings[one] - self.ratings[other]) <= RATING_REACH

    def unrated(self) -> list[int]:
        """Those who count as rated 0 because nobody has rated them."""
        return [p for p, rating in enumerate(self.ratings) if not rating]


def scene_of(field: Field, rules: LimRules, median: int, *, is_last_round: bool) -> Scene:
    """The scene of a round."""
    legal, grave = _last_round(field) if is_last_round else (field.opponents, None)
    return Scene(
        field=field,
        rules=rules,
        legal=legal,
        grave=grave,
        due=tuple(rules.due(record, field.round_no) for record in field.records),
        ratings=tuple(rating_or_zero(field.everybody[p].player) for p in field.ids),
        median=median,
    )


def _last_round(field: Field) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """In the last round two with equal scores may meet in spite of their colours; the pairs this adds come apart."""
    legal, grave = list(field.opponents), [0] * field.size
    for group in field.groups:
        for players in _absolutely_due_the_same(field, group):
            for player in players:
                grave[player] = set_of(players) & ~field.met[player] & ~(1 << player)
                legal[player] |= grave[player]
    return tuple(legal), tuple(grave)


def _absolutely_due_the_same(field: Field, group: Iterable[int]) -> list[list[int]]:
    absolute = [p for p in group if field.profiles[p].urgency is Urgency.ABSOLUTE]
    return [[p for p in absolute if field.profiles[p].colour is colour] for colour in Colour]
