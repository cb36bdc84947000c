"""Everybody who has entered, as the list of players shows them: who plays the next round, and what is out of the way.

Playing is the quiet state. A line says only what differs from it, so that a list of
six hundred can be read by its exceptions.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from hakem.desk.journal.state import Desk
from hakem.model import ByeKind, Player, PlayerId, Tournament
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class ByesAsked:
    """Byes of one kind that somebody has asked for, in these rounds."""

    kind: ByeKind
    rounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RosterLine:
    """One player of the list.

    ``seen`` is None where nobody has looked yet. ``away`` is the bye of the next
    round, ``byes`` are all that were asked for. ``late`` is the round of somebody
    who entered after the first was paired, 0 for everybody else; ``left`` says after
    which round somebody has gone.
    """

    player: Player
    team: str
    group: str
    seen: bool | None
    away: ByeKind | None
    byes: tuple[ByesAsked, ...]
    late: int
    left: int | None
    expected: bool

    @property
    def missing(self) -> bool:
        """Whether somebody should be there for the next round and has not been seen."""
        return self.expected and not self.seen


@dataclass(frozen=True, slots=True)
class Roster:
    """All lines in the order of numbers, for the round that is paired next.

    ``begun`` says whether anybody has checked in at all.
    """

    round_no: int
    over: bool
    lines: tuple[RosterLine, ...]
    begun: bool

    @property
    def expected(self) -> int:
        """How many play the next round if they come."""
        return sum(line.expected for line in self.lines)

    @property
    def missing(self) -> tuple[RosterLine, ...]:
        """Who should be there and has not been seen."""
        return tuple(line for line in self.lines if line.missing)

    @property
    def present(self) -> int:
        """How many of those expected have been seen."""
        return self.expected - len(self.missing)


def roster(desk: Desk) -> Roster:
    """The list of players as it stands."""
    t = desk.tournament
    over = desk.finished or (desk.rounds_stated and t.next_round > t.rounds_total)
    seen = {each.player: each.present for each in desk.presence}
    groups = {each.player: each.text for each in desk.groups}
    teams = {member: team.name for team in t.teams for member in team.members}
    byes = _byes(t)
    lines = []
    for p in sorted(t.players, key=lambda p: p.number):
        asked = byes.get(p.id, ())
        away = next((each.kind for each in asked if t.next_round in each.rounds), None)
        expected = not over and p.takes_part_in(t.next_round) and away is None
        late = int(p.joined) if p.joined > 1 else 0
        beside = (teams.get(p.id, ""), groups.get(p.id, ""), seen.get(p.id))
        lines.append(RosterLine(p, *beside, away, asked, late, p.withdrawn_after, expected))
    return Roster(t.next_round, over, tuple(lines), any(line.seen is not None for line in lines))


def _byes(t: Tournament) -> Mapping[PlayerId, tuple[ByesAsked, ...]]:
    """What everybody has asked for, by kind."""
    absences = sorted(t.absences, key=lambda a: (int(a.player), a.kind.value, a.round_no))
    found: dict[PlayerId, tuple[ByesAsked, ...]] = {}
    for (player, kind), asked in groupby(absences, key=lambda a: (a.player, a.kind)):
        found[player] = (*found.get(player, ()), ByesAsked(kind, tuple(int(a.round_no) for a in asked)))
    return found
