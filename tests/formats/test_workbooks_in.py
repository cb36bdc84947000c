"""Players from workbooks: what a spreadsheet writes, and what somebody made to fill the memory."""

from __future__ import annotations

import sys
import zipfile
from datetime import date
from io import BytesIO

import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.formats import ImportedPlayers, read_players
from hakem.model import Birth
from hakem.reports import WorkbookSheet, workbook_bytes
from tests.support.effort import examples

ROWS = (("Ad", "Soyad", "UKD"), ("Ayşe", "Yılmaz", 1890), ("=1+1", "Kaya", None))


def book(*sheets: tuple[tuple[str | int | None, ...], ...]) -> bytes:
    return workbook_bytes([WorkbookSheet(f"S{n}", "", rows) for n, rows in enumerate(sheets)])


def changed(data: bytes, members: dict[str, bytes]) -> bytes:
    """The same workbook with other members."""
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as packed, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as again:
        for name in packed.namelist():
            again.writestr(name, members.get(name, packed.read(name)))
    return out.getvalue()


def key(found: ImportedPlayers) -> str:
    assert found.rows == ()
    (problem,) = found.problems
    return problem.message.key


def test_cells_become_players() -> None:
    first, second = (row.fields for row in read_players(book(ROWS)).rows)
    assert (first.name, first.national_rating) == ("Yılmaz, Ayşe", 1890)
    assert (second.name, second.national_rating) == ("Kaya, =1+1", None)


def test_days_and_numbers_as_spreadsheets_have_them() -> None:
    out = BytesIO()
    made = xlsxwriter.Workbook(out, {"in_memory": True})
    page = made.add_worksheet()
    page.write_row(0, 0, ["Name", "Birthday", "Rating", "FIDE ID"])
    page.write_string(1, 0, "Ali")
    page.write_datetime(1, 1, date(2001, 5, 17), made.add_format({"num_format": "dd.mm.yyyy"}))
    page.write_number(1, 2, 1900.0)
    page.write_number(1, 3, 6300012)
    made.close()
    (row,) = read_players(out.getvalue()).rows
    assert (row.fields.birth, row.fields.rating, row.fields.fide_id) == (Birth(2001, 5, 17), 1900, 6300012)


def joined() -> bytes:
    """A list of teams whose name stands in a cell over all of its rows, below headings of two rows."""
    out = BytesIO()
    made = xlsxwriter.Workbook(out, {"in_memory": True})
    page = made.add_worksheet()
    page.merge_range(0, 0, 1, 0, "Takım")
    page.merge_range(0, 1, 0, 2, "Sporcunun")
    page.write_row(1, 1, ["Adı", "Soyadı"])
    page.merge_range(2, 0, 3, 0, "Atlar")
    for row, cells in enumerate((("Ali", "Kaya"), ("Ece", "Can"), ("Su", "Er")), start=2):
        page.write_row(row, 1, cells)
    page.write_string(4, 0, "Filler")
    made.close()
    return out.getvalue()


def test_a_cell_over_several_rows_is_said_of_each_of_them() -> None:
    found = read_players(joined())
    assert [(row.fields.name, row.fields.team) for row in found.rows] == [
        ("Kaya, Ali", "Atlar"),
        ("Can, Ece", "Atlar"),
        ("Er, Su", "Filler"),
    ]
    assert [each.heading for each in found.columns] == ["Takım", "Sporcunun Adı", "Soyadı"]


@pytest.mark.parametrize("place", ["A3:A1048576", "C9:B1", "A99999999:B1", "XFD1:XFD9", "?"])
def test_joined_cells_that_lie_anywhere(place: str) -> None:
    book = joined()
    with zipfile.ZipFile(BytesIO(book)) as packed:
        sheet = packed.read("xl/worksheets/sheet1.xml").replace(b"A3:A4", place.encode())
    assert isinstance(read_players(changed(book, {"xl/worksheets/sheet1.xml": sheet})), ImportedPlayers)


def test_the_sheet_with_headings_is_read() -> None:
    found = read_players(book((("Notlar",),), ROWS))
    assert [row.fields.name for row in found.rows] == ["Yılmaz, Ayşe", "Kaya, =1+1"]


def test_an_empty_workbook() -> None:
    assert key(read_players(book((("",),)))) == "file.empty"


def test_a_cell_too_far_away() -> None:
    sheet = b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
    sheet += b'<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    bomb = changed(book(ROWS), {"xl/worksheets/sheet1.xml": sheet + b"</sheetData></worksheet>"})
    assert key(read_players(bomb)) == "import.workbook-too-large"


def test_more_than_it_says() -> None:
    """A member of 300 million bytes, packed to some hundred thousand."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("xl/workbook.xml", b"")
        with packed.open("xl/sharedStrings.xml", "w", force_zip64=True) as member:
            for _ in range(300):
                member.write(b" " * 1_000_000)
    assert len(out.getvalue()) < 1_000_000
    assert key(read_players(out.getvalue())) == "import.workbook-too-large"


@pytest.mark.parametrize("member", ["xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"])
def test_a_broken_workbook(member: str) -> None:
    assert key(read_players(changed(book(ROWS), {member: b"<not-closed"}))) in {"import.broken-workbook", "file.empty"}


def test_a_zip_that_is_no_workbook() -> None:
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        packed.writestr("a.txt", "Name\nAli\n")
    assert key(read_players(out.getvalue())) == "import.broken-workbook"


@settings(max_examples=examples(100))
@given(st.integers(0, 10_000), st.integers(0, 255))
def test_a_changed_byte_breaks_nothing(place: int, byte: int) -> None:
    data = bytearray(book(ROWS))
    data[place % len(data)] = byte
    assert isinstance(read_players(bytes(data)), ImportedPlayers)


def test_without_the_package_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    data = book(ROWS)
    monkeypatch.setitem(sys.modules, "python_calamine", None)
    with pytest.raises(RequestError, match=r"hakem\[desk\]"):
        read_players(data)
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    with pytest.raises(RequestError, match=r"hakem\[desk\]"):
        book(ROWS)
