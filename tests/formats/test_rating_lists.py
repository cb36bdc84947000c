"""Rating lists as they are published: every layout gives the same persons, and a broken row costs no other one."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Any

import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import InputError, TooLarge
from hakem.formats.document import Finding
from hakem.formats.rating_lists.listed import ListedPerson, ListKind, OpenList
from hakem.formats.rating_lists.national import columns_of, open_rows
from hakem.formats.rating_lists.reading import open_list
from hakem.formats.workbook import workbook_rows
from tests.support.rating_lists import COMBINED, combined, legacy, national, people, single, xml
from tests.support.some import some

PEOPLE = tuple(people(120))
CITIZEN = "10000000146"


def opened(lines: Iterable[str], name: str = "", kind: ListKind | None = None, size: int = 4096) -> OpenList:
    return open_list(pieces("".join(lines).encode(), size), name, kind)


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    return (data[start : start + size] for start in range(0, len(data), size))


def refused(data: bytes) -> InputError:
    with pytest.raises(InputError) as caught:
        list(open_list([data]).people)
    return caught.value


def only(person: ListedPerson, kind: str) -> ListedPerson:
    """The person as a list of one rating has them."""
    others = {"standard", "rapid", "blitz"} - {kind}
    gone: dict[str, Any] = {field: None for one in others for field in (one, f"{one}_k")}
    return person._replace(**gone)


class TestFide:
    def test_combined(self) -> None:
        found = opened(combined(PEOPLE))
        assert tuple(found.people) == PEOPLE
        assert (found.kind, found.month, found.notes.broken) == (ListKind.COMBINED, "", 0)

    def test_older_layout(self) -> None:
        assert tuple(opened(legacy(PEOPLE)).people) == PEOPLE

    def test_xml(self) -> None:
        found = opened(xml(PEOPLE))
        assert tuple(found.people) == PEOPLE
        assert found.kind is ListKind.COMBINED

    @pytest.mark.parametrize("kind", ["standard", "rapid", "blitz"])
    def test_one_rating_by_the_name_of_the_file(self, kind: str) -> None:
        found = opened(single(PEOPLE, kind), f"{kind}_rating_list.txt")
        assert tuple(found.people) == tuple(only(person, kind) for person in PEOPLE)
        assert (found.kind.value, found.month) == (kind, "2026-10")

    def test_what_is_said_counts_more_than_the_name(self) -> None:
        found = opened(single(PEOPLE, "blitz"), "rapid.txt", ListKind.BLITZ)
        assert tuple(found.people) == tuple(only(person, "blitz") for person in PEOPLE)

    def test_xml_of_one_rating(self) -> None:
        text = (
            "<playerslist><player><fideid>7</fideid><name>A</name><rating>2100</rating><k>10</k></player></playerslist>"
        )
        (person,) = opened([text], "rapid_rating_list.xml").people
        assert (person.standard, person.rapid, person.rapid_k, person.blitz) == (None, 2100, 10, None)

    def test_columns_are_where_the_heading_says(self) -> None:
        """A wider name and a column more do not matter."""
        heading = COMBINED.replace("Name ", "Name      ").replace("Sex ", "Sex New ")
        rows = (
            row[:76] + "     " + row[76:84] + "xyz " + row[84:] for row in combined(PEOPLE) if not row.startswith("ID")
        )
        assert tuple(opened([heading + "\r\n", *rows]).people) == PEOPLE

    @pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
    def test_letters_beyond_ascii_in_columns_of_bytes(self, encoding: str) -> None:
        name = "Muñoz, José"
        heading, row = combined([PEOPLE[0]._replace(name="*")])
        padded = name.encode(encoding).ljust(61)
        (person,) = open_list([heading.encode() + row[:15].encode() + padded + row[76:].encode()]).people
        assert person == PEOPLE[0]._replace(name=name)

    def test_letters_beyond_ascii_in_columns_of_letters(self) -> None:
        listed = PEOPLE[0]._replace(name="Işık, Çağla")
        assert list(opened(combined([listed])).people) == [listed]

    def test_entities(self) -> None:
        text = "<player><fideid>7</fideid><name>O&apos;Neil &amp; &#199;&#xE7; &#55555555;</name></player>"
        assert [p.name for p in opened([text]).people] == ["O'Neil & Çç &#55555555;"]

    def test_encoding_that_xml_names(self) -> None:
        text = '<?xml version="1.0" encoding="windows-1254"?><player><fideid>7</fideid><name>Işık</name></player>'
        assert [p.name for p in open_list([text.encode("windows-1254")]).people] == ["Işık"]
        unknown = text.replace("windows-1254", "martian").encode()
        assert [p.name for p in open_list([unknown]).people] == ["Işık"]

    @settings(max_examples=30, deadline=None)
    @given(st.integers(1, 3000), st.sampled_from([combined, legacy, xml, national]))
    def test_where_pieces_end_does_not_matter(self, size: int, written: Any) -> None:
        lines = list(written(PEOPLE[:20]))
        assert list(opened(lines, size=size).people) == list(opened(lines, size=1 << 20).people)


class TestBrokenRows:
    @pytest.mark.parametrize(
        ("wrong", "key"),
        [
            ({"fide_id": "x7"}, "lists.row-id"),
            ({"fide_id": 0}, "lists.row-id"),
            ({"name": ""}, "lists.row-name"),
            ({"standard": "21a0"}, "lists.row-rating"),
            ({"standard": 4500}, "lists.row-rating"),
            ({"federation": "T"}, "lists.row-federation"),
        ],
    )
    @pytest.mark.parametrize("written", [combined, xml])
    def test_each_is_told_with_its_place_and_left_out(self, wrong: dict[str, Any], key: str, written: Any) -> None:
        broken = PEOPLE[2]._replace(**wrong)
        if wrong == {"fide_id": 0}:
            broken = broken._replace(fide_id="00")  # type: ignore[arg-type]
        found = opened(written([*PEOPLE[:2], broken, *PEOPLE[3:]]))
        assert list(found.people) == [*PEOPLE[:2], *PEOPLE[3:]]
        assert found.notes.broken == 1
        (problem,) = found.notes.problems
        assert (problem.message.key, problem.finding) == (key, Finding.ERROR)
        assert problem.row == (4 if written is combined else 2 + 2 * 17)

    def test_many_are_counted_and_the_first_are_told(self) -> None:
        found = opened(combined(person._replace(name="") for person in PEOPLE))
        assert list(found.people) == []
        assert (found.notes.broken, len(found.notes.problems)) == (120, 20)

    def test_an_element_without_an_end(self) -> None:
        """It is left out, with the one that it runs into, and memory stays as it was."""
        text = "".join(xml(PEOPLE[:3])).replace("</player>\n</playerslist>", "") + "x" * 300_000
        found = opened([text, *list(xml(PEOPLE[3:6]))[1:]], size=10_000)
        assert list(found.people) == [*PEOPLE[:2], *PEOPLE[3:6]]
        assert found.notes.broken

    def test_empty_lines_are_no_rows(self) -> None:
        found = opened([*combined(PEOPLE[:2]), "\r\n", "   \r\n"])
        assert list(found.people) == list(PEOPLE[:2])
        assert found.notes.broken == 0

    def test_signs_that_move_the_cursor_are_blanks(self) -> None:
        heading, row = combined([PEOPLE[0]._replace(name="A\x1b[2J")])
        assert [p.name for p in opened([heading, row]).people] == ["A [2J"]


class TestNoList:
    @pytest.mark.parametrize(
        ("data", "key"),
        [
            (b"", "file.empty"),
            (b" \r\n", "file.empty"),
            (b"<html><body>moved</body></html>", "lists.no-list"),
            (b"012 Name of an event\r\n001    1 m    Somebody\r\n", "lists.no-list"),
            (b"PK\x03\x04\x00\x00", "lists.no-list"),
            (b"ID Number  Name   Fed Sex\r\n", "lists.no-ratings"),
            (b"ID Number  Name   Fed SRtng\r\n" + b"x" * 2_000_000, "lists.row-endless"),
            (b"Ad;Soyad\nAli;Kaya\n", "lists.no-list"),
        ],
    )
    def test_it_is_refused_in_one_sentence(self, data: bytes, key: str) -> None:
        assert refused(data).message.key == key


class TestNational:
    @pytest.mark.parametrize("separator", [";", ",", "\t"])
    def test_whatever_stands_between_the_cells(self, separator: str) -> None:
        found = opened(national(PEOPLE[:30], separator))
        for person, listed in zip(some(found.people), PEOPLE, strict=False):
            assert (person.name, person.fide_id, person.national) == (listed.name, listed.fide_id, listed.standard)
            assert (person.birth_year, person.sex) == (listed.birth_year, listed.sex)
            assert person.national_id == str((listed.fide_id or 0) + 1)
        assert found.kind is ListKind.NATIONAL

    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "windows-1254"])
    def test_encodings(self, encoding: str) -> None:
        text = "Lisans No;Adı;Soyadı;UKD\n1;Çağla;Işık;1500\n"
        found = open_list(pieces(text.encode(encoding), 3))
        assert [p.name for p in found.people] == ["Işık, Çağla"]
        assert bool(found.notes.problems) == (encoding == "windows-1254")

    def test_headings_in_english_and_a_title_above_them(self) -> None:
        text = "sep=,\nNational list,,,,\n\nSurname,First name,Rtg_Nat,Birthday,Sex,Title\n"
        text += '"Kaya",Ali,1832.0,2001-05-17,F,wfm\n'
        (person,) = opened([text]).people
        assert person == ListedPerson(None, "Kaya, Ali", sex="w", title="WFM", national=1832, birth_year=2001)

    def test_identity_numbers_are_never_kept(self) -> None:
        """Neither from a column of their own, nor from the one for licences, nor from a name."""
        text = f"TC Kimlik No;ID_no;Lisans;Ad Soyad;UKD\n{CITIZEN};{CITIZEN};{CITIZEN};Ali Kaya;1500\n"
        text += f"1;2;3;{CITIZEN};1500\n"
        found = opened([text])
        (person,) = found.people
        assert CITIZEN not in repr(person)
        assert [p.message.key for p in found.notes.problems] == ["lists.citizen-number", "lists.row-name"]
        assert CITIZEN not in repr(found.notes.problems)

    @pytest.mark.parametrize(
        ("cells", "fields"),
        [
            (["T.C. No", "ID", "Kimlik", "Identnr", "National ID"], []),
            (["ADI SOYADI", "UKD PUANI", "Doğum T.", "FİDE ID"], ["name", "national", "birth", "fide_id"]),
            (["Player name", "Licence no.", "Club", "City"], ["name", "national_id", "club", "province"]),
        ],
    )
    def test_headings(self, cells: Sequence[str], fields: list[str]) -> None:
        assert list(columns_of(cells)) == fields

    def test_rows_that_cannot_be(self) -> None:
        text = (
            "Lisans;Ad Soyad;UKD;FIDE ID\n1;;1500;\n2;Ali Kaya;çok;\n3;Ece Ak;1500;99999999999\n\n;;;\n4;Can Su;-;0\n"
        )
        found = opened([text])
        assert [p.name for p in found.people] == ["Can Su"]
        assert [(p.row, p.message.key) for p in found.notes.problems] == [
            (2, "lists.row-name"),
            (3, "lists.row-rating"),
            (4, "lists.row-id"),
        ]

    def test_a_quotation_that_does_not_end(self) -> None:
        text = 'Ad Soyad;UKD\n"Ali;1500\n' + "x" * 200_000 + "\nEce Ak;1400\n"
        found = opened([text])
        list(found.people)
        assert found.notes.problems[0].message.key == "lists.row-endless"


def workbook(rows: Iterable[Sequence[object]]) -> io.BytesIO:
    file = io.BytesIO()
    with xlsxwriter.Workbook(file) as book:
        book.add_worksheet("empty")
        sheet = book.add_worksheet("list")
        day = book.add_format({"num_format": "dd.mm.yyyy"})
        for place, row in enumerate(rows):
            for column, cell in enumerate(row):
                if isinstance(cell, date):
                    sheet.write_datetime(place, column, cell, day)
                else:
                    sheet.write(place, column, cell)
    file.seek(0)
    return file


class TestWorkbooks:
    def test_numbers_and_dates(self) -> None:
        rows = (["Lisans No", "Ad", "Soyad", "Doğum", "UKD"], [1234, "Çağla", "Işık", date(1998, 3, 12), 1832.0])
        (person,) = open_rows(workbook_rows(workbook(rows))).people
        assert person == ListedPerson(None, "Işık, Çağla", birth_year=1998, national_id="1234", national=1832)

    @pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"no archive"])
    def test_no_workbook(self, data: bytes) -> None:
        with pytest.raises(InputError):
            list(workbook_rows(io.BytesIO(data)))

    def test_an_archive_of_something_else(self) -> None:
        whole = workbook([["Ad", "UKD"]]).getvalue()
        other = whole.replace(b"xl/workbook.xml", b"xl/w0rkb00k.xml")
        with pytest.raises(InputError):
            open_rows(workbook_rows(io.BytesIO(other)))

    def test_parts_that_say_they_are_huge(self) -> None:
        whole = bytearray(workbook([["Ad", "UKD"]]).getvalue())
        size = whole.index(b"PK\x01\x02") + 24
        whole[size : size + 4] = (500_000_000).to_bytes(4, "little")
        with pytest.raises(TooLarge):
            list(workbook_rows(io.BytesIO(bytes(whole))))
