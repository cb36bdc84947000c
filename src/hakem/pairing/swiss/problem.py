"""One bracket as a problem of costs: what every pair and every floater would cost, each worked out once."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.pairing.swiss.bracket import Bracket, Outcome
from hakem.pairing.swiss.criteria import Criterion, Level, Scale
from hakem.pairing.swiss.field import Field


class Problem:
    """A bracket of a field, the scoregroup that follows (if any), and the criteria in force.

    The following bracket is judged by hope here: a floater who has a possible
    opponent there is taken to find one. Whoever solves the problem has to see
    whether the hope comes true.
    """

    def __init__(self, field: Field, bracket: Bracket, following: range | None, criteria: Sequence[Criterion]) -> None:
        self.field = field
        self.bracket = bracket
        self.following = following
        self.at = Level(bracket.score, field.point)
        self.ahead = Level(field.profiles[following.start].score, field.point) if following else None
        count = bracket.size + (len(following) if following else 0)
        self.scale = Scale(criteria, self.at, self._grades(), count)
        self._pairs: dict[tuple[int, int], int] = {}
        self._floaters: dict[int, int] = {}
        self._reach = (1 << following.stop) - (1 << following.start) if following else 0

    def _grades(self) -> set[int]:
        """Every size that a graded criterion can give here."""
        profiles = [self.field.profiles[p] for p in self.bracket.players]
        scores = {p.score for p in profiles}
        levels = [self.at] if self.ahead is None else [self.at, self.ahead]
        if self.ahead is not None:
            scores.add(self.ahead.score)
        grades = {high - low for high in scores for low in scores if high > low}
        for level in levels:
            grades |= {score - level.score + step for score in scores for step in (1, level.point)}
        if self.bracket.bye:
            grades |= {p.unplayed for p in profiles}
        return {grade for grade in grades if grade > 0}

    def pair(self, higher: int, lower: int) -> int:
        """The cost of pairing two players of the bracket."""
        if higher > lower:
            higher, lower = lower, higher
        kinds = self.field.kinds
        key = (kinds[higher], kinds[lower])
        cost = self._pairs.get(key)
        if cost is None:
            profiles = self.field.profiles
            cost = self._pairs[key] = self.scale.pair(profiles[higher], profiles[lower])
        return cost

    def floater(self, player: int) -> int:
        """The cost of leaving a player over here, without what follows."""
        kind = self.field.kinds[player]
        cost = self._floaters.get(kind)
        if cost is None:
            cost = self._floaters[kind] = self.scale.floater(self.field.profiles[player], self.bracket.bye)
        return cost

    def single(self, player: int) -> int:
        """The cost of leaving a player over, with the hope for the following bracket."""
        cost = self.floater(player)
        if self.ahead is None or self.following is None:
            return cost
        profile = self.field.profiles[player]
        if self.isolated(player):
            return cost + self.scale.floater_ahead(profile, self.ahead)
        return cost + self.scale.pair_ahead(profile, self.field.profiles[self.following.start], self.ahead)

    def isolated(self, player: int) -> bool:
        """Whether the player cannot meet anybody of the following scoregroup."""
        return self.ahead is not None and not self.field.opponents[player] & self._reach

    def cost(self, outcome: Outcome) -> int:
        """The cost of a whole outcome."""
        return sum(self.pair(a, b) for a, b in outcome.pairs) + sum(self.single(p) for p in outcome.floaters)
