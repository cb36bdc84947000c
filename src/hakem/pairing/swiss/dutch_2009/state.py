"""How far the pairing of a round has come: the groups done, the group in hand, and what is demanded of it."""

from __future__ import annotations

from hakem.pairing.swiss.dutch_2009.colours import ColourCount, count_colours
from hakem.pairing.swiss.dutch_2009.matching import GroupBelow, Players
from hakem.pairing.swiss.dutch_2009.relations import NOTHING_BROKEN, Breach, Relations
from hakem.pairing.swiss.dutch_2009.search import Demand, ScoreGroup, Search, Subgroups
from hakem.pairing.swiss.field import Pair, set_of
from hakem.values import dataclass, replace

NOBODY = ScoreGroup((), 0, lowest=False)
NO_COLOURS = ColourCount(0, 0, 0, 0, 0, (0, 0))
NO_DEMAND = Demand(0, 0)


@dataclass(frozen=True, slots=True)
class GroupStage:
    """How far a group has come: its MDPs, who moved on at once for want of an opponent, how the others are paired.

    ``group`` are all but those who moved on. ``stuck`` is an MDP without an
    opponent, for whom C.12 is asked. ``leaving`` are the downfloaters, in the
    lowest group whoever has the bye.
    """

    place: int
    mdps: Players = ()
    moving_on: Players = ()
    stuck: int | None = None
    group: ScoreGroup = NOBODY
    count: ColourCount = NO_COLOURS
    demand: Demand = NO_DEMAND
    below: GroupBelow | None = None
    pairs: tuple[Pair, ...] = ()
    leaving: Players = ()


@dataclass(frozen=True, slots=True)
class RoundState:
    """The whole work.

    ``merged`` is how many of the last group were merged into it most recently:
    they count as moved down (C.13). ``mdp_pairs`` are the pairs of the MDPs
    when the remainder is paired; ``subgroups`` S1 and S2 as they stand,
    ``order`` the opponents of S1 in the first acceptable transposition.
    """

    relations: Relations
    groups: tuple[Players, ...]
    stage: GroupStage
    done: tuple[GroupStage, ...] = ()
    merged: int = 0
    mdp_pairs: tuple[Pair, ...] = ()
    in_remainder: bool = False
    subgroups: Subgroups = ((), ())
    order: Players | None = None

    @property
    def score(self) -> int:
        """The score of the group in hand, that of its own players."""
        return self.relations.field.profiles[self.groups[self.stage.place][-1]].score

    @property
    def is_lowest(self) -> bool:
        """Whether no group is left below the one in hand."""
        return self.stage.place == len(self.groups) - 1

    @property
    def members(self) -> Players:
        """Everybody in the group in hand, in order: its MDPs and its own players."""
        return tuple(sorted((*self.stage.mdps, *self.groups[self.stage.place])))

    @property
    def is_heterogeneous(self) -> bool:
        """A.3, of those of the group in hand who have not moved on."""
        return self._group().heterogeneous

    @property
    def nobody_to_pair_first(self) -> bool:
        """Whether C.1 found no opponent for any of the MDPs, and the rest of the group does not stay without them."""
        stage = self.stage
        gone = bool(stage.mdps) and all(p in stage.moving_on for p in stage.mdps)
        return gone and not stage.group.players and not self.relations.rules.rest_stays

    @property
    def search(self) -> Search:
        """The search for a pairing of the group in hand."""
        stage = self.stage
        return Search(self.relations, stage.group, stage.count, stage.demand, stage.below)

    @property
    def remainder(self) -> Search:
        """The search for a pairing of those who are left when the MDPs are paired."""
        search = self.search
        return search if not self.mdp_pairs or self.relations.rules.x_is_left else search.remainder(self.mdp_pairs)

    @property
    def open_players(self) -> Players:
        """Those of the group who are not paired yet."""
        paired = {p for pair in self.mdp_pairs for p in pair}
        return tuple(p for p in self.stage.group.players if p not in paired)

    @property
    def p(self) -> int:
        """A.6: how many pairs are to be made now, of the MDPs or of the others."""
        demand = self.stage.demand
        return demand.pairs - demand.mdps if self.in_remainder else demand.mdps

    @property
    def used(self) -> Breach:
        """What the pairs of the MDPs take from what the remainder may break, if it has no x of its own."""
        if not self.relations.rules.x_is_left:
            return NOTHING_BROKEN
        return self.relations.breach_of(self.mdp_pairs, self.stage.count.wishes)

    @property
    def all_pairs(self) -> tuple[Pair, ...]:
        """The pairs of all groups so far."""
        return tuple(pair for stage in (*self.done, self.stage) for pair in stage.pairs)

    def at(self, stage: GroupStage) -> RoundState:
        """The same with the group in hand at another stage."""
        return replace(self, stage=stage)

    def started_over(self, demand: Demand) -> RoundState:
        """The group in hand from the beginning, with another demand."""
        fresh = replace(self, mdp_pairs=(), in_remainder=not demand.mdps, order=None)
        return fresh.at(replace(self.stage, demand=demand))

    def entered(self) -> RoundState:
        """The group in hand with its count of colours and its first demand: as many pairs as there can be."""
        group = self._group()
        count = count_colours(self.relations, group.players)
        counted = self.at(replace(self.stage, group=group, count=count))
        return counted.started_over(Demand(group.most_pairs, group.mdps_first).with_x(count.x))

    def _group(self) -> ScoreGroup:
        """The group in hand without those who have moved on; merged players count as moved down."""
        players = tuple(p for p in self.members if p not in self.stage.moving_on)
        mdps = set_of(self.stage.mdps)
        if self.is_lowest:
            mdps |= set_of(self.groups[-1][: self.merged])
        return ScoreGroup(players, (set_of(players) & mdps).bit_count(), self.is_lowest)

    def next_group(self) -> RoundState:
        """On to the group below, with those who leave this one."""
        mdps = tuple(sorted((*self.stage.leaving, *self.stage.moving_on)))
        below = GroupStage(self.stage.place + 1, mdps=mdps)
        return replace(self, stage=below, done=(*self.done, self.stage), mdp_pairs=(), order=None)
