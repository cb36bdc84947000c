"""``hakem pair`` with a system that pairs by scores: announced byes, acceleration."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hakem.formats import dump_native, parse_bytes
from hakem.model import Absence, AccelerationMethod, Bye, ByeKind, PlayerId, RoundNo
from tests.cli.runner import hakem
from tests.round_robins import event
from tests.trf_lines import report, row


def test_announced_byes_are_part_of_the_round(tmp_path: Path) -> None:
    announced = tuple(Absence(RoundNo(n), PlayerId(2), ByeKind.HALF_POINT) for n in (1, 2))
    path = tmp_path / "event.json"
    path.write_text(dump_native(replace(event(4, 5), absences=announced)).text)
    t = parse_bytes(hakem("pair", str(path), "--format", "trf").out.encode()).require()
    assert set(t.rounds[0].byes) == {Bye(PlayerId(2), ByeKind.HALF_POINT), Bye(PlayerId(4), ByeKind.PAIRING_ALLOCATED)}
    assert t.absences == announced[1:]
    assert hakem("pair", str(path)).out.endswith("\n4 0\n")


def test_acceleration(tmp_path: Path) -> None:
    path = tmp_path / "event.json"
    t = event(4, 5)
    path.write_text(dump_native(replace(t, event=replace(t.event, type_code="FIDE_DUTCH"))).text)
    text = hakem("pair", str(path), "--acceleration", "baku", "--format", "trf").out
    assert "192 FIDE_DUTCH_BAKU" in text
    acceleration = parse_bytes(text.encode()).require().acceleration
    assert acceleration is not None
    assert acceleration.method is AccelerationMethod.BAKU


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "player 1 has nobody to meet"), ("tr", "1 numaralı oyuncunun oynayabileceği kimse yok")],
)
@pytest.mark.parametrize("edition", ["2009", "2017", "2026"])
def test_impossible_round(edition: str, language: str, words: str, tmp_path: Path) -> None:
    """Four players after three rounds have all met."""
    rows = (
        row(1, "2w=", "3b=", "4w=", points="1.5"),
        row(2, "1b=", "4w=", "3b=", points="1.5"),
        row(3, "4w=", "1w=", "2w=", points="1.5"),
        row(4, "3b=", "2b=", "1b=", points="1.5"),
    )
    source = tmp_path / "met.trf"
    source.write_text(report(rows, "142 5"))
    done = hakem("pair", str(source), "--edition", edition, lang=language)
    assert done.code == 1
    assert words in done.err
    assert done.out == ""


def test_fixed_boards(tmp_path: Path) -> None:
    source = tmp_path / "event.json"
    source.write_text(dump_native(event(6, 5)).text)
    assert hakem("pair", str(source), "--fix", "6-1").out == "3\n6 1\n2 4\n5 3\n"
    assert hakem("pair", str(source), "--system", "berger", "--fix", "6-1").code == 3
    assert hakem("pair", str(source), "--fix", "6-1", "--fix", "1-2").err == "hakem: player 1 is on two fixed boards\n"
