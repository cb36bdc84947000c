"""The Lim engine against an implementation that goes through everything in the order of the text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026, LimRules, LimSwiss
from tests.judges import lim
from tests.judges.entrant import NoPairing
from tests.judges.lim_facts import LIM_2009, LIM_2026, LimEdition
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events

EDITIONS = [pytest.param(LIM_RULES_2009, LIM_2009, id="2009"), pytest.param(LIM_RULES_2026, LIM_2026, id="2026")]
both_editions = pytest.mark.parametrize(("rules", "edition"), EDITIONS)
NOTHING = (frozenset[object](), None)


def engine(t: Tournament, rules: LimRules) -> tuple[object, object] | str:
    try:
        pairing = LimSwiss(rules).pair(t)
    except PairingError:
        return "no pairing"
    except RequestError:
        return NOTHING
    byes = [bye.player for bye in pairing.byes]
    return frozenset((b.white, b.black) for b in pairing.boards), byes[0] if byes else None


def literal(t: Tournament, rules: LimRules, edition: LimEdition) -> tuple[object, object] | str:
    try:
        boards, bye = lim.pair(t, edition=edition, maxi=rules.maxi, bye_is_float=rules.bye_is_float)
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
        players.append(replace(player, rating=fide, national_rating=national))
    return replace(t, players=tuple(players))


@both_editions
@settings(max_examples=examples(250), deadline=None)
@given(t=swiss_events(most=8), bye_is_float=st.sampled_from((True, True, False)))
def test_small_fields(rules: LimRules, edition: LimEdition, t: Tournament, bye_is_float: bool) -> None:
    chosen = replace(rules, bye_is_float=bye_is_float)
    assert engine(t, chosen) == literal(t, chosen, edition)


@both_editions
@settings(max_examples=examples(150), deadline=None)
@given(t=rated_events())
def test_maxi_tournaments(rules: LimRules, edition: LimEdition, t: Tournament) -> None:
    chosen = replace(rules, maxi=True)
    assert engine(t, chosen) == literal(t, chosen, edition)


@both_editions
@settings(max_examples=examples(25), deadline=None)
@given(t=swiss_events(least=9, most=10, rounds=6))
def test_fields_of_ten(rules: LimRules, edition: LimEdition, t: Tournament) -> None:
    assert engine(t, rules) == literal(t, rules, edition)
