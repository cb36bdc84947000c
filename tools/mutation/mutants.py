"""The mutants of a module: its syntax tree with one small wrong change each."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

MODULE = "<module>"
"""Where a change is that stands in no function."""

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
_AROUND = 48
"""So much is shown of a long statement on both sides of a change."""

_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}

Change = Callable[[], None]


@dataclass(frozen=True)
class Mutant:
    """One change: in which function and line, the statement as it was and as it is, and how the module is made."""

    module: str
    where: str
    line: int
    was: str
    now: str
    again: int
    tree: Callable[[], ast.Module]

    @property
    def name(self) -> str:
        """What it is called, wherever its line moves to."""
        number = f" #{self.again}" if self.again > 1 else ""
        return f"{self.where}: {self.was} → {self.now}{number}"


@dataclass
class _Spot:
    """A node that may be changed, the statement it stands in, the list of that statement, and the function."""

    node: ast.AST
    statement: ast.stmt
    block: list[ast.stmt]
    where: str
    removed: bool = False

    def copied(self, tree: ast.Module) -> tuple[ast.Module, _Spot]:
        """The same spot in a copy of the module."""
        memo: dict[int, Any] = {}
        copied = copy.deepcopy(tree, memo)
        return copied, _Spot(memo[id(self.node)], memo[id(self.statement)], memo[id(self.block)], self.where)

    def alone(self) -> _Spot:
        """The same spot in a copy of its statement."""
        memo: dict[int, Any] = {}
        statement = copy.deepcopy(self.statement, memo)
        return _Spot(memo[id(self.node)], statement, [statement], self.where)


def mutants(module: str, path: Path) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines."""
    plain = ast.parse(path.read_text(encoding="utf-8"))
    found: list[Mutant] = []
    names: Counter[tuple[str, str, str]] = Counter()
    for spot in _places(plain):
        was = _header(spot.statement)
        for choice in range(len(list(_changes(spot)))):
            alone = spot.alone()
            list(_changes(alone))[choice]()
            before, now = (was, "(nothing)") if alone.removed else _difference(was, _header(alone.statement))
            names[spot.where, before, now] += 1
            again = names[spot.where, before, now]
            make = partial(_changed, plain, spot, choice)
            found.append(Mutant(module, spot.where, _line(spot), before, now, again, make))
    return found


def _line(spot: _Spot) -> int:
    return getattr(spot.node, "lineno", spot.statement.lineno)


def _in_common(one: str, other: str) -> int:
    """How many letters two texts begin with together."""
    both = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(both) if a != b), min(len(one), len(other)))


def _difference(was: str, now: str) -> tuple[str, str]:
    """Both texts, without what they have in common far from the difference."""
    start = _in_common(was, now)
    end = _in_common(was[start:][::-1], now[start:][::-1])
    left = max(0, start - _AROUND)
    cut = [text[left : len(text) - max(0, end - _AROUND)] for text in (was, now)]
    shown = [("…" if left else "") + text + ("…" if end > _AROUND else "") for text in cut]
    return shown[0], shown[1]


def _changed(plain: ast.Module, spot: _Spot, choice: int) -> ast.Module:
    tree, there = spot.copied(plain)
    list(_changes(there))[choice]()
    return ast.fix_missing_locations(tree)


def _places(tree: ast.Module) -> Iterator[_Spot]:
    yield from _in_block(tree.body, MODULE, ())


def _in_block(block: list[ast.stmt], where: str, outside: tuple[str, ...]) -> Iterator[_Spot]:
    for statement in block:
        if _says_nothing(statement):
            continue
        if isinstance(statement, ast.ClassDef):
            yield from _in_block(statement.body, where, (*outside, statement.name))
        elif isinstance(statement, ast.FunctionDef):
            inside = ".".join((*outside, statement.name)) if where == MODULE else where
            yield from _in_block(statement.body, inside, outside)
        else:
            yield _Spot(statement, statement, block, where)
            yield from (_Spot(node, statement, block, where) for node in _expressions(statement))
            for inner in _blocks(statement):
                yield from _in_block(inner, where, outside)


