"""Engines against judges over dense events: ``python -m tools.dense_campaign --rounds 50000``.

Every system and edition that has a slow judge pairs so many rounds of small
events in which nearly everybody has met everybody. The judge pairs them too,
and where brackets are searched quickly the exact way does. A round that comes
out differently is written to a file of its own; a round over which the judge
takes too long is counted as capped. The exit code is 6 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from multiprocessing import Pool
from pathlib import Path
from typing import TextIO

from tests.support.against_judges import JUDGES, Capped, Difference, Name, differences, paired, system_of
from tests.support.dense_events import course

from hakem.formats import dump_native

DIFFERENT = 6
SIZES = range(8, 17)
SMALLER = (8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 14, 15, 16)
"""For a judge who tries transposition after transposition."""

BATCH = 64


@dataclass(slots=True)
class Tally:
    """What came of some rounds."""

    rounds: int = 0
    without_pairing: int = 0
    capped: int = 0
    different: list[tuple[int, Difference]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count the rounds of another one too."""
        self.rounds += other.rounds
        self.without_pairing += other.without_pairing
        self.capped += other.capped
        self.different += other.different


def compared(seed: int, name: Name, cap: float) -> Tally:
    """All rounds of one event."""
    system = system_of(name)
    tally = Tally()
    for before in course(seed, partial(paired, system), SMALLER if name == ("dutch", "2009") else SIZES):
        tally.rounds += 1
        tally.without_pairing += paired(system, before) is None
        try:
            tally.different += [(seed, found) for found in differences(name, system, before, cap)]
        except Capped:
            tally.capped += 1
    return tally


def campaign(name: Name, args: argparse.Namespace, progress: Callable[[Tally], None]) -> Tally:
    """As many events as it takes for so many rounds."""
    tally = Tally()
    work = partial(compared, name=name, cap=args.cap)
    with Pool(args.workers) as pool:
        for first in count(args.seed, BATCH):
            for found in pool.imap_unordered(work, range(first, first + BATCH)):
                tally.add(found)
                progress(tally)
            if tally.rounds >= args.rounds:
                return tally
    raise AssertionError("there are always more seeds")


class Progress:
    """One line that says how far it is: over itself on a terminal, every half minute elsewhere."""

    def __init__(self, name: Name, rounds: int, out: TextIO) -> None:
        self._title = " ".join(name)
        self._rounds = rounds
        self._out = out
        self._begun = self._said = time.monotonic()

    def __call__(self, tally: Tally) -> None:
        now = time.monotonic()
        on_terminal = self._out.isatty()
        if now - self._said < (0.2 if on_terminal else 30):
            return
        self._said = now
        left = (now - self._begun) / tally.rounds * max(0, self._rounds - tally.rounds) if tally.rounds else 0
        done = f"{tally.rounds} of {self._rounds} rounds, {len(tally.different)} different, {tally.capped} capped"
        line = f"{self._title}: {done}, {left:.0f} s left"
        print(f"\r{line:<78}" if on_terminal else line, end="" if on_terminal else "\n", file=self._out, flush=True)

    def end(self) -> None:
        """Leave the line."""
        if self._out.isatty():
            print("\r" + " " * 78, end="\r", file=self._out)


def kept(folder: Path, name: Name, different: Sequence[tuple[int, Difference]]) -> Iterator[str]:
    """Write every round that differs to a file, and tell what was found."""
    for seed, found in different:
        folder.mkdir(parents=True, exist_ok=True)
        round_no = found.before.next_round
        path = folder / f"{'-'.join(name)}-{seed}-{round_no}-{found.other_way.replace(' ', '-')}.json"
        path.write_text(dump_native(found.before).text, encoding="utf-8")
        yield f"  {path}: round {round_no}"
        yield f"    engine: {_told(found.engine)}"
        yield f"    {found.other_way}: {_told(found.other)}"


def _told(found: object) -> str:
    if not isinstance(found, tuple):
        return "no pairing"
    pairs, bye = found
    boards = " ".join(f"{white}-{black}" for white, black in sorted(pairs))
    return boards if bye is None else f"{boards} {bye}"


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.dense_campaign", description="engines against judges")
    parser.add_argument("--rounds", type=int, default=50_000, help="rounds of every system and edition (%(default)s)")
    parser.add_argument("--system", choices=sorted({system for system, _ in JUDGES}), help="only this system")
    parser.add_argument("--edition", choices=sorted({edition for _, edition in JUDGES}), help="only this edition")
    parser.add_argument("--seed", type=int, default=1, help="the first event (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--cap", type=float, default=2.0, help="seconds a judge may take over a round (%(default)s)")
    parser.add_argument("--folder", type=Path, default=Path("build/dense"), help="for rounds that differ (%(default)s)")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Compare, and say what differs."""
    args = arguments(argv)
    names = [n for n in JUDGES if args.system in (None, n[0]) and args.edition in (None, n[1])]
    different = False
    for name in names:
        begun = time.monotonic()
        progress = Progress(name, args.rounds, sys.stderr)
        tally = campaign(name, args, progress)
        progress.end()
        print(
            f"{' '.join(name)}: {tally.rounds} rounds compared, {len(tally.different)} different, "
            f"{tally.capped} capped, {tally.without_pairing} without a pairing, {time.monotonic() - begun:.0f} s",
            flush=True,
        )
        for line in kept(args.folder, name, tally.different):
            print(line)
        different = different or bool(tally.different)
    return DIFFERENT if different else 0


if __name__ == "__main__":
    sys.exit(main())
