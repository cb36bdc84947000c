"""Results assumed for open boards, and what standings show beside places."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hakem.desk import (
    Tie,
    assumable,
    assumed_standings,
    boards_to_assume,
    equal_on_points,
    has_schedule,
    moves,
    part_of,
    schedule_of,
    shared_place,
    with_assumed,
)
from hakem.facts.berger import rounds_per_cycle
from hakem.model import Points, Tournament, result_text
from hakem.tiebreaks import StandingsRequest, standings
from tests.support.at_desk import AtDesk
from tests.support.round_robins import lines


@pytest.fixture
def open_round(tmp_path: Path) -> Tournament:
    """A Swiss event of six: one round played, of the second one board has its result."""
    at = AtDesk(tmp_path, system="dutch", rounds=3, colour="white", tie_breaks=["PTS", "BH"])
    at.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 7))
    at.pair()
    at.play("1-4 1, 5-2 0, 3-6 1")
    at.pair()
    at.do("publish")
    at.do("result", round=2, board=1, result="1-0")
    t = at.t
    at.close()
    return t


class TestAssumed:
    def test_boards_without_a_result_can_be_assumed(self, open_round: Tournament) -> None:
        assert boards_to_assume(open_round) == (2, 3)
        assert boards_to_assume(replace(open_round, rounds=())) == ()

    def test_a_real_result_stays_and_nonsense_is_left_out(self, open_round: Tournament) -> None:
        assert assumable(open_round, {3: "0-1", 1: "0-1", 2: "9-9", 77: "1-0"}) == {3: "0-1"}

    def test_the_event_itself_does_not_change(self, open_round: Tournament) -> None:
        then = with_assumed(open_round, {2: "1-0", 3: "½-½"})
        assert [result_text(game.result) for game in then.rounds[-1].games] == ["1-0", "1-0", "½-½"]
        assert boards_to_assume(open_round) == (2, 3)

    def test_standings_are_those_of_the_event_with_these_results(self, open_round: Tournament) -> None:
        wished = {2: "0-1", 3: "0-1"}
        found = assumed_standings(open_round, wished)
        real = standings(with_assumed(open_round, wished), StandingsRequest(after=2))
        assert [(row.contestant.id, row.points) for row in found.rows] == [
            (row.contestant.id, row.points) for row in real.rows
        ]
        assert not found.pending

    def test_ranks_move_against_those_of_now(self, open_round: Tournament) -> None:
        now, then = assumed_standings(open_round, {}), assumed_standings(open_round, {2: "1-0"})
        winner, loser = open_round.rounds[-1].games[1].players
        moved = moves(now, then)
        assert (moved[winner], moved[loser]) == (1, -2)
        assert sum(bool(move) for move in moves(now, now).values()) == 0


class TestRanks:
    def test_equal_on_points_makes_brackets(self, open_round: Tournament) -> None:
        found = standings(open_round, StandingsRequest(after=1))
        ties = equal_on_points(found)
        assert [ties[row.contestant.id] for row in found.rows] == 2 * [Tie.FIRST, Tie.MIDDLE, Tie.LAST]

    def test_somebody_alone_has_no_bracket(self, open_round: Tournament) -> None:
        found = assumed_standings(open_round, {2: "1-0"})
        assert equal_on_points(found)[found.rows[0].contestant.id] is Tie.ALONE

    def test_places_inside_a_part_of_the_field(self, open_round: Tournament) -> None:
        found = standings(open_round, StandingsRequest(codes=(), after=1))
        some = {row.contestant.id for row in found.rows[1:5]}
        assert [(first, last) for first, last, _ in part_of(found, some)] == [(1, 2), (1, 2), (3, 4), (3, 4)]

    def test_who_shares_a_place(self, open_round: Tournament) -> None:
        found = standings(open_round, StandingsRequest(codes=(), after=1))
        assert shared_place(found) == tuple(row.contestant.id for row in found.rows[:3])
        assert shared_place(assumed_standings(open_round, {2: "1-0"})) == ()


class TestSchedule:
    def test_all_rounds_of_the_printed_table_before_the_first_is_paired(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", edition="2009")
        at.enter({"name": f"Oyuncu {n}"} for n in range(1, 7))
        at.drawn_in_the_hall()
        at.pair()
        schedule = schedule_of(at.t)
        shown = [" ".join(f"{g.white}-{g.black}" for g in rnd.games) for rnd in schedule.rounds]
        assert shown == lines("berger_tables")["5-6"]
        assert schedule.paired == 1

    def test_who_has_left_is_forfeited_in_rounds_to_come(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", edition="2026")
        at.enter({"name": f"Oyuncu {n}"} for n in range(1, 5))
        at.pair()
        at.play_all("1", "1")
        at.do("withdraw", player=4, reason="ill")
        later = schedule_of(at.t).rounds[1:]
        assert len(later) == rounds_per_cycle(4) - 1
        assert all(game.result.played is False for rnd in later for game in rnd.games if 4 in game.players)
        assert Points(0) not in [len(rnd.games) for rnd in later]

    def test_a_swiss_event_has_none(self, open_round: Tournament) -> None:
        assert not has_schedule(open_round)
        assert schedule_of(open_round).rounds == open_round.rounds
