"""``hakem desk number``, ``draw`` and ``import``: what a seed is for, what was drawn, files that name no system."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import Outcome, hakem

LIM = Path(__file__).parents[2] / "examples" / "handbook-lim.trf"


@pytest.fixture
def event(tmp_path: Path) -> str:
    name = str(tmp_path / "kupa")
    assert hakem("desk", "new", name, "--system", "berger", "--edition", "2009", "--name", "Kupa").code == 0
    for player, rating in (("Akın, Ada", "1500"), ("Bulut, Can", "1700"), ("Çelik, Ece", "1600")):
        assert hakem("desk", "add", name, player, "--rating", rating).code == 0
    return name


def number(event: str, *argv: str) -> Outcome:
    return hakem("desk", "number", event, *argv)


@pytest.mark.parametrize("part", ["number", "number-teams"])
def test_the_help_lists_the_ways(part: str) -> None:
    said = hakem("desk", part, "--help").out
    assert all(way in said.partition("--by WAY")[2] for way in ("rank", "lots", "varma", "given"))


def test_a_seed_without_lots_is_refused(event: str) -> None:
    for ways in ((), ("--by", "rank"), ("--by", "given"), ("3", "2", "1")):
        refused = number(event, *ways, "--seed", "q")
        assert (refused.code, refused.out) == (3, "")
        assert "--by lots" in refused.err
    assert hakem("desk", "log", event).out.count("\n") == 4


def test_by_lots_says_what_was_drawn_with_its_seed(event: str) -> None:
    drawn = number(event, "--by", "lots", "--seed", "q")
    lines = drawn.out.splitlines()
    assert lines[1] == "seed q"
    assert sorted(line.partition(" ")[2] for line in lines[2:]) == ["Akın, Ada", "Bulut, Can", "Çelik, Ece"]
    again = hakem("desk", "draw", event, "numbers", "--seed", "q")
    assert again.out.splitlines()[1:] == lines[2:]
    shown = hakem("desk", "show", event, "players").out
    assert [shown.index(line.partition(" ")[2]) for line in lines[2:]] == sorted(
        shown.index(line.partition(" ")[2]) for line in lines[2:]
    )


def test_other_lots_say_their_outcome(event: str) -> None:
    assert hakem("desk", "draw", event, "game", "Akın", "Bulut", "--seed", "q").out.splitlines()[1] in (
        "1 Akın, Ada",
        "1 Bulut, Can",
    )


def test_the_colour_that_is_said_is_the_one_that_was_drawn(tmp_path: Path) -> None:
    said = {}
    for seed in ("a", "b"):
        name = str(tmp_path / seed)
        assert hakem("desk", "new", name, "--system", "dutch", "--rounds", "3", "--name", "Kupa").code == 0
        said[seed] = hakem("desk", "draw", name, "colour", "--seed", seed).out.splitlines()[1]
        entry = json.loads(hakem("desk", "log", name, "--format", "json").out.splitlines()[-1])
        assert said[seed].endswith(entry["data"]["outcome"].title())
    assert said == {"a": "The first of the list has Black", "b": "The first of the list has White"}


def test_a_way_that_is_misspelt_is_nobodys_name(event: str) -> None:
    assert "lots" in number(event, "--by", "lot").err
    assert number(event, "--by", "LOTS").code == 0
    assert number(event, "--by", "Rana", "--by", "rank").code == 0
    assert '"by": "Rana"' in hakem("desk", "log", event, "--format", "json").out.replace('"by":"', '"by": "')


def test_an_order_is_given_without_a_word_and_belongs_to_nothing_else(event: str) -> None:
    assert number(event, "3", "1", "2").code == 0
    assert "--by given" in number(event, "3", "1", "2", "--by", "lots").err


def test_those_who_are_named_may_stand_behind_the_options(event: str) -> None:
    assert number(event, "--by", "given", "3", "1", "2").code == 0
    first = hakem("desk", "show", event, "players").out
    assert number(event, "2", "--by", "given", "1", "3").code == 0
    assert hakem("desk", "show", event, "players").out != first
    assert hakem("desk", "draw", event, "game", "--seed", "q", "Akın", "Bulut").code == 0
    for more in (("x",), ("3", "--sed", "q")):
        assert number(event, "2", "--by", "given", "1", *more).code == 3


def test_a_table_is_written_with_its_rounds_before_the_first_one(event: str, tmp_path: Path) -> None:
    for form in ("trf", "json"):
        file, again = str(tmp_path / f"kupa.{form}"), str(tmp_path / f"kupa-{form}")
        assert hakem("desk", "export", event, file).code == 0
        assert hakem("desk", "import", again, file, "--yes").code == 0
        assert '"rounds": 3' in hakem("desk", "show", again, "status", "--format", "json").out


def test_pairing_a_file_says_that_its_numbers_are_not_drawn(event: str, tmp_path: Path) -> None:
    file, drawn = str(tmp_path / "kupa.json"), str(tmp_path / "drawn.trf")
    assert hakem("desk", "export", event, file).code == 0
    assert "the file records no drawing" in hakem("pair", file).err
    assert "drawing" not in hakem("pair", file, "--edition", "2026").err
    for way in (("--by", "lots", "--seed", "q"), ("--drawn", "3,1,2")):
        assert hakem("number", file, *way, "-o", drawn).code == 0
        assert "drawing" not in hakem("pair", drawn).err


def test_the_lim_example_is_understood_at_every_door(tmp_path: Path) -> None:
    assert "round 2 (lim 2009)" in hakem("check", str(LIM)).out, "a bye of the book that is not that of its text"
    assert hakem("explain", str(LIM)).code == 0
    assert hakem("desk", "import", str(tmp_path / "lim"), str(LIM)).code == 0


def test_a_file_that_does_not_say_its_system_takes_the_one_that_is_named(tmp_path: Path) -> None:
    silent = tmp_path / "silent.trf"
    silent.write_text(LIM.read_text(encoding="utf-8").partition("### Hakem")[0], encoding="utf-8")
    event = str(tmp_path / "lim")
    assert "--system" in hakem("desk", "import", event, str(silent)).err
    assert hakem("desk", "import", event, str(silent), "--system", "keizer").code == 3
    assert hakem("desk", "import", event, str(silent), "--system", "lim", "--edition", "2009").code == 0
    assert "lim, edition 2009" in hakem("desk", "show", event).out
    assert "says itself" in hakem("desk", "import", event + "2", str(LIM), "--system", "dutch").err
    assert hakem("desk", "import", event, str(silent), "--system", "lim").code == 3
