"""How commands read files: lenient and said, or strict; sizes, signs and spreadsheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from hakem.cli.files import MOST_PLAYERS
from hakem.formats import dump_native, parse
from hakem.values import replace
from tests.cli.runner import hakem
from tests.formats.test_wild_files import THREE_TEAMS, TWO_BOARDS, team
from tests.support.trf_lines import FOUR, report, row

ODD = report((row(1, "2w1", "- ", points="1.5"), row(2, "1b0", "3w1", points="1.0"), row(3, "- ", "2b0", points="0.5")))
"""Two byes without a result whose half points only the totals have."""

READERS = (
    ("standings",),
    ("check", "--jobs", "1"),
    ("pair",),
    ("number",),
    ("crosstable",),
    ("ratings",),
    ("knockout", "plan", "--event"),
)


def saved(folder: Path, text: str, name: str = "event.trf") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8", newline="")
    return str(path)


def test_adjustments_are_said_once_for_every_kind(tmp_path: Path) -> None:
    path = saved(tmp_path, ODD)
    said = hakem("standings", path)
    assert said.code == 0
    assert said.err.splitlines()[0].startswith(f"hakem: {path}:3:81: 2 rows: no opponent and no result")


def test_every_row_is_said_if_that_is_wanted(tmp_path: Path) -> None:
    path = saved(tmp_path, ODD)
    rows = [line for line in hakem("standings", path, "--all-notes").err.splitlines() if "half-point bye" in line]
    assert [line.split(":")[2] for line in rows] == ["3", "5"]


@pytest.mark.parametrize("command", READERS, ids=lambda command: command[0])
def test_strict_refuses_what_would_have_to_be_assumed(command: tuple[str, ...], tmp_path: Path) -> None:
    path = saved(tmp_path, ODD)
    refused = hakem(*command, path, "--strict")
    assert refused.code == 3
    assert "2 places would have to be read differently from how they stand there" in refused.err
    assert not any(line.startswith("1 ") for line in refused.out.splitlines())


def test_strict_takes_a_file_in_which_nothing_is_assumed(tmp_path: Path) -> None:
    path = saved(tmp_path, report(FOUR))
    assert hakem("standings", path, "--strict").code == 0
    assert hakem("convert", path, str(tmp_path / "b.json"), "--strict").code == 0


def test_printed_ranks_of_teams_are_compared(tmp_path: Path) -> None:
    ranked = (team(1, "Ankara", 1, 2, rank="2"), team(2, "Bursa", 3, 4, rank="1"), *THREE_TEAMS[2:])
    path = saved(tmp_path, report(TWO_BOARDS, "192 FIDE_TEAM", "212 MPTS,MPVGP", *ranked))
    assert "2 printed ranks of teams are not that of the standings" in hakem("standings", path).err
    assert hakem("standings", path, "--strict").code == 3
    assert "rank" not in hakem("standings", path, "--tiebreaks", "BH:MP").err


def test_more_players_than_can_be_handled_are_too_many(tmp_path: Path) -> None:
    path = saved(tmp_path, "012 X\n" + "001 \n" * (MOST_PLAYERS + 1))
    assert hakem("pair", path).code == 4
    assert hakem("check", path, "--jobs", "1").code == 4
    assert hakem("generate", "--players", "20000000", "--rounds", "5", "-o", str(tmp_path / "x.trf")).code == 4


def test_a_terminal_is_not_told_what_to_do_by_a_file_or_its_name(tmp_path: Path) -> None:
    t = parse(report(FOUR)).require()
    bad = replace(t, players=(replace(t.players[0], name="\x1b[2J\x07Ali"), *t.players[1:]))
    path = saved(tmp_path, dump_native(bad).text, "event.json")
    shown = hakem("standings", path)
    assert "\x1b" not in shown.out
    assert "Ali" in shown.out
    out = str(tmp_path / "x.trf")
    assert hakem("convert", path, out).code == 0
    assert hakem("pair", out).code == 0
    missing = hakem("pair", str(tmp_path / "\x1b[2J.trf"))
    assert "\x1b" not in missing.err
    assert "\\x1b" in missing.err


def test_a_name_does_not_become_a_formula(tmp_path: Path) -> None:
    path = saved(tmp_path, report((row(1, "2w1", points="1.0", name="=HYPERLINK(9)"), row(2, "1b0"))))
    out = hakem("standings", path, "--format", "csv").out
    assert "'=HYPERLINK(9)" in out


@pytest.mark.parametrize("word", ["1/2-1/2", "0.5-0.5", "=-=", "½-0.5"])
def test_draws_in_other_words(word: str) -> None:
    text = dump_native(parse(report(FOUR)).require()).text
    assert parse(text.replace("½-½", word)).require() == parse(text).require()


@pytest.mark.parametrize("word", ["1F-0F", "+--", "+/-"])
def test_forfeits_in_one_word(word: str) -> None:
    text = dump_native(parse(report((row(1, "2w+", points="1.0"), row(2, "1b-")))).require()).text
    plain = parse(text).require()
    assert parse(text.replace('"1-0", "played": false', f'"{word}"')).require() == plain
    assert word not in text


def test_a_result_that_is_none_is_answered_with_possible_ones() -> None:
    text = dump_native(parse(report(FOUR)).require()).text
    (wrong, *_) = parse(text.replace("½-½", "2-2")).errors
    known = wrong.message.data["known"]
    assert isinstance(known, tuple)
    assert "1-1" not in known
    assert "½-½" in known
