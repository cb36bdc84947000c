"""The order of candidates: S1 and S2 one exchange after the other, and every order as numbers.

The numbers add up over the pairs; the first candidate is the one with the smallest sum.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class MdpOrder:
    """Order of the MDP-pairings: who of the MDPs is paired with whom of the residents.

    First the sets of MDPs that are paired, the one with the best players first;
    then, from the best MDP on, the best opponent. Both are numbers of one digit
    a player, the best player's digit on top.
    """

    mdps: int
    residents: int

    @property
    def _digit(self) -> int:
        return self.residents.bit_length()

    @property
    def bits(self) -> int:
        """How many bits the sum of all numbers may have."""
        return self.mdps * (self._digit + 1) + 1

    def pair(self, place: int, opponent: int) -> int:
        """Of an MDP with the resident of that place."""
        return opponent << (self.mdps - 1 - place) * self._digit

    def single(self, place: int) -> int:
        """Of an MDP who is not paired."""
        return 1 << self.mdps * self._digit + self.mdps - 1 - place


class RemainderOrder:
    """Order of the pairings of residents among themselves, places 0, 1, … of which the first ``pairs`` are S1.

    In a candidate the higher ranked of every pair stands in S1 after the
    exchange: putting the lower ranked there would exchange more players, or
    worse ones. So an exchange is the set of higher ranked players. Exchanges go
    by (1) how many come from S2, (2) the smallest sum of places, (3) those
    leaving S1, the last ones first, (4) those coming from S2, the first ones
    first; then transpositions by the opponents of S1 in order.
    """

    __slots__ = ("_digit", "_fourth", "_pairs", "_players", "_second", "_third", "_top", "bits")

    def __init__(self, players: int, pairs: int) -> None:
        self._players, self._pairs = players, pairs
        self._digit = players.bit_length()
        self._fourth = self._digit * players
        self._third = self._fourth + players + self._digit
        self._second = self._third + players
        self._top = self._second + 2 * self._digit
        self.bits = self._top + self._digit

    def pair(self, higher: int, lower: int) -> int:
        """Of two players with these places."""
        number = (higher << self._second) + (lower << self._digit * (self._players - 1 - higher))
        if higher < self._pairs:
            return number + (1 << self._third + higher)
        coming = (1 << self._players) - (1 << self._players - 1 - higher)
        return number + (1 << self._top) + (coming << self._fourth)


EXCHANGES_TRIED = 24
"""After so many exchanges of one player each, the bracket is solved exactly instead."""


def subgroups(players: Sequence[int], size: int) -> Iterator[tuple[list[int], list[int]]]:
    """S1 and S2, first as they are, then with one player of each exchanged, up to a number of exchanges.

    Smaller differences go first, then the last of S1. More than one player is
    exchanged only after all these, which is for others to find.
    """
    upper, lower = list(players[:size]), list(players[size:])
    yield upper, lower
    tried = 0
    for difference in range(1, len(players)):
        for down in range(size - 1, max(-1, size - 1 - difference), -1):
            up = down + difference
            if size <= up < len(players):
                tried += 1
                if tried > EXCHANGES_TRIED:
                    return
                yield (
                    sorted([*upper[:down], *upper[down + 1 :], players[up]]),
                    sorted([*lower[: up - size], *lower[up - size + 1 :], players[down]]),
                )
