"""``hakem knockout playoff``: the format for so many who are tied, its games one after the other, and the order."""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Callable, Mapping
from typing import Any

from hakem.cli.arguments import Grammar, add_reading, ids, positive
from hakem.cli.commands.convert import NATIVE, format_by_name, written_as
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import BadFile, problem_lines, read_bytes, read_tournament, reading_of, write_document, write_text
from hakem.cli.lots import drawn_seed, shown_seed
from hakem.cli.usage import Parser, takes
from hakem.desk import (
    PlayoffFile,
    TieRequest,
    names_of,
    read_play_off,
    require_known,
    require_size,
    tied,
    with_outcome,
)
from hakem.errors import RequestError
from hakem.formats import Extras, WriteOptions
from hakem.i18n import Message, PlayerRef
from hakem.knockout import (
    GameId,
    GameOutcome,
    GameResult,
    Pending,
    PlayoffOptions,
    PlayoffRecord,
    history,
    outline_to_data,
    play,
    require_players,
    result_to_data,
    state_to_data,
    take_back,
)
from hakem.knockout import describe as outline_of
from hakem.model import Colour, Tournament
from hakem.reports import (
    finish_text,
    games_due_text,
    games_played_text,
    outline_text,
    playoff_why,
    sides_renderer,
    step_record,
)
from hakem.tiebreaks import split_codes
from hakem.values import dataclass, replace

_OUTCOMES = {
    "1-0": GameOutcome.WHITE,
    "0-1": GameOutcome.BLACK,
    **dict.fromkeys(("1/2", "1/2-1/2", "½", "½-½"), GameOutcome.DRAW),
}
_FLAGS = {"flag-w": Colour.WHITE, "flag-b": Colour.BLACK}
_CHOICES = {"eliminate": "--eliminate", "short": "--short", "round_robin": "--round-robin", "numbers_by_lot": "--lots"}
_NUMBERS = {"extra": "--extra", "admit": "--admit"}
_OPTIONS = {**_CHOICES, **_NUMBERS}
"""Where the articles leave a choice: the names of the choices, and the options that make them."""

_ADMITTED = (8, 9)
_OF_AN_EVENT = ("tied", "place", "tiebreaks", "next", "edition", "output")


