"""A tournament as files that other programs read: reports, our own file, a workbook."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.state import Desk
from hakem.formats import DIALECTS, Extras, WriteOptions, Written, dump_native, dump_trf
from hakem.i18n import Message
from hakem.model import PlayerId, Tournament
from hakem.values import replace

NATIVE = "json"


def workbook(desk: Desk, language: str, table: str = "", entries: Sequence[JournalEntry] = ()) -> bytes:
    """Everything about the event as a workbook, or one of its tables, in the language of the user."""
    from hakem.exports.sheets import EventTables
    from hakem.reports import workbook_bytes

    tables = EventTables(desk, language, entries)
    sheets = (tables.sheet(table),) if table else tables.workbook()
    return workbook_bytes(sheets, desk.tournament.event.name)


def with_right_places(t: Tournament, extras: Extras) -> tuple[Extras, tuple[Message, ...]]:
    """The places that a report prints, by the rules of the event; and a word if others were printed."""
    from hakem.desk import printed_places

    printed = {int(player): rank for player, rank in extras.ranks}
    right = printed_places(t, printed)
    if right is printed:
        return extras, ()
    changed = sum(printed.get(player, place) != place for player, place in right.items())
    notes = (Message("cli.places-anew", {"count": changed}),) if changed else ()
    return replace(extras, ranks=tuple((PlayerId(player), place) for player, place in right.items())), notes


def written_as(form: str, t: Tournament, extras: Extras, options: WriteOptions) -> Written:
    """The tournament in a format that it can be read back from."""
    if form == NATIVE:
        return dump_native(t, extras)
    return dump_trf(t, DIALECTS[form], extras, options)
