"""``hakem desk result``, ``game``, ``play-off``: results of boards, of games of matches, and of ties played off."""

from __future__ import annotations

import argparse
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hakem.cli.arguments import Grammar, option, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, contestant_named, do, exit_of, notes, tell, with_event
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.journal.asking import error_data
from hakem.desk.journal.result_actions import ADJOURNED
from hakem.errors import HakemError, RequestError
from hakem.facts.event_kind import is_team_event
from hakem.facts.round_sheet import DISCS, round_sheet
from hakem.i18n import Json, Message, PlayerRef, Renderer, TeamRef
from hakem.model import Tournament
from hakem.reports import event_renderer
from hakem.reports.columns import composed
from hakem.store.running import RunningEvent

STANDARD_INPUT = "-"


def describe(name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    if name == "result":
        parser.add_argument("results", nargs="+", metavar="ROUND.BOARD RESULT", help=grammar.words("desk.result.list"))
        parser.add_argument("--was", metavar="RESULT", help=grammar.words("desk.result.was"))
    elif name == "game":
        parser.add_argument("game", metavar="GAME", help=grammar.words("desk.game.name"))
        parser.add_argument("result", metavar="RESULT", help=grammar.words("desk.game.result"))
        parser.add_argument("--match", metavar="NAME", help=grammar.words("desk.game.match"))
        parser.add_argument("--moves", type=positive, metavar="N", help=grammar.words("desk.game.moves"))
        parser.add_argument("--white", metavar="PLAYER", help=grammar.words("desk.game.white"))
        parser.add_argument("--later-flag", choices=("white", "black"), help=grammar.words("desk.game.flag"))
    else:
        parser.add_argument("players", nargs="*", metavar="PLAYER", help=grammar.words("desk.any.player"))
        parser.add_argument("--place", type=positive, metavar="N", help=grammar.words("desk.play-off.place"))
        parser.add_argument("--seed", metavar="TEXT", help=grammar.words("seed"))
        words = grammar.words("desk.play-off.option")
        parser.add_argument("--option", type=option, action="append", metavar="NAME=VALUE", default=[], help=words)


def run(args: argparse.Namespace, console: Console) -> int:
    """Do it."""
    return with_event(args, console, {"result": _results, "game": _game, "play-off": _play_off}[args.part])


def _results(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    if args.results == [STANDARD_INPUT]:
        return _answered(args, console, running, io.TextIOWrapper(console.stdin, encoding="utf-8"))
    if len(args.results) % 2:
        raise RequestError(Message("cli.desk.results"))
    for place, result in zip(args.results[::2], args.results[1::2], strict=True):
        _one(args, console, running, (place, result))
    return Exit.DONE


def _lines(given: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Lines ``3.12 1-0``; a board alone clears its result."""
    for line in given:
        if line.strip():
            place, _, result = line.strip().partition(" ")
            yield place, result.strip()


def _answered(args: argparse.Namespace, console: Console, running: RunningEvent, given: Iterable[str]) -> int:
    """Every line is answered by one line, as soon as what it says is stored, or as soon as it is refused."""
    code = Exit.DONE
    for pair in _lines(given):
        try:
            _one(args, console, running, pair)
        except HakemError as exc:
            code = max(code, exit_of(exc))
            words = event_renderer(running.desk.tournament, console.language).say(exc.message)
            if args.format == "json":
                error: dict[str, Json] = {**error_data(exc), "message": words}
                console.show(json.dumps({"board": pair[0], "error": error}, ensure_ascii=False))
            else:
                console.show(f"{pair[0]}: {words}")
        console.stdout.flush()
    return code


def _one(args: argparse.Namespace, console: Console, running: RunningEvent, given: tuple[str, str]) -> None:
    place, result = given
    round_no, board = _place(running.desk.tournament, place)
    asked: dict[str, Json] = {"round": round_no, "board": board, "result": result}
    answer = do(running, args, "result", asked, args.was)
    if args.format == "json":
        console.show(json.dumps({"board": place, **answer.to_data()}, ensure_ascii=False))
        return
    kept = str(answer.entries[-1].data["result"] if answer.entries else result)
    words = event_renderer(running.desk.tournament, console.language)
    console.show(f"{place} {kept or '-'}: {_made(running.desk.tournament, (round_no, board), kept, words)}")
    notes(answer.warnings, console, words)


def _made(t: Tournament, at: tuple[int, int], kept: str, words: Renderer) -> str:
    """Who made what at a board, as it stands on the sheet: where the first team stands left, a disc says the colour."""
    game, sheet = t.rounds[at[0] - 1].games[at[1] - 1], round_sheet(t, at[0])[at[1]]
    names = {p.id: composed(p.name) for p in t.players}
    discs = sheet.placed(*DISCS) if sheet.match else ("", "")
    one, other = (
        f"{disc} {names[player]}".lstrip() for disc, player in zip(discs, sheet.placed(*game.players), strict=True)
    )
    made = words.words("told.adjourned") if kept == ADJOURNED else sheet.read(kept) or "–"
    return f"{one} {made} {other}"


def _place(t: Tournament, text: str) -> tuple[int, int]:
    """``3.12`` is a board of a round; where teams meet, ``3.2.4`` is the fourth board of its second match."""
    parts = text.split(".")
    if not (len(parts) in (2, 3) and all(part.isascii() and part.isdecimal() for part in parts) and len(text) < 16):
        raise RequestError(Message("cli.desk.no-place", {"text": text}))
    number = int(parts[0])
    if len(parts) == 2:
        return number, int(parts[1])
    found = round_sheet(t, number) if 1 <= number <= len(t.rounds) else {}
    for board, each in found.items():
        if each.label == ".".join(str(int(part)) for part in parts[1:]):
            return number, board
    raise RequestError(Message("cli.desk.no-match-board", {"text": text}))


def _game(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    said: dict[str, Json] = {
        "game": args.game,
        "result": args.result,
        "match": args.match,
        "moves": args.moves,
        "later_flag": args.later_flag,
        "white": args.white and contestant_named(running.desk.tournament, args.white),
    }
    return _told(args, console, running, "game", said)


def _play_off(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    players: list[Json] = [contestant_named(running.desk.tournament, text) for text in args.players]
    said: dict[str, Json] = {
        "place": args.place,
        "players": players or None,
        "seed": args.seed,
        "format": dict(args.option) or None,
    }
    return _told(args, console, running, "play-off", said)


def _told(
    args: argparse.Namespace, console: Console, running: RunningEvent, action: str, said: Mapping[str, Json]
) -> int:
    """Do it; the line says what is due in the play-off now, or how it ended."""
    answer = do(running, args, action, {name: value for name, value in said.items() if value is not None})
    data = dict(answer.entries[-1].data) if answer.entries else {}
    message = Message(f"done.{action}", {name: str(data.get(name, "")) for name in ("game", "result", "name")})
    more = [message, *_what_follows(running.desk.tournament, data)]
    words = event_renderer(running.desk.tournament, console.language)
    tell(answer, Message("done.and-then", {"parts": tuple(more)}) if len(more) > 1 else message, args, console, words)
    return Exit.DONE


def _what_follows(t: Tournament, data: Mapping[str, Any]) -> Iterator[Message]:
    refer = TeamRef if is_team_event(t) else PlayerRef
    for due in data.get("due", ()):
        yield Message("done.due", {"game": due["game"], "white": refer(due["white"]), "black": refer(due["black"])})
    if data.get("order"):
        yield Message("done.order", {"order": tuple(refer(each) for each in data["order"])})
