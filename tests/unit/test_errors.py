"""Errors: one tree, and every one can be said."""

from __future__ import annotations

import pytest

from hakem.errors import HakemError, InputError, PairingError, RequestError, TooLarge, UnknownName
from hakem.i18n import Message, languages, say

MESSAGE = Message("model.no-name", {"number": 3})


@pytest.mark.parametrize("kind", [InputError, RequestError, UnknownName, PairingError, TooLarge])
def test_one_tree(kind: type[HakemError]) -> None:
    assert issubclass(kind, HakemError)


def test_words_are_chosen_when_the_error_is_shown() -> None:
    assert str(HakemError(MESSAGE)) == say(MESSAGE) == "player 3 has no name"
    assert say(MESSAGE, "tr") != say(MESSAGE)


def test_a_place_in_a_file() -> None:
    error = InputError(MESSAGE, 4, 9)
    assert (error.row, error.column) == (4, 9)
    assert str(error) == "4:9: player 3 has no name"


def test_known_names() -> None:
    error = UnknownName("collation", "xx", ("tr", "en"))
    assert isinstance(error, RequestError)
    assert (error.name, error.known) == ("xx", ("tr", "en"))
    assert all("xx" in say(error.message, language) for language in languages())
    assert "tr, en" in str(error)


def test_article_of_a_pairing_error() -> None:
    assert PairingError(MESSAGE, "C.04.1 2").article == "C.04.1 2"
    assert PairingError(MESSAGE).article == ""
