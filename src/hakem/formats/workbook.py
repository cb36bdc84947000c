"""Workbooks of spreadsheets (XLSX) as rows of cells, read by python-calamine, which sees nothing that could hurt it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, BinaryIO

from hakem.errors import InputError, RequestError, TooLarge
from hakem.formats.other_programs import other_program
from hakem.i18n import Message

MOST_UNPACKED = 200_000_000
"""Bytes that the parts of a workbook may have when they are unpacked."""

_MOST_MEMBERS = 2_000
_MOST_CELLS = 4_000_000
_WORKBOOK = "xl/workbook.xml"
_PLACE = re.compile(rb"""\sr\s*=\s*["']([A-Za-z]{0,8})(\d{1,12})["']""")
_SHEET = re.compile(r"xl/worksheets/[^/]*\.xml\Z")


def workbook_sheets(data: bytes) -> list[list[list[object]]]:
    """The rows of every sheet; what stands in cells that are joined downwards is said of every row of them."""
    return [_filled_down(sheet) for sheet in _sheets(data)]


def _filled_down(sheet: Any) -> list[list[object]]:
    rows = [list(row) for row in sheet.to_python(skip_empty_area=False)]
    left = _MOST_CELLS
    for (top, column), (bottom, _) in getattr(sheet, "merged_cell_ranges", None) or ():
        below = rows[top + 1 : bottom + 1]
        left -= len(below)
        if left < 0:
            raise TooLarge(Message("import.workbook-too-large"))
        for row in below:
            row[column : column + 1] = rows[top][column : column + 1]
    return rows


def workbook_rows(file: BinaryIO) -> Iterator[Sequence[object]]:
    """The rows of the first sheet that has any."""
    yield from next((sheet.iter_rows() for sheet in _sheets(file.read()) if sheet.height), iter(()))


def _sheets(data: bytes) -> list[Any]:
    packed = _unpacked_safely(data)
    try:
        from python_calamine import CalamineWorkbook
    except ImportError:
        raise RequestError(Message("import.needs-extra", {"extra": "desk"})) from None
    try:
        book = CalamineWorkbook.from_filelike(BytesIO(packed))
        return [book.get_sheet_by_index(number) for number in range(len(book.sheet_names))]
    except (KeyboardInterrupt, SystemExit, MemoryError):
        raise
    except BaseException as exc:  # the reader's own panics are no Exceptions
        raise InputError(Message("import.broken-workbook")) from exc


def _unpacked_safely(data: bytes) -> bytes:
    """The workbook packed anew from what its members say they are, or an error if that is too much.

    Nobody behind this sees a member that is larger than it claims, or a cell so
    far away that the room between it and the first would fill the memory.
    """
    import zipfile
    import zlib

    again = BytesIO()
    try:
        with zipfile.ZipFile(BytesIO(data)) as packed, zipfile.ZipFile(again, "w") as out:
            members = {member.filename: member for member in packed.infolist() if not member.is_dir()}
            if _WORKBOOK not in members:
                raise InputError(other_program(members=members) or Message("import.broken-workbook"))
            if len(members) > _MOST_MEMBERS or sum(m.file_size for m in members.values()) > MOST_UNPACKED:
                raise TooLarge(Message("import.workbook-too-large"))
            for name, member in members.items():
                content = packed.read(member)
                if _SHEET.match(name):
                    _require_near(content)
                out.writestr(name, content)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError, ValueError) as exc:
        raise InputError(Message("import.broken-workbook")) from exc
    return again.getvalue()


def _require_near(sheet: bytes) -> None:
    rows = columns = 1
    for letters, digits in _PLACE.findall(sheet):
        rows = max(rows, int(digits))
        column = 0
        for letter in letters.upper():
            column = 26 * column + letter - 64
        columns = max(columns, column)
    if rows * columns > _MOST_CELLS:
        raise TooLarge(Message("import.workbook-too-large"))
