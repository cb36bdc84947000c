"""The whole schedule of an event whose rounds stand in a table: those that are paired, and those to come."""

from __future__ import annotations

from hakem.desk.choosing import choose_system
from hakem.errors import HakemError
from hakem.facts.event_kind import is_knockout
from hakem.model import Round, Tournament
from hakem.model.changes import with_round
from hakem.pairing import system_info
from hakem.values import dataclass

MOST_GAMES = 20_000
"""Larger tables show their paired rounds only: nobody reads such a schedule, and it takes seconds."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """All rounds in order: the first ``paired`` of them are those of the event, the others come from its table."""

    rounds: tuple[Round, ...]
    paired: int


def has_schedule(t: Tournament) -> bool:
    """Whether the rounds of the event are known beforehand."""
    if is_knockout(t):
        return False
    try:
        return not system_info(choose_system(t).name).by_scores
    except HakemError:
        return False


def schedule_of(t: Tournament) -> Schedule:
    """The schedule; of an event that pairs by results, or whose table cannot be made yet, as much as there is."""
    paired = len(t.rounds)
    if has_schedule(t):
        system = choose_system(t)
        try:
            total = system.scheduled_rounds(t)
            while len(t.rounds) < total and total * len(t.players) <= 2 * MOST_GAMES:
                t = with_round(t, system.pair(t).as_round())
        except HakemError:
            pass
    return Schedule(t.rounds, paired)
