"""Lists of tie-breaks for kinds of events."""

from __future__ import annotations

import pytest

from hakem.errors import UnknownName
from hakem.tiebreaks import DEFINITIONS, PRESETS, Preset, Score, StandingsRequest, standings
from hakem.tiebreaks.definition import Family
from hakem.tiebreaks.presets import preset, usual
from hakem.tiebreaks.registry import definition_of, spec_of
from tests.support.handbook_tables import ROUND_ROBIN_7, against_rated_opponents, round_robin, swiss, teams

HANDBOOK = {
    "individual-round-robin": ("DE", "SB", "WIN", "KS"),
    "team-round-robin": ("MP", "DE", "TSBG", "TSB", "DTB"),
    "swiss-ratings-close": ("ARO", "ARO/C1"),
    "swiss-ratings-apart": ("BH", "SB", "PS", "WIN", "DE"),
    "swiss-unrated": ("BH", "SB"),
    "team-swiss": ("MP", "DE", "BH", "OKM", "DTB", "FFW"),
    "olympiad": ("MP", "DE"),
}


def test_proposals_of_the_handbook() -> None:
    assert {p.name: p.codes for p in PRESETS if p.handbook} == HANDBOOK


def test_board_points_come_first_where_the_handbook_has_them_first() -> None:
    """002 and 000, row by row: "Takım Puanları" stands first in all three."""
    assert {preset(name).primary for name in ("team-round-robin", "team-swiss", "olympiad")} == {Score.GAME}


@pytest.mark.parametrize("known", PRESETS, ids=lambda p: p.name)
def test_every_preset_can_be_computed(known: Preset) -> None:
    """And nothing that is not for round robins is offered for one."""
    if known.of_teams:
        t = teams("teams_4" if known.round_robin else "teams_22")
    else:
        t = round_robin(ROUND_ROBIN_7) if known.round_robin else swiss("swiss_18")
    if "ARO" in known.codes:
        t = against_rated_opponents()
    found = standings(t, StandingsRequest(preset=known.name, edition="2009" if known.handbook else "2026"))
    assert [spec.code for spec in found.specs] == list(known.codes)
    families = {definition_of(spec_of(code)).family for code in known.codes}
    assert not (known.round_robin and families & {Family.BUCHHOLZ, Family.COLOURS})


def test_unknown() -> None:
    with pytest.raises(UnknownName) as caught:
        preset("nothing")
    assert "swiss" in caught.value.known


def test_there_is_a_usual_list_for_every_kind() -> None:
    for of_teams in (False, True):
        for meets_all in (False, True):
            for handbook in (False, True):
                chosen = usual(of_teams, meets_all, handbook)
                assert (chosen.of_teams, chosen.round_robin, chosen.handbook) == (of_teams, meets_all, handbook)


def test_codes_are_unique() -> None:
    assert len({d.code for d in DEFINITIONS}) == len(DEFINITIONS)
