"""What must hold for every event and every tie-break."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.model import Points, Round, Tournament, with_ids
from hakem.simulation import Settings, simulate
from hakem.tiebreaks import Standing, Standings, StandingsRequest, standings
from hakem.tiebreaks.value import counted
from tests.support.effort import examples
from tests.support.rated_events import rated_events
from tests.support.some import some
from tests.support.swiss_events import swiss_events

EDITIONS = ("2009", "2023", "2024", "2026")
SUMS = ("WIN", "WON", "PS", "PS/C1", "REP", "STD", "KD", "BH", "BH/C1", "BH/M1", "FB", "BB", "SB", "SB/C1", "KS")
OTHERS = ("DE", "AOB", "ARO/U1400", "TPR/U1400", "PTP/U1400", "APRO/U1400", "APPO/U1400", "KSX", "RTNG/U1400")
CODES = (*SUMS, *OTHERS)
editions = pytest.mark.parametrize("edition", EDITIONS)


def computed(t: Tournament, edition: str, codes: tuple[str, ...] = CODES, round_robin: bool = False) -> Standings:
    return standings(t, StandingsRequest(codes, edition=edition, round_robin=round_robin, after=len(t.rounds)))


def in_full(found: Standings, name: Callable[[Standing], object]) -> dict[object, object]:
    """Everybody with places and figures, under a name that stays the same."""
    return {
        name(row): (row.first, row.last, row.points, [(value.order, value.shown) for value in row.values])
        for row in found.rows
    }


@editions
@settings(max_examples=examples(15), deadline=None)
@given(t=rated_events(least=2, most=9, rounds=6), chance=st.randoms(use_true_random=False))
def test_other_ids_and_numbers_change_nothing(edition: str, t: Tournament, chance: Random) -> None:
    """Numbers are only an order of those who share a place; no figure has anything to do with them."""
    named = replace(t, players=tuple(replace(p, name=f"{p.name} {p.id}") for p in t.players))
    ids = [p.id for p in named.players]
    fresh = chance.sample(range(100, 999), len(ids))
    renamed = with_ids(named, dict(zip(ids, fresh, strict=True)))  # type: ignore[arg-type]
    numbers = chance.sample(range(1, 500), len(ids))
    moved = replace(renamed, players=tuple(replace(p, number=n) for p, n in zip(renamed.players, numbers, strict=True)))

    def name(row: Standing) -> object:
        return row.contestant.name

    for round_robin in (False, True):
        assert in_full(computed(named, edition, round_robin=round_robin), name) == in_full(
            computed(moved, edition, round_robin=round_robin), name
        )


@editions
@settings(max_examples=examples(15), deadline=None)
@given(t=rated_events(least=2, most=9, rounds=6), chance=st.randoms(use_true_random=False))
def test_the_order_of_input_changes_nothing(edition: str, t: Tournament, chance: Random) -> None:
    def mixed(rnd: Round) -> Round:
        games = chance.sample(rnd.games, len(rnd.games))
        return Round(tuple(games), tuple(chance.sample(rnd.byes, len(rnd.byes))))

    other = replace(
        t, players=tuple(chance.sample(t.players, len(t.players))), rounds=tuple(mixed(rnd) for rnd in t.rounds)
    )
    assert computed(other, edition).rows == computed(t, edition).rows


@editions
@settings(max_examples=examples(15), deadline=None)
@given(t=swiss_events(least=2, most=8, rounds=6))
def test_a_value_is_the_sum_of_its_terms(edition: str, t: Tournament) -> None:
    found = computed(t, edition, SUMS)
    for standing in some(found.rows):
        for value in found.row(standing.contestant.id).values:
            left = counted(value.terms)
            assert value.shown in ((sum(left, Points(0)),), () if not left else None)


@editions
@settings(max_examples=examples(15), deadline=None)
@given(t=rated_events(least=2, most=8, rounds=6))
def test_the_working_of_one_is_what_the_ranking_found(edition: str, t: Tournament) -> None:
    found = computed(t, edition, ("DE", "BH/C1", "KSX", "SB", "DE/P", "TPR/U1400"))
    for standing in some(found.rows):
        worked = found.row(standing.contestant.id)
        assert [(v.order, v.shown) for v in worked.values] == [(v.order, v.shown) for v in standing.values]


@settings(max_examples=examples(20), deadline=None)
@given(t=rated_events(least=2, most=9, rounds=6), codes=st.permutations(CODES))
def test_every_tie_break_divides_the_groups_before_it(t: Tournament, codes: list[str]) -> None:
    coarse = computed(t, "2026", tuple(codes[:3]))
    fine = computed(t, "2026", tuple(codes[:6]))
    span = {row.contestant.id: (row.first, row.last) for row in coarse.rows}
    for row in some(fine.rows):
        first, last = span[row.contestant.id]
        assert first <= row.first <= row.last <= last


@settings(max_examples=examples(20), deadline=None)
@given(t=swiss_events(least=2, most=9, rounds=6))
def test_places_are_complete(t: Tournament) -> None:
    rows = computed(t, "2026").rows
    expected = 1
    for row in rows:
        if row.first != expected:
            assert row.first <= expected - 1 <= row.last
        expected += 1
    assert [row.first for row in rows] == sorted(row.first for row in rows)


@settings(max_examples=examples(15), deadline=None)
@given(players=st.integers(3, 12).map(lambda pairs: 2 * pairs), rounds=st.integers(1, 5), seed=st.integers(0, 999))
def test_editions_agree_where_everything_was_played(players: int, rounds: int, seed: int) -> None:
    """Editions differ in rounds without a game only; of opponents' scores nothing is left to differ otherwise."""
    t = simulate(Settings(players, rounds, str(seed))).tournament
    assert all(game.played for rnd in t.rounds for game in rnd.games)
    assert all(2 * len(rnd.games) == players for rnd in t.rounds)
    codes = ("BH", "BH/C1", "BH/M1", "SB", "FB", "AOB", "BB")
    figures = [in_full(computed(t, edition, codes), lambda row: row.contestant.id) for edition in EDITIONS]
    assert all(other == figures[0] for other in figures)


@settings(max_examples=examples(20), deadline=None)
@given(t=swiss_events(least=2, most=8, rounds=6))
def test_standings_after_a_round_are_those_of_the_event_so_far(t: Tournament) -> None:
    for after in some(range(len(t.rounds) + 1)):
        early = replace(t, rounds=t.rounds[:after])
        assert (
            standings(t, StandingsRequest(CODES, after=after)).rows
            == standings(early, StandingsRequest(CODES, after=after)).rows
        )
