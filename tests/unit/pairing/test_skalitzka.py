"""Skalitzka tables and the system."""

from __future__ import annotations

from collections import Counter

import pytest

from hakem.errors import PairingError, RequestError
from hakem.facts import team_scores
from hakem.pairing import Skalitzka, pair_explained, round_text, skalitzka_table
from hakem.pairing.tables.seats import Seat
from tests.support.round_robins import everybody_once, lines, pairs, played_out, team_event


def read(text: str) -> Seat:
    """A seat in the signs of the handbook: capital letters, small letters, digits."""
    if text.isdecimal():
        return Seat("C", int(text))
    return Seat("A" if text.isupper() else "B", ord(text.lower()) - ord("a") + 1)


def test_printed_table_of_eight_boards() -> None:
    for number, rnd in enumerate(skalitzka_table(8), start=1):
        printed = [game.split(":") for game in lines("skalitzka_8")[f"round_{number}"]]
        assert [(read(white), read(black)) for white, black in printed] == list(rnd)


def test_first_two_boards() -> None:
    assert [round_text(rnd) for rnd in skalitzka_table(2)] == ["A1-B1 B2-C1 C2-A2", "C1-A1 B1-C2 A2-B2"]


@pytest.mark.parametrize("boards", range(2, 41, 2))
def test_properties(boards: int) -> None:
    table = skalitzka_table(boards)
    seats = sorted(Seat(team, number) for team in "ABC" for number in range(1, boards + 1))
    for rnd in table:
        assert sorted(seat for pair in rnd for seat in pair) == seats
        meetings = Counter(frozenset((white.team, black.team)) for white, black in rnd)
        assert set(meetings.values()) == {boards // 2}
        assert len(meetings) == 3
        assert Counter(white.team for white, _ in rnd) == dict.fromkeys("ABC", boards // 2)
    assert sorted(white for rnd in table for white, _ in rnd) == seats
    games = [frozenset((white, black)) for rnd in table for white, black in rnd]
    assert len(set(games)) == len(games)
    opponents = {seat: {s.team for g in games if seat in g for s in g} for seat in seats}
    assert all(len(teams) == 3 for teams in opponents.values())


@pytest.mark.parametrize("boards", [0, 1, 7, -2])
def test_odd_number_of_boards(boards: int) -> None:
    with pytest.raises(RequestError) as caught:
        skalitzka_table(boards)
    assert caught.value.message.key == "pairing.boards-even"


def test_system() -> None:
    t = team_event([2, 2, 2], 2)
    pairing, steps = pair_explained(Skalitzka(), t)
    assert pairs(pairing) == [(101, 201), (202, 301), (302, 102)]
    assert everybody_once(t, pairing)
    assert {str(step.article) for step in steps} == {"TSF Skalitzka (2009) table"}
    done = played_out(t, Skalitzka())
    assert dict(team_scores(done)) == {1: 2, 2: 2, 3: 2}
    with pytest.raises(PairingError):
        Skalitzka().pair(done)


@pytest.mark.parametrize(
    ("sizes", "key"),
    [
        ([2, 2], "pairing.three-teams"),
        ([2, 2, 4], "pairing.unequal-teams"),
        ([3, 3, 3], "pairing.boards-even"),
    ],
)
def test_teams_that_cannot_play(sizes: list[int], key: str) -> None:
    with pytest.raises(RequestError) as caught:
        Skalitzka().pair(team_event(sizes, 2))
    assert caught.value.message.key == key


def test_name() -> None:
    assert Skalitzka().name == "skalitzka"
