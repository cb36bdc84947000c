"""Why a round of the Dubov system is as it is: the bye, the groups one after the other, the colours board by board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from hakem.explain import Step
from hakem.matching.bits import everything
from hakem.model import Colour
from hakem.model.points import half_text
from hakem.pairing.swiss.announcement import colours_told
from hakem.pairing.swiss.dubov.group import DubovGroup
from hakem.pairing.swiss.dubov.lists import PairedLists
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.dubov.rules import DubovRules
from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst


def explanation(
    scene: Scene, rules: DubovRules, groups: Sequence[DubovGroup], bye: int | None, colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round."""
    teller = Teller(scene.field, rules)
    yield from assumptions(scene, rules)
    left = everything(scene.field.size)
    if bye is not None:
        left &= ~(1 << bye)
        yield from _bye(teller, scene, bye)
    for group in groups:
        left &= ~set_of((*group.residents, *group.came_down))
        yield from _group(teller, scene, group, left)
        left &= ~set_of(group.raised)
    yield from colours_told(teller, [pair for group in groups for pair in group.pairs], colour)


def assumptions(scene: Scene, rules: DubovRules) -> Iterator[Step]:
    """Whose rating had to be taken as 0."""
    unrated = [p for p, person in enumerate(scene.people) if not person.rating]
    if unrated:
        teller = Teller(scene.field, rules)
        yield teller.step(rules.lists.articles.ratings, "dubov.unrated", unrated, players=teller.numbers(unrated))


def _bye(teller: Teller[DubovRules], scene: Scene, bye: int) -> Iterator[Step]:
    """Who has the bye, and who would have come first but cannot be spared."""
    absolute = teller.rules.absolute
    order = list(teller.rules.bye_order(scene))
    needed = order[: order.index(bye)]
    if needed:
        yield teller.step(absolute.completion, "dubov.bye-refused", needed, players=teller.numbers(needed))
    yield teller.step(absolute.lowest_bye, "bye", (bye,), player=teller.numbers([bye]))


def _group(teller: Teller[DubovRules], scene: Scene, group: DubovGroup, lower: int) -> Iterator[Step]:
    rules = teller.rules
    yield teller.step(
        rules.lists.articles.lists,
        "bracket.heterogeneous" if group.came_down else "bracket.homogeneous",
        group.players,
        score=half_text(scene.field.points(scene.field.profiles[group.residents[0]].score)),
        moved_down=teller.numbers(group.came_down),
        residents=teller.numbers(group.residents),
    )
    yield from rules.account(teller, scene, group, lower)
    turn, opponents = rules.lists.articles.floaters
    if group.floater_pairs:
        first = [player for player, _ in group.floater_pairs]
        yield teller.step(turn, "dubov.floaters-first", first, players=teller.numbers(first))
    for pair in group.floater_pairs:
        yield teller.step(opponents, "pair", pair, pair=teller.pairs([pair]))
    if group.lists is not None:
        yield from _lists(teller, scene, group.lists)


def _lists(teller: Teller[DubovRules], scene: Scene, lists: PairedLists) -> Iterator[Step]:
    articles = teller.rules.lists.articles
    article, said = (articles.halves, "dubov.halves") if lists.halves else (articles.lists, "dubov.lists")
    data = {"white": teller.numbers(lists.due_white), "black": teller.numbers(lists.due_black)}
    yield teller.step(article, said, (*lists.due_white, *lists.due_black), **data)
    yield from _changes(teller, scene, lists)
    order = {"white": _with_averages(teller, scene, lists.white), "black": teller.numbers(lists.black)}
    yield teller.step(articles.order, "dubov.order", (*lists.white, *lists.black), **order)
    yield from _pairs(teller, lists)


def _changes(teller: Teller[DubovRules], scene: Scene, lists: PairedLists) -> Iterator[Step]:
    """Who changes lists, the smaller list first, and who must not."""
    rules = teller.rules.lists
    groups = {Colour.WHITE: lists.due_white, Colour.BLACK: lists.due_black}
    for colour, moved, why in (
        (lists.smaller, lists.from_smaller, "must-meet"),
        (lists.smaller.other, lists.from_larger, "too-many"),
    ):
        if moved:
            bound = sorted(set(groups[colour]).difference(rules.leaving(scene, colour, groups[colour])))
            if bound:
                yield teller.step(rules.articles.bound, "dubov.bound", bound, players=teller.numbers(bound))
            side = "white" if colour is Colour.WHITE else "black"
            article = rules.articles.changing[0 if colour is Colour.WHITE else 1]
            yield teller.step(article, f"dubov.{why}.{side}", moved, players=teller.numbers(moved))


def _pairs(teller: Teller[DubovRules], lists: PairedLists) -> Iterator[Step]:
    """Every pair, and why it is not with the first who was left of the other list."""
    article = teller.rules.lists.articles.transposition
    left = list(lists.black)
    for player, partner in zip(lists.white, lists.partners, strict=True):
        first = left[0]
        left.remove(partner)
        data = {"pair": teller.pairs([(player, partner)]), "other": teller.pairs([(player, first)])}
        if first == partner:
            yield teller.step(article, "pair", (player, partner), pair=data["pair"])
        elif teller.field.opponents[player] >> first & 1:
            yield teller.step(article, "pair.moved", (player, partner), **data)
        else:
            yield teller.step(teller.barred((player, first)), "pair.barred", (player, partner), **data)


def _with_averages(teller: Teller[DubovRules], scene: Scene, players: Sequence[int]) -> str:
    """Numbers with the average of opponents that puts them in order."""
    return ", ".join(f"{teller.numbers([p])} ({_average_text(scene.people[p].average)})" for p in players)


def _average_text(average: Fraction | int) -> str:
    """An average to one decimal, exact where it has no more."""
    whole, rest = divmod(average, 1)
    if not rest:
        return str(whole)
    return f"{whole}.{rest * 10 // 1}"
