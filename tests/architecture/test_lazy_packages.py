"""Packages that load their modules when a name is first asked for: what they promise is there, and nothing sooner."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import hakem.knockout
import hakem.reports

PACKAGES = (hakem.knockout, hakem.reports)
each_package = pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.__name__)


def for_the_type_checker(package: ModuleType) -> dict[str, str]:
    """The names that are imported for type checkers only, with the modules that they come from."""
    (block,) = (node for node in source(package).body if isinstance(node, ast.If))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module or "" for node in imports for alias in node.names}


def at_run_time(package: ModuleType) -> dict[str, str]:
    """The same names as the package finds them when it runs."""
    (block,) = (node for node in source(package).body if isinstance(node, ast.If))
    (call,) = (node for node in ast.walk(block) if isinstance(node, ast.Call))
    homes = ast.literal_eval(call.args[1])
    return {name: module for module, names in homes.items() for name in names.split()}


def source(package: ModuleType) -> ast.Module:
    assert package.__file__ is not None
    return ast.parse(Path(package.__file__).read_text(encoding="utf-8"))


@each_package
def test_type_checkers_and_programs_are_told_the_same(package: ModuleType) -> None:
    assert at_run_time(package) == for_the_type_checker(package)
    assert sorted(package.__all__) == sorted(at_run_time(package))


@each_package
def test_every_name_is_that_of_its_module(package: ModuleType) -> None:
    for name, module in at_run_time(package).items():
        assert getattr(package, name) is getattr(importlib.import_module(module), name)
    assert set(package.__all__) <= set(dir(package))


@each_package
def test_no_name_is_that_of_a_module(package: ModuleType) -> None:
    """A module that is loaded becomes a name of its package, and would be found instead."""
    modules = {found.name for found in pkgutil.iter_modules(package.__path__)}
    assert modules & set(package.__all__) == set()


@each_package
def test_unknown_names_are_refused(package: ModuleType) -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        package.nothing  # noqa: B018 - asking is enough


@each_package
def test_nothing_is_loaded_before_it_is_asked_for(package: ModuleType) -> None:
    """The package is loaded alone, as if nothing above it loaded anything."""
    name = package.__name__
    script = (
        "import importlib.util, sys, types\n"
        "top = types.ModuleType('hakem')\n"
        "top.__path__ = importlib.util.find_spec('hakem').submodule_search_locations\n"
        "sys.modules['hakem'] = top\n"
        f"import {name}\n"
        f"print([each for each in sys.modules if each.startswith('{name}.')])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
