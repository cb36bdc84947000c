"""Rounds that rest on the lot of the colours: engine, judge, check and verifier say the same.

``tools/lot_campaign.py`` does it over tens of thousands of rounds.
"""

from __future__ import annotations

import pytest

from tests.support.against_judges import JUDGES, Name
from tests.support.effort import FACTOR
from tests.support.lot_matches import MATCHES, lot_matches
from tests.support.lot_rounds import lot_rounds

EVENTS = 3


@pytest.mark.parametrize("name", [*JUDGES, *MATCHES], ids=" ".join)
def test_all_read_the_same_lot(name: Name) -> None:
    play = lot_matches if name in MATCHES else lot_rounds
    rounds = [one for seed in range(EVENTS * FACTOR) for one in play(name, seed)]
    assert len(rounds) >= EVENTS
    assert [str(difference) for one in rounds for difference in one.differences] == []
    assert any(one.proved for one in rounds)
