"""How fast Hakem is: ``make bench`` measures and prints.

Whole processes, pairing one round beside other engines, the exact way of our
engine beside the quick one, whole tournaments, large events of teams, standings, reading and writing of
large files, a rating list as large as FIDE's, storing results,
a large event at the desk, the desk in the browser under load, documents on paper,
explanations and simulations, and verifying on a cluster.
``--renew docs/speed.md`` writes the tables into the page and the plot beside it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tools import (
    bench_desk,
    bench_lists,
    bench_own,
    bench_page,
    bench_paper,
    bench_store,
    bench_verify,
    bench_web,
    bench_why,
)
from tools.bench_door import cells, door
from tools.bench_engines import ENGINES, OTHER_SYSTEMS, WAYS
from tools.bench_pairing import SIZES, measured

PARTS = (
    *("door", "pairing", "systems", "ways", "events", "teams", "knockouts", "standings", "files"),
    *("lists", "store", "desk", "web", "paper", "why", "verify"),
)


def main(words: list[str]) -> int:
    """Measure what is asked for; goals that do not hold are shown and are no error."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="the parts to measure")
    parser.add_argument("--sizes", nargs="+", type=int, default=SIZES, metavar="N", help="numbers of players")
    parser.add_argument(
        "--limit", type=float, default=60, metavar="S", help="seconds after which an engine is given up"
    )
    parser.add_argument(
        "--renew", type=Path, metavar="PAGE", help="write the tables into this page, the plot beside it"
    )
    args = parser.parse_args(words)
    tables = {"machine": bench_page.machine()}
    if "door" in args.only:
        tables["door"] = bench_page.table(["whole process", "at most", "measured", "holds"], cells(door()))
    if "pairing" in args.only:
        rows = measured(ENGINES, args.sizes, args.limit, _progress)
        tables["pairing"] = bench_page.pairing_table(rows)
        tables["goals"] = bench_page.goals_table(rows[0])
        if args.renew:
            args.renew.with_suffix(".svg").write_text(bench_page.plot(rows), encoding="utf-8")
    if "systems" in args.only:
        others = measured(OTHER_SYSTEMS, args.sizes, args.limit, _progress)
        tables["systems"] = bench_page.pairing_table(others)
        tables["systems-goals"] = bench_page.systems_goals_table(others)
    if "ways" in args.only:
        tables["ways"] = bench_page.ways_table(measured(WAYS, args.sizes, args.limit, _progress))
    own: dict[str, Callable[[], str]] = {
        "events": lambda: bench_page.events_table(bench_own.whole_events()),
        "teams": lambda: bench_page.teams_table(bench_own.teams()),
        "knockouts": lambda: bench_page.knockouts_table(bench_own.knockouts()),
        "standings": lambda: bench_page.files_table(bench_own.standings()),
        "files": lambda: bench_page.files_table(bench_own.files()),
        "lists": lambda: bench_page.lists_table(bench_lists.lists()),
        "desk": lambda: bench_page.desk_table(bench_desk.desk()),
        "web": lambda: bench_page.desk_table(bench_web.web()),
        "paper": lambda: bench_page.papers_table(bench_paper.papers()),
        "why": lambda: bench_page.answers_table(bench_why.answers()),
        "verify": lambda: bench_page.table(bench_verify.HEAD, bench_verify.cells(bench_verify.scaling())),
        "store": lambda: bench_page.store_table(bench_store.measured()),
    }
    tables |= {name: made() for name, made in own.items() if name in args.only}
    print("\n\n".join(tables.values()))
    if args.renew:
        page = args.renew.read_text(encoding="utf-8")
        args.renew.write_text(bench_page.renewed(page, tables), encoding="utf-8")
    return 0


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(line, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
