"""``hakem desk add`` and all else about players: changes, check-in, numbers, lots, byes, who leaves, who is apart."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping

from hakem.cli.arguments import Grammar, from_zero, positive, round_range
from hakem.cli.console import Console
from hakem.cli.desk.acting import act, acted, add_acting, add_by, do, player_named, team_named, tell, with_event
from hakem.cli.desk.numbers import add_way, describe_numbers, numbered, numbers_asked
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.journal.actions import PURPOSES
from hakem.desk.journal.attendance_fields import BYES
from hakem.i18n import Json, Message
from hakem.model import Tournament
from hakem.reports import event_renderer
from hakem.store.running import RunningEvent

_TEXTS = ("title", "sex", "birth", "federation", "club", "national-id", "team", "group", "rating-list")
_NUMBERS = ("rating", "fide-id", "board")
_OF_TEAMS = ("check-in", "bye", "no-bye", "withdraw", "return")
"""What can be done for a whole team in one act."""
_ONE = ("remove", "return", "no-bye", "bye", "withdraw", "change")


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar, add_way if name == "number" else add_by)
    if name == "add":
        parser.add_argument("name", metavar="NAME", help=grammar.words("desk.add.name"))
    if name in _ONE:
        parser.add_argument("player", metavar="PLAYER", help=grammar.words("desk.any.player"))
    if name == "check-in":
        parser.add_argument("players", metavar="PLAYER", nargs="+", help=grammar.words("desk.any.player"))
        parser.add_argument("--absent", action="store_true", help=grammar.words("desk.check-in.absent"))
    if name in _OF_TEAMS:
        parser.add_argument("--team", action="store_true", help=grammar.words("desk.any.whole-team"))
    if name in ("prohibit", "allow"):
        _describe_apart(parser, grammar)
    if name in _MORE:
        _MORE[name](parser, grammar)


def _describe_apart(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("players", metavar="PLAYER", nargs="*", help=grammar.words("desk.any.player"))
    parser.add_argument("--rounds", type=round_range, metavar="A-B", help=grammar.words("desk.prohibit.rounds"))
    parser.add_argument("--club", metavar="NAME", default="", help=grammar.words("desk.prohibit.club"))
    parser.add_argument("--federation", metavar="NAME", default="", help=grammar.words("desk.prohibit.federation"))
    parser.add_argument("--weak", action="store_true", help=grammar.words("desk.prohibit.weak"))


def _describe_fields(parser: Parser, grammar: Grammar) -> None:
    for name in _TEXTS:
        parser.add_argument(f"--{name}", metavar="TEXT", help=grammar.words(f"desk.add.{name}"))
    for name in _NUMBERS:
        parser.add_argument(f"--{name}", type=from_zero, metavar="N", help=grammar.words(f"desk.add.{name}"))
    parser.add_argument(
        "--national", type=from_zero, dest="national_rating", metavar="N", help=grammar.words("desk.add.national")
    )


def _describe_change(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("--name", metavar="NAME", help=grammar.words("desk.add.name"))
    parser.add_argument("--clear", metavar="LIST", default="", help=grammar.words("desk.change.clear"))
    _describe_fields(parser, grammar)


def _describe_number(parser: Parser, grammar: Grammar) -> None:
    describe_numbers(parser, grammar, "ID", "desk.number.order")


def _describe_draw(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("purpose", choices=PURPOSES, metavar="PURPOSE", help=grammar.words("desk.draw.purpose"))
    parser.add_argument("among", nargs="*", metavar="PLAYER", help=grammar.words("desk.any.player"))
    parser.add_argument("--seed", metavar="TEXT", help=grammar.words("seed"))


def _describe_bye(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("round", type=positive, metavar="ROUND", help=grammar.words("desk.bye.round"))
    parser.add_argument("kind", choices=tuple(BYES), metavar="KIND", help=grammar.words("desk.bye.kind"))


def _describe_no_bye(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("round", type=positive, metavar="ROUND", help=grammar.words("desk.bye.round"))


def _describe_withdraw(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("--after", type=from_zero, metavar="N", help=grammar.words("withdraw.after"))
    parser.add_argument("--reason", metavar="TEXT", help=grammar.words("desk.withdraw.reason"))


_MORE: Mapping[str, Callable[[Parser, Grammar], None]] = {
    "add": _describe_fields,
    "change": _describe_change,
    "number": _describe_number,
    "draw": _describe_draw,
    "bye": _describe_bye,
    "no-bye": _describe_no_bye,
    "withdraw": _describe_withdraw,
}


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""
    if args.part == "add":
        return act(args, console, "add-player", {"name": args.name, **_fields(args)})

    def part(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
        t = running.desk.tournament
        if args.part == "check-in":
            return _check_in(args, console, running)
        action, fields = _ASKED[args.part](args, t)
        if action in ("number", "draw"):
            return numbered(args, console, running, action, fields)
        said = {name: value for name, value in fields.items() if value is not None}
        return _acted(args, console, running, action, said)

    return with_event(args, console, part)


def _fields(args: argparse.Namespace) -> dict[str, Json]:
    names = (*(name.replace("-", "_") for name in (*_TEXTS, *_NUMBERS)), "national_rating")
    said: dict[str, Json] = {name: getattr(args, name) for name in names}
    return {name: value for name, value in said.items() if value is not None}


def _check_in(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    for text in args.players:
        who = _who(args, running.desk.tournament, text)
        _acted(args, console, running, "check-in", {**who, "present": not args.absent})
    return Exit.DONE


def _who(args: argparse.Namespace, t: Tournament, text: str) -> dict[str, Json]:
    """The player of that name, or with ``--team`` the team."""
    return {"team": team_named(t, text)} if args.team else {"player": player_named(t, text)}


def _acted(
    args: argparse.Namespace, console: Console, running: RunningEvent, action: str, said: Mapping[str, Json]
) -> int:
    """Do it, and say it of the player or of the team."""
    if "team" not in said or action not in _OF_TEAMS:
        return acted(args, console, running, action, said)
    answer, words = do(running, args, action, said), event_renderer(running.desk.tournament, console.language)
    facts = answer.entries[-1].facts if answer.entries else {}
    tell(answer, Message(f"done.of-team.{action}", facts), args, console, words)
    return Exit.DONE


Asking = tuple[str, dict[str, Json]]


def _one(action: str) -> Callable[[argparse.Namespace, Tournament], Asking]:
    def asked(args: argparse.Namespace, t: Tournament) -> Asking:
        return action, {"player": player_named(t, args.player)}

    return asked


def _change(args: argparse.Namespace, t: Tournament) -> Asking:
    clear: list[Json] = [name.replace("-", "_") for name in args.clear.replace(" ", "").split(",") if name]
    said: dict[str, Json] = {"player": player_named(t, args.player), "name": args.name, **_fields(args)}
    return "change-player", said | ({"clear": clear} if clear else {})


def _number(args: argparse.Namespace, t: Tournament) -> Asking:
    return "number", numbers_asked(args, t)


def _draw(args: argparse.Namespace, t: Tournament) -> Asking:
    among: list[Json] = [player_named(t, text) for text in args.among]
    return "draw", {"purpose": args.purpose, "seed": args.seed, "among": among or None}


def _bye(args: argparse.Namespace, t: Tournament) -> Asking:
    return "bye", {**_who(args, t, args.player), "round": args.round, "kind": args.kind}


def _no_bye(args: argparse.Namespace, t: Tournament) -> Asking:
    return "no-bye", {**_who(args, t, args.player), "round": args.round}


def _withdraw(args: argparse.Namespace, t: Tournament) -> Asking:
    return "withdraw", {**_who(args, t, args.player), "after": args.after, "reason": args.reason}


def _return(args: argparse.Namespace, t: Tournament) -> Asking:
    return "return", _who(args, t, args.player)


def _apart(args: argparse.Namespace, t: Tournament) -> Asking:
    players: list[Json] = [player_named(t, text) for text in args.players]
    first, last = args.rounds or (1, None)
    said: dict[str, Json] = {"players": players, "first_round": first, "last_round": last, "weak": args.weak}
    return args.part, said | {"club": args.club or None, "federation": args.federation or None}


_ASKED: Mapping[str, Callable[[argparse.Namespace, Tournament], Asking]] = {
    "remove": _one("remove-player"),
    "return": _return,
    "change": _change,
    "number": _number,
    "draw": _draw,
    "bye": _bye,
    "no-bye": _no_bye,
    "withdraw": _withdraw,
    "prohibit": _apart,
    "allow": _apart,
}
