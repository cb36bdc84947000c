"""Who stands before whom in a Burstein round: by what the opponents have scored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hakem.facts.opposition import Opposition
from hakem.model import Colour, Points
from hakem.model.points import common_unit, in_units
from hakem.pairing.swiss.colours import ColourArticles, colour_of_first
from hakem.pairing.swiss.field import Field
from hakem.pairing.swiss.verdict import ColourOfFirst

Index = Callable[[Opposition], tuple[Points, ...]]
"""The sums by which players are ranked, the most important one first."""


def buchholz_first(met: Opposition) -> tuple[Points, ...]:
    """Buchholz, then Sonneborn-Berger."""
    return met.buchholz, met.sonneborn_berger


def sonneborn_berger_first(met: Opposition) -> tuple[Points, ...]:
    """Sonneborn-Berger, then Buchholz, then Median."""
    return met.sonneborn_berger, met.buchholz, met.median


@dataclass(frozen=True, slots=True)
class Standing:
    """The sums of everybody in a field, and the ranks that follow from them: 0 is the best.

    Scores have no part in it; after all sums the smaller number goes first.
    """

    index: tuple[tuple[Points, ...], ...]
    ranks: tuple[int, ...]


def standing_of(field: Field, index: tuple[tuple[Points, ...], ...]) -> Standing:
    """The ranks of a field with these sums."""
    unit = common_unit(value for values in index for value in values)
    keys = [
        (*(-value for value in in_units(values, unit)), number)
        for values, number in zip(index, field.numbers, strict=True)
    ]
    ranks = [0] * field.size
    for rank, player in enumerate(sorted(range(field.size), key=keys.__getitem__)):
        ranks[player] = rank
    return Standing(index, tuple(ranks))


def colours_by_standing(field: Field, standing: Standing, initial: Colour, rules: ColourArticles) -> ColourOfFirst:
    """Colours where the higher ranked of two is so by the standing, not by the order of the field.

    Only before the first game of both does the order of the field count.
    """

    def colour(first: int, second: int) -> tuple[Colour, str]:
        played = field.records[first].history or field.records[second].history
        if not played or standing.ranks[first] < standing.ranks[second]:
            return colour_of_first(field, first, second, initial, rules)
        given, article = colour_of_first(field, second, first, initial, rules)
        return given.other, article

    return colour
