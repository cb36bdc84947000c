"""From pairs to boards: colours by E.1 to E.5, order by F.1."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hakem.model import Colour
from hakem.pairing.api import Board
from hakem.pairing.swiss.colours import colour_of_first
from hakem.pairing.swiss.field import Field, board_key
from hakem.pairing.swiss.handbook.bracket import Pair
from hakem.pairing.swiss.handbook.relations import Relations
from hakem.pairing.swiss.handbook.rules import HandbookRules


@dataclass(frozen=True, slots=True)
class Seating:
    """A board and the article that decided who has White."""

    white: int
    black: int
    article: str

    def board(self, field: Field) -> Board:
        """The board as it is announced."""
        return Board(field.ids[self.white], field.ids[self.black])


def seated(relations: Relations, pairs: Iterable[Pair], initial: Colour, rules: HandbookRules) -> tuple[Seating, ...]:
    """All boards in the order of F.1: the higher score, the sum of scores, the rank of the higher player."""
    ordered = sorted(((min(pair), max(pair)) for pair in pairs), key=lambda pair: board_key(relations.field, pair))
    return tuple(_seated(relations, pair, initial, rules) for pair in ordered)


def _seated(relations: Relations, pair: Pair, initial: Colour, rules: HandbookRules) -> Seating:
    first, second = pair
    colour, article = colour_by_the_handbook(relations, first, second, initial, rules)
    white, black = (first, second) if colour is Colour.WHITE else (second, first)
    return Seating(white, black, article)


def colour_by_the_handbook(
    relations: Relations, first: int, second: int, initial: Colour, rules: HandbookRules
) -> tuple[Colour, str]:
    """E.1 to E.5, but B.2 comes first: of two with the same absolute preference only one above 50 % can go without."""
    mine, theirs = relations.field.profiles[first], relations.field.profiles[second]
    if relations.absolute[first] >> second & 1 and mine.topscorer is not theirs.topscorer:
        assert mine.colour is not None
        return (mine.colour.other if mine.topscorer else mine.colour), "B.2"
    return colour_of_first(relations.field, first, second, initial, rules.colours)
