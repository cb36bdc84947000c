"""The tour of the README, run for real: every ``console`` block is a list of commands with their output.

``python tools/tour.py README.md`` runs the commands and shows what they print,
with ``--renew`` it writes that into the document; ``blocks`` and
``run_command`` are what the test of the documentation uses.
"""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hakem.cli.main import run

_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """A command and what the document says it prints."""

    command: str
    output: str


def blocks(text: str) -> Iterator[Example]:
    """All examples of a document, in order; a command begins with ``$ hakem``."""
    for block in _BLOCK.findall(text):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            if command.startswith("hakem"):
                yield Example(command, output.rstrip("\n"))


def run_command(command: str) -> str:
    """Everything the command prints, both streams together, as a terminal shows it."""
    words = shlex.split(command)
    screen = io.StringIO()
    run(words[1:], screen, screen, io.BytesIO(b""), {"HAKEM_LANG": "en"})
    return screen.getvalue().replace("\r\n", "\n").rstrip("\n")


def renewed(text: str) -> str:
    """The document with the output that its commands have now."""

    def block(found: re.Match[str]) -> str:
        shown = (f"$ {e.command}\n{run_command(e.command)}".rstrip("\n") for e in blocks(found[0]))
        return "```console\n" + "\n".join(shown) + "\n```"

    return _BLOCK.sub(block, text)


def main(path: str, renew: bool = False) -> int:
    """Show the tour, or write its present output into the document."""
    if renew:
        Path(path).write_text(renewed(Path(path).read_text(encoding="utf-8")), encoding="utf-8")
        return 0
    for example in blocks(Path(path).read_text(encoding="utf-8")):
        print(f"\033[1m$ {example.command}\033[0m" if sys.stdout.isatty() else f"$ {example.command}")
        print(run_command(example.command), end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[-1], renew="--renew" in sys.argv))
