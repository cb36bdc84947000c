"""How fast this tree is beside an earlier one: ``make bench-beside BEFORE=REV``.

The earlier tree is taken out of git into a folder that goes away again. Both
pair the same files, turn by turn, each in a process of its own, so that a busy
moment of the machine meets both; the best of several turns counts. Only the
command line is used, which is the same in every version. ``--hard`` has them do
what was slow once instead.
"""

from __future__ import annotations

import argparse
import compileall
import io
import json
import math
import os
import resource
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from tools.bench_hard import hard_work
from tools.bench_pairing import event

ROOT = Path(__file__).parent.parent
SYSTEMS = (
    ("dutch", "2009"),
    ("dutch", "2017"),
    ("dutch", "2026"),
    ("lim", "2009"),
    ("lim", "2026"),
    ("dubov", "2009"),
    ("dubov", "2026"),
    ("burstein", "2009"),
    ("burstein", "2026"),
)
SIZES = (20, 100, 1_000)
PATIENCE = 60
"""Seconds after which a process is given up."""
HEAD = (
    "| system | players | pairing before, s | pairing now, s | ratio | ratio of whole processes | round |",
    "|---|--:|--:|--:|--:|--:|---|",
)
HARD_HEAD = ("| work | before, s | now, s | ratio | output |", "|---|--:|--:|--:|---|")


@dataclass
class Measured:
    """The best times of one tree for one piece of work: pairing alone, and the whole process."""

    pairing: float = math.inf
    process: float = math.inf
    output: set[str] = field(default_factory=set)
    gave_up: bool = False

    @property
    def shown(self) -> str:
        """Seconds of the whole process."""
        return f"over {PATIENCE}" if self.gave_up else f"{self.process:.2f}"


def earlier_sources(revision: str, folder: Path) -> Path:
    """The package as it was at that revision."""
    packed = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    for source in (folder / "src", ROOT / "src"):
        compileall.compile_dir(source, quiet=1)  # neither of them compiles while it is measured
    return folder / "src"


def measure(source: Path, words: Sequence[str], best: Measured) -> None:
    """One turn: seconds of the processor for the whole process, and what ``--timing`` says of pairing alone."""
    pairs = words[0] == "pair"
    if best.gave_up:
        return
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "hakem", *words, *(["--timing"] if pairs else [])],
            check=True,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": str(source)},
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        best.gave_up = True
        return
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    if pairs:
        timing = json.loads(done.stderr.strip().splitlines()[-1])
        best.pairing = min(best.pairing, timing["pair_s"])
    best.process = min(best.process, spent)
    best.output.add(done.stdout)


def both(earlier: Path, words: Sequence[str], turns: int) -> tuple[Measured, Measured]:
    """The same work by both trees, in turn."""
    old, new = Measured(), Measured()
    for _ in range(turns):
        measure(earlier, words, old)
        measure(ROOT / "src", words, new)
    return old, new


def hard_rows(earlier: Path, turns: int, folder: Path) -> Iterator[str]:
    """One line of a table for every piece of work that was slow once: whole processes."""
    for work in hard_work(folder, SYSTEMS):
        old, new = both(earlier, work.words, turns)
        same = "" if old.gave_up or new.gave_up else "the same" if old.output == new.output else "another"
        ratio = "" if old.gave_up or new.gave_up else f"{new.process / old.process:.2f}"
        yield f"| {work.name} | {old.shown} | {new.shown} | {ratio} | {same} |"


def rows(earlier: Path, sizes: list[int], turns: int, folder: Path) -> Iterator[str]:
    """One line of a table for every system, edition and size."""
    for system, edition in SYSTEMS:
        for size in sizes:
            file = folder / f"{system}-{edition}-{size}.trf"
            file.write_text(event(size, system, edition), encoding="utf-8")
            words = ["pair", str(file), "--system", system, "--edition", edition]
            old, new = both(earlier, words, turns)
            same = "the same" if old.output == new.output else "another"
            cells = (f"{system} {edition}", f"{size:,}", f"{old.pairing:.4f}", f"{new.pairing:.4f}")
            ratios = (f"{new.pairing / old.pairing:.2f}", f"{new.process / old.process:.2f}", same)
            yield f"| {' | '.join((*cells, *ratios))} |"


def main(words: list[str]) -> int:
    """Print the table row by row, as it is measured."""
    parser = argparse.ArgumentParser(prog="bench_beside", description=__doc__)
    parser.add_argument("revision", help="the commit to stand beside")
    parser.add_argument("--sizes", nargs="+", type=int, default=list(SIZES), metavar="N", help="numbers of players")
    parser.add_argument("--turns", type=int, default=7, metavar="N", help="turns of each")
    parser.add_argument("--hard", action="store_true", help="work that was slow once, in whole processes")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        earlier = earlier_sources(args.revision, folder)
        if args.hard:
            lines = chain(HARD_HEAD, hard_rows(earlier, args.turns, folder))
        else:
            lines = chain(HEAD, rows(earlier, args.sizes, args.turns, folder))
        for line in lines:
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
