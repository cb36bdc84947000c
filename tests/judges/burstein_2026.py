"""C.04.4.2, the Burstein System in force from 1 February 2026, followed to the letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from hakem.model import PlayerId, Points, Tournament
from tests.judges.burstein_colours import Pair, Seats, seats
from tests.judges.burstein_index import ranks
from tests.judges.burstein_order import clashes, completion, may_meet, pairings, scoregroups
from tests.judges.dutch_2026 import bars_from_pab, brackets, unplayed_float
from tests.judges.entrant import Entrant, NoPairing, entrants
from tests.judges.round_pairing import round_pairing

Players = tuple[Entrant, ...]
Round = tuple[list[tuple[PlayerId, PlayerId]], PlayerId | None]


def pair(t: Tournament) -> Round:
    """The pairs of the next round as (white, black), and who has the pairing-allocated bye."""
    if t.next_round <= seeding_rounds(t):
        return _seeding_round(t)
    ranking = ranks(t)
    field = sorted(_field(t), key=lambda e: ranking[e.id])
    burstein = _Round(tuple(field), seats(t, tuple(field), ranking))
    bye = burstein.bye()
    pairs = burstein.pairs(bye)
    return [(white.id, black.id) for white, black in pairs], bye.id if bye is not None else None


def seeding_rounds(t: Tournament) -> int:
    """1.6: how many rounds at the beginning are paired by the Dutch system."""
    return min(t.rounds_total // 2, 4)


def _field(t: Tournament) -> Players:
    """Everybody to be paired; who may have the bye is the same as in the Dutch system (C2)."""
    return entrants(t, unplayed_float, bars_from_pab)


def _seeding_round(t: Tournament) -> Round:
    """1.6: all of it is Dutch, bye and colours too."""
    pairs, bye = round_pairing(t, brackets(t))
    return list(pairs), bye


@dataclass(frozen=True, slots=True)
class Outcome:
    """3.2: what becomes of a bracket: its pairs, and those who move down."""

    pairs: tuple[Pair, ...]
    floaters: Players


class _Round:
    """One round after the seeding rounds. The players stand in the order of 1.8."""

    def __init__(self, players: Players, allocation: Seats) -> None:
        self._players = players
        self._seats = allocation
        self._completion = completion()
        self._ahead: dict[tuple[frozenset[Entrant], int], tuple[int, tuple[Points, ...]]] = {}

    def bye(self) -> Entrant | None:
        """3.1: chosen before anything else, if the number of players is odd.

        Not barred, the others can all be paired; then the lowest score, most
        games played, lowest rank by 1.8.
        """
        if len(self._players) % 2 == 0:
            return None
        possible = [
            (place, e)
            for place, e in enumerate(self._players)
            if not e.barred_from_pab and self._completion.possible(p for p in self._players if p is not e)
        ]
        if not possible:
            raise NoPairing
        return min(possible, key=lambda found: (found[1].score, -len(found[1].colours), -found[0]))[1]

    def pairs(self, bye: Entrant | None) -> list[Pair]:
        """1.9, 3.2: bracket after bracket, from the highest score down."""
        field = [e for e in self._players if e is not bye]
        if not self._completion.possible(field):
            raise NoPairing
        groups = scoregroups(field)
        found: list[Pair] = []
        floaters: Players = ()
        for place, residents in enumerate(groups):
            outcome = self._best(floaters + residents, groups[place + 1 :])
            found += [self._seats.white_and_black(one, two) for one, two in outcome.pairs]
            floaters = outcome.floaters
        return found

    def _best(self, bracket: Players, below: Sequence[Players]) -> Outcome:
        """C5, then C6 to C8; of those that are equally good the first in the order of 3.2."""
        players = tuple(sorted(bracket, key=self._players.index))
        for floaters in range(len(players) + 1):
            found = [o for o in outcomes(players, floaters) if self._rest_possible(o.floaters, below)]
            if found:
                return min(found, key=lambda o: (*self._c6_c7(o.floaters, below), clashes(o.pairs)))
        raise AssertionError("everybody who is left can be paired, so the bracket can leave something possible")

    def _rest_possible(self, floaters: Players, below: Sequence[Players]) -> bool:
        """C4: those who move down and everybody below can be paired with each other."""
        return self._completion.possible((*floaters, *(e for group in below for e in group)))

    def _c6_c7(
        self, floaters: Players, below: Sequence[Players]
    ) -> tuple[tuple[Points, ...], tuple[int, tuple[Points, ...]]]:
        """C6: the scores that move down, the highest first. C7: number and scores that the next bracket moves down."""
        asked = (frozenset(floaters), len(below))
        if asked not in self._ahead:
            self._ahead[asked] = self._next_bracket(floaters, below)
        return _descending(floaters), self._ahead[asked]

    def _next_bracket(self, floaters: Players, below: Sequence[Players]) -> tuple[int, tuple[Points, ...]]:
        """C7: the least that can move down from the next bracket, under C1 to C4."""
        if not below:
            return 0, ()
        players = floaters + below[0]
        for number in range(len(players) + 1):
            lists = [
                _descending(left)
                for left in combinations(players, number)
                if self._completion.possible(e for e in players if e not in left)
                and self._rest_possible(left, below[1:])
            ]
            if lists:
                return number, min(lists)
        raise AssertionError("C4 holds for the bracket, so it can hold for the next one")


def outcomes(players: Players, floaters: int) -> Iterator[Outcome]:
    """3.2: all outcomes of a bracket with so many floaters, in order; the virtual opponent 0 stands for floating."""
    for pairs, left in pairings(players, floaters, may_meet):
        yield Outcome(pairs, left)


def _descending(players: Players) -> tuple[Points, ...]:
    return tuple(sorted((e.score for e in players), reverse=True))
