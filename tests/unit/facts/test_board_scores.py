"""What members of teams have made over the board, and where they sat; figures worked out by hand."""

from __future__ import annotations

from fractions import Fraction

from hakem.facts.board_scores import BoardScore, board_scores
from tests.support.board_events import a_match_a_round, reserves


def _of(number: int) -> BoardScore:
    return next(each for each in board_scores(reserves()) if each.player.number == number)


def test_games_that_were_played_count_and_forfeits_do_not() -> None:
    elif_, rest = _of(1), _of(4)
    assert (elif_.games, elif_.points, elif_.share) == (2, Fraction(3, 2), Fraction(3, 4))
    assert (rest.games, rest.points) == (1, Fraction(1))  # the win without a game in round 1 is not here


def test_the_performance_is_of_games_against_rated_opponents() -> None:
    # Elif: ½ with 2000, 1 against 2100: average 2050, 75 % stands for +193.
    assert (_of(1).average, _of(1).performance) == (Fraction(2050), 2243)
    # Cem (3): 0 against 1800 in round 1; in round 2 he met somebody without a rating.
    assert (_of(3).games, _of(3).average, _of(3).performance) == (2, Fraction(1800), 1000)


def test_whoever_moves_up_counts_where_they_sat_most_often() -> None:
    assert (_of(4).seats, _of(4).listed, _of(4).most_played) == ((2,), 4, 2)
    assert (_of(2).seats, _of(2).most_played) == ((2, 1), 1)  # as often at each: the higher board


def test_an_open_game_counts_nowhere() -> None:
    open_game = a_match_a_round([["?", "1"]])
    assert [each.games for each in board_scores(open_game)] == [0, 1, 0, 1]


def test_somebody_without_a_game_has_no_board() -> None:
    score = board_scores(a_match_a_round([]))[0]
    assert (score.games, score.share, score.performance, score.most_played) == (0, None, None, None)


def test_points_of_the_event_make_the_percentage() -> None:
    three = a_match_a_round([["1", "="]], win=3)
    assert [(each.points, each.share) for each in board_scores(three)[:2]] == [(3, 1), (1, Fraction(1, 3))]
