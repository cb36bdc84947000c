"""``hakem desk undo``, ``redo``, ``log``, ``verify``, ``branch``: the journal of an event."""

from __future__ import annotations

import argparse
import json

from hakem.cli.arguments import Grammar, from_zero, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import act, add_acting, failed, person, tell, with_event
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.journal.telling import told
from hakem.desk.journal.views import log_data
from hakem.errors import HakemError
from hakem.i18n import Json, Message
from hakem.reports import event_renderer
from hakem.store.opening import store_for
from hakem.store.running import RunningEvent, branch


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    if name in ("undo", "redo"):
        parser.add_argument("steps", type=positive, nargs="?", metavar="N", help=grammar.words("desk.undo.steps"))
        parser.add_argument("--to", type=from_zero, metavar="SEQ", help=grammar.words("desk.undo.to"))
    if name == "log":
        parser.add_argument("--after", type=from_zero, default=0, metavar="SEQ", help=grammar.words("desk.log.after"))
    if name == "branch":
        parser.add_argument("new", metavar="NEW", help=grammar.words("desk.branch.new"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""
    if args.part in ("undo", "redo"):
        fields: dict[str, Json] = {"steps": args.steps, "to": args.to}
        return act(args, console, args.part, fields)
    if args.part == "verify":
        return _verify(args, console)
    return with_event(args, console, {"log": _log, "branch": _branch}[args.part])


def _log(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    """For programs an object a line; for people the time, the person, the action, and what it did in words."""
    words = event_renderer(running.desk.tournament, console.language)
    for entry in log_data(running.entries, args.after):
        if args.format == "json":
            console.show(json.dumps(entry, ensure_ascii=False))
            continue
        by, seq = entry["undone_by"], int(str(entry["seq"]))
        gone = console.words("cli.desk.undone", {"seq": by}) if isinstance(by, int) else ""
        said = words.say(told(running.entries[seq - 1], running.entries))
        console.show(f"{seq:>5}  {entry['at']}  {entry['by'] or '-'}  {entry['action']}  {said} {gone}".rstrip())
    return Exit.DONE


def _verify(args: argparse.Namespace, console: Console) -> int:
    """The journal as it is stored: nothing of it is believed, so it is not opened as an event."""
    try:
        store, event = store_for(args.event)
        try:
            count = store.verify(event)
        finally:
            store.close()
    except HakemError as exc:
        return failed(exc, args, console, None)
    if args.format == "json":
        console.show(json.dumps({"entries": count, "whole": True}))
    else:
        console.show(console.words("done.verify", {"count": count}))
    return Exit.DONE


def _branch(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    store, event = store_for(args.new)
    try:
        answer = branch(running, store, event, person(args))
    finally:
        store.close()
    tell(answer, Message("done.branch", {"event": event}), args, console, console.renderer())
    return Exit.DONE
