"""Standings, cross table and bracket of an event, as the tables that people are shown and as data for programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hakem.desk import knockout_places, names_of
from hakem.desk.journal.round_played import as_it_stands
from hakem.desk.journal.state import Desk
from hakem.errors import RequestError
from hakem.facts.event_kind import counts_boards_alone, is_knockout, is_round_robin, is_team_event
from hakem.i18n import Message, PlayerRef
from hakem.knockout import KnockoutPlaces, plan_as_data
from hakem.model import PlayerId, Tournament
from hakem.reports import (
    PlayerTable,
    Printed,
    RoundTable,
    Tongue,
    board_prizes,
    board_prizes_data,
    board_prizes_printed,
    crosstable_data,
    crosstable_printed,
    individuals,
    individuals_data,
    individuals_printed,
    places_data,
    player_table,
    round_table,
    standings_data,
    team_round_table,
    team_sheet_printed,
    team_sheets,
    team_sheets_data,
    team_standings,
    team_table,
    team_table_data,
    team_table_printed,
)
from hakem.reports.tables.crosstable import Place
from hakem.tiebreaks import Standings, StandingsRequest, standings
from hakem.values import dataclass, replace

OF_PLAYERS, OF_TEAMS = ("players", "rounds"), ("teams", "matches", "match-rounds")
BOARDS, INDIVIDUAL = "boards", "individual"
INSIDE_TEAMS = (BOARDS, INDIVIDUAL)
"""Lists of the players of teams."""
BRACKET = "bracket"


@dataclass(frozen=True, slots=True)
class CrosstableShown:
    """A cross table: in which form, its tables in a tongue, the same as data, and what the tie-breaks advise."""

    event: str
    form: str
    tables: Callable[[Tongue], list[Printed]]
    data: Mapping[str, object]
    advice: tuple[Message, ...] = ()


def standings_as_data(desk: Desk, language: str) -> Mapping[str, object]:
    """The standings of an event by its own rules after the last round that is over; of a knockout its places."""
    t = desk.tournament
    if is_knockout(t):
        return places_data(t, knockout_places(t), language)
    return standings_data(standings(t, StandingsRequest(after=desk.rounds_over)), language)


def crosstable_as_data(desk: Desk, language: str) -> Mapping[str, object]:
    """The cross table in the form that such an event usually has."""
    t = as_it_stands(desk, desk.tournament)
    form = usual_form(t)
    return bracket_data(t, knockout_places(t), language) if form == BRACKET else crosstable(t, form).data


def usual_form(t: Tournament, with_tie_breaks: bool = False) -> str:
    """What an event is shown by if nobody says it: players, or teams as their system has them.

    A knockout has its bracket, unless somebody wants tie-breaks. A Skalitzka or a
    Scheveningen has its sheets, a round robin of teams the teams against each
    other, any other event of teams their rounds.
    """
    if is_knockout(t) and not with_tie_breaks:
        return BRACKET
    if not is_team_event(t):
        return "players"
    if counts_boards_alone(t):
        return "teams"
    return "matches" if is_round_robin(t, of_teams=True) else "match-rounds"


def crosstable(t: Tournament, form: str, codes: tuple[str, ...] | None = None, strict: bool = False) -> CrosstableShown:
    """The cross table in one of the forms of players and teams; with tie-breaks if codes are named.

    Those that cannot be had are left out, and ``strict`` refuses them.
    """
    if form in (*OF_TEAMS, *INSIDE_TEAMS) and not t.teams:
        raise RequestError(Message("report.no-teams"))
    if form in INSIDE_TEAMS:
        return _inside_teams(t, form)
    found = _standings(t, codes, form in OF_TEAMS)
    if strict and found and found.left_out:
        why = found.left_out[0].data["why"]
        raise RequestError(why if isinstance(why, Message) else found.left_out[0])
    shown = _of_teams(t, form, found, codes is not None) if found and form in OF_TEAMS else _of(t, form, found)
    if found is None:
        return shown
    return replace(shown, advice=found.left_out if codes is None else found.advice)


def _by_stage(t: Tournament, table: PlayerTable | RoundTable) -> PlayerTable | RoundTable:
    """The table of a knockout has the places by the stage reached."""
    number = {p.id: p.number for p in t.players}
    places = {number[PlayerId(row.side)]: Place(row.first, row.last) for row in knockout_places(t).rows}
    return replace(table, rows=tuple(replace(row, place=places.get(row.number)) for row in table.rows))


def _standings(t: Tournament, codes: tuple[str, ...] | None, of_teams: bool) -> Standings | None:
    """The standings after all rounds that the table shows; a table of players without tie-breaks needs none."""
    if of_teams:
        return team_standings(t, codes)
    return None if codes is None else standings(t, StandingsRequest(codes=codes, after=len(t.rounds), of_teams=False))


def _of(t: Tournament, form: str, found: Standings | None) -> CrosstableShown:
    table: PlayerTable | RoundTable = player_table(t, found) if form == "players" else round_table(t, found)
    if is_knockout(t) and found is None and not is_team_event(t):
        table = _by_stage(t, table)
    data = crosstable_data(table)
    return CrosstableShown(t.event.name, form, lambda tongue: [crosstable_printed(table, tongue)], data)


def _of_teams(t: Tournament, form: str, found: Standings, with_values: bool) -> CrosstableShown:
    name = t.event.name
    if form == "teams":
        sheets = team_sheets(t, found, with_values)
        data = team_sheets_data(sheets)
        return CrosstableShown(name, form, lambda tongue: [team_sheet_printed(sheet, tongue) for sheet in sheets], data)
    table = team_table(t, found) if form == "matches" else team_round_table(t, found)
    return CrosstableShown(name, form, lambda tongue: [team_table_printed(table, tongue)], team_table_data(table))


def _inside_teams(t: Tournament, form: str) -> CrosstableShown:
    if form == BOARDS:
        table = board_prizes(t)
        data = board_prizes_data(table)
        return CrosstableShown(t.event.name, form, lambda tongue: board_prizes_printed(table, tongue), data)
    rows = individuals(t)
    data = individuals_data(rows)
    return CrosstableShown(t.event.name, form, lambda tongue: [individuals_printed(rows, tongue)], data)


def bracket_data(t: Tournament, found: KnockoutPlaces, language: str) -> dict[str, object]:
    """The bracket of a knockout: its plan, who has which seed, who won which match, and the places so far."""
    event, log, _ = found.so_far
    names = names_of(t)
    data: dict[str, object] = dict(plan_as_data(event.plan))
    return data | {
        "reseed": event.plan.reseed,
        "event": t.event.name,
        "of_teams": event.refer is not PlayerRef,
        "seeds": [
            {"seed": seed, "id": side, "name": names.get(side, "")} for seed, side in enumerate(event.players, start=1)
        ],
        "winners": {
            f"{stage}.{match}": {
                "winner": score.winner,
                "loser": score.loser,
                "score": [str(float(points)) for points in score.points],
            }
            for (stage, match), score in sorted(event.scores(log).items())
        },
        "places": places_data(t, found, language)["standings"],
        "over": found.over,
    }
