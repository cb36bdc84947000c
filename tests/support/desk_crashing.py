"""``hakem desk result EVENT -`` is killed while it enters results, again and again, at moments that nobody chose.

Every line that it has answered has to be in the journal afterwards, in order; of the
lines behind them the next one may be there, whole, and no other.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count

from hakem.desk.journal.asking import ActionAsked
from hakem.i18n import Json
from hakem.model import result_text
from hakem.store.opening import store_for
from hakem.store.running import create_event, open_event
from tests.support.crashing import LATEST, ROOT, Damage

PLAYERS = 24
AFTER = {"": "1-0", "1-0": "0-1", "0-1": "½-½", "½-½": "1-0"}
"""Which result is entered where another one stands."""


def desk_killed(target: str, times: int, seed: str = "desk") -> Damage:
    """Kill the command so many times, and look at the event after each."""
    chance = random.Random(f"{seed} {target}")
    _begin(target)
    acknowledged = unsaid = 0
    for _ in range(times):
        with open_event(target) as event:
            known = len(event.entries)
            games = enumerate(event.desk.tournament.rounds[0].games, start=1)
            stand = {board: result_text(game.result) for board, game in games}
        lines = _lines(stand)
        said, sent = _one_life(target, lines, chance.uniform(0, LATEST))
        with open_event(target) as event:
            assert event.store.verify(event.event) == len(event.entries)
            stored = [f"1.{entry.data['board']} {entry.data['result']}" for entry in event.entries[known:]]
        assert stored == sent[: len(stored)]
        assert said == stored[: len(said)]
        assert len(stored) - len(said) <= 1
        acknowledged, unsaid = acknowledged + len(said), unsaid + len(stored) - len(said)
    return Damage(times, acknowledged, unsaid)


def _begin(target: str) -> None:
    store, event = store_for(target)
    fields: dict[str, Json] = {"name": "Kupa", "system": "dutch", "rounds": 3, "colour": "white"}
    create_event(store, event, ActionAsked("create", fields))
    store.close()
    with open_event(target) as running:
        for number in range(1, PLAYERS + 1):
            running.do("add-player", {"name": f"Oyuncu {number}", "rating": 1500 + number})
        running.do("pair")


def _lines(stand: dict[int, str]) -> Iterator[str]:
    """Lines for ever, each of which changes something."""
    for number in count():
        board = number % len(stand) + 1
        stand[board] = AFTER[stand[board]]
        yield f"1.{board} {stand[board]}"


def _one_life(target: str, lines: Iterator[str], delay: float) -> tuple[list[str], list[str]]:
    """What the command answered before it was killed, and what it had been sent."""
    command = [sys.executable, "-m", "hakem", "desk", "result", target, "-", "--lang", "en"]
    entering = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT
    )
    assert entering.stdin is not None
    assert entering.stdout is not None
    sent: list[str] = []

    def send() -> None:
        with suppress(BrokenPipeError):
            for line in lines:
                sent.append(line)
                entering.stdin.write(line + "\n")  # type: ignore[union-attr]
                entering.stdin.flush()  # type: ignore[union-attr]

    sender = threading.Thread(target=send)
    sender.start()
    first = entering.stdout.readline()
    time.sleep(delay)
    entering.send_signal(signal.SIGKILL)
    said = first + entering.stdout.read()
    entering.stdout.close()
    assert entering.wait() == -signal.SIGKILL
    sender.join()
    with suppress(BrokenPipeError):
        entering.stdin.close()
    return [line.partition(":")[0] for line in said.splitlines(keepends=True) if line.endswith("\n")], sent
