"""What the Dutch system of 2009 says about rounds that somebody else made."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from hakem.errors import PairingError, RequestError
from hakem.i18n import languages, say
from hakem.model import Tournament
from hakem.pairing import system_for
from hakem.pairing.swiss.dutch_2009 import DutchSwiss2009
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events
from tests.support.swiss_rounds import given_round, swiss


def verdict(t: Tournament, *boards: str, bye: int | None = None) -> tuple[str, str] | None:
    step = DutchSwiss2009().first_difference(t, given_round(t, *boards, bye=bye))
    if step is None:
        return None
    assert all(say(step.message, language) for language in languages())
    return step.article.number, step.outcome


@pytest.mark.parametrize(
    ("boards", "expected"),
    [
        (("1-3", "4-2"), None),
        (("1-4", "3-2"), ("D.1", "swiss.check.later")),
        (("1-2", "4-3"), ("D.2", "swiss.check.later")),
        (("3-1", "4-2"), ("E.5", "swiss.colour.number")),
        (("1-3",), ("C.13", "swiss.check.unpaired")),
    ],
)
def test_first_round(boards: tuple[str, ...], expected: tuple[str, str] | None) -> None:
    assert verdict(swiss(4, 3), *boards) == expected


def test_met_before_and_bye_before() -> None:
    assert verdict(swiss(4, 3, "1-3 1, 4-2 1"), "3-1", "2-4") == ("B.1.a", "swiss.check.barred")
    assert verdict(swiss(3, 4, "1-2 1, 3 U"), "1-2", bye=3) == ("B.1.a", "swiss.check.barred")
    t = swiss(5, 4, "1-3 1, 4-2 1, 5 U")
    assert verdict(t, "1-4", "2-3", bye=5) == ("B.1.b", "swiss.check.bye")


def test_more_floaters_b_3() -> None:
    t = swiss(4, 4, "1-3 1, 4-2 1")
    assert verdict(t, "2-1", "3-4") == ("B.3", "swiss.check.worse.downfloaters")


def test_fewer_preferences_b_4() -> None:
    """Everybody has drawn once, and everybody's preference can be met."""
    t = swiss(8, 5, "1-5 =, 6-2 =, 3-7 =, 8-4 =")
    assert verdict(t, "7-1", "2-8", "5-3", "4-6") is None
    assert verdict(t, "5-2", "1-6", "7-4", "3-8") == ("B.4", "swiss.check.worse.preference")


@settings(max_examples=examples(80), deadline=None)
@given(t=swiss_events(most=14))
def test_own_rounds_are_fine(t: Tournament) -> None:
    system = system_for("dutch", "2009", t)
    assert isinstance(system, DutchSwiss2009)
    try:
        own = system.pair(t)
    except (PairingError, RequestError):
        return
    assert system.first_difference(t, own) is None
