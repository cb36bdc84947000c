"""Text in, text out: the files of the trade and the native one. Nothing here opens a file."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.formats.decoding import decode
    from hakem.formats.document import (
        NO_EXTRAS,
        Extras,
        FileProblem,
        Finding,
        Lost,
        Note,
        Parsed,
        StatedTeam,
        Written,
        notes,
    )
    from hakem.formats.native import dump_native, parse_native
    from hakem.formats.reading import may_be_event, parse, parse_bytes
    from hakem.formats.trf.reader import parse_trf
    from hakem.formats.trf.sheet import Dialect, Pad, Sheet, WriteOptions
    from hakem.formats.trf.writer import DIALECTS, TRF06, TRF16, TRF26, dump_trf, kept_records_note
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.formats.decoding": "decode",
            "hakem.formats.document": "NO_EXTRAS Extras FileProblem Finding Lost Note Parsed StatedTeam Written notes",
            "hakem.formats.native": "dump_native parse_native",
            "hakem.formats.reading": "may_be_event parse parse_bytes",
            "hakem.formats.trf.reader": "parse_trf",
            "hakem.formats.trf.sheet": "Dialect Pad Sheet WriteOptions",
            "hakem.formats.trf.writer": "DIALECTS TRF06 TRF16 TRF26 dump_trf kept_records_note",
        },
    )

__all__ = [
    "DIALECTS",
    "NO_EXTRAS",
    "TRF06",
    "TRF16",
    "TRF26",
    "Dialect",
    "Extras",
    "FileProblem",
    "Finding",
    "Lost",
    "Note",
    "Pad",
    "Parsed",
    "Sheet",
    "StatedTeam",
    "WriteOptions",
    "Written",
    "decode",
    "dump_native",
    "dump_trf",
    "kept_records_note",
    "may_be_event",
    "notes",
    "parse",
    "parse_bytes",
    "parse_native",
    "parse_trf",
]
