"""The tie-breaks against an implementation that follows the text word by word."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.model import PointSystem, Tournament
from hakem.tiebreaks import DEFINITIONS, Standings, StandingsRequest, standings
from hakem.tiebreaks.definition import AppliesTo
from hakem.tiebreaks.spec import parse_spec
from tests.judges import tiebreaks as literal
from tests.support.effort import examples
from tests.support.rated_events import rated_events
from tests.support.round_robins import gone_after
from tests.support.some import some
from tests.support.strategies import point_systems
from tests.support.swiss_events import swiss_events

RATED = ("RTNG", "ARO", "ARO/C1", "ARO/C2", "ARO/M1", "TPR", "PTP", "APRO", "APPO")
CODES = (
    *("PTS", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "PS/C2", "PS/C3", "REP", "STD", "TPN", "KD"),
    *("BH", "BH/C1", "BH/C2", "BH/C3", "BH/M1", "BH/M2", "BH/M3", "BH/P", "FB", "FB/C1", "FB/C2", "FB/M1"),
    *("AOB", "AOB/F", "BB", "SB", "SB/C1", "SB/C2", "SB/M1", "SB/P", "KS", "KS/L+1", "KS/L-1", "KSX"),
    *(f"{code}/U1400" for code in RATED if code not in ("RTNG",)),
    "RTNG/U1400",
)
NOT_JUDGED = {"DE": "test_direct_encounter", "LOTS": "a drawing, not a text", "FFW": "test_team_tiebreaks_judge"}
editions = pytest.mark.parametrize("edition", literal.EDITIONS)


def computed(t: Tournament, edition: str, codes: tuple[str, ...], round_robin: bool) -> Standings:
    """Left out is what would be refused: more cuts than rounds, and colours in a round robin of the handbook."""
    refused = {"BPG", "BWG"} if round_robin and edition == "2009" else set()
    possible = tuple(c for c in codes if parse_spec(c)[0].low <= t.rounds_total and c not in refused)
    wish = StandingsRequest(possible, edition=edition, after=len(t.rounds), round_robin=round_robin, of_teams=False)
    return standings(t, wish)


def agree(t: Tournament, edition: str, round_robin: bool) -> None:
    found = computed(t, edition, CODES, round_robin)
    for at, spec in enumerate(some(found.specs)):
        judged = literal.values(t, edition, spec.code, round_robin)
        ours = {row.contestant.id: row.values[at] for row in found.rows}
        assert ours.keys() == judged.keys()
        for player, value in judged.items():
            exact = isinstance(value, tuple) or spec.name == "ARO"
            expected = () if value is None else value if isinstance(value, tuple) else (value,)
            assert (ours[player].order if exact else ours[player].shown) == expected, (spec.code, player)


@editions
@settings(max_examples=examples(25), deadline=None)
@given(t=rated_events(least=2, most=9, rounds=7))
def test_swiss_events(edition: str, t: Tournament) -> None:
    agree(t, edition, round_robin=False)


@editions
@settings(max_examples=examples(10), deadline=None)
@given(t=swiss_events(least=2, most=8, rounds=5), points=point_systems())
def test_other_points(edition: str, t: Tournament, points: PointSystem) -> None:
    agree(replace(t, points=points), edition, round_robin=False)


@editions
@settings(max_examples=examples(20), deadline=None)
@given(
    t=rated_events(least=2, most=7, rounds=7), left=st.dictionaries(st.integers(1, 7), st.integers(0, 6), max_size=2)
)
def test_round_robins(edition: str, t: Tournament, left: dict[int, int]) -> None:
    """What was paired does not matter: any event can be looked at as a round robin."""
    players = {p.number for p in t.players}
    known = {number: after for number, after in left.items() if number in players}
    agree(gone_after(t, known), edition, round_robin=True)


@editions
@settings(max_examples=examples(25), deadline=None)
@given(t=rated_events(least=3, most=9, rounds=6), codes=st.permutations(("DE", "BH/C1", "SB", "DE/P", "WON", "KS")))
def test_ranking(edition: str, t: Tournament, codes: list[str]) -> None:
    for round_robin in (False, True):
        found = computed(t, edition, tuple(codes), round_robin)
        groups: dict[int, list[int]] = {}
        for row in found.rows:
            groups.setdefault(row.first, []).append(row.contestant.id)
        judged = literal.ranking(t, edition, codes, round_robin)
        assert [sorted(group) for group in groups.values()] == [sorted(group) for group in judged]


def test_every_tie_break_of_players_is_judged() -> None:
    of_players = {d.code for d in DEFINITIONS if d.applies_to is not AppliesTo.TEAMS}
    assert of_players == {parse_spec(code)[0].name for code in CODES} | NOT_JUDGED.keys()
