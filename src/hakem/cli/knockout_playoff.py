"""``hakem knockout playoff``: the format for so many who are tied, its games one after the other, and the order."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass, replace

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.convert import NATIVE, format_by_name, written_as
from hakem.cli.entrants import names_of, seed_text
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, write_document
from hakem.cli.playoff_options import add_choices, chosen, disagreeing, tell_idle
from hakem.cli.playoff_record import Kept, read_kept, require_size, write_kept
from hakem.cli.playoff_shown import shown_as
from hakem.cli.tied import require_known, tied, with_values
from hakem.cli.usage import Parser
from hakem.errors import RequestError
from hakem.formats import Extras, WriteOptions
from hakem.i18n import Message
from hakem.knockout import (
    GameId,
    GameResult,
    Outcome,
    Pending,
    PlayoffRecord,
    play,
    take_back,
)
from hakem.knockout.playoff import require_players
from hakem.model import Colour, Tournament
from hakem.tiebreaks import split_codes

_OUTCOMES = {
    "1-0": Outcome.WHITE,
    "0-1": Outcome.BLACK,
    **dict.fromkeys(("1/2", "1/2-1/2", "½", "½-½"), Outcome.DRAW),
}
_FLAGS = {"flag-w": Colour.WHITE, "flag-b": Colour.BLACK}
_OF_AN_EVENT = ("tied", "place", "tiebreaks", "next", "edition", "output")


def describe(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("--players", type=positive, metavar="k", help=words("play-off.players"))
    add_choices(parser, grammar)
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
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--tied", type=_ids, metavar="ID,ID", help=words("play-off.tied"))
    who.add_argument("--place", type=positive, metavar="P", help=words("play-off.place"))
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=words("play-off.tiebreaks"))
    parser.add_argument("--next", type=split_codes, metavar="LIST", help=words("play-off.next"))
    parser.add_argument("--edition", metavar="E", help=words("tiebreaks.edition"))
    parser.add_argument("--name", type=_name, default="PLAYOFF", help=words("play-off.name"))
    parser.add_argument("-o", "--output", metavar="OUT", help=words("play-off.output"))
    parser.add_argument("--format", choices=("text", "json"), default="text", help=words("format"))


@dataclass(frozen=True, slots=True)
class _Event:
    """The event that the play-off decides, and what its file says beside it."""

    t: Tournament
    extras: Extras


def run(args: argparse.Namespace, console: Console) -> int:
    """Take up the play-off, write down what is new, show where it stands."""
    event = _event(args, console)
    before = read_kept(args.record, console) if args.record else None
    kept = _taken_up(args, before, event, console) if before else _begun(args, event, console)
    kept = replace(kept, record=_played(kept.record, args))
    if args.record:
        write_kept(args.record, kept, before, console)
    if args.output != "-":
        console.stdout.write(shown_as(args.format, kept, console))
    if event is not None and args.output:
        _write_event(args, event, kept.record, console)
    return Exit.DONE


def _event(args: argparse.Namespace, console: Console) -> _Event | None:
    if args.event is None:
        given = [name for name in _OF_AN_EVENT if getattr(args, name) is not None]
        if given:
            raise RequestError(Message("cli.plan.no-event", {"option": f"--{given[0]}"}))
        return None
    t, parsed = read_tournament(args.event, console)
    return _Event(t, parsed.extras)


def _begun(args: argparse.Namespace, event: _Event | None, console: Console) -> Kept:
    """A new play-off, of the tied players of an event or of numbers."""
    ids = tied(event.t, args, console) if event else None
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
    options = chosen(args)
    tell_idle(count, args, console)
    names = names_of(event.t) if event else {}
    record = PlayoffRecord(players, options, seed_text(args, console))
    return Kept(record, {player: names[player] for player in players if player in names})


def _taken_up(args: argparse.Namespace, before: Kept, event: _Event | None, console: Console) -> Kept:
    """The play-off of the file; what is said about it must agree with the file."""
    record = before.record
    ids = tied(event.t, args, console) if event else None
    said = {
        "--players": args.players in (None, len(record.players)),
        "--tied" if args.tied else "--place": ids in (None, record.players),
        "--seed": args.seed in (None, record.seed),
    }
    against = [option for option, agrees in said.items() if not agrees] + disagreeing(args, record.options)
    if against:
        raise RequestError(Message("cli.playoff.other-record", {"option": against[0], "file": args.record}))
    if event is None:
        return before
    names = names_of(event.t)
    require_known(record.players, names)
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
        raise RequestError(Message("cli.playoff.no-lot", {"game": game, "player": player}))
    return noted


def _write_event(args: argparse.Namespace, event: _Event, record: PlayoffRecord, console: Console) -> None:
    """The event with the order of the play-off, once there is one."""
    state = record.contest.state(record.log)
    if isinstance(state, Pending):
        console.complain(console.words("cli.playoff.not-written", {"file": args.output}))
        return
    form = format_by_name(args.output, NATIVE)
    t = with_values(event.t, state, args.name)
    write_document(args.output, written_as(form, t, event.extras, WriteOptions()), console)
    if args.format == "text" and args.output != "-" and form == NATIVE:
        console.show("")
        console.show(console.words("cli.playoff.written", {"file": args.output, "code": f"OTHER_{args.name}"}))


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


def _white(text: str) -> tuple[GameId, int]:
    """``golden=4``, for argparse."""
    game, _, player = text.rpartition("=")
    return GameId(game), positive(player)


def _ids(text: str) -> tuple[int, ...]:
    """``7,4,9``, for argparse."""
    return tuple(positive(part) for part in split_codes(text))


def _name(text: str) -> str:
    """The name of values from outside, for argparse."""
    if not (text.isascii() and text[:1].isalpha() and text.replace("_", "").isalnum()):
        raise ValueError(text)
    return text.upper()


def _file(text: str) -> str:
    """A file that can be written again, for argparse."""
    if text in ("", "-"):
        raise ValueError(text)
    return text
