"""The judge of the Dutch engines pairs as a program in use did, colours and bye included, where it is fast enough."""

from __future__ import annotations

from collections import Counter
from types import ModuleType

import pytest

from hakem.facts.rewind import before_round
from hakem.model import ByeKind, PlayerId, Round, Tournament
from tests.judges import dutch_2017, dutch_2026
from tests.judges.entrant import entrants
from tests.support.recorded import recorded

EDITIONS = {"2017": dutch_2017, "2026": dutch_2026}
LARGEST_SCOREGROUP = 6
LARGEST_FIELD = 16


def as_recorded(rnd: Round) -> tuple[frozenset[tuple[PlayerId, PlayerId]], PlayerId | None]:
    byes = [bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
    return frozenset(game.players for game in rnd.games), byes[0] if byes else None


def is_small(t: Tournament, module: ModuleType) -> bool:
    players = entrants(t, module.unplayed_float, module.bars_from_pab)
    groups = Counter(player.score for player in players)
    return 0 < len(players) <= LARGEST_FIELD and max(groups.values()) <= LARGEST_SCOREGROUP


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_recorded_rounds(edition: str) -> None:
    module = EDITIONS[edition]
    compared = 0
    for name, t in recorded(edition).items():
        for number, rnd in enumerate(t.rounds, start=1):
            before = before_round(t, number)
            if rnd.is_paired and is_small(before, module):
                assert module.pair(before) == as_recorded(rnd), (name, number)
                compared += 1
    assert compared > 200
