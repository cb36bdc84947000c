"""A whole team as one act: it is there, has asked for a bye, leaves or comes back, with all of its members."""

from __future__ import annotations

from typing import Protocol

from hakem.desk.choosing import is_by_scores
from hakem.desk.journal.asking import Done, Warned, refusal, warning
from hakem.desk.journal.attendance_fields import BYES, ByeAsked, ByeTakenBack, CheckIn, Return, Withdrawal
from hakem.desk.journal.state import Desk, Presence
from hakem.desk.journal.team_actions import team_of, without_team
from hakem.desk.journal.team_fields import TeamGone
from hakem.desk.lots_due import lots_rules
from hakem.desk.withdrawals import come_back, leave
from hakem.errors import RequestError
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.i18n import Message, PlayerRef, TeamRef
from hakem.model import Absence, ByeKind, PlayerId, RoundNo, Team, TeamBye, TeamId, Tournament
from hakem.model.changes import with_team_play, without_bye
from hakem.values import replace

_OF_ONE = frozenset({"change.left", "change.left-at-once", "change.back", "change.back-over"})
"""What is said of every player who leaves or comes back; of a team it is said once."""


class PlayerOrTeam(Protocol):
    """Fields of an action that is about a player or about a whole team."""

    @property
    def player(self) -> PlayerId | None: ...

    @property
    def team(self) -> TeamId | None: ...


def one_player(given: PlayerOrTeam) -> PlayerId | None:
    """The player whom the action is about, None if it is a team; refused if it is neither or both."""
    if given.player is None and given.team is None:
        raise refusal("missing", field="player")
    if given.player is not None and given.team is not None:
        raise refusal("player-or-team")
    return given.player


def _team(t: Tournament, team: TeamId | None) -> Team:
    found = team_of(t, int(team or 0))
    if not found.members:
        raise refusal("team-empty", team=found.name)
    return found


def require_over(desk: Desk, player: PlayerId, after: int | None) -> None:
    """Who has a game under way has not left before it."""
    for at in desk.adjourned:
        there = player in desk.tournament.rounds[at.round_no - 1].games[at.board - 1].players
        if there and after is not None and after < at.round_no:
            who = PlayerRef(player)
            raise RequestError(Message("change.plays-after", {"player": who, "after": after, "round": at.round_no}))


def team_checked_in(desk: Desk, given: CheckIn) -> Done:
    """Everybody of the team who is expected in the next round is there, or nobody of it is."""
    t = desk.tournament
    team = _team(t, given.team)
    away = {a.player for a in t.absences if a.round_no == t.next_round}
    expected = {p.id for p in t.players if p.takes_part_in(t.next_round)} - away
    seen = tuple(Presence(member, given.present) for member in team.members if member in expected)
    others = tuple(each for each in desk.presence if each.player not in {new.player for new in seen})
    return Done(replace(desk, presence=(*others, *seen)), more={"name": team.name})


def team_bye(desk: Desk, given: ByeAsked) -> Done:
    """A bye that a team asks for: none of its members plays, and the team has what the bye is worth.

    In a table the match stays where it is: whoever does not come loses it, and no other bye can be had.
    """
    t, number = desk.tournament, given.round_no
    team = _team(t, given.team)
    if desk.rounds_stated and number > t.rounds_total:
        raise refusal("no-such-round", round=number, last=t.rounds_total)
    if number < t.next_round:
        raise refusal("team-bye-paired", team=team.name, round=number)
    if given.kind is not ByeKind.ZERO_POINT and not _has_byes(t):
        raise refusal("team-bye-in-table", team=team.name, system=t.rules.system)
    there = {p.id for p in t.players if p.takes_part_in(number)}
    if there.isdisjoint(team.members):
        raise refusal("team-not-there", team=team.name, round=number)
    warnings = tuple(_told_of_bye(t, team, given.kind))
    t = _without_bye(t, team, number)
    if _has_byes(t):
        made = TeamBye(RoundNo(number), team.id, given.kind)
        t = with_team_play(t, replace(t.team_play, byes=(*t.team_play.byes, made)))
    away = (Absence(RoundNo(number), p, ByeKind.ZERO_POINT) for p in team.members if p in there)
    return Done(replace(desk, tournament=replace(t, absences=(*t.absences, *away))), warnings, {"name": team.name})


def _has_byes(t: Tournament) -> bool:
    """Whether a team can have points without a match: where teams are paired by their scores."""
    return is_by_scores(t) and is_team_event(t) and not counts_boards_alone(t)


