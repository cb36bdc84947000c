"""From pairs to an announced round: colours, boards in order, the bye."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from hakem.explain import Step
from hakem.model import Bye, ByeKind, Colour
from hakem.pairing.api import Board, RoundPairing
from hakem.pairing.swiss.field import Field, board_key
from hakem.pairing.swiss.teller import Cited, Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair

BoardNumbers = Mapping[Pair, int]
"""The number of the board of every pair, higher ranked first."""


def in_board_order(field: Field, pairs: Iterable[Pair]) -> list[Pair]:
    """Pairs with the higher ranked first, the first board first."""
    return sorted(((min(pair), max(pair)) for pair in pairs), key=lambda pair: board_key(field, pair))


def board_numbers(field: Field, pairs: Iterable[Pair]) -> BoardNumbers:
    """At which board every pair sits."""
    return {pair: number for number, pair in enumerate(in_board_order(field, pairs), start=1)}


def announced_round(
    field: Field, pairs: Iterable[Pair], without_opponent: Sequence[int], colour: ColourOfFirst
) -> RoundPairing:
    """The round with these pairs; ``colour`` gives the colour of the higher ranked of two."""
    boards = []
    for first, second in in_board_order(field, pairs):
        white, black = (first, second) if colour(first, second)[0] is Colour.WHITE else (second, first)
        boards.append(Board(field.ids[white], field.ids[black]))
    byes = tuple(Bye(field.ids[p], ByeKind.PAIRING_ALLOCATED) for p in without_opponent)
    return RoundPairing(field.round_no, tuple(boards), byes)


def colours_told(teller: Teller[Cited], pairs: Iterable[Pair], colour: ColourOfFirst) -> Iterator[Step]:
    """Board by board, who has White and by which article."""
    for first, second in in_board_order(teller.field, pairs):
        given, article = colour(first, second)
        seats = (first, second) if given is Colour.WHITE else (second, first)
        yield teller.colours(seats, first, article)
