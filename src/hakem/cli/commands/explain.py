"""``hakem explain``: why a round is paired as it is, from a sentence a board to every step."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping

from hakem.cli.arguments import Grammar, add_options, add_reading, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import player_meant, read_tournament, reading_of, write_text
from hakem.cli.usage import Parser, takes
from hakem.desk.choosing import NO_WISH, SystemWish
from hakem.desk.why import another_than_played, explained
from hakem.errors import RequestError
from hakem.explain import Level
from hakem.facts.event_kind import is_team_event
from hakem.facts.match_boards import boards_per_match
from hakem.i18n import Message, Renderer
from hakem.model import PlayerId, Tournament
from hakem.reports import event_renderer
from hakem.reports.why.round import ExplainedBoard, ExplainedRound, explained_round
from hakem.reports.why.round_text import WhyWanted, explanation_data, explanation_text


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("explain", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    add_explaining(parser, grammar)
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))


def add_explaining(parser: Parser, grammar: Grammar) -> None:
    """Which round, about whom, how much, and where to."""
    parser.add_argument("--round", type=positive, metavar="N", help=grammar.words("explain.round"))
    about = parser.add_mutually_exclusive_group()
    about.add_argument("--board", type=_board_named, metavar="B", help=grammar.words("explain.board"))
    about.add_argument("--player", metavar="WHO", help=grammar.words("explain.player"))
    levels = [level.value for level in Level]
    parser.add_argument("--level", choices=levels, help=grammar.words("explain.level"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))


@takes("board-named")
def _board_named(text: str) -> str:
    """``5``, or ``3.1`` for board 1 of match 3, for argparse."""
    match, dot, board = text.partition(".")
    return f"{positive(match)}{dot}{positive(board) if dot else ''}"


def run(args: argparse.Namespace, console: Console) -> int:
    """Pair the round again with its reasons, and tell them."""
    t, _ = read_tournament(args.file, console, reading_of(args))
    wish = SystemWish(args.system, args.edition, tuple(args.option))
    show_explanation(t, args, console, wish)
    return Exit.DONE


def show_explanation(t: Tournament, args: argparse.Namespace, console: Console, wish: SystemWish = NO_WISH) -> None:
    """The explanation in the form that is asked for; without a round that of the last one, or of the next."""
    made = explained(t, args.round or max(len(t.rounds), 1), wish)
    shown = explained_round(made.before, made.system, made.pairing, made.steps)
    words = event_renderer(shown.before, console.language)
    other = another_than_played(t, made.pairing.round_no, made.pairing)
    if other is not None:
        console.note(words.say(other))
    wanted = WhyWanted(_level(args), _players(shown, t, args))
    write_text(args.output, _FORMS[args.format](shown, words, wanted), console)


def _level(args: argparse.Namespace) -> Level:
    """What is asked for; about one board or one player, or for a page or a program, more than headlines."""
    if args.level:
        return Level(args.level)
    return Level.REASON if args.board or args.player or args.format != "text" else Level.HEADLINE


def _players(shown: ExplainedRound, t: Tournament, args: argparse.Namespace) -> tuple[PlayerId, ...]:
    if args.player:
        return (player_meant(shown.before, args.player),)
    if not args.board:
        return ()
    board = _board(shown, t, args.board)
    return board.white, board.black


def _board(shown: ExplainedRound, t: Tournament, named: str) -> ExplainedBoard:
    """The board of that name or number; where the rules pair teams, a board of a match is explained by its match."""
    by_name = {board.label: board for board in shown.boards}
    match, dot, place = named.partition(".")
    if named in by_name:
        return by_name[named]
    if not dot and int(named) <= len(shown.boards):
        return shown.boards[int(named) - 1]
    of_matches = dot and is_team_event(t) and not is_team_event(shown.before)
    if of_matches and match in by_name and int(place) <= boards_per_match(t):
        return by_name[match]
    last = shown.boards[-1].label if shown.boards else "0"
    raise RequestError(Message("why.no-board", {"board": named, "last": last}))


def _json(shown: ExplainedRound, words: Renderer, wanted: WhyWanted) -> str:
    return json.dumps(explanation_data(shown, words, wanted), ensure_ascii=False, indent=1) + "\n"


def _html(shown: ExplainedRound, words: Renderer, wanted: WhyWanted) -> str:
    from hakem.pictures.round_map import round_map
    from hakem.pictures.svg import svg_of
    from hakem.reports.why.pages import explanation_page

    drawn = None if wanted.players else round_map(shown, words)
    return explanation_page(shown, words, wanted, "" if drawn is None else svg_of(drawn))


_FORMS: Mapping[str, Callable[[ExplainedRound, Renderer, WhyWanted], str]] = {
    "text": explanation_text,
    "html": _html,
    "json": _json,
}
