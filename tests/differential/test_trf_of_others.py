"""Our TRF16 read by another program: it must find the same players, opponents, colours and results."""

from __future__ import annotations

from pathlib import Path

import pytest
from py4swiss.trf.trf_parser import TrfParser

from hakem.facts import cards
from hakem.formats import TRF16, dump_trf, parse_bytes
from hakem.model import decimal_text

DATA = Path(__file__).parent.parent / "data" / "trf"


@pytest.mark.parametrize("name", ["accelerated", "three-points", "many-byes"])
def test_another_reader_agrees(name: str, tmp_path: Path) -> None:
    parsed = parse_bytes((DATA / f"{name}.trf").read_bytes())
    t = parsed.require()
    file = tmp_path / "ours.trf"
    file.write_bytes(dump_trf(t, TRF16, parsed.extras).text.encode("utf-8"))
    theirs = TrfParser.parse(file)
    assert theirs.x_section.number_of_rounds == t.rounds_total
    made = cards(t)
    assert len(theirs.player_sections) == len(t.players)
    for section, p in zip(theirs.player_sections, t.players, strict=True):
        card = made[p.id]
        assert (section.starting_number, section.name, section.fide_rating) == (p.id, p.name, p.rating)
        assert decimal_text(card.score * 10) == f"{section.points_times_ten}.0"
        assert [result.id or None for result in section.results] == [e.opponent for e in card.entries]
        colours = [e.colour.value if e.colour else "-" for e in card.entries]
        assert [result.color.value for result in section.results] == colours
    listed = {
        (v.player, r): v.points
        for v in (t.acceleration.points if t.acceleration else ())
        for r in range(v.first_round, v.last_round + 1)
    }
    for player, points in theirs.x_section.accelerations.items():
        assert [value for value in points if value] == [10 * v for (p, _), v in sorted(listed.items()) if p == player]
