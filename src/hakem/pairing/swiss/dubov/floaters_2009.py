"""From group to group by the handbook: players are raised from below, else float down; floaters are paired first.

Who may be raised is 2.5, who is raised 7.1 and 7.2, who floats down 6.4; whom those meet who have floated down is 8.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

from hakem.explain import Level, Step
from hakem.matching.bits import everything
from hakem.matching.cardinality import deficient_set
from hakem.matching.narrowing import PerfectMatchings
from hakem.model import Colour
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.dubov.crossing import ChosenPlayers, CrossPairs
from hakem.pairing.swiss.dubov.lists import DubovGroup, ListRules, paired_lists
from hakem.pairing.swiss.dubov.own_list_2009 import pairs_of_the_white_list
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from hakem.pairing.swiss.dubov.raised_2009 import raised_again
from hakem.pairing.swiss.explain import Cited, StepMaker
from hakem.pairing.swiss.field import Pair, members, set_of, stretch
from hakem.values import dataclass

FloaterOpponent = Callable[[DubovRoundFacts, int, int], tuple[Any, ...]]
"""A key for the opponents of somebody who floated down: the smallest first."""


def groups_with_floaters(
    facts: DubovRoundFacts, rules: ListRules, bye: int | None, opponent: FloaterOpponent
) -> list[DubovGroup]:
    """Every group raises whom it needs from the next one (7.1, 7.2); if that is no help, players float down (6.4).

    ``opponent`` says whom those meet who have floated down (8.2).
    """
    field = facts.field
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
        across = CrossPairs(field.opponents, group, left, below, place + 1)
        raised, going_down = _exchanged(facts, across, set_of(came_down), following)
        left = left & ~set_of(raised)
        staying = set_of((*members(group), *raised)) & ~set_of(going_down)
        kept = [p for p in came_down if p not in going_down]
        pairs = floater_pairs(facts, staying, kept, rules, opponent)
        own, rest = pairs_of_the_white_list(facts, staying & ~set_of(p for pair in pairs for p in pair), rules)
        lists = paired_lists(facts, members(rest), rules) if rest else None
        found.append(DubovGroup(tuple(members(residents)), raised, lists, came_down, going_down, pairs, own))
        came_down = going_down
    return found


def _exchanged(
    facts: DubovRoundFacts, across: CrossPairs, came_down: int, following: int
) -> tuple[ChosenPlayers, ChosenPlayers]:
    """Who joins the group from the following one, or else who leaves it."""
    if across.needless:
        return (), ()
    allowed = set_of(p for p in members(following) if may_be_raised(facts, p))
    raised = across.joining(allowed, Raising(facts, across.group, following).key)
    if raised is not None:
        return raised, ()
    return (), across.leaving(Floating(facts, came_down, following).key)


def may_be_raised(facts: DubovRoundFacts, player: int) -> bool:
    """2.5: not twice running and not too often, unless it is the last round."""
    return not raised_again(facts.players[player].upfloats, facts.rounds_played + 1, facts.rounds_total)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a group wants of the one who is raised: to meet ``stuck``, if there is such a player, and a colour."""

    stuck: int | None
    colour: Colour | None

    @property
    def article(self) -> str:
        """Where it is written."""
        return "7.2" if self.stuck is None else "7.1"


def wanted(facts: DubovRoundFacts, group: int) -> Wanted:
    """7.1.a: somebody may meet nobody of the group; 7.2.a: the colour that fewer of it are due.

    7 makes its changes "in turn": 7.1 comes before 7.2, also in a group with an
    odd number. Who is alone in a group has met nobody of it: that is 7.2.
    """
    profiles, legal = facts.field.profiles, facts.field.opponents
    here = members(group)
    stuck = next((p for p in here if not legal[p] & group), None) if len(here) > 1 else None
    if stuck is not None:
        due = profiles[stuck].colour
        return Wanted(stuck, due.other if due else None)
    white = sum(profiles[p].colour is Colour.WHITE for p in here)
    if 2 * white == len(here):
        return Wanted(None, None)
    return Wanted(None, Colour.BLACK if 2 * white > len(here) else Colour.WHITE)


