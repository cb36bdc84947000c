"""``hakem verify``: the independent verdict on every round, and certificates of those that are the best."""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import PurePath

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.file_by_file import FileOutcome, add_events, outcome_of, worst_exit
from hakem.cli.files import FileAccessError, Reading, Source, reading_of, sources, write_text
from hakem.cli.processes import in_order, processors
from hakem.desk import CheckRequest, EventVerdicts, SystemWish, verify_event
from hakem.formats import Parsed
from hakem.i18n import Datum, Message, Renderer
from hakem.pairing import system_info
from hakem.regulations import EDITIONS
from hakem.reports import player_names, team_names
from hakem.values import dataclass, field
from hakem.verify import Judgement, VerdictKind

_TITLES = {(edition.regulation, edition.id): edition.articles for _, texts in EDITIONS for edition in texts}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("verify", run)
    add_events(parser, grammar)
    parser.add_argument("--certificate", metavar="DIR", help=grammar.words("certificate"))
    parser.add_argument("--jobs", type=positive, metavar="N", default=processors(), help=grammar.words("jobs"))
    parser.add_argument("--cluster", metavar="URL", help=grammar.words("cluster"))
    parser.add_argument("--format", choices=("text", "json"), default="text", help=grammar.words("format"))


@dataclass(frozen=True, slots=True)
class VerifyTask:
    """One file and what is asked about it."""

    source: Source
    request: CheckRequest
    reading: Reading
    certified: bool


@dataclass(frozen=True, slots=True)
class FileVerdicts:
    """The verdicts on the rounds of one file, with the names of its players and teams."""

    outcome: FileOutcome[EventVerdicts]
    names: Mapping[int, str] = field(default_factory=dict)
    teams: Mapping[int, str] = field(default_factory=dict)

    @property
    def verdicts(self) -> tuple[Judgement, ...]:
        """The verdicts, if there are any."""
        return self.outcome.answer.verdicts if self.outcome.answer else ()


def verified(task: VerifyTask) -> FileVerdicts:
    """Verify one file; whatever is wrong with it, the others go on."""
    names: dict[int, str] = {}
    teams: dict[int, str] = {}

    def work(parsed: Parsed) -> EventVerdicts:
        found = verify_event(parsed, task.request, task.certified)
        if any(v.reason for v in found.verdicts):
            names.update(player_names(parsed.require()))
            teams.update(team_names(parsed.require()))
        return found

    return FileVerdicts(outcome_of(task.source, task.reading, work), names, teams)


def run(args: argparse.Namespace, console: Console) -> int:
    """Verify everything, say the verdicts as they come, and count."""
    if args.system is not None:
        system_info(args.system)  # refuses an unknown one once, not for every file
    request = CheckRequest(SystemWish(args.system, args.edition, tuple(args.option)), args.rounds)
    files = sources(args.files, console)
    tasks = [VerifyTask(source, request, reading_of(args), bool(args.certificate)) for source in files]
    show = _show_json if args.format == "json" else _show_text
    keeper = _Certificates(args.certificate, console) if args.certificate else None
    done: list[FileVerdicts] = []
    with closing(_shared_out(tasks, args)) as reports:
        for _, report in zip(console.watch(console.words("cli.verifying"))(files), reports, strict=False):
            show(report, console, len(files) == 1)
            report.outcome.tell(console, report.outcome.answer.notes if report.outcome.answer else ())
            if keeper is not None:
                keeper.keep(report)
            done.append(FileVerdicts(report.outcome))
    counts = _counts(done)
    summary = json.dumps(counts) if args.format == "json" else console.words("verify.summary", _summed_up(counts))
    console.show(summary)
    refused = any(verdict.is_refused for report in done for verdict in report.verdicts)
    return worst_exit([report.outcome.failed for report in done], bool(counts["files"]), refused)


def _shared_out(tasks: Sequence[VerifyTask], args: argparse.Namespace) -> Generator[FileVerdicts]:
    """Here, in several processes, or on a cluster, whose workers get the files themselves."""
    if not args.cluster:
        return in_order(verified, tasks, args.jobs)
    from hakem.cli.cluster import on_cluster

    return on_cluster(verified, [_to_send(task) for task in tasks], args.cluster)


