"""Simulated events of teams: people dealt into teams, and who of the teams is away in which round."""

from __future__ import annotations

from hakem.facts.contestants import contest_of_teams
from hakem.model import (
    Absence,
    Player,
    PlayerId,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    Tournament,
    with_numbers_as_ids,
)
from hakem.simulation.attendance import Attendance
from hakem.simulation.chance import Chance
from hakem.simulation.names import CITIES
from hakem.values import replace

USUAL_BOARDS = 4
"""On so many boards teams meet, unless somebody says otherwise."""

_COLOURS = "WB"


def dealt(t: Tournament, boards: int, chance: Chance) -> Tournament:
    """The people of an event in teams: neighbours of the list are together, so that teams differ in strength.

    Members have the numbers of their boards, team after team.
    """
    count = len(t.players) // boards
    listed = sorted(t.players, key=lambda p: p.number)
    teams = tuple(
        Team(
            TeamId(n),
            f"{chance.pick(CITIES)} {n}",
            tuple(PlayerId(p.id) for p in listed[(n - 1) * boards : n * boards]),
        )
        for n in range(1, count + 1)
    )
    colours = (_COLOURS * boards)[:boards]
    play = replace(t.team_play, scoring=replace(t.team_play.scoring, board_colours=colours))
    return with_numbers_as_ids(replace(t, teams=teams, team_play=play))


def contestants(t: Tournament) -> tuple[Player, ...]:
    """The teams of an event before its first round in the place of players, else the players."""
    return contest_of_teams(t).event.players if t.teams else t.players


def before_pairing(t: Tournament, there: Attendance) -> Tournament:
    """The event with everything that is known of the next round: byes that were asked for, and who is not there."""
    number = t.next_round
    if not t.teams:
        return replace(t, absences=there.absences(number))
    asked = there.announced(number)
    byes = (TeamBye(RoundNo(number), TeamId(a.player), a.kind) for a in asked)
    members = {team.id: team.members for team in t.teams}
    named = {a.player for a in asked}
    away = tuple(
        Absence(a.round_no, member, a.kind)
        for a in there.absences(number)
        if a.player not in named
        for member in members[TeamId(a.player)]
    )
    return replace(t, absences=away, team_play=replace(t.team_play, byes=(*t.team_play.byes, *byes)))


def noted(t: Tournament, there: Attendance) -> Tournament:
    """The event that says who came late and who has left before its last round."""
    if not t.teams:
        return there.noted(t)
    known = {p.id: p for p in there.noted(replace(t, players=there.players)).players}
    stay = {member: known[PlayerId(team.id)] for team in t.teams for member in team.members}
    people = (
        replace(p, joined=stay[p.id].joined, withdrawn_after=stay[p.id].withdrawn_after) if p.id in stay else p
        for p in t.players
    )
    return replace(t, players=tuple(people))
