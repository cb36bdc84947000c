"""One group with those who floated into it: articles 3 to 5 / 2 to 4."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hakem.model import Colour, Points
from tests.judges.lim_facts import Direction, LimEdition, LimPlayer, clash, near
from tests.judges.lim_matching import Matchings
from tests.judges.lim_tries import Pairs, best, best_in_turn, best_of_maxi, in_order

Key = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What is the same for all groups of a round."""

    edition: LimEdition
    matchings: Matchings


@dataclass(frozen=True, slots=True)
class Group:
    """A group when its turn comes, without whoever has the bye.

    ``target`` are the residents of the group to which floaters go on, ``waiting`` those who wait there already.
    """

    score: Points
    direction: Direction
    residents: tuple[LimPlayer, ...]
    floaters: tuple[LimPlayer, ...]
    target: tuple[LimPlayer, ...] = ()
    waiting: tuple[LimPlayer, ...] = ()

    @property
    def members(self) -> tuple[LimPlayer, ...]:
        """Everybody in it."""
        return self.floaters + self.residents

    def came(self, floater: LimPlayer) -> Direction:
        """The direction in which a floater came."""
        return Direction.DOWN if floater.score > self.score else Direction.UP


def order_of_floaters(group: Group) -> tuple[LimPlayer, ...]:
    """4.6, 4.7 / 3.6, 3.7: who came down first, best first; then who came up, last first."""
    down = [p for p in group.floaters if group.came(p) is Direction.DOWN]
    up = [p for p in group.floaters if group.came(p) is Direction.UP]
    return (*sorted(down, key=lambda p: p.rank), *sorted(up, key=lambda p: p.rank, reverse=True))


def pair_group(group: Group, now: Circumstances) -> tuple[Pairs, tuple[LimPlayer, ...]]:
    """The pairs of a group, and who leaves it."""
    kept = floaters_kept(group, now.matchings)
    on = tuple(p for p in group.floaters if p not in kept)
    first = pair_floaters(group, kept, now)
    paired = {player for pair in first for player in pair}
    rest = tuple(p for p in group.residents if p not in paired)
    leaving = choose_leaving(group, rest, on, now)
    staying = in_order([p for p in rest if p not in leaving], group.direction)
    others = _way_of_exchanges(now.edition)(staying, now.matchings)
    return first + others, on + leaving


def _way_of_exchanges(edition: LimEdition) -> Callable[[Sequence[LimPlayer], Matchings], Pairs]:
    """6.2 or 6.7 / 5.2 or 5.7."""
    if edition.maxi:
        return best_of_maxi
    return best_in_turn if edition.in_turn else best


def floaters_kept(group: Group, matchings: Matchings) -> tuple[LimPlayer, ...]:
    """3.3, 4.5, 4.9 a, b / 2.3, 3.5, 3.9: most pairs first; within that, floaters in their order find an opponent."""
    pairs = matchings.most(group.members)
    kept: tuple[LimPlayer, ...] = ()
    for floater in order_of_floaters(group):
        if matchings.covers(group.members, (*kept, floater), pairs):
            kept = (*kept, floater)
    return kept


def pair_floaters(group: Group, kept: Sequence[LimPlayer], now: Circumstances) -> Pairs:
    """4.6 to 4.8 / 3.6 to 3.8: floaters before the others, each with the first opponent who costs no pair."""
    left, waiting = list(group.members), list(kept)
    pairs: Pairs = ()
    most = now.matchings.most(left)
    while waiting:
        floater = waiting.pop(0)
        left.remove(floater)
        opponent = _opponent_of(floater, group, (left, waiting, most - len(pairs) - 1), now)
        left.remove(opponent)
        if opponent in waiting:
            waiting.remove(opponent)
        pairs = (*pairs, (floater, opponent))
    return pairs


