"""Round robins of teams against a literal reading: the printed tables, and colours from board to board."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.desk import CheckRequest, check_event
from hakem.model import ByeKind, Event, TeamPlay, TeamScoring
from hakem.pairing import ROUND_ROBIN_RULES, BergerRoundRobin
from tests.judges.team_round_robin import boards_and_free_team
from tests.support.effort import examples
from tests.support.round_robins import pairs, team_event, with_round

CODES = {"2009": ("BERGER_TEAM_ROUNDROBIN", "BERGER_TEAM_DOUBLEROUNDROBIN"), "2026": ("FIDE_TEAM_ROUNDROBIN",) * 2}


@settings(max_examples=examples(40), deadline=None)
@given(
    teams=st.integers(3, 12),
    boards=st.integers(1, 6),
    reserves=st.integers(0, 2),
    cycles=st.integers(1, 2),
    rules=st.sampled_from(ROUND_ROBIN_RULES),
    named=st.sampled_from(["", "WBWBWB", "WWWWWW", "WBBWWB"]),
)
def test_every_round_of_every_table(
    teams: int, boards: int, reserves: int, cycles: int, rules: object, named: str
) -> None:
    assert isinstance(rules, type(ROUND_ROBIN_RULES[0]))
    rounds = cycles * (teams - 1 + teams % 2)
    t = team_event([boards + reserves] * teams, rounds)
    t = replace(t, team_play=TeamPlay(TeamScoring(board_colours=named[:boards])))
    system = BergerRoundRobin(rules, cycles, boards)
    while len(t.rounds) < rounds:
        lists = [[int(p) for p in team.members] for team in t.teams]
        colours = named or "WB" * boards
        games, free = boards_and_free_team(lists, boards, colours, t.next_round, rules.reverse_last_two, cycles)
        pairing = system.pair(t)
        assert pairs(pairing) == games
        assert [bye.player for bye in pairing.byes] == free
        assert all(bye.kind is rules.bye_kind for bye in pairing.byes)
        t = with_round(t, pairing)
    assert rules.bye_kind in (ByeKind.PAIRING_ALLOCATED, ByeKind.ZERO_POINT)


@settings(max_examples=examples(10), deadline=None)
@given(teams=st.integers(3, 8), boards=st.integers(1, 4), rules=st.sampled_from(ROUND_ROBIN_RULES))
def test_a_file_of_such_rounds_is_checked_without_a_difference(teams: int, boards: int, rules: object) -> None:
    assert isinstance(rules, type(ROUND_ROBIN_RULES[0]))
    edition = rules.edition.id
    t = team_event([boards] * teams, teams - 1 + teams % 2)
    t = replace(t, event=Event(type_code=CODES[edition][0]), rules=replace(t.rules, edition=edition))
    system = BergerRoundRobin(rules)
    while len(t.rounds) < t.rounds_total:
        t = with_round(t, system.pair(t))
    found = check_event(t, CheckRequest())
    assert (found.system, found.edition, found.rounds, found.different) == ("berger", edition, t.rounds_total, 0)
