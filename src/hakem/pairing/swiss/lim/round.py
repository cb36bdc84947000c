"""A whole round: from the top down to the median group, from the bottom up to it, and the median group last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hakem.matching.bits import unmatched
from hakem.matching.cardinality import maximum_matching
from hakem.pairing.swiss.bye import given_first
from hakem.pairing.swiss.field import Pair, ordered, set_of
from hakem.pairing.swiss.lim.exchanges import pairs_of_rest
from hakem.pairing.swiss.lim.floaters import (
    FloaterChoice,
    GroupAhead,
    LimGroup,
    NewFloater,
    OpponentsAhead,
    WhoFloats,
    floater_pairs,
)
from hakem.pairing.swiss.lim.round_facts import LimRoundFacts
from hakem.pairing.swiss.lim.rules import Direction, LimRules
from hakem.values import dataclass

Residents = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PairedLimGroup:
    """A group and what became of it.

    ``going_on`` are floaters who find no place here, ``floater_pairs`` the
    pairs of the others, the floater first. ``rest`` are the residents who are
    left when everybody who must has floated, ``pairs`` their pairs in the order
    in which they were decided, the player whose turn it was first.
    """

    group: LimGroup
    going_on: tuple[int, ...]
    floater_pairs: tuple[Pair, ...]
    new_floaters: tuple[NewFloater, ...]
    rest: tuple[int, ...]
    pairs: tuple[Pair, ...]

    @property
    def made(self) -> tuple[Pair, ...]:
        """All pairs of the group."""
        return self.floater_pairs + self.pairs

    @property
    def leaving(self) -> tuple[int, ...]:
        """All who leave the group, in the order in which it was decided."""
        return self.going_on + tuple(floater.player for floater in self.new_floaters)


@dataclass(frozen=True, slots=True)
class BrokenPair:
    """A pair that was broken for the median group, and in which direction its players float."""

    pair: Pair
    side: Direction


@dataclass(frozen=True, slots=True)
class LimRound:
    """The groups in the order in which they were paired, the median last, and who has the bye.

    ``broken`` are the pairs of other groups that were broken again for the
    sake of the median; they are still among the pairs of those groups.
    """

    groups: tuple[PairedLimGroup, ...]
    broken: tuple[BrokenPair, ...]
    bye: int | None

    def lasting(self, paired: PairedLimGroup) -> tuple[Pair, ...]:
        """The pairs of a group that were not broken; in the median the same two may be paired again."""
        broken = set() if paired.group.is_median else {one.pair for one in self.broken}
        return tuple(pair for pair in paired.made if pair not in broken)

    @property
    def pairs(self) -> list[Pair]:
        """All pairs of the round."""
        return [pair for paired in self.groups for pair in self.lasting(paired)]

    @property
    def below_the_median(self) -> frozenset[int]:
        """Those whose pair was made below the median."""
        groups = [paired for paired in self.groups if paired.group.direction is Direction.UP]
        return frozenset(p for paired in groups for pair in self.lasting(paired) for p in pair)


def paired_round(facts: LimRoundFacts) -> LimRound:
    """The round; an error if there is none."""
    bye = _bye(facts)
    upper, median, lower = _around_the_median(facts, bye)
    above, down = _towards_the_median(facts, Direction.DOWN, [*upper, median])
    below, up = _towards_the_median(facts, Direction.UP, [*lower, median], down)
    broken = break_pairs_for_the_median(facts.legal, median, (down, up), _breakable(facts.rules, above, below))
    floaters: Residents = ()
    for side, came in ((Direction.DOWN, down), (Direction.UP, up)):
        floaters += in_turn(side, (*came, *(p for one in broken if one.side is side for p in one.pair)))
    last = LimGroup(facts.median, Direction.DOWN, median, floaters, is_median=True)
    return LimRound((*above, *below, paired_group(facts, last, GroupAhead(()))), tuple(broken), bye)


def _bye(facts: LimRoundFacts) -> int | None:
    """The bye is given first: to the last who may have it and without whom all others can be paired (2009 2.1)."""
    field, rules = facts.field, facts.rules
    entitled = (p for p in bye_order(facts) if field.profiles[p].may_have_bye)
    return given_first(field, facts.legal, entitled, rules.edition.art(rules.absolute.completion))


def bye_order(facts: LimRoundFacts) -> list[int]:
    """In which order the bye is offered: the last first; in the first round the lowest rated (2009 2.1, B.1.1)."""
    field = facts.field
    last_first = list(reversed(range(field.size)))
    if field.round_no == 1:
        last_first.sort(key=lambda p: facts.rules.bye_standing(field.everybody[field.ids[p]].player))
    return last_first


def _around_the_median(facts: LimRoundFacts, bye: int | None) -> tuple[list[Residents], Residents, list[Residents]]:
    """The groups above the median, the median and the groups below it, each in the order of pairing (2009 3.2).

    A group of nobody but the one who has the bye is no group any more.
    """
    upper: list[Residents] = []
    median: Residents = ()
    lower: list[Residents] = []
    for group in facts.field.groups:
        residents = tuple(p for p in group if p != bye)
        score = facts.field.profiles[group.start].score
        if score == facts.median:
            median = residents
        elif residents and score > facts.median:
            upper.append(residents)
        elif residents:
            lower.insert(0, residents)
    return upper, median, lower


def _towards_the_median(
    facts: LimRoundFacts, direction: Direction, groups: Sequence[Residents], waiting: Residents = ()
) -> tuple[list[PairedLimGroup], Residents]:
    """All groups but the last of these, the median, and who floats there; ``waiting`` floated there before."""
    done: list[PairedLimGroup] = []
    floaters: Residents = ()
    for place, residents in enumerate(groups[:-1]):
        is_last = place == len(groups) - 2
        ahead = GroupAhead(groups[place + 1], waiting if is_last else ())
        score = facts.field.profiles[residents[0]].score
        done.append(paired_group(facts, LimGroup(score, direction, residents, floaters), ahead))
        floaters = in_turn(direction, done[-1].leaving)
    return done, floaters


def in_turn(direction: Direction, floaters: Iterable[int]) -> Residents:
    """Floaters in the order in which they are paired: those from farther away first (2009 4.6, 4.7).

    Of equal scores the better number comes first among those who float down,
    the worse one among those who float up.
    """
    return tuple(sorted(floaters, reverse=direction is Direction.UP))


def paired_group(facts: LimRoundFacts, group: LimGroup, ahead: GroupAhead) -> PairedLimGroup:
    """One group: who of the floaters stays, their pairs, who of the residents floats, the pairs of the others."""
    who_floats = WhoFloats(facts.legal, set_of((*group.residents, *group.floaters)))
    kept = [p for p in group.floaters if who_floats.keep(p)]
    going_on = tuple(p for p in group.floaters if p not in kept)
    met_floaters = floater_pairs(facts, group, who_floats, kept)
    met = {p for pair in met_floaters for p in pair}
    residents = [p for p in group.residents if p not in met]
    new_floaters: list[NewFloater] = []
    if who_floats.still_to_float:
        beside = GroupAhead(ahead.residents, (*ahead.waiting, *going_on))
        choice = FloaterChoice(facts, residents, group.direction, who_floats)
        new_floaters = choice.chosen(OpponentsAhead(facts.legal, beside, residents))
    gone = {floater.player for floater in new_floaters}
    rest = tuple(p for p in residents if p not in gone)
    pairs = pairs_of_rest(facts, rest, group.direction)
    return PairedLimGroup(group, going_on, tuple(met_floaters), tuple(new_floaters), rest, tuple(pairs))


Breakable = tuple[list[Pair], list[Pair]]
"""The pairs above the median and those below it, such that those come last that are broken first."""


def break_pairs_for_the_median(
    legal: Sequence[int], median: Sequence[int], floaters: tuple[Sequence[int], Sequence[int]], pairs: Breakable
) -> list[BrokenPair]:
    """The pairs to be broken, one after the other, until the median and all its floaters can be paired (2009 3.6).

    With more floaters from above than from below it is a pair from below, else
    one from above; a side without pairs leaves it to the other. When all are
    broken everybody is in the median, and the round can be completed.
    """
    above, below = pairs
    surplus = len(floaters[0]) - len(floaters[1])
    members = set_of((*median, *floaters[0], *floaters[1]))
    broken: list[BrokenPair] = []
    mate = maximum_matching(legal, None, members)
    while unmatched(mate) & members:
        from_below = bool(below) and (surplus > 0 or not above)
        pair = (below if from_below else above).pop()
        broken.append(BrokenPair(pair, Direction.UP if from_below else Direction.DOWN))
        surplus += -2 if from_below else 2
        members |= set_of(pair)
        mate = maximum_matching(legal, mate, members)
    return broken


def _breakable(rules: LimRules, above: Iterable[PairedLimGroup], below: Iterable[PairedLimGroup]) -> Breakable:
    """What can be broken: the group nearest to the median first, and in it the pair nearest to the median.

    Nearest is the pair whose higher ranked player is; "the first pair" of the
    group below can also be read as the one that was made first.
    """

    def by_rank(paired: PairedLimGroup) -> list[Pair]:
        return sorted(paired.made, key=lambda pair: ordered(*pair))

    first = [paired.made if rules.breaks_first_made else by_rank(paired) for paired in below]
    return [p for paired in above for p in by_rank(paired)], [p for made in first for p in reversed(made)]
