"""Whether the rest can be paired, against trying out everything: sparse graphs, floaters, with and without the bye."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise
from random import Random

import pytest

from hakem.pairing.swiss.completion import Completion, all_can_be_paired
from tests.support.effort import FACTOR
from tests.support.some import some

MOST_FLOATERS = 6
GRAPHS = 250 * FACTOR


@dataclass(frozen=True)
class Scene:
    """Floaters, the scoregroup that follows and everybody below, with hardly a pair that is possible.

    ``receivers`` may have the bye; it is needed if they are given.
    """

    pairs: frozenset[tuple[int, int]]
    floaters: tuple[int, ...]
    groups: tuple[range, ...]
    receivers: tuple[int, ...] | None

    @property
    def size(self) -> int:
        return self.groups[-1].stop

    @property
    def rows(self) -> list[int]:
        rows = [0] * self.size
        for a, b in self.pairs:
            rows[a] |= 1 << b
            rows[b] |= 1 << a
        return rows

    @property
    def completion(self) -> Completion:
        return Completion(self.rows, self.groups, sum(1 << p for p in self.receivers or ()))

    def possible(self, players: Iterable[int]) -> bool:
        """Whether all these can be paired, one of them having the bye if it is needed."""
        who = frozenset(players)
        if self.receivers is None:
            return perfect(who, self.pairs)
        return any(perfect(who - {p}, self.pairs) for p in who & set(self.receivers))


@cache
def perfect(players: frozenset[int], pairs: frozenset[tuple[int, int]]) -> bool:
    """Whether everybody is in one of the pairs, by trying."""
    if not players:
        return True
    first = min(players)
    return any(perfect(players - {first, other}, pairs) for other in players - {first} if (first, other) in pairs)


def scenes(floaters: int, bye: bool, count: int) -> Iterator[Scene]:
    """Random ones, always the same; most of them on the edge between possible and not."""
    chance = Random(100 * floaters + bye)
    for _ in range(count):
        following, below = chance.randint(1, 6), chance.randint(0, 5)
        size = floaters + following + below
        density = chance.choice((0.15, 0.25, 0.35, 0.5))
        pairs = frozenset(p for p in combinations(range(size), 2) if chance.random() < density)
        starts = [0, floaters, floaters + following, size]
        groups = tuple(range(a, b) for a, b in pairwise(starts) if a < b)
        receivers = tuple(p for p in range(size) if chance.random() < 0.4) if bye else None
        if receivers == ():
            receivers = (size - 1,)
        yield Scene(pairs, tuple(range(floaters)), groups, receivers)


each = pytest.mark.parametrize(
    ("floaters", "bye"), [(n, bye) for n in range(MOST_FLOATERS + 1) for bye in (False, True)]
)


@each
def test_completes_is_what_trying_out_finds(floaters: int, bye: bool) -> None:
    answers = []
    for scene in scenes(floaters, bye, GRAPHS):
        place = 1 if floaters else 0
        expected = scene.possible(range(scene.size))
        assert scene.completion.completes(scene.floaters, place) is expected, scene
        assert scene.completion.completes(scene.floaters[::-1], place) is expected, scene
        answers.append(expected)
    assert answers.count(True) > GRAPHS // 40
    assert answers.count(False) > GRAPHS // 40


@each
def test_completes_after_every_part_of_the_floaters(floaters: int, bye: bool) -> None:
    for scene in some(scenes(floaters, bye, GRAPHS // 4)):
        place = 1 if floaters else 0
        completion = scene.completion
        for part in (scene.floaters[:1], scene.floaters[1:], scene.floaters[::2]):
            rest = [*part, *range(floaters, scene.size)]
            assert completion.completes(part, place) is scene.possible(rest), scene


def ways(scene: Scene, meeting: Sequence[int], place: int) -> dict[int, list[frozenset[int]]]:
    """Who can be left over of the scoregroup if all who are ``meeting`` have opponents in it, by their number."""
    group = scene.groups[place]
    inside = frozenset(p for p in scene.pairs if set(p) <= {*meeting, *group} and not set(p) <= set(meeting))
    found: dict[int, list[frozenset[int]]] = {}
    for number in range(len(group) + 1):
        for over in combinations(group, number):
            if perfect(frozenset((*meeting, *group)) - frozenset(over), inside):
                found.setdefault(number, []).append(frozenset(over))
    return found


@each
def test_follows_is_what_trying_out_finds(floaters: int, bye: bool) -> None:
    answers = []
    for scene in scenes(floaters, bye, GRAPHS):
        place = 1 if floaters else 0
        completion = scene.completion
        chance = Random(scene.size)
        met = {p for pair in scene.pairs if set(pair) & {*scene.groups[place]} for p in pair}
        assert completion.can_meet(scene.floaters, place) == tuple(p for p in scene.floaters if p in met)
        meeting = tuple(p for p in completion.can_meet(scene.floaters, place) if chance.random() < 0.8)
        passing = tuple(p for p in scene.floaters if p not in meeting)
        found = ways(scene, meeting, place)
        left = min(found, default=0)
        below = range(scene.groups[place].stop, scene.size)
        expected = any(scene.possible([*passing, *over, *below]) for over in found.get(left, ()))
        assert completion.follows(meeting, passing, place, left, None) is expected, scene
        assert not completion.follows(meeting, passing, place, left + 2, None)
        stay = sum(1 << p for p in range(scene.groups[place].stop) if chance.random() < 0.5)
        among = any(all(stay >> p & 1 for p in over) for over in found.get(left, ()))
        assert completion.follows(meeting, passing, place, left, stay) is among, scene
        assert completion.completes(scene.floaters, place) is scene.possible(range(scene.size)), (
            "asking changes nothing"
        )
        answers += [expected, among]
    assert answers.count(True) > GRAPHS // 40
    assert answers.count(False) > GRAPHS // 40


@each
def test_what_a_scoregroup_leaves_by_itself_and_whom_it_receives(floaters: int, bye: bool) -> None:
    for scene in some(scenes(floaters, bye, GRAPHS // 4)):
        place = 1 if floaters else 0
        completion = scene.completion
        assert completion.left_alone(place) == min(ways(scene, (), place))
        for floater in scene.floaters:
            assert completion.receives(floater, place) is (min(ways(scene, (floater,), place), default=2) <= 1)


@each
def test_any_set_of_players_and_who_can_be_spared(floaters: int, bye: bool) -> None:
    for scene in some(scenes(floaters, False, GRAPHS // 4)):
        completion = scene.completion
        chance = Random(scene.size)
        players = [p for p in range(scene.size) if chance.random() < 0.8]
        mask = sum(1 << p for p in players)
        assert completion.complete(mask, 0) is all_can_be_paired(scene.rows, mask) is scene.possible(players)
        if len(players) % 2:
            spared = [p for p in players if scene.possible([q for q in players if q != p])]
            assert completion.spare(mask, 0) == sum(1 << p for p in spared)


def test_two_players_below_who_need_two_floaters() -> None:
    """Neither can be reached once both floaters are matched with each other: there must be another path."""
    one, two, three, four = range(4)
    rows = [1 << two | 1 << three, 1 << one | 1 << four, 1 << one, 1 << two]
    completion = Completion(rows, (range(2), range(2, 4)))
    assert completion.completes((one, two), 1)
    assert not completion.completes((one,), 1)


def test_another_two_of_three_are_left_over() -> None:
    """The first two at hand cannot be paired with those below, two others can."""
    floater, hub, friend, *others = range(6)
    below = range(6, 8)
    rows = [0] * 8
    for a, b in ((floater, friend), *((hub, other) for other in others), (others[0], 6), (others[1], 7)):
        rows[a] |= 1 << b
        rows[b] |= 1 << a
    completion = Completion(rows, (range(1), range(1, 6), below))
    assert completion.left_alone(1) == 3
    assert completion.follows((floater,), (), 1, 2, None)
    assert completion.follows((floater,), (), 1, 2, 1 << others[1] | 1 << others[2])
    assert not completion.follows((floater,), (), 1, 2, 1 << others[1] | 1 << friend)
    assert not completion.follows((floater,), (), 1, 0, None)
