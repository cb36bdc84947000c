"""Printed places against the standings."""

from __future__ import annotations

from dataclasses import replace

from hakem.model import EventRules, Tournament
from hakem.tiebreaks import RankDifference, StandingsRequest, check_ranks
from tests.support.tiebreak_events import by_cards

TIED = by_cards("2w1 3w½ 4w1\n1b0 4w1 3w½\n4w1 1b½ 2b½\n3b0 2b0 1b0")
"""1 has 2½, 3 has 2, 2 has 1½, 4 has 0."""

ALL_DRAWN = by_cards("2w½ 3w½\n1b½ 4w½\n4w½ 1b½\n3b½ 2b½")


def stating(t: Tournament, *codes: str) -> Tournament:
    return replace(t, rules=EventRules(tie_breaks=codes))


def test_right_places() -> None:
    found = check_ranks(TIED, {1: 1, 2: 3, 3: 2, 4: 4}, StandingsRequest())
    assert (found.differences, found.codes, found.reason) == ((), (), None)


def test_wrong_places() -> None:
    found = check_ranks(TIED, {1: 1, 2: 2, 3: 3, 4: 4}, StandingsRequest())
    assert set(found.differences) == {RankDifference(2, 2, 3, 3), RankDifference(3, 3, 2, 2)}


def test_shared_places_may_be_printed_in_either_way() -> None:
    assert check_ranks(ALL_DRAWN, {1: 1, 2: 1, 3: 1, 4: 1}, StandingsRequest()).differences == ()
    assert check_ranks(ALL_DRAWN, {1: 4, 2: 2, 3: 3, 4: 1}, StandingsRequest()).differences == ()
    assert len(check_ranks(ALL_DRAWN, {1: 1, 2: 2, 3: 2, 4: 4}, StandingsRequest()).differences) == 2


def test_tie_breaks_that_the_event_states() -> None:
    t = stating(ALL_DRAWN, "TPN")
    assert check_ranks(t, {1: 1, 2: 2, 3: 3, 4: 4}, StandingsRequest()).differences == ()
    assert len(check_ranks(t, {1: 4, 2: 2, 3: 3, 4: 1}, StandingsRequest()).differences) == 2


def test_tie_breaks_that_cannot_be_computed_are_said() -> None:
    found = check_ranks(stating(ALL_DRAWN, "OTHER_PLAYOFF"), {1: 1, 2: 2, 3: 3, 4: 4}, StandingsRequest())
    assert found.differences == ()
    assert found.reason is not None
    assert found.reason.key == "tiebreak.no-external"


def test_players_without_a_printed_place_are_left_out() -> None:
    assert check_ranks(TIED, {1: 1}, StandingsRequest()).differences == ()
