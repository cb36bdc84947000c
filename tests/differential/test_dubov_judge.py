"""The Dubov engine against an implementation that goes through all possibilities in the order of the text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings

from hakem.errors import PairingError, RequestError
from hakem.facts.colours import took_place
from hakem.model import PlayerId, Tournament
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009, DUBOV_RULES_2026, DubovRules, DubovSwiss
from hakem.pairing.swiss.dubov.edition_2009 import Readings, dubov_rules_2009, due_majority_first
from hakem.pairing.swiss.dubov.floaters_2009 import the_highest_rating_first
from hakem.pairing.swiss.dubov.players import met_higher, round_facts
from hakem.pairing.swiss.field import field_of
from tests.judges import dubov_2009, dubov_2026
from tests.judges.dubov_2009_raised import raised_rounds
from tests.judges.dubov_players import Facts, players_of
from tests.judges.entrant import NoPairing
from tests.support.against_judges import paired
from tests.support.dense_events import course
from tests.support.effort import examples
from tests.support.rated_events import rated_events, tangled_events
from tests.support.some import some
from tests.support.swiss_events import swiss_events

Round = tuple[frozenset[tuple[PlayerId, PlayerId]], PlayerId | None]
Literal = Callable[[Tournament], tuple[list[tuple[PlayerId, PlayerId]], PlayerId | None]]

played_upfloats = partial(met_higher, counts=took_place)
PLAYED_GAMES = replace(DUBOV_RULES_2026, players=replace(DUBOV_RULES_2026.players, upfloats=played_upfloats))
WAYS: dict[str, tuple[DubovRules, Literal]] = {
    "2026": (DUBOV_RULES_2026, dubov_2026.pair),
    "2026, played games": (PLAYED_GAMES, partial(dubov_2026.pair, played_only=True)),
    "2009": (DUBOV_RULES_2009, dubov_2009.pair),
    "2009, majority": (
        dubov_rules_2009(Readings(bye_colour=due_majority_first)),
        partial(dubov_2009.pair, bye_colour="majority"),
    ),
    "2009, met higher": (dubov_rules_2009(Readings(raised=met_higher)), partial(dubov_2009.pair, met_higher=True)),
    "2009, rating first": (
        dubov_rules_2009(Readings(floater_opponent=the_highest_rating_first)),
        partial(dubov_2009.pair, rating_first=True),
    ),
}
each_way = pytest.mark.parametrize("way", sorted(WAYS))


KNOWN: dict[str, tuple[DubovRules, Facts]] = {
    "2026": (DUBOV_RULES_2026, dubov_2026.FACTS),
    "2026, played games": (PLAYED_GAMES, replace(dubov_2026.FACTS, played_only=True)),
    "2009": (DUBOV_RULES_2009, replace(dubov_2009.FACTS, upfloats=raised_rounds)),
    "2009, met higher": (dubov_rules_2009(Readings(raised=met_higher)), dubov_2009.FACTS),
}


def engine(t: Tournament, rules: DubovRules) -> Round | str:
    try:
        pairing = DubovSwiss(rules).pair(t)
    except PairingError:
        return "no pairing"
    except RequestError:
        return frozenset(), None
    byes = [bye.player for bye in pairing.byes]
    return frozenset((b.white, b.black) for b in pairing.boards), byes[0] if byes else None


def literal(t: Tournament, pair: Literal) -> Round | str:
    try:
        pairs, bye = pair(t)
    except NoPairing:
        return "no pairing"
    return frozenset(pairs), bye


@pytest.mark.parametrize("way", sorted(KNOWN))
@settings(max_examples=examples(120), deadline=None)
@given(t=rated_events(least=4, rounds=12))
def test_what_is_known_of_players(way: str, t: Tournament) -> None:
    """Ratings, averages and upfloats, also of long events, in which they become too many."""
    rules, facts = KNOWN[way]
    found = round_facts(t, field_of(t, rules.facts), rules.facts, rules.players)
    known = [(p.number, p.rating, p.aro, p.games, p.upfloats) for p in found.players]
    judged = [(p.number, p.rating, p.aro, len(p.colours), p.upfloats) for p in players_of(t, facts)]
    assert known == judged


@each_way
@settings(max_examples=examples(250), deadline=None)
@given(t=rated_events(most=8))
def test_small_fields(way: str, t: Tournament) -> None:
    rules, pair = WAYS[way]
    assert engine(t, rules) == literal(t, pair)


@each_way
@settings(max_examples=examples(250), deadline=None)
@given(t=tangled_events())
def test_many_must_not_meet(way: str, t: Tournament) -> None:
    rules, pair = WAYS[way]
    assert engine(t, rules) == literal(t, pair)


@each_way
@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(most=8))
def test_nobody_has_a_rating(way: str, t: Tournament) -> None:
    rules, pair = WAYS[way]
    assert engine(t, rules) == literal(t, pair)


@each_way
@settings(max_examples=examples(40), deadline=None)
@given(t=rated_events(least=9, most=10, rounds=6))
def test_fields_of_ten(way: str, t: Tournament) -> None:
    rules, pair = WAYS[way]
    assert engine(t, rules) == literal(t, pair)


@each_way
def test_dense_events(way: str) -> None:
    """Where hardly a pairing is left."""
    rules, pair = WAYS[way]
    system = DubovSwiss(rules)
    for t in some(t for seed in range(5) for t in course(seed, partial(paired, system), range(8, 11))):
        assert engine(t, rules) == literal(t, pair), f"round {t.next_round} of {len(t.players)}"
