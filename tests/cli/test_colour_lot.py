"""The lot of the colours at the doors of the command line and of the desk: declared, shown, contradicted."""

from __future__ import annotations

from pathlib import Path

import pytest

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.importing import imported
from tests.cli.runner import hakem
from tests.support.trf_lines import good, report, row

BLACK_FIRST = (row(1, "3b0"), row(2, "4w1", points="1.0"), row(3, "1w1", points="1.0"), row(4, "2b0"))
"""The lot was Black: 3-1 and 2-4."""

ACCELERATED = (row(1, "4b0"), row(2, "3w1", points="1.0"), row(3, "2b0"), row(4, "1w1", points="1.0"))
"""4 has a virtual point, and is the higher ranked of 4-1: the lot was Black for odd places."""

DUTCH = "192 FIDE_DUTCH_2026"
SAID = {
    "en": "White as the initial colour (records 152 and XXC, or the desk), and the colours of round 1 show Black",
    "tr": "ilk renk beyaz olarak yazılı (152 ve XXC kayıtları ya da masa), 1. turun renkleri ise siyah gösteriyor",
}


def saved(path: Path, rows: tuple[str, ...], *records: str) -> str:
    file = path / "open.trf"
    file.write_text(report(rows, "142 5", DUTCH, *records), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("record", ["152 W", "XXC white1"])
@pytest.mark.parametrize("lang", SAID)
def test_a_contradiction_is_said_and_the_declared_lot_counts(tmp_path: Path, record: str, lang: str) -> None:
    file = saved(tmp_path, BLACK_FIRST, record)
    for command in ("check", "verify", "pair"):
        found = hakem(command, file, lang=lang)
        assert SAID[lang] in found.err, command
        assert found.code == (0 if command == "pair" else 6)


@pytest.mark.parametrize("record", ["152 B", "XXC black1"])
def test_a_lot_that_agrees(tmp_path: Path, record: str) -> None:
    file = saved(tmp_path, BLACK_FIRST, record)
    for command in ("check", "verify"):
        found = hakem(command, file)
        assert found.code == 0, command
        assert "declares" not in found.err


@pytest.mark.parametrize("records", [(), ("152 B",)])
def test_virtual_points_make_the_first_of_the_list_the_lower_ranked(tmp_path: Path, records: tuple[str, ...]) -> None:
    points = f"250 {'':4} {'1.0':>4} {1:>3} {1:>3} {4:>4}"
    file = saved(tmp_path, ACCELERATED, points, *records)
    assert good(Path(file).read_text(encoding="utf-8")).acceleration is not None
    for command in ("check", "verify"):
        assert hakem(command, file).code == 0, command


def test_an_event_that_is_taken_over_says_it() -> None:
    t = good(report(BLACK_FIRST, "142 5", DUTCH, "152 W"))
    asked = ActionAsked("create", {}, at="2026-11-18T20:00:00")
    said = [each["code"] for each in imported(t, asked, "open.trf").drafts[0].warnings]
    assert "colour-contradicted" in said
