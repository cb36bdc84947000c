"""``hakem simulate``: the same bytes for the same seed, whoever plays."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from hakem.cli import cluster
from tests.cli.runner import hakem

FEW = ("--players", "8", "--rounds", "3", "--runs", "12", "--seed", "s")


@pytest.mark.parametrize("form", ["text", "json", "html"])
def test_the_same_bytes_with_one_process_and_with_two(form: str) -> None:
    one, two = (hakem("simulate", *FEW, "--systems", "dutch,dubov", "--format", form, "--jobs", n) for n in "12")
    assert one.code == 0
    assert one == two


def test_the_players_of_a_file(tmp_path: Path) -> None:
    out = tmp_path / "fair.json"
    shown = hakem(
        *("simulate", "examples/entries.trf", "--runs", "2", "--rounds", "3", "--seed", "s", "--jobs", "1"),
        *("--tiebreaks", "BH,SB;DE", "--acceleration", "none,baku", "--format", "json", "-o", str(out)),
    )
    assert shown.code == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    assert [each["accelerated"] for each in data["variants"]] == [False, True]
    assert [own["tiebreaks"] for own in data["variants"][0]["lists"]] == [["BH", "SB"], ["DE"]]


def test_a_seed_that_nobody_gave_is_shown() -> None:
    assert "seed" in hakem("simulate", *FEW[:4], "--runs", "1", "--jobs", "1").err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "one of the two"),
        (("examples/team-league.json",), "teams"),
        (("--players", "8", "--rounds", "9"), "too many"),
        (("--players", "8", "--systems", "knockout"), "cannot be compared"),
        (("--players", "8", "--rounds", "3", "--acceleration", "tokyo"), "none,baku"),
        (("--players", "8", "--rounds", "3", "--rating-from", "2000", "--rating-to", "1000"), "ratings"),
    ],
)
def test_what_cannot_be_compared_is_refused(arguments: tuple[str, ...], words: str) -> None:
    shown = hakem("simulate", *arguments, "--runs", "1", "--seed", "s")
    assert shown.code == 3
    assert words in shown.err


def test_no_cluster_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)  # nobody will answer however long it waits
    shown = hakem("simulate", *FEW, "--cluster", "tcp://127.0.0.1:1")
    words = "no cluster answers" if find_spec("distributed") else "needs the package distributed"
    assert (shown.code, words in shown.err) == (3, True)
