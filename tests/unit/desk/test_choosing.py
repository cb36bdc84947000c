"""By which system an event is paired."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from hakem.desk import SystemWish, another_days_edition, choose_system, own_system
from hakem.errors import RequestError, UnknownName
from hakem.model import Event, EventRules, Tournament
from hakem.pairing import PairingSystem
from hakem.pairing.swiss.lim.system import LimSwiss
from tests.support.round_robins import event


def held_by(
    system: str = "", edition: str = "", code: str = "", start: date | None = None, kind: str = "", **options: str
) -> Tournament:
    t = event(6, 5)
    rules = EventRules(system, edition, tuple(options.items()))
    return replace(t, event=Event(type_code=code, start=start, kind=kind), rules=rules)


def named(system: PairingSystem) -> tuple[str, str]:
    return system.name, system.edition.id


@pytest.mark.parametrize(
    ("t", "wish", "chosen"),
    [
        (held_by(), SystemWish(), ("dutch", "2026")),
        (held_by(code="FIDE_DUBOV"), SystemWish(), ("dubov", "2026")),
        (held_by(code="CUSTOM_SWISS"), SystemWish("dutch"), ("dutch", "2026")),
        (held_by(kind="Individual: Round-Robin"), SystemWish(), ("berger", "2026")),
        (held_by(kind="Individual FIDE Dubov"), SystemWish(), ("dubov", "2026")),
        (held_by(kind="Individual: Swiss-System"), SystemWish(), ("dutch", "2026")),
        (held_by("lim", code="FIDE_DUBOV"), SystemWish(), ("lim", "2026")),
        (held_by("lim", "2009"), SystemWish(), ("lim", "2009")),
        (held_by("lim", "2009"), SystemWish("lim"), ("lim", "2009")),
        (held_by("lim", "2009"), SystemWish(edition="2026"), ("lim", "2026")),
        (held_by("lim", "2009"), SystemWish("burstein"), ("burstein", "2026")),
        (held_by("lim", "2009"), SystemWish("burstein", "2009"), ("burstein", "2009")),
        (held_by("", "2009", code="FIDE_DUBOV"), SystemWish(), ("dubov", "2009")),
        (held_by("", "2017"), SystemWish(), ("dutch", "2017")),
        (held_by("dutch", start=date(2018, 5, 1)), SystemWish(), ("dutch", "2017")),
        (held_by("dutch", code="FIDE_DUTCH_2017"), SystemWish(), ("dutch", "2017")),
    ],
)
def test_the_wish_then_the_rules_then_the_code_then_dutch(
    t: Tournament, wish: SystemWish, chosen: tuple[str, str]
) -> None:
    assert named(choose_system(t, wish)) == chosen


def maxi(system: PairingSystem) -> bool:
    assert isinstance(system, LimSwiss)
    return bool(system.rules.maxi)


class TestOptions:
    def test_those_of_the_rules_hold(self) -> None:
        assert maxi(choose_system(held_by("lim", "2009", maxi="yes")))
        assert not maxi(choose_system(held_by("lim", "2009")))

    def test_a_wish_overrides_one_of_them(self) -> None:
        assert not maxi(choose_system(held_by("lim", "2009", maxi="yes"), SystemWish(options=(("maxi", "no"),))))

    def test_they_hold_for_the_systems_own_name_only(self) -> None:
        assert choose_system(held_by("lim", "2009", maxi="yes"), SystemWish("dutch")).name == "dutch"

    def test_of_another_edition_those_that_it_knows(self) -> None:
        assert maxi(choose_system(held_by("lim", "2009", maxi="yes"), SystemWish(edition="2026")))
        t = replace(held_by("dutch", "2009"), rules=EventRules("dutch", "2009", (("mild-give-way", "no"),)))
        assert named(choose_system(t, SystemWish(edition="2017"))) == ("dutch", "2017")

    def test_one_that_the_system_does_not_know_is_refused(self) -> None:
        with pytest.raises(UnknownName):
            choose_system(held_by("lim", "2009", mini="yes"))
        with pytest.raises(RequestError):
            choose_system(held_by("dutch", "2017", maxi="yes"))


def test_a_system_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownName):
        choose_system(held_by("keizer"))


@pytest.mark.parametrize(
    "t", [held_by(code="CUSTOM_SWISS"), held_by(code="CUSTOM_TEAM_SWISS"), held_by(kind="Team: Swiss-System")]
)
def test_a_type_that_names_no_system_here_is_refused_with_the_systems_there_are(t: Tournament) -> None:
    named = t.event.type_code or t.event.kind
    with pytest.raises(RequestError, match=rf"'{named}', which is none of the systems here \(dutch, lim, "):
        choose_system(t)


@pytest.mark.parametrize(
    ("t", "own"),
    [
        (held_by(), "dutch"),
        (held_by(code="CUSTOM_SWISS"), None),
        (held_by("lim", code="CUSTOM_SWISS"), "lim"),
        (held_by(code="FIDE_ROUNDROBIN"), "berger"),
    ],
)
def test_the_system_of_an_event(t: Tournament, own: str | None) -> None:
    assert own_system(t) == own


class TestAnotherDaysEdition:
    @pytest.mark.parametrize(
        ("system", "day", "told"),
        [
            ("lim", date(2026, 1, 31), False),
            ("lim", date(2026, 2, 1), False),
            ("dubov", date(2017, 6, 30), False),
            ("dubov", date(2020, 1, 1), True),
            ("burstein", date(2026, 1, 31), True),
            ("burstein", date(2026, 2, 1), False),
            ("burstein", None, False),
        ],
    )
    def test_is_told_if_no_text_of_the_day_is_known(self, system: str, day: date | None, told: bool) -> None:
        t = held_by(start=day)
        wish = SystemWish(system)
        assert (another_days_edition(t, choose_system(t, wish), wish) is not None) is told

    def test_an_edition_that_the_code_names_is_no_guess(self) -> None:
        """Dutch of 2017 in an event of 2026: the text of the day is known, and another one was chosen on purpose."""
        t = held_by(code="FIDE_DUTCH_2017", start=date(2026, 5, 1))
        assert named(choose_system(t)) == ("dutch", "2017")
        assert another_days_edition(t, choose_system(t)) is None

    def test_neither_is_one_that_is_asked_for_or_that_the_rules_name(self) -> None:
        day = date(2020, 1, 1)
        t = held_by("dubov", "2026", start=day)
        assert another_days_edition(t, choose_system(t)) is None
        t, wish = held_by("dubov", start=day), SystemWish(edition="2026")
        assert another_days_edition(t, choose_system(t, wish), wish) is None
        assert another_days_edition(t, choose_system(t)) is not None
        t, wish = held_by("lim", "2009", start=day), SystemWish("dubov")
        assert another_days_edition(t, choose_system(t, wish), wish) is not None
