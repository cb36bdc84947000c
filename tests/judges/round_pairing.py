"""From the pairings of the brackets to the pairing of the round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hakem.facts.card import cards
from hakem.facts.initial_colour import places_in_the_list
from hakem.model import PlayerId, Tournament
from tests.judges.colour_lot import colour_lot
from tests.judges.colours import Pair, with_colours
from tests.judges.dutch_candidates import Candidate
from tests.judges.entrant import Entrant

RoundPairing = tuple[frozenset[tuple[PlayerId, PlayerId]], PlayerId | None]
"""The pairs as (white, black), and who gets the pairing-allocated bye."""


def round_pairing(t: Tournament, brackets: Iterable[Candidate]) -> RoundPairing:
    """All pairs with their colours; whoever the last bracket leaves unpaired has the PAB."""
    found: list[Pair] = []
    left: tuple[Entrant, ...] = ()
    for paired in brackets:
        found += paired.pairs
        left = paired.downfloaters
    bye = left[0] if left else None
    return with_places(t, found, bye), bye.id if bye is not None else None


def with_places(t: Tournament, pairs: Iterable[Pair], bye: Entrant | None) -> frozenset[tuple[PlayerId, PlayerId]]:
    """The pairs as (white, black): an odd place in the list of those who have been paired stands for an odd number."""
    pairs = list(pairs)
    here = {e.id for pair in pairs for e in pair} | ({bye.id} if bye is not None else set())
    places = places_in_the_list(cards(t), frozenset(here))
    drawn = colour_lot(t)
    listed = [[replace(e, tpn=places[e.id]) for e in pair] for pair in pairs]
    coloured = [with_colours(one, two, drawn) for one, two in listed]
    return frozenset((white.id, black.id) for white, black in coloured)
