"""Whether those who are not paired yet can still all be paired, and how well the following bracket can do.

One more vertex stands for the pairing-allocated bye when the number is odd:
whoever may have the bye may be matched with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.cardinality import augment, maximum_matching
from hakem.matching.nest import FREE
from hakem.pairing.swiss.field import Field, members, set_of, stretch, with_bye


class Completion:
    """Matchings of the lower end of the field, kept for every scoregroup from which it may begin."""

    def __init__(self, field: Field, groups: Sequence[range], receivers: int) -> None:
        """``receivers`` are those who may have the bye; an empty set means that nobody needs one."""
        self.size = field.size
        self.groups = tuple(groups)
        self.adjacency = with_bye(field.opponents, receivers)
        self._sets = [stretch(group.start, len(self.adjacency)) for group in self.groups]
        self._sets.append(1 << self.size if receivers else 0)
        self._below = self._matchings_from_below()
        self._inside: dict[int, list[int]] = {}

    def _matchings_from_below(self) -> list[list[int]]:
        """A largest matching of everybody from each scoregroup down, each grown from the one below."""
        mate = [FREE] * len(self.adjacency)
        found = [mate]
        for place in reversed(range(len(self.groups))):
            mate = maximum_matching(self.adjacency, list(mate), self._sets[place])
            found.append(mate)
        return found[::-1]

    def completes(self, floaters: Sequence[int], place: int) -> bool:
        """Whether these players and everybody from that scoregroup down can be paired."""
        within = self._sets[place] | set_of(floaters)
        mate = list(self._below[place])
        for player in floaters:
            if mate[player] == FREE:
                augment(self.adjacency, mate, player, within)
        return all(mate[v] != FREE for v in floaters) and not self._free(mate, place)

    def _free(self, mate: Sequence[int], place: int) -> bool:
        start = self.groups[place].start if place < len(self.groups) else self.size
        return FREE in mate[start:]

    def can_meet(self, floaters: Sequence[int], place: int) -> tuple[int, ...]:
        """Those who have a possible opponent in that scoregroup."""
        group = self.groups[place]
        inside = stretch(group.start, group.stop)
        return tuple(p for p in floaters if self.adjacency[p] & inside)

    def follows_well(self, floaters: Sequence[int], wanted: Sequence[int], place: int, complete: bool = True) -> bool:
        """Whether the bracket of these floaters and that scoregroup can be paired as well as can be hoped.

        That is: every floater who is ``wanted`` to has an opponent there, no more
        residents are left over than the scoregroup leaves over by itself and the
        floaters do not need, and, if asked for, the rest of the round is complete.
        Without floaters the following bracket is what it is.
        """
        if not floaters:
            return not complete or self.completes((), place)
        group = self.groups[place]
        inside = stretch(group.start, group.stop)
        through = [p for p in floaters if p not in wanted]
        adjacency = list(self.adjacency) if wanted else self.adjacency
        for player in wanted:
            adjacency[player] &= inside
        mate = list(self._matching_inside(place))
        alone = mate[group.start : group.stop].count(FREE)
        within = inside | set_of(wanted)
        for player in wanted:
            found = mate[player] != FREE or augment(adjacency, mate, player, within)
            if not found and not self._displace(adjacency, mate, player, group):
                return False
        left = [p for p in group if mate[p] == FREE]
        if len(left) > max(alone - len(wanted), (len(wanted) + len(group)) % 2):
            return False
        if not complete or self.completes([*through, *left], place + 1):
            return True
        return len(left) == 1 and self._other_left_over(adjacency, mate, within, through, place)

    @staticmethod
    def _displace(adjacency: Sequence[int], mate: list[int], player: int, group: range) -> bool:
        """Give a floater an opponent whose mate, a resident, is left over instead."""
        for opponent in reversed(members(adjacency[player])):
            displaced = mate[opponent]
            if displaced in group:
                mate[displaced] = FREE
                mate[player], mate[opponent] = opponent, player
                return True
        return False

    def _other_left_over(
        self, adjacency: Sequence[int], mate: Sequence[int], within: int, through: Sequence[int], place: int
    ) -> bool:
        """Whether leaving over another resident lets the rest be complete."""
        free = next(p for p in self.groups[place] if mate[p] == FREE)
        for other in self.groups[place]:
            if other == free or not self.completes([*through, other], place + 1):
                continue
            trial = list(mate)
            partner = trial[other]
            trial[partner] = trial[other] = FREE
            if augment(adjacency, trial, partner, within & ~(1 << other)):
                return True
        return False

    def _matching_inside(self, place: int) -> list[int]:
        """A largest matching of the scoregroup alone."""
        if place not in self._inside:
            empty = [FREE] * len(self.adjacency)
            self._inside[place] = maximum_matching(
                self.adjacency, empty, stretch(self.groups[place].start, self.groups[place].stop)
            )
        return self._inside[place]
