"""``hakem desk import``: players into an event, with everything shown before; or a whole file as a new event."""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from hakem.cli.console import Console
from hakem.cli.desk.acting import asked, do, failed, notes, tell, with_event
from hakem.cli.exits import Exit
from hakem.cli.files import Reading, read_bytes, read_tournament
from hakem.desk import ComparedRow, Difference, ImportDifference, RowChoice, compare_players, compare_results
from hakem.desk.choosing import choose_system, own_system
from hakem.desk.import_difference import FieldChange, identities, json_of, year_of
from hakem.desk.journal.asking import Unread, warning
from hakem.desk.journal.importing import imported, read_otherwise, with_its_boards
from hakem.errors import HakemError, RequestError, UnknownName
from hakem.formats import ImportedPlayers, ImportedRow, read_pgn_results, read_players, read_swiss_manager_pairings
from hakem.formats.other_programs import other_database
from hakem.formats.tables.columns import COLUMN_NAMES, Assigning, TableSource, columns_named
from hakem.formats.tables.headings import PlayerColumn
from hakem.i18n import Json, Message
from hakem.model import Tournament, search_key
from hakem.pairing import system_info
from hakem.store.already_here import AlreadyHere, begun_with, with_the_journal
from hakem.store.copies import entries_in
from hakem.store.in_place import NEWER
from hakem.store.journal import EventExists, NoSuchEvent, Store
from hakem.store.opening import is_server, store_for
from hakem.store.running import RunningEvent, begin_event
from hakem.store.table_columns import remember_columns, remembered_columns
from hakem.values import replace

_PGN, _PAIRINGS = ".pgn", b"Runde;Brett"
_JOURNAL = b"SQLite format 3\x00"
_TABLES = (".csv", ".xlsx", ".tsv", _PGN)
"""Endings of files that hold no whole event."""


def run_import(args: argparse.Namespace, console: Console) -> int:
    """Into an event that is there, or a whole file into one that is not."""
    try:
        store, event = store_for(args.event)
        with RunningEvent(store, event):
            new = not _exists(store, event)
            if _is_journal(args):
                return _journal(args, console, store, event)
            if new:
                return _whole(args, console, store, event)
    except HakemError as exc:
        return failed(exc, args, console, None)
    if args.system is not None or args.edition is not None:
        return failed(RequestError(Message("cli.desk.rules-known")), args, console, None)
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
    t = _by_rules(args, t)
    choose_system(t)  # one that is not said, or not known here, is refused with the way out
    source = os.path.basename(args.file)
    t = with_its_boards(t, parsed.without_boards)
    otherwise = read_otherwise(parsed.problems)
    decision = imported(t, asked(args, "create", {}), source, parsed.rounds_stated, otherwise=otherwise)
    _require_wanted(args, begun_with(store, decision))
    words = console.renderer()
    if args.dry_run:
        return Exit.DONE
    answer = begin_event(store, event, decision)
    said = Message("done.import-event", {"event": event, "players": len(t.players), "rounds": len(t.rounds)})
    tell(answer, said, args, console, words)
    return Exit.DONE


def _by_rules(args: argparse.Namespace, t: Tournament) -> Tournament:
    """The event with the system and the edition that are named; what the file says itself is not changed."""
    if args.system is not None:
        named = system_info(args.system).name
        said = own_system(t) if t.rules.system or t.event.type_code or t.event.kind else None
        if said is not None and said != named:
            raise RequestError(Message("cli.desk.system-said", {"system": said}))
        t = replace(t, rules=replace(t.rules, system=named))
    if args.edition is not None:
        if t.rules.edition and t.rules.edition != args.edition:
            raise RequestError(Message("cli.desk.edition-said", {"edition": t.rules.edition}))
        t = replace(t, rules=replace(t.rules, edition=args.edition))
    return t


def _is_journal(args: argparse.Namespace) -> bool:
    """Whether a file is an event of ours with its journal; a database of another program is told as what it is."""
    data = b"" if args.file == "-" else read_bytes(args.file)
    other = other_database(data, args.file)
    if other is not None:
        raise RequestError(other)
    return data.startswith(_JOURNAL)


def _journal(args: argparse.Namespace, console: Console, store: Store, event: str) -> int:
    """A new event from the journal of another; of one that is here it says how the file stands to it."""
    entries = entries_in(args.file)
    here = with_the_journal(store, entries)
    if here is not None and here.event == event:
        raise RequestError(_said_of(here, args))
    _require_wanted(args, here)
    if _exists(store, event):
        raise EventExists(event)
    if args.dry_run:
        return Exit.DONE
    store.create(event, entries)
    if args.format == "json":
        console.show(json.dumps({"count": len(entries), "event": event}, ensure_ascii=False))
    else:
        console.show(console.words("done.restore", {"count": len(entries), "event": event}))
    return Exit.DONE


def _require_wanted(args: argparse.Namespace, here: AlreadyHere | None) -> None:
    """A second event from the same file is made only if somebody has read that there is a first."""
    read = "already-here" in args.confirm.replace(" ", "").split(",")
    if here is not None and not args.yes and not read:
        raise Unread((warning(3, "already-here", what=_said_of(here, args)),))


