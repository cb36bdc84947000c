"""How many rounds an event of so many should have, before anybody has entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hakem.desk.planning import all_meet, one_winner
from hakem.pairing import system_info

LEAST_SWISS = 5
"""A Swiss event shorter than that parts few of those behind the winner, so more is suggested if there are opponents."""


def suggested_rounds(system: str, sides: int, cycles: int = 1, boards: int = 0) -> int | None:
    """Rounds for so many players or teams; None where the system does without the number, or too little is known.

    >>> suggested_rounds("dutch", 80), suggested_rounds("dutch", 5), suggested_rounds("berger", 6, cycles=2)
    (7, 5, 10)
    >>> suggested_rounds("scheveningen", 2, boards=4), suggested_rounds("knockout", 16)
    (4, None)
    >>> suggested_rounds("double-swiss", 80)  # a match is two rounds
    14
    """
    if system_info(system).by_scores:
        games = _GAMES_WITH_EACH.get(system, 1)
        return games * min(max(one_winner(sides), LEAST_SWISS), all_meet(sides)) if sides > 1 else None
    counted = _TABLES.get(system)
    return counted(sides, boards) * cycles or None if counted else None


_GAMES_WITH_EACH = {"double-swiss": 2}
"""Swiss systems in which those who meet play several rounds."""


def _of_table(sides: int, _boards: int) -> int:
    return all_meet(sides) if sides > 1 else 0


def _of_boards(_sides: int, boards: int) -> int:
    return boards


def _always_two(_sides: int, _boards: int) -> int:
    return 2


_TABLES: Mapping[str, Callable[[int, int], int]] = {
    "berger": _of_table,
    "scheveningen": _of_boards,
    "skalitzka": _always_two,
}
