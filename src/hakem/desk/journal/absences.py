"""Who did not come to the board in the last round, and what was said of them since.

Before the next round is paired everybody who stayed away without a word is asked
about: they withdraw, have a bye, or come back. A withdrawal, a bye and the check-in
are the answers; whoever is seen there plays on.
"""

from __future__ import annotations

from collections.abc import Collection

from hakem.desk.choosing import choose_system, is_by_scores, own_system
from hakem.desk.handling import lost_without_play, stayed_away
from hakem.desk.journal.state import Desk
from hakem.i18n import PlayerRef, TeamRef
from hakem.model import PlayerId, TeamId, Tournament
from hakem.pairing.api import PairsTeams
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Absences:
    """Who stayed away in the last round, players, or teams where teams are paired.

    ``open``: nobody has said what becomes of them. ``back``: they are there and play on.
    ``away``: they have withdrawn since, or have a bye, or were not there at the check-in.
    """

    open: tuple[PlayerId, ...] = ()
    back: tuple[PlayerId, ...] = ()
    away: tuple[PlayerId, ...] = ()
    of_teams: bool = False

    @property
    def everybody(self) -> tuple[PlayerId, ...]:
        """All of them, those first who are still to be asked about."""
        return (*self.open, *self.back, *self.away)

    def to_ask(self, but: Collection[PlayerId] = ()) -> tuple[PlayerRef | TeamRef, ...]:
        """Those who are still to be asked about, as a sentence names them; players named elsewhere are none of them."""
        if self.of_teams:
            return tuple(TeamRef(int(each)) for each in self.open)
        return tuple(PlayerRef(each) for each in self.open if each not in but)


NOBODY = Absences()


def absences(desk: Desk) -> Absences:
    """Of the last round, where the next one is paired by scores: in a table and a knockout everybody has a place."""
    t = desk.tournament
    if not t.rounds or not is_by_scores(t):
        return NOBODY
    contest, of_teams = _contest(t)
    missed = tuple(dict.fromkeys(p for game in contest.rounds[-1].games for p in lost_without_play(game)))
    here = frozenset(stayed_away(contest))
    said = {each.player: each.present for each in desk.presence}
    told = {one: _seen(t, one, said, of_teams=of_teams) for one in missed if one in here}
    return Absences(
        tuple(one for one, seen in told.items() if seen is None),
        tuple(one for one, seen in told.items() if seen),
        tuple(one for one in missed if one not in told or told[one] is False),
        of_teams,
    )


def _contest(t: Tournament) -> tuple[Tournament, bool]:
    """The event as it is paired, and whether teams stand in the place of players there."""
    if own_system(t) is None:
        return t, False
    system = choose_system(t)
    return (system.contest(t).event, True) if isinstance(system, PairsTeams) else (t, False)


def _seen(t: Tournament, one: PlayerId, said: dict[PlayerId, bool], *, of_teams: bool) -> bool | None:
    """Whether somebody is there by the check-in, a team if anybody of it is; None if nobody has looked."""
    if not of_teams:
        return said.get(one)
    members = next((team.members for team in t.teams if team.id == TeamId(int(one))), ())
    seen = [said[member] for member in members if member in said]
    return any(seen) if seen else None


def checks_in(desk: Desk) -> bool:
    """Whether there is a check-in: somebody was seen there of whom that was not asked because they had stayed away."""
    seen = [each.player for each in desk.presence if each.present]
    if not seen:
        return False
    asked = absences(desk)
    return not set(seen) <= set(_people(desk.tournament, asked.back, of_teams=asked.of_teams))


def _people(t: Tournament, those: Collection[PlayerId], *, of_teams: bool) -> Collection[PlayerId]:
    if not of_teams:
        return those
    return tuple(member for team in t.teams if PlayerId(team.id) in those for member in team.members)
