"""The same question to many files: what came of each of them, whatever was wrong with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from hakem.cli.arguments import Grammar, add_options, add_reading, round_range
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import FileAccessError, Reading, Source, parsed_within_limits, problem_lines, strictly_refused
from hakem.cli.usage import Parser
from hakem.errors import HakemError, TooLarge
from hakem.formats import FileProblem, Parsed, may_be_event
from hakem.i18n import Message, say
from hakem.values import dataclass

_WORST_FIRST = (Exit.UNEXPECTED, Exit.BAD_REQUEST, Exit.TOO_LARGE, Exit.FILE_ACCESS)

Answer = TypeVar("Answer")


def add_events(parser: Parser, grammar: Grammar) -> None:
    """Describe which files are asked, and by which rules which of their rounds."""
    parser.add_argument("files", metavar="FILE", nargs="+", help=grammar.words("check.files"))
    add_reading(parser, grammar)
    parser.add_argument("--system", metavar="S", help=grammar.words("system"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("edition"))
    add_options(parser, grammar)
    parser.add_argument("--rounds", type=round_range, metavar="N-M", default=(1, None), help=grammar.words("rounds"))


@dataclass(frozen=True, slots=True)
class FileOutcome(Generic[Answer]):
    """What there is to say about one file, and the answer or what was in its way."""

    name: str
    findings: tuple[FileProblem, ...] = ()
    answer: Answer | None = None
    failed: Exit = Exit.DONE
    reason: Message | None = None
    left_out: bool = False
    """It lay among the others and is no event."""
    all_notes: bool = False
    """Whether every row is told of which there is something to say."""

    def notes(self, language: str, more: Sequence[Message] = ()) -> list[str]:
        """Everything there is to say about it besides the answer."""
        messages = [*more, *([self.reason] if self.reason else ())]
        said = [f"{self.name}: {say(message, language)}" for message in messages]
        return [*problem_lines(self.name, self.findings, language, self.all_notes), *said]

    def tell(self, console: Console, more: Sequence[Message] = ()) -> None:
        """Say the notes."""
        for line in self.notes(console.language, more):
            console.note(line)


def outcome_of(source: Source, reading: Reading, work: Callable[[Parsed], Answer]) -> FileOutcome[Answer]:
    """Ask one file; whatever is wrong with it, the others go on."""
    every = reading.all_notes
    try:
        data = source.read()
        if source.perhaps and not may_be_event(data):
            return FileOutcome(source.name, reason=Message("cli.check.no-event"), left_out=True)
        parsed = parsed_within_limits(data)
        if parsed.tournament is None:
            return FileOutcome(source.name, parsed.errors, failed=Exit.BAD_REQUEST, all_notes=every)
        refused = strictly_refused(parsed) if reading.strict else None
        if refused is not None:
            return FileOutcome(source.name, parsed.problems, failed=Exit.BAD_REQUEST, reason=refused, all_notes=every)
        return FileOutcome(source.name, parsed.problems, work(parsed), all_notes=every)
    except FileAccessError as exc:
        return FileOutcome(source.name, failed=Exit.FILE_ACCESS, reason=exc.message())
    except TooLarge as exc:
        return FileOutcome(source.name, failed=Exit.TOO_LARGE, reason=exc.message)
    except HakemError as exc:
        return FileOutcome(source.name, failed=Exit.BAD_REQUEST, reason=exc.message)
    except Exception as exc:  # a mistake of ours in one file is no reason to leave out the others
        if os.environ.get("HAKEM_DEBUG"):
            raise
        message = Message("cli.unexpected", {"what": f"{type(exc).__name__}: {exc}"})
        return FileOutcome(source.name, failed=Exit.UNEXPECTED, reason=message)


def worst_exit(failed: Sequence[Exit], answered: bool, different: bool) -> int:
    """The worst that came of a file, else whether there are differences; if nothing was answered, that is an error."""
    for code in _WORST_FIRST:
        if code in failed:
            return code
    if not answered:
        return Exit.BAD_REQUEST
    return Exit.DIFFERENT if different else Exit.DONE
