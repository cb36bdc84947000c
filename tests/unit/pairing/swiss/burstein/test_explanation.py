"""What the Burstein engines tell about a round, and what they say about somebody else's round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import PairingError
from hakem.i18n import languages, say
from hakem.model import PlayerId, Prohibition, Tournament
from hakem.pairing import pair_explained
from hakem.pairing.swiss.burstein import BursteinSwiss, BursteinSwiss2009
from tests.support.swiss_rounds import given_round, swiss

Burstein = BursteinSwiss | BursteinSwiss2009
SYSTEMS: tuple[Burstein, ...] = (BursteinSwiss2009(), BursteinSwiss())


def verdict(system: Burstein, t: Tournament, *boards: str, bye: int | None = None) -> tuple[str, str] | None:
    """Article and outcome of the judgement on a round."""
    step = system.first_difference(t, given_round(t, *boards, bye=bye))
    if step is None:
        return None
    assert all(say(step.message, language) for language in languages())
    return step.article.number, step.outcome


@pytest.mark.parametrize("system", SYSTEMS, ids=["2009", "2026"])
def test_the_articles_of_a_round(system: Burstein) -> None:
    """Bye, groups, ranks, pairs and colours are told in this order."""
    t = swiss(7, 4, "1-4 1, 2-5 =, 6-3 0, 7 U", "3-1 =, 4-2 0, 7-5 =, 6 U")
    told = [step.outcome for step in pair_explained(system, t)[1]]
    kinds = list(dict.fromkeys(outcome.removeprefix("swiss.").split(".")[0] for outcome in told))
    assert told[0] == "burstein.bye"
    assert kinds.index("bracket") < kinds.index("pair") < kinds.index("colour")
    assert any(outcome.startswith("burstein.ranking") for outcome in told)


class TestJudge:
    """Edition 2026; round 2 of 2 comes after the one seeding round."""

    t = swiss(5, 2, "1-3 1, 4-2 0, 5 U")

    def test_its_own_round(self) -> None:
        assert verdict(BursteinSwiss(), self.t, "5-1", "3-2", bye=4) is None

    def test_somebody_else_has_the_bye(self) -> None:
        assert verdict(BursteinSwiss(), self.t, "5-1", "4-2", bye=3) == ("2.1.1", "swiss.check.barred")
        assert verdict(BursteinSwiss(), self.t, "5-2", "4-1", bye=3) == ("3.1", "swiss.check.other-bye")
        assert verdict(BursteinSwiss(), self.t, "3-2", "4-1", bye=5) == ("2.1.2", "swiss.check.bye")

    def test_worse_by_a_criterion(self) -> None:
        assert verdict(BursteinSwiss(), self.t, "5-3", "2-1", bye=4) == ("4", "swiss.check.later")
        t = swiss(4, 2, "3-1 =, 2-4 =")
        assert verdict(BursteinSwiss(), t, "1-4", "3-2") == ("2.3.4", "swiss.check.worse.preference")
        t = swiss(6, 2, "1-2 =, 3-4 =, 5-6 1")
        assert verdict(BursteinSwiss(), t, "1-5", "2-6", "3-4") == ("2.1.1", "swiss.check.barred")

    def test_fewer_pairs(self) -> None:
        """1, 2 and 3 have won; two of them can meet."""
        t = swiss(6, 2, "1-4 1, 2-5 1, 3-6 1")
        assert verdict(BursteinSwiss(), t, "1-5", "2-6", "3-4") == ("2.3.1", "swiss.check.worse.downfloaters")

    def test_the_wrong_colours(self) -> None:
        assert verdict(BursteinSwiss(), self.t, "5-1", "2-3", bye=4) == ("5.2.5", "swiss.colour.higher")

    def test_somebody_too_many(self) -> None:
        assert verdict(BursteinSwiss(), self.t, "5-1", "3-2") == ("2.2.1", "swiss.check.unpaired")


@pytest.mark.parametrize("system", SYSTEMS, ids=["2009", "2026"])
def test_a_round_that_cannot_be_paired(system: Burstein) -> None:
    t = swiss(4, 2, "1-2 1, 3-4 1")
    barred = replace(t, prohibited=(Prohibition(tuple(PlayerId(n) for n in (1, 2, 3, 4))),))
    with pytest.raises(PairingError, match="nobody to meet"):
        system.pair(barred)
