"""The tests themselves: none of them can pass without having asserted anything."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from tests.support import sure_checks
from tests.support.some import some
from tests.support.sure_checks import TESTS, functions_in, surely_checks

MODULES = sorted(TESTS.rglob("test_*.py"))
SMALL = (1, 2)
NOTHING: tuple[int, ...] = ()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(TESTS).as_posix())
def test_every_test_asserts_something(path: Path) -> None:
    """Where there may be nothing to look at, ``some`` says that there is; where examples are drawn, ``assume`` does."""
    in_vain = [test.name for test in some(functions_in(path)) if not surely_checks(path, test)]
    assert in_vain == []


@pytest.mark.parametrize(
    ("body", "surely"),
    [
        ("assert x", True),
        ("print(x)", False),
        ("for y in x:\n    assert y", False),
        ("for y in some(x):\n    assert y", True),
        ("for y in (1, 2):\n    assert y", True),
        ("for y in SMALL:\n    assert y", True),
        ("for y in NOTHING:\n    assert y", False),
        ("for y in range(3):\n    assert y", True),
        ("for y in [2 * z for z in SMALL]:\n    assert y", True),
        ("for y in [z for z in SMALL if z > x]:\n    assert y", False),
        ("for y in SMALL:\n    if y:\n        continue\n    assert y", False),
        ("SMALL = x\nfor y in SMALL:\n    assert y", False),
        ("if x:\n    assert x", False),
        ("if x:\n    assert x\nelse:\n    assert not x", True),
        ("if x:\n    return\nassert not x", False),
        ("if x:\n    assert x\n    return\nassert not x", True),
        ("with pytest.raises(KeyError):\n    x[1]", True),
        ("try:\n    y = x()\nexcept KeyError:\n    return\nassert y", False),
        ("try:\n    y = x()\nexcept KeyError:\n    reject()\nassert y", True),
        ("assume(x)\nfor y in x:\n    assert y", True),
        ("for y in x:\n    if y:\n        break\nassume(x)", True),
        ("def inner():\n    return x\nassert inner()", True),
        ("def inner():\n    assert x", False),
        ("def inner():\n    assert x\ninner()", True),
        ("test_the_reader_of_tests(x, x)", True),
    ],
)
def test_the_reader_of_tests(body: str, surely: bool) -> None:
    """What it takes for sure, and what not."""
    source = "def test(x):\n" + "".join(f"    {line}\n" for line in dedent(body).splitlines())
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert surely_checks(Path(__file__), function) is surely


def test_a_helper_that_calls_itself_checks_nothing_by_that() -> None:
    (again,) = (n for n in ast.parse("def again(x):\n    return again(x)").body if isinstance(n, ast.FunctionDef))
    assert not surely_checks(Path(sure_checks.__file__), again)
