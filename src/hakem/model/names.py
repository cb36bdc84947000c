"""Names in order: Turkish and plain collation, a search key, an ASCII form, one that can be printed.

The standard library orders by code point, which puts Ç after Z and knows
neither dotless ı nor dotted İ. A collation here is a value: its name is what a
report records when the alphabet has broken a tie.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from hakem.errors import UnknownName
from hakem.values import dataclass

SortKey = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]

_TURKISH = "abcçdefgğhıijklmnoöpqrsştuüvwxyz"
_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_WITHOUT_DECOMPOSITION = str.maketrans(
    {
        "ı": "i",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ł": "l",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ħ": "h",
        "ŋ": "n",
        "’": "'",
        "‘": "'",
        "–": "-",
    }
)

_WORD = re.compile(r"[^\W_]+")
_WHEN_SEARCHING = str.maketrans("əŧĸ", "etk")
"""Letters that only a search takes for others: the order of lists and of lots knows them as they are."""


@dataclass(frozen=True, slots=True)
class Collation:
    """An alphabet. Letters outside it sort as their base letter, just after it."""

    name: str
    alphabet: str
    dotted_i: bool

    def lower(self, text: str) -> str:
        """Lower case as the language has it: I is the capital of ı only where i has its dot."""
        if self.dotted_i:
            text = text.replace("İ", "i").replace("I", "ı")
        return text.lower().replace("i\u0307", "i")

    def key(self, name: str) -> SortKey:
        """Compare letters first, then accents, then capitals; blanks and marks stand before letters."""
        primary: list[int] = []
        accents: list[int] = []
        capitals: list[int] = []
        for original in _composed(name.strip()):
            small = self.lower(original)
            for place, base in enumerate(small if small in self.alphabet else _base_letters(small)):
                primary.append(self._weight(base))
                accents.append(0 if small == base else ord(small[0]) + place)
                capitals.append(0 if original == small else 1)
        return tuple(primary), tuple(accents), tuple(capitals)

    def _weight(self, letter: str) -> int:
        if letter in self.alphabet:
            return 1000 + self.alphabet.index(letter)
        if letter.isspace():
            return 0
        if letter.isdecimal():
            return 500 + int(letter)
        return 2000 + ord(letter) if letter.isalpha() else 1 + min(ord(letter), 400)


TURKISH = Collation("tr", _TURKISH, dotted_i=True)
PLAIN = Collation("en", _PLAIN, dotted_i=False)
COLLATIONS: Mapping[str, Collation] = MappingProxyType({c.name: c for c in (TURKISH, PLAIN)})
"""Every alphabet there is, by its name."""


def collation(name: str) -> Collation:
    """The collation of that name."""
    if name not in COLLATIONS:
        raise UnknownName("collation", name, tuple(COLLATIONS))
    return COLLATIONS[name]


def _base_letters(text: str) -> str:
    """Letters without accents: é is e, â is a, ß is ss."""
    parts = unicodedata.normalize("NFD", text).translate(_WITHOUT_DECOMPOSITION)
    return "".join(c for c in parts if not unicodedata.combining(c)) or text


def _composed(text: str) -> str:
    """Letters with their accents as one character each; the dot over an i that has one already goes."""
    return unicodedata.normalize("NFC", text).replace("i\u0307", "i")


def search_key(name: str) -> str:
    """One spelling for all ways to type a name: ``IŞIK``, ``ışık`` and ``isik`` are the same.

    >>> search_key("IŞIK, Çağla") == search_key("isik, cagla")
    True
    """
    if name.isascii():
        return " ".join(name.lower().split())
    lowered = name.replace("İ", "i").replace("I", "i").lower()
    return " ".join(_base_letters(lowered).split())


def search_words(name: str) -> list[str]:
    """The words of a name in one spelling: letters and digits, whatever stands between them.

    Rating lists are searched by these, the names in them and what somebody types alike.

    >>> search_words("Işık-Məmmədov, ÇAĞLA")
    ['isik', 'memmedov', 'cagla']
    """
    return _WORD.findall(name.lower() if name.isascii() else search_key(name).translate(_WHEN_SEARCHING))


def ascii_name(name: str) -> str:
    """The name in ASCII letters, as rating lists write it.

    >>> ascii_name("Yıldız, Gülşen")
    'Yildiz, Gulsen'
    """
    letters: list[str] = []
    for c in _composed(name):
        if c.isascii():
            letters.append(c)
            continue
        base = _base_letters(c if c == "İ" else c.lower())
        letters.append(base.capitalize() if c.isupper() else base)
    return "".join(letters).encode("ascii", "replace").decode("ascii")


UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Signs that move the cursor, end a line or turn the direction of writing, and halves of signs: no name has one."""


def without_unprintable(text: str) -> str:
    """The text with a blank for every sign that cannot be printed.

    >>> without_unprintable("A\\u001b[2Jli")
    'A [2Jli'
    """
    return text if text.isprintable() else UNPRINTABLE.sub(" ", text)


def printable(text: str) -> str:
    """The text with letters put together, single blanks, and nothing that cannot be printed.

    >>> printable("  A\\u0000li\\n I\\u0307nan ")
    'Ali İnan'
    """
    kept = "".join(sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C")
    return unicodedata.normalize("NFC", " ".join(kept.split()))
