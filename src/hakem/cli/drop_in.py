"""The command lines of JaVaFo and bbpPairings, unchanged: ``--dutch FILE -p OUT``, ``-c``, ``-g CFG -o OUT``.

Each is put into the words of a command of ours. Like those programs, a name
without a folder means the folder of the file that is read.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import zip_longest
from typing import TYPE_CHECKING

from hakem import __version__
from hakem.cli.arguments import positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.usage import UsageError
from hakem.i18n import Message

if TYPE_CHECKING:
    from hakem.desk import EventCheck

_DUTCH = "dutch"
"""What these programs pair by if nobody says anything else."""
_OURS = ("--help", "--version", "-h")
_TASKS = ("-p", "-c", "-g")
_TAKE_ONE = ("-o", "-s")
_MAY_TAKE_ONE = (*_TASKS, "-l")
_ALONE = ("-b", "-r")
_USAGE = (
    "hakem [--dutch|--burstein|--dubov|--lim] [FILE] [-b] -p [OUT] [-l [LIST]]",
    "hakem [--dutch|…] [FILE] -c [ROUND]",
    "hakem [--dutch|…] -g [CFG|SEED] [-b] -o OUT [-s SEED]",
)

Parse = Callable[[Sequence[str]], argparse.Namespace]


class _Line:
    """A command line cut into its parts: options with what follows them, and the file."""

    def __init__(self) -> None:
        self.system = _DUTCH
        self.file = "-"
        self.options: dict[str, str] = {}

    def beside(self, name: str) -> str:
        """A file in the folder of the one that is read, unless it has a folder of its own."""
        return name if os.path.dirname(name) else os.path.join(os.path.dirname(self.file), name)


def is_meant(argv: Sequence[str], commands: Collection[str]) -> bool:
    """Whether this is a command line of theirs: a system as an option, or a task without a command of ours."""
    words = _without_language(argv)
    if not words or words[0] in commands:
        return False
    if words[0] == "-r" or any(task in words for task in _TASKS):
        return True
    return words[0] not in _OURS and words[0].removeprefix("--") in systems()


@cache
def systems() -> tuple[str, ...]:
    """The systems that can be named as options."""
    from hakem import pairing

    return tuple(info.name for info in pairing.systems() if info.drop_in)


def run(argv: Sequence[str], console: Console, parse: Parse) -> int:
    """Do what the line asks for."""
    line = _cut(_without_language(argv), console)
    if "-r" in line.options:
        console.show(f"hakem {__version__}")
    tasks = [task for task in _TASKS if task in line.options]
    if not tasks and set(line.options) == {"-r"}:
        return Exit.DONE
    if len(tasks) != 1:
        raise _misunderstood(" ".join(argv), console)
    return {"-p": _pair, "-c": _check, "-g": _generate}[tasks[0]](line, console, parse)


def _without_language(argv: Sequence[str]) -> list[str]:
    """The words but for ``--lang``, which has been heeded."""
    words = [word for word in argv if not word.startswith("--lang=")]
    while "--lang" in words:
        at = words.index("--lang")
        del words[at : at + 2]
    return words


def _misunderstood(what: str, console: Console) -> UsageError:
    usage = "\n".join(console.words("usage.usage") + form for form in _USAGE)
    return UsageError(Message("usage.unrecognized", {"names": what}), usage)


def _cut(words: Sequence[str], console: Console) -> _Line:
    line = _Line()
    waiting: str | None = None
    for word in words:
        if word.startswith("--") and word.removeprefix("--") in systems():
            line.system = word.removeprefix("--")
        elif word in (*_TAKE_ONE, *_MAY_TAKE_ONE, *_ALONE) and word not in line.options:
            line.options[word] = ""
            waiting = word if word not in _ALONE else waiting
        elif waiting is not None and (word == "-" or not word.startswith("-")):
            line.options[waiting] = word
            waiting = None
        elif line.file == "-" and not word.startswith("-"):
            line.file = word
        else:
            raise _misunderstood(word, console)
    for option in _TAKE_ONE:
        if line.options.get(option) == "":
            raise UsageError(Message("usage.expected", {"name": option}), _USAGE[-1])
    return line


def _refuse(line: _Line, options: Collection[str], console: Console) -> None:
    """Options that do not go with the task."""
    wrong = [option for option in options if option in line.options]
    if wrong:
        raise _misunderstood(" ".join(wrong), console)


def _pair(line: _Line, console: Console, parse: Parse) -> int:
    """The next round; the check-list beside it if that is asked for."""
    _refuse(line, _TAKE_ONE, console)
    argv = ["pair", line.file, "--system", line.system, "--format", "protocol", "--open-as-draws"]
    if line.options["-p"]:
        argv += ["-o", line.beside(line.options["-p"])]
    if "-b" in line.options:
        argv += ["--acceleration", "baku"]
    args = parse(argv)
    if "-l" in line.options:
        args.checklist = line.beside(line.options["-l"] or os.path.splitext(line.file)[0] + ".list")
    code: int = args.run(args, console)
    return code


def _check(line: _Line, console: Console, _parse: Parse) -> int:
    """Every round again, in the form in which those programs print it."""
    _refuse(line, (*_TAKE_ONE, "-l", "-b"), console)
    rounds: tuple[int, int | None] = (1, None)
    if line.options["-c"]:
        try:
            rounds = (positive(line.options["-c"]),) * 2
        except ValueError:
            message = Message("usage.value", {"name": "-c", "value": line.options["-c"]})
            raise UsageError(message, _USAGE[1]) from None
    from hakem.cli.commands.check import examine, exit_code
    from hakem.cli.files import Reading, sources
    from hakem.desk import CheckRequest, SystemWish

    request = CheckRequest(SystemWish(line.system), rounds)
    reports = [examine((source, request, Reading())) for source in sources([line.file], console)]
    for report in reports:
        report.tell(console)
        if report.checked:
            console.stdout.write(_as_checkers_do(report.name, report.checked, rounds[0]))
    return exit_code(reports)


def _as_checkers_do(path: str, found: EventCheck, first: int) -> str:
    """One line a round, and the boards that differ side by side; the same in every language."""
    name = os.path.splitext(os.path.basename(path))[0]
    different = {int(d.round_no): d for d in found.differences}
    lines: list[str] = []
    for number in range(first, first + found.rounds):
        lines.append(f"{name}: Round #{number}")
        if number in different:
            left, right = (
                [*((b.white, b.black) for b in side.boards), *((player, 0) for player in side.byes)]
                for side in (different[number].expected, different[number].found)
            )
            lines += ["", "  Checker pairings        Tournament pairings", ""]
            for own, theirs in zip_longest(left, right):
                lines.append(f"    {_side(own)}                {_side(theirs)}".rstrip())
            lines.append("")
    return "".join(line + "\n" for line in lines)


def _side(pair: tuple[int, int] | None) -> str:
    return f"{pair[0]:>3} - {pair[1]:>3}" if pair else " " * 9


def _generate(line: _Line, console: Console, _parse: Parse) -> int:
    """A random tournament; what the configuration does not say is drawn."""
    _refuse(line, ("-l",), console)
    if line.file != "-":
        raise _misunderstood(line.file, console)
    if "-o" not in line.options:
        raise UsageError(Message("usage.required", {"names": "-o"}), _USAGE[-1])
    config, seed = line.options["-g"], line.options.get("-s", "")
    if config.isdecimal():
        config, seed = "", seed or config
    line.file = config
    from hakem.cli.commands.generate import new_seed, settings_of, write_one
    from hakem.cli.files import BadFile, read_bytes
    from hakem.errors import InputError
    from hakem.formats import decode

    try:
        text = decode(read_bytes(config))[0] if config else ""
        settings = settings_of(text, seed or new_seed(console), line.system, "-b" in line.options)
    except InputError as exc:
        console.note(f"{config}:{exc.row}:{exc.column}: {console.say(exc.message)}")
        raise BadFile from exc
    write_one(settings, line.beside(line.options["-o"]), console)
    return Exit.DONE