def _said_of(here: AlreadyHere, args: argparse.Namespace) -> Message:
    """How the file stands to the event; with what to do if it has more."""
    if here.how != NEWER:
        return here.message
    folder, server = os.path.dirname(args.event), args.event.partition("#")[0]
    event = f"{server}#{here.event}" if is_server(args.event) else os.path.join(folder, here.event)
    return Message("cli.desk.file-has-more", {"what": here.message, "file": args.file, "event": event})


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
    table = _read(args, console, year_of(running.desk.tournament))
    found = compare_players(running.desk.tournament, table)
    for line in _told(found, console, args.twins):
        console.note(f"{args.file}: {line}")
    chosen = _choices(found, args.twins)
    players: list[Json] = [dict(each) for each in found.chosen(chosen)]
    if not args.dry_run and players:
        answer = do(running, _reading(args), "add-players", {"players": players})
        notes(answer.warnings, console, console.renderer())
    if not args.dry_run:
        known = [each.row for each in found.rows if each.row and _is_meant(each, chosen)]
        _keep_identities(known, args, console, running)
    asked_about = [_asked_about(row) and not args.twins for row in found.rows]
    kinds = (Difference.DOUBTFUL if left else row.kind for row, left in zip(found.rows, asked_about, strict=True))
    return _counted(args, console, running, Counter(kinds))


def _asked_about(row: ComparedRow) -> bool:
    """Whether somebody has to say what becomes of a row: it is doubtful, or of somebody of this name."""
    return row.kind is Difference.DOUBTFUL or row.may_be_twin


def _choices(found: ImportDifference, twins: str) -> dict[int, RowChoice]:
    """What becomes of the rows: those that are new or of somebody by a number are taken, the others as asked for."""
    doubtful = {RowChoice(twins)} if twins else set()
    chosen: dict[int, RowChoice] = {}
    for each in found.rows:
        fitting = [one for one in each.choices if not _asked_about(each) or one in doubtful]
        if each.row is not None and fitting and each.kind is not Difference.UNCHANGED:
            chosen[each.row.row] = fitting[0]
    return chosen


def _reading(args: argparse.Namespace) -> argparse.Namespace:
    """Whoever says what becomes of twins has read that they are there."""
    read = [args.confirm, "same-name,same-number"] if args.twins else [args.confirm]
    return argparse.Namespace(**{**vars(args), "confirm": ",".join(filter(None, read))})


def _is_meant(row: ComparedRow, chosen: Mapping[int, RowChoice]) -> bool:
    """Whether a row was taken, or is of somebody of whom it says nothing new."""
    return row.kind is Difference.UNCHANGED or (row.row is not None and row.row.row in chosen)


def _keep_identities(
    rows: Iterable[ImportedRow], args: argparse.Namespace, console: Console, running: RunningEvent
) -> None:
    """Identity numbers go into the store of secrets if a key is configured, and nowhere if none is."""
    known = identities(running.desk.tournament, rows)
    if not known:
        return
    from hakem.store.secrets import open_secrets

    try:
        secrets = open_secrets(_folder(args), console.environment)
        try:
            for player, number in known:
                secrets.put(running.event, player, number)
        finally:
            secrets.close()
    except HakemError as exc:
        console.note(console.words("cli.desk.identities", {"count": len(known), "why": exc.message}))


def _read(args: argparse.Namespace, console: Console, year: int | None) -> ImportedPlayers:
    table = read_players(_data(args, console), year, assigning=_assigning(args), name=args.file)
    if not table.rows:
        raise RequestError(table.problems[0].message if table.problems else Message("cli.desk.no-rows"))
    return table


def _assigning(args: argparse.Namespace) -> Assigning:
    """What ``--column`` says about columns, by headings or numbers; else what was said of such tables before."""
    said = [text.rpartition("=") for text in args.column]

    def assigned(source: TableSource) -> Mapping[int, PlayerColumn]:
        if not said:
            return columns_named(remembered_columns(_folder(args), args.by, source.mark))
        places = {search_key(name): place for place, name in reversed(list(enumerate(source.names)))}
        found: dict[int, str] = {}
        for heading, _, name in said:
            number = heading.isdecimal() and len(heading) < 9
            place = int(heading) - 1 if number else places.get(search_key(heading), -1)
            if not 0 <= place < source.width:
                raise UnknownName("column", heading, source.names)
            if name not in COLUMN_NAMES:
                raise UnknownName("column-field", name, COLUMN_NAMES)
            found[place] = name
        if not args.dry_run:
            remember_columns(_folder(args), args.by, source.mark, found)
        return columns_named(found)

    return assigned


def _folder(args: argparse.Namespace) -> str:
    """Where what belongs to no single event is kept: the folder of the file, or the server."""
    return args.event.partition("#")[0] if is_server(args.event) else os.path.dirname(args.event) or "."


def _told(found: ImportDifference, console: Console, twins: str) -> Iterator[str]:
    """What is wrong with the table and its rows, what changes and what is doubtful; rows that are new need no word."""
    for problem in found.problems:
        yield f"{problem.row}:{problem.column}: {console.say(problem.message)}"
    for each in found.rows:
        yield from _of_row(each, console, twins)


def _of_row(each: ComparedRow, console: Console, twins: str) -> Iterator[str]:
    row = each.row
    for problem in row.problems if row is not None else ():
        yield f"{problem.row}:{problem.column}: {console.say(problem.message)}"
    for reason in each.reasons:
        yield f"{row.row if row else 0}:1: {console.say(reason)}"
    if each.kind is Difference.CHANGED and row is not None and each.player is not None:
        changes = tuple(_changed(change) for change in each.changes)
        key = "cli.desk.row-left" if each.may_be_twin and not twins else "cli.desk.row-changes"
        yield f"{row.row}:1: {console.say(Message(key, {'name': each.player.name, 'changes': changes}))}"


def _changed(change: FieldChange) -> Message:
    """One field, as it was and as the table has it."""
    was, now = ("–" if value is None else str(json_of(value)) for value in (change.was, change.now))
    field = Message(f"import.field.{change.field.replace('_', '-')}")
    return Message("cli.desk.field-changes", {"field": field, "was": was, "now": now})
