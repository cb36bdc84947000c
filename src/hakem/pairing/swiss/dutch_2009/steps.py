"""C.1 to C.14: what every step does with the state, and where it leads.

Each step does in one go what the text does by coming back to it: C.7 takes the first transposition that is acceptable
instead of the next one, C.8 the first exchange that allows one, C.9 to C.11 give up at once as much as is needed. A
step that is passed by this way would only have led to the next one.
"""

from __future__ import annotations

from hakem.pairing.procedure import DONE
from hakem.pairing.swiss.dutch_2009.going_back import (
    back_to_the_group_above,
    can_be_paired,
    completable,
    completable_with_mdps,
    demanding,
    fewer_pairs,
    most_above,
    most_mdps_paired,
    need_of_completion,
    need_of_other_floaters,
)
from hakem.pairing.swiss.dutch_2009.matching import Players
from hakem.pairing.swiss.dutch_2009.relations import GivenUp
from hakem.pairing.swiss.dutch_2009.state import GroupStage, RoundState
from hakem.pairing.swiss.field import set_of
from hakem.values import replace

Jump = tuple[str, RoundState]
"""The step that follows, and the state with which it begins."""


def look_for_opponents(state: RoundState) -> Jump:
    """C.1: who has no possible opponent in the group moves on; for an MDP C.12 is asked first.

    The lowest group must be completed, so there it is asked of everybody at
    once whether that can be done, and with opponents for the MDPs.
    """
    if state.is_lowest:
        lowest = state.entered()
        return ("C.2" if completable_with_mdps(lowest) else "C.12"), lowest
    here = set_of(p for p in state.members if p not in state.stage.moving_on)
    for player in state.members:
        if here >> player & 1 and not state.relations.legal[player] & here:
            if player in state.stage.mdps:
                return "C.12", state.at(replace(state.stage, stuck=player))
            return "C.1", state.at(replace(state.stage, moving_on=(*state.stage.moving_on, player)))
    return ("C.2", state.entered()) if here else ("C.1", state.entered().next_group())


def determine_x(state: RoundState) -> Jump:
    """C.2: x was counted for the whole group when it was entered; a remainder counts its own where it is searched."""
    return "C.3", state


def determine_p(state: RoundState) -> Jump:
    """C.3: p is the number of MDPs, or half of a homogeneous group or remainder; C.14 may lower it."""
    return "C.4", state


def fill_subgroups(state: RoundState) -> Jump:
    """C.4: the p highest players are S1, all others S2."""
    players = state.open_players
    return "C.5", replace(state, subgroups=(players[: state.p], players[state.p :]), order=None)


def order_subgroups(state: RoundState) -> Jump:
    """C.5: both in the order of A.2."""
    s1, s2 = state.subgroups
    return "C.6", replace(state, subgroups=(tuple(sorted(s1)), tuple(sorted(s2))), order=None)


def pair_from_the_top(state: RoundState) -> Jump:
    """C.6: S1 against S2 from the top. It is accepted if it is the first acceptable transposition itself.

    Then the remainder follows, or the next group.
    """
    s1, s2 = state.subgroups
    order = state.order if state.order is not None else _first_order(state)
    if order is None or order != s2[: len(s1)]:
        return "C.7", replace(state, order=order)
    pairs = tuple((min(p, q), max(p, q)) for p, q in zip(s1, order, strict=True))
    if not state.in_remainder:
        return "C.2", replace(state, mdp_pairs=pairs, in_remainder=True, order=None)
    leaving = tuple(sorted(s2[len(s1) :]))
    finished = state.at(replace(state.stage, pairs=(*state.mdp_pairs, *pairs), leaving=leaving))
    return (DONE, finished) if state.is_lowest else ("C.1", finished.next_group())


def _first_order(state: RoundState) -> Players | None:
    if not state.in_remainder:
        return state.search.opponents_of_mdps()
    return state.remainder.order_of_s2(state.subgroups, state.used)


def transpose(state: RoundState) -> Jump:
    """C.7: S2 in the first order that is acceptable."""
    if state.order is None:
        return "C.8", state
    s1, s2 = state.subgroups
    left_over = tuple(p for p in s2 if p not in state.order)
    return "C.6", replace(state, subgroups=(s1, (*state.order, *left_over)))


