"""What the judge of the team Swiss sees in an event of teams."""

from __future__ import annotations

from dataclasses import replace

from hakem.model import ZERO, ByeKind, Colour, ForfeitedMatch, Points, RoundNo, TeamBye, TeamId, TeamScoring, Tournament
from tests.judges.match_swiss_facts import Contestant
from tests.judges.team_swiss import team_laws
from tests.judges.team_swiss_position import TeamEvent, baku, pair_teams, position_of
from tests.support.team_events import by_rounds

TWO_BOARDS = TeamScoring(board_colours="WB")


def event(count: int, *rounds: str, total: int = 5) -> Tournament:
    return by_rounds([f"Team {n}" for n in range(1, count + 1)], 2, *rounds, total=total, scoring=TWO_BOARDS)


def seen(t: Tournament, primary: str = "MP") -> dict[int, Contestant]:
    """The contestants by the numbers of their teams."""
    where, team_at = position_of(TeamEvent(t, primary))
    return {team_at[who.tpn]: who for who in where.contestants}


class TestHistory:
    def test_scores(self) -> None:
        """The bye is a drawn match."""
        t = event(5, "1-2:10 3-4:1= 5:bye")
        assert [(who.primary, who.secondary) for who in seen(t).values()] == [
            (1, 1), (1, 1), (2, Points(3, 2)), (0, Points(1, 2)), (1, 1)
        ]  # fmt: skip
        assert seen(t, "GP")[3].primary == Points(3, 2)

    def test_a_board_that_was_forfeited_is_part_of_a_match(self) -> None:
        past = seen(event(2, "2-1:+1"))[2].history[0]
        assert (past.opponent, past.colour, past.played, past.games, past.bars) == (1, Colour.WHITE, True, 1, False)

    def test_a_match_forfeited_on_all_boards_was_not_played(self) -> None:
        found = seen(event(4, "1-2:++ 3-4:won"))
        assert [who.history[0].played for who in found.values()] == [False] * 4
        assert [who.history[0].bars for who in found.values()] == [True, False, True, False]

    def test_byes_that_bar(self) -> None:
        t = event(4, "1:bye")
        asked = [TeamBye(RoundNo(1), TeamId(2), ByeKind.FULL_POINT), TeamBye(RoundNo(1), TeamId(3), ByeKind.HALF_POINT)]
        t = replace(t, team_play=replace(t.team_play, byes=(*t.team_play.byes, *asked)))
        assert [who.history[0].bars for who in seen(t).values()] == [True, True, False, False]

    def test_scores_of_a_match_are_those_before_it(self) -> None:
        found = seen(event(4, "1-2:11 3-4:11", "1-3:11 4-2:11", "1-4:11 2-3:11"))
        assert [past.scores for past in found[1].history] == [(0, 0), (2, 2), (4, 2)]

    def test_virtual_points_are_those_of_the_round(self) -> None:
        t = event(4, "1-2:11 3-4:11", total=4)
        points = baku(t, Points(2))
        assert [points(TeamId(1), at) for at in (1, 2, 3)] == [2, 1, 0]
        assert [points(TeamId(3), at) for at in (1, 2, 3)] == [0, 0, 0]
        where, _ = position_of(TeamEvent(t, virtual=points))
        assert [who.primary for who in where.contestants] == [3, 1, 2, 0]
        assert [where.contestants[n].history[0].scores for n in (0, 2)] == [(2, 2), (0, 0)]


class TestWhoIsThere:
    def test_announced_byes_and_members_who_are_gone(self) -> None:
        t = event(6)
        gone = {3: RoundNo(0), 4: RoundNo(0), 5: RoundNo(0)}
        t = replace(
            t,
            players=tuple(replace(p, withdrawn_after=gone.get(p.id)) for p in t.players),
            team_play=replace(t.team_play, byes=(TeamBye(RoundNo(1), TeamId(1), ByeKind.ZERO_POINT),)),
        )
        assert [*seen(t)] == [3, 4, 5, 6]

    def test_who_has_yet_to_arrive_has_no_number(self) -> None:
        """Teams 2 and 3 are the first two, so 2 has the initial-colour; when 1 has come its number is even."""
        t = event(3)
        late = replace(
            t,
            players=tuple(replace(p, joined=RoundNo(2)) if p.id <= 2 else p for p in t.players),
            initial_colour=Colour.WHITE,
        )
        assert pair_teams(TeamEvent(late), team_laws()) == ([(2, 3)], None)
        assert {team: who.tpn for team, who in seen(late).items()} == {2: 1, 3: 2}
        assert {team: who.tpn for team, who in seen(t).items()} == {1: 1, 2: 2, 3: 3}

    def test_teams_kept_apart(self) -> None:
        t = event(4)
        assert pair_teams(TeamEvent(t), team_laws()) == ([(1, 3), (4, 2)], None)
        apart = TeamEvent(t, apart=((TeamId(1), TeamId(3)),))
        assert pair_teams(apart, team_laws()) == ([(1, 4), (3, 2)], None)


class TestInitialColour:
    def test_the_first_round_shows_it(self) -> None:
        for text, colour in (("1-3:11 4-2:11", Colour.WHITE), ("3-1:11 2-4:11", Colour.BLACK)):
            where, _ = position_of(TeamEvent(event(4, text)))
            assert where.initial_colour is colour

    def test_a_match_that_was_not_played_shows_it_too(self) -> None:
        t = event(2, "2-1:won")
        assert t.team_play.forfeited == (ForfeitedMatch(RoundNo(1), TeamId(2), TeamId(1), True, False),)
        assert position_of(TeamEvent(t))[0].initial_colour is Colour.BLACK

    def test_the_event_says_it(self) -> None:
        t = replace(event(4), initial_colour=Colour.BLACK)
        assert position_of(TeamEvent(t))[0].initial_colour is Colour.BLACK
        assert position_of(TeamEvent(event(4)))[0].initial_colour is Colour.WHITE


def test_no_virtual_points_unless_somebody_says_so() -> None:
    assert TeamEvent(event(2)).virtual(TeamId(1), 1) == ZERO
