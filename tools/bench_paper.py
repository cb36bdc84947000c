"""Every document of an event of 1,000 players, beside the same words put on the same pages by bare ReportLab.

Seconds of the processor, the best of three runs. What can be measured of a Swiss event is; brackets
and sheets of games are those of a knockout, sheets of teams those of 250 teams.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas
from tests.paper.reading import PrintedPage, printed, printed_pages
from tests.support.paper_events import teams

from hakem.desk.journal.state import Desk
from hakem.errors import HakemError
from hakem.model import EventRules, Lot
from hakem.paper.documents import DOCUMENTS
from hakem.paper.fonts import BOLD, REGULAR
from hakem.simulation import Settings, simulate
from hakem.values import replace

PLAYERS, ROUNDS, STAGES = 1_000, 9, 19
GOAL = 1.0
"""Seconds that any document may take."""

RUNS = 3


@dataclass(frozen=True)
class PaperTaken:
    """A document: its pages and bytes, the seconds that it took, and those of the words alone."""

    name: str
    pages: int
    size: int
    bare: float
    seconds: float


def papers() -> list[PaperTaken]:
    """Make every document."""
    by_points, by_stage, by_team = events()
    found = []
    for name in DOCUMENTS:
        for desk in (by_points, by_stage, by_team):
            try:
                made = printed(name, desk)
            except HakemError:
                continue
            pages = printed_pages(made)
            taken = least(lambda name=name, desk=desk: printed(name, desk))  # type: ignore[misc]
            bare = least(lambda pages=pages: written(pages))  # type: ignore[misc]
            found.append(PaperTaken(name, len(pages), len(made), bare, taken))
            break
    return found


def events() -> tuple[Desk, Desk, Desk]:
    """One by points, a knockout, one of teams."""
    swiss = simulate(Settings(PLAYERS, ROUNDS, "paper")).tournament
    rules = EventRules("dutch", tie_breaks=("BH/C1", "BH", "SB", "DE", "WON"))
    swiss = replace(swiss, rules=rules, lots=(Lot("numbers", "paper"),))
    knockout = simulate(Settings(PLAYERS, STAGES, "paper", system="knockout")).tournament
    return Desk(swiss), Desk(knockout), teams(PLAYERS // 4)


def least(work: Callable[[], object]) -> float:
    """Seconds of the processor, of the quickest run."""
    taken = []
    for _ in range(RUNS):
        before = time.process_time()
        work()
        taken.append(time.process_time() - before)
    return min(taken)


def written(pages: Sequence[PrintedPage]) -> bytes:
    """The words alone, each where it stands: nobody has to find out what they are, nor where they fit."""
    out = BytesIO()
    canvas = Canvas(out, initialFontName=REGULAR, pageCompression=1)
    for page in pages:
        canvas.setPageSize((page.width, page.height))
        for each in page.words:
            canvas.setFont(BOLD if each.bold else REGULAR, each.size)
            canvas.drawString(each.left, each.bottom, each.words)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


if __name__ == "__main__":
    for each in papers():
        print(f"{each.name:20} {each.pages:4} {each.size:8,} {each.bare:.3f} {each.seconds:.3f}")
