"""The Dutch system of 2009, a whole round: the pairs of the procedure, and colours by section E."""

from __future__ import annotations

from hakem.model import Colour, PlayerId, Tournament
from tests.judges.dutch_2009_facts import both_absolute, players_of
from tests.judges.dutch_2009_procedure import literal_round
from tests.judges.entrant import Entrant
from tests.judges.round_pairing import RoundPairing, with_places


def pair(t: Tournament) -> RoundPairing:
    """The pairs of the next round as (white, black), and who gets the bye."""
    found, bye = literal_round(t)
    known = {player.id: player for player in players_of(t)}
    pairs = [(known[one], known[two]) for one, two in map(tuple, found)]
    coloured = with_places(t, pairs, known[bye] if bye is not None else None)
    return frozenset(_within_limits(known[white], known[black]) for white, black in coloured), bye


def _within_limits(white: Entrant, black: Entrant) -> tuple[PlayerId, PlayerId]:
    """B.2 before section E: of two with the same absolute preference only the one above 50 % can go without."""
    if both_absolute(white, black) and white.topscorer is not black.topscorer:
        granted, other = (black, white) if white.topscorer else (white, black)
        white, black = (granted, other) if granted.wants is Colour.WHITE else (other, granted)
    return white.id, black.id
