"""What C.12 to C.14 have to find out: whether the group above can help, and how many pairs are possible."""

from __future__ import annotations

from hakem.matching import maximum_matching
from hakem.pairing.swiss.dutch_2009.matching import GroupBelow, PairingTask, WeighedPairing
from hakem.pairing.swiss.dutch_2009.relations import GivenUp, Relations
from hakem.pairing.swiss.dutch_2009.search import Demand, ScoreGroup, Search
from hakem.pairing.swiss.dutch_2009.state import RoundState
from hakem.pairing.swiss.field import set_of
from hakem.values import replace


def completable(state: RoundState) -> bool:
    """Whether the lowest group can be paired completely, but for a bye."""
    return state.relations.complete_pairing_exists(state.members)


def completable_with_mdps(state: RoundState) -> bool:
    """Whether the lowest group can be completed so that, if it is heterogeneous, all MDPs have opponents."""
    playing = state.stage.mdps if state.stage.group.heterogeneous else ()
    return state.relations.complete_pairing_exists(state.members, playing)


def need_of_other_floaters(state: RoundState) -> GroupBelow | None:
    """What C.12 asks of those who come down; None if it does not apply.

    It applies where there are MDPs from a group that has pairs, and as long as
    all of them are to be paired first, and not where only colours stand in the
    way. They must all have opponents; if they
    have, the whole group must give as many pairs as are demanded. The lowest
    group must be completed besides.
    """
    stage = state.stage
    if not stage.mdps or not state.done[-1].demand.pairs:
        return None
    if state.is_lowest:
        need = replace(need_of_completion(state), all_play=stage.group.heterogeneous)
        return None if completable_with_mdps(state) else need
    need = GroupBelow(state.groups[stage.place], moving_on=state.done[-1].moving_on, excused=set_of(stage.moving_on))
    demand, group = stage.demand, stage.group
    if stage.stuck is not None:
        return need
    if demand.mdps < group.mdps_first:
        return None
    if most_mdps_paired(state.relations, group, group.mdps_first) < group.mdps_first:
        return need
    if state.search.keeps_below_p and _least_broken(state, state.search.as_legal) is not None:
        return None
    own_moving_on = sum(p not in stage.mdps for p in stage.moving_on)
    idle = len(group.players) + own_moving_on - 2 * demand.pairs
    return replace(need, all_play=group.heterogeneous, idle=idle)


def need_of_completion(state: RoundState) -> GroupBelow:
    """The lowest group must be completed, but for the bye."""
    residents = state.groups[state.stage.place]
    return GroupBelow(residents, moving_on=state.done[-1].moving_on, idle=len(state.members) % 2, lowest=True)


def back_to_the_group_above(state: RoundState, need: GroupBelow, pairs: int, mdps: int) -> RoundState:
    """The group above from its C.2, with that many pairs, and with the need of the group below it."""
    above = state.done[-1]
    back = replace(state, stage=replace(above, below=need, pairs=(), leaving=()), done=state.done[:-1])
    return demanding(back, pairs, mdps)


def demanding(state: RoundState, pairs: int, mdps: int) -> RoundState:
    """The group in hand from the beginning with that many pairs, and x as low as their number allows (C.14)."""
    stage = state.stage
    return state.started_over(Demand(pairs, mdps).with_x(stage.count.x_with(stage.group.most_pairs - pairs)))


def can_be_paired(state: RoundState) -> bool:
    """Whether the group in hand can be paired at all with as many pairs as demanded, everything else given up."""
    return _least_broken(state, state.search) is not None


def _least_broken(state: RoundState, search: Search) -> WeighedPairing | None:
    return search.relaxed(replace(state.stage.demand, given_up=GivenUp.BOTH)).least_broken()


def most_pairs_above(state: RoundState, need: GroupBelow) -> int:
    """How many pairs the group above can have if its other players are to fulfil the need; 0 also if none can."""
    above = state.done[-1]
    task = PairingTask(
        relations=state.relations,
        players=above.group.players,
        s1=0,
        facing=False,
        given_up=GivenUp.BOTH,
        wishes=above.count.wishes,
        lowest=False,
        leaving=None,
        below=need,
    )
    found = task.solve()
    return 0 if found is None else len(found.opponent) // 2


def most_above(state: RoundState, need: GroupBelow) -> RoundState | None:
    """The group above with as many pairs as fulfil the need, and of those as many of MDPs as possible; None without.

    There are no more pairs than it had: fewer than were legal, if x had to stay below p.
    """
    most = min(most_pairs_above(state, need), state.done[-1].demand.pairs)
    for pairs in range(most, 0, -1):
        for mdps in range(min(state.done[-1].group.mdps_first, pairs), -1, -1):
            again = back_to_the_group_above(state, need, pairs, mdps)
            if can_be_paired(again):
                return again
    return None


def most_mdps_paired(relations: Relations, group: ScoreGroup, most: int) -> int:
    """The largest number, up to ``most``, of highest players who can all have different opponents among the others."""
    everybody = set_of(group.players)
    for count in range(most, 0, -1):
        highest = set_of(group.players[:count])
        across = [row & (~highest if highest >> p & 1 else highest) for p, row in enumerate(relations.legal)]
        mates = maximum_matching(across, within=everybody)
        if all(mates[p] >= 0 for p in group.players[:count]):
            return count
    return 0


def fewer_pairs(state: RoundState) -> int:
    """C.14: how many pairs are demanded next of the group in hand.

    One less if others from above may help with them. Where they cannot, so many
    at once as are possible here, because nothing would be found before.
    """
    one_less = state.stage.demand.pairs - 1
    if need_of_other_floaters(state) is not None:
        return one_less
    players = state.stage.group.players
    mates = maximum_matching(state.relations.legal, within=set_of(players))
    return min(one_less, sum(mates[p] >= 0 for p in players) // 2)
