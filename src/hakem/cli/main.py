"""The command ``hakem``: every error becomes one line and an exit code, never a traceback."""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import BinaryIO, TextIO

from hakem import __version__
from hakem.cli import drop_in
from hakem.cli.arguments import Grammar
from hakem.cli.commands import COMMANDS
from hakem.cli.console import Console, language_for
from hakem.cli.exits import Exit
from hakem.cli.files import BadFile, FileAccessError, trouble
from hakem.cli.usage import UsageError, with_nearest
from hakem.errors import HakemError, PairingError, TooLarge, UnknownName
from hakem.i18n import Message, say

_EXITS: dict[type[HakemError], Exit] = {PairingError: Exit.NO_PAIRING, TooLarge: Exit.TOO_LARGE}
_COLLECT_AFTER = 100_000
"""A command builds large tables that stay until it ends: looking for garbage among them all the time costs a third."""


def run(
    argv: Sequence[str],
    stdout: TextIO,
    stderr: TextIO,
    stdin: BinaryIO | None = None,
    environment: Mapping[str, str] | None = None,
) -> int:
    """Run one command line and return its exit code; everything it touches comes in as an argument."""
    known = environment if environment is not None else os.environ
    console = Console(stdout, stderr, stdin or _standard_input(), language_for(argv, known), environment=known)
    try:
        return _command(argv, console)
    except UsageError as exc:
        console.stderr.write(exc.usage + "\n")
        return _failed(console, exc.message, Exit.BAD_REQUEST)
    except BadFile:
        return Exit.BAD_REQUEST
    except FileAccessError as exc:
        console.note(f"{exc.path}: {say(exc.message(), console.language)}")
        return Exit.FILE_ACCESS
    except UnknownName as exc:
        return _failed(console, with_nearest(exc.message, exc.name, exc.known), Exit.BAD_REQUEST)
    except HakemError as exc:
        return _failed(console, exc.message, _EXITS.get(type(exc), Exit.BAD_REQUEST))
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except OSError as exc:  # the terminal or the disk behind standard output
        return _failed(console, Message("cli.cannot-write", {"reason": trouble(exc)}), Exit.FILE_ACCESS)
    except Exception as exc:  # the last resort: say it in one line
        if (environment or os.environ).get("HAKEM_DEBUG"):
            raise
        return _failed(console, Message("cli.unexpected", {"what": f"{type(exc).__name__}: {exc}"}), Exit.UNEXPECTED)


def _command(argv: Sequence[str], console: Console) -> int:
    if drop_in.is_meant(argv, COMMANDS):
        return drop_in.run(argv, console, lambda words: grammar_of(words, console).parser.parse_args(words))
    grammar = grammar_of(argv, console)
    try:
        args = grammar.parser.parse_args(list(argv))
    except SystemExit as exc:  # --help and --version have printed what was asked for
        return int(exc.code or 0)
    if args.command is None:
        console.stdout.write(grammar.parser.format_help())
        return Exit.DONE
    code: int = args.run(args, console)
    return code


def grammar_of(argv: Sequence[str], console: Console) -> Grammar:
    """The grammar of a command line: commands that may be meant with all they know, the others by name."""
    grammar = Grammar(console, __version__, argv)
    meant = {module for name, module in COMMANDS.items() if grammar.may_mean(name)}
    for name, module in COMMANDS.items():
        if name in grammar.names:
            continue
        if module in meant:
            import_module(module).add_to(grammar)
        else:
            grammar.command(name)
    return grammar


def _failed(console: Console, message: Message, code: Exit) -> int:
    console.note(console.say(message))
    return code


def _standard_input() -> BinaryIO:
    """Standard input; one that was closed is an empty file."""
    return sys.stdin.buffer if sys.stdin is not None else io.BytesIO()


def _open_stream(stream: TextIO | None) -> TextIO:
    """A standard stream that speaks UTF-8; one that was closed swallows what it is given."""
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="replace", newline="")
    return stream


def entry() -> int:
    """What the installed command calls."""
    gc.set_threshold(_COLLECT_AFTER)
    out, err = _open_stream(sys.stdout), _open_stream(sys.stderr)
    try:
        code = run(sys.argv[1:], out, err)
        out.flush()
    except BrokenPipeError:  # whoever was reading has had enough
        _forget(out)
        return Exit.DONE
    except KeyboardInterrupt:
        return 130
    except OSError as exc:  # the last lines did not fit on the disk
        _forget(out)
        words = say(Message("cli.cannot-write", {"reason": trouble(exc)}), language_for(sys.argv[1:], os.environ))
        err.write(f"hakem: {words}\n")
        return Exit.FILE_ACCESS
    return code


def _forget(stream: TextIO) -> None:
    """What is still waiting goes nowhere, so that nothing complains at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