@dataclass(frozen=True, slots=True)
class Raising:
    """The order in which players of the following group are raised into a group."""

    facts: DubovRoundFacts
    group: int
    following: int

    def key(self, chosen: ChosenPlayers) -> Callable[[int], Any]:
        """7.1 a to c and 7.2 a to c, for the next one after those chosen.

        "If possible" in b is read as: the next group should be able to pair its
        own players. It can pair them better without somebody whom a largest
        pairing of it may leave over than without anybody else.
        """
        field = self.facts.field
        need = wanted(self.facts, self.group | set_of(chosen))
        spare = deficient_set(field.opponents, None, self.following & ~set_of(chosen)).vertices

        def key(player: int) -> Any:
            known = self.facts.players[player]
            no_help = need.stuck is not None and not field.opponents[player] >> need.stuck & 1
            other = need.colour is not None and field.profiles[player].colour is not need.colour
            return no_help, other, not spare >> player & 1, -known.rating, known.aro, known.number

        return key


@dataclass(frozen=True, slots=True)
class Floating:
    """The order in which players who cannot be paired in a group float down to the following one."""

    facts: DubovRoundFacts
    came_down: int
    following: int

    def key(self, _chosen: ChosenPlayers) -> Callable[[int], Any]:
        """6.4 a to d: first who has not come from above, then who has an opponent in the next group.

        What is left open is decided as article 4 decides about the bye: the lowest
        rating, the highest average of opponents, the largest number.
        """

        def key(player: int) -> Any:
            known = self.facts.players[player]
            return *self.rank(player), known.rating, -known.aro, -known.number

        return key

    def rank(self, player: int) -> tuple[bool, bool]:
        """Whether the player came from above, and whether there is nobody to meet in the next group."""
        alone = not self.facts.field.opponents[player] & self.following
        return bool(self.came_down >> player & 1), alone


def floater_pairs(
    facts: DubovRoundFacts, group: int, floaters: Sequence[int], rules: ListRules, opponent: FloaterOpponent
) -> tuple[Pair, ...]:
    """8: those who floated down are paired before all others, each with the first who leaves the others theirs.

    Others who floated down come after all residents.
    """
    if not floaters:
        return ()
    matchings = PerfectMatchings(facts.field.opponents, group)
    pairs: list[Pair] = []
    taken: set[int] = set()
    for player in _turns(facts, floaters, rules):
        if player not in taken:
            others = sorted(
                members(matchings.open_to(player)),
                key=lambda p: (p in floaters, *opponent(facts, player, p)),
            )
            found = next(p for p in others if matchings.take(player, p))
            pairs.append((player, found))
            taken |= {player, found}
    return tuple(pairs)


def _turns(facts: DubovRoundFacts, floaters: Sequence[int], rules: ListRules) -> list[int]:
    """8.1: one due White and one due Black in turn, in the orders of 6.2."""
    due = {p: facts.field.profiles[p].colour for p in floaters}
    white = sorted((p for p in floaters if due[p] is Colour.WHITE), key=lambda p: rules.white(facts, p))
    black = sorted((p for p in floaters if due[p] is not Colour.WHITE), key=lambda p: rules.black(facts, p))
    return [p for both in zip_longest(white, black) for p in both if p is not None]


def the_other_colour_first(facts: DubovRoundFacts, player: int, other: int) -> tuple[Any, ...]:
    """8.2: the other colour, the highest rating, the lowest average of opponents."""
    known = facts.players[other]
    return _clash(facts, player, other), -known.rating, known.aro, known.number


def the_highest_rating_first(facts: DubovRoundFacts, player: int, other: int) -> tuple[Any, ...]:
    """8.2 in the order of its words: the highest rating, the other colour, the lowest average of opponents."""
    known = facts.players[other]
    return -known.rating, _clash(facts, player, other), known.aro, known.number


