"""Questions about pairs: levels as digits, the first set, and proofs that do not hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.model import PlayerId
from hakem.verify import VerdictKind, questions, verify_round
from hakem.verify.history import pasts
from hakem.verify.participant import Participant
from hakem.verify.problem import MatchingProblem, Proof
from hakem.verify.questions import PairQuestion, UnprovedError, first_set
from hakem.verify.search import BestWay
from tests.support.swiss_rounds import swiss
from tests.support.verdicts import every_round, with_pairs


def people(number: int) -> tuple[Participant, ...]:
    t = swiss(number, 3)
    return tuple(Participant(past, 0, rank) for rank, past in enumerate(pasts(t, 1).values()))


@given(table=st.dictionaries(st.tuples(st.integers(1, 6), st.integers(1, 6)), st.tuples(*[st.integers(0, 3)] * 3)))
def test_the_cheapest_way_is_the_smallest_by_the_first_level_that_differs(
    table: dict[tuple[int, int], tuple[int, int, int]],
) -> None:
    players = people(6)
    found = PairQuestion(players, lambda one, two: table.get((one.id, two.id))).best()
    ways = [pairs for pairs, _ in every_round([p.id for p in players]) if all(pair in table for pair in pairs)]
    costs = [tuple(map(sum, zip(*(table[pair] for pair in pairs), strict=True))) for pairs in ways]
    assert (None if found is None else found.totals) == min(costs, default=None)


@given(st.sets(st.integers(0, 9), min_size=3, max_size=3), st.sets(st.integers(0, 9), min_size=3, max_size=3))
def test_the_first_set_has_the_smallest_sum(one: set[int], two: set[int]) -> None:
    numbers = list(first_set({PlayerId(i): i for i in range(10)}).values())
    assert (sum(numbers[i] for i in one) < sum(numbers[i] for i in two)) == (sorted(one) < sorted(two))


def test_values_that_prove_nothing_are_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def unproved(problem: MatchingProblem, given: object = None) -> BestWay:
        return BestWay(None, Proof((0,) * problem.size))

    players = people(4)
    monkeypatch.setattr(questions, "best_way", unproved)
    with pytest.raises(UnprovedError):
        PairQuestion(players, lambda _one, _two: ()).best()
    t = with_pairs(swiss(4, 3), [(PlayerId(1), PlayerId(3)), (PlayerId(4), PlayerId(2))], None)
    assert verify_round(t, 1, "dubov", "2026").kind is VerdictKind.NOT_PROVED
