"""Whether a bracket of a round is paired as it should be: a proof, or a better candidate."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from hakem.model import PlayerId
from hakem.values import dataclass
from hakem.verify.graph import (
    BYE,
    BracketPairs,
    Graph,
    JudgedBracket,
    OrderStage,
    alone_graph,
    following_graph,
    mdp_stage,
    remainder_stage,
    rest_graph,
)
from hakem.verify.participant import Participant
from hakem.verify.problem import ALONE, Mates, Proof, proves_best
from hakem.verify.search import best_way

Partners = Mapping[PlayerId, PlayerId | None]
"""The opponent of everybody in the round; None for the one with the bye."""


class Candidate(NamedTuple):
    """Pairs of a bracket, those of moved-down players first, and who leaves it."""

    mdp_pairs: BracketPairs
    others: BracketPairs
    floaters: tuple[Participant, ...]

    @property
    def pairs(self) -> BracketPairs:
        """All pairs."""
        return self.mdp_pairs + self.others


@dataclass(frozen=True, slots=True, eq=False)
class Claim:
    """One thing that is proved: no way through the graph is better than the round, or than ``witness``."""

    graph: str
    stage: str
    labels: tuple[int, ...]
    proof: Proof
    witness: Mates | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Better:
    """A candidate that comes before the one of the round: the place of the criterion that says so, None for the order.

    ``stage`` is where the order decides; ``claims`` prove that it is the best of all.
    """

    candidate: Candidate
    criterion: int | None
    stage: str
    claims: tuple[Claim, ...]
    possible: bool = True
    """Whether the round itself keeps to what must be kept in this bracket."""


Exact = Callable[[JudgedBracket, OrderStage, int], Graph]
"""The graph whose ways are just the candidates, with that many players left over where places are needed."""


def whole_rest(b: JudgedBracket, stage: OrderStage, left: int) -> Graph:
    """Candidates that let the round be completed."""
    return alone_graph(b, stage, left) if b.is_last else rest_graph(b, stage)


def with_following(b: JudgedBracket, stage: OrderStage, left: int) -> Graph:
    """Candidates together with the following scoregroup, whatever becomes of the rest."""
    return following_graph(b, stage, left)


def candidate_of(b: JudgedBracket, partners: Partners) -> Candidate:
    """What the round makes of a bracket."""
    here = {e.id: e for e in b.players}
    pairs = []
    for e in b.players:
        other = here.get(partners[e.id] or PlayerId(BYE))
        if other is not None and e.rank < other.rank and b.inside(e, other):
            pairs.append((e, other))
    return _candidate(b, pairs)


def _candidate(b: JudgedBracket, pairs: Sequence[tuple[Participant, Participant]]) -> Candidate:
    paired = {e.id for pair in pairs for e in pair}
    moved = tuple(pair for pair in pairs if pair[0] in b.mdps)
    others = tuple(pair for pair in pairs if pair[0] not in b.mdps)
    return Candidate(moved, others, tuple(e for e in b.players if e.id not in paired))


def judge(b: JudgedBracket, partners: Partners, exact: Exact) -> tuple[Claim, ...] | Better:
    """Proofs that the round is right in this bracket, or the best candidate."""
    given = candidate_of(b, partners)
    claims: list[Claim] = []
    for stage in _stages(b, given):
        found = _settled(b, stage, given, partners, exact)
        if isinstance(found, Claim):
            claims.append(found)
            continue
        best, more = _completed(b, stage, found, given, exact)
        if set(best.pairs) == set(given.pairs):
            return (*claims, *more)  # only what the round makes of those who follow was worse
        return Better(best, found.criterion, stage.name, (*claims, *more), found.possible)
    return tuple(claims)


def _stages(b: JudgedBracket, c: Candidate) -> Iterator[OrderStage]:
    if b.mdps:
        yield mdp_stage(b)
    yield (b.order or remainder_stage)(b, c.mdp_pairs, len(c.others))


class _Way(NamedTuple):
    """A better way than that of the round: the criterion by which it is better, None for the order."""

    graph: Graph
    mates: Mates
    proof: Proof
    criterion: int | None = None
    possible: bool = True

    @property
    def claim(self) -> Claim:
        """That it is the best."""
        return Claim(self.graph.kind, self.graph.stage.name, self.graph.labels, self.proof, self.mates)


def _settled(b: JudgedBracket, stage: OrderStage, given: Candidate, partners: Partners, exact: Exact) -> Claim | _Way:
    """The claim that proves the round right in a stage, else a better way and why it is better."""
    if not b.is_last and _as_hoped(b, given, partners):
        graph = alone_graph(b, stage, len(given.floaters))
        mates = graph.mates(partners)
        found = best_way(graph.problem, mates)
        if proves_best(graph.problem, mates, found.proof):
            return Claim(graph.kind, stage.name, graph.labels, found.proof)
    graph = exact(b, stage, _left_over(b, given, partners))
    mates = graph.mates(partners)
    cost = graph.problem.cost(mates)
    found = best_way(graph.problem, mates if cost is not None else None)
    if proves_best(graph.problem, mates, found.proof):
        return Claim(graph.kind, stage.name, graph.labels, found.proof)
    assert found.mates is not None, "the round itself is complete"
    if cost is None:
        return _Way(graph, found.mates, found.proof, None, possible=False)
    both = zip(graph.told(mates), graph.told(found.mates), strict=True)
    return _Way(graph, found.mates, found.proof, next((i for i, (own, best) in enumerate(both) if own != best), None))


def _left_over(b: JudgedBracket, given: Candidate, partners: Partners) -> int:
    """How many the round leaves over in the last bracket here, or in the following one."""
    if b.is_last:
        return len(given.floaters)
    ahead = {e.id for e in (*given.floaters, *b.following)}
    both = {e.id for e in b.following}
    return sum((mate := partners[p]) not in ahead or (p not in both and mate not in both) for p in ahead)


def _as_hoped(b: JudgedBracket, given: Candidate, partners: Partners) -> bool:
    """Whether the following bracket could not do better after so many floaters: at most one resident is left over.

    All floaters meet residents there, and somebody is left over only if the number is odd.
    """
    if not b.following:
        return True
    ahead = {e.id: e for e in b.following}
    if any(partners[e.id] not in ahead for e in given.floaters):
        return False
    floating = {e.id for e in given.floaters}
    left = [e for e in b.following if partners[e.id] not in ahead and partners[e.id] not in floating]
    if len(left) > 1:
        return False
    return not (b.ahead.ends_with_bye and any(e.barred for e in left))


def _pairs_in(graph: Graph, b: JudgedBracket, mates: Mates) -> list[tuple[Participant, Participant]]:
    """The pairs of the bracket in a way through a graph."""
    players = graph.stage.players
    return [
        (e, players[mate])
        for v, e in enumerate(players)
        if v < (mate := mates[v]) < len(players) and b.inside(e, players[mate])
    ]


def _completed(
    b: JudgedBracket, stage: OrderStage, way: _Way, given: Candidate, exact: Exact
) -> tuple[Candidate, tuple[Claim, ...]]:
    """The best candidate of all, of which a stage is known, with the proofs from that stage on."""
    pairs = _pairs_in(way.graph, b, way.mates)
    if stage.name != "mdps":
        pairs = [*given.mdp_pairs, *pairs]
    known = _candidate(b, pairs)
    claims = (way.claim,) if stage.name == "mdps" else ()
    assumed = len(given.others) if not claims else -1
    while len(known.others) != assumed:
        assumed = len(known.others)
        graph = exact(b, (b.order or remainder_stage)(b, known.mdp_pairs, assumed), _odd(b))
        mates, proof = best_way(graph.problem, _carried(way, graph))
        assert mates is not None, "one way is known"
        way = _Way(graph, mates, proof)
        known = _candidate(b, [*known.mdp_pairs, *_pairs_in(graph, b, mates)])
    return known, (*claims, way.claim)


def _odd(b: JudgedBracket) -> int:
    """One, if somebody must be left over."""
    return (len(b.players) + len(b.following)) % 2


def _carried(way: _Way, graph: Graph) -> Mates:
    """The pairs of a way in another graph, as far as they are there."""
    index = {label: v for v, label in enumerate(graph.labels)}
    mates = [ALONE] * len(graph.labels)
    for v, mate in enumerate(way.mates):
        one, two = index.get(way.graph.labels[v]), index.get(way.graph.labels[mate]) if mate != ALONE else None
        if one is not None and two is not None and two in graph.problem.costs[one]:
            mates[one] = two
    return mates
