"""The table of records: each stands there once, and what is written can be read."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from hakem.formats import DIALECTS, Lost, dump_trf
from hakem.formats.losses import LISTS
from hakem.formats.trf.records import INTERPRETED, RECORDS, codes_about
from hakem.model import Part, Tournament
from tests.support.effort import examples
from tests.support.strategies import tournaments

READ_ELSEWHERE = {"001"}
"""Rows of players are no settings."""


def test_every_code_stands_there_once() -> None:
    assert [code for code, count in Counter(r.code for r in RECORDS if r.code).items() if count > 1] == []


def test_every_record_is_for_something() -> None:
    assert [r.code for r in RECORDS if r.read is None and r.write is None] == []
    assert [r.code for r in RECORDS if r.read is None and r.code] == ["001"]


def test_every_loss_is_one_somewhere_and_these_are_everywhere() -> None:
    by_dialect = [set(dialect.lost) for dialect in DIALECTS.values()]
    elsewhere = {lost for each in LISTS.values() for lost, _ in each}
    assert set.union(*by_dialect, elsewhere) == set(Lost)
    assert set.intersection(*by_dialect) == {
        Lost.CLUB,
        Lost.EXTERNAL,
        Lost.PRIZES,
        Lost.BOARD_ORDER,
        Lost.UNRATED,
    }


def test_a_problem_is_shown_at_the_records_that_hold_it() -> None:
    assert codes_about(Part.RULES, "tie_breaks") == ("212", "202")
    assert codes_about(Part.ROUNDS_TOTAL, "") == ("142", "XXR", "TNR")
    assert codes_about(Part.EVENT, "end") == ("052",)
    assert codes_about(Part.EXTERNAL, "") == ()


@settings(max_examples=examples(40), deadline=None)
@given(tournaments(trf=True))
def test_what_is_written_has_a_reader(t: Tournament) -> None:
    national = {p.national_federation for p in t.players}
    for dialect in DIALECTS.values():
        codes = {line[:3] for line in dump_trf(t, dialect).text.split("\r\n") if line}
        assert codes - INTERPRETED.keys() - READ_ELSEWHERE - national == set()
