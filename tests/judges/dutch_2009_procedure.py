"""The Dutch system of 2009 step by step as it is written: every transposition and every exchange in turn.

It follows the engine's own table of jumps, so a step that goes where the text does not lead would be noticed, but
shares none of its searches. It is slow: eight players are a good size.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from hakem.model import PlayerId, Tournament
from hakem.pairing.procedure import DONE, Procedure
from hakem.pairing.swiss.dutch_2009.table import EXITS
from hakem.regulations import DUTCH_2009
from tests.judges.completion import Completion
from tests.judges.dutch_2009_facts import Circumstances, Pair, exchanges, may_meet, players_of, transpositions
from tests.judges.dutch_2009_group import Group, Leavers, Level
from tests.judges.entrant import Entrant, NoPairing


@dataclass
class Finished:
    """A group that is done, as it was."""

    place: int
    incoming: list[Entrant]
    passing: list[Entrant]
    group: Group | None
    pairs: tuple[Pair, ...]
    leaving: Leavers


@dataclass
class Work:
    """All registers of the procedure; steps change them."""

    now: Circumstances
    groups: list[list[Entrant]]
    completion: Completion
    last_round: bool
    place: int = 0
    incoming: list[Entrant] = field(default_factory=list)
    passing: list[Entrant] = field(default_factory=list)
    stuck: Entrant | None = None
    added: int = 0
    done: list[Finished] = field(default_factory=list)
    group: Group | None = None
    level: Level = field(default_factory=Level)
    in_remainder: bool = False
    head_pairs: tuple[Pair, ...] = ()
    s1: list[Entrant] = field(default_factory=list)
    s2: list[Entrant] = field(default_factory=list)
    orders: Iterator[list[Entrant]] = field(default_factory=lambda: iter(()))
    head_orders: Iterator[list[Entrant]] = field(default_factory=lambda: iter(()))
    swaps: Iterator[tuple[list[Entrant], list[Entrant]]] = field(default_factory=lambda: iter(()))
    pairs: tuple[Pair, ...] = ()
    leaving: Leavers = ()
    nobody_left_in_s1: bool = False

    @property
    def lowest(self) -> bool:
        return self.place == len(self.groups) - 1

    @property
    def members(self) -> list[Entrant]:
        return sorted([*self.incoming, *self.groups[self.place]], key=lambda e: e.order)

    @property
    def open(self) -> list[Entrant]:
        assert self.group is not None
        paired = {e for pair in self.head_pairs for e in pair}
        return [e for e in self.group.players if e not in paired]

    @property
    def the_group(self) -> Group:
        assert self.group is not None
        return self.group

    def restart(self, level: Level) -> None:
        """The whole group again."""
        self.level = level
        self.head_pairs = ()
        self.in_remainder = not self.the_group.head

    def demand(self, pairs: int, head: int) -> None:
        self.group = replace(self.the_group, pairs=pairs, head=head)
        self.restart(Level(unmet=self.the_group.x))


def literal_round(
    t: Tournament, now: Circumstances | None = None, more_than_half: bool = False
) -> tuple[frozenset[frozenset[PlayerId]], PlayerId | None]:
    """The pairs of the next round and who has the bye; ``now`` has the options, if they are not the usual ones."""
    players = players_of(t, more_than_half)
    circumstances = replace(now or Circumstances(True), odd_round=t.next_round % 2 == 1)
    return literal_pairs(players, circumstances, t.next_round >= t.rounds_total)


def literal_pairs(
    players: Sequence[Entrant], now: Circumstances, last_round: bool
) -> tuple[frozenset[frozenset[PlayerId]], PlayerId | None]:
    """The pairs of these players, who stand in order, and who has the bye."""
    completion = Completion(may_meet, lambda e: not e.barred_from_pab)
    if not completion.possible(players):
        raise NoPairing
    scores = sorted({e.score for e in players}, reverse=True)
    work = Work(
        now=now,
        groups=[[e for e in players if e.score == score] for score in scores],
        completion=completion,
        last_round=last_round,
    )
    final = PROCEDURE.run(work)
    pairs = [*final.pairs, *(pair for finished in final.done for pair in finished.pairs)]
    bye = final.leaving[0].id if final.leaving else None
    return frozenset(frozenset((a.id, b.id)) for a, b in pairs), bye


Exit = tuple[str, Work]


def c1(w: Work) -> Exit:
    if w.lowest:
        enter(w)
        return ("C.2" if _served(w) else "C.12"), w
    here = [e for e in w.members if e not in w.passing]
    for player in here:
        if not any(may_meet(player, other) for other in here):
            if player in w.incoming:
                w.stuck = player
                return "C.12", w
            w.passing.append(player)
            return "C.1", w
    if not here:
        w.group, w.pairs, w.leaving = None, (), ()
        descend(w)
        return "C.1", w
    enter(w)
    return "C.2", w


def enter(w: Work) -> None:
    here = tuple(e for e in w.members if e not in w.passing)
    above = [*w.incoming, *(w.groups[-1][: w.added] if w.lowest else [])]
    movers = sum(e in above for e in here)
    heterogeneous = movers and 2 * movers < len(here)
    w.group = Group(here, movers, w.lowest, w.now, len(here) // 2, movers if heterogeneous else 0)
    w.restart(Level(unmet=w.group.x))


def descend(w: Work) -> None:
    """On to the next group."""
    w.done.append(Finished(w.place, w.incoming, w.passing, w.group, w.pairs, w.leaving))
    w.incoming = sorted([*w.leaving, *w.passing], key=lambda e: e.order)
    w.passing, w.stuck, w.place, w.nobody_left_in_s1 = [], None, w.place + 1, False
    w.pairs, w.leaving = (), ()


def c2(w: Work) -> Exit:
    return "C.3", w


def c3(w: Work) -> Exit:
    return "C.4", w


def c4(w: Work) -> Exit:
    group = w.the_group
    p = group.pairs - group.head if w.in_remainder else group.head
    w.s1, w.s2 = w.open[:p], w.open[p:]
    w.swaps = _swaps(w.s1, w.s2)
    return "C.5", w


def _swaps(s1: Sequence[Entrant], s2: Sequence[Entrant]) -> Iterator[tuple[list[Entrant], list[Entrant]]]:
    everybody = [*s1, *s2]
    for going, coming in exchanges(range(len(s1)), range(len(s1), len(everybody))):
        upper = sorted({*range(len(s1))} - {*going} | {*coming})
        yield [everybody[i] for i in upper], [e for i, e in enumerate(everybody) if i not in upper]


def c5(w: Work) -> Exit:
    w.s1.sort(key=lambda e: e.order)
    w.s2.sort(key=lambda e: e.order)
    w.orders = _orders(list(w.s2), len(w.s1))
    next(w.orders)
    return "C.6", w


def _orders(s2: list[Entrant], count: int) -> Iterator[list[Entrant]]:
    for order in transpositions(range(len(s2)), count):
        yield [*(s2[i] for i in order), *(s2[i] for i in range(len(s2)) if i not in order)]


def c6(w: Work) -> Exit:
    group = w.the_group
    made = tuple(zip(w.s1, w.s2, strict=False))
    if not group.accepted(w.head_pairs, made, w.level):
        return "C.7", w
    pairs = (*w.head_pairs, *made)
    if not w.in_remainder:
        w.head_pairs, w.in_remainder, w.head_orders = pairs, True, w.orders
        return "C.2", w
    leaving = tuple(sorted(w.s2[len(w.s1) :], key=lambda e: e.order))
    if not group.leavers_accepted(leaving, w.level):
        return "C.7", w
    w.pairs, w.leaving = pairs, leaving
    if w.lowest:
        return DONE, w
    descend(w)
    return "C.1", w


def c7(w: Work) -> Exit:
    order = next(w.orders, None)
    if order is None:
        return "C.8", w
    w.s2 = order
    return "C.6", w


def c8(w: Work) -> Exit:
    swap = next(w.swaps, None) if w.in_remainder else None
    if swap is None:
        return "C.9", w
    w.s1, w.s2 = swap
    return "C.5", w


def c9(w: Work) -> Exit:
    if w.in_remainder and w.the_group.head:
        w.in_remainder, w.orders = False, w.head_orders
        w.s1 = [w.the_group.players[i] for i in range(w.the_group.head)]
        w.head_pairs = ()
        return "C.7", w
    if w.the_group.movers and w.level.floats < 2:
        w.restart(replace(w.level, floats=w.level.floats + 1))
        return "C.2", w
    return "C.10", w


def c10(w: Work) -> Exit:
    if w.level.floats < 4:
        w.restart(replace(w.level, floats=max(w.level.floats, 2) + 1))
        return "C.4", w
    return "C.11", w


def c11(w: Work) -> Exit:
    """x up to p, or one less, then A.7.d pair by pair, then B.2 pair by pair; not at all if nothing is to be found."""
    group, level = w.the_group, w.level
    if not group.can_be_paired():
        return "C.12", w
    if level.unmet < group.most_x:
        w.restart(replace(level, unmet=level.unmet + 1, floats=0))
    elif w.now.odd_round and w.now.strong_as_absolute and level.strong < group.pairs:
        w.restart(Level(level.absolute, level.strong + 1, group.x))
    elif w.last_round and level.absolute < group.pairs:
        w.restart(Level(level.absolute + 1, 0, group.x))
    else:
        raise AssertionError("a group that can be paired was not")
    return "C.3", w


def c12(w: Work) -> Exit:
    if w.incoming and w.done[-1].group is not None and (condition := _wish(w)) is not None:
        above = w.done[-1].group
        again = replace(above, condition=condition)
        if again.can_be_paired():
            ascend(w, again)
            return "C.2", w
    if w.stuck is not None:
        heterogeneous = _still_heterogeneous(w)
        w.passing.append(w.stuck)
        w.stuck = None
        if heterogeneous and not w.now.rest_stays and all(e in w.passing for e in w.incoming):
            w.nobody_left_in_s1 = True
            return "C.13", w
        return "C.1", w
    return "C.13", w


def _still_heterogeneous(w: Work) -> bool:
    """A.3, of those who have not moved on: somebody came from above, but fewer than stayed."""
    here = [e for e in w.members if e not in w.passing]
    return 0 < 2 * sum(e in w.incoming for e in here) < len(here)


class Wish:
    """What those who leave the group above must allow below."""

    def __init__(self, w: Work, all_play: bool, idle: int | None) -> None:
        self.residents = list(w.groups[w.place])
        self.passing = list(w.done[-1].passing)
        self.excused = list(w.passing)
        self.all_play = all_play
        self.idle = idle

    def __call__(self, leavers: Leavers) -> bool:
        coming = [e for e in (*leavers, *self.passing) if e not in self.excused]
        if self.all_play and not any(
            all(may_meet(a, self.residents[i]) for a, i in zip(coming, order, strict=True))
            for order in transpositions(range(len(self.residents)), len(coming))
        ):
            return False
        return self.idle is None or _fewest_idle([*coming, *self.residents]) <= self.idle


def _fewest_idle(players: Sequence[Entrant]) -> int:
    if not players:
        return 0
    first, others = players[0], list(players[1:])
    best = 1 + _fewest_idle(others)
    for other in others:
        if may_meet(first, other):
            best = min(best, _fewest_idle([e for e in others if e is not other]))
    return best


def _served(w: Work) -> bool:
    """The lowest group can be completed, in a heterogeneous one with opponents for all who came down."""
    coming = tuple(w.incoming)
    return Completing(w.groups[w.place], _heterogeneous(w.the_group))(coming)


def _heterogeneous(group: Group) -> bool:
    return 0 < 2 * group.movers < len(group.players)


def _wish(w: Work) -> Wish | Completing | None:
    if w.lowest:
        others = [*w.groups[w.place], *w.done[-1].passing]
        playing = w.done[-1].passing
        return None if _served(w) else Completing(others, _heterogeneous(w.the_group), playing)
    if w.stuck is not None:
        return Wish(w, all_play=True, idle=None)
    group = w.the_group
    heterogeneous = _heterogeneous(group)
    if heterogeneous and group.head < group.movers:
        return None
    if replace(group, now=replace(w.now, x_below_p=False)).can_be_paired():
        return None  # only colours stand in the way
    if not group.head_can_be_paired():
        return Wish(w, all_play=True, idle=None)
    own = sum(e not in w.incoming for e in w.passing)
    return Wish(w, all_play=heterogeneous, idle=len(group.players) + own - 2 * group.pairs)


class Completing:
    """The lowest group must be completed, perhaps without a bye for those who come down."""

    def __init__(self, others: Sequence[Entrant], all_play: bool = False, playing: Sequence[Entrant] = ()) -> None:
        self.others = others
        self.all_play = all_play
        self.playing = playing

    def __call__(self, leavers: Leavers) -> bool:
        playing = [*leavers, *self.playing] if self.all_play else []
        completion = Completion(may_meet, lambda e: not e.barred_from_pab and e not in playing)
        return completion.possible([*leavers, *self.others])


def ascend(w: Work, group: Group) -> None:
    """Back to the group above, to be paired again."""
    above = w.done.pop()
    w.place, w.incoming, w.passing, w.stuck = above.place, above.incoming, above.passing, None
    w.group = group
    w.restart(Level(unmet=group.x))


def c13(w: Work) -> Exit:
    if not w.lowest or w.completion.possible(w.members):
        return "C.14", w
    above = w.done[-1]
    if above.group is not None:
        for pairs in range(above.group.pairs, 0, -1):
            for head in range(min(pairs, _full_head(above.group)), -1, -1):
                again = replace(
                    above.group, pairs=pairs, head=head, condition=Completing([*w.groups[w.place], *above.passing])
                )
                if again.can_be_paired():
                    ascend(w, again)
                    return "C.2", w
    w.done.pop()
    w.added = len(w.groups[above.place])
    w.groups[above.place :] = [[*w.groups[above.place], *w.groups[above.place + 1]]]
    w.place, w.incoming, w.passing, w.stuck = above.place, above.incoming, [], None
    return "C.1", w


def _full_head(group: Group) -> int:
    return group.movers if 2 * group.movers < len(group.players) else 0


def c14(w: Work) -> Exit:
    """p is lowered; if it comes to zero, nobody who moved down being left in S1, the whole group moves down."""
    if not w.lowest and (_last_pair_against_colours(w) or (not w.now.rest_stays and _p_is_zero(w))):
        w.passing = w.members
        w.group, w.pairs, w.leaving = None, (), ()
        descend(w)
        return "C.1", w
    group = w.the_group
    if w.lowest or not group.head_can_be_paired():
        w.demand(group.pairs, group.head - 1)
    else:
        w.demand(group.pairs - 1, min(group.head, group.pairs - 1))
    return "C.4", w


def _last_pair_against_colours(w: Work) -> bool:
    """Whether p comes to zero because the only pair left is one that x, kept below p, does not allow."""
    return w.now.x_below_p and w.group is not None and w.group.pairs == 1 and w.group.head_can_be_paired()


def _p_is_zero(w: Work) -> bool:
    """Whether S1, which had players from above, has none of them any more when p is lowered."""
    if w.nobody_left_in_s1:
        return True
    return w.the_group.head == 1 and not w.the_group.head_can_be_paired()


PROCEDURE: Procedure[Work] = Procedure(
    edition=DUTCH_2009,
    start="C.1",
    steps={
        "C.1": c1, "C.2": c2, "C.3": c3, "C.4": c4, "C.5": c5, "C.6": c6, "C.7": c7,
        "C.8": c8, "C.9": c9, "C.10": c10, "C.11": c11, "C.12": c12, "C.13": c13, "C.14": c14,
    },
    exits=EXITS,
)  # fmt: skip
