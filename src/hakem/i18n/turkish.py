"""Turkish suffixes after names and numbers: they follow the sound of the word, a number is read aloud.

``4'ü`` because one says *dört*, ``6'yı`` because of *altı*, ``Ayşe'yi``, ``Çelik'i``.
The apostrophe keeps the word itself as it is, so that soft consonants do not matter.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

_UNITS = ("sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz")
_TENS = ("", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan")
_POWERS = ((100, "yüz"), (1000, "bin"), (10**6, "milyon"), (10**9, "milyar"))
_AND_A_HALF = "buçuk"
_HALF = "yarım"

_BACK = "aıou"
_ROUND = "oöuü"
_VOWELS = "aıoueiöü"
_VOICELESS = "fstkçşhpqx"
_SMALL = str.maketrans("Iİ", "ıi")
_FOREIGN = str.maketrans({"ø": "ö", "œ": "ö", "æ": "e", "ə": "e", "ß": "s", "ł": "l", "đ": "d", "ð": "d"})
_SPELLED = "be"
"""How a letter without vowels sounds when it is spelled; all of them end in this vowel."""

_SOFT_L = {
    *("bilal", "celal", "cemal", "hilal", "iclal", "ikbal", "kemal"),
    *("meral", "nihal", "resul", "visal", "zuhal", "zülal", "şevval"),
}
"""Names whose last letter is soft, so that front vowels follow: ``Kemal'i``."""


def spoken_end(text: str) -> str:
    """The last word of a text as it is heard, in small letters.

    >>> spoken_end("4 Çelik, Ayşe"), spoken_end("40"), spoken_end("2½"), spoken_end("C.6")
    ('ayşe', 'kırk', 'buçuk', 'altı')
    """
    end = len(text)
    while end and not (text[end - 1].isalnum() or text[end - 1] == "½"):
        end -= 1
    if text[:end].endswith("½"):
        return _AND_A_HALF if text[: end - 1][-1:].isdecimal() else _HALF
    kind: Callable[[str], bool] = str.isdecimal if text[:end][-1:].isdecimal() else str.isalpha
    start = end
    while start and kind(text[start - 1]):
        start -= 1
    word = text[start:end]
    return _read_aloud(int(word)) if word.isdecimal() else _plain(word)


def _read_aloud(number: int) -> str:
    """The last word of a number."""
    if number % 10 or not number:
        return _UNITS[number % 10]
    if number % 100:
        return _TENS[number % 100 // 10]
    return next((word for power, word in reversed(_POWERS) if number % power == 0), _POWERS[-1][1])


def _plain(word: str) -> str:
    """Small letters of the Turkish alphabet; accents of other alphabets fall away, and a last y is heard as i."""
    small = unicodedata.normalize("NFC", word).translate(_SMALL).lower().translate(_FOREIGN)
    plain = "".join(sign if sign in "çğıöşü" else unicodedata.normalize("NFD", sign)[0] for sign in small)
    return plain[:-1] + "i" if plain.endswith("y") and plain[-2:-1] not in _VOWELS else plain


class _Sound:
    """What the suffixes depend on: the last vowel, and how the word ends."""

    def __init__(self, word: str) -> None:
        vowel = next((sign for sign in reversed(word) if sign in _VOWELS), "")
        heard = word if vowel else _SPELLED
        vowel = vowel or "e"
        back = vowel in _BACK and word not in _SOFT_L
        self.open = heard[-1] in _VOWELS
        self.hard = heard[-1] in _VOICELESS
        self.narrow = {(True, False): "ı", (True, True): "u", (False, False): "i", (False, True): "ü"}[
            back, vowel in _ROUND
        ]
        self.wide = "a" if back else "e"


_SUFFIXES: dict[str, Callable[[_Sound], str]] = {
    "ACC": lambda sound: ("y" if sound.open else "") + sound.narrow,
    "DAT": lambda sound: ("y" if sound.open else "") + sound.wide,
    "GEN": lambda sound: ("n" if sound.open else "") + sound.narrow + "n",
    "LOC": lambda sound: ("t" if sound.hard else "d") + sound.wide,
    "ABL": lambda sound: ("t" if sound.hard else "d") + sound.wide + "n",
    "INS": lambda sound: ("y" if sound.open else "") + "l" + sound.wide,
}
CASES = frozenset(_SUFFIXES)
"""The cases by the names that files of sentences call them by."""


def with_suffix(text: str, case: str) -> str:
    """A name or a number with the suffix of a case.

    >>> with_suffix("4", "ACC"), with_suffix("6", "ACC"), with_suffix("Ayşe", "GEN"), with_suffix("Çelik", "ABL")
    ("4'ü", "6'yı", "Ayşe'nin", "Çelik'ten")
    """
    return f"{text}'{_SUFFIXES[case](_Sound(spoken_end(text)))}"
