"""The bracket of a knockout as a drawing of the page: shapes by attributes, looks by classes, every match a link."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from hakem.desk.knockout_matches import KnockoutNow, MatchCourse
from hakem.knockout import MatchKey
from hakem.reports.knockout.bracket import Bracket, BracketLine, Fate, bracket_of
from hakem.reports.knockout.bracket_layout import BracketCard, Layout, Link, layout
from hakem.reports.knockout.bracket_svg import cut_to, text_width
from hakem.web.rendering import PageView, Words

_LINE, _UNIT, _HEAD, _MARGIN = 28, 72, 34, 3
_WIDTH, _GAP, _LEFT_WIDTH = 200, 20, 140
_SIZE, _SEED_ROOM, _EDGE = 13, 28, 8
_WIDER = 1.12
"""Letters of the reader's own font may be so much wider than those we measure by."""


def bracket_view(words: Words, now: KnockoutNow, names: Mapping[int, str], chosen: MatchKey | None = None) -> PageView:
    """The whole drawing: its size, titles, ways and cards."""
    drawing = bracket_of(now.so_far.event, now.so_far.log, names)
    sheet = layout(drawing)
    pen = _Pen(words, now, chosen, sheet)
    last = len(sheet.columns) - 1
    return {
        "width": _x(last) + _LEFT_WIDTH + _MARGIN,
        "height": _HEAD + float(sheet.height) * _UNIT + _MARGIN,
        "heads": [{"x": _x(column), "text": words.say(title)} for column, title in enumerate(sheet.columns)],
        "ways": [pen.way(link) for link in sheet.links],
        "cards": [pen.card(card) for card in sheet.cards],
        "label": words("web-knockout.drawing", players=now.so_far.event.plan.players, left=_left(drawing)),
    }


def _left(drawing: Bracket) -> int:
    return drawing.plan.qualify


def _x(column: int) -> int:
    return _MARGIN + column * (_WIDTH + _GAP)


def _y(place: Fraction) -> float:
    return _HEAD + float(place) * _UNIT


class _Pen:
    """Draws the parts of the sheet."""

    def __init__(self, words: Words, now: KnockoutNow, chosen: MatchKey | None, sheet: Layout) -> None:
        self._w, self._now, self._chosen, self._sheet = words, now, chosen, sheet

    def way(self, link: Link) -> PageView:
        """From a card to a line of the next one; marked when somebody has gone it."""
        start, end = self._sheet.cards[link.start], self._sheet.cards[link.end]
        begin, aim = _x(start.column) + _WIDTH, _x(end.column)
        line = _y(end.middle) + (link.line - len(end.entries) / 2 + 0.5) * _LINE
        gone = end.entries[link.line].seed is not None
        return {"d": f"M{begin} {_y(start.middle):g}H{aim - _GAP / 2:g}V{line:g}H{aim}", "gone": gone}

    def card(self, card: BracketCard) -> PageView:
        """A match, or somebody who is left."""
        match = self._now.matches.get(card.match) if card.match else None
        top = _y(card.middle) - len(card.entries) * _LINE / 2
        width = _WIDTH if card.match else _LEFT_WIDTH
        return {
            "x": _x(card.column),
            "y": top,
            "width": width,
            "height": len(card.entries) * _LINE,
            "middle": _y(card.middle) if len(card.entries) > 1 else None,
            "lines": [*self._lines(card, match, top, width)],
            "href": f"{match.key[0]}-{match.key[1]}" if match else "",
            "kind": self._kind(card, match),
        }

    def _kind(self, card: BracketCard, match: MatchCourse | None) -> str:
        if card.match is None:
            return "left"
        if match is None:
            return "to-come"
        state = "over" if match.decided else "open" if match.games else "to-come"
        return f"{state} chosen" if card.match == self._chosen else state

    def _lines(self, card: BracketCard, match: MatchCourse | None, top: float, width: int) -> Iterator[PageView]:
        x = _x(card.column)
        for place, entry in enumerate(card.entries):
            score = self._score(entry, match)
            taken = text_width(score, _SIZE, bold=True) * _WIDER + _EDGE if score else 0
            room = (width - _SEED_ROOM - _EDGE - taken) / _WIDER
            name = self._w.say(entry.note) if entry.note is not None else entry.name
            yield {
                "y": top + place * _LINE + 18.5,
                "seed_x": x + _SEED_ROOM - 8,
                "name_x": x + (_SEED_ROOM if entry.seed else _EDGE),
                "score_x": x + width - _EDGE,
                "seed": entry.seed or "",
                "name": cut_to(name, room, _SIZE, bold=True),
                "full": name,
                "score": score,
                "fate": entry.fate.value,
            }

    def _score(self, entry: BracketLine, match: MatchCourse | None) -> str:
        if match is None or entry.seed is None or entry.seed not in match.seeds:
            return ""
        begun = any(game.result is not None for game in match.games)
        text = self._w.number(match.points[match.seeds.index(entry.seed)]) if begun else ""
        if entry.fate is Fate.WON:
            golden = f" {self._w('web-knockout.golden-short')}" if match.by_golden_point else ""
            return f"✓ {text}{golden}"
        return text
