"""``hakem desk ratings``: the players of an event beside the rating list in force, and the differences applied."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from hakem.cli.arguments import Grammar
from hakem.cli.commands.ratings_list import beside_list, describe_question, is_serious
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, asked, with_event
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.import_difference import json_of
from hakem.i18n import Json
from hakem.model import Player
from hakem.store.rating_list import ListInfo
from hakem.store.running import RunningEvent

_COMPARED = ("name", "rating", "national_rating", "title", "sex", "birth", "federation", "fide_id", "national_id")


def describe(_name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    parser.add_argument("--list", metavar="NAME", help=grammar.words("ratings-list.check.list"))
    parser.add_argument("--file", metavar="DB", dest="database", help=grammar.words("ratings-list.database"))
    describe_question(parser, grammar)
    parser.add_argument("--apply", action="store_true", help=grammar.words("desk.ratings.apply"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Show what differs, and apply it if that is asked for: all of it or nothing."""
    return with_event(args, console, _compare)


def _compare(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    compared, info, lines = beside_list(running.desk.tournament, args, console)
    for line in lines:
        console.show(line)
    changed = [(one.player, one.changed) for one in compared if one.changed != one.player]
    if not (args.apply and changed):
        return Exit.DIFFERENT if is_serious(compared) else Exit.DONE
    actions = tuple(
        asked(args, "change-player", {"player": int(was.id), **dict(_fields(was, now)), "rating_list": _source(info)})
        for was, now in changed
    )
    answer = running.do_all(actions)
    if args.format == "text":
        console.show(console.words("done.ratings", {"count": len(answer.entries)}))
    return Exit.DONE


def _fields(was: Player, now: Player) -> Iterator[tuple[str, Json]]:
    for name in _COMPARED:
        if getattr(was, name) != getattr(now, name):
            yield name, json_of(getattr(now, name))


def _source(info: ListInfo) -> str:
    """Which list the data is from, as the event keeps it."""
    return " ".join(part for part in (info.name, info.month) if part)
