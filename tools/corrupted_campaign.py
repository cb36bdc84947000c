"""Rounds with one thing changed, and what the verifier says: ``python -m tools.corrupted_campaign --rounds 1000``.

For every system and edition that the verifier proves, random events; in each of their rounds two opponents are
exchanged, or two pairs crossed, the colours of a board turned, the bye given to somebody else. All of these must be
refused, and the rounds as they were paired must be the best. The exit code is 6 if anything is not so.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from multiprocessing.pool import Pool as Pools

from tests.support.corrupted_rounds import PROVED, UNCHANGED, Corrupted, ProvedSystem, corrupted

from hakem.verify import VerdictKind

DIFFERENT = 6


def of_event(asked: tuple[ProvedSystem, int]) -> list[Corrupted]:
    """The verdicts on one event."""
    return list(corrupted(*asked))


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.corrupted_campaign", description="changed rounds are refused"
    )
    parser.add_argument("--rounds", type=int, default=1000, help="changed rounds of every system (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first event (%(default)s)")
    parser.add_argument("--system", help="only this one")
    parser.add_argument("--workers", type=int, default=2, help="processes (%(default)s)")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Ask, say what was not seen, and count."""
    args = arguments(argv)
    with Pool(args.workers) as pool:
        systems = [proved for proved in PROVED if args.system in (None, proved.system)]
        different = sum(of_system(proved, args, pool) for proved in systems)
    return DIFFERENT if different else 0


def of_system(proved: ProvedSystem, args: argparse.Namespace, pool: Pools) -> int:
    """How many verdicts on rounds of a system are not what they should be."""
    found: list[Corrupted] = []
    first = args.first
    while sum(one.how != UNCHANGED for one in found) < args.rounds:
        events = [(proved, number) for number in range(first, first + args.workers)]
        found += [one for verdicts in pool.map(of_event, events) for one in verdicts]
        first += args.workers
    wrong = [one for one in found if not one.is_seen]
    for one in wrong:
        print(f"{proved}, event {one.number}, round {one.round_no}, {one.how}: {one.kind.value}", flush=True)
    told = Counter(one.kind for one in found if one.how != UNCHANGED)
    paired = [one for one in found if one.how == UNCHANGED]
    mean = 1000 * sum(one.seconds for one in found) / len(found)
    refused = f"{told[VerdictKind.ILLEGAL]} illegal, {told[VerdictKind.NOT_BEST]} not the best"
    best = sum(one.kind is VerdictKind.BEST for one in paired)
    print(f"{proved}: {best} of {len(paired)} rounds the best; of {told.total()} changed ones {refused}", end="")
    print(f", {told.total() - told[VerdictKind.ILLEGAL] - told[VerdictKind.NOT_BEST]} not seen; {mean:.0f} ms a round")
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main())
