"""Can the players who are left still be paired? Every possibility is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.judges.entrant import Entrant

MayMeet = Callable[[Entrant, Entrant], bool]
MayHavePab = Callable[[Entrant], bool]


class Completion:
    """Art. 1.9: everybody paired but at most one, who may have the PAB. What was found out once is remembered."""

    def __init__(self, may_meet: MayMeet, may_have_pab: MayHavePab) -> None:
        self._may_meet = may_meet
        self._may_have_pab = may_have_pab
        self._known: dict[frozenset[Entrant], bool] = {}

    def possible(self, players: Iterable[Entrant]) -> bool:
        """Whether a legal pairing of all these players exists."""
        left = frozenset(players)
        if left not in self._known:
            self._known[left] = self._try(left)
        return self._known[left]

    def _try(self, left: frozenset[Entrant]) -> bool:
        """Somebody has the PAB or an opponent; whom to ask first is free, so the one with the least choice."""
        if not left:
            return True
        receivers = [player for player in left if self._may_have_pab(player)] if len(left) % 2 else []
        if len(left) % 2 and not receivers:
            return False
        player, opponents = min(
            ((one, [two for two in left if one is not two and self._may_meet(one, two)]) for one in left),
            key=lambda choice: (len(choice[1]), choice[0].order),
        )
        if player in receivers and self.possible(left - {player}):
            return True
        return any(self.possible(left - {player, opponent}) for opponent in sorted(opponents, key=lambda e: e.order))