def exchange(state: RoundState) -> Jump:
    """C.8: in a homogeneous group or remainder, the first exchange after which S2 has an acceptable order."""
    if state.in_remainder:
        subgroups = state.remainder.exchange(state.subgroups, state.used)
        if subgroups is not None:
            return "C.5", replace(state, subgroups=subgroups)
    return "C.9", state


def give_up_upfloats(state: RoundState) -> Jump:
    """C.9: other opponents of the MDPs were looked for in C.7; B.6, then B.5 is given up for upfloaters."""
    if state.stage.group.mdps:
        for given_up in (GivenUp.B6_UPFLOATS, GivenUp.B5_UPFLOATS):
            found = _giving_up(state, given_up)
            if found:
                return "C.2", found
    return "C.10", state


def give_up_downfloats(state: RoundState) -> Jump:
    """C.10: B.5, then B.6 is given up for downfloaters, "in this order"; or the other way round."""
    for given_up in (GivenUp.ONE_FOR_DOWNFLOATS, GivenUp.BOTH):
        found = _giving_up(state, given_up)
        if found:
            return "C.4", found
    return "C.11", state


def _giving_up(state: RoundState, given_up: GivenUp) -> RoundState | None:
    """The group from the beginning with that much of B.5 and B.6 given up, if that helps."""
    demand = replace(state.stage.demand, given_up=given_up)
    return state.started_over(demand) if state.search.relaxed(demand).succeeds() else None


def raise_x(state: RoundState) -> Jump:
    """C.11: x grows until a pairing exists, B.5 and B.6 being in force again.

    When no x helps, A.7.d is given up for as few pairs as possible, and after
    it B.2 for players above 50 % in the last round; x starts again each time.
    """
    demand = replace(state.stage.demand, given_up=GivenUp.BOTH)
    least = state.search.relaxed(demand).least_raised()
    if least is None:
        return "C.12", state
    return "C.3", state.started_over(replace(demand, allowed=least, given_up=GivenUp.NOTHING))


def try_other_floaters(state: RoundState) -> Jump:
    """C.12: the group above is paired once more if other downfloaters would allow the pairs that are missing here."""
    stage = state.stage
    need = need_of_other_floaters(state)
    if need is not None:
        above = state.done[-1]
        again = back_to_the_group_above(state, need, above.demand.pairs, above.demand.mdps)
        if can_be_paired(again):
            return "C.2", again
    if stage.stuck is not None:
        moved = state.at(replace(stage, stuck=None, moving_on=(*stage.moving_on, stage.stuck)))
        return ("C.13" if state.is_heterogeneous and moved.nobody_to_pair_first else "C.1"), moved
    return "C.13", state


def go_back_or_merge(state: RoundState) -> Jump:
    """C.13: if the lowest group cannot be completed, the one above gives up as few pairs as lets it be completed.

    If it would have to give up all of them, both become one group, in which its
    players count as moved down.
    """
    if not state.is_lowest or completable(state):
        return "C.14", state
    above = state.done[-1]
    again = most_above(state, need_of_completion(state))
    if again is not None:
        return "C.2", again
    place = above.place
    groups = (*state.groups[:place], (*state.groups[place], *state.groups[place + 1]))
    stage = GroupStage(place, mdps=above.mdps)
    return "C.1", replace(state, groups=groups, stage=stage, done=state.done[:-1], merged=len(state.groups[place]))


def demand_fewer_pairs(state: RoundState) -> Jump:
    """C.14: fewer MDPs are paired first, or fewer pairs are made; x is lowered with the pairs.

    If C.1 left no MDP to be paired first, p is zero and the whole group moves
    down. Otherwise it has left only players with opponents, so there is always
    an MDP and a pair to make, unless x must stay below p.
    """
    demand, group = state.stage.demand, state.stage.group
    if state.is_lowest:
        fewer = range(demand.mdps - 1, -1, -1)
        return "C.4", next(s for s in (demanding(state, demand.pairs, n) for n in fewer) if can_be_paired(s))
    if state.nobody_to_pair_first or demand.pairs == 1:
        return "C.1", state.at(replace(state.stage, moving_on=state.members)).entered().next_group()
    mdps = most_mdps_paired(state.relations, group, demand.mdps)
    if mdps < demand.mdps:
        return "C.4", demanding(state, demand.pairs, mdps)
    pairs = fewer_pairs(state)
    return "C.4", demanding(state, pairs, min(mdps, pairs))
