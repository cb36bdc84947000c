"""``hakem desk export``, ``backup``, ``backups``, ``restore``, ``migrate``: files for others, copies, and old files."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from hakem.cli.arguments import Grammar
from hakem.cli.commands.convert import FORMATS, GOING_OUT, format_by_name, outward_form
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, add_answering, confirmed, failed, person, tell, with_event
from hakem.cli.exits import Exit
from hakem.cli.files import DATABASE, FileAccessError, data_folder, write_bytes, write_document, write_text
from hakem.cli.usage import Parser
from hakem.desk.journal.fide_mode import report_lines
from hakem.desk.journal.result_actions import for_rating
from hakem.desk.journal.views import with_planned_rounds
from hakem.errors import HakemError, RequestError
from hakem.exports.offered import CSV, EXPORTS, JOURNAL, ToExport, journal_text, report_written
from hakem.formats.losses import XLSX
from hakem.i18n import Message
from hakem.reports import event_renderer
from hakem.store.copies import backup, entries_in, kept_copies, restore
from hakem.store.in_place import is_now, put_in_place
from hakem.store.opening import store_for
from hakem.store.running import RunningEvent, backup_folder
from hakem.values import replace

_ENDINGS = {".jsonl": JOURNAL, ".csv": CSV}
_SPREADSHEETS = (XLSX, CSV)
SITE = "site"


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    if name == "migrate":
        parser.add_argument("target", nargs="?", metavar="TARGET", help=grammar.words("desk.migrate.target"))
        add_answering(parser, grammar)
        return
    if name == "restore":
        parser.add_argument("file", metavar="FILE", help=grammar.words("desk.restore.file"))
    add_acting(parser, grammar)
    if name == "restore":
        parser.add_argument("--in-place", action="store_true", help=grammar.words("desk.restore.in-place"))
    if name in ("export", "backup"):
        parser.add_argument("output", metavar="OUT", help=grammar.words(f"desk.{name}.output"))
    if name == "export":
        parser.add_argument("--to", choices=(*FORMATS, *GOING_OUT, CSV, JOURNAL, SITE), help=grammar.words("to"))
        parser.add_argument("--ascii", action="store_true", help=grammar.words("ascii"))
        parser.add_argument("--for-rating", action="store_true", help=grammar.words("desk.export.for-rating"))
        parser.add_argument("--all", action="store_true", help=grammar.words("desk.export.all"))
        parser.add_argument("--one-language", action="store_true", help=grammar.words("desk.export.one-language"))
        parser.add_argument("--table", metavar="NAME", default="", help=grammar.words("desk.export.table"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""
    if args.part == "restore" and args.in_place:
        return with_event(args, console, _in_place)
    if args.part in ("restore", "migrate"):
        return {"restore": _restore, "migrate": _migrate}[args.part](args, console)
    return with_event(args, console, {"export": _export, "backup": _backup, "backups": _backups}[args.part])


def _backup(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    count = backup(running.store, running.event, Path(args.output))
    return _said("done.backup", {"count": count, "file": args.output}, args, console)


def _restore(args: argparse.Namespace, console: Console) -> int:
    try:
        store, event = store_for(args.event)
        try:
            count = restore(Path(args.file), store, event)
        finally:
            store.close()
    except HakemError as exc:
        return failed(exc, args, console, None)
    return _said("done.restore", {"count": count, "event": event}, args, console)


def _backups(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    """The copies that the event has left, the newest first."""
    folder = backup_folder(args.event)
    copies = kept_copies(folder, running.event) if folder else ()
    for each in copies:
        now, file = is_now(running.entries, each), os.path.join(folder, each.name)
        if args.format == "json":
            about = {"file": file, "why": each.why, "round": each.round_no or None, "written": each.moment}
            console.show(json.dumps({**about, "entries": each.seq, "bytes": each.size, "is_now": now}))
            continue
        why = console.words(f"store.copy.{each.why}", {"round": each.round_no})
        said = f"{each.moment}  {console.words('cli.desk.entries', {'count': each.seq})}  {why}"
        console.show(f"{file}  {said}{console.words('cli.desk.is-now') if now else ''}")
    if not copies:
        console.note(console.words("cli.desk.no-copies" if folder else "cli.desk.no-folder"))
    return Exit.DONE


def _in_place(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    """A copy takes the place of its event; what is there now is kept as a copy first."""
    there, folder = entries_in(args.file), backup_folder(args.event)
    answer = confirmed(args, lambda codes: put_in_place(running, there, folder, person(args), codes))
    words = event_renderer(running.desk.tournament, console.language)
    tell(answer, Message("done.in-place", {"file": args.file, "event": running.event}), args, console, words)
    return Exit.DONE


def _migrate(args: argparse.Namespace, console: Console) -> int:
    """Everything of a folder or a server, a line each; opening it does the same, in silence."""
    from hakem.store.migrating import brought_up_to_date

    try:
        target = args.target or console.environment.get(DATABASE) or data_folder(console.environment)
        for each in brought_up_to_date(target):
            key = "done.up-to-date" if each.before == each.after else "done.migrated"
            _said(key, {"name": each.name, "before": each.before, "after": each.after}, args, console)
    except HakemError as exc:
        return failed(exc, args, console, None)
    return Exit.DONE


def _said(key: str, data: Mapping[str, str | int], args: argparse.Namespace, console: Console) -> int:
    if args.format == "json":
        console.show(json.dumps(dict(data), ensure_ascii=False))
    else:
        console.show(console.words(key, data))
    return Exit.DONE


# Other programs


def _export(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    """What the other program will lose is said before anything is written."""
    form = args.to or _by_ending(args.output) or outward_form(args.output) or format_by_name(args.output)
    if form == SITE:
        return _site(args, console, running)
    if args.table and form not in _SPREADSHEETS:
        raise RequestError(Message("cli.desk.no-tables", {"form": form}))
    desk = replace(running.desk, tournament=for_rating(running.desk)) if args.for_rating else running.desk
    t = with_planned_rounds(desk)
    if form == JOURNAL:
        write_text(args.output, journal_text(running.entries), console)
    elif form in _SPREADSHEETS:
        asked = ToExport(desk, running.entries, console.language, args.table)
        write_bytes(args.output, EXPORTS[form](asked).data, console)
    elif form in GOING_OUT:
        GOING_OUT[form](t, args, console)
    else:
        write_document(args.output, report_written(form, t, report_lines(running.desk, running.entries)), console)
    if args.output != "-":
        _said("done.export", {"file": args.output, "form": form}, args, console)
    return Exit.DONE


def _by_ending(output: str) -> str | None:
    """Formats that only an event at the desk has, by the ending of the name; a folder is a site."""
    if output.endswith(("/", os.sep)) or os.path.isdir(output):
        return SITE
    return next((form for ending, form in _ENDINGS.items() if output.lower().endswith(ending)), None)


def _site(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    """The site as a folder, or as an archive if the name ends so."""
    from hakem.i18n import languages

    try:
        from hakem.web.site.folder import site_archive, write_site
        from hakem.web.site.site import SiteWish, site_files, site_size
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "hakem":
            raise
        raise RequestError(Message("file.site.needs-extra", {"extra": "desk"})) from None
    others = () if args.one_language else tuple(code for code in languages() if code != console.language)
    wish = SiteWish(running.desk, running.entries, (console.language, *others), args.all)
    count = 0

    def watched() -> Iterator[tuple[str, bytes]]:
        nonlocal count
        tell, whole = console.meter(console.words("cli.desk.site")), site_size(wish)
        for file in site_files(wish):
            count += 1
            tell(min(count / whole, 0.99))
            yield file
        tell(1.0)

    if args.output.lower().endswith(".zip") or args.output == "-":
        write_bytes(args.output, site_archive(running.event, watched()), console)
    else:
        try:
            write_site(args.output, watched())
        except OSError as exc:
            raise FileAccessError(args.output, "cli.cannot-write", exc) from exc
    if args.output != "-":
        _said("done.site", {"file": args.output, "count": count}, args, console)
    return Exit.DONE
