"""Ways to hold an event compared: the measures by hand, and the same figures whoever plays the runs."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from itertools import combinations
from multiprocessing import get_context

import pytest

from hakem.desk.fairness import EventWay, FairnessPlan, measured_run, planned, simulate, tasks_of
from hakem.desk.fairness.measures import NOBODY_ALONE
from hakem.errors import RequestError
from hakem.i18n import Renderer
from hakem.pictures import svg_of
from hakem.pictures.fairness import OF_LIST, fairness_pictures
from hakem.simulation import Settings
from hakem.simulation import simulate as played
from hakem.simulation.results import strengths
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import replace
from tests.support.tiebreak_events import by_cards

LISTS = (("BH", "SB"), ("DE",))
PLAN = FairnessPlan(9, planned(9, ["dutch", "lim"], [4], [False]), LISTS, 7, "s", between=(1800, 2200))


def test_the_figures_do_not_depend_on_who_plays() -> None:
    here = simulate(PLAN)
    with ThreadPoolExecutor(2) as threads:
        assert simulate(PLAN, threads) == here
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        assert simulate(PLAN, processes) == here
    assert simulate(replace(PLAN, seed="t")) != here


def test_more_runs_begin_with_the_same_ones() -> None:
    variant = PLAN.variants[0]
    assert PLAN.settings(variant, 3) == replace(PLAN, runs=99).settings(variant, 3)
    assert PLAN.settings(variant, 3).seed != PLAN.settings(variant, 4).seed


def test_the_tasks_are_all_runs_of_all_ways_once() -> None:
    runs = [(task.variant, run) for task in tasks_of(PLAN) for run in range(task.first, task.last + 1)]
    assert runs == [(variant, run) for variant in range(2) for run in range(1, 8)]


def test_measures_of_a_small_event_by_hand() -> None:
    """Four players: 1 beats 2 and draws 4; 3 draws 4 and beats 2."""
    t = by_cards("2w1 4w½\n1b0 3w0\n4w½ 2b1\n3b½ 1b½")
    t = replace(t, players=tuple(replace(p, rating=2400 - 100 * p.number) for p in t.players))
    found = measured_run(t, (("PS",), ("WON",)))
    assert found.imbalance == Fraction(2 + 0 + 0 + 2, 4), "1 had White twice, 4 Black twice"
    assert found.uneven == Fraction(2, 4)
    assert found.broken == Fraction(2, 8), "1 was due Black and 4 was due White in round 2"
    assert found.floats == Fraction(4, 4), "1 and 4, 2 and 3 met with other points in round 2"
    assert found.met == Fraction(1, 4), "3 and 4 were level after round 1 and had met"
    assert found.tied == 2
    progressive, wins = found.lists
    assert (progressive.settled, progressive.first) == (1, True), "1 + 1½ beats ½ + 1½"
    assert (wins.settled, wins.first, wins.three) == (NOBODY_ALONE, False, True)
    assert progressive.order == Fraction(2, 6), "1-2, 1-3, 1-4 and 3-4 in order, 2-3 and 2-4 the other way round"


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_order_is_that_of_all_pairs(seed: str) -> None:
    t = played(Settings(10, 5, seed, ratings=(1900, 2000))).tournament
    place = {row.contestant.id: row.first for row in standings(t, StandingsRequest(codes=("BH",))).rows}
    strong = {int(key): strength for key, strength in strengths(t.players).items()}
    agreeing = pairs = 0
    for one, other in combinations(strong, 2):
        ahead = (strong[one] > strong[other]) - (strong[one] < strong[other])
        pairs += abs(ahead)
        agreeing += ahead * ((place[one] < place[other]) - (place[one] > place[other]))
    assert measured_run(t, (("BH",),)).lists[0].order == Fraction(agreeing, pairs)


def test_ways_that_make_no_sense_are_left_out_or_refused() -> None:
    assert planned(8, ["berger", "dutch"], [5, 6], [False, True]) == (
        EventWay("berger", 7),
        *(EventWay("dutch", rounds, accelerated) for rounds in (5, 6) for accelerated in (False, True)),
    )
    for system in ("knockout", "scheveningen"):
        with pytest.raises(RequestError):
            planned(8, [system], [3], [False])
    with pytest.raises(RequestError):
        planned(8, ["dutch"], [8], [False])


def test_means_lie_between_their_limits_and_are_drawn() -> None:
    results = simulate(PLAN)
    for each in results:
        assert sum(count for _, count in each.lists[0].settled) == each.runs == 7
        for own in each.lists:
            for name in OF_LIST:
                estimate = getattr(own, name)
                assert estimate.low <= float(estimate.mean) <= estimate.high
    pictures = fairness_pictures(results, Renderer("tr"))
    assert len({each.name for each in pictures}) == len(pictures) == 9
    assert all("<svg" in svg_of(each) for each in pictures)
    assert len(pictures[0].figures.rows) == 4
