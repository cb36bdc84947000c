"""What other programs may rely on: nothing more, nothing less, and everything that it leads to."""

from __future__ import annotations

import enum
import importlib
import inspect
import types
import typing
from collections.abc import Iterator

import pytest

import hakem
from hakem.i18n import say

PACKAGES = (
    "hakem",
    "hakem.desk",
    "hakem.errors",
    "hakem.explain",
    "hakem.facts",
    "hakem.formats",
    "hakem.formats.native",
    "hakem.i18n",
    "hakem.knockout",
    "hakem.model",
    "hakem.model.changes",
    "hakem.pairing",
    "hakem.ratings",
    "hakem.regulations",
    "hakem.simulation",
    "hakem.tiebreaks",
)
"""Where public names are; the docstring of ``hakem`` names them too."""

MODEL = """
    Bye ByeKind Colour Event EventRules Game Mark Player PlayerId Points PointSystem Problem Round Team TeamId
    Tournament
"""
VERBS = """
    parse parse_bytes dump_trf dump_native
    systems system_for choose_system pair_next check_event standings problems say
    with_player with_players with_result with_bye withdrawn
"""
WHAT_THEY_TAKE_AND_GIVE = """
    TRF06 TRF16 TRF26 Parsed Written
    Board PairingSystem RoundPairing RoundWish SystemWish NextRound CheckRequest EventCheck
    Standing Standings StandingsRequest
    Message Step HakemError InputError PairingError RequestError TooLarge UnknownName
"""


def public(package: str) -> list[str]:
    """The public names; those of a module without a list are its functions."""
    module = importlib.import_module(package)
    functions = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == package]
    names: list[str] = getattr(module, "__all__", [name for name in functions if not name.startswith("_")])
    return names


def test_hakem_offers_the_model_and_its_verbs() -> None:
    assert sorted(hakem.__all__) == sorted((MODEL + VERBS + WHAT_THEY_TAKE_AND_GIVE).split())
    assert sorted(hakem.__all__, key=lambda n: (not n.isupper(), not n[0].isupper(), n)) == hakem.__all__


def test_the_packages_are_named_where_people_look() -> None:
    words = hakem.__doc__ or ""
    assert [package for package in PACKAGES[1:] if f"``{package}``" not in words] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_says_what_it_is(package: str) -> None:
    module = importlib.import_module(package)
    values = {name: getattr(module, name) for name in public(package)}
    told = {name: value for name, value in values.items() if inspect.isclass(value) or inspect.isfunction(value)}
    assert told
    assert [name for name, value in told.items() if not value.__doc__] == []


def ours(kind: object) -> bool:
    return getattr(kind, "__module__", "").startswith("hakem.")


def parts(hint: object) -> Iterator[object]:
    """Everything of ours in a type: ``Mapping[PlayerId, Card] | None`` has two."""
    if isinstance(hint, typing.TypeVar):
        yield from parts(hint.__bound__)
    elif isinstance(hint, typing.ForwardRef) or hint is None:
        return
    elif isinstance(hint, list | tuple):
        for part in hint:
            yield from parts(part)
    else:
        if ours(hint):
            yield typing.get_origin(hint) or hint
        for part in typing.get_args(hint):
            yield from parts(part)


def hints(value: object) -> Iterator[object]:
    """The types in what a function takes and gives, or in the fields, properties and methods of a class."""
    if isinstance(value, types.FunctionType):
        yield from typing.get_type_hints(value).values()
    elif inspect.isclass(value):
        if not issubclass(value, enum.Enum):
            yield from typing.get_type_hints(value).values()
        for name, member in vars(value).items():
            if name.startswith("_") and name != "__init__":
                continue
            function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
            if isinstance(function, types.FunctionType) and ours(value):
                yield from typing.get_type_hints(function).values()


def reached() -> dict[str, object]:
    """Every class of ours that can be reached from the names of ``hakem``, by its full name."""
    waiting = [getattr(hakem, name) for name in hakem.__all__]
    seen: dict[str, object] = {}
    while waiting:
        for hint in hints(waiting.pop()):
            for part in parts(hint):
                name = f"{part.__module__}.{getattr(part, '__qualname__', part)}"
                if name not in seen:
                    seen[name] = part
                    waiting.append(part)
    return seen


def test_everything_that_a_public_signature_leads_to_is_public() -> None:
    known = [getattr(importlib.import_module(package), name) for package in PACKAGES for name in public(package)]
    hidden = sorted(name for name, part in reached().items() if not any(part is each for each in known))
    assert hidden == []


def test_the_walk_goes_deep() -> None:
    names = {name.rpartition(".")[2] for name in reached()}
    assert {"Tournament", "FileProblem", "Finding", "Absence", "Edition", "Article", "Term", "RankDifference"} <= names


def test_results_of_public_verbs_can_be_said() -> None:
    with pytest.raises(hakem.HakemError) as refused:
        hakem.system_for("keizer", None, hakem.Tournament((), 1))
    assert say(refused.value.message, "tr") != say(refused.value.message, "en")
