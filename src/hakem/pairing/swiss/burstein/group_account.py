"""Why a round of the handbook's Burstein system is as it is: the bye, group after group, colours board by board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.explain import Step
from hakem.model.points import half_text
from hakem.pairing.swiss.announcement import colours_told
from hakem.pairing.swiss.burstein.groups import BursteinGroup
from hakem.pairing.swiss.burstein.opening import Opening, bye_told, standing_text
from hakem.pairing.swiss.burstein.rules import GroupRules
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair


def account(
    opening: Opening, rules: GroupRules, groups: Sequence[BursteinGroup], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round."""
    teller = Teller(opening.field, rules)
    yield from bye_told(teller, opening)
    for group in groups:
        yield from _composition(teller, opening, group)
        yield from _pairs(teller, group)
        if group.floater is not None:
            floater = (group.floater,)
            yield teller.step(rules.floater, "burstein.floater", floater, player=teller.numbers(floater))
    yield from colours_told(teller, [pair for group in groups for pair in group.pairs], colour)


def _composition(teller: Teller[GroupRules], opening: Opening, group: BursteinGroup) -> Iterator[Step]:
    """Who is in the group, in which order, and what must happen by counting."""
    rules = teller.rules
    own = [p for p in group.players if p not in group.came]
    if group.scoregroups > 1:
        yield teller.step(rules.merging, "burstein.merged", group.players, groups=group.scoregroups)
    yield teller.step(
        rules.group,
        "bracket.heterogeneous" if group.came else "bracket.homogeneous",
        group.players,
        score=half_text(teller.field.points(group.score)),
        moved_down=teller.numbers(group.came),
        residents=teller.numbers(sorted(own)),
    )
    ranking = standing_text(opening, list(group.players))
    yield teller.step(rules.ranking, "burstein.ranking-2009", group.players, ranking=ranking)
    if group.sent_back:
        sent_back = teller.numbers(group.sent_back)
        yield teller.step(rules.merging, "burstein.sent-back", group.sent_back, players=sent_back)
    if group.clashes:
        key = "burstein.clashes" if group.clashes == group.bound else "burstein.clashes-beyond"
        yield teller.step(rules.harmony, key, group.players, count=group.clashes, bound=group.bound)


def _pairs(teller: Teller[GroupRules], group: BursteinGroup) -> Iterator[Step]:
    """Every pair in the order in which it is found, and why its first player does not meet somebody further back."""
    mate = dict(group.pairs) | {b: a for a, b in group.pairs}
    left = list(group.players)
    while left:
        first = left.pop(0)
        if first not in mate:
            continue
        second = mate[first]
        passed = left[left.index(second) + 1 :]
        left.remove(second)
        if not passed:
            yield teller.step(teller.rules.first, "pair", (first, second), pair=teller.pairs([(first, second)]))
        for other in reversed(passed):
            yield _passed(teller, group, (first, second), other)


def _passed(teller: Teller[GroupRules], group: BursteinGroup, pair: Pair, other: int) -> Step:
    """Why the first of a pair does not meet another one: not at all, at the price of a colour, or for the others."""
    rules, profiles = teller.rules, teller.field.profiles
    first, second = pair
    numbers = {"pair": teller.pairs([pair]), "other": teller.pairs([(first, other)])}
    if not teller.field.opponents[first] >> other & 1:
        return teller.step(teller.barred((first, other)), "pair.barred", pair, **numbers)
    due = profiles[first].colour
    if due is not None and due is profiles[other].colour and due is not profiles[second].colour:
        return teller.step(rules.harmony, "pair.worse", pair, **numbers)
    return teller.step(rules.even if group.floater is None else rules.odd, "pair.moved", pair, **numbers)
