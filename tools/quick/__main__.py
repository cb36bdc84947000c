"""The inner loop: ``make quick``, or ``make quick BASE=main`` for all that a branch has changed.

Lint and types of what changed, then tests, those first that are near to it, as many as
fit into what is left of a minute by the recorded times (:mod:`tools.quick.durations`);
in the end it says what it left out. ``make test`` stays the truth.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from tools.quick import chosen
from tools.quick.changes import changed_files, commit_of
from tools.quick.durations import ROOT, of_all, read
from tools.quick.nearness import GROUPS, NAMED, nearness, seen
from tools.quick.plan import SHORT, Plan, planned, told
from tools.quick.sources import TESTS, below

WHOLE = 60.0
"""Seconds that everything together may take."""

TYPES = 20.0
"""Seconds after which the type checker is stopped; what it has found out by then it need not find out again."""

TO_START = 5.0
"""Seconds until workers begin with the first test, without the files of tests themselves."""

TO_END = 3.0
"""Seconds for the last test to end, and for servers and browsers."""

SHARE = 0.75
"""How much of its time a worker spends on what is recorded: browsers and servers compute beside the workers."""

BUSY = 0.8
"""Of a machine that gives us less of a processor than this we say that others are at work on it."""

NOTHING_RAN = 5
"""What pytest ends with when nothing was begun in time."""


def main(arguments: list[str], began: float) -> int:
    """Check what changed."""
    asked = _arguments(arguments)
    commit = commit_of(asked.base)
    changed = changed_files(commit)
    if not changed:
        print(f"quick: nothing has changed since {commit[:8]}; BASE=REV compares with another commit")
        return 0
    print(
        f"quick: {len(changed)} files changed since {commit[:8]}: {_some(_name(path) for path in changed)}", flush=True
    )
    fine = lint_and_types([path for path in changed if path.suffix == ".py"])
    end = began + asked.seconds - TO_END
    plan = plan_until(end, changed, commit, asked.workers)
    print(f"tests: {told(plan.run)} recorded, in {len(plan.files)} files", flush=True)
    passed, late = run(plan, asked.workers, time.time() + end - time.monotonic())
    print(*left_out(plan, late), sep="\n")
    print(f"quick: {'fine' if fine and passed else 'FAILED'} after {time.monotonic() - began:.0f} s")
    return 0 if fine and passed else 1


def plan_until(end: float, changed: list[Path], commit: str, workers: int) -> Plan:
    """What fits into the time until then. Where others are at work on the machine it is less: how much of a processor
    we get shows while we plan."""
    began, computed = time.monotonic(), time.process_time()
    near = nearness(seen(changed, commit))
    durations = of_all((path for path in below(TESTS, ".py") if path.name.startswith("test_")), read())
    free = (time.process_time() - computed) / (time.monotonic() - began)
    if free < BUSY:
        print(f"the machine is busy: about {free:.0%} of it is free, and fewer tests fit into the time")
    else:
        free = 1.0
    left = max((end - time.monotonic()) * free - TO_START, 0)
    return planned(near, durations, left * workers * SHARE)


def _arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="quick", description="What changed, then the tests nearest to it, in a minute."
    )
    parser.add_argument("--base", default="HEAD", help="the commit to compare with (HEAD: what is not committed)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=WHOLE, help="for everything together")
    return parser.parse_args(arguments)


def lint_and_types(changed: list[Path]) -> bool:
    """What ruff and mypy say of files of Python; they run beside each other, and mypy only looks again at what changed
    and what depends on it."""
    if not changed:
        return True
    there = [str(path) for path in changed if path.exists()]
    commands = {
        "ruff check": ("ruff", "check", "--quiet", "--force-exclude", *there),
        "ruff format": ("ruff", "format", "--quiet", "--check", "--force-exclude", *there),
        "mypy": ("mypy", "--no-error-summary"),
    }
    programs = Path(sys.executable).parent
    running = {
        name: subprocess.Popen([programs / program, *rest], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for name, (program, *rest) in commands.items()
        if there or name == "mypy"
    }
    end = time.monotonic() + TYPES
    return all([_ended(name, process, end) for name, process in running.items()])  # noqa: C419 # each of them is told


def _ended(name: str, process: subprocess.Popen[bytes], end: float) -> bool:
    """Whether a program found nothing; what it found is shown."""
    try:
        said, _ = process.communicate(timeout=max(end - time.monotonic(), 0))
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        print(f"{name}: not ready after {TYPES:.0f} s and stopped; make types says the rest")
        return True
    if process.returncode:
        print(f"{name}:\n{said.decode()}".rstrip())
    return process.returncode == 0


def run(plan: Plan, workers: int, end: float) -> tuple[bool, list[str]]:
    """Run what is planned, in so many processes with files of their own: whether all is well, and the tests that were
    not begun. What a process says is shown if something failed."""
    with tempfile.TemporaryDirectory(prefix="quick-") as folder:
        (Path(folder) / chosen.PLAN).write_text(json.dumps(_as_data(plan, end)), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-p", "tools.quick.chosen", "-p", "no:cacheprovider"]
        running = [
            subprocess.Popen(
                [*command, *files],
                cwd=ROOT,
                env={**os.environ, chosen.FOLDER: folder},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            for files in plan.shares(workers)
        ]
        passed = all([_passed(process) for process in running])  # noqa: C419 # each of them is told
        late = [line for file in Path(folder).glob("late-*") for line in file.read_text(encoding="utf-8").splitlines()]
    return passed, late


def _passed(process: subprocess.Popen[str]) -> bool:
    said, _ = process.communicate()
    fine = process.returncode in (0, NOTHING_RAN)
    print(said.splitlines()[-1] if fine else said, flush=True)
    return fine


def _as_data(plan: Plan, end: float) -> dict[str, object]:
    """For the workers: of every file whether its short tests run, which slow ones do, and which do not."""
    files = {
        file: {
            "short": any(part.test == SHORT for part in plan.run if part.file == file),
            "slow": {part.test: part.seconds for part in plan.run if part.file == file and part.test != SHORT},
            "left": [part.test for part in plan.left if part.file == file and part.test != SHORT],
        }
        for file in plan.files
    }
    return {"end": end, "files": files}


def left_out(plan: Plan, late: list[str]) -> list[str]:
    """What was not run, the nearest with their names."""
    lines = [f"left out: {told(plan.left)} recorded (make test runs everything)"]
    for group, name in enumerate(GROUPS):
        parts = [part for part in plan.left if part.group == group]
        if parts:
            names = f": {_some(f'{part.file}::{part.test}' for part in parts)}" if group == NAMED else ""
            lines.append(f"  {name}: {told(parts)}{names}")
    lines.append(f"  elsewhere: {_by_folder(plan)}")
    if late:
        lines.append(f"not begun, because the time was over: {len(late)} tests: {_some(late)}")
    return lines


def _by_folder(plan: Plan) -> str:
    far = [part for part in plan.left if part.group >= len(GROUPS)]
    folders = sorted({part.file.split("/")[1] for part in far})
    return "; ".join(
        f"{folder} {told(part for part in far if part.file.split('/')[1] == folder)}" for folder in folders
    )


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _some(names: Iterable[str], most: int = 6) -> str:
    listed = list(names)
    return ", ".join(listed[:most]) + (f" and {len(listed) - most} more" if len(listed) > most else "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], time.monotonic()))
