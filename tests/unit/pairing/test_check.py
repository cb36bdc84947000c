"""Rounds against rounds: what counts as the same, and what is said about the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.model import (
    Absence,
    Bye,
    ByeKind,
    Game,
    Mark,
    PlayerId,
    Points,
    Round,
    RoundNo,
    Tournament,
)
from hakem.pairing import Board, Judge, Pairs, check_round, different_points, system_for
from tests.support.neighbours import Judging, Neighbours
from tests.support.round_robins import event, played_out

SYSTEM = Neighbours()


def rounds(*given: Round, players: int = 4) -> Tournament:
    return replace(event(players, 9), rounds=given)


def games(*pairs: tuple[int, int], played: bool = True) -> tuple[Game, ...]:
    return tuple(Game(PlayerId(w), PlayerId(b), Mark.WIN, Mark.LOSS, played=played) for w, b in pairs)


def bye(player: int, kind: ByeKind = ByeKind.PAIRING_ALLOCATED) -> Bye:
    return Bye(PlayerId(player), kind)


def boards(*pairs: tuple[int, int]) -> tuple[Board, ...]:
    return tuple(Board(PlayerId(w), PlayerId(b)) for w, b in pairs)


class TestTheSame:
    def test_board_order_does_not_count(self) -> None:
        assert check_round(SYSTEM, rounds(Round(games((3, 4), (1, 2)))), 1) is None

    def test_a_forfeit_was_a_board(self) -> None:
        assert check_round(SYSTEM, rounds(Round(games((1, 2), (3, 4), played=False))), 1) is None

    def test_whoever_asked_for_a_bye_is_not_paired(self) -> None:
        given = Round(games((1, 3)), (bye(2, ByeKind.HALF_POINT),))
        assert check_round(SYSTEM, rounds(given, players=3), 1) is None
        assert check_round(SYSTEM, rounds(Round(games((1, 3))), players=3), 1) is None

    def test_a_round_of_byes_has_no_pairing(self) -> None:
        given = Round((), tuple(bye(n, ByeKind.ZERO_POINT) for n in (1, 2, 3, 4)))
        assert check_round(SYSTEM, rounds(given, Round(games((1, 2), (3, 4)))), 1) is None

    def test_rounds_after_it_do_not_matter(self) -> None:
        t = rounds(Round(games((1, 2), (3, 4))), Round(games((2, 1), (4, 3))))
        assert (
            check_round(SYSTEM, replace(t, absences=(Absence(RoundNo(3), PlayerId(1), ByeKind.ZERO_POINT),)), 1) is None
        )

    @pytest.mark.parametrize("edition", ["2009", "2026"])
    @pytest.mark.parametrize("kind", [ByeKind.PAIRING_ALLOCATED, ByeKind.ZERO_POINT, ByeKind.HALF_POINT])
    def test_bye_of_a_table_by_whatever_name(self, edition: str, kind: ByeKind) -> None:
        t = event(5)
        system = system_for("berger", edition, t)
        t = played_out(t, system)
        t = replace(t, rounds=tuple(Round(r.games, tuple(replace(b, kind=kind) for b in r.byes)) for r in t.rounds))
        assert [check_round(system, t, n) for n in range(1, 6)] == [None] * 5

    def test_forfeits_by_a_table(self) -> None:
        t = event(4)
        t = replace(t, players=(*t.players[:3], replace(t.players[3], withdrawn_after=RoundNo(1))))
        system = system_for("berger", None, t)
        t = played_out(t, system)
        assert any(not game.played for rnd in t.rounds for game in rnd.games)
        assert [check_round(system, t, n) for n in (1, 2, 3)] == [None] * 3


class TestDifferent:
    def test_only_what_differs_is_named(self) -> None:
        difference = check_round(SYSTEM, rounds(Round(games((1, 2), (3, 6), (5, 4))), players=6), 1)
        assert difference is not None
        assert difference.round_no == 1
        assert difference.expected == Pairs(boards((3, 4), (5, 6)))
        assert difference.found == Pairs(boards((3, 6), (5, 4)))
        assert (difference.reason, difference.no_pairing) == (None, None)

    def test_colours_count(self) -> None:
        difference = check_round(SYSTEM, rounds(Round(games((2, 1), (3, 4)))), 1)
        assert difference is not None
        assert (difference.expected, difference.found) == (Pairs(boards((1, 2))), Pairs(boards((2, 1))))

    def test_colours_that_the_file_does_not_give_cannot_be_wrong(self) -> None:
        t = rounds(Round(games((2, 1), (4, 3), played=False)))
        difference = check_round(SYSTEM, t, 1, [frozenset((PlayerId(1), PlayerId(2)))])
        assert difference is not None
        assert (difference.expected, difference.found) == (Pairs(boards((3, 4))), Pairs(boards((4, 3))))

    def test_who_has_the_bye_counts(self) -> None:
        difference = check_round(SYSTEM, rounds(Round(games((1, 3)), (bye(2),)), players=3), 1)
        assert difference is not None
        assert difference.expected == Pairs(boards((1, 2)), (PlayerId(3),))
        assert difference.found == Pairs(boards((1, 3)), (PlayerId(2),))

    def test_no_legal_pairing(self) -> None:
        t = rounds(Round(games((1, 2))), Round(games((2, 1))), players=2)
        difference = check_round(SYSTEM, t, 2)
        assert difference is not None
        assert difference.no_pairing is not None
        assert (difference.expected, difference.found) == (Pairs(), Pairs(boards((2, 1))))

    def test_a_judge_is_asked_for_the_reason(self) -> None:
        difference = check_round(Judging(), rounds(Round(games((2, 1), (3, 4)))), 1)
        assert isinstance(Judging(), Judge)
        assert not isinstance(SYSTEM, Judge)
        assert difference is not None
        assert difference.reason is not None
        assert difference.reason.subject == (2, 1)


class TestPoints:
    def test_sum_of_the_results(self) -> None:
        t = rounds(Round(games((1, 2), (3, 4))))
        printed = {PlayerId(1): Points(1), PlayerId(2): Points(1, 2)}
        (wrong,) = different_points(t, printed)
        assert (wrong.player, wrong.printed, wrong.computed) == (2, Points(1, 2), 0)

    def test_open_games_may_count_as_nothing(self) -> None:
        t = rounds(Round((Game(PlayerId(1), PlayerId(2), Mark.PENDING, Mark.PENDING),)))
        assert different_points(t, {PlayerId(1): Points(0), PlayerId(2): Points(1, 2)}) == ()
