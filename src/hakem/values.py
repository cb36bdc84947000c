"""Frozen values, made quickly: ``dataclass``, ``field`` and ``replace`` as the standard library has them.

The standard library puts every dataclass together from source text while its
module is loaded: half a millisecond each, and a command loads a hundred of them.
Here a frozen class gets functions that all such classes share, and only what has
to know the fields by name is compiled. It behaves as if the standard library had
made it, whose own functions (``fields``, ``asdict``, ``replace``) know it too.
Any other dataclass (mutable, heir of another one, with fields that are no
arguments) is made by the standard library, which is loaded for that. To a type
checker all of them are dataclasses.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any

__all__ = ["OneOf", "dataclass", "field", "replace"]

_MISSING = object()
_KNOWN = frozenset({"compare", "default", "default_factory", "hash", "repr"})
_set = object.__setattr__


class OneOf(Enum):
    """One of a few things. Members are hashed by what they are, not by their names: in C, not in Python each time."""

    __hash__ = object.__hash__


class _Field:
    """What ``field`` says about a field."""

    __slots__ = ("compare", "default", "default_factory", "hash", "repr", "said")

    def __init__(self, **said: Any) -> None:
        self.said = said
        self.default = said.get("default", _MISSING)
        self.default_factory = said.get("default_factory", _MISSING)
        self.repr, self.hash, self.compare = said.get("repr", True), said.get("hash"), said.get("compare", True)

    @property
    def of_library(self) -> Any:
        """The same for the standard library."""
        import dataclasses

        return dataclasses.field(**self.said)


class _OfLibrary:
    """What the standard library notes about its dataclasses, made when it asks for it."""

    def __init__(self, note: str, annotations: dict[str, Any], fields: dict[str, _Field]) -> None:
        self.note, self.annotations, self.fields = note, annotations, fields

    def __get__(self, _instance: object, owner: type) -> Any:
        import dataclasses

        content: dict[str, Any] = {name: field.of_library for name, field in self.fields.items()}
        plain = type(owner.__name__, (), {**content, "__annotations__": self.annotations})
        return getattr(dataclasses.dataclass(frozen=True)(plain), self.note)


def _refuse(self: object, name: str, *_value: object) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot change {name!r} of a {type(self).__name__}")


def _getstate(self: Any) -> list[object]:
    return [getattr(self, name) for name in self.__slots__]


def _setstate(self: Any, state: list[object]) -> None:
    for name, value in zip(self.__slots__, state, strict=True):
        _set(self, name, value)


_INIT = """
 def __init__(self{parameters}):
  {body}
"""
_HASH = """
 def __hash__(self):
  return hash(({own}))
"""
_COMPARE = """
 def {method}(self, other):
  return ({own}) {sign} ({others}) if other.__class__ is self.__class__ else NotImplemented
