"""What the desk asks about lots before round 1: that they are drawn at all, and again where the field has changed."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.journal.asking import Warned, warning
from hakem.desk.journal.state import Desk
from hakem.desk.lots_due import LotsDue, lots_due
from hakem.i18n import Message


def of_lots(desk: Desk) -> Iterator[Warned]:
    """That the rules want lots for the numbers, or lots drawn again, before the first round."""
    due = lots_due(desk)
    if due is not None:
        yield _redraw_due(3, due) if due.again else warning(3, "lots-not-drawn", article=due.article)


def of_redraw(before: Desk, after: Desk, level: int) -> Iterator[Warned]:
    """That a change of the field makes the lots be drawn again; once they have to be, that is only told."""
    due = lots_due(after)
    if due is not None and due.again:
        was = lots_due(before)
        yield _redraw_due(2 if was is not None and was.again else level, due)


def _redraw_due(level: int, due: LotsDue) -> Warned:
    left = (Message("warning.redraw-left", {"names": due.left}),) if due.left else ()
    came = (Message("warning.redraw-came", {"names": due.came}),) if due.came else ()
    return warning(level, "redraw-due", article=due.article, changes=(*left, *came))
