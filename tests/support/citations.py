"""Which articles the program cites: found by walking its values and the code behind them, not by looking for numbers.

An article of an edition is cited by

- an ``Article`` that stands in a value of a module,
- its number inside rules of that edition, which is any value with an ``edition``,
- its number in the code of a function that belongs to rules or to a system of
  that edition, or that names the edition itself (``KNOCKOUT_2009.art``),
- a call of ``Edition.art`` while something is computed (``cited_while``).

A number inside rules of another edition is no citation, whatever it looks like.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from types import CodeType, FunctionType, MethodType, ModuleType
from unittest.mock import patch

import hakem
from hakem.pairing.registry import systems
from hakem.regulations import Article, Edition

WITHOUT_ARTICLES = ("hakem.regulations", "hakem.i18n", "hakem.errors", "hakem.model", "hakem.matching")
"""Where nothing is cited: a ``"1"`` there is a digit."""


def cited_by_the_program() -> set[Article]:
    """Every article that stands in a value of the program, or in the code of an edition."""
    walk = _Walk()
    for module in _modules():
        for name, value in vars(module).items():
            if not name.startswith("__"):
                walk.value(value, None)
    for info in systems():
        for text in info.texts:
            walk.value(text.make(text.edition, {}), text.edition)
    return walk.found


def cited_by(value: object) -> set[Article]:
    """Every article that this value cites."""
    walk = _Walk()
    walk.value(value, None)
    return walk.found


@contextmanager
def cited_while() -> Iterator[set[Article]]:
    """Every article that is asked of an edition meanwhile."""
    found: set[Article] = set()
    real = Edition.art

    def recorded(edition: Edition, number: str) -> Article:
        article = real(edition, number)
        found.add(article)
        return article

    with patch.object(Edition, "art", recorded):
        yield found


def _modules() -> Iterator[ModuleType]:
    for module in pkgutil.walk_packages(hakem.__path__, "hakem."):
        if not module.name.startswith(WITHOUT_ARTICLES) and not module.name.endswith("__main__"):
            yield importlib.import_module(module.name)


def _may_cite(thing: object) -> bool:
    module = str(getattr(thing, "__module__", ""))
    return module.startswith(("hakem.", "tests.")) and not module.startswith(WITHOUT_ARTICLES)


class _Walk:
    """Goes from value to value, each with the edition that it belongs to."""

    def __init__(self) -> None:
        self.found: set[Article] = set()
        self._seen: dict[tuple[int, Edition | None], object] = {}

    def value(self, value: object, edition: Edition | None) -> None:
        if isinstance(value, Article):
            self.found.add(value)
        elif isinstance(value, str):
            if edition is not None and value in edition.articles:
                self.found.add(edition.art(value))
        elif not isinstance(value, Edition | ModuleType) and (id(value), edition) not in self._seen:
            self._seen[id(value), edition] = value  # kept, so that no other value gets its id
            for part, owner in self._parts(value, edition):
                self.value(part, owner)

    def _parts(self, value: object, edition: Edition | None) -> Iterator[tuple[object, Edition | None]]:
        """What a value is made of, each with the edition it belongs to."""
        parts: Iterable[object] = ()
        if isinstance(value, Mapping):
            parts = (*value.keys(), *value.values())
        elif isinstance(value, tuple | list | AbstractSet):
            parts = value
        elif isinstance(value, functools.partial):
            parts = (value.func, value.args, value.keywords)
        elif isinstance(value, MethodType):
            parts = (value.__func__, value.__self__)
        elif isinstance(value, FunctionType) and _may_cite(value):
            yield from _named_editions(value)
            parts = () if edition is None else _behind(value)
        elif isinstance(value, type) and _may_cite(value):
            edition = _edition_of(value, edition)
            parts = tuple(_functions(value))
        elif _may_cite(type(value)):
            edition = _edition_of(value, edition)
            parts = (*_fields(value), type(value))
        yield from ((part, edition) for part in parts)


def _edition_of(value: object, above: Edition | None) -> Edition | None:
    """The edition that a value says it belongs to, else that of what it is a part of."""
    own = getattr(value, "edition", None)
    return own if isinstance(own, Edition) else above


def _fields(value: object) -> Iterator[object]:
    if dataclasses.is_dataclass(value):
        yield from (getattr(value, field.name) for field in dataclasses.fields(value))
    else:
        yield from getattr(value, "__dict__", {}).values()


def _functions(owner: type) -> Iterator[object]:
    """The functions of a class and of those it inherits from, however they are wrapped."""
    for cls in owner.__mro__:
        if _may_cite(cls):
            for member in vars(cls).values():
                for wrapped in ("fget", "func", "__func__"):
                    member = getattr(member, wrapped, member)  # noqa: PLW2901 - one shell after the other
                if isinstance(member, FunctionType):
                    yield member


def _named_editions(function: FunctionType) -> Iterator[tuple[object, Edition]]:
    """The strings of a function that names an edition in its code, or the ``art`` of one."""
    for code in _codes(function.__code__):
        for name in code.co_names:
            named = function.__globals__.get(name)
            named = named.__self__ if isinstance(named, MethodType) else named
            if isinstance(named, Edition):
                yield from ((text, named) for text in _strings(code.co_consts))


def _behind(function: FunctionType) -> Iterator[object]:
    """What the code of a function names: its strings, what it encloses, and other things of its module."""
    yield from (function.__defaults__, function.__kwdefaults__)
    yield from (cell.cell_contents for cell in function.__closure__ or ())
    for code in _codes(function.__code__):
        yield from _strings(code.co_consts)
        known = [function.__globals__[name] for name in code.co_names if name in function.__globals__]
        yield from known
        for module in known:
            if isinstance(module, ModuleType) and module.__name__.startswith("hakem."):
                yield from (vars(module)[name] for name in code.co_names if name in vars(module))


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of those inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _strings(constants: Iterable[object]) -> Iterator[str]:
    for constant in constants:
        if isinstance(constant, str):
            yield constant
        elif isinstance(constant, tuple | frozenset):
            yield from _strings(constant)
