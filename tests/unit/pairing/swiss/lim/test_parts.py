"""The parts of the Lim engine that ask about matchings, against all matchings there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.pairing.swiss.lim.exchanges import order_of_exchanges
from hakem.pairing.swiss.lim.floaters import GroupAhead, OpponentsAhead, WhoFloats
from tests.support.effort import examples
from tests.support.some import some

SIZE = 7
Graph = list[int]
Pairs = frozenset[tuple[int, int]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    rows = [0] * SIZE
    for u, v in combinations(range(SIZE), 2):
        if draw(st.booleans()):
            rows[u] |= 1 << v
            rows[v] |= 1 << u
    return rows


def matchings(rows: Graph, players: Sequence[int]) -> Iterator[Pairs]:
    """Every set of pairs among these players."""
    if not players:
        yield frozenset()
        return
    first, *others = players
    yield from matchings(rows, others)
    for other in others:
        if rows[first] >> other & 1:
            left = [p for p in others if p != other]
            yield from (pairs | {(first, other)} for pairs in matchings(rows, left))


def paired(pairs: Pairs) -> set[int]:
    return {p for pair in pairs for p in pair}


@settings(max_examples=examples(150), deadline=None)
@given(rows=graphs(), wishes=st.lists(st.tuples(st.sampled_from(["stay", "float", "pair"]), st.integers(0, 48))))
def test_who_floats(rows: Graph, wishes: list[tuple[str, int]]) -> None:
    """Every wish is granted exactly if a matching of the largest size grants it beside all granted before."""
    members = [p for p in range(SIZE) if p != 3]
    everything = list(matchings(rows, members))
    largest = max(map(len, everything))
    left = [pairs for pairs in everything if len(pairs) == largest]
    who_floats = WhoFloats(rows, sum(1 << p for p in members))
    together: set[int] = set()
    gone: set[int] = set()
    for wish, number in wishes:
        one, other = sorted(divmod(number, SIZE))
        if {one, other} & (together | gone | {3}) or one == other:
            continue
        if wish == "pair":
            granted = [pairs for pairs in left if (one, other) in pairs]
            assert who_floats.allows(one, other) is who_floats.pair(one, other) is bool(granted)
            together |= {one, other} if granted else set()
        elif wish == "float":
            granted = [pairs for pairs in left if one not in paired(pairs)]
            assert who_floats.can_float(one) is bool(granted)
            if granted:
                who_floats.let_float(one)
                gone.add(one)
        else:
            granted = [pairs for pairs in left if one in paired(pairs)]
            assert who_floats.keep(one) is bool(granted)
            gone |= set() if granted else {one}
        left = granted or left
        assert who_floats.still_to_float == len(members) - 2 * largest - len(gone)
    assume(wishes)


@settings(max_examples=examples(150), deadline=None)
@given(rows=graphs(), waiting=st.integers(0, 2))
def test_opponents_ahead(rows: Graph, waiting: int) -> None:
    """A floater finds an opponent if more can have one at once than without that floater."""
    residents = (4, 5, 6)
    across = [row & 0b1110000 if p < 4 else row & 0b1111 for p, row in enumerate(rows)]

    def most(floaters: Sequence[int]) -> int:
        return max(map(len, matchings(across, [*floaters, *residents])))

    came = list(range(waiting))
    ahead = OpponentsAhead(rows, GroupAhead(residents, tuple(came)), range(waiting, 4))
    for floater in some(range(waiting, 4)):
        for other in range(floater, 4):
            assert ahead.has_for(other) is (most([*came, other]) > most(came))
        ahead.admit(floater)
        came.append(floater)


def test_order_of_exchanges() -> None:
    assert order_of_exchanges((1, 2)) == [2]
    assert order_of_exchanges((1, 2, 3, 4)) == [3, 4, 2]
    assert order_of_exchanges((1, 2, 3, 4, 5, 6, 7, 8)) == [5, 6, 7, 8, 4, 3, 2]
    assert order_of_exchanges((6, 5, 4, 3, 2, 1)) == [3, 2, 1, 4, 5]
