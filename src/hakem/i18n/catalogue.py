"""The sentences of all languages: one folder per language, one file per area, read when first needed.

The words are part of the package, like its code: that is why this one module
below the edge may open files.
"""

from __future__ import annotations

import os
from typing import NamedTuple

from hakem.i18n.fluent import FluentError, Pattern, RawSentence, entries

SOURCE = "en"
"""The language that has everything, and that stands in for what is missing elsewhere."""

_ENDING = ".ftl"


def area_of(key: str) -> str:
    """The file in which a sentence stands, without its ending.

    >>> area_of("cli.check.summary"), area_of("step.lim.bye.barred")
    ('cli', 'step-lim')
    """
    first, _, rest = key.partition(".")
    return f"{first}-{rest.partition('.')[0]}" if first == "step" else first


def identifier_of(key: str) -> str:
    """A key as files write it, because Fluent has no full stops in names: ``cli_check_summary``."""
    return key.replace(".", "_")


def key_of(identifier: str) -> str:
    """The key that a file writes like this; no key has an underscore of its own."""
    return identifier.replace("_", ".")


class Sentence(NamedTuple):
    """The pieces of a sentence, and the language in which it is written."""

    pattern: Pattern
    language: str


class Catalogue:
    """All sentences below one folder."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._areas: dict[tuple[str, str], dict[str, RawSentence]] = {}
        self._sentences: dict[tuple[str, str], Sentence] = {}
        self._languages: tuple[str, ...] = ()

    def languages(self) -> tuple[str, ...]:
        """The languages there are: the folders with sentences."""
        if not self._languages:
            with os.scandir(self.folder) as folders:
                self._languages = tuple(sorted(f.name for f in folders if f.is_dir() and _areas_in(f.path)))
        return self._languages

    def areas(self, language: str) -> tuple[str, ...]:
        """The areas for which a language has a file."""
        return tuple(_areas_in(os.path.join(self.folder, language)))

    def entries(self, language: str, area: str) -> dict[str, RawSentence]:
        """The sentences of one area by key; none if the language has no such file."""
        read = self._areas.get((language, area))
        if read is None:
            read = self._areas[language, area] = self._read(language, area)
        return read

    def _read(self, language: str, area: str) -> dict[str, RawSentence]:
        name = f"{language}/{area}{_ENDING}"
        try:
            with open(os.path.join(self.folder, language, area + _ENDING), encoding="utf-8") as file:
                found = entries(file.read(), name)
        except FileNotFoundError:
            return {}
        sentences = {key_of(identifier): entry for identifier, entry in found.items()}
        for key, entry in sentences.items():
            if area_of(key) != area:
                raise FluentError(name, entry.line, f"{identifier_of(key)} belongs into {area_of(key)}{_ENDING}")
        return sentences

    def has(self, key: str, language: str) -> bool:
        """Whether a language has a sentence of its own for this key."""
        return key in self.entries(language, area_of(key))

    def knows(self, key: str, language: str) -> bool:
        """Whether the sentence can be said, in that language or in English."""
        return self.has(key, language) or self.has(key, SOURCE)

    def sentence(self, key: str, language: str) -> Sentence:
        """The sentence in that language, else in English; one that is missing there too is a mistake of ours."""
        known = self._sentences.get((key, language))
        if known is None:
            known = self._sentences[key, language] = self._found(key, language)
        return known

    def _found(self, key: str, language: str) -> Sentence:
        for spoken in (language, SOURCE):
            entry = self.entries(spoken, area_of(key)).get(key)
            if entry is not None:
                return Sentence(entry.pattern(), spoken)
        raise LookupError(f"no sentence has the key {key}")


def _areas_in(folder: str) -> list[str]:
    return sorted(name.removesuffix(_ENDING) for name in os.listdir(folder) if name.endswith(_ENDING))


CATALOGUE = Catalogue(os.path.dirname(__file__))
"""The sentences that come with the package."""


def languages() -> tuple[str, ...]:
    """The languages in which the program can speak.

    >>> {"en", "tr"} <= set(languages())
    True
    """
    return CATALOGUE.languages()
