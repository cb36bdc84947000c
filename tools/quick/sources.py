"""The tree as text: what imports what, and which pages use a template, a script or a word."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tools.quick.durations import ROOT

PACKAGE = ROOT / "src" / "hakem"
TESTS = ROOT / "tests"
TEMPLATES = PACKAGE / "web" / "templates"
STATIC = PACKAGE / "web" / "static"

_FROM = re.compile(r"^\s*from ([\w.]+) import (\((?:[^)]*)\)|[^\n]*)", re.MULTILINE)
_IMPORT = re.compile(r"^\s*import ([\w.]+)", re.MULTILINE)
_NAME = re.compile(r"\b\w+\b")
_TAKEN = re.compile(r"""(extends|include|import) ['"]([\w-]+\.html)['"]""")
_HOOK = re.compile(r"\bdata-[a-z-]+|\bdataset\.\w+")
_CLASS = re.compile(r"\.(-?[a-z][\w-]*)(?=[^{}]*\{)")
_CAPITAL = re.compile(r"[A-Z]")


@cache
def text_of(path: Path) -> str:
    """A file."""
    return path.read_text(encoding="utf-8", errors="replace")


@cache
def below(folder: Path, *endings: str) -> tuple[Path, ...]:
    """The files below a folder that end so."""
    return tuple(sorted(path for path in folder.rglob("*") if path.suffix in endings and path.is_file()))


def module_name(path: Path) -> str:
    """How a file of Python is imported."""
    parts = path.relative_to(PACKAGE.parent if PACKAGE in path.parents else ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imported(path: Path) -> frozenset[str]:
    """Modules, and names of modules, that a file imports."""
    text = text_of(path)
    found = set(_IMPORT.findall(text))
    for module, names in _FROM.findall(text):
        found.add(module)
        found.update(f"{module}.{name}" for name in _NAME.findall(names))
    return frozenset(found)


def tests_importing(modules: Iterable[str]) -> set[Path]:
    """Files below tests that import one of these modules, by themselves or through what tests share."""
    wanted, found = set(modules), set[Path]()
    while True:
        new = {path for path in below(TESTS, ".py") if path not in found and imported(path) & wanted}
        if not new:
            return found
        found |= new
        wanted = {module_name(path) for path in new if not path.name.startswith("test_")}


@cache
def taken_by(template: str) -> frozenset[str]:
    """Templates that a template extends, includes or imports, all the way."""
    found: set[str] = set()
    for _, name in _TAKEN.findall(text_of(TEMPLATES / template)) if (TEMPLATES / template).exists() else ():
        found |= {name, *taken_by(name)}
    return frozenset(found)


@cache
def layouts() -> frozenset[str]:
    """Templates that others extend."""
    return frozenset(
        name for path in below(TEMPLATES, ".html") for how, name in _TAKEN.findall(text_of(path)) if how == "extends"
    )


def templates_with(template: str) -> set[str]:
    """A template and all that use it."""
    return {template, *(path.name for path in below(TEMPLATES, ".html") if template in taken_by(path.name))}


def templates_of_static(path: Path) -> set[str]:
    """The templates that use a script, a style or a picture.

    What a layout loads is on all its pages, and at work on few of them: on those that have at least half as many of
    its hooks as any page has.
    """
    loading = {each.name for each in below(TEMPLATES, ".html") if f"static('{path.name}')" in text_of(each)}
    users = {name for each in loading for name in templates_with(each)}
    hooks = hooks_of(path)
    if not loading & layouts() or not hooks:
        return users
    having = {name: len(hooks & hooks_in(name)) for name in users}
    most = max(having.values(), default=0)
    return {name for name, number in having.items() if 2 * number >= most}


def hooks_of(path: Path) -> frozenset[str]:
    """What a script or a style takes hold of: attributes that begin with data, or classes."""
    if not path.exists():
        return frozenset()
    if path.suffix == ".css":
        return frozenset(_CLASS.findall(text_of(path)))
    return frozenset(_attribute(hook) for hook in _HOOK.findall(text_of(path)))


def _attribute(hook: str) -> str:
    return _CAPITAL.sub(lambda letter: f"-{letter[0].lower()}", hook.replace("dataset.", "data-"))


@cache
def hooks_in(template: str) -> frozenset[str]:
    """Attributes and classes that a template has, or what it includes has."""
    texts = [text_of(TEMPLATES / name) for name in {template, *(taken_by(template) - layouts())}]
    return frozenset(word for text in texts for word in re.findall(r"[\w-]+", text))


def renderers(templates: Iterable[str]) -> set[Path]:
    """Modules that show one of these templates."""
    names = [f'"{name}"' for name in templates]
    return {path for path in below(PACKAGE / "web", ".py") if any(name in text_of(path) for name in names)}


def users_of_keys(keys: Iterable[str]) -> set[Path]:
    """Sources and templates that say one of these keys, or begin it: ``"field."`` of ``field.name``."""
    return {path for key in keys for path in _users_of_key(key)}


def _users_of_key(key: str) -> set[Path]:
    """Whoever says it whole or up to its last name; if nobody does, whoever says less of it."""
    parts = key.split(".")
    found = _saying(key, "") | _saying(".".join(parts[:-1]), ".") if len(parts) > 1 else _saying(key, "")
    for number in range(len(parts) - 2, 0, -1):
        found = found or _saying(".".join(parts[:number]), ".")
    return found


def _saying(begun: str, stop: str) -> set[Path]:
    """Files with these words in quotes, or, if they end with a stop, with more to come that is put together."""
    spelled = [f"{quote}{begun}{stop}{end}" for quote in "'\"" for end in ((quote, "{") if stop else (quote,))]
    files = below(PACKAGE, ".py", ".html", ".js")
    return {path for path in files if any(each in text_of(path) for each in spelled)}
