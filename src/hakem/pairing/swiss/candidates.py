"""The order in which the text generates candidates, as numbers that add up over the pairs.

The first candidate is the one with the smallest sum.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MovedDownOrder:
    """Order of the pairings of moved-down players with residents.

    First the sets of moved-down players that are paired, the one with the best
    players first; then, from the best moved-down player on, the best opponent.
    Both are numbers of one digit a player, the best player's digit on top.
    """

    moved_down: int
    residents: int

    @property
    def _digit(self) -> int:
        return self.residents.bit_length()

    @property
    def bits(self) -> int:
        """How many bits the sum of all numbers may have."""
        return self.moved_down * (self._digit + 1) + 1

    def pair(self, place: int, opponent: int) -> int:
        """Of a moved-down player with the resident of that place."""
        return opponent << (self.moved_down - 1 - place) * self._digit

    def single(self, place: int) -> int:
        """Of a moved-down player who is not paired."""
        return 1 << self.moved_down * self._digit + self.moved_down - 1 - place


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


@dataclass(frozen=True, slots=True)
class RankNumbers:
    """Order of the pairings of players with places 0, 1, …: the first one's opponent from the last place up.

    Then the opponent of the next one who is not paired yet, and so on; being
    left over comes after every opponent. One digit a place, the first on top:
    the digit of a pair stands where its better place is.
    """

    players: int

    @property
    def _digit(self) -> int:
        return self.players.bit_length()

    @property
    def bits(self) -> int:
        """How many bits the sum of all numbers may have."""
        return self.players * self._digit

    def pair(self, better: int, other: int) -> int:
        """Of two players with these places."""
        return self.players - 1 - other << self._digit * (self.players - 1 - better)

    def single(self, place: int) -> int:
        """Of a player who is left over."""
        return self.players - 1 << self._digit * (self.players - 1 - place)
