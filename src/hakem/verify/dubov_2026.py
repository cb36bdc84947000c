"""The verdict on a round by the Dubov system of 2026.

The bye is given first (3.1). Then scoregroups go from the top, each with those it
takes from below. What C5 to C10 and the order of 4.2 say of a set of upfloaters adds up over the pairs of all who are
left, so one cheapest way proves the set (3.2.1, 3.2.2). With the set known, who changes groups (3.2.4) and
the transposition (3.2.6) are two more of the kind, about the bracket alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.model import Colour
from hakem.regulations import DUBOV_2026
from hakem.verify.asked import AskedRound
from hakem.verify.bracket import Partners
from hakem.verify.colour_lists import Group, RatedPairs, TwoLists, first_transposition
from hakem.verify.editions import Articles, SwissText
from hakem.verify.faults import RoundFault
from hakem.verify.legal import illegal
from hakem.verify.lot import lot_of
from hakem.verify.participant import FactRules, PresentField, any_unplayed, full_point_unplayed
from hakem.verify.questions import Levels, PairQuestion, first_set
from hakem.verify.rated import Rated, RatedRules, met_higher, rated_field, rounded_mean
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

_TEXT = SwissText(
    DUBOV_2026,
    FactRules(any_unplayed, full_point_unplayed, None, topscorers=False),
    (),
    Articles(
        *("2.1.1", "2.1.2", "2.1.3", "2.2.1", "3.1", "3.2.6", "3.2.4", "3.2.2"),
        ("5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.1"),
    ),
    lowest_bye=False,
    collapses=False,
)
_RULES = RatedRules(_TEXT.facts, Colour.BLACK, rounded_mean, met_higher)
_LEVELS = ("3.2.1", "2.3.2", "2.3.3", "2.3.4", "2.3.5", "2.3.6", "4.2")
"""Where the levels of a set of upfloaters are written."""


def dubov_round(asked: AskedRound) -> Judgement:
    """The verdict on a round that is there."""
    t, round_no, colourless = asked.t, asked.number, asked.colourless
    field, players = rated_field(t, round_no, _RULES)
    rnd = t.rounds[round_no - 1]
    last = round_no >= t.rounds_total
    judge = _DubovRound(field, players, partners_in(rnd), None if last else (round_no - 1, 2 + t.rounds_total // 5))
    drawn = lot_of(t, lambda: rated_field(t, 1, _RULES)[1], higher_of)

    def steps() -> RoundFault | None:
        return judge.fault() or wrong_colour(rnd, players, lambda h, low: _colour(h, low, drawn), _TEXT, colourless)

    return step_by_step(round_no, illegal(rnd, field, _TEXT, colourless), steps)


class _DubovRound:
    """A legal round; ``floats`` are the round before and how many upfloats make a maximum upfloater, not at the end."""

    def __init__(self, field: PresentField, players: Group, partners: Partners, floats: tuple[int, int] | None) -> None:
        self.field, self.players, self.partners, self.floats = field, players, partners, floats

    def fault(self) -> RoundFault | None:
        """The first thing that should be another."""
        found = other_bye(self.players, _bye_order, self.partners, _TEXT, self.field.point)
        if found is not None:
            return found
        left = tuple(e for e in self.players if self.partners[e.id] is not None)
        while left and found is None:
            residents = tuple(e for e in left if e.score == left[0].score)
            met = {self.partners[e.id] for e in residents}
            raised = tuple(e for e in left if e.id in met and e not in residents)
            found = self._bracket(residents, raised, tuple(e for e in left if e not in residents))
            left = tuple(e for e in left if e not in residents and e not in raised)
        return found

    def _bracket(self, residents: Group, raised: Group, lower: Group) -> RoundFault | None:
        """3.2 for one scoregroup: its upfloaters, then its pairs."""
        question = self._upfloaters(residents, lower if raised else ())
        best, given = question.best(self.partners), question.costs_of(self.partners)
        assert best is not None
        assert given is not None, "the round itself is a way"
        level = next((i for i, (own, least) in enumerate(zip(given, best.totals, strict=True)) if own != least), None)
        if level is None:
            right, article = _pairs(residents + raised, self.partners)
        else:
            members = {e.id for e in residents} | {best.partners[e.id] for e in residents}
            right, _ = _pairs(tuple(e for e in (*residents, *lower) if e.id in members), best.partners)
            article = _LEVELS[level]
        own = pairs_with(residents, self.players, self.partners)
        if {frozenset(pair) for pair in own} == {frozenset(pair) for pair in right}:
            return None
        return instead(_TEXT, article, points_of(residents[0].score, self.field), right, own)

    def _upfloaters(self, residents: Group, lower: Group) -> PairQuestion[Rated]:
        """C5 to C10 and 4.2: residents among themselves or with upfloaters, and everybody else beyond.

        Nobody has to be asked beyond a bracket that the round pairs within itself: no
        set is smaller than an empty one.
        """
        home = {e.id for e in residents}
        numbers = first_set({e.id: place for place, e in enumerate(lower)})
        grades = {score: grade for grade, score in enumerate(sorted({e.score for e in lower}, reverse=True))}
        base = len(residents) + 1

        def costs(one: Rated, two: Rated) -> Levels | None:
            if not one.may_meet(two):
                return None
            if one.id not in home:
                return 0, 0, 0, 0, 0, 0, 0
            clash = int(one.due is two.due)
            if two.id in home:
                return 0, 0, clash, 0, 0, 0, 0
            return 1, base ** grades[two.score], clash, *self._floated(two), numbers[two.id]

        return PairQuestion((*residents, *lower), costs)

    def _floated(self, player: Rated) -> tuple[int, int, int]:
        """C8, C9, C10 of an upfloater; nothing in the last round."""
        if self.floats is None:
            return 0, 0, 0
        before, most = self.floats
        times = len(player.upfloats)
        often = times >= most
        return int(often), times if often else 0, int(before in player.upfloats)


def _bye_order(player: Rated) -> tuple[int, int, int]:
    """3.1: the lowest score, the most games, the largest number."""
    return player.score, -len(player.colours), -player.number


def _pairs(bracket: Group, near: Partners) -> tuple[RatedPairs, str]:
    """3.2.3 to 3.2.6, and the article by which another pairing with as few clashes comes later.

    Where nobody has played the groups are halves by number, in any round (DB-7).
    """
    if any(e.colours for e in bracket):
        white = tuple(e for e in bracket if e.due is Colour.WHITE)
        black = tuple(e for e in bracket if e.due is Colour.BLACK)
    else:
        listed = tuple(sorted(bracket, key=lambda e: e.number))
        white, black = listed[: len(listed) // 2], listed[len(listed) // 2 :]
    lists = TwoLists(white, black, _from_the_middle).fewest_changes(near)
    assert lists is not None, "the bracket can be paired"
    pairs = first_transposition(_in_order(Colour.WHITE, lists[0]), _in_order(Colour.BLACK, lists[1]), near)
    assert pairs is not None, "those who change meet those who stay"
    one = {e.id for e in lists[0]}
    across = all((e.id in one) is not (near[e.id] in one) for e in bracket)
    return pairs, "3.2.6" if across else "3.2.4"


def _in_order(colour: Colour, group: Sequence[Rated]) -> list[Rated]:
    """3.2.5, 4.3.2, 4.4: White seekers by average, then number; Black seekers by number."""
    return sorted(group, key=lambda e: (e.aro, e.number) if colour is Colour.WHITE else (e.number, 0))


def _from_the_middle(colour: Colour, group: Sequence[Rated]) -> list[Rated]:
    """4.3.3: the nearer to the middle of the list the earlier; of two equally near the higher one (DB-10)."""
    listed = _in_order(colour, group)
    last = len(listed) - 1
    return [listed[place] for place in sorted(range(len(listed)), key=lambda place: (abs(2 * place - last), place))]


def _colour(high: Rated, low: Rated, drawn: Colour) -> tuple[Colour, str]:
    """5.2: the colour of the higher ranked, and the article that gives it."""
    if not high.colours and not low.colours:
        return (drawn if high.place % 2 else drawn.other), "5.2.1"
    if high.due is not low.due:
        return high.due, "5.2.2"
    if high.wish != low.wish:
        return (high.due if high.wish > low.wish else high.due.other), "5.2.3"
    for own, other in zip(reversed(high.colours), reversed(low.colours), strict=False):
        if own is not other:
            return own.other, "5.2.4"
    return high.due, "5.2.5"
