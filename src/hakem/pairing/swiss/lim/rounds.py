"""A whole round: from the top down to the middle, from the bottom up to it, and the middle last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hakem.pairing.swiss.bye import given_first
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.lim.departures import Leaving
from hakem.pairing.swiss.lim.group import Ahead, Departure, Group, PairedLim
from hakem.pairing.swiss.lim.locked import Broken, unlocked
from hakem.pairing.swiss.lim.meetings import floaters_paired
from hakem.pairing.swiss.lim.room import Room
from hakem.pairing.swiss.lim.rules import Direction
from hakem.pairing.swiss.lim.scene import Scene
from hakem.pairing.swiss.lim.staying import Staying
from hakem.pairing.swiss.lim.tries import pairs_of_rest
from hakem.pairing.swiss.verdict import Pair

Residents = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LimRound:
    """The groups in the order in which they were paired, the middle last, and who has the bye.

    ``broken`` are the pairs of other groups that were broken again for the
    sake of the middle; they are still among the pairs of those groups.
    """

    groups: tuple[PairedLim, ...]
    broken: tuple[Broken, ...]
    bye: int | None

    def lasting(self, paired: PairedLim) -> tuple[Pair, ...]:
        """The pairs of a group that were not broken; in the middle the same two may be paired again."""
        broken = set() if paired.group.is_median else {breach.pair for breach in self.broken}
        return tuple(pair for pair in paired.made if pair not in broken)

    @property
    def pairs(self) -> list[Pair]:
        """All pairs of the round."""
        return [pair for paired in self.groups for pair in self.lasting(paired)]

    @property
    def below_the_middle(self) -> frozenset[int]:
        """Those whose pair was made below the middle."""
        groups = [paired for paired in self.groups if paired.group.direction is Direction.UP]
        return frozenset(p for paired in groups for pair in self.lasting(paired) for p in pair)


def paired_round(scene: Scene) -> LimRound:
    """The round; an error if there is none."""
    bye = _bye(scene)
    upper, middle, lower = _around_the_middle(scene, bye)
    above, down = _towards_the_middle(scene, Direction.DOWN, [*upper, middle])
    below, up = _towards_the_middle(scene, Direction.UP, [*lower, middle], down)
    broken = unlocked(scene.legal, middle, (down, up), (above, below))
    floaters: Residents = ()
    for side, came in ((Direction.DOWN, down), (Direction.UP, up)):
        floaters += in_turn(side, (*came, *(p for breach in broken if breach.side is side for p in breach.pair)))
    last = Group(scene.median, Direction.DOWN, middle, floaters, is_median=True)
    return LimRound((*above, *below, paired_group(scene, last, Ahead(()))), tuple(broken), bye)


def _bye(scene: Scene) -> int | None:
    """The bye is given first: to the last who may have it and without whom all others can be paired (2009 2.1)."""
    field, rules = scene.field, scene.rules
    entitled = (p for p in reversed(range(field.size)) if field.profiles[p].may_have_bye)
    return given_first(field, scene.legal, entitled, str(rules.edition.art(rules.absolute.completion)))


def _around_the_middle(scene: Scene, bye: int | None) -> tuple[list[Residents], Residents, list[Residents]]:
    """The groups above the middle, the middle and the groups below it, each in the order of pairing (2009 3.2).

    A group of nobody but the one who has the bye is no group any more.
    """
    upper: list[Residents] = []
    middle: Residents = ()
    lower: list[Residents] = []
    for group in scene.field.groups:
        residents = tuple(p for p in group if p != bye)
        score = scene.field.profiles[group.start].score
        if score == scene.median:
            middle = residents
        elif residents and score > scene.median:
            upper.append(residents)
        elif residents:
            lower.insert(0, residents)
    return upper, middle, lower


def _towards_the_middle(
    scene: Scene, direction: Direction, groups: Sequence[Residents], waiting: Residents = ()
) -> tuple[list[PairedLim], Residents]:
    """All groups but the last of these, which is the middle, and who floats there; ``waiting`` floated there before."""
    done: list[PairedLim] = []
    floaters: Residents = ()
    for place, residents in enumerate(groups[:-1]):
        is_last = place == len(groups) - 2
        ahead = Ahead(groups[place + 1], waiting if is_last else ())
        score = scene.field.profiles[residents[0]].score
        done.append(paired_group(scene, Group(score, direction, residents, floaters), ahead))
        floaters = in_turn(direction, done[-1].leaving)
    return done, floaters


def in_turn(direction: Direction, floaters: Iterable[int]) -> Residents:
    """Floaters in the order in which they are paired: those from farther away first (2009 4.6, 4.7).

    Of equal scores the better number comes first among those who float down,
    the worse one among those who float up.
    """
    return tuple(sorted(floaters, reverse=direction is Direction.UP))


def paired_group(scene: Scene, group: Group, ahead: Ahead) -> PairedLim:
    """One group: who of the floaters stays, their pairs, who leaves, the pairs of the others."""
    staying = Staying(scene.legal, set_of((*group.residents, *group.floaters)))
    kept = [p for p in group.floaters if staying.keep(p)]
    going_on = tuple(p for p in group.floaters if p not in kept)
    meetings = floaters_paired(scene, group, staying, kept)
    met = {p for pair in meetings for p in pair}
    residents = [p for p in group.residents if p not in met]
    departures = _departures(scene, group, ahead, staying, going_on, residents)
    gone = {d.player for d in departures}
    rest = tuple(p for p in residents if p not in gone)
    pairs = pairs_of_rest(scene, rest, group.direction)
    return PairedLim(group, going_on, tuple(meetings), tuple(departures), rest, tuple(pairs))


def _departures(
    scene: Scene, group: Group, ahead: Ahead, staying: Staying, going_on: Residents, residents: Sequence[int]
) -> list[Departure]:
    if not staying.must_leave:
        return []
    room = Room(scene.legal, Ahead(ahead.residents, (*ahead.waiting, *going_on)), residents)
    return Leaving(scene, residents, group.direction, staying).departures(room)
