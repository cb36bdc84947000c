"""A bracket as a drawing in SVG: cards with two lines for every match, lines for the way of the winners.

Names that are too long are cut; the letters follow the light or dark setting
of the reader, and are black on white on paper. How wide letters are is said as
far as that can be said without the font: widths are those of the usual sans
serif (Arial and the fonts made to its measure).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from fractions import Fraction
from html import escape

from hakem.i18n import say
from hakem.model import printable
from hakem.reports.columns import shortened
from hakem.reports.knockout.bracket import Bracket, BracketLine, Fate
from hakem.reports.knockout.bracket_layout import BracketCard, Layout, Link, layout
from hakem.values import dataclass

LINE = 20
UNIT = 48
HEAD = 30
MARGIN = 6
GAP = 28
SIZE, SMALL = 13, 11
_NARROWEST, _WIDEST, _ALL_COLUMNS = 188, 260, 1400
_SMALLEST = 140
_AFTER_SEED, _EDGE, _MOST_SCORE = 6, 8, 76
_CLASSES = {Fate.OPEN: "", Fate.WON: " won", Fate.LOST: " lost"}

BRACKET_STYLE = """
.bracket text{font:13px Arial,Helvetica,"Liberation Sans",sans-serif;fill:#14201a}
.bracket .head{font-size:12px;font-weight:600;fill:#1b6b45}
.bracket .seed,.bracket .note{font-size:11px;fill:#5b6b63}
.bracket .note{font-style:italic}
.bracket .won,.bracket .left .name{font-weight:600}
.bracket .lost{fill:#6d7a73}
.bracket rect{fill:#fff;stroke:#8b9b93}
.bracket .left rect{stroke:#1b6b45;stroke-width:1.5}
.bracket .rule{stroke:#d5ddd9}
.bracket .way{fill:none;stroke:#8b9b93}
@media screen and (prefers-color-scheme:dark){
.bracket text{fill:#e8f0eb}
.bracket .head{fill:#6fd3a0}
.bracket .seed,.bracket .note,.bracket .lost{fill:#a3b1aa}
.bracket rect{fill:#18211d;stroke:#5d6d65}
.bracket .left rect{stroke:#6fd3a0}
.bracket .rule{stroke:#34403a}
.bracket .way{stroke:#5d6d65}
}
@media print{
.bracket text,.bracket .head,.bracket .seed,.bracket .note{fill:#000}
.bracket .lost{fill:#555}
.bracket rect,.bracket .left rect,.bracket .way{stroke:#444}
}"""

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
"""Widths in hundredths of the letter size; letters with marks are as wide as those without."""

_EM = {letter: width / 100 for width, letters in _HUNDREDTHS.items() for letter in letters}
_BOLD = 1.08
_UNKNOWN = 0.7


@dataclass(frozen=True, slots=True)
class _Measures:
    """Widths of a drawing, chosen by what is written in it."""

    seed: float
    name: float
    score: float

    @property
    def card(self) -> float:
        return max(_SMALLEST, self.name_from + self.name + self.score + _EDGE)

    @property
    def name_from(self) -> float:
        return _EDGE + self.seed + _AFTER_SEED

    def x(self, column: int) -> float:
        return MARGIN + column * (self.card + GAP)


def bracket_svg(bracket: Bracket, title: str = "", language: str = "en") -> str:
    """The whole bracket as one drawing that stands for itself."""
    return sheet_svg(layout(bracket), title, language, BRACKET_STYLE)


def sheet_svg(sheet: Layout, title: str = "", language: str = "en", style: str = "") -> str:
    """One sheet; without ``style`` it takes the one of the page it stands on."""
    pen = _Pen(sheet, language)
    width, height = size_of(sheet, language)
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="bracket" role="img" lang="{language}" {size}>',
        f"<title>{_plain(printable(title))}</title>" if title else "",
        f"<style>{style}</style>" if style else "",
        *pen.heads(),
        *(pen.way(link) for link in sheet.links),
        *(pen.card(card) for card in sheet.cards),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def size_of(sheet: Layout, language: str = "en") -> tuple[float, float]:
    """Width and height of the drawing."""
    measures = _measured(sheet, language)
    return measures.x(len(sheet.columns)) - GAP + MARGIN, HEAD + float(sheet.height) * UNIT + MARGIN


def _measured(sheet: Layout, language: str) -> _Measures:
    entries = [entry for card in sheet.cards for entry in card.entries]
    names = [text_width(entry.name, SIZE, bold=True) for entry in entries]
    notes = [text_width(say(entry.note, language), SMALL) for entry in entries if entry.note is not None]
    heads = [text_width(say(title, language), 12, bold=True) for title in sheet.columns]
    seed = max(text_width(str(entry.seed or ""), SMALL) for entry in entries)
    score = max(_score_room(cut_to(entry.score, _MOST_SCORE, SIZE, bold=True)) for entry in entries)
    before = _EDGE + seed + _AFTER_SEED
    widest = min(_WIDEST, max(_NARROWEST, _ALL_COLUMNS / len(sheet.columns) - GAP))
    wanted = max([*names, *(note - seed for note in notes), *(head - before - _EDGE for head in heads)])
    return _Measures(seed, min(widest - before - score - _EDGE, wanted), score)


class _Pen:
    """Draws the parts of one sheet."""

    def __init__(self, sheet: Layout, language: str) -> None:
        self._sheet = sheet
        self._language = language
        self._measures = _measured(sheet, language)

    def heads(self) -> Iterator[str]:
        """The titles, over the middle of their columns."""
        for column, title in enumerate(self._sheet.columns):
            x = self._measures.x(column) + self._measures.card / 2
            words = cut_to(say(title, self._language), self._measures.card, 12, bold=True)
            yield f'<text class="head" x="{x:g}" y="17" text-anchor="middle">{_plain(words)}</text>'

    def way(self, link: Link) -> str:
        """From the middle of a card to a line of the next one."""
        start, end = self._sheet.cards[link.start], self._sheet.cards[link.end]
        begin, aim = self._measures.x(start.column) + self._measures.card, self._measures.x(end.column)
        line = _top(end) + (link.line + 0.5) * LINE
        return f'<path class="way" d="M{begin:g} {_y(start.middle):g}H{aim - GAP / 2:g}V{line:g}H{aim:g}"/>'

    def card(self, card: BracketCard) -> str:
        """The frame of a card and what is written in it."""
        x, y, width = self._measures.x(card.column), _top(card), self._measures.card
        height = LINE * len(card.entries)
        kind = "left" if card.match is None else "match"
        named = f' data-match="{card.match[0]}.{card.match[1]}"' if card.match else ""
        parts = [f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height}" rx="4"/>']
        parts += [f'<path class="rule" d="M{x:g} {y + n * LINE:g}h{width:g}"/>' for n in range(1, len(card.entries))]
        for number, entry in enumerate(card.entries):
            parts += self._line(entry, x, y + number * LINE + 14.5)
        return f'<g class="{kind}"{named}>{"".join(parts)}</g>'

    def _line(self, entry: BracketLine, x: float, y: float) -> Iterator[str]:
        measures = self._measures
        if entry.note is not None:
            words = cut_to(say(entry.note, self._language), measures.card - 2 * _EDGE, SMALL)
            yield f'<text class="note" x="{x + _EDGE:g}" y="{y:g}">{_plain(words)}</text>'
        if entry.seed is None:
            return
        fate = _CLASSES[entry.fate]
        right = x + _EDGE + measures.seed
        yield f'<text class="seed{fate}" x="{right:g}" y="{y:g}" text-anchor="end">{entry.seed}</text>'
        score = cut_to(entry.score, _MOST_SCORE, SIZE, bold=True)
        room = measures.card - measures.name_from - _EDGE - _score_room(score)
        if name := cut_to(entry.name, room, SIZE, bold=True):
            kept = _kept(name, room, entry.fate is Fate.WON)
            yield f'<text class="name{fate}" x="{x + measures.name_from:g}" y="{y:g}"{kept}>{_plain(name)}</text>'
        if score:
            right = x + measures.card - _EDGE
            yield f'<text class="score won" x="{right:g}" y="{y:g}" text-anchor="end">{_plain(score)}</text>'


def _plain(text: str) -> str:
    """Text between tags; quotes are no signs of markup there."""
    return escape(text, quote=False)


def _score_room(score: str) -> float:
    """The room of a score and the distance before it; wider than needed, for other fonts."""
    return 1.15 * text_width(score, SIZE, bold=True) + _EDGE if score else 0


def _kept(text: str, room: float, bold: bool) -> str:
    """What keeps a text to its room in a wider font than ours, if it nearly fills it."""
    width = text_width(text, SIZE, bold)
    return f' textLength="{min(width, room):.0f}" lengthAdjust="spacingAndGlyphs"' if width * 1.2 > room else ""


def _y(place: Fraction) -> float:
    return HEAD + float(place) * UNIT


def _top(card: BracketCard) -> float:
    return _y(card.middle) - LINE * len(card.entries) / 2


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
