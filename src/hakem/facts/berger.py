"""Berger tables: who meets whom in a round robin, round by round, with colours.

The numbers of a table are seats 1 to ``seats``, an even number. With an odd
number of players the highest seat stays empty, and whoever is paired with it
has the bye.
"""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.values import dataclass

NumberPair = tuple[int, int]
"""Two seats that meet; the first has White."""

NumberRound = tuple[NumberPair, ...]
NumberTable = tuple[NumberRound, ...]


def seats_for(players: int) -> int:
    """The size of the table: the players, and an empty seat if they are odd.

    >>> seats_for(7), seats_for(8)
    (8, 8)
    """
    return players + players % 2


def rounds_per_cycle(players: int) -> int:
    """How many rounds it takes until everybody has met everybody once."""
    return seats_for(players) - 1


def berger_round(seats: int, round_no: int) -> NumberRound:
    """One round of the table, in the order in which it is printed: the highest number's game first.

    The highest number keeps its seat and changes colour every round. All others
    sit in a circle and move on by half the table, so the one opposite the
    highest number is 1, then 1 + seats/2, and so on. The two at equal distance
    from that player meet, the one after him with White.

    >>> berger_round(6, 2)
    ((6, 4), (5, 3), (1, 2))
    """
    circle = seats - 1
    opposite = _on_circle(1 + (round_no - 1) * (seats // 2), circle)
    first = (opposite, seats) if round_no % 2 else (seats, opposite)
    others = ((_on_circle(opposite + i, circle), _on_circle(opposite - i, circle)) for i in range(1, seats // 2))
    return (first, *others)


def _on_circle(number: int, circle: int) -> int:
    return (number - 1) % circle + 1


@dataclass(frozen=True, slots=True)
class BergerSchedule:
    """A round robin in one or several cycles; every second cycle has colours reversed.

    Played plainly, some players get the same colour three times running where
    one cycle meets the next. ``reverse_last_two`` is the remedy of the FIDE
    tables: the last two rounds of the first cycle of two change places. With
    more cycles every seam looks like that first one, with colours mirrored, so
    here every cycle but the last ends with its last two rounds exchanged. (That
    helps from six seats on; four players in three cycles are too few for it.)
    """

    players: int
    cycles: int = 1
    reverse_last_two: bool = False

    def __post_init__(self) -> None:
        if self.players < 1:
            raise RequestError(Message("pairing.no-players"))
        if self.cycles < 1:
            raise RequestError(Message("pairing.cycles-below-one", {"cycles": self.cycles}))

    @property
    def rounds(self) -> int:
        """How many rounds the whole event has."""
        return self.cycles * rounds_per_cycle(self.players)

    def round(self, round_no: int) -> NumberRound:
        """One round of the event, counted from 1."""
        length = rounds_per_cycle(self.players)
        cycle, place = divmod(round_no - 1, length)
        games = berger_round(seats_for(self.players), self._number_in_table(place + 1, length, cycle))
        return games if cycle % 2 == 0 else tuple((black, white) for white, black in games)

    def _number_in_table(self, number: int, length: int, cycle: int) -> int:
        exchanged = self.reverse_last_two and cycle + 1 < self.cycles and number > length - 2 > -1
        return 2 * length - 1 - number if exchanged else number


def berger_table(players: int, cycles: int = 1, reverse_last_two: bool = False) -> NumberTable:
    """All rounds of a round robin; see ``BergerSchedule`` for several cycles."""
    schedule = BergerSchedule(players, cycles, reverse_last_two)
    return tuple(schedule.round(number) for number in range(1, schedule.rounds + 1))
