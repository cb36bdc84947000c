"""``hakem pair``: the next round of an event, or one of its rounds again."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import replace

from hakem.cli.arguments import Grammar, add_options, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, write_document, write_text
from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Recorder, Step
from hakem.facts.rewind import before_round
from hakem.formats import TRF26, dump_trf
from hakem.i18n import Message, Renderer
from hakem.model import Acceleration, AccelerationMethod, Bye, Game, Mark, PlayerId, Round, Tournament
from hakem.pairing import (
    Board,
    Cautious,
    PairingSystem,
    RoundPairing,
    another_days_edition,
    options_of,
    pair_around,
    system_for,
    system_info,
    system_named_by,
)
from hakem.reports import checklist_text, event_renderer, step_line, step_record

DEFAULT_SYSTEM = "dutch"
_FORMATS = ("text", "json", "trf")
_BYE = "bye"


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("pair", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--acceleration", choices=("none", "baku"), default="none", help=grammar.words("acceleration"))
    parser.add_argument("--bye", choices=("point", "none"), help=grammar.words("bye"))
    parser.add_argument("--fix", type=_fixed, action="append", metavar="W-B", help=grammar.words("fix"))
    parser.add_argument("--round", type=positive, metavar="N", help=grammar.words("round"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))
    parser.add_argument("--format", choices=_FORMATS, default="text", help=grammar.words("format"))
    parser.add_argument("--explain", action="store_true", help=grammar.words("explain"))
    parser.add_argument("--timing", action="store_true", help=grammar.words("timing"))
    parser.set_defaults(checklist=None)  # for the command lines of other engines, which ask for it with -l


def run(args: argparse.Namespace, console: Console) -> int:
    """Read, pair, write."""
    started = time.perf_counter()
    t, parsed = read_tournament(args.file, console)
    if args.round is not None:
        t = before_round(t, args.round)
    system = _system(args, t)
    if args.acceleration != "none":
        t = _accelerated(t, system)
    if parsed.rounds_assumed:
        t = replace(t, rounds_total=max(t.rounds_total, system.scheduled_rounds(t)))
    read = time.perf_counter()
    recorder = Recorder()
    pairing = pair_around(system, t, args.fix or (), recorder if args.explain else NO_TRACE)
    steps = tuple(recorder.steps)
    paired = time.perf_counter()
    note = another_days_edition(system, t) if args.edition is None else None
    if note is not None:
        console.complain(console.say(note))
    if isinstance(system, Cautious) and not args.explain:
        for step in system.cautions(t):
            console.complain(step_line(step, event_renderer(t, console.language)))
    if args.format == "trf":
        written = dump_trf(with_round(t, pairing), TRF26, replace(parsed.extras, ranks=()))
        write_document(args.output, written, console)
    else:
        as_text = _json if args.format == "json" else _protocol
        write_text(args.output, as_text(system, pairing, steps, event_renderer(t, console.language)), console)
    if args.checklist:
        write_text(args.checklist, checklist_text(t, pairing, system), console)
    if args.timing:
        seconds = {"parse_s": read - started, "pair_s": paired - read, "total_s": time.perf_counter() - started}
        console.stderr.write(json.dumps({name: round(value, 6) for name, value in seconds.items()}) + "\n")
    return Exit.DONE


def _system(args: argparse.Namespace, t: Tournament) -> PairingSystem:
    """The system asked for, else the one the event's type code names, else Dutch."""
    named = system_named_by(t.event.type_code)
    name = args.system or (named.system if named else DEFAULT_SYSTEM)
    system = system_for(name, args.edition, t, dict(args.option))
    if args.fix and not system_info(name).may_fix_boards:
        raise RequestError(Message("cli.no-fixed-boards", {"system": system.name}))
    if args.bye is None:
        return system
    if _BYE not in [option.name for option in options_of(system)]:
        raise RequestError(Message("cli.no-bye-option", {"system": system.name}))
    return system_for(name, args.edition, t, {**dict(args.option), _BYE: args.bye})


def _fixed(text: str) -> Board:
    """A board as it is fixed, White first, for argparse: ``4-9``."""
    white, _, black = text.partition("-")
    return Board(PlayerId(positive(white)), PlayerId(positive(black)))


def _accelerated(t: Tournament, system: PairingSystem) -> Tournament:
    """The event with the Baku acceleration; virtual points that it lists stay facts."""
    if not system_info(system.name).by_scores:
        raise RequestError(Message("cli.no-acceleration", {"system": system.name}))
    listed = t.acceleration.points if t.acceleration else ()
    return replace(t, acceleration=Acceleration(AccelerationMethod.BAKU, listed))


def _protocol(_system: PairingSystem, pairing: RoundPairing, steps: tuple[Step, ...], renderer: Renderer) -> str:
    lines = protocol_lines(pairing)
    if steps:
        lines += ["", *(step_line(step, renderer) for step in steps)]
    return "".join(line + "\n" for line in lines)


def protocol_lines(pairing: RoundPairing) -> list[str]:
    """The number of pairs, then one pair a line, White first; a bye is a pair with 0."""
    pairs = [f"{board.white} {board.black}" for board in pairing.boards]
    pairs += [f"{game.white} {game.black}" for game in pairing.forfeits]
    pairs += [f"{bye.player} 0" for bye in pairing.byes]
    return [str(len(pairs)), *pairs]


def _json(system: PairingSystem, pairing: RoundPairing, steps: tuple[Step, ...], renderer: Renderer) -> str:
    boards = [{"board": n, "white": b.white, "black": b.black} for n, b in enumerate(pairing.boards, start=1)]
    value: dict[str, object] = {
        "round": pairing.round_no,
        "system": system.name,
        "edition": system.edition.id,
        "boards": boards,
        "byes": [{"id": bye.player, "kind": bye.kind.value} for bye in pairing.byes],
    }
    if pairing.forfeits:
        value["forfeits"] = [
            {"white": g.white, "black": g.black, "result": f"{_forfeit(g.white_mark)}{_forfeit(g.black_mark)}"}
            for g in pairing.forfeits
        ]
    if steps:
        value["steps"] = [step_record(step, renderer) for step in steps]
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _forfeit(mark: Mark) -> str:
    return "+" if mark is Mark.WIN else "-"


def with_round(t: Tournament, pairing: RoundPairing) -> Tournament:
    """The event with the round added, its results still open; announced byes of those not on a board are part of it."""
    games = tuple(Game(b.white, b.black, Mark.PENDING, Mark.PENDING) for b in pairing.boards) + pairing.forfeits
    settled = {p for game in games for p in game.players} | {bye.player for bye in pairing.byes}
    announced = (a for a in t.absences if a.round_no == pairing.round_no and a.player not in settled)
    byes = (*pairing.byes, *(Bye(a.player, a.kind) for a in announced))
    rounds = (*t.rounds, Round(games, byes))
    absences = tuple(a for a in t.absences if a.round_no > len(rounds))
    return replace(t, rounds=rounds, absences=absences, rounds_total=max(t.rounds_total, len(rounds)))
