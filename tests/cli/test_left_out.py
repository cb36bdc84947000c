"""A tie-break that cannot be had is left out with a note at every door, and refused only where somebody is strict."""

from __future__ import annotations

from pathlib import Path

import pytest

from hakem.web.site.site import SiteWish, site_files
from tests.cli.runner import hakem
from tests.paper.reading import printed, text_of
from tests.support.desks import AtDesk


@pytest.fixture
def event(tmp_path: Path) -> str:
    name = str(tmp_path / "kupa")
    hakem("desk", "new", name, "--system", "dutch", "--rounds", "1", "--name", "Kupa", "--tiebreaks", "BH,ARO")
    hakem("desk", "add", name, "Ak, Ada", "--rating", "1800")
    hakem("desk", "add", name, "Bal, Can")
    hakem("desk", "pair", name, "--yes")
    hakem("desk", "result", name, "1.1", "1-0")
    return name


def test_at_the_desk_and_on_files(event: str, tmp_path: Path) -> None:
    report = str(tmp_path / "kupa.trf")
    assert hakem("desk", "export", event, report).code == 0
    doors = (
        ("desk", "show", event, "standings"),
        ("standings", report),
        ("crosstable", report, "--tiebreaks", "BH,ARO"),
        ("crosstable", report, "--form", "rounds", "--tiebreaks", "BH,ARO"),
    )
    for door in doors:
        done = hakem(*door)
        assert done.code == 0, door
        assert "BH" in done.out, door
        assert "ARO" not in done.out, door
        assert "left out: ARO needs a rating of everybody" in done.err, door
    for door in doors[1:]:
        strict = hakem(*door, "--strict")
        assert (strict.code, strict.out) == (3, ""), door
        assert "ARO needs" in strict.err, door


def test_on_paper_and_on_the_site() -> None:
    at = AtDesk()
    at.do("create", name="Kupa", system="dutch", rounds=1, colour="white", tie_breaks=["BH", "ARO"])
    for name, rating in (("Ak, Ada", 1800), ("Bal, Can", None)):
        at.do("add-player", name=name, rating=rating)
    at.do("pair")
    at.do("publish", round=1)
    at.results(1, "1-0")
    at.do("close")
    for paper in ("standings", "crosstable"):
        assert "left out: ARO needs" in text_of(printed(paper, at.desk, "en", 1)), paper
    pages = dict(site_files(SiteWish(at.desk, (), ("en",))))
    assert any(b"left out: ARO needs" in data for name, data in pages.items() if name.endswith("standings.html"))
