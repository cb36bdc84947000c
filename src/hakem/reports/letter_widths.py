"""How wide letters are drawn, as far as that can be said without the font.

Widths are those of the usual sans serif (Arial and the fonts made to its
measure), in hundredths of the letter size; letters with marks are as wide as
those without.
"""

from __future__ import annotations

import unicodedata

from hakem.reports.columns import shortened

_HUNDREDTHS = {
    22: "ijlı'’",
    28: "I.,:;!|/ ftİ·",
    34: 'r()-"[]“”',
    50: "cksvxyzJ",
    56: "abdeghnopquL0123456789?–+",
    61: "FTZ",
    67: "ABEKPSVXY&",
    73: "wCDHNRU",
    78: "GOQ",
    84: "mM½",
    95: "W%",
    100: "…—@→",
}
_EM = {letter: width / 100 for width, letters in _HUNDREDTHS.items() for letter in letters}
_BOLD = 1.08
_UNKNOWN = 0.7


def text_width(text: str, size: float, bold: bool = False) -> float:
    """The width of a line of text."""
    return sum(map(_em, text)) * size * (_BOLD if bold else 1)


def cut_to(text: str, room: float, size: float, bold: bool = False) -> str:
    """The text cut to its room, with dots for the rest."""
    return shortened(text, room, lambda cut: text_width(cut, size, bold))


def _em(sign: str) -> float:
    if sign in _EM:
        return _EM[sign]
    if unicodedata.combining(sign):
        return 0
    if unicodedata.east_asian_width(sign) in "WF":
        return 1
    return _EM.get(unicodedata.normalize("NFD", sign)[0], _UNKNOWN)
