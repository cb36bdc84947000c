"""C.04.3, edition 2017, where it differs from the edition in force."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from hakem.facts.floats import Float
from hakem.model import Tournament
from hakem.pairing import RoundPairing, system_for
from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.dutch.system import paired_brackets
from hakem.pairing.swiss.field import Profile, field_of
from tests.support.recorded import rounds_before
from tests.support.swiss_rounds import swiss


def pair(t: Tournament, edition: str) -> RoundPairing:
    return system_for("dutch", edition, t).pair(t)


def profile(t: Tournament, rules: DutchRules, number: int) -> Profile:
    field = field_of(t, rules.facts)
    return field.profiles[field.numbers.index(number)]


def test_a_full_point_bye_that_was_asked_for_does_not_bar_c_2() -> None:
    t = swiss(3, 3, "1-2 1, 3 F")
    assert profile(t, DUTCH_RULES_2017, 3).may_have_bye
    assert not profile(t, DUTCH_RULES_2026, 3).may_have_bye


def test_every_round_without_a_game_is_a_downfloat_a_4() -> None:
    t = swiss(5, 4, "1-3 1, 4-2 -, 5 Z")
    assert [profile(t, DUTCH_RULES_2017, n).last_float for n in (2, 4, 5)] == [Float.DOWN] * 3
    assert [profile(t, DUTCH_RULES_2026, n).last_float for n in (2, 4, 5)] == [Float.DOWN, Float.NONE, Float.NONE]


def test_the_bye_is_what_is_left_over_at_the_end() -> None:
    """5 has just had the bye and should not float again; 4 floats instead and has met 2, who is left over."""
    t = swiss(5, 4, "1-3 1, 4-2 1, 5 U")
    assert [bye.player for bye in pair(t, "2017").byes] == [2]


def test_rounds_that_cannot_be_completed_collapse_a_9() -> None:
    """Some recorded rounds end with a penultimate and a collapsed bracket."""
    roles = [
        bracket.role
        for name in ("dense-2100024", "small-2000049")
        for t in rounds_before("2017", name)
        for bracket in paired_brackets(field_of(t, DUTCH_RULES_2017.facts), DUTCH_RULES_2017)
    ]
    assert roles.count("penultimate") == roles.count("collapsed") > 0


def test_edition_follows_the_day_of_the_event() -> None:
    def on(day: date) -> str:
        t = swiss(4, 3)
        return system_for("dutch", None, replace(t, event=replace(t.event, start=day))).edition.id

    assert [on(date(2010, 5, 1)), on(date(2020, 5, 1)), on(date(2026, 5, 1))] == ["2009", "2017", "2026"]
