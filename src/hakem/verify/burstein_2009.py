"""The verdict on a round by the handbook's Burstein system of 2009.

The bye is given first (4.1 to 4.3). Then groups go from the top, their players ranked by Sonneborn-Berger, Buchholz,
Median and rating (3.2). A group is paired with as few clashes of due colours as possible (6.5), and of
those pairings the first is taken (6.2, 6.4), if only the one who floats is received below (6.6); if nobody is, the
group and the next one are one. Each of these steps is one problem, or the proof that there is no way through it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cmp_to_key, partial
from itertools import groupby

from hakem.model import PlayerId, Points, Tournament
from hakem.values import dataclass, replace
from hakem.verify.asked import AskedRound
from hakem.verify.bracket import Better, Claim, Partners, candidate_of, judge, whole_rest
from hakem.verify.burstein import from_the_first, other_bye
from hakem.verify.certificate import BracketProof, RoundProof
from hakem.verify.colours import ColourReading, last_difference, nearest_irregularity
from hakem.verify.criteria import AtLevel
from hakem.verify.editions import BURSTEIN_TEXT_2009, SwissText
from hakem.verify.faults import RoundFault, bracket_fault, completion_problem
from hakem.verify.graph import JudgedBracket
from hakem.verify.history import Past, for_the_upper_half, pasts
from hakem.verify.participant import Participant, Participants, PresentField, field_of
from hakem.verify.problem import MatchingProblem, proves_impossible
from hakem.verify.search import best_way
from hakem.verify.swiss import SwissJudge, verify_swiss
from hakem.verify.verdict import Judgement

Accepted = Callable[[Participant], bool]
"""Whether somebody may float."""

HigherRanked = Callable[[Participant, Participant], int]
"""Below zero if the first of two is the higher ranked."""


@dataclass(frozen=True, slots=True)
class JoinedGroups:
    """What 6.6 leaves open (BU-09-6, BU-09-7): ``last_first``, the last groups are joined before anything else;
    ``anyway``, somebody whom the next group cannot receive floats all the same, and who has come down stays;
    ``foreseen``, groups are joined before anybody is paired, and a floater must be received all the way down.
    """

    last_first: bool = True
    anyway: bool = False
    foreseen: bool = False


_JOINING = {
    "last-first": JoinedGroups(),
    "from-the-top": JoinedGroups(last_first=False),
    "float-anyway": JoinedGroups(anyway=True),
    "foreseen": JoinedGroups(last_first=False, foreseen=True),
}
_TIMES_SCORE = "times-score"
_HISTORY = {"irregularity": nearest_irregularity, "difference": last_difference}


def handbook_burstein(asked: AskedRound) -> Judgement:
    """The verdict on a round by the options of its event."""
    joining = _JOINING[asked.option("joining", "last-first")]
    higher = _times_score if asked.option("ranks", "sums") == _TIMES_SCORE else _by_the_sums
    history = _HISTORY[asked.option("colour-history", "irregularity")]
    colours = ColourReading(partial(_higher, higher), history)
    judged = partial(_judged, joining=joining, higher=higher)
    judge_of = SwissJudge(BURSTEIN_TEXT_2009, judged, by_sums, colours=colours)
    return verify_swiss(asked.t, asked.number, judge_of, asked.colourless)


def by_sums(t: Tournament, round_no: int, text: SwissText) -> PresentField:
    """3.2: Sonneborn-Berger, Buchholz, Median, then the list by rating; scores have no part in it."""
    field = field_of(t, round_no, text.facts)
    everybody, virtual = pasts(t, round_no), for_the_upper_half(t)
    extra = {p: virtual.get((p, round_no), Points(0)) for p in everybody}
    worth = {p: _as_opponent(t, past) + extra[p] for p, past in everybody.items()}

    for e in field.entrants:
        past = everybody[e.id]
        met = [_met(t, past, i, worth, extra[e.id]) for i in range(len(past.lines))]
        berger = sum((score * line.points for score, line in zip(met, past.lines, strict=True)), Points(0))
        e.sums = (berger, sum(met, Points(0)), sum(sorted(met)[1:-1], Points(0)))
    ordered = tuple(sorted(field.entrants, key=cmp_to_key(_by_the_sums)))
    for rank, e in enumerate(ordered):
        e.rank = rank
    return replace(field, entrants=ordered)


def _as_opponent(t: Tournament, past: Past) -> Points:
    """What somebody counts for in the sums of others: every round without a game is a draw (BU-09-3)."""
    return past.score + sum((t.points.draw - line.points for line in past.lines if not line.over_the_board), Points(0))


def _met(t: Tournament, past: Past, i: int, worth: Mapping[PlayerId, Points], extra: Points) -> Points:
    """The score met in a round: that of the opponent, or of a virtual one (BU-09-3).

    That one had the same score before, got what the player did not, and has drawn since.
    """
    line = past.lines[i]
    if line.over_the_board and line.opponent is not None:
        return worth[line.opponent]
    since = len(past.lines) - i - 1
    return past.score_before(i + 1) + t.points.win - line.points + since * t.points.draw + extra


def _by_the_sums(one: Participant, two: Participant) -> int:
    """3.2: below zero if the first is the higher."""
    return _compared((*two.sums, one.place), (*one.sums, two.place))


def _times_score(one: Participant, two: Participant) -> int:
    """BU-09-5: of two with unequal scores, Buchholz and Median count as often as each has points."""
    if one.score == two.score:
        return _by_the_sums(one, two)
    mine, theirs = ((e.sums[0], *(value * e.score for value in e.sums[1:])) for e in (one, two))
    return _compared((*theirs, one.place), (*mine, two.place))


def in_rank_order(players: Participants, higher: HigherRanked) -> Participants:
    """Players, the highest first; those of the group stand by score, and who has come down is the last of them.

    Times the score the order may run in a circle. Then it is what comes of merging two runs as soon as they are of one
    length, from the left (BU-09-5).
    """
    runs: list[Participants] = []
    for e in players:
        runs.append((e,))
        while len(runs) > 1 and len(runs[-2]) == len(runs[-1]):
            runs[-2:] = [_merged(runs[-2], runs[-1], higher)]
    while len(runs) > 1:
        runs[-2:] = [_merged(runs[-2], runs[-1], higher)]
    return runs[0]


def _merged(left: Participants, right: Participants, higher: HigherRanked) -> Participants:
    found: list[Participant] = []
    one, two = iter(left), iter(right)
    mine, theirs = next(one, None), next(two, None)
    while mine is not None and theirs is not None:
        if higher(theirs, mine) < 0:
            found.append(theirs)
            theirs = next(two, None)
        else:
            found.append(mine)
            mine = next(one, None)
    return (*found, *(e for e in (mine, theirs) if e is not None), *one, *two)


def _compared(mine: tuple[Points | int, ...], theirs: tuple[Points | int, ...]) -> int:
    return (mine > theirs) - (mine < theirs)


def _higher(ranked: HigherRanked, one: Participant, two: Participant) -> Participant:
    """5.4: the higher by 3.2; 5.1: of two without a game the higher by score, then by the list."""
    if one.colours or two.colours:
        return one if ranked(one, two) < 0 else two
    return min(one, two, key=lambda e: (-e.score, e.place))


def _judged(
    field: PresentField, text: SwissText, partners: Partners, joining: JoinedGroups, higher: HigherRanked
) -> RoundProof | RoundFault:
    """Proofs for all groups of a legal round, or the first thing that should be another."""
    fault = other_bye(field, text, partners, lambda e: (e.score, -e.rank))
    return fault if fault is not None else _GroupsOfRound(field, text, partners, joining, higher).judged()


def foreseen_groups(scoregroups: Sequence[Participants]) -> list[Participants]:
    """BU-09-7: from the top a group takes in the next one as long as it cannot be paired with all above it.

    At the end the last two are joined until everybody can be.
    """
    groups: list[Participants] = []
    waiting = list(scoregroups)
    while waiting:
        groups.append(waiting.pop(0))
        while waiting and not one_floats_each(groups):
            groups[-1] += waiting.pop(0)
    while len(groups) > 1 and not one_floats_each(groups):
        groups[-2:] = [groups[-2] + groups[-1]]
    return groups


def one_floats_each(groups: Sequence[Participants], came: Participants = ()) -> bool:
    """Whether all these can be paired with nobody leaving a group but one to the next, where numbers are odd.

    Who has come down is in the first group and stays there. If all are odd, one of the last group is left over. Every
    pair across an odd border costs one; each such border has one at least, so all have just one if they cost as
    much as there are borders.
    """
    players = (*came, *(e for group in groups for e in group))
    home = [0] * len(came) + [at for at, group in enumerate(groups) for _ in group]
    ends = [sum(at <= last for at in home) for last in range(len(groups))]
    rows: list[dict[int, int]] = [{} for _ in range(len(players) + len(players) % 2)]
    for i, e in enumerate(players):
        for j in range(i + 1, len(players)):
            across = home[j] - home[i]
            floats = across == 1 and ends[home[i]] % 2 == 1 and i >= len(came)
            if (across == 0 or floats) and e.may_meet(players[j]):
                rows[i][j] = rows[j][i] = across
        if len(rows) > len(players) and home[i] == len(groups) - 1 and i >= len(came):
            rows[i][-1 % len(rows)] = rows[-1][i] = 0
    problem = MatchingProblem(tuple(rows), {})
    found = best_way(problem)
    return found.mates is not None and problem.cost(found.mates) == sum(end % 2 for end in ends[:-1])


def _possible(players: Participants, able: Sequence[Participant] = ()) -> bool:
    """Whether these can all be paired with each other; of an odd number one of ``able`` is left over."""
    problem = completion_problem(players, list(able))
    found = best_way(problem)
    assert found.mates is not None or proves_impossible(problem, found.proof)
    return found.mates is not None


class _GroupsOfRound:
    """The groups of a legal round, one after the other."""

    def __init__(
        self, field: PresentField, text: SwissText, partners: Partners, joining: JoinedGroups, higher: HigherRanked
    ) -> None:
        self.field, self.text, self.partners, self.joining, self.higher = field, text, partners, joining, higher
        playing = sorted((e for e in field.entrants if partners[e.id] is not None), key=lambda e: (-e.score, e.rank))
        self.groups: list[Participants] = [tuple(group) for _, group in groupby(playing, key=lambda e: e.score)]
        if joining.foreseen:
            self.groups = foreseen_groups(self.groups)
        while joining.last_first and len(self.groups) > 1 and not self._last_is_possible():
            self.groups[-2:] = [self.groups[-2] + self.groups[-1]]

    def _last_is_possible(self) -> bool:
        """6.6: whether the last group can be paired, if its number is odd with somebody from the one above."""
        above, last = self.groups[-2:]
        return _possible(last, [e for e in last if any(e.may_meet(one) for one in above)])

    def judged(self) -> RoundProof | RoundFault:
        """Proofs for all groups, or the first that should be another."""
        proved: list[BracketProof] = []
        came: Participants = ()
        at = 0
        while at < len(self.groups):
            stop, residents, strangers = at + 1, self.groups[at], came
            group = residents + came
            found = self._group(group, strangers, stop)
            while found is None:
                residents, strangers = residents + self.groups[stop], came if self.joining.anyway else ()
                group = residents + came
                stop += 1
                found = self._group(group, strangers, stop)
            if isinstance(found, RoundFault):
                return found
            proved.append(BracketProof("plain", found))
            paired = {e.id for e in group}
            came = tuple(e for e in group if self.partners[e.id] not in paired)
            at = stop
        return RoundProof(tuple(proved))

    def _group(self, players: Participants, came: Participants, stop: int) -> tuple[Claim, ...] | RoundFault | None:
        """Proofs that a group is paired as it should be, a better pairing, or None if 6.6 lets none through."""
        if len(players) % 2 == 0:
            return self._best(players, ()) if _possible(players) and self._completes((), stop) else None
        may_float = [e for e in players if e not in came]
        found = self._with_floater(players, may_float, lambda e: self._is_received(e, stop))
        if found is None and self.joining.anyway:
            return self._with_floater(players, may_float, lambda e: self._completes((e,), stop))
        return found

    def _with_floater(
        self, players: Participants, may_float: Sequence[Participant], accepted: Accepted
    ) -> tuple[Claim, ...] | RoundFault | None:
        """The same where one of these floats: who floats in the best pairing and is not accepted is sent back (6.6)."""
        left = list(may_float)
        while _possible(players, left):
            b = self._bracket(players, left)
            found = judge(b, self.partners, whole_rest)
            best = found.candidate if isinstance(found, Better) else candidate_of(b, self.partners)
            (floater,) = best.floaters
            if accepted(floater):
                return self._told(b, found)
            left.remove(floater)
        return None

    def _best(self, players: Participants, left: Sequence[Participant]) -> tuple[Claim, ...] | RoundFault:
        b = self._bracket(players, left)
        return self._told(b, judge(b, self.partners, whole_rest))

    def _told(self, b: JudgedBracket, found: tuple[Claim, ...] | Better) -> tuple[Claim, ...] | RoundFault:
        if not isinstance(found, Better):
            return found
        odd = len(b.residents) % 2
        articles = replace(self.text.articles, transpositions="6.4", exchanges="6.4") if odd else self.text.articles
        text = replace(self.text, articles=articles)
        return bracket_fault(text, self.field, b, candidate_of(b, self.partners), found)

    def _bracket(self, players: Participants, floats: Sequence[Participant]) -> JudgedBracket:
        level = AtLevel(min(e.score for e in players), self.field.point)
        ranked = in_rank_order(players, self.higher)
        for rank, e in enumerate(ranked):
            e.rank = rank
        return JudgedBracket(
            (), ranked, (), (), self.text.criteria, level, level, floats.__contains__, odd=False, order=from_the_first
        )

    def _is_received(self, player: Participant, stop: int) -> bool:
        """6.6: the next group can be paired with the floater, but for one of its own, and so can all below."""
        if self.joining.foreseen:
            return one_floats_each(self.groups[stop:], (player,))
        following = self.groups[stop]
        return _possible((player, *following), following) and self._completes((player,), stop)

    def _completes(self, came: Participants, stop: int) -> bool:
        """Whether those who come down and everybody below can be paired with each other."""
        if self.joining.foreseen:
            return one_floats_each(self.groups[stop:], came)
        return _possible((*came, *(e for group in self.groups[stop:] for e in group)))
