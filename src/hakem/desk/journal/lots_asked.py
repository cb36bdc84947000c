"""What the desk asks about lots before round 1: that they are drawn at all, and again where the field has changed."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.journal.asking import Warned, warning
from hakem.desk.journal.state import Desk
from hakem.desk.lots_due import LotsDue, change_of_given, lots_due, lots_stand
from hakem.i18n import Message
from hakem.values import replace


def of_lots(desk: Desk) -> Iterator[Warned]:
    """That the rules want lots for the numbers, or lots drawn again, before the first round."""
    due = lots_due(desk)
    if due is not None:
        yield _redraw_due(3, due) if due.again else warning(3, "lots-not-drawn", article=due.article)


def with_lots_asked(before: Desk, after: Desk, level: int) -> tuple[Desk, tuple[Warned, ...]]:
    """A change of the field before round 1: that the lots have to be drawn again is asked, once it is so only told.

    Numbers that were given by hand do not hold for another field either, and nobody has recorded who had
    drawn them: the event has none after that.
    """
    due = lots_due(after)
    if due is not None and due.again:
        was = lots_due(before)
        return after, (_redraw_due(2 if was is not None and was.again else level, due),)
    changed = change_of_given(before, after)
    if changed is not None:
        after = replace(after, teams_numbered="") if changed.of_teams else replace(after, numbered="")
        return after, (_redraw_due(level, changed),)
    stands = lots_stand(before, after) if due is None else None
    return after, () if stands is None else (Warned(1, stands),)


def _redraw_due(level: int, due: LotsDue) -> Warned:
    left = (Message("warning.redraw-left", {"names": due.left}),) if due.left else ()
    came = (Message("warning.redraw-came", {"names": due.came}),) if due.came else ()
    return warning(level, "redraw-due", article=due.article, changes=(*left, *came))
