"""C.1 and C.12 to C.14: players without an opponent, going back to the group above, merging, fewer pairs."""

from __future__ import annotations

from dataclasses import replace

from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.handbook.bracket import Demand, least_x
from hakem.pairing.swiss.handbook.going_back import (
    back_to_the_group_above,
    can_be_paired,
    completable,
    longest_head,
    most_pairs_above,
    most_pairs_here,
    most_pairs_with_others,
    need_of_completion,
    need_of_other_floaters,
    playable_head,
    served,
)
from hakem.pairing.swiss.handbook.pairing_steps import Exit
from hakem.pairing.swiss.handbook.state import Stage, State, entered


def look_for_opponents(state: State) -> Exit:
    """C.1: who has no possible opponent in the group goes on; for one who came down C.12 is asked first.

    The lowest group must be completed, so there it is asked of everybody at
    once whether that can be done, and with opponents for those who came down.
    """
    if state.is_lowest:
        lowest = entered(state)
        return ("C.2" if served(lowest) else "C.12"), lowest
    here = set_of(p for p in state.members if p not in state.stage.passing)
    for player in state.members:
        if here >> player & 1 and not state.relations.legal[player] & here:
            if player in state.stage.incoming:
                return "C.12", state.at(replace(state.stage, stuck=player))
            return "C.1", state.at(replace(state.stage, passing=(*state.stage.passing, player)))
    return ("C.2", entered(state)) if here else ("C.1", entered(state).next_group())


def try_other_floaters(state: State) -> Exit:
    """C.12: the group above is paired once more if others leaving it would allow the pairs that are missing here."""
    stage = state.stage
    need = need_of_other_floaters(state)
    if need is not None:
        above = state.done[-1]
        again = back_to_the_group_above(state, need, above.demand.pairs, above.demand.head)
        if can_be_paired(again):
            return "C.2", again
        stage = replace(stage, reach=most_pairs_with_others(state, need))
    if stage.stuck is not None:
        return "C.1", state.at(replace(stage, stuck=None, passing=(*stage.passing, stage.stuck)))
    return "C.13", state.at(stage)


def go_back_or_merge(state: State) -> Exit:
    """C.13: if the lowest group cannot be completed, the one above gives up as few pairs as lets it be completed.

    If it would have to give up all of them, both become one group, in which its
    players count as moved down.
    """
    if not state.is_lowest or completable(state):
        return "C.14", state
    above = state.done[-1]
    need = need_of_completion(state)
    pairs = most_pairs_above(state, need)
    if pairs:
        return "C.2", back_to_the_group_above(state, need, pairs, longest_head(state, need, pairs))
    place = above.place
    merged = (*state.groups[:place], (*state.groups[place], *state.groups[place + 1]))
    stage = Stage(place, incoming=above.incoming)
    return "C.1", replace(state, groups=merged, stage=stage, done=state.done[:-1], added=len(state.groups[place]))


def demand_fewer_pairs(state: State) -> Exit:
    """C.14: fewer moved-down players are paired first, or fewer pairs are made; x is lowered with the pairs.

    C.1 has left only players with opponents, so there is always a pair to make
    and p does not come down to zero.
    """
    stage = state.stage
    if state.is_lowest:
        heads = range(stage.demand.head - 1, -1, -1)
        return "C.4", next(s for s in (_demanding(state, stage.demand.pairs, h) for h in heads) if can_be_paired(s))
    head = playable_head(state.relations, stage.bracket, stage.demand.head)
    if head < stage.demand.head:
        return "C.4", _demanding(state, stage.demand.pairs, head)
    return "C.4", _demanding(state, min(stage.demand.pairs - 1, most_pairs_here(state)), head)


def _demanding(state: State, pairs: int, head: int) -> State:
    x = least_x(state.stage.count, state.stage.bracket, pairs)
    return state.started_over(Demand(pairs, head).with_x(x))
