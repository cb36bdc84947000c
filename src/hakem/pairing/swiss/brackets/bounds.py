"""What a bracket must cost at least, by counting, while it is being paired."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hakem.model import Colour
from hakem.pairing.swiss.brackets.bracket import BracketCosts
from hakem.pairing.swiss.brackets.criteria import Clashes
from hakem.pairing.swiss.field import Profile

NONE, WHITE_MILD, WHITE, BLACK_MILD, BLACK = range(5)
"""Kinds of preference as the bound counts them; absolute ones are among the strong."""


class ColourShortage(NamedTuple):
    """Which colour too many are due, in how many pairs it must fail, and in how many of them a strong preference."""

    white: bool
    failing: int
    strong: int


class Bounds:
    """The least cost of the players who are still to be paired, kept up to date pair by pair.

    With W players due White among 2p that are to be paired, at least W - p pairs
    have two of them; likewise Black. If only m of the W have a mild preference,
    in at least W - p - m of those pairs a strong one fails. What is counted
    are the clashes of the criteria whose rule they are: mild is what only the
    one asks about, strong what a second one asks about, too. Every other rule
    costs at least nothing.

    ``single[p]`` is the least cost of leaving a player over, for all players of
    an odd bracket; one of ``leaving`` is.
    """

    def __init__(self, costs: BracketCosts, single: Mapping[int, int], leaving: Sequence[int]) -> None:
        bracket = costs.bracket
        self._costs = costs
        self._single = single
        self._leaving = leaving
        self._kinds = costs.field.kinds
        counted = costs.criteria.clashes[:2]
        units = [sum(map(costs.scale.unit, clashes.places)) for clashes in counted]
        self._unit, self._strong_unit = [*units, 0, 0][:2]
        profiles = costs.field.profiles
        self._wish = {p: _wish(counted, profiles[p]) for p in bracket.players}
        self._counts = [0, 0, 0, 0, 0]
        for wish in self._wish.values():
            self._counts[wish] += 1
        self._opponent_of_mdp = self._least_of_mdps()
        self._groups: dict[tuple[int, int], int] = {}
        self._group_of: dict[int, tuple[int, int]] = {}
        self.target = self._mdps_total() + self._choose_leaving()
        self.cost = 0
        self._owed = self._mdps_total()
        self._verdicts: dict[tuple[int, int, bool, tuple[int, int] | None], bool] = {}

    def again(self) -> Bounds:
        """The same with nobody paired."""
        return Bounds(self._costs, self._single, self._leaving)

    def mdps_stay(self) -> bool:
        """Whether leaving over an MDP costs more than the bound."""
        if not self._group_of:
            return True
        total = self._mdps_total()
        return all(self._single[p] + total - least > self.target for p, least in self._opponent_of_mdp.items())

    def _least_of_mdps(self) -> dict[int, int]:
        """For every MDP the least cost of an opponent, colours aside."""
        bracket = self._costs.bracket
        kinds = {self._kinds[p]: p for p in bracket.residents}
        return {p: min(self._without_colours(p, other) for other in kinds.values()) for p in bracket.mdps}

    def _without_colours(self, higher: int, lower: int) -> int:
        cost = self._costs.ranked_pair(higher, lower)
        one, two = self._wish[higher], self._wish[lower]
        if one and two and (one > WHITE) == (two > WHITE):
            cost -= self._unit
            if one in (WHITE, BLACK) and two in (WHITE, BLACK):
                cost -= self._strong_unit
        return cost

    def _mdps_total(self) -> int:
        return sum(self._opponent_of_mdp.values())

    def _choose_leaving(self) -> int:
        """Keep those who are cheapest to leave over, and give what the rest of the bracket costs then."""
        if self._costs.bracket.size % 2 == 0:
            return self._colours(self._counts)
        single, leaving = self._single, self._leaving
        cost = {(single[p], self._wish[p]): 0 for p in leaving}
        for key in cost:
            cost[key] = key[0] + self._colours(self._counts, key[1])
        least = min(cost.values())
        for p in leaving:
            key = (single[p], self._wish[p])
            if cost[key] == least:
                self._groups[key] = self._groups.get(key, 0) + 1
                self._group_of[p] = key
        return least

    @staticmethod
    def _failing(counts: Sequence[int], without: int | None = None) -> tuple[int, int, bool]:
        """How many preferences must fail without one of them, how many of these are strong, and whether for White."""
        none, white_mild, white, black_mild, black = counts
        white += white_mild
        black += black_mild
        pairs = (none + white + black) // 2
        if without is not None and without != NONE:
            if without <= WHITE:
                white -= 1
                white_mild -= without == WHITE_MILD
            else:
                black -= 1
                black_mild -= without == BLACK_MILD
        failing, mild = (white - pairs, white_mild) if white > black else (black - pairs, black_mild)
        if failing <= 0:
            return 0, 0, False
        return failing, max(0, failing - mild), white > black

    def _shortage(self, counts: Sequence[int], without: int | None = None) -> ColourShortage:
        """What must fail among these players, without one of them."""
        failing, strong, white = self._failing(counts, without)
        return ColourShortage(white, failing, strong)

    def _colours(self, counts: Sequence[int], without: int | None = None) -> int:
        """The least cost of colours among these players, without one of them."""
        failing, strong, _ = self._failing(counts, without)
        return failing * self._unit + strong * self._strong_unit if failing else 0

    def _rest(self) -> int:
        """The least cost of everybody not paired yet, one left over if one must be."""
        if not self._group_of:
            return self._colours(self._counts)
        return min(
            (key[0] + self._colours(self._counts, key[1]) for key, count in self._groups.items() if count),
            default=self.target + 1,
        )

    def shortage(self) -> ColourShortage | None:
        """What must fail in the whole bracket; None if that depends on who of the cheapest is left over."""
        found = {self._shortage(self._counts, key[1]) for key in self._groups} or {self._shortage(self._counts)}
        return found.pop() if len(found) == 1 else None

    def keeps_the_bound(self, higher: int, lower: int, shortage: ColourShortage) -> bool:
        """Whether a pair adds no more than the bound foresees; so do all of the same kinds in the same order.

        If a colour fails for too many, every pair needs one who is due it: then as
        many pairs have two of them as must. Likewise with strong preferences
        if more of them must fail than there are mild ones to save them.
        """
        colourless = self._without_colours(higher, lower)
        if colourless != self._opponent_of_mdp.get(higher, 0):
            return False
        wishes = (self._wish[higher], self._wish[lower])
        if not shortage.failing:
            return self._costs.ranked_pair(higher, lower) == colourless
        mild, strong = (WHITE_MILD, WHITE) if shortage.white else (BLACK_MILD, BLACK)
        if shortage.strong:
            return strong in wishes
        return (mild in wishes or strong in wishes) and wishes != (strong, strong)

    def due(self, white: bool) -> list[int]:
        """Those who are due a colour, as far as a criterion asks about it."""
        return [p for p, wish in self._wish.items() if wish and (wish <= WHITE) is white]

    def should_leave(self, player: int) -> bool:
        """Whether the player is among the cheapest to leave over."""
        return player in self._group_of

    def may_leave(self, players: Sequence[int]) -> bool:
        """Whether somebody who should be left over is among these, if one must be."""
        return not self._group_of or any(p in self._group_of for p in players)

    def reachable(self, higher: int, lower: int) -> bool:
        """Whether the target can still be met after this pair; players of a kind give the same answer."""
        key = (higher, self._kinds[lower], higher < lower, self._group_of.get(lower))
        verdict = self._verdicts.get(key)
        if verdict is None:
            need = self.target - self.cost - self._owed + self._opponent_of_mdp.get(higher, 0)
            need -= self._costs.pair(higher, lower)
            verdict = need >= 0
            if verdict:
                self._move(higher, lower, -1)
                verdict = need == self._rest()
                self._move(higher, lower, 1)
            self._verdicts[key] = verdict
        return verdict

    def take(self, higher: int, lower: int) -> None:
        """Pair two players."""
        self._verdicts = {}
        self.cost += self._costs.pair(higher, lower)
        self._owed -= self._opponent_of_mdp.get(higher, 0)
        self._move(higher, lower, -1)

    def undo(self, higher: int, lower: int) -> int:
        """Take a pair back; gives the lower ranked. Only taking one makes what was asked about the others untrue."""
        self.cost -= self._costs.pair(higher, lower)
        self._owed += self._opponent_of_mdp.get(higher, 0)
        self._move(higher, lower, 1)
        return lower

    def _move(self, higher: int, lower: int, step: int) -> None:
        counts, group_of = self._counts, self._group_of
        counts[self._wish[higher]] += step
        counts[self._wish[lower]] += step
        if group_of:
            for player in (higher, lower):
                group = group_of.get(player)
                if group is not None:
                    self._groups[group] += step


def _wish(counted: Sequence[Clashes], profile: Profile) -> int:
    """The kind of a preference; one that no criterion asks about is none."""
    if profile.colour is None or not counted or profile.urgency < counted[0].least:
        return NONE
    strong = len(counted) > 1 and profile.urgency >= counted[1].least
    if profile.colour is Colour.WHITE:
        return WHITE if strong else WHITE_MILD
    return BLACK if strong else BLACK_MILD
