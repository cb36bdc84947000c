"""Which results of a round robin of teams count when a team has withdrawn: as those of a player do."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hakem.facts.event_kind import games_each
from hakem.facts.matches import TeamCard, TeamEntry
from hakem.model import ZERO, Team, TeamId, Tournament, total
from hakem.values import replace


def teams_out(t: Tournament, made: Mapping[TeamId, TeamCard]) -> frozenset[TeamId]:
    """The teams that have left before they had played half of their matches.

    A team has left when all of its members have, and not before that round. Such a team is not in the
    standings (C.05 6.6; handbook, Round Robin 3: "%50'sinden azını
    tamamlamışsa … son sıralamasında yer almaz").
    """
    matches = games_each(len(t.teams), t.rounds_total)
    return frozenset(
        key
        for key, card in made.items()
        if _has_left(t, card.team) and 2 * sum(entry.played for entry in card.entries) < matches
    )


def teams_left(t: Tournament) -> tuple[Team, ...]:
    """The teams of which everybody has left."""
    return tuple(team for team in t.teams if _has_left(t, team))


def _has_left(t: Tournament, team: Team) -> bool:
    left = {p.id: p.withdrawn_after for p in t.players}
    after = [left[member] for member in team.members]
    until = min(t.rounds_total - 1, len(t.rounds))
    return bool(after) and all(last is not None and last <= until for last in after)


def without_teams(card: TeamCard, out: Collection[TeamId]) -> TeamCard:
    """The card with nothing from the matches against these teams; they stay as rounds in which nothing was scored."""
    void = [e for e in card.entries if e.opponent in out]
    if not void:
        return card
    entries = tuple(TeamEntry(e.round_no, None, ZERO, ZERO) if e.opponent in out else e for e in card.entries)
    return replace(
        card,
        entries=entries,
        match_points=card.match_points - total(e.match_points for e in void),
        game_points=card.game_points - total(e.game_points for e in void),
    )
