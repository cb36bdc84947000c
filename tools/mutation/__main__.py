"""``python -m tools.mutation [TARGET …]``: every mutant that no test notices, unless it is explained why none can.

What is found is kept in ``.mutation`` and holds as long as module and tests are
the same, so a run that was stopped goes on where it was. Mutants that change
nothing anybody could notice stand in ``explained.toml`` with the reason; the
exit code is 6 if there are others, or if an explanation is about none.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.mutation.planted import SOURCES, path_of
from tools.mutation.targets import TARGETS, Target, explanations
from tools.mutation.zygote import KILLED, TIMEOUT

ROOT = SOURCES.parent
KEPT = ROOT / ".mutation"
UNEXPLAINED = 6


def kept_at(target: Target) -> Path:
    """Where the results of a target are kept."""
    return KEPT / f"{target.name}.json"


def run(target: Target) -> str:
    """Run the mutants of one target in a process of its own; what it complained about, if it failed."""
    command = [sys.executable, "-m", "tools.mutation.zygote", target.name, str(kept_at(target))]
    path = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    return "" if done.returncode == 0 else f"{target.name}: {done.stdout[-2000:]}{done.stderr[-2000:]}"


def report(targets: Iterable[Target]) -> int:
    """Print what came of every module, then every survivor without an explanation; how many those are."""
    reasons = explanations()
    left: list[str] = []
    needed: set[tuple[str, str]] = set()
    print(f"{'module':<40} {'mutants':>7} {'killed':>7} {'late':>5} {'explained':>9} {'left':>5}")
    for target in targets:
        results = json.loads(kept_at(target).read_text(encoding="utf-8"))["results"]
        for module, found in results.items():
            survivors = {name: r for name, r in found.items() if r["outcome"] not in (KILLED, TIMEOUT)}
            needed |= {(module, name) for name in survivors}
            unexplained = {name: r for name, r in survivors.items() if (module, name) not in reasons}
            left += [_shown(module, name, result) for name, result in unexplained.items()]
            count = Counter(result["outcome"] for result in found.values())
            numbers = (len(found), count[KILLED], count[TIMEOUT], len(survivors) - len(unexplained), len(unexplained))
            print("{:<40} {:>7} {:>7} {:>5} {:>9} {:>5}".format(module.removeprefix("hakem."), *numbers))
        modules = {f"hakem.{name}" for name in target.modules}
        left += [
            f"explained, but noticed: {m}: {name}" for m, name in reasons if m in modules and (m, name) not in needed
        ]
    print("\n".join(["", *left]) if left else "")
    return len(left)


def _shown(module: str, name: str, result: dict[str, Any]) -> str:
    place = f"{path_of(module).relative_to(ROOT)}:{result['line']}"
    where = name.split(": ", maxsplit=1)[0]
    return f"{place}: {where}: {result['outcome']}\n  - {result['was']}\n  + {result['now']}\n  = {name}"


def main(arguments: list[str] | None = None) -> int:
    """Run what was asked for and report it."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="names of targets; without any, all of them")
    parser.add_argument("--workers", type=int, default=1, help="so many targets at a time")
    parser.add_argument("--fresh", action="store_true", help="forget what is kept")
    args = parser.parse_args(arguments)
    chosen = [t for t in TARGETS if t.name in args.targets] or list(TARGETS)
    KEPT.mkdir(exist_ok=True)
    if args.fresh:
        for target in chosen:
            kept_at(target).unlink(missing_ok=True)
    with ThreadPoolExecutor(args.workers) as pool:
        complaints = [words for words in pool.map(run, chosen) if words]
    if complaints:
        print("\n".join(complaints), file=sys.stderr)
        return 1
    return UNEXPLAINED if report(chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