def describe(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("--players", type=positive, metavar="k", help=words("play-off.players"))
    _add_choices(parser, grammar)
    parser.add_argument("--seed", metavar="TEXT", help=words("plan.seed"))
    parser.add_argument("--record", type=_file, metavar="FILE", help=words("play-off.record"))
    for option, kind, metavar in (
        ("result", _result, "GAME=RESULT"),
        ("take-back", GameId, "GAME"),
        ("white", _white, "GAME=ID"),
    ):
        help_text = words(f"play-off.{option}")
        parser.add_argument(f"--{option}", type=kind, action="append", default=[], metavar=metavar, help=help_text)
    parser.add_argument("--event", metavar="FILE", help=words("play-off.event"))
    add_reading(parser, grammar)
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--tied", type=ids, metavar="ID,ID", help=words("play-off.tied"))
    who.add_argument("--place", type=positive, metavar="P", help=words("play-off.place"))
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=words("play-off.tiebreaks"))
    parser.add_argument("--next", type=split_codes, metavar="LIST", help=words("play-off.next"))
    parser.add_argument("--edition", metavar="E", help=words("tiebreaks.edition"))
    parser.add_argument("--name", type=_name, metavar="NAME", default="PLAYOFF", help=words("play-off.name"))
    parser.add_argument("-o", "--output", metavar="OUT", help=words("play-off.output"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=words("format"))


@dataclass(frozen=True, slots=True)
class _Event:
    """The event that the play-off decides, and what its file says beside it."""

    t: Tournament
    extras: Extras


def run(args: argparse.Namespace, console: Console) -> int:
    """Take up the play-off, write down what is new, show where it stands."""
    event = _event(args, console)
    before = _read(args.record, console) if args.record else None
    file = _taken_up(args, before, event, console) if before else _begun(args, event, console)
    file = replace(file, record=_played(file.record, args))
    if args.record and (before is None or file.text != before.text):
        write_text(args.record, file.text, console)
    if args.output != "-":
        console.stdout.write(_FORMS[args.format](file, console))
    if event is not None and args.output:
        _write_event(args, event, file.record, console)
    return Exit.DONE


def _event(args: argparse.Namespace, console: Console) -> _Event | None:
    if args.event is None:
        given = [name for name in _OF_AN_EVENT if getattr(args, name) is not None]
        if given:
            raise RequestError(Message("cli.plan.no-event", {"option": f"--{given[0]}"}))
        return None
    t, parsed = read_tournament(args.event, console, reading_of(args))
    return _Event(t, parsed.extras)


def _read(path: str, console: Console) -> PlayoffFile | None:
    """The play-off in a file; None if there is no such file. What is wrong with it is said with its name."""
    if not os.path.lexists(path):
        return None
    found = read_play_off(read_bytes(path))
    if isinstance(found, PlayoffFile):
        return found
    for line in problem_lines(path, found, console.language):
        console.note(line)
    raise BadFile


def _tied(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[int, ...] | None:
    """The players named, or those who share the place; None if neither was asked for."""
    if args.tied is not None:
        require_known(t, args.tied)
        return tuple(args.tied)
    if args.place is None:
        return None
    found = tied(t, TieRequest(args.place, args.tiebreaks, args.next, args.edition, args.seed))
    for note in found.notes:
        console.note(console.say(note))
    return found.ids


def _begun(args: argparse.Namespace, event: _Event | None, console: Console) -> PlayoffFile:
    """A new play-off, of the tied players of an event or of numbers."""
    ids = _tied(event.t, args, console) if event else None
    if ids is None and event is not None:
        raise RequestError(Message("cli.playoff.who"))
    if ids is None and args.players is None:
        raise RequestError(Message("cli.playoff.how-many"))
    count = args.players if ids is None else len(ids)
    if args.players not in (None, count):
        raise RequestError(Message("cli.playoff.other-number", {"players": args.players, "tied": count}))
    require_size(count)
    if args.seed is None and (args.result or args.take_back):
        raise RequestError(Message("cli.playoff.no-colours"))
    players = ids or tuple(range(1, count + 1))
    require_players(players)
    options = _chosen(args)
    _tell_idle(count, args, console)
    names = names_of(event.t) if event else {}
    seed = shown_seed(drawn_seed(), console) if args.seed is None else str(args.seed)
    record = PlayoffRecord(players, options, seed)
    return PlayoffFile(record, {player: names[player] for player in players if player in names})


def _taken_up(args: argparse.Namespace, before: PlayoffFile, event: _Event | None, console: Console) -> PlayoffFile:
    """The play-off of the file; what is said about it must agree with the file."""
    record = before.record
    ids = _tied(event.t, args, console) if event else None
    said = {
        "--players": args.players in (None, len(record.players)),
        "--tied" if args.tied else "--place": ids in (None, record.players),
        "--seed": args.seed in (None, record.seed),
    }
    against = [option for option, agrees in said.items() if not agrees] + _disagreeing(args, record.options)
    if against:
        raise RequestError(Message("cli.playoff.other-record", {"option": against[0], "file": args.record}))
    if event is None:
        return before
    require_known(event.t, record.players)
    names = names_of(event.t)
    return replace(before, names={player: names[player] for player in record.players})


def _played(record: PlayoffRecord, args: argparse.Namespace) -> PlayoffRecord:
    """First what is taken back, then colours, then the new results: all of it or nothing."""
    for game in args.take_back:
        record = replace(record, log=take_back(record.contest, record.log, game))
    for game, player in args.white:
        record = _with_white(record, game, player)
    for game, result in args.result:
        record = replace(record, log=play(record.contest, record.log, game, result))
    return record


def _with_white(record: PlayoffRecord, game: GameId, player: int) -> PlayoffRecord:
    """The record with the colours of a game that is due as they were settled in the hall."""
    noted = replace(record, settled={**record.settled, game: player})
    state = noted.contest.state(noted.log)
    due = state.due if isinstance(state, Pending) else ()
    if not any(each.id == game and each.white == player for each in due):
        raise RequestError(Message("cli.playoff.no-lot", {"game": game, "player": PlayerRef(player)}))
    return noted


def _write_event(args: argparse.Namespace, event: _Event, record: PlayoffRecord, console: Console) -> None:
    """The event with the order of the play-off, once there is one."""
    state = record.contest.state(record.log)
    if isinstance(state, Pending):
        console.note(console.words("cli.playoff.not-written", {"file": args.output}))
        return
    form = format_by_name(args.output, NATIVE)
    t = with_outcome(event.t, state, args.name)
    write_document(args.output, written_as(form, t, event.extras, WriteOptions()), console)
    if args.format == "text" and args.output != "-" and form == NATIVE:
        console.show("")
        console.show(console.words("cli.playoff.written", {"file": args.output, "code": f"OTHER_{args.name}"}))


def _add_choices(parser: Parser, grammar: Grammar) -> None:
    """What the articles of the play-offs leave to choose."""
    words = grammar.words
    parser.add_argument("--extra", type=int, metavar="N", help=words("play-off.extra"))
    parser.add_argument("--eliminate", action="store_true", help=words("play-off.eliminate"))
    parser.add_argument("--short", action="store_true", help=words("play-off.short"))
    parser.add_argument("--round-robin", action="store_true", help=words("play-off.round-robin"))
    parser.add_argument("--lots", action="store_true", dest="numbers_by_lot", help=words("play-off.lots"))
    parser.add_argument("--admit", type=int, choices=_ADMITTED, help=words("play-off.admit"))


def _given(args: argparse.Namespace) -> dict[str, bool | int]:
    """What was said, by the names of the options."""
    said = {name: getattr(args, name) for name in (*_NUMBERS, *_CHOICES)}
    return {name: value for name, value in said.items() if value is not None and value is not False}


def _chosen(args: argparse.Namespace) -> PlayoffOptions:
    """The options of a new play-off."""
    return _with(_given(args))


def _with(said: Mapping[str, Any]) -> PlayoffOptions:
    return PlayoffOptions(**said)


def _disagreeing(args: argparse.Namespace, options: PlayoffOptions) -> list[str]:
    """What was said and is not so in a play-off that has begun."""
    return [_OPTIONS[name] for name, value in _given(args).items() if getattr(options, name) != value]


def _tell_idle(players: int, args: argparse.Namespace, console: Console) -> None:
    """Say which choices change nothing for so many players."""
    said = _given(args)
    for name in said:
        without = _with({other: value for other, value in said.items() if other != name})
        if without != _chosen(args) and outline_of(players, without) == outline_of(players, _chosen(args)):
            console.note(console.words("cli.playoff.idle", {"option": _OPTIONS[name], "players": players}))


def _text(file: PlayoffFile, console: Console) -> str:
    """Before the first game the format; then the games; in the end the order; and why, article by article."""
    record, names, language = file.record, file.names, console.language
    state = record.contest.state(record.log)
    played = history(record.contest, record.log)
    parts = []
    if not played:
        parts.append(outline_text(outline_of(len(record.players), record.options), language))
        if names:
            parts.append(_seeds(file, console))
    else:
        parts.append(games_played_text(played, names, language))
    if isinstance(state, Pending):
        parts.append(games_due_text(state.due, names, language))
    else:
        parts.append(finish_text(state, names, language))
    if state.why:
        parts.append(playoff_why(state, names, language))
    return "\n".join(parts)


def _seeds(file: PlayoffFile, console: Console) -> str:
    """Who is meant by the seeds of which the format speaks."""
    lines = [console.words("cli.playoff.seeds")]
    for seed, player in enumerate(file.record.players, start=1):
        lines.append(f"  {seed:>2}  {file.names[player]} ({player})")
    return "\n".join(lines) + "\n"


def _json(file: PlayoffFile, console: Console) -> str:
    record = file.record
    outline = outline_of(len(record.players), record.options)
    state = record.contest.state(record.log)
    data: dict[str, object] = {
        **outline_to_data(outline),
        "format": [{"article": str(line.article), "text": console.say(line.message)} for line in outline.lines],
        "seeds": list(record.players),
        **({"names": {str(player): file.names[player] for player in record.players}} if file.names else {}),
        "lots": record.seed,
        "played": [
            {"game": game.id, "white": game.white, "black": game.black, **result_to_data(result)}
            for game, result in history(record.contest, record.log)
        ],
        **state_to_data(state),
    }
    renderer = sides_renderer(file.names, console.language)
    data["why"] = [step_record(step, renderer) for step in state.why]
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


_FORMS: Mapping[str, Callable[[PlayoffFile, Console], str]] = {"text": _text, "json": _json}


@takes("result")
def _result(text: str) -> tuple[GameId, GameResult]:
    """``game-1=1-0``, ``round-1.game-1=1/2:41``, ``golden=1/2:flag-w``, for argparse."""
    game, sign, rest = text.partition("=")
    outcome, *further = rest.split(":")
    moves = [int(part) for part in further if re.fullmatch(r"\d{1,4}", part)]
    flags = [_FLAGS[part] for part in further if part in _FLAGS]
    if not (game and sign) or outcome not in _OUTCOMES or len(moves) + len(flags) < len(further):
        raise ValueError(text)
    if len(moves) > 1 or len(flags) > 1:
        raise ValueError(text)
    return GameId(game), GameResult(_OUTCOMES[outcome], next(iter(moves), None), next(iter(flags), None))


@takes("white")
def _white(text: str) -> tuple[GameId, int]:
    """``golden=4``, for argparse."""
    game, _, player = text.rpartition("=")
    return GameId(game), positive(player)


@takes("name")
def _name(text: str) -> str:
    """The name of values from outside, for argparse."""
    if not (text.isascii() and text[:1].isalpha() and text.replace("_", "").isalnum()):
        raise ValueError(text)
    return text.upper()


@takes("file")
def _file(text: str) -> str:
    """A file that can be written again, for argparse."""
    if text in ("", "-"):
        raise ValueError(text)
    return text
