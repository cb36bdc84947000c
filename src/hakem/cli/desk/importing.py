"""``hakem desk import``: players into an event, with everything shown before; or a whole file as a new event."""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping

from hakem.cli.console import Console
from hakem.cli.desk.acting import asked, failed, notes, tell, with_event
from hakem.cli.exits import Exit
from hakem.cli.files import Reading, read_bytes, read_tournament
from hakem.desk import ComparedRow, Difference, ImportDifference, compare_players, compare_results
from hakem.desk.import_difference import identities
from hakem.desk.journal.importing import imported
from hakem.errors import HakemError, RequestError
from hakem.formats import ImportedPlayers, read_pgn_results, read_players, read_swiss_manager_pairings
from hakem.i18n import Json, Message
from hakem.store.journal import NoSuchEvent, Store
from hakem.store.opening import is_server, store_for
from hakem.store.running import RunningEvent, begin_event
from hakem.values import replace

_PGN, _PAIRINGS = ".pgn", b"Runde;Brett"
_TABLES = (".csv", ".xlsx", ".tsv", _PGN)
"""Endings of files that hold no whole event."""


def run_import(args: argparse.Namespace, console: Console) -> int:
    """Into an event that is there, or a whole file into one that is not."""
    try:
        store, event = store_for(args.event)
        with RunningEvent(store, event):
            new = not _exists(store, event)
            if new:
                return _whole(args, console, store, event)
    except HakemError as exc:
        return failed(exc, args, console, None)
    return with_event(args, console, _results if _is_of_results(args, console) else _players)


def _exists(store: Store, event: str) -> bool:
    try:
        store.head(event)
    except NoSuchEvent:
        return False
    return True


def _whole(args: argparse.Namespace, console: Console, store: Store, event: str) -> int:
    """A new event from a report or a file of ours; tables hold players only, and need an event."""
    if args.file.lower().endswith(_TABLES):
        raise NoSuchEvent(event)
    t, parsed = read_tournament(args.file, console, Reading())
    source = os.path.basename(args.file)
    decision = imported(t, asked(args, "create", {}), source, parsed.rounds_stated)
    words = console.renderer()
    if args.dry_run:
        return Exit.DONE
    answer = begin_event(store, event, decision)
    said = Message("done.import-event", {"event": event, "players": len(t.players), "rounds": len(t.rounds)})
    tell(answer, said, args, console, words)
    return Exit.DONE


def _data(args: argparse.Namespace, console: Console) -> bytes:
    """The file; ``-`` is standard input, for text pasted out of a spreadsheet."""
    if args.file == "-":
        args.pasted = getattr(args, "pasted", None) or console.stdin.read()
        return bytes(args.pasted)
    return read_bytes(args.file)


def _is_of_results(args: argparse.Namespace, console: Console) -> bool:
    """Whether a file has results of rounds and not players: the pairing file of Swiss-Manager, or PGN."""
    return args.file.lower().endswith(_PGN) or _data(args, console).lstrip(b"\xef\xbb\xbf").startswith(_PAIRINGS)


def _results(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    """Results of another program for boards that are paired here; what the event has otherwise stays as it is."""
    t, data = running.desk.tournament, _data(args, console)
    is_pgn = args.file.lower().endswith(_PGN)
    found = compare_results(t, read_pgn_results(data, t) if is_pgn else read_swiss_manager_pairings(data, t))
    for problem in found.problems:
        console.note(f"{args.file}:{problem.row}:{problem.column}: {console.say(problem.message)}")
    for each in found.results:
        for reason in each.reasons:
            console.note(f"{args.file}:{each.read.row}:1: {console.say(reason)}")
    actions = []
    for offered in found.actions():
        fields = {name: value for name, value in offered.fields.items() if name != "was"}
        actions.append(replace(asked(args, offered.action, fields), key="", was=offered.fields["was"]))
    if actions and not args.dry_run:
        running.do_all(actions, args.key)
    return _counted(args, console, running, Counter(each.kind for each in found.results))


def _counted(
    args: argparse.Namespace, console: Console, running: RunningEvent, counts: Mapping[Difference, int]
) -> int:
    """How many rows are what, in one line."""
    if args.format == "json":
        data: dict[str, Json] = {kind.value: counts[kind] for kind in Difference}
        console.show(json.dumps({"dry_run": args.dry_run, "seq": running.head.seq, **data}, ensure_ascii=False))
    else:
        key = "done.import-dry" if args.dry_run else "done.import"
        console.show(console.words(key, {kind.value: counts[kind] for kind in Difference}))
    useless = counts[Difference.BLOCKED] and not (counts[Difference.NEW] or counts[Difference.CHANGED])
    return Exit.BAD_REQUEST if useless else Exit.DONE


def _players(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    """Players from a table or a report: what is new, what would change, what needs somebody's eyes."""
    table = _read(args, console)
    found = compare_players(running.desk.tournament, table)
    for line in _told(found, console):
        console.note(f"{args.file}: {line}")
    actions = tuple(replace(asked(args, offered.action, offered.fields), key="") for offered in found.actions())
    if not args.dry_run and actions:
        answer = running.do_all(actions, args.key)
        notes(answer.warnings, console, console.renderer())
    if not args.dry_run:
        _keep_identities(found, args, console, running)
    return _counted(args, console, running, Counter(row.kind for row in found.rows))


def _keep_identities(
    found: ImportDifference, args: argparse.Namespace, console: Console, running: RunningEvent
) -> None:
    """Identity numbers go into the store of secrets if a key is configured, and nowhere if none is."""
    known = identities(running.desk.tournament, (each.row for each in found.rows if each.row))
    if not known:
        return
    from hakem.store.secrets import open_secrets

    where = args.event.partition("#")[0] if is_server(args.event) else os.path.dirname(args.event) or "."
    try:
        secrets = open_secrets(where, console.environment)
        try:
            for player, number in known:
                secrets.put(running.event, player, number)
        finally:
            secrets.close()
    except HakemError as exc:
        console.note(console.words("cli.desk.identities", {"count": len(known), "why": exc.message}))


def _read(args: argparse.Namespace, console: Console) -> ImportedPlayers:
    table = read_players(_data(args, console))
    if not table.rows:
        raise RequestError(table.problems[0].message if table.problems else Message("cli.desk.no-rows"))
    return table


def _told(found: ImportDifference, console: Console) -> Iterator[str]:
    """What is wrong with the table and its rows, and what is doubtful; rows that are simply new need no word."""
    for problem in found.problems:
        yield f"{problem.row}:{problem.column}: {console.say(problem.message)}"
    for each in found.rows:
        yield from _of_row(each, console)


def _of_row(each: ComparedRow, console: Console) -> Iterator[str]:
    row = each.row
    for problem in row.problems if row is not None else ():
        yield f"{problem.row}:{problem.column}: {console.say(problem.message)}"
    for reason in each.reasons:
        yield f"{row.row if row else 0}:1: {console.say(reason)}"
