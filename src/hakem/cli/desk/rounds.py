"""``hakem desk pair``, ``unpair``, ``publish``, ``close``: rounds, by the rules or by hand."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import acted, add_acting, player_named, with_event
from hakem.cli.usage import Parser
from hakem.errors import RequestError
from hakem.i18n import Json, Message
from hakem.model import Tournament
from hakem.store.running import RunningEvent

_BYES = {"bye": None, "half": "half", "zero": "zero", "full": "full"}


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    parser.add_argument("--round", type=positive, metavar="N", help=grammar.words("desk.any.round"))
    if name == "pair":
        parser.add_argument("--fix", action="append", metavar="WHITE-BLACK", default=[], help=grammar.words("fix"))
        parser.add_argument("--boards", metavar="LIST", help=grammar.words("desk.pair.boards"))
        parser.add_argument("--reason", metavar="TEXT", default="", help=grammar.words("reason"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""

    def part(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
        fields: dict[str, Json] = {} if args.round is None else {"round": args.round}
        action = args.part
        if args.part == "pair" and args.boards is not None:
            action = "pair-by-hand"
            fields |= {**boards(running.desk.tournament, args.boards), "reason": args.reason}
        elif args.part == "pair" and args.fix:
            fields |= {"fix": [_board(running.desk.tournament, text) for text in args.fix], "reason": args.reason}
        return _told(args, console, running, action, fields)

    return with_event(args, console, part)


def _told(
    args: argparse.Namespace, console: Console, running: RunningEvent, action: str, fields: dict[str, Json]
) -> int:
    number = running.desk.round_no + (action in ("pair", "pair-by-hand") and args.round != running.desk.round_no)
    return acted(args, console, running, action, fields, round=args.round or number)


def boards(t: Tournament, text: str) -> dict[str, Json]:
    """``1-5 7-2 6-bye``: boards with White first, and byes."""
    pairs: list[Json] = []
    byes: list[Json] = []
    for word in text.replace(",", " ").split():
        one, _, other = word.rpartition("-")
        if other.lower() in _BYES and one:
            kind = _BYES[other.lower()]
            byes.append({"player": player_named(t, one), **({"kind": kind} if kind else {})})
        else:
            pairs.append(_board(t, word))
    return {"boards": pairs, "byes": byes}


def _board(t: Tournament, text: str) -> Json:
    white, dash, black = text.partition("-")
    if not (dash and white.strip() and black.strip()):
        raise RequestError(Message("cli.desk.no-board", {"text": text}))
    return [player_named(t, white.strip()), player_named(t, black.strip())]
