"""How far the pairing of a round has come: the groups done, the group in hand, and what is demanded of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.handbook.below import Below
from hakem.pairing.swiss.handbook.bracket import Bracket, ColourCount, Demand, Pair, count_colours
from hakem.pairing.swiss.handbook.relations import NOTHING_BROKEN, Breach, Relations
from hakem.pairing.swiss.handbook.search import Search, Subgroups

Group = tuple[int, ...]

EMPTY = Bracket((), 0, lowest=False)
NO_COLOURS = ColourCount(0, 0, 0, 0, 0, (0, 0))
NO_DEMAND = Demand(0, 0)


@dataclass(frozen=True, slots=True)
class Stage:
    """A group: who came down to it, who went on at once for want of an opponent, and how the others are paired.

    ``stuck`` is a moved-down player without an opponent, for whom C.12 is asked.
    ``reach`` is how many pairs C.12 could bring about, once that is known.
    """

    place: int
    incoming: Group = ()
    passing: Group = ()
    stuck: int | None = None
    reach: int = 0
    bracket: Bracket = EMPTY
    count: ColourCount = NO_COLOURS
    demand: Demand = NO_DEMAND
    below: Below | None = None
    pairs: tuple[Pair, ...] = ()
    leaving: Group = ()


@dataclass(frozen=True, slots=True)
class State:
    """The whole work.

    ``added`` is how many of the last group were merged into it most recently:
    they count as moved down (C.13). ``head_pairs`` are the pairs of moved-down
    players when the remainder is paired; ``subgroups`` S1 and S2 as they stand,
    ``order`` the opponents of S1 in the first acceptable transposition.
    """

    relations: Relations
    groups: tuple[Group, ...]
    stage: Stage
    done: tuple[Stage, ...] = ()
    added: int = 0
    head_pairs: tuple[Pair, ...] = ()
    in_remainder: bool = False
    subgroups: Subgroups = ((), ())
    order: Group | None = None

    @property
    def is_lowest(self) -> bool:
        """Whether no group is left below the one in hand."""
        return self.stage.place == len(self.groups) - 1

    @property
    def search(self) -> Search:
        """The search for a pairing of the group in hand."""
        stage = self.stage
        return Search(self.relations, stage.bracket, stage.count, stage.demand, stage.below)

    @property
    def open_players(self) -> Group:
        """Those of the group who are not paired yet."""
        paired = {p for pair in self.head_pairs for p in pair}
        return tuple(p for p in self.stage.bracket.players if p not in paired)

    @property
    def p(self) -> int:
        """A.6: how many pairs are to be made now, of the moved-down players or of the others."""
        demand = self.stage.demand
        return demand.pairs - demand.head if self.in_remainder else demand.head

    @property
    def used(self) -> Breach:
        """What the pairs of the moved-down players break."""
        return breach_of(self.relations, self.stage.count, self.head_pairs)

    @property
    def all_pairs(self) -> tuple[Pair, ...]:
        """The pairs of all groups so far."""
        return tuple(pair for stage in (*self.done, self.stage) for pair in stage.pairs)

    @property
    def members(self) -> Group:
        """Everybody in the group in hand, in order: those who came down, and its own players."""
        stage = self.stage
        return tuple(sorted((*stage.incoming, *self.groups[stage.place])))

    def at(self, stage: Stage) -> State:
        """The same with the group in hand at another stage."""
        return replace(self, stage=stage)

    def started_over(self, demand: Demand) -> State:
        """The group in hand from the beginning, with another demand."""
        fresh = replace(self, head_pairs=(), in_remainder=not demand.head, order=None)
        return fresh.at(replace(self.stage, demand=demand))

    def next_group(self) -> State:
        """On to the group below, with those who leave this one."""
        leaving = tuple(sorted((*self.stage.leaving, *self.stage.passing)))
        below = Stage(self.stage.place + 1, incoming=leaving)
        return replace(self, stage=below, done=(*self.done, self.stage), head_pairs=(), order=None)


def breach_of(relations: Relations, count: ColourCount, pairs: tuple[Pair, ...]) -> Breach:
    """What these pairs break."""
    total = NOTHING_BROKEN
    for one, two in pairs:
        total += relations.breach(one, two, count.wishes)
    return total


def bracket_of(state: State) -> Bracket:
    """The group in hand without those who have gone on; merged players count as moved down."""
    stage = state.stage
    players = tuple(p for p in state.members if p not in stage.passing)
    above = set_of(stage.incoming)
    if state.is_lowest:
        above |= set_of(state.groups[-1][: state.added])
    return Bracket(players, (set_of(players) & above).bit_count(), state.is_lowest)


def entered(state: State) -> State:
    """The group in hand with its count of colours and its first demand: as many pairs as there can be."""
    bracket = bracket_of(state)
    count = count_colours(state.relations, bracket.players)
    counted = state.at(replace(state.stage, bracket=bracket, count=count))
    return counted.started_over(Demand(bracket.most_pairs, bracket.head).with_x(count.x))
