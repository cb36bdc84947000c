"""The description of the native file for other programs (JSON Schema) says what our reader says."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator, FormatChecker
from tools import schema

from hakem.formats import Extras, dump_native, parse_native
from hakem.formats.native import PARTS
from hakem.i18n import Json
from hakem.model import PlayerId, Tournament
from tests.support.effort import examples
from tests.support.native_files import SHORT_TEXT, full
from tests.support.strategies import extras, tournaments

VALIDATOR = Draft202012Validator(schema.schema(), format_checker=FormatChecker())
OTHER: tuple[Json, ...] = (None, True, 7, 1.5, "x", "1.0", "2026-02-30", [], {}, ["x"], {"x": 1})
FILES = Path(__file__).parents[1] / "data" / "native"


def test_the_committed_schema_is_the_present_one() -> None:
    assert schema.PAGE.read_text(encoding="utf-8") == schema.text(), "python -m tools.schema --renew"


def test_it_is_a_schema() -> None:
    assert Draft202012Validator(Draft202012Validator.META_SCHEMA).is_valid(schema.schema())


def test_it_describes_every_class() -> None:
    described = schema.schema()["$defs"]
    assert isinstance(described, dict)
    assert described.keys() == {kind.__name__ for kind in PARTS} | {"Document"}
    assert all(isinstance(about, dict) and about["description"] for about in described.values())


def test_every_key_is_documented() -> None:
    page = (schema.PAGE.parent / "files.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?<=[`\".])([a-z_]+)(?=[`\".])", page))
    assert {field.key for table in PARTS.values() for field in table.lines} - named == set()


@settings(max_examples=examples(60), deadline=None)
@given(tournaments(), extras())
def test_every_file_that_is_written_is_as_described(t: Tournament, beyond: Extras) -> None:
    assert VALIDATOR.is_valid(json.loads(dump_native(t, beyond).text))


def test_files_in_the_tree() -> None:
    VALIDATOR.validate(json.loads(SHORT_TEXT))
    VALIDATOR.validate(json.loads((FILES / "version-2-everything.json").read_text(encoding="utf-8")))
    assert not VALIDATOR.is_valid(json.loads((FILES / "version-1-everything.json").read_text(encoding="utf-8")))


def places(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every value inside."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from places(item, (*path, key))


EVERYTHING: Json = json.loads(dump_native(full(), Extras(ranks=((PlayerId(1), 1),), records=("x",))).text)
PLACES = list(places(EVERYTHING))


def changed(path: tuple[str | int, ...], how: str, other: Json = None) -> Json:
    """The file with one thing in it missing, added or replaced."""
    document: Any = copy.deepcopy(EVERYTHING)
    inside = document
    for key in path[:-1]:
        inside = inside[key]
    if how == "without":
        del inside[path[-1]]
    elif how == "with":
        inside[path[-1]] = other
    elif isinstance(inside, dict):
        inside["x" + str(path[-1])] = other
    whole: Json = document
    return whole


def refused_by_reader(document: Json) -> bool:
    """Whether the reader finds a value that is none; what the model says of values is another matter."""
    found = parse_native(json.dumps(document)).problems
    return any(problem.message.key.startswith("json.") for problem in found)


@pytest.mark.parametrize("how", ["without", "beside"])
def test_missing_and_unknown_keys_are_refused_where_the_reader_refuses_them(how: str) -> None:
    refused = 0
    for path in PLACES:
        document = changed(path, how)
        refused += refused_by_reader(document)
        assert VALIDATOR.is_valid(document) is not refused_by_reader(document), path
    assert refused > 40


@settings(max_examples=examples(150), deadline=None)
@given(st.sampled_from(PLACES), st.sampled_from(OTHER))
def test_other_values_are_refused_where_the_reader_refuses_them(path: tuple[str | int, ...], other: Json) -> None:
    document = changed(path, "with", other)
    assert VALIDATOR.is_valid(document) is not refused_by_reader(document)
