"""``hakem desk ratings``: the players of an event beside the rating list in force, and the differences applied."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar
from hakem.cli.commands.ratings_list import beside_list, describe_question, is_serious
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, asked, with_event
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.list_check import fields_changed
from hakem.store.running import RunningEvent


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
        asked(args, "change-player", {"player": int(was.id), **fields_changed(was, now), "rating_list": info.label})
        for was, now in changed
    )
    answer = running.do_all(actions)
    if args.format == "text":
        console.show(console.words("done.ratings", {"count": len(answer.entries)}))
    return Exit.DONE
