"""Catalogues of sentences by language, and how a message is said in one of them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from hakem.i18n import (
    burstein_en,
    burstein_tr,
    commands_en,
    commands_tr,
    dubov_en,
    dubov_tr,
    dutch_2009_en,
    dutch_2009_tr,
    files_en,
    files_tr,
    knockout_commands_en,
    knockout_commands_tr,
    knockout_en,
    knockout_event_en,
    knockout_event_tr,
    knockout_tr,
    lim_en,
    lim_tr,
    model_en,
    model_tr,
    native_en,
    native_tr,
    playoff_en,
    playoff_tr,
    ratings_en,
    ratings_tr,
    rules_en,
    rules_tr,
    standings_en,
    standings_tr,
    swiss_en,
    swiss_tr,
    tiebreaks_en,
    tiebreaks_tr,
)
from hakem.i18n.message import Datum, Message, PairRef, PlayerRef, TeamRef

LANGUAGES = ("en", "tr")

_PARTS = {
    "en": (
        burstein_en.WORDS,
        commands_en.WORDS,
        dubov_en.WORDS,
        dutch_2009_en.WORDS,
        files_en.WORDS,
        knockout_commands_en.WORDS,
        knockout_en.WORDS,
        knockout_event_en.WORDS,
        lim_en.WORDS,
        model_en.WORDS,
        native_en.WORDS,
        playoff_en.WORDS,
        ratings_en.WORDS,
        rules_en.WORDS,
        standings_en.WORDS,
        swiss_en.WORDS,
        tiebreaks_en.WORDS,
    ),
    "tr": (
        burstein_tr.WORDS,
        commands_tr.WORDS,
        dubov_tr.WORDS,
        dutch_2009_tr.WORDS,
        files_tr.WORDS,
        knockout_commands_tr.WORDS,
        knockout_tr.WORDS,
        knockout_event_tr.WORDS,
        lim_tr.WORDS,
        model_tr.WORDS,
        native_tr.WORDS,
        playoff_tr.WORDS,
        ratings_tr.WORDS,
        rules_tr.WORDS,
        standings_tr.WORDS,
        swiss_tr.WORDS,
        tiebreaks_tr.WORDS,
    ),
}


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """All sentences of one language, by key; a key said twice is a mistake of ours."""
    words: dict[str, str] = {}
    for part in _PARTS[language]:
        twice = words.keys() & part.keys()
        if twice:
            raise ValueError(f"said twice: {sorted(twice)}")
        words |= part
    return MappingProxyType(words)


def say(message: Message, language: str = "en") -> str:
    """The message in words of ``language``; players are shown by their ids."""
    data = {name: _text(datum, language) for name, datum in message.data.items()}
    return catalogue(language)[message.key].format_map(data)


def _text(datum: Datum, language: str) -> str:
    match datum:
        case Message():
            return say(datum, language)
        case tuple():
            parts = [_text(part, language) for part in datum]
            return ("; " if any("," in part for part in parts) else ", ").join(parts) or "-"
        case Fraction() if datum.denominator == 2 and datum > 0:
            return f"{datum.numerator // 2 or ''}½"
        case PlayerRef() | TeamRef():
            return str(datum.id)
        case PairRef():
            return f"{datum.first}-{datum.second}"
    return str(datum)
