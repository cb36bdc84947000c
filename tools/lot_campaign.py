"""Rounds that rest on the lot of the colours: ``python -m tools.lot_campaign --rounds 20000``.

Every Swiss system and edition pairs the first rounds of fresh events of 8 to 60 players with any acceleration, in
which the lot is declared, is not, or is contradicted by round 1. The judge pairs small ones too and gives the colours
of the others, ``check`` pairs them again, and the verifier has to call them the best. A difference is told with
what repeats it, ``--system lim --edition 2009 --seed 17``. What was compared stands in a file, from which a campaign
that was stopped goes on. The exit code is 6 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from multiprocessing import Pool
from pathlib import Path

from tests.support.against_judges import JUDGES, Name
from tests.support.lot_matches import MATCHES, lot_matches
from tests.support.lot_rounds import LotRound, lot_rounds

DIFFERENT = 6
NAMES: tuple[Name, ...] = (*JUDGES, *MATCHES)
BATCH = 8
KEPT_EVERY = 5
"""Seconds after which what was compared is written down again: so much is lost where it is stopped."""


@dataclass
class Compared:
    """What came of a system: the next event; rounds, how many the judge paired whole, and how many were proved."""

    next: int = 0
    rounds: int = 0
    whole: int = 0
    proved: int = 0
    different: list[str] = field(default_factory=list)

    def add(self, found: Sequence[LotRound]) -> None:
        """Count the rounds of an event."""
        self.rounds += len(found)
        self.whole += sum(one.whole for one in found)
        self.proved += sum(one.proved for one in found)
        self.different += [str(difference) for one in found for difference in one.differences]


def of_event(asked: tuple[Name, int]) -> list[LotRound]:
    """The rounds of one event."""
    name, seed = asked
    return list((lot_matches if name in MATCHES else lot_rounds)(name, seed))


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.lot_campaign", description="rounds that rest on the lot")
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds of all systems together (%(default)s)")
    parser.add_argument("--system", help="only this one")
    parser.add_argument("--edition", help="only this one of the system")
    parser.add_argument("--seed", type=int, help="only the event of this seed, again; nothing is kept of it")
    parser.add_argument("--workers", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--kept", type=Path, default=Path("build/lot.json"), help="what was compared (%(default)s)")
    parser.add_argument("--anew", action="store_true", help="forget what was compared before")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Compare, say what differs as it comes, and count."""
    args = arguments(argv)
    names = [name for name in NAMES if args.system in (None, name[0]) and args.edition in (None, name[1])]
    if args.seed is not None:
        return again(names, args.seed)
    done = {name: Compared() for name in names} if args.anew else compared_before(args.kept, names)
    wanted, said = -(-args.rounds // len(names)), time.monotonic()
    kept = said
    with Pool(args.workers) as pool:
        while waiting := [name for name in names if done[name].rounds < wanted]:
            asked = [(name, done[name].next + n) for name in waiting for n in range(BATCH)]
            for (name, seed), found in zip(asked, pool.imap(of_event, asked), strict=True):
                done[name].add(found)
                done[name].next = seed + 1
                for one in found:
                    told(one)
                if time.monotonic() - kept > KEPT_EVERY:
                    kept = time.monotonic()
                    keep(args.kept, done)
            keep(args.kept, done)
            if time.monotonic() - said > 30:
                said = time.monotonic()
                print(f"{rounds_of(done)} of {args.rounds} rounds", file=sys.stderr, flush=True)
    for name, compared in done.items():
        print(
            f"{' '.join(name)}: {compared.rounds} rounds compared, {len(compared.different)} different, "
            f"{compared.whole} paired whole by the judge, {compared.proved} proved"
        )
    print(f"{rounds_of(done)} rounds")
    return DIFFERENT if any(one.different for one in done.values()) else 0


def again(names: Sequence[Name], seed: int) -> int:
    """Compare one event of each system once more."""
    found = [one for name in names for one in of_event((name, seed))]
    for one in found:
        told(one)
    print(f"{len(found)} rounds")
    return DIFFERENT if any(one.differences for one in found) else 0


def told(found: LotRound) -> None:
    """Say what differs in a round, and what repeats it."""
    for each in found.differences:
        system, edition = each.name
        print(f"{each}\n  --system {system} --edition {edition} --seed {each.seed}", flush=True)


def rounds_of(done: Mapping[Name, Compared]) -> int:
    """How many rounds have been compared."""
    return sum(one.rounds for one in done.values())


def compared_before(path: Path, names: Sequence[Name]) -> dict[Name, Compared]:
    """What an earlier campaign has compared."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: Compared(**kept.get(" ".join(name), {})) for name in names}


def keep(path: Path, done: dict[Name, Compared]) -> None:
    """Write down what was compared, at once or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    other = path.with_suffix(".new")
    other.write_text(json.dumps({" ".join(name): asdict(one) for name, one in done.items()}), encoding="utf-8")
    other.replace(path)


if __name__ == "__main__":
    sys.exit(main())
