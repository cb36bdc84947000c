"""Rounds behind a corrected result: which of them the rules would pair otherwise now."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.choosing import known_system
from hakem.errors import HakemError
from hakem.model import RoundNo, Tournament
from hakem.pairing import PairingSystem
from hakem.pairing.check import Pairs, RoundDifference, check_round


def would_differ(before: Tournament, after: Tournament, changed: int) -> Iterator[RoundDifference]:
    """Rounds behind a corrected one that the rules would pair otherwise now, and not before the correction."""
    system = known_system(after)
    if system is None:
        return
    for number in range(changed + 1, len(after.rounds) + 1):
        found = _difference(system, after, number)
        if found is not None and found != _difference(system, before, number):
            yield found


def _difference(system: PairingSystem, t: Tournament, number: int) -> RoundDifference | None:
    """How a round differs from that of the rules; one that the rules cannot make at all differs as a whole."""
    try:
        return check_round(system, t, number)
    except HakemError as exc:
        return RoundDifference(RoundNo(number), Pairs(), Pairs(), no_pairing=exc.message)
