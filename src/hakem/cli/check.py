"""``hakem check``: every round of every file paired again, and every difference with its reason."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager

from hakem.cli.arguments import Grammar, add_options, positive, round_range
from hakem.cli.checking import Difference, FileReport, Wish, examine
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.sources import Source, sources
from hakem.errors import UnknownName
from hakem.explain import step_to_data
from hakem.i18n.message import Datum
from hakem.pairing import Pairs, systems
from hakem.tiebreaks import RankDifference

_WORST_FIRST = (Exit.UNEXPECTED, Exit.BAD_REQUEST, Exit.FILE_ACCESS)
_LARGEST_CHUNK = 16


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("check", run)
    parser.add_argument("files", metavar="FILE", nargs="+", help=grammar.words("check.files"))
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--rounds", type=round_range, metavar="N-M", default=(1, None), help=grammar.words("rounds"))
    parser.add_argument("--standings", action="store_true", help=grammar.words("check.standings"))
    parser.add_argument("--jobs", type=positive, metavar="N", default=_processors(), help=grammar.words("jobs"))
    parser.add_argument("--format", choices=("text", "json"), default="text", help=grammar.words("format"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Check everything, say what differs as it comes, and count."""
    known = tuple(s.name for s in systems())
    if args.system is not None and args.system not in known:
        raise UnknownName("system", args.system, known)
    wish = Wish(args.system, args.edition, args.rounds, args.standings, console.language, tuple(args.option))
    files = sources(args.files, console)
    show = _show_json if args.format == "json" else _show_text
    done: list[FileReport] = []
    with closing(_reports(files, wish, args.jobs)) as reports:
        for _, report in zip(console.watch(console.words("cli.checking"))(files), reports, strict=False):
            show(report, console)
            if report.failed or report.different:
                for note in report.notes:
                    console.complain(note)
            done.append(report)
    _sum_up(done, console, args.format)
    return exit_code(done)


def _processors() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _reports(files: Sequence[Source], wish: Wish, jobs: int) -> Generator[FileReport]:
    """The reports in the order of the files, made by as many processes as are wanted."""
    tasks = [(source, wish) for source in files]
    jobs = min(jobs, len(files) // 2)  # a process for a single file costs more than it saves
    if jobs <= 1:
        yield from map(examine, tasks)
        return
    chunk = max(1, min(_LARGEST_CHUNK, len(files) // (4 * jobs)))
    # New processes rather than copies of this one: a copy of a process with threads may hang.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    try:
        with _deaf_to_interrupts():  # so are the processes started here: Ctrl-C is for this one
            chunks = [pool.submit(_examine_all, tasks[at : at + chunk]) for at in range(0, len(tasks), chunk)]
        for reports in chunks:
            yield from reports.result()
    except BaseException:  # nobody waits for what is not wanted any more
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=False)


def _examine_all(tasks: Sequence[tuple[Source, Wish]]) -> list[FileReport]:
    """Several files at a time, because small ones cost less than the way to another process."""
    return [examine(task) for task in tasks]


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let Ctrl-C pass by; only the main thread can, and only it is interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def exit_code(reports: Sequence[FileReport]) -> int:
    """The worst that came of a file, else whether there are differences."""
    for code in _WORST_FIRST:
        if any(report.failed is code for report in reports):
            return code
    return Exit.DIFFERENT if any(report.different for report in reports) else Exit.DONE


def _sum_up(reports: Sequence[FileReport], console: Console, form: str) -> None:
    checked = [report for report in reports if report.checked]
    total = {
        "files": len(checked),
        "rounds": sum(report.rounds for report in checked),
        "different": sum(report.different for report in checked),
    }
    if form == "json":
        console.show(json.dumps(total))
        return
    skipped = sum(bool(report.skipped) for report in reports)
    failed = sum(bool(report.failed) for report in reports)
    if skipped or failed:
        console.show(console.words("cli.check.left-out", {"skipped": skipped, "failed": failed}))
    console.show(console.words("cli.check.summary", total))


def _show_text(report: FileReport, console: Console) -> None:
    if report.skipped:
        console.show(console.words("cli.check.skipped", {"file": report.name, "code": report.skipped}))
    rules: dict[str, Datum] = {"file": report.name, "system": report.system, "edition": report.edition}
    for difference in report.differences:
        console.show(console.words("cli.check.round", rules | {"round": difference.round_no}))
        for line in _sides(difference, console):
            console.show(f"    {line}")
    for entry in report.points:
        figures: dict[str, Datum] = {"printed": entry.printed, "computed": entry.computed}
        console.show(console.words("cli.check.points", figures | {"file": report.name, "player": entry.player}))
    for rank in report.ranks:
        console.show(console.words("cli.check.rank", _rank_in_words(report, rank)))


def _rank_in_words(report: FileReport, rank: RankDifference) -> dict[str, Datum]:
    right = str(rank.first) if rank.first == rank.last else f"{rank.first}-{rank.last}"
    by = report.ranked_by or "-"
    return {"file": report.name, "player": rank.contestant, "printed": rank.printed, "right": right, "by": by}


def _sides(difference: Difference, console: Console) -> Iterator[str]:
    if difference.expected != Pairs():
        yield console.words("cli.check.expected", {"pairs": _pairs(difference.expected, console)})
    yield console.words("cli.check.found", {"pairs": _pairs(difference.found, console)})
    if difference.reason:
        reason = f"{difference.article}: {difference.reason}" if difference.article else difference.reason
        yield console.words("cli.check.reason", {"reason": reason})


def _pairs(pairs: Pairs, console: Console) -> str:
    """White first, then who has the bye."""
    boards = [f"{board.white}-{board.black}" for board in pairs.boards]
    byes = [console.words("cli.bye", {"number": player}) for player in pairs.byes]
    return ", ".join([*boards, *byes]) or "-"


def _show_json(report: FileReport, console: Console) -> None:
    value: dict[str, object] = {"file": report.name}
    if report.skipped:
        value["skipped"] = report.skipped
    elif report.failed:
        value["errors"] = list(report.notes)
    else:
        value |= {"system": report.system, "edition": report.edition, "rounds": report.rounds}
        value |= {"different": report.different, "differences": [_as_json(d) for d in report.differences]}
    if report.points:
        value["points"] = [{"id": p.player, "printed": p.printed, "computed": p.computed} for p in report.points]
    if report.ranks:
        value["ranks"] = [
            {"id": r.contestant, "printed": r.printed, "first": r.first, "last": r.last} for r in report.ranks
        ]
    console.show(json.dumps(value, ensure_ascii=False))


def _as_json(difference: Difference) -> dict[str, object]:
    def side(pairs: Pairs) -> dict[str, object]:
        return {"boards": [{"white": b.white, "black": b.black} for b in pairs.boards], "byes": list(pairs.byes)}

    return {
        "round": difference.round_no,
        "expected": side(difference.expected),
        "found": side(difference.found),
        "article": str(difference.step.article) if difference.step else "",
        "reason": difference.reason,
        "step": step_to_data(difference.step) if difference.step else None,
    }
