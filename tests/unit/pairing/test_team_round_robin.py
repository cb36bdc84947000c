"""A round robin of teams: teams meet by the Berger table, board by board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.desk import CheckRequest, RoundWish, SystemWish, check_event, pair_next, round_taken_back
from hakem.errors import RequestError
from hakem.i18n import Renderer, TeamRef, languages
from hakem.model import (
    Absence,
    ByeKind,
    Event,
    Game,
    Mark,
    Round,
    RoundNo,
    TeamId,
    TeamLineUp,
    TeamPlay,
    TeamScoring,
    Tournament,
)
from hakem.pairing import ROUND_ROBIN_RULES, BergerRoundRobin, pair_explained
from tests.support.round_robins import event, gone_after, pairs, played_out, team_event, with_round
from tests.support.some import some

RULES_2009, RULES_2026 = ROUND_ROBIN_RULES
BERGER = BergerRoundRobin()
FOUR = replace(team_event([2, 2, 2, 2], 3), event=Event(type_code="FIDE_TEAM_ROUNDROBIN"))
BY_SYSTEM = RoundWish(SystemWish("berger"))


def coded(t: Tournament, code: str) -> Tournament:
    return replace(t, event=replace(t.event, type_code=code))


def absent(t: Tournament, *players: int) -> Tournament:
    ids = {int(p.id): p.id for p in t.players}
    return replace(t, absences=tuple(Absence(t.next_round, ids[p], ByeKind.ZERO_POINT) for p in players))


class TestWhoMeets:
    def test_teams_meet_and_colours_alternate_from_board_to_board(self) -> None:
        """D1."""
        assert pairs(BERGER.pair(FOUR)) == [(101, 401), (402, 102), (201, 301), (302, 202)]

    @pytest.mark.parametrize("code", ["BERGER_TEAM_ROUNDROBIN", "FIDE_TEAM_ROUNDROBIN", "FIDE_TEAM_DOUBLEROUNDROBIN"])
    def test_a_type_code_of_teams_needs_no_system(self, code: str) -> None:
        made = pair_next(coded(FOUR, code))
        assert made.system.name == "berger"
        assert pairs(made.pairing)[0] == (101, 401)

    @pytest.mark.parametrize("code", ["", "CUSTOM_TEAM_SWISS", "FIDE_TEAM"])
    def test_the_system_can_be_asked_for(self, code: str) -> None:
        assert pairs(pair_next(coded(FOUR, code), BY_SYSTEM).pairing)[:2] == [(101, 401), (402, 102)]

    @pytest.mark.parametrize("kind", ["Team: Round-Robin", "Takım Round Robin"])
    def test_words_for_the_kind_are_enough(self, kind: str) -> None:
        t = replace(FOUR, event=Event(kind=kind))
        assert pairs(pair_next(t).pairing)[:2] == [(101, 401), (402, 102)]

    @pytest.mark.parametrize("said", [Event(type_code="FIDE_ROUNDROBIN"), Event(kind="Individual: Round-Robin")])
    def test_an_event_of_players_stays_one_whatever_teams_are_listed(self, said: Event) -> None:
        t = replace(FOUR, event=said, rounds_total=7)
        assert pairs(pair_next(t).pairing) == [(101, 402), (102, 401), (201, 302), (202, 301)]

    def test_an_event_that_says_nothing_and_in_which_teammates_have_met_is_one_of_players(self) -> None:
        t = replace(FOUR, event=Event(), rounds_total=7)
        players = BergerRoundRobin().pair(replace(t, teams=()))
        t = with_round(replace(t, teams=()), players)
        mates = (replace(FOUR.teams[0], members=(t.players[0].id, t.players[7].id)),)
        assert pairs(BERGER.pair(replace(t, teams=mates))) == pairs(BERGER.pair(t))

    def test_an_event_of_teams_without_teams_is_refused(self) -> None:
        with pytest.raises(RequestError) as caught:
            BERGER.pair(coded(event(4), "FIDE_TEAM_ROUNDROBIN"))
        assert caught.value.message.key == "report.no-teams"

    def test_the_event_keeps_what_it_is_when_a_wish_becomes_its_rule(self) -> None:
        made = pair_next(coded(FOUR, ""), BY_SYSTEM)
        assert made.tournament.event.type_code == "FIDE_TEAM_ROUNDROBIN"
        twice = pair_next(coded(FOUR, ""), RoundWish(SystemWish("berger", "2009", (("cycles", "2"),))))
        assert twice.tournament.event.type_code == "BERGER_TEAM_DOUBLEROUNDROBIN"

    def test_teams_are_numbered_by_their_ids(self) -> None:
        assert pairs(BERGER.pair(replace(FOUR, teams=FOUR.teams[::-1]))) == pairs(BERGER.pair(FOUR))

    def test_teammates_in_a_system_for_players_are_told(self) -> None:
        wish = RoundWish(SystemWish("dutch", options=(("contestants", "players"),)), seed="kura")
        made = pair_next(FOUR, wish)
        assert "pairing.teammates" not in [note.key for note in made.notes]
        small = replace(FOUR, teams=(replace(FOUR.teams[0], members=tuple(p.id for p in FOUR.players)),))
        told = pair_next(small, wish)
        assert "pairing.teammates" in [note.key for note in told.notes]


class TestRounds:
    def test_a_double_round_has_the_other_colours(self) -> None:
        t = played_out(replace(FOUR, rounds_total=6), BergerRoundRobin(RULES_2009, 2))
        for number, rnd in some(enumerate(t.rounds[:3])):
            assert [g.players[::-1] for g in rnd.games] == [g.players for g in t.rounds[number + 3].games]

    def test_the_length_follows_from_the_number_of_teams(self) -> None:
        assert BergerRoundRobin(cycles=2).scheduled_rounds(FOUR) == 6
        assert BERGER.scheduled_rounds(FOUR) == 3

    @pytest.mark.parametrize(
        ("rules", "kind"), [(RULES_2009, ByeKind.PAIRING_ALLOCATED), (RULES_2026, ByeKind.ZERO_POINT)]
    )
    def test_a_team_without_an_opponent_has_the_bye_on_its_boards(self, rules: object, kind: ByeKind) -> None:
        """RR-2."""
        assert isinstance(rules, type(RULES_2009))
        t = replace(team_event([3, 3, 3], 3), team_play=TeamPlay(TeamScoring(board_colours="WB")))
        pairing = BergerRoundRobin(rules).pair(t)
        assert [(bye.player, bye.kind) for bye in pairing.byes] == [(101, kind), (102, kind)]
        assert pairs(pairing) == [(201, 301), (302, 202)]


class TestBoards:
    def test_colours_of_the_boards_are_those_of_the_event(self) -> None:
        t = replace(FOUR, team_play=TeamPlay(TeamScoring(board_colours="WW")))
        assert pairs(BERGER.pair(t))[:2] == [(101, 401), (102, 402)]

    def test_members_beyond_the_boards_are_reserves(self) -> None:
        t = replace(team_event([4, 3], 1), team_play=TeamPlay(TeamScoring(board_colours="WB")))
        assert pairs(BERGER.pair(t)) == [(101, 201), (202, 102)]

    def test_matches_so_far_say_how_many_boards_there_are(self) -> None:
        t = with_round(team_event([3, 3], 2), BergerRoundRobin(boards=2).pair(team_event([3, 3], 2)))
        assert len(BERGER.pair(t).boards) == 2

    def test_teams_of_different_sizes_leave_it_open(self) -> None:
        with pytest.raises(RequestError) as caught:
            BERGER.pair(team_event([2, 3], 1))
        assert caught.value.message.key == "pairing.boards-unknown"
        assert len(BergerRoundRobin(boards=2).pair(team_event([2, 3], 1)).boards) == 2

    def test_the_next_of_the_list_moves_up_for_one_who_is_away(self) -> None:
        """TEAM-7."""
        t = absent(replace(team_event([4, 4], 1), team_play=TeamPlay(TeamScoring(board_colours="WBW"))), 101)
        assert pairs(BERGER.pair(t)) == [(102, 201), (202, 103), (104, 203)]

    def test_without_a_reserve_the_board_is_lost_by_forfeit(self) -> None:
        """TEAM-7."""
        for t in (absent(team_event([3, 3], 1), 102), gone_after(team_event([3, 3], 1), {102: 0})):
            pairing = BERGER.pair(t)
            assert pairs(pairing) == [(101, 201), (103, 203)]
            (game,) = pairing.forfeits
            assert (game.players, game.white_mark, game.black_mark) == ((202, 102), Mark.WIN, Mark.LOSS)

    def test_a_board_for_which_a_team_has_nobody_is_won(self) -> None:
        """TEAM-2, TEAM-7."""
        t = team_event([1, 2], 1)
        pairing = BergerRoundRobin(boards=2).pair(t)
        assert pairs(pairing) == [(101, 201)]
        assert [(bye.player, bye.kind) for bye in pairing.byes] == [(202, ByeKind.FULL_POINT)]
        made = pair_next(t, RoundWish(SystemWish("berger", options=(("boards", "2"),))))
        assert round_taken_back(made.tournament).absences == ()

    def test_the_line_up_of_the_event_goes_first(self) -> None:
        members = {int(p.id): p.id for p in FOUR.players}
        line_up = TeamLineUp(RoundNo(1), TeamId(4), TeamId(1), (members[402], members[401]))
        other = TeamLineUp(RoundNo(1), TeamId(2), TeamId(1), (members[202], members[201]))
        t = replace(FOUR, team_play=TeamPlay(line_ups=(line_up, other)))
        assert pairs(BERGER.pair(t)) == [(101, 402), (401, 102), (201, 301), (302, 202)]

    def test_a_line_up_may_leave_a_board_empty(self) -> None:
        members = {int(p.id): p.id for p in FOUR.players}
        t = replace(FOUR, team_play=TeamPlay(line_ups=(TeamLineUp(RoundNo(1), TeamId(4), TeamId(1), (members[402],)),)))
        pairing = BERGER.pair(t)
        assert pairs(pairing)[0] == (101, 402)
        assert [bye.player for bye in pairing.byes] == [102]


class TestATeamThatHasLeft:
    GONE = gone_after(FOUR, {401: 0, 402: 0})

    def test_all_its_boards_are_forfeited(self) -> None:
        """TEAM-8."""
        pairing = BERGER.pair(self.GONE)
        assert pairs(pairing) == [(201, 301), (302, 202)]
        assert [(g.players, g.white_mark, g.black_mark) for g in pairing.forfeits] == [
            ((101, 401), Mark.WIN, Mark.LOSS),
            ((402, 102), Mark.LOSS, Mark.WIN),
        ]

    def test_two_that_have_left_both_lose(self) -> None:
        both = gone_after(self.GONE, {401: 0, 402: 0, 101: 0, 102: 0})
        assert {(g.white_mark, g.black_mark) for g in some(BERGER.pair(both).forfeits)} == {(Mark.LOSS, Mark.LOSS)}

    def test_nobody_has_a_bye_who_is_gone(self) -> None:
        t = gone_after(team_event([1, 1, 1], 3), {101: 0})
        (bye,) = BergerRoundRobin(RULES_2009).pair(t).byes
        assert bye.kind is ByeKind.ZERO_POINT


class TestExplained:
    def test_matches_stand_before_their_boards(self) -> None:
        pairing, steps = pair_explained(BergerRoundRobin(RULES_2009), FOUR)
        assert [step.outcome for step in steps] == ["table.match"] * 2 + ["table.board"] * len(pairing.boards)
        assert str(steps[0].article) == "TSF Round Robin (2009) teams"
        assert (steps[0].data["first"], steps[0].data["second"]) == (TeamRef(1), TeamRef(4))

    @pytest.mark.parametrize("language", languages())
    def test_every_step_can_be_said(self, language: str) -> None:
        t = replace(gone_after(team_event([2, 1, 2], 3), {301: 0}), team_play=TeamPlay(TeamScoring(board_colours="BW")))
        _, steps = pair_explained(BERGER, t)
        assert {step.outcome for step in steps} >= {"table.match-black", "table.team-rests", "table.bye.full-point"}
        for step in some(steps):
            assert Renderer(language).say(step.message)


class TestChecked:
    def played(self, *rounds: list[tuple[int, int]]) -> Tournament:
        ids = {int(p.id): p.id for p in FOUR.players}
        made = tuple(Round(tuple(Game(ids[w], ids[b], Mark.DRAW, Mark.DRAW) for w, b in games)) for games in rounds)
        return replace(FOUR, rounds=made)

    def test_who_sat_for_a_team_is_no_matter_of_the_table(self) -> None:
        t = self.played([(102, 401), (402, 101), (201, 301), (302, 202)])
        assert check_event(t, CheckRequest()).different == 0

    def test_a_wrong_colour_or_opponent_is_one(self) -> None:
        for games in (
            [(401, 101), (102, 402), (201, 301), (302, 202)],
            [(101, 201), (202, 102), (301, 401), (402, 302)],
        ):
            assert check_event(self.played(games), CheckRequest()).different == 1
