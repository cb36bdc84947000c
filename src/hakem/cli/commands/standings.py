"""``hakem standings``: who stands where after a round, and the working behind every figure."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping

from hakem.cli.arguments import Grammar, add_reading, from_zero
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import BadFile, player_numbered, problem_lines, read_bytes, read_tournament, reading_of
from hakem.cli.usage import Parser, takes
from hakem.errors import RequestError
from hakem.exports.spreadsheets import write_csv
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.formats import Parsed
from hakem.formats.external_values import parse_external
from hakem.i18n import Datum, Message
from hakem.model import Points, Tournament
from hakem.reports import (
    Working,
    standings_data,
    standings_records,
    standings_table,
    standings_text,
    working,
    working_data,
    working_text,
)
from hakem.tiebreaks import Score, Standings, StandingsRequest, split_codes, standings

_KINDS = {"swiss": False, "round-robin": True}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("standings", run)
    words = grammar.words
    parser.add_argument("file", metavar="FILE", help=words("file"))
    add_reading(parser, grammar)
    lists = parser.add_mutually_exclusive_group()
    lists.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=words("tiebreaks.list"))
    lists.add_argument("--preset", metavar="NAME", help=words("preset"))
    parser.add_argument("--edition", metavar="E", help=words("tiebreaks.edition"))
    parser.add_argument("--after", type=from_zero, metavar="N", help=words("after"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=words("format"))
    parser.add_argument("--working", type=int, metavar="ID", help=words("working"))
    parser.add_argument("--kind", choices=tuple(_KINDS), help=words("kind"))
    parser.add_argument("--seed", metavar="TEXT", help=words("lots"))
    parser.add_argument(
        "--external", type=_named_file, action="append", default=[], metavar="NAME=FILE", help=words("external")
    )
    _add_teams(parser, grammar)


def _add_teams(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("--primary", choices=(Score.MATCH.value, Score.GAME.value), help=grammar.words("primary"))
    parser.add_argument("--individual", action="store_true", help=grammar.words("individual"))


@takes("named-file")
def _named_file(text: str) -> tuple[str, str]:
    """``PLAYOFF=results.csv``, for argparse."""
    name, sign, path = text.partition("=")
    if not (sign and path and name.replace("_", "").isalnum() and name.isascii()):
        raise ValueError(text)
    return name.upper(), path


def run(args: argparse.Namespace, console: Console) -> int:
    """Make the standings and print them, or the working of one contestant."""
    if args.working is not None and args.format not in _WORKING_FORMS:
        raise RequestError(Message("cli.working-csv"))
    t, parsed = read_tournament(args.file, console, reading_of(args))
    _compare_ranks(args, parsed, console)
    if is_knockout(t) and not (args.individual and is_team_event(t)):
        if not _list_asked(args):
            return _knockout(args, t, console)
        console.note(console.words("cli.knockout.by-list"))
    found = standings(t, _wish(args, t, console))
    if args.primary and not found.primary.of_teams:
        raise RequestError(Message("cli.primary-of-teams"))
    if args.working is None:
        _FORMS[args.format](t, found, console)
    else:
        key = args.working if found.primary.of_teams else player_numbered(t, args.working)
        _WORKING_FORMS[args.format](working(found, key), console)
    if args.format != "json":
        for message in found.advice:
            console.note(console.say(message))
        _say_other_edition(args, t, found, console)
    return Exit.DONE


def _say_other_edition(args: argparse.Namespace, t: Tournament, found: Standings, console: Console) -> None:
    """That ties are broken by the day of the event, if its pairings are by a text that has tie-breaks of its own."""
    if args.edition is not None or t.rules.tie_break_edition or not (t.rules.system and t.rules.edition):
        return
    from hakem.desk.choosing import choose_system
    from hakem.desk.editions import tie_break_edition

    goes_along = tie_break_edition(t.rules.system, t.rules.edition, args.preset or "", t.event.start)
    if goes_along and goes_along != found.edition.id:
        said: dict[str, Datum] = {"pairing": choose_system(t).edition.whole, "ties": found.edition.whole}
        said |= {"edition": goes_along}
        console.note(console.words("cli.other-edition", said))


def show_standings(t: Tournament, form: str, console: Console, after: int | None = None) -> None:
    """The standings of an event by its own rules after a round; of a knockout its places."""
    if is_knockout(t):
        show_places(t, form, None, console)
    else:
        found = standings(t, StandingsRequest(after=after))
        _FORMS[form](t, found, console)
        for message in found.left_out if form != "json" else ():
            console.note(console.say(message))


def _list_asked(args: argparse.Namespace) -> bool:
    """Whether somebody wants tie-breaks, which no place of a knockout depends on."""
    asked = (args.tiebreaks, args.preset, args.edition, args.primary, args.kind)
    return any(wish is not None for wish in asked) or bool(args.external)


def _knockout(args: argparse.Namespace, t: Tournament, console: Console) -> int:
    """The places of a knockout; nobody has worked them out."""
    if args.working is not None:
        raise RequestError(Message("cli.knockout.no-working"))
    show_places(t, args.format, args.after, console)
    return Exit.DONE


def show_places(t: Tournament, form: str, after: int | None, console: Console) -> None:
    """The places of a knockout, by the stage reached."""
    from hakem.desk import knockout_places
    from hakem.reports import places_data, places_records, places_text

    found = knockout_places(t, after)
    at = t if after is None else after_round(t, after)
    if form == "csv":
        write_csv(places_records(at, found), console.stdout)
    elif form == "json":
        console.show(json.dumps(places_data(at, found, console.language), ensure_ascii=False, indent=1))
    else:
        console.stdout.write(places_text(at, found, console.language))


def _compare_ranks(args: argparse.Namespace, parsed: Parsed, console: Console) -> None:
    """Printed places of teams against the right ones, unless somebody wants to see other standings than the event's."""
    asked = (args.tiebreaks, args.preset, args.edition, args.after, args.primary, args.kind, args.seed)
    if not parsed.extras.teams or args.individual or args.external or any(wish is not None for wish in asked):
        return
    from hakem.desk import check_team_ranks, different_ranks

    different = different_ranks(check_team_ranks(parsed))
    if different is not None:
        console.note(f"{args.file}: {console.say(different)}")
        if args.strict:
            raise BadFile


