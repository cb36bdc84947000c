"""Packages that load their names when asked: a reader, a type checker and the interpreter are told the same."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from pathlib import Path

import pytest

import hakem
from hakem.lazy import lazily

ROOT = Path(hakem.__file__).parent
LAZY = sorted(path for path in ROOT.rglob("__init__.py") if "lazily(" in path.read_text(encoding="utf-8"))
each_package = pytest.mark.parametrize("path", LAZY, ids=lambda path: str(path.parent.relative_to(ROOT.parent)))


def package_of(path: Path) -> str:
    return ".".join(("hakem", *path.parent.relative_to(ROOT).parts))


def for_type_checkers(tree: ast.Module) -> dict[str, list[str]]:
    """What is imported for type checkers only: modules with their names."""
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    assert ast.unparse(block.test) == "TYPE_CHECKING"
    assert ast.unparse(block.orelse[0]).startswith("__getattr__ = lazily(__name__, ")
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    assert len(imports) == len(block.body)
    return {node.module or "": sorted(alias.name for alias in node.names) for node in imports}


def for_the_interpreter(tree: ast.Module) -> dict[str, list[str]]:
    """What is loaded when asked for: modules with their names."""
    (call,) = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "lazily")
    homes: dict[str, str] = ast.literal_eval(call.args[1])
    return {module: sorted(names.split()) for module, names in homes.items()}


def test_there_are_some() -> None:
    assert {"hakem", "hakem.desk", "hakem.formats", "hakem.pairing", "hakem.regulations"} <= set(map(package_of, LAZY))


@each_package
def test_everybody_is_told_the_same(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    homes = for_the_interpreter(tree)
    assert homes == for_type_checkers(tree)
    names = [name for names in homes.values() for name in names]
    assert sorted(names) == sorted(importlib.import_module(package_of(path)).__all__)


@each_package
def test_every_name_can_be_had(path: Path) -> None:
    package = importlib.import_module(package_of(path))
    for module, names in for_the_interpreter(ast.parse(path.read_text(encoding="utf-8"))).items():
        for name in names:
            assert getattr(package, name) is getattr(importlib.import_module(module), name)


@each_package
def test_no_name_is_that_of_a_module(path: Path) -> None:
    """A module that is imported becomes a name of its package, and would stand where the other one is looked for."""
    modules = {module.name for module in pkgutil.iter_modules([str(path.parent)])}
    assert modules.isdisjoint(importlib.import_module(package_of(path)).__all__)


def test_a_name_that_is_nowhere() -> None:
    with pytest.raises(AttributeError, match="module 'hakem' has no attribute 'nothing'"):
        lazily("hakem", {})("nothing")
    with pytest.raises(ImportError):
        from hakem import nothing  # type: ignore[attr-defined]  # noqa: F401, PLC0415
