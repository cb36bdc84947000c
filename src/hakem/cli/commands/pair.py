"""``hakem pair``: the next round of an event, or one of its rounds again."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence

from hakem.cli.arguments import Grammar, add_options, add_reading, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import player_numbered, read_tournament, reading_of, write_document, write_text
from hakem.cli.usage import takes
from hakem.desk import NextRound, RoundWish, SystemWish, paired, ready_to_pair
from hakem.errors import RequestError
from hakem.explain import Level, Step
from hakem.formats import Extras, Parsed, Written
from hakem.i18n import Json, Message
from hakem.model import Colour, Mark, Tournament
from hakem.pairing import Board, RoundPairing
from hakem.values import replace


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("pair", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(parser, grammar)
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--acceleration", choices=("none", "baku"), default="none", help=grammar.words("acceleration"))
    parser.add_argument("--bye", choices=("point", "none"), help=grammar.words("pair.bye"))
    parser.add_argument("--colour", choices=("white", "black", "lot"), default="lot", help=grammar.words("colour"))
    parser.add_argument("--seed", metavar="TEXT", help=grammar.words("colour.seed"))
    parser.add_argument("--open-as-draws", action="store_true", help=grammar.words("open-as-draws"))
    parser.add_argument("--fix", type=_fixed, action="append", metavar="WHITE-BLACK", help=grammar.words("fix"))
    parser.add_argument("--reason", metavar="TEXT", default="", help=grammar.words("reason"))
    parser.add_argument("--round", type=positive, metavar="N", help=grammar.words("pair.round"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=grammar.words("output"))
    parser.add_argument("--format", choices=tuple(_FORMS), help=grammar.words("pair.format"))
    parser.add_argument("--explain", action="store_true", help=grammar.words("pair.explain"))
    parser.add_argument("--timing", action="store_true", help=grammar.words("timing"))
    parser.add_argument("--checklist", metavar="LIST", help=grammar.words("checklist"))
    parser.set_defaults(tabbed=False)  # the command lines of other engines ask for a list that programs read


def run(args: argparse.Namespace, console: Console) -> int:
    """Read, pair, write."""
    if args.reason and not args.fix:
        raise RequestError(Message("cli.reason-without-board"))
    _require_fitting_name(args.output, args.format)
    started = time.perf_counter()
    t, parsed = read_tournament(args.file, console, reading_of(args))
    ready = ready_to_pair(t, _wish(args, parsed, t))
    read = time.perf_counter()
    made = paired(ready)
    done = time.perf_counter()
    _tell(made, console)
    form = args.format or ("text" if args.output == "-" and console.stdout.isatty() else "protocol")
    write_document(args.output, _FORMS[form](made, parsed.extras, console), console)
    if args.checklist:
        _write_checklist(args.checklist, made, args.tabbed, console)
    if args.timing:
        seconds = {"parse_s": read - started, "pair_s": done - read, "total_s": time.perf_counter() - started}
        console.stderr.write(json.dumps({name: round(value, 6) for name, value in seconds.items()}) + "\n")
    return Exit.DONE


_OTHERWISE = {"trf": (".json",), "event": (".trf", ".trfx"), "json": (".trf", ".trfx")}
"""Endings of names that promise something else than the form."""


def _require_fitting_name(output: str, form: str | None) -> None:
    """A file is what its ending says: other commands go by it."""
    for ending in _OTHERWISE.get(form or "", ()):
        if output.lower().endswith(ending):
            raise RequestError(Message("cli.other-ending", {"file": output, "format": form or "", "ending": ending}))


_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK}


@takes("board")
def _fixed(text: str) -> tuple[int, int]:
    """The numbers on a board as it is fixed, White first, for argparse: ``4-9``."""
    white, black = map(positive, text.split("-"))
    if white == black:
        raise ValueError(text)
    return white, black


def _wish(args: argparse.Namespace, parsed: Parsed, t: Tournament) -> RoundWish:
    fixed = [Board(player_numbered(t, white), player_numbered(t, black)) for white, black in args.fix or ()]
    return RoundWish(
        SystemWish(args.system, args.edition, tuple(args.option)),
        bye=args.bye,
        round_no=args.round,
        accelerated=args.acceleration != "none",
        fixed=tuple(fixed),
        reason=args.reason,
        explained=args.explain,
        open_as_draws=args.open_as_draws,
        colour=_COLOURS.get(args.colour),
        seed=args.seed,
        rounds_stated=parsed.rounds_stated,
    )


def _tell(made: NextRound, console: Console) -> None:
    """What somebody should know besides the round."""
    if made.notes:
        from hakem.reports import event_renderer

        renderer = event_renderer(made.before, console.language)
        for note in made.notes:
            console.note(renderer.say(note))
    if made.system.name == "berger" and not made.before.rounds:
        from hakem.desk.lots_due import numbers_not_drawn

        said = numbers_not_drawn(made.before, made.system)
        if said is not None:
            console.note(console.say(said))
    for line in _in_lines(made.cautions, made, console):
        console.note(line)


def _in_lines(steps: Sequence[Step], made: NextRound, console: Console) -> list[str]:
    """Steps behind their articles, with the players of the event by number and name."""
    if not steps:
        return []
    from hakem.reports import event_renderer, step_line

    renderer = event_renderer(made.before, console.language)
    return [step_line(step, renderer) for step in steps]


def _worth_reading(steps: Sequence[Step]) -> list[Step]:
    """Without those that only say which step of a procedure followed; ``hakem explain`` has them."""
    return [step for step in steps if step.level in Level.DETAIL.told]


def _protocol(made: NextRound, _extras: Extras, console: Console) -> Written:
    lines = protocol_lines(made.before, made.pairing)
    if made.steps:
        lines += ["", *_in_lines(_worth_reading(made.steps), made, console)]
    return Written("".join(line + "\n" for line in lines))


def protocol_lines(t: Tournament, pairing: RoundPairing) -> list[str]:
    """The number of pairs, then the pairing numbers of one pair a line, White first; a bye is a pair with 0.

    Where teams are paired, the pairs are those of the teams: who sits at their boards is for them to say.
    """
    if pairing.matches or pairing.team_byes:
        teams = [f"{match.white} {match.black}" for match in pairing.matches]
        teams += [f"{team} 0" for team in pairing.team_byes]
        return [str(len(teams)), *teams]
    number = {p.id: p.number for p in t.players}
    pairs = [f"{number[board.white]} {number[board.black]}" for board in pairing.boards]
    pairs += [f"{number[game.white]} {number[game.black]}" for game in pairing.forfeits]
    pairs += [f"{number[bye.player]} 0" for bye in pairing.byes]
    return [str(len(pairs)), *pairs]


def _text(made: NextRound, _extras: Extras, console: Console) -> Written:
    """The list for the wall, then the reasons if they are wanted."""
    from hakem.reports import round_list, round_text

    said = round_text(round_list(made.tournament), language=console.language)
    lines = ["", *_in_lines(_worth_reading(made.steps), made, console)] if made.steps else []
    return Written(said + "".join(line + "\n" for line in lines))


def _event(made: NextRound, extras: Extras, _console: Console) -> Written:
    """The whole event with the round, in our own format; printed ranks are those before the round, so they go."""
    from hakem.formats import dump_native

    return dump_native(made.tournament, replace(extras, ranks=()))


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
    """The whole event as a report; the places that it prints are those before the round."""
    from hakem.exports.files import with_right_places
    from hakem.formats import TRF26, dump_trf

    placed, _ = with_right_places(made.before, replace(extras, ranks=()))
    return dump_trf(made.tournament, TRF26, placed)


_FORMS: dict[str, Callable[[NextRound, Extras, Console], Written]] = {
    "protocol": _protocol,
    "text": _text,
    "json": _json,
    "trf": _trf,
    "event": _event,
}


def _write_checklist(path: str, made: NextRound, tabbed: bool, console: Console) -> None:
    from hakem.reports import checklist_text, tabbed_checklist_text

    text = (tabbed_checklist_text if tabbed else checklist_text)(made.before, made.pairing, made.system)
    write_text(path, f"\n{text}" if path == "-" else text, console)
