"""The engine against an implementation that goes through all candidates in the order of the text, colours included."""

from __future__ import annotations

from types import ModuleType

import pytest
from hypothesis import given, settings

from hakem.errors import PairingError, RequestError
from hakem.model import PlayerId, Tournament
from hakem.pairing import system_for
from tests.effort import examples
from tests.literal import burstein_2026
from tests.literal.entrant import NoPairing
from tests.swiss_events import swiss_events

LITERAL = {"2026": burstein_2026}
Found = tuple[frozenset[tuple[PlayerId, PlayerId]], PlayerId | None] | str


def engine(t: Tournament, edition: str) -> Found:
    try:
        pairing = system_for("burstein", edition, t).pair(t)
    except PairingError:
        return "no pairing"
    except RequestError:
        return frozenset(), None
    byes = [bye.player for bye in pairing.byes]
    return frozenset((b.white, b.black) for b in pairing.boards), byes[0] if byes else None


def literal(t: Tournament, module: ModuleType) -> Found:
    try:
        pairs, bye = module.pair(t)
    except NoPairing:
        return "no pairing"
    return frozenset(pairs), bye


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
