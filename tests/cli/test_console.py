"""The progress bar, the choice of language, and the process itself."""

from __future__ import annotations

import io
import itertools
import subprocess
import sys
from collections.abc import Mapping

import pytest

from hakem.cli.console import Console, language_for


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def console(err: io.StringIO, step: float) -> Console:
    ticks = itertools.count()
    return Console(io.StringIO(), err, io.BytesIO(), clock=lambda: next(ticks) * step)


def test_long_work_shows_a_bar_and_takes_it_away() -> None:
    screen = Terminal()
    assert list(console(screen, 0.3).watch("reading")(range(20))) == list(range(20))
    assert "█" in screen.getvalue()
    assert "100 %" in screen.getvalue()
    assert screen.getvalue().endswith("\r")


def test_short_work_shows_nothing() -> None:
    screen = Terminal()
    assert list(console(screen, 0.001).watch("reading")(range(20))) == list(range(20))
    assert screen.getvalue() == ""


def test_no_bar_in_a_file() -> None:
    log = io.StringIO()
    assert list(console(log, 1.0).watch("reading")(range(20))) == list(range(20))
    assert log.getvalue() == ""


@pytest.mark.parametrize(
    ("argv", "environment", "language"),
    [
        ((), {}, "en"),
        ((), {"LANG": "tr_TR.UTF-8"}, "tr"),
        ((), {"HAKEM_LANG": "en", "LANG": "tr_TR.UTF-8"}, "en"),
        (("pair", "--lang", "tr"), {"HAKEM_LANG": "en"}, "tr"),
        ((), {"LANG": "de_DE.UTF-8"}, "en"),
        ((), {"LC_ALL": "C", "LANG": "tr_TR"}, "en"),
    ],
)
def test_language(argv: tuple[str, ...], environment: Mapping[str, str], language: str) -> None:
    assert language_for(argv, environment) == language


def test_process_with_a_reader_that_leaves() -> None:
    """``hakem … | head -1`` is no error."""
    with subprocess.Popen(
        [sys.executable, "-m", "hakem", "tables", "berger", "400"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"1: 1-400")
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_process_prints_utf8_whatever_the_locale() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hakem", "systems", "--lang", "tr"],
        capture_output=True,
        env={"LC_ALL": "C", "PATH": ""},
        check=False,
    )
    assert done.returncode == 0
    assert "döner" in done.stdout.decode("utf-8").lower()
