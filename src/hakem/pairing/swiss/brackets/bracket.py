"""A bracket: MDPs and the residents of a scoregroup, what becomes of them, and what every pair and floater costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from hakem.matching.bits import lowest
from hakem.pairing.swiss.brackets.criteria import BracketLevel, Criteria, Glimpse, Scale
from hakem.pairing.swiss.field import Field, Profile, stretch
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Bracket:
    """Players of the field, best first; the first ``mdp_count`` of them are moved-down players (MDPs).

    ``score`` is that of the residents. ``bye`` says that the one left over, if
    it is only one, gets the pairing-allocated bye.
    """

    players: tuple[int, ...]
    mdp_count: int
    score: int
    bye: bool = False

    @property
    def size(self) -> int:
        """How many players are in it."""
        return len(self.players)

    @property
    def mdps(self) -> tuple[int, ...]:
        """Those who floated down from the bracket above."""
        return self.players[: self.mdp_count]

    @property
    def residents(self) -> tuple[int, ...]:
        """Those who belong here by their score."""
        return self.players[self.mdp_count :]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Pairs, higher ranked first, and those left over, best first."""

    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[int, ...]


def outcome(pairs: Sequence[tuple[int, int]], players: Sequence[int]) -> Outcome:
    """The outcome with these pairs; whoever of the players is in none is left over."""
    paired = {p for pair in pairs for p in pair}
    return Outcome(tuple(sorted(pairs)), tuple(p for p in players if p not in paired))


class BracketCosts:
    """What every pair and every floater of a bracket costs by the criteria in force, each worked out once.

    ``following`` is the scoregroup after it, if there is one; ``at`` and
    ``ahead`` are the levels of the two. The sizes that graded criteria give are
    found by asking them about everybody who is there. Players of one kind cost
    the same, so one of each kind is asked.
    """

    def __init__(self, field: Field, bracket: Bracket, following: range | None, criteria: Criteria) -> None:
        self.field = field
        self.bracket = bracket
        self.following = following
        self.criteria = criteria
        self.at = BracketLevel(bracket.score, field.point)
        self.ahead = None if following is None else _level_ahead(field, following)
        self._asked = criteria.asked
        count = bracket.size + (len(following) if following else 0)
        self.scale = Scale(criteria, self._sizes(), count)
        self._pairs: dict[tuple[int, int], int] = {}
        self._floaters: dict[int, int] = {}
        self._pairs_ahead: dict[tuple[int, int], int] = {}
        self._left_ahead: dict[int, int] = {}

    def _sizes(self) -> dict[int, set[int]]:
        """The sizes that graded criteria give here, by the places of the criteria."""
        asked, at = self.criteria.graded, self.at
        here = self._kinds(self.bracket.players)
        sizes = {place: {rule(player, at) for player in here} for place, rule in asked.of_floaters(self.bracket.bye)}
        if here and here[0].score != here[-1].score:
            different = [(a, b) for a in here for b in here if a.score > b.score]
            for place, pair in asked.pairs:
                sizes.setdefault(place, set()).update([pair(higher, lower, at) for higher, lower in different])
        for place, pair in asked.pairs_of_one_score:
            alike = [pair(a, b, at) for a in here for b in here if a.score == b.score]
            sizes.setdefault(place, set()).update(alike)
        if self.ahead is not None and self.following is not None and asked.asks_ahead:
            residents = {_glimpse(p.score, p.may_have_bye) for p in self._kinds(self.following)}
            everybody = residents.union([_glimpse(p.score, p.may_have_bye) for p in here])
            for place, leaving in asked.floaters_ahead:
                sizes[place] = {leaving(player, self.ahead) for player in everybody}
            for place, meeting in asked.pairs_ahead:
                ahead = [meeting(a, b, self.ahead) for a in everybody for b in residents]
                sizes.setdefault(place, set()).update(ahead)
        for given in sizes.values():
            given.discard(0)
        return sizes

    def _kinds(self, players: Iterable[int]) -> list[Profile]:
        """Everything that these players are, once."""
        kinds, profiles = self.field.kinds, self.field.profiles
        return [profiles[p] for p in {kinds[p]: p for p in players}.values()]

    def pair(self, higher: int, lower: int) -> int:
        """The cost of pairing two players of the bracket, in whatever order they are named."""
        return self.ranked_pair(higher, lower) if higher < lower else self.ranked_pair(lower, higher)

    def ranked_pair(self, higher: int, lower: int) -> int:
        """The cost of pairing two players of which the first is, or stands for, the higher ranked."""
        kinds = self.field.kinds
        key = (kinds[higher], kinds[lower])
        cost = self._pairs.get(key)
        if cost is None:
            one, two, cost = self.field.profiles[higher], self.field.profiles[lower], 0
            rules = self._asked.pairs if one.score != two.score else self._asked.pairs_of_one_score
            for place, rule in rules:
                if size := rule(one, two, self.at):
                    cost += self.scale.cost(place, size)
            self._pairs[key] = cost
        return cost

    def floater(self, player: int) -> int:
        """The cost of leaving a player over here, without what follows."""
        kind = self.field.kinds[player]
        cost = self._floaters.get(kind)
        if cost is None:
            profile, cost = self.field.profiles[player], 0
            for place, rule in self._asked.of_floaters(self.bracket.bye):
                if size := rule(profile, self.at):
                    cost += self.scale.cost(place, size)
            self._floaters[kind] = cost
        return cost

    def at_best(self, player: int) -> int:
        """The cost of leaving a player over who meets somebody in the following bracket, if that is possible."""
        group = self.following
        if group is None:
            return self.floater(player)
        meets = self.field.opponents[player] & stretch(group.start, group.stop)
        ahead = self.pair_ahead(player, lowest(meets)) if meets else self.left_ahead(player)
        return self.floater(player) + ahead

    def pair_ahead(self, player: int, resident: int) -> int:
        """The cost of a pair in the following bracket."""
        kinds = self.field.kinds
        key = (kinds[player], kinds[resident])
        cost = self._pairs_ahead.get(key)
        if cost is None:
            assert self.ahead is not None
            here, there = self.field.profiles[player], self.field.profiles[resident]
            one, two = _glimpse(here.score, here.may_have_bye), _glimpse(there.score, there.may_have_bye)
            cost = 0
            for place, rule in self._asked.pairs_ahead:
                if size := rule(one, two, self.ahead):
                    cost += self.scale.cost(place, size)
            self._pairs_ahead[key] = cost
        return cost

    def left_ahead(self, player: int) -> int:
        """The cost of leaving a player over in the following bracket; nothing if there is none."""
        if self.ahead is None:
            return 0
        kind = self.field.kinds[player]
        cost = self._left_ahead.get(kind)
        if cost is None:
            profile, cost = self.field.profiles[player], 0
            glimpse = _glimpse(profile.score, profile.may_have_bye)
            for place, rule in self._asked.floaters_ahead:
                if size := rule(glimpse, self.ahead):
                    cost += self.scale.cost(place, size)
            self._left_ahead[kind] = cost
        return cost


_glimpse = lru_cache(maxsize=1024)(Glimpse)
"""There are few of them: each is made once."""


def _level_ahead(field: Field, following: range) -> BracketLevel:
    """If the scoregroup is the last one, somebody is left over who has the bye if everybody is an odd number."""
    ends_with_bye = following.stop == field.size and field.size % 2 == 1
    return BracketLevel(field.profiles[following.start].score, field.point, ends_with_bye)
