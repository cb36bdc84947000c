"""``hakem crosstable``: the cross table of players or teams, and the sheets of teams."""

from __future__ import annotations

import argparse
import io
import json
from collections.abc import Callable, Mapping

from hakem.cli.arguments import Grammar, add_reading
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_text
from hakem.cli.spreadsheets import write_csv
from hakem.errors import RequestError
from hakem.facts.event_kind import counts_boards_alone, is_knockout, is_round_robin, is_team_event
from hakem.i18n import Message
from hakem.model import PlayerId, Tournament
from hakem.reports import (
    FOR_PROGRAMS,
    PlayerTable,
    Printed,
    RoundTable,
    Tongue,
    crosstable_data,
    crosstable_printed,
    player_table,
    printed_page,
    printed_records,
    printed_text,
    round_table,
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
from hakem.tiebreaks import Standings, StandingsRequest, split_codes, standings
from hakem.values import dataclass, replace

_OF_PLAYERS, _OF_TEAMS = ("players", "rounds"), ("teams", "matches", "match-rounds")
_BRACKET = "bracket"
_TITLES = {"teams": "crosstable.sheets-title", "match-rounds": "crosstable.team-rounds-title"}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("crosstable", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("--form", choices=(*_OF_PLAYERS, *_OF_TEAMS, _BRACKET), help=grammar.words("form"))
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=grammar.words("further-columns"))
    parser.add_argument("--format", choices=tuple(_FORMATS), default="text", help=grammar.words("format"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))


@dataclass(frozen=True, slots=True)
class _Shown:
    """What is to be printed: in which form, its tables in a tongue, and the same as data."""

    event: str
    form: str
    tables: Callable[[Tongue], list[Printed]]
    data: Mapping[str, object]


def run(args: argparse.Namespace, console: Console) -> int:
    """Print the table."""
    t, _ = read_tournament(args.file, console, reading_of(args))
    form = args.form or usual_form(t, args.tiebreaks is not None)
    write_text(args.output, crosstable_as(args.format, form, t, args.tiebreaks, console), console)
    return Exit.DONE


def crosstable_as(kind: str, form: str, t: Tournament, codes: tuple[str, ...] | None, console: Console) -> str:
    """The cross table as text, data or page, in one of the forms; with tie-breaks if codes are named."""
    if form == _BRACKET:
        from hakem.cli.commands.knockout_bracket import bracket_as

        return bracket_as(kind, t, console)
    if form in _OF_TEAMS and not t.teams:
        raise RequestError(Message("report.no-teams"))
    found = _standings(t, codes, form in _OF_TEAMS)
    shown = _of_teams(t, form, found, codes is not None) if found and form in _OF_TEAMS else _of(t, form, found)
    for message in found.advice if found and codes is not None else ():
        console.note(console.say(message))
    return _FORMATS[kind](shown, console)


def usual_form(t: Tournament, with_tie_breaks: bool = False) -> str:
    """What an event is shown by if nobody says it: players, or teams as their system has them.

    A knockout has its bracket, unless somebody wants tie-breaks. A Skalitzka or a
    Scheveningen has its sheets, a round robin of teams the teams against each
    other, any other event of teams their rounds.
    """
    if is_knockout(t) and not with_tie_breaks:
        return _BRACKET
    if not is_team_event(t):
        return "players"
    if counts_boards_alone(t):
        return "teams"
    return "matches" if is_round_robin(t, of_teams=True) else "match-rounds"


def _by_stage(t: Tournament, table: PlayerTable | RoundTable) -> PlayerTable | RoundTable:
    """The table of a knockout has the places by the stage reached."""
    from hakem.desk import knockout_places

    number = {p.id: p.number for p in t.players}
    places = {number[PlayerId(row.side)]: Place(row.first, row.last) for row in knockout_places(t).rows}
    return replace(table, rows=tuple(replace(row, place=places.get(row.number)) for row in table.rows))


def _standings(t: Tournament, codes: tuple[str, ...] | None, of_teams: bool) -> Standings | None:
    """The standings after all rounds that the table shows; a table of players without tie-breaks needs none."""
    if of_teams:
        return team_standings(t, codes)
    return None if codes is None else standings(t, StandingsRequest(codes=codes, after=len(t.rounds), of_teams=False))


def _of(t: Tournament, form: str, found: Standings | None) -> _Shown:
    table: PlayerTable | RoundTable = player_table(t, found) if form == "players" else round_table(t, found)
    if is_knockout(t) and found is None and not is_team_event(t):
        table = _by_stage(t, table)
    return _Shown(t.event.name, form, lambda tongue: [crosstable_printed(table, tongue)], crosstable_data(table))


def _of_teams(t: Tournament, form: str, found: Standings, with_values: bool) -> _Shown:
    if form == "teams":
        sheets = team_sheets(t, found, with_values)
        data = team_sheets_data(sheets)
        return _Shown(t.event.name, form, lambda tongue: [team_sheet_printed(sheet, tongue) for sheet in sheets], data)
    table = team_table(t, found) if form == "matches" else team_round_table(t, found)
    return _Shown(t.event.name, form, lambda tongue: [team_table_printed(table, tongue)], team_table_data(table))


def _text(shown: _Shown, console: Console) -> str:
    return printed_text(shown.tables(Tongue(console.language)))


def _html(shown: _Shown, console: Console) -> str:
    title = Message(_TITLES.get(shown.form, "crosstable.page-title"))
    return printed_page(shown.event, shown.tables(Tongue(console.language)), console.language, title)


def _csv(shown: _Shown, _console: Console) -> str:
    out = io.StringIO()
    write_csv(printed_records(shown.tables(FOR_PROGRAMS)), out)
    return out.getvalue()


def _json(shown: _Shown, _console: Console) -> str:
    return json.dumps(shown.data, ensure_ascii=False, indent=1) + "\n"


_FORMATS: Mapping[str, Callable[[_Shown, Console], str]] = {"text": _text, "html": _html, "csv": _csv, "json": _json}
