"""``hakem ratings-list``: rating lists imported, searched, shown, and held beside the players of an event."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterable

from hakem.cli.arguments import Grammar, add_reading, positive
from hakem.cli.changed import add_writing, format_wanted, tell, write_changed
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import BadFile, FileAccessError, data_folder, problem_lines, read_tournament, reading_of
from hakem.cli.usage import Parser
from hakem.desk.list_check import ListComparison, ListQuestion, ListRating, Weight, compare_with_list
from hakem.errors import InputError, RequestError
from hakem.formats.rating_lists.listed import ListedPerson, ListKind
from hakem.i18n import Datum, Message
from hakem.model import Tournament
from hakem.model.changes import with_player_changed
from hakem.store.rating_list import ListInfo, RatingListFile, RatingLists
from hakem.values import dataclass

_KINDS = tuple(kind.value for kind in (ListKind.STANDARD, ListKind.RAPID, ListKind.BLITZ))
_FORMATS = ("text", "json")


def add_to(grammar: Grammar) -> None:
    """Describe the command and its parts."""
    parser = grammar.command("ratings-list", run)
    parts = parser.add_subparsers(
        dest="part", metavar=grammar.words("part"), required=True, parser_class=grammar.parser_class
    )
    for name, (describe, _) in _PARTS.items():
        words = grammar.words(f"ratings-list.{name}")
        part = parts.add_parser(name, help=words, description=words, parents=[grammar.common])
        part.add_argument("--list", metavar="NAME", help=grammar.words(f"ratings-list.{name}.list"))
        part.add_argument("--file", metavar="DB", dest="database", help=grammar.words("ratings-list.database"))
        describe(part, grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Do the part asked for."""
    return _PARTS[args.part][1](args, console)


def _describe_import(part: Parser, grammar: Grammar) -> None:
    part.add_argument("file", metavar="FILE", help=grammar.words("ratings-list.file"))
    part.add_argument("--kind", choices=_KINDS, help=grammar.words("ratings-list.kind"))


def _import(args: argparse.Namespace, console: Console) -> int:
    """Make a list of a file; one that is no list is said with its place, and the list that was there stays."""
    from hakem.store.rating_list_import import Unreadable, import_list, opened_list, require_other_place, usual_name

    progress = console.meter(console.words("cli.lists.importing"))
    lists, target = RatingLists(data_folder(console.environment)), args.database or ""
    try:
        with opened_list(args.file, ListKind(args.kind) if args.kind else None, progress) as opened:
            name = args.list or usual_name(opened.kind)
            target = args.database or lists.path_of(name)
            require_other_place(args.file, target)
            done = import_list(opened, target, name, os.path.basename(args.file), progress)
    except Unreadable as exc:
        raise FileAccessError(args.file, "cli.cannot-read", exc.cause) from exc
    except InputError as exc:
        console.note(f"{args.file}:{exc.row}:{exc.column}: {console.say(exc.message)}")
        raise BadFile from exc
    except OSError as exc:
        raise FileAccessError(target, "cli.cannot-write", exc) from exc
    finally:
        progress(1.0)
    for line in problem_lines(args.file, done.problems, console.language):
        console.note(line)
    if done.info.broken:
        console.note(f"{args.file}: {console.words('cli.lists.left-out', {'count': done.info.broken})}")
    console.show(_about(done.info, console))
    return Exit.DONE


def _about(info: ListInfo, console: Console) -> str:
    """A list in one line."""
    kind = Message(f"cli.lists.kind.{info.kind.value}")
    data: dict[str, Datum] = {"name": info.name, "kind": kind, "rows": info.rows, "source": info.source}
    if info.month:
        return console.words("cli.lists.list-of-month", {**data, "month": info.month})
    return console.words("cli.lists.list", data)


def _opened(args: argparse.Namespace, console: Console, usual: Iterable[str] = ()) -> list[RatingListFile]:
    """The lists that are meant: the one that is named, else the first usual one that is there, else all of them."""
    if args.database:
        return [RatingListFile(args.database)]
    lists = RatingLists(data_folder(console.environment))
    if args.list:
        return [lists.open(args.list)]
    there = lists.names()
    if usual:
        there = [name for name in usual if name in there][:1]
    if not there:
        raise RequestError(Message("cli.lists.none", {"folder": lists.folder}))
    return [lists.open(name) for name in there]


def _describe_search(part: Parser, grammar: Grammar) -> None:
    part.add_argument("text", metavar="TEXT", nargs="+", help=grammar.words("ratings-list.text"))
    part.add_argument("--limit", type=positive, default=20, metavar="N", help=grammar.words("ratings-list.limit"))
    part.add_argument("--format", choices=_FORMATS, default="text", help=grammar.words("format"))


def _search(args: argparse.Namespace, console: Console) -> int:
    """Who is found, in one list after the other, the best rated first."""
    text = " ".join(args.text)
    opened = _opened(args, console)
    found = [(one.info.name, person) for one in opened for person in one.search(text, args.limit)]
    for one in opened:
        one.close()
    if args.format == "json":
        listed = [{"list": name, **_as_json(person)} for name, person in found]
        console.show(json.dumps({"found": listed}, ensure_ascii=False))
    elif found:
        _show_found(found, console, several=len(opened) > 1)
    else:
        console.note(console.words("cli.lists.nobody", {"text": text}))
    return Exit.DONE


def _as_json(person: ListedPerson) -> dict[str, object]:
    """What is known of a person; what is not is left out."""
    return {field: value for field, value in person._asdict().items() if value not in (None, "", False)}


_SHOWN = ("id", "title", "name", "federation", "born", "standard", "rapid", "blitz", "national", "club")
_LEFT = frozenset({"title", "name", "federation", "club", "list"})


