"""Who leaves a group because not everybody can be paired in it, or to make its number even."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.model import Colour
from hakem.pairing.swiss.lim.group import Departure, Reason
from hakem.pairing.swiss.lim.room import Room
from hakem.pairing.swiss.lim.rules import Direction
from hakem.pairing.swiss.lim.scene import Scene
from hakem.pairing.swiss.lim.staying import Staying


class Leaving:
    """The choice among the residents who are left when the floaters have been paired.

    What speaks against a player, gravest first: nobody in the group ahead
    could be the opponent (2009 4.9), a float in the round before (4.10, only
    where the number is odd), a surplus of one colour among those who stay
    (4.2, only where a single one leaves); then the rank decides (4.3, 4.4).
    """

    def __init__(self, scene: Scene, residents: Sequence[int], direction: Direction, staying: Staying) -> None:
        self._scene = scene
        self._staying = staying
        self._left = list(residents if direction is Direction.UP else reversed(residents))
        self._half = len(residents) // 2
        self._odd = len(residents) % 2 == 1
        self._single = staying.must_leave == 1
        self._wishes = {colour: sum(scene.due[p] is colour for p in residents) for colour in Colour}

    def departures(self, room: Room) -> list[Departure]:
        """As many as must leave, one after the other; ``room`` is what the group ahead has for them."""
        found = []
        while self._staying.must_leave:
            player = self._chosen(room)
            first = self._left[0]
            found.append(Departure(player, first, self._reason(room, player, first)))
            self._staying.leave(player)
            self._left.remove(player)
            room.admit(player)
        return found

    def _chosen(self, room: Room) -> int:
        if not self._scene.rules.maxi:
            return self._first_possible(room, sorted(self._left, key=lambda p: (self._again(p), self._surplus(p))))
        base = self._first_possible(room, sorted(self._left, key=self._again))
        rivals = [
            p
            for p in self._left
            if self._surplus(p) < self._surplus(base)
            and self._again(p) == self._again(base)
            and self._scene.within_reach(base, p)
            and room.has_for(p) == room.has_for(base)
        ]
        return next((p for p in sorted(rivals, key=self._surplus) if self._staying.can_leave(p)), base)

    def _first_possible(self, room: Room, players: Sequence[int]) -> int:
        """The first who can leave and finds an opponent; if there is none, the first who can leave."""
        without = []
        for player in players:
            if not room.has_for(player):
                without.append(player)
            elif self._staying.can_leave(player):
                return player
        return next(p for p in without if self._staying.can_leave(p))

    def _again(self, player: int) -> bool:
        return self._odd and self._scene.floated(player)

    def _surplus(self, player: int) -> int:
        """How many of those who stay are due one colour beyond one in every pair."""
        if not self._single:
            return 0
        due = self._scene.due[player]
        return max(0, max(count - (colour is due) for colour, count in self._wishes.items()) - self._half)

    def _reason(self, room: Room, player: int, first: int) -> Reason:
        """Why it is not the first by rank."""
        if player == first:
            return Reason.RANK
        if room.has_for(player) and not room.has_for(first):
            return Reason.NO_OPPONENT
        if self._again(first) and not self._again(player):
            return Reason.AGAIN
        return Reason.COLOURS if self._surplus(player) < self._surplus(first) else Reason.NEEDED
