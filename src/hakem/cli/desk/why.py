"""``hakem desk explain`` and ``why-not``: the reasons of a round of an event, and why it is not another one."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar
from hakem.cli.commands.explain import add_explaining, show_explanation
from hakem.cli.commands.why_not import add_asking, show_answer
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, with_event
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.store.running import RunningEvent


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    (add_explaining if name == "explain" else add_asking)(parser, grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Tell it."""

    def part(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
        show = show_explanation if args.part == "explain" else show_answer
        show(running.desk.tournament, args, console)
        return Exit.DONE

    return with_event(args, console, part)
