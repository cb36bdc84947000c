"""``hakem pair`` with a system that pairs by scores: announced byes, acceleration."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from hakem.formats import dump_native, dump_trf, parse_bytes
from hakem.model import Absence, AccelerationMethod, Bye, ByeKind, Colour, Event, PlayerId, RoundNo
from hakem.pairing import systems
from tests.cli.runner import hakem
from tests.support.rated_events import with_ratings
from tests.support.round_robins import event
from tests.support.swiss_rounds import swiss
from tests.support.trf_lines import report, row


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


def test_baku_is_the_same_from_every_file(tmp_path: Path) -> None:
    """C.04.7 1.3: seven players, GA is 2 to 5; then 1 comes. A report has no word for joining, the JSON file has."""
    t = swiss(8, 9, "2-4 =, 5-3 =, 6-7 =, 8 U")
    late = replace(t, players=tuple(replace(p, joined=RoundNo(2)) if p.number == 1 else p for p in t.players))
    own, report_of_it = tmp_path / "event.json", tmp_path / "event.trf"
    own.write_text(dump_native(late).text)
    hakem("convert", str(own), str(report_of_it))
    for path in (own, report_of_it):
        done = hakem("pair", str(path), "--acceleration", "baku", "--system", "dutch", "--edition", "2026")
        assert done.out.split() == ["4", "3", "2", "4", "5", "1", "6", "7", "8"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "player 1 has nobody to meet"), ("tr", "1'in oynayabileceği kimse yok")],
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
    source.write_text(dump_native(replace(event(6, 5), initial_colour=Colour.WHITE)).text)
    assert hakem("pair", str(source), "--fix", "6-1").out == "3\n6 1\n2 4\n5 3\n"
    assert hakem("pair", str(source), "--system", "berger", "--fix", "6-1").code == 3
    assert hakem("pair", str(source), "--fix", "6-1", "--fix", "1-2").err == "hakem: player 1 is on two fixed boards\n"


class TestAssumptions:
    """What a system has to assume is said even to those who ask for no explanation."""

    def test_players_without_a_rating(self, tmp_path: Path) -> None:
        source = tmp_path / "in.trf"
        source.write_bytes(dump_trf(swiss(4, 3)).text.encode())
        done = hakem("pair", str(source), "--system", "dubov", "--edition", "2026")
        assert done.code == 0
        everybody = ", ".join(f"{n} Player {n}" for n in range(1, 5))
        assert done.err == f"hakem: C.04.4.1 (2026) 1.1: without a rating, which counts as 0: {everybody}\n"
        assert hakem("pair", str(source), "--system", "dubov", "--explain").err == ""
        assert hakem("pair", str(source), "--system", "lim").err == ""
        maxi = hakem("pair", str(source), "--system", "lim", "--edition", "2026", "--option", "maxi", lang="tr")
        assert maxi.err.startswith("hakem: C.04.4.3 (2026) 5.7: ")

    def test_options(self, tmp_path: Path) -> None:
        source = tmp_path / "in.trf"
        source.write_bytes(dump_trf(swiss(4, 3)).text.encode())
        assert hakem("pair", str(source), "--system", "lim", "--option", "maxi=perhaps").code == 3
        assert hakem("check", str(source), "--system", "lim", "--option", "bye-is-float=no").code == 0
        words = ("--players", "8", "--rounds", "4", "--seed", "Adana", "--system", "lim")
        out = str(tmp_path / "out.trf")
        assert hakem("generate", *words, "--option", "maxi", "-o", out).code == 0
        assert hakem("check", out, "--system", "lim", "--option", "maxi").code == 0

    def test_edition_of_another_day(self, tmp_path: Path) -> None:
        """Nobody has the text of that year: the one in force stands in, and that is said."""
        source = tmp_path / "in.trf"
        rated = with_ratings(swiss(4, 3), (2000, 1900, 1800, 1700))
        source.write_bytes(dump_trf(replace(rated, event=Event(start=date(2020, 5, 1)))).text.encode())
        words = "no edition of dubov is known for 2020-05-01; the edition 2026 stands in (--edition chooses)"
        assert hakem("pair", str(source), "--system", "dubov").err == f"hakem: {words}\n"
        assert hakem("pair", str(source), "--system", "dubov", "--edition", "2009").err == ""


@pytest.mark.parametrize(
    ("system", "edition"),
    [(info.name, text.edition.id) for info in systems() if not info.of_teams for text in info.texts],
)
def test_check_list_of_every_system_and_edition(system: str, edition: str, tmp_path: Path) -> None:
    """After the round on standard output, or alone in a file."""
    source = tmp_path / "event.json"
    source.write_text(dump_native(event(5, 6)).text, encoding="utf-8")
    argv = ("pair", str(source), "--system", system, "--edition", edition, "--format", "protocol")
    alone = hakem(*argv, "--checklist", str(tmp_path / "list.txt"))
    listed = (tmp_path / "list.txt").read_text(encoding="utf-8")
    assert alone.code == 0
    assert listed.startswith("ID  Pts  Colours  Pref")
    assert len([line for line in listed.splitlines()[1:] if line]) == 5
    assert hakem(*argv, "--checklist", "-").out == f"{alone.out}\n{listed}"
