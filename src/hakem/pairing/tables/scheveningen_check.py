"""What a Scheveningen table with balanced colours must fulfil, checked from the finished table."""

from __future__ import annotations

import enum
from collections import Counter

from hakem.pairing.tables.seats import Seat, SeatTable


class TableFlaw(enum.Enum):
    """Something wrong with a table.

    Two players meet too often or not at all; somebody sits out or plays twice
    in a round; somebody has one colour at least twice more than the other; a
    team has clearly more Whites than the other in a round; somebody has the
    same colour three times running.
    """

    PAIR_COUNT = "pair-count"
    IDLE_SEAT = "idle-seat"
    COLOUR_DIFFERENCE = "colour-difference"
    TEAM_WHITES = "team-whites"
    THREE_RUNNING = "three-running"


def check_table(table: SeatTable, cycles: int = 1) -> tuple[TableFlaw, ...]:
    """Every flaw of the table; none means that it may be used.

    ``cycles`` is how often everybody is to meet everybody. With two boards the
    whites of a round cannot be balanced together with everything else, so that
    is asked for from three boards upwards only.
    """
    boards = len(table) // cycles
    colours = colour_rows(table).values()
    whites = (sum(white.team == "A" for white, _ in rnd) for rnd in table)
    found = {
        TableFlaw.PAIR_COUNT: Counter(frozenset(pair) for rnd in table for pair in rnd) != _meetings(boards, cycles),
        TableFlaw.IDLE_SEAT: any(sorted(seat for pair in rnd for seat in pair) != _seats(boards) for rnd in table),
        TableFlaw.COLOUR_DIFFERENCE: any(abs(2 * row.count("w") - len(row)) > 1 for row in colours),
        TableFlaw.TEAM_WHITES: boards > 2 and any(abs(2 * count - boards) > 1 for count in whites),
        TableFlaw.THREE_RUNNING: three_running(table),
    }
    return tuple(flaw for flaw, is_there in found.items() if is_there)


def _seats(boards: int) -> list[Seat]:
    return [Seat(team, number) for team in "AB" for number in range(1, boards + 1)]


def _meetings(boards: int, cycles: int) -> dict[frozenset[Seat], int]:
    seats = _seats(boards)
    return {frozenset((a, b)): cycles for a in seats[:boards] for b in seats[boards:]}


def three_running(table: SeatTable) -> bool:
    """Whether somebody has the same colour three times running."""
    return any("www" in colours or "bbb" in colours for colours in colour_rows(table).values())


def colour_rows(table: SeatTable) -> dict[Seat, str]:
    """The colours of every seat in the order of the rounds, as ``wbbw``."""
    rows: dict[Seat, str] = {}
    for rnd in table:
        for white, black in rnd:
            rows[white] = rows.get(white, "") + "w"
            rows[black] = rows.get(black, "") + "b"
    return rows
