"""The program for machines without Python: what a double click opens, and a command line like any other."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping

from hakem.cli.console import language_for
from hakem.cli.main import entry
from hakem.i18n import Message, say

_LIBRARIES = "LD_LIBRARY_PATH"


def program() -> int:
    """Run the command line; without any words, as a double click starts it, open the desk."""
    own_libraries_only_here(os.environ)
    if sys.argv[1:]:
        return entry()
    sys.argv.append("serve")
    code = entry()
    if code and sys.stdin is not None and sys.stdin.isatty():
        sys.stderr.write(say(Message("cli.clicked.enter"), language_for((), os.environ)) + " ")
        sys.stderr.flush()
        sys.stdin.readline()
    return code


def own_libraries_only_here(environment: MutableMapping[str, str]) -> None:
    """The browser is started with the libraries of the system: those that came along are for this program alone."""
    before = environment.pop(f"{_LIBRARIES}_ORIG", None)
    if before is not None:
        environment[_LIBRARIES] = before
    elif getattr(sys, "frozen", False):
        environment.pop(_LIBRARIES, None)
