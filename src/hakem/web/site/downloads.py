"""What a site has to take along: documents as PDF, every table as CSV, all of them as one workbook, the report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress

from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import with_planned_rounds
from hakem.errors import HakemError
from hakem.exports.offered import report_written
from hakem.exports.sheets import ALONE, EventTables
from hakem.exports.spreadsheets import spreadsheet_csv
from hakem.paper.documents import PaperWish, document
from hakem.paper.offered import offered
from hakem.reports import workbook_bytes
from hakem.web.rendering import Words
from hakem.web.site.links import FILES, SiteLink

_PAPERS = (
    *("pairings", "pairings-by-name", "standings", "crosstable", "bracket", "game-sheet", "schedule"),
    *("team-sheets", "entry-list", "prizes"),
)
"""Documents for everybody; of rounds the last one, as the pages of all rounds can be printed."""

WORKBOOK, REPORT = "tables.xlsx", "tournament.trf"


class Downloads:
    """The files of one language: their bytes by name, and the words of links to them."""

    def __init__(self, desk: Desk, w: Words) -> None:
        self._w = w
        tables = EventTables(desk, w.language)
        self._sheets = {name: tables.sheet(name) for name in _shared(tables.names)}
        self._papers = tuple(_papers(desk))
        self.data: Mapping[str, bytes] = dict(self._made(desk))

    def _made(self, desk: Desk) -> Iterator[tuple[str, bytes]]:
        for name, sheet in self._sheets.items():
            yield f"{name}.csv", spreadsheet_csv(sheet, self._w.language)
        whole = tuple(sheet for name, sheet in self._sheets.items() if not name.endswith("-names"))
        yield WORKBOOK, workbook_bytes(whole, desk.tournament.event.name)
        for name in self._papers:
            with suppress(HakemError):
                yield f"{name}.pdf", document(name, PaperWish(desk, self._w.language))

    def beside(self, *names: str) -> list[SiteLink]:
        """Links below a table: its documents and its CSV, those that there are."""
        papers = [(f"{name}.pdf", self._w(f"web-paper.name.{name}")) for name in names if name in self._papers]
        tables = [(f"{name}.csv", self._sheets[name].name) for name in names if name in self._sheets]
        return [
            SiteLink(f"{title} ({file.rpartition('.')[2].upper()})", f"{FILES}/{file}")
            for file, title in (*papers, *tables)
            if file in self.data
        ]

    def listed(self, report: str) -> list[tuple[str, list[SiteLink]]]:
        """Everything, by what it is for; ``report`` is where the report lies."""
        w, papers = self._w, [link for name in self._papers for link in self.beside(name) if link.href.endswith("pdf")]
        tables = [SiteLink(sheet.name, f"{FILES}/{name}.csv") for name, sheet in self._sheets.items()]
        whole = [SiteLink(w("web-site.workbook"), f"{FILES}/{WORKBOOK}"), SiteLink(w("web-site.report"), report)]
        shelves = (("papers", papers), ("tables", tables), ("programs", whole))
        return [(w(f"web-site.{name}"), links) for name, links in shelves if links]


def _shared(names: tuple[str, ...]) -> Iterator[str]:
    return (name for name in names if name not in ALONE)


def _papers(desk: Desk) -> Iterator[str]:
    there = {paper.name for shelf in offered(desk) for paper in shelf.papers}
    return (name for name in _PAPERS if name in there)


def report(desk: Desk) -> bytes:
    """The event as other programs read it; what only arbiters report about it is not in it."""
    return report_written("trf26", with_planned_rounds(desk), ()).text.encode("utf-8", "replace")
