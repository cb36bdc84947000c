"""What it costs to come in: whole processes, from the start of the interpreter to its end, beside bare Python."""

from __future__ import annotations

import importlib.util
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.bench_engines import PATH_OF_BBP
from tools.bench_pairing import event

PLAYERS = 20
RUNS = 20
_PY4SWISS = """
import sys
from pathlib import Path
from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser
pairs = DutchEngine.generate_pairings(TrfParser.parse(Path(sys.argv[1])))
print(*(f"{pair.white} {pair.black}" for pair in pairs), sep="\\n")
"""


@dataclass(frozen=True)
class Process:
    """A command, and the seconds of the processor that it is to take at most, if there is such a goal."""

    title: str
    command: Sequence[str]
    goal: float | None = None


@dataclass(frozen=True)
class Taken:
    """What a process took."""

    process: Process
    seconds: float


def processes(file: Path) -> list[Process]:
    """What is measured: ours, and those of other programs that are here."""
    python = sys.executable
    hakem = (python, "-m", "hakem")
    found = [
        Process("bare Python", (python, "-c", "pass")),
        Process("import hakem", (python, "-c", "import hakem"), 0.05),
        Process("hakem --help", (*hakem, "--help"), 0.12),
        Process("hakem systems", (*hakem, "systems"), 0.12),
        Process(f"hakem pair, {PLAYERS} players", (*hakem, "pair", str(file), "--system", "dutch"), 0.12),
    ]
    if importlib.util.find_spec("py4swiss") is not None:
        found.append(Process(f"py4swiss, {PLAYERS} players", (python, "-c", _PY4SWISS, str(file))))
    if PATH_OF_BBP in os.environ:
        bbp = (os.environ[PATH_OF_BBP], "--dutch", str(file), "-p", os.devnull)
        found.append(Process(f"bbpPairings, {PLAYERS} players", bbp))
    return found


def door() -> tuple[Taken, ...]:
    """Every process; modules are compiled beforehand, as they are for everybody who comes a second time."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "event.trf")
        file.write_text(event(PLAYERS, "dutch", "2026"), encoding="utf-8")
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = str(Path(folder, "compiled"))
        return tuple(Taken(each, _best(each.command, environment)) for each in processes(file))


def _best(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """The best of several runs, in seconds of the processor; the first one only compiles."""
    _run(command, environment)
    return min(_run(command, environment) for _ in range(RUNS))


def _run(command: Sequence[str], environment: Mapping[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def cells(taken: Iterable[Taken]) -> list[list[str]]:
    """The rows of the table: what, at most, measured, whether it holds."""
    return [
        [
            each.process.title,
            "" if each.process.goal is None else f"{each.process.goal:g} s",
            f"{each.seconds:.3f} s",
            "" if each.process.goal is None else "yes" if each.seconds <= each.process.goal else "no",
        ]
        for each in taken
    ]
