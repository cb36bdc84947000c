"""The Lim engine against an implementation that goes through everything in the order of the text."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.facts.bye_bars import full_point_without_playing
from hakem.model import Title, Tournament
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026, LimRules, LimSwiss
from hakem.pairing.swiss.lim.rules import by_direction_of_floater, by_direction_of_pairing
from tests.judges import lim
from tests.judges.entrant import NoPairing
from tests.judges.lim_facts import LIM_2009, LIM_2026, LimEdition, bye_or_full_point
from tests.support.against_judges import paired
from tests.support.dense_events import course
from tests.support.effort import examples
from tests.support.some import some
from tests.support.swiss_events import swiss_events

EDITIONS = [pytest.param(LIM_RULES_2009, LIM_2009, id="2009"), pytest.param(LIM_RULES_2026, LIM_2026, id="2026")]
both_editions = pytest.mark.parametrize(("rules", "edition"), EDITIONS)
NOTHING = (frozenset[object](), None)
Choices = dict[str, Any]


def engine(t: Tournament, rules: LimRules) -> tuple[object, object] | str:
    try:
        pairing = LimSwiss(rules).pair(t)
    except PairingError:
        return "no pairing"
    except RequestError:
        return NOTHING
    byes = [bye.player for bye in pairing.byes]
    return frozenset((b.white, b.black) for b in pairing.boards), byes[0] if byes else None


def literal(t: Tournament, edition: LimEdition) -> tuple[object, object] | str:
    try:
        boards, bye = lim.pair(t, edition=edition)
    except NoPairing:
        return "no pairing"
    return frozenset(boards), bye


@st.composite
def rated_events(draw: st.DrawFn, most: int = 8) -> Tournament:
    """Events in which ratings are often near each other, not always in the order of numbers, and sometimes missing."""
    t = draw(swiss_events(most=most))
    chance = Random(draw(st.integers(0, 2**32)))
    steps = draw(st.sampled_from(((0, 50, 100), (0, 60, 101, 250), (-150, 0, 150))))
    rating, players = 2400, []
    for player in t.players:
        rating -= chance.choice(steps)
        known = chance.random()
        fide, national = (rating, None) if known < 0.8 else (None, rating) if known < 0.9 else (None, None)
        title = chance.choice((None, None, Title.WFM, Title.GM))
        players.append(replace(player, rating=fide, national_rating=national, title=title))
    return replace(t, players=tuple(players))


@st.composite
def readings(draw: st.DrawFn) -> tuple[Choices, Choices]:
    """What an event may choose, as the engine and as the judge call it."""
    engine: Choices = {}
    judge: Choices = {}
    for ours, theirs in (
        ("bye_is_float", "bye_is_float"),
        ("forfeit_is_float", "forfeit_is_float"),
        ("exchanges_in_turn", "in_turn"),
        ("breaks_first_made", "first_made"),
    ):
        engine[ours] = judge[theirs] = draw(st.booleans())
    judge["upfloaters_lowest"] = draw(st.booleans())
    engine["lowest_first"] = by_direction_of_floater if judge["upfloaters_lowest"] else by_direction_of_pairing
    if draw(st.booleans()):
        engine["bars_the_bye"], judge["bars_the_bye"] = full_point_without_playing, bye_or_full_point
    return engine, judge


@both_editions
@settings(max_examples=examples(200), deadline=None)
@given(t=swiss_events(most=8))
def test_small_fields(rules: LimRules, edition: LimEdition, t: Tournament) -> None:
    assert engine(t, rules) == literal(t, edition)


@both_editions
@settings(max_examples=examples(200), deadline=None)
@given(t=swiss_events(most=8), chosen=readings())
def test_every_choice_of_readings(
    rules: LimRules, edition: LimEdition, t: Tournament, chosen: tuple[Choices, Choices]
) -> None:
    ours, theirs = chosen
    assert engine(t, replace(rules, **ours)) == literal(t, replace(edition, **theirs))


@both_editions
@settings(max_examples=examples(150), deadline=None)
@given(t=rated_events(), maxi=st.sampled_from((True, True, False)))
def test_ratings_of_maxi_tournaments_and_first_rounds(
    rules: LimRules, edition: LimEdition, t: Tournament, maxi: bool
) -> None:
    assert engine(t, replace(rules, maxi=maxi)) == literal(t, replace(edition, maxi=maxi))


@both_editions
@settings(max_examples=examples(25), deadline=None)
@given(t=swiss_events(least=9, most=10, rounds=6))
def test_fields_of_ten(rules: LimRules, edition: LimEdition, t: Tournament) -> None:
    assert engine(t, rules) == literal(t, edition)


VARIANTS: dict[str, tuple[Choices, Choices]] = {
    "maxi": ({"maxi": True}, {"maxi": True}),
    "exchanges in turn": ({"exchanges_in_turn": True}, {"in_turn": True}),
    "first made": ({"breaks_first_made": True}, {"first_made": True}),
    "no float without a game": ({"bye_is_float": False, "forfeit_is_float": False},) * 2,
    "every float without a game": ({"bye_is_float": True, "forfeit_is_float": True},) * 2,
    "by direction of pairing": ({"lowest_first": by_direction_of_pairing}, {"upfloaters_lowest": False}),
    "by direction of floater": ({"lowest_first": by_direction_of_floater}, {"upfloaters_lowest": True}),
}
EVENTS = range(5)


@both_editions
@pytest.mark.parametrize("variant", VARIANTS)
def test_dense_events(rules: LimRules, edition: LimEdition, variant: str) -> None:
    """What an event may choose, where hardly a pairing is left."""
    ours, theirs = VARIANTS[variant]
    rules, edition = replace(rules, **ours), replace(edition, **theirs)
    system = LimSwiss(rules)
    rounds = [t for seed in EVENTS for t in course(seed, partial(paired, system), range(8, 11))]
    for t in some(rounds):
        assert engine(t, rules) == literal(t, edition), f"round {t.next_round} of {len(t.players)}"
