"""The verdict on a round by the handbook's Dutch system of 2009.

The text is a procedure, so the verifier goes through it once more, from the text and its readings (DU-09-1 to
DU-09-15): C.1 who has no opponent, C.12 and C.13 back to the group above, C.14 fewer pairs. What C.2 to C.11 come to in
a group is not gone through but proved (:mod:`hakem.verify.handbook_group`). What takes too many proofs is not proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from itertools import groupby

from hakem.i18n import Datum, Message, PairRef
from hakem.values import dataclass, replace
from hakem.verify.asked import AskedRound
from hakem.verify.bracket import Partners
from hakem.verify.certificate import RoundProof
from hakem.verify.colours import ColourReading, last_difference, nearest_irregularity
from hakem.verify.editions import DUTCH_TEXT_2009, SwissText
from hakem.verify.faults import RoundFault, completion_problem
from hakem.verify.first_way import BeyondBoundError, Effort, TwoPlayers
from hakem.verify.handbook_group import (
    Condition,
    HandbookGroup,
    HandbookReading,
    can_be_paired,
    everybody_in,
    first_pairing,
    same_wish,
)
from hakem.verify.participant import Participant, Participants, PresentField
from hakem.verify.problem import MatchingProblem
from hakem.verify.search import best_way
from hakem.verify.swiss import SwissJudge, by_score, verify_swiss
from hakem.verify.verdict import Judgement

MOST_PROBLEMS = 5000
"""How many problems a round may take."""

_HISTORY = {"difference": last_difference, "irregularity": nearest_irregularity}
_NOT_JUDGED = (("x-raised", "to-p"),)
"""Options of which only the usual value is judged."""


def handbook_dutch(asked: AskedRound) -> Judgement:
    """The verdict on a round by the options of its event."""
    for name, usual in _NOT_JUDGED:
        if asked.option(name, usual) != usual:
            return asked.not_proved(Message("verify.option-not-judged", {"option": f"{name}={asked.option(name)}"}))
    reading = HandbookReading(
        odd_round=asked.number % 2 == 1,
        last_round=asked.number >= asked.t.rounds_total,
        strong_as_absolute=asked.option("strong-as-absolute", "yes") == "yes",
        mild_give_way=asked.option("mild-give-way", "yes") == "yes",
        b6_first=asked.option("downfloats-given-up", "b5-first") == "b6-first",
        x_is_left=asked.option("x-of-the-remainder", "anew") == "left",
        rest_stays=asked.option("no-moved-down-pair", "group-moves") == "rest-stays",
    )
    enough = asked.option("last-round-exception", "half") == "half"
    text = replace(DUTCH_TEXT_2009, facts=replace(DUTCH_TEXT_2009.facts, half_is_enough=enough))
    colours = ColourReading(history=_HISTORY[asked.option("colour-history", "difference")], limits_first=True)
    judge = SwissJudge(text, partial(_judged, reading=reading), by_score, colours=colours)
    try:
        return verify_swiss(asked.t, asked.number, judge, asked.colourless)
    except BeyondBoundError:
        return asked.not_proved(Message("verify.too-many-proofs", {"most": MOST_PROBLEMS}))


def _judged(
    field: PresentField, text: SwissText, partners: Partners, reading: HandbookReading
) -> RoundProof | RoundFault:
    """The first group that the procedure pairs otherwise, if there is one."""
    for done in HandbookRound(field, partners, reading).groups_paired():
        if any(partners[one.id] != two.id for one, two in done.pairs):
            return _fault(done, field, text, partners)
    return RoundProof(())


@dataclass(frozen=True, slots=True, eq=False)
class _Done:
    """A group that is paired, as it was; without ``group`` everybody moved on."""

    place: int
    incoming: Participants
    passing: Participants
    group: HandbookGroup | None
    pairs: tuple[TwoPlayers, ...]
    leaving: Participants


def _fault(done: _Done, field: PresentField, text: SwissText, partners: Partners) -> RoundFault:
    """What the group should have been, and by which article."""
    wrong = tuple(pair for pair in done.pairs if partners[pair[0].id] != pair[1].id)
    players = everybody_in(wrong)
    given = {(min(e.id, other), max(e.id, other)) for e in players if (other := partners[e.id]) is not None}
    data: dict[str, Datum] = {
        "points": Fraction(min(e.score for e in players), field.point),
        "better": tuple(PairRef(one.id, two.id) for one, two in wrong),
        "given": tuple(PairRef(one, two) for one, two in sorted(given)),
    }
    return RoundFault(text.edition.art(_article(done, partners)), Message("verify.better", data))


def _article(done: _Done, partners: Partners) -> str:
    """By what the pairing of the text goes before that of the round: pairs, colours, floats, or the order."""
    assert done.group is not None
    group = done.group
    here = {e.id: e for e in group.players}
    given = [(e, here[two]) for e in group.players if (two := partners[e.id]) in here and e.rank < here[two].rank]
    if len(given) < len(done.pairs):
        return "B.3"
    if sum(same_wish(*pair) for pair in given) > sum(same_wish(*pair) for pair in done.pairs):
        return "B.4"
    left = [e for e in group.players if partners[e.id] not in here]
    if not all(group.may_pair(*pair, 0) for pair in given) or not all(group.may_leave(e, 0) for e in left):
        return "B.5"
    return "D.1" if {one.id for one, _ in given} == {one.id for one, _ in done.pairs} else "D.2"


class HandbookRound:
    """The procedure over all groups; ``partners`` are only a hint where to look first."""

    def __init__(self, field: PresentField, partners: Partners, reading: HandbookReading) -> None:
        self.partners, self.reading = partners, reading
        self.groups: list[Participants] = [tuple(group) for _, group in groupby(field.entrants, key=lambda e: e.score)]
        self.effort = Effort(MOST_PROBLEMS)
        self.place = 0
        self.incoming: Participants = ()
        self.passing: Participants = ()
        self.added = 0
        self.nobody_in_s1 = False
        self.done: list[_Done] = []

    def groups_paired(self) -> list[_Done]:
        """All groups as the text pairs them, the highest first."""
        group = self._entered()
        while True:
            found = None if group is None else first_pairing(group, self.partners, self.effort)
            if group is None or found is None:
                group = self._otherwise(group)
                continue
            pairs, leaving = found
            done = _Done(self.place, self.incoming, self.passing, group, pairs, leaving)
            if self.lowest:
                return [*self.done, done]
            self._descend(done)
            group = self._entered()

    @property
    def lowest(self) -> bool:
        """Whether this is the lowest group."""
        return self.place == len(self.groups) - 1

    @property
    def members(self) -> Participants:
        """Everybody in the group, in order."""
        return tuple(sorted((*self.incoming, *self.groups[self.place]), key=lambda e: e.rank))

    @property
    def here(self) -> Participants:
        """Those who do not move on."""
        return tuple(e for e in self.members if e not in self.passing)

    # C.1

    def _entered(self) -> HandbookGroup | None:
        """C.1: the group to be paired; None if it leads to C.12."""
        if self.lowest:
            return self._group() if self._served() else None
        while True:
            alone = next((e for e in self.here if not any(e.may_meet(two) for two in self.here if two is not e)), None)
            if alone is None and self.here:
                return self._group()
            if alone is None:
                self._descend(_Done(self.place, self.incoming, self.passing, None, (), ()))
                return self._entered()
            if alone in self.incoming:
                return None
            self.passing += (alone,)

    def _stuck(self) -> Participant | None:
        """C.1: the first who came from above and can meet nobody here."""
        if self.lowest:
            return None
        here = self.here
        alone = next((e for e in here if not any(e.may_meet(two) for two in here if two is not e)), None)
        return alone if alone in self.incoming else None

    def _group(self) -> HandbookGroup:
        here = self.here
        above = (*self.incoming, *(self.groups[-1][: self.added] if self.lowest else ()))
        movers = sum(e in above for e in here)
        head = movers if 2 * movers < len(here) else 0
        return HandbookGroup(here, movers, self.lowest, self.reading, len(here) // 2, head)

    def _descend(self, done: _Done) -> None:
        """On to the next group with those who leave."""
        self.done.append(done)
        self.incoming = tuple(sorted((*done.leaving, *done.passing), key=lambda e: e.rank))
        self.passing, self.place, self.nobody_in_s1 = (), self.place + 1, False

    # C.12 to C.14

    def _otherwise(self, group: HandbookGroup | None) -> HandbookGroup | None:
        """C.12, C.13, C.14: what is to be paired when this cannot be."""
        stuck = self._stuck() if group is None else None
        again = self._other_floaters(group, stuck)
        if again is not None:
            return again
        if stuck is not None:
            heterogeneous = 0 < 2 * sum(e in self.incoming for e in self.here) < len(self.here)
            self.passing += (stuck,)
            if self.reading.rest_stays or not heterogeneous or any(e not in self.passing for e in self.incoming):
                return self._entered()
            self.nobody_in_s1 = True
        if self.lowest and not completes(self.members):
            return self._merged()
        return self._fewer(group)

    def _other_floaters(self, group: HandbookGroup | None, stuck: Participant | None) -> HandbookGroup | None:
        """C.12: the group above again, with others who leave it, if that helps here."""
        if not self.incoming or not self.done or self.done[-1].group is None:
            return None
        wish = self._wish(group, stuck)
        if wish is None:
            return None
        again = replace(self.done[-1].group, condition=wish)
        return self._back(again) if self._can_be_paired(again) else None

    def _back(self, group: HandbookGroup) -> HandbookGroup:
        above = self.done.pop()
        self.place, self.incoming, self.passing = above.place, above.incoming, above.passing
        return group

    def _wish(self, group: HandbookGroup | None, stuck: Participant | None) -> Condition | None:
        """What others who leave the group above must allow; None if C.12 does not ask for them (DU-09-8)."""
        residents, along = self.groups[self.place], self.done[-1].passing
        if self.lowest:
            if self._served():
                return None
            all_play = self._group().heterogeneous
            return lambda left: completes((*left, *along, *residents), (*left, *along) if all_play else ())
        excused = self.passing

        def coming(left: Participants) -> Participants:
            return tuple(e for e in (*left, *along) if e not in excused)

        if stuck is not None:
            return lambda left: all_meet(coming(left), residents)
        assert group is not None
        if group.heterogeneous and group.head < group.movers:
            return None
        if not all_meet(group.players[: group.head], group.players[group.head :]):
            return lambda left: all_meet(coming(left), residents)
        own = sum(e not in self.incoming for e in self.passing)
        idle, meeting = len(group.players) + own - 2 * group.pairs, group.heterogeneous
        return lambda left: (
            (not meeting or all_meet(coming(left), residents)) and fewest_idle((*coming(left), *residents)) <= idle
        )

    def _served(self) -> bool:
        """The lowest group can be completed; in a heterogeneous one nobody from above has the bye."""
        incoming, residents = self.incoming, self.groups[self.place]
        return completes((*incoming, *residents), incoming if self._group().heterogeneous else ())

    def _merged(self) -> HandbookGroup | None:
        """C.13: the group above with as many pairs as let the lowest one be completed, or both as one."""
        above = self.done[-1]
        below = (*self.groups[self.place], *above.passing)
        if above.group is not None:
            for pairs in range(above.group.pairs, 0, -1):
                full = above.group.movers if above.group.heterogeneous else 0
                for head in range(min(pairs, full), -1, -1):
                    again = replace(
                        above.group, pairs=pairs, head=head, condition=lambda left: completes((*left, *below))
                    )
                    if self._can_be_paired(again):
                        return self._back(again)
        self.done.pop()
        self.added = len(self.groups[above.place])
        self.groups[above.place :] = [self.groups[above.place] + self.groups[above.place + 1]]
        self.place, self.incoming, self.passing = above.place, above.incoming, ()
        return self._entered()

    def _fewer(self, group: HandbookGroup | None) -> HandbookGroup | None:
        """C.14: p is lowered; if S1 has nobody left, the whole group moves down."""
        if group is None and not self.nobody_in_s1:
            group = self._group()
        no_head = group is not None and not all_meet(group.players[: group.head], group.players[group.head :])
        p_is_zero = self.nobody_in_s1 or (no_head and group is not None and group.head == 1)
        if p_is_zero and not self.lowest and not self.reading.rest_stays:
            self._descend(_Done(self.place, self.incoming, self.members, None, (), ()))
            return self._entered()
        assert group is not None
        if self.lowest or no_head:
            return replace(group, head=group.head - 1)
        return replace(group, pairs=group.pairs - 1, head=min(group.head, group.pairs - 1))

    def _can_be_paired(self, group: HandbookGroup) -> bool:
        return can_be_paired(group, self.partners, self.effort)


def completes(players: Participants, without_bye: Participants = ()) -> bool:
    """Whether these can all be paired, and one who is entitled has the bye if they are odd."""
    able = [e for e in players if not e.barred and e not in without_bye]
    return best_way(completion_problem(players, able)).mates is not None


def all_meet(coming: Sequence[Participant], residents: Sequence[Participant]) -> bool:
    """Whether all of the first can meet somebody of the others at once."""
    rows: list[dict[int, int]] = [{} for _ in (*coming, *residents)]
    for i, e in enumerate(coming):
        for j, other in enumerate(residents, start=len(coming)):
            if e.may_meet(other):
                rows[i][j] = rows[j][i] = 0
    alone = dict.fromkeys(range(len(coming), len(rows)), 0)
    return best_way(MatchingProblem(tuple(rows), alone)).mates is not None


def fewest_idle(players: Participants) -> int:
    """How many of these must stay without an opponent."""
    rows: list[dict[int, int]] = [{} for _ in players]
    for i, e in enumerate(players):
        for j in range(i + 1, len(players)):
            if e.may_meet(players[j]):
                rows[i][j] = rows[j][i] = 0
    problem = MatchingProblem(tuple(rows), dict.fromkeys(range(len(rows)), 1))
    mates = best_way(problem).mates
    assert mates is not None
    return problem.cost(mates) or 0
