"""Random events of 2017 paired by another program, live: it must find the same opponents and the same bye."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from py4swiss.engines import DutchEngine
from py4swiss.trf.trf_parser import TrfParser

from hakem.facts.rewind import before_round
from hakem.formats import TRF16, dump_trf
from hakem.model import Event, Tournament
from hakem.pairing import system_for
from hakem.simulation.generator import simulate
from hakem.simulation.settings import Rates, Settings
from tests.support.effort import FACTOR
from tests.support.some import some

RATES = (
    Rates(),
    Rates(forfeit=Fraction(1, 12)),
    Rates(zero_bye=Fraction(1, 10), draw=Fraction(1, 2)),
)


def theirs(t: Tournament, file: Path) -> set[frozenset[int]]:
    """The other program reads dates in a way of its own, and does without them."""
    t = replace(t, event=Event())
    file.write_bytes(dump_trf(t, TRF16).text.encode("utf-8"))
    return {frozenset((pair.white, pair.black)) for pair in DutchEngine.generate_pairings(TrfParser.parse(file))}


def ours(t: Tournament) -> set[frozenset[int]]:
    pairing = system_for("dutch", "2017", t).pair(t)
    return {frozenset((b.white, b.black)) for b in pairing.boards} | {frozenset((b.player, 0)) for b in pairing.byes}


@pytest.mark.parametrize("seed", range(1, 13 * FACTOR))
def test_same_opponents(seed: int, tmp_path: Path) -> None:
    players, rounds = 8 + seed % 17, 4 + seed % 4
    settings = Settings(players, rounds, str(seed), edition="2017", rates=RATES[seed % len(RATES)])
    t = simulate(settings).tournament
    for number in some(range(2, len(t.rounds))):  # the last round has exceptions that are read differently
        before = before_round(t, number)
        assert ours(before) == theirs(before, tmp_path / "ours.trf")
