"""The best of every board and the list of all players of teams; figures worked out by hand."""

from __future__ import annotations

import pytest

from hakem.model import BoardOf, BoardPrizeOrder, BoardPrizes, PrizeList
from hakem.reports import (
    FOR_PROGRAMS,
    Tongue,
    board_list_printed,
    board_prizes,
    board_prizes_data,
    board_prizes_printed,
    individuals,
    individuals_data,
    individuals_printed,
)
from hakem.values import replace
from tests.support.board_events import a_match_a_round, longer, reserves

POINTS, PERFORMANCE = BoardPrizeOrder.POINTS, BoardPrizeOrder.PERFORMANCE


def _lists(rules: BoardPrizes | None = None) -> dict[int, list[tuple[str, str]]]:
    found = board_prizes(reserves(), rules)
    return {each.board: [(str(row.place or "-"), row.score.player.name) for row in each.rows] for each in found.boards}


def test_everybody_stands_once_on_the_board_sat_at_most_often() -> None:
    """Bora sat once on board 2 and once on board 1, Gül once on 3 and once on 2: the higher board counts."""
    assert _lists() == {
        1: [("1", "Ege"), ("2", "Elif"), ("3", "Bora"), ("4", "Figen")],
        2: [("1", "Derya"), ("2", "Gül"), ("3", "Hakan"), ("4", "Cem")],
    }


def test_points_then_percentage_then_performance() -> None:
    """Board 1: Elif and Ege have 1½ of 2. Elif met 2050 on average (+193 = 2243), Ege 2125 (+193 = 2318)."""
    first = board_prizes(reserves()).boards[0]
    assert [(str(row.place), row.score.player.name, row.score.performance) for row in first.rows] == [
        ("1", "Ege", 2318),
        ("2", "Elif", 2243),
        ("3", "Bora", 2050),
        ("4", "Figen", 1325),
    ]


def test_by_the_list_of_the_team_reserves_have_a_board_of_their_own() -> None:
    by_list = _lists(BoardPrizes(board=BoardOf.LISTED))
    assert {board: sorted(name for _, name in rows) for board, rows in by_list.items()} == {
        1: ["Ege", "Elif"],
        2: ["Bora", "Figen"],
        3: ["Cem", "Gül"],
        4: ["Derya", "Hakan"],
    }


@pytest.mark.parametrize(
    ("order", "names"),
    [
        (BoardPrizeOrder.POINTS, ["Elif", "Bora"]),
        (BoardPrizeOrder.PERCENTAGE, ["Bora", "Elif"]),
        (BoardPrizeOrder.PERFORMANCE, ["Bora", "Elif"]),
    ],
)
def test_what_decides_is_as_the_event_says(order: BoardPrizeOrder, names: list[str]) -> None:
    """Elif has 2½ of 4 (62.5 %), Bora both of 2; who decides by points asks how many there are."""
    t = replace(longer(), prizes=PrizeList(boards=BoardPrizes(order)))
    first = [row.score.player.name for row in board_prizes(t).boards[0].rows]
    assert first[:2] == names


def test_performance_may_turn_what_points_say() -> None:
    """Gül has 1 of 2 against 1875 on average, Hakan ½ of 1 against 1900."""
    by_points, by_performance = (_lists(BoardPrizes(order))[2] for order in (POINTS, PERFORMANCE))
    assert [name for _, name in by_points] == ["Derya", "Gül", "Hakan", "Cem"]
    assert [name for _, name in by_performance] == ["Derya", "Hakan", "Gül", "Cem"]


def test_with_too_few_games_nobody_has_a_place() -> None:
    found = _lists(BoardPrizes(least=2))
    assert ("-", "Derya") in found[2]
    assert found[2].index(("-", "Derya")) > found[2].index(("1", "Gül"))


def test_equals_in_everything_share_the_place() -> None:
    drawn = board_prizes(a_match_a_round([["=", "="]]))
    assert [str(row.place) for row in drawn.boards[0].rows] == ["1-2", "1-2"]


def test_the_printed_list_has_the_sign_of_the_language() -> None:
    head, *rows = board_list_printed(board_prizes(reserves()).boards[0], Tongue("tr")).rows
    assert head == ("Derece", "No", "Unvan", "Adı", "Elo", "Takım", "Oyun", "Puan", "%", "Perf.")
    assert rows[0] == ("1", "5", "", "Ege", "2000", "Bursa", "2", "1½", "75", "2318")
    assert [table.rows[0][0] for table in board_prizes_printed(board_prizes(reserves()), FOR_PROGRAMS)] == [
        "board-1",
        "board-2",
    ]


def test_data_says_by_which_rules() -> None:
    data = board_prizes_data(board_prizes(reserves(), BoardPrizes(least=2)))
    assert (data["order"], data["board"], data["least"]) == ("points", "played", 2)


def test_the_list_of_everybody_has_points_games_performance_and_change() -> None:
    """Elif (2200, K 20): ½ with 2000 (0.76 expected), 1 against 2100 (0.64): 20 × (1.5 − 1.40) = +2.00."""
    rows = individuals(reserves())
    printed = individuals_printed(rows, Tongue("tr")).rows
    assert [row.score.player.name for row in rows][:2] == ["Derya", "Ege"]
    elif_ = next(row for row in printed if "Elif" in row)
    assert elif_[0] == "3"
    assert elif_[-6:] == ("75", "2050", "2243", "20", "+2,00", "2202")


def test_points_without_a_game_are_points_but_no_games() -> None:
    derya = individuals(reserves())[0]
    assert (derya.points, derya.score.games, derya.score.points) == (2, 1, 1)
    data = individuals_data(individuals(reserves()))
    assert "'points_over_the_board': '1.0'" in str(data)
