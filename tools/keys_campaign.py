"""What was typed against what is recorded, in a real browser: ``python -m tools.keys_campaign --sequences 2000``.

Every seed is an event, a page that was reached in some way, and 20 to 60 keys while
phones, programs and another arbiter write too; the model of the keys
(``tests/support/keys_model.py``) says what has to come of it. It goes on where it was
stopped; ``--anew`` begins again, ``--seed N`` repeats one and cuts it to what still
differs. The exit code is 6 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tests.support.browser import running_browser
from tests.support.keys_driver import KeysDesk, Played, keys_desk
from tests.support.keys_sequences import Afternoon, sequence, shorter, without

DIFFERENT = 6
BATCH = 20
"""Sequences for which one server and one browser serve."""


@dataclass(slots=True)
class Tally:
    """What came of the sequences so far, kept in a file."""

    done: set[int] = field(default_factory=set)
    presses: int = 0
    different: dict[int, str] = field(default_factory=dict)

    def add(self, seed: int, presses: int, told: str) -> None:
        """Count a sequence."""
        self.done.add(seed)
        self.presses += presses
        if told:
            self.different[seed] = told

    def write(self, path: Path) -> None:
        """Keep it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = {"done": sorted(self.done), "presses": self.presses, "different": self.different}
        path.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Tally:
        """What was kept; nothing if there is no such file."""
        if not path.exists():
            return cls()
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return cls(set(kept["done"]), kept["presses"], {int(seed): told for seed, told in kept["different"].items()})


def batch(seeds: Sequence[int]) -> list[tuple[int, int, str]]:
    """Some sequences with one server and one browser: the seed of each, its presses, what differed in words."""
    with a_desk() as desk:
        return [_played(desk, seed) for seed in seeds]


@contextmanager
def a_desk() -> Iterator[KeysDesk]:
    """A server and a browser of our own."""
    with (
        tempfile.TemporaryDirectory(prefix="keys-") as folder,
        running_browser() as browser,
        keys_desk(Path(folder), browser) as desk,
    ):
        yield desk


def _played(desk: KeysDesk, seed: int) -> tuple[int, int, str]:
    """One sequence; one that breaks off counts as different and does not stop the others."""
    try:
        return _counted(seed, desk.play(sequence(seed)))
    except Exception as error:
        return seed, 0, f"{sequence(seed)}\n  ≠ it broke off: {error!r}"


def _counted(seed: int, played: Played) -> tuple[int, int, str]:
    return seed, played.presses, told(played) if played.differences else ""


def told(played: Played) -> str:
    """A sequence with what was typed, what differed and what was seen."""
    parts = (str(played.sequence), *(f"  ≠ {each}" for each in played.differences), *(f"    {e}" for e in played.log))
    return "\n".join(parts)


def campaign(args: argparse.Namespace, out: Callable[[str], None]) -> Tally:
    """All sequences that were not yet played."""
    tally = Tally() if args.anew else Tally.read(args.state)
    tally.done -= set(tally.different)  # whether they still differ is asked again
    tally.different = {}
    left = [seed for seed in range(args.first, args.first + args.sequences) if seed not in tally.done]
    batches = [left[at : at + BATCH] for at in range(0, len(left), BATCH)]
    begun, before = time.monotonic(), len(tally.done)
    with get_context("spawn").Pool(args.workers, maxtasksperchild=1) as pool:
        for results in pool.imap_unordered(batch, batches):
            for seed, presses, differs in results:
                tally.add(seed, presses, differs)
                if differs:
                    out(differs)
            tally.write(args.state)
            now = len(tally.done) - before
            rest = (time.monotonic() - begun) / now * (len(left) - now)
            out(f"{_line(tally)}, {rest:.0f} s left")
    return tally


def _line(tally: Tally) -> str:
    return f"{len(tally.done)} sequences, {tally.presses} presses, {len(tally.different)} different"


def cut(desk: KeysDesk, whole: Afternoon) -> Played | None:
    """The shortest beginning of a sequence that still differs, without the steps that it does not need."""
    least, most = 0, sum(len(step.keys) or 1 for step in whole.steps)
    found = desk.play(whole)
    if not found.differences:
        return None
    while most - least > 1:
        middle = (least + most) // 2
        played = desk.play(shorter(whole, middle))
        if played.differences:
            most, found = middle, played
        else:
            least = middle
    return _without_needless(desk, found)


def _without_needless(desk: KeysDesk, found: Played) -> Played:
    for nth in reversed(range(len(found.sequence.steps))):
        played = desk.play(without(found.sequence, nth))
        if played.differences:
            found = played
    return found


def repeated(seed: int, out: Callable[[str], None]) -> bool:
    """One sequence again, cut where it differs; whether it does."""

    with a_desk() as desk:
        desk.patience = 3
        found = cut(desk, sequence(seed))
    out(str(sequence(seed)))
    out("no difference" if found is None else told(found))
    return found is not None


def arguments(argv: Iterable[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.keys_campaign", description="keys against what is recorded")
    parser.add_argument("--sequences", type=int, default=2000, help="so many (%(default)s)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--seed", type=int, help="only this one, cut to what differs")
    parser.add_argument("--anew", action="store_true", help="do not go on where it was stopped")
    parser.add_argument("--state", type=Path, default=Path("build/keys/state.json"), help="what was done (%(default)s)")
    return parser.parse_args(None if argv is None else list(argv))


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and say what differs."""
    args = arguments(argv)

    def out(line: str) -> None:
        print(line, flush=True)

    if args.seed is not None:
        return DIFFERENT if repeated(args.seed, out) else 0
    tally = campaign(args, out)
    out(_line(tally) + (f": seeds {sorted(tally.different)}" if tally.different else ""))
    return DIFFERENT if tally.different else 0


if __name__ == "__main__":
    sys.exit(main())
