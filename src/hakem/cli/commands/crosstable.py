"""``hakem crosstable``: the cross table in both forms, and the sheets of teams."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar, add_reading
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.i18n import Message
from hakem.model import PlayerId, Tournament
from hakem.reports import (
    PlayerTable,
    RoundTable,
    crosstable_text,
    player_table,
    round_table,
    team_sheets,
    team_sheets_text,
)
from hakem.reports.tables.crosstable import Place
from hakem.tiebreaks import Standings, StandingsRequest, split_codes, standings
from hakem.values import replace


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("crosstable", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("--form", choices=("players", "rounds", "teams", "bracket"), help=grammar.words("form"))
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=grammar.words("further-columns"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Print the table."""
    t, _ = read_tournament(args.file, console, reading_of(args))
    if args.form == "bracket" or (args.form is None and args.tiebreaks is None and is_knockout(t)):
        from hakem.cli.commands.knockout_bracket import bracket_in_text

        console.stdout.write(bracket_in_text(t, console))
        return Exit.DONE
    if args.form == "teams":
        console.stdout.write(_sheets(t, args.tiebreaks, console.language))
        return Exit.DONE
    found = _standings(t, args.tiebreaks)
    table = round_table(t, found) if args.form == "rounds" else player_table(t, found)
    if is_knockout(t) and found is None and not is_team_event(t):
        table = _by_stage(t, table)
    console.stdout.write(crosstable_text(table, console.language))
    for message in found.advice if found else ():
        console.note(console.say(message))
    return Exit.DONE


def _by_stage(t: Tournament, table: PlayerTable | RoundTable) -> PlayerTable | RoundTable:
    """The table of a knockout has the places by the stage reached."""
    from hakem.desk import knockout_places

    number = {p.id: p.number for p in t.players}
    places = {number[PlayerId(row.side)]: Place(row.first, row.last) for row in knockout_places(t).rows}
    return replace(table, rows=tuple(replace(row, place=places.get(row.number)) for row in table.rows))


def _sheets(t: Tournament, codes: tuple[str, ...] | None, language: str) -> str:
    if not t.teams:
        raise RequestError(Message("report.no-teams"))
    if codes is not None:
        raise RequestError(Message("cli.sheets-without-tiebreaks"))
    return team_sheets_text(team_sheets(t), language)


def _standings(t: Tournament, codes: tuple[str, ...] | None) -> Standings | None:
    """The standings of the players after all rounds that the table shows."""
    if codes is None:
        return None
    return standings(t, StandingsRequest(codes=codes, after=len(t.rounds), of_teams=False))
