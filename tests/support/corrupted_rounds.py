"""Rounds with one thing changed, for every system and edition that the verifier proves: all of them must be refused.

There is one best round, so a changed one cannot be another best one. What is open are only the colours drawn by lot
before round 1, which one board shows; where it is the only board nothing could tell that they were changed, so colours
are changed only where there are more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from hakem.model import Tournament
from hakem.pairing import system_for
from hakem.simulation import Rates, Settings, simulate
from hakem.verify import VerdictKind
from tests.support.round_robins import played_out, team_event
from tests.support.verdicts import CHANGES, changed, verdict

_ABSENT = Rates(forfeit=Fraction(1, 30), half_bye=Fraction(1, 30), zero_bye=Fraction(1, 30), withdraw=Fraction(1, 50))
UNCHANGED = "as paired"


@dataclass(frozen=True)
class ProvedSystem:
    """A system and edition whose rounds are proved, and events of it by number."""

    system: str
    edition: str
    event: Callable[[str, str, int], Tournament]

    def __str__(self) -> str:
        return f"{self.system} {self.edition}"


def open_event(system: str, edition: str, number: int) -> Tournament:
    """A simulated event of 8 to 40 players, in every second one with byes, forfeits and withdrawals."""
    lots = Random(f"{system} {edition} {number}")
    players = lots.randrange(8, 41)
    settings = Settings(
        players,
        min(lots.randrange(4, 10), players - 3),
        f"corrupted {number}",
        system,
        edition,
        _ABSENT if number % 2 else Rates(),
    )
    return simulate(settings).tournament


def cycle(system: str, edition: str, number: int) -> Tournament:
    """A simulated round robin of 4 to 15 players."""
    players = 4 + number % 12
    return simulate(Settings(players, players - 1 + players % 2, f"corrupted {number}", system, edition)).tournament


def two_teams(system: str, edition: str, number: int) -> Tournament:
    """A Scheveningen of two teams of 3 to 9 players."""
    boards = 3 + number % 7
    t = team_event([boards] * 2, boards)
    return played_out(t, system_for(system, edition, t))


def three_teams(system: str, edition: str, number: int) -> Tournament:
    """A Skalitzka of three teams of 2 to 8 players."""
    boards = 2 + 2 * (number % 4)
    t = team_event([boards] * 3, 2)
    return played_out(t, system_for(system, edition, t))


PROVED = (
    ProvedSystem("dutch", "2009", open_event),
    ProvedSystem("dutch", "2017", open_event),
    ProvedSystem("dutch", "2026", open_event),
    ProvedSystem("burstein", "2009", open_event),
    ProvedSystem("burstein", "2026", open_event),
    ProvedSystem("dubov", "2009", open_event),
    ProvedSystem("dubov", "2026", open_event),
    ProvedSystem("lim", "2009", open_event),
    ProvedSystem("lim", "2026", open_event),
    ProvedSystem("berger", "2009", cycle),
    ProvedSystem("berger", "2026", cycle),
    ProvedSystem("scheveningen", "2009", two_teams),
    ProvedSystem("skalitzka", "2009", three_teams),
)
"""One line for every system and edition that the verifier proves."""


@dataclass(frozen=True)
class Corrupted:
    """A round of an event, what was changed in it, what the verifier said, and how long that took."""

    number: int
    round_no: int
    how: str
    kind: VerdictKind
    seconds: float

    @property
    def is_seen(self) -> bool:
        """Whether the verdict is right: the round as it was paired is the best, a changed one is refused."""
        if self.how == UNCHANGED:
            return self.kind is VerdictKind.BEST
        return self.kind in (VerdictKind.ILLEGAL, VerdictKind.NOT_BEST)


def corrupted(proved: ProvedSystem, number: int) -> Iterator[Corrupted]:
    """The verdicts on every round of an event, as it was paired and with each change."""
    t, lots = proved.event(proved.system, proved.edition, number), Random(number)
    for round_no in range(1, len(t.rounds) + 1):
        rounds = [(UNCHANGED, replace(t, rounds=t.rounds[:round_no]))]
        for how in CHANGES:
            wrong = changed(t, round_no, how, lots)
            rounds += [] if wrong is None else [(how, wrong)]
        for how, one in rounds:
            begun = time.perf_counter()
            kind = verdict(one, proved.edition, proved.system).kind
            yield Corrupted(number, round_no, how, kind, time.perf_counter() - begun)
