"""What tells two rounds of the Dutch system apart: the first bracket that they pair otherwise, and its criteria.

Each round may belong to a world of its own: the same event, in which other pairs are
prohibited. What a criterion foresees of the following bracket is what is possible there.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from hakem.model import Tournament
from hakem.values import dataclass
from hakem.verify.bracket import Better, Candidate, Exact, candidate_of, judge, whole_rest, with_following
from hakem.verify.dutch import DutchRound
from hakem.verify.editions import DUTCH_TEXTS, SwissText
from hakem.verify.faults import completion_problem
from hakem.verify.graph import Graph, JudgedBracket, mdp_stage, remainder_stage
from hakem.verify.participant import Participant
from hakem.verify.problem import ALONE, MatchingProblem, proves_impossible
from hakem.verify.search import best_way
from hakem.verify.swiss import by_score, partners_in

Sizes = tuple[int, ...]
"""What a criterion holds against a candidate: sizes from the largest, or one number, nothing if that is zero."""


@dataclass(frozen=True, slots=True)
class RoundsApart:
    """The score of the bracket, None for the score of the bye; the criteria down to the first that tells them apart.

    Each comes with its article, and what it holds against ours and against theirs. If
    none does, ``by_order`` says that only the order of candidates is left.
    """

    points: Fraction | None
    ladder: tuple[tuple[str, Sizes, Sizes], ...]
    by_order: bool = False


class _Bracket(NamedTuple):
    """A bracket, what the round makes of it, and the graph of all that could be made of it."""

    b: JudgedBracket
    given: Candidate
    exact: Exact

    @property
    def pairs(self) -> set[tuple[int, int]]:
        """The pairs as ids."""
        return {(high.id, low.id) for high, low in self.given.pairs}


def parting(ours: Tournament, theirs: Tournament, round_no: int, edition: str) -> RoundsApart | None:
    """Where two legal rounds part, the first of which is the best one; None if they have the same pairs."""
    text = next(text for text in DUTCH_TEXTS if text.edition.id == edition)
    own, other = (_round(t, round_no, text) for t in (ours, theirs))
    if own.bye_score is not None and other.bye_score is not None and own.bye_score != other.bye_score:
        return RoundsApart(None, ((text.articles.lowest_bye, (own.bye_score,), (other.bye_score,)),))
    walk = _collapsing if text.collapses else _completing
    for mine, their in walk(own, other):
        if mine.pairs != their.pairs:
            ladder = tuple(_ladder(mine, their))
            return RoundsApart(Fraction(mine.b.at.low, own.field.point), ladder, all(a == b for _, a, b in ladder))
    return None


def nobody_completes(t: Tournament, round_no: int, edition: str) -> bool:
    """Whether it is proved that those who are in the round cannot all be paired, whoever has the bye."""
    text = next(text for text in DUTCH_TEXTS if text.edition.id == edition)
    everybody = by_score(t, round_no, text).entrants
    problem = completion_problem(everybody, [e for e in everybody if not e.barred])
    found = best_way(problem)
    return found.mates is None and proves_impossible(problem, found.proof)


def _round(t: Tournament, round_no: int, text: SwissText) -> DutchRound:
    return DutchRound(by_score(t, round_no, text), text, partners_in(t.rounds[round_no - 1]))


Both = tuple[_Bracket, _Bracket]


def _completing(own: DutchRound, other: DutchRound) -> Iterator[Both]:
    """2026: every bracket lets the round be completed."""
    left: list[tuple[Participant, ...]] = [(), ()]
    for place in range(len(own.groups)):
        brackets = [one.completing(mdps, place) for one, mdps in zip((own, other), left, strict=True)]
        yield (both := _both(own, other, brackets, whole_rest))
        left = [each.given.floaters for each in both]


def _collapsing(own: DutchRound, other: DutchRound) -> Iterator[Both]:
    """2017: the bracket after which our round could not be completed is the last but one."""
    left: list[tuple[Participant, ...]] = [(), ()]
    for place in range(len(own.groups) - 1):
        brackets = [one.bracket(mdps, place) for one, mdps in zip((own, other), left, strict=True)]
        found = judge(brackets[0], own.partners, with_following)
        stuck = isinstance(found, Better) and own.cannot_be_completed(found.candidate, place) is not None
        if stuck:
            brackets = [one.looking_no_further(b) for one, b in zip((own, other), brackets, strict=True)]
        yield (both := _both(own, other, brackets, whole_rest if stuck else with_following))
        left = [each.given.floaters for each in both]
        if stuck:
            break
    else:
        place = len(own.groups) - 2
    brackets = [one.last_bracket(mdps, place + 1) for one, mdps in zip((own, other), left, strict=True)]
    yield _both(own, other, brackets, whole_rest)


def _both(own: DutchRound, other: DutchRound, brackets: list[JudgedBracket], exact: Exact) -> Both:
    mine, their = brackets
    return (
        _Bracket(mine, candidate_of(mine, own.partners), exact),
        _Bracket(their, candidate_of(their, other.partners), exact),
    )


def _ladder(mine: _Bracket, their: _Bracket) -> Iterator[tuple[str, Sizes, Sizes]]:
    for criterion, ours, theirs in zip(mine.b.criteria, _sizes(mine), _sizes(their), strict=True):
        yield criterion.article, ours, theirs
        if ours != theirs:
            return


def _sizes(at: _Bracket) -> list[Sizes]:
    """What every criterion holds against a candidate, with the best that can become of those who follow."""
    b, given = at.b, at.given
    stage = mdp_stage(b) if b.mdps else remainder_stage(b, (), len(given.others))
    left = len(given.floaters) if b.is_last else (len(b.players) + len(b.following)) % 2
    graph = at.exact(b, stage, left)
    mates, _ = best_way(_only(graph, at))
    assert mates is not None, "the round itself is complete"
    answers = [graph.answers[v, m] for v, m in enumerate(mates) if v < m]
    answers += [graph.alone[v] for v, m in enumerate(mates) if m == ALONE]
    sizes: list[list[int]] = [[] for _ in b.criteria]
    for told in answers:
        for place, number in told:
            sizes[place].append(number)
    return [
        tuple(sorted(found, reverse=True)) if criterion.graded or not found else (sum(found),)
        for criterion, found in zip(b.criteria, sizes, strict=True)
    ]


def _only(graph: Graph, at: _Bracket) -> MatchingProblem:
    """The problem of which only ways with the pairs of the candidate are left."""
    partner = {one: two for pair in at.pairs for one, two in (pair, pair[::-1])}
    here: dict[int, Participant] = {e.id: e for e in at.b.players}

    def stays(one: int, two: int) -> bool:
        if one in partner or two in partner:
            return partner.get(one) == two
        if one not in here or two not in here:
            return True
        high, low = sorted((here[one], here[two]), key=lambda e: e.rank)
        return not at.b.inside(high, low)

    labels = graph.labels
    rows = tuple(
        {v: cost for v, cost in row.items() if stays(labels[u], labels[v])} for u, row in enumerate(graph.problem.costs)
    )
    return MatchingProblem(rows, {v: cost for v, cost in graph.problem.alone.items() if labels[v] not in partner})
