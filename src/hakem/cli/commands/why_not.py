"""``hakem why-not``: why two do not meet, or somebody has no bye, floats, or has not the other colour."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence

from hakem.cli.arguments import Grammar, add_options, add_reading, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import player_meant, read_tournament, reading_of, team_meant, write_text
from hakem.cli.usage import Parser
from hakem.desk.choosing import NO_WISH, SystemWish
from hakem.desk.why import another_than_played, answer, teams_meet, why_nobody_else
from hakem.errors import RequestError
from hakem.i18n import Message, Renderer
from hakem.model import PlayerId, Tournament
from hakem.pairing.why_not import Ask, Reply, RoundQuestion, WhyNot
from hakem.reports import event_renderer
from hakem.reports.why.why_not_text import why_not_data, why_not_text


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("why-not", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_asking(parser, grammar)
    add_reading(parser, grammar)
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))


def add_asking(parser: Parser, grammar: Grammar) -> None:
    """What may be asked, and of which round."""
    parser.add_argument("one", metavar="PLAYER", help=grammar.words("why-not.player"))
    parser.add_argument("other", metavar="OTHER", nargs="?", help=grammar.words("why-not.other"))
    asks = parser.add_mutually_exclusive_group()
    for ask, flag in ((Ask.COLOUR, "--colour"), (Ask.STAY, "--float"), (Ask.BYE, "--bye")):
        words = grammar.words(f"why-not.{flag.removeprefix('--')}")
        asks.add_argument(flag, dest="ask", action="store_const", const=ask, help=words)
    parser.add_argument("--round", type=positive, metavar="N", help=grammar.words("explain.round"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Ask, and tell the answer."""
    t, _ = read_tournament(args.file, console, reading_of(args))
    show_answer(t, args, console, SystemWish(args.system, args.edition, tuple(args.option)))
    return Exit.DONE


def show_answer(t: Tournament, args: argparse.Namespace, console: Console, wish: SystemWish = NO_WISH) -> None:
    """The answer in the form that is asked for."""
    number = args.round or max(len(t.rounds), 1)
    question = _question(t, args, teams_meet(t, number, wish))
    found = [answer(t, number, question, wish)]
    if question.ask is Ask.BYE and found[0].reply is Reply.SO:
        found += why_nobody_else(t, number, question.players[0], wish)
    words = event_renderer(t, console.language)
    other = another_than_played(t, number, found[0].own, found[0].of_teams)
    if other is not None:
        console.note(words.say(other))
    write_text(args.output, _FORMS[args.format](found, words), console)


def _question(t: Tournament, args: argparse.Namespace, of_teams: bool) -> RoundQuestion:
    if bool(args.ask) is bool(args.other):
        raise RequestError(Message("why.two-teams" if of_teams else "why.two-players"))
    named = [args.one] if args.ask else [args.one, args.other]
    meant = (PlayerId(team_meant(t, who)) if of_teams else player_meant(t, who) for who in named)
    return RoundQuestion(args.ask or Ask.MEET, tuple(meant))


def _text(found: Sequence[WhyNot], words: Renderer) -> str:
    return "\n".join(why_not_text(each, words) for each in found)


def _json(found: Sequence[WhyNot], words: Renderer) -> str:
    first, *others = (why_not_data(each, words) for each in found)
    return json.dumps({**first, **({"others": others} if others else {})}, ensure_ascii=False, indent=1) + "\n"


def _html(found: Sequence[WhyNot], words: Renderer) -> str:
    from hakem.reports.why.pages import why_not_page

    return why_not_page(found, words)


_FORMS: Mapping[str, Callable[[Sequence[WhyNot], Renderer], str]] = {"text": _text, "html": _html, "json": _json}
