"""The engine against an implementation that goes through all candidates in the order of the text, colours included."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import PlayerId, Tournament
from hakem.pairing import PairingSystem, system_for
from hakem.pairing.swiss.burstein import BursteinSwiss2009
from hakem.pairing.swiss.burstein.editions import BURSTEIN_RULES_2009
from hakem.pairing.swiss.burstein.rules import Joining
from tests.judges import burstein_2009, burstein_2026
from tests.judges.burstein_ranking import HANDBOOK, Definitions
from tests.judges.entrant import NoPairing
from tests.support.against_judges import paired
from tests.support.dense_events import course
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events

Found = tuple[frozenset[tuple[PlayerId, PlayerId]], PlayerId | None] | str
Literal = Callable[[Tournament], tuple[list[tuple[PlayerId, PlayerId]], PlayerId | None]]


def by_the_handbook(definitions: Definitions) -> Literal:
    return lambda t: burstein_2009.pair(t, definitions)


def joined(joining: Joining) -> BursteinSwiss2009:
    return BursteinSwiss2009(replace(BURSTEIN_RULES_2009, joining=joining))


EDITIONS: dict[str, Literal] = {
    "2009": by_the_handbook(replace(HANDBOOK, last_first=True)),
    "2026": burstein_2026.pair,
}


def engine(t: Tournament, system: PairingSystem) -> Found:
    try:
        pairing = system.pair(t)
    except PairingError:
        return "no pairing"
    except RequestError:
        return frozenset(), None
    byes = [bye.player for bye in pairing.byes]
    return frozenset((b.white, b.black) for b in pairing.boards), byes[0] if byes else None


def literal(t: Tournament, pair: Literal) -> Found:
    try:
        pairs, bye = pair(t)
    except NoPairing:
        return "no pairing"
    return frozenset(pairs), bye


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@settings(max_examples=examples(300), deadline=None)
@given(t=swiss_events(most=8))
def test_small_fields(edition: str, t: Tournament) -> None:
    assert engine(t, system_for("burstein", edition, t)) == literal(t, EDITIONS[edition])


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@settings(max_examples=examples(40), deadline=None)
@given(t=swiss_events(least=9, most=10, rounds=5))
def test_fields_of_ten(edition: str, t: Tournament) -> None:
    assert engine(t, system_for("burstein", edition, t)) == literal(t, EDITIONS[edition])


@settings(max_examples=examples(150), deadline=None)
@given(t=swiss_events(most=8), joining=st.builds(Joining, st.booleans(), st.booleans(), st.booleans()))
def test_every_way_of_joining_groups(t: Tournament, joining: Joining) -> None:
    definitions = replace(
        HANDBOOK,
        last_first=joining.last_first,
        strangers_stay=joining.strangers_stay,
        float_anyway=joining.float_anyway,
    )
    assert engine(t, joined(joining)) == literal(t, by_the_handbook(definitions))


RARE = (
    (BursteinSwiss2009(), HANDBOOK, 497, range(6, 13)),
    (joined(Joining(float_anyway=True)), replace(HANDBOOK, float_anyway=True), 125, range(6, 12)),
)
"""Dense events, by their seeds and sizes: a stranger floats on from a joined group; not everybody can be let float."""


@pytest.mark.parametrize(("system", "definitions", "seed", "sizes"), RARE)
def test_rare_rounds(system: PairingSystem, definitions: Definitions, seed: int, sizes: range) -> None:
    judge = by_the_handbook(replace(definitions, last_first=True))
    rounds = [(engine(t, system), literal(t, judge)) for t in course(seed, partial(paired, system), sizes)]
    assert len(rounds) >= 3
    assert [(ours, theirs) for ours, theirs in rounds if ours != theirs] == []
