"""Imported rating lists: what is found is what a plain look at every row finds, and a bad file changes nothing."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
import xlsxwriter
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import HakemError, InputError, RequestError, TooLarge
from hakem.formats.rating_lists.listed import ListedPerson, ListKind, ListNotes, OpenList
from hakem.model import search_words
from hakem.store.journal import StoreError
from hakem.store.rating_list import RatingListFile, RatingLists
from hakem.store.rating_list_import import ImportedList, Unreadable, import_list, opened_list, usual_name
from tests.support.effort import examples
from tests.support.rating_lists import combined, national, people, single, xml
from tests.support.some import some

PEOPLE = (
    *people(700, seed=3),
    *people(700, seed=4, ascii_only=False),
    ListedPerson(1, "Işık, Çağla", "TUR", standard=2000),
    ListedPerson(2, "ISIK, CAGLA", "TUR", standard=1999),
    ListedPerson(3, "Işık, Işıl", "TUR", standard=1998),
    ListedPerson(4, "Yıldız, Gülşen Işık", "TUR"),
    ListedPerson(None, "Kaya, Ali", national_id="1", national=2500),
    ListedPerson(5, "Жуков, Иван", "RUS", standard=1000),
    ListedPerson(6, "NEAR, Not And Or", "FID", standard=900, inactive=True),
)


def kept(found: Iterable[ListedPerson], target: Path, kind: ListKind = ListKind.COMBINED) -> ImportedList:
    return import_list(OpenList(kind, iter(found), ListNotes(), "2026-10"), str(target), "fide", "list.txt")


@pytest.fixture(scope="module")
def fide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RatingListFile]:
    path = tmp_path_factory.mktemp("lists") / "fide.ratings"
    kept(PEOPLE, path)
    with RatingListFile(str(path)) as opened:
        yield opened


def strength(person: ListedPerson) -> int:
    return person.standard or person.rapid or person.blitz or person.national or 0


IN_ORDER = sorted(PEOPLE, key=lambda person: -strength(person))


def scanned(text: str) -> list[ListedPerson]:
    """Who has words that begin like these, by looking at everybody."""
    asked = search_words(text)
    return [p for p in IN_ORDER if all(any(w.startswith(a) for w in search_words(p.name)) for a in asked)]


class TestSearch:
    @pytest.mark.parametrize("text", ["ışık", "isik", "IŞIK", "ISIK", "Işık", "İŞİK", "is\u0327ik", "isi", "I\u015fIk"])
    def test_every_way_to_type_it(self, fide: RatingListFile, text: str) -> None:
        assert [p.fide_id for p in fide.search(text) if p.fide_id and p.fide_id < 5][:4] == [1, 2, 3, 4]

    def test_words_in_any_order_and_their_beginnings(self, fide: RatingListFile) -> None:
        for text in ("cag isi", "isik, cagla", "ÇAĞLA ışık", "isik c"):
            assert [p.fide_id for p in fide.search(text)][:2] == [1, 2]

    @pytest.mark.parametrize(
        "text", ['"', "*", "a*", '"a" OR "b"', "NEAR(a b)", "name:a", "not", "and or", "^isik", "-a", "a'b"]
    )
    def test_nothing_of_it_is_a_language(self, fide: RatingListFile, text: str) -> None:
        expected = scanned(text)[:20] if search_words(text) else []
        assert fide.search(text) == expected

    @settings(max_examples=examples(200), deadline=None)
    @given(st.data())
    def test_it_finds_what_a_look_at_every_row_finds(self, fide: RatingListFile, data: st.DataObject) -> None:
        words = search_words(data.draw(st.sampled_from(PEOPLE)).name)
        chosen = data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=3, unique=True))
        text = " ".join(word[: data.draw(st.integers(1, len(word)))] for word in chosen)
        limit = data.draw(st.sampled_from((1, 5, 20, 5000)))
        found = fide.search(text, limit)
        assert found == scanned(text)[:limit]
        assert found

    @settings(max_examples=examples(200), deadline=None)
    @given(st.text(max_size=12))
    def test_any_text_at_all(self, fide: RatingListFile, text: str) -> None:
        assume(not text.strip().isdecimal())
        assert fide.search(text, 5000) == (scanned(text) if search_words(text) else [])

    def test_numbers(self, fide: RatingListFile) -> None:
        assert [p.name for p in fide.search("4")] == ["Yıldız, Gülşen Işık"]
        assert [p.name for p in fide.search(" 1 ")] == ["Işık, Çağla", "Kaya, Ali"]
        assert fide.search("9" * 40) == []
        assert fide.search("²") == []

    def test_rows_come_back_as_they_were(self, fide: RatingListFile) -> None:
        for person in some(p for p in PEOPLE if p.fide_id):
            assert person.fide_id is not None
            assert fide.by_id(person.fide_id) in PEOPLE
        assert [p.inactive for p in fide.search("near") if p.fide_id == 6] == [True]

    def test_a_national_list_stands_in_the_order_of_its_ratings(self, tmp_path: Path) -> None:
        listed = [ListedPerson(1, "Ali Kaya", standard=2400, national=1500), ListedPerson(2, "Ali Ak", national=1600)]
        kept(listed, tmp_path / "n", ListKind.NATIONAL)
        with RatingListFile(str(tmp_path / "n")) as opened:
            assert [p.fide_id for p in opened.search("ali")] == [2, 1]


class TestFinding:
    def test_by_number(self, fide: RatingListFile) -> None:
        assert fide.by_id(6) == PEOPLE[-1]
        assert fide.by_id(99) is None
        assert fide.by_national_id("1") == PEOPLE[-3]
        assert fide.by_national_id("") is None

    def test_the_same_words_before_more_words(self, tmp_path: Path) -> None:
        listed = [
            ListedPerson(1, "Kaya, Ali Can", birth_year=2001, standard=2000),
            ListedPerson(2, "KAYA, Ali", birth_year=1990, standard=1900),
            ListedPerson(3, "Ali Kaya", standard=1800),
            ListedPerson(4, "Kaya, Alican", standard=1700),
        ]
        kept(listed, tmp_path / "f")
        with RatingListFile(str(tmp_path / "f")) as opened:

            def found(name: str, year: int | None = None) -> list[int | None]:
                return [p.fide_id for p in opened.find(name, year)]

            assert found("Kaya, Ali") == [2, 3]
            assert found("ali kaya", 1990) == [2, 3]
            assert found("Kaya, Ali", 2001) == [3]
            assert found("Kaya Can") == [1]
            assert found("Kay") == found("") == found("Kaya, Ece") == []


class TestImport:
    @pytest.mark.parametrize("ending", ["txt", "xml"])
    @pytest.mark.parametrize("packed", [False, True])
    def test_files_of_fide(self, tmp_path: Path, ending: str, packed: bool) -> None:
        listed = list(people(50))
        text = "".join(combined(listed) if ending == "txt" else xml(listed))
        path = tmp_path / f"players_list.{ending}"
        path.write_text(text, encoding="utf-8", newline="")
        if packed:
            with zipfile.ZipFile(tmp_path / "list.zip", "w", zipfile.ZIP_DEFLATED) as archive:
                archive.write(path, f"folder/{path.name}")
                archive.writestr("readme.pdf", "")
            path = tmp_path / "list.zip"
        told: list[float] = []
        with opened_list(str(path), None, told.append) as opened:
            done = import_list(opened, str(tmp_path / "a" / "fide.ratings"), "fide", path.name, told.append)
        assert (done.info.rows, done.info.source, done.info.broken) == (50, path.name, 0)
        assert told == sorted(told)
        assert told[-1] == 1.0
        assert os.listdir(tmp_path / "a") == ["fide.ratings"]
        with RatingLists(str(tmp_path / "a")).open("fide") as found:
            assert found.info == done.info
            assert {found.by_id(p.fide_id or 0) for p in listed} == set(listed)

    def test_a_workbook_in_an_archive(self, tmp_path: Path) -> None:
        book = tmp_path / "ukd.xlsx"
        with xlsxwriter.Workbook(book) as written:
            sheet = written.add_worksheet()
            for place, row in enumerate([("Ad Soyad", "UKD"), ("Işık Kaya", 1500)]):
                sheet.write_row(place, 0, row)
        with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
            archive.write(book, book.name)
        for path in (book, tmp_path / "a.zip"):
            with opened_list(str(path)) as opened:
                done = import_list(opened, str(tmp_path / "n.ratings"), "n", path.name)
            assert (done.info.kind, done.info.rows) == (ListKind.NATIONAL, 1)

    def test_the_name_follows_from_what_is_in_it(self, tmp_path: Path) -> None:
        path = tmp_path / "rapid_rating_list.txt"
        path.write_text("".join(single(people(3), "rapid")), encoding="utf-8")
        with opened_list(str(path)) as opened:
            assert usual_name(opened.kind) == "fide-rapid"
        path = tmp_path / "ukd.csv"
        path.write_text("".join(national(people(3))), encoding="utf-8")
        with opened_list(str(path)) as opened:
            assert usual_name(opened.kind) == "national"
        assert usual_name(ListKind.COMBINED) == "fide"

    def test_whoever_searches_keeps_the_list_that_was_there(self, tmp_path: Path) -> None:
        target = tmp_path / "fide.ratings"
        kept(PEOPLE[-4:], target)
        with RatingListFile(str(target)) as before:
            kept(PEOPLE[-2:], target)
            assert before.by_national_id("1") == PEOPLE[-3]
            with RatingListFile(str(target)) as after:
                assert after.by_national_id("1") is None
                assert (before.info.rows, after.info.rows) == (4, 2)


class TestBadFiles:
    @pytest.fixture
    def target(self, tmp_path: Path) -> Path:
        target = tmp_path / "lists" / "fide.ratings"
        kept(PEOPLE[-4:], target)
        return target

    def attempt(self, source: Path, target: Path) -> HakemError:
        before = target.read_bytes()
        with pytest.raises(HakemError) as caught, opened_list(str(source)) as opened:
            import_list(opened, str(target), "fide", source.name)
        assert target.read_bytes() == before
        assert os.listdir(target.parent) == [target.name]
        return caught.value

    @pytest.mark.parametrize(
        ("name", "data", "key"),
        [
            ("a.txt", b"", "file.empty"),
            ("a.txt", b"hello\n", "lists.no-list"),
            ("a.xml", b"<playerslist></playerslist>", "lists.no-rows"),
            ("a.csv", b"Ad Soyad;UKD\n", "lists.no-rows"),
            ("a.csv", b"Ad Soyad;UKD\nAli;1\n;2\n;3\n", "lists.mostly-broken"),
            ("a.zip", b"PK", "lists.broken-archive"),
            ("a.xlsx", b"PK", "import.broken-workbook"),
        ],
    )
    def test_one_sentence_and_the_old_list_stays(
        self, tmp_path: Path, target: Path, name: str, data: bytes, key: str
    ) -> None:
        (tmp_path / name).write_bytes(data)
        assert self.attempt(tmp_path / name, target).message.key == key

    @pytest.mark.parametrize("members", [(), ("a.txt", "b.txt")])
    def test_an_archive_with_none_or_two(self, tmp_path: Path, target: Path, members: tuple[str, ...]) -> None:
        with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
            for member in members:
                archive.writestr(member, "x")
        assert self.attempt(tmp_path / "a.zip", target).message.key == "lists.archive"

    def test_an_archive_that_is_damaged_inside(self, tmp_path: Path, target: Path) -> None:
        path = tmp_path / "a.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("a.txt", "".join(combined(people(3000))))
        data = bytearray(path.read_bytes())
        data[len(data) // 2 : len(data) // 2 + 200] = bytes(200)
        path.write_bytes(data)
        assert self.attempt(path, target).message.key == "lists.broken-archive"

    def test_a_member_that_says_it_is_huge(self, tmp_path: Path, target: Path) -> None:
        path = tmp_path / "a.zip"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("a.txt", "x")
        data = bytearray(path.read_bytes())
        size = data.index(b"PK\x01\x02") + 24
        data[size : size + 4] = (4_100_000_000).to_bytes(4, "little")
        path.write_bytes(data)
        assert isinstance(self.attempt(path, target), TooLarge)

    def test_an_archive_with_a_password(self, tmp_path: Path, target: Path) -> None:
        path = tmp_path / "a.zip"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("a.txt", "x")
        data = bytearray(path.read_bytes())
        data[data.index(b"PK\x01\x02") + 8] |= 1
        path.write_bytes(data)
        assert self.attempt(path, target).message.key == "lists.broken-archive"

    def test_a_disk_that_is_full(self, tmp_path: Path, target: Path) -> None:
        """A process that may write no more than a little: one line, and the list that was there."""
        source = tmp_path / "list.txt"
        source.write_text("".join(combined(people(20_000))), encoding="utf-8")
        before = target.read_bytes()
        script = (
            "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000));"
            "from hakem.cli.main import entry; sys.exit(entry())"
        )
        words = ["ratings-list", "import", str(source), "--file", str(target)]
        done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=False)
        assert done.returncode == 5
        assert len(done.stderr.splitlines()) == 1
        assert "cannot be written" in done.stderr
        assert target.read_bytes() == before
        assert os.listdir(target.parent) == [target.name]

    def test_no_such_file(self, tmp_path: Path, target: Path) -> None:
        found = self.attempt(tmp_path / "missing.txt", target)
        assert isinstance(found, Unreadable)
        assert found.cause.errno == errno.ENOENT

    def test_a_list_that_ends_in_an_error_half_way(self, tmp_path: Path, target: Path) -> None:
        path = tmp_path / "a.txt"
        path.write_bytes("".join(combined(people(100))).encode() + b"x" * 2_000_000)
        error = self.attempt(path, target)
        assert isinstance(error, InputError)
        assert error.row == 102

    def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"")
        with pytest.raises(OSError, match="file"):
            kept(PEOPLE[:1], tmp_path / "file" / "fide.ratings")


class TestOpening:
    def test_files_that_are_no_lists(self, tmp_path: Path) -> None:
        keys = []
        other, text, newer = tmp_path / "other", tmp_path / "text", tmp_path / "newer"
        sqlite3.connect(other).execute("CREATE TABLE a (b)").connection.close()
        text.write_text("no database at all, but some words\n" * 50, encoding="utf-8")
        kept(PEOPLE[:3], newer)
        database = sqlite3.connect(newer)
        database.execute("PRAGMA user_version = 99")
        database.close()
        for path in (other, text, newer, tmp_path / "missing"):
            with pytest.raises(StoreError) as caught:
                RatingListFile(str(path))
            keys.append(caught.value.message.key)
        assert keys == ["lists.other-file", "lists.damaged", "lists.newer", "lists.no-such-list"]

    def test_a_damaged_list(self, tmp_path: Path) -> None:
        path = tmp_path / "fide.ratings"
        kept(PEOPLE, path)
        data = bytearray(path.read_bytes())
        data[4096 * 3 :] = b"\xaa" * (len(data) - 4096 * 3)
        path.write_bytes(data)
        with pytest.raises(StoreError) as caught, RatingListFile(str(path)) as opened:
            opened.search("isik")
        assert caught.value.message.key == "lists.damaged"

    def test_names(self, tmp_path: Path) -> None:
        lists = RatingLists(str(tmp_path / "none"))
        assert lists.names() == []
        for name in ("../up", "", "A", "a b", "a" * 60):
            with pytest.raises(RequestError):
                lists.path_of(name)
        kept(PEOPLE[:2], tmp_path / "none" / "ukd.ratings")
        (tmp_path / "none" / ".ratings").write_bytes(b"")
        assert lists.names() == ["ukd"]

    def test_a_path_with_signs_that_addresses_use(self, tmp_path: Path) -> None:
        path = tmp_path / "a%20?#b.ratings"
        kept(PEOPLE[:2], path)
        with RatingListFile(str(path)) as opened:
            assert opened.info.rows == 2
