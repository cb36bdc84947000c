"""How many of some players can be paired: every possibility is tried, and what was found out once is remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.judges.lim_facts import LimPlayer

MayMeet = Callable[[LimPlayer, LimPlayer], bool]
Players = frozenset[LimPlayer]


class Matchings:
    """Questions about sets of pairs in which nobody stands twice."""

    def __init__(self, may_meet: MayMeet) -> None:
        self.may_meet = may_meet
        self._known: dict[Players, int] = {}

    def most(self, players: Iterable[LimPlayer]) -> int:
        """The largest number of pairs."""
        everybody = frozenset(players)
        if everybody not in self._known:
            self._known[everybody] = self._most(everybody)
        return self._known[everybody]

    def perfect(self, players: Iterable[LimPlayer]) -> bool:
        """Whether everybody can be paired."""
        everybody = frozenset(players)
        return 2 * self.most(everybody) == len(everybody)

    def covers(self, players: Iterable[LimPlayer], must: Iterable[LimPlayer], pairs: int) -> bool:
        """Whether there is a set of at least that many pairs in which all those who must be paired are."""
        everybody, wanted = frozenset(players), sorted(must, key=lambda p: p.rank)
        if not wanted:
            return self.most(everybody) >= pairs
        first = wanted[0]
        for other in self._opponents(first, everybody):
            if self.covers(everybody - {first, other}, set(wanted) - {first, other}, pairs - 1):
                return True
        return False

    def across(self, ours: Iterable[LimPlayer], theirs: Iterable[LimPlayer]) -> int:
        """The largest number of pairs of one of ours with one of theirs."""
        mine, yours = sorted(ours, key=lambda p: p.rank), frozenset(theirs)
        if not mine or not yours:
            return 0
        first, rest = mine[0], mine[1:]
        best = 0
        for other in self._opponents(first, yours):
            best = max(best, 1 + self.across(rest, yours - {other}))
            if best == min(len(mine), len(yours)):
                return best
        return max(best, self.across(rest, yours))

    def _most(self, players: Players) -> int:
        """The first one stays without an opponent, or has one of the others."""
        if len(players) < 2:
            return 0
        first = min(players, key=lambda p: p.rank)
        best = 0
        for other in self._opponents(first, players):
            best = max(best, 1 + self.most(players - {first, other}))
            if best == len(players) // 2:
                return best
        return max(best, self.most(players - {first}))

    def _opponents(self, player: LimPlayer, players: Players) -> list[LimPlayer]:
        return [other for other in sorted(players, key=lambda p: p.rank) if self.may_meet(player, other)]
