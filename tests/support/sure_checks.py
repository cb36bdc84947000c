"""Whether a test asserts something whenever it passes, found by reading it.

A test whose only ``assert`` stands in a loop passes when there is nothing to
loop over, and one whose ``assert`` stands behind an ``if`` when the answer is
always no. Such a test cannot fail, and nobody notices. Counting asserts while
the tests run would find it too, but pytest makes a text of everything that is
compared for that, which takes many times as long as the tests.

So a test has to say that there is something: by a loop over what is written
down, by ``some(…)`` around what was computed, or, where examples are drawn, by
``assume``, of which hypothesis sees to it that it comes true often enough.
"""

from __future__ import annotations

import ast
import builtins
import importlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType

TESTS = Path(__file__).parents[1]

ASSERTING = ("raises", "warns")
"""Functions of pytest that assert something about what is done inside."""

GIVING_UP = ("fail", "skip", "reject")
"""Whoever skips says so, and hypothesis counts what is rejected."""

FunctionOrClass = ast.FunctionDef | ast.ClassDef


def functions_in(path: Path) -> Iterator[ast.FunctionDef]:
    """The tests of a module, those of its classes too."""
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def surely_checks(path: Path, function: ast.FunctionDef) -> bool:
    """Whether the function cannot end without having asserted something.

    What is assumed in the last line is that something was.
    """
    match function.body[-1]:
        case ast.Expr(ast.Call(func=ast.Name(id="assume"))):
            return True
    return _Reader(path, function).checks(function.body)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _module(path: Path) -> ModuleType:
    return importlib.import_module(".".join(path.relative_to(TESTS.parent).with_suffix("").parts))


_helpers: dict[FunctionType, bool] = {}
"""What is known of functions of the tests; whoever calls itself does not check anything by that."""


def _helper_checks(function: FunctionType) -> bool:
    """Whether a function of the tests surely checks something itself."""
    if function not in _helpers:
        _helpers[function] = False
        path = Path(function.__code__.co_filename)
        found = _by_line(path).get(function.__code__.co_firstlineno) if TESTS in path.parents else None
        _helpers[function] = found is not None and surely_checks(path, found)
    return _helpers[function]


@cache
def _by_line(path: Path) -> dict[int, ast.FunctionDef]:
    """The functions of a module by the line in which they begin."""
    return {_first_line(node): node for node in ast.walk(_tree(path)) if isinstance(node, ast.FunctionDef)}


def _first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


class _Reader:
    """Reads the statements of a function in the order in which they run."""

    def __init__(self, path: Path, function: ast.FunctionDef) -> None:
        self._path = path
        self._inner = {n.name: n for n in function.body if isinstance(n, ast.FunctionDef)}
        self._local: dict[str, ast.expr | None] = {argument.arg: None for argument in function.args.args}
        self._assumed: set[str] = set()

    def checks(self, statements: list[ast.stmt]) -> bool:
        """Whether these statements surely assert something."""
        for statement in statements:
            self._remember(statement)
            if self._one_checks(statement):
                return True
            if self._may_leave(statement):
                return False
        return False

    def _remember(self, statement: ast.stmt) -> None:
        """What a name stands for from here on, and what a property test takes for granted."""
        match statement:
            case ast.Expr(ast.Call(func=ast.Name(id="assume"), args=[wanted])):
                self._assumed.add(ast.unparse(wanted))
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._local[name] = value
            case _:
                stored = [n for n in _walk_here(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
                self._local |= {n.id: None for n in stored}

    def _one_checks(self, node: ast.stmt) -> bool:
        match node:
            case ast.Assert() | ast.Raise():
                return True
            case ast.With():
                return any(self._calls_check(item) for item in node.items) or self.checks(node.body)
            case ast.For():
                return self._calls_check(node.iter) or (self._has_something(node.iter) and self.checks(node.body))
            case ast.If():
                return self._calls_check(node.test) or (self.checks(node.body) and self.checks(node.orelse))
            case ast.Try():
                tried = self.checks(node.body + node.orelse) and all(self.checks(h.body) for h in node.handlers)
                return tried or self.checks(node.finalbody)
            case ast.While() | ast.Match() | ast.FunctionDef() | ast.ClassDef():
                return False
        return self._calls_check(node)

    def _may_leave(self, node: ast.stmt, in_loop: bool = True) -> bool:
        """Whether the function, or a round of its loop, may end here with nothing asserted so far."""
        if isinstance(node, ast.Break | ast.Continue):
            return in_loop
        if isinstance(node, ast.Return | FunctionOrClass):
            return isinstance(node, ast.Return)
        in_loop = in_loop and not isinstance(node, ast.For | ast.While)
        blocks = [b for name in ("body", "orelse", "finalbody") if (b := getattr(node, name, None))]
        blocks += [handler.body for handler in getattr(node, "handlers", ())]
        return any(self._leaves(block, in_loop) for block in blocks)

    def _leaves(self, block: list[ast.stmt], in_loop: bool) -> bool:
        for statement in block:
            if self._one_checks(statement):
                return False
            if self._may_leave(statement, in_loop):
                return True
        return False

    def _calls_check(self, node: ast.AST) -> bool:
        """Whether something is called that asserts."""
        return any(self._is_check(call) for call in _walk_here(node) if isinstance(call, ast.Call))

    def _is_check(self, call: ast.Call) -> bool:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in (*ASSERTING, *GIVING_UP):
            return True
        if name in self._inner:
            return self.checks(self._inner[name].body)
        called = self._value(call.func)
        return isinstance(called, FunctionType) and _helper_checks(called)

    def _value(self, node: ast.expr) -> object:
        """What an expression stands for if it is made of nothing but names of the module."""
        names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
        known = {**vars(builtins), **vars(_module(self._path))}
        if names & (self._local.keys() | self._inner.keys()) or not names <= known.keys():
            return None
        try:
            return eval(ast.unparse(node), known)
        except Exception:  # it may need what only a test has
            return None

    def _has_something(self, node: ast.expr) -> bool:
        """Whether there is surely something to loop over."""
        if ast.unparse(node) in self._assumed:
            return True
        match node:
            case ast.Tuple() | ast.List() | ast.Set():
                return any(not isinstance(e, ast.Starred) or self._has_something(e.value) for e in node.elts)
            case ast.Dict():
                return bool(node.keys)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                return all(not g.ifs and self._has_something(g.iter) for g in node.generators)
            case ast.Call(func=ast.Name(id="enumerate" | "zip" | "sorted" | "reversed" | "product")):
                return bool(node.args) and all(self._has_something(argument) for argument in node.args)
            case ast.Call(func=ast.Attribute(value=ast.Name() as owner, attr="items" | "values")):
                return self._has_something(owner)
            case ast.Name(id=name) if isinstance(value := self._local.get(name), ast.expr):
                return self._has_something(value)
        found = self._value(node)
        return isinstance(found, Iterable | Mapping) and any(True for _ in found)


def _walk_here(node: ast.AST) -> Iterator[ast.AST]:
    """Everything below a node, without what is only defined there."""
    if isinstance(node, FunctionOrClass | ast.Lambda):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _walk_here(child)
