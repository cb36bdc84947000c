"""Readings of unclear articles: each has a number of its own, articles that exist, and tests that exist."""

from __future__ import annotations

import re

import pytest
from tools.documents import ROOT
from tools.readings import FOLDER, Reading, readings

from hakem.regulations import EDITIONS
from tests.support.some import some

READINGS = readings()

NOT_IN_THE_CODE = {
    "C.04.3 (2026) 1.7": "colour preferences are facts/colours.py, which cites nothing",
    "C.04.3 (2017) A.6": "likewise",
    "TSF Dutch (2009) F.8": "absence is a fact of the event",
    "TSF Burstein (2009) 5.4": "the code cites its four rules one by one",
    "B.02 (2025) 6.1": "left to the file",
    "B.02 (2025) 6.2": "left to the file",
}
WITHOUT_EDITIONS = re.compile(r"TRF26 record \d{3}|C\.04\.[16] [\d.]+")


def test_no_reading_is_missed() -> None:
    headings = sum(len(re.findall(r"^### ", page.read_text(encoding="utf-8"), re.M)) for page in FOLDER.glob("*.md"))
    assert len({reading.id for reading in READINGS}) == len(READINGS) == headings > 150


@pytest.mark.parametrize("reading", READINGS, ids=lambda r: r.id)
def test_every_reading_names_its_articles_and_a_test(reading: Reading) -> None:
    known = {str(edition.art(n)) for _, editions in EDITIONS for edition in editions for n in edition.articles}
    unknown = [cited for cited in reading.articles if not WITHOUT_EDITIONS.fullmatch(cited)]
    assert set(unknown) - known - NOT_IN_THE_CODE.keys() == set()
    tests = re.findall(r"`(tests/[\w/.-]+?\.py)(?:::([\w:]+))?`", reading.text)
    assert tests
    for path, names in tests:
        text = (ROOT / path).read_text(encoding="utf-8")
        for name in filter(None, names.split("::")):
            assert re.search(rf"\b(?:class|def) {name}\b", text), (path, name)


def test_what_code_says_of_readings_exists() -> None:
    known = {reading.id for reading in READINGS}
    shape = re.compile(rf"\b(?:{'|'.join(sorted({r.id.split('-')[0] for r in READINGS}))})-(?:09-)?\d+\b")
    for folder in ("src", "tests", "tools"):
        for path in some((ROOT / folder).rglob("*.py")):
            assert set(shape.findall(path.read_text(encoding="utf-8"))) <= known, path
