"""Baku acceleration: who gets how many virtual points in which rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from hakem.facts.acceleration import (
    BAKU_BY_WINS,
    BAKU_LITERAL,
    BakuRules,
    accelerated_rounds,
    point_for_the_upper_half,
    upper_group,
)
from hakem.model import (
    HALF,
    ONE,
    ZERO,
    Acceleration,
    AccelerationMethod,
    Player,
    PlayerId,
    Points,
    RoundNo,
    Tournament,
    VirtualPoints,
    point_system,
)
from tests.judges.baku import group_a
from tests.support.effort import examples
from tests.support.rated_events import with_ratings
from tests.support.swiss_events import swiss_events
from tests.support.swiss_rounds import swiss

BAKU = Acceleration(AccelerationMethod.BAKU)


@pytest.mark.parametrize(
    ("rounds", "full", "until"),
    [(5, 2, 3), (6, 2, 3), (7, 2, 4), (8, 2, 4), (9, 3, 5), (10, 3, 5), (11, 3, 6)],
)
def test_rounds_1_4(rounds: int, full: int, until: int) -> None:
    assert accelerated_rounds(rounds) == (full, until)


@pytest.mark.parametrize(("players", "size"), [(8, 4), (9, 6), (160, 80), (161, 82), (5, 4), (1, 1)])
def test_upper_group_1_2(players: int, size: int) -> None:
    assert len(upper_group(swiss(players, 5))) == min(size, players)


def test_late_entries_1_3() -> None:
    """Somebody who comes later with a number above the last of the upper group belongs to it."""
    t = swiss(8, 5)
    late = [replace(p, joined=RoundNo(2)) if p.number == 2 else p for p in t.players]
    assert upper_group(replace(t, players=tuple(late))) == {1, 2, 3, 4, 5}


FIRST_ROUND = "2-4 =, 5-3 =, 6-7 =, 8 U"


def test_the_last_of_the_upper_group_stays_the_same_1_3() -> None:
    """Seven players, of whom four are in the upper group; then 1 comes. It is all one how the event says so."""
    joined = swiss(8, 9, FIRST_ROUND)
    late = tuple(replace(p, joined=RoundNo(2)) if p.number == 1 else p for p in joined.players)
    shown = swiss(8, 9, f"{FIRST_ROUND}, 1 Z")
    ways = {"joined": replace(joined, players=late), "not named": joined, "zero-point bye": shown}
    assert {way: sorted(upper_group(t)) for way, t in ways.items()} == {way: [1, 2, 3, 4, 5] for way in ways}


@pytest.mark.parametrize("away", ["1 Z, 8 Z", "1 H, 8 Z", "1 F, 8 H"])
def test_whoever_is_away_in_round_1_does_not_count_1_2(away: str) -> None:
    """Nine players without 1 and 8: four of seven, down to 5, and 1, who stands above. Before the round and after."""
    before, after = swiss(9, 9, away=away), swiss(9, 9, f"2-4 =, 5-3 =, 6-7 =, 9 U, {away}")
    assert upper_group(before) == upper_group(after) == {1, 2, 3, 4, 5}


def test_a_forfeited_game_was_a_pairing_1_2() -> None:
    assert upper_group(swiss(8, 9, "1-5 +, 2-6 -, 3-7 1, 4-8 1")) == {1, 2, 3, 4}


@settings(max_examples=examples(200), deadline=None)
@given(t=swiss_events(most=14))
def test_as_counted_from_the_text(t: Tournament) -> None:
    late = tuple(replace(p, joined=RoundNo(2)) if p.number % 5 == 0 else p for p in t.players)
    for event in (t, replace(t, rounds=()), replace(t, rounds=(), players=late)):
        assert upper_group(event) == group_a(event)


def points(t: Tournament, rules: BakuRules, player: int) -> list[Points]:
    virtual = rules.scores(t)
    assert virtual is not None
    return [virtual(PlayerId(player), r) for r in range(1, 10)]


def test_both_readings() -> None:
    t = replace(swiss(8, 9, points=point_system(Points(3), Points(1))), acceleration=BAKU)
    three, half = Points(3), Points(3, 2)
    assert points(t, BAKU_BY_WINS, 1) == [three] * 3 + [half] * 2 + [ZERO] * 4
    assert points(t, BAKU_LITERAL, 1) == [ONE] * 3 + [HALF] * 2 + [ZERO] * 4
    assert points(t, BAKU_BY_WINS, 8) == [ZERO] * 9


def test_listed_points_are_facts() -> None:
    one, two = RoundNo(1), RoundNo(2)
    listed = (VirtualPoints(PlayerId(8), one, two, HALF), VirtualPoints(PlayerId(1), one, one, ZERO))
    t = replace(swiss(8, 9), acceleration=Acceleration(AccelerationMethod.BAKU, listed))
    assert points(t, BAKU_BY_WINS, 8)[:3] == [HALF, HALF, ZERO]
    assert points(t, BAKU_BY_WINS, 1)[:2] == [ZERO, ONE]


def test_no_acceleration_no_points() -> None:
    assert BAKU_BY_WINS.scores(swiss(8, 9)) is None


def test_nobody_there_at_the_start() -> None:
    t = Tournament((Player(PlayerId(1), 1, "Late", joined=RoundNo(2)),), 5)
    assert upper_group(t) == frozenset()


class TestPointForTheUpperHalf:
    @staticmethod
    def upper(t: Tournament, round_no: int = 1) -> list[int]:
        points = point_for_the_upper_half(t)
        assert points is not None
        return [p.number for p in t.players if points(p.id, round_no) == t.points.win]

    @pytest.mark.parametrize(("players", "upper"), [(1, 0), (2, 1), (8, 4), (9, 4)])
    def test_half_of_the_list(self, players: int, upper: int) -> None:
        assert self.upper(swiss(players, 5)) == list(range(1, upper + 1))

    def test_for_two_rounds(self) -> None:
        t = swiss(4, 5)
        assert [self.upper(t, n) for n in (1, 2, 3)] == [[1, 2], [1, 2], []]

    def test_those_who_are_paired_in_the_first_round(self) -> None:
        assert self.upper(swiss(8, 5, away="1 Z, 7 H")) == [1, 2, 3, 4]
        assert self.upper(swiss(8, 5, "2-5 1, 3-4 1, 6-8 1, 1 Z, 7 H")) == [1, 2, 3, 4]
        assert self.upper(swiss(5, 5, "1-2 1, 3-4 1, 5 U")) == [1, 2]

    def test_the_bye_of_the_round_is_a_pairing_and_no_other_bye_is_one(self) -> None:
        assert self.upper(swiss(3, 5, "2-3 1, 1 U")) == [1]
        assert self.upper(swiss(4, 5, "3-4 1, 1 H, 2 Z")) == [1, 2, 3]

    def test_before_the_first_round_those_who_will_be_there(self) -> None:
        t = swiss(4, 5, away="1 Z, 2 H")
        later = tuple(replace(absence, round_no=RoundNo(2)) for absence in t.absences)
        assert self.upper(t) == [1, 2, 3]
        assert self.upper(replace(t, absences=later)) == [1, 2]
        late = tuple(replace(p, joined=RoundNo(2)) if p.number < 3 else p for p in t.players)
        assert self.upper(replace(t, players=late, absences=())) == [1, 2, 3]
        assert self.upper(replace(t, players=late)) == [1, 2, 3]

    def test_the_list_goes_by_rating_3_3(self) -> None:
        """Numbers do not follow the ratings; 5, who comes later, stands above the last of the upper half."""
        t = with_ratings(swiss(5, 5, "1-2 1, 3-4 1, 5 Z"), [1500, 2400, 2100, 2200, 2300])
        assert self.upper(t) == [2, 4, 5]

    def test_an_acceleration_of_the_event_stands_instead(self) -> None:
        t = replace(swiss(8, 8), acceleration=Acceleration(AccelerationMethod.BAKU))
        assert self.upper(t) == [1, 2, 3, 4]
        listed = replace(t, acceleration=Acceleration(AccelerationMethod.LISTED))
        assert self.upper(listed) == []
