"""The Dutch system of 2009 against the slow one that tries every transposition and every exchange in turn."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing.swiss.dutch_2009 import DUTCH_RULES_2009, Dutch2009Rules, DutchSwiss2009
from tests.judges.dutch_2009_procedure import literal_round
from tests.judges.entrant import NoPairing
from tests.support.against_judges import paired
from tests.support.dense_events import course
from tests.support.dutch_2009_readings import Found, options_of, with_readings
from tests.support.effort import examples
from tests.support.some import some
from tests.support.swiss_events import swiss_events


def quick(t: Tournament, rules: Dutch2009Rules) -> Found:
    try:
        pairing = DutchSwiss2009(rules).pair(t)
    except PairingError:
        return None
    pairs = frozenset(frozenset((board.white, board.black)) for board in pairing.boards)
    return pairs, next((bye.player for bye in pairing.byes), None)


def slow(t: Tournament, rules: Dutch2009Rules) -> Found:
    try:
        return literal_round(t, options_of(rules), more_than_half=not rules.facts.half_is_enough)
    except NoPairing:
        return None


options = st.booleans()


@settings(max_examples=examples(400))
@given(swiss_events(most=8), st.tuples(*[options] * 7))
def test_the_same_round(t: Tournament, chosen: tuple[bool, ...]) -> None:
    rules = with_readings(*chosen)
    try:
        found = quick(t, rules)
    except RequestError:
        reject()
    assert found == slow(t, rules)


@settings(max_examples=examples(40))
@given(swiss_events(least=9, most=10, rounds=6))
def test_the_same_round_of_ten(t: Tournament) -> None:
    try:
        found = quick(t, DUTCH_RULES_2009)
    except RequestError:
        reject()
    assert found == slow(t, DUTCH_RULES_2009)


EACH_ALONE = [tuple(place == chosen for place in range(7)) for chosen in range(8)]
"""One of the readings at a time, then none."""


@pytest.mark.parametrize("chosen", EACH_ALONE)
def test_dense_events(chosen: tuple[bool, ...]) -> None:
    """Where hardly a pairing is left."""
    rules = with_readings(*chosen)
    system = DutchSwiss2009(rules)
    for t in some(t for seed in range(5) for t in course(seed, partial(paired, system), range(8, 11))):
        assert quick(t, rules) == slow(t, rules), f"round {t.next_round} of {len(t.players)}"
