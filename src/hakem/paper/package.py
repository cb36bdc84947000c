"""What the federation asks for behind an event, in one archive: the papers and the files that Hakem can make.

What it cannot make, the regulations of the event and what was signed by hand, is
laid beside it by the arbiter.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from hakem.desk.journal.state import Desk
from hakem.exports.offered import EXPORTS, ToExport
from hakem.paper.documents import PaperWish, document
from hakem.paper.offered import offered
from hakem.values import replace

_PAPERS = (
    *("report", "entry-list", "standings", "crosstable", "bracket", "game-sheet", "team-sheets", "lots-protocol"),
    *("board-prizes", "individual-list", "prizes", "prize-receipts"),
)
_FILES = {"trf": ".trf", "xlsx": ".xlsx", "swiss-manager": ".zip"}
_DAY = (1980, 1, 1, 0, 0, 0)
"""The same event makes the same archive, whenever it is asked for."""


def tsf_package(wish: PaperWish) -> bytes:
    """The archive."""
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, data in _parts(wish):
            archive.writestr(ZipInfo(name, _DAY), data, ZIP_DEFLATED)
    return out.getvalue()


def package_files(desk: Desk) -> tuple[str, ...]:
    """The names of what is in the archive, without making it."""
    rounds = range(1, desk.round_no + 1)
    return (
        *(f"{name}.pdf" for name in _papers(desk)),
        *(f"results-{number:02}.pdf" for number in rounds),
        *(f"{form}{ending}" for form, ending in _FILES.items()),
    )


def _papers(desk: Desk) -> tuple[str, ...]:
    there = {paper.name for shelf in offered(desk) for paper in shelf.papers}
    return tuple(name for name in _PAPERS if name in there)


def _parts(wish: PaperWish) -> Iterator[tuple[str, bytes]]:
    """Papers of the whole event, the results of every round, then the files for other programs."""
    whole = replace(wish, round_no=0, options={})
    for name in _papers(wish.desk):
        yield f"{name}.pdf", document(name, whole)
    for number in range(1, wish.desk.round_no + 1):
        yield f"results-{number:02}.pdf", document("results", replace(whole, round_no=number))
    for form, ending in _FILES.items():
        yield f"{form}{ending}", EXPORTS[form](ToExport(wish.desk, wish.entries, wish.language)).data
