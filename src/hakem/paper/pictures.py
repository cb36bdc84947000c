"""Pictures on paper: the drawings that pages show, put on a canvas with the same shapes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from hakem.errors import RequestError
from hakem.facts.rewind import after_round
from hakem.i18n import Message
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.fonts import BOLD, REGULAR, drawn, folded
from hakem.paper.lists import after_said, heading
from hakem.paper.sheet import GREY, Area, Sheets, disc, line, middle, right, text
from hakem.pictures.album import event_pictures, player_pictures
from hakem.pictures.drawing import Anchor, Disc, Label, Patch, Picture, Piece, Spot, Stroke, Tone, hatching
from hakem.reports import event_renderer
from hakem.values import dataclass, replace

_LARGEST = 1.25
"""A drawing is made larger at most so many times."""

_LEAST = 0.75
"""Before it goes to the next page, a drawing becomes smaller by so much at most."""

_GREYS = {Tone.INK: 0.0, Tone.MUTED: 0.38, Tone.FAINT: 0.8, Tone.ACCENT: 0.0}
_HATCH = 0.55
"""So light lines of hatching are at most: a printer must not lose them."""

_SAYS = 9.5
OF_PLAYER = "player-"
"""How forms of the document begin that are about one player, whose id follows."""


def pictures(wish: PaperWish) -> bytes:
    """The pictures of the event after the round, or with the form ``player-12`` those of a player."""
    t = wish.desk.tournament
    if not t.rounds:
        raise RequestError(Message("report.no-rounds"))
    desk = replace(wish.desk, tournament=after_round(t, wish.round_no)) if wish.round_no else wish.desk
    words = event_renderer(t, wish.language)
    player = wish.options.get("form", "").removeprefix(OF_PLAYER)
    made = player_pictures(desk, words, int(player)) if player.isdecimal() else event_pictures(desk, words)
    note = after_said(wish, len(desk.tournament.rounds), words)
    sheets = Sheets(heading(wish, words.words("paper.pictures"), note))
    placed(Flow(sheets), sheets.area, made)
    return sheets.pdf(words)


def placed(flow: Flow, area: Area, made: Iterable[Picture]) -> None:
    """Pictures one after the other, each with its title and what it says."""
    for picture in made:
        wide, high = picture.size
        beside = 40 + sum(flow.height_of(each, _SAYS) for each in picture.says)
        scale = min(_LARGEST, area.width / wide, (area.height - beside) / high)
        here = (flow.left - beside) / high
        scale = here if _LEAST * scale <= here < scale else scale
        flow.heading(picture.title, with_next=high * scale + beside - 30)
        flow.drawing(high * scale + 8, partial(_at, picture, scale))
        for each in picture.says:
            flow.sentence(each, _SAYS, grey=GREY)


def _at(picture: Picture, scale: float, canvas: Any, area: Area) -> None:
    pen = _Pen(canvas, area.left, area.top - 2, scale)
    for shape in picture.shapes:
        if isinstance(shape, Label):
            pen.label(shape)
        elif isinstance(shape, Disc):
            pen.disc(shape)
        elif isinstance(shape, Stroke):
            pen.stroke(shape)
        else:
            pen.patch(shape)


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws shapes from the upper left corner of a place on, so many times as large."""

    canvas: Any
    left: float
    top: float
    scale: float

    def _spot(self, spot: Spot) -> Spot:
        return self.left + spot[0] * self.scale, self.top - spot[1] * self.scale

    def _way(self, spots: Iterable[Spot]) -> str:
        x, y = zip(*map(self._spot, spots), strict=True)
        return " ".join(f"{a:.2f} {b:.2f} {'l' if at else 'm'}" for at, (a, b) in enumerate(zip(x, y, strict=True)))

    def stroke(self, stroke: Stroke) -> None:
        """A line; its dashes end with it."""
        dash = " ".join(f"{each * self.scale:.2f}" for each in stroke.dash)
        grey, thick = _GREYS[stroke.tone], stroke.thick * self.scale
        self.canvas.code(f"q [{dash}] 0 d {grey:.2f} G {thick:.2f} w {self._way(stroke.spots)} S Q")

    def patch(self, patch: Patch) -> None:
        """A filled part, its hatching and its edge."""
        way = self._way(patch.spots)
        if patch.tint:
            self.canvas.code(f"{1 - patch.tint:.2f} g {way} h f")
        if patch.hatched:
            for start, end in hatching(patch.spots):
                line(
                    self.canvas, *self._spot(start), *self._spot(end), 0.6 * self.scale, min(_GREYS[patch.tone], _HATCH)
                )
        if patch.edge:
            self.canvas.code(f"0 G {patch.edge * self.scale:.2f} w {way} h S")

    def disc(self, shape: Disc) -> None:
        """A piece, or a short line where there was no game."""
        x, y = self._spot(shape.at)
        radius = shape.radius * self.scale
        if shape.piece is Piece.NONE:
            line(self.canvas, x - radius * 0.6, y, x + radius * 0.6, y, self.scale, _GREYS[Tone.MUTED])
        else:
            disc(self.canvas, x, y, radius * 2, black=shape.piece is Piece.BLACK)

    def label(self, label: Label) -> None:
        """Words; what is too long for its room becomes smaller, then stands on two lines."""
        x, y = self._spot(label.at)
        size, font = label.size * self.scale, BOLD if label.bold else REGULAR
        parts, size = (
            folded(drawn(label.text, font), label.room * self.scale, size, font)
            if label.room
            else ((label.text,), size)
        )
        write = {Anchor.START: text, Anchor.MIDDLE: middle, Anchor.END: right}[label.anchor]
        grey = 0.0 if label.tone is Tone.ACCENT else _GREYS[label.tone]
        for number, part in enumerate(parts):
            below = (number - (len(parts) - 1) / 2) * size * 1.05
            write(self.canvas, x, y - below, part, size, bold=label.bold, grey=grey)
