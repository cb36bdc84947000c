"""What kind of event it is, by what it says of itself and by its rounds."""

from __future__ import annotations

import pytest

from hakem.facts.event_kind import is_round_robin
from hakem.model import Event, EventRules
from hakem.values import replace
from tests.support.round_robins import event

NINE_ROUNDS = event(9, 9)
"""As many rounds as nine players need to meet each other."""


def test_an_event_that_says_nothing_is_a_round_robin_if_everybody_can_meet() -> None:
    assert is_round_robin(NINE_ROUNDS)
    assert not is_round_robin(event(9, 8))


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("Individual: Swiss-System", False),
        ("BİREYSEL İSVİÇRE SİSTEMİ", False),
        ("Individual: Round-Robin", True),
        ("Döner Turnuva", True),
        ("Open", True),
    ],
)
def test_the_words_for_its_kind_go_before_the_number_of_rounds(kind: str, expected: bool) -> None:
    assert is_round_robin(replace(NINE_ROUNDS, event=Event(kind=kind))) is expected


def test_words_for_a_round_robin_go_before_the_number_of_rounds_too() -> None:
    assert is_round_robin(replace(event(9, 8), event=Event(kind="Individual: Round-Robin")))


def test_a_type_code_goes_before_the_words() -> None:
    said = Event(kind="Individual: Swiss-System", type_code="FIDE_ROUNDROBIN")
    assert is_round_robin(replace(NINE_ROUNDS, event=said))


@pytest.mark.parametrize(("system", "expected"), [("dutch", False), ("berger", True)])
def test_the_rules_of_the_event_go_before_everything(system: str, expected: bool) -> None:
    for code in ("FIDE_ROUNDROBIN", "FIDE_DUTCH", ""):
        t = replace(NINE_ROUNDS, event=Event(type_code=code), rules=EventRules(system))
        assert is_round_robin(t) is expected
