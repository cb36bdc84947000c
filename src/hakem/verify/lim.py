"""The verdict on a round by the Lim system, by the handbook of 2009 or by the text of 2026.

The bye first. Groups above the median go downward, those below it upward, the median
last; if it is locked, pairs beside it are broken. The round that comes of it is compared, group by
group in the order in which they are paired. Articles are those of 2009 / 2026.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from hakem.model import Colour, PlayerId
from hakem.values import replace
from hakem.verify.asked import AskedRound
from hakem.verify.bracket import Partners
from hakem.verify.faults import RoundFault
from hakem.verify.legal import illegal
from hakem.verify.lim_facts import (
    LimChoices,
    LimPlayer,
    LimText,
    PairingDirection,
    lim_field,
)
from hakem.verify.lim_group import DecidedGroup, GroupInTurn, LimPairs, LimPlayers, clashes_of, decide
from hakem.verify.lot import lot_of
from hakem.verify.participant import PresentField
from hakem.verify.questions import can_be_paired, pairs_among
from hakem.verify.stepwise import (
    higher_of,
    instead,
    other_bye,
    pairs_with,
    points_of,
    step_by_step,
    wrong_colour,
)
from hakem.verify.swiss import partners_in
from hakem.verify.verdict import Judgement


def lim_round(asked: AskedRound, lim: LimText) -> Judgement:
    """The verdict on a round that is there."""
    t, round_no, colourless = asked.t, asked.number, asked.colourless
    choices = lim.choices.chosen(asked)
    field, players = lim_field(asked, lim, choices)
    rnd = t.rounds[round_no - 1]
    median = (round_no - 1) * t.points.win / 2 * field.point
    judge = _LimRound(field, players, partners_in(rnd), median, lim, choices)
    drawn = lot_of(t, lambda: lim_field(replace(asked, number=1), lim, choices)[1], higher_of)

    def steps() -> RoundFault | None:
        order = _bye_order_of_round_1 if round_no == 1 else _bye_order
        fault = other_bye(players, order, judge.partners, lim.text, field.point) or judge.fault()
        if fault is not None:
            return fault
        rule = partial(_colour, drawn=drawn, lim=lim, below=judge.made_below())
        return wrong_colour(rnd, players, rule, lim.text, colourless)

    return step_by_step(round_no, illegal(rnd, field, lim.text, colourless), steps)


def _bye_order(player: LimPlayer) -> int:
    """2.1, 2.2 / 1.1: the last of the lowest group first."""
    return -player.rank


def _bye_order_of_round_1(player: LimPlayer) -> tuple[tuple[int, ...], int]:
    """B.1.1 / 7.1: the lowest by rating (LIM-16), of equals the last."""
    return player.standing, -player.rank


class _MadePair(NamedTuple):
    """Two players and the score of the group in which they were paired."""

    players: tuple[LimPlayer, LimPlayer]
    group: Fraction | int

    @property
    def higher(self) -> int:
        """The rank of the higher ranked."""
        return min(e.rank for e in self.players)


class _LimRound:
    """A legal round; ``median`` is the score of the middle group, which may be nobody's."""

    def __init__(
        self,
        field: PresentField,
        players: LimPlayers,
        partners: Partners,
        median: Fraction,
        lim: LimText,
        choices: LimChoices,
    ) -> None:
        self.field, self.players, self.partners = field, players, partners
        self.median, self.lim, self.choices = median, lim, choices
        self.made: list[_MadePair] = []
        self.decided: list[DecidedGroup] = []
        self.broken: list[_MadePair] = []

    def fault(self) -> RoundFault | None:
        """The first group that should be another."""
        self._decide_all()
        return next((fault for fault in map(self._compared, self.decided) if fault is not None), None)

    def made_below(self) -> frozenset[PlayerId]:
        """Who was paired in a group below the middle (LIM-14)."""
        return frozenset(e.id for made in self.made if made.group < self.median for e in made.players)

    # 3.2 / 2.2: the order of groups.

    def _decide_all(self) -> None:
        playing = [e for e in self.players if self.partners[e.id] is not None]
        scores = sorted({e.score for e in playing})
        residents = {score: tuple(e for e in playing if e.score == score) for score in scores}
        above = [score for score in reversed(scores) if score > self.median]
        below = [score for score in scores if score < self.median]
        down = self._towards(above, residents, PairingDirection.DOWN, ())
        up = self._towards(below, residents, PairingDirection.UP, down)
        middle = next((residents[score] for score in scores if score == self.median), ())
        self._pair(self._opened(middle, down + up))

    def _towards(
        self, scores: Sequence[int], residents: dict[int, LimPlayers], direction: PairingDirection, waiting: LimPlayers
    ) -> LimPlayers:
        """4.2 / 3.2.1: floaters go to the next group on the way; who reaches the middle."""
        floaters: LimPlayers = ()
        for score, target in pairwise((*scores, None)):
            middle = next((group for at, group in residents.items() if at == self.median), ())
            assert score is not None
            ahead, there = (middle, waiting) if target is None else (residents[target], ())
            floaters = self._pair(GroupInTurn(score, direction, residents[score], floaters, ahead, there))
        return floaters

    def _pair(self, group: GroupInTurn) -> LimPlayers:
        found = decide(group, self.choices, self.partners)
        self.decided.append(found)
        self.made += [_MadePair(pair, group.score) for pair in (*found.floaters, *found.others)]
        return found.leaving

    # 3.6 / 2.6: a locked middle.

    def _opened(self, middle: LimPlayers, floaters: LimPlayers) -> GroupInTurn:
        """LIM-11: while it cannot be paired, the nearest pair beside it is undone and joins it."""
        group = GroupInTurn(self.median, PairingDirection.DOWN, middle, floaters)
        while not can_be_paired(group.members, self.partners):
            broken = self._pair_to_break(group)
            self.made.remove(broken)
            self.broken.append(broken)
            group = group._replace(floaters=group.floaters + broken.players)
        return group

    def _pair_to_break(self, group: GroupInTurn) -> _MadePair:
        """Below if more came from above, else above; the other side if this one has no pairs left."""
        down = sum(group.came(e) is PairingDirection.DOWN for e in group.floaters)
        below = [made for made in self.made if made.group < self.median]
        above = [made for made in self.made if made.group > self.median]
        if below and (2 * down > len(group.floaters) or not above):
            at = max(made.group for made in below)
            nearest = [made for made in below if made.group == at]
            return nearest[0] if self.choices.first_made else min(nearest, key=lambda made: made.higher)
        at = min(made.group for made in above)
        return max((made for made in above if made.group == at), key=lambda made: made.higher)

    # What the round makes of a group.

    def _compared(self, found: DecidedGroup) -> RoundFault | None:
        pairs = self._standing(found)
        article = self._wrong(found, pairs)
        if article is None:
            return None
        members = [e for pair in pairs for e in pair]
        own = pairs_with(members, self.players, self.partners)
        return instead(self.lim.text, article, points_of(found.group.score, self.field), pairs, own)

    def _standing(self, found: DecidedGroup) -> LimPairs:
        """The pairs of a group that were not broken for the middle."""
        gone = [made.players for made in self.broken]
        if found.group.score == self.median:
            gone = []
        return tuple(pair for pair in (*found.floaters, *found.others) if pair not in gone)

    def _wrong(self, found: DecidedGroup, pairs: LimPairs) -> str | None:
        """The article by which the round is wrong in a group, None if it is not."""
        wrong = next((pair for pair in pairs if self.partners[pair[0].id] != pair[1].id), None)
        if wrong is None:
            return None
        steps, here = self.lim.steps, {e.id for pair in pairs for e in pair}
        inside = all(self.partners[player] in here for player in here)
        if self.broken and not inside:
            return steps.locked
        if wrong in found.floaters:
            return steps.opponent if self.partners[wrong[0].id] in here else steps.floats_on
        if not inside:
            down = found.group.direction is PairingDirection.DOWN
            return steps.leaves_downward if down else steps.leaves_upward
        own = pairs_among([e for pair in pairs for e in pair], self.partners)
        return steps.exchanges if own is not None and clashes_of(own) == clashes_of(pairs) else steps.clashes


def _colour(
    high: LimPlayer, low: LimPlayer, *, drawn: Colour, lim: LimText, below: frozenset[PlayerId]
) -> tuple[Colour, str]:
    """6.2 to 6.6, B.1.2 / 5.2 to 5.6, 7.2: the colour of the higher ranked, and the article that gives it (LIM-7)."""
    steps, due = lim.steps, high.wants
    if due is None:
        if low.wants is None:
            return (drawn if high.place % 2 else drawn.other), steps.lot
        return low.wants.other, steps.granted
    if due is not low.wants:
        return due, steps.granted
    if high.absolute is not low.absolute:
        return (due if high.absolute else due.other), steps.must
    sign = 1 if due is Colour.BLACK else -1
    if high.difference != low.difference:
        return (due if sign * high.difference > sign * low.difference else due.other), steps.balance
    for own, other in zip(reversed(high.colours), reversed(low.colours), strict=False):
        if own is not other:
            return own.other, steps.history
    return (due.other, steps.lower) if high.id in below else (due, steps.higher)
