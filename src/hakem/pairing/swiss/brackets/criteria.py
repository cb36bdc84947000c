"""Criteria as values: one definition serves the search, the exact way, the checker and the explanation.

A criterion asks of a pair, or of a player who is left over, how much it falls
short: 0 for nothing, else a size. A candidate is better if its sizes, sorted
from the largest, are lexicographically smaller; one criterion after the other.
Whatever the engine knows about a rule beyond its answers belongs to the rule
itself. A name only chooses the sentences that are told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Generic, NamedTuple, Protocol, TypeVar

from hakem.facts.colours import Urgency
from hakem.pairing.swiss.field import Profile
from hakem.values import dataclass


class BracketLevel(NamedTuple):
    """Where a bracket stands: the score of its residents, and how many units one point is.

    ``ends_with_bye`` says that nobody comes after it, and that whoever is left
    over there has the bye.
    """

    score: int
    point: int
    ends_with_bye: bool = False


class Scored(Protocol):
    """Anybody with a score in units of the field."""

    @property
    def score(self) -> int: ...


class Glimpse(NamedTuple):
    """All that is known of a player when a bracket before is paired: nobody can be asked about colours or floats."""

    score: int
    may_have_bye: bool


PairRule = Callable[[Profile, Profile, BracketLevel], int]
"""The shortfall of a pair, higher ranked first, in a bracket of that level."""

FloaterRule = Callable[[Profile, BracketLevel], int]
"""The shortfall of a player who leaves a bracket of that level."""

PairAheadRule = Callable[[Glimpse, Glimpse, BracketLevel], int]
"""The shortfall of a pair in the following bracket, which is of that level."""

FloaterAheadRule = Callable[[Glimpse, BracketLevel], int]
"""The shortfall of a player who leaves the following bracket, too."""


def no_pair(_higher: object, _lower: object, _at: BracketLevel) -> int:
    """Nothing to say about pairs."""
    return 0


def no_floater(_player: object, _at: BracketLevel) -> int:
    """Nothing to say about those left over."""
    return 0


def left_over(_player: object, _at: BracketLevel) -> int:
    """Everybody who is left over counts: fewest floaters is the same as most pairs."""
    return 1


def score_above_residents(player: Scored, at: BracketLevel) -> int:
    """The score of the one left over, counted from just below the residents so that it is never 0.

    Descending lists of scores compare in the same way if the same number is
    taken from all of them.
    """
    return player.score - at.score + 1


S_contra = TypeVar("S_contra", bound=Scored, contravariant=True)


@dataclass(frozen=True, slots=True)
class BetweenScores(Generic[S_contra]):
    """A rule that asks only about pairs of different scores; nobody need ask it about others."""

    rule: Callable[[S_contra, S_contra, BracketLevel], int]

    def __call__(self, higher: S_contra, lower: S_contra, at: BracketLevel) -> int:
        return self.rule(higher, lower, at) if higher.score != lower.score else 0

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its name, which is that of the function it decorates, so that the function cannot be found."""
        module, name = self.rule.__module__, self.rule.__qualname__
        decorated = getattr(import_module(module), name, None) is self
        return (_rule_named, (module, name)) if decorated else (BetweenScores, (self.rule,))


def _rule_named(module: str, name: str) -> object:
    return getattr(import_module(module), name)


@dataclass(frozen=True, slots=True)
class ColourClash:
    """One of two who are due the same colour, each at least so urgently, does not get it.

    The more urgent preference is granted, so one that is at least so urgent is
    denied only if both are. Because it is this rule, counting who is due which
    colour tells in how many pairs it fails at least.
    """

    least: Urgency = Urgency.NONE

    def __call__(self, higher: Profile, lower: Profile, _at: BracketLevel) -> int:
        both = higher.colour is not None and higher.colour is lower.colour
        return 1 if both and min(higher.urgency, lower.urgency) >= self.least else 0


@dataclass(frozen=True, slots=True)
class Criterion:
    """One article of quality, about the bracket that is paired.

    ``graded`` criteria compare sizes, the others only count. ``bye`` marks a
    criterion that is asked only when the one left over gets the bye.
    """

    article: str
    name: str
    pair: PairRule = no_pair
    floater: FloaterRule = no_floater
    graded: bool = False
    bye: bool = False


@dataclass(frozen=True, slots=True)
class CriterionAhead:
    """One article of quality, about the following bracket. Whoever counts, counts for at most ``most``."""

    article: str
    name: str
    pair: PairAheadRule = no_pair
    floater: FloaterAheadRule = no_floater
    graded: bool = False
    most: int = 1


Quality = Criterion | CriterionAhead


class Clashes(NamedTuple):
    """Clashes of preferences that are at least so urgent, and the places of the criteria that count them."""

    least: Urgency
    places: tuple[int, ...]


