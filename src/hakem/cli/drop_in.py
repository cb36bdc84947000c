"""The command lines of JaVaFo and bbpPairings, unchanged: ``--dutch FILE -p OUT``, ``-c``, ``-g CFG -o OUT``.

Each is put into the words of a command of ours. Like those programs, a name
without a folder means the folder of the file that is read. What their callers
look for in the output is the same in every language.
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
from hakem.cli.files import BadFile, read_bytes, write_text
from hakem.cli.usage import UsageError
from hakem.errors import InputError, PairingError
from hakem.i18n import Message

if TYPE_CHECKING:
    from hakem.desk import EventCheck
    from hakem.simulation import Settings

_DUTCH = "dutch"
"""What these programs pair by if nobody says anything else."""
_OURS = ("--help", "--version", "-h")
_TASKS = ("-p", "-c", "-g")
_TAKE_ONE = ("-o", "-s")
_EFFORT = "-q"
"""How many tries a search may take, and with ``-w`` another way to search, in JaVaFo 1.4: nothing that matters here."""
_MAY_TAKE_ONE = (*_TASKS, "-l", _EFFORT)
_ALONE = ("-b", "-r", "-w")
_USAGE = (
    "hakem [--dutch|--burstein|--dubov|--lim] [FILE] [-b] -p [OUT] [-l [LIST]] [-q [N]] [-w]",
    "hakem [--dutch|…] [FILE] -c [ROUND] [-l [LIST]]",
    "hakem [--dutch|…] [MODEL -g | -g [CFG|SEED]] [-b] -o OUT [-s SEED] [-l [LIST]]",
)
_NO_PAIRING = "No valid pairing exists"
"""What callers look for on standard error to know that an event is over."""

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

    def list_for(self, report: str) -> str:
        """Where the check-list is to go: as ``-l`` says, else beside the report with the ending ``.list``."""
        return self.beside(self.options["-l"] or os.path.splitext(report)[0] + ".list")


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
        elif waiting is not None and _may_follow(word, waiting):
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


def _may_follow(word: str, option: str) -> bool:
    """Whether a word is what an option takes, and not the file or the next option."""
    return word.isdecimal() if option == _EFFORT else word == "-" or not word.startswith("-")


def _refuse(line: _Line, options: Collection[str], console: Console) -> None:
    """Options that do not go with the task."""
    wrong = [option for option in options if option in line.options]
    if wrong:
        raise _misunderstood(" ".join(wrong), console)


def _pair(line: _Line, console: Console, parse: Parse) -> int:
    """The next round; the check-list beside it if that is asked for."""
    _refuse(line, _TAKE_ONE, console)
    argv = ["pair", line.file, "--system", line.system, "--format", "protocol", "--open-as-draws"]
    output = line.beside(line.options["-p"]) if line.options["-p"] else "-"
    argv += ["-o", output]
    if "-b" in line.options:
        argv += ["--acceleration", "baku"]
    try:
        args = parse(argv)
        if "-l" in line.options:
            args.checklist, args.tabbed = line.list_for(line.file), True
        code: int = args.run(args, console)
    except BaseException as exc:
        _take_away(output, line.file)
        if type(exc) is PairingError:
            console.note(_NO_PAIRING)
        raise
    return code


def _take_away(output: str, source: str) -> None:
    """An older round does not stay where the new one was to be: callers only look whether there is a file."""
    target = os.path.realpath(output)
    if output == "-" or not os.path.isfile(target) or not os.access(target, os.W_OK):
        return
    if not (os.path.exists(source) and os.path.samefile(source, target)):
        os.unlink(target)


def _check(line: _Line, console: Console, _parse: Parse) -> int:
    """Every round again, in the form in which those programs print it."""
    _refuse(line, (*_TAKE_ONE, "-b"), console)
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
    if "-l" in line.options and line.file != "-" and all(report.checked for report in reports):
        _write_lists(line.list_for(line.file), read_bytes(line.file), line.system, rounds, console)
    return exit_code(reports)


def _write_lists(path: str, report: bytes, system: str, rounds: tuple[int, int | None], console: Console) -> None:
    """The check-lists of all these rounds, each below its number, as the system pairs them."""
    from hakem.desk import SystemWish, choose_system
    from hakem.facts.rewind import before_round
    from hakem.formats import parse_bytes
    from hakem.reports import tabbed_checklist_text

    t = parse_bytes(report).require()
    chosen = choose_system(t, SystemWish(system))
    text = ""
    for number in range(rounds[0], min(rounds[1] or len(t.rounds), len(t.rounds)) + 1):
        before = before_round(t, number)
        try:
            listed = tabbed_checklist_text(before, chosen.pair(before), chosen)
        except PairingError:
            listed = f"{_NO_PAIRING} for round {number}.\n"
        text += f"Round {number}\n\n{listed}\n"
    write_text(path, text, console)


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
    """A random tournament, like a model if there is one; what the configuration does not say is drawn."""
    config, seed = line.options["-g"], line.options.get("-s", "")
    if config.isdecimal():
        config, seed = "", seed or config
    if config and line.file != "-":
        raise _misunderstood(config, console)
    if "-o" not in line.options:
        raise UsageError(Message("usage.required", {"names": "-o"}), _USAGE[-1])
    from hakem.cli.commands.generate import new_seed, write_one

    seed = seed or new_seed(console)
    if line.file != "-":
        settings = _like_model(line, seed, console)
    else:
        line.file = config
        settings = _as_configured(line, seed, console)
    output = line.beside(line.options["-o"])
    write_one(settings, output, console)
    if "-l" in line.options:
        _write_lists(line.list_for(output), read_bytes(output), line.system, (1, None), console)
    return Exit.DONE


def _like_model(line: _Line, seed: str, console: Console) -> Settings:
    from hakem.cli.files import Reading, read_tournament
    from hakem.simulation import settings_like

    model, _ = read_tournament(line.file, console, Reading())
    return settings_like(model, seed, line.system, "-b" in line.options)


def _as_configured(line: _Line, seed: str, console: Console) -> Settings:
    from hakem.cli.configuration import settings_of
    from hakem.formats import decode

    try:
        text = decode(read_bytes(line.file))[0] if line.file else ""
        return settings_of(text, seed, line.system, "-b" in line.options)
    except InputError as exc:
        console.note(f"{line.file}:{exc.row}:{exc.column}: {console.say(exc.message)}")
        raise BadFile from exc
