"""The same tournament with other player ids."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.model.external import ExternalValues
from hakem.model.ids import PlayerId, TeamId
from hakem.model.team_play import TeamLineUp
from hakem.model.tournament import Lot, Round, Tournament
from hakem.values import replace


def with_ids(t: Tournament, new_id: Mapping[PlayerId, PlayerId]) -> Tournament:
    """Replace every player id; ``new_id`` names each player once. Nothing else changes."""
    acceleration = t.acceleration
    if acceleration is not None:
        points = tuple(replace(v, player=new_id[v.player]) for v in acceleration.points)
        acceleration = replace(acceleration, points=points)
    return replace(
        t,
        players=tuple(replace(p, id=new_id[p.id]) for p in t.players),
        rounds=tuple(_round(rnd, new_id) for rnd in t.rounds),
        absences=tuple(replace(a, player=new_id[a.player]) for a in t.absences),
        prohibited=tuple(replace(ban, players=tuple(new_id[p] for p in ban.players)) for ban in t.prohibited),
        acceleration=acceleration,
        abnormal_points=tuple(replace(a, players=tuple(new_id[p] for p in a.players)) for a in t.abnormal_points),
        teams=tuple(replace(team, members=tuple(new_id[p] for p in team.members)) for team in t.teams),
        team_play=replace(t.team_play, line_ups=tuple(_line_up(line_up, new_id) for line_up in t.team_play.line_ups)),
        external=tuple(_external(values, new_id) for values in t.external),
        prizes=t.prizes.with_ids(new_id),
        lots=_lots(t, {int(old): int(new) for old, new in new_id.items()}, of_teams=False) if t.lots else (),
    )


def _lots(t: Tournament, new_id: Mapping[int, int], *, of_teams: bool) -> tuple[Lot, ...]:
    """The drawings of the event, where those who took part in them have other ids."""
    return tuple(lot.known_as(new_id) if lot.of_teams is of_teams else lot for lot in t.lots)


def with_numbers_as_ids(t: Tournament) -> Tournament:
    """Everybody is known by the pairing number, as files that have no other identity need it.

    Only for such a file, at the moment in which it is written. A journal must
    never call it: its entries name players by the ids that they entered with,
    and those would mean somebody else afterwards. Whoever has to find a player
    of the file again keeps :func:`ids_by_number` of the tournament before.
    """
    return with_ids(t, {p.id: PlayerId(p.number) for p in t.players})


def ids_by_number(t: Tournament) -> dict[int, PlayerId]:
    """Who has which pairing number: the way back from a file in which everybody is known by it."""
    return {p.number: p.id for p in t.players}


def _line_up(line_up: TeamLineUp, new_id: Mapping[PlayerId, PlayerId]) -> TeamLineUp:
    return replace(line_up, players=tuple(None if p is None else new_id[p] for p in line_up.players))


def _external(external: ExternalValues, new_id: Mapping[PlayerId, PlayerId]) -> ExternalValues:
    """Values of teams stay with the teams, whose ids do not change."""
    if external.of_teams:
        return external
    return replace(external, values=tuple((int(new_id[PlayerId(p)]), value) for p, value in external.values))


def _round(rnd: Round, new_id: Mapping[PlayerId, PlayerId]) -> Round:
    return replace(
        rnd,
        games=tuple(replace(g, white=new_id[g.white], black=new_id[g.black]) for g in rnd.games),
        byes=tuple(replace(b, player=new_id[b.player]) for b in rnd.byes),
    )


def with_team_ids(t: Tournament, new_id: Mapping[TeamId, TeamId]) -> Tournament:
    """Replace every number of a team, and let the teams stand in their order; nothing else changes."""
    play = t.team_play
    return replace(
        t,
        teams=tuple(sorted((replace(team, id=new_id[team.id]) for team in t.teams), key=lambda team: team.id)),
        team_play=replace(
            play,
            byes=tuple(replace(bye, team=new_id[bye.team]) for bye in play.byes),
            forfeited=tuple(replace(m, white=new_id[m.white], black=new_id[m.black]) for m in play.forfeited),
            line_ups=tuple(
                replace(each, team=new_id[each.team], opponent=each.opponent and new_id[each.opponent])
                for each in play.line_ups
            ),
            abnormal_points=tuple(
                replace(each, teams=tuple(new_id[team] for team in each.teams)) for each in play.abnormal_points
            ),
        ),
        external=tuple(
            replace(each, values=tuple((int(new_id[TeamId(team)]), value) for team, value in each.values))
            if each.of_teams
            else each
            for each in t.external
        ),
        lots=_lots(t, {int(old): int(new) for old, new in new_id.items()}, of_teams=True) if t.lots else (),
    )
