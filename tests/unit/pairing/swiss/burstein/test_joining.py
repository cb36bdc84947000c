"""What holds of every round of the Burstein system, whichever way groups are joined."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing import PairingSystem, RoundPairing
from hakem.pairing.swiss.burstein import BursteinSwiss, BursteinSwiss2009
from hakem.pairing.swiss.burstein.editions import BURSTEIN_RULES_2009
from hakem.pairing.swiss.burstein.rules import Joining
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events
from tests.support.swiss_invariants import assert_legal

JOINING = (Joining(), Joining(last_first=False), Joining(strangers_stay=True, float_anyway=True))
SYSTEMS: st.SearchStrategy[PairingSystem] = st.sampled_from(
    [BursteinSwiss(), *(BursteinSwiss2009(replace(BURSTEIN_RULES_2009, joining=joining)) for joining in JOINING)]
)


def pairing_of(t: Tournament, system: PairingSystem) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return system.pair(t)
    except (PairingError, RequestError):
        return None


@settings(max_examples=examples(300), deadline=None)
@given(t=swiss_events(most=30, rounds=9), system=SYSTEMS)
def test_legal_rounds(t: Tournament, system: PairingSystem) -> None:
    pairing = pairing_of(t, system)
    assume(pairing is not None)
    assert pairing is not None
    assert_legal(t, pairing)


@settings(max_examples=examples(20), deadline=None)
@given(t=swiss_events(most=12), shift=st.integers(1, 300))
def test_ratings_do_not_matter_in_2026(t: Tournament, shift: int) -> None:
    players = tuple(replace(p, rating=1000 + p.number * shift % 1009) for p in t.players)
    assert pairing_of(replace(t, players=players), BursteinSwiss()) == pairing_of(t, BursteinSwiss())


@settings(max_examples=examples(20), deadline=None)
@given(t=swiss_events(most=12), step=st.integers(0, 30), system=SYSTEMS)
def test_ratings_in_the_order_of_the_numbers_change_nothing(t: Tournament, step: int, system: PairingSystem) -> None:
    players = tuple(replace(p, rating=2500 - p.number * step) for p in t.players)
    assert pairing_of(replace(t, players=players), system) == pairing_of(t, system)
