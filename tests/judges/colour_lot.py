"""The colour drawn by lot before round 1: what the event declares, else what its first round shows.

Handbook, Dutch A.7.c: "ilk turdan önce, bir oyuncunun (çoğunlukla en üst sıradakinin) renk tercihi kurayla belirlenir";
2026, 5: odd numbers have the initial-colour, if they are the higher ranked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from hakem.facts.card import cards
from hakem.model import ZERO, AccelerationMethod, Colour, Player, PlayerId, Points, Tournament
from tests.judges.baku import group_a, paired_first
from tests.judges.entrant import pairing_score

P = TypeVar("P", bound=int)


class Sat(NamedTuple):
    """A board of round 1."""

    white: int
    black: int
    played: bool


def number_of(player: Player) -> tuple[int, ...]:
    """The list goes by number."""
    return (player.number,)


def colour_lot(
    t: Tournament,
    listed: Callable[[Player], tuple[int, ...]] = number_of,
    virtual: Mapping[PlayerId, Points] = MappingProxyType({}),
) -> Colour:
    """The lot of an event of players; ``virtual`` are points of round 1 that neither the event nor Baku gives."""
    if not t.rounds:
        return t.initial_colour or Colour.WHITE
    opening = replace(t, rounds=())
    book, more = cards(opening), {**baku_points(t), **virtual}
    first = paired_first(t)
    everybody = [p.id for p in sorted(t.players, key=listed)]
    order = [p for p in everybody if p in first]
    sat = [Sat(game.white, game.black, game.played) for game in t.rounds[0].games]
    shown = shown_lot(order, sat, lambda p: pairing_score(opening, book[p], 1) + more.get(p, ZERO))
    return settled(t.initial_colour, shown, everybody, first)


def settled(declared: Colour | None, shown: Colour | None, everybody: Sequence[P], first: Collection[P]) -> Colour:
    """The declared lot, else the shown one.

    If the top of the list was away from round 1, a lot that does not fit its places may be one of numbers: the first
    who was there has an even number then, and round 1 is as declared.
    """
    if declared is None or shown is None or shown is declared:
        return declared or shown or Colour.WHITE
    number = next(n for n, p in enumerate(everybody, start=1) if p in first)
    return declared if number % 2 else shown


def baku_points(t: Tournament) -> dict[PlayerId, Points]:
    """C.04.7: a win in round 1 for group GA, but for those whose points the event lists."""
    given = t.acceleration
    if given is None or given.method is not AccelerationMethod.BAKU:
        return {}
    told = {one.player for one in given.points if one.first_round <= 1}
    return {p: t.points.win for p in group_a(t) if p not in told}


def shown_lot(order: Sequence[P], sat: Sequence[Sat], score: Callable[[P], Points]) -> Colour | None:
    """What the board of the first of the list shows; a board where nobody played only if nobody did at all."""
    for boards in ([board for board in sat if board.played], sat):
        for player in order:
            for board in boards:
                if player in (board.white, board.black):
                    pair = [p for p in order if p in (board.white, board.black)]
                    high = min(pair, key=lambda p: (-score(p), order.index(p)))
                    had = Colour.WHITE if high == board.white else Colour.BLACK
                    return had if (order.index(high) + 1) % 2 else had.other
    return None
