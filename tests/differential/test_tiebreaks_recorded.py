"""The tie-breaks against the figures that a program in use has given for the same events."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hakem.facts.rating_tables import half_up
from hakem.model import total
from hakem.tiebreaks import Standing, Standings, StandingsRequest, standings
from tests.support.recorded_tiebreaks import FILES, ROUND_ROBINS, edition_of, event, recorded, taken_for_round_robin
from tests.support.some import some


def computed(name: str, round_robin: bool) -> Standings:
    codes = tuple(code for code in recorded(name) if code not in ("PTS", "DE"))
    return standings(event(name), StandingsRequest(codes, edition=edition_of(name), round_robin=round_robin))


@pytest.mark.parametrize("name", FILES)
def test_every_value(name: str) -> None:
    """The program has 0 where there is nobody to make a value of."""
    as_swiss, as_round_robin = computed(name, round_robin=False), computed(name, round_robin=True)
    for at, spec in enumerate(some(as_swiss.specs)):
        found = as_round_robin if taken_for_round_robin(name, spec.code) else as_swiss
        ours = {str(row.contestant.id): total(row.values[at].shown) for row in found.rows}
        rounded = {key: half_up(value, 2) for key, value in ours.items()} if spec.name == "AOB" else ours
        assert rounded == {key: Fraction(text) for key, text in recorded(name)[spec.code].items()}, spec.code


@pytest.mark.parametrize("name", FILES)
def test_points(name: str) -> None:
    found = {str(row.contestant.id): row.points for row in computed(name, round_robin=False).rows}
    assert found == {key: Fraction(text) for key, text in recorded(name)["PTS"].items()}


@pytest.mark.parametrize("name", FILES)
def test_direct_encounter(name: str) -> None:
    """The program gives the rank inside the group of equal points, and 0 to a group of which nothing can be said."""
    found = standings(
        event(name), StandingsRequest(("DE",), edition=edition_of(name), round_robin=name in ROUND_ROBINS)
    )
    groups: dict[Fraction, list[Standing]] = {}
    for row in found.rows:
        groups.setdefault(row.points, []).append(row)
    for group in some(groups.values()):
        decided = len({row.first for row in group}) > 1
        for row in group:
            expected = row.first - group[0].first + 1 if decided else 0
            assert recorded(name)["DE"][str(row.contestant.id)] == str(expected), row.contestant.id
