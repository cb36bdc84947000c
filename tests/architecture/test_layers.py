"""The shape of the package, held by tests: layers, purity, documented modules, short functions, public names."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import PATHS, each_module, imported, layer_of, module_name, parsed, short

EVERY_LAYER = frozenset(
    {
        "lazy",
        "values",
        "i18n",
        "errors",
        "model",
        "regulations",
        "facts",
        "explain",
        "ratings",
        "tiebreaks",
        "matching",
        "pairing",
        "knockout",
        "simulation",
        "formats",
        "reports",
        "desk",
        "exports",
        "pictures",
        "paper",
        "store",
        "web",
        "cli",
    }
)
GROUND = frozenset({"lazy", "values"})
"""How packages and values are made: nothing of chess, so that every layer may stand on it."""

MAY_IMPORT: dict[str, frozenset[str]] = {
    "lazy": frozenset(),
    "values": frozenset(),
    "i18n": frozenset(),
    "errors": frozenset({"i18n"}),
    "model": frozenset({"i18n", "errors"}),
    "regulations": frozenset({"errors", "i18n"}),
    "facts": frozenset({"model", "regulations", "errors", "i18n"}),
    "explain": frozenset({"model", "regulations", "i18n"}),
    "ratings": frozenset({"model", "regulations", "facts", "errors", "i18n"}),
    "tiebreaks": frozenset({"model", "regulations", "facts", "errors", "i18n"}),
    "matching": frozenset(),
    "pairing": frozenset({"model", "regulations", "facts", "explain", "matching", "knockout", "errors", "i18n"}),
    "knockout": frozenset({"model", "regulations", "facts", "explain", "errors", "i18n"}),
    "simulation": frozenset({"model", "regulations", "facts", "pairing", "errors", "i18n"}),
    "formats": frozenset({"model", "facts", "errors", "i18n"}),
    "reports": frozenset(
        {
            "model",
            "facts",
            "regulations",
            "explain",
            "pairing",
            "ratings",
            "tiebreaks",
            "knockout",
            "i18n",
            "errors",
        }
    ),
    "desk": frozenset(
        {
            "model",
            "facts",
            "regulations",
            "explain",
            "pairing",
            "tiebreaks",
            "knockout",
            "formats",
            "i18n",
            "errors",
        }
    ),
    "exports": frozenset({"model", "facts", "tiebreaks", "knockout", "formats", "reports", "desk", "i18n", "errors"}),
    "pictures": frozenset({"model", "facts", "tiebreaks", "reports", "desk", "i18n", "errors"}),
    "paper": frozenset(
        {
            *(
                "model",
                "explain",
                "facts",
                "regulations",
                "pairing",
                "tiebreaks",
                "knockout",
                "reports",
                "desk",
                "exports",
            ),
            *("explain", "pictures", "i18n", "errors"),
        }
    ),
    "store": frozenset({"model", "facts", "formats", "reports", "desk", "i18n", "errors"}),
    "web": EVERY_LAYER - {"cli", "simulation"},
    "cli": EVERY_LAYER,
}
EDGE = frozenset({"store", "web", "cli"})
"""Layers that may speak to the world outside."""

MAY_READ_FILES = {"i18n/catalogue.py": "the sentences are part of the package, in files that translators can edit"}
"""The one module below the edge that opens files, and why."""

IMPURE_MODULES = frozenset(
    {"logging", "random", "os", "pathlib", "time", "sys", "io", "subprocess", "socket", "secrets"}
)
IN_MEMORY = frozenset({"io.BytesIO", "io.StringIO"})
"""What looks like a file and is none."""

IMPURE_CALLS = frozenset({"print", "open", "input"})
IMPURE_METHODS = frozenset({"now", "today", "utcnow"})
LONGEST_FUNCTION = 40

IN_A_LAYER = [path for path in PATHS if layer_of(path) not in {"__init__", "__main__"}]
PURE = [path for path in PATHS if layer_of(path) not in EDGE | {"__main__"}]
WITH_RULES = [path for path in PATHS if layer_of(path) not in EDGE | {"regulations"}]


@pytest.mark.parametrize("path", IN_A_LAYER, ids=short)
def test_imports_point_downwards(path: Path) -> None:
    layer = layer_of(path)
    ours = {name.split(".")[1] for name in imported(path) if name.startswith("hakem.")}
    assert ours - {layer} - MAY_IMPORT[layer] - GROUND - {"__version__"} == set()


def test_the_table_has_no_circles() -> None:
    done: set[str] = set()
    for _ in MAY_IMPORT:
        done |= {layer for layer, below in MAY_IMPORT.items() if below - {layer} <= done}
    assert done == MAY_IMPORT.keys() == EVERY_LAYER


def impurities(path: Path) -> Iterator[str]:
    for name in imported(path):
        if name.split(".")[0] in IMPURE_MODULES and name not in IN_MEMORY:
            yield name
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id in IMPURE_CALLS:
                yield called.id
            if isinstance(called, ast.Attribute) and called.attr in IMPURE_METHODS:
                yield called.attr


@pytest.mark.parametrize("path", PURE, ids=short)
def test_no_clock_no_chance_no_files(path: Path) -> None:
    allowed = {"os", "open"} if short(path) in MAY_READ_FILES else set()
    assert set(impurities(path)) <= allowed


@each_module
def test_modules_say_what_they_are_for(path: Path) -> None:
    assert len(ast.get_docstring(parsed(path)) or "") > 10


@each_module
def test_functions_are_short(path: Path) -> None:
    too_long = [
        f"{node.name}: {node.end_lineno - node.lineno + 1} lines"
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert too_long == []


def edition_comparisons(tree: ast.Module) -> Iterator[int]:
    """Lines that ask which edition it is: ``edition.id == "2026"`` or ``rules.edition is …``.

    Comparing one edition with another is looking something up, not asking for a certain one.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = (node.left, *node.comparators)
            if any(_names_an_edition(side) for side in sides) and not all(_names_an_edition(side) for side in sides):
                yield node.lineno


def _names_an_edition(node: ast.expr) -> bool:
    source = ast.unparse(node).lower()
    return source.endswith((".edition", ".edition.id", "edition.id")) or source in {"edition", "edition_id"}


@pytest.mark.parametrize("path", WITH_RULES, ids=short)
def test_editions_are_values_not_questions(path: Path) -> None:
    assert list(edition_comparisons(parsed(path))) == []


@pytest.mark.parametrize("path", [path for path in PATHS if path.stem != "__main__"], ids=short)
def test_public_names_exist(path: Path) -> None:
    module = importlib.import_module(module_name(path))
    public = getattr(module, "__all__", [])
    assert [name for name in public if not hasattr(module, name)] == []
    assert len(set(public)) == len(public)


def test_values_are_made_quickly() -> None:
    """``dataclass``, ``field`` and ``replace`` come from ``hakem.values``: a command needs a hundred classes."""
    ours = {"dataclasses.dataclass", "dataclasses.field", "dataclasses.replace"}
    slow = {short(path): sorted(ours & set(imported(path))) for path in PATHS if layer_of(path) != "values"}
    assert {path: names for path, names in slow.items() if names} == {}