def _wish(args: argparse.Namespace, t: Tournament, console: Console) -> StandingsRequest:
    return StandingsRequest(
        codes=args.tiebreaks,
        preset=args.preset,
        edition=args.edition,
        after=args.after,
        primary=Score(args.primary) if args.primary else None,
        round_robin=_KINDS[args.kind] if args.kind else None,
        of_teams=False if args.individual else None,
        seed=args.seed,
        external=_external(args, t, console),
        strict=args.strict,
    )


def _external(args: argparse.Namespace, t: Tournament, console: Console) -> dict[str, Mapping[int, Points]]:
    """The values of every file that was named; what is wrong with one is said with its place."""
    of_teams = is_team_event(t) and not args.individual
    known = {int(team.id) for team in t.teams} if of_teams else {int(player.id) for player in t.players}
    values: dict[str, Mapping[int, Points]] = {}
    for name, path in args.external:
        values[name], problems = parse_external(read_bytes(path), known)
        for line in problem_lines(path, problems, console.language):
            console.note(line)
        if problems:
            raise BadFile
    return values


def _text(t: Tournament, found: Standings, console: Console) -> None:
    console.stdout.write(standings_text(standings_table(t, found), console.language))


def _json(_t: Tournament, found: Standings, console: Console) -> None:
    console.show(json.dumps(standings_data(found, console.language), ensure_ascii=False, indent=1))


def _csv(t: Tournament, found: Standings, console: Console) -> None:
    write_csv(standings_records(standings_table(t, found)), console.stdout)


_FORMS: Mapping[str, Callable[[Tournament, Standings, Console], None]] = {"text": _text, "json": _json, "csv": _csv}


def _working_text(shown: Working, console: Console) -> None:
    console.stdout.write(working_text(shown, console.language))


def _working_json(shown: Working, console: Console) -> None:
    console.show(json.dumps(working_data(shown, console.language), ensure_ascii=False, indent=1))


_WORKING_FORMS: Mapping[str, Callable[[Working, Console], None]] = {"text": _working_text, "json": _working_json}
