"""``hakem pair`` with a system that pairs by scores: announced byes, acceleration."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hakem.formats import dump_native, parse_bytes
from hakem.model import Absence, AccelerationMethod, Bye, ByeKind, PlayerId, RoundNo
from tests.cli.runner import hakem
from tests.round_robins import event


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
