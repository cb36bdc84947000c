"""The verifier of texts that go step by step against engines, literal judges and rounds with something changed."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from random import Random

import pytest
from hypothesis import assume, given, settings

from hakem.model import Tournament
from hakem.pairing import system_for
from hakem.simulation import Rates, Settings, simulate
from hakem.verify import AskedRound, VerdictKind, verify_asked, verify_round
from tests.support.against_judges import Found, Name, by_the_engine, by_the_judge, paired, system_of
from tests.support.dense_events import course
from tests.support.effort import examples
from tests.support.rated_events import rated_events, tangled_events
from tests.support.some import some
from tests.support.verdicts import CHANGES, changed, every_round, verdict, with_pairs

SYSTEMS: tuple[Name, ...] = (("dubov", "2009"), ("dubov", "2026"), ("lim", "2009"), ("lim", "2026"))
each_system = pytest.mark.parametrize("name", SYSTEMS, ids=" ".join)

RATES = Rates(forfeit=Fraction(1, 30), half_bye=Fraction(1, 30), zero_bye=Fraction(1, 30), withdraw=Fraction(1, 50))


def assert_only_that_round_is_the_best(name: Name, t: Tournament, right: Found) -> None:
    """Whoever else meets or has the bye: it is refused; and so it is with other colours."""
    assume(right is not None and right[0])
    assert right is not None
    pairs, bye = sorted(right[0]), right[1]
    assert verdict(with_pairs(t, pairs, bye), name[1], name[0]).kind is VerdictKind.BEST
    together = ({frozenset(pair) for pair in pairs}, bye)
    players = [player for pair in pairs for player in pair] + ([] if bye is None else [bye])
    for others, instead in every_round(sorted(players)):
        if ({frozenset(pair) for pair in others}, instead) != together:
            found = verdict(with_pairs(t, others, instead), name[1], name[0])
            assert found.is_refused
            assert found.reason is not None
    if any(rnd.games for rnd in t.rounds):  # else the first board shows what was drawn
        turned = [*pairs[:-1], pairs[-1][::-1]]
        assert verdict(with_pairs(t, turned, bye), name[1], name[0]).is_refused


@each_system
@settings(max_examples=examples(120), deadline=None)
@given(t=rated_events(most=7))
def test_of_all_rounds_only_that_of_the_judge_is_the_best(name: Name, t: Tournament) -> None:
    assert_only_that_round_is_the_best(name, t, by_the_judge(name, t))


@each_system
@settings(max_examples=examples(120), deadline=None)
@given(t=tangled_events(most=7))
def test_where_many_must_not_meet(name: Name, t: Tournament) -> None:
    assert_only_that_round_is_the_best(name, t, by_the_judge(name, t))


@each_system
def test_dense_events(name: Name) -> None:
    """Where hardly a pairing is left."""
    system = system_of(name)
    for t in some(t for seed in range(examples(12)) for t in course(seed, partial(paired, system), range(6, 15))):
        found = by_the_engine(system, t)
        if found is not None and found[0]:
            kind = verdict(with_pairs(t, sorted(found[0]), found[1]), name[1], name[0]).kind
            assert kind is VerdictKind.BEST, f"round {t.next_round} of {len(t.players)}"


OPTIONS = (
    ("dubov", "2009", "bye-colour", "majority"),
    ("dubov", "2009", "raised", "met-higher"),
    ("dubov", "2009", "floater-opponent", "rating"),
    ("lim", "2009", "maxi", "yes"),
    ("lim", "2009", "upfloater-in-median-meets", "highest"),
    ("lim", "2009", "exchanges-for-colours", "in-turn"),
    ("lim", "2009", "locked-median-breaks", "first-made"),
    ("lim", "2009", "half-point-bars-bye", "no"),
    ("lim", "2026", "maxi", "yes"),
    ("lim", "2026", "upfloater-in-median-meets", "lowest"),
)


@pytest.mark.parametrize(("system", "edition", "option", "value"), OPTIONS)
def test_options_of_an_event(system: str, edition: str, option: str, value: str) -> None:
    """Rounds by an option are the best with it, and not all of them are without it."""
    pair = system_for(system, edition, Tournament((), 1), {option: value})
    without = set()
    for t in (t for seed in range(examples(15)) for t in course(seed, partial(paired, pair), range(6, 18))):
        found = by_the_engine(pair, t)
        if found is not None and found[0]:
            there = with_pairs(t, sorted(found[0]), found[1])
            without.add(verdict(there, edition, system).kind)
            asked = AskedRound(there, len(there.rounds), {option: value})
            assert verify_asked(asked, system, edition).kind is VerdictKind.BEST
    assert without > {VerdictKind.BEST}


@each_system
@pytest.mark.parametrize("number", range(examples(8)))
def test_generated_rounds_are_the_best_and_with_something_changed_refused(name: Name, number: int) -> None:
    lots = Random(number)
    t = simulate(Settings(9 + 9 * (number % 8), 9, f"steps {number}", *name, RATES)).tournament
    refused = 0
    for n in range(1, len(t.rounds) + 1):
        assert verify_round(t, n, *name).kind is VerdictKind.BEST
        wrong = changed(t, n, CHANGES[n % len(CHANGES)], lots)
        if wrong is not None:
            refused += 1
            assert verdict(wrong, name[1], name[0]).is_refused
    assert refused > 3
