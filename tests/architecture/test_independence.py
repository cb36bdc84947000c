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


VERIFIER = sorted((Path(__file__).parents[2] / "src" / "hakem" / "verify").glob("*.py"))
CHECKER = Path(__file__).parents[2] / "tools" / "certificate_checker.py"
SHARED = ("hakem.model", "hakem.regulations", "hakem.i18n", "hakem.values", "hakem.lazy", "hakem.verify")


@pytest.mark.parametrize("path", VERIFIER, ids=lambda path: path.stem)
def test_the_verifier_shares_the_model_and_nothing_else(path: Path) -> None:
    """No engine, no matching, and no facts either: an error in them would be its own."""
    ours = {module for module in {"hakem.verify", *imported(path)} if module.startswith("hakem")}
    assert {module for module in ours if not module.startswith(SHARED)} == set()


def test_who_checks_certificates_needs_nothing_but_python() -> None:
    nodes = list(ast.walk(ast.parse(CHECKER.read_text("utf-8"))))
    plain = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    assert plain | imported(CHECKER) == {"itertools", "json", "sys", "types"}
