"""The Double-Swiss against its judge: small events with floats, byes, forfeited games and matches."""

from __future__ import annotations

from hypothesis import given

from hakem.errors import PairingError, RequestError
from hakem.model import PlayerId, Tournament
from hakem.pairing import system_for
from tests.judges.double_swiss import pair_players
from tests.judges.entrant import NoPairing
from tests.support.double_swiss_events import double_swisses


def paired(t: Tournament) -> tuple[set[tuple[PlayerId, PlayerId]], PlayerId | None] | None:
    """The engine's next round: pairs as (white, black) of game 1, and who has the bye; None if there is none."""
    try:
        found = system_for("double-swiss", None, t).pair(t)
    except PairingError:
        return None
    except RequestError:  # nobody is there
        return set(), None
    byes = [bye.player for bye in found.byes]
    return {(b.white, b.black) for b in found.boards}, byes[0] if byes else None


def judged(t: Tournament) -> tuple[set[tuple[PlayerId, PlayerId]], PlayerId | None] | None:
    """The judge's."""
    try:
        pairs, bye = pair_players(t)
    except NoPairing:
        return None
    return set(pairs), bye


@given(double_swisses())
def test_the_engine_pairs_as_the_judge(t: Tournament) -> None:
    assert paired(t) == judged(t)
