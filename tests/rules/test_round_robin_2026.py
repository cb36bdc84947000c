"""The round robin of FIDE's competition rules."""

from __future__ import annotations

from hakem.facts import cards
from hakem.model import ByeKind, Points
from hakem.pairing import ROUND_ROBIN_RULES, BergerRoundRobin
from tests.support.round_robins import event, played_out

FIDE = BergerRoundRobin(ROUND_ROBIN_RULES[1])


class TestAnnex1:
    """Berger tables."""

    def test_bye_is_worth_nothing(self) -> None:
        t = played_out(event(3), FIDE)
        assert {card.score for card in cards(t).values()} == {Points(1)}
        assert t.rounds[0].byes[0].kind is ByeKind.ZERO_POINT

    def test_last_two_rounds_of_the_first_cycle_are_exchanged(self) -> None:
        t = played_out(event(6, 10), FIDE)
        rounds = [[g.players for g in rnd.games] for rnd in t.rounds]
        assert rounds[3] == [white_black[::-1] for white_black in rounds[9]]
        assert rounds[4] == [white_black[::-1] for white_black in rounds[8]]

    def test_single_cycle_keeps_its_order(self) -> None:
        t = played_out(event(6), FIDE)
        assert [g.players for g in t.rounds[3].games] == [(6, 5), (1, 4), (2, 3)]