def _says_nothing(statement: ast.stmt) -> bool:
    """Imports, words, annotations, names of types, and what is there for the reader or the type checker."""
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Pass() | ast.AnnAssign(value=None):
            return True
        case ast.Expr(ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            alias = isinstance(value, ast.Subscript | ast.BinOp) and name[:1].isupper() and not name.isupper()
            return alias or name == "__all__" or _makes_a_type(value)
    return False


def _makes_a_type(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ("TypeVar", "NewType")


def _blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        yield from filter(None, [getattr(statement, name, None)])
    yield from (handler.body for handler in getattr(statement, "handlers", ()))
    yield from (case.body for case in getattr(statement, "cases", ()))


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """Every expression of a statement, without the statements inside it and without annotations."""
    if isinstance(statement, ast.Raise):
        return
    for name, value in ast.iter_fields(statement):
        if name not in ("annotation", "body", "orelse", "finalbody", "handlers", "cases", "type_params"):
            for node in value if isinstance(value, list) else [value]:
                if isinstance(node, ast.AST):
                    yield from _below(node)


def _below(node: ast.AST) -> Iterator[ast.AST]:
    """Without texts, and without ``strict=True``, which says that two rows are of one length."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _below(child)


def _header(statement: ast.stmt) -> str:
    """A statement without those inside it."""
    return ast.unparse(statement).split("\n")[0] if list(_blocks(statement)) else ast.unparse(statement)


def _changes(spot: _Spot) -> Iterator[Change]:
    """Every way to change one node."""
    for change in (_questions, _figures, _statements, _rows):
        yield from change(spot)


def _questions(spot: _Spot) -> Iterator[Change]:
    """Comparisons, and, or, not, conditions."""
    match spot.node:
        case ast.Compare() as compare:
            yield from (_comparison(compare, at) for at, op in enumerate(compare.ops) if type(op) in _COMPARED)
        case ast.BoolOp() as both:
            yield lambda: setattr(both, "op", ast.Or() if isinstance(both.op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()) as turned:
            yield lambda: setattr(turned, "operand", ast.UnaryOp(ast.Not(), turned.operand))
        case ast.comprehension() as loop:
            yield from (partial(loop.ifs.__delitem__, at) for at in range(len(loop.ifs)))
        case ast.If() | ast.IfExp() | ast.While() as asked if not isinstance(asked.test, ast.Compare | ast.BoolOp):
            yield lambda: setattr(asked, "test", ast.UnaryOp(ast.Not(), asked.test))


def _figures(spot: _Spot) -> Iterator[Change]:
    """Numbers, flags, what is computed with them, and the smallest for the greatest."""
    match spot.node:
        case ast.UnaryOp(op=ast.USub(), operand=operand) as minus if not isinstance(operand, ast.Constant):
            yield lambda: setattr(minus, "op", ast.UAdd())
        case (ast.BinOp() | ast.AugAssign()) as computed if type(computed.op) in _COMPUTED:
            yield lambda: setattr(computed, "op", _COMPUTED[type(computed.op)]())
        case ast.Constant(value=bool() as flag) as constant:
            yield lambda: setattr(constant, "value", not flag)
        case ast.Constant(value=int() as number) as constant:
            yield lambda: setattr(constant, "value", number + 1)
            if number > 1:
                yield lambda: setattr(constant, "value", number - 1)
        case ast.Call(func=ast.Name(id=name) as called) if name in _CALLED:
            yield lambda: setattr(called, "id", _CALLED[name])


def _statements(spot: _Spot) -> Iterator[Change]:
    """What is given back, and statements that are left out."""
    match spot.node:
        case ast.Return(value=ast.expr() as value) as given if not _says_little(value):
            yield lambda: setattr(given, "value", ast.Constant(None))
        case ast.Expr() | ast.Raise() | ast.Continue() | ast.Break() | ast.Assert() | ast.Delete() | ast.AugAssign():
            yield _removal(spot)
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield _removal(spot)


def _rows(spot: _Spot) -> Iterator[Change]:
    """Rules in a row, as the criteria of an edition: one of them left out, or two neighbours exchanged."""
    match spot.node:
        case (
            ast.Tuple(elts=[ast.Call(), ast.Call(), *_] as rules) | ast.Call(args=[ast.Call(), ast.Call(), *_] as rules)
        ) if spot.where == MODULE:
            yield from (partial(rules.__delitem__, at) for at in range(len(rules)))
            yield from (_neighbours_exchanged(rules, at) for at in range(len(rules) - 1))


def _says_little(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and (value.value is None or isinstance(value.value, bool))


def _comparison(compare: ast.Compare, at: int) -> Change:
    return lambda: compare.ops.__setitem__(at, _COMPARED[type(compare.ops[at])]())


def _neighbours_exchanged(rules: list[ast.expr], at: int) -> Change:
    return lambda: rules.__setitem__(slice(at, at + 2), [rules[at + 1], rules[at]])


def _removal(spot: _Spot) -> Change:
    def remove() -> None:
        at = next(i for i, statement in enumerate(spot.block) if statement is spot.statement)
        spot.block[at] = ast.copy_location(ast.Pass(), spot.statement)
        spot.removed = True

    return remove
