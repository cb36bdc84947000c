"""How long tests take: ``tests/data/durations.json``, renewed by ``make durations``.

For every file of tests its number, the seconds of the short ones together, and each slow one by itself.
``make durations ARGS=tests/web`` renews those that are named and leaves the others as they are.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.quick.stopwatch import FOLDER

ROOT = Path(__file__).parents[2]
RECORDED = ROOT / "tests" / "data" / "durations.json"

SLOW = 0.5
"""Seconds from which a test stands by itself."""

UNKNOWN = 0.2
"""Seconds of a test of which nothing is recorded: more than most take, so that new ones do not overfill the minute."""

UNKNOWN_PAGE = 2.0
"""The same of one that opens a browser."""

_TEST = re.compile(r"^ *def test_", re.MULTILINE)


@dataclass(slots=True)
class FileTimes:
    """A file of tests: how many short ones and their seconds, and the seconds of the slow ones by name."""

    tests: int = 0
    seconds: float = 0.0
    slow: dict[str, float] = field(default_factory=dict)

    def add(self, test: str, seconds: float) -> None:
        """Count a test."""
        if seconds >= SLOW:
            self.slow[test] = round(seconds, 1)
        else:
            self.tests += 1
            self.seconds += seconds

    @property
    def count(self) -> int:
        """All of them."""
        return self.tests + len(self.slow)

    @property
    def whole(self) -> float:
        """Seconds of all of them."""
        return self.seconds + sum(self.slow.values())


Durations = dict[str, FileTimes]
"""By the path of the file below the project."""


def read(path: Path = RECORDED) -> Durations:
    """What is recorded."""
    kept: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return {name: FileTimes(each["tests"], each["seconds"], each.get("slow", {})) for name, each in kept.items()}


def written(durations: Durations) -> str:
    """The record as a file: a line for every file of tests."""
    lines = []
    for name, times in sorted(durations.items()):
        slow = {"slow": dict(sorted(times.slow.items()))} if times.slow else {}
        each = {"tests": times.tests, "seconds": round(times.seconds, 2), **slow}
        lines.append(f"{json.dumps(name)}: {json.dumps(each, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def guessed(path: Path) -> FileTimes:
    """A file of which nothing is recorded."""
    text = path.read_text(encoding="utf-8")
    number = len(_TEST.findall(text))
    return FileTimes(number, number * (UNKNOWN_PAGE if "support.browser" in text else UNKNOWN))


def of_all(files: Iterable[Path], recorded: Mapping[str, FileTimes]) -> Durations:
    """What is known or guessed of these files."""
    names = {file.relative_to(ROOT).as_posix(): file for file in files}
    return {name: recorded.get(name) or guessed(file) for name, file in names.items()}


def measured(lines: Iterable[str]) -> Durations:
    """What the stopwatch wrote; of a test that ran twice the last time counts."""
    seconds = {}
    for line in lines:
        figure, _, name = line.rstrip("\n").partition(" ")
        seconds[name] = float(figure)
    found: Durations = {}
    for name, each in seconds.items():
        file, _, test = name.partition("::")
        found.setdefault(file, FileTimes()).add(test, each)
    return found


def renewed(before: Durations, now: Durations) -> Durations:
    """What was measured takes the place of what was recorded; files that are no more are left out."""
    return {name: times for name, times in {**before, **now}.items() if (ROOT / name).is_file()}


def main(arguments: list[str]) -> int:
    """Run tests with a stopwatch and keep what it shows."""
    with tempfile.TemporaryDirectory(prefix="durations-") as folder:
        command = [sys.executable, "-m", "pytest", "-p", "tools.quick.stopwatch", *arguments]
        code = subprocess.run(command, cwd=ROOT, env={**os.environ, FOLDER: folder}, check=False).returncode
        lines = [line for file in Path(folder).iterdir() for line in file.read_text(encoding="utf-8").splitlines()]
    before = read() if RECORDED.exists() else {}
    durations = renewed(before, measured(lines))
    RECORDED.write_text(written(durations), encoding="utf-8")
    tests, seconds = sum(each.count for each in durations.values()), sum(each.whole for each in durations.values())
    print(f"{len(lines)} tests measured; recorded are now {tests} with {seconds:.0f} s")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
