"""Play-offs for the first place, article by article (handbook, knockout system, C.1 to C.10)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from hakem.errors import RequestError
from hakem.knockout import (
    EMPTY_LOG,
    GOLDEN,
    Controls,
    Decided,
    GameDue,
    GameId,
    GameKind,
    GameOutcome,
    GameResult,
    Pending,
    PlayoffOptions,
    RoundRobin,
    Stage,
    clock_text,
    describe,
    history,
    outline_to_data,
    play,
    play_off_timetable,
    playoff,
    start_after,
)
from hakem.model import HALF, ONE
from hakem.regulations import KNOCKOUT_2009
from tests.support.playoffs import BLACK, DRAW, WHITE, by_script, drawn, due_games, wins

PRINTED = json.loads((Path(__file__).parents[1] / "data" / "knockout_formats.json").read_text(encoding="utf-8"))
FORMATS = PRINTED["formats"]
IN_GROUPS = [printed for printed in FORMATS if isinstance(printed.get("groups"), list)]
SEED = "a seed"

Script = Callable[[GameDue], GameResult]


def course(
    players: int, script: Script, options: PlayoffOptions | None = None
) -> tuple[tuple[tuple[GameDue, GameResult], ...], Decided]:
    """A play-off of seeds 1, 2, 3 and so on, and its games."""
    contest = playoff(range(1, players + 1), options or PlayoffOptions(), SEED)
    log, decided = by_script(contest, script)
    return history(contest, log), decided


def names(games: Iterable[tuple[GameDue, GameResult]]) -> list[str]:
    return [due.id for due, _ in games]


def beats(*pairs: tuple[int, int]) -> Script:
    """The first of a pair beats the second; everything else is drawn."""

    def script(due: GameDue) -> GameResult:
        if (due.white, due.black) in pairs:
            return WHITE
        return BLACK if (due.black, due.white) in pairs else DRAW

    return script


def normal(script: Script, golden: Script) -> Script:
    """One script for normal games, one for golden points."""
    return lambda due: (golden if due.kind is GameKind.GOLDEN else script)(due)


CIRCLE = beats((1, 2), (2, 3), (3, 1))


class TestFormats:
    """What the handbook prints about every number of players."""

    @pytest.mark.parametrize("printed", FORMATS, ids=lambda printed: f"{printed['players']} players")
    def test_article_groups_numbers_and_time(self, printed: dict[str, Any]) -> None:
        players = 11 if printed["players"] == "11+" else printed["players"]
        plain = outline_to_data(describe(players))
        assert plain["article"] == printed["article"]
        assert plain["time"] == printed.get("time", "3+3")
        if isinstance(printed.get("groups"), list):
            assert plain["groups"] == printed["groups"]
        if "pairing_numbers" in printed:
            assert plain["pairing_numbers"] == printed["pairing_numbers"]
        if "then_players" in printed:
            assert plain["admitted"] == printed["admitted_max"]
            assert printed["then_players"] == printed["admitted_max"] - 1

    @pytest.mark.parametrize("printed", IN_GROUPS, ids=lambda printed: f"{printed['players']} players")
    def test_groups_and_numbers_are_played(self, printed: dict[str, Any]) -> None:
        """Not only described: in a group everybody meets everybody, and nobody else before the groups are over."""
        games, _ = course(printed["players"], wins(1))
        met = {frozenset((due.white, due.black)) for due, _ in games if due.id.startswith("group-")}
        assert met == {frozenset(pair) for group in printed["groups"] for pair in combinations(group, 2)}

    def test_defaults(self) -> None:
        defaults = PRINTED["defaults"]
        golden = defaults["golden_point"]
        assert f"{golden['white_minutes']}/{golden['black_minutes']}" == str(GOLDEN)
        assert Controls().game == str(defaults["elimination_and_overtime_minutes"])

    def test_there_is_a_most(self) -> None:
        with pytest.raises(RequestError, match="at least two"):
            playoff((1,))
        with pytest.raises(RequestError, match="at least two"):
            describe(1)
        with pytest.raises(RequestError, match="twice: 4"):
            playoff((4, 5, 4))


class TestC1:
    def test_two_games_then_the_golden_point(self) -> None:
        games, decided = course(2, drawn)
        assert names(games) == ["game-1", "game-2", "golden"]
        assert {due.control for due, _ in games[:2]} == {"3+3"}
        assert games[0][0].white == games[1][0].black
        assert games[2][0].control == "5/4"
        assert decided.winner == games[2][0].black
        assert {due.article.number for due, _ in games} == {"C.1"}

    def test_two_games_may_be_enough(self) -> None:
        games, decided = course(2, beats((2, 1)))
        assert names(games) == ["game-1", "game-2"]
        assert decided.order == (2, 1)

    def test_further_games_if_the_regulations_have_them(self) -> None:
        games, _ = course(2, drawn, PlayoffOptions(extra=4))
        assert names(games)[2:] == ["extra-1", "extra-2", "extra-3", "extra-4", "golden"]

    def test_an_odd_number_of_further_games(self) -> None:
        with pytest.raises(RequestError, match="even number"):
            PlayoffOptions(extra=3)


class TestC2:
    def test_one_alone_on_top(self) -> None:
        games, decided = course(3, beats((2, 1), (2, 3)))
        assert len(games) == 3
        assert decided.order == (2, 1, 3)

    def test_two_on_top_play_a_golden_point(self) -> None:
        games, decided = course(3, normal(beats((1, 2), (3, 2)), beats((3, 1))))
        assert names(games)[3:] == ["golden"]
        assert decided.order == (3, 1, 2)
        assert [finish.stage for finish in decided.finishes] == [Stage.WINNER, Stage.GOLDEN_POINT, Stage.ROUND_ROBIN]

    @pytest.mark.parametrize("script", [drawn, CIRCLE])
    def test_three_level_play_golden_points(self, script: Script) -> None:
        games, decided = course(3, normal(script, beats((3, 1), (3, 2), (2, 1))))
        assert names(games)[3:] == [f"golden.round-{number}.board-1" for number in (1, 2, 3)]
        assert decided.order == (3, 2, 1)

    def test_level_after_golden_points_the_fewest_moves(self) -> None:
        moves = {1: 50, 2: 41, 3: 40}

        def script(due: GameDue) -> GameResult:
            result = CIRCLE(due)
            return GameResult(result.outcome, moves[due.white if result is WHITE else due.black])

        games, decided = course(3, script)
        assert len(games) == 6
        assert decided.order == (3, 2, 1)

    def test_level_in_moves_as_well_the_better_seed(self) -> None:
        assert course(3, CIRCLE)[1].order == (1, 2, 3)

    def test_after_golden_points_of_three_never_two_on_top(self) -> None:
        """Every golden point has a winner: one has two points, or everybody has one."""
        contest = playoff((1, 2, 3), seed=SEED)
        level, _ = by_script(contest, drawn)
        rounds = [due for due, _ in history(contest, level)][3:]
        for course_no in range(3**3):
            results = [(WHITE, DRAW, BLACK)[course_no // 3**place % 3] for place in range(3)]
            log = {**level, **{due.id: result for due, result in zip(rounds, results, strict=True)}}
            decided = contest.state(log)
            assert isinstance(decided, Decided)
            assert sorted(finish.points for finish in decided.finishes) in ([0, 1, 2], [1, 1, 1])

    def test_or_the_last_by_tie_break_goes_out(self) -> None:
        games, decided = course(3, drawn, PlayoffOptions(eliminate=True))
        assert names(games)[3:] == ["match.game-1", "match.game-2", "match.golden"]
        assert all({due.white, due.black} == {1, 2} for due, _ in games[3:])
        assert decided.order[2] == 3
        assert decided.finishes[2].stage is Stage.BY_TIE_BREAK


class TestC3:
    def test_knockout_of_two_games_and_golden_point(self) -> None:
        games, decided = course(4, drawn)
        semis = [f"semi-{number}.{name}" for name in ("game-1", "game-2", "golden") for number in (1, 2)]
        assert names(games) == [*semis, "final.game-1", "final.game-2", "final.golden"]
        assert [finish.stage for finish in decided.finishes] == [
            Stage.WINNER,
            Stage.FINAL,
            Stage.SEMI_FINALS,
            Stage.SEMI_FINALS,
        ]
        assert [due.article.number for due, _ in games][-3:] == ["C.3", "C.3", "A.10"]

    def test_pairs_by_lot(self) -> None:
        opponents = set()
        for seed in range(30):
            due = due_games(playoff((1, 2, 3, 4), seed=str(seed)))
            first = next(game for game in due.values() if 1 in (game.white, game.black))
            opponents |= {first.white, first.black} - {1}
        assert opponents == {2, 3, 4}

    def test_when_time_is_short_golden_points_at_once(self) -> None:
        games, _ = course(4, drawn, PlayoffOptions(short=True))
        assert names(games) == ["semi-1.golden", "semi-2.golden", "final.golden"]
        assert {due.article.number for due, _ in games} == {"C.3"}

    def test_the_better_loser_of_a_semi_final_is_third(self) -> None:
        """By points made there, not by seed."""
        games, _ = course(4, wins(1))
        semis = {due.id.split(".")[0]: {due.white, due.black} for due, _ in games if due.id.startswith("semi")}
        one = next(pair for pair in semis.values() if 1 in pair)
        other = next(pair for pair in semis.values() if 1 not in pair)
        against_1 = (one - {1}).pop()

        def script(due: GameDue) -> GameResult:
            if against_1 in (due.white, due.black) and 1 in (due.white, due.black) and due.id.endswith("game-1"):
                return DRAW
            return wins(1)(due)

        _, decided = course(4, script)
        assert decided.order[2:] == (against_1, max(other))
        assert [finish.points for finish in decided.finishes[2:]] == [HALF, 0]


class TestC4:
    def test_the_best_four_play(self) -> None:
        games, decided = course(5, drawn)
        assert {player for due, _ in games for player in (due.white, due.black)} == {1, 2, 3, 4}
        assert decided.finishes[-1].player == 5
        assert decided.finishes[-1].stage is Stage.NOT_ADMITTED

    def test_or_everybody_plays_everybody(self) -> None:
        games, decided = course(5, wins(5), PlayoffOptions(round_robin=True))
        assert len(games) == 10
        assert decided.order == (5, 1, 2, 3, 4)

    @pytest.mark.parametrize(
        ("script", "first"),
        [
            (beats(*((a, b) for a in (1, 2) for b in (3, 4, 5))), "tied.game-1"),
            (beats(*((a, b) for a in (1, 2, 4) for b in (3, 5))), "tied.round-1.board-1"),
            (beats(*((a, 3) for a in (1, 2, 4, 5))), "tied.semi-1.game-1"),
            (drawn, "golden.round-1.board-1"),
        ],
        ids=["two", "three", "four", "all"],
    )
    def test_level_on_top_the_format_for_so_many(self, script: Script, first: str) -> None:
        games, _ = course(5, normal(script, wins(1)), PlayoffOptions(round_robin=True))
        assert names(games)[10] == first

    def test_all_level_after_golden_points_the_fewest_moves_then_seeds(self) -> None:
        """Everybody beats the next two: two points each."""
        circle = beats(*((a, (a + step - 1) % 5 + 1) for a in range(1, 6) for step in (1, 2)))
        assert course(5, normal(drawn, circle), PlayoffOptions(round_robin=True))[1].order == (1, 2, 3, 4, 5)

        def timed(due: GameDue) -> GameResult:
            result = circle(due)
            return GameResult(result.outcome, 60 - (due.white if result is WHITE else due.black))

        assert course(5, normal(drawn, timed), PlayoffOptions(round_robin=True))[1].order == (5, 4, 3, 2, 1)


class TestC5:
    def test_winners_of_the_groups_play_a_golden_point(self) -> None:
        games, decided = course(6, wins(2))
        assert names(games)[-1] == "final.golden"
        assert {games[-1][0].white, games[-1][0].black} == {1, 2}
        assert games[-1][0].article.number == "C.5"
        assert decided.order == (2, 1, 3, 4, 5, 6)

    def test_groups_run_side_by_side(self) -> None:
        due = due_games(playoff(range(1, 7), seed=SEED))
        assert list(due) == ["group-A.round-1.board-1", "group-B.round-1.board-1"]
        assert {due_game.article.number for due_game in due.values()} == {"C.2"}

    def test_whoever_needed_a_golden_point_came_further(self) -> None:
        """In group A 4 loses a golden point for the first place; in group B 3 has been left behind before that."""
        script = normal(beats((1, 5), (4, 5), (2, 3), (2, 6), (3, 6)), wins(1))
        _, decided = course(6, script)
        assert decided.order == (1, 2, 4, 3, 5, 6)
        assert [len(tier) for tier in decided.tiers] == [1, 1, 1, 3]


class TestC6:
    def test_numbers_of_the_table(self) -> None:
        """Round 1 of the table is 2-7, 3-6, 4-5: numbers of the seeds 3 and 6, 5 and 4, 7 and 2; the first is free."""
        due = due_games(playoff(range(1, 8), seed=SEED))
        assert [(game.white, game.black) for game in due.values()] == [(3, 6), (5, 4), (7, 2)]

    def test_or_by_lot(self) -> None:
        options = PlayoffOptions(numbers_by_lot=True)
        firsts = {tuple(due_games(playoff(range(1, 8), options, str(seed))).values()) for seed in range(10)}
        assert len(firsts) > 5
        assert describe(7, options).numbers == ()

    def test_twenty_one_golden_points(self) -> None:
        games, decided = course(7, wins(4))
        assert len(games) == 21
        assert {due.kind for due, _ in games} == {GameKind.GOLDEN}
        assert decided.order == (4, 1, 2, 3, 5, 6, 7)

    def test_a_tie_on_top_the_fewest_moves(self) -> None:
        """Everybody beats the next three: three points each."""
        circle = beats(*((a, (a + step - 1) % 7 + 1) for a in range(1, 8) for step in (1, 2, 3)))

        def timed(due: GameDue) -> GameResult:
            result = circle(due)
            return GameResult(result.outcome, 60 - (due.white if result is WHITE else due.black))

        assert course(7, circle)[1].order == (1, 2, 3, 4, 5, 6, 7)
        assert course(7, timed)[1].order == (7, 6, 5, 4, 3, 2, 1)


class TestC7:
    def test_first_pairs(self) -> None:
        due = due_games(playoff(range(1, 9), seed=SEED))
        assert [{game.white, game.black} for game in due.values()] == [{1, 8}, {2, 7}, {3, 6}, {4, 5}]
        assert list(due) == [f"quarter-{number}.golden" for number in (1, 2, 3, 4)]
        assert describe(8).pairs == ((1, 8), (2, 7), (3, 6), (4, 5))

    def test_the_winner_takes_the_better_slot(self) -> None:
        games, decided = course(8, wins(8))
        pairs = [{due.white, due.black} for due, _ in games]
        assert pairs[4:] == [{8, 4}, {2, 3}, {8, 2}]
        assert decided.order == (8, 2, 3, 4, 1, 5, 6, 7)
        assert [len(tier) for tier in decided.tiers] == [1, 1, 2, 4]

    def test_only_golden_points(self) -> None:
        games, decided = course(8, drawn)
        assert len(games) == 7
        assert {due.article.number for due, _ in games} == {"C.7"}
        assert decided.winner == games[-1][0].black


class TestC8:
    def test_winners_of_the_groups_play_as_three(self) -> None:
        games, decided = course(9, wins(3))
        assert names(games)[9:] == [f"final.round-{number}.board-1" for number in (1, 2, 3)]
        assert {player for due, _ in games[9:] for player in (due.white, due.black)} == {1, 2, 3}
        assert decided.order == (3, 1, 2, 4, 5, 6, 7, 8, 9)

    def test_golden_points_all_the_way(self) -> None:
        games, _ = course(9, drawn)
        assert len(games) == 24
        assert names(games)[-1] == "final.golden.round-3.board-1"


class TestC9:
    def test_two_groups_of_five_dealt_as_those_of_six(self) -> None:
        assert describe(10).groups == ((1, 4, 5, 8, 9), (2, 3, 6, 7, 10))

    def test_the_best_four_of_each_group_then_a_golden_point(self) -> None:
        games, decided = course(10, wins(1))
        playing = {player for due, _ in games for player in (due.white, due.black)}
        assert playing == set(range(1, 9))
        assert names(games)[-1] == "final.golden"
        assert decided.order[:2] == (1, 2)
        assert set(decided.order[-2:]) == {9, 10}

    def test_or_round_robins_in_the_groups(self) -> None:
        games, decided = course(10, wins(10), PlayoffOptions(round_robin=True))
        assert len(games) == 21
        assert decided.order[:2] == (10, 1)


class TestGeneralSystem:
    """Section 3: the regulations choose between the general system and the play-offs of this chapter."""

    def test_eight_play_matches_as_on_the_printed_sheet(self) -> None:
        options = PlayoffOptions(general=True, extra=2, controls=Controls("15+5", "5", "5/4"))
        games, decided = course(8, drawn, options)
        match = [due for due, _ in games if due.id.startswith("quarter-finals.match-1.")]
        assert [(due.kind.value, due.control) for due in match] == [
            ("normal", "15+5"),
            ("normal", "15+5"),
            ("extra", "5"),
            ("extra", "5"),
            ("golden", "5/4"),
        ]
        assert {frozenset((due.white, due.black)) for due, _ in games[:4]} == {
            frozenset((n, 9 - n)) for n in range(1, 5)
        }
        assert len(games) == describe(8, options).most_games == 35
        assert len(decided.tiers[0]) == 1

    def test_several_places(self) -> None:
        """B.1: five play for three places."""
        options = PlayoffOptions(general=True, qualify=3)
        _, decided = course(5, wins(5, (4,)), options)
        assert [finish.player for finish in decided.tiers[0]] == [1, 4, 5]
        with pytest.raises(RequestError, match="for 3 places"):
            PlayoffOptions(qualify=3)


class TestNumbersOfRoundRobins:
    """The handbook draws the numbers of every round robin: "oyuncuların sıra numaraları kurayla belirlenir"."""

    @pytest.mark.parametrize("players", [3, 5])
    def test_by_lot_unless_by_seed(self, players: int) -> None:
        def first(seed: str, numbers_by_seed: bool = False) -> tuple[int, int]:
            options = PlayoffOptions(round_robin=True, numbers_by_seed=numbers_by_seed)
            state = playoff(range(1, players + 1), options, seed).state({})
            assert isinstance(state, Pending)
            return state.due[0].white, state.due[0].black

        assert len({first(seed) for seed in "abcdefgh"}) > 1
        assert {first(seed, numbers_by_seed=True) for seed in "abcdefgh"} == {(2, 3) if players == 3 else (2, 5)}


class TestFewestMoves:
    """C.6 "en az hamlede oyunu kazanana göre": one game, the shortest that was won."""

    def order(self, add_moves: bool = False) -> tuple[int, ...]:
        """Four play; three of them win two golden points each."""
        everybody, article = (1, 2, 3, 4), KNOCKOUT_2009.art("C.6")
        contest = RoundRobin("", everybody, everybody, "5/4", article, GameKind.GOLDEN, add_moves=add_moves)
        beaten = {(1, 2): 40, (2, 3): 30, (3, 1): 29, (1, 4): 10, (2, 4): 12, (3, 4): 12}

        def result(due: GameDue) -> GameResult:
            won = GameOutcome.WHITE if (due.white, due.black) in beaten else GameOutcome.BLACK
            pair = (due.white, due.black) if won is GameOutcome.WHITE else (due.black, due.white)
            return GameResult(won, beaten[pair])

        return by_script(contest, result)[1].order

    def test_the_shortest_game_won(self) -> None:
        """1 has won in 40 and 10 moves, 2 in 30 and 12, 3 in 29 and 12."""
        assert self.order()[0] == 1

    def test_or_all_games_won_together(self) -> None:
        assert self.order(add_moves=True)[0] == 3


class TestTimetable:
    """A.21: half an hour after the last game; A.25: five and ten minutes between."""

    def test_two(self) -> None:
        table = play_off_timetable(2, start=start_after(16 * 60))
        assert [(row.part.value, clock_text(row.starts), clock_text(row.ends)) for row in table.rows] == [
            ("games", "16:30", "16:42"),
            ("games", "16:47", "16:59"),
            ("golden", "17:09", "17:18"),
        ]

    @pytest.mark.parametrize("players", range(2, 14))
    def test_no_course_is_longer(self, players: int) -> None:
        """As many sessions as the longest course has, whoever wins or draws."""
        for options in (PlayoffOptions(), PlayoffOptions(round_robin=True, extra=2), PlayoffOptions(general=True)):
            most = len(play_off_timetable(players, options).rows)
            for script in (drawn, wins(1), wins(players)):
                contest = playoff(range(1, players + 1), options, SEED)
                log: dict[GameId, GameResult] = {}
                sessions = 0
                while isinstance(state := contest.state(log), Pending):
                    log |= {due.id: script(due) for due in state.due}
                    sessions += 1
                assert sessions <= most

    def test_too_early(self) -> None:
        with pytest.raises(RequestError, match=r"at 16:30, not at 16:15 \(TSF Knockout \(2009\) A\.21\)"):
            start_after(16 * 60, 16 * 60 + 15)


class TestC10:
    @pytest.mark.parametrize("players", [11, 12, 30])
    def test_the_best_nine_are_admitted(self, players: int) -> None:
        """C.10 "dokuz ya da daha az oyuncu eleme maçlarına alınır": they play as nine do (C.8)."""
        games, decided = course(players, wins(1))
        first = [due for due, _ in games if not due.id.startswith("rest.")]
        assert {player for due in first for player in (due.white, due.black)} == set(range(1, 10))
        assert decided.order[9:] == tuple(range(10, players + 1))
        assert len(decided.tiers[-1]) == players - 9
        assert describe(players).groups == describe(9).groups

    def test_the_eight_left_over_play_for_the_remaining_prizes(self) -> None:
        """C.10 "Kalan ödüller için, devam eden sekiz oyuncu (7) uygulanarak oynatılır"."""
        games, decided = course(11, wins(1, (9, 2)))
        rest = [due for due, _ in games if due.id.startswith("rest.")]
        assert {frozenset((due.white, due.black)) for due in rest[:4]} == {
            frozenset(pair) for pair in ((2, 9), (3, 8), (4, 7), (5, 6))
        }
        assert {due.article.number for due in rest} == {"C.7"}
        assert len(rest) == 7
        assert decided.order[:2] == (1, 9)
        assert decided.finishes[1].stage is Stage.REMAINING

    @pytest.mark.parametrize("admit", range(2, 10))
    def test_or_fewer(self, admit: int) -> None:
        """The play-off of so many, then that of those left over."""
        games, decided = course(12, wins(1), PlayoffOptions(admit=admit))
        assert decided.winner == 1
        assert decided.order[admit:] == tuple(range(admit + 1, 13))
        assert any(due.id.startswith("rest.") for due, _ in games) is (admit > 2)

    def test_or_eight_in_one_contest(self) -> None:
        """The other reading: the eight are those who play at all."""
        games, decided = course(11, wins(1), PlayoffOptions(admit=8, one_contest=True))
        assert len(games) == 7
        assert decided.order[8:] == (9, 10, 11)

    @pytest.mark.parametrize("admit", [1, 10])
    def test_not_more_than_nine(self, admit: int) -> None:
        with pytest.raises(RequestError, match="admitted"):
            PlayoffOptions(admit=admit)


def test_results_of_a_play_off_are_entered_one_by_one() -> None:
    contest = playoff((41, 42), seed=SEED)
    log = EMPTY_LOG
    for name in ("game-1", "game-2"):
        due = due_games(contest, log)
        log = play(contest, log, next(game for game in due if game == name), GameResult(GameOutcome.DRAW, 30))
    (golden,) = due_games(contest, log).values()
    state = contest.state(play(contest, log, golden.id, DRAW))
    assert isinstance(state, Decided)
    assert state.winner == golden.black
    assert [finish.points for finish in state.finishes] == [ONE + HALF, ONE + HALF]
