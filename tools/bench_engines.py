"""The engines that the bench compares, each called as its own documentation says.

``python -m tools.bench_engines KEY FILE SECONDS`` measures one engine on one
file and prints what it found. Every measurement is a process of its own: then
all have the same conditions, and one that takes too long can be ended.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import math
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from hakem.facts import Card, cards
from hakem.formats import parse_bytes
from hakem.model import Colour, PlayerId, Tournament
from hakem.pairing import system_for

PATH_OF_BBP = "HAKEM_BBP"
"""The environment variable that says where bbpPairings is."""

RUNS = 50
PATIENCE = 2.0
"""A measurement is the best of so many runs, but none is begun that is likely to end after so many seconds."""

Pairs = list[tuple[int, int]]
"""Who plays whom; 0 stands for the bye."""

Work = Callable[[], Pairs]


def _hakem(edition: str, name: str = "dutch") -> Callable[[Path], Work]:
    def ready(file: Path) -> Work:
        t = _read(file)
        system = system_for(name, edition, t)

        def work() -> Pairs:
            round_ = system.pair(t)
            return [(b.white, b.black) for b in round_.boards] + [(bye.player, 0) for bye in round_.byes]

        return work

    return ready


def _exact(file: Path) -> Work:
    """Our engine without the quick way through a bracket: every bracket is weighed."""
    quick = _hakem("2026")(file)

    def work() -> Pairs:
        with mock.patch("hakem.pairing.swiss.brackets.whole_round.search", return_value=None):
            return quick()

    return work


def _py4swiss(engine: str) -> Callable[[Path], Work]:
    """The engine takes what the package's own reader makes of the file."""

    def ready(file: Path) -> Work:
        reader: Any = importlib.import_module("py4swiss.trf")
        engines: Any = importlib.import_module("py4swiss.engines")
        parsed = reader.TrfParser.parse(file)
        return lambda: [(pair.white, pair.black) for pair in getattr(engines, engine).generate_pairings(parsed)]

    return ready


def _caissify(file: Path) -> Work:
    """The engine takes a list of players with their histories, made here from the file."""
    package: Any = importlib.import_module("caissify_pairings")
    t = _read(file)
    made = cards(t)
    players = [_caissify_player(card, made) for card in made.values()]
    met = {(game.white, game.black) for rnd in t.rounds for game in rnd.games}
    first = (t.initial_colour or Colour.WHITE).name.lower()

    def work() -> Pairs:
        pairs = package.generate_pairings("dutch", players, met, t.next_round, t.rounds_total, initial_color=first)
        return [(pair["white_id"], pair["black_id"] or 0) for pair in pairs]

    return work


def _caissify_player(card: Card, made: Mapping[PlayerId, Card]) -> dict[str, object]:
    """A player as that package documents it: colours and floats of every round that was played."""
    floats = []
    for entry in card.entries:
        before = entry.round_no - 1
        own = card.score_after(before)
        other = own if entry.opponent is None else made[entry.opponent].score_after(before)
        down = entry.opponent is None or own > other
        floats.append("down" if down else "up" if own < other else "none")
    return {
        "id": card.player.id,
        "name": card.player.name,
        "score": float(card.score),
        "rating": card.player.rating or 0,
        "starting_number": card.player.number,
        "color_hist": [entry.colour.name.lower() for entry in card.entries if entry.colour and entry.played],
        "float_history": floats,
        "bye_count": sum(entry.opponent is None for entry in card.entries),
    }


def _bbp(system: str) -> Callable[[Path], Work]:
    """A whole process: it starts, reads the file, pairs and writes the pairs."""

    def ready(file: Path) -> Work:
        program = os.environ[PATH_OF_BBP]

        def work() -> Pairs:
            with tempfile.TemporaryDirectory() as folder:
                out = Path(folder, "pairs")
                done = subprocess.run([program, system, file, "-p", out], check=False, stdout=subprocess.DEVNULL)
                if done.returncode != 0:
                    sys.exit(done.returncode if done.returncode > 0 else 128 - done.returncode)
                lines = out.read_text(encoding="utf-8").splitlines()[1:]
            return [(int(white), int(black)) for white, black in (line.split() for line in lines if line)]

        return work

    return ready