"""
_EQUAL = {"__eq__": "=="}
_IN_ORDER = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}


def _compiled(cls: Any, fields: dict[str, _Field], order: bool) -> dict[str, Any]:
    """The methods that have to know the fields by name, as if they stood in the module of the class."""
    space: dict[str, Any] = {"_set": _set, "_missing": _MISSING}
    compared = [name for name, field in fields.items() if field.compare]
    hashed = [name for name, field in fields.items() if (field.compare if field.hash is None else field.hash)]
    own, others = _tuple("self", compared), _tuple("other", compared)
    signs = _EQUAL | _IN_ORDER if order else _EQUAL
    text = _init(fields, hasattr(cls, "__post_init__"), space) + _HASH.format(own=_tuple("self", hashed))
    text += "".join(_COMPARE.format(method=name, own=own, sign=sign, others=others) for name, sign in signs.items())
    made: dict[str, Any] = {}
    exec(f"def methods({', '.join(space)}):{text}\n return locals()", vars(import_module(cls.__module__)), made)
    return {name: method for name, method in made["methods"](**space).items() if name not in space}


def _init(fields: dict[str, _Field], post_init: bool, space: dict[str, Any]) -> str:
    """The text of ``__init__``; what is usual for a field goes into the space in which it is compiled."""
    parameters, body = "", []
    for name, field in fields.items():
        value, usual = name, ""
        if field.default_factory is not _MISSING:
            space[f"_make_{name}"] = field.default_factory
            value, usual = f"_make_{name}() if {name} is _missing else {name}", "=_missing"
        elif field.default is not _MISSING:
            space[f"_usual_{name}"] = field.default
            usual = f"=_usual_{name}"
        parameters += f", {name}{usual}"
        body.append(f"_set(self, {name!r}, {value})")
    if post_init:
        body.append("self.__post_init__()")
    return _INIT.format(parameters=parameters, body="\n  ".join(body) or "pass")


def _tuple(side: str, names: list[str]) -> str:
    return "".join(f"{side}.{name}, " for name in names)


def _repr_of(fields: dict[str, _Field]) -> Callable[[object], str]:
    shown = [name for name, field in fields.items() if field.repr]

    def __repr__(self: object) -> str:  # noqa: N807 - it becomes the method of a class
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    return __repr__


def _said(default: object) -> dict[str, object]:
    return {} if default is _MISSING else {"default": default}


def _frozen(cls: Any, order: bool, slots: bool) -> Any:
    """The class with what makes it a frozen value; with slots for its fields it has to be made again."""
    said = vars(cls).get("__annotations__", {})
    annotations = {name: kind for name, kind in said.items() if not str(kind).startswith("ClassVar")}
    defaults = {name: vars(cls).get(name, _MISSING) for name in annotations}
    fields = {name: each if isinstance(each, _Field) else _Field(**_said(each)) for name, each in defaults.items()}
    made = {**_compiled(cls, fields, order), "__repr__": _repr_of(fields)}
    made["__init__"].__annotations__ = {**annotations, "return": None}
    made |= {"__setattr__": _refuse, "__delattr__": _refuse, "__match_args__": tuple(fields)}
    made |= {note: _OfLibrary(note, annotations, fields) for note in ("__dataclass_fields__", "__dataclass_params__")}
    if slots:
        unwanted = {"__dict__", "__weakref__", *fields}
        own = {name: value for name, value in vars(cls).items() if name not in unwanted}
        made |= {"__slots__": tuple(fields), "__getstate__": _getstate, "__setstate__": _setstate}
        return type(cls)(cls.__name__, cls.__bases__, {**made, **own, "__qualname__": cls.__qualname__})
    made |= {name: field.default for name, field in fields.items() if field.default is not _MISSING}
    for name, default in defaults.items():
        if isinstance(default, _Field):
            delattr(cls, name)
    for name in made.keys() - vars(cls).keys():
        setattr(cls, name, made[name])
    return cls


def _is_plain(cls: Any, kind: dict[str, bool]) -> bool:
    """Whether it is a frozen class, no heir, and nothing unusual is said about its fields."""
    if not kind.get("frozen") or not kind.keys() <= {"frozen", "slots", "order"}:
        return False
    if any("__dataclass_fields__" in vars(base) for base in cls.__mro__):
        return False
    if any("InitVar" in str(each) for each in vars(cls).get("__annotations__", {}).values()):
        return False
    return all(each.said.keys() <= _KNOWN for each in vars(cls).values() if isinstance(each, _Field))


def _by_library(cls: Any, **kind: bool) -> Any:
    """The class as the standard library makes it."""
    import dataclasses

    for name, default in list(vars(cls).items()):
        if isinstance(default, _Field):
            setattr(cls, name, default.of_library)
    return dataclasses.dataclass(**kind)(cls)


if TYPE_CHECKING:
    from dataclasses import dataclass, field, replace
else:
    field = _Field

    def dataclass(cls=None, /, **kind):
        """A dataclass; a frozen one is made quickly."""
        if cls is None:
            return lambda made: dataclass(made, **kind)
        if _is_plain(cls, kind):
            return _frozen(cls, kind.get("order", False), kind.get("slots", False))
        return _by_library(cls, **kind)

    def replace(value, /, **changes):
        """The value with some fields changed."""
        if not isinstance(vars(type(value)).get("__dataclass_fields__"), _OfLibrary):
            import dataclasses

            return dataclasses.replace(value, **changes)
        unchanged = {name: getattr(value, name) for name in value.__match_args__ if name not in changes}
        return value.__class__(**unchanged, **changes)
