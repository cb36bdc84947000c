"""``hakem desk new``, ``set``, ``import``, ``finish``, ``note``: the event as a whole."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from datetime import date

from hakem.cli.arguments import Grammar, add_options, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import act, add_acting, asked, failed, tell
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser, takes
from hakem.desk.journal.actions import COLOUR_WISHES, LATE_ENTRIES
from hakem.errors import HakemError
from hakem.i18n import Json, Message
from hakem.store.opening import store_for
from hakem.store.running import RunningEvent, create_event
from hakem.tiebreaks import split_codes
from hakem.values import replace

_TEXTS = ("name", "system", "edition", "preset", "points", "acceleration", "start", "end", "city", "federation")
_MORE_TEXTS = ("chief-arbiter", "time-control", "tie-break-edition", "board-colours", "match-points", "team-bye")


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    if name in ("new", "set"):
        _add_fields(parser, grammar)
    if name == "new":
        parser.add_argument("--seed", metavar="TEXT", help=grammar.words("desk.field.seed"))
    if name == "import":
        parser.add_argument("file", metavar="FILE", help=grammar.words("desk.import.file"))
        parser.add_argument("--system", metavar="S", help=grammar.words("desk.import.system"))
        parser.add_argument("--edition", metavar="E", help=grammar.words("desk.import.edition"))
        parser.add_argument("--dry-run", action="store_true", help=grammar.words("desk.import.dry-run"))
        parser.add_argument(
            "--twins", choices=("update", "add"), default="", metavar="WHAT", help=grammar.words("desk.import.twins")
        )
        parser.add_argument(
            "--column", action="append", default=[], metavar="HEADING=FIELD", help=grammar.words("desk.import.column")
        )
    if name == "note":
        parser.add_argument("text", metavar="TEXT", help=grammar.words("desk.note.text"))
        parser.add_argument("--round", type=positive, metavar="N", help=grammar.words("desk.note.round"))
        parser.add_argument("--board", type=positive, metavar="N", help=grammar.words("desk.note.board"))


def _add_fields(parser: Parser, grammar: Grammar) -> None:
    words = grammar.words
    for name in (*_TEXTS, *_MORE_TEXTS):
        parser.add_argument(f"--{name}", metavar="TEXT", help=words(f"desk.field.{name}"))
    parser.add_argument("--rounds", type=positive, metavar="R", help=words("desk.field.rounds"))
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=words("tiebreaks.list"))
    parser.add_argument("--round-dates", type=_days, metavar="LIST", help=words("desk.field.round-dates"))
    parser.add_argument("--deputies", metavar="LIST", help=words("desk.field.deputies"))
    parser.add_argument("--colour", choices=COLOUR_WISHES, help=words("colour"))
    parser.add_argument("--late-entries", choices=LATE_ENTRIES, help=words("desk.field.late-entries"))
    parser.add_argument("--teams", action="store_true", default=None, help=words("desk.field.teams"))
    add_options(parser, grammar)


@takes("days")
def _days(text: str) -> tuple[str | None, ...]:
    """``2026-11-21,2026-11-22``, for argparse; a dash is a round whose day is not known yet."""
    named = [part.strip() for part in text.split(",")] if text.strip() else []
    return tuple(None if part in ("", "-") else date.fromisoformat(part).isoformat() for part in named)


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""
    if args.part == "new":
        return _new(args, console)
    if args.part == "import":
        from hakem.cli.desk.importing import run_import

        return run_import(args, console)
    if args.part == "set":
        return act(args, console, "change-event", fields(args))
    if args.part == "finish":
        return act(args, console, "finish", {})
    return act(args, console, "note", {"text": args.text, "round": args.round, "board": args.board})


def fields(args: argparse.Namespace) -> Mapping[str, Json]:
    """The fields of the event that were named."""
    said: dict[str, Json] = {name.replace("-", "_"): getattr(args, name.replace("-", "_")) for name in _TEXTS}
    said |= {name.replace("-", "_"): getattr(args, name.replace("-", "_")) for name in _MORE_TEXTS}
    said |= {"rounds": args.rounds, "colour": args.colour, "late_entries": args.late_entries, "of_teams": args.teams}
    if args.round_dates is not None:
        said["round_dates"] = list(args.round_dates)
    if args.tiebreaks is not None:
        said["tie_breaks"] = list(args.tiebreaks)
    if args.deputies is not None:
        said["deputies"] = [name.strip() for name in args.deputies.split(";") if name.strip()]
    if args.option:
        said["options"] = dict(args.option)
    return {name: value for name, value in said.items() if value is not None}


def _new(args: argparse.Namespace, console: Console) -> int:
    try:
        store, event = store_for(args.event)
        draws = args.seed is not None
        then = [replace(asked(args, "draw", {"purpose": "colour", "seed": args.seed}), key="")] if draws else []
        with RunningEvent(store, event):
            answer = create_event(store, event, asked(args, "create", fields(args)), *then)
        message = Message("done.create", {"event": event, "name": args.name or ""})
        tell(answer, message, args, console, console.renderer())
    except HakemError as exc:
        return failed(exc, args, console, None)
    return Exit.DONE
