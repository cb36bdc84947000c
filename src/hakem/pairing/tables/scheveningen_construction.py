"""Our own Scheveningen tables with balanced colours, for numbers of boards that nobody has published.

Seats count from 0 here. A round is a *matching*: for every A-player the number
of the B-opponent. The ``s``-th shift is the matching of A_i with B_(i+s).

**Odd n**: round r is the shift r - 1. White is with a block of neighbours in
team A that moves back by one seat every second round; odd rounds have the
larger half of team A in the block. (Continued from the published table for
seven boards.)

**Even n**: rounds come in couples, and everybody has White in one round of a
couple and Black in the other. Then all colours are balanced and nobody has one
colour three times running. The two matchings of a couple together form closed
rings, A-B-A-B. Inside a ring the colours follow from those of one player, and
all its A-players have White in the same round. So the whites of both rounds are
balanced exactly if some of the rings have n/2 A-players together.

* Two shifts that differ by 2 make two rings of n/2 A-players each. If n is a
  multiple of 4, the even shifts can be coupled that way, and the odd ones.
* Otherwise n/2 is odd and no table made of shifts can be balanced. Count the
  whites of A in four classes by the parity of both opponents' seats: rows,
  columns and shifts together force each class to hold half of (n/2) squared
  games, which is not whole. So four shifts are set apart, three even ones and
  an odd one, which leaves an even number of either kind, and their games are
  dealt out anew into four matchings, by lots with a fixed seed, so that the
  table is the same every time. The rings of matchings dealt like that are as
  good as random, and a good part of all permutations have cycles that add up
  to half, so a few deals do. The shifts set apart lie far from each other:
  neighbouring ones would only make a few long rings. The finished tables are
  checked by the tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hakem.facts.lots import chosen, lots
from hakem.pairing.tables.seats import Seat, SeatRound, SeatTable

_Matching = list[int]
_Couple = tuple[_Matching, _Matching]
_COUPLINGS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))


@cache
def constructed_table(boards: int) -> SeatTable:
    """A table for any number of boards from 1; for 2 and 6 boards there are published ones instead."""
    return _odd_table(boards) if boards % 2 else _even_table(boards)


def _shift(boards: int, by: int) -> _Matching:
    return [(i + by) % boards for i in range(boards)]


def _round(matching: _Matching, whites: set[int]) -> SeatRound:
    seats = ((Seat("A", a + 1), Seat("B", b + 1)) for a, b in enumerate(matching))
    return tuple((a, b) if a.number - 1 in whites else (b, a) for a, b in seats)


def _odd_table(boards: int) -> SeatTable:
    half = boards // 2
    rounds: list[SeatRound] = []
    for number in range(boards):
        back = (number + 1) // 2
        first, size = (half + 1 - back, half) if number % 2 else (-back, half + 1)
        whites = {(first + i) % boards for i in range(size)}
        rounds.append(_round(_shift(boards, number), whites))
    return tuple(rounds)


def _even_table(boards: int) -> SeatTable:
    couples: list[_Couple] = []
    apart = (0, 2 * (boards // 7), 2 * (3 * boards // 11), 2 * (boards // 5) + 1) if boards % 4 else ()
    if apart:
        couples += _mixed([_shift(boards, by) for by in apart], lots(f"scheveningen {boards}"))
    for parity in (0, 1):
        left = [by for by in range(parity, boards, 2) if by not in apart]
        couples += [(_shift(boards, x), _shift(boards, y)) for x, y in zip(left[::2], left[1::2], strict=True)]
    return tuple(rnd for couple in couples for rnd in _coloured(couple))


def _rings(couple: _Couple) -> list[list[int]]:
    """The A-players of every ring: from one to the next over the common B-opponent."""
    first, second = couple
    met_second = {b: a for a, b in enumerate(second)}
    rings: list[list[int]] = []
    seen: set[int] = set()
    for start in range(len(first)):
        ring: list[int] = []
        a = start
        while a not in seen:
            seen.add(a)
            ring.append(a)
            a = met_second[first[a]]
        if ring:
            rings.append(ring)
    return rings


def _half_of_the_rings(rings: list[list[int]]) -> list[list[int]] | None:
    """Rings that have half of the A-players together, or None if there are none."""
    half = sum(map(len, rings)) // 2
    reached: dict[int, list[list[int]]] = {0: []}
    for ring in rings:
        if half in reached:
            break
        for size, members in list(reached.items()):
            reached.setdefault(size + len(ring), [*members, ring])
    return reached.get(half)


def _suitable(couple: _Couple) -> bool:
    return _half_of_the_rings(_rings(couple)) is not None


def _coloured(couple: _Couple) -> tuple[SeatRound, SeatRound]:
    whites = {a for ring in _half_of_the_rings(_rings(couple)) or () for a in ring}
    first, second = couple
    return _round(first, whites), _round(second, set(range(len(second))) - whites)


def _mixed(four: list[_Matching], drawn: Iterator[int]) -> list[_Couple]:
    """The games of four rounds, dealt out anew by lots until both couples of rounds can be coloured."""
    while True:
        dealt = _dealt([list(opponents) for opponents in zip(*four, strict=True)], drawn)
        for w, x, y, z in _COUPLINGS:
            couples = [(dealt[w], dealt[x]), (dealt[y], dealt[z])]
            if all(map(_suitable, couples)):
                return couples


def _dealt(opponents: list[list[int]], drawn: Iterator[int]) -> list[_Matching]:
    """Rounds taken out one after the other; as everybody has equally many games left, there is always one more."""
    rounds: list[_Matching] = []
    while opponents[0]:
        for left in opponents:
            _shuffle(left, drawn)
        rounds.append(_one_round(opponents))
        for left, b in zip(opponents, rounds[-1], strict=True):
            left.remove(b)
    return rounds


def _shuffle(things: list[int], drawn: Iterator[int]) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = chosen(drawn, last + 1)
        things[last], things[other] = things[other], things[last]


def _one_round(opponents: list[list[int]]) -> _Matching:
    """Everybody with one of the opponents left: each A in turn, moving earlier ones along an augmenting path."""
    partner: dict[int, int] = {}
    for start in range(len(opponents)):
        came_from: dict[int, int] = {}
        waiting = [start]
        for a in waiting:
            new = [b for b in opponents[a] if b not in came_from]
            came_from.update(dict.fromkeys(new, a))
            free = next((b for b in new if b not in partner), None)
            if free is not None:
                _move_along(free, start, came_from, partner)
                break
            waiting += [partner[b] for b in new]
    return [b for _, b in sorted((a, b) for b, a in partner.items())]


def _move_along(free: int, start: int, came_from: dict[int, int], partner: dict[int, int]) -> None:
    held = {a: b for b, a in partner.items()}
    b = free
    while True:
        a = came_from[b]
        partner[b] = a
        if a == start:
            return
        b = held[a]
