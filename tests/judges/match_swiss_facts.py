"""What the systems of matches (C.04.5, C.04.6) know about those who are to be paired, and by which laws."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import partial

from hakem.model import ZERO, Colour, Points
from tests.judges.entrant import difference

# What is known


@dataclass(frozen=True, slots=True)
class Past:
    """One round of one contestant.

    ``colour`` is the one of board 1 (of game 1), ``scores`` are the own primary
    score and that of the opponent when the round was paired, with the virtual
    points of that round. ``games`` is how many games were played. ``bars`` says
    that the round bars from the pairing-allocated bye.
    """

    opponent: int | None = None
    colour: Colour | None = None
    played: bool = False
    games: int = 0
    bars: bool = False
    scores: tuple[Points, Points] = (ZERO, ZERO)


@dataclass(frozen=True, slots=True)
class Contestant:
    """A team, or a player of a Double-Swiss: the primary score has the virtual points of the round to be paired."""

    tpn: int
    primary: Points = ZERO
    secondary: Points = ZERO
    history: tuple[Past, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """Everybody who is to be paired, and in which round of how many."""

    contestants: tuple[Contestant, ...]
    round_no: int
    rounds_total: int
    initial_colour: Colour = Colour.WHITE
    prohibited: frozenset[frozenset[int]] = frozenset()

    @property
    def rounds_left(self) -> int:
        """How many rounds come after this one."""
        return self.rounds_total - self.round_no


@dataclass(frozen=True, slots=True)
class Paired:
    """The answer: who has the bye, and the pairs as (white, black), by TPN."""

    bye: int | None
    pairs: tuple[tuple[int, int], ...]


# What follows from it


@dataclass(frozen=True, slots=True)
class Preference:
    """1.7: the colour wanted, and whether strongly."""

    colour: Colour | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """One to be paired. Two sides are the same only if they are the same object."""

    tpn: int
    score: Points
    secondary: Points
    colours: tuple[Colour, ...]
    apart: frozenset[int]
    floated: bool
    barred: bool
    experience: int
    wants: Preference

    def __repr__(self) -> str:
        return f"#{self.tpn}({self.score})"

    @property
    def balance(self) -> int:
        """1.6: Whites minus Blacks in matches that were played."""
        return difference(self.colours)


Group = tuple[Side, ...]
Pair = tuple[Side, Side]
Pairs = tuple[Pair, ...]
PreferenceRule = Callable[[tuple[Colour, ...], bool], Preference]
"""From the colours of the matches played, and whether it is the last round."""
SetCriterion = Callable[["Table", Group, Group, Group], int]
"""From the residents, a set of upfloaters and those who are left; the smaller the better."""
PairsCriterion = Callable[["Table", Group, Pairs], int]
"""From the upfloaters and the pairs of the bracket; the smaller the better."""
ColourRule = Callable[["Table", Side, Side], Colour | None]
"""The colour of the first-named, who is the first-team; None if the rule does not apply."""


@dataclass(frozen=True, slots=True)
class Laws:
    """What an edition of a system, with the settings of an event, says beside the common procedure.

    ``experience`` is what 3.4 wants the most of. ``forfeited_floats`` says
    whether a match that was not played makes floaters of those paired in it.
    """

    preference: PreferenceRule
    experience: Callable[[Past], int]
    of_sets: tuple[SetCriterion, ...]
    of_pairs: tuple[PairsCriterion, ...]
    of_colours: tuple[ColourRule, ...]
    forfeited_floats: bool
    secondary_ranks: bool


def may_meet(one: Side, two: Side) -> bool:
    """C1: they have not met and are not kept apart."""
    return two.tpn not in one.apart


def side(position: Position, laws: Laws, who: Contestant) -> Side:
    """What the system asks of one contestant."""
    colours = tuple(past.colour for past in who.history if past.played and past.colour is not None)
    met = {past.opponent for past in who.history if past.played and past.opponent is not None}
    bans = {tpn for ban in position.prohibited if who.tpn in ban for tpn in ban} - {who.tpn}
    return Side(
        tpn=who.tpn,
        score=who.primary,
        secondary=who.secondary,
        colours=colours,
        apart=frozenset(met | bans),
        floated=bool(who.history) and is_floater(who.history[-1], laws),
        barred=any(past.bars for past in who.history),
        experience=sum(laws.experience(past) for past in who.history),
        wants=laws.preference(colours, position.rounds_left == 0),
    )


def is_floater(past: Past, laws: Laws) -> bool:
    """1.5: whoever was against an opponent with another primary score; a bye is no opponent."""
    if past.opponent is None or not (past.played or laws.forfeited_floats):
        return False
    return past.scores[0] != past.scores[1]


# The round


class Table:
    """The round that is to be paired: the sides, the laws, and what can still be paired."""

    def __init__(self, position: Position, laws: Laws) -> None:
        self.position = position
        self.laws = laws
        self._known: dict[frozenset[Side], bool] = {}
        sides = [side(position, laws, who) for who in position.contestants]
        self.sides: Group = tuple(sorted(sides, key=in_order))

    def pairable(self, sides: Iterable[Side]) -> bool:
        """Whether all of these can be paired with each other by C1. What was found out once is remembered."""
        left = frozenset(sides)
        if left not in self._known:
            first = min(left, key=in_order, default=None)
            rest = left - {first}
            self._known[left] = first is None or any(
                self.pairable(rest - {two}) for two in rest if may_meet(first, two)
            )
        return self._known[left]

    def first_team(self, one: Side, two: Side) -> Pair:
        """4.2: the higher primary score, the higher secondary score if it counts, the smaller TPN; then the other."""
        first, second = sorted(
            (one, two), key=lambda s: (-s.score, -s.secondary if self.laws.secondary_ranks else 0, s.tpn)
        )
        return first, second

    def coloured(self, one: Side, two: Side) -> Pair:
        """4.3: the pair as (white, black), by the first rule that applies."""
        first, second = self.first_team(one, two)
        for rule in self.laws.of_colours:
            if (colour := rule(self, first, second)) is not None:
                return (first, second) if colour is Colour.WHITE else (second, first)
        raise AssertionError("two of whom one has played have a last colour to alternate")


def in_order(one: Side) -> tuple[Points, int]:
    """3.5: from the top score down, and inside a score from the smallest TPN up."""
    return (-one.score, one.tpn)


def without(sides: Iterable[Side], gone: Collection[Side]) -> Group:
    """These but those."""
    return tuple(s for s in sides if s not in gone)


def before_the_last(rounds: int, criterion: Callable[..., int]) -> Callable[..., int]:
    """The criterion, but not in the last rounds."""
    return partial(_unless_late, rounds, criterion)


def _unless_late(rounds: int, criterion: Callable[..., int], table: Table, *rest: object) -> int:
    return 0 if table.position.rounds_left < rounds else criterion(table, *rest)
