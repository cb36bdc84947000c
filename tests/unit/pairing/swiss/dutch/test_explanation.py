"""What the engine tells about a round, and what it says about somebody else's round."""

from __future__ import annotations

from dataclasses import replace

from hakem.i18n import languages, say
from hakem.model import Bye, ByeKind, PlayerId, Prohibition, Tournament
from hakem.pairing import RoundPairing, pair_explained, system_for
from hakem.pairing.swiss.dutch.system import DutchSwiss
from tests.support.swiss_rounds import given_round, swiss


def dutch(t: Tournament, edition: str = "2026") -> DutchSwiss:
    system = system_for("dutch", edition, t)
    assert isinstance(system, DutchSwiss)
    return system


def verdict(t: Tournament, *boards: str, bye: int | None = None, edition: str = "2026") -> tuple[str, str] | None:
    """Article and outcome of the judgement on a round."""
    step = dutch(t, edition).first_difference(t, given_round(t, *boards, bye=bye))
    if step is None:
        return None
    assert all(say(step.message, language) for language in languages())
    return step.article.number, step.outcome


class TestVerdicts:
    def test_fine(self) -> None:
        assert verdict(swiss(4, 3), "1-3", "4-2") is None

    def test_somebody_else(self) -> None:
        assert verdict(swiss(4, 3, away="4 Z"), "1-3", "2-4") == ("2.2.1", "swiss.check.stranger")

    def test_twice_and_not_at_all(self) -> None:
        assert verdict(swiss(4, 3), "1-3", "1-2") == ("2.2.1", "swiss.check.twice")
        assert verdict(swiss(4, 3), "1-3") == ("2.2.1", "swiss.check.unpaired")

    def test_met_before(self) -> None:
        assert verdict(swiss(4, 3, "1-3 1, 4-2 1"), "3-1", "2-4") == ("2.1.1", "swiss.check.barred")

    def test_prohibited(self) -> None:
        t = replace(swiss(4, 3), prohibited=(Prohibition((PlayerId(1), PlayerId(3))),))
        assert verdict(t, "1-3", "4-2") == ("2.1.1", "swiss.check.barred")

    def test_absolute_colours(self) -> None:
        t = swiss(6, 5, "1-3 1, 2-4 1, 5-6 =", "1-5 1, 2-6 1, 4-3 =")
        assert verdict(t, "2-1", "3-5", "6-4") == ("2.1.3", "swiss.check.barred")

    def test_bye_barred_and_bye_too_high(self) -> None:
        t = swiss(5, 4, "1-3 1, 4-2 1, 5 U")
        assert verdict(t, "1-4", "2-3", bye=5) == ("2.1.2", "swiss.check.bye")
        assert verdict(t, "5-1", "3-4", bye=2) is None
        assert verdict(t, "2-1", "3-5", bye=4) == ("2.3.1", "swiss.check.bye-too-high")

    def test_more_floaters(self) -> None:
        t = swiss(4, 4, "1-3 1, 4-2 1")
        assert verdict(t, "2-1", "3-4") == ("2.4.1", "swiss.check.worse.downfloaters")

    def test_later_in_the_order(self) -> None:
        assert verdict(swiss(4, 3), "1-4", "3-2") == ("4.2", "swiss.check.later")
        assert verdict(swiss(4, 3), "1-2", "4-3") == ("4.3", "swiss.check.later")

    def test_colours(self) -> None:
        assert verdict(swiss(4, 3), "3-1", "4-2") == ("5.5", "swiss.colour.number")

    def test_editions_cite_their_own_articles(self) -> None:
        assert verdict(swiss(4, 3), "1-4", "3-2", edition="2017") == ("D.1", "swiss.check.later")

    def test_two_byes(self) -> None:
        given = RoundPairing(
            swiss(3, 3).next_round,
            (),
            tuple(Bye(PlayerId(n), ByeKind.PAIRING_ALLOCATED) for n in (1, 2, 3)),
        )
        step = dutch(swiss(3, 3)).first_difference(swiss(3, 3), given)
        assert step is not None
        assert step.outcome == "swiss.check.byes"


def test_first_candidate_that_leaves_a_rest_unpaired() -> None:
    """1 and 2 could meet, but 3 and 4 must not meet each other."""
    t = replace(swiss(4, 5, "1-3 1, 2-4 1"), prohibited=(Prohibition((PlayerId(3), PlayerId(4))),))
    pairing, steps = pair_explained(dutch(t), t)
    assert {frozenset((b.white, b.black)) for b in pairing.boards} == {frozenset((1, 4)), frozenset((2, 3))}
    assert ("2.2.1", "swiss.first-candidate-incomplete") in {(s.article.number, s.outcome) for s in steps}