class Asked:
    """Which criteria ask about what: their rules, each with the place of the criterion among all.

    ``pairs`` is for two of different scores, ``pairs_of_one_score`` for others, so
    a rule that asks only between scores need not look at them again.
    """

    def __init__(self, criteria: Sequence[tuple[int, Quality]]) -> None:
        here = [(i, c) for i, c in criteria if isinstance(c, Criterion)]
        ahead = [(i, c) for i, c in criteria if isinstance(c, CriterionAhead)]
        pairs = [(i, c.pair) for i, c in here if c.pair is not no_pair]
        self.pairs = [(i, rule.rule if isinstance(rule, BetweenScores) else rule) for i, rule in pairs]
        self.pairs_of_one_score = [(i, rule) for i, rule in pairs if not isinstance(rule, BetweenScores)]
        self.floaters = [(i, c.floater) for i, c in here if c.floater is not no_floater and not c.bye]
        self.floaters_or_bye = [(i, c.floater) for i, c in here if c.floater is not no_floater]
        self.pairs_ahead = [(i, c.pair) for i, c in ahead if c.pair is not no_pair]
        self.floaters_ahead = [(i, c.floater) for i, c in ahead if c.floater is not no_floater]

    @property
    def asks_ahead(self) -> bool:
        """Whether any of them asks about the following bracket."""
        return bool(self.pairs_ahead or self.floaters_ahead)

    def of_floaters(self, bye: bool) -> list[tuple[int, FloaterRule]]:
        """About players who leave the bracket; with or without those that ask who gets the bye."""
        return self.floaters_or_bye if bye else self.floaters


@dataclass(frozen=True)
class Criteria:
    """All criteria of an edition in descending priority.

    The way from bracket to bracket takes for granted that nothing goes before
    the number of floaters; an edition of which that is not true is refused.
    """

    all: tuple[Quality, ...]

    def __post_init__(self) -> None:
        first = self.all[0] if self.all else None
        plain = isinstance(first, Criterion) and not first.bye and not first.graded
        if first is None or not plain or first.floater is not left_over or first.pair is not no_pair:
            raise ValueError("the first criterion is not the number of floaters")
        _ = self.asked, self.graded, self.upwards, self.clashes  # found with the edition, not with its first round

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the criteria alone; what was found with them is found again."""
        return Criteria, (self.all,)

    @cached_property
    def asked(self) -> Asked:
        """Which of them ask about what."""
        return Asked(list(enumerate(self.all)))

    @cached_property
    def graded(self) -> Asked:
        """Which of those that compare sizes ask about what."""
        return Asked([(i, c) for i, c in enumerate(self.all) if c.graded])

    @cached_property
    def upwards(self) -> list[tuple[int, bool, int]]:
        """From the least important one, the place of each, whether it is graded, and for how much one can count."""
        placed = list(enumerate(self.all))[::-1]
        return [(i, c.graded, c.most if isinstance(c, CriterionAhead) else 1) for i, c in placed]

    @cached_property
    def clashes(self) -> list[Clashes]:
        """The clashes of colours that are asked about, of weaker preferences first."""
        places: dict[Urgency, list[int]] = {}
        for place, rule in self.asked.pairs_of_one_score:
            if type(rule) is ColourClash:
                places.setdefault(rule.least, []).append(place)
        return [Clashes(least, tuple(places[least])) for least in sorted(places)]

    @cached_property
    def without_looking_ahead(self) -> Criteria:
        """Only those about the bracket that is paired."""
        return Criteria(tuple(c for c in self.all if isinstance(c, Criterion)))


def by_priority(*criteria: Quality) -> Criteria:
    """These criteria, the most important one first."""
    return Criteria(criteria)


class Scale:
    """Costs as ints: a candidate is better if the sum of its costs is smaller.

    Every size of every criterion has its own stretch of bits, the most
    important one on top, wide enough for one contribution of each of ``count``
    players; sums cannot run over into the next stretch, so comparing sums is
    comparing the criteria one after the other. ``sizes`` are those that the
    graded criteria give here, by the places of the criteria.
    """

    __slots__ = ("_criteria", "_units")

    def __init__(self, criteria: Criteria, sizes: Mapping[int, Collection[int]], count: int) -> None:
        self._criteria = criteria.all
        self._units: list[dict[int, int]] = [{}] * len(criteria.all)
        width = (count + 1).bit_length()
        shift = 0
        for place, graded, most in criteria.upwards:
            table = self._units[place] = {}
            if graded:
                for size in sorted(sizes.get(place, ())):
                    table[size] = 1 << shift
                    shift += width
            else:
                for size in range(1, most + 1):
                    table[size] = size << shift
                shift += (most * count + 1).bit_length()

    def cost(self, place: int, size: int) -> int:
        """What a size of the criterion at that place costs."""
        cost = self._units[place].get(size)
        if cost is None:
            name = self._criteria[place].name
            raise ValueError(f"the criterion {name} gives a size of {size}, which it does not foresee")
        return cost

    def unit(self, place: int) -> int:
        """What one count of the criterion at that place costs; nothing if it never counts here."""
        return self._units[place].get(1, 0)

    def sizes(self, cost: int) -> list[tuple[int, ...]]:
        """What a sum of costs is made of: for every criterion the sizes from the largest, or the number it counts."""
        found: list[tuple[int, ...]] = []
        for criterion, table in zip(self._criteria, self._units, strict=True):
            here: list[int] = []
            for size in sorted(table, reverse=True) if criterion.graded else [1]:
                count, cost = divmod(cost, table[size])  # what is below cannot fill a unit of this stretch
                here += [size] * count if criterion.graded else [count]
            found.append(tuple(here))
        return found

    def decisive(self, one: int, other: int) -> Quality:
        """The criterion that tells two costs apart: the one whose bits hold the highest difference."""
        highest = (one ^ other).bit_length()
        for criterion, table in zip(self._criteria, self._units, strict=True):
            if table and highest >= min(table.values()).bit_length():
                return criterion
        raise ValueError("the costs are equal")
