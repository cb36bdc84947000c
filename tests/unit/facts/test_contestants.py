"""Events of teams as the rules of pairing see them."""

from __future__ import annotations

from hakem.facts.card import cards
from hakem.facts.contestants import TeamScore, contest_of_teams
from hakem.model import (
    Absence,
    Bye,
    ByeKind,
    Colour,
    ForfeitedMatch,
    Game,
    Mark,
    Player,
    PlayerId,
    Round,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
)
from hakem.values import replace

WIN, DRAW, LOSS = Mark.WIN, Mark.DRAW, Mark.LOSS


def event(*rounds: Round, play: TeamPlay | None = None) -> Tournament:
    """Four teams of two boards; members are 1 and 2, 3 and 4, and so on."""
    people = tuple(Player(PlayerId(n), n, f"P{n}") for n in range(1, 9))
    teams = tuple(Team(TeamId(n), f"T{n}", (PlayerId(2 * n - 1), PlayerId(2 * n))) for n in range(1, 5))
    return Tournament(people, 5, rounds, teams=teams, team_play=play or TeamPlay(TeamScoring(board_colours="WB")))


def game(white: int, black: int, mark: Mark = WIN, other: Mark = LOSS, played: bool = True) -> Game:
    return Game(PlayerId(white), PlayerId(black), mark, other, played)


class TestMatches:
    T = event(Round((game(1, 3), game(4, 2, DRAW, DRAW), game(5, 7, played=False), game(8, 6))))

    def test_a_match_is_a_game_of_the_teams(self) -> None:
        first, second = contest_of_teams(self.T).event.rounds[0].games
        assert (first.players, first.white_mark, first.black_mark, first.played) == ((1, 2), WIN, LOSS, True)
        assert (second.players, second.white_mark, second.played) == ((3, 4), DRAW, True)

    def test_scores_are_match_points_or_game_points(self) -> None:
        for primary, scores in ((TeamScore.MATCH, [2, 0, 1, 1]), (TeamScore.GAME, [1.5, 0.5, 1, 1])):
            found = contest_of_teams(self.T, primary)
            other = contest_of_teams(self.T, primary.other)
            assert [card.score for card in cards(found.event).values()] == scores
            assert list(found.second.values()) == [card.score for card in cards(other.event).values()]

    def test_the_colour_is_that_of_board_1_though_nobody_sat_opposite(self) -> None:
        t = event(Round((game(4, 2),), (Bye(PlayerId(1), ByeKind.FULL_POINT),)))
        (match,) = contest_of_teams(t).event.rounds[0].games
        assert match.players == (1, 2)

    def test_a_match_forfeited_on_all_boards_was_not_played(self) -> None:
        play = TeamPlay(forfeited=(ForfeitedMatch(RoundNo(1), TeamId(1), TeamId(2), True, False),))
        (match,) = contest_of_teams(event(Round(), play=play)).event.rounds[0].games
        assert (match.players, match.white_mark, match.played) == ((1, 2), WIN, False)


class TestWhoIsThere:
    def test_a_team_of_which_everybody_is_away_is_away(self) -> None:
        t = replace(event(), absences=tuple(Absence(RoundNo(1), PlayerId(n), ByeKind.HALF_POINT) for n in (3, 4, 5)))
        assert contest_of_teams(t).event.absences == (Absence(RoundNo(1), PlayerId(2), ByeKind.HALF_POINT),)

    def test_byes_that_teams_asked_for_are_theirs(self) -> None:
        play = TeamPlay(byes=(TeamBye(RoundNo(1), TeamId(4), ByeKind.ZERO_POINT),))
        assert [a.player for a in contest_of_teams(event(play=play)).event.absences] == [4]

    def test_a_team_goes_with_its_last_member(self) -> None:
        t = event()
        gone = {1: 2, 2: 3, 3: 1}
        people = tuple(replace(p, withdrawn_after=RoundNo(gone[p.id]) if p.id in gone else None) for p in t.players)
        left = [p.withdrawn_after for p in contest_of_teams(replace(t, players=people)).event.players]
        assert left == [3, None, None, None]


class TestBye:
    def test_the_bye_of_a_team_is_worth_a_drawn_match(self) -> None:
        play = TeamPlay(TeamScoring(board_colours="WB"), byes=(TeamBye(RoundNo(1), TeamId(3)),))
        t = event(Round((game(1, 3), game(4, 2))), play=play)
        found = contest_of_teams(t)
        assert [bye.player for bye in found.event.rounds[0].byes] == [3]
        assert cards(found.event)[PlayerId(3)].score == 1
        assert found.second[PlayerId(3)] == 1


def test_colours_of_contestants_are_those_of_board_1() -> None:
    t = event(Round((game(3, 1), game(2, 4))))
    entry = cards(contest_of_teams(t).event)[PlayerId(2)].entries[0]
    assert entry.colour is Colour.WHITE
