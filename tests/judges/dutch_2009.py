"""The Dutch system of 2009, a whole round: the pairs of the procedure, and colours by section E."""

from __future__ import annotations

from collections.abc import Collection

from hakem.model import Colour, PlayerId, Tournament
from tests.judges.dutch_2009_facts import both_absolute, players_of
from tests.judges.dutch_2009_procedure import literal_round
from tests.judges.entrant import Entrant
from tests.judges.round_pairing import RoundPairing, with_places


def pair(t: Tournament) -> RoundPairing:
    """The pairs of the next round as (white, black), and who gets the bye."""
    found, bye = literal_round(t)
    return coloured(t, [(one, two) for one, two in map(tuple, found)], bye), bye


def coloured(
    t: Tournament, pairs: Collection[tuple[PlayerId, PlayerId]], bye: PlayerId | None
) -> frozenset[tuple[PlayerId, PlayerId]]:
    """These pairs as (white, black)."""
    known = {player.id: player for player in players_of(t)}
    made = with_places(t, [(known[one], known[two]) for one, two in pairs], None if bye is None else known[bye])
    return frozenset(_within_limits(known[white], known[black]) for white, black in made)


def _within_limits(white: Entrant, black: Entrant) -> tuple[PlayerId, PlayerId]:
    """B.2 before section E: of two with the same absolute preference only the one above 50 % can go without."""
    if both_absolute(white, black) and white.topscorer is not black.topscorer:
        granted, other = (black, white) if white.topscorer else (white, black)
        white, black = (granted, other) if granted.wants is Colour.WHITE else (other, granted)
    return white.id, black.id
