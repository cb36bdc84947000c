"""Options: what the rules leave to the event, by name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import RequestError, UnknownName
from hakem.i18n import languages, say
from hakem.model import Event
from hakem.pairing import options_of, system_for, systems
from tests.support.swiss_rounds import swiss

EVENT = swiss(4, 3)


def test_an_option_changes_the_rules() -> None:
    usual = system_for("dutch", "2009", EVENT)
    other = system_for("dutch", "2009", EVENT, {"mild-give-way": "no"})
    assert usual.rules.mild_give_way  # type: ignore[attr-defined]
    assert not other.rules.mild_give_way  # type: ignore[attr-defined]
    assert system_for("dutch", "2009", EVENT, {"mild-give-way": "yes"}) == usual


@pytest.mark.parametrize(
    ("edition", "wanted", "words"),
    [
        (
            "2009",
            {"maxi": "yes"},
            "unknown option 'maxi'; known: strong-as-absolute, mild-give-way, downfloats-given-up, "
            "last-round-exception, no-moved-down-pair, x-of-the-remainder, x-raised, colour-history, contestants, "
            "primary, boards",
        ),
        ("2009", {"mild-give-way": "perhaps"}, "unknown value 'mild-give-way=perhaps'; known: yes, no"),
        ("2026", {"maxi": "yes"}, "unknown option 'maxi'; known: contestants, primary, boards"),
    ],
)
def test_what_there_is_not(edition: str, wanted: dict[str, str], words: str) -> None:
    with pytest.raises(RequestError) as caught:
        system_for("dutch", edition, EVENT, wanted)
    assert str(caught.value) == words


def test_no_options_no_error() -> None:
    assert options_of(system_for("skalitzka", None, EVENT)) == ()
    with pytest.raises(RequestError, match="unknown option 'maxi': skalitzka, edition 2009, has none"):
        system_for("skalitzka", None, EVENT, {"maxi": "yes"})
    with pytest.raises(UnknownName):
        system_for("keizer", None, EVENT, {})


def test_every_option_belongs_to_an_edition_and_the_first_value_is_the_usual_one() -> None:
    offered = [
        (info.name, text.edition.id, option) for info in systems() for text in info.texts for option in text.options
    ]
    assert len(offered) > 10
    for name, edition, option in offered:
        system = system_for(name, edition, EVENT)
        assert option in options_of(system)
        usual, *others = (value for value, _ in option.values)
        assert system_for(name, edition, EVENT, {option.name: usual}) == system
        assert all(system_for(name, edition, EVENT, {option.name: other}) != system for other in others)
        assert all(say(option.title, language) for language in languages())


@pytest.mark.parametrize("value", ["0", "100", "two", "-1", "²"])
def test_cycles_are_counted_from_one(value: str) -> None:
    with pytest.raises(RequestError, match="option cycles takes a number from 1 to 99"):
        system_for("berger", None, EVENT, {"cycles": value})
    assert system_for("berger", None, EVENT, {"cycles": "3"}).scheduled_rounds(EVENT) == 9


def test_an_option_of_the_event_counts_more_than_the_type_code() -> None:
    t = replace(EVENT, event=Event(type_code="FIDE_DOUBLEROUNDROBIN"))
    assert system_for("berger", None, t).scheduled_rounds(t) == 6
    assert system_for("berger", None, t, {"cycles": "1"}).scheduled_rounds(t) == 3
