"""Rounds made by hand, move by move: what cannot be, what is unwise, how far from the rules, and the rest by them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import process_time

import pytest

from hakem.desk.hand_verdicts import HandLevel, HandRound, first_difference, judged, round_made
from hakem.desk.journal.asking import Refused
from hakem.desk.journal.hand_rounds import (
    boards_of_round,
    hand_round,
    may_be_by_hand,
    round_by_hand,
    the_rest,
)
from hakem.i18n import Json
from hakem.model import ByeKind, Colour, PlayerId
from hakem.pairing import Board
from tests.support.at_desk import AtDesk

SYSTEMS = ("dutch", "dubov", "burstein", "lim")


def swiss(folder: Path, players: int = 8, rounds: int = 2, system: str = "dutch") -> AtDesk:
    """Some rounds in which the better number wins or the first boards draw."""
    at = AtDesk(folder, system=system, rounds=7, colour="white")
    at.enter({"name": f"Oyuncu {n}", "rating": 2500 - n} for n in range(1, players + 1))
    for _ in range(rounds):
        at.do("pair")
        at.play_all(*("=" if place % 3 == 0 else "1" for place in range(len(at.t.rounds[-1].games))))
    return at


def kinds(hand: HandRound, board: Board) -> dict[str, HandLevel]:
    """What is said against one board."""
    (verdict,) = judged(hand, [board], []).boards
    return {each.kind: each.weight for each in verdict.objections}


def legal_pair(hand: HandRound) -> Board:
    """Two who may meet and whom the rules do not pair."""
    ids = hand.field.ids
    return next(
        Board(a, b) for a in ids for b in ids if a != b and hand.rivals.get(a) != b and not list(hand.against(a, b))
    )


class TestBoards:
    @pytest.mark.parametrize("system", SYSTEMS)
    def test_the_round_of_the_rules_has_nothing_against_it(self, system: str, tmp_path: Path) -> None:
        hand = hand_round(swiss(tmp_path, 9, system=system).desk, 3)
        assert hand.own is not None
        verdict = judged(hand, hand.own.boards, sorted(hand.own_byes))
        assert [each.objections for each in verdict.boards] == [()] * 4
        assert verdict.different == 0
        assert verdict.left == ()
        assert verdict.mine == verdict.rules
        assert first_difference(hand, hand.own.boards, sorted(hand.own_byes)) is None

    @pytest.mark.parametrize("system", SYSTEMS)
    def test_a_game_again_is_refused_with_its_round_and_article(self, system: str, tmp_path: Path) -> None:
        at = swiss(tmp_path, system=system)
        hand = hand_round(at.desk, 3)
        game = at.t.rounds[1].games[0]
        (objection,) = hand.against(game.white, game.black)
        assert (objection.kind, objection.weight, objection.data["round"]) == ("rematch", HandLevel.REFUSED, 2)
        assert objection.article is not None
        assert hand.barred(game.white, hand.field.ids)[game.black] == objection
        assert judged(hand, [Board(game.white, game.black)], []).boards[0].refused

    def test_two_who_are_kept_apart_may_be_seated(self, tmp_path: Path) -> None:
        at = swiss(tmp_path)
        hand = hand_round(at.desk, 3)
        board = legal_pair(hand)
        at.do("prohibit", players=[int(board.white), int(board.black)], confirm="prohibited-late")
        hand = hand_round(at.desk, 3)
        assert kinds(hand, board)["prohibited"] is HandLevel.FORBIDDEN
        (verdict,) = judged(hand, [board], []).boards
        assert (verdict.refused, verdict.has(HandLevel.FORBIDDEN)) == (False, True)

    def test_two_who_are_kept_apart_if_possible_are_looked_at(self, tmp_path: Path) -> None:
        at = swiss(tmp_path)
        board = legal_pair(hand_round(at.desk, 3))
        players: list[Json] = [int(board.white), int(board.black)]
        at.do("prohibit", players=players, weak=True, confirm="weak-prohibition")
        assert kinds(hand_round(at.desk, 3), board)["better-apart"] is HandLevel.UNWISE

    def test_a_third_time_the_same_colour_is_unwise(self, tmp_path: Path) -> None:
        at = swiss(tmp_path, 12, 3)
        hand = hand_round(at.desk, 4)
        assert hand.own is not None
        found = [
            turned
            for board in hand.own.boards
            if "third-colour" in kinds(hand, turned := Board(board.black, board.white))
        ]
        assert found
        assert kinds(hand, found[0])["colours-turned"] is HandLevel.UNWISE

    def test_two_who_must_have_the_same_colour(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=7)
        at.enter({"name": f"Oyuncu {n}", "rating": 2500 - n} for n in range(1, 9))
        rounds: tuple[Json, ...] = ([[1, 5], [2, 6], [7, 3], [8, 4]], [[1, 6], [2, 5], [8, 3], [7, 4]])
        for boards in rounds:
            at.do("pair-by-hand", boards=boards, reason="kura", confirm="paired-by-hand,hand-third-colour")
            at.play_all(*"====")
        hand = hand_round(at.desk, 3)
        assert hand.due(PlayerId(1)) is Colour.BLACK
        assert kinds(hand, Board(PlayerId(1), PlayerId(2)))["colours"] is HandLevel.REFUSED
        assert "colours" not in kinds(hand, Board(PlayerId(3), PlayerId(1)))

    def test_somebody_who_is_away_or_twice_in_the_round(self, tmp_path: Path) -> None:
        at = swiss(tmp_path)
        at.do("bye", player=8, round=3, kind="half")
        hand = hand_round(at.desk, 3)
        assert kinds(hand, Board(PlayerId(8), PlayerId(1))) == {"away": HandLevel.REFUSED}
        ids = hand.field.ids
        verdict = judged(hand, [Board(ids[0], ids[1]), Board(ids[0], ids[2])], [])
        assert all("twice" in {o.kind for o in each.objections} for each in verdict.boards)
        assert len(verdict.left) == len(ids) - 3

    def test_colours_are_those_of_the_rules(self, tmp_path: Path) -> None:
        hand = hand_round(swiss(tmp_path).desk, 3)
        assert hand.own is not None
        assert all(hand.seated(board.black, board.white) == board for board in hand.own.boards)
        pair = legal_pair(hand)
        seated = hand.seated(pair.white, pair.black)
        assert seated == hand.seated(pair.black, pair.white)
        dues = (hand.due(seated.white), hand.due(seated.black))
        assert dues[0] is not Colour.BLACK or dues[1] is not Colour.WHITE


class TestByes:
    def test_a_second_one_another_one_and_a_needless_one(self, tmp_path: Path) -> None:
        at = swiss(tmp_path, 9)
        hand = hand_round(at.desk, 3)
        (had,) = (bye.player for bye in at.t.rounds[0].byes)

        def against(*players: PlayerId) -> set[str]:
            return {o.kind for _, objections in judged(hand, [], players).byes for o in objections}

        assert against(had) == {"second-bye", "other-bye"}
        (own,) = hand.own_byes
        assert against(own) == set()
        assert against(own, hand.field.ids[0]) == {"needless-bye"}

    def test_who_is_away_keeps_the_bye_in_the_round_that_is_stored(self, tmp_path: Path) -> None:
        at = swiss(tmp_path, 10)
        at.do("bye", player=3, round=3, kind="half")
        at.do("check-in", player=4, present=False)
        hand = hand_round(at.desk, 3)
        assert {3, 4}.isdisjoint(hand.places)
        boards, byes = the_rest(at.desk, hand, [], [])
        rnd = round_made(hand, boards, byes)
        assert {bye.player: bye.kind for bye in rnd.byes} == {3: ByeKind.HALF_POINT, 4: ByeKind.ZERO_POINT}


class TestWholeRounds:
    def test_the_rest_is_paired_around_what_is_made(self, tmp_path: Path) -> None:
        at = swiss(tmp_path, 9)
        hand = hand_round(at.desk, 3)
        board = legal_pair(hand)
        given = next(p for p in reversed(hand.field.ids) if p not in (board.white, board.black))
        boards, byes = the_rest(at.desk, hand, [board], [given])
        assert board in boards
        assert byes == (given,)
        verdict = judged(hand, boards, byes)
        assert verdict.left == ()
        assert not any(each.refused for each in verdict.boards)

    def test_how_much_worse_than_the_rules(self, tmp_path: Path) -> None:
        at = swiss(tmp_path, 12, 3)
        hand = hand_round(at.desk, 4)
        assert hand.own is not None
        turned = [Board(board.black, board.white) for board in hand.own.boards]
        verdict = judged(hand, turned, [])
        assert verdict.rules is not None
        assert verdict.different == 6
        assert verdict.mine.denied > verdict.rules.denied
        assert verdict.mine.distance == verdict.rules.distance
        step = first_difference(hand, turned, [])
        assert step is not None
        assert step.article.regulation == "C.04.3"

    def test_the_round_under_way_begins_with_its_boards_and_results_stand(self, tmp_path: Path) -> None:
        at = swiss(tmp_path)
        at.do("pair")
        at.do("result", round=3, board=1, result="1-0")
        assert round_by_hand(at.desk) == 3
        hand = hand_round(at.desk, 3)
        boards, byes = boards_of_round(at.desk, 3)
        assert hand.stands == boards[:1]
        assert byes == ()
        assert judged(hand, boards, byes).different == 0
        at.play_all(*"====")
        assert round_by_hand(at.desk) == 4
        assert boards_of_round(at.desk, 4) == ((), ())

    def test_before_the_colour_is_drawn_only_pairs_are_compared(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=5)
        at.enter({"name": f"Oyuncu {n}", "rating": 2500 - n} for n in range(1, 5))
        hand = hand_round(at.desk, 1)
        assert hand.colours_open
        assert hand.own is not None
        turned = [Board(board.black, board.white) for board in hand.own.boards]
        assert judged(hand, turned, []).different == 0


class TestWhere:
    @pytest.mark.parametrize("system", ["berger", "knockout"])
    def test_not_where_a_table_says_who_meets(self, system: str, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system=system)
        at.enter({"name": f"Oyuncu {n}", "rating": 2500 - n} for n in range(1, 5))
        assert not may_be_by_hand(at.desk)
        with pytest.raises(Refused) as caught:
            hand_round(at.desk, 1)
        assert caught.value.message.key == "desk.not-by-hand"

    def test_not_while_results_are_open(self, tmp_path: Path) -> None:
        at = swiss(tmp_path)
        at.do("pair")
        with pytest.raises(Refused) as caught:
            hand_round(at.desk, 4)
        assert caught.value.message.key == "desk.results-open"


def test_a_move_of_six_hundred_is_judged_at_once(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="dutch", rounds=7, colour="white")
    at.enter({"name": f"Oyuncu {n}", "rating": 2600 - n} for n in range(1, 601))
    chance = Random(4)
    at.do("pair")
    at.play_all(*(chance.choice("1=0") for _ in range(300)))
    hand = hand_round(at.desk, 2)
    assert hand.own is not None
    begin = process_time()
    verdict = judged(hand, hand.own.boards[:200], [])
    hand.barred(hand.field.ids[0], hand.field.ids)
    assert process_time() - begin < 0.3
    assert len(verdict.left) == 200
