"""Scheveningen tables and the system."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from hakem.errors import PairingError, RequestError
from hakem.explain import Recorder
from hakem.facts import team_scores
from hakem.model import ByeKind, Game, Mark, Points, Round, TeamId, Tournament
from hakem.pairing import (
    ColourPlan,
    Scheveningen,
    TableFlaw,
    Variant,
    check_table,
    pair_explained,
    round_text,
    scheveningen_table,
    system_for,
)
from hakem.pairing.tables.scheveningen_construction import constructed_table
from hakem.pairing.tables.seats import read_round, seat
from tests.support.round_robins import (
    data,
    event,
    everybody_once,
    gone_after,
    lines,
    pairs,
    played_out,
    team_event,
    with_round,
)
from tests.support.some import some

BALANCED = ColourPlan.BALANCED


def texts(boards: int, colours: ColourPlan, variant: Variant = Variant.NEWER) -> list[str]:
    return [round_text(rnd) for rnd in scheveningen_table(boards, colours, variant)]


def test_printed_table_of_four_boards() -> None:
    assert texts(4, ColourPlan.ALTERNATE) == lines("scheveningen_4")["rounds"]


def test_team_sheet_of_six_boards() -> None:
    """The handbook's sheet: who met whom and scored what, and the team's total after each full round."""
    sheet: Any = data("scheveningen_sheet_6")
    marks = {"1": (Mark.WIN, Mark.LOSS), "0.5": (Mark.DRAW, Mark.DRAW), "0": (Mark.LOSS, Mark.WIN)}
    t = team_event([6, 6], 6)
    for place, total in enumerate(some(sheet["totals"])):
        before = team_scores(t)[TeamId(1)]
        games = []
        for board in Scheveningen().pair(t).boards:
            own, other = sorted((board.white, board.black))
            opponent, points = sheet["cells"][str(own - 100)][place]
            assert other == 200 + opponent
            white_mark, black_mark = marks[points] if own == board.white else marks[points][::-1]
            games.append(Game(board.white, board.black, white_mark, black_mark))
        t = replace(t, rounds=(*t.rounds, Round(tuple(games))))
        assert team_scores(t)[TeamId(1)] - before == int(total)


@pytest.mark.parametrize("name", list(lines("scheveningen_balanced")))
def test_published_tables_are_used_and_have_no_flaw(name: str) -> None:
    boards, _, variant = name.partition(" ")
    published = lines("scheveningen_balanced")[name]
    assert texts(int(boards), BALANCED, Variant(variant or "newer")) == published
    assert check_table(tuple(map(read_round, published))) == ()


@pytest.mark.parametrize("boards", [n for n in range(1, 63) if n not in (2, 6)])
def test_own_tables_have_no_flaw(boards: int) -> None:
    assert check_table(constructed_table(boards)) == ()


@pytest.mark.parametrize("boards", [1, 9, 10, 11, 12, 18, 41, 60])
def test_own_tables_are_used_where_none_is_published(boards: int) -> None:
    assert scheveningen_table(boards, BALANCED) == constructed_table(boards)


@pytest.mark.parametrize("boards", [10, 14, 58])
def test_own_tables_are_the_same_every_time(boards: int) -> None:
    first = constructed_table(boards)
    constructed_table.cache_clear()
    assert constructed_table(boards) == first


@pytest.mark.parametrize("boards", [3, 5, 7])
def test_odd_construction_continues_published_tables(boards: int) -> None:
    assert constructed_table(boards) == scheveningen_table(boards, BALANCED)


@pytest.mark.parametrize(
    ("boards", "variant"), [*product(range(1, 23), [Variant.NEWER]), (5, Variant.OLDER), (6, Variant.OLDER)]
)
def test_several_cycles_have_no_flaw_at_the_seams(boards: int, variant: Variant) -> None:
    for cycles in (2, 3):
        assert check_table(scheveningen_table(boards, BALANCED, variant, cycles), cycles) == ()


@pytest.mark.parametrize("boards", range(3, 13))
def test_alternate_tables_have_whole_teams_with_one_colour_and_no_other_flaw(boards: int) -> None:
    for cycles in (1, 2):
        table = scheveningen_table(boards, cycles=cycles)
        assert check_table(table, cycles) == (TableFlaw.TEAM_WHITES,)
        assert all(len({white.team for white, _ in rnd}) == 1 for rnd in table)


def test_second_half_has_colours_reversed_and_begins_where_teams_go_on_alternating() -> None:
    table = scheveningen_table(4, cycles=2)
    assert [round_text(rnd) for rnd in table[4:6]] == ["A1-B2 A2-B3 A3-B4 A4-B1", "B3-A1 B4-A2 B1-A3 B2-A4"]
    assert round_text(scheveningen_table(3, cycles=2)[3]) == "B1-A1 B2-A2 B3-A3"


@pytest.mark.parametrize("boards", range(1, 25))
@pytest.mark.parametrize("cycles", [2, 3, 4])
def test_teams_change_colours_every_round_however_often_they_meet(boards: int, cycles: int) -> None:
    """SCH-3: "Takımlar her tur renk değiştirir. Bütün takım aynı renkte oynar." """
    table = scheveningen_table(boards, cycles=cycles)
    assert [{white.team for white, _ in rnd} for rnd in table] == [{"AB"[n % 2]} for n in range(boards * cycles)]
    games = Counter(pair for rnd in table for pair in rnd)
    seats = [(seat(f"A{a}"), seat(f"B{b}")) for a in range(1, boards + 1) for b in range(1, boards + 1)]
    assert all(games[a, b] + games[b, a] == cycles for a, b in seats)
    assert all(abs(games[a, b] - games[b, a]) <= cycles % 2 for a, b in seats), "both colours for every pair"


def test_with_two_boards_balanced_colours_are_those_of_the_players() -> None:
    """SCH-5: the published table; White on one board of a team in both rounds would be White twice for somebody."""
    assert texts(2, BALANCED) == ["A1-B1 A2-B2", "B2-A1 B1-A2"]


@pytest.mark.parametrize(
    ("rounds", "flaw"),
    [
        (["A1-B1 A2-B2", "B1-A1 B2-A2"], TableFlaw.PAIR_COUNT),
        (["A1-B1 A2-B2 B3-A3", "B2-A1 A2-B3", "A1-B3 B1-A2 A3-B2 B1-A3"], TableFlaw.IDLE_SEAT),
        (["A1-B1 A2-B2", "A1-B2 A2-B1"], TableFlaw.COLOUR_DIFFERENCE),
        (["A1-B1 A2-B2 A3-B3", "B2-A1 B3-A2 B1-A3", "A1-B3 A2-B1 A3-B2"], TableFlaw.TEAM_WHITES),
        (["A1-B1 A2-B2 B3-A3", "A1-B2 A2-B3 B1-A3", "A1-B3 B1-A2 A3-B2"], TableFlaw.THREE_RUNNING),
    ],
)
def test_every_flaw_is_seen(rounds: list[str], flaw: TableFlaw) -> None:
    assert flaw in check_table(tuple(map(read_round, rounds)))


@pytest.mark.parametrize(("boards", "cycles"), [(0, 1), (3, 0)])
def test_impossible_tables(boards: int, cycles: int) -> None:
    with pytest.raises(RequestError):
        scheveningen_table(boards, cycles=cycles)


def test_seats_are_read_as_they_are_printed() -> None:
    assert str(seat("C12")) == "C12"
    assert seat("A2") < seat("A10") < seat("B1")


def test_two_teams() -> None:
    t = team_event([3, 3], 3)
    system = Scheveningen()
    pairing, steps = pair_explained(system, t)
    assert pairs(pairing) == [(101, 201), (102, 202), (103, 203)]
    assert {str(step.article) for step in steps} == {"TSF Scheveningen (2009) 2", "TSF Scheveningen (2009) 2 team A"}
    t = with_round(t, pairing)
    assert pairs(system.pair(t)) == [(202, 101), (203, 102), (201, 103)]
    with pytest.raises(PairingError):
        system.pair(played_out(t, system))


def test_length_of_the_event_says_whether_to_play_twice() -> None:
    t = played_out(team_event([2, 2], 4), Scheveningen())
    assert [g.players for g in t.rounds[2].games] == [(101, 202), (102, 201)]
    with pytest.raises(PairingError):
        Scheveningen(cycles=1).pair(replace(t, rounds=t.rounds[:2]))


@pytest.mark.parametrize("teams", [2, 3, 4, 5])
@pytest.mark.parametrize("colours", ColourPlan)
def test_everybody_meets_everybody_of_the_other_teams(teams: int, colours: ColourPlan) -> None:
    system = Scheveningen(colours=colours)
    meetings = teams - 1 + teams % 2
    t = team_event([3] * teams, 3 * meetings)
    games: list[frozenset[int]] = []
    while len(t.rounds) < t.rounds_total:
        pairing = system.pair(t)
        assert everybody_once(t, pairing)
        games += map(frozenset, pairs(pairing))
        t = with_round(t, pairing)
    assert len(games) == len(set(games)) == 9 * teams * (teams - 1) // 2
    assert all(len({player // 100 for player in game}) == 2 for game in games)


def test_a_team_without_an_opponent_rests() -> None:
    pairing, steps = pair_explained(Scheveningen(), team_event([2, 2, 2], 6))
    assert pairs(pairing) == [(201, 301), (202, 302)]
    assert [(bye.player, bye.kind) for bye in pairing.byes] == [
        (101, ByeKind.ZERO_POINT),
        (102, ByeKind.ZERO_POINT),
    ]
    assert {str(step.article) for step in steps} == {"TSF Scheveningen (2009) 2 teams"}


def test_member_who_left_loses_by_forfeit() -> None:
    (game,) = Scheveningen().pair(gone_after(team_event([2, 2], 2), {102: 0})).forfeits
    assert (game.players, game.white_mark, game.black_mark) == ((102, 202), Mark.LOSS, Mark.WIN)


@pytest.mark.parametrize(
    ("sizes", "key"),
    [([2], "pairing.two-teams"), ([2, 3], "pairing.unequal-teams"), ([0, 0], "pairing.unequal-teams")],
)
def test_teams_that_cannot_play(sizes: list[int], key: str) -> None:
    with pytest.raises(RequestError) as caught:
        Scheveningen().pair(team_event(sizes, 3))
    assert caught.value.message.key == key


def test_no_teams_at_all() -> None:
    with pytest.raises(RequestError):
        Scheveningen().pair(event(4))


def rated(t: Tournament, ratings: dict[int, int]) -> Tournament:
    return replace(t, players=tuple(replace(p, rating=ratings.get(p.id)) for p in t.players))


SECOND_IS_STRONGER = rated(team_event([2, 2], 4), {101: 2000, 102: 2001, 201: 2400, 202: 1602})
"""Averages 2000½ and 2001."""


def test_team_a_has_the_higher_average_rating_and_that_is_told() -> None:
    """SCH-6."""
    told = Recorder(wanted=False)
    assert pairs(Scheveningen().pair(SECOND_IS_STRONGER, told)) == [(201, 101), (202, 102)]
    (step,) = told.steps
    assert step.outcome == "table.team-a.rating"
    assert (step.data["own"], step.data["other"]) == (Points(2001), Points(4001, 2))


def test_team_a_is_the_first_of_the_list_if_the_event_says_so_or_ratings_say_nothing() -> None:
    listed = system_for("scheveningen", None, SECOND_IS_STRONGER, {"team-a": "listed"})
    assert pairs(listed.pair(SECOND_IS_STRONGER)) == [(101, 201), (102, 202)]
    for ratings in ({}, {101: 2000, 201: 2000}):
        told = Recorder(wanted=False)
        assert pairs(Scheveningen().pair(rated(SECOND_IS_STRONGER, ratings), told)) == [(101, 201), (102, 202)]
        assert not told.steps


def test_unrated_members_do_not_count_in_the_average() -> None:
    t = rated(SECOND_IS_STRONGER, {101: 1000, 102: 1000, 201: 1500})
    assert pairs(Scheveningen().pair(t)) == [(201, 101), (202, 102)]


def test_a_round_that_was_played_shows_who_is_team_a() -> None:
    before = with_round(SECOND_IS_STRONGER, Scheveningen(a_by_rating=False).pair(SECOND_IS_STRONGER))
    assert pairs(Scheveningen().pair(before)) == [(202, 101), (201, 102)]
    after = with_round(SECOND_IS_STRONGER, Scheveningen().pair(SECOND_IS_STRONGER))
    now_weaker = rated(after, {101: 2900, 102: 2900})
    told = Recorder(wanted=False)
    assert pairs(Scheveningen().pair(now_weaker, told)) == [(102, 201), (101, 202)]
    assert [step.outcome for step in told.steps] == ["table.team-a.played"]


def test_more_than_two_teams_are_a_and_b_as_the_table_names_them() -> None:
    t = rated(team_event([1, 1, 1, 1], 3), {101: 1000, 201: 1100, 301: 1200, 401: 1300})
    assert pairs(Scheveningen().pair(t)) == [(101, 401), (201, 301)]


def test_balanced_colours_and_older_tables_are_options_too() -> None:
    t = team_event([5, 5], 5)
    system = system_for("scheveningen", None, t, {"colours": "balanced", "variant": "older"})
    assert system == Scheveningen(colours=BALANCED, variant=Variant.OLDER)


def test_name() -> None:
    assert Scheveningen().name == "scheveningen"
