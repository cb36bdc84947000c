"""Floaters: whom those meet who have come to a group, and who leaves it because not everybody can be paired in it."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import partial

from hakem.matching.alternating_tree import AlternatingTree
from hakem.matching.bits import bits, everything, unmatched
from hakem.matching.blossoms import FREE
from hakem.matching.cardinality import maximum_matching
from hakem.matching.narrowing import PerfectMatchings
from hakem.model import Colour
from hakem.pairing.swiss.field import Pair, set_of
from hakem.pairing.swiss.lim.round_facts import LimRoundFacts
from hakem.pairing.swiss.lim.rules import Direction
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class LimGroup:
    """A scoregroup when its turn comes: residents in the order of the field, floaters in that of their pairing."""

    score: int
    direction: Direction
    residents: tuple[int, ...]
    floaters: tuple[int, ...] = ()
    is_median: bool = False


class WhoFloats:
    """Who of a group is paired in it and who floats, decided one after the other, and never at the price of a pair.

    These are the matchings of the largest size, fewer and fewer of them. As
    many exits as such a matching leaves players over are added to the graph,
    each open to everybody: then the matchings of the largest size are the
    perfect ones, and whoever is matched with an exit floats. The exits are all
    alike, so it is enough to ask about one of them.
    """

    def __init__(self, legal: Sequence[int], members: int) -> None:
        """``legal`` says who may meet whom; ``members`` is the set of those in the group."""
        mate = maximum_matching(legal, None, members)
        over = list(bits(unmatched(mate) & members))
        self._members = members
        self._exits = list(range(len(legal), len(legal) + len(over)))
        exits = everything(len(over)) << len(legal)
        rows = list(legal)
        for player in bits(members):
            rows[player] = rows[player] & members | exits
        for player, way_out in zip(over, self._exits, strict=True):
            mate[player] = way_out
        self._matchings = PerfectMatchings(rows + [members] * len(over), members | exits, mate + over)

    @property
    def still_to_float(self) -> int:
        """How many more have to float."""
        return len(self._exits)

    def keep(self, player: int) -> bool:
        """Let the player stay if that is possible beside all others who are to stay; otherwise the player floats."""
        if self._matchings.confine(player, self._members):
            return True
        self.let_float(player)
        return False

    def open_to(self, player: int) -> int:
        """The set of those in the group whom the player may still meet, as far as is known."""
        return self._matchings.open_to(player) & self._members

    def allows(self, one: int, other: int) -> bool:
        """Whether these two can be paired."""
        return self._matchings.allows(one, other)

    def pair(self, one: int, other: int) -> bool:
        """Pair these two, if that is possible; say whether it is."""
        return self._matchings.take(one, other)

    def can_float(self, player: int) -> bool:
        """Whether the player can be one of those who float."""
        return bool(self._exits) and self._matchings.allows(player, self._exits[0])

    def let_float(self, player: int) -> None:
        """Let the player float, who can."""
        granted = self._matchings.take(player, self._exits.pop(0))
        assert granted


def floater_pairs(facts: LimRoundFacts, group: LimGroup, who_floats: WhoFloats, floaters: Sequence[int]) -> list[Pair]:
    """The pairs of the floaters who stay, each of whom can be paired (2009 4.6-4.8).

    They are paired first, each with the first opponent in order who leaves
    everybody else a place; the floater stands first in the pair.
    """
    pairs: list[Pair] = []
    waiting = list(floaters)
    while waiting:
        floater = waiting.pop(0)
        opponent = _opponent(facts, group, who_floats, floater, waiting)
        who_floats.pair(floater, opponent)
        pairs.append((floater, opponent))
        if opponent in waiting:
            waiting.remove(opponent)
    return pairs


def _opponent(facts: LimRoundFacts, group: LimGroup, who_floats: WhoFloats, floater: int, others: Sequence[int]) -> int:
    """Residents go before other floaters, and among equals those without a clash of colours."""
    possible = partial(who_floats.allows, floater)
    near = who_floats.open_to(floater)
    residents = [p for p in offered(facts, group, floater, group.residents) if near >> p & 1]
    if facts.rules.maxi:
        first = facts.first_for_colours(floater, residents, possible)
        residents = [] if first is None else [first]
    clash = partial(facts.clash, floater)
    found = next((p for p in sorted(residents, key=clash) if possible(p)), None)
    if found is not None:
        return found
    return next(p for p in sorted(offered(facts, group, floater, others), key=clash) if possible(p))


def offered(facts: LimRoundFacts, group: LimGroup, floater: int, others: Sequence[int]) -> list[int]:
    """The others by number in the order in which they are offered to the floater, colours apart (2009 4.8)."""
    came = Direction.DOWN if facts.field.profiles[floater].score > group.score else Direction.UP
    lowest_first = facts.rules.lowest_first(group.direction, came)
    return sorted(others, key=facts.field.numbers.__getitem__, reverse=lowest_first)


@dataclass(frozen=True, slots=True)
class GroupAhead:
    """The group to which players float: who belongs there, and who has floated there already in this round."""

    residents: tuple[int, ...]
    waiting: tuple[int, ...] = ()


class OpponentsAhead:
    """Whether one more floater would find an opponent in the group ahead, beside all who float there already.

    This is a largest matching of the floaters with the residents of that group. A way to an
    opponent leads from floaters to residents by possible pairs, and back by
    those that are made: so only the rows of the floaters are looked at.
    """

    def __init__(self, legal: Sequence[int], ahead: GroupAhead, candidates: Sequence[int]) -> None:
        """``candidates`` are all who may come to float there, besides those who wait there."""
        residents = set_of(ahead.residents)
        self._rows = [0] * len(legal)
        for player in (*candidates, *ahead.waiting):
            self._rows[player] = legal[player] & residents
        self._mate = [FREE] * len(legal)
        self._within = self._free = residents
        for player in ahead.waiting:
            self.admit(player)

    def has_for(self, player: int) -> bool:
        """Whether the player would find an opponent without taking away that of another floater."""
        return bool(self._rows[player] & self._free) or self._way(player) is not None

    def admit(self, player: int) -> None:
        """Let the player float; one without an opponent takes nothing away from those who follow."""
        way = self._way(player)
        if way is not None and way.goal is not None:
            way.augment(self._mate)
            self._within |= 1 << player
            self._free &= ~(1 << way.goal[1])

    def _way(self, player: int) -> AlternatingTree | None:
        """How the player comes to an opponent; where there is no way now, there will be none for anybody later."""
        if not self._rows[player] & self._within:
            return None
        tree = AlternatingTree(self._rows, self._mate, player, self._within, self._free)
        if tree.goal is None:
            self._within &= tree.unseen
            return None
        return tree


class FloaterReason(enum.Enum):
    """Why a certain resident floats: by rank, or because the one who would by rank must not."""

    RANK = "rank"
    NO_OPPONENT = "no-opponent"
    AGAIN = "again"
    COLOURS = "colours"
    NEEDED = "needed"


@dataclass(frozen=True, slots=True)
class NewFloater:
    """A resident who floats, and whom the rank alone would have chosen instead (the same one if nothing was wrong)."""

    player: int
    by_rank: int
    reason: FloaterReason


class FloaterChoice:
    """The choice among the residents who are left when the floaters have been paired.

    What speaks against a player, gravest first: nobody in the group ahead
    could be the opponent (2009 4.9), a float in the round before (4.10, only
    where the number is odd), a surplus of one colour among those who stay
    (4.2, only where a single one floats); then the rank decides (4.3, 4.4).
    """

    def __init__(
        self, facts: LimRoundFacts, residents: Sequence[int], direction: Direction, who_floats: WhoFloats
    ) -> None:
        self._facts = facts
        self._who_floats = who_floats
        self._left = list(residents if direction is Direction.UP else reversed(residents))
        self._half = len(residents) // 2
        self._odd = len(residents) % 2 == 1
        self._single = who_floats.still_to_float == 1
        self._wishes = {colour: sum(facts.due[p] is colour for p in residents) for colour in Colour}

    def chosen(self, ahead: OpponentsAhead) -> list[NewFloater]:
        """As many as must float, one after the other; ``ahead`` is what the next group has for them."""
        found = []
        while self._who_floats.still_to_float:
            player = self._next(ahead)
            first = self._left[0]
            found.append(NewFloater(player, first, self._reason(ahead, player, first)))
            self._who_floats.let_float(player)
            self._left.remove(player)
            ahead.admit(player)
        return found

    def _next(self, ahead: OpponentsAhead) -> int:
        if not self._facts.rules.maxi:
            return self._first_possible(ahead, sorted(self._left, key=lambda p: (self._again(p), self._surplus(p))))
        base = self._first_possible(ahead, sorted(self._left, key=self._again))
        rivals = [
            p
            for p in self._left
            if self._surplus(p) < self._surplus(base)
            and self._again(p) == self._again(base)
            and self._facts.within_maxi(base, p)
            and ahead.has_for(p) == ahead.has_for(base)
        ]
        return next((p for p in sorted(rivals, key=self._surplus) if self._who_floats.can_float(p)), base)

    def _first_possible(self, ahead: OpponentsAhead, players: Sequence[int]) -> int:
        """The first who can float and finds an opponent; if there is none, the first who can float."""
        without = []
        for player in players:
            if not ahead.has_for(player):
                without.append(player)
            elif self._who_floats.can_float(player):
                return player
        return next(p for p in without if self._who_floats.can_float(p))

    def _again(self, player: int) -> bool:
        return self._odd and self._facts.floated(player)

    def _surplus(self, player: int) -> int:
        """How many of those who stay are due one colour beyond one in every pair."""
        if not self._single:
            return 0
        due = self._facts.due[player]
        return max(0, max(count - (colour is due) for colour, count in self._wishes.items()) - self._half)

    def _reason(self, ahead: OpponentsAhead, player: int, first: int) -> FloaterReason:
        """Why it is not the first by rank."""
        if player == first:
            return FloaterReason.RANK
        if ahead.has_for(player) and not ahead.has_for(first):
            return FloaterReason.NO_OPPONENT
        if self._again(first) and not self._again(player):
            return FloaterReason.AGAIN
        fewer = self._surplus(player) < self._surplus(first)
        return FloaterReason.COLOURS if fewer else FloaterReason.NEEDED
