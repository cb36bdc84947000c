"""What the Lim engine tells about a round, and what it says about somebody else's round."""

from __future__ import annotations

from dataclasses import replace

from hakem.i18n import languages, say
from hakem.model import PlayerId, Prohibition, Tournament
from hakem.pairing import Judge, system_for
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026
from tests.support.swiss_rounds import given_round, swiss

EVERY_RULE = (LIM_RULES_2009, LIM_RULES_2026, replace(LIM_RULES_2009, maxi=True))
WINNERS_AND_LOSERS = "1-5 1, 6-2 0, 3-7 1, 8-4 0"


def verdict(t: Tournament, *boards: str, bye: int | None = None, edition: str = "2009") -> tuple[str, str] | None:
    """Article and outcome of the judgement on a round."""
    system = system_for("lim", edition, t)
    assert isinstance(system, Judge)
    step = system.first_difference(t, given_round(t, *boards, bye=bye))
    if step is None:
        return None
    assert all(say(step.message, language) for language in languages())
    return step.article.number, step.outcome


class TestVerdicts:
    def test_fine(self) -> None:
        assert verdict(swiss(4, 3), "1-3", "4-2") is None

    def test_not_at_all(self) -> None:
        assert verdict(swiss(4, 3), "1-3") == ("3.6", "swiss.check.unpaired")
        assert verdict(swiss(4, 3), "1-3", edition="2026") == ("2.6", "swiss.check.unpaired")

    def test_met_before(self) -> None:
        assert verdict(swiss(4, 3, "1-3 1, 4-2 1"), "3-1", "2-4") == ("3.1", "swiss.check.barred")

    def test_limits_of_colours(self) -> None:
        t = swiss(6, 5, "1-3 1, 2-4 1, 5-6 =", "1-5 1, 2-6 1, 4-3 =")
        assert verdict(t, "2-1", "3-5", "6-4") == ("6.1", "swiss.check.barred")

    def test_the_bye(self) -> None:
        t = swiss(5, 4, "1-3 1, 4-2 0, 5 U")
        assert verdict(t, "1-2", "3-4", bye=5) == ("2.2", "swiss.check.bye")
        assert verdict(t, "2-1", "5-4", bye=3) == ("2.1", "swiss.check.other-bye")

    def test_somebody_else_floats(self) -> None:
        t = swiss(6, 5, "1-4 1, 5-2 0, 3-6 1")
        assert verdict(t, "3-1", "2-4", "6-5") == ("4.3", "swiss.check.other")

    def test_another_opponent_for_a_floater(self) -> None:
        t = swiss(8, 5, "1-5 1, 6-2 =, 3-7 =, 8-4 =")
        assert verdict(t, "2-1", "4-3", "7-6", "5-8") is None
        assert verdict(t, "4-1", "2-8", "7-6", "5-3") == ("4.8", "swiss.check.other")

    def test_order_and_colours(self) -> None:
        t = swiss(8, 5, WINNERS_AND_LOSERS)
        assert verdict(t, "3-1", "4-2", "5-8", "7-6") == ("6.2", "swiss.check.other")
        assert verdict(swiss(4, 3), "1-4", "3-2") == ("5.2", "swiss.check.other")

    def test_a_pair_that_had_to_be_broken(self) -> None:
        """3 and 6 have met, so that 1-2 cannot stay."""
        t = swiss(6, 5, "1-4 1, 2-5 1, 3-6 =")
        assert verdict(t, "2-1", "4-3", "5-6") == ("3.6", "swiss.check.other")

    def test_who_has_white(self) -> None:
        assert verdict(swiss(4, 3), "3-1", "4-2") == ("B.1.2", "swiss.colour.number")
        assert verdict(swiss(4, 3), "3-1", "4-2", edition="2026") == ("7.2", "swiss.colour.number")


def test_prohibited_pairs_are_told_like_former_ones() -> None:
    t = replace(swiss(4, 3), prohibited=(Prohibition((PlayerId(1), PlayerId(3))),))
    assert verdict(t, "1-3", "4-2") == ("3.1", "swiss.check.barred")
