"""``hakem what-if``: results assumed, and what must happen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hakem.exports.files import written_as
from hakem.formats import NO_EXTRAS, WriteOptions
from hakem.model import Tournament
from hakem.values import replace
from tests.cli.runner import hakem
from tests.support.open_rounds import last_round_open, reopened


def written(folder: Path, t: Tournament) -> str:
    path = folder / "event.json"
    path.write_text(written_as("json", t, NO_EXTRAS, WriteOptions()).text, encoding="utf-8")
    return str(path)


@pytest.fixture
def event(tmp_path: Path) -> str:
    """Ten players, four boards of the last round open."""
    return written(tmp_path, last_round_open(10, 5, "a", {1, 2, 3, 4}, "BH", "SB"))


def test_the_standings_show_who_moves(event: str) -> None:
    shown = hakem("what-if", event, "--result", "5.1=0-1", "--result", "5.2=1-0")
    assert shown.code == 0
    assert "Changes of place:" in shown.out
    data = json.loads(hakem("what-if", event, "--result", "5.1=0-1", "--format", "json").out)
    assert data["moves"]
    assert "Nobody's place changes." in hakem("what-if", event).out


@pytest.mark.parametrize(("lang", "word"), [("en", "Exact:"), ("tr", "Kesin:")])
def test_what_must_happen_is_said(event: str, lang: str, word: str) -> None:
    shown = hakem("what-if", event, "--player", "1", "--place", "3", lang=lang)
    assert shown.code == 0
    assert word in shown.out


def test_the_same_for_programs(event: str) -> None:
    data = json.loads(hakem("what-if", event, "--player", "1", "--format", "json").out)
    assert data["exact"] is True
    assert [branch["own"] for branch in data["branches"]] == ["won", "drawn", "lost"]
    assert "outlook" not in data, "no round is to come"


def test_beyond_the_round_samples_are_named(tmp_path: Path) -> None:
    t = last_round_open(10, 5, "a", ())
    event = written(tmp_path, reopened(replace(t, rounds=t.rounds[:3]), {1, 2}))
    shown = hakem("what-if", event, "--player", "1", "--samples", "5")
    assert "of 5 samples" in shown.out
    assert "This is not exact." in shown.out
    data = json.loads(hakem("what-if", event, "--player", "1", "--samples", "5", "--format", "json").out)
    assert data["outlook"]["samples"] == 5
    assert "samples," not in hakem("what-if", event, "--player", "1", "--samples", "0").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--result", "5.5=1-0"), "has its result already"),
        (("--result", "9.1=1-0"), "round"),
        (("--result", "5.1"), "such as 5.3=1-0"),
        (("--player", "77"), "nobody has the pairing number 77"),
        (("--player", "1", "--place", "11"), "there is no place 11"),
    ],
)
def test_what_cannot_be_asked_is_refused(event: str, arguments: tuple[str, ...], words: str) -> None:
    shown = hakem("what-if", event, *arguments)
    assert shown.code == 3
    assert words in shown.err


def test_before_the_first_round_there_is_nothing_to_assume() -> None:
    shown = hakem("what-if", "examples/entries.trf")
    assert (shown.code, "no round has been paired" in shown.err) == (3, True)
