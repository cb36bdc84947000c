"""The literal implementations judge the engines: a judge who asks the accused is none."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from hakem.facts.card import cards
from tests.support.some import some

JUDGES = Path(__file__).parents[1] / "judges"
ENGINES = ("hakem.pairing", "hakem.matching", "hakem.simulation", "hakem.tiebreaks")

THE_TABLE = {"hakem.pairing.procedure", "hakem.pairing.swiss.dutch_2009.table"}
ALLOWED = {"dutch_2009_procedure": THE_TABLE}
"""The procedure of 2009 follows the engine's table of jumps, so that a jump which the table lacks would be seen."""


def imported(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module is not None}


@pytest.mark.parametrize("path", sorted(JUDGES.glob("*.py")), ids=lambda path: path.stem)
def test_it_knows_nothing_of_the_engines(path: Path) -> None:
    """Not through other modules of the tests either: it imports none but its own kind."""
    for module in some({"hakem", *imported(path)} - ALLOWED.get(path.stem, set())):
        assert not module.startswith(ENGINES), module
        assert not module.startswith("tests.") or module.startswith("tests.judges"), module


def test_there_is_something_to_look_at() -> None:
    assert cards.__module__ in imported(JUDGES / "entrant.py")
