"""Standings of teams as tests of tie-breaks ask for them."""

from __future__ import annotations

from fractions import Fraction

from hakem.model import (
    Tournament,
)
from hakem.tiebreaks import Score, Standings, StandingsRequest, Value, standings
from hakem.tiebreaks.registry import definition_of

MP, GP = Score.MATCH, Score.GAME


def ranked(t: Tournament, *codes: str, edition: str = "2026", primary: Score = MP, table: bool = False) -> Standings:
    """The standings; ``table`` says whether it is a round robin."""
    wish = StandingsRequest(
        codes, edition=edition, primary=primary, round_robin=table, of_teams=True, after=len(t.rounds)
    )
    return standings(t, wish)


def value(t: Tournament, code: str, team: int, edition: str = "2026", primary: Score = MP) -> Value:
    return ranked(t, code, edition=edition, primary=primary).row(team).values[0]


def shown(
    t: Tournament, code: str, edition: str = "2026", primary: Score = MP, table: bool = False
) -> list[Fraction | None]:
    """The figures of all teams; None is of nobody."""
    found = ranked(t, code, edition=edition, primary=primary, table=table)
    values = [found.row(team.id).values[0].shown for team in t.teams]
    return [value[0] if value else None for value in values]


def groups(found: Standings) -> list[list[int]]:
    """Those who share a place, best first."""
    places: dict[int, list[int]] = {}
    for row in found.rows:
        places.setdefault(row.first, []).append(row.contestant.id)
    return [sorted(teams) for teams in places.values()]


def order(
    t: Tournament, code: str, *teams: int, edition: str = "2026", primary: Score = MP, table: bool = False
) -> list[list[int]]:
    """How a tie-break among those tied divides these teams, tied or not."""
    found = ranked(t, code, edition=edition, primary=primary, table=table)
    spec = found.specs[0]
    values = definition_of(spec).values(found.context, spec, teams)
    places = sorted({values[team].order for team in teams}, reverse=True)
    return [[team for team in teams if values[team].order == place] for place in places]


def numbers(texts: list[str]) -> list[Fraction]:
    return [Fraction(text) for text in texts]
