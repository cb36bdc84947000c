"""The lower bound is a lower bound, and the search ends where the bound is met."""

from __future__ import annotations

from hypothesis import assume, given, reject, settings

from hakem.errors import PairingError
from hakem.model import Tournament
from hakem.pairing.swiss.bounds import Bounds
from hakem.pairing.swiss.dutch import paired_brackets
from hakem.pairing.swiss.dutch_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import field_of
from hakem.pairing.swiss.weighing import weighed
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events


@settings(max_examples=examples(150), deadline=None)
@given(t=swiss_events(most=20))
def test_nothing_costs_less_than_the_bound(t: Tournament) -> None:
    field = field_of(t, DUTCH_RULES_2026.facts)
    try:
        brackets = paired_brackets(field, DUTCH_RULES_2026) if field.size else []
    except PairingError:
        reject()
    for paired in brackets:
        problem = paired.problem
        bracket = problem.bracket
        if 2 * bracket.moved_down <= bracket.size and bracket.residents:
            leaving = bracket.residents if bracket.size % 2 else ()
            best = weighed(problem).outcome
            assert Bounds(problem, leaving).target <= problem.cost(best) <= problem.cost(paired.outcome)
    assume(any(paired.problem.bracket.residents for paired in brackets))
