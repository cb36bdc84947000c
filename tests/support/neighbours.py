"""A Swiss system small enough to be right at a glance, for tests of what stands around systems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hakem.errors import PairingError
from hakem.explain import NO_TRACE, Comparison, Step, Trace
from hakem.facts import cards
from hakem.i18n import Message
from hakem.model import Bye, ByeKind, PlayerId, Tournament
from hakem.pairing import Board, RoundPairing
from hakem.regulations import ROUND_ROBIN_2026, Edition

Pairs = list[tuple[PlayerId, PlayerId]]


@dataclass(frozen=True)
class Neighbours:
    """Best against next best; nobody meets twice; the last of an odd field who can has the bye."""

    name: str = "berger"
    edition: Edition = ROUND_ROBIN_2026

    def scheduled_rounds(self, t: Tournament) -> int:
        return t.rounds_total

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:  # noqa: ARG002
        made = cards(t)
        away = {a.player for a in t.absences}
        order = sorted(made.values(), key=lambda c: (-c.score, c.player.number))
        here = [c.player.id for c in order if c.player.id not in away]
        met = {frozenset((g.white, g.black)) for rnd in t.rounds for g in rnd.games if g.played}
        had = {b.player for rnd in t.rounds for b in rnd.byes if b.kind is ByeKind.PAIRING_ALLOCATED}
        for idle in [p for p in reversed(here) if p not in had] if len(here) % 2 else [None]:
            pairs = _pairs([p for p in here if p != idle], met)
            if pairs is not None:
                byes = (Bye(idle, ByeKind.PAIRING_ALLOCATED),) if idle is not None else ()
                return RoundPairing(t.next_round, tuple(Board(w, b) for w, b in pairs), byes)
        raise PairingError(Message("pairing.no-players"))


def _pairs(here: Sequence[PlayerId], met: set[frozenset[PlayerId]]) -> Pairs | None:
    if not here:
        return []
    for other in here[1:]:
        if frozenset((here[0], other)) not in met:
            rest = _pairs([p for p in here[1:] if p != other], met)
            if rest is not None:
                return [(here[0], other), *rest]
    return None


@dataclass(frozen=True)
class Judging(Neighbours):
    """The same with an opinion about other people's rounds."""

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:  # noqa: ARG002
        first = given.boards[0]
        data: dict[str, str | int] = {"round": given.round_no, "first": "A", "second": "B"}
        data |= {"first_number": first.white, "second_number": first.black}
        return Step(self.edition.art("Annex 1"), "table.board", (first.white, first.black), data)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        step = self.first_difference(t, given)
        return None if step is None else Comparison(step)


@dataclass(frozen=True)
class Helpless(Neighbours):
    """Finds no pairing, whatever the event."""

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:  # noqa: ARG002
        raise PairingError(Message("pairing.no-players"))
