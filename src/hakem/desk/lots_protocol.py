"""The protocol of a drawing of lots: what it was for, from which text, what came of it, and the first lots themselves.

Whoever has the text can repeat all of it by the three rules of
:mod:`hakem.facts.lots`; a protocol shows enough to see that they did it right.
"""

from __future__ import annotations

from itertools import islice

from hakem.desk.handling import COLOUR
from hakem.facts.lots import chosen, draw_order, drawing_order, lots, places_drawn
from hakem.model import Colour, Lot, PlayerId, Tournament
from hakem.pairing.numbers.lots import NUMBERS
from hakem.pairing.numbers.varma import VARMA, varma_draw
from hakem.tiebreaks.own_results import LOTS_OF_STANDINGS
from hakem.values import dataclass

_SHOWN = 3
_GAME = "game "


@dataclass(frozen=True, slots=True)
class DrawnPlace:
    """Somebody who drew, and the number that came."""

    player: PlayerId
    number: int


@dataclass(frozen=True, slots=True)
class LotsProtocol:
    """A drawing. ``kind`` is one of colour, numbers, varma, tie, game, other.

    ``first`` are the first lots of the text, to compare with. ``drawn`` has the
    players in the order in which they drew. A lot of a round or a match says no more
    than its ``purpose``: what came of it stands on the page of that round.
    """

    kind: str
    purpose: str
    seed: str
    first: tuple[int, ...]
    colour: Colour | None = None
    drawn: tuple[DrawnPlace, ...] = ()


def protocol_of(t: Tournament, lot: Lot) -> LotsProtocol:
    """The protocol of one of the drawings of an event."""
    first = tuple(islice(lots(lot.seed), _SHOWN))
    if lot.purpose == COLOUR:
        colour = (Colour.WHITE, Colour.BLACK)[chosen(lots(lot.seed), 2)]
        return LotsProtocol("colour", lot.purpose, lot.seed, first, colour)
    if lot.purpose == NUMBERS:
        return LotsProtocol("numbers", lot.purpose, lot.seed, first, drawn=_places(t, lot.seed))
    if lot.purpose == VARMA:
        made = varma_draw(t, lot.seed)
        return LotsProtocol(
            "varma",
            lot.purpose,
            lot.seed,
            first,
            drawn=tuple(DrawnPlace(each.player, each.number) for each in made.lots),
        )
    if lot.purpose == LOTS_OF_STANDINGS:
        return LotsProtocol("tie", lot.purpose, lot.seed, first)
    if lot.purpose.startswith(_GAME):
        return LotsProtocol("game", lot.purpose, lot.seed, first, drawn=_among(lot))
    return LotsProtocol("other", lot.purpose, lot.seed, first)


def _places(t: Tournament, seed: str) -> tuple[DrawnPlace, ...]:
    """Everybody in the order in which they drew. Who entered later has drawn nothing."""
    there = tuple(p for p in t.players if p.joined <= 1)
    number = places_drawn(there, seed)
    return tuple(DrawnPlace(p.id, number[p.id]) for p in drawing_order(there))


def _among(lot: Lot) -> tuple[DrawnPlace, ...]:
    """Those between whom it was drawn, the first that came first."""
    among = [int(part) for part in lot.purpose.removeprefix(_GAME).split("-") if part.isdecimal()]
    order = draw_order(lot.seed, len(among))
    return tuple(DrawnPlace(PlayerId(among[place - 1]), number) for number, place in enumerate(order, start=1))
