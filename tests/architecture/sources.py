"""The modules of the package as the tests of its shape see them: parsed once, with who uses what of whom."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import hakem

ROOT = Path(hakem.__file__).parent
PATHS = tuple(sorted(ROOT.rglob("*.py")))


def short(path: Path) -> str:
    """The path below the package."""
    return path.relative_to(ROOT).as_posix()


each_module = pytest.mark.parametrize("path", PATHS, ids=short)


def layer_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def module_name(path: Path) -> str:
    parts = ("hakem", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


BY_NAME = {module_name(path): path for path in PATHS}


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


@cache
def imported(path: Path) -> tuple[str, ...]:
    """Full names of everything that is imported."""
    return tuple(_imported(ast.walk(parsed(path))))


@cache
def imported_at_once(path: Path) -> tuple[str, ...]:
    """Full names of everything that is imported together with the module, and not later when it is needed."""
    return tuple(_imported(parsed(path).body))


def _imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole path"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_package(path: Path) -> bool:
    return path.name == "__init__.py"


@cache
def defined(path: Path) -> dict[str, ast.stmt]:
    """The names that a module defines at its top, with the statements that do it."""
    found: dict[str, ast.stmt] = {}
    for node in parsed(path).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            found |= {name.id: node for target in node.targets for name in _names(target)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
    return found


def _names(target: ast.expr) -> Iterator[ast.Name]:
    yield from (node for node in ast.walk(target) if isinstance(node, ast.Name))


def is_public(name: str) -> bool:
    return not name.startswith("_")


@cache
def users() -> dict[tuple[Path, str], frozenset[Path]]:
    """Who uses a name of a module, directly or through a package that passes it on; ``*`` is the module itself."""
    found: dict[tuple[Path, str], set[Path]] = defaultdict(set)
    for path in PATHS:
        if not is_package(path):
            for full in imported(path):
                there = origin(full)
                if there is not None and there[0] != path:
                    found[there].add(path)
    return {there: frozenset(paths) for there, paths in found.items()}


def origin(full: str) -> tuple[Path, str] | None:
    """Where an imported name is defined."""
    if full in BY_NAME:
        return BY_NAME[full], "*"
    module, _, name = full.rpartition(".")
    path = BY_NAME.get(module)
    if path is None or name in defined(path):
        return None if path is None else (path, name)
    passed_on = [other for other in imported(path) if other.rpartition(".")[2] == name]
    return origin(passed_on[0]) if passed_on else None


def users_of(path: Path) -> set[Path]:
    """Every module that uses something of this one."""
    return {user for (there, _), paths in users().items() if there == path for user in paths}


def loads_later(user: Path, path: Path) -> bool:
    """Whether the user imports the other module only when it is needed, so that the two have to be apart."""
    at_once = {there[0] for there in map(origin, imported_at_once(user)) if there is not None}
    return path not in at_once