def _opponent_of(
    floater: LimPlayer, group: Group, rest: tuple[list[LimPlayer], list[LimPlayer], int], now: Circumstances
) -> LimPlayer:
    """4.8 / 3.8: the highest number where pairing goes downward, the lowest where it goes upward.

    Residents come before other floaters. ``rest``: who is left, who must be paired, how many pairs then.
    """
    left, waiting, pairs = rest

    def possible(other: LimPlayer) -> bool:
        must = [p for p in waiting if p is not other]
        after = [p for p in left if p is not other]
        return now.matchings.may_meet(floater, other) and now.matchings.covers(after, must, pairs)

    end = group.came(floater) if now.edition.upfloaters_lowest else group.direction
    residents = [p for p in in_order(group.residents, end) if p in left and possible(p)]
    if residents:
        return (_within_reach if now.edition.maxi else _suiting)(floater, residents)
    return _suiting(floater, [p for p in in_order(waiting, end) if possible(p)])


def _suiting(floater: LimPlayer, possible: Sequence[LimPlayer]) -> LimPlayer:
    """The first who is not due the same colour, else the first."""
    return next((p for p in possible if not clash(floater, p)), possible[0])


def _within_reach(floater: LimPlayer, possible: Sequence[LimPlayer]) -> LimPlayer:
    """Maxi tournaments: for the colour only those are preferred whose rating is about that of the first."""
    return _suiting(floater, [p for p in possible if near(p, possible[0])])


def choose_leaving(
    group: Group, rest: Sequence[LimPlayer], on: Sequence[LimPlayer], now: Circumstances
) -> tuple[LimPlayer, ...]:
    """4.2 to 4.4, 4.9, 4.10, 5.4 / 3.2 to 3.4, 3.9, 3.10, 4.4: one after the other, never at the price of a pair."""
    pairs = now.matchings.most(rest)
    number = len(rest) - 2 * pairs
    chosen: tuple[LimPlayer, ...] = ()
    for _ in range(number):
        staying = [p for p in in_order(rest, group.direction) if p not in chosen]
        possible = [x for x in staying if now.matchings.most(p for p in staying if p is not x) == pairs]
        before = (*group.waiting, *on, *chosen)
        chosen = (*chosen, _next_to_leave(possible, group, rest, before, now))
    return chosen


def _next_to_leave(
    possible: Sequence[LimPlayer],
    group: Group,
    rest: Sequence[LimPlayer],
    before: Sequence[LimPlayer],
    now: Circumstances,
) -> LimPlayer:
    """The smallest key: no opponent ahead, floated before, colours left out of balance, position.

    Who is possible stands in the order of the group, and the position counts from the end of it.
    """
    makes_even = len(rest) % 2 == 1
    only_one = len(rest) - 2 * now.matchings.most(rest) == 1

    def history(x: LimPlayer) -> Key:
        ahead = now.matchings.across((*before, x), group.target) > now.matchings.across(before, group.target)
        return (int(not ahead), int(makes_even and x.floated))

    def balance(x: LimPlayer) -> Key:
        return (imbalance(rest, x) if only_one else 0,)

    last_first = list(reversed(possible))
    return (_least_of_maxi if now.edition.maxi else _least)(last_first, history, balance)


def _least(
    players: Sequence[LimPlayer], history: Callable[[LimPlayer], Key], balance: Callable[[LimPlayer], Key]
) -> LimPlayer:
    return min(players, key=lambda x: history(x) + balance(x))


def _least_of_maxi(
    players: Sequence[LimPlayer], history: Callable[[LimPlayer], Key], balance: Callable[[LimPlayer], Key]
) -> LimPlayer:
    """4.2 / 3.2.3: colours may replace whoever would leave without them only by somebody of about the same rating."""
    base = min(players, key=history)
    alike = [x for x in players if history(x) == history(base) and near(x, base)]
    better = [x for x in alike if balance(x) < balance(base)]
    return min(better, key=balance) if better else base


def imbalance(rest: Sequence[LimPlayer], x: LimPlayer) -> int:
    """4.2 / 3.2.2: how many are due one colour beyond half of those who stay when x leaves."""
    staying = [p for p in rest if p is not x]
    due = [sum(p.due is colour for p in staying) for colour in Colour]
    return max(0, max(due) - len(staying) // 2)
