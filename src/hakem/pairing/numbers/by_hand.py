"""Pairing numbers that the players have drawn themselves, out of a hat in the hall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from hakem.errors import RequestError
from hakem.facts.lots import draw_order, drawers, drawing_order
from hakem.i18n import Datum, Message, PlayerRef
from hakem.model import Lot, PlayerId, Tournament
from hakem.model.changes import renumbered, with_lot
from hakem.pairing.numbers.lots import require_not_started
from hakem.values import dataclass

BY_HAND = "numbers-by-hand"
"""The purpose under which such a drawing is recorded."""

NOBODY_ELSE = "-"
"""What stands in the place of a seed where everybody has drawn."""


@dataclass(frozen=True, slots=True)
class HandDraw:
    """The event with the numbers that were drawn, and for whom the arbiter completed the drawing."""

    tournament: Tournament
    completed: tuple[PlayerId, ...] = ()


def numbers_by_hand(t: Tournament, drawn: Mapping[PlayerId, int], seed: str | None = None) -> HandDraw:
    """Everybody has the number that they drew.

    For those who were not there the arbiter completes the drawing: the numbers
    that are left are drawn from the seed, the strongest first. Without a seed
    everybody must have drawn. Two who have the same number, a number that is not
    there, and players nobody knows are refused.
    """
    require_not_started(t)
    _require_possible(t, drawn)
    absent = [p.id for p in drawing_order(t.players) if p.id not in drawn]
    if absent and seed is None:
        raise _refused("pairing.drawn-missing", players=_refs(absent))
    left = [number for number in range(1, len(t.players) + 1) if number not in drawn.values()]
    places = draw_order(seed or "", len(left))
    number = {**drawn, **{player: left[place - 1] for player, place in zip(absent, places, strict=True)}}
    made = renumbered(t, sorted(number, key=number.__getitem__))
    record = drawers(drawing_order(t.players), number, in_hall=drawn)
    return HandDraw(with_lot(made, Lot(BY_HAND, (seed or "") if absent else NOBODY_ELSE, record)), tuple(absent))


def _require_possible(t: Tournament, drawn: Mapping[PlayerId, int]) -> None:
    known = {p.id for p in t.players}
    for player in drawn:
        if player not in known:
            raise _refused("change.no-such-player", player=PlayerRef(player))
    for number, count in Counter(drawn.values()).items():
        who = _refs(player for player, other in drawn.items() if other == number)
        if not 1 <= number <= len(t.players):
            raise _refused("pairing.drawn-number", players=who, number=number, last=len(t.players))
        if count > 1:
            raise _refused("pairing.drawn-twice", players=who, number=number)


def _refs(players: Iterable[PlayerId]) -> tuple[PlayerRef, ...]:
    return tuple(PlayerRef(player) for player in players)


def _refused(key: str, **data: Datum) -> RequestError:
    return RequestError(Message(key, data))
