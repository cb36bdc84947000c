"""The engine against an implementation that goes through all candidates in the order of the text."""

from __future__ import annotations

from types import ModuleType

import pytest
from hypothesis import given, settings

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing import system_for
from tests.judges import dutch_2017, dutch_2026
from tests.judges.entrant import NoPairing
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events

LITERAL = {"2017": dutch_2017, "2026": dutch_2026}
NOTHING = (frozenset[object](), None)


def engine(t: Tournament, edition: str) -> tuple[object, object] | str:
    try:
        pairing = system_for("dutch", edition, t).pair(t)
    except PairingError:
        return "no pairing"
    except RequestError:
        return NOTHING
    byes = [bye.player for bye in pairing.byes]
    return frozenset(frozenset((b.white, b.black)) for b in pairing.boards), byes[0] if byes else None


def literal(t: Tournament, module: ModuleType) -> tuple[object, object] | str:
    try:
        pairs, bye = module.pair(t)
    except NoPairing:
        return "no pairing"
    return frozenset(frozenset(pair) for pair in pairs), bye


@pytest.mark.parametrize("edition", sorted(LITERAL))
@settings(max_examples=examples(250), deadline=None)
@given(t=swiss_events(most=8))
def test_small_fields(edition: str, t: Tournament) -> None:
    assert engine(t, edition) == literal(t, LITERAL[edition])


@pytest.mark.parametrize("edition", sorted(LITERAL))
@settings(max_examples=examples(40), deadline=None)
@given(t=swiss_events(least=9, most=10, rounds=5))
def test_fields_of_ten(edition: str, t: Tournament) -> None:
    assert engine(t, edition) == literal(t, LITERAL[edition])
