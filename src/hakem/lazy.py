"""Packages whose names are loaded when somebody asks for them.

A package says in which of its modules each public name lives; the module is
imported at the first use of the name, as PEP 562 allows. So a program pays for
what it uses: whoever pairs a round loads one system, and no tie-breaks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module


def lazily(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """The ``__getattr__`` of a package; ``homes`` are its modules, each with its public names between blanks."""
    home_of = {name: module for module, names in homes.items() for name in names.split()}

    def load(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(home_of[name]), name)
        setattr(import_module(package), name, value)  # so that nobody asks again
        return value

    return load
