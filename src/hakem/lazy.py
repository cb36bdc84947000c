"""Packages that load a module when one of its names is first asked for (PEP 562).

So a program pays for what it uses: whoever pairs a round loads one system, and no
tie-breaks. A type checker is shown plain imports instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module


def lazily(package: str, homes: Mapping[str, str]) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """``__getattr__`` and ``__dir__`` of a package whose public names live in modules below it.

    ``homes`` has the names of every module, apart by blanks. A name must not be
    that of a module of the package itself: the module would take its place.
    """
    home = {name: module for module, names in homes.items() for name in names.split()}

    def get(name: str) -> object:
        if name not in home:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value: object = getattr(import_module(home[name]), name)
        setattr(import_module(package), name, value)
        return value

    def names() -> list[str]:
        return sorted({*vars(import_module(package)), *home})

    return get, names
