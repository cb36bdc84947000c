"""An event that is being run as the files that other programs read, by the names that addresses have for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from types import MappingProxyType

from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.fide_mode import report_lines
from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import log_data, with_planned_rounds
from hakem.exports.files import NATIVE, with_right_places, workbook, written_as
from hakem.formats import DIALECTS, NO_EXTRAS, WriteOptions, Written, what_is_lost
from hakem.formats.losses import PGN, SWISS_MANAGER, XLSX
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.reports import event_renderer
from hakem.values import dataclass, replace

JOURNAL, CSV = "journal", "csv"
_TEXT = "text/plain; charset=utf-8"
_ZIP_DAY = (1980, 1, 1, 0, 0, 0)
"""The same event makes the same archive, whenever it is asked for."""


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """A file for another program: what it is, how its name ends, what is in it, and what of the event is not."""

    media: str
    ending: str
    data: bytes
    lost: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class ToExport:
    """An event that somebody wants as a file, with its journal, in the language of whoever asks.

    ``table`` is the one that a spreadsheet is to have: of a workbook all if none is named, of CSV the standings.
    """

    desk: Desk
    entries: Sequence[JournalEntry]
    language: str
    table: str = ""

    @property
    def t(self) -> Tournament:
        """The event."""
        return with_planned_rounds(self.desk)


def report_written(form: str, t: Tournament, said: Sequence[Message]) -> Written:
    """Our own file, or a report with a line behind ``###`` for everything that is ``said`` to be reported."""
    extras = NO_EXTRAS
    notes: tuple[Message, ...] = ()
    if form != NATIVE:
        extras, notes = with_right_places(t, extras) if t.rounds else (extras, ())
        words = event_renderer(t, "en")
        lines = tuple(f"### {words.say(line)}" for line in said)
        extras = replace(extras, records=(*extras.records, *lines))
    written = written_as(form, t, extras, WriteOptions())
    return replace(written, adjustments=(*notes, *written.adjustments))


def journal_text(entries: Sequence[JournalEntry]) -> str:
    """The journal, an object a line."""
    return "".join(json.dumps(entry, ensure_ascii=False) + "\n" for entry in log_data(entries))


def _report(form: str, ending: str) -> Callable[[ToExport], ExportedFile]:
    def made(asked: ToExport) -> ExportedFile:
        written = report_written(form, asked.t, report_lines(asked.desk, asked.entries))
        media = "application/json" if form == NATIVE else _TEXT
        return ExportedFile(media, ending, written.text.encode("utf-8", "replace"), tuple(written.adjustments))

    return made


def _workbook(asked: ToExport) -> ExportedFile:
    media = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    data = workbook(asked.desk, asked.language, asked.table, asked.entries)
    return ExportedFile(media, ".xlsx", data, tuple(what_is_lost(asked.t, XLSX)))


def _pgn(asked: ToExport) -> ExportedFile:
    from hakem.formats import dump_pgn

    written = dump_pgn(asked.t)
    data = written.text.encode("utf-8", "replace")
    return ExportedFile("application/vnd.chess-pgn; charset=utf-8", ".pgn", data, tuple(written.adjustments))


def _swiss_manager(asked: ToExport) -> ExportedFile:
    """Two texts, of players and of pairings, in one archive."""
    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

    from hakem.formats import dump_swiss_manager

    files, out = dump_swiss_manager(asked.t), BytesIO()
    with ZipFile(out, "w") as archive:
        for name, text in (("players.txt", files.players), ("pairings.txt", files.pairings)):
            archive.writestr(ZipInfo(name, _ZIP_DAY), text.encode("utf-8", "replace"), ZIP_DEFLATED)
    return ExportedFile("application/zip", ".zip", out.getvalue(), tuple(files.adjustments))


def _csv(asked: ToExport) -> ExportedFile:
    """A table for a spreadsheet."""
    from hakem.exports.sheets import EventTables
    from hakem.exports.spreadsheets import spreadsheet_csv

    tables = EventTables(asked.desk, asked.language, asked.entries)
    sheet = tables.sheet(asked.table or tables.usual)
    return ExportedFile("text/csv; charset=utf-8", ".csv", spreadsheet_csv(sheet, asked.language))


def _journal(asked: ToExport) -> ExportedFile:
    return ExportedFile("application/jsonl", ".jsonl", journal_text(asked.entries).encode("utf-8", "replace"))


EXPORTS: Mapping[str, Callable[[ToExport], ExportedFile]] = MappingProxyType(
    {
        "trf": _report("trf26", ".trf"),
        **{name: _report(name, ".trf") for name in DIALECTS},
        NATIVE: _report(NATIVE, ".json"),
        XLSX: _workbook,
        PGN: _pgn,
        SWISS_MANAGER: _swiss_manager,
        CSV: _csv,
        JOURNAL: _journal,
    }
)
"""Every format by the name that an address has for it."""
