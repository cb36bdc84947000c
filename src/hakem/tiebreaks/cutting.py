"""Cuts and medians: contributions that do not count."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.model.points import in_units
from hakem.tiebreaks.value import Cut, Term


def significance(terms: Sequence[Term]) -> list[tuple[int, int]]:
    """By how much an opponent scored, then by what it gave: the least significant contribution has the smallest.

    For Buchholz and for averages of ratings both are the same number. For
    Sonneborn-Berger the opponent with the lowest score is cut, and among
    several of them the one that gave least. They are whole numbers, because
    those compare fast.
    """
    amounts = in_units([term.amount for term in terms])
    if all(term.of is None or term.of is term.amount for term in terms):
        return list(zip(amounts, amounts, strict=True))
    return list(zip(in_units([term.amount if term.of is None else term.of for term in terms]), amounts, strict=True))


def cut_low(terms: Sequence[Term], count: int, voluntary_first: bool) -> list[Term]:
    """Mark the ``count`` least significant terms; nothing has been cut before.

    With ``voluntary_first`` every single cut asks first for the lowest
    contribution of a round left unplayed of one's own will (C.07 16.5): it is
    the one to go, unless it is lower than the least significant contribution,
    because then cutting it would be to the player's advantage.
    """
    kept = list(terms)
    if not count:
        return kept
    weight = significance(terms)
    places = list(range(len(terms)))
    for _ in range(min(count, len(places))):
        doomed, why = min(places, key=weight.__getitem__), Cut.LOW
        avoidable = [at for at in places if terms[at].voluntary] if voluntary_first else []
        if avoidable:
            lowest = min(avoidable, key=lambda at: weight[at][::-1])
            if weight[lowest][1] >= weight[doomed][1]:
                doomed, why = lowest, Cut.VOLUNTARY
        kept[doomed] = kept[doomed]._replace(cut=why)
        places.remove(doomed)
    return kept


def cut_high(terms: Sequence[Term], count: int) -> list[Term]:
    """Mark the ``count`` most significant terms of those that still count."""
    kept = list(terms)
    if not count:
        return kept
    weight = significance(terms)
    places = [at for at, term in enumerate(kept) if term.cut is None]
    for at in sorted(places, key=weight.__getitem__, reverse=True)[:count]:
        kept[at] = kept[at]._replace(cut=Cut.HIGH)
    return kept


def cut_first(terms: Sequence[Term], count: int) -> list[Term]:
    """Mark the terms of the first ``count`` rounds (progressive score)."""
    return [term._replace(cut=Cut.EARLY) if at < count else term for at, term in enumerate(terms)]
