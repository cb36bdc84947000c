"""What C.12 to C.14 have to find out: whether the group above can help, and how many pairs are possible."""

from __future__ import annotations

from dataclasses import replace

from hakem.matching import maximum_matching
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.handbook.below import Below
from hakem.pairing.swiss.handbook.bracket import Bracket, Demand, least_x
from hakem.pairing.swiss.handbook.completeness import complete_pairing_exists
from hakem.pairing.swiss.handbook.relations import DOWN_BOTH, Relations
from hakem.pairing.swiss.handbook.scene import Outcome, Scene
from hakem.pairing.swiss.handbook.state import State
from hakem.pairing.swiss.handbook.transposition import first_assignment


def completable(state: State) -> bool:
    """Whether the lowest group can be paired completely, but for a bye."""
    return complete_pairing_exists(state.relations, state.members)


def served(state: State) -> bool:
    """Whether the lowest group can be completed so that, if it is heterogeneous, all who came down have opponents."""
    playing = state.stage.incoming if state.stage.bracket.heterogeneous else ()
    return complete_pairing_exists(state.relations, state.members, playing)


def need_of_other_floaters(state: State) -> Below | None:
    """What C.12 asks of those who come down; None if it does not apply.

    It applies where somebody came down from a group that has pairs, and as long
    as all who came down are to be paired first. They must all have opponents;
    if they have, the whole group must give as many pairs as are demanded. The
    lowest group must be completed besides.
    """
    stage = state.stage
    if not stage.incoming or not state.done[-1].demand.pairs:
        return None
    if state.is_lowest:
        need = replace(need_of_completion(state), all_play=stage.bracket.heterogeneous)
        return None if served(state) else need
    need = Below(state.groups[stage.place], passing=state.done[-1].passing, excused=set_of(stage.passing))
    demand, bracket = stage.demand, stage.bracket
    if stage.stuck is not None:
        return replace(need, all_play=True)
    if demand.head < bracket.head:
        return None
    if playable_head(state.relations, bracket, bracket.head) < bracket.head:
        return replace(need, all_play=True)
    own_passing = sum(p not in stage.incoming for p in stage.passing)
    idle = len(bracket.players) + own_passing - 2 * demand.pairs
    return replace(need, all_play=bracket.heterogeneous, idle=idle)


def need_of_completion(state: State) -> Below:
    """The lowest group must be completed, but for the bye."""
    residents = state.groups[state.stage.place]
    return Below(residents, passing=state.done[-1].passing, idle=len(state.members) % 2, lowest=True)


def back_to_the_group_above(state: State, need: Below, pairs: int, head: int) -> State:
    """The group above from its C.2, with that many pairs, and with the need of the group below it."""
    above = state.done[-1]
    back = replace(state, stage=replace(above, below=need, pairs=(), leaving=()), done=state.done[:-1])
    return back.started_over(Demand(pairs, head).with_x(least_x(above.count, above.bracket, pairs)))


def can_be_paired(state: State) -> bool:
    """Whether the group in hand can be paired at all with as many pairs as demanded, everything else given up."""
    return _relaxed(state) is not None


def _relaxed(state: State) -> Outcome | None:
    return state.search.relaxed(replace(state.stage.demand, floats=DOWN_BOTH)).least_broken()


def most_pairs_above(state: State, need: Below) -> int:
    """How many pairs the group above can have if its other players are to fulfil the need; 0 also if none can."""
    above = state.done[-1]
    scene = Scene(
        relations=state.relations,
        players=above.bracket.players,
        upper=0,
        facing=False,
        floats=DOWN_BOTH,
        wishes=above.count.wishes,
        lowest=False,
        leaving=None,
        below=need,
    )
    outcome = scene.solve()
    return 0 if outcome is None else len(outcome.opponent) // 2


def longest_head(state: State, need: Below, pairs: int) -> int:
    """How many of the players who came down to the group above can still be paired first there."""
    heads = range(min(state.done[-1].bracket.head, pairs), -1, -1)
    return next(h for h in heads if can_be_paired(back_to_the_group_above(state, need, pairs, h)))


def playable_head(relations: Relations, bracket: Bracket, head: int) -> int:
    """The largest number, up to ``head``, of highest players who can all have different opponents among the others."""
    everybody = set_of(bracket.players)
    for count in range(head, 0, -1):
        highest = bracket.players[:count]
        others = everybody & ~set_of(highest)
        if first_assignment([relations.legal[p] & others for p in highest], 0) is not None:
            return count
    return 0


def most_pairs_with_others(state: State, need: Below) -> int:
    """How many pairs the group in hand could have at most if others came down to it; 0 if that is no question.

    What was needed is known not to be possible, so more are idle than the need allows.
    """
    if need.idle is None or state.is_lowest:
        return 0
    above = state.done[-1]
    wide = replace(need, idle=len(need.residents) + len(state.stage.incoming), few_idle=True)
    outcome = _relaxed(back_to_the_group_above(state, wide, above.demand.pairs, above.demand.head))
    return 0 if outcome is None else state.stage.demand.pairs - (outcome.idle - need.idle + 1) // 2


def most_pairs_here(state: State) -> int:
    """How many pairs are possible in the group in hand, or were with others if C.12 found that out."""
    players = state.stage.bracket.players
    mates = maximum_matching(state.relations.legal, within=set_of(players))
    return max(state.stage.reach, sum(mates[p] >= 0 for p in players) // 2)
