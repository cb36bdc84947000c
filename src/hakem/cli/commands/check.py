"""``hakem check``: every round of every file paired again, and every difference with its reason."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import zip_longest

from hakem.cli.arguments import Grammar, add_options, add_reading, positive, round_range
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import (
    FileAccessError,
    Reading,
    Source,
    parsed_within_limits,
    problem_lines,
    reading_of,
    sources,
    strictly_refused,
)
from hakem.cli.processes import in_order, processors
from hakem.desk import CheckRequest, EventCheck, SystemWish, Verdict, check_event
from hakem.errors import HakemError, TooLarge
from hakem.explain import step_to_data
from hakem.formats import FileProblem, may_be_event
from hakem.i18n import Datum, Message, PairRef, Renderer, say
from hakem.model import decimal_text
from hakem.pairing import Pairs, RoundDifference, system_info
from hakem.reports import player_names, step_line, team_names
from hakem.tiebreaks import RankDifference
from hakem.values import dataclass, field

_WORST_FIRST = (Exit.UNEXPECTED, Exit.BAD_REQUEST, Exit.TOO_LARGE, Exit.FILE_ACCESS)


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("check", run)
    parser.add_argument("files", metavar="FILE", nargs="+", help=grammar.words("check.files"))
    add_reading(parser, grammar)
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--rounds", type=round_range, metavar="N-M", default=(1, None), help=grammar.words("rounds"))
    parser.add_argument("--standings", action="store_true", help=grammar.words("check.standings"))
    parser.add_argument("--jobs", type=positive, metavar="N", default=processors(), help=grammar.words("jobs"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Check everything, say what differs as it comes, and count."""
    if args.system is not None:
        system_info(args.system)  # refuses an unknown one once, not for every file
    request = CheckRequest(SystemWish(args.system, args.edition, tuple(args.option)), args.rounds, args.standings)
    files = sources(args.files, console)
    form = _FORMS[args.format]
    done: list[FileCheck] = []
    tasks = [(source, request, reading_of(args)) for source in files]
    with closing(in_order(examine, tasks, args.jobs)) as reports:
        for _, report in zip(console.watch(console.words("cli.checking"))(files), reports, strict=False):
            form.show(report, console)
            if report.failed or report.different or report.left_out:
                report.tell(console)
            done.append(report)
    form.sum_up(done, console)
    return exit_code(done)


@dataclass(frozen=True, slots=True)
class FileCheck:
    """What came of one file: what there is to say about it, and the check of the event or what was in its way."""

    name: str
    findings: tuple[FileProblem, ...] = ()
    found: EventCheck | None = None
    failed: Exit = Exit.DONE
    reason: Message | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    teams: Mapping[int, str] = field(default_factory=dict)
    """How its players are called, if there is something to say about them."""
    left_out: bool = False
    """It lay among the others and is no event."""
    all_notes: bool = False
    """Whether every row is told of which there is something to say."""

    @property
    def different(self) -> int:
        """How much is different in it."""
        return self.found.different if self.found else 0

    @property
    def checked(self) -> EventCheck | None:
        """The check, if the rounds could be paired again at all."""
        return self.found if self.found and not self.found.skipped else None

    def notes(self, language: str) -> list[str]:
        """Everything there is to say about it besides the differences."""
        messages = [*(self.found.notes if self.found else ()), *([self.reason] if self.reason else ())]
        said = [f"{self.name}: {say(message, language)}" for message in messages]
        return [*problem_lines(self.name, self.findings, language, self.all_notes), *said]

    def tell(self, console: Console) -> None:
        """Say the notes."""
        for line in self.notes(console.language):
            console.note(line)


def examine(task: tuple[Source, CheckRequest, Reading]) -> FileCheck:
    """Check one file; whatever is wrong with it, the others go on."""
    source, request, reading = task
    every = reading.all_notes
    try:
        data = source.read()
        if source.perhaps and not may_be_event(data):
            return FileCheck(source.name, reason=Message("cli.check.no-event"), left_out=True)
        parsed = parsed_within_limits(data)
        if parsed.tournament is None:
            return FileCheck(source.name, parsed.errors, failed=Exit.BAD_REQUEST, all_notes=every)
        refused = strictly_refused(parsed) if reading.strict else None
        if refused is not None:
            return FileCheck(source.name, parsed.problems, failed=Exit.BAD_REQUEST, reason=refused, all_notes=every)
        found = check_event(parsed, request)
        names = player_names(parsed.tournament) if found.differences else {}
        teams = team_names(parsed.tournament) if found.differences else {}
        return FileCheck(source.name, parsed.problems, found, names=names, teams=teams, all_notes=every)
    except FileAccessError as exc:
        return FileCheck(source.name, failed=Exit.FILE_ACCESS, reason=exc.message())
    except TooLarge as exc:
        return FileCheck(source.name, failed=Exit.TOO_LARGE, reason=exc.message)
    except HakemError as exc:
        return FileCheck(source.name, failed=Exit.BAD_REQUEST, reason=exc.message)
    except Exception as exc:  # a mistake of ours in one file is no reason to leave out the others
        if os.environ.get("HAKEM_DEBUG"):
            raise
        message = Message("cli.unexpected", {"what": f"{type(exc).__name__}: {exc}"})
        return FileCheck(source.name, failed=Exit.UNEXPECTED, reason=message)


def exit_code(reports: Sequence[FileCheck]) -> int:
    """The worst that came of a file, else whether there are differences; if nothing was checked, that is an error."""
    for code in _WORST_FIRST:
        if any(report.failed is code for report in reports):
            return code
    if not any(report.checked for report in reports):
        return Exit.BAD_REQUEST
    return Exit.DIFFERENT if any(report.different for report in reports) else Exit.DONE


