"""Berger tables."""

from __future__ import annotations

from itertools import combinations

import pytest

from hakem.errors import RequestError
from hakem.facts.berger import berger_round, berger_table, rounds_per_cycle, seats_for
from tests.support.round_robins import lines
from tests.support.some import some

EVEN = range(4, 61, 2)


def closed_form(seats: int, round_no: int) -> set[tuple[int, int]]:
    """The table from sums: i and j meet in the round r with i + j = r + 1 modulo the others."""
    circle = seats - 1
    games: set[tuple[int, int]] = set()
    for i, j in combinations(range(1, seats), 2):
        if (i + j - round_no - 1) % circle == 0:
            games.add((i, j) if (i + j) % 2 else (j, i))
    alone = next(x for x in range(1, seats) if (2 * x - round_no - 1) % circle == 0)
    games.add((alone, seats) if alone <= seats // 2 else (seats, alone))
    return games


def colours(players: int, cycles: int, reverse_last_two: bool) -> dict[int, str]:
    """The colours of every player over the event; a round with the empty seat leaves none."""
    rows = dict.fromkeys(range(1, players + 1), "")
    for rnd in berger_table(players, cycles, reverse_last_two):
        for white, black in rnd:
            if max(white, black) <= players:
                rows[white] += "w"
                rows[black] += "b"
    return rows


def three_running(rows: dict[int, str]) -> list[int]:
    return [player for player, row in rows.items() if "www" in row or "bbb" in row]


@pytest.mark.parametrize("name", ["3-4", "5-6", "7-8", "9-10", "11-12"])
def test_printed_tables_in_printed_order(name: str) -> None:
    for players in some(map(int, name.split("-"))):
        table = [" ".join(f"{w}-{b}" for w, b in rnd) for rnd in berger_table(players)]
        assert table == lines("berger_tables")[name]


@pytest.mark.parametrize("seats", EVEN)
def test_equals_the_closed_form(seats: int) -> None:
    for round_no in some(range(1, seats)):
        assert set(berger_round(seats, round_no)) == closed_form(seats, round_no)


@pytest.mark.parametrize("players", [2, 3, *EVEN, 59])
@pytest.mark.parametrize("cycles", [1, 2, 3])
def test_everybody_meets_everybody_once_per_cycle(players: int, cycles: int) -> None:
    games = [frozenset(g) for rnd in berger_table(players, cycles, reverse_last_two=True) for g in rnd]
    wanted = [frozenset(g) for g in combinations(range(1, seats_for(players) + 1), 2)]
    assert sorted(map(sorted, games)) == sorted(map(sorted, wanted * cycles))


@pytest.mark.parametrize("players", [2, 3, 5, *EVEN])
def test_colours_are_balanced(players: int) -> None:
    for cycles in (1, 2, 3):
        for row in some(colours(players, cycles, reverse_last_two=False).values()):
            assert abs(row.count("w") - row.count("b")) <= cycles % 2


@pytest.mark.parametrize("players", EVEN)
def test_exchanging_two_rounds_avoids_three_equal_colours(players: int) -> None:
    assert three_running(colours(players, 2, reverse_last_two=True)) == []
    assert three_running(colours(players, 1, reverse_last_two=True)) == []


@pytest.mark.parametrize("players", EVEN)
def test_plain_double_cycle_has_three_equal_colours(players: int) -> None:
    assert three_running(colours(players, 2, reverse_last_two=False)) == [1, players // 2 + 1]


@pytest.mark.parametrize("players", range(6, 31))
def test_more_cycles_keep_the_remedy_at_every_seam(players: int) -> None:
    for cycles in (3, 4, 5):
        assert three_running(colours(players, cycles, reverse_last_two=True)) == []


def test_four_players_in_more_than_two_cycles_are_too_few_for_the_remedy() -> None:
    assert three_running(colours(4, 3, reverse_last_two=True)) == [2, 4]


def test_first_cycle_ends_with_its_last_two_rounds_exchanged() -> None:
    plain, exchanged = berger_table(6, 2), berger_table(6, 2, reverse_last_two=True)
    assert exchanged == (*plain[:3], plain[4], plain[3], *plain[5:])
    assert plain[5] == tuple((black, white) for white, black in plain[0])


def test_single_cycle_is_never_exchanged() -> None:
    assert berger_table(6, 1, reverse_last_two=True) == berger_table(6)


def test_two_players_and_one() -> None:
    assert berger_table(2, 3, reverse_last_two=True) == (((1, 2),), ((2, 1),), ((1, 2),))
    assert berger_table(1) == (((1, 2),),)
    assert (rounds_per_cycle(1), rounds_per_cycle(7), rounds_per_cycle(8)) == (1, 7, 7)


@pytest.mark.parametrize(("players", "cycles"), [(0, 1), (-2, 1), (6, 0)])
def test_impossible_tables(players: int, cycles: int) -> None:
    with pytest.raises(RequestError):
        berger_table(players, cycles)
