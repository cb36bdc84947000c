"""Engines against judges, and the quick way against the exact way, where hardly a pairing is left.

``tools/dense_campaign.py`` does the same over tens of thousands of rounds.
"""

from __future__ import annotations

from functools import partial

import pytest

from tests.support.against_judges import JUDGES, Name, differences, paired, system_of
from tests.support.dense_events import course
from tests.support.effort import FACTOR

EVENTS = 6
each_way = pytest.mark.parametrize("name", JUDGES, ids=" ".join)


@each_way
def test_small_fields(name: Name) -> None:
    assert_the_same_rounds(name, range(8, 11), EVENTS * FACTOR, at_least=40)


@each_way
def test_larger_fields(name: Name) -> None:
    assert_the_same_rounds(name, range(11, 14), EVENTS * FACTOR // 2, at_least=20)


ONCE_WRONG = ((213, 11), (291, 15), (356, 13))
"""Events of the campaign and the rounds in which edition 2017 collapsed its last brackets too early."""


@pytest.mark.parametrize(("seed", "round_no"), ONCE_WRONG)
def test_rounds_that_once_came_out_differently(seed: int, round_no: int) -> None:
    name = ("dutch", "2017")
    system = system_of(name)
    before = next(t for t in course(seed, partial(paired, system), range(8, 17)) if t.next_round == round_no)
    assert paired(system, before) is not None
    assert not list(differences(name, system, before))


def assert_the_same_rounds(name: Name, sizes: range, events: int, at_least: int) -> None:
    """Every round of so many events; and there are rounds enough to mean something."""
    system = system_of(name)
    rounds = 0
    for seed in range(events):
        for before in course(seed, partial(paired, system), sizes):
            rounds += 1
            assert not list(differences(name, system, before)), f"seed {seed}, round {before.next_round}"
    assert rounds >= at_least


def test_events_are_dense() -> None:
    """Events end in rounds that cannot be paired, and have everything that makes them hard."""
    system = system_of(("dutch", "2026"))
    last = [list(course(seed, partial(paired, system), range(8, 11)))[-1] for seed in range(60)]
    assert sum(paired(system, t) is None for t in last) > 10
    met = [len({frozenset(g.players) for r in t.rounds for g in r.games if g.played}) for t in last]
    possible = [len(t.players) * (len(t.players) - 1) // 2 for t in last]
    assert sum(found * 3 >= most * 2 for found, most in zip(met, possible, strict=True)) > 15
    assert any(t.acceleration for t in last)
    assert any(t.prohibited for t in last)
    assert any(p.joined > 1 for t in last for p in t.players)
    assert any(p.withdrawn_after is not None for t in last for p in t.players)
    assert {bye.kind.name for t in last for r in t.rounds for bye in r.byes} == {
        "PAIRING_ALLOCATED",
        "FULL_POINT",
        "HALF_POINT",
        "ZERO_POINT",
    }
