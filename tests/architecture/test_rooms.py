"""Rooms: one file tells one story, one story lives in one place, and one name means one thing.

Every list below names what breaks a rule, each with a reason. What is on a list
and breaks the rule no longer has to go from it.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tests.architecture.sources import (
    PATHS,
    ROOT,
    defined,
    imported,
    is_package,
    is_public,
    loads_later,
    origin,
    parsed,
    short,
    text_of,
    users,
    users_of,
)

LONGEST_MODULE = 400
MOST_STORIES = 2
SHORT_MODULE = 60

SWISS = ROOT / "pairing" / "swiss"
MODULES = [path for path in PATHS if not is_package(path) and path.stem != "__main__"]

CROWDED = {
    "facts/floats.py": "one question with several answers; every edition picks one",
}
"""Modules that are long or tell several stories, and why they stay whole."""

SCATTERED = {
    "i18n/plurals.py": "where a language with other plurals than English adds its rule",
}
"""Short modules that only one other module of their folder uses, and why they stand alone."""

SIDEWAYS = {
    ("burstein", "dutch"): "the first rounds of Burstein 2026 are paired by the Dutch system",
    ("dutch", "dutch_2009"): "the system of 2009 is an edition of the Dutch one: its info makes it",
}
"""Swiss systems that import something of another one."""

SAME_NAME = {
    "Bracket": "pairing/swiss/brackets/bracket.py reports/knockout/bracket.py",
    "Place": "formats/trf/findings.py reports/tables/crosstable.py",
    "Settings": "formats/trf/settings.py simulation/settings.py",
}
"""Names of types that stand for different things, with the modules that define them: none may be added."""


def lines(path: Path) -> int:
    return len(text_of(path).splitlines())


def stories(path: Path) -> int:
    """How many parts a module has that nobody uses together and that do not use each other."""
    together: list[set[str]] = [{name} for name in defined(path)]

    def join(names: set[str]) -> None:
        touched = [part for part in together if part & names]
        together[:] = [part for part in together if not part & names] + [set().union(*touched)]

    for name, node in defined(path).items():
        join({name} | {n.id for n in ast.walk(node) if isinstance(n, ast.Name)})
    by_user: dict[Path, set[str]] = defaultdict(set)
    for name in filter(is_public, defined(path)):
        for user in users().get((path, name), ()):
            by_user[user].add(name)
    for names in by_user.values():
        join(names)
    used = set().union(*by_user.values())
    return sum(bool(part & used) for part in together)


def require(found: set[str], listed: Iterable[str]) -> None:
    """The list has what breaks the rule, and nothing that does not."""
    known = set(listed)
    assert found == known, f"breaks the rule: {sorted(found - known)}; can go from the list: {sorted(known - found)}"


def test_no_file_tells_three_stories() -> None:
    crowded = {short(p) for p in MODULES if lines(p) > LONGEST_MODULE or stories(p) > MOST_STORIES}
    require(crowded, CROWDED)


def is_alone(path: Path) -> bool:
    """Whether one module of the same folder uses it, at once, and nobody else does."""
    found = users_of(path)
    return [user.parent for user in found] == [path.parent] and not any(loads_later(user, path) for user in found)


def test_no_story_is_scattered_over_files_that_nobody_else_uses() -> None:
    short_ones = [path for path in MODULES if lines(path) < SHORT_MODULE]
    scattered = {short(path) for path in short_ones if is_alone(path)}
    require(scattered, SCATTERED)


def system_of(path: Path) -> str | None:
    """The Swiss system that a module belongs to; None if several share it."""
    if SWISS not in path.parents:
        return None
    name = path.relative_to(SWISS).parts[0].removesuffix(".py")
    if name == "dutch_2009":
        return "dutch_2009"
    return next((system for system in ("dutch", "lim", "dubov", "burstein") if name.startswith(system)), None)


def test_no_swiss_system_imports_from_another_one() -> None:
    found = {
        (one, other)
        for path in PATHS
        for one in [system_of(path)]
        for full in imported(path)
        for there in [origin(full)]
        for other in [system_of(there[0]) if there else None]
        if one and other and one != other
    }
    require(set(map(" -> ".join, found)), map(" -> ".join, SIDEWAYS))


def types(path: Path) -> set[str]:
    """Classes and names of types that a module makes public."""
    aliases = {
        name
        for name, node in defined(path).items()
        if isinstance(node, ast.Assign) and not isinstance(node.value, ast.Call) and not name.isupper()
    }
    classes = {node.name for node in parsed(path).body if isinstance(node, ast.ClassDef)}
    return {name for name in aliases | classes if is_public(name) and name[:1].isupper()}


def test_the_name_of_a_type_has_one_meaning() -> None:
    where: dict[str, list[str]] = defaultdict(list)
    for path in PATHS:
        for name in types(path):
            where[name].append(short(path))
    found = {f"{name}: {' '.join(modules)}" for name, modules in where.items() if len(modules) > 1}
    require(found, (f"{name}: {modules}" for name, modules in SAME_NAME.items()))
