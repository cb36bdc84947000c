"""Reading and writing large events: seconds by size, and how fast they grow with it."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable

from hakem.formats import dump_native, dump_trf, parse_native, parse_trf
from hakem.model import Game, Mark, Player, PlayerId, Round, Tournament

SIZES = (1_250, 2_500, 5_000, 10_000)
ROUNDS = 11


def event(players: int) -> Tournament:
    """A tournament of that size with every game drawn."""
    games = tuple(Game(PlayerId(n), PlayerId(n + 1), Mark.DRAW, Mark.DRAW) for n in range(1, players, 2))
    field = tuple(Player(PlayerId(n), n, f"Yıldız, Gülşen {n}", rating=2000) for n in range(1, players + 1))
    return Tournament(field, ROUNDS, (Round(games),) * ROUNDS)


def seconds(work: Callable[[], object]) -> float:
    """The best of three runs."""
    best = math.inf
    for _ in range(3):
        started = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - started)
    return best


def main() -> int:
    """Print a table; the last column is the exponent of growth from the smallest to the largest size."""
    events = {size: event(size) for size in SIZES}
    trf = {size: dump_trf(t).text for size, t in events.items()}
    native = {size: dump_native(t).text for size, t in events.items()}
    jobs: dict[str, Callable[[int], object]] = {
        "write TRF26": lambda size: dump_trf(events[size]),
        "read TRF26": lambda size: parse_trf(trf[size]),
        "write JSON": lambda size: dump_native(events[size]),
        "read JSON": lambda size: parse_native(native[size]),
    }
    print(f"{f'{ROUNDS} rounds, players:':<20}" + "".join(f"{size:>9}" for size in SIZES) + f"{'growth':>9}")
    for name, job in jobs.items():
        taken = [seconds(lambda job=job, size=size: job(size)) for size in SIZES]  # type: ignore[misc]
        growth = math.log(taken[-1] / taken[0]) / math.log(SIZES[-1] / SIZES[0])
        print(f"{name:<20}" + "".join(f"{value:8.2f}s" for value in taken) + f"{growth:9.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
