"""The colour drawn before the first round, and whose number counts as odd."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.facts.card import Card
from hakem.facts.list_order import ListOrder, by_number
from hakem.model import ByeKind, Colour, PlayerId, Tournament


def drawn_colour(t: Tournament, order: ListOrder = by_number) -> Colour:
    """The colour that the lot gave to the first of the list.

    A round that has been played shows it: the first of the list who was paired
    in round 1 had that colour. Without such a round it is what the event says,
    and White if nobody has said anything.
    """
    place = {p.id: order(p) for p in t.players}
    games = t.rounds[0].games if t.rounds else ()
    shown = min(((place[p], g) for g in games for p in g.players), key=lambda found: found[0], default=None)
    if shown is not None:
        top, game = shown
        return Colour.WHITE if place[game.white] == top else Colour.BLACK
    return t.initial_colour or Colour.WHITE


def places_in_the_list(
    everybody: Mapping[PlayerId, Card], here: frozenset[PlayerId], order: ListOrder = by_number
) -> dict[PlayerId, int]:
    """Places in the list, counting only those who have been paired so far or are paired now.

    Who has only announced byes has not entered the list of those who take part,
    so the colours of the first round alternate without a gap.
    """
    taking_part = [c.player for p, c in everybody.items() if p in here or any(_was_paired(c))]
    taking_part.sort(key=order)
    return {player.id: place for place, player in enumerate(taking_part, start=1)}


def _was_paired(card: Card) -> list[bool]:
    return [e.opponent is not None or e.bye is ByeKind.PAIRING_ALLOCATED for e in card.entries]
