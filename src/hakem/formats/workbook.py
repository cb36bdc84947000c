"""Workbooks of spreadsheets (XLSX) as rows of cells, read by python-calamine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import BinaryIO

from hakem.errors import InputError, RequestError, TooLarge
from hakem.i18n import Message

MOST_UNPACKED = 400_000_000
"""Bytes that the parts of a workbook may have when they are unpacked."""


def workbook_rows(file: BinaryIO) -> Iterator[Sequence[object]]:
    """The rows of the first sheet that has any; what the parts say of their sizes is looked at before they are read."""
    import zipfile

    try:
        with zipfile.ZipFile(file) as archive:
            sizes = [part.file_size for part in archive.infolist()]
    except (zipfile.BadZipFile, OSError, RuntimeError, ValueError) as exc:
        raise InputError(Message("lists.no-workbook")) from exc
    if sum(sizes) > MOST_UNPACKED:
        raise TooLarge(Message("lists.too-large", {"most": MOST_UNPACKED}))
    try:
        import python_calamine
    except ImportError as exc:
        raise RequestError(Message("lists.no-calamine")) from exc
    file.seek(0)
    try:
        book = python_calamine.CalamineWorkbook.from_filelike(file)
        for name in book.sheet_names:
            sheet = book.get_sheet_by_name(name)
            if sheet.height:
                yield from sheet.iter_rows()
                return
    except (python_calamine.CalamineError, OSError, ValueError) as exc:
        raise InputError(Message("lists.no-workbook")) from exc
