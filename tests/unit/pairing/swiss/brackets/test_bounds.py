"""The lower bound is a lower bound, and the search ends where the bound is met."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from hakem.errors import PairingError
from hakem.model import Tournament
from hakem.pairing.swiss.brackets.bounds import Bounds
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome
from hakem.pairing.swiss.brackets.exact import WhatFollows, solve_exactly
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.dutch.system import paired_brackets
from hakem.pairing.swiss.field import field_of
from tests.support.effort import examples
from tests.support.invented_editions import invented
from tests.support.swiss_events import swiss_events


@settings(max_examples=examples(150), deadline=None)
@given(t=swiss_events(most=20), seed=st.integers(-3, 400))
def test_nothing_costs_less_than_the_bound(t: Tournament, seed: int) -> None:
    """Of the real edition as of invented ones."""
    rules = DUTCH_RULES_2026
    if seed >= 0:
        rules = replace(rules, quality=invented(rules.quality, seed))
    field = field_of(t, rules.facts)
    try:
        brackets = paired_brackets(field, rules) if field.size else []
    except PairingError:
        reject()
    for paired in brackets:
        costs = paired.costs
        bracket = costs.bracket
        if 2 * bracket.mdp_count <= bracket.size and bracket.residents:
            single = {p: costs.at_best(p) for p in bracket.players}
            leaving = bracket.residents if bracket.size % 2 else ()

            def cost(found: Outcome, costs: BracketCosts = costs, single: dict[int, int] = single) -> int:
                return sum(costs.pair(a, b) for a, b in found.pairs) + sum(single[p] for p in found.floaters)

            best = solve_exactly(costs, WhatFollows((), single)).outcome
            bounds = Bounds(costs, single, leaving)
            assert cost(best) <= cost(paired.outcome)
            if bounds.mdps_stay():
                assert bounds.target <= cost(best)
    assume(any(paired.costs.bracket.residents for paired in brackets))
