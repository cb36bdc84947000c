"""What every pairing system takes and gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from hakem.explain import NO_TRACE, Recorder, Step, Trace
from hakem.model import Bye, Game, PlayerId, RoundNo, Tournament
from hakem.regulations import Edition


@dataclass(frozen=True, slots=True)
class Board:
    """Two players who are to play."""

    white: PlayerId
    black: PlayerId


@dataclass(frozen=True, slots=True)
class RoundPairing:
    """A round as it is announced: boards in order, who has a bye, and games decided because somebody has left."""

    round_no: RoundNo
    boards: tuple[Board, ...]
    byes: tuple[Bye, ...] = ()
    forfeits: tuple[Game, ...] = ()


class PairingSystem(Protocol):
    """A pure function from the tournament so far to the next round.

    The same tournament gives the same round, with or without a trace. A system
    either gives *the* pairing of its rules or raises ``PairingError``.
    """

    @property
    def name(self) -> str: ...

    @property
    def edition(self) -> Edition: ...

    def scheduled_rounds(self, t: Tournament) -> int:
        """How many rounds the event has by this system: a table has its own length, a Swiss the one announced."""
        ...

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing: ...


def pair_explained(system: PairingSystem, t: Tournament) -> tuple[RoundPairing, tuple[Step, ...]]:
    """The next round together with the steps that led to it."""
    trace = Recorder()
    pairing = system.pair(t, trace)
    return pairing, tuple(trace.steps)
