"""Colours: how many wishes of a group must go unmet (A.8), and who of a pair has which colour (E)."""

from __future__ import annotations

from hakem.model import Colour
from hakem.pairing.swiss.colours import ColourArticles, HistoryRule
from hakem.pairing.swiss.colours import colour_of_first as colour_by_preferences
from hakem.pairing.swiss.dutch_2009.relations import Relations
from hakem.pairing.swiss.field import set_of
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class ColourCount:
    """A.8: how many wish White and Black, the larger half of the group, and x by A.8 alone and with A.7.e.

    ``wishes`` are the sets of those whose wish for White and for Black counts.
    Preferences that A.7.e lets give way are in neither.
    """

    white: int
    black: int
    half: int
    plain: int
    x: int
    wishes: tuple[int, int]

    @property
    def majority(self) -> int:
        """Those who wish the colour that more players wish than can have it."""
        return max(self.wishes, key=int.bit_count)

    def x_with(self, fewer: int) -> int:
        """C.14: x if so many pairs fewer are made. Every one less spares an unmet wish, because its players leave."""
        return max(0, self.x - fewer)


def count_colours(relations: Relations, players: tuple[int, ...]) -> ColourCount:
    """A.8 with A.7.e.

    If one colour is wished by x more players than half of the group, x pairs
    must leave a preference unmet. In even rounds every mild preference for that
    colour makes way: it counts as met either way, and x becomes smaller by one
    for each of them, as far as there is an x.
    """
    everybody = set_of(players)
    white, black = relations.white & everybody, relations.black & everybody
    half = (len(players) + 1) // 2
    plain = max(white.bit_count() - half, black.bit_count() - half, 0)
    giving_way = relations.mild & everybody if plain and relations.mild_give_way else 0
    giving_way &= white if white.bit_count() >= black.bit_count() else black
    return ColourCount(
        white=white.bit_count(),
        black=black.bit_count(),
        half=half,
        plain=plain,
        x=max(0, plain - giving_way.bit_count()),
        wishes=(white & ~giving_way, black & ~giving_way),
    )


def colour_of_first(
    relations: Relations, first: int, second: int, initial: Colour, articles: ColourArticles, history: HistoryRule
) -> tuple[Colour, str]:
    """The colour of the higher ranked of two, and the article that decides.

    E.1 to E.5, but B.2 comes first: of two with the same absolute preference
    only one with 50 % or more can go without. ``history`` is how E.3 is read.
    """
    mine, theirs = relations.field.profiles[first], relations.field.profiles[second]
    if relations.absolute[first] >> second & 1 and mine.topscorer is not theirs.topscorer:
        assert mine.colour is not None
        return (mine.colour.other if mine.topscorer else mine.colour), "B.2"
    return colour_by_preferences(relations.field, first, second, initial, articles, history)
