"""What is said of the first candidates of a bracket, against the judges and the verifier."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from tests.judges import dutch_2017, dutch_2026
from tests.judges.entrant import NoPairing
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events
from tests.support.tried_claims import Said, confirmed_by_the_verifier, judged, said_of

JUDGES = {"2017": dutch_2017.tried, "2026": dutch_2026.tried}


def by_the_judge(t: Tournament, edition: str) -> list[Said]:
    """What the judge says; nothing where there is no round."""
    try:
        return judged(JUDGES[edition](t), edition)
    except NoPairing:
        return []


def by_the_engine(t: Tournament, edition: str) -> list[Said]:
    """What the engine says; nothing where there is no round."""
    try:
        return said_of(t, edition)
    except (PairingError, RequestError):
        return []


@pytest.mark.parametrize("edition", sorted(JUDGES))
@settings(max_examples=examples(80), deadline=None)
@given(t=swiss_events(most=8))
def test_the_judge_says_the_same_of_small_fields(edition: str, t: Tournament) -> None:
    assert by_the_engine(t, edition) == by_the_judge(t, edition)


@pytest.mark.parametrize("number", range(examples(40)))
def test_the_verifier_says_the_same_of_larger_ones(number: int) -> None:
    assert [claim for claim in confirmed_by_the_verifier(number) if claim.against] == []


def test_values_are_those_that_people_count() -> None:
    """A floater is told by the score, not by a number of ours."""
    some = [rung for number in range(12) for claim in confirmed_by_the_verifier(number) for rung in claim.rungs]
    told = [rung.our_value for rung in some if rung.criterion == "downfloater-scores" and rung.ours]
    points = [points for value in told if value is not None for points in [value.data["points"]]]
    assert len(points) == len(told) > 0
    assert all(isinstance(each, Fraction) for listed in points if isinstance(listed, tuple) for each in listed)
