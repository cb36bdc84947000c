"""The two colour lists of a group: who is on which, who changes, and the first pairing of one against the other.

Both editions do the same with other orders: those due White on one list, those due Black on the other; where two of
one list have to meet, one of them changes to the other list; then one list is paired against the other.

Let the smaller list have *i* pairs of its own in a pairing of the group. The larger one then has *i* and half the
difference of the sizes. So pairings with the fewest clashes are those with the smallest *i*, and whoever changes from
the smaller list meets somebody who stayed there: a pairing across with fewer than *i* of the smaller list on the other
side would have fewer than *i* pairs within it. Hence two things that the code uses. Nobody who has changed from the
smaller list changes back, so those who leave the larger one are in the order of its own players; and every pairing
across is one with the fewest clashes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hakem.matching.blossoms import FREE
from hakem.matching.narrowing import Matchings, PerfectMatchings
from hakem.model import Colour
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from hakem.pairing.swiss.fewest_clashes import fewest_clashes
from hakem.pairing.swiss.field import Pair, ordered, set_of
from hakem.values import dataclass

Order = Callable[[DubovRoundFacts, int], Any]
"""A key: who has the smaller one stands higher on a list."""

Leaving = Callable[[DubovRoundFacts, Colour, Sequence[int]], Sequence[int]]
"""Who of these leaves the list of that colour first; whoever must not leave it is not among them."""


@dataclass(frozen=True, slots=True)
class ListArticles:
    """Where an edition writes what happens to the lists.

    ``changing`` is about leaving the white list, then about leaving the black
    one; ``bound`` about those who must not leave theirs; ``floaters`` about
    the turn in which those are paired who came from above, and with whom.
    """

    ratings: str
    lists: str
    halves: str
    changing: tuple[str, str]
    order: str
    transposition: str
    bound: str = ""
    floaters: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class ListRules:
    """The orders of an edition; ``by_halves`` says when the group is divided by the list and not by colours."""

    white: Order
    black: Order
    leaving: Leaving
    by_halves: Callable[[DubovRoundFacts, Sequence[int]], bool]
    articles: ListArticles


@dataclass(frozen=True, slots=True)
class PairedLists:
    """The lists of a group as they were at first, who changed, and as they were paired.

    ``from_smaller`` changed first, ``from_larger`` then; ``partners`` are the
    opponents of those on the white list, in the order of that list.
    """

    halves: bool
    due_white: tuple[int, ...]
    due_black: tuple[int, ...]
    from_smaller: tuple[int, ...]
    from_larger: tuple[int, ...]
    white: tuple[int, ...]
    black: tuple[int, ...]
    partners: tuple[int, ...]

    @property
    def smaller(self) -> Colour:
        """The list that is smaller at first."""
        return _smaller(self.due_white, self.due_black)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs, higher ranked first."""
        return tuple(ordered(*pair) for pair in zip(self.white, self.partners, strict=True))


@dataclass(frozen=True, slots=True)
class OwnListPair:
    """A player who has met all of the black list, and the opponent of the own list, ``below`` or above on it.

    ``due_white`` and ``due_black`` are all who were still to be paired then.
    """

    due_white: tuple[int, ...]
    due_black: tuple[int, ...]
    player: int
    opponent: int
    below: bool

    @property
    def pair(self) -> Pair:
        """The pair, higher ranked first."""
        return ordered(self.player, self.opponent)


@dataclass(frozen=True, slots=True)
class DubovGroup:
    """The residents of a score and everybody else who was with them.

    ``came_down`` floated down from above, ``raised`` were taken from below,
    ``going_down`` could not be paired here. ``floater_pairs`` were made before
    the others, ``own_list_pairs`` then; ``lists`` are those of the others, None
    if there are none.
    """

    residents: tuple[int, ...]
    raised: tuple[int, ...]
    lists: PairedLists | None
    came_down: tuple[int, ...] = ()
    going_down: tuple[int, ...] = ()
    floater_pairs: tuple[Pair, ...] = ()
    own_list_pairs: tuple[OwnListPair, ...] = ()

    @property
    def first_pairs(self) -> tuple[Pair, ...]:
        """The pairs that are made before the lists are paired with each other, higher ranked first."""
        return (*(ordered(*pair) for pair in self.floater_pairs), *(found.pair for found in self.own_list_pairs))

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody who was in the group, best first."""
        return tuple(sorted((*self.residents, *self.raised, *self.came_down)))

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs, higher ranked first."""
        others = self.lists.pairs if self.lists is not None else ()
        return (*self.first_pairs, *others)


