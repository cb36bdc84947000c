"""Why a player is raised or floats down, by the handbook (2009, 2.5, 6.4, 7.1 and 7.2)."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.explain import Step
from hakem.model import Colour
from hakem.pairing.swiss.dubov.crossing import Chosen
from hakem.pairing.swiss.dubov.group import DubovGroup
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.dubov.raising import Floating, Raising, Wanted, may_be_raised, wanted
from hakem.pairing.swiss.field import members, set_of
from hakem.pairing.swiss.teller import Cited, Teller

REASONS = ("no-help", "colour", "rest")
"""What the first parts of the key by which players are raised are about."""

SOUGHT = {Colour.WHITE: "dubov.sought.white", Colour.BLACK: "dubov.sought.black"}
RANKS = {(False, False): "a", (False, True): "b", (True, False): "c", (True, True): "d"}


def told_raises(teller: Teller[Cited], scene: Scene, group: DubovGroup, lower: int) -> Iterator[Step]:
    """Who may not be raised, who is raised one after the other, or who floats down."""
    if not group.raised and not group.going_down:
        return
    score = max(scene.field.profiles[p].score for p in members(lower))
    following = [p for p in members(lower) if scene.field.profiles[p].score == score]
    barred = [p for p in following if not may_be_raised(scene, p)]
    if barred:
        yield teller.step("2.5", "dubov.not-raised", barred, players=teller.numbers(barred))
    raising = Raising(scene, set_of((*group.residents, *group.came_down)), set_of(following))
    for place, player in enumerate(group.raised):
        yield from _raised(teller, raising, player, group.raised[:place])
    order = Floating(scene, set_of(group.came_down), set_of(following))
    for player in group.going_down:
        data = {"player": teller.numbers([player]), "rank": RANKS[order.rank(player)]}
        yield teller.step("6.4", "dubov.floats", (player,), **data)


def _raised(teller: Teller[Cited], raising: Raising, player: int, chosen: Chosen) -> Iterator[Step]:
    """What the group needs, who would have come first but does not fit, and who is raised."""
    group = raising.group | set_of(chosen)
    need = wanted(raising.scene, group)
    yield _need(teller, need, odd=bool(group.bit_count() % 2))
    if need.colour is not None:
        yield teller.step(need.article, SOUGHT[need.colour])
    for reason, players in _passed_over(raising, player, chosen).items():
        yield teller.step(need.article, f"dubov.passed-over.{reason}", players, players=teller.numbers(players))
    yield teller.step(need.article, "dubov.raised", (player,), player=teller.numbers([player]))


def _need(teller: Teller[Cited], need: Wanted, odd: bool) -> Step:
    if need.stuck is None:
        return teller.step(need.article, "dubov.need.odd" if odd else "dubov.need.unpaired")
    return teller.step(need.article, "dubov.need.stuck", (need.stuck,), stuck=teller.numbers([need.stuck]))


def _passed_over(raising: Raising, player: int, chosen: Chosen) -> dict[str, list[int]]:
    """Those whom rating, average and number would put first, by what speaks against them."""
    key = raising.key(chosen)
    mine = key(player)
    passed: dict[str, list[int]] = {}
    for other in members(raising.following & ~set_of(chosen)):
        theirs = key(other)
        if theirs[len(REASONS) :] < mine[len(REASONS) :] and may_be_raised(raising.scene, other):
            worse = next((why for why, a, b in zip(REASONS, mine, theirs, strict=False) if a != b), None)
            passed.setdefault(worse if worse and mine < theirs else "impossible", []).append(other)
    return passed
