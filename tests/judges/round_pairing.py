"""From the pairings of the brackets to the pairing of the round."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.model import Colour, PlayerId
from tests.judges.colours import with_colours
from tests.judges.dutch_candidates import Candidate
from tests.judges.entrant import Entrant

RoundPairing = tuple[frozenset[tuple[PlayerId, PlayerId]], PlayerId | None]
"""The pairs as (white, black), and who gets the pairing-allocated bye."""


def round_pairing(brackets: Iterable[Candidate], initial: Colour) -> RoundPairing:
    """All pairs with their colours; whoever the last bracket leaves unpaired has the PAB."""
    pairs: set[tuple[PlayerId, PlayerId]] = set()
    left: tuple[Entrant, ...] = ()
    for paired in brackets:
        coloured = [with_colours(one, two, initial) for one, two in paired.pairs]
        pairs |= {(white.id, black.id) for white, black in coloured}
        left = paired.downfloaters
    return frozenset(pairs), left[0].id if left else None
