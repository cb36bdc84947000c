"""``hakem desk groups``, ``qualify``: groups out of one list of entries, and a final of their first ones."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from datetime import date

from hakem.cli.arguments import Grammar, add_options, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, asked, contestant_named, failed, tell, with_event
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser, takes
from hakem.desk import (
    NUMBERINGS,
    EventWish,
    Qualified,
    entries,
    in_order,
    new_event,
    qualifiers,
)
from hakem.desk.journal.dealing import dealt
from hakem.desk.journal.importing import imported
from hakem.errors import HakemError, RequestError
from hakem.i18n import Datum, Message
from hakem.model import Tournament
from hakem.reports import event_renderer
from hakem.store.opening import store_for
from hakem.store.running import RunningEvent, begin_event, open_event, random_seed

_ENDING = ".hakem"


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    words = grammar.words
    if name == "groups":
        parser.add_argument("--into", type=positive, metavar="N", help=words("desk.groups.into"))
    else:
        parser.add_argument("events", nargs="+", metavar="FROM", help=words("desk.qualify.events"))
        parser.add_argument("--first", type=positive, metavar="N", required=True, help=words("desk.qualify.first"))
        parser.add_argument(
            "--without", action="append", metavar="NAME", default=[], help=words("desk.qualify.without")
        )
        parser.add_argument("--name", metavar="TEXT", default="", help=words("qualify.name"))
        parser.add_argument("--start", type=_day, metavar="DATE", help=words("qualify.start"))
    parser.add_argument("--system", metavar="S", help=words("qualify.system"))
    parser.add_argument("--rounds", type=positive, metavar="R", help=words("qualify.rounds"))
    parser.add_argument("--edition", metavar="E", help=words("edition"))
    parser.add_argument("--numbers", choices=tuple(NUMBERINGS), help=words("qualify.by"))
    parser.add_argument("--seed", metavar="TEXT", help=words("seed"))
    add_options(parser, grammar)


@takes("day")
def _day(text: str) -> date:
    return date.fromisoformat(text)


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""
    if args.part == "groups":
        return with_event(args, console, _groups)
    try:
        return _qualify(args, console)
    except HakemError as exc:
        return failed(exc, args, console, None)


def _wish(args: argparse.Namespace, before: Tournament, name: str = "", start: date | None = None) -> EventWish:
    system = args.system or before.rules.system
    options = tuple(args.option)
    seed = random_seed() if args.seed is None else args.seed
    return EventWish(system, args.rounds, args.edition, options, name, start, args.numbers, seed)


def _groups(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    """An event for every group, beside the one that has the entries: by the groups that players have, or dealt out."""
    target = args.event.removesuffix(_ENDING)
    for t in dealt(running.desk, args.into, _wish(args, running.desk.tournament)):
        letter = t.event.name.rpartition(" (")[2].rstrip(")")
        _begin(args, console, f"{target}-{letter}", t, running.event)
    return Exit.DONE


def _qualify(args: argparse.Namespace, console: Console) -> int:
    """The first of every event become the entries of a new one; who goes on is said with names."""
    with ExitStack() as stack:
        events = [stack.enter_context(open_event(path)) for path in args.events]
        tournaments = [event.desk.tournament for event in events]
        found = [_first(args, console, event) for event in events]
        who = entries(tournaments, in_order(found))
        wish = _wish(args, tournaments[0], args.name, args.start)
        made = new_event(who, tournaments[0], wish)
        _begin(args, console, args.event, made.tournament, ", ".join(event.event for event in events))
    return Exit.DONE


def _first(args: argparse.Namespace, console: Console, running: RunningEvent) -> Qualified:
    t = running.desk.tournament
    words = event_renderer(t, console.language)
    if not running.desk.finished:
        raise RequestError(Message("desk.not-finished", {"event": running.event}))
    try:
        found = qualifiers(t, args.first, without=_absent(args, t))
    except HakemError as exc:
        raise RequestError(
            Message("cli.desk.of-event", {"event": running.event, "said": words.say(exc.message)})
        ) from None
    for note in found.notes:
        console.note(f"{running.event}: {words.say(note)}")
    return found


def _absent(args: argparse.Namespace, t: Tournament) -> list[int]:
    """Those of this event who do not go on; a name may belong to another one of the events."""
    found = []
    for text in args.without:
        try:
            found.append(contestant_named(t, text))
        except HakemError:
            continue
    return found


def _begin(args: argparse.Namespace, console: Console, target: str, t: Tournament, source: str) -> None:
    store, event = store_for(target)
    try:
        numbered = "rank" if args.numbers == "rank" else "given"
        answer = begin_event(store, event, imported(t, asked(args, "create", {}), source, numbered=numbered))
    finally:
        store.close()
    data: dict[str, Datum] = {"event": event, "players": len(t.players), "rounds": t.rounds_total}
    tell(answer, Message("done.begun", data), args, console, event_renderer(t, console.language))
