"""``hakem qualify``: the first of one event or of several groups become the entries of the next."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from datetime import date

from hakem.cli.arguments import Grammar, add_options, add_reading, positive
from hakem.cli.changed import add_writing, format_wanted, named_refusals, tell
from hakem.cli.commands.number import listed
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import player_numbered, read_tournament, reading_of, write_document
from hakem.cli.lots import drawn_seed
from hakem.cli.usage import takes
from hakem.desk import (
    NUMBERINGS,
    Entrant,
    EventWish,
    Qualified,
    chosen_by_hand,
    entries,
    in_order,
    new_event,
    own_system,
    qualifiers,
)
from hakem.errors import RequestError
from hakem.exports.files import written_as
from hakem.facts.event_kind import is_team_event
from hakem.formats import NO_EXTRAS, WriteOptions
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.tiebreaks import StandingsRequest

_DEFAULT = "dutch"


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("qualify", run)
    words = grammar.words
    parser.add_argument("file", nargs="+", metavar="FILE", help=words("qualify.file"))
    add_reading(parser, grammar)
    parser.add_argument("--first", type=positive, metavar="N", help=words("qualify.first"))
    parser.add_argument("--players", type=_named, metavar="LIST", help=words("qualify.players"))
    parser.add_argument("--without", type=_named, metavar="LIST", default=(), help=words("qualify.without"))
    parser.add_argument("--tiebreaks", type=_codes, metavar="LIST", help=words("qualify.tiebreaks"))
    parser.add_argument("--system", metavar="S", help=words("qualify.system"))
    parser.add_argument("--rounds", type=positive, metavar="R", help=words("qualify.rounds"))
    parser.add_argument("--edition", metavar="E", help=words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--by", choices=tuple(NUMBERINGS), help=words("qualify.by"))
    parser.add_argument("--seed", metavar="TEXT", help=words("seed"))
    parser.add_argument("--name", metavar="TEXT", default="", help=words("qualify.name"))
    parser.add_argument("--start", type=_day, metavar="DATE", help=words("qualify.start"))
    add_writing(parser, grammar)


_Named = tuple[tuple[int, int], ...]
"""Files, counted from 1, and numbers in them; 0 if no file is named."""


@takes("entrants")
def _named(text: str) -> _Named:
    """``4,7``, or with several files ``1:4,2:7``, for argparse."""
    pairs = [one.rpartition(":") for one in text.split(",")]
    return tuple((positive(file) if file else 0, positive(number)) for file, _, number in pairs)


def _codes(text: str) -> tuple[str, ...]:
    return tuple(code.strip() for code in text.split(",") if code.strip())


@takes("day")
def _day(text: str) -> date:
    return date.fromisoformat(text)


def run(args: argparse.Namespace, console: Console) -> int:
    """Find them, make the event, show its list with where everybody comes from, write it if that is asked for."""
    if (args.first is None) == (args.players is None):
        raise RequestError(Message("cli.qualify.who"))
    _know_files((*(args.players or ()), *args.without), len(args.file))
    form = format_wanted(args)
    events = [read_tournament(path, console, reading_of(args))[0] for path in args.file]
    seed = drawn_seed() if args.seed is None else str(args.seed)
    entrants = in_order([_of_one(t, at, args, seed, console) for at, t in enumerate(events, start=1)])
    made = new_event(entries(events, entrants), events[0], _wish(args, events, seed))
    lines = listed(made.tournament)
    tell([*_told(events, entrants, args.file, console), "", *lines], args, console)
    for note in made.notes:
        console.note(console.say(note))
    if made.tournament.lots:
        console.note(console.words("cli.seed", {"seed": seed}))
    if form:
        write_document(args.output, written_as(form, made.tournament, NO_EXTRAS, WriteOptions()), console)
    return Exit.DONE


def _know_files(named: _Named, files: int) -> None:
    """Refuse a number of which nobody knows in which of several files to look."""
    for file, number in named:
        if file > files or (not file and files > 1):
            raise RequestError(Message("cli.qualify.which-file", {"number": number, "files": files}))


def _of_one(t: Tournament, at: int, args: argparse.Namespace, seed: str, console: Console) -> Qualified:
    """Those of one file, by place or by hand; what somebody should know is said with their names."""
    from hakem.reports import event_renderer

    with named_refusals(t, console, args.file[at - 1]):
        if args.players is not None:
            found = chosen_by_hand(t, _ids(t, args.players, at))
        else:
            codes = args.tiebreaks if args.tiebreaks is None else tuple(args.tiebreaks)
            request = StandingsRequest(codes=codes, seed=seed, strict=True)
            found = qualifiers(t, args.first, request, _ids(t, args.without, at))
    renderer = event_renderer(t, console.language)
    for note in found.notes:
        console.note(f"{args.file[at - 1]}: {renderer.say(note)}")
    return found


def _ids(t: Tournament, named: Collection[tuple[int, int]], at: int) -> list[int]:
    """The ids of those whom the command line names for a file: players by pairing number, teams by their own."""
    numbers = [number for file, number in named if file in (0, at)]
    if not is_team_event(t):
        return [int(player_numbered(t, number)) for number in numbers]
    known = {int(team.id) for team in t.teams}
    for number in numbers:
        if number not in known:
            raise RequestError(Message("cli.no-such-number", {"number": number}))
    return numbers


def _wish(args: argparse.Namespace, events: Sequence[Tournament], seed: str) -> EventWish:
    return EventWish(
        args.system or own_system(events[0]) or _DEFAULT,
        args.rounds,
        args.edition,
        tuple(args.option),
        args.name or _common_name([t.event.name for t in events]),
        args.start,
        args.by,
        seed,
    )


def _common_name(names: Sequence[str]) -> str:
    """What the names of groups begin with, without the letter of the group; else the first name."""
    heads = {name.rpartition(" (")[0] for name in names} if len(names) > 1 else {""}
    (head, *others) = sorted(heads)
    return names[0] if others or not head else head


def _told(
    events: Sequence[Tournament], entrants: Sequence[Entrant], files: Sequence[str], console: Console
) -> list[str]:
    """Everybody who goes on, with place and file."""
    lines = []
    for entrant in entrants:
        t = events[entrant.event]
        sides = {int(one.id): one.name for one in (t.teams if is_team_event(t) else t.players)}
        data = {"name": sides[entrant.id], "place": entrant.place, "file": files[entrant.event]}
        lines.append(console.words("cli.qualify.goes-on" if entrant.place else "cli.qualify.by-hand", data))
    return lines
