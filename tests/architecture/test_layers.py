"""The shape of the package, held by tests: layers, purity, sizes, documented modules, public names."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import hakem

ROOT = Path(hakem.__file__).parent
EVERY_LAYER = frozenset(
    {
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
        "cli",
    }
)
MAY_IMPORT: dict[str, frozenset[str]] = {
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
        {"model", "facts", "regulations", "explain", "pairing", "ratings", "tiebreaks", "knockout", "i18n", "errors"}
    ),
    "cli": EVERY_LAYER,
}
EDGE = frozenset({"cli"})
"""Layers that may speak to the world outside."""

MAY_READ_FILES = {"i18n/catalogue.py": "the sentences are part of the package, in files that translators can edit"}
"""Modules below the edge that open files, each with its reason."""

IMPURE_MODULES = frozenset(
    {"logging", "random", "os", "pathlib", "time", "sys", "io", "subprocess", "socket", "secrets"}
)
IMPURE_CALLS = frozenset({"print", "open", "input"})
IMPURE_METHODS = frozenset({"now", "today", "utcnow"})
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40

PATHS = sorted(ROOT.rglob("*.py"))
each_module = pytest.mark.parametrize("path", PATHS, ids=lambda path: str(path.relative_to(ROOT)))


def layer_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def module_name(path: Path) -> str:
    parts = ("hakem", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.AST) -> Iterator[str]:
    """Full names of everything that is imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole path"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@each_module
def test_imports_point_downwards(path: Path) -> None:
    layer = layer_of(path)
    if layer not in MAY_IMPORT:
        assert layer in {"__init__", "__main__"}, f"{layer} is in no table of layers"
        return
    ours = {name.split(".")[1] for name in imported(parsed(path)) if name.startswith("hakem.")}
    assert ours - {layer} - MAY_IMPORT[layer] - {"__version__"} == set()


def test_the_table_has_no_circles() -> None:
    done: set[str] = set()
    while len(done) < len(MAY_IMPORT):
        ready = {layer for layer, below in MAY_IMPORT.items() if below - {layer} <= done} - done
        assert ready, f"circle among {set(MAY_IMPORT) - done}"
        done |= ready


def impurities(tree: ast.Module) -> Iterator[str]:
    for name in imported(tree):
        if name.split(".")[0] in IMPURE_MODULES:
            yield name
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id in IMPURE_CALLS:
                yield called.id
            if isinstance(called, ast.Attribute) and called.attr in IMPURE_METHODS:
                yield called.attr


@each_module
def test_no_clock_no_chance_no_files(path: Path) -> None:
    found = list(impurities(parsed(path)))
    if str(path.relative_to(ROOT)) in MAY_READ_FILES:
        assert set(found) <= {"os", "open"}
    elif layer_of(path) not in EDGE | {"__main__"}:
        assert found == []


@each_module
def test_modules_are_short_and_say_what_they_are_for(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE
    words = ast.get_docstring(parsed(path)) or ""
    assert len(words) > 10, "a module says what it is for"


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


@each_module
def test_editions_are_values_not_questions(path: Path) -> None:
    if layer_of(path) not in {"regulations"} | EDGE:
        assert list(edition_comparisons(parsed(path))) == []


@each_module
def test_public_names_exist(path: Path) -> None:
    if path.stem == "__main__":
        return
    module = importlib.import_module(module_name(path))
    public = getattr(module, "__all__", [])
    assert [name for name in public if not hasattr(module, name)] == []
    assert len(set(public)) == len(public)
