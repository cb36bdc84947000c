"""The mutation run: its table and its explanations are about what exists, and its mutants are what they say."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import pytest
from tools.mutation.mutants import MODULE, Mutant, mutants
from tools.mutation.planted import path_of
from tools.mutation.targets import TARGETS, Target, explanations
from tools.mutation.zygote import exchange, files_of, in_child

from hakem.facts import floats
from hakem.facts.card import Entry
from hakem.model import STANDARD, ZERO, RoundNo

ENTRY = Entry(RoundNo(1), ZERO)


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_every_target_has_modules_and_tests(target: Target) -> None:
    assert all(path_of(f"hakem.{name}").is_file() for name in target.modules)
    assert files_of(target)
    assert all(file.is_file() for file in files_of(target))


def test_no_module_is_mutated_twice() -> None:
    names = [name for target in TARGETS for name in target.modules]
    assert len(set(names)) == len(names)


def test_every_explanation_is_about_a_mutant() -> None:
    modules = {module for module, _ in explanations()}
    known = {(module, mutant.name) for module in modules for mutant in mutants(module, path_of(module))}
    assert explanations().keys() - known == set()
    assert {module.removeprefix("hakem.") for module in modules} <= {n for target in TARGETS for n in target.modules}


def of(source: str, tmp_path: Path) -> list[Mutant]:
    path = tmp_path / "sample.py"
    path.write_text(dedent(source), encoding="utf-8")
    return mutants("sample", path)


SAMPLES = [
    ("x = a < b", ["x = a < b → x = a <= b"]),
    ("x = a in b and not c", ["(not c) → x = a in b or not c", "→ x = a not in b and (not c)", "and (not not c)"]),
    ("x = a + 1", ["a + 1 → x = a - 1", "a + 1 → x = a + 2"]),
    ("x = 5", ["x = 5 → x = 6", "x = 5 → x = 4"]),
    ("x = min(a)", ["x = min(a) → x = max(a)"]),
    ("x = -a", ["x = -a → x = +a"]),
    ("x = [y for y in a if y]", ["x = [y for y in a]"]),
    ("x += a", ["x += a → x -= a", "x += a → (nothing)"]),
    ("a[b] = c", ["a[b] = c → (nothing)"]),
    ("for y in a:\n    continue", ["continue → (nothing)"]),
    ("if a():\n    b = c", ["if a(): → if not a():"]),
    ("def f():\n    return a", ["f: return a → return None"]),
    ("class C:\n    def f(self):\n        return a", ["C.f: return a → return None"]),
    ("x = (a(), b())", ["x = (b(),)", "x = (a(),)", "x = (b(), a())"]),
    ("x = f(a(), b())", ["x = f(b())", "x = f(a())", "x = f(b(), a())"]),
]


@pytest.mark.parametrize(("source", "expected"), SAMPLES, ids=[source for source, _ in SAMPLES])
def test_what_is_changed(source: str, expected: list[str], tmp_path: Path) -> None:
    found = of(source, tmp_path)
    assert [end for end, mutant in zip(expected, found, strict=False) if end not in mutant.name] == []
    assert len(found) == len(expected)
    assert all(ast.unparse(mutant.tree()) != ast.unparse(ast.parse(source)) for mutant in found)


@pytest.mark.parametrize(
    "source",
    [
        "import a",
        '"""Words 1."""',
        "x: int",
        "T = TypeVar('T', bound=1)",
        "Alias = dict[int, 1]",
        "raise E(1) from a",
        "x = zip(a, b, strict=True)",
        "def f():\n    return True",
    ],
)
def test_what_is_left_alone(source: str, tmp_path: Path) -> None:
    """A flag is turned round and nothing else; of an error only that it is raised counts."""
    assert len(of(source, tmp_path)) == (1 if source.startswith(("raise", "def")) else 0)


def test_equal_changes_of_equal_statements_have_names_of_their_own(tmp_path: Path) -> None:
    names = [mutant.name for mutant in of("def f():\n    a(1)\n    a(1)", tmp_path)]
    assert len(set(names)) == len(names) == 4


def test_a_mutant_takes_the_place_of_its_function_in_another_process() -> None:
    (mutant,) = (m for m in mutants(floats.__name__, path_of(floats.__name__)) if m.now == "return False")

    def changed() -> tuple[bool, bool]:
        return exchange(mutant), floats.without_playing(ENTRY, STANDARD)

    assert in_child(changed, 60) == (True, False)
    assert floats.without_playing(ENTRY, STANDARD) is True


def test_what_stands_in_no_function_cannot_be_exchanged(tmp_path: Path) -> None:
    (mutant,) = of("x = True", tmp_path)
    assert mutant.where == MODULE
