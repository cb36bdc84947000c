"""Who is raised from the next group, and who floats down to it, by the handbook: 2.5, 6.4, 7.1 and 7.2."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hakem.matching.cardinality import deficient_set
from hakem.model import Colour
from hakem.pairing.swiss.dubov.crossing import Chosen
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.field import members, set_of


def most_raises(rounds_total: int) -> int:
    """How often somebody may be raised in an event (2.5)."""
    return 4 if rounds_total >= 10 else 3


def may_be_raised(scene: Scene, player: int) -> bool:
    """2.5: not twice running and not too often, unless it is the last round."""
    often = len(scene.people[player].upfloats) >= most_raises(scene.rounds_total)
    return scene.last_round or not (often or scene.raised_last_time(player))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a group wants of the one who is raised: to meet ``stuck``, if there is such a player, and a colour."""

    stuck: int | None
    colour: Colour | None

    @property
    def article(self) -> str:
        """Where it is written."""
        return "7.2" if self.stuck is None else "7.1"


def wanted(scene: Scene, group: int) -> Wanted:
    """7.1.a: somebody of an even group has met everybody in it; 7.2.a: the colour that fewer of it are due."""
    profiles, legal = scene.field.profiles, scene.field.opponents
    here = members(group)
    stuck = next((p for p in here if not legal[p] & group), None) if len(here) % 2 == 0 else None
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

    scene: Scene
    group: int
    following: int

    def key(self, chosen: Chosen) -> Callable[[int], Any]:
        """7.1 a to c and 7.2 a to c, for the next one after those chosen.

        "If possible" in b is read as: the next group should be able to pair its
        own players. It can pair them better without somebody whom a largest
        pairing of it may leave over than without anybody else.
        """
        scene = self.scene
        need = wanted(scene, self.group | set_of(chosen))
        spare = deficient_set(scene.field.opponents, None, self.following & ~set_of(chosen)).vertices

        def key(player: int) -> Any:
            person = scene.people[player]
            no_help = need.stuck is not None and not scene.field.opponents[player] >> need.stuck & 1
            other = need.colour is not None and scene.field.profiles[player].colour is not need.colour
            return no_help, other, not spare >> player & 1, -person.rating, person.average, person.number

        return key


@dataclass(frozen=True, slots=True)
class Floating:
    """The order in which players who cannot be paired in a group float down to the following one."""

    scene: Scene
    came_down: int
    following: int

    def key(self, _chosen: Chosen) -> Callable[[int], Any]:
        """6.4 a to d: first who has not come from above, then who has an opponent in the next group.

        What is left open is decided as article 4 decides about the bye: the lowest
        rating, the highest average of opponents, the largest number.
        """

        def key(player: int) -> Any:
            person = self.scene.people[player]
            return *self.rank(player), person.rating, -person.average, -person.number

        return key

    def rank(self, player: int) -> tuple[bool, bool]:
        """Whether the player came from above, and whether there is nobody to meet in the next group."""
        alone = not self.scene.field.opponents[player] & self.following
        return bool(self.came_down >> player & 1), alone
