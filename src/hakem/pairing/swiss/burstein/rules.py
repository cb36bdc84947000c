"""The editions of the Burstein system as values: ranks by opposition, which all have, and what is each one's own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from hakem.facts.opposition import Opposition, OppositionRules
from hakem.model import Colour, Points
from hakem.model.points import common_unit, in_units
from hakem.pairing.api import PairingSystem
from hakem.pairing.swiss.articles import AbsoluteArticles, OrderArticles
from hakem.pairing.swiss.brackets.criteria import Criteria
from hakem.pairing.swiss.colours import ColourArticles, ColourOfFirst, HistoryRule, colour_of_first
from hakem.pairing.swiss.field import Field, FieldRules
from hakem.regulations import Edition
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class RankingRules:
    """What puts players in order: sums over their opponents, the most important one first.

    ``names`` are the names of the sums, ``words`` says how an explanation calls
    such an order, ``article`` where it is written.
    """

    article: str
    sums: Callable[[Opposition], tuple[Points, ...]]
    names: tuple[str, ...]
    words: str
    times_score: bool = False
    """Of two with unequal scores, all sums but the first count as often as each has points."""


def buchholz_first(met: Opposition) -> tuple[Points, ...]:
    """Buchholz, then Sonneborn-Berger."""
    return met.buchholz, met.sonneborn_berger


def sonneborn_berger_first(met: Opposition) -> tuple[Points, ...]:
    """Sonneborn-Berger, then Buchholz, then Median."""
    return met.sonneborn_berger, met.buchholz, met.median


@dataclass(frozen=True, slots=True)
class Ranking:
    """The sums of everybody in a field, and the ranks that follow from them: 0 is the best.

    Scores have no part in it; after all sums the place in the list of the event decides.
    """

    sums: tuple[tuple[Points, ...], ...]
    ranks: tuple[int, ...]

    def before(self, one: int, two: int) -> bool:
        """Whether the first of two is the higher ranked."""
        return self.ranks[one] < self.ranks[two]

    def ordered(self, players: Iterable[int], came_down: Collection[int] = ()) -> tuple[int, ...]:  # noqa: ARG002
        """These players, the highest first; some of them have come from another group."""
        return tuple(sorted(players, key=self.ranks.__getitem__))


@dataclass(frozen=True, slots=True)
class TimesScoreRanking(Ranking):
    """Ranks of which players with equal scores have the same as ever; else the sums count times the own score.

    Such an order may run in a circle. Then it depends on how players are put in order: those of a group by score, who
    has come down behind them, and runs of equal length are merged from the left.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]

    def before(self, one: int, two: int) -> bool:
        """Whether the first of two is the higher ranked."""
        if self.scores[one] == self.scores[two]:
            return self.ranks[one] < self.ranks[two]
        return self._key(one) < self._key(two)

    def _key(self, player: int) -> tuple[Points, ...]:
        first, *others = self.sums[player]
        return (-first, *(-value * self.scores[player] for value in others), Points(self.places[player]))

    def ordered(self, players: Iterable[int], came_down: Collection[int] = ()) -> tuple[int, ...]:
        """These players, the highest first; some of them have come from another group."""
        runs: list[list[int]] = []
        for player in sorted(players, key=lambda p: (p in came_down, -self.scores[p], self.ranks[p])):
            runs.append([player])
            while len(runs) > 1 and len(runs[-2]) == len(runs[-1]):
                self._merge_last(runs)
        while len(runs) > 1:
            self._merge_last(runs)
        return tuple(runs[0]) if runs else ()

    def _merge_last(self, runs: list[list[int]]) -> None:
        """The last two runs become one."""
        right, left = runs.pop(), runs.pop()
        merged = []
        while left and right:
            merged.append(right.pop(0) if self.before(right[0], left[0]) else left.pop(0))
        runs.append(merged + left + right)


