"""``hakem withdraw``: somebody leaves the event, or comes back."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator

from hakem.cli.arguments import Grammar, add_reading, from_zero, positive
from hakem.cli.changed import add_writing, format_wanted, named_refusals, tell, write_changed
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import player_numbered, read_tournament, reading_of
from hakem.desk import come_back, leave
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import PlayerId, TeamId, Tournament


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("withdraw", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("player", type=positive, nargs="+", metavar="NO", help=grammar.words("withdraw.player"))
    add_reading(parser, grammar)
    parser.add_argument("--after", type=from_zero, metavar="N", help=grammar.words("withdraw.after"))
    parser.add_argument("--team", action="store_true", help=grammar.words("withdraw.team"))
    parser.add_argument("--return", action="store_true", dest="back", help=grammar.words("withdraw.return"))
    add_writing(parser, grammar)


def _who(t: Tournament, numbers: Iterable[int], of_teams: bool) -> Iterator[PlayerId]:
    """The players with these pairing numbers, or the members of the teams with them."""
    members = {team.id: team.members for team in t.teams}
    for number in numbers:
        if not of_teams:
            yield player_numbered(t, number)
        elif members.get(TeamId(number)):
            yield from members[TeamId(number)]
        else:
            raise RequestError(Message("cli.no-such-team", {"number": number}))


def run(args: argparse.Namespace, console: Console) -> int:
    """Say what it means, and write the event if that is asked for."""
    from hakem.reports import event_renderer

    if args.back and args.after is not None:
        raise RequestError(Message("cli.return-after"))
    format_wanted(args)
    t, parsed = read_tournament(args.file, console, reading_of(args))
    players = list(dict.fromkeys(_who(t, args.player, args.team)))
    with named_refusals(t, console):
        made = come_back(t, players) if args.back else leave(t, players, args.after)
    renderer = event_renderer(t, console.language)
    tell((renderer.say(note) for note in made.notes), args, console)
    write_changed(made.tournament, parsed.extras, args, console)
    return Exit.DONE
