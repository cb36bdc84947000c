"""``hakem pair``: the next round of an event, or one of its rounds again."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence

from hakem.cli.arguments import Grammar, add_options, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, write_document, write_text
from hakem.desk import NextRound, RoundWish, SystemWish, paired, ready_to_pair
from hakem.errors import RequestError
from hakem.explain import Step
from hakem.formats import Extras, Parsed, Written
from hakem.i18n import Json, Message
from hakem.model import Mark, PlayerId
from hakem.pairing import Board, RoundPairing
from hakem.values import replace


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("pair", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--acceleration", choices=("none", "baku"), default="none", help=grammar.words("acceleration"))
    parser.add_argument("--bye", choices=("point", "none"), help=grammar.words("bye"))
    parser.add_argument("--fix", type=_fixed, action="append", metavar="WHITE-BLACK", help=grammar.words("fix"))
    parser.add_argument("--reason", metavar="TEXT", default="", help=grammar.words("reason"))
    parser.add_argument("--round", type=positive, metavar="N", help=grammar.words("round"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))
    parser.add_argument("--explain", action="store_true", help=grammar.words("explain"))
    parser.add_argument("--timing", action="store_true", help=grammar.words("timing"))
    parser.set_defaults(checklist=None)  # for the command lines of other engines, which ask for it with -l


def run(args: argparse.Namespace, console: Console) -> int:
    """Read, pair, write."""
    if args.reason and not args.fix:
        raise RequestError(Message("cli.reason-without-board"))
    started = time.perf_counter()
    t, parsed = read_tournament(args.file, console)
    ready = ready_to_pair(t, _wish(args, parsed))
    read = time.perf_counter()
    made = paired(ready)
    done = time.perf_counter()
    _tell(made, console)
    write_document(args.output, _FORMS[args.format](made, parsed.extras, console), console)
    if args.checklist:
        _write_checklist(args.checklist, made, console)
    if args.timing:
        seconds = {"parse_s": read - started, "pair_s": done - read, "total_s": time.perf_counter() - started}
        console.stderr.write(json.dumps({name: round(value, 6) for name, value in seconds.items()}) + "\n")
    return Exit.DONE


def _fixed(text: str) -> Board:
    """A board as it is fixed, White first, for argparse: ``4-9``."""
    white, _, black = text.partition("-")
    return Board(PlayerId(positive(white)), PlayerId(positive(black)))


def _wish(args: argparse.Namespace, parsed: Parsed) -> RoundWish:
    return RoundWish(
        SystemWish(args.system, args.edition, tuple(args.option)),
        bye=args.bye,
        round_no=args.round,
        accelerated=args.acceleration != "none",
        fixed=tuple(args.fix or ()),
        reason=args.reason,
        explained=args.explain,
        rounds_stated=parsed.rounds_stated,
    )


def _tell(made: NextRound, console: Console) -> None:
    """What somebody should know besides the round."""
    for note in made.notes:
        console.note(console.say(note))
    for line in _in_lines(made.cautions, made, console):
        console.note(line)


def _in_lines(steps: Sequence[Step], made: NextRound, console: Console) -> list[str]:
    """Steps behind their articles, with the players of the event by number and name."""
    if not steps:
        return []
    from hakem.reports import event_renderer, step_line

    renderer = event_renderer(made.before, console.language)
    return [step_line(step, renderer) for step in steps]


def _protocol(made: NextRound, _extras: Extras, console: Console) -> Written:
    lines = protocol_lines(made.pairing)
    if made.steps:
        lines += ["", *_in_lines(made.steps, made, console)]
    return Written("".join(line + "\n" for line in lines))


def protocol_lines(pairing: RoundPairing) -> list[str]:
    """The number of pairs, then one pair a line, White first; a bye is a pair with 0."""
    pairs = [f"{board.white} {board.black}" for board in pairing.boards]
    pairs += [f"{game.white} {game.black}" for game in pairing.forfeits]
    pairs += [f"{bye.player} 0" for bye in pairing.byes]
    return [str(len(pairs)), *pairs]


def _json(made: NextRound, _extras: Extras, console: Console) -> Written:
    pairing = made.pairing
    value: dict[str, object] = {
        "round": pairing.round_no,
        "system": made.system.name,
        "edition": made.system.edition.id,
        "boards": [{"board": n, "white": b.white, "black": b.black} for n, b in enumerate(pairing.boards, start=1)],
        "byes": [{"id": bye.player, "kind": bye.kind.value} for bye in pairing.byes],
    }
    if pairing.forfeits:
        value["forfeits"] = [
            {"white": g.white, "black": g.black, "result": f"{_forfeit(g.white_mark)}{_forfeit(g.black_mark)}"}
            for g in pairing.forfeits
        ]
    if made.steps:
        value["steps"] = _as_data(made, console)
    return Written(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


def _as_data(made: NextRound, console: Console) -> list[dict[str, Json]]:
    """The steps for programs, beside what people read."""
    from hakem.reports import event_renderer, step_record

    renderer = event_renderer(made.before, console.language)
    return [step_record(step, renderer) for step in made.steps]


def _forfeit(mark: Mark) -> str:
    return "+" if mark is Mark.WIN else "-"


def _trf(made: NextRound, extras: Extras, _console: Console) -> Written:
    """The whole event as a report; printed ranks are those before the round, so they go."""
    from hakem.formats import TRF26, dump_trf

    return dump_trf(made.tournament, TRF26, replace(extras, ranks=()))


_FORMS: dict[str, Callable[[NextRound, Extras, Console], Written]] = {"text": _protocol, "json": _json, "trf": _trf}


def _write_checklist(path: str, made: NextRound, console: Console) -> None:
    from hakem.reports import checklist_text

    write_text(path, checklist_text(made.before, made.pairing, made.system), console)