def _show_found(found: list[tuple[str, ListedPerson]], console: Console, several: bool) -> None:
    """A table with the columns that anybody has something in."""
    from hakem.reports.columns import aligned

    rows = [{"list": name, **_cells(person)} for name, person in found]
    wanted = (*_SHOWN, "list") if several else _SHOWN
    columns = [column for column in wanted if any(row[column] for row in rows)]
    heading = [console.words(f"cli.lists.column.{column}") for column in columns]
    grid = [heading, *([row[column] for column in columns] for row in rows)]
    left = {place for place, column in enumerate(columns) if column in _LEFT}
    console.show(aligned(grid, left).rstrip("\n"))


def _cells(person: ListedPerson) -> dict[str, str]:
    numbers = {"standard": person.standard, "rapid": person.rapid, "blitz": person.blitz, "national": person.national}
    return {
        "id": str(person.fide_id or person.national_id),
        "title": person.title,
        "name": person.name,
        "federation": person.federation,
        "born": str(person.birth_year or ""),
        "club": ", ".join(part for part in (person.club, person.province) if part),
        **{name: str(rating or "") for name, rating in numbers.items()},
    }


def _describe_show(part: Parser, grammar: Grammar) -> None:
    part.add_argument("--format", choices=_FORMATS, default="text", help=grammar.words("format"))


def _show(args: argparse.Namespace, console: Console) -> int:
    """Which lists there are, each with the day on which it was imported."""
    infos = []
    for one in _opened(args, console):
        infos.append(one.info)
        one.close()
    if args.format == "json":
        listed = [
            {field: getattr(info, field) for field in ListInfo.__match_args__} | {"kind": info.kind.value}
            for info in infos
        ]
        console.show(json.dumps({"lists": listed}, ensure_ascii=False))
        return Exit.DONE
    for info in infos:
        console.show(_about(info, console))
        console.show("    " + console.words("cli.lists.imported", {"day": info.imported[:10], "broken": info.broken}))
    return Exit.DONE


def _describe_check(part: Parser, grammar: Grammar) -> None:
    part.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(part, grammar)
    describe_question(part, grammar)
    part.add_argument("--format", choices=_FORMATS, default="text", help=grammar.words("format"))
    add_writing(part, grammar)


def describe_question(part: Parser, grammar: Grammar) -> None:
    """Which rating is compared."""
    ratings = tuple(rating.value for rating in ListRating)
    part.add_argument("--rating", choices=ratings, default="standard", help=grammar.words("ratings-list.rating"))
    part.add_argument("--effective", action="store_true", help=grammar.words("ratings-list.effective"))


def _check(args: argparse.Namespace, console: Console) -> int:
    """The players of an event beside a list; the event is written with all that can be applied if that is asked for."""
    format_wanted(args)
    t, parsed = read_tournament(args.file, console, reading_of(args))
    compared, _, lines = beside_list(t, args, console)
    tell(lines, args, console)
    for one in compared:
        t = with_player_changed(t, one.changed) if one.changed != one.player else t
    write_changed(t, parsed.extras, args, console)
    return Exit.DIFFERENT if is_serious(compared) else Exit.DONE


def is_serious(compared: Iterable[ListComparison]) -> bool:
    """Whether a difference is more than a note."""
    return any(d.weight is not Weight.NOTE for one in compared for d in one.differences)


def beside_list(
    t: Tournament, args: argparse.Namespace, console: Console
) -> tuple[tuple[ListComparison, ...], ListInfo, list[str]]:
    """The players of an event beside the list that is meant, which list that is, and the differences in lines."""
    rating = ListRating(args.rating)
    usual = ("national",) if rating is ListRating.NATIONAL else ("fide", f"fide-{rating.value}")
    with _opened(args, console, usual)[0] as lookup:
        compared = tuple(compare_with_list(t, lookup, ListQuestion(rating, args.effective)))
        info = lookup.info
    told = _Told(t, console)
    if args.format == "json":
        data = {"list": info.name, "players": told.as_json(compared)}
        return compared, info, [json.dumps(data, ensure_ascii=False)]
    return compared, info, told.as_lines(compared)


@dataclass(frozen=True, slots=True)
class _Told:
    """Differences in the words of the user, with the names of the event."""

    t: Tournament
    console: Console

    def as_lines(self, compared: Iterable[ListComparison]) -> list[str]:
        """What matters most first, then a line that counts."""
        say = self._say()
        found = [d for one in compared for d in one.differences]
        lines = [say(d.message) for weight in Weight for d in found if d.weight is weight]
        counts = {weight.value: sum(d.weight is weight for d in found) for weight in Weight}
        return [*lines, self.console.words("cli.lists.compared", {"players": len(self.t.players), **counts})]

    def as_json(self, compared: Iterable[ListComparison]) -> list[dict[str, object]]:
        """Whoever differs, with every difference as data and in words."""
        say = self._say()
        return [
            {
                "id": one.player.id,
                "name": one.player.name,
                "listed": _as_json(one.listed) if one.listed else None,
                "candidates": [_as_json(person) for person in one.candidates],
                "differences": [
                    {
                        "what": d.what.value,
                        "weight": d.weight.value,
                        "ours": d.ours,
                        "theirs": d.theirs,
                        "applies": d.changed is not None,
                        "text": say(d.message),
                    }
                    for d in one.differences
                ],
            }
            for one in compared
            if one.differences
        ]

    def _say(self) -> Callable[[Message], str]:
        from hakem.reports import event_renderer

        return event_renderer(self.t, self.console.language).say


_PARTS = {
    "import": (_describe_import, _import),
    "search": (_describe_search, _search),
    "show": (_describe_show, _show),
    "check": (_describe_check, _check),
}
