"""The Dutch system of 2009 against the slow one that tries every transposition and every exchange in turn."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, reject, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import PlayerId, Tournament
from hakem.pairing.swiss.dutch_2009 import DUTCH_RULES_2009, Dutch2009Rules, DutchSwiss2009
from tests.judges.dutch_2009_procedure import literal_round
from tests.judges.entrant import NoPairing
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events

Found = tuple[frozenset[frozenset[PlayerId]], PlayerId | None] | None


def quick(t: Tournament, rules: Dutch2009Rules) -> Found:
    try:
        pairing = DutchSwiss2009(rules).pair(t)
    except PairingError:
        return None
    pairs = frozenset(frozenset((board.white, board.black)) for board in pairing.boards)
    return pairs, next((bye.player for bye in pairing.byes), None)


def slow(t: Tournament, rules: Dutch2009Rules) -> Found:
    try:
        return literal_round(t, rules.strong_as_absolute, rules.mild_give_way)
    except NoPairing:
        return None


options = st.booleans()


@settings(max_examples=examples(400))
@given(swiss_events(most=8), options, options)
def test_the_same_round(t: Tournament, strong_as_absolute: bool, mild_give_way: bool) -> None:
    rules = replace(DUTCH_RULES_2009, strong_as_absolute=strong_as_absolute, mild_give_way=mild_give_way)
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
