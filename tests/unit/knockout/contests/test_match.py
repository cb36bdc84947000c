"""Matches: how many games, whose colours, and who goes on."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.knockout import (
    EMPTY_LOG,
    Controls,
    Decided,
    GameId,
    GameKind,
    GameOutcome,
    GameResult,
    GoldenPoint,
    Log,
    Lots,
    Match,
    MatchRules,
    Pending,
    history,
    play,
)
from hakem.model import HALF, ONE, Points
from tests.support.effort import examples
from tests.support.playoffs import BLACK, DRAW, LATER_BLACK, LATER_WHITE, WHITE, by_script, drawn, due_games, played

DATA = Path(__file__).parents[3] / "data"
SHEET = json.loads((DATA / "knockout_eicc.json").read_text(encoding="utf-8"))["matches"]
LOTS = Lots("a seed")


def match(rules: MatchRules | None = None, white: int = 1, golden_white: int = 1, boards: int = 1) -> Match:
    """1 against 2, with colours that were settled in the hall."""
    lots = Lots("", {"m.game-1": white, "m.golden": golden_white})
    return Match("m", (1, 2), lots, rules or MatchRules(), boards=boards)


def decided(contest: Match | GoldenPoint, log: Log) -> Decided:
    state = contest.state(log)
    assert isinstance(state, Decided)
    return state


def log_of(*results: tuple[str, GameResult]) -> Log:
    return {GameId(name): result for name, result in results}


class TestRules:
    @pytest.mark.parametrize("games", [-2, 0, 1, 3, 5])
    def test_a9_an_even_number_of_games(self, games: int) -> None:
        with pytest.raises(RequestError, match="even number"):
            MatchRules(games=games)

    @pytest.mark.parametrize("extra", [-2, 1, 3])
    def test_a23_an_even_number_of_extra_games(self, extra: int) -> None:
        with pytest.raises(RequestError, match="even number"):
            MatchRules(extra=extra)

    def test_nobody_plays_against_himself(self) -> None:
        with pytest.raises(RequestError, match="twice"):
            Match("m", (1, 1), LOTS)

    def test_no_boards(self) -> None:
        with pytest.raises(RequestError, match="boards"):
            match(boards=0)

    def test_a26_time_controls(self) -> None:
        assert Controls() == Controls("20", "20", "5/4")


class TestSheet:
    """The sheet that the handbook prints: colours, points and totals of four matches."""

    @pytest.mark.parametrize("printed", SHEET, ids=lambda printed: f"match {printed['id']}")
    def test_match_of_the_sheet(self, printed: dict[str, Any]) -> None:
        first, second = printed["players"]
        seeds = (first["seed"], second["seed"])
        whites = [seeds[row.index("W")] for row in zip(first["colours"], second["colours"], strict=True)]
        name = printed["id"]
        lots = Lots("", {f"{name}.game-1": whites[0], f"{name}.golden": whites[-1]})
        contest = Match(name, seeds, lots, MatchRules(controls=Controls("15+5", "5", "5/4")))
        log = EMPTY_LOG
        for white, black in zip(first["points"], second["points"], strict=True):
            (due,) = due_games(contest, log).values()
            points = (white, black) if due.white == first["seed"] else (black, white)
            log = play(contest, log, due.id, {(1, 0): WHITE, (0, 1): BLACK, (0.5, 0.5): DRAW}[points])
        assert [due.white for due, _ in history(contest, log)] == whites
        totals = {finish.player: finish.points for finish in decided(contest, log).finishes}
        assert totals == {player["seed"]: Points(str(player["total"])) for player in printed["players"]}
        assert decided(contest, log).winner == max(seeds, key=lambda seed: totals[seed])

    def test_extra_time_goes_on_changing_colours(self) -> None:
        """Match A: b w in the games, b w in the extra time, and Black again in the golden point."""
        contest = match(white=2, golden_white=2)
        log, _ = by_script(contest, drawn)
        games = history(contest, log)
        assert [(due.id, due.white) for due, _ in games] == [
            ("m.game-1", 2),
            ("m.game-2", 1),
            ("m.extra-1", 2),
            ("m.extra-2", 1),
            ("m.golden", 2),
        ]
        assert [due.kind for due, _ in games] == [*[GameKind.NORMAL] * 2, *[GameKind.EXTRA] * 2, GameKind.GOLDEN]
        assert [due.article.number for due, _ in games] == ["A.9", "A.9", "A.23", "A.23", "A.10"]


class TestCourse:
    def test_more_points_win(self) -> None:
        log = log_of(("m.game-1", WHITE), ("m.game-2", DRAW))
        assert [(f.player, f.points) for f in decided(match(), log).finishes] == [(1, ONE + HALF), (2, HALF)]

    def test_extra_time_decides(self) -> None:
        log = log_of(("m.game-1", WHITE), ("m.game-2", WHITE), ("m.extra-1", DRAW), ("m.extra-2", WHITE))
        assert decided(match(), log).order == (2, 1)

    def test_a10_after_the_extra_time_the_golden_point(self) -> None:
        (due,) = due_games(
            match(), {GameId(f"m.{n}"): DRAW for n in ("game-1", "game-2", "extra-1", "extra-2")}
        ).values()
        assert (due.id, due.kind, due.control) == ("m.golden", GameKind.GOLDEN, "5/4")

    def test_c1_straight_to_the_golden_point(self) -> None:
        contest = match(MatchRules(extra=0))
        assert list(due_games(contest, log_of(("m.game-1", DRAW), ("m.game-2", DRAW)))) == ["m.golden"]

    def test_without_golden_point_the_better_seed(self) -> None:
        contest = match(MatchRules(extra=0, golden=False), white=2)
        state = decided(contest, log_of(("m.game-1", DRAW), ("m.game-2", DRAW)))
        assert state.order == (1, 2)
        assert state.why[-1].article.number == "A.8"

    def test_all_games_are_played(self) -> None:
        contest = match(MatchRules(games=4))
        log = log_of(("m.game-1", WHITE), ("m.game-2", BLACK), ("m.game-3", WHITE))
        assert list(due_games(contest, log)) == ["m.game-4"]

    def test_unless_it_is_decided(self) -> None:
        contest = match(MatchRules(games=4, stop_when_decided=True))
        two = log_of(("m.game-1", WHITE), ("m.game-2", BLACK))
        assert list(due_games(contest, two)) == ["m.game-3"]
        assert decided(contest, {**two, GameId("m.game-3"): DRAW}).order == (1, 2)


class TestGoldenPoint:
    contest = GoldenPoint("m", (1, 2), Lots("", {"m.golden": 1}))

    @pytest.mark.parametrize(
        ("result", "winner", "article"),
        [
            (WHITE, 1, "A.10"),
            (BLACK, 2, "A.10"),
            (DRAW, 2, "A.11"),
            (LATER_WHITE, 1, "A.16"),
            (LATER_BLACK, 2, "A.16"),
            (GameResult(GameOutcome.WHITE, later_flag=LATER_WHITE.later_flag), 1, "A.16"),
        ],
    )
    def test_always_a_winner(self, result: GameResult, winner: int, article: str) -> None:
        state = decided(self.contest, log_of(("m.golden", result)))
        assert state.winner == winner
        assert state.why[-1].article.number == article

    def test_the_sheet_keeps_what_was_played(self) -> None:
        state = decided(self.contest, log_of(("m.golden", DRAW)))
        assert [finish.points for finish in state.finishes] == [HALF, HALF]


class TestTeams:
    def test_a30_all_boards_have_the_same_colour(self) -> None:
        contest = match(boards=4)
        games = due_games(contest)
        assert [(due.id, due.white, due.board) for due in games.values()] == [
            (f"m.game-1.board-{board}", 1, board) for board in range(1, 5)
        ]
        assert contest.state(EMPTY_LOG).why[0].article.number == "A.30"

    def test_boards_add_up(self) -> None:
        contest = match(boards=2)
        log = log_of(
            ("m.game-1.board-1", WHITE),
            ("m.game-1.board-2", DRAW),
            ("m.game-2.board-1", WHITE),
            ("m.game-2.board-2", WHITE),
        )
        assert [(f.player, f.points) for f in decided(contest, log).finishes] == [(2, HALF + 2), (1, HALF + 1)]

    def test_boards_of_one_game_in_any_order(self) -> None:
        contest = match(boards=2)
        log = play(contest, EMPTY_LOG, GameId("m.game-1.board-2"), WHITE)
        assert list(due_games(contest, log)) == ["m.game-1.board-1"]

    @pytest.mark.parametrize(
        ("boards", "winner"), [((WHITE, BLACK), 2), ((DRAW, DRAW), 2), ((WHITE, DRAW), 1), ((DRAW, LATER_WHITE), 1)]
    )
    def test_a_level_golden_point_is_enough_for_black(self, boards: tuple[GameResult, ...], winner: int) -> None:
        contest = GoldenPoint("m", (1, 2), Lots("", {"m.golden": 1}), boards=2)
        log = log_of(*((f"m.golden.board-{n}", result) for n, result in enumerate(boards, start=1)))
        assert decided(contest, log).winner == winner

    def test_stops_when_the_boards_left_cannot_change_it(self) -> None:
        contest = match(MatchRules(games=4, stop_when_decided=True), boards=3)
        boards = [
            (f"m.game-{game}.board-{board}", WHITE if game % 2 else BLACK) for game in (1, 2) for board in (1, 2, 3)
        ]
        log = log_of(*boards)
        assert list(due_games(contest, log)) == [f"m.game-3.board-{board}" for board in (1, 2, 3)]
        third = log_of(("m.game-3.board-1", BLACK), ("m.game-3.board-2", BLACK), ("m.game-3.board-3", DRAW))
        assert decided(contest, {**log, **third}).winner == 1


class TestLots:
    def test_both_colours_come_up(self) -> None:
        whites = {Lots(str(seed)).white("final.golden", 1, 2) for seed in range(20)}
        assert whites == {1, 2}

    def test_every_game_has_a_lot_of_its_own(self) -> None:
        games = [Lots("one seed").white(f"semi-{number}.golden", 1, 2) for number in range(20)]
        assert set(games) == {1, 2}

    def test_what_the_hall_settled_holds(self) -> None:
        for white in (1, 2):
            assert Lots("seed", {"golden": white}).white("golden", 1, 2) == white

    def test_a_note_about_somebody_else_is_void(self) -> None:
        assert Lots("seed", {"golden": 9}).white("golden", 1, 2) == Lots("seed").white("golden", 1, 2)

    @pytest.mark.parametrize(("noted", "outcome"), [({}, "lot"), ({"golden": 1}, "settled"), ({"golden": 9}, "lot")])
    def test_it_is_told(self, noted: dict[str, int], outcome: str) -> None:
        state = GoldenPoint("", (1, 2), Lots("seed", noted)).state(EMPTY_LOG)
        assert (state.why[0].outcome, state.why[0].article.number) == (f"playoff.colours.{outcome}", "A.29")

    @pytest.mark.parametrize("seed", ["a", "ğ", "dice 4 1 6", "", "7"])
    def test_the_lot_can_be_drawn_again_by_hand(self, seed: str) -> None:
        """The eighth byte of SHA-256 of ``seed/golden:1``: even is the one named first, odd the other."""
        byte = sha256(f"{seed}/golden:1".encode()).digest()[7]
        assert Lots(seed).white("golden", 10, 20) == (20 if byte % 2 else 10)


RULES = st.builds(
    MatchRules,
    games=st.sampled_from((2, 4, 6)),
    extra=st.sampled_from((0, 2, 4)),
    golden=st.booleans(),
    stop_when_decided=st.booleans(),
)


@given(rules=RULES, boards=st.integers(1, 3), seed=st.text(max_size=3), data=st.data())
@settings(max_examples=examples(60), deadline=None)
def test_any_match_ends_and_is_fair(rules: MatchRules, boards: int, seed: str, data: st.DataObject) -> None:
    """Colours alternate from the first game to the last of the extra time, and the winner has no fewer points."""
    contest = Match("m", (1, 2), Lots(seed), rules, boards=boards)
    log = data.draw(played(contest))
    games = [due for due, _ in history(contest, log)]
    assert len(log) == len(games) <= (rules.games + rules.extra + rules.golden) * boards
    whites = [due.white for due in games if due.kind is not GameKind.GOLDEN][::boards]
    assert all(one != other for one, other in pairwise(whites))
    winner, loser = decided(contest, log).finishes
    assert winner.points >= loser.points
    assert rules.stop_when_decided or (len(whites) in {rules.games, rules.games + rules.extra})
    assert winner.points + loser.points == len(games)


def test_stopping_early_never_changes_the_winner() -> None:
    full, short = (Match("m", (1, 2), LOTS, MatchRules(4, 0, stop_when_decided=stop)) for stop in (False, True))
    for course in range(3**5):
        script = [(WHITE, DRAW, BLACK)[course // 3**place % 3] for place in range(5)]
        names = [GameId(f"m.game-{number}") for number in range(1, 5)]
        log = dict(zip([*names, GameId("m.golden")], script, strict=True))
        assert decided(full, log).order == decided(short, log).order


def test_nothing_is_decided_before_the_first_game() -> None:
    state = match().state(EMPTY_LOG)
    assert isinstance(state, Pending)
    assert [due.id for due in state.due] == ["m.game-1"]
