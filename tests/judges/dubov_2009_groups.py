"""The handbook's Dubov system group by group: raising (7.1, 7.2), floating down (6.4, 8), colour lists (6.2 to 7.4)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, zip_longest
from typing import Any

from hakem.model import TURKISH, Colour, Tournament
from tests.judges.dubov_matching import Completion, Pair, may_meet, transpositions, without
from tests.judges.dubov_players import Rated, by_rating
from tests.judges.dubov_shifting import Group, shifted
from tests.judges.entrant import Strength

Key = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Limits:
    """What 2.5 asks about the event: the previous round, how many upfloats are too many, whether it is the end.

    ``rating_first``: 8.2 asks for the rating before the colour.
    """

    previous: int
    most_upfloats: int
    last_round: bool
    rating_first: bool = False

    @classmethod
    def of(cls, t: Tournament) -> Limits:
        """2.5: three upfloats, four in an event of ten rounds or more; no limit in the last round."""
        return cls(len(t.rounds), 4 if t.rounds_total >= 10 else 3, t.next_round >= t.rounds_total)

    def may_be_raised(self, player: Rated) -> bool:
        """2.5: not twice running, and not oftener than the limit."""
        if self.last_round:
            return True
        return self.previous not in player.upfloats and len(player.upfloats) < self.most_upfloats


@dataclass(frozen=True, slots=True)
class Scene:
    """A scoregroup whose turn it is: who came from above, who is at home, the next group, and everybody below."""

    floated: Group
    residents: Group
    following: Group
    below: Group

    @property
    def base(self) -> Group:
        """Those who came from above and the residents, in the order of the field."""
        return tuple(sorted((*self.floated, *self.residents), key=lambda p: p.order))


def paired_groups(left: Group, limits: Limits, completion: Completion) -> Iterator[Pair]:
    """All pairs of the round, from the top group down."""
    floated: Group = ()
    while left:
        scene = scene_of(left, floated)
        raised = choose_raised(scene, limits, completion)
        going = choose_floaters(scene, completion) if raised is None else ()
        bracket = (*without(scene.base, going), *(raised or ()))
        yield from pairs_of_bracket(bracket, without(floated, going), completion, limits.rating_first)
        left, floated = without(left, bracket), going


def scene_of(left: Group, floated: Group) -> Scene:
    """The highest score of those who have not come from above makes the group, the next score the one to raise from."""
    at_home = without(left, floated)
    residents = tuple(p for p in at_home if p.score == at_home[0].score)
    below = without(at_home, residents)
    following = tuple(p for p in below if p.score == below[0].score)
    return Scene(floated, residents, following, below)


def choose_raised(scene: Scene, limits: Limits, completion: Completion) -> Group | None:
    """7.1 and 7.2: the fewest of the next group with whom all can be paired, and so can those left below; or None.

    Who it is, is decided one after the other.
    """
    allowed = tuple(p for p in scene.following if limits.may_be_raised(p))
    for number in range(len(allowed) + 1):
        sets = [
            chosen
            for chosen in combinations(allowed, number)
            if completion.possible((*scene.base, *chosen)) and completion.possible(without(scene.below, chosen))
        ]
        if sets:
            return _one_by_one(sets, lambda p, chosen: raising_key(p, chosen, scene, completion))
    return None


def _one_by_one(sets: Sequence[Group], key: Callable[[Rated, Group], Key]) -> Group:
    """Choose a player, then another with whom a set of the list still agrees, and so on: each the first by the key."""
    chosen: Group = ()
    for _ in range(len(sets[0])):
        agreeing = [found for found in sets if all(p in found for p in chosen)]
        possible = dict.fromkeys(p for found in agreeing for p in found if p not in chosen)
        chosen = (*chosen, min(possible, key=lambda p: key(p, chosen)))
    return chosen


def raising_key(player: Rated, chosen: Group, scene: Scene, completion: Completion) -> Key:
    """7.1 a to c, 7.2 a to c: smallest first.

    "If possible" of b: those who stay in the next group can be paired with each
    other as well as possible.
    """
    bracket = tuple(sorted((*scene.base, *chosen), key=lambda p: p.order))
    staying = without(scene.following, (*chosen, player))
    return (
        *_wanted(player, bracket),
        completion.unmatched(staying),
        -player.rating,
        player.aro,
        player.number,
    )


def _wanted(player: Rated, bracket: Group) -> Key:
    """7.1 and 7.1.a for somebody who can meet none of the others in the group; 7.2.a in every other case.

    7.1 comes before 7.2, whether the number is even or odd. Somebody alone has no
    others to meet: that is an odd number (7.2).
    """
    stuck = [p for p in bracket if not any(may_meet(p, other) for other in bracket)]
    if len(bracket) > 1 and stuck:
        return not may_meet(player, stuck[0]), player.wants is stuck[0].wants
    white = sum(p.wants is Colour.WHITE for p in bracket)
    if 2 * white == len(bracket):
        return (False,)
    majority = Colour.WHITE if 2 * white > len(bracket) else Colour.BLACK
    return (player.wants is majority,)


def choose_floaters(scene: Scene, completion: Completion) -> Group:
    """6.4: the fewest without whom all others can be paired, and who can be paired with all those below."""
    for number in range(1, len(scene.base) + 1):
        sets = [
            going
            for going in combinations(scene.base, number)
            if completion.possible(without(scene.base, going)) and completion.possible((*scene.below, *going))
        ]
        if sets:
            return _one_by_one(sets, lambda p, _: floating_key(p, scene))
    raise AssertionError("everybody left can be paired, so the whole group can go down")


def floating_key(player: Rated, scene: Scene) -> Key:
    """6.4 a to d: not from above, with an opponent in the next group; then lowest rating, highest ARO, last number."""
    without_opponent = not any(may_meet(player, other) for other in scene.following)
    return player in scene.floated, without_opponent, player.rating, -player.aro, -player.number


def pairs_of_bracket(
    bracket: Group, floated: Group, completion: Completion, rating_first: bool = False
) -> Iterator[Pair]:
    """Art. 8: those from above first; then the others by art. 5 to 7."""
    left = bracket
    for floater in turns(floated):
        if floater in left:
            opponent = opponent_of(floater, left, floated, completion, rating_first)
            yield floater, opponent
            left = without(left, (floater, opponent))
    if left:
        yield from pairs_of_lists(left, completion)


def turns(floated: Group) -> list[Rated]:
    """8.1: one due White, one due Black, and so on, each in the order of 6.2."""
    white = in_list_order(Colour.WHITE, [p for p in floated if p.wants is Colour.WHITE])
    black = in_list_order(Colour.BLACK, [p for p in floated if p.wants is Colour.BLACK])
    return [p for both in zip_longest(white, black) for p in both if p is not None]


def opponent_of(
    floater: Rated, left: Group, floated: Group, completion: Completion, rating_first: bool = False
) -> Rated:
    """8.2: the other due colour if possible, the highest rating, the lowest ARO; residents before other floaters."""
    possible = [p for p in left if may_meet(floater, p) and completion.possible(without(left, (floater, p)))]

    def key(p: Rated) -> Key:
        wishes = (p.wants is floater.wants, -p.rating)
        return p in floated, *(wishes[::-1] if rating_first else wishes), p.aro, p.number

    return min(possible, key=key)


def pairs_of_lists(players: Group, completion: Completion) -> Iterator[Pair]:
    """6.2 and 6.3, after 7.3 and 7.4 have made the lists equal; art. 5 for those of whom nobody has played."""
    if not any(p.colours for p in players):
        listed = tuple(sorted(players, key=by_rating))
        half = len(listed) // 2
        first, second = shifted(listed[:half], listed[half:], shift_priority)
        yield from side_by_side(sorted(first, key=by_rating), sorted(second, key=by_rating))
        return
    due_white = tuple(p for p in players if p.wants is Colour.WHITE)
    due_black = without(players, due_white)
    lists = made_equal(due_white, due_black)
    if lists is None and (found := pair_of_white_list(due_white, due_black, completion)):
        yield found
        rest = without(players, found)
        yield from pairs_of_lists(rest, completion) if rest else ()
        return
    white, black = lists or shifted(due_white, due_black, shift_priority)
    yield from side_by_side(in_list_order(Colour.WHITE, white), in_list_order(Colour.BLACK, black))


def side_by_side(white: Sequence[Rated], black: Sequence[Rated]) -> list[Pair]:
    """6.3, first paragraph: everybody of the white list with the first of the black list who can be met."""
    return list(zip(white, next(transpositions(white, black)), strict=True))


def changes(white: Group, black: Group) -> Iterator[tuple[Group, Group]]:
    """7.3, 7.4: half of those who are too many go to the other list; first those whom the article names first."""
    colour = Colour.WHITE if len(white) > len(black) else Colour.BLACK
    larger, smaller = (white, black) if colour is Colour.WHITE else (black, white)
    for going in combinations(shift_priority(colour, larger), (len(larger) - len(smaller)) // 2):
        staying, joined = without(larger, going), (*smaller, *going)
        yield (staying, joined) if colour is Colour.WHITE else (joined, staying)


def made_equal(white: Group, black: Group) -> tuple[Group, Group] | None:
    """7.3, 7.4: the first such lists of which everybody can be paired with somebody of the other one."""
    found = ((one, two) for one, two in changes(white, black) if any(transpositions(one, two)))
    return next(found, None)


def pair_of_white_list(white: Group, black: Group, completion: Completion) -> Pair | None:
    """6.3, second paragraph: a white who has met all blacks of the group, and the white who is met instead.

    The column of the whites is gone through from the own place down to its end,
    then from the place above up to its top. None if there is no such white.
    """
    first, second = next(changes(white, black))
    column = in_list_order(Colour.WHITE, first)
    for place, player in enumerate(column):
        if not any(may_meet(player, other) for other in second):
            for other in (*column[place + 1 :], *reversed(column[:place])):
                rest = without((*white, *black), (player, other))
                if may_meet(player, other) and completion.possible(rest):
                    return player, other
    return None


def in_list_order(colour: Colour, players: Collection[Rated]) -> list[Rated]:
    """6.2: White by lowest ARO, then lowest rating; Black by highest rating, then highest ARO; then the alphabet."""
    if colour is Colour.WHITE:
        return sorted(players, key=lambda p: (p.aro, p.rating, *_alphabet(p)))
    return sorted(players, key=lambda p: (-p.rating, -p.aro, *_alphabet(p)))


def shift_priority(colour: Colour, group: Collection[Rated]) -> list[Rated]:
    """7.3: out of White the lowest ARO first; 7.4: out of Black the highest; 2.6: nobody with an absolute wish."""
    movable = [p for p in group if p.strength is not Strength.ABSOLUTE]
    if colour is Colour.WHITE:
        return sorted(movable, key=lambda p: (p.aro, p.rating, *_alphabet(p)))
    return sorted(movable, key=lambda p: (-p.aro, -p.rating, *_alphabet(p)))


def _alphabet(player: Rated) -> Key:
    return TURKISH.key(player.name), player.number
