"""Pairing numbers of an event: by rank, by lots, by restricted lots, or as given; with what to say about it."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.withdrawals import Changed
from hakem.facts.initial_order import (
    InitialOrderRules,
    event_alphabet,
    initial_order,
    initial_order_rules,
    with_methods,
)
from hakem.facts.lots import places_drawn
from hakem.model import Lot, PlayerId, Tournament
from hakem.model.changes import renumbered, with_lot
from hakem.pairing import PairingSystem, numbers_by_varma, varma_draw
from hakem.pairing.numbers.lots import NUMBERS
from hakem.regulations import choose_rules


def numbers_by_rank(t: Tournament, system: PairingSystem, seed: str) -> Changed:
    """By strength. Where lots decide among equals, their seed is recorded; an event keeps the lots it has drawn."""
    rules = with_methods(_order_rules(t, system), t.event.rating_methods)
    drawn = [lot.seed for lot in t.lots if lot.purpose == NUMBERS]
    seed = drawn[-1] if drawn else seed
    order = initial_order(t.players, rules, event_alphabet(t), places_drawn(t.players, seed))
    known = {p.id: p for p in t.players}
    made = renumbered(t, order.order)
    lot = Lot(NUMBERS, seed)
    if order.by_lots and lot not in made.lots:
        made = with_lot(made, lot)
    return Changed(made, tuple(note.message(known) for note in order.notes))


def _order_rules(t: Tournament, system: PairingSystem) -> InitialOrderRules:
    """The order that belongs to the edition of the system, else to the day of the event."""
    known = {rules.edition.id: rules for rules in initial_order_rules(system.name)}
    return known.get(system.edition.id) or choose_rules(known.values(), None, t.event.start)


def numbers_restricted(t: Tournament, seed: str) -> Changed:
    """By lots in groups, so that players of one federation do not meet in the last rounds."""
    return Changed(numbers_by_varma(t, seed), varma_draw(t, seed).warnings)


def numbers_given(t: Tournament, order: Sequence[PlayerId]) -> Changed:
    """As the arbiter names them."""
    return Changed(renumbered(t, order))
