"""The lot of the colours as the verifier reads it: declared, else shown by the higher ranked of a pair of round 1."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.model import Acceleration, AccelerationMethod, Colour, PlayerId, RoundNo, Tournament, VirtualPoints
from hakem.verify import VerdictKind, verify_round
from tests.support.swiss_rounds import swiss

SYSTEMS = [
    (system, edition)
    for system, editions in (
        ("dutch", ("2009", "2017", "2026")),
        ("dubov", ("2009", "2026")),
        ("lim", ("2009", "2026")),
        ("burstein", ("2026",)),
        ("double-swiss", ("2026",)),
    )
    for edition in editions
]
each_system = pytest.mark.parametrize("name", SYSTEMS, ids=" ".join)


def kind(t: Tournament, name: tuple[str, str], round_no: int = 1) -> VerdictKind:
    return verify_round(t, round_no, *name).kind


def accelerated(t: Tournament, *players: int) -> Tournament:
    points = tuple(VirtualPoints(PlayerId(p), RoundNo(1), RoundNo(2), Fraction(1)) for p in players)
    return replace(t, acceleration=Acceleration(AccelerationMethod.LISTED, points))


@each_system
@pytest.mark.parametrize("line", ["1-3 ?, 4-2 ?", "3-1 ?, 2-4 ?"])
def test_nothing_declared(line: str, name: tuple[str, str]) -> None:
    assert kind(swiss(4, 4, line), name) is VerdictKind.BEST


@each_system
def test_declared(name: tuple[str, str]) -> None:
    assert kind(swiss(4, 4, "3-1 ?, 2-4 ?", initial=Colour.BLACK), name) is VerdictKind.BEST
    assert kind(swiss(4, 4, "3-1 ?, 2-4 ?", initial=Colour.WHITE), name) is VerdictKind.NOT_BEST


@pytest.mark.parametrize("name", [("dutch", "2017"), ("dutch", "2026"), ("burstein", "2026")], ids=" ".join)
@pytest.mark.parametrize(("line", "lot"), [("4-1 ?, 2-3 ?", Colour.BLACK), ("1-4 ?, 3-2 ?", Colour.WHITE)])
def test_the_first_of_the_list_may_be_the_lower_ranked(line: str, lot: Colour, name: tuple[str, str]) -> None:
    """4 has a virtual point and meets 1: 4 is the higher ranked, and even, as 2 is against 3."""
    t = accelerated(swiss(4, 4, line), 4)
    assert kind(t, name) is VerdictKind.BEST
    assert kind(replace(t, initial_colour=lot), name) is VerdictKind.BEST
    assert kind(replace(t, initial_colour=lot.other), name) is VerdictKind.NOT_BEST


@each_system
def test_a_lot_of_numbers_where_number_1_was_away(name: tuple[str, str]) -> None:
    t = swiss(5, 4, "2-4 ?, 5-3 ?, 1 H", initial=Colour.BLACK)
    assert kind(t, name) is VerdictKind.BEST
    assert kind(replace(t, initial_colour=Colour.WHITE), name) is VerdictKind.BEST
    two = swiss(6, 4, "3-5 ?, 6-4 ?, 1 H, 2 Z", initial=Colour.BLACK)
    assert kind(two, name) is VerdictKind.NOT_BEST


@pytest.mark.parametrize("line", ["1-2 ?, 3-4 ?", "2-1 ?, 4-3 ?"])
def test_the_upper_half_of_burstein_2009(line: str) -> None:
    """3.3: 1 and 2 have a point, and meet."""
    assert kind(swiss(4, 4, line), ("burstein", "2009")) is VerdictKind.BEST


@each_system
def test_a_round_that_changes_colours_is_refused_whatever_shows_the_lot(name: tuple[str, str]) -> None:
    assert kind(swiss(4, 4, "1-3 ?, 2-4 ?"), name) is VerdictKind.NOT_BEST


@each_system
def test_a_forfeit_shows_it_only_where_nobody_played(name: tuple[str, str]) -> None:
    t = swiss(4, 4, "3-1 +, 4-2 1")
    assert kind(t, name) is VerdictKind.NOT_BEST
    uncoloured = [frozenset((PlayerId(1), PlayerId(3)))]
    assert verify_round(t, 1, *name, uncoloured).kind is VerdictKind.BEST