def _to_send(task: VerifyTask) -> VerifyTask:
    try:
        data = task.source.read()
    except FileAccessError:
        return task  # the worker cannot read it either, and says why
    return VerifyTask(Source(task.source.name, data, task.source.perhaps), task.request, task.reading, task.certified)


def _counts(reports: Sequence[FileVerdicts]) -> dict[str, int]:
    kinds = Counter(verdict.kind for report in reports for verdict in report.verdicts)
    answered = [report.outcome.answer for report in reports if report.outcome.answer]
    return {
        "files": sum(not answer.skipped for answer in answered),
        "rounds": sum(kinds.values()),
        **{kind.value: kinds[kind] for kind in VerdictKind},
    }


def _summed_up(counts: Mapping[str, int]) -> dict[str, Datum]:
    return {**counts, "worse": counts[VerdictKind.NOT_BEST.value], "unproved": counts[VerdictKind.NOT_PROVED.value]}


def _reason(verdict: Judgement, renderer: Renderer) -> str:
    """Why the round is no better one, behind the article."""
    if verdict.reason is None:
        return ""
    article = verdict.article
    if article is None:
        return renderer.say(verdict.reason)
    title = renderer.title(article, _TITLES[article.regulation, article.edition][article.number])
    told = Message(verdict.reason.key, {**verdict.reason.data, "title": title})
    return renderer.cited(article, told)


def _show_text(report: FileVerdicts, console: Console, alone: bool) -> None:
    """Every round of a single file; of many only those that are not proved to be the best."""
    answer = report.outcome.answer
    if answer is None:
        return
    if answer.skipped:
        console.show(console.words("cli.check.skipped", {"file": report.outcome.name, "code": answer.skipped}))
    renderer = console.renderer(report.names, report.teams)
    rules: dict[str, Datum] = {"file": report.outcome.name, "system": answer.system, "edition": answer.edition}
    for verdict in answer.verdicts:
        if alone or verdict.kind is not VerdictKind.BEST:
            said = console.words(f"verify.verdict.{verdict.kind.value}")
            console.show(console.words("verify.round", rules | {"round": verdict.round_no, "verdict": said}))
        if verdict.reason is not None:
            console.show(f"    {_reason(verdict, renderer)}")


def _show_json(report: FileVerdicts, console: Console, _alone: bool) -> None:
    answer, renderer = report.outcome.answer, console.renderer(report.names, report.teams)
    value: dict[str, object] = {"file": report.outcome.name}
    if answer is None:
        value["left_out" if report.outcome.left_out else "errors"] = report.outcome.notes(console.language)
    elif answer.skipped:
        value["skipped"] = answer.skipped
    else:
        value |= {"system": answer.system, "edition": answer.edition}
        value["rounds"] = [
            {
                "round": verdict.round_no,
                "verdict": verdict.kind.value,
                "article": str(verdict.article) if verdict.article else "",
                "reason": _reason(verdict, renderer),
            }
            for verdict in answer.verdicts
        ]
    console.show(json.dumps(value, ensure_ascii=False))


class _Certificates:
    """A folder of certificates: one file for each round, named after its event."""

    def __init__(self, folder: str, console: Console) -> None:
        self._folder, self._console = folder, console
        self._taken: Counter[str] = Counter()
        try:
            os.makedirs(folder, exist_ok=True)
        except OSError as exc:
            raise FileAccessError(folder, "cli.cannot-write", exc) from exc

    def keep(self, report: FileVerdicts) -> None:
        """Write the certificates of an event."""
        stem = PurePath(report.outcome.name.replace("\\", "/")).stem or "event"
        self._taken[stem] += 1
        event = stem if self._taken[stem] == 1 else f"{stem}-{self._taken[stem]}"
        for name, text in _texts(event, report.verdicts):
            write_text(os.path.join(self._folder, name), text, self._console)


def _texts(event: str, verdicts: Sequence[Judgement]) -> Iterator[tuple[str, str]]:
    for verdict in verdicts:
        if verdict.certificate is not None:
            yield f"{event}-round-{verdict.round_no:02}.json", json.dumps(verdict.certificate) + "\n"
