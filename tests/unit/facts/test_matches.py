"""Matches of teams out of the games of their members, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings

from hakem.facts import (
    TeamCard,
    boards_per_match,
    by_half_of_boards,
    by_more_game_points,
    cards,
    team_cards,
    team_matches,
    team_scores,
)
from hakem.facts.rewind import before_round
from hakem.model import (
    HALF,
    NO_TEAM_PLAY,
    ONE,
    ZERO,
    AbnormalKind,
    AbnormalPoints,
    Bye,
    ByeKind,
    Colour,
    ForfeitedMatch,
    Game,
    Mark,
    PlayerId,
    Points,
    Round,
    RoundNo,
    TeamBye,
    TeamId,
    TeamLineUp,
    TeamPlay,
    TeamScoring,
    Tournament,
    total,
)
from hakem.pairing import Scheveningen, Skalitzka
from tests.support.calls import calls_of
from tests.support.effort import examples
from tests.support.round_robins import played_out, team_event
from tests.support.strategies import tournaments

A, B, C = TeamId(1), TeamId(2), TeamId(3)
W, D, L = Mark.WIN, Mark.DRAW, Mark.LOSS


def game(white: int, black: int, marks: str, played: bool = True) -> Game:
    """Marks as ``10``, ``==`` or ``??``; members of team 1 are 101, 102 and so on."""
    return Game(PlayerId(white), PlayerId(black), Mark(marks[0]), Mark(marks[1]), played)


def after(sizes: Sequence[int], *rounds: Sequence[Game | Bye], play: TeamPlay = NO_TEAM_PLAY) -> Tournament:
    """Teams of these sizes and the rounds they have played."""
    made = tuple(
        Round(tuple(x for x in rnd if isinstance(x, Game)), tuple(x for x in rnd if isinstance(x, Bye)))
        for rnd in rounds
    )
    return replace(team_event(sizes, max(1, len(rounds))), rounds=made, team_play=play)


def forfeit(round_no: int, white: TeamId, black: TeamId, wins: str) -> ForfeitedMatch:
    return ForfeitedMatch(RoundNo(round_no), white, black, wins[0] == "+", wins[1] == "+")


def bye(player: int, kind: ByeKind = ByeKind.FULL_POINT) -> Bye:
    return Bye(PlayerId(player), kind)


FOUR_BOARDS = (game(101, 201, "10"), game(202, 102, "=="), game(103, 203, "01"), game(204, 104, "01"))
"""Team 1 beats team 2 by 2½ to 1½."""


class TestBoards:
    def test_games_between_two_teams_are_their_match(self) -> None:
        t = after(
            [2, 2, 2, 2], (game(101, 301, "10"), game(401, 201, "10"), game(302, 102, "=="), game(202, 402, "=="))
        )
        assert [match.teams for match in team_matches(t)] == [(1, 3), (4, 2)]
        assert team_matches(t)[0].boards == ((101, 301), (102, 302))

    def test_members_stand_in_board_order_whatever_order_the_games_are_in(self) -> None:
        t = after([4, 4], tuple(reversed(FOUR_BOARDS)))
        (match,) = team_matches(t)
        assert match.boards == ((101, 201), (102, 202), (103, 203), (104, 204))
        assert match.teams == (1, 2)

    def test_reserves_move_up(self) -> None:
        t = after([4, 3], (game(104, 203, "10"), game(102, 201, "10")))
        assert team_matches(t)[0].boards == ((102, 201), (104, 203))

    def test_lists_that_disagree_leave_it_to_the_order_of_the_games(self) -> None:
        t = after([2, 2], (game(102, 201, "10"), game(101, 202, "10")))
        assert team_matches(t)[0].boards == ((102, 201), (101, 202))

    def test_first_team_has_white_on_board_one(self) -> None:
        (match,) = team_matches(after([2, 2], (game(201, 101, "10"), game(102, 202, "10"))))
        assert (match.teams, match.boards) == ((2, 1), ((201, 101), (202, 102)))
        assert (match.side(A), match.side(B)) == (1, 0)

    def test_first_team_has_white_on_the_board_that_a_line_up_puts_first(self) -> None:
        """Published reports list boards in another order than they were played in."""
        t = after([2, 2], (game(201, 102, "10"), game(101, 202, "10")))
        assert [match.teams for match in team_matches(t)] == [(2, 1)]
        lined_up = TeamLineUp(RoundNo(1), A, B, t.teams[0].members)
        t = replace(t, team_play=replace(t.team_play, line_ups=(lined_up,)))
        (match,) = team_matches(t)
        assert (match.teams, match.boards) == ((1, 2), ((101, 202), (102, 201)))
        assert [e.colour for e in team_cards(t)[A].entries] == [Colour.WHITE]

    def test_games_inside_a_team_or_with_outsiders_are_no_match(self) -> None:
        t = after([2, 2], (game(101, 102, "10"), game(201, 202, "10")))
        assert team_matches(t) == ()

    def test_forfeited_match_without_boards(self) -> None:
        t = after([2, 2, 2, 2], (game(101, 201, "10"),), play=TeamPlay(forfeited=(forfeit(1, TeamId(4), C, "-+"),)))
        assert [(match.teams, match.boards) for match in team_matches(t)] == [((1, 2), ((101, 201),)), ((4, 3), ())]

    def test_member_without_an_opponent_had_an_empty_board_opposite(self) -> None:
        t = after([4, 4], (*FOUR_BOARDS[:1], *FOUR_BOARDS[2:], bye(102), bye(202, ByeKind.ZERO_POINT)))
        assert team_matches(t)[0].boards == ((101, 201), (102, None), (103, 203), (104, 204))
        card = team_cards(t)
        assert card[A].entries[0].boards == (1, 1, 0, 1)
        assert card[B].entries[0].boards == (0, 0, 1, 0)

    def test_last_board_empty(self) -> None:
        t = after([3, 3], (game(201, 101, "=="), bye(203, ByeKind.PAIRING_ALLOCATED)))
        assert team_matches(t)[0].boards == ((201, 101), (203, None))
        assert [e.mark for card in team_cards(t).values() for e in card.entries] == [L, W]

    @pytest.mark.parametrize(("colours", "boards"), [("", 4), ("WBWBWB", 6)])
    def test_number_of_boards(self, colours: str, boards: int) -> None:
        t = after([4, 4], FOUR_BOARDS[:2], FOUR_BOARDS, play=TeamPlay(TeamScoring(board_colours=colours)))
        assert boards_per_match(t) == boards

    def test_nothing_played_yet(self) -> None:
        assert boards_per_match(after([4, 4])) == 0
        assert team_cards(after([4, 4]))[A] == TeamCard(after([4, 4]).teams[0], (), ZERO, ZERO)


class TestScores:
    def test_both_sides_of_a_match(self) -> None:
        made = team_cards(after([4, 4], FOUR_BOARDS))
        ours, theirs = (made[team].entries[0] for team in (A, B))
        assert (ours.opponent, ours.mark, ours.match_points, ours.game_points) == (B, W, 2, Points(5, 2))
        assert (theirs.opponent, theirs.mark, theirs.match_points, theirs.game_points) == (A, L, 0, Points(3, 2))
        assert (ours.colour, theirs.colour) == (Colour.WHITE, Colour.BLACK)
        assert (ours.boards, theirs.boards) == ((1, HALF, 0, 1), (0, HALF, 1, 0))
        assert (ours.played, ours.pending, ours.bye) == (True, False, None)

    def test_scores_add_up(self) -> None:
        t = after([4, 4], FOUR_BOARDS, FOUR_BOARDS[1:2], play=TeamPlay(TeamScoring(Points(3), ONE, HALF)))
        made = team_cards(t)
        assert [(card.match_points, card.game_points) for card in made.values()] == [(4, 3), (Points(3, 2), 2)]
        assert [(made[A].match_points_after(n), made[A].game_points_after(n)) for n in (0, 1, 2)] == [
            (0, 0),
            (3, Points(5, 2)),
            (4, 3),
        ]

    def test_team_without_match_and_bye_has_nothing(self) -> None:
        (entry,) = team_cards(after([4, 4, 4], FOUR_BOARDS))[C].entries
        assert (entry.bye, entry.opponent, entry.mark, entry.colour) == (ByeKind.ZERO_POINT, None, None, None)
        assert (entry.match_points, entry.game_points, entry.boards, entry.played) == (0, 0, (), False)

    def test_two_matches_in_one_round(self) -> None:
        t = played_out(team_event([2, 2, 2], 2), Skalitzka())
        card = team_cards(t)[A]
        assert [(e.round_no, e.opponent, e.mark) for e in card.entries] == [(1, 2, D), (1, 3, D), (2, 3, D), (2, 2, D)]
        assert (card.match_points, card.game_points) == (4, 2)

    def test_scheveningen_is_one_match_a_round(self) -> None:
        t = played_out(team_event([3, 3], 3), Scheveningen(), Mark.LOSS)
        assert [len(card.entries) for card in team_cards(t).values()] == [3, 3]


class TestMarks:
    """The result of a match is a function of its own."""

    @pytest.mark.parametrize(
        ("own", "opponents", "more", "half"),
        [("2.5", "1.5", W, W), ("2", "2", D, D), ("1.5", "2.5", L, L), ("1.5", "1", W, L), ("2", "1.5", W, D)],
    )
    def test_two_ways(self, own: str, opponents: str, more: Mark, half: Mark) -> None:
        points = Fraction(own), Fraction(opponents), Points(2)
        assert (by_more_game_points(*points), by_half_of_boards(*points)) == (more, half)

    def test_both_may_lose_by_the_handbook(self) -> None:
        t = after([4, 4], (game(101, 201, "10"), *(game(100 + n, 200 + n, "00") for n in (2, 3, 4))))
        assert [card.entries[0].mark for card in team_cards(t).values()] == [W, L]
        by_half = team_cards(t, by_half_of_boards)
        assert [(card.entries[0].mark, card.match_points) for card in by_half.values()] == [(L, 0), (L, 0)]

    def test_half_is_half_of_the_boards_of_the_event(self) -> None:
        t = after([4, 4], (game(101, 201, "10"),), play=TeamPlay(TeamScoring(board_colours="WB")))
        assert team_cards(t, by_half_of_boards)[A].entries[0].mark is D


class TestUnplayed:
    def test_open_results_count_as_draws_and_are_said(self) -> None:
        t = after([2, 2], (game(101, 201, "10"), game(202, 102, "??")))
        ours, theirs = (card.entries[0] for card in team_cards(t).values())
        assert (ours.mark, ours.game_points, ours.pending, ours.played) == (W, Points(3, 2), True, True)
        assert (theirs.mark, theirs.game_points, theirs.pending) == (L, HALF, True)

    def test_match_of_which_nothing_is_known_yet_is_a_match(self) -> None:
        (entry,) = team_cards(after([1, 1], (game(101, 201, "??"),)))[A].entries
        assert (entry.mark, entry.played, entry.pending) == (D, True, True)

    def test_one_game_makes_the_match_a_played_one(self) -> None:
        t = after([2, 2], (game(101, 201, "10", played=False), game(202, 102, "10")))
        assert [card.entries[0].played for card in team_cards(t).values()] == [True, True]

    def test_every_board_forfeited(self) -> None:
        t = after([2, 2], (game(101, 201, "10", played=False), game(202, 102, "00", played=False)))
        ours, theirs = (card.entries[0] for card in team_cards(t).values())
        assert (ours.played, ours.mark, ours.match_points, ours.boards) == (False, W, 2, (1, 0))
        assert (theirs.played, theirs.mark, theirs.match_points, theirs.boards) == (False, L, 0, (0, 0))
        assert (ours.colour, theirs.colour) == (Colour.WHITE, Colour.BLACK)

    def test_nobody_there_is_lost_by_both(self) -> None:
        t = after([2, 2], (game(101, 201, "00", played=False), game(202, 102, "00", played=False)))
        assert [card.entries[0].mark for card in team_cards(t).values()] == [L, L]

    @pytest.mark.parametrize(
        ("wins", "marks", "points"),
        [("+-", [W, L], [(2, 4), (0, 0)]), ("-+", [L, W], [(0, 0), (2, 4)]), ("--", [L, L], [(0, 0), (0, 0)])],
    )
    def test_listed_without_boards(self, wins: str, marks: list[Mark], points: list[tuple[int, int]]) -> None:
        play = TeamPlay(forfeited=(forfeit(2, A, B, wins),))
        made = team_cards(after([4, 4, 4, 4], FOUR_BOARDS, (game(301, 401, "10"),), play=play))
        entries = [made[team].entries[1] for team in (A, B)]
        assert [e.mark for e in entries] == marks
        assert [(e.match_points, e.game_points) for e in entries] == points
        assert [e.boards for e in entries] == [(Points(game_points, 4),) * 4 for _, game_points in points]
        assert [(e.played, e.colour) for e in entries] == [(False, Colour.WHITE), (False, Colour.BLACK)]

    def test_listed_with_boards_keeps_their_points(self) -> None:
        t = after([4, 4], FOUR_BOARDS, play=TeamPlay(forfeited=(forfeit(1, B, A, "+-"),)))
        ours, theirs = (card.entries[0] for card in team_cards(t).values())
        assert (ours.mark, ours.match_points, ours.game_points, ours.played) == (L, 0, Points(5, 2), False)
        assert (theirs.mark, theirs.match_points, theirs.game_points) == (W, 2, Points(3, 2))

    def test_full_points_of_members_are_not_counted_beside_a_listed_forfeit(self) -> None:
        play = TeamPlay(TeamScoring(board_colours="WB"), forfeited=(forfeit(1, A, B, "+-"),))
        t = after([2, 2, 2, 2], (game(301, 401, "10"), bye(101), bye(102)), play=play)
        assert team_cards(t)[A].game_points == 2


class TestByes:
    def bye_round(self, scoring: TeamScoring, *more: Bye) -> Tournament:
        play = TeamPlay(scoring, (TeamBye(RoundNo(1), C), TeamBye(RoundNo(2), C)))
        return after([4, 4, 4], (*FOUR_BOARDS, *more), play=play)

    def test_worth_a_drawn_match_if_nothing_is_said(self) -> None:
        (entry,) = team_cards(self.bye_round(TeamScoring()))[C].entries
        assert (entry.bye, entry.match_points, entry.game_points) == (ByeKind.PAIRING_ALLOCATED, 1, 2)
        assert (entry.opponent, entry.mark, entry.boards, entry.played) == (None, None, (), False)

    def test_half_of_an_odd_number_of_boards(self) -> None:
        (entry,) = team_cards(self.bye_round(TeamScoring(draw=HALF, board_colours="WBWBW")))[C].entries
        assert (entry.match_points, entry.game_points) == (HALF, Points(5, 2))

    def test_worth_what_is_said(self) -> None:
        (entry,) = team_cards(self.bye_round(TeamScoring(bye_match_points=Points(2), bye_game_points=ZERO)))[C].entries
        assert (entry.match_points, entry.game_points) == (2, 0)

    def test_byes_of_the_members_do_not_count_beside_it(self) -> None:
        t = self.bye_round(TeamScoring(), bye(301), bye(302))
        assert team_cards(t)[C].game_points == 2

    def test_round_that_is_not_paired_yet_does_not_count(self) -> None:
        assert len(team_cards(self.bye_round(TeamScoring()))[C].entries) == 1

    def test_before_the_round_nobody_knew_of_it(self) -> None:
        before = before_round(self.bye_round(TeamScoring()), 1).team_play
        assert replace(before, line_ups=()) == NO_TEAM_PLAY
        assert {(line_up.team, line_up.opponent) for line_up in before.line_ups} == {(A, B), (B, A)}


class TestExtraPoints:
    def with_extra(self, points: int, round_no: int | None, player: int) -> Tournament:
        given = RoundNo(round_no) if round_no else None
        play = TeamPlay(byes=(TeamBye(RoundNo(1), C),))
        t = after([4, 4, 4, 1], FOUR_BOARDS, play=play)
        return replace(
            t, abnormal_points=(AbnormalPoints(AbnormalKind.EXTRA, Points(points), given, (PlayerId(player),)),)
        )

    @pytest.mark.parametrize(
        ("player", "team", "before"), [(101, 1, Points(5, 2)), (301, 3, Points(2)), (401, 4, Points(0))]
    )
    def test_they_are_game_points(self, player: int, team: int, before: Points) -> None:
        for round_no in (1, None):
            card = team_cards(self.with_extra(-1, round_no, player))[TeamId(team)]
            assert card.game_points == before - 1
            assert card.game_points_after(1) == (before - 1 if round_no else before)

    def test_they_stand_on_the_board_of_the_player(self) -> None:
        (entry,) = team_cards(self.with_extra(-1, 1, 101))[A].entries
        assert entry.boards == (0, HALF, 0, 1)


@settings(max_examples=examples(60), deadline=None)
@given(tournaments())
def test_game_points_are_the_points_of_the_members_unless_something_else_is_said(t: Tournament) -> None:
    t = replace(t, team_play=NO_TEAM_PLAY)
    made = cards(t)
    assert team_scores(t) == {team.id: total(made[p].score for p in team.members) for team in t.teams}
    for n in range(len(t.rounds) + 1):
        assert team_scores(t, n) == {team.id: total(made[p].score_after(n) for p in team.members) for team in t.teams}


@settings(max_examples=examples(60), deadline=None)
@given(tournaments())
def test_two_teams_see_the_same_match(t: Tournament) -> None:
    made = team_cards(t)
    assume(made)
    for card in made.values():
        assert {e.round_no for e in card.entries} == set(range(1, len(t.rounds) + 1))
        for entry in card.entries:
            assert (entry.opponent is None) == (entry.mark is None) == (entry.bye is not None)
            if entry.opponent is not None:
                same = (entry.round_no, card.team.id)
                (back,) = (e for e in made[entry.opponent].entries if (e.round_no, e.opponent) == same)
                assert (back.played, back.pending) == (entry.played, entry.pending)
                assert len(back.boards) == len(entry.boards)
                assert back.colour is (entry.colour.other if entry.colour else None)


def _calls(teams: int) -> int:
    """How many Python calls it takes to score an event of that size: a cost that no clock can disturb."""
    games = tuple(
        game(100 * team + board, 100 * team + 100 + board, "10") for team in range(1, teams, 2) for board in range(1, 5)
    )
    t = after([4] * teams, games, games, games)
    return calls_of(lambda: team_cards(t))


def test_cost_grows_with_the_games() -> None:
    assert _calls(80) < 4.2 * _calls(20)
