"""``hakem knockout playoff``: the format for so many who are tied, its games one after the other, and the order."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Mapping
from typing import Any

from hakem.cli.arguments import Grammar, add_reading, ids, positive
from hakem.cli.commands.convert import format_by_name
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import BadFile, problem_lines, read_bytes, read_tournament, reading_of, write_document, write_text
from hakem.cli.lots import drawn_seed, shown_seed
from hakem.cli.playoff_forms import FORMS, PlayoffSheet
from hakem.cli.times import clock, count_of_games, pauses, time_control
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
    with_white,
)
from hakem.errors import RequestError
from hakem.exports.files import NATIVE, written_as
from hakem.formats import Extras, WriteOptions
from hakem.i18n import Message
from hakem.knockout import (
    DAY,
    PLAYOFF_CONTROLS,
    USUAL_PAUSES,
    Controls,
    GameId,
    GameOutcome,
    GameResult,
    Pending,
    PlayoffOptions,
    PlayoffRecord,
    TimeControl,
    Timetable,
    play,
    play_off_timetable,
    require_players,
    start_after,
    take_back,
)
from hakem.knockout import describe as outline_of
from hakem.model import Colour, Tournament
from hakem.regulations import KNOCKOUT_2009
from hakem.tiebreaks import split_codes
from hakem.values import dataclass, replace

_OUTCOMES = {
    "1-0": GameOutcome.WHITE,
    "0-1": GameOutcome.BLACK,
    **dict.fromkeys(("1/2", "1/2-1/2", "½", "½-½"), GameOutcome.DRAW),
}
_FLAGS = {"flag-w": Colour.WHITE, "flag-b": Colour.BLACK}
_CHOICES = {
    "eliminate": "--eliminate",
    "short": "--short",
    "round_robin": "--round-robin",
    "numbers_by_lot": "--lots",
    "numbers_by_seed": "--seeds",
    "add_moves": "--add-moves",
    "one_contest": "--one-contest",
    "general": "--matches",
}
_NUMBERS = {"games": "--games", "extra": "--extra", "admit": "--admit", "qualify": "--qualify"}
_OPTIONS = {**_CHOICES, **_NUMBERS, "controls": "--time"}
"""Where the articles leave a choice: the names of the choices, and the options that make them."""

_ADMITTED = tuple(range(2, 10))
_GENERAL: Mapping[str, object] = {"extra": 2, "controls": Controls()}
"""What the general system has where nothing else is said: extra time of two games (A.23), the times of A.26."""
_OF_AN_EVENT = ("tied", "place", "tiebreaks", "next", "edition", "output")


def describe(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("--players", type=positive, metavar="k", help=words("play-off.players"))
    _add_choices(parser, grammar)
    _add_times(parser, grammar)
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
    parser.add_argument("--format", choices=tuple(FORMS), default="text", help=words("format"))


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
    table = _timetable(args, file)
    if args.record and (before is None or file.text != before.text):
        write_text(args.record, file.text, console)
    if args.output != "-":
        name = event.t.event.name if event else ""
        console.stdout.write(FORMS[args.format](PlayoffSheet(file, table, name, args.ended), console))
    if event is not None and args.output:
        _write_event(args, event, file.record, console)
    return Exit.DONE


def _timetable(args: argparse.Namespace, file: PlayoffFile) -> Timetable | None:
    """When it is played, if somebody says when the last game ended, or when the first one begins (A.21)."""
    if args.start is None and args.ended is None:
        if args.until is not None:
            raise RequestError(Message("cli.plan.no-start", {"option": "--until"}))
        return None
    start = args.start if args.ended is None else start_after(args.ended, args.start)
    until = DAY if args.until is None else args.until
    if until <= start:
        raise RequestError(Message("cli.plan.until"))
    record = file.record
    return play_off_timetable(len(record.players), record.options, start, until, args.pauses or USUAL_PAUSES)


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
        record = with_white(record, game, player)
    for game, result in args.result:
        record = replace(record, log=play(record.contest, record.log, game, result))
    return record


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
    parser.add_argument("--seeds", action="store_true", dest="numbers_by_seed", help=words("play-off.seeds"))
    parser.add_argument("--add-moves", action="store_true", help=words("play-off.add-moves"))
    parser.add_argument("--admit", type=int, choices=_ADMITTED, help=words("play-off.admit"))
    parser.add_argument("--one-contest", action="store_true", help=words("play-off.one-contest"))
    parser.add_argument("--matches", action="store_true", dest="general", help=words("play-off.matches"))
    parser.add_argument("--qualify", type=positive, metavar="n", help=words("play-off.qualify"))
    parser.add_argument("--games", type=count_of_games, metavar="N", help=words("play-off.games"))


def _add_times(parser: Parser, grammar: Grammar) -> None:
    """How fast the games are, and when they are played."""
    words = grammar.words
    parser.add_argument("--time", type=time_control, metavar="T", help=words("play-off.time"))
    parser.add_argument("--extra-time", type=time_control, metavar="T", help=words("play-off.extra-time"))
    parser.add_argument("--golden", type=time_control, metavar="T", help=words("plan.golden"))
    parser.add_argument("--ended", type=clock, metavar="HH:MM", help=words("play-off.ended"))
    parser.add_argument("--start", type=clock, metavar="HH:MM", help=words("play-off.start"))
    parser.add_argument("--until", type=clock, metavar="HH:MM", help=words("plan.until"))
    parser.add_argument("--pauses", type=pauses, metavar="G/P/S", help=words("plan.pauses"))


def _given(args: argparse.Namespace) -> dict[str, Any]:
    """What was said, by the names of the options; several places are played for by the general system."""
    said = {name: getattr(args, name) for name in (*_NUMBERS, *_CHOICES)}
    given = {name: value for name, value in said.items() if value is not None and value is not False}
    if given.get("qualify", 1) > 1:
        given["general"] = True
    usual = Controls() if given.get("general") else PLAYOFF_CONTROLS
    if args.time or args.extra_time or args.golden:
        game = args.time or TimeControl.read(usual.game)
        extra = args.extra_time or game
        if extra.length > game.length:
            raise RequestError(Message("knockout.extra-longer", {"article": KNOCKOUT_2009.art("A.24")}))
        given["controls"] = Controls(str(game), str(extra), str(args.golden) if args.golden else usual.golden)
    return given


def _chosen(args: argparse.Namespace) -> PlayoffOptions:
    """The options of a new play-off."""
    return _with(_given(args))


def _with(said: Mapping[str, Any]) -> PlayoffOptions:
    return PlayoffOptions(**{**(_GENERAL if said.get("general") else {}), **said})


def _disagreeing(args: argparse.Namespace, options: PlayoffOptions) -> list[str]:
    """What was said and is not so in a play-off that has begun."""
    return [_OPTIONS[name] for name, value in _given(args).items() if getattr(options, name) != value]


def _tell_idle(players: int, args: argparse.Namespace, console: Console) -> None:
    """Say which choices change nothing for so many players."""
    said = _given(args)
    for name in said:
        if name == "general" and said.get("qualify", 1) > 1:
            continue
        without = _with({other: value for other, value in said.items() if other != name})
        if without != _chosen(args) and outline_of(players, without) == outline_of(players, _chosen(args)):
            console.note(console.words("cli.playoff.idle", {"option": _OPTIONS[name], "players": players}))


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