def _total(reports: Sequence[FileCheck]) -> dict[str, int]:
    checked = [report.checked for report in reports if report.checked]
    return {
        "files": len(checked),
        "rounds": sum(found.rounds for found in checked),
        "different": sum(found.different for found in checked),
    }


def _sum_up_text(reports: Sequence[FileCheck], console: Console) -> None:
    skipped = sum(bool(report.found and report.found.skipped) for report in reports)
    failed = sum(bool(report.failed) for report in reports)
    if skipped or failed:
        console.show(console.words("cli.check.left-out", {"skipped": skipped, "failed": failed}))
    total = _total(reports)
    console.show(console.words("cli.check.summary", total))
    if not total["files"]:
        console.note(console.words("cli.check.nothing"))


def _sum_up_json(reports: Sequence[FileCheck], console: Console) -> None:
    console.show(json.dumps(_total(reports)))


def _show_text(report: FileCheck, console: Console) -> None:
    found = report.found
    if found is None:
        return
    if found.skipped:
        console.show(console.words("cli.check.skipped", {"file": report.name, "code": found.skipped}))
    rules: dict[str, Datum] = {"file": report.name, "system": found.system, "edition": found.edition}
    for difference, verdict in zip_longest(found.differences, found.verdicts):
        console.show(console.words("cli.check.round", rules | {"round": difference.round_no}))
        for line in _sides(difference, report, console):
            console.show(f"    {line}")
        if verdict is not None:
            console.show(f"    {console.renderer(report.names).say(verdict.message)}")
    for entry in found.points:
        figures: dict[str, Datum] = {"printed": entry.printed, "computed": entry.computed}
        console.show(console.words("cli.check.points", figures | {"file": report.name, "player": entry.player}))
    for rank in found.ranks.differences:
        key = "cli.check.rank-by-stage" if found.ranks.by_stage else "cli.check.rank"
        console.show(console.words(key, _rank_in_words(report.name, found, rank)))


def _rank_in_words(name: str, found: EventCheck, rank: RankDifference) -> dict[str, Datum]:
    right = str(rank.first) if rank.first == rank.last else f"{rank.first}-{rank.last}"
    where: dict[str, Datum] = {"file": name, "player": rank.contestant}
    return where | {"printed": rank.printed, "right": right, "by": tuple(found.ranks.codes)}


def _sides(difference: RoundDifference, report: FileCheck, console: Console) -> Iterator[str]:
    if difference.expected != Pairs():
        yield console.words("cli.check.expected", {"pairs": _listed(difference.expected)})
    yield console.words("cli.check.found", {"pairs": _listed(difference.found)})
    renderer = console.renderer(report.names, report.teams)
    if difference.reason is not None:
        yield console.words("cli.check.reason", {"reason": step_line(difference.reason, renderer)})
    elif difference.no_pairing is not None:
        yield console.words("cli.check.reason", {"reason": renderer.say(difference.no_pairing)})


def _listed(pairs: Pairs) -> tuple[Datum, ...]:
    """White first, then who has the bye."""
    boards = (PairRef(board.white, board.black) for board in pairs.boards)
    return (*boards, *(Message("cli.bye", {"number": player}) for player in pairs.byes))


def _show_json(report: FileCheck, console: Console) -> None:
    value: dict[str, object] = {"file": report.name}
    if report.left_out:
        value["left_out"] = report.notes(console.language)
    elif report.found is None:
        value["errors"] = report.notes(console.language)
    elif report.found.skipped:
        value["skipped"] = report.found.skipped
    else:
        value |= _check_as_json(report.found, console.renderer(report.names, report.teams))
    console.show(json.dumps(value, ensure_ascii=False))


def _check_as_json(found: EventCheck, renderer: Renderer) -> Mapping[str, object]:
    value: dict[str, object] = {
        "system": found.system,
        "edition": found.edition,
        "rounds": found.rounds,
        "different": found.different,
        "differences": [_as_json(*both, renderer) for both in zip_longest(found.differences, found.verdicts)],
    }
    if found.points:
        value["points"] = [
            {"id": p.player, "printed": decimal_text(p.printed), "computed": decimal_text(p.computed)}
            for p in found.points
        ]
    if found.ranks.differences:
        value["ranks"] = [
            {"id": r.contestant, "printed": r.printed, "first": r.first, "last": r.last}
            for r in found.ranks.differences
        ]
    return value


def _as_json(difference: RoundDifference, verdict: Verdict | None, renderer: Renderer) -> dict[str, object]:
    def side(pairs: Pairs) -> dict[str, object]:
        return {"boards": [{"white": b.white, "black": b.black} for b in pairs.boards], "byes": list(pairs.byes)}

    step = difference.reason
    message = step.message if step else difference.no_pairing
    announced = {} if verdict is None else {"stands": verdict.stands, "verdict": renderer.say(verdict.message)}
    return {
        "round": difference.round_no,
        "expected": side(difference.expected),
        "found": side(difference.found),
        "article": str(step.article) if step else "",
        "reason": renderer.say(message) if message else "",
        "step": step_to_data(step) if step else None,
        **announced,
    }


@dataclass(frozen=True, slots=True)
class _Form:
    """How a file is shown as it comes, and all of them in the end."""

    show: Callable[[FileCheck, Console], None]
    sum_up: Callable[[Sequence[FileCheck], Console], None]


_FORMS = {"text": _Form(_show_text, _sum_up_text), "json": _Form(_show_json, _sum_up_json)}
