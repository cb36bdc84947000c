"""What of an event tables may show to whoever asks, which tables it has, and standings that are computed once.

Whoever may not read the journal sees rounds that are published, and nothing of a
round that is being prepared.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from hakem.desk.scheduling import has_schedule
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.model import Tournament
from hakem.tiebreaks import Standings, StandingsRequest, standings
from hakem.values import dataclass
from hakem.web.looking import Look

MOST_KEPT = 40
"""Longer numbers in an address mean nobody."""


@dataclass(frozen=True, slots=True)
class TableLink:
    """One of the tables of an event: its name, where it is, and whether it is the one that is shown."""

    name: str
    href: str
    here: bool


class StandingsMemory:
    """The standings that were asked for last.

    They are a function of the event and the request alone, so what is found for an
    equal event is right, whoever asked for it: the round before the last one is
    ranked once, not with every result.
    """

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._kept: OrderedDict[tuple[str, StandingsRequest], tuple[Tournament, Standings]] = OrderedDict()
        self._most = most
        self._lock = threading.Lock()

    def found(self, event: str, t: Tournament, request: StandingsRequest) -> Standings:
        """The standings of this event as it is in ``t``."""
        at = t if request.after is None else after_round(t, request.after)
        key = (event, request)
        with self._lock:
            kept = self._kept.get(key)
        if kept is not None and kept[0] == at:
            return kept[1]
        made = standings(t, request)
        with self._lock:
            self._kept[key] = (at, made)
            self._kept.move_to_end(key)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return made


_MEMORY = StandingsMemory()


def shown_event(look: Look) -> Tournament:
    """The event as far as this person may see it."""
    desk = look.desk
    if look.reads("journal"):
        return desk.tournament
    return after_round(desk.tournament, max(desk.published, default=0))


def standings_of(look: Look, t: Tournament, after: int, of_teams: bool | None = None) -> Standings:
    """The standings of the event after a round."""
    return _MEMORY.found(look.running.event, t, StandingsRequest(after=after, of_teams=of_teams))


def table_links(look: Look, here: str) -> tuple[TableLink, ...]:
    """The tables that make sense for the event."""
    t = look.desk.tournament
    base = f"/e/{look.running.event}"
    there = {
        "standings": True,
        "crosstable": not is_knockout(t),
        "schedule": has_schedule(t),
        "teams": bool(t.teams),
        "boards": is_team_event(t),
        "prizes": True,
    }
    return tuple(TableLink(name, f"{base}/{name}", name == here) for name, is_there in there.items() if is_there)
