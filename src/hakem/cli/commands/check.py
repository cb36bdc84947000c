"""``hakem check``: every round of every file paired again, and every difference with its reason."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import zip_longest

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.file_by_file import FileOutcome, add_events, outcome_of, worst_exit
from hakem.cli.files import Reading, Source, reading_of, sources
from hakem.cli.processes import in_order, processors
from hakem.desk import CheckRequest, EventCheck, SystemWish, Verdict, check_event
from hakem.desk.line_up_check import LineUpFinding
from hakem.explain import step_to_data
from hakem.formats import Parsed
from hakem.i18n import Datum, Message, PairRef, Renderer, TeamRef
from hakem.model import decimal_text
from hakem.pairing import Pairs, RoundDifference, system_info
from hakem.reports import player_names, step_line, team_names
from hakem.tiebreaks import RankDifference
from hakem.values import dataclass, field


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("check", run)
    add_events(parser, grammar)
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
            if report.outcome.failed or report.different or report.outcome.left_out:
                report.tell(console)
            done.append(report)
    form.sum_up(done, console)
    return exit_code(done)


@dataclass(frozen=True, slots=True)
class FileCheck:
    """What came of one file: the check of the event, or what was in its way."""

    outcome: FileOutcome[EventCheck]
    names: Mapping[int, str] = field(default_factory=dict)
    teams: Mapping[int, str] = field(default_factory=dict)
    """How its players and teams are called, if there is something to say about them."""

    @property
    def name(self) -> str:
        """What the file is called."""
        return self.outcome.name

    @property
    def found(self) -> EventCheck | None:
        """The check, if there was something to check."""
        return self.outcome.answer

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
        return self.outcome.notes(language, self.found.notes if self.found else ())

    def tell(self, console: Console) -> None:
        """Say the notes."""
        self.outcome.tell(console, self.found.notes if self.found else ())


def examine(task: tuple[Source, CheckRequest, Reading]) -> FileCheck:
    """Check one file; whatever is wrong with it, the others go on."""
    source, request, reading = task
    names: dict[int, str] = {}
    teams: dict[int, str] = {}

    def work(parsed: Parsed) -> EventCheck:
        found = check_event(parsed, request)
        if found.differences or found.line_ups:
            names.update(player_names(parsed.require()))
            teams.update(team_names(parsed.require()))
        return found

    return FileCheck(outcome_of(source, reading, work), names, teams)


def exit_code(reports: Sequence[FileCheck]) -> int:
    """The worst that came of a file, else whether there are differences; if nothing was checked, that is an error."""
    failed = [report.outcome.failed for report in reports]
    return worst_exit(failed, any(r.checked for r in reports), any(r.different for r in reports))


def _total(reports: Sequence[FileCheck]) -> dict[str, int]:
    checked = [report.checked for report in reports if report.checked]
    return {
        "files": len(checked),
        "rounds": sum(found.rounds for found in checked),
        "different": sum(found.different for found in checked),
    }


def _sum_up_text(reports: Sequence[FileCheck], console: Console) -> None:
    skipped = sum(bool(report.found and report.found.skipped) for report in reports)
    failed = sum(bool(report.outcome.failed) for report in reports)
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
    renderer = console.renderer(report.names, report.teams)
    for line_up in found.line_ups:
        console.show(f"{report.name}: {renderer.say(_line_up_in_words(line_up))}")
    for entry in found.points:
        figures: dict[str, Datum] = {"printed": entry.printed, "computed": entry.computed}
        console.show(console.words("cli.check.points", figures | {"file": report.name, "player": entry.player}))
    for rank in found.ranks.differences:
        key = "cli.check.rank-by-stage" if found.ranks.by_stage else "cli.check.rank"
        console.show(console.words(key, _rank_in_words(report.name, found, rank)))


def _line_up_in_words(found: LineUpFinding) -> Message:
    """The round, the match, what is wrong, and where it is written; the usual rules say that they are."""
    key = "source" if found.source else "own" if found.counts else "usual"
    teams: dict[str, Datum] = {"team": TeamRef(found.team), "opponent": TeamRef(found.opponent)}
    said: dict[str, Datum] = {"round": found.round_no, "reasons": found.problems, "source": found.source}
    return Message(f"cli.check.line-up.{key}", {**teams, **said})


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
    if report.outcome.left_out:
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
    if found.line_ups:
        value["line_ups"] = [_line_up_as_json(each, renderer) for each in found.line_ups]
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


def _line_up_as_json(found: LineUpFinding, renderer: Renderer) -> dict[str, object]:
    return {
        "round": found.round_no,
        "team": found.team,
        "opponent": found.opponent,
        "problems": [renderer.say(each) for each in found.problems],
        "source": found.source,
        "counts": found.counts,
    }


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
