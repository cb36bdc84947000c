"""Text in, text out: the files of the trade and the native one. Nothing here opens a file."""

from hakem.formats.decoding import decode
from hakem.formats.document import NO_EXTRAS, Extras, FileProblem, Finding, Lost, Parsed, StatedTeam, Written
from hakem.formats.native import dump_native, parse_native
from hakem.formats.reading import parse, parse_bytes
from hakem.formats.trf.reader import parse_trf
from hakem.formats.trf.sheet import Dialect, Pad, WriteOptions
from hakem.formats.trf.writer import DIALECTS, TRF06, TRF16, TRF26, dump_trf, kept_records_note

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
    "Pad",
    "Parsed",
    "StatedTeam",
    "WriteOptions",
    "Written",
    "decode",
    "dump_native",
    "dump_trf",
    "kept_records_note",
    "parse",
    "parse_bytes",
    "parse_native",
    "parse_trf",
]
