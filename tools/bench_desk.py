"""An event of 1,000 players and 11 rounds at the desk: opening it, an action, a whole process that enters a result."""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from hakem.desk.journal.entry import Draft, Head, JournalEntry, chained
from hakem.desk.journal.fold import difference
from hakem.desk.journal.state import EMPTY, Desk
from hakem.i18n import Json
from hakem.model import Mark, Round, Tournament
from hakem.model.changes import with_result
from hakem.simulation import Settings, simulate
from hakem.store.running import RunningEvent, open_event
from hakem.store.sqlite import SqliteStore
from hakem.values import replace
from tools.bench_lists import Measured

PLAYERS, ROUNDS = 1_000, 11
OPENED, ACTION, PROCESS = 0.5, 0.02, 0.3
"""Seconds of the processor that these may take."""

RUNS = 5
WORK: tuple[tuple[str, str, tuple[dict[str, Json], ...]], ...] = (
    (
        "a result",
        "result",
        ({"round": ROUNDS, "board": 7, "result": "1-0"}, {"round": ROUNDS, "board": 7, "result": "0-1"}),
    ),
    ("a remark", "note", ({"text": "one"}, {"text": "two"})),
    ("check-in", "check-in", ({"player": 9}, {"player": 9, "present": False})),
    ("undo", "undo", ({},)),
)
"""Actions with fields that change something at every turn."""


def desk() -> tuple[Measured, ...]:
    """Make such an event in a folder that goes when the work is done, and measure."""
    with tempfile.TemporaryDirectory() as name:
        path = str(Path(name) / "event.hakem")
        store = SqliteStore(name)
        store.create("event", journal(simulate(Settings(PLAYERS, ROUNDS, "desk")).tournament))
        store.close()
        opening = median(_taken(lambda: _opened(path)) for _ in range(RUNS))
        found = [_measured("opening the event", opening, OPENED)]
        with open_event(path) as event:
            found += [_measured(work, _action(event, action, fields), ACTION) for work, action, fields in WORK]
        found.append(_measured("hakem desk result, whole process", _process(path), PROCESS))
    return tuple(found)


def _opened(path: str) -> None:
    open_event(path).store.close()


def _action(event: RunningEvent, action: str, fields: tuple[dict[str, Json], ...]) -> float:
    return median(_taken(lambda turn=turn: event.do(action, fields[turn % len(fields)])) for turn in range(RUNS))  # type: ignore[misc]


def journal(t: Tournament) -> list[JournalEntry]:
    """The entries by which such an event comes to be: players one by one, every result by itself."""
    entries: list[JournalEntry] = []
    state = EMPTY

    def entered(action: str, after: Desk) -> None:
        nonlocal state
        head = entries[-1].head if entries else Head()
        changes: dict[str, Json] = {"changes": dict(difference(state, after))}
        entries.append(chained(Draft(action, changes, "2026-11-17T10:00:00Z"), head))
        state = after

    rules = replace(t.rules, system="dutch", edition="2026")
    entered("create", replace(state, tournament=replace(t, players=(), rounds=(), rules=rules)))
    for player in t.players:
        known = (*state.tournament.players, player)
        entered("add-player", replace(state, tournament=replace(state.tournament, players=known)))
    for number, rnd in enumerate(t.rounds, start=1):
        rounds = (*state.tournament.rounds, _open(rnd))
        closed = tuple(range(1, number))
        entered("pair", replace(state, tournament=replace(state.tournament, rounds=rounds), closed=closed))
        for board, game in enumerate(rnd.games, start=1):
            entered("result", replace(state, tournament=with_result(state.tournament, number, board, game.result)))
    return entries


def _open(rnd: Round) -> Round:
    games = (replace(g, white_mark=Mark.PENDING, black_mark=Mark.PENDING, played=True) for g in rnd.games)
    return replace(rnd, games=tuple(games))


def _taken(work: Callable[[], object]) -> float:
    before = time.process_time()
    work()
    return time.process_time() - before


def _process(path: str) -> float:
    """The processor time of whole processes, the one in the middle."""
    took = []
    for turn in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = ("1-0", "0-1")[turn % 2]
        command = [sys.executable, "-m", "hakem", "desk", "result", path, f"{ROUNDS}.3", result]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        took.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return median(took)


def _measured(work: str, seconds: float, goal: float) -> Measured:
    holds = "yes" if seconds <= goal else "**no**"
    return Measured(work, f"{goal * 1000:,.0f} ms", f"{seconds * 1000:,.1f} ms", holds)
