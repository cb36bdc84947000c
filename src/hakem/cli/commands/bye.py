"""``hakem bye``: somebody asks for a bye, or takes that back."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar, add_reading, positive
from hakem.cli.changed import add_writing, format_wanted, named_refusals, tell, write_changed
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import player_numbered, read_tournament, reading_of
from hakem.facts.event_kind import is_round_robin, is_team_event
from hakem.i18n import Message, PlayerRef
from hakem.model import ByeKind
from hakem.model.changes import with_bye, without_bye

_KINDS = {"half": ByeKind.HALF_POINT, "zero": ByeKind.ZERO_POINT, "full": ByeKind.FULL_POINT}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("bye", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("player", type=positive, nargs="+", metavar="NO", help=grammar.words("bye.player"))
    add_reading(parser, grammar)
    parser.add_argument("--round", type=positive, metavar="N", help=grammar.words("bye.round"))
    parser.add_argument("--kind", choices=tuple(_KINDS), default="half", help=grammar.words("bye.kind"))
    parser.add_argument("--take-back", action="store_true", help=grammar.words("bye.take-back"))
    add_writing(parser, grammar)


def run(args: argparse.Namespace, console: Console) -> int:
    """Note the byes, say them, and write the event if that is asked for."""
    from hakem.reports import event_renderer

    format_wanted(args)
    t, parsed = read_tournament(args.file, console, reading_of(args))
    renderer = event_renderer(t, console.language)
    at = args.round or t.next_round
    lines = []
    for player in dict.fromkeys(player_numbered(t, number) for number in args.player):
        with named_refusals(t, console):
            t = without_bye(t, at, player) if args.take_back else with_bye(t, at, player, _KINDS[args.kind])
        key = "change.bye-taken-back" if args.take_back else f"change.bye.{args.kind}"
        lines.append(renderer.say(Message(key, {"player": PlayerRef(player), "round": at})))
    if is_round_robin(t) and not is_team_event(t) and not args.take_back:
        lines.append(renderer.say(Message("change.bye-in-table")))
    tell(lines, args, console)
    write_changed(t, parsed.extras, args, console)
    return Exit.DONE
