"""Cards: every kind of entry from both sides of the board, unusual points, other point systems."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from hypothesis import given, settings

from hakem.errors import RequestError
from hakem.facts.card import Card, Entry, abnormal_kind, bye_points, cards
from hakem.i18n import Message
from hakem.model import (
    HALF,
    ONE,
    STANDARD,
    ZERO,
    AbnormalKind,
    AbnormalPoints,
    Bye,
    ByeKind,
    Colour,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Round,
    RoundNo,
    Tournament,
    point_system,
)
from tests.support.effort import examples
from tests.support.strategies import tournaments

A, B, C = PlayerId(1), PlayerId(2), PlayerId(3)
PLAYERS = (Player(A, 1, "Ada"), Player(B, 2, "Bora"), Player(C, 3, "Cem"))
EVERY_VALUE = PointSystem(*(Points(value) for value in range(20, 33)))
"""Every kind of result is worth something else."""


def event(*rounds: Round, points: PointSystem = STANDARD, abnormal: tuple[AbnormalPoints, ...] = ()) -> Tournament:
    return Tournament(PLAYERS, 9, rounds, points=points, abnormal_points=abnormal)


def game(marks: str, played: bool = True, rated: bool = True) -> Round:
    return Round((Game(A, B, Mark(marks[0]), Mark(marks[1]), played, rated),))


def bye(kind: ByeKind) -> Round:
    return Round((), (Bye(A, kind),))


def card(t: Tournament, player: PlayerId = A) -> Card:
    return cards(t)[player]


class TestEntries:
    """One round from one side."""

    def test_both_sides_of_a_game(self) -> None:
        t = event(game("=0"))
        assert card(t).entries == (Entry(RoundNo(1), HALF, B, Colour.WHITE, Mark.DRAW, played=True, rated=True),)
        assert card(t, B).entries == (Entry(RoundNo(1), ZERO, A, Colour.BLACK, Mark.LOSS, played=True, rated=True),)

    @pytest.mark.parametrize(
        ("rnd", "played", "rated"),
        [
            (game("10"), True, True),
            (game("10", rated=False), True, False),
            (game("10", played=False), False, False),
            (game("??"), False, False),
            (bye(ByeKind.FULL_POINT), False, False),
        ],
    )
    def test_played_and_rated_are_facts_of_their_own(self, rnd: Round, played: bool, rated: bool) -> None:
        (entry,) = card(event(rnd)).entries
        assert (entry.played, entry.rated) == (played, rated)

    def test_forfeit_keeps_opponent_and_colour(self) -> None:
        (entry,) = card(event(game("01", played=False)), B).entries
        assert (entry.opponent, entry.colour, entry.mark, entry.points) == (A, Colour.BLACK, Mark.WIN, ONE)

    def test_absent_without_a_word_is_a_zero_point_bye(self) -> None:
        t = event(game("10"), game("10"))
        assert [entry.bye for entry in card(t, C).entries] == [ByeKind.ZERO_POINT] * 2
        assert [entry.round_no for entry in card(t, C).entries] == [1, 2]

    def test_without_rounds(self) -> None:
        assert list(cards(event())) == [A, B, C]
        assert card(event()) == Card(PLAYERS[0], (), ZERO)


WORTH = [
    (game("10"), 20, 25),
    (game("=="), 21, 24),
    (game("01"), 22, 23),
    (game("00"), 22, 25),
    (game("=0"), 21, 25),
    (game("0="), 22, 24),
    (game("10", played=False), 26, 27),
    (game("01", played=False), 27, 26),
    (game("00", played=False), 27, 27),
    (game("??"), 32, 32),
    (bye(ByeKind.PAIRING_ALLOCATED), 28, 31),
    (bye(ByeKind.FULL_POINT), 29, 31),
    (bye(ByeKind.HALF_POINT), 30, 31),
    (bye(ByeKind.ZERO_POINT), 31, 31),
]


@pytest.mark.parametrize(("rnd", "first", "second"), WORTH, ids=range(len(WORTH)))
def test_every_result_has_its_own_value(rnd: Round, first: int, second: int) -> None:
    t = event(rnd, points=EVERY_VALUE)
    assert card(t).score == first
    assert card(t, B).score == second


def test_three_points_for_a_win() -> None:
    t = event(game("10"), game("=="), bye(ByeKind.PAIRING_ALLOCATED), points=point_system(Points(3), ONE, pab=ONE))
    assert card(t).score == 5
    assert [card(t).score_after(number) for number in range(4)] == [0, 3, 4, 5]


@pytest.mark.parametrize("kind", ByeKind)
def test_value_of_a_bye(kind: ByeKind) -> None:
    assert bye_points(kind, STANDARD) == {"full-point": ONE, "half-point": HALF, "zero-point": ZERO}.get(
        kind.value, ONE
    )


HEADINGS = [
    (game("10"), AbnormalKind.WIN, AbnormalKind.LOSS),
    (game("=="), AbnormalKind.DRAW, AbnormalKind.DRAW),
    (game("??"), None, None),
    (game("10", played=False), AbnormalKind.FORFEIT_WIN, AbnormalKind.FORFEIT_LOSS),
    (bye(ByeKind.PAIRING_ALLOCATED), None, AbnormalKind.ZERO_POINT_BYE),
    (bye(ByeKind.FULL_POINT), AbnormalKind.FULL_POINT_BYE, AbnormalKind.ZERO_POINT_BYE),
    (bye(ByeKind.HALF_POINT), AbnormalKind.HALF_POINT_BYE, AbnormalKind.ZERO_POINT_BYE),
]


@pytest.mark.parametrize(("rnd", "first", "second"), HEADINGS, ids=range(len(HEADINGS)))
def test_heading_of_an_unusual_value(rnd: Round, first: AbnormalKind | None, second: AbnormalKind | None) -> None:
    t = event(rnd)
    assert abnormal_kind(card(t).entries[0]) is first
    assert abnormal_kind(card(t, B).entries[0]) is second


class TestAbnormalPoints:
    """Results that count differently, and bonus or penalty points."""

    def abnormal(self, kind: AbnormalKind, value: str, round_no: int | None = None) -> AbnormalPoints:
        return AbnormalPoints(kind, Points(value), None if round_no is None else RoundNo(round_no), (A,))

    def scores(self, *abnormal: AbnormalPoints) -> list[Points]:
        t = event(game("10"), game("=="), game("10"), abnormal=abnormal)
        assert card(t, B).score == HALF
        return [*(entry.points for entry in card(t).entries), card(t).score]

    def test_in_one_round(self) -> None:
        assert self.scores(self.abnormal(AbnormalKind.WIN, "3/4", 3)) == [1, HALF, Points(3, 4), Points(9, 4)]

    def test_in_every_round(self) -> None:
        assert self.scores(self.abnormal(AbnormalKind.WIN, "0")) == [0, HALF, 0, HALF]

    def test_one_round_goes_before_every_round_in_any_order(self) -> None:
        always, once = self.abnormal(AbnormalKind.WIN, "0"), self.abnormal(AbnormalKind.WIN, "3", 1)
        assert self.scores(always, once) == self.scores(once, always) == [3, HALF, 0, Points(7, 2)]

    def test_extra_in_a_round_adds_up(self) -> None:
        fine = self.abnormal(AbnormalKind.EXTRA, "-1/2", 2)
        assert self.scores(fine, fine) == [1, -HALF, 1, Points(3, 2)]

    def test_extra_of_the_event_counts_in_the_end_only(self) -> None:
        t = event(game("10"), abnormal=(self.abnormal(AbnormalKind.EXTRA, "-1/2"),))
        assert card(t).score == HALF
        assert card(t).score_after(1) == ONE

    def test_pairing_allocated_bye_has_no_heading(self) -> None:
        t = event(bye(ByeKind.PAIRING_ALLOCATED), abnormal=(self.abnormal(AbnormalKind.FULL_POINT_BYE, "0"),))
        assert card(t).score == ONE


@settings(max_examples=examples(50), deadline=None)
@given(tournaments())
def test_a_card_has_one_entry_per_round_and_adds_up(t: Tournament) -> None:
    plain = replace(t, abnormal_points=())
    for player, seen in cards(plain).items():
        assert seen.player.id == player
        assert [entry.round_no for entry in seen.entries] == list(range(1, len(t.rounds) + 1))
        assert seen.score == seen.score_after(len(t.rounds)) == sum(entry.points for entry in seen.entries)
    assert [card.player for card in cards(t).values()] == list(t.players)


class TestContradictions:
    """No card can be made of an event that contradicts itself; the first thing wrong with it is said."""

    @pytest.mark.parametrize(
        ("broken", "key"),
        [
            (Tournament((*PLAYERS, PLAYERS[0]), 9), "model.id-twice"),
            (event(Round((*game("10").games, Game(A, C, Mark.WIN, Mark.LOSS)))), "model.twice-in-round"),
            (event(Round((Game(A, A, Mark.WIN, Mark.LOSS),))), "model.plays-himself"),
            (event(Round((Game(A, PlayerId(9), Mark.WIN, Mark.LOSS),))), "model.unknown-player"),
            (event(Round((Game(A, B, cast("Mark", "1"), cast("Mark", "0")),))), "model.marks"),
        ],
    )
    def test_what_is_wrong_is_named(self, broken: Tournament, key: str) -> None:
        with pytest.raises(RequestError) as caught:
            cards(broken)
        assert caught.value.message.key == "event.contradiction"
        problem = caught.value.message.data["problem"]
        assert isinstance(problem, Message)
        assert problem.key == key
