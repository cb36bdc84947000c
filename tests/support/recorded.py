"""Tournaments whose every round was paired by another engine, kept as archives of report files."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hakem.facts.rewind import before_round
from hakem.formats import parse_trf
from hakem.model import Tournament
from hakem.pairing.registry import system_for
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.dutch.system import DutchSwiss

FOLDER = Path(__file__).parents[1] / "data" / "recorded"
EDITIONS = ("2017", "2026")


@cache
def recorded(edition: str, system: str = "dutch") -> dict[str, Tournament]:
    """The tournaments of an edition, by the name of the file."""
    found = {}
    with tarfile.open(FOLDER / f"{system}-{edition}.tar.xz") as archive:
        for member in archive:
            text = archive.extractfile(member)
            assert text is not None
            found[Path(member.name).stem] = parse_trf(text.read().decode()).require()
    return found


ALL = [(edition, name) for edition in EDITIONS for name in recorded(edition)]


def rounds_before(edition: str, name: str) -> Iterator[Tournament]:
    """The tournament as it stood before each of its rounds."""
    t = recorded(edition)[name]
    yield from (before_round(t, n) for n, rnd in enumerate(t.rounds, start=1) if rnd.is_paired)


def rules_of(edition: str) -> DutchRules:
    """The rules of an edition that compares candidates."""
    system = system_for("dutch", edition, recorded(edition)[next(iter(recorded(edition)))])
    assert isinstance(system, DutchSwiss)
    return system.rules
