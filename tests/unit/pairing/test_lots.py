"""Lots that can be drawn again."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.facts.lots import chosen, draw_order, drawing_order, lots
from hakem.model import Round
from hakem.pairing.numbers.lots import numbers_by_lots
from tests.support.round_robins import event


def test_first_lot_is_the_hash_of_seed_and_counter() -> None:
    assert next(lots("Ankara")) == int(sha256(b"Ankara:1").hexdigest()[:16], 16)


def test_known_draw() -> None:
    """Worked by hand from the description: places 3, 2 and 1 are exchanged with the chosen ones."""
    row = [1, 2, 3, 4]
    for k, last in ((1, 3), (2, 2), (3, 1)):
        place = int(sha256(f"2026-09-01:{k}".encode()).hexdigest()[:16], 16) % (last + 1)
        row[last], row[place] = row[place], row[last]
    assert draw_order("2026-09-01", 4) == tuple(row)


def test_lots_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    assert chosen(iter([2**64 - 1, 5]), 3) == 2
    assert chosen(iter([2**64 - 2]), 3) == 2


@given(st.text(), st.integers(0, 60))
def test_every_draw_is_an_order(seed: str, count: int) -> None:
    assert sorted(draw_order(seed, count)) == list(range(1, count + 1))
    assert draw_order(seed, count) == draw_order(seed, count)


def test_all_orders_of_three_are_about_equally_likely() -> None:
    seen = Counter(draw_order(f"seed {i}", 3) for i in range(1200))
    assert len(seen) == 6
    assert all(150 < times < 250 for times in seen.values())


def test_strongest_draws_first() -> None:
    t = event(5)
    ratings = ((None, None), (2100, None), (2300, None), (None, 1500), (2100, 1900))
    people = tuple(
        replace(p, rating=rating, national_rating=national)
        for p, (rating, national) in zip(t.players, ratings, strict=True)
    )
    assert [p.id for p in drawing_order(people)] == [3, 5, 2, 4, 1]


def test_numbers_are_given_and_the_draw_recorded() -> None:
    t = event(5)
    drawn = numbers_by_lots(t, "seed")
    order = draw_order("seed", 5)
    assert tuple(p.number for p in drawn.players) == order
    assert [(lot.purpose, lot.seed) for lot in drawn.lots] == [("numbers", "seed")]
    assert numbers_by_lots(drawn, "seed").players == drawn.players


def test_no_lots_after_the_start() -> None:
    with pytest.raises(RequestError) as caught:
        numbers_by_lots(replace(event(4), rounds=(Round(),)), "seed")
    assert caught.value.message.key == "pairing.lots-after-start"
