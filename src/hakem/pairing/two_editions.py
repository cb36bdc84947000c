"""One event under two editions, round by round."""

from __future__ import annotations

from hakem.explain import Comparison
from hakem.i18n import Message
from hakem.pairing.api import RoundPairing
from hakem.regulations import Edition
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class RoundOfEditions:
    """A round as each of two editions pairs it from the same rounds before.

    ``why`` is the first thing that the second edition holds against the round of the
    first one; None if they are the same. ``refused`` says why an edition gives no round.
    """

    round_no: int
    first: RoundPairing | None
    second: RoundPairing | None
    why: Comparison | None = None
    refused: Message | None = None

    @property
    def same(self) -> bool:
        """Whether both give the same boards, colours and byes."""
        return self.first == self.second and self.refused is None


@dataclass(frozen=True, slots=True)
class EditionsCompared:
    """One event under two editions, round by round."""

    system: str
    editions: tuple[Edition, Edition]
    rounds: tuple[RoundOfEditions, ...]
