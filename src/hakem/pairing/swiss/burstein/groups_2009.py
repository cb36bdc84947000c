"""The groups of the Burstein system of 2009: everybody paired but one who floats, or two groups as one.

A group is paired with as few clashes of due colours as possible, and of these
pairings the first is taken. Whoever floats must be received by the following
group, and everybody below must stay possible to pair; if nobody can be sent
down like that, the following group is added. Groups at the end that cannot be
paired by themselves are one from the beginning, so that the others need not
make up for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.matching.bits import everything, mask_of
from hakem.matching.blossoms import FREE
from hakem.matching.cardinality import augment, maximum_matching
from hakem.matching.narrowing import last_partners, outermost_first
from hakem.model import Colour
from hakem.pairing.swiss.burstein.foreseen_groups import OneFloatsEach
from hakem.pairing.swiss.burstein.rules import Joining, Ranking
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.fewest_clashes import FewestClashes, fewest_clashes, local_graph, within_the_bound
from hakem.pairing.swiss.field import Field, Pair, members, ordered, stretch
from hakem.values import dataclass

Below = Completion | OneFloatsEach
"""Who answers whether those below can be paired."""

FLOATING = 0
"""The vertex of the one who floats stands before all players, so that it is tried after all of them."""


@dataclass(frozen=True, slots=True)
class BursteinGroup:
    """A group as it was paired: its players by rank, who came from above, and who floats.

    ``scoregroups`` is how many scores there are but for ``came_down``, ``sent_back`` are those whom
    the following group or the rest would not take; ``clashes`` is how
    many pairs have two due the same colour, ``bound`` how many must by counting.
    """

    players: tuple[int, ...]
    came_down: tuple[int, ...]
    score: int
    scoregroups: int
    pairs: tuple[Pair, ...]
    floater: int | None
    sent_back: tuple[int, ...]
    clashes: int
    bound: int


def burstein_groups(field: Field, ranking: Ranking, joining: Joining) -> Iterator[BursteinGroup]:
    """The groups from the highest score down; everybody in the field can be paired."""
    groups = _last_joined(field) if joining.last_first else field.groups
    below: Below = Completion(field.opponents, groups)
    if joining.foreseen:
        below = OneFloatsEach(field.opponents, field.groups)
        groups = below.groups
    place = 0
    came_down: tuple[int, ...] = ()
    while place < len(groups):
        stop = place + 1
        everybody = (*came_down, *groups[place])
        found = _Pairing(field, ranking, everybody, came_down, below).best(stop, joining.float_anyway)
        while found is None:
            stop += 1
            everybody = (*came_down, *range(groups[place].start, groups[stop - 1].stop))
            strangers = came_down if joining.strangers_stay else ()
            found = _Pairing(field, ranking, everybody, strangers, below).best(stop, joining.float_anyway)
        yield found
        came_down = () if found.floater is None else (found.floater,)
        place = stop


def _last_joined(field: Field) -> tuple[range, ...]:
    """The scoregroups, those at the end joined until the last group can be paired."""
    groups = list(field.groups)
    while len(groups) > 1 and not _last_possible(field, groups[-2], groups[-1]):
        above, last = groups.pop(-2), groups.pop()
        groups.append(range(above.start, last.stop))
    return tuple(groups)


def _last_possible(field: Field, above: range, last: range) -> bool:
    """Whether the last group can be paired; if its number is odd, with somebody from the group above."""
    inside = stretch(last.start, last.stop)
    mate = maximum_matching(field.opponents, None, inside)
    free = [p for p in last if mate[p] == FREE]
    if len(last) % 2 == 0 or len(free) > 1:
        return not free
    return any(augment(field.opponents, list(mate), p, inside) for p in above)


class _Pairing:
    """One group to be paired; ``came_down`` must not float again."""

    def __init__(
        self, field: Field, ranking: Ranking, players: Sequence[int], came_down: tuple[int, ...], below: Below
    ) -> None:
        self.field = field
        self.players = ranking.ordered(players, came_down)
        self.came_down = came_down
        self.below = below
        self.graph = local_graph(field.opponents, self.players)

    def best(self, following: int, float_anyway: bool) -> BursteinGroup | None:
        """The pairing of the group before the group with that place; None if there is none.

        Everybody is let float at first: if the one who then does is received,
        nothing could be better. Only if not is everybody asked for.
        """
        if len(self.players) % 2 == 0:
            return self._with(None, ()) if self.below.completes((), following) else None
        may_float = [p for p in self.players if p not in self.came_down]
        found = self._with(may_float, ())
        if found is None or found.floater is None or self._is_received(found.floater, following):
            return found
        received = [p for p in may_float if self._is_received(p, following)]
        found = self._with(received, tuple(p for p in may_float if p not in received))
        if found is None and float_anyway:
            possible = [p for p in may_float if self.below.completes((p,), following)]
            found = self._with(possible, tuple(p for p in may_float if p not in possible))
        return found

    def _is_received(self, player: int, following: int) -> bool:
        """Whether the following group can be paired with a floater, and everybody from there down can be."""
        return self.below.receives(player, following) and self.below.completes((player,), following)

    def _with(self, may_float: Sequence[int] | None, sent_back: tuple[int, ...]) -> BursteinGroup | None:
        """The pairing in which one of these floats, or nobody; None if there is none."""
        floats = () if may_float is None else may_float
        shift = 0 if may_float is None else 1
        graph = [row << shift for row in self.graph]
        if may_float is not None:
            place = {p: i for i, p in enumerate(self.players, start=1)}
            leaving = mask_of(place[p] for p in floats)
            graph = [leaving, *graph]
            for i in members(leaving):
                graph[i] |= 1 << FLOATING
        white, black = (self._due(colour) << shift for colour in (Colour.WHITE, Colour.BLACK))
        start = outermost_first(within_the_bound(graph, white, black, everything(len(graph))))
        found = fewest_clashes(graph, white, black, mate=start)
        return None if found is None else self._group(found, shift, sent_back)

    def _group(self, found: FewestClashes, shift: int, sent_back: tuple[int, ...]) -> BursteinGroup:
        size = shift + len(self.players)
        chosen = last_partners(found.matchings, range(shift, size), everything(size), found.sides)
        pairs = [(self.players[a - shift], b) for a, b in chosen]
        floating = [a for a, b in pairs if shift and b == FLOATING]
        named = [ordered(a, self.players[b - shift]) for a, b in pairs if not shift or b != FLOATING]
        return BursteinGroup(
            players=self.players,
            came_down=self.came_down,
            score=min(self.field.profiles[p].score for p in self.players),
            scoregroups=len({self.field.profiles[p].score for p in self.players if p not in self.came_down}),
            pairs=tuple(named),
            floater=floating[0] if floating else None,
            sent_back=sent_back,
            clashes=found.clashes,
            bound=found.bound,
        )

    def _due(self, colour: Colour) -> int:
        return mask_of(i for i, p in enumerate(self.players) if self.field.profiles[p].colour is colour)
