"""A bracket as a problem: who may be partners, what the criteria hold against it, and which candidate comes first.

Below the digits of the criteria stand those of the order in which the text goes through
candidates. With players who have moved down there are two stages: first who of them meets
whom, then, with these pairs fixed, the remainder, which has numbers of its own.

Three graphs ask how much of the round has to be looked at.

* ``alone``: the bracket and as many empty places as players leave it. What follows is taken at its best, so
  the bound holds for the real round too.
* ``following``: the following scoregroup as well; whoever is left over there has a place, or stands alone.
* ``rest``: everybody who is not paired yet and the bye. A way through it is a complete round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from hakem.model import PlayerId
from hakem.values import dataclass, field
from hakem.verify.criteria import Answers, AtLevel, DigitScale, QualityRule
from hakem.verify.participant import ColourWish, Participant
from hakem.verify.problem import ALONE, MatchingProblem, Mates

BYE = 0
"""The label of the bye; places are below it, players above."""

BracketPairs = tuple[tuple[Participant, Participant], ...]
"""Pairs, the higher ranked first."""


@dataclass(frozen=True, slots=True, eq=False)
class JudgedBracket:
    """Moved-down players, residents, the scoregroup that follows if criteria look at it, and everybody beyond.

    ``receives`` says who may have the bye, ``odd`` whether somebody must. ``order`` is that of candidates, if it is not
    the one of the Dutch system.
    """

    mdps: tuple[Participant, ...]
    residents: tuple[Participant, ...]
    following: tuple[Participant, ...]
    beyond: tuple[Participant, ...]
    criteria: tuple[QualityRule, ...]
    at: AtLevel
    ahead: AtLevel
    receives: Callable[[Participant], bool]
    odd: bool
    order: LastStage | None = None
    known: dict[tuple[object, ...], Answers] = field(default_factory=dict)

    @property
    def players(self) -> tuple[Participant, ...]:
        """Everybody in the bracket, best first."""
        return self.mdps + self.residents

    @property
    def is_last(self) -> bool:
        """Whether nobody comes after it."""
        return not self.following and not self.beyond

    def inside(self, high: Participant, low: Participant) -> bool:
        """Whether the two may be paired in this bracket: two who have moved down are not (reading DU-10)."""
        return low not in self.mdps and high.may_meet(low)

    def pair(self, high: Participant, low: Participant) -> Answers:
        """What the criteria say about a pair of this bracket."""
        if high.wish is low.wish is ColourWish.ABSOLUTE:
            return self._of_pair(high, low)
        key = ("pair", high.kind, low.kind)
        if key not in self.known:
            self.known[key] = self._of_pair(high, low)
        return self.known[key]

    def _of_pair(self, high: Participant, low: Participant) -> Answers:
        return _told(c.pair(high, low, self.at) for c in self.criteria)

    def leaves(self, player: Participant) -> Answers:
        """What they say about one who leaves it."""
        key = ("leaves", player.kind)
        if key not in self.known:
            self.known[key] = _told(c.leaves(player, self.at) for c in self.criteria)
        return self.known[key]

    def meets(self, high: Participant, low: Participant) -> Answers:
        """What they say about a pair of the following bracket."""
        key = ("meets", high.score, low.score)
        if key not in self.known:
            self.known[key] = _told(c.meets(high, low, self.ahead) for c in self.criteria)
        return self.known[key]

    def left(self, player: Participant) -> Answers:
        """What they say about one who is left over in the following bracket."""
        key = ("left", player.score, player.barred)
        if key not in self.known:
            self.known[key] = _told(c.left(player, self.ahead) for c in self.criteria) if self.following else ()
        return self.known[key]


def _told(numbers: Iterator[int]) -> Answers:
    return tuple((place, number) for place, number in enumerate(numbers) if number)


@dataclass(frozen=True, slots=True, eq=False)
class OrderStage:
    """Whom it is about, and the order of candidates as numbers that add up, all together less than ``bound``.

    The first ``limbo`` of them have to leave.
    """

    name: str
    players: tuple[Participant, ...]
    limbo: int
    pair: Callable[[Participant, Participant], int]
    leaves: Callable[[Participant], int]
    bound: int


LastStage = Callable[[JudgedBracket, BracketPairs, int], OrderStage]
"""The order of those who are left after the pairs of moved-down players, with so many pairs."""


def mdp_stage(b: JudgedBracket) -> OrderStage:
    """The first set of moved-down players in which the best are paired; then the best opponents, from the best on."""
    place = {e.id: i for i, e in enumerate(b.residents)}
    base, many = len(b.residents), len(b.mdps)
    digit = {e.id: base ** (many - 1 - i) for i, e in enumerate(b.mdps)}
    single = {e.id: (1 << many - 1 - i) * base**many for i, e in enumerate(b.mdps)}

    def pair(high: Participant, low: Participant) -> int:
        return digit[high.id] * place[low.id] if high.id in digit else 0

    return OrderStage("mdps", b.players, 0, pair, lambda e: single.get(e.id, 0), (1 << many) * base**many)


def remainder_stage(b: JudgedBracket, mdp_pairs: BracketPairs, pairs: int) -> OrderStage:
    """Residents among themselves: S1 are the first ``pairs`` of them, and the higher ranked of every pair ends in S1.

    Exchanges: fewest players, smallest sum of places, the last of S1 leave first, the
    first of S2 come first. Transpositions: the best opponents from the best on.
    """
    paired = {e.id for pair in mdp_pairs for e in pair}
    remainder = tuple(e for e in b.residents if e.id not in paired)
    limbo = tuple(e for e in b.mdps if e.id not in paired)
    n = len(remainder)
    place: dict[int, int] = {e.id: i for i, e in enumerate(remainder)}
    fourth = n**n
    third = fourth * n << n
    second = third << n
    first = second * n * n
    numbers: list[int] = [
        (first + h * second + ((1 << n) - (1 << n - 1 - h)) * fourth if h >= pairs else h * second + (third << h))
        for h in range(n)
    ]
    powers: list[int] = [n ** (n - 1 - h) for h in range(n)]

    def pair(high: Participant, low: Participant) -> int:
        h = place[high.id]
        return numbers[h] + place[low.id] * powers[h]

    return OrderStage("remainder", limbo + remainder, len(limbo), pair, lambda _: 0, first * (n + 1) or 1)


@dataclass(frozen=True, slots=True, eq=False)
class Graph:
    """The problem of a stage with labels: player ids, ``BYE``, and places below that."""

    kind: str
    stage: OrderStage
    labels: tuple[int, ...]
    answers: Mapping[tuple[int, int], Answers]
    alone: Mapping[int, Answers]
    scale: DigitScale
    problem: MatchingProblem

    def mates(self, partner: Mapping[PlayerId, PlayerId | None]) -> Mates:
        """A round as a way through this graph; whoever has nobody in it gets a place, as long as there are any."""
        index = {label: v for v, label in enumerate(self.labels)}
        free = [v for v, label in enumerate(self.labels) if label < BYE]
        mates = [ALONE] * len(self.labels)
        for v, label in enumerate(self.labels):
            if label <= BYE:
                continue
            mate = index.get(partner[PlayerId(label)] or BYE)
            if (mate is None or mate not in self.problem.costs[v]) and free:
                mate = free.pop()
            if mate is not None:
                mates[v], mates[mate] = mate, v
        for one, two in zip(free[::2], free[1::2], strict=False):
            mates[one], mates[two] = two, one
        return mates

    def told(self, mates: Sequence[int]) -> list[int]:
        """What each criterion holds against a way."""
        pairs = [self.answers[v, m] for v, m in enumerate(mates) if v < m]
        return self.scale.by_criterion([*pairs, *(self.alone[v] for v, m in enumerate(mates) if m == ALONE)])


class _Builder:
    def __init__(self, b: JudgedBracket, stage: OrderStage, kind: str) -> None:
        self.b, self.stage, self.kind = b, stage, kind
        self.labels: list[int] = [e.id for e in stage.players]
        self.edges: list[tuple[int, int, Answers, int]] = []
        self.alone: dict[int, tuple[Answers, int]] = {}
        players = stage.players
        for i in range(stage.limbo, len(players)):
            high = players[i]
            for j in range(i + 1, len(players)):
                if b.inside(high, players[j]):
                    self.edges.append((i, j, b.pair(high, players[j]), stage.pair(high, players[j])))

    def more(self, labels: Sequence[int]) -> range:
        start = len(self.labels)
        self.labels += labels
        return range(start, len(self.labels))

    def graph(self) -> Graph:
        size, bound = len(self.labels), self.stage.bound
        told = {answers for _, _, answers, _ in self.edges} | {answers for answers, _ in self.alone.values()}
        scale = DigitScale(self.b.criteria, told, size)
        weight = {answers: scale.weigh(answers) * bound for answers in told}
        rows: list[dict[int, int]] = [{} for _ in self.labels]
        for u, v, answers, order in self.edges:
            rows[u][v] = rows[v][u] = weight[answers] + order
        alone = {v: weight[answers] + order for v, (answers, order) in self.alone.items()}
        by_edge = {(u, v): answers for u, v, answers, _ in self.edges}
        return Graph(
            self.kind,
            self.stage,
            tuple(self.labels),
            by_edge,
            {v: answers for v, (answers, _) in self.alone.items()},
            scale,
            MatchingProblem(tuple(rows), alone),
        )


def places(number: int) -> list[int]:
    """Labels of empty places."""
    return [-1 - i for i in range(number)]


def alone_graph(b: JudgedBracket, stage: OrderStage, leaving: int) -> Graph:
    """The bracket and a place for everybody who leaves it; two places may be partners if fewer do."""
    made = _Builder(b, stage, "alone")
    slots = made.more(places(leaving))
    hoped = b.following[0] if b.following else None
    for i, e in enumerate(stage.players):
        if b.is_last and not b.receives(e):
            continue
        told = b.leaves(e) + (b.meets(e, hoped) if hoped is not None else ())
        made.edges += [(i, slot, told, stage.leaves(e)) for slot in slots]
    made.edges += [(one, two, (), 0) for one in slots for two in slots if one < two]
    return made.graph()


def following_graph(b: JudgedBracket, stage: OrderStage, left: int) -> Graph:
    """The bracket with the following scoregroup, and places for those who are left over there."""
    made = _Builder(b, stage, "following")
    ahead, slots = made.more([e.id for e in b.following]), made.more(places(left))
    _meetings(made, ahead)
    for i, e in enumerate(stage.players):
        told = b.leaves(e) + b.left(e), stage.leaves(e)
        made.alone[i] = told
        made.edges += [(i, slot, *told) for slot in slots]
    for i, e in zip(ahead, b.following, strict=True):
        made.alone[i] = b.left(e), 0
        made.edges += [(i, slot, b.left(e), 0) for slot in slots]
    made.edges += [(one, two, (), 0) for one in slots for two in slots if one < two]
    return made.graph()


def _meetings(made: _Builder, ahead: range) -> None:
    """Those who leave meet residents of the following scoregroup, who meet each other."""
    b, stage = made.b, made.stage
    both = list(zip(ahead, b.following, strict=True))
    for i, e in enumerate(stage.players):
        order = stage.leaves(e)
        made.edges += [(i, j, b.leaves(e) + b.meets(e, low), order) for j, low in both if e.may_meet(low)]
    for at, (i, e) in enumerate(both):
        made.edges += [(i, j, b.meets(e, low), 0) for j, low in both[at + 1 :] if e.may_meet(low)]


def rest_graph(b: JudgedBracket, stage: OrderStage) -> Graph:
    """Everybody not paired yet, and the bye.

    Whoever leaves the bracket and is left over in the following one is partner of
    somebody beyond, of the bye, or of another who has moved down before.
    """
    made = _Builder(b, stage, "rest")
    ahead = made.more([e.id for e in b.following])
    beyond = made.more([e.id for e in b.beyond])
    bye = made.more([BYE] if b.odd else [])
    _meetings(made, ahead)
    passing = [(i, e, b.leaves(e) + b.left(e), stage.leaves(e)) for i, e in enumerate(stage.players)]
    for at, (i, e, told, order) in enumerate(passing):
        if e in b.mdps:
            others = (one for one in passing[at + 1 :] if one[1] in b.mdps and e.may_meet(one[1]))
            made.edges += [(i, j, told + more, order + also) for j, _, more, also in others]
    passing += [(i, e, b.left(e), 0) for i, e in zip(ahead, b.following, strict=True)]
    passing += [(i, e, (), 0) for i, e in zip(beyond, b.beyond, strict=True)]
    for i, e, told, order in passing:
        made.edges += [
            (i, j, told, order) for j, low in zip(beyond, b.beyond, strict=True) if i < j and e.may_meet(low)
        ]
        made.edges += [(i, j, told, order) for j in bye if b.receives(e)]
    return made.graph()
