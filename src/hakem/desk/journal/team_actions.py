"""Actions about teams: who they are, who belongs to them in which order, and their numbers in the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hakem.desk.journal.asking import ActionAsked, Done, Warned, refusal, warning
from hakem.desk.journal.lots_asked import with_lots_asked
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_fields import TeamAsked, TeamGone, TeamNumbersAsked
from hakem.facts.event_kind import counts_boards_alone, is_knockout, is_team_event
from hakem.facts.initial_order import FIDE_ONLY, NATIONAL_ONLY
from hakem.facts.line_ups import strength_of
from hakem.facts.match_boards import line_ups_seen
from hakem.i18n import Json, PlayerRef
from hakem.model import PlayerId, Team, TeamId, TeamLineUp, Tournament, with_team_ids
from hakem.model.changes import player_of, with_team_play, with_teams
from hakem.pairing.numbers.lots import teams_by_lots
from hakem.values import replace

MOST_STRENGTH = 9999
_OWN = ("nickname", "captain", "coach", "federation", "club", "strength")
_LONGEST = {"name": 100, "nickname": 40}


def team_of(t: Tournament, team: int) -> Team:
    """The team of that number; refused if there is none."""
    for known in t.teams:
        if known.id == team:
            return known
    raise refusal("no-such-team", team=team)


def add_team(desk: Desk, given: TeamAsked, _asked: ActionAsked) -> Done:
    """A new team, the last one of the table unless a number is named; its players may come with it or later."""
    t = desk.tournament
    if given.name is None or not given.name.strip():
        raise refusal("missing", field="name")
    if t.rounds:
        raise refusal("teams-fixed")
    team = Team(TeamId(1 + max((int(each.id) for each in t.teams), default=0)), given.name.strip(), ())
    team = _filled(t, team, given)
    t = with_teams(t, (*t.teams, team))
    t, warnings = _with_members(t, team, given)
    t = _at_number(t, team.id, given.number)
    after, lots = with_lots_asked(desk, replace(desk, tournament=t), 2)
    return Done(after, (*warnings, *lots), _said(t, team.name))


def _said(t: Tournament, name: str) -> dict[str, Json]:
    """What the entry keeps of the team: its name and number as they are now."""
    team = next(each for each in t.teams if each.name == name)
    return {"team": int(team.id), "name": team.name}


def _filled(t: Tournament, team: Team, given: TeamAsked) -> Team:
    name = team.name if given.name is None else given.name.strip()
    if not name:
        raise refusal("missing", field="name")
    if any(other.name == name and other.id != team.id for other in t.teams):
        raise refusal("team-named-twice", name=name)
    if given.strength is not None and not 0 <= given.strength <= MOST_STRENGTH:
        raise refusal("team-strength", most=MOST_STRENGTH)
    for field, longest in _LONGEST.items():
        if len(getattr(given, field) or "") > longest:
            raise refusal("team-text", field=field, most=longest)
    said: dict[str, Any] = {field: getattr(given, field) for field in _OWN}
    known: dict[str, Any] = {
        field: ((value.strip() or None) if isinstance(value, str) else value)
        for field, value in said.items()
        if value is not None
    }
    return replace(team, **known, name=name)


def change_team(desk: Desk, given: TeamAsked, _asked: ActionAsked) -> Done:
    """Other data, members or another order of a team. What was played stays on the boards where it was played."""
    t = desk.tournament
    if given.team is None:
        raise refusal("missing", field="team")
    team = team_of(t, given.team)
    unknown = [field for field in given.clear if field not in _OWN]
    if unknown:
        raise refusal("cannot-clear", field=unknown[0])
    cleared: dict[str, Any] = dict.fromkeys(given.clear)
    changed = replace(_filled(t, team, given), **cleared)
    t = with_teams(t, (changed if each.id == team.id else each for each in t.teams))
    t, warnings = _with_members(t, changed, given)
    if given.number is not None and t.rounds:
        raise refusal("teams-fixed")
    after = _at_number(t, team.id, given.number)
    by_hand = desk.teams_numbered if given.number is None else "given"
    return Done(replace(desk, tournament=after, teams_numbered=by_hand), warnings, _said(after, changed.name))


def _with_members(t: Tournament, team: Team, given: TeamAsked) -> tuple[Tournament, tuple[Warned, ...]]:
    """The team with these members, in board order or in that of their ratings."""
    members = team.members if given.members is None else given.members
    for member in members:
        player_of(t, member)
        other = next((each for each in t.teams if member in each.members and each.id != team.id), None)
        if other is not None:
            raise refusal("member-elsewhere", player=PlayerRef(member), team=other.name)
    if len(set(members)) < len(members):
        raise refusal("member-twice", team=team.name)
    if given.by_rating:
        members = by_rating(t, members)
    if members == team.members:
        return t, ()
    require_room(t, team, len(members))
    require_those_who_played(t, team, members)
    after = with_order(t, team.id, members)
    return after, (warning(2, "members-changed", team=team.name),) if t.rounds else ()


def require_room(t: Tournament, team: Team, members: int) -> None:
    """The team has not more members than the rules of the event allow."""
    most = t.team_play.line_up_rules.members
    if most is not None and members > max(most, len(team.members)):
        raise refusal("team-full", team=team.name, most=most)


def require_those_who_played(t: Tournament, team: Team, members: Sequence[PlayerId]) -> None:
    """Where teams meet, whoever has sat for one stays in its list."""
    if not is_team_event(t):
        return
    gone = set(team.members) - set(members)
    for number, rnd in enumerate(t.rounds, start=1):
        for player in (*(p for game in rnd.games for p in game.players), *(bye.player for bye in rnd.byes)):
            if player in gone:
                raise refusal("member-played", player=PlayerRef(player), round=number)


def with_order(t: Tournament, team: TeamId, members: Sequence[PlayerId]) -> Tournament:
    """The event with these members of a team; the boards of the rounds that are paired stay as they were."""
    if t.rounds and is_team_event(t) and not counts_boards_alone(t) and not is_knockout(t):
        t = with_line_ups(t, (each for n in range(1, len(t.rounds) + 1) for each in line_ups_seen(t, n)))
    return with_teams(t, (replace(each, members=tuple(members)) if each.id == team else each for each in t.teams))


def with_line_ups(t: Tournament, found: Iterable[TeamLineUp]) -> Tournament:
    """The event with these line-ups, where it has none for the team in that round."""
    known = {(each.round_no, each.team, each.opponent) for each in t.team_play.line_ups}
    new = tuple(each for each in found if (each.round_no, each.team, each.opponent) not in known)
    if not new:
        return t
    return with_team_play(t, replace(t.team_play, line_ups=(*t.team_play.line_ups, *new)))


def by_rating(t: Tournament, members: Sequence[PlayerId]) -> tuple[PlayerId, ...]:
    """Members in the order of the list of a team: by FIDE rating, then by the national one; equals stay as they are."""
    known = {p.id: p for p in t.players}

    def strength(member: PlayerId) -> tuple[int, int]:
        player = known[member]
        return -(FIDE_ONLY.strength(player) or 0), -(NATIONAL_ONLY.strength(player) or 0)

    return tuple(sorted(members, key=strength))


def remove_team(desk: Desk, given: TeamGone, _asked: ActionAsked) -> Done:
    """The event without a team, only while no round is paired; its players stay unless they go too."""
    return without_team(desk, given)


def without_team(desk: Desk, given: TeamGone) -> Done:
    """The event without a team, whoever asks for it."""
    t = desk.tournament
    team = team_of(t, given.team)
    if t.rounds:
        raise refusal("teams-fixed")
    play = t.team_play
    play = replace(
        play,
        byes=tuple(bye for bye in play.byes if bye.team != team.id),
        forfeited=tuple(match for match in play.forfeited if team.id not in match.teams),
        line_ups=tuple(each for each in play.line_ups if team.id not in (each.team, each.opponent)),
        abnormal_points=tuple(
            replace(each, teams=others)
            for each in play.abnormal_points
            if (others := tuple(other for other in each.teams if other != team.id)) or not each.teams
        ),
    )
    external = tuple(
        replace(each, values=tuple(v for v in each.values if v[0] != team.id)) if each.of_teams else each
        for each in t.external
    )
    teams = tuple(each for each in t.teams if each.id != team.id)
    lots = tuple(lot.without((team.id,)) if lot.of_teams else lot for lot in t.lots)
    rest = replace(t, teams=teams, team_play=play, external=external, lots=lots)
    after = _without(replace(desk, tournament=_in_turn(rest)), team.members if given.members else ())
    return Done(*with_lots_asked(desk, after, 3), {"name": team.name})


def _without(desk: Desk, members: Sequence[PlayerId]) -> Desk:
    from hakem.desk.journal.player_entries import without_entry

    for member in members:
        desk = without_entry(desk, member)
    return desk


def _in_turn(t: Tournament) -> Tournament:
    """Numbers of teams without a gap."""
    order = sorted(team.id for team in t.teams)
    return with_team_ids(t, {team: TeamId(place) for place, team in enumerate(order, start=1)})


def _at_number(t: Tournament, team: TeamId, number: int | None) -> Tournament:
    """The team at a place of the table; the others keep their order."""
    if number is None:
        return t
    others = [each.id for each in sorted(t.teams, key=lambda each: each.id) if each.id != team]
    at = min(max(number, 1), len(others) + 1) - 1
    return _numbered(t, (*others[:at], team, *others[at:]))


def _numbered(t: Tournament, order: Sequence[TeamId]) -> Tournament:
    return with_team_ids(t, {team: TeamId(place) for place, team in enumerate(order, start=1)})


def number_teams(desk: Desk, given: TeamNumbersAsked, asked: ActionAsked) -> Done:
    """Numbers of teams in the table: by strength, by lot, or as somebody says; never once a round is paired."""
    t = desk.tournament
    if t.rounds:
        raise refusal("teams-fixed")
    if not t.teams:
        raise refusal("no-teams")
    ids = tuple(sorted(team.id for team in t.teams))
    order, seed, more = given.order, "", dict[str, Json]()
    if given.by == "given":
        if sorted(order) != sorted(ids):
            raise refusal("teams-not-all")
    elif given.by == "lots":
        seed = given.seed or asked.seed
        more = {"seed": seed}
    else:
        order = tuple(sorted(ids, key=lambda each: -strength_of(t, team_of(t, each))))
    after = teams_by_lots(t, seed) if given.by == "lots" else _numbered(t, order)
    names: list[Json] = [team.name for team in after.teams]
    return Done(replace(desk, tournament=after, teams_numbered=given.by), (), {**more, "names": names})
