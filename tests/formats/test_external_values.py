"""Files with values from outside: rows or JSON, and a place for everything that is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.formats.external_values import parse_external
from hakem.i18n import say
from hakem.model import Points

KNOWN = frozenset(range(1, 10))
VALUES = {4: Points(3, 2), 7: Points(2)}


@pytest.mark.parametrize(
    "text",
    [
        "4,1.5\n7,2\n",
        "id,value\n4,1.5\n7,2",
        "no;puan\r\n4;1,5\r\n\r\n7;2\r\n",
        "4\t1½\n7\t2\n",
        '"4", "1.5"\n7 , 2\n',
        '{"4": "1.5", "7": 2}',
        '\n{"4": 1.5,\n "7": "2.0"}\n',
        "\ufeff4,3/2\n7,2",
    ],
)
def test_values(text: str) -> None:
    assert parse_external(text.encode(), KNOWN) == (VALUES, ())


@pytest.mark.parametrize(
    ("text", "place", "key"),
    [
        ("4,1.5\n77,2\n", (2, 1), "external.unknown"),
        ("4,1.5\n  x,2\n", (2, 1), "external.unknown"),
        ("4,1.5\n4,2\n", (2, 1), "external.twice"),
        ("4,1.5\n7, two\n", (2, 4), "external.value"),
        ("4,1.5\n7\n", (2, 1), "external.row"),
        ("4,1.5\n7,\n", (2, 3), "external.value"),
        ('{"4": "1.5",\n "77": 2}', (2, 2), "external.unknown"),
        ('{"4": "1.5",\n "7": true}', (2, 7), "external.value"),
        ('{"4": "1.5",\n "7": [2]}', (2, 7), "external.value"),
        ('{"4": "1.5",\n "7" 2}', (2, 6), "json.sign-expected"),
        ("", (1, 1), "file.empty"),
    ],
)
def test_what_is_wrong_has_a_place(text: str, place: tuple[int, int], key: str) -> None:
    _, (problem,) = parse_external(text.encode(), KNOWN)
    assert ((problem.row, problem.column), problem.message.key) == (place, key)
    assert say(problem.message, "en") != say(problem.message, "tr")


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_nothing_breaks_it(data: bytes) -> None:
    values, problems = parse_external(data, KNOWN)
    assert set(values) <= KNOWN
    assert all(problem.row >= 1 and problem.column >= 1 for problem in problems)
