"""Other ids, the same tournament."""

from __future__ import annotations

from hypothesis import given, settings

from hakem.facts.card import cards
from hakem.model import PlayerId, Tournament, problems, with_ids, with_numbers_as_ids
from tests.support.effort import examples
from tests.support.strategies import tournaments


@settings(max_examples=examples(40), deadline=None)
@given(tournaments())
def test_renaming_and_back_changes_nothing(t: Tournament) -> None:
    there = {p.id: PlayerId(2_000_000 - p.id) for p in t.players}
    back = {new: old for old, new in there.items()}
    moved = with_ids(t, there)
    assert {p.id for p in moved.players} == set(back)
    assert len(problems(moved)) == len(problems(t))
    assert with_ids(moved, back) == t


@settings(max_examples=examples(40), deadline=None)
@given(tournaments())
def test_numbers_as_ids_keep_everybodys_points(t: Tournament) -> None:
    moved = with_numbers_as_ids(t)
    assert all(p.id == p.number for p in moved.players)
    assert [card.score for card in cards(moved).values()] == [card.score for card in cards(t).values()]


@settings(max_examples=examples(40), deadline=None)
@given(tournaments(trf=True))
def test_numbers_that_are_ids_already(t: Tournament) -> None:
    assert with_numbers_as_ids(t) == t
