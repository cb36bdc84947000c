"""What articles A and B of the Dutch system of 2009 say about one player, two players and a group; nothing clever."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hakem.facts.card import Entry, cards
from hakem.model import ByeKind, Colour, Tournament
from tests.judges.entrant import Entrant, Float, Strength, entrants, over_the_board

Pair = tuple[Entrant, Entrant]
Subset = tuple[int, ...]


def unplayed_float(entry: Entry, t: Tournament) -> Float:
    """A.5: a bye that scores is a downfloat, other rounds without a game are nothing."""
    scored = entry.bye is ByeKind.PAIRING_ALLOCATED or (entry.bye is not None and entry.points > 0)
    return Float.DOWN if scored else Float.NONE


def bars_the_bye(entry: Entry, t: Tournament) -> bool:
    """B.1.b: points without a game."""
    return entry.bye is ByeKind.PAIRING_ALLOCATED or (not over_the_board(entry) and entry.points > 0)


@dataclass(frozen=True)
class Circumstances:
    """What does not belong to a player: which round it is and which options are on.

    ``b6_first``: C.10 gives up B.6 before B.5. ``rest_stays``: when nobody who
    moved down can be paired, the others of the group are paired all the same.
    ``x_left``: the remainder has what is left of x and does not count its own.
    ``x_below_p``: C.11 keeps x below p, but in the lowest group.
    """

    odd_round: bool
    strong_as_absolute: bool = True
    mild_give_way: bool = True
    b6_first: bool = False
    rest_stays: bool = False
    x_left: bool = False
    x_below_p: bool = False


def players_of(t: Tournament, more_than_half: bool = False) -> tuple[Entrant, ...]:
    """Everybody to be paired. General rule 6: the exception of the last round is for those with 50 % or more."""
    found = entrants(t, unplayed_float, bars_the_bye)
    return found if more_than_half else tuple(replace(e, topscorer=_has_half(t, e)) for e in found)


def _has_half(t: Tournament, player: Entrant) -> bool:
    """Whether it is the last round and the player has half of the points or more, virtual points apart."""
    return t.next_round == t.rounds_total and 2 * cards(t)[player.id].score >= len(t.rounds) * t.points.win


def same_wish(a: Entrant, b: Entrant) -> bool:
    return a.wants is not None and a.wants is b.wants


def both_absolute(a: Entrant, b: Entrant) -> bool:
    return same_wish(a, b) and a.strength is b.strength is Strength.ABSOLUTE


def may_meet(a: Entrant, b: Entrant) -> bool:
    """B.1.a and B.2; from 50 % on the last round knows an exception."""
    if a is b or b.id in a.met:
        return False
    return not both_absolute(a, b) or a.topscorer or b.topscorer


def kept_apart(a: Entrant, b: Entrant, now: Circumstances) -> bool:
    """A.7.d: strong counts as absolute in odd rounds."""
    if not (now.odd_round and now.strong_as_absolute) or both_absolute(a, b):
        return False
    return same_wish(a, b) and min(a.strength, b.strength) >= Strength.STRONG


def upfloats(a: Entrant, b: Entrant) -> Entrant | None:
    """The one of a pair who meets somebody with more points."""
    if a.score == b.score:
        return None
    return min(a, b, key=lambda e: e.score)


def x_of(group: Sequence[Entrant], now: Circumstances) -> tuple[int, frozenset[Entrant]]:
    """A.8 and A.7.e: x, and those whose mild preference gives way."""
    white = [e for e in group if e.wants is Colour.WHITE]
    black = [e for e in group if e.wants is Colour.BLACK]
    more = black if len(black) > len(white) else white
    x = max(0, len(more) - (len(group) + 1) // 2)
    if x == 0 or now.odd_round or not now.mild_give_way:
        return x, frozenset()
    mild = frozenset(e for e in more if e.strength is Strength.MILD)
    return max(0, x - len(mild)), mild


def transpositions(s2: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """D.1: the first ``count`` places of S2, in the order of the numbers that its members form.

    >>> list(transpositions([5, 6, 7], 2))
    [(5, 6), (5, 7), (6, 5), (6, 7), (7, 5), (7, 6)]
    """
    return itertools.permutations(sorted(s2), count)


def exchanges(s1: Sequence[int], s2: Sequence[int]) -> Iterator[tuple[Subset, Subset]]:
    """D.2: who of S1 and S2 change places: few first, small differences first, then the lowest of S1.

    >>> list(exchanges([1, 2], [3, 4]))[:3]
    [((2,), (3,)), ((2,), (4,)), ((1,), (3,))]
    """
    for count in range(1, min(len(s1), len(s2)) + 1):
        options = itertools.product(itertools.combinations(s1, count), itertools.combinations(s2, count))
        yield from sorted(options, key=_exchange_key)


def _exchange_key(option: tuple[Subset, Subset]) -> tuple[int, Subset, Subset]:
    going, coming = option
    return sum(coming) - sum(going), tuple(-number for number in sorted(going, reverse=True)), coming
