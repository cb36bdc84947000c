"""What fits into the time: groups of tests by nearness, in each of them the shortest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools.quick.durations import ROOT, FileTimes
from tools.quick.nearness import SHAPE

SHORT = ""
"""The name of all short tests of a file together."""

OF_A_FILE = 0.05
"""Seconds that it takes to load a file of tests."""


@dataclass(frozen=True, slots=True)
class Part:
    """What is run or left out as one: the short tests of a file together, or a slow one."""

    file: str
    test: str
    group: int
    tests: int
    seconds: float


@dataclass(slots=True)
class Plan:
    """What is run, in this order, and what is left out."""

    run: list[Part] = field(default_factory=list)
    left: list[Part] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """Recorded seconds of what is run."""
        return sum(part.seconds for part in self.run)

    @property
    def files(self) -> list[str]:
        """The files of what is run, the nearest first."""
        return list(dict.fromkeys(part.file for part in self.run))

    def shares(self, workers: int) -> list[list[str]]:
        """The files for each worker, the nearest first: every next one goes to whoever has least to do."""
        seconds = {file: OF_A_FILE + sum(p.seconds for p in self.run if p.file == file) for file in self.files}
        shares: list[list[str]] = [[] for _ in range(min(workers, len(seconds)))]
        for file in self.files:
            min(shares, key=lambda share: sum(seconds[each] for each in share)).append(file)
        return shares


def parts_of(file: str, group: int, times: FileTimes) -> Iterator[Part]:
    """The parts of a file."""
    if times.tests:
        yield Part(file, SHORT, group, times.tests, times.seconds)
    for test, seconds in times.slow.items():
        yield Part(file, test, group, 1, seconds)


def planned(near: Mapping[Path, int], durations: Mapping[str, FileTimes], seconds: float) -> Plan:
    """The nearest tests that fit into so many seconds of all workers together."""
    plan = Plan()
    groups = {path.relative_to(ROOT).as_posix(): group for path, group in near.items()}
    parts = [
        part for file, times in durations.items() if file in groups for part in parts_of(file, groups[file], times)
    ]
    left = seconds
    loaded: set[str] = set()
    for part in sorted(parts, key=lambda part: (part.group, part.seconds)):
        cost = part.seconds + (0 if part.file in loaded else OF_A_FILE)
        if cost <= left and not (part.group == SHAPE and part.test):
            left -= cost
            loaded.add(part.file)
            plan.run.append(part)
        else:
            plan.left.append(part)
    far = [part for file, times in durations.items() if file not in groups for part in parts_of(file, len(near), times)]
    plan.left += far
    return plan


def told(parts: Iterable[Part]) -> str:
    """How many tests with how much time."""
    listed = list(parts)
    return f"{sum(part.tests for part in listed):,} tests, {sum(part.seconds for part in listed):,.0f} s"