def _clash(facts: DubovRoundFacts, player: int, other: int) -> bool:
    return facts.field.profiles[player].colour is facts.field.profiles[other].colour


def article_broken(facts: DubovRoundFacts, group: DubovGroup, pairs: Sequence[Pair]) -> tuple[str, str]:
    """Who is raised (7.1, 7.2), who floats down (6.4), or whom those meet who have floated down (8.2)."""
    here = set(group.players)
    theirs = {p for pair in pairs if here.issuperset(pair) for p in pair}
    if here - theirs == set(group.going_down):
        return "8.2", "check.other"
    if group.raised:
        return wanted(facts, set_of((*group.residents, *group.came_down))).article, "check.other"
    return "6.4", "check.other"


REASONS = ("no-help", "colour", "rest")
"""What the first parts of the key by which players are raised are about."""

SOUGHT = {Colour.WHITE: "dubov.sought.white", Colour.BLACK: "dubov.sought.black"}
CASES = {(False, False): "a", (False, True): "b", (True, False): "c", (True, True): "d"}
"""The letters of 6.4, by the rank of a player."""


def floater_steps(maker: StepMaker[Cited], facts: DubovRoundFacts, group: DubovGroup, lower: int) -> Iterator[Step]:
    """Who may not be raised, who is raised one after the other, or who floats down."""
    if not group.raised and not group.going_down:
        return
    score = max(facts.field.profiles[p].score for p in members(lower))
    following = [p for p in members(lower) if facts.field.profiles[p].score == score]
    barred = [p for p in following if not may_be_raised(facts, p)]
    if barred:
        yield maker.step("2.5", "dubov.not-raised", barred, players=maker.players(barred))
    raising = Raising(facts, set_of((*group.residents, *group.came_down)), set_of(following))
    for place, player in enumerate(group.raised):
        yield from _raise_steps(maker, raising, player, group.raised[:place])
    order = Floating(facts, set_of(group.came_down), set_of(following))
    for player in group.going_down:
        case = CASES[order.rank(player)]
        yield maker.step("6.4", "dubov.floats", (player,), player=maker.player(player), case=case)


def _raise_steps(maker: StepMaker[Cited], raising: Raising, player: int, chosen: ChosenPlayers) -> Iterator[Step]:
    """What the group needs, who would have come first but does not fit, and who is raised."""
    group = raising.group | set_of(chosen)
    need = wanted(raising.facts, group)
    yield _need(maker, need, odd=bool(group.bit_count() % 2))
    if need.colour is not None:
        yield maker.step(need.article, SOUGHT[need.colour])
    for reason, players in _passed_over(raising, player, chosen).items():
        key = f"dubov.passed-over.{reason}"
        yield maker.step(need.article, key, players, level=Level.DETAIL, players=maker.players(players))
    yield maker.step(need.article, "dubov.raised", (player,), player=maker.player(player))


def _need(maker: StepMaker[Cited], need: Wanted, odd: bool) -> Step:
    if need.stuck is None:
        return maker.step(need.article, "dubov.need.odd" if odd else "dubov.need.unpaired")
    return maker.step(need.article, "dubov.need.stuck", (need.stuck,), stuck=maker.player(need.stuck))


def _passed_over(raising: Raising, player: int, chosen: ChosenPlayers) -> dict[str, list[int]]:
    """Those whom rating, average and number would put first, by what speaks against them."""
    key = raising.key(chosen)
    mine = key(player)
    passed: dict[str, list[int]] = {}
    for other in members(raising.following & ~set_of(chosen)):
        theirs = key(other)
        if theirs[len(REASONS) :] < mine[len(REASONS) :] and may_be_raised(raising.facts, other):
            worse = next((why for why, a, b in zip(REASONS, mine, theirs, strict=False) if a != b), None)
            passed.setdefault(worse if worse and mine < theirs else "impossible", []).append(other)
    return passed
