"""``hakem desk add-team`` and all else about teams: members, numbers, line-ups and their rules, penalties."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping

from hakem.cli.arguments import Grammar, from_zero, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import acted, add_acting, add_by, player_named, team_named, with_event
from hakem.cli.desk.numbers import add_way, describe_numbers, numbered, numbers_asked
from hakem.cli.usage import Parser, takes
from hakem.desk.line_up_presets import LINE_UP_PRESETS, line_up_preset, read_condition
from hakem.formats.native import to_data
from hakem.i18n import Json
from hakem.model import LineUpOrder, LineUpRules, PlayerCondition, Quota, SpecialBoard, Tournament
from hakem.store.running import RunningEvent
from hakem.values import replace

_TEXTS = ("nickname", "captain", "coach", "federation", "club", "strength")
_NOBODY = "-"


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar, add_way if name == "number-teams" else add_by)
    if name == "add-team":
        parser.add_argument("name", metavar="NAME", help=grammar.words("desk.team.name"))
    if name in ("change-team", "remove-team", "line-up", "penalty"):
        parser.add_argument("team", metavar="TEAM", help=grammar.words("desk.any.team"))
    _MORE[name](parser, grammar)


def _describe_fields(parser: Parser, grammar: Grammar) -> None:
    words = grammar.words
    for name in _TEXTS:
        parser.add_argument(f"--{name}", metavar="TEXT", help=words(f"desk.team.{name}"))
    parser.add_argument("--number", type=positive, metavar="N", help=words("desk.team.number"))
    parser.add_argument("--members", metavar="LIST", help=words("desk.team.members"))
    parser.add_argument("--by-rating", action="store_true", help=words("desk.team.by-rating"))


def _describe_change(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("--name", metavar="NAME", help=grammar.words("desk.team.name"))
    parser.add_argument("--clear", metavar="LIST", default="", help=grammar.words("desk.team.clear"))
    _describe_fields(parser, grammar)


def _describe_remove(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("--members", action="store_true", help=grammar.words("desk.remove-team.members"))


def _describe_number(parser: Parser, grammar: Grammar) -> None:
    describe_numbers(parser, grammar, "NUMBER", "desk.number-teams.order")


def _describe_rules(parser: Parser, grammar: Grammar) -> None:
    def words(name: str) -> str:
        return grammar.words(f"desk.line-up-rules.{name}")

    known = f"{words('preset')}: {' '.join(LINE_UP_PRESETS)}"
    parser.add_argument("--preset", choices=tuple(LINE_UP_PRESETS), metavar="NAME", help=known)
    parser.add_argument("--order", choices=[each.value for each in LineUpOrder], help=words("order"))
    parser.add_argument("--move", type=from_zero, metavar="N", help=words("move"))
    parser.add_argument("--members", type=from_zero, metavar="N", help=words("members"))
    parser.add_argument("--least-sitting", type=from_zero, metavar="N", help=words("least-sitting"))
    parser.add_argument("--gaps", choices=("yes", "no"), help=words("gaps"))
    for name in ("board", "least", "most"):
        parser.add_argument(
            f"--{name}", action="append", default=[], type=_counted, metavar="N=CONDITION", help=words(name)
        )
    parser.add_argument("--source", metavar="TEXT", help=words("source"))


@takes("option")
def _counted(text: str) -> tuple[int, str]:
    """``5=woman``, for argparse."""
    number, sign, condition = text.partition("=")
    if not sign or not number.isdecimal():
        raise ValueError(text)
    return int(number), condition.strip()


def _describe_line_up(parser: Parser, grammar: Grammar) -> None:
    parser.add_argument("round", type=positive, metavar="ROUND", help=grammar.words("desk.bye.round"))
    parser.add_argument("players", nargs="*", metavar="PLAYER", help=grammar.words("desk.line-up.players"))


def _describe_penalty(parser: Parser, grammar: Grammar) -> None:
    words = grammar.words
    parser.add_argument("--match-points", metavar="POINTS", help=words("desk.penalty.match-points"))
    parser.add_argument("--game-points", metavar="POINTS", help=words("desk.penalty.game-points"))
    parser.add_argument("--round", type=positive, metavar="N", help=words("desk.penalty.round"))
    parser.add_argument("--reason", metavar="TEXT", required=True, help=words("desk.withdraw.reason"))
    parser.add_argument("--bonus", action="store_true", help=words("desk.penalty.bonus"))


_MORE: Mapping[str, Callable[[Parser, Grammar], None]] = {
    "add-team": _describe_fields,
    "change-team": _describe_change,
    "remove-team": _describe_remove,
    "number-teams": _describe_number,
    "line-up-rules": _describe_rules,
    "line-up": _describe_line_up,
    "penalty": _describe_penalty,
}


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""

    def part(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
        said = _ASKED[args.part](args, running.desk.tournament)
        if args.part == "number-teams":
            return numbered(args, console, running, args.part, said)
        known = {name: value for name, value in said.items() if value is not None}
        return acted(args, console, running, args.part, known)

    return with_event(args, console, part)


Said = dict[str, Json]


def _add(args: argparse.Namespace, t: Tournament) -> Said:
    return {"name": args.name, **_fields(args, t)}


def _fields(args: argparse.Namespace, t: Tournament) -> Said:
    members: Json = None
    if args.members is not None:
        members = [player_named(t, name.strip()) for name in args.members.split(";") if name.strip()]
    said: Said = {name: getattr(args, name) for name in _TEXTS}
    return {**said, "number": args.number, "members": members, "by_rating": args.by_rating or None}


def _change(args: argparse.Namespace, t: Tournament) -> Said:
    clear: list[Json] = [name for name in args.clear.replace(" ", "").split(",") if name]
    return {"team": team_named(t, args.team), "name": args.name, "clear": clear or None, **_fields(args, t)}


def _remove(args: argparse.Namespace, t: Tournament) -> Said:
    return {"team": team_named(t, args.team), "members": args.members or None}


def _number(args: argparse.Namespace, t: Tournament) -> Said:
    return numbers_asked(args, t)


def _line_up(args: argparse.Namespace, t: Tournament) -> Said:
    players: list[Json] = [None if text == _NOBODY else player_named(t, text) for text in args.players]
    return {"round": args.round, "team": team_named(t, args.team), "players": players}


def _penalty(args: argparse.Namespace, t: Tournament) -> Said:
    points: Said = {"match_points": args.match_points, "game_points": args.game_points}
    said: Said = {"round": args.round, "reason": args.reason, "bonus": args.bonus or None}
    return {"team": team_named(t, args.team), **points, **said}


def _rules(args: argparse.Namespace, t: Tournament) -> Said:
    """The rules that the event has, or those of a preset, with what is said about them."""
    rules = t.team_play.line_up_rules if args.preset is None else line_up_preset(args.preset)
    said = {"may_move": args.move, "members": args.members, "least": args.least_sitting, "source": args.source}
    rules = replace(rules, **{name: value for name, value in said.items() if value is not None})
    if args.order is not None:
        rules = replace(rules, order=LineUpOrder(args.order))
    if args.gaps is not None:
        rules = replace(rules, gaps=args.gaps == "yes")
    for board, text in args.board:
        rules = _with_board(rules, board, text)
    for count, text in args.least:
        rules = _with_quota(rules, read_condition(text), least=count)
    for count, text in args.most:
        rules = _with_quota(rules, read_condition(text), most=count)
    return {"rules": dict(to_data(rules))}


def _with_board(rules: LineUpRules, board: int, text: str) -> LineUpRules:
    others = tuple(each for each in rules.special if each.board != board)
    new = (SpecialBoard(board, read_condition(text)),) if text else ()
    return replace(rules, special=tuple(sorted((*others, *new), key=lambda each: each.board)))


def _with_quota(
    rules: LineUpRules, condition: PlayerCondition, least: int | None = None, most: int | None = None
) -> LineUpRules:
    was = next((each for each in rules.quotas if each.condition == condition), Quota(condition))
    now = replace(was, least=was.least if least is None else least, most=was.most if most is None else most)
    others = tuple(each for each in rules.quotas if each.condition != condition)
    return replace(rules, quotas=others if now == Quota(condition) else (*others, now))


_ASKED: Mapping[str, Callable[[argparse.Namespace, Tournament], Said]] = {
    "add-team": _add,
    "change-team": _change,
    "remove-team": _remove,
    "number-teams": _number,
    "line-up-rules": _rules,
    "line-up": _line_up,
    "penalty": _penalty,
}
