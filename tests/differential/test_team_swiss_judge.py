"""The Swiss system of teams against its judge: small events with floats, byes, forfeits, teams kept apart."""

from __future__ import annotations

from hypothesis import event, given

from hakem.errors import PairingError, RequestError
from hakem.model import (
    Acceleration,
    AccelerationMethod,
    Prohibition,
    RoundNo,
    TeamId,
    Tournament,
    VirtualPoints,
)
from hakem.pairing import system_for
from hakem.pairing.api import PairsTeams
from hakem.values import replace
from tests.judges.entrant import NoPairing
from tests.support.team_swiss_events import TeamSwiss, team_swisses


def engine_of(made: TeamSwiss) -> PairsTeams:
    """The engine by the rules of the event."""
    options = {
        "preference": made.preference.lower(),
        "primary": {"MP": "match", "GP": "game"}[made.primary],
        "secondary": "yes" if made.secondary else "no",
    }
    system = system_for("team-swiss", made.edition, made.t, options)
    assert isinstance(system, PairsTeams)
    return system


def as_event(made: TeamSwiss) -> Tournament:
    """The event with teams kept apart, and their virtual points, by their first members."""
    first = {team.id: team.members[0] for team in made.t.teams}
    bans = tuple(Prohibition((first[one], first[two])) for one, two in made.apart)
    listed = tuple(
        VirtualPoints(first[team], RoundNo(at), RoundNo(at), points)
        for (team, at), points in made.virtual_points.items()
    )
    given_points = Acceleration(AccelerationMethod.LISTED, listed) if listed else None
    return replace(made.t, prohibited=bans, acceleration=given_points)


def paired(made: TeamSwiss) -> tuple[set[tuple[TeamId, TeamId]], TeamId | None] | None:
    """The engine's next round: pairs as (white, black) and who has the bye; None if there is none."""
    try:
        found = engine_of(made).matches(as_event(made))
    except PairingError:
        return None
    except RequestError:  # nobody is there
        return set(), None
    byes = [TeamId(bye.player) for bye in found.byes]
    return {(TeamId(b.white), TeamId(b.black)) for b in found.boards}, byes[0] if byes else None


def judged(made: TeamSwiss) -> tuple[set[tuple[TeamId, TeamId]], TeamId | None] | None:
    """The judge's."""
    try:
        pairs, bye = made.judged()
    except NoPairing:
        return None
    return set(pairs), bye


@given(team_swisses())
def test_the_engine_pairs_as_the_judge(made: TeamSwiss) -> None:
    event(f"edition {made.edition}, type {made.preference}, by {made.primary}")
    assert paired(made) == judged(made)
