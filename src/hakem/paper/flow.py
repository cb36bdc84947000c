"""What stands below each other on as many pages as it takes: headings, sentences, facts and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hakem.paper.fonts import width, wrapped
from hakem.paper.sheet import GREY, Area, Sheets, text
from hakem.paper.table import PaperRow, TableColumn, TablePart, TableStyle, chunks, enlarged, parts

_GAP = 10.0


class Flow:
    """Fills the pages of a document from the top."""

    def __init__(self, sheets: Sheets) -> None:
        """Nothing is there before something is put in."""
        self._sheets = sheets
        self._page = None if not sheets.pages else sheets.pages[-1]
        self._y = sheets.area.bottom
        self.shown: list[tuple[int, Sequence[PaperRow]]] = []
        """Which rows of tables stand on which page."""

    @property
    def left(self) -> float:
        """How much of the page is free, in points."""
        return self._y - self._sheets.area.bottom

    def new_page(self) -> None:
        """Go on with a new page."""
        self._page, self._y = self._sheets.page(), self._sheets.area.top

    def _take(self, height: float) -> float:
        """Room for something: its upper edge."""
        if self._page is None or self.left < height - 0.01:
            self.new_page()
        top = self._y
        self._y -= height
        return top

    def heading(self, words: str, size: float = 13, with_next: float = 60) -> None:
        """A heading, on the page of what it is about."""
        area = self._sheets.area
        if self._page is None or self.left < size * 1.9 + with_next:
            self.new_page()
        gap = _GAP if self._y < area.top - 1 else 2
        top = self._take(size * 1.6 + gap) - gap
        self._put(words, area.left, top - size, size, bold=True, room=area.width)

    def sentence(self, words: str, size: float = 10.5, *, grey: float = 0.0, indent: float = 0) -> None:
        """A sentence, folded as often as needed."""
        area = self._sheets.area
        for each in wrapped(words, area.width - indent, size):
            top = self._take(size * 1.45)
            self._put(each, area.left + indent, top - size, size, grey=grey, room=area.width - indent)

    def height_of(self, words: str, size: float) -> float:
        """How high a sentence will be."""
        return size * 1.45 * len(wrapped(words, self._sheets.area.width, size))

    def drawing(self, height: float, draw: Callable[[Any, Area], None]) -> None:
        """Room for something that is drawn, over the whole width."""
        area, top = self._sheets.area, self._take(height)
        assert self._page is not None
        self._page.append(lambda canvas: draw(canvas, Area(area.left, top - height, area.right, top)))

    def facts(self, pairs: Iterable[tuple[str, str]], size: float = 10.5) -> None:
        """What is known, each behind its name; what is not known is left out."""
        known = [(name, value) for name, value in pairs if value]
        area = self._sheets.area
        beside = min(max((width(name, size) for name, _ in known), default=0) + 14, area.width * 0.4)
        for name, value in known:
            for number, each in enumerate(wrapped(value, area.width - beside, size)):
                top = self._take(size * 1.5)
                if not number:
                    self._put(name, area.left, top - size, size, grey=GREY, room=beside - 8)
                self._put(each, area.left + beside, top - size, size, room=area.width - beside)

    def table(
        self,
        columns: Sequence[TableColumn],
        rows: Sequence[PaperRow],
        style: TableStyle | None = None,
        *,
        whole: bool = False,
        alike: Sequence[TablePart] = (),
    ) -> None:
        """A table; ``whole`` ones begin on a new page if they would have to be parted and need not.

        Several of them look ``alike`` if their parts are made of the rows of all.
        """
        area, style = self._sheets.area, style or TableStyle()
        for part in alike or parts(area.width, columns, rows, style):
            high = part.height(len(rows))
            if self._page is None or self.left < part.height(2) or (whole and self.left < high <= area.height):
                self.new_page()
            heads = part.height(0)
            for chunk in chunks(rows, self.left - heads, area.height - heads, style.row):
                top = self._take(part.height(len(chunk)))
                assert self._page is not None
                self._page.append(part.drawing(Area(area.left, area.bottom, area.right, top), chunk))
                self.shown.append((len(self._sheets.pages), chunk))
            self._y -= _GAP / 2

    def _put(self, words: str, x: float, y: float, size: float, **look: Any) -> None:
        assert self._page is not None
        self._page.append(lambda canvas: text(canvas, x, y, words, size, **look))


def draw_table(
    sheets: Sheets, columns: Sequence[TableColumn], rows: Sequence[PaperRow], style: TableStyle | None = None
) -> Flow:
    """Put a table on pages of its own, larger than it must be if it is short."""
    flow = Flow(sheets)
    flow.new_page()
    flow.table(columns, rows, enlarged(sheets.area, columns, rows, style or TableStyle()))
    return flow
