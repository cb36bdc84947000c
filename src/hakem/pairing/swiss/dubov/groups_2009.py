"""From group to group by the handbook: raise from below, else float down; floaters first, then the lists."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from hakem.matching.bits import everything
from hakem.matching.decisions import Decisions
from hakem.model import Colour
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dubov.crossing import Line
from hakem.pairing.swiss.dubov.group import DubovGroup
from hakem.pairing.swiss.dubov.lists import ListRules, paired_lists
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.dubov.raising import Floating, Raising, may_be_raised
from hakem.pairing.swiss.field import members, set_of, stretch
from hakem.pairing.swiss.verdict import Pair


def groups_of_the_handbook(scene: Scene, rules: ListRules, bye: int | None) -> list[DubovGroup]:
    """Every group raises whom it needs from the next one (7.1, 7.2); if that is no help, players float down (6.4)."""
    field = scene.field
    left = everything(field.size) & ~(0 if bye is None else 1 << bye)
    below = Completion(field.opponents, field.groups, without=0 if bye is None else 1 << bye)
    sets = [stretch(group.start, group.stop) for group in field.groups]
    came_down: tuple[int, ...] = ()
    found = []
    for place, scores in enumerate(sets):
        residents = left & scores
        if not residents:
            continue
        group = residents | set_of(came_down)
        left &= ~group
        following = next((left & other for other in sets[place + 1 :] if left & other), 0)
        line = Line(field.opponents, group, left, below, place + 1)
        raised, going_down = _exchanged(scene, line, set_of(came_down), following)
        left = left & ~set_of(raised)
        staying = set_of((*members(group), *raised)) & ~set_of(going_down)
        kept = [p for p in came_down if p not in going_down]
        pairs = floater_pairs(scene, staying, kept, rules)
        rest = staying & ~set_of(p for pair in pairs for p in pair)
        lists = paired_lists(scene, members(rest), rules) if rest else None
        found.append(DubovGroup(tuple(members(residents)), raised, lists, came_down, going_down, pairs))
        came_down = going_down
    return found


def _exchanged(scene: Scene, line: Line, came_down: int, following: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who joins the group from the following one, or else who leaves it."""
    if line.needless:
        return (), ()
    allowed = set_of(p for p in members(following) if may_be_raised(scene, p))
    raised = line.joining(allowed, Raising(scene, line.group, following).key)
    if raised is not None:
        return raised, ()
    return (), line.leaving(Floating(scene, came_down, following).key)


def floater_pairs(scene: Scene, bracket: int, floaters: Sequence[int], rules: ListRules) -> tuple[Pair, ...]:
    """8: those who floated down are paired before all others, each with the first who leaves the others theirs."""
    if not floaters:
        return ()
    deciding = Decisions(scene.field.opponents, bracket)
    pairs: list[Pair] = []
    taken: set[int] = set()
    for player in turns(scene, floaters, rules):
        if player not in taken:
            others = sorted(members(deciding.open_to(player)), key=lambda p: opponent_key(scene, player, p, floaters))
            opponent = next(p for p in others if deciding.take(player, p))
            pairs.append((player, opponent))
            taken |= {player, opponent}
    return tuple(pairs)


def turns(scene: Scene, floaters: Sequence[int], rules: ListRules) -> list[int]:
    """8.1: one due White and one due Black in turn, in the orders of 6.2."""
    due = {p: scene.field.profiles[p].colour for p in floaters}
    white = sorted((p for p in floaters if due[p] is Colour.WHITE), key=lambda p: rules.white(scene, p))
    black = sorted((p for p in floaters if due[p] is not Colour.WHITE), key=lambda p: rules.black(scene, p))
    return [p for both in zip_longest(white, black) for p in both if p is not None]


def opponent_key(scene: Scene, player: int, other: int, floaters: Sequence[int]) -> tuple[object, ...]:
    """8.2: the other colour, the highest rating, the lowest average of opponents; other floaters come last."""
    profiles, person = scene.field.profiles, scene.people[other]
    clash = profiles[player].colour is profiles[other].colour
    return other in floaters, clash, -person.rating, person.average, person.number
