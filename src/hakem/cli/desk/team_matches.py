"""``hakem desk match``, ``forfeit-match``, ``postpone``: matches of teams as a whole."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.desk.acting import acted, add_acting, do, tell, with_event
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.journal.team_fields import MATCH_WINNERS
from hakem.errors import RequestError
from hakem.i18n import Json, Message
from hakem.reports import event_renderer, round_list
from hakem.store.running import RunningEvent


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    words = grammar.words
    add_acting(parser, grammar)
    parser.add_argument("place", metavar="ROUND.MATCH", help=words("desk.match.place"))
    if name == "match":
        parser.add_argument("results", nargs="+", metavar="RESULT", help=words("desk.match.results"))
    elif name == "forfeit-match":
        parser.add_argument("winner", choices=MATCH_WINNERS, metavar="WINNER", help=words("desk.forfeit-match.winner"))
    else:
        parser.add_argument("--until", metavar="DAY", help=words("desk.postpone.until"))
    if name != "match":
        parser.add_argument("--reason", metavar="TEXT", help=words("desk.withdraw.reason"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""
    return with_event(args, console, _match if args.part == "match" else _whole)


def _place(text: str) -> dict[str, Json]:
    """``3.2`` is the second match of round 3."""
    parts = text.split(".")
    if not (len(parts) == 2 and all(part.isascii() and part.isdecimal() for part in parts) and len(text) < 12):
        raise RequestError(Message("cli.desk.no-match-place", {"text": text}))
    return {"round": int(parts[0]), "match": int(parts[1])}


def _match(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    place = _place(args.place)
    answer = do(running, args, "match", {**place, "results": list(args.results)})
    t = running.desk.tournament
    words = event_renderer(t, console.language)
    listed = round_list(t, int(args.place.split(".")[0])).matches[int(args.place.split(".")[1]) - 1]
    score = "-".join(map(words.number, listed.points)) if listed.points else "–"
    said: dict[str, Json] = {**place, "first": listed.teams[0].name, "second": listed.teams[1].name, "score": score}
    tell(answer, Message("done.match", {name: str(value) for name, value in said.items()}), args, console, words)
    return Exit.DONE


def _whole(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    said: dict[str, Json] = {**_place(args.place), "reason": args.reason}
    said |= {"winner": args.winner} if args.part == "forfeit-match" else {"until": args.until}
    known = {name: value for name, value in said.items() if value is not None}
    return acted(args, console, running, args.part, known)
