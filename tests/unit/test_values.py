"""Values made quickly are what the standard library would have made."""

from __future__ import annotations

import copy
import dataclasses
import functools
import inspect
import pickle
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar, get_type_hints

import pytest

from hakem import values

T = TypeVar("T")


def classes(make: Any, field: Any) -> dict[str, Any]:
    """The same classes, made by one or the other."""

    @make(frozen=True, slots=True)
    class Point:
        """Two numbers."""

        x: int
        y: int = 2
        names: Mapping[str, int] = field(default_factory=dict, hash=False)
        note: str = field(default="", compare=False, repr=False)
        count: ClassVar[int] = 7

        @property
        def sum(self) -> int:
            return self.x + self.y

    @make(frozen=True, slots=True, order=True)
    class Single:
        number: int

    @make(frozen=True, slots=True)
    class Empty:
        """Nothing."""

    @make(frozen=True, slots=True)
    class Checked:
        x: int

        def __post_init__(self) -> None:
            object.__setattr__(self, "x", abs(self.x))

    @make(frozen=True, slots=True)
    class Box(Generic[T]):
        content: T

    @make(frozen=True, slots=True)
    class Heir(Point):
        z: int = 3

    @make(frozen=True)
    class Loose:
        """Frozen, but with room for what is worked out once."""

        x: int
        names: list[str] = field(default_factory=list, compare=False)
        y: int = field(default=4)

        @functools.cached_property
        def double(self) -> int:
            return 2 * self.x

    @make
    class Open:
        x: int = 1
        seen: list[int] = field(default_factory=list)

    return {each.__name__: each for each in (Point, Single, Empty, Checked, Box, Heir, Loose, Open)}


OURS = classes(values.dataclass, values.field)
THEIRS = classes(dataclasses.dataclass, dataclasses.field)
NAMES = list(THEIRS)
GIVEN: dict[str, tuple[Any, ...]] = {
    "Point": (1, 5, {"a": 1}, "so"),
    "Single": (4,),
    "Empty": (),
    "Checked": (-3,),
    "Box": ("a",),
    "Heir": (1, 2, {}, "", 9),
    "Loose": (6,),
    "Open": (),
}
each_class = pytest.mark.parametrize("name", NAMES)


def both(name: str) -> tuple[Any, Any]:
    return OURS[name](*GIVEN[name]), THEIRS[name](*GIVEN[name])


@each_class
def test_fields_signature_and_words_are_the_same(name: str) -> None:
    ours, theirs = both(name)
    assert repr(ours) == repr(theirs)
    assert inspect.signature(type(ours)).parameters.keys() == inspect.signature(type(theirs)).parameters.keys()
    assert get_type_hints(type(ours).__init__) == get_type_hints(type(theirs).__init__)
    assert type(ours).__match_args__ == type(theirs).__match_args__
    assert dataclasses.is_dataclass(type(ours))
    assert dataclasses.asdict(ours) == dataclasses.asdict(theirs)

    def told(value: Any) -> list[tuple[object, ...]]:
        return [(f.name, f.type, f.default, f.compare, f.repr, f.hash) for f in dataclasses.fields(value)]

    assert told(ours) == told(theirs)


@each_class
def test_equality_and_hash_are_the_same(name: str) -> None:
    ours, theirs = both(name)
    again = OURS[name](*GIVEN[name])
    assert ours == again
    assert ours != theirs
    if name == "Open":
        assert type(ours).__hash__ is None
    else:
        assert hash(ours) == hash(again) == hash(theirs)


def test_what_does_not_count_does_not_count() -> None:
    point = OURS["Point"]
    assert point(1, 2, {}, "a") == point(1, 2, {}, "b")
    assert point(1, 2, {"a": 1}) != point(1, 2, {"a": 2})
    assert hash(point(1, 2, {"a": 1})) == hash(point(1, 2, {"a": 2}))


@each_class
def test_replacing_either_way(name: str) -> None:
    ours, _ = both(name)
    assert values.replace(ours) == ours
    assert dataclasses.replace(ours) == ours
    if name in ("Point", "Heir"):
        assert values.replace(ours, y=9) == dataclasses.replace(ours, y=9) != ours
        with pytest.raises(TypeError):
            values.replace(ours, w=9)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "Open"])
def test_nothing_can_be_changed_or_added(name: str) -> None:
    ours, _ = both(name)
    for field in (*type(ours).__match_args__, *(() if name == "Heir" else ("new",))):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(ours, field, 1)
        with pytest.raises(dataclasses.FrozenInstanceError):
            delattr(ours, field)
    assert not hasattr(ours, "__dict__") or name in ("Box", "Loose")  # typing.Generic has one


def test_defaults_are_made_anew_and_constants_stay() -> None:
    point = OURS["Point"]
    assert point(1).names == {}
    assert point(1).names is not point(1).names
    assert point.count == 7
    assert point(1).sum == 3
    assert point.__doc__ == "Two numbers."
    with pytest.raises(TypeError):
        point()


def test_without_slots_there_is_room_for_what_is_worked_out_once() -> None:
    loose, theirs = both("Loose")
    assert loose.double == theirs.double == 12
    assert vars(loose) == vars(theirs)
    assert type(loose).y == type(theirs).y == 4
    assert not hasattr(type(loose), "names")
    assert loose == OURS["Loose"](6)
    assert pickle.loads(pickle.dumps(Room(3))) == Room(3)


@values.dataclass(frozen=True)
class Room:
    """A value without slots that can be found again by its name."""

    x: int


def test_order() -> None:
    single = OURS["Single"]
    assert sorted([single(3), single(1)]) == [single(1), single(3)]
    assert single(1) <= single(1) < single(2) > single(1) >= single(1)
    with pytest.raises(TypeError):
        single(1) < 2  # noqa: B015
    with pytest.raises(TypeError):
        OURS["Empty"]() < OURS["Empty"]()  # noqa: B015


def test_patterns_take_it_apart() -> None:
    taken: list[tuple[object, ...]] = []
    match Kept(8, ("x",)):
        case Kept(a, b):
            taken.append((a, b))
    assert taken == [(8, ("x",))]


@values.dataclass(frozen=True, slots=True)
class Kept:
    """A value that can be found again by its name."""

    a: int
    b: tuple[str, ...] = ()


def test_it_can_be_pickled_and_copied() -> None:
    kept = Kept(1, ("x",))
    assert pickle.loads(pickle.dumps(kept)) == copy.copy(kept) == copy.deepcopy(kept) == kept


@values.dataclass(frozen=True, slots=True)
class Unusual:
    """A value that is not made from its fields as they stand."""

    x: int
    start: dataclasses.InitVar[int]
    made: int = values.field(init=False, default=0)
    last: int = values.field(default=1, kw_only=True)

    def __post_init__(self, start: int) -> None:
        object.__setattr__(self, "made", self.x + start)


def test_what_is_unusual_is_left_to_the_standard_library() -> None:
    unusual = Unusual(2, 3, last=4)
    assert repr(unusual) == "Unusual(x=2, made=5, last=4)"
    assert values.replace(unusual, start=7) == Unusual(2, 7, last=4)
    with pytest.raises(TypeError):
        Unusual(2, 3, 4)  # type: ignore[call-arg]
