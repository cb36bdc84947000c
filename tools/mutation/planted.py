"""A pytest plugin that puts a mutant into the place of a module before anything is imported.

Which one says the environment: ``HAKEM_MUTANT=hakem.facts.floats:7``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from tools.mutation.mutants import Mutant, mutants

VARIABLE = "HAKEM_MUTANT"
SOURCES = Path(__file__).parents[2] / "src"


def path_of(module: str) -> Path:
    """Where a module of the package stands."""
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


class _Loader(SourceFileLoader):
    """Gives the mutant instead of the source."""

    def __init__(self, fullname: str, path: str, mutant: Mutant) -> None:
        super().__init__(fullname, path)
        self._mutant = mutant

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - there is only one
        return compile(self._mutant.tree(), self.path, "exec")


class _Finder(MetaPathFinder):
    """Finds the one module that is replaced."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._mutant.module:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(fullname, spec.origin, self._mutant)
        return spec


def _plant() -> None:
    module, _, number = os.environ[VARIABLE].rpartition(":")
    sys.meta_path.insert(0, _Finder(mutants(module, path_of(module))[int(number)]))


if VARIABLE in os.environ:
    _plant()
