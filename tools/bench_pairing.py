"""Pairing one round with every engine, size by size: what each took, and whether it did the same work."""

from __future__ import annotations

import json
import math
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from hakem.facts.rewind import before_round
from hakem.formats import TRF16, dump_trf
from hakem.model import Event
from hakem.simulation import Settings, simulate
from tools.bench_engines import Engine

SIZES = (20, 50, 100, 200, 500, 1_000, 2_000, 5_000)
SEED = "hakem bench"
ROUNDS = 9
PLAYED = 5
DUTCH_EVENT = "2026"
GROWTH_FROM, GROWTH_TO = 500, 5_000

_KILLED = {-signal.SIGXCPU, 128 + signal.SIGXCPU}

Opponents = frozenset[frozenset[int]]
"""Who meets whom, whatever the colours."""


@dataclass(frozen=True)
class Timing:
    """One measurement. Without ``seconds``, ``words`` says why there are none."""

    seconds: float | None = None
    opponents: Opponents = frozenset()
    words: str = ""


@dataclass(frozen=True)
class Row:
    """One engine at all sizes that were tried."""

    engine: Engine
    timings: Mapping[int, Timing]

    @property
    def seconds(self) -> dict[int, float]:
        """The sizes at which it was measured."""
        return {size: timing.seconds for size, timing in self.timings.items() if timing.seconds is not None}

    @property
    def given_up(self) -> tuple[int, str] | None:
        """The size at which it was given up, and why."""
        return next(((size, timing.words) for size, timing in self.timings.items() if timing.words), None)

    @property
    def growth(self) -> tuple[float, int, int] | None:
        """The exponent of growth and the sizes between which it was taken.

        Those are 500 and 5,000, or the two largest it was measured at if it did not come so far.
        """
        seconds = self.seconds
        sizes = sorted(seconds)[-2:]
        if GROWTH_FROM in seconds and GROWTH_TO in seconds:
            sizes = [GROWTH_FROM, GROWTH_TO]
        if len(sizes) < 2:
            return None
        first, last = sizes
        return math.log(seconds[last] / seconds[first]) / math.log(last / first), first, last


def event(size: int, system: str, edition: str) -> str:
    """A tournament after five of nine rounds, as the TRF that all engines can read."""
    made = simulate(Settings(size, ROUNDS, SEED, system=system, edition=edition)).tournament
    t = replace(before_round(made, PLAYED + 1), event=Event(name=f"{size} players"))
    return dump_trf(t, TRF16).text


def measured(
    engines: Mapping[str, Engine], sizes: Iterable[int], limit: float, say: Callable[[str], None]
) -> tuple[Row, ...]:
    """Every engine that is there at every size; not beyond the size at which it takes longer than the limit."""
    found: dict[str, dict[int, Timing]] = {key: {} for key, engine in engines.items() if engine.is_there}
    with tempfile.TemporaryDirectory() as folder:
        for size in sorted(sizes):
            for key, timings in found.items():
                if any(timing.words for timing in timings.values()):
                    continue
                timings[size] = _timing(key, _file(Path(folder), engines[key], size), limit)
                say(f"{size:>6} players, {engines[key].title}: {timings[size].words or timings[size].seconds}")
    return tuple(Row(engines[key], timings) for key, timings in found.items())


def _file(folder: Path, engine: Engine, size: int) -> Path:
    """The event that engines of one system share: all editions of the Dutch system, else one for each edition."""
    edition = DUTCH_EVENT if engine.system == "dutch" else engine.edition
    file = folder / f"{engine.system}-{edition}-{size}.trf"
    if not file.exists():
        file.write_text(event(size, engine.system, edition), encoding="utf-8")
    return file


def _timing(key: str, file: Path, limit: float) -> Timing:
    """One engine on one file, in a process of its own."""
    command = [sys.executable, "-m", "tools.bench_engines", key, str(file), str(limit)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
    if done.returncode in _KILLED:
        return Timing(words=f"> {limit:g} s")
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        return Timing(words=f"failed ({reason.split(':')[0]})")
    answer = json.loads(done.stdout)
    if answer["seconds"] > limit:
        return Timing(words=f"> {limit:g} s")
    return Timing(answer["seconds"], frozenset(frozenset(pair) for pair in answer["pairs"]))


def counterpart(row: Row, rows: Iterable[Row]) -> Row | None:
    """Our engine with the same edition; None for ours."""
    if row.engine.is_ours:
        return None
    rules = (row.engine.system, row.engine.edition)
    return next(o for o in rows if o.engine.is_ours and (o.engine.system, o.engine.edition) == rules)


def different_at(row: Row, other: Row) -> list[int]:
    """The sizes at which the two rounds are not the same."""
    return [size for size in row.seconds if row.timings[size].opponents != other.timings[size].opponents]
