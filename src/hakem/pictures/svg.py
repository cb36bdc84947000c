"""Drawings as SVG inside a page, and as a whole figure with what it says and its table.

Everything is said by attributes, so that no style of the page is needed: ink is the
colour of the text around, light or dark. Classes let a page give the accent a colour.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from hakem.i18n import Renderer
from hakem.pictures.drawing import Anchor, Disc, Label, Patch, Picture, Piece, Shape, Spot, Stroke, Tone, hatching
from hakem.reports.knockout.bracket_svg import cut_to

WIDER = 1.12
"""Letters of the reader's own font may be so much wider than those that are measured."""

FITS = 420
"""A drawing that is not wider fits on a phone when it is made smaller; a wider one is moved to and fro."""

_OPACITY = {Tone.INK: 1.0, Tone.MUTED: 0.72, Tone.FAINT: 0.22, Tone.ACCENT: 1.0}
_WHITE, _BLACK, _EDGE = "#ffffff", "#16191a", "#7d8681"


def svg_of(picture: Picture) -> str:
    """The drawing alone; its title and what it says are read out instead of it."""
    width, height = map(_n, picture.size)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="pc" role="img" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}"'
        f' aria-labelledby="{picture.name}-title {picture.name}-desc">',
        f'<title id="{picture.name}-title">{_plain(picture.title)}</title>',
        f'<desc id="{picture.name}-desc">{_plain(" ".join(picture.says))}</desc>',
        '<g fill="currentColor" stroke="none">',
        *map(_shape, picture.shapes),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def figure_of(picture: Picture, words: Renderer) -> str:
    """The drawing with what it says below it and its figures as a table that can be opened."""
    says = "".join(f"<p>{_plain(each)}</p>" for each in picture.says)
    heads = "".join(f'<th scope="col">{_plain(each)}</th>' for each in picture.figures.heads)
    rows = "".join(f"<tr>{_cells(row)}</tr>" for row in picture.figures.rows)
    table = words.words("picture.as-table")
    drawn = svg_of(picture)
    if picture.size[0] > FITS:
        drawn = _scrolling(picture.title, drawn)
    figures = _scrolling(
        f"{table}: {picture.title}",
        f'<table class="table"><caption class="hidden-text">{_plain(picture.title)}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>",
    )
    return (
        f'<figure class="pc-figure" id="{picture.name}">{drawn}'
        f'<figcaption class="pc-says">{says}</figcaption>'
        f'<details class="pc-table"><summary>{_plain(table)}</summary>{figures}</details></figure>'
    )


def _scrolling(label: str, inside: str) -> str:
    """Something that may be wider than a screen: it is moved by itself, by the keyboard too."""
    return f'<div class="pc-scroll scroll" tabindex="0" role="region" aria-label="{escape(label)}">{inside}</div>'


def _cells(row: Iterable[str]) -> str:
    first, *others = row
    return f'<th scope="row">{_plain(first)}</th>' + "".join(f"<td>{_plain(each)}</td>" for each in others)


def _shape(shape: Shape) -> str:
    if isinstance(shape, Label):
        return _label(shape)
    if isinstance(shape, Disc):
        return _disc(shape)
    return _stroke(shape) if isinstance(shape, Stroke) else _patch(shape)


def _stroke(stroke: Stroke) -> str:
    dash = f' stroke-dasharray="{" ".join(map(_n, stroke.dash))}"' if stroke.dash else ""
    thick = f' stroke-width="{_n(stroke.thick)}"'
    return f'<path {_line(stroke.tone)}{thick}{dash} d="{_way(stroke.spots)}"/>'


def _patch(patch: Patch) -> str:
    edge = f' stroke="currentColor" stroke-width="{_n(patch.edge)}"' if patch.edge else ""
    fill = f'fill="currentColor" fill-opacity="{_n(patch.tint)}"' if patch.tint else 'fill="none"'
    accent = ' class="pc-accent"' if patch.tone is Tone.ACCENT else ""
    area = f'<path{accent} {fill}{edge} d="{_way(patch.spots)}Z"'
    area += f"><title>{_plain(patch.about)}</title></path>" if patch.about else "/>"
    if patch.hatched:
        lines = "".join(_way(pair) for pair in hatching(patch.spots))
        area += f'<path {_line(patch.tone)} stroke-width="0.8" d="{lines}"/>'
    return area


def _disc(disc: Disc) -> str:
    (x, y), radius = disc.at, _n(disc.radius)
    about = f"<title>{_plain(disc.about)}</title>" if disc.about else ""
    if disc.piece is Piece.NONE:
        half = disc.radius * 0.6
        way = f"M{_n(x - half)} {_n(y)}H{_n(x + half)}"
        return f'<path {_line(Tone.MUTED)} stroke-width="1.4" d="{way}">{about}</path>'
    fill = _WHITE if disc.piece is Piece.WHITE else _BLACK
    look = f'class="pc-{disc.piece.value}" fill="{fill}" stroke="{_EDGE}" stroke-width="1.4"'
    return f'<circle {look} cx="{_n(x)}" cy="{_n(y)}" r="{radius}">{about}</circle>'


def _label(label: Label) -> str:
    text = cut_to(label.text, label.room / WIDER, label.size, label.bold) if label.room else label.text
    x, y = map(_n, label.at)
    anchor = f' text-anchor="{label.anchor.value}"' if label.anchor is not Anchor.START else ""
    bold = ' font-weight="650"' if label.bold else ""
    tone = ' class="pc-accent"' if label.tone is Tone.ACCENT else ""
    faded = f' fill-opacity="{_n(_OPACITY[label.tone])}"' if _OPACITY[label.tone] < 1 else ""
    whole = f"<title>{_plain(label.text)}</title>" if text != label.text else ""
    return f'<text{tone} x="{x}" y="{y}" font-size="{_n(label.size)}"{anchor}{bold}{faded}>{_plain(text)}{whole}</text>'


def _line(tone: Tone) -> str:
    accent = 'class="pc-accent-line" ' if tone is Tone.ACCENT else ""
    faded = f' stroke-opacity="{_n(_OPACITY[tone])}"' if _OPACITY[tone] < 1 else ""
    return f'{accent}fill="none" stroke="currentColor"{faded}'


def _way(spots: Iterable[Spot]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in spots)


def _n(number: float) -> str:
    """A number with at most two decimals."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _plain(text: str) -> str:
    return escape(text, quote=False)
