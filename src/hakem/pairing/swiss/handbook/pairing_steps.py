"""C.2 to C.11: pairing one group, and giving up one thing after the other until it can be paired.

Each step does in one go what the text does by coming back to it: C.7 takes the first transposition that is acceptable
instead of the next one, C.8 the first exchange that allows one, C.9 to C.11 give up at once as much as is needed. A
step that is passed by this way would only have led to the next one.
"""

from __future__ import annotations

from dataclasses import replace

from hakem.pairing.procedure import DONE
from hakem.pairing.swiss.handbook.relations import DOWN_BOTH, DOWN_SECOND, FLOATS_KEPT, UP_BOTH, UP_SECOND
from hakem.pairing.swiss.handbook.state import State

Exit = tuple[str, State]


def determine_x(state: State) -> Exit:
    """C.2: x was counted for the whole group; the remainder has what the moved-down players left of it (B.4)."""
    return "C.3", state


def determine_p(state: State) -> Exit:
    """C.3: p is the number of moved-down players, or half of a homogeneous group or remainder; C.14 may lower it."""
    return "C.4", state


def fill_subgroups(state: State) -> Exit:
    """C.4: the p highest players are S1, all others S2."""
    players = state.open_players
    return "C.5", replace(state, subgroups=(players[: state.p], players[state.p :]), order=None)


def order_subgroups(state: State) -> Exit:
    """C.5: both in the order of A.2."""
    s1, s2 = state.subgroups
    return "C.6", replace(state, subgroups=(tuple(sorted(s1)), tuple(sorted(s2))), order=None)


def pair_from_the_top(state: State) -> Exit:
    """C.6: S1 against S2 from the top. It is accepted if it is the first acceptable transposition itself.

    Then the remainder follows, or the next group.
    """
    s1, s2 = state.subgroups
    order = state.order if state.order is not None else _first_order(state)
    if order is None or order != s2[: len(s1)]:
        return "C.7", replace(state, order=order)
    pairs = tuple((min(p, q), max(p, q)) for p, q in zip(s1, order, strict=True))
    if not state.in_remainder:
        return "C.2", replace(state, head_pairs=pairs, in_remainder=True, order=None)
    leaving = tuple(sorted(s2[len(s1) :]))
    finished = state.at(replace(state.stage, pairs=(*state.head_pairs, *pairs), leaving=leaving))
    return (DONE, finished) if state.is_lowest else ("C.1", finished.next_group())


def _first_order(state: State) -> tuple[int, ...] | None:
    if not state.in_remainder:
        return state.search.head_opponents()
    return state.search.order_of_s2(state.subgroups, state.used)


def transpose(state: State) -> Exit:
    """C.7: S2 in the first order that is acceptable."""
    if state.order is None:
        return "C.8", state
    s1, s2 = state.subgroups
    left_over = tuple(p for p in s2 if p not in state.order)
    return "C.6", replace(state, subgroups=(s1, (*state.order, *left_over)))


def exchange(state: State) -> Exit:
    """C.8: in a homogeneous group or remainder, the first exchange after which S2 has an acceptable order."""
    if state.in_remainder:
        subgroups = state.search.exchange(state.subgroups, state.used)
        if subgroups is not None:
            return "C.5", replace(state, subgroups=subgroups)
    return "C.9", state


def give_up_upfloats(state: State) -> Exit:
    """C.9: other opponents of the moved-down players were looked for in C.7; B.6, then B.5 is given up upwards."""
    if state.stage.bracket.movers:
        for floats in (UP_SECOND, UP_BOTH):
            found = _with_floats(state, floats)
            if found:
                return "C.2", found
    return "C.10", state


def give_up_downfloats(state: State) -> Exit:
    """C.10: B.6, then B.5 is given up downwards."""
    for floats in (DOWN_SECOND, DOWN_BOTH):
        found = _with_floats(state, floats)
        if found:
            return "C.4", found
    return "C.11", state


def _with_floats(state: State, floats: int) -> State | None:
    """The group from the beginning with that much of B.5 and B.6 given up, if that helps."""
    demand = replace(state.stage.demand, floats=floats)
    return state.started_over(demand) if state.search.relaxed(demand).succeeds() else None


def raise_x(state: State) -> Exit:
    """C.11: x grows until a pairing exists, B.5 and B.6 being in force again.

    When no x helps, A.7.d is given up for as few pairs as possible, and after
    it B.2 for players above 50 % in the last round; x starts again each time.
    """
    demand = replace(state.stage.demand, floats=DOWN_BOTH)
    least = state.search.relaxed(demand).least_broken()
    if least is None:
        return "C.12", state
    return "C.3", state.started_over(replace(demand, allowed=least.breach, floats=FLOATS_KEPT))