def ranking_of(field: Field, sums: tuple[tuple[Points, ...], ...], times_score: bool = False) -> Ranking:
    """The ranks of a field with these sums."""
    unit = common_unit(value for values in sums for value in values)
    keys = [
        (*(-value for value in in_units(values, unit)), place) for values, place in zip(sums, field.places, strict=True)
    ]
    ranks = [0] * field.size
    for rank, player in enumerate(sorted(range(field.size), key=keys.__getitem__)):
        ranks[player] = rank
    if times_score:
        return TimesScoreRanking(sums, tuple(ranks), tuple(profile.score for profile in field.profiles), field.places)
    return Ranking(sums, tuple(ranks))


Newcomer = Callable[[Ranking], Callable[[int, int], int]]
"""Who of two without a game is the higher ranked."""


def by_the_ranking(ranking: Ranking) -> Callable[[int, int], int]:
    """The higher ranked by the sums and the list, as for everybody else."""
    return lambda one, two: one if ranking.before(one, two) else two


def by_score_and_list(_ranking: Ranking) -> Callable[[int, int], int]:
    """The higher in the order of the field."""
    return min


@dataclass(frozen=True, slots=True)
class ColourRules:
    """How colours are given: where it is written, who of two newcomers is the higher ranked, what histories decide."""

    articles: ColourArticles
    newcomer: Newcomer
    history: HistoryRule

    def colours(self, field: Field, ranking: Ranking, initial: Colour) -> ColourOfFirst:
        """Colours where the higher ranked of two is so by the ranking, not by the order of the field."""
        newcomer = self.newcomer(ranking)

        def colour(first: int, second: int) -> tuple[Colour, str]:
            played = field.records[first].history or field.records[second].history
            by_rank = first if ranking.before(first, second) else second
            higher = by_rank if played else newcomer(first, second)
            lower = second if higher == first else first
            given, article = colour_of_first(field, higher, lower, initial, self.articles, self.history)
            return (given if higher == first else given.other), article

        return colour


ByeKey = Callable[[Field, Ranking, int], tuple[int, ...]]
"""Who has the bye before whom: the player with the smallest key first."""


@dataclass(frozen=True, slots=True)
class BursteinRules:
    """What every edition says: the facts of a player, the ranks, who has the bye, colours."""

    edition: Edition
    facts: FieldRules
    opposition: OppositionRules
    ranking: RankingRules
    bye_order: ByeKey
    colour_rules: ColourRules
    absolute: AbsoluteArticles

    @property
    def colours(self) -> ColourArticles:
        """Where it is written who gets which colour."""
        return self.colour_rules.articles


@dataclass(frozen=True, slots=True)
class BracketRules(BursteinRules):
    """An edition that compares the candidates of a bracket by criteria.

    ``seeding_rounds`` says how many of so many rounds are paired by
    ``seeded_by`` instead; ``seeding`` is where that is written.
    """

    order: OrderArticles
    quality: Criteria
    seeding: str
    seeding_rounds: Callable[[int], int]
    seeded_by: PairingSystem


@dataclass(frozen=True, slots=True)
class Joining:
    """When groups become one, as far as it is not written.

    ``last_first``: before anything else, the last group and the one above it
    are one as long as the last one cannot be paired by itself, or with somebody
    from above if its number is odd. ``strangers_stay``: whoever came from above
    does not float on even if the group becomes larger. ``float_anyway``: somebody
    floats whom the following group cannot receive, if only everybody below can be
    paired, and no groups become one. ``foreseen``: which groups are one is settled
    before anybody is paired, and a floater must be received all the way down.
    """

    last_first: bool = True
    strangers_stay: bool = False
    float_anyway: bool = False
    foreseen: bool = False


@dataclass(frozen=True, slots=True)
class GroupRules(BursteinRules):
    """An edition that goes from group to group: where it writes what a group is and how it is paired.

    ``first`` is the pairing that comes first of all, ``even`` and ``odd`` are
    the orders of pairings by the number of players; ``preferences`` says that as
    many due colours as possible are given; ``merging`` is what happens when the
    following group cannot receive a floater. What that article leaves open is
    ``joining``.
    """

    group: str
    first: str
    even: str
    odd: str
    floater: str
    preferences: str
    merging: str
    joining: Joining
