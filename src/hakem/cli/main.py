"""The command ``hakem``: every error becomes one line and an exit code, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import BinaryIO, TextIO

from hakem import __version__
from hakem.cli import convert, crosstable, listing, number, pair, tables
from hakem.cli.arguments import Grammar, UsageError
from hakem.cli.console import Console, language_for
from hakem.cli.exits import Exit
from hakem.cli.files import BadFile, FileAccessError
from hakem.errors import HakemError, PairingError, TooLarge
from hakem.i18n import Message, say

COMMANDS = (pair, tables, number, crosstable, convert, listing)


def run(
    argv: Sequence[str],
    stdout: TextIO,
    stderr: TextIO,
    stdin: BinaryIO | None = None,
    environment: Mapping[str, str] | None = None,
) -> int:
    """Run one command line and return its exit code; everything it touches comes in as an argument."""
    language = language_for(argv, environment if environment is not None else os.environ)
    console = Console(stdout, stderr, stdin or sys.stdin.buffer, language)
    try:
        return _command(argv, console)
    except UsageError as exc:
        console.stderr.write(exc.usage + "\n")
        return _failed(console, exc.message, Exit.BAD_REQUEST)
    except BadFile:
        return Exit.BAD_REQUEST
    except FileAccessError as exc:
        console.complain(f"{exc.path}: {say(exc.message(), language)}")
        return Exit.FILE_ACCESS
    except PairingError as exc:
        return _failed(console, exc.message, Exit.NO_PAIRING)
    except TooLarge as exc:
        return _failed(console, exc.message, Exit.TOO_LARGE)
    except HakemError as exc:
        return _failed(console, exc.message, Exit.BAD_REQUEST)
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except Exception as exc:  # the last resort: say it in one line
        if (environment or os.environ).get("HAKEM_DEBUG"):
            raise
        return _failed(console, Message("cli.unexpected", {"what": f"{type(exc).__name__}: {exc}"}), Exit.UNEXPECTED)


def _command(argv: Sequence[str], console: Console) -> int:
    grammar = Grammar(console, __version__)
    for command in COMMANDS:
        command.add_to(grammar)
    try:
        args = grammar.parser.parse_args(list(argv))
    except SystemExit as exc:  # --help and --version have printed what was asked for
        return int(exc.code or 0)
    if args.command is None:
        console.stdout.write(grammar.parser.format_help())
        return Exit.DONE
    code: int = args.run(args, console)
    return code


def _failed(console: Console, message: Message, code: Exit) -> int:
    console.complain(say(message, console.language))
    return code


def entry() -> int:
    """What the installed command calls."""
    try:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(encoding="utf-8", errors="replace", newline="")
        code = run(sys.argv[1:], sys.stdout, sys.stderr)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever was reading has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.DONE
    except KeyboardInterrupt:
        return 130
