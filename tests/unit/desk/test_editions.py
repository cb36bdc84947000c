"""Editions of pairing and tie-breaks are chosen together, at the desk and on its pages."""

from __future__ import annotations

from typing import Any

import pytest

from hakem.tiebreaks import standings
from tests.support.desks import AtDesk


def made(**fields: Any) -> AtDesk:
    event = AtDesk()
    event.do("create", **{"name": "Kupa", "system": "dutch", "rounds": 5, **fields})
    return event


def ties(event: AtDesk) -> str:
    return standings(event.desk.tournament).edition.id


@pytest.mark.parametrize(
    ("fields", "edition"),
    [
        ({"edition": "2009"}, "2009"),
        ({"edition": "2009", "start": "2026-11-20"}, "2009"),
        ({"edition": "2009", "start": "2010-11-20"}, "2009"),
        ({"edition": "2009", "tie_break_edition": "2026"}, "2026"),
        ({"edition": "2009", "preset": "swiss"}, "2026"),
        ({"preset": "swiss-unrated"}, "2009"),
        ({}, "2026"),
        ({"start": "2025-01-01"}, "2024"),
        ({"start": "2010-01-01"}, "2009"),
        ({"edition": "2026", "start": "2010-01-01"}, "2026"),
        ({"edition": "2017", "start": "2024-01-01"}, "2023"),
        ({"system": "berger", "edition": "2009"}, "2009"),
        ({"system": "scheveningen", "start": "2026-11-20", "preset": "team-boards", "of_teams": True}, "2026"),
    ],
)
def test_a_new_event(fields: dict[str, Any], edition: str) -> None:
    assert ties(made(**fields)) == edition


def test_it_is_said_when_the_tie_breaks_go_along() -> None:
    assert made(edition="2009").codes == ["ties-go-along"]
    for fields in ({}, {"edition": "2026"}, {"edition": "2009", "tie_break_edition": "2009"}):
        assert made(**fields).codes == []


def test_the_day_that_is_known_later_changes_neither() -> None:
    event = made(edition="2009", start="2010-11-20")
    event.do("change-event", start="2026-11-20")
    assert (event.desk.tournament.rules.edition, ties(event)) == ("2009", "2009")


def test_another_edition_of_the_pairing_takes_the_tie_breaks_along() -> None:
    event = made(start="2026-11-20")
    event.do("change-event", edition="2009")
    assert ties(event) == "2009"
    event.do("change-event", edition="2026")
    assert ties(event) == "2026"
    event.do("change-event", edition="2009", tie_break_edition="2024")
    assert ties(event) == "2024"
    event.do("change-event", preset="swiss-unrated")
    assert ties(event) == "2009"
    event.do("change-event", city="İzmir")
    assert ties(event) == "2009"
