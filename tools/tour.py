"""The examples of the documents, run for real: every ``console`` block is a list of commands with their output.

``python -m tools.tour docs/tour.md`` runs the commands of a page and shows what they print; with ``--renew`` it
writes that into the page instead, or into all pages if none is named. ``played`` is what the tests use.

The commands of one page run one after the other in an empty folder that has a copy of ``examples``, so a page may
write a file and read it again. ``<!-- HAKEM_LANG=tr -->`` on a page is the setting of its reader.
"""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from hakem.cli.main import run
from tools.documents import ROOT, rewrite

_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PROMPT = re.compile(r"^\$ ", re.MULTILINE)
_CONTINUED = "\\\n"
_LANGUAGE = re.compile(r"^<!-- HAKEM_LANG=(\w+) -->$", re.MULTILINE)


@dataclass(frozen=True)
class Example:
    """A command and what it prints."""

    command: str
    output: str


def blocks(text: str) -> Iterator[Example]:
    """All examples of a document, in order; a command may go on after a backslash at the end of its line."""
    for block in _BLOCK.findall(text):
        for part in _PROMPT.split(block)[1:]:
            lines = part.rstrip("\n").split("\n")
            end = next(n for n, line in enumerate(lines, start=1) if not line.endswith("\\"))
            yield Example("\n".join(lines[:end]), "\n".join(lines[end:]))


@contextlib.contextmanager
def _folder_with_examples() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "examples", Path(folder) / "examples")
        with contextlib.chdir(folder):
            yield


def run_command(command: str, language: str = "en") -> str:
    """Everything the command prints, both streams together, as a terminal shows it."""
    program, *words = shlex.split(command.replace(_CONTINUED, " "))
    if program != "hakem":
        raise ValueError(f"only hakem is run: {command}")
    screen = io.StringIO()
    run(words, screen, screen, io.BytesIO(b""), {"HAKEM_LANG": language, "HAKEM_DATA": "data"})
    return screen.getvalue().replace("\r\n", "\n").rstrip("\n")


def played(text: str) -> list[Example]:
    """The examples of a document with the output that their commands have now."""
    language = _LANGUAGE.search(text)
    with _folder_with_examples():
        return [Example(e.command, run_command(e.command, language[1] if language else "en")) for e in blocks(text)]


def renewed(text: str) -> str:
    """The document with the output that its commands have now."""
    now = iter(played(text))

    def block(found: re.Match[str]) -> str:
        mine = islice(now, len(_PROMPT.findall(found[1])))
        shown = (f"$ {e.command}\n{e.output}".rstrip("\n") for e in mine)
        return "```console\n" + "\n".join(shown) + "\n```"

    return _BLOCK.sub(block, text)


def show(path: str) -> None:
    """The tour of one page on the screen: its headings, its commands and what they print."""
    bold, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    text = Path(path).read_text(encoding="utf-8")
    now = iter(played(text))
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        print(f"{bold}{part.splitlines()[0].lstrip('# ')}{plain}\n")
        for example in blocks(part):
            print(f"{bold}$ {example.command}{plain}\n{next(now).output}\n")


def main(words: list[str]) -> int:
    """Show the tour of a page, or write its present output into pages."""
    pages = [word for word in words if not word.startswith("--")]
    if "--renew" in words:
        rewrite(pages, renewed)
    else:
        for page in pages:
            show(page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
