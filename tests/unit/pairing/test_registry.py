"""Systems by name and by type code."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from hakem.desk import pair_next
from hakem.errors import UnknownName
from hakem.i18n import languages, say
from hakem.model import Event, Tournament
from hakem.pairing import (
    BergerRoundRobin,
    Choice,
    ColourPlan,
    Scheveningen,
    SystemEdition,
    SystemInfo,
    system_for,
    system_named_by,
    systems,
    type_code_for,
)
from hakem.regulations import EDITIONS
from tests.support.round_robins import event
from tests.support.some import some


def coded(code: str, start: date | None = None) -> Tournament:
    return replace(event(6, 10), event=Event(type_code=code, start=start))


def berger(code: str, edition: str | None = None, start: date | None = None) -> BergerRoundRobin:
    system = system_for("berger", edition, coded(code, start))
    assert isinstance(system, BergerRoundRobin)
    return system


def test_listed_systems_can_be_had_in_every_edition() -> None:
    swiss = ["dutch", "lim", "dubov", "burstein", "double-swiss", "team-swiss"]
    assert [info.name for info in systems()] == [*swiss, "berger", "scheveningen", "skalitzka", "knockout"]
    for info in systems():
        assert all(say(info.title, language) for language in languages())
        for edition in info.editions:
            system = system_for(info.name, edition, event(4))
            assert (system.name, system.edition.id) == (info.name, edition)


def test_day_of_the_event_chooses_the_edition() -> None:
    assert berger("", start=date(2010, 5, 1)).edition.id == "2009"
    assert berger("", start=date(2026, 5, 1)).edition.id == "2026"
    assert berger("").edition.id == "2026"
    assert berger("FIDE_ROUNDROBIN", start=date(2010, 5, 1)).edition.id == "2026"
    assert berger("FIDE_ROUNDROBIN", "2009").edition.id == "2009"


@pytest.mark.parametrize(
    ("code", "cycles", "reverse"),
    [
        ("", None, True),
        ("BERGER_ROUNDROBIN", None, False),
        ("BERGER_ROUNDROBIN_G4", 4, False),
        ("BERGER_DOUBLEROUNDROBIN", 2, False),
        ("FIDE_ROUNDROBIN", None, True),
        ("FIDE_DOUBLEROUNDROBIN", 2, True),
        ("BERGER_TEAM_ROUNDROBIN", None, False),
        ("BERGER_TEAM_ROUNDROBIN_G3", 3, False),
        ("BERGER_TEAM_DOUBLEROUNDROBIN", 2, False),
        ("FIDE_TEAM_ROUNDROBIN", None, True),
        ("FIDE_TEAM_DOUBLEROUNDROBIN", 2, True),
        ("FIDE_DUTCH", None, True),
        ("CUSTOM_ROUNDROBIN", None, True),
    ],
)
def test_options_of_the_code(code: str, cycles: int | None, reverse: bool) -> None:
    system = berger(code)
    assert (system.cycles, system.rules.reverse_last_two) == (cycles, reverse)


def test_scheveningen_code_means_balanced_colours() -> None:
    for code, colours in (("FIDE_SCHEVENINGEN", ColourPlan.BALANCED), ("", ColourPlan.ALTERNATE)):
        system = system_for("scheveningen", None, coded(code))
        assert isinstance(system, Scheveningen)
        assert system.colours is colours


@pytest.mark.parametrize(
    ("system", "day", "edition"),
    [
        ("lim", date(2026, 1, 31), "2009"),
        ("lim", date(2026, 2, 1), "2026"),
        ("dubov", date(2017, 6, 30), "2009"),
        ("dubov", date(2020, 1, 1), "2026"),
        ("burstein", date(2026, 1, 31), "2026"),
        ("burstein", date(2026, 2, 1), "2026"),
        ("burstein", None, "2026"),
    ],
)
def test_days_of_the_swiss_systems(system: str, day: date | None, edition: str) -> None:
    assert system_for(system, None, coded("", day)).edition.id == edition


def test_swiss_codes() -> None:
    assert system_named_by("FIDE_DUTCH") == Choice("dutch")
    assert system_named_by("FIDE_DUTCH_2017_BAKU") == Choice("dutch", "2017")
    assert system_named_by(" fide_dutch_2025 ") == system_named_by("FIDE_DUTCH_2026") == Choice("dutch", "2026")
    assert system_named_by("FIDE_DUBOV") == Choice("dubov")
    assert system_named_by("FIDE_BURSTEIN_BAKU") == Choice("burstein")
    assert system_named_by("FIDE_DOUBLESWISS_BAKU") == Choice("double-swiss")
    assert system_named_by("FIDE_TEAM_BAKU") == Choice("team-swiss")
    options = (("preference", "b"), ("primary", "game"), ("secondary", "yes"))
    assert system_named_by("FIDE_TEAM_TYPEB_GP_MP") == Choice("team-swiss", None, options)


@pytest.mark.parametrize("code", ["", "CUSTOM_SWISS", "BERGER_ROUNDROBIN_G0", "CUSTOM_TEAM_SWISS"])
def test_codes_that_name_no_system(code: str) -> None:
    assert system_named_by(code) is None


def test_codes_are_read_as_they_are_listed() -> None:
    codes = [(info.name, known) for info in systems() for known in info.type_codes]
    assert len({known.code for _, known in codes}) == len(codes) == 30
    for name, known in codes:
        assert system_named_by(known.code) == Choice(name, known.edition, known.options)


def test_every_option_of_a_code_is_one_of_its_system() -> None:
    for info in systems():
        for text in some(info.texts):
            for known in info.type_codes:
                assert {name for name, _ in known.options} <= {option.name for option in text.options}


def test_the_calendar_has_the_editions_that_the_systems_have() -> None:
    """Two lists that must not have to agree by hand."""
    calendar = dict(EDITIONS)
    for info in systems():
        assert tuple(text.edition for text in info.texts) == calendar[info.name]


def test_what_a_system_can_do_is_said_by_the_system() -> None:
    def named(able: Callable[[SystemInfo], bool]) -> set[str]:
        return {info.name for info in systems() if able(info)}

    swiss = {"dutch", "lim", "dubov", "burstein"}
    assert named(lambda info: info.by_scores) == swiss | {"double-swiss", "team-swiss"}
    assert named(lambda info: info.teams_too) == swiss
    assert named(lambda info: info.may_fix_boards) == swiss
    assert named(lambda info: info.drop_in) == swiss
    assert named(lambda info: info.of_teams) == {"scheveningen", "skalitzka", "team-swiss"}


def test_unknown_names() -> None:
    with pytest.raises(UnknownName, match="berger, scheveningen, skalitzka, knockout"):
        system_for("keizer", None, event(4))
    with pytest.raises(UnknownName, match="2009, 2026"):
        system_for("berger", "1875", event(4))


@pytest.mark.parametrize(
    ("system", "edition", "cycles", "code"),
    [
        ("dutch", "2026", 1, "FIDE_DUTCH_2026"),
        ("dutch", "2017", 1, "FIDE_DUTCH_2017"),
        ("dutch", "2009", 3, "FIDE_DUTCH"),
        ("berger", "2026", 1, "FIDE_ROUNDROBIN"),
        ("berger", "2026", 2, "FIDE_DOUBLEROUNDROBIN"),
        ("berger", "2009", 1, "BERGER_ROUNDROBIN"),
        ("berger", "2009", 2, "BERGER_DOUBLEROUNDROBIN"),
        ("berger", "2026", 4, "BERGER_ROUNDROBIN_G4"),
        ("berger", "2026", 100, ""),
        ("skalitzka", "2009", 1, ""),
        ("knockout", "2009", 1, "CUSTOM_KNOCKOUT"),
    ],
)
def test_code_for_a_system(system: str, edition: str, cycles: int, code: str) -> None:
    assert type_code_for(system, edition, cycles) == code
    named = system_named_by(code)
    assert named is None or named.system == system


TEXTS = [(system, text) for system in systems() for text in system.texts]


@pytest.mark.parametrize(("system", "text"), TEXTS, ids=lambda x: getattr(x, "name", "") or x.edition.id)
def test_systems_are_values(system: SystemInfo, text: SystemEdition) -> None:
    """What was made twice is equal, and what went to another process and back is what it was."""
    assert pickle.loads(pickle.dumps(system)) == system
    made = text.make(text.edition, {})
    again = pickle.loads(pickle.dumps(made))
    assert again == made == text.make(text.edition, {})
    assert hash(again) == hash(made)


def test_a_round_that_was_sent_is_the_round() -> None:
    made = pair_next(event(8, 5))
    assert pickle.loads(pickle.dumps(made)) == made
