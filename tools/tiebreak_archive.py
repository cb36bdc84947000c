"""Tie-breaks of recorded events against the figures that stand beside them.

    python -m tools.tiebreak_archive tiebreaks.tar.xz

An archive has pairs of files: ``EDITION/NAME.trf``, and ``NAME.json`` with code,
player and value. Known of the program that made them (docs/interpretations.md,
TB-20 to TB-22, TB-33): averages of Buchholz have two decimals, the direct
encounter is a rank inside the group of equal points, an event with one round
less than players is taken for a round robin, and a tie-break of nobody is 0.
"""

from __future__ import annotations

import json
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import PurePosixPath

from hakem.facts.rating_tables import half_up
from hakem.formats import parse_bytes
from hakem.model import Tournament, total
from hakem.tiebreaks import Standings, StandingsRequest, standings

Recorded = Mapping[str, Mapping[str, str]]
_NOT_VALUES = ("PTS", "DE")


def pairs(path: str) -> Iterator[tuple[str, Tournament, Recorded]]:
    """Every event with its figures, and the edition by its folder."""
    with tarfile.open(path) as archive:
        files = {member.name: archive.extractfile(member) for member in archive.getmembers() if member.isfile()}
        contents = {name: file.read() for name, file in files.items() if file is not None}
    for name in sorted(contents):
        if name.endswith(".trf"):
            edition = PurePosixPath(name).parent.name
            yield edition, parse_bytes(contents[name]).require(), json.loads(contents[f"{name[:-4]}.json"])


def values(found: Standings) -> dict[str, dict[str, Fraction]]:
    """What we have, by code and player."""
    return {
        spec.code: {str(row.contestant.id): total(row.values[at].shown) for row in found.rows}
        for at, spec in enumerate(found.specs)
    }


def ranks_among_equals(found: Standings) -> dict[str, Fraction]:
    """The rank inside the group of equal points, 0 in a group of which nothing can be said."""
    ranks = {}
    for row in found.rows:
        group = [other for other in found.rows if other.points == row.points]
        decided = len({other.first for other in group}) > 1
        ranks[str(row.contestant.id)] = Fraction(row.first - group[0].first + 1 if decided else 0)
    return ranks


def readings(t: Tournament, edition: str, codes: tuple[str, ...]) -> Iterator[dict[str, dict[str, Fraction]]]:
    """The figures of a Swiss event; if the program takes it for a round robin, also those."""
    for round_robin in (False, True)[: 2 if t.rounds_total == len(t.players) - 1 else 1]:
        asked = tuple(code for code in codes if code not in _NOT_VALUES)
        found = standings(t, StandingsRequest(asked, edition=edition, round_robin=round_robin))
        points = {str(row.contestant.id): row.points for row in found.rows}
        encounter = standings(t, StandingsRequest(("DE",), edition=edition, round_robin=round_robin))
        yield values(found) | {"PTS": points, "DE": ranks_among_equals(encounter)}


def different(t: Tournament, edition: str, recorded: Recorded) -> Counter[str]:
    """By code, how many figures are in none of the readings."""
    ours = list(readings(t, edition, tuple(recorded)))
    count: Counter[str] = Counter()
    for code, by_player in recorded.items():
        digits = 2 if code.startswith("AOB") else 9
        for player, text in by_player.items():
            found = {half_up(reading[code][player], digits) for reading in ours}
            count[code] += half_up(Fraction(text), digits) not in found
    return count


def main(paths: list[str]) -> int:
    """Compare everything and count."""
    files = figures = 0
    wrong: Counter[str] = Counter()
    for path in paths:
        for edition, t, recorded in pairs(path):
            files += 1
            figures += sum(map(len, recorded.values()))
            wrong += different(t, edition, recorded)
    for code, count in sorted(wrong.items()):
        print(f"{code}: {count} different")
    print(f"{files} files, {figures} figures, {wrong.total()} different")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