def nobody_has_played(facts: DubovRoundFacts, players: Sequence[int]) -> bool:
    """Whether these players are all without a game."""
    return not any(facts.players[p].games for p in players)


def paired_lists(facts: DubovRoundFacts, players: Iterable[int], rules: ListRules) -> PairedLists:
    """The pairing of a group in which everybody can be paired."""
    group = sorted(players)
    halves = rules.by_halves(facts, group)
    due_white, due_black = _divided(facts, group, halves)
    found = fewest_clashes(facts.field.opponents, set_of(due_white), set_of(due_black), within=set_of(group))
    assert found is not None
    smaller = _smaller(due_white, due_black)
    small, large = (due_white, due_black) if smaller is Colour.WHITE else (due_black, due_white)
    inside = (found.clashes - found.bound) // 2
    first = _changing(found.matchings, small, inside, lambda: rules.leaving(facts, smaller, small))
    second = _changing(
        found.matchings,
        large,
        inside + (len(large) - len(small)) // 2,
        lambda: rules.leaving(facts, smaller.other, large),
    )
    small, large = _changed(small, first, second), _changed(large, second, first)
    white, black = (small, large) if smaller is Colour.WHITE else (large, small)
    white_order, black_order = (_place, _place) if halves else (rules.white, rules.black)
    white.sort(key=lambda p: white_order(facts, p))
    black.sort(key=lambda p: black_order(facts, p))
    partners = first_transposition(facts.field.opponents, white, black)
    return PairedLists(
        halves, tuple(due_white), tuple(due_black), first, second, tuple(white), tuple(black), tuple(partners)
    )


def _divided(facts: DubovRoundFacts, group: Sequence[int], halves: bool) -> tuple[list[int], list[int]]:
    if halves:
        listed = sorted(group, key=lambda p: _place(facts, p))
        return listed[: len(listed) // 2], listed[len(listed) // 2 :]
    return due_lists(facts, group)


def due_lists(facts: DubovRoundFacts, group: Sequence[int]) -> tuple[list[int], list[int]]:
    """Those of a group who are due White, and those who are due Black."""
    white = [p for p in group if facts.field.profiles[p].colour is Colour.WHITE]
    return white, [p for p in group if facts.field.profiles[p].colour is not Colour.WHITE]


def _smaller(white: Sequence[int], black: Sequence[int]) -> Colour:
    """The list with fewer players, the white one if they are equal."""
    return Colour.WHITE if len(white) <= len(black) else Colour.BLACK


def _place(facts: DubovRoundFacts, player: int) -> int:
    """The place in the list of the event."""
    return facts.field.places[player]


def _changed(listed: Sequence[int], going: Sequence[int], coming: Sequence[int]) -> list[int]:
    return [*(p for p in listed if p not in going), *coming]


def _changing(
    matchings: Matchings, listed: Sequence[int], count: int, candidates: Callable[[], Sequence[int]]
) -> tuple[int, ...]:
    """The first so many candidates of a list who can change to the other one.

    Whoever changes meets somebody who stays, so the lists come out right as
    soon as every pair within the list has one of those who change.
    """
    if not count:
        return ()
    staying = set_of(listed)
    chosen: list[int] = []
    for player in candidates():
        if len(chosen) == count:
            break
        if matchings.confine(player, staying & ~(1 << player)):
            chosen.append(player)
            staying &= ~(1 << player)
    return tuple(chosen)


def first_transposition(legal: Sequence[int], upper: Sequence[int], lower: Sequence[int]) -> list[int]:
    """For each of the upper list in turn the first of the lower list that leaves the others theirs."""
    above, below = set_of(upper), set_of(lower)
    rows, beside = [0] * len(legal), [FREE] * len(legal)
    for one, two in zip(upper, lower, strict=True):
        rows[one], rows[two] = legal[one] & below, legal[two] & above
        beside[one], beside[two] = two, one
    matchings = PerfectMatchings(rows, above | below, beside)
    left = list(lower)
    partners = []
    for player in upper:
        partner = next(p for p in left if matchings.take(player, p))
        left.remove(partner)
        partners.append(partner)
    return partners
