"""Files of events that know their rules: nobody has to say them again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hakem import __version__
from hakem.formats import dump_native, parse
from hakem.model import EventRules, PairedBy, Tournament
from hakem.pairing import system_for
from tests.cli.runner import hakem
from tests.support.round_robins import event


@pytest.fixture(params=["json", "trf"])
def lim(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A Lim event with an option that is not the usual one, as ``generate`` writes it."""
    path = str(tmp_path / f"lim.{request.param}")
    rules = ("--system", "lim", "--edition", "2009", "--option", "maxi=yes")
    assert hakem("generate", "--players", "14", "--rounds", "6", "--seed", "Bolu", *rules, "-o", path).code == 0
    return path


def saved(t: Tournament, path: Path) -> str:
    path.write_text(dump_native(t).text, encoding="utf-8")
    return str(path)


def held(path: str) -> Tournament:
    return parse(Path(path).read_text(encoding="utf-8")).require()


def test_generate_stores_the_rules(lim: str) -> None:
    assert held(lim).rules == EventRules("lim", "2009", (("maxi", "yes"),))


def test_check_takes_system_edition_and_options_from_the_file(lim: str) -> None:
    done = hakem("check", lim)
    assert (done.code, done.out) == (0, "1 file, 6 rounds, 0 different\n")
    assert json.loads(hakem("check", lim, "--format", "json").out.splitlines()[0])["system"] == "lim"
    assert hakem("check", lim, "--option", "maxi=no").code == 6


def test_pair_does_too(lim: str) -> None:
    shown = json.loads(hakem("pair", lim, "--round", "6", "--format", "json").out)
    assert (shown["system"], shown["edition"]) == ("lim", "2009")
    said_again = hakem("pair", lim, "--round", "6", "--system", "lim", "--edition", "2009", "--option", "maxi=yes")
    assert hakem("pair", lim, "--round", "6").out == said_again.out


def test_the_command_lines_of_other_programs_heed_the_edition(lim: str) -> None:
    assert hakem("--lim", lim, "-c").code == 0
    t = replace(held(lim), rounds=held(lim).rounds[:5])
    path = saved(t, Path(lim))
    assert hakem("--lim", path, "-p").out == hakem("pair", path).out


def test_a_wish_goes_before_the_rules(lim: str) -> None:
    assert (
        json.loads(hakem("pair", lim, "--round", "1", "--system", "dutch", "--format", "json").out)["system"] == "dutch"
    )
    assert (
        json.loads(hakem("pair", lim, "--round", "1", "--edition", "2026", "--format", "json").out)["edition"] == "2026"
    )


def test_standings_take_the_tie_breaks_and_their_edition(tmp_path: Path, lim: str) -> None:
    t = held(lim)
    t = replace(t, rules=replace(t.rules, tie_breaks=("PTS", "BH/C1", "SB"), tie_break_edition="2023"))
    shown = json.loads(hakem("standings", saved(t, tmp_path / "b.json"), "--format", "json").out)
    assert shown["edition"] == "2023"
    assert shown["tiebreaks"] == ["BH/C1", "SB"]


def test_numbers_take_the_alphabet(tmp_path: Path) -> None:
    names = ("İnce, Ali", "Işık, Ece")
    players = tuple(replace(p, name=name) for p, name in zip(event(2).players, names, strict=True))
    t = replace(event(2), players=players)
    for collation, first in (("tr", "Işık,"), ("en", "İnce,")):
        path = saved(replace(t, rules=EventRules(collation=collation)), tmp_path / "a.json")
        assert hakem("number", path).out.split()[1] == first


def test_rules_that_nobody_knows_are_refused(tmp_path: Path) -> None:
    path = saved(replace(event(4), rules=EventRules("keizer")), tmp_path / "a.json")
    for command in ("pair", "check"):
        done = hakem(command, path)
        assert done.code == 3
        assert "unknown pairing system 'keizer'" in done.err
    path = saved(replace(event(4), rules=EventRules("dutch", "2017", (("maxi", "yes"),))), tmp_path / "a.json")
    assert "known: contestants" in hakem("pair", path).err


def test_a_table_by_the_rules_has_its_own_rounds(tmp_path: Path) -> None:
    t = replace(event(6), rules=EventRules("berger", "2009"))
    boards = [(str(b.white), str(b.black)) for b in system_for("berger", "2009", t).pair(t).boards]
    assert hakem("pair", saved(t, tmp_path / "a.json")).out.splitlines()[1:] == [" ".join(pair) for pair in boards]


def test_the_round_that_is_written_says_who_paired_it(tmp_path: Path) -> None:
    path = saved(replace(event(6, 5), rules=EventRules("dubov", "2026")), tmp_path / "a.json")
    report = str(tmp_path / "b.trf")
    assert hakem("pair", path, "--format", "trf", "-o", report).code == 0
    assert held(report).rounds[0].paired_by == PairedBy("dubov", "2026", __version__)
    assert held(report).rules.system == "dubov"


def test_what_is_wished_for_the_first_round_need_not_be_wished_again(tmp_path: Path) -> None:
    entries, first = saved(event(9, 5), tmp_path / "a.json"), str(tmp_path / "b.trf")
    wish = ("--system", "lim", "--edition", "2009", "--option", "maxi=yes")
    assert hakem("pair", entries, *wish, "--format", "trf", "-o", first).code == 0
    assert held(first).rules == EventRules("lim", "2009", (("maxi", "yes"),))
    assert json.loads(hakem("pair", first, "--format", "json").out)["system"] == "lim"
    assert hakem("check", first).code == 0


def test_a_board_that_is_fixed_makes_a_round_by_hand(tmp_path: Path) -> None:
    entries, first = saved(event(8, 5), tmp_path / "a.json"), str(tmp_path / "b.trf")
    assert hakem("pair", entries, "--fix", "1-2", "--format", "trf", "-o", first).code == 0
    assert held(first).rounds[0].paired_by == PairedBy(
        "dutch", "2026", __version__, by_hand=True, reason="Player 1 - Player 2"
    )


def test_why_boards_are_fixed_is_kept_with_the_round(tmp_path: Path) -> None:
    entries, first = saved(event(8, 5), tmp_path / "a.json"), str(tmp_path / "b.trf")
    fixed = ("pair", entries, "--fix", "1-2", "--format", "trf", "-o", first)
    assert hakem(*fixed, "--reason", "başhakem kararı").code == 0
    made = held(first).rounds[0].paired_by
    assert made == PairedBy("dutch", "2026", __version__, by_hand=True, reason="başhakem kararı")


def test_a_reason_needs_a_board_that_is_fixed(tmp_path: Path) -> None:
    done = hakem("pair", saved(event(8, 5), tmp_path / "a.json"), "--reason", "x")
    assert (done.code, done.err) == (3, "hakem: --reason says why boards are fixed, and none is (--fix)\n")
