"""Pairing numbers of an event: by rank, by lots, by restricted lots, or as given; with what to say about it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hakem.desk.withdrawals import Changed
from hakem.facts.initial_order import (
    NOTHING_DRAWN,
    InitialOrder,
    InitialOrderRules,
    TieNote,
    event_alphabet,
    initial_order,
    initial_order_rules,
    numbered,
    tie_between,
    with_methods,
)
from hakem.facts.lots import drawers, drawing_order, places_drawn
from hakem.model import Collation, Lot, PlayerId, Tournament
from hakem.model.changes import renumbered, with_lot
from hakem.pairing import PairingSystem, numbers_by_varma, varma_draw
from hakem.pairing.numbers.lots import NUMBERS, TIES
from hakem.regulations import choose_rules


def numbers_by_rank(t: Tournament, system: PairingSystem, seed: str) -> Changed:
    """By strength, as the rules of the system have it; an event keeps the lots that it has drawn."""
    drawn = seed_drawn(t)
    made, order = numbers_in_order(t, _order_rules(t, system), seed if drawn is None else drawn, event_alphabet(t))
    known = {p.id: p for p in t.players}
    return Changed(made, tuple(note.message(known) for note in order.notes))


def ties_broken(t: Tournament, system: PairingSystem) -> tuple[TieNote, ...]:
    """What decided between neighbours of equal strength, as far as the numbers of the event follow the rank."""
    rules = with_methods(_order_rules(t, system), t.event.rating_methods)
    seed, alphabet = seed_drawn(t), event_alphabet(t)
    places = NOTHING_DRAWN if seed is None else places_drawn(t.players, seed)
    order = sorted(t.players, key=lambda p: p.number)
    notes = (tie_between(above, below, rules, alphabet, places) for above, below in pairwise(order))
    return tuple(note for note in notes if note is not None)


def numbers_in_order(
    t: Tournament, rules: InitialOrderRules, seed: str, alphabet: Collation
) -> tuple[Tournament, InitialOrder]:
    """The event numbered by strength, and the order with its reasons. Where lots decide, their seed is recorded."""
    methods = with_methods(rules, t.event.rating_methods)
    places = places_drawn(t.players, seed)
    order = initial_order(t.players, methods, alphabet, places)
    made = numbered(t, order)
    if not order.by_lots:
        return made, order
    record = Lot(TIES, seed, drawers(drawing_order(t.players), places))
    return (made if _is_told(made, record) else with_lot(made, record)), order


def _is_told(t: Tournament, record: Lot) -> bool:
    """Whether the last drawing of that kind had the same outcome: nobody draws twice to be told the same."""
    last = next((lot for lot in reversed(t.lots) if lot.purpose in (NUMBERS, TIES)), None)
    if last is None or last.seed != record.seed:
        return False
    return not last.drawn or outcome(last) == outcome(record)


def outcome(lot: Lot) -> dict[int, int]:
    """The number that came for everybody who is still in the event."""
    return {each.who: each.number for each in lot.drawn if each.who}


def seed_drawn(t: Tournament) -> str | None:
    """The seed of the last drawing of numbers, if the event has drawn them."""
    return next((lot.seed for lot in reversed(t.lots) if lot.purpose in (NUMBERS, TIES)), None)


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
