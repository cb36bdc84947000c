"""The quick and the exact way on every bracket of every tournament in a folder: ``python -m tools.two_ways FOLDER…``.

Folders are searched for report files of the Dutch system; every round is
paired by the search and by the weighing alone, and the outcomes of all
brackets must be the same. It takes minutes; ``make campaign`` runs it on the
recorded tournaments.
"""

from __future__ import annotations

import sys
import tarfile
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from unittest.mock import patch

from hakem.errors import PairingError
from hakem.facts.rewind import before_round
from hakem.formats import parse_trf
from hakem.model import Tournament
from hakem.pairing import system_for
from hakem.pairing.swiss.brackets.bracket import Outcome
from hakem.pairing.swiss.dutch.system import DutchSwiss, paired_brackets
from hakem.pairing.swiss.field import field_of


def texts(place: Path) -> Iterator[tuple[str, str]]:
    """Names and texts of the reports in a folder or an archive."""
    if place.is_dir():
        for path in sorted(p for p in place.rglob("*") if p.suffix == ".trf" or p.name.endswith(".tar.xz")):
            yield from texts(path) if path.suffix == ".xz" else [(str(path), path.read_text(encoding="utf-8"))]
        return
    with tarfile.open(place) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.name.endswith(".trf") else None
            if content is not None:
                yield f"{place}:{member.name}", content.read().decode("utf-8")


def outcomes(t: Tournament, system: DutchSwiss) -> list[Outcome] | str:
    """What becomes of every bracket, or why there is no pairing."""
    try:
        return [b.outcome for b in paired_brackets(field_of(t, system.rules.facts), system.rules)]
    except PairingError as error:
        return str(error)


def compared(job: tuple[str, str]) -> tuple[int, list[str]]:
    """How many brackets a tournament has, and the rounds in which the two ways differ."""
    name, text = job
    t = parse_trf(text).require()
    system = system_for("dutch", None, t)
    if not isinstance(system, DutchSwiss) or not t.event.type_code.startswith("FIDE_DUTCH"):
        return 0, []
    brackets, different = 0, []
    for number, rnd in enumerate(t.rounds, start=1):
        if rnd.is_paired:
            before = before_round(t, number)
            quick = outcomes(before, system)
            with patch("hakem.pairing.swiss.brackets.whole_round.search", lambda *_: None):
                exact = outcomes(before, system)
            brackets += len(quick)
            if quick != exact:
                different.append(f"{name}: round {number}")
    return brackets, different


def main(places: list[str]) -> int:
    """Compare, and say what differs."""
    jobs = [job for place in places for job in texts(Path(place))]
    brackets, different = 0, 0
    with Pool() as pool:
        for count, rounds in pool.imap_unordered(compared, jobs, chunksize=8):
            brackets += count
            different += len(rounds)
            for line in rounds:
                print(line)
    print(f"{len(jobs)} files, {brackets} brackets, {different} rounds different")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
