"""Which tests are near to what changed: first those named like it, then those of its room, then the shape of the
whole, then everything else of ``tests/unit``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tools.quick.changes import changed_keys
from tools.quick.durations import ROOT
from tools.quick.sources import (
    PACKAGE,
    STATIC,
    TEMPLATES,
    TESTS,
    below,
    module_name,
    renderers,
    templates_of_static,
    templates_with,
    tests_importing,
    text_of,
    users_of_keys,
)

WORDS = PACKAGE / "i18n"
NAMED, ROOM, SHAPE, UNIT = range(4)
"""How near a file of tests is."""

GROUPS = ("named like what changed, or importing it", "of its room", "architecture", "other tests of tests/unit")

_EDGES = frozenset({"cli", "web", "paper", "store", "formats"})
"""Rooms with a folder of tests of their own, so that a test there is named after something of that room."""


@dataclass(slots=True)
class Changed:
    """What changed: modules, as far as templates, scripts, styles and words are parts of their pages; the names of
    all that; files of tests and what they share; other files."""

    modules: set[Path] = field(default_factory=set)
    names: set[tuple[str, str]] = field(default_factory=set)
    tests: set[Path] = field(default_factory=set)
    rooms: set[Path] = field(default_factory=set)
    room_names: set[tuple[str, str]] = field(default_factory=set)

    def add_module(self, path: Path) -> None:
        """A module of the package."""
        first, *rest = path.relative_to(PACKAGE).with_suffix("").parts
        name = ([first, *rest] if path.name != "__init__.py" else [first, *rest][:-1] or ["hakem"])[-1]
        self.modules.add(path)
        self.names.add((first, name))
        self.rooms.update(rooms_of(path))
        self.room_names.update((first, folder) for folder in rest[:-1][-1:])


def seen(paths: Iterable[Path], commit: str) -> Changed:
    """What these files are."""
    found = Changed()
    for path in paths:
        if TESTS in path.parents:
            _see_test(path, found)
        elif PACKAGE in path.parents:
            _see_source(path, commit, found)
        else:
            _see_other(path, found)
    return found


def _see_source(path: Path, commit: str, found: Changed) -> None:
    if WORDS in path.parents and path.suffix == ".ftl":
        found.rooms.add(TESTS / "unit" / "i18n")
        for user in users_of_keys(changed_keys(commit, path)):
            _see_source(user, commit, found)
    elif path.parent in (TEMPLATES, STATIC) and path.suffix != ".py":
        templates = templates_with(path.name) if path.parent == TEMPLATES else templates_of_static(path)
        found.names.add(("web", path.stem))
        for module in renderers(templates):
            found.add_module(module)
        found.rooms.add(TESTS / "web")
    elif path.suffix == ".py":
        found.add_module(path)
    else:
        found.rooms.update(rooms_of(path))


def _see_test(path: Path, found: Changed) -> None:
    if path.name.startswith("test_"):
        found.tests.update([path] if path.exists() else [])
    elif path.name == "conftest.py":
        found.rooms.add(path.parent)
    elif path.suffix == ".py":
        found.tests.update(tests_importing([module_name(path)]))
    else:
        found.tests.update(_naming(path))


def _see_other(path: Path, found: Changed) -> None:
    """Tools, documents, examples and the like: the tests that say their name, and of documents those of documents."""
    if path.suffix == ".py":
        found.names.add((path.relative_to(ROOT).parts[0], path.stem if path.stem != "__init__" else path.parent.name))
        found.tests.update(tests_importing([module_name(path)]))
    else:
        found.tests.update(_naming(path))
    if path.suffix == ".md":
        found.rooms.add(TESTS / "docs")


def _naming(path: Path) -> set[Path]:
    """Files of tests that say the name of a file, by themselves or by what they import."""
    saying = {each for each in below(TESTS, ".py") if path.name in text_of(each) or f'"{path.stem}"' in text_of(each)}
    shared = [module_name(each) for each in saying if not each.name.startswith("test_")]
    return saying | tests_importing(shared)


def rooms_of(path: Path) -> set[Path]:
    """The folders of the tests of a source: the one in ``tests/unit`` that is nearest, and that of its edge."""
    parts = path.relative_to(PACKAGE).parts[:-1]
    near = next(
        (TESTS.joinpath("unit", *parts[:n]) for n in range(len(parts), 0, -1) if _there("unit", *parts[:n])), None
    )
    edge = {TESTS / parts[0]} if parts and _there(parts[0]) else set()
    return edge | ({near} if near is not None else set())


def _there(*parts: str) -> bool:
    return TESTS.joinpath(*parts).is_dir()


def nearness(changed: Changed) -> dict[Path, int]:
    """Every file of tests that may be run, and how near it is."""
    modules = [module_name(path) for path in changed.modules]
    near = {path for path in changed.tests | tests_importing(modules) if path.name.startswith("test_")}
    found = {}
    for path in below(TESTS, ".py"):
        if path.name.startswith("test_"):
            group = NAMED if path in near or is_named_like(path, changed.names) else _farther(path, changed)
            if group is not None:
                found[path] = group
    return found


def _farther(path: Path, changed: Changed) -> int | None:
    if any(room in path.parents for room in changed.rooms) or is_named_like(path, changed.room_names):
        return ROOM
    first = path.relative_to(TESTS).parts[0]
    return {"architecture": SHAPE, "unit": UNIT}.get(first)


def is_named_like(test: Path, names: Iterable[tuple[str, str]]) -> bool:
    """Whether a file of tests has the name of a module, and is not of another edge."""
    parts, stem = test.relative_to(TESTS).parts, test.stem.removeprefix("test_")
    edge = next((part for part in parts[:2] if part in _EDGES), None)
    return any(
        (stem == name or stem.startswith(f"{name}_")) and edge == (room if room in _EDGES else None)
        for room, name in names
    )
