"""The tie-breaks of teams against an implementation that follows the text word by word."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.model import Tournament
from hakem.tiebreaks import DEFINITIONS, Score, Standings, StandingsRequest, standings
from hakem.tiebreaks.definition import AppliesTo
from hakem.tiebreaks.registry import definition_of
from hakem.tiebreaks.spec import parse_spec
from tests.judges import team_tiebreaks as literal
from tests.judges.team_rounds import team_scene
from tests.support.effort import examples
from tests.support.some import some
from tests.support.team_histories import team_histories

SCORES = {"MP": Score.MATCH, "GP": Score.GAME}
EXTENDED = tuple(f"E{of}{made}SB" for of in "MG" for made in "MG")
CODES = (
    *("MP", "GP", "MPVGP", "WIN:MP", "WIN:GP", "PS:MP", "PS:GP", "PS:GP/C1"),
    *("BH", "BH:MP", "BH:GP", "BH:MP/C1", "BH:MP/C2", "BH:GP/C1", "BH:GP/M1", "BH:MP/M2", "BH:MP/P", "BH:GP/C1/P"),
    *("FB:MP", "FB:GP", "FB:GP/C1", "AOB:MP", "AOB:GP", "AOB:MP/F", "SB:MP", "SB:GP", "SB:GP/C1", "SB:MP/P"),
    *(f"{code}{modifier}" for code in EXTENDED for modifier in ("", "/C1", "/C2", "/M1", "/P", "/C1/P")),
    *("SSSC", "SSSC/K3", "SSSC/F", "SSSC/P", "BC", "TBR", "BBE", "OKM", "OKMSB", "TSB", "TSBG", "FFW"),
)
EXTENDED_ENCOUNTERS = ("EDE", "EDE/P", "EDEBT", "EDEBB", "EDET", "EDEB", "EDEBT/P")
AMONG_THOSE_TIED = ("DE", "DE:MP", "DE:GP", "DE/P", *EXTENDED_ENCOUNTERS, "DTB", "BC")
ORDERS = (*AMONG_THOSE_TIED, "MPVGP", "BH:GP/M1", "EMGSB/C1", "SSSC", "TBR", "BBE", "FFW", "OKM")
editions = pytest.mark.parametrize("edition", literal.EDITIONS)
primaries = pytest.mark.parametrize("primary", SCORES)
kinds = pytest.mark.parametrize("round_robin", [False, True], ids=["swiss", "round robin"])


def computed(t: Tournament, edition: str, codes: tuple[str, ...], primary: str, round_robin: bool) -> Standings:
    """Left out is what would be refused: more cuts than rounds."""
    possible = tuple(c for c in codes if parse_spec(c)[0].low <= t.rounds_total)
    wish = StandingsRequest(
        possible,
        edition=edition,
        after=len(t.rounds),
        round_robin=round_robin,
        of_teams=True,
        primary=SCORES[primary],
    )
    return standings(t, wish)


@editions
@primaries
@kinds
@settings(max_examples=examples(6), deadline=None)
@given(t=team_histories())
def test_values(edition: str, primary: str, round_robin: bool, t: Tournament) -> None:
    found = computed(t, edition, CODES, primary, round_robin)
    for at, spec in enumerate(some(found.specs)):
        judged = literal.values(t, edition, spec.code, primary, round_robin)
        ours = {row.contestant.id: row.values[at] for row in found.rows}
        assert ours.keys() == judged.keys()
        for team, value in judged.items():
            expected = () if value is None else value if isinstance(value, tuple) else (value,)
            assert ours[team].shown == expected, (spec.code, team)


@editions
@primaries
@kinds
@settings(max_examples=examples(12), deadline=None)
@given(t=team_histories(least=3, rounds=5), chance=st.randoms(use_true_random=False))
def test_any_group(edition: str, primary: str, round_robin: bool, t: Tournament, chance: Random) -> None:
    """Whether they are tied or not: a direct encounter can divide any teams."""
    found = computed(t, edition, AMONG_THOSE_TIED, primary, round_robin)
    judge = team_scene(t, edition, primary, round_robin)
    for size in some(range(2, len(t.teams) + 1)):
        group = chance.sample([team.id for team in t.teams], size)
        for spec in found.specs:
            values = definition_of(spec).values(found.context, spec, group)
            places = sorted({value.order for value in values.values()}, reverse=True)
            ours = [{team for team in group if values[team].order == place} for place in places]
            assert ours == literal.parts(judge, frozenset(group), spec.code), spec.code


@editions
@primaries
@kinds
@settings(max_examples=examples(10), deadline=None)
@given(t=team_histories(), codes=st.lists(st.sampled_from(ORDERS), min_size=1, max_size=4, unique=True))
def test_ranking(edition: str, primary: str, round_robin: bool, t: Tournament, codes: list[str]) -> None:
    found = computed(t, edition, tuple(codes), primary, round_robin)
    groups: dict[int, list[int]] = {}
    for row in found.rows:
        groups.setdefault(row.first, []).append(row.contestant.id)
    judged = literal.ranking(t, edition, codes, primary, round_robin)
    assert [sorted(group) for group in groups.values()] == judged


def test_every_tie_break_of_teams_is_judged() -> None:
    of_teams = {d.code for d in DEFINITIONS if d.applies_to is AppliesTo.TEAMS}
    assert of_teams <= {parse_spec(code)[0].name for code in (*CODES, *AMONG_THOSE_TIED)}