def _told_of_bye(t: Tournament, team: Team, kind: ByeKind) -> tuple[Warned, ...]:
    if kind is ByeKind.FULL_POINT:
        return (warning(2, "team-full-bye", team=TeamRef(team.id)),)
    second = any((bye.team, bye.kind) == (team.id, ByeKind.HALF_POINT) for bye in t.team_play.byes)
    return (warning(2, "team-second-half-bye", team=TeamRef(team.id)),) if kind is ByeKind.HALF_POINT and second else ()


def _without_bye(t: Tournament, team: Team, number: int) -> Tournament:
    """Nothing is asked for that round any more, by the team or by its members."""
    for absence in t.absences:
        if absence.round_no == number and absence.player in team.members:
            t = without_bye(t, number, absence.player)
    left = tuple(bye for bye in t.team_play.byes if (bye.round_no, bye.team) != (number, team.id))
    return t if left == t.team_play.byes else with_team_play(t, replace(t.team_play, byes=left))


def team_byes_asked(t: Tournament, team: Team) -> tuple[tuple[str, int], ...]:
    """The byes that a team has asked for in rounds to come, as kind and round; one of all its members is one too."""
    names = {kind: name for name, kind in BYES.items()}
    listed = {
        int(bye.round_no): names[bye.kind]
        for bye in t.team_play.byes
        if bye.team == team.id and bye.round_no >= t.next_round and bye.kind in names
    }
    for number in sorted({int(a.round_no) for a in t.absences}):
        away = {a.player: a.kind for a in t.absences if a.round_no == number}
        there = [p.id for p in t.players if p.id in team.members and p.takes_part_in(number)]
        kinds = {away.get(member) for member in there}
        if there and None not in kinds and number >= t.next_round:
            kind = kinds.pop() if len(kinds) == 1 else None
            listed.setdefault(number, names.get(kind or ByeKind.ZERO_POINT, "zero"))
    return tuple((kind, number) for number, kind in sorted(listed.items()))


def team_no_bye(desk: Desk, given: ByeTakenBack) -> Done:
    """A bye that a team does not need any longer."""
    t, number = desk.tournament, given.round_no
    team = _team(t, given.team)
    if number < t.next_round:
        raise refusal("team-bye-paired", team=team.name, round=number)
    after = _without_bye(t, team, number)
    if after == t:
        raise refusal("no-team-bye", team=team.name, round=number)
    return Done(replace(desk, tournament=after), more={"name": team.name})


def team_left(desk: Desk, given: Withdrawal) -> Done:
    """A team leaves with everybody who has not left before it."""
    t = desk.tournament
    team = _team(t, given.team)
    if not t.rounds and not given.after and lots_rules(t) is not None:  # as a player leaves such a table
        out = Message("change.redraw-left", {"players": (team.name,)})
        done = without_team(desk, TeamGone(team.id, members=True))
        return replace(done, warnings=(Warned(1, out), *done.warnings))
    staying = [p.id for p in t.players if p.id in team.members and p.withdrawn_after is None]
    if not staying:
        raise refusal("team-left-already", team=team.name)
    for player in staying:
        require_over(desk, player, given.after)
    made = leave(t, staying, given.after)
    after = made.tournament
    last = max(int(p.withdrawn_after or 0) for p in after.players if p.id in staying)
    asked = tuple(bye for bye in after.team_play.byes if bye.team != team.id or bye.round_no <= last)
    after = with_team_play(after, replace(after.team_play, byes=asked))
    said = Message(
        "change.left-team" if last else "change.left-team-at-once", {"team": TeamRef(team.id), "round": last}
    )
    return Done(replace(desk, tournament=after), _told(said, made.notes), {"name": team.name})


def team_back(desk: Desk, given: Return) -> Done:
    """A team comes back with everybody who had left."""
    t = desk.tournament
    team = _team(t, given.team)
    gone = [p.id for p in t.players if p.id in team.members and p.withdrawn_after is not None]
    if not gone:
        raise refusal("team-not-left", team=team.name)
    made = come_back(t, gone)
    key = "change.back-team" if t.next_round <= t.rounds_total else "change.back-team-over"
    said = Message(key, {"team": TeamRef(team.id), "round": t.next_round})
    return Done(replace(desk, tournament=made.tournament), _told(said, made.notes), {"name": team.name})


def _told(said: Message, notes: tuple[Message, ...]) -> tuple[Warned, ...]:
    return tuple(Warned(1, note) for note in (said, *(each for each in notes if each.key not in _OF_ONE)))
