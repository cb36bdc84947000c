"""The tournament as it stood before one of its rounds was paired."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event
from hakem.facts.initial_colour import USUAL_RANKING, RanksPlayers, drawn_colour
from hakem.facts.match_boards import line_ups_seen
from hakem.i18n import Message
from hakem.model import Absence, ByeKind, PlayerId, RoundNo, Tournament
from hakem.values import replace

_GIVEN = (ByeKind.PAIRING_ALLOCATED,)
"""Byes that nobody asks for."""


def before_round(t: Tournament, round_no: int, ranking: RanksPlayers = USUAL_RANKING) -> Tournament:
    """Everything known when that round was to be paired.

    Later rounds are forgotten. Whoever had no opponent in the round without
    being given the pairing-allocated bye had announced it, so these byes become
    absences; the announcements for later rounds stay out of it. The lot for the
    initial colour had been drawn: where the event does not declare it, the first
    round shows it in that ranking. Who sits for a team is no matter of pairing either: in an
    event of teams the line-ups of the round stay.
    """
    if not 1 <= round_no <= t.next_round:
        raise RequestError(Message("pairing.no-such-round", {"round": round_no, "last": t.next_round}))
    if round_no == t.next_round:
        return t
    rnd = t.rounds[round_no - 1]
    busy = {p for game in rnd.games for p in game.players} | _of_teams_without_boards(t, round_no)
    kinds = {bye.player: bye.kind for bye in rnd.byes}
    absences = tuple(
        Absence(RoundNo(round_no), p.id, kinds.get(p.id, ByeKind.ZERO_POINT))
        for p in t.players
        if p.id not in busy and kinds.get(p.id) is not ByeKind.PAIRING_ALLOCATED
    )
    play = t.team_play.before(round_no)
    asked = tuple(at for at in t.team_play.byes if at.round_no == round_no and at.kind not in _GIVEN)
    if is_team_event(t):
        play = replace(play, byes=(*play.byes, *asked), line_ups=(*play.line_ups, *line_ups_seen(t, round_no)))
    return replace(
        t,
        rounds=t.rounds[: round_no - 1],
        absences=absences,
        initial_colour=drawn_colour(t, ranking),
        team_play=play,
    )


def _of_teams_without_boards(t: Tournament, round_no: int) -> set[PlayerId]:
    """Members of teams that were paired in a round, or had its bye, although nobody sat at a board."""
    paired = {at.team for at in t.team_play.byes if at.round_no == round_no and at.kind in _GIVEN}
    paired |= {team for match in t.team_play.forfeited if match.round_no == round_no for team in match.teams}
    return {member for team in t.teams if team.id in paired for member in team.members}


def after_round(t: Tournament, round_no: int) -> Tournament:
    """The event as it stood when that round was over; 0 is before the first one."""
    if not 0 <= round_no <= len(t.rounds):
        raise RequestError(Message("tiebreak.no-such-round", {"round": round_no, "last": len(t.rounds)}))
    if round_no == len(t.rounds):
        return t
    return replace(t, rounds=t.rounds[:round_no], team_play=t.team_play.before(round_no + 1))
