"""What ratings are to the Lim system."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing import RoundPairing
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026, LimRules, LimSwiss
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events

EDITIONS = (LIM_RULES_2009, LIM_RULES_2026)
RULES = st.sampled_from([replace(rules, maxi=maxi) for rules in EDITIONS for maxi in (False, True)])


def pairing_of(t: Tournament, rules: LimRules) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return LimSwiss(rules).pair(t)
    except (PairingError, RequestError):
        return None


@settings(max_examples=examples(20), deadline=None)
@given(t=swiss_events(most=12), shift=st.integers(1, 300), rules=st.sampled_from(EDITIONS))
def test_ratings_matter_in_maxi_tournaments_and_for_the_bye_of_the_first_round_only(
    t: Tournament, shift: int, rules: LimRules
) -> None:
    assume(t.rounds)
    players = tuple(replace(p, rating=1000 + p.number * shift % 1009) for p in t.players)
    assert pairing_of(replace(t, players=players), rules) == pairing_of(t, rules)
