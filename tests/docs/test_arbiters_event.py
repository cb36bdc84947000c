"""The event of the pages for arbiters: its files follow from each other by the page's commands and typed results."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from tools.documents import ROOT
from tools.tour import run_command

from hakem import Tournament, parse_bytes

EVENT = ROOT / "examples" / "bahar-kupasi"
STATES = ["entries", "round-1", "round-2", "round-3", "final"]


def read(path: Path) -> Tournament:
    return parse_bytes(path.read_bytes()).require()


@pytest.mark.parametrize(("before", "after"), list(pairwise(STATES)))
def test_a_round_paired_and_its_results_typed(before: str, after: str, tmp_path: Path) -> None:
    start = EVENT / f"{before}.json"
    if before == "entries":
        start = tmp_path / "start.trf"
        run_command(f"hakem number {EVENT / 'entries.json'} -o {start}")
    run_command(f"hakem pair {start} --format trf -o {tmp_path / 'round.trf'}")
    paired = read(tmp_path / "round.trf").rounds[-1]
    typed = read(EVENT / f"{after}.json").rounds[-1]
    assert {(game.white, game.black) for game in typed.games} == {(game.white, game.black) for game in paired.games}
    assert typed.byes == paired.byes
    assert all(game.white_mark.name == "PENDING" for game in paired.games)
    assert not any(game.white_mark.name == "PENDING" for game in typed.games)


@pytest.mark.parametrize("page", ["for-arbiters.md", "hakemler-icin.md"])
def test_what_is_shown_of_files_stands_in_them(page: str) -> None:
    files = "".join((EVENT / f"{state}.json").read_text(encoding="utf-8") for state in STATES)
    shown = re.findall(r"^```json\n(.*?)^```$", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.M | re.S)
    assert len(shown) == 3
    for block in shown:
        assert block in files


def test_both_pages_have_the_same_commands() -> None:
    english, turkish = (
        re.findall(r"^\$ .*$", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.M)
        for page in ("for-arbiters.md", "hakemler-icin.md")
    )
    assert english == turkish
    assert len(english) > 12
