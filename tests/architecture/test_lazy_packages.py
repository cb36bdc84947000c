"""Packages that load their modules when a name is first asked for: what they promise is there, and nothing sooner."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import hakem

ROOT = Path(hakem.__file__).parent
LAZY = sorted(
    ".".join(("hakem", *path.parent.relative_to(ROOT).parts))
    for path in ROOT.rglob("__init__.py")
    if "lazily(" in path.read_text(encoding="utf-8")
)
each_package = pytest.mark.parametrize("name", LAZY)


def the_question(name: str) -> ast.If:
    """Where the package tells type checkers one thing and programs another."""
    file = importlib.import_module(name).__file__
    assert file is not None
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    assert ast.unparse(block.test) == "TYPE_CHECKING"
    return block


def for_the_type_checker(name: str) -> dict[str, str]:
    """The names that are imported for type checkers only, with the modules that they come from."""
    imports = [node for node in the_question(name).body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module or "" for node in imports for alias in node.names}


def at_run_time(name: str) -> dict[str, str]:
    """The same names as the package finds them when it runs."""
    (only,) = the_question(name).orelse
    assert ast.unparse(only).startswith("__getattr__, __dir__ = lazily(__name__, ")
    (call,) = (node for node in ast.walk(only) if isinstance(node, ast.Call))
    homes = ast.literal_eval(call.args[1])
    return {public: module for module, names in homes.items() for public in names.split()}


def test_the_large_packages_are_lazy() -> None:
    assert {"hakem", "hakem.desk", "hakem.formats", "hakem.knockout", "hakem.pairing", "hakem.reports"} <= set(LAZY)


@each_package
def test_type_checkers_and_programs_are_told_the_same(name: str) -> None:
    assert at_run_time(name) == for_the_type_checker(name)
    assert sorted(importlib.import_module(name).__all__) == sorted(at_run_time(name))


@each_package
def test_every_name_is_that_of_its_module(name: str) -> None:
    package = importlib.import_module(name)
    for public, module in at_run_time(name).items():
        assert getattr(package, public) is getattr(importlib.import_module(module), public)
    assert set(package.__all__) <= set(dir(package))


@each_package
def test_no_name_is_that_of_a_module(name: str) -> None:
    """A module that is loaded becomes a name of its package, and would be found instead."""
    package = importlib.import_module(name)
    modules = {found.name for found in pkgutil.iter_modules(package.__path__)}
    assert modules & set(package.__all__) == set()


@each_package
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        importlib.import_module(name).nothing  # noqa: B018 - asking is enough


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    """All of them at once load nothing but themselves, and how it is done."""
    script = f"import {', '.join(LAZY)}, sys; print(*(name for name in sys.modules if name.startswith('hakem')))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    above = {".".join(name.split(".")[:count]) for name in LAZY for count in range(1, name.count(".") + 1)}
    assert set(done.stdout.split()) == {*LAZY, *above, "hakem.lazy"}
