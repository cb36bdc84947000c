"""A player as somebody types one into a box: the name first, then whatever is known, in one line.

``Yılmaz Ayşe 2010`` is somebody rated 2010. A title may stand before or behind the
name, a year of birth and a federation behind the rating: ``WFM Yılmaz, Ayşe 2010
2001 TUR``. What nobody can read stays part of the name, so that nothing is lost.
"""

from __future__ import annotations

import re

from hakem.i18n import Json
from hakem.model import Title

LEAST_RATING, MOST_RATING = 100, 3500
_FIRST_YEAR, _LAST_YEAR = 1900, 2100
_TITLES = frozenset(title.value for title in Title)
_FEDERATION = re.compile(r"[A-Z]{3}\Z")
_NUMBER = re.compile(r"[0-9]{3,4}\Z")


def typed_player(text: str) -> dict[str, Json]:
    """The fields of ``add-player`` that the text says; no ``name`` if there is none.

    >>> typed_player("  Yılmaz  Ayşe 2010 ")
    {'name': 'Yılmaz Ayşe', 'rating': 2010}
    >>> typed_player("WFM Yılmaz, Ayşe 2010 2001 TUR")
    {'name': 'Yılmaz, Ayşe', 'rating': 2010, 'title': 'WFM', 'birth': '2001', 'federation': 'TUR'}
    """
    words = text.replace("\t", " ").split()
    first = next((at for at, word in enumerate(words) if at and _NUMBER.match(word)), len(words))
    names, rest = words[:first], words[first:]
    said: dict[str, Json] = {}
    names = _without_title(names, said)
    behind = _read(rest, said)
    name = " ".join((*names, *behind)).strip(" ,;")
    return ({"name": name} if name else {}) | {key: said[key] for key in _ORDER if key in said}


_ORDER = ("rating", "title", "birth", "federation")


def _without_title(names: list[str], said: dict[str, Json]) -> list[str]:
    """The name alone; a title counts only in capitals, and where a name is left without it."""
    for at in (0, len(names) - 1):
        if len(names) > 1 and names[at] in _TITLES:
            said["title"] = names[at]
            return names[:at] + names[at + 1 :]
    return names


def _read(words: list[str], said: dict[str, Json]) -> list[str]:
    """What stands behind the name, each thing once; the words that are none of it are given back."""
    left = []
    for word in words:
        number = int(word) if _NUMBER.match(word) else 0
        if "rating" not in said and LEAST_RATING <= number <= MOST_RATING:
            said["rating"] = number
        elif "birth" not in said and _FIRST_YEAR <= number <= _LAST_YEAR:
            said["birth"] = str(number)
        elif "title" not in said and word in _TITLES:
            said["title"] = word
        elif "federation" not in said and _FEDERATION.match(word):
            said["federation"] = word
        else:
            left.append(word)
    return left
