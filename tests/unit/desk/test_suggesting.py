"""How many rounds are suggested before anybody has entered."""

from __future__ import annotations

import pytest

from hakem.desk.suggesting import suggested_rounds
from hakem.pairing import systems
from tests.support.some import some


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 1), (3, 3), (4, 3), (6, 5), (16, 5), (32, 5), (33, 6), (80, 7), (128, 7), (129, 8)]
)
def test_a_swiss_has_enough_for_one_winner_and_no_more_than_there_are_opponents(players: int, rounds: int) -> None:
    assert suggested_rounds("dutch", players) == rounds


@pytest.mark.parametrize(("players", "cycles", "rounds"), [(6, 1, 5), (7, 1, 7), (6, 2, 10), (4, 3, 9)])
def test_a_table_has_as_many_as_it_has(players: int, cycles: int, rounds: int) -> None:
    assert suggested_rounds("berger", players, cycles) == rounds


def test_tables_of_teams() -> None:
    assert suggested_rounds("scheveningen", 2, boards=6) == 6
    assert suggested_rounds("skalitzka", 3, boards=8) == 2


def test_what_is_not_known_is_not_guessed() -> None:
    for system in some(systems()):
        assert suggested_rounds(system.name, 0) in (None, 2)
    assert suggested_rounds("knockout", 16) is None
