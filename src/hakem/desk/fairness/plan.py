"""What is to be compared: a field, variants of the event, tie-break lists, and how often each is played."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import product

from hakem.errors import RequestError
from hakem.facts.berger import rounds_per_cycle
from hakem.i18n import Message
from hakem.pairing import system_info
from hakem.simulation.settings import Rates, Settings
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class EventWay:
    """One way to hold the event."""

    system: str
    rounds: int
    accelerated: bool = False


@dataclass(frozen=True, slots=True)
class FairnessPlan:
    """Everything that the comparison depends on, so that it can be had again.

    ``exactly`` are the ratings of a field that is known; without it every run has a field of
    its own with ratings between those of ``between``. ``lists`` are tie-breaks, one list
    of codes each.
    """

    players: int
    variants: tuple[EventWay, ...]
    lists: tuple[tuple[str, ...], ...]
    runs: int
    seed: str
    exactly: tuple[int | None, ...] | None = None
    between: tuple[int, int] | None = None
    draws: Fraction = Rates().draw

    def settings(self, variant: EventWay, run: int) -> Settings:
        """The event of one run: its seed follows from that of the plan and the number of the run alone.

        All variants of a run have the same people with the same ratings.
        """
        return Settings(
            players=self.players,
            rounds=variant.rounds,
            seed=f"{self.seed}/{run}",
            system=variant.system,
            rates=Rates(self.draws),
            accelerated=variant.accelerated,
            ratings=self.between,
            exactly=self.exactly,
        )


def planned(
    players: int, systems: Iterable[str], rounds: Iterable[int], accelerations: Iterable[bool]
) -> tuple[EventWay, ...]:
    """All ways of these systems, numbers of rounds and accelerations that make sense.

    A table has its own number of rounds, and no acceleration.
    """
    found: list[EventWay] = []
    for system, number, accelerated in product(systems, rounds, accelerations):
        info = system_info(system)
        if info.of_teams or system == "knockout":
            raise RequestError(Message("fairness.system", {"system": system}))
        table = EventWay(system, rounds_per_cycle(players))
        wanted = EventWay(system, number, accelerated) if info.by_scores else table
        if info.by_scores and number >= players:
            raise RequestError(Message("fairness.rounds", {"rounds": number, "players": players}))
        if wanted not in found:
            found.append(wanted)
    return tuple(found)
