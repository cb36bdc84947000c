"""Costs as numbers compare like the criteria they stand for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.model import Colour
from hakem.pairing.swiss.criteria import Criterion, Level, Scale
from hakem.pairing.swiss.dutch_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import Profile

FLOATS = st.sampled_from(Float)
RESIDENT = 4
PROFILES = st.builds(
    Profile,
    score=st.integers(RESIDENT, RESIDENT + 3),
    colour=st.sampled_from(Colour),
    urgency=st.sampled_from((Urgency.MILD, Urgency.STRONG)),
    difference=st.just(0),
    repeated=st.none(),
    topscorer=st.just(False),
    last_float=FLOATS,
    float_before=FLOATS,
    may_have_bye=st.booleans(),
    unplayed=st.integers(0, 3),
)
COUNT = 6
FOUND = st.tuples(st.lists(st.tuples(PROFILES, PROFILES), max_size=2), st.lists(PROFILES, max_size=2))
Found = tuple[list[tuple[Profile, Profile]], list[Profile]]
HERE = [c for c in DUTCH_RULES_2026.quality if not c.ahead]


def ordered(found: Found) -> Found:
    pairs, floaters = found
    return [(max(p), min(p)) if p[0].score != p[1].score else p for p in pairs], floaters


def severity(found: Found, criteria: list[Criterion]) -> list[list[int]]:
    pairs, floaters = found
    at = Level(RESIDENT, 2)

    def sizes(c: Criterion) -> list[int]:
        return [*(c.pair(a, b, at) for a, b in pairs), *(c.floater(p, at) for p in floaters)]

    return [sorted((size for size in sizes(c) if size), reverse=True) for c in criteria]


@given(FOUND, FOUND)
def test_smaller_cost_is_better_criteria(one: Found, other: Found) -> None:
    one, other = ordered(one), ordered(other)
    scale = Scale(HERE, Level(RESIDENT, 2), range(1, 9), COUNT)

    def cost(found: Found) -> int:
        return sum(scale.pair(a, b) for a, b in found[0]) + sum(scale.floater(p, bye=True) for p in found[1])

    mine, theirs = severity(one, HERE), severity(other, HERE)
    assert (cost(one) < cost(other)) == (mine < theirs)
    if mine != theirs:
        first = next(i for i, (a, b) in enumerate(zip(mine, theirs, strict=True)) if a != b)
        assert scale.decisive(cost(one), cost(other)) is HERE[first]
