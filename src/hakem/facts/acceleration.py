"""Accelerated pairings: points that count for pairing only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from hakem.facts.list_order import ListOrder, by_number, by_rating
from hakem.model import HALF, ONE, ZERO, AccelerationMethod, ByeKind, Player, PlayerId, Points, PointSystem, Tournament
from hakem.regulations import BAKU_2016, BAKU_2026, Edition
from hakem.values import dataclass

VirtualScores = Callable[[PlayerId, int], Points]
"""The virtual points of a player in a round."""

VirtualRules = Callable[[Tournament], VirtualScores | None]
"""How an edition accelerates an event; None if it does not."""


def not_accelerated(t: Tournament) -> VirtualScores | None:
    """No virtual points, whatever the event says."""
    return None


@dataclass(frozen=True, slots=True)
class BakuRules:
    """One reading of the Baku acceleration: what the virtual points of a round are worth, full and reduced."""

    edition: Edition
    worth: Callable[[PointSystem], tuple[Points, Points]]

    @property
    def scores(self) -> BakuScores:
        """What it makes of an event, as a rule that editions are made of."""
        return BakuScores(self)


@dataclass(frozen=True, slots=True)
class BakuScores:
    """The virtual points of events by one reading; a value, so that editions made of it compare by value."""

    rules: BakuRules

    def __call__(self, t: Tournament) -> VirtualScores | None:
        """The virtual points of everybody in every round; None if the event is not accelerated.

        Points the event lists are facts and stand instead of what the rules would give.
        """
        if t.acceleration is None:
            return None
        listed = listed_points(t)
        computed = _by_the_rules(t, self.rules) if t.acceleration.method is AccelerationMethod.BAKU else {}
        upper = upper_group(t) if computed else frozenset()

        def points(player: PlayerId, round_no: int) -> Points:
            given = computed.get(round_no, ZERO) if player in upper else ZERO
            return listed.get((player, round_no), given)

        return points


def _one_and_a_half_point(points: PointSystem) -> tuple[Points, Points]:
    return ONE, HALF


def _win_and_half_a_win(points: PointSystem) -> tuple[Points, Points]:
    return points.win, points.win / 2


BAKU_LITERAL = BakuRules(BAKU_2016, _one_and_a_half_point)
BAKU_BY_WINS = BakuRules(BAKU_2026, _win_and_half_a_win)


def point_for_the_upper_half(t: Tournament) -> VirtualScores | None:
    """A win for the upper half of the list by rating in rounds 1 and 2 (handbook, Burstein 3.3).

    The list is that of those who are paired in the first round; the upper half
    of an odd number is the smaller one. Whoever else stands above the last of
    them belongs to them too. An event with an acceleration of its own keeps to
    that.
    """
    if t.acceleration is not None:
        return BAKU_LITERAL.scores(t)

    @cache
    def upper() -> frozenset[PlayerId]:
        first = _list_of_the_first_round(t, by_rating)
        return _down_to(t, first[: len(first) // 2], by_rating)

    def points(player: PlayerId, round_no: int) -> Points:
        return t.points.win if round_no <= 2 and player in upper() else ZERO

    return points


def _list_of_the_first_round(t: Tournament, order: ListOrder) -> list[Player]:
    """Those who were paired in the first round, or are to be.

    Whoever is away from it does not count, however the file says so: with a bye
    announced for the round or shown in it, or as somebody who joins later.
    """
    if t.rounds:
        paired = {p for game in t.rounds[0].games for p in game.players}
        paired |= {bye.player for bye in t.rounds[0].byes if bye.kind is ByeKind.PAIRING_ALLOCATED}
    else:
        away = {a.player for a in t.absences if a.round_no == 1}
        paired = {p.id for p in t.players if p.takes_part_in(1) and p.id not in away}
    return sorted((p for p in t.players if p.id in paired), key=order)


def _down_to(t: Tournament, first: Sequence[Player], order: ListOrder) -> frozenset[PlayerId]:
    """These players at the top of the list of the first round, and whoever else stands above the last of them."""
    if not first:
        return frozenset()
    last = order(first[-1])
    return frozenset(p.id for p in t.players if order(p) <= last)


def accelerated_rounds(rounds_total: int) -> tuple[int, int]:
    """Up to which round the virtual points are full, and up to which they are given at all (1.4).

    >>> accelerated_rounds(9), accelerated_rounds(8)
    ((3, 5), (2, 4))
    """
    given = -(-rounds_total // 2)
    return -(-given // 2), given


def upper_group(t: Tournament) -> frozenset[PlayerId]:
    """Those who get virtual points (1.2, 1.3).

    Half of those who are to be paired in the first round, rounded up to an even
    number, from the top of the list. Whoever comes later and gets a number above
    the last of them belongs to them too: the last of them stays the same.
    """
    first = _list_of_the_first_round(t, by_number)
    return _down_to(t, first[: 2 * -(-len(first) // 4)], by_number)


def listed_points(t: Tournament) -> Mapping[tuple[PlayerId, int], Points]:
    """The virtual points that the event itself lists, by player and round."""
    listed = t.acceleration.points if t.acceleration is not None else ()
    return {(v.player, r): v.points for v in listed for r in range(v.first_round, v.last_round + 1)}


def _by_the_rules(t: Tournament, rules: BakuRules) -> Mapping[int, Points]:
    full, reduced = rules.worth(t.points)
    full_until, until = accelerated_rounds(t.rounds_total)
    return {r: full if r <= full_until else reduced for r in range(1, until + 1)}
