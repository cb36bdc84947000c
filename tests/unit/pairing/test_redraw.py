"""Leaving between the drawing of lots and the first round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import RequestError
from hakem.model import (
    ONE,
    AbnormalKind,
    AbnormalPoints,
    Absence,
    Acceleration,
    AccelerationMethod,
    ByeKind,
    Player,
    PlayerId,
    Prohibition,
    Round,
    RoundNo,
    Team,
    TeamId,
    Tournament,
    VirtualPoints,
    problems,
)
from hakem.pairing import without_players_before_start
from tests.support.round_robins import event

NEW = Player(PlayerId(99), 0, "Newcomer")


def left(t: Tournament, *leaving: int, replaced: dict[int, Player] | None = None) -> Tournament:
    replacements = {PlayerId(old): new for old, new in (replaced or {}).items()}
    return without_players_before_start(t, tuple(map(PlayerId, leaving)), replacements, "again")


def numbers(t: Tournament) -> list[tuple[int, int]]:
    return [(p.id, p.number) for p in t.players]


def test_a_leaver_means_a_new_draw() -> None:
    t = left(event(6), 3)
    assert [(lot.purpose, lot.seed) for lot in t.lots] == [("numbers", "again")]
    assert sorted(p.number for p in t.players) == [1, 2, 3, 4, 5]
    assert PlayerId(3) not in {p.id for p in t.players}


def test_last_even_number_becomes_the_bye_without_a_draw() -> None:
    t = left(event(6), 6)
    assert t.lots == ()
    assert numbers(t) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]
    assert t.rounds_total == 5


def test_last_odd_number_makes_the_table_smaller() -> None:
    t = left(event(7), 7)
    assert [(lot.purpose, lot.seed) for lot in t.lots] == [("numbers", "again")]
    assert t.rounds_total == 5


def test_newcomer_takes_the_number() -> None:
    t = left(event(6), 2, replaced={2: NEW})
    assert t.lots == ()
    assert numbers(t) == [(1, 1), (99, 2), (3, 3), (4, 4), (5, 5), (6, 6)]


def test_one_replaced_and_the_last_leaves() -> None:
    assert left(event(6), 2, 6, replaced={2: NEW}).lots == ()
    assert [(lot.purpose, lot.seed) for lot in left(event(6), 5, 6, replaced={6: NEW}).lots] == [("numbers", "again")]


def test_two_leavers_mean_a_new_draw() -> None:
    assert [(lot.purpose, lot.seed) for lot in left(event(6), 5, 6).lots] == [("numbers", "again")]


def test_length_of_the_event_keeps_its_cycles() -> None:
    assert left(event(7, 14), 7).rounds_total == 10
    assert left(event(7, 9), 7).rounds_total == 9


def test_nobody_leaves() -> None:
    assert left(event(5)) == event(5)


def test_notes_about_leavers_go_with_them() -> None:
    one, two, three = map(PlayerId, (1, 2, 3))
    first = RoundNo(1)
    t = replace(
        event(5),
        absences=(Absence(first, one, ByeKind.HALF_POINT), Absence(first, three, ByeKind.HALF_POINT)),
        prohibited=(Prohibition((one, two)), Prohibition((one, two, three))),
        acceleration=Acceleration(AccelerationMethod.LISTED, (VirtualPoints(one, first, first, ONE),)),
        abnormal_points=(AbnormalPoints(AbnormalKind.WIN, ONE, None, (one,)),),
        teams=(Team(TeamId(1), "A", (one, two)), Team(TeamId(2), "B", (three,))),
    )
    rest = left(t, 1, 2, replaced={2: NEW})
    assert problems(rest) == ()
    assert [a.player for a in rest.absences] == [3]
    assert rest.prohibited == ()
    assert rest.teams[0].members == (99,)
    assert rest.acceleration == Acceleration(AccelerationMethod.LISTED)


@pytest.mark.parametrize(("leaving", "replaced"), [((9,), {}), ((1,), {2: NEW})])
def test_only_players_of_the_event_leave(leaving: tuple[int, ...], replaced: dict[int, Player]) -> None:
    with pytest.raises(RequestError) as caught:
        left(event(4), *leaving, replaced=replaced)
    assert caught.value.message.key == "pairing.unknown-leaver"


def test_not_after_the_first_round_is_paired() -> None:
    with pytest.raises(RequestError):
        left(replace(event(4), rounds=(Round(),)), 4)


def test_an_event_that_nobody_is_left_in_is_refused() -> None:
    with pytest.raises(RequestError, match="nobody would be left"):
        left(event(4, 3), 1, 2, 3, 4)