def _read(file: Path) -> Tournament:
    return parse_bytes(file.read_bytes()).require()


@dataclass(frozen=True)
class Engine:
    """One engine. ``package`` is what must be installed for it, ``edition`` the edition of the rules that it knows."""

    name: str
    edition: str
    ready: Callable[[Path], Work]
    package: str = ""
    whole_process: bool = False
    system: str = "dutch"

    @property
    def is_ours(self) -> bool:
        """Whether the engine is Hakem."""
        return not self.package and not self.whole_process

    @property
    def is_there(self) -> bool:
        """Whether it can be measured here."""
        if self.whole_process:
            return PATH_OF_BBP in os.environ
        return self.is_ours or importlib.util.find_spec(self.package.replace("-", "_")) is not None

    @property
    def title(self) -> str:
        """The name with the version of a package."""
        return f"{self.name} {importlib.metadata.version(self.package)}" if self.package else self.name


ENGINES = {
    "hakem-2026": Engine("Hakem, edition 2026", "2026", _hakem("2026")),
    "caissify": Engine("caissify-pairings", "2026", _caissify, package="caissify-pairings"),
    "bbp": Engine("bbpPairings, whole process", "2026", _bbp("--dutch"), whole_process=True),
    "hakem-2017": Engine("Hakem, edition 2017", "2017", _hakem("2017")),
    "py4swiss": Engine("py4swiss", "2017", _py4swiss("DutchEngine"), package="py4swiss"),
}
"""What is compared, in the order of the table; each with ours of the same edition."""


def _ours(system: str, edition: str) -> Engine:
    return Engine(f"Hakem, {system.title()} {edition}", edition, _hakem(edition, system), system=system)


OTHER_SYSTEMS = {
    "lim-2026": _ours("lim", "2026"),
    "lim-2009": _ours("lim", "2009"),
    "dubov-2026": _ours("dubov", "2026"),
    "py4swiss-dubov": Engine("py4swiss Dubov", "2026", _py4swiss("DubovEngine"), package="py4swiss", system="dubov"),
    "dubov-2009": _ours("dubov", "2009"),
    "burstein-2026": _ours("burstein", "2026"),
    "py4swiss-burstein": Engine(
        "py4swiss Burstein", "2026", _py4swiss("BursteinEngine"), package="py4swiss", system="burstein"
    ),
    "burstein-2009": _ours("burstein", "2009"),
    "bbp-burstein": Engine(
        "bbpPairings Burstein, whole process", "2009", _bbp("--burstein"), whole_process=True, system="burstein"
    ),
}
"""The other Swiss systems, each engine after ours with the same rules."""

WAYS = {
    "hakem-2026": ENGINES["hakem-2026"],
    "hakem-exact": Engine("Hakem, edition 2026, exact way alone", "2026", _exact),
}
"""Our engine as it is, and with every bracket paired the exact way."""


def processor_seconds() -> float:
    """What this process and those it has waited for have had of the processor: others on the machine do not count.

    No engine has a second thread, and the clock of the thread stays exact when
    the processor time of the process is limited; that of the process does not.
    """
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.thread_time() + children.ru_utime + children.ru_stime


def best(work: Work) -> tuple[float, Pairs]:
    """The best of several runs, and the pairs."""
    fastest, spent, pairs = math.inf, 0.0, Pairs()
    for _ in range(RUNS):
        started = processor_seconds()
        pairs = work()
        taken = processor_seconds() - started
        fastest, spent = min(fastest, taken), spent + taken
        if spent + taken > PATIENCE:
            break
    return fastest, pairs


def main(key: str, file: str, seconds: str) -> int:
    """Measure one engine; the system ends the process soon after so many seconds of the processor."""
    work = (ENGINES | WAYS | OTHER_SYSTEMS)[key].ready(Path(file))
    limit = math.ceil(time.process_time() + float(seconds) + PATIENCE)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    fastest, pairs = best(work)
    json.dump({"seconds": fastest, "pairs": pairs}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
