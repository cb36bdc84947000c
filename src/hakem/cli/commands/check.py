"""``hakem check``: every round of every file paired again, and every difference with its reason."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass

from hakem.cli.arguments import Grammar, add_options, positive, round_range
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import FileAccessError, Source, problem_lines, sources
from hakem.cli.processes import in_order, processors
from hakem.desk import CheckRequest, EventCheck, SystemWish, check_event
from hakem.errors import HakemError
from hakem.formats import FileProblem, parse_bytes
from hakem.i18n import Datum, Message, say
from hakem.model import decimal_text
from hakem.pairing import Pairs, RoundDifference, system_info
from hakem.tiebreaks import RankDifference

_WORST_FIRST = (Exit.UNEXPECTED, Exit.BAD_REQUEST, Exit.FILE_ACCESS)


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("check", run)
    parser.add_argument("files", metavar="FILE", nargs="+", help=grammar.words("check.files"))
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
    with closing(in_order(examine, [(source, request) for source in files], args.jobs)) as reports:
        for _, report in zip(console.watch(console.words("cli.checking"))(files), reports, strict=False):
            form.show(report, console)
            if report.failed or report.different:
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
        return [*problem_lines(self.name, self.findings, language), *said]

    def tell(self, console: Console) -> None:
        """Say the notes."""
        for line in self.notes(console.language):
            console.note(line)


def examine(task: tuple[Source, CheckRequest]) -> FileCheck:
    """Check one file; whatever is wrong with it, the others go on."""
    source, request = task
    try:
        parsed = parse_bytes(source.read())
        if parsed.tournament is None:
            return FileCheck(source.name, parsed.errors, failed=Exit.BAD_REQUEST)
        return FileCheck(source.name, parsed.problems, check_event(parsed, request))
    except FileAccessError as exc:
        return FileCheck(source.name, failed=Exit.FILE_ACCESS, reason=exc.message())
    except HakemError as exc:
        return FileCheck(source.name, failed=Exit.BAD_REQUEST, reason=exc.message)
    except Exception as exc:  # a mistake of ours in one file is no reason to leave out the others
        if os.environ.get("HAKEM_DEBUG"):
            raise
        message = Message("cli.unexpected", {"what": f"{type(exc).__name__}: {exc}"})
        return FileCheck(source.name, failed=Exit.UNEXPECTED, reason=message)


def exit_code(reports: Sequence[FileCheck]) -> int:
    """The worst that came of a file, else whether there are differences."""
    for code in _WORST_FIRST:
        if any(report.failed is code for report in reports):
            return code
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
    console.show(console.words("cli.check.summary", _total(reports)))


def _sum_up_json(reports: Sequence[FileCheck], console: Console) -> None:
    console.show(json.dumps(_total(reports)))


def _show_text(report: FileCheck, console: Console) -> None:
    found = report.found
    if found is None:
        return
    if found.skipped:
        console.show(console.words("cli.check.skipped", {"file": report.name, "code": found.skipped}))
    rules: dict[str, Datum] = {"file": report.name, "system": found.system, "edition": found.edition}
    for difference in found.differences:
        console.show(console.words("cli.check.round", rules | {"round": difference.round_no}))
        for line in _sides(difference, console):
            console.show(f"    {line}")
    for entry in found.points:
        figures = {"printed": decimal_text(entry.printed), "computed": decimal_text(entry.computed)}
        console.show(console.words("cli.check.points", {**figures, "file": report.name, "player": entry.player}))
    for rank in found.ranks.differences:
        console.show(console.words("cli.check.rank", _rank_in_words(report.name, found, rank)))


def _rank_in_words(name: str, found: EventCheck, rank: RankDifference) -> dict[str, Datum]:
    right = str(rank.first) if rank.first == rank.last else f"{rank.first}-{rank.last}"
    by = ", ".join(found.ranks.codes) or "-"
    return {"file": name, "player": rank.contestant, "printed": rank.printed, "right": right, "by": by}


def _why(difference: RoundDifference, language: str) -> tuple[str, str]:
    """The article by which the round is different, and the reason; empty if the system cannot say why."""
    article = str(difference.reason.article) if difference.reason else ""
    message = difference.reason.message if difference.reason else difference.no_pairing
    return article, say(message, language) if message else ""


def _sides(difference: RoundDifference, console: Console) -> Iterator[str]:
    if difference.expected != Pairs():
        yield console.words("cli.check.expected", {"pairs": _pairs(difference.expected, console)})
    yield console.words("cli.check.found", {"pairs": _pairs(difference.found, console)})
    article, reason = _why(difference, console.language)
    if reason:
        yield console.words("cli.check.reason", {"reason": f"{article}: {reason}" if article else reason})


def _pairs(pairs: Pairs, console: Console) -> str:
    """White first, then who has the bye."""
    boards = [f"{board.white}-{board.black}" for board in pairs.boards]
    byes = [console.words("cli.bye", {"number": player}) for player in pairs.byes]
    return ", ".join([*boards, *byes]) or "-"


def _show_json(report: FileCheck, console: Console) -> None:
    value: dict[str, object] = {"file": report.name}
    if report.found is None:
        value["errors"] = report.notes(console.language)
    elif report.found.skipped:
        value["skipped"] = report.found.skipped
    else:
        value |= _check_as_json(report.found, console.language)
    console.show(json.dumps(value, ensure_ascii=False))


def _check_as_json(found: EventCheck, language: str) -> Mapping[str, object]:
    value: dict[str, object] = {
        "system": found.system,
        "edition": found.edition,
        "rounds": found.rounds,
        "different": found.different,
        "differences": [_as_json(difference, language) for difference in found.differences],
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


def _as_json(difference: RoundDifference, language: str) -> dict[str, object]:
    def side(pairs: Pairs) -> dict[str, object]:
        return {"boards": [{"white": b.white, "black": b.black} for b in pairs.boards], "byes": list(pairs.byes)}

    article, reason = _why(difference, language)
    return {
        "round": difference.round_no,
        "expected": side(difference.expected),
        "found": side(difference.found),
        "article": article,
        "reason": reason,
    }


@dataclass(frozen=True, slots=True)
class _Form:
    """How a file is shown as it comes, and all of them in the end."""

    show: Callable[[FileCheck, Console], None]
    sum_up: Callable[[Sequence[FileCheck], Console], None]


_FORMS = {"text": _Form(_show_text, _sum_up_text), "json": _Form(_show_json, _sum_up_json)}
