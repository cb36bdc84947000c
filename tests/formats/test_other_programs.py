"""Files of other programs are named, with the way in, at every door that reads files."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from pathlib import Path

import pytest

from hakem.desk.journal.roles import Person, Role
from hakem.errors import InputError, RequestError
from hakem.formats import decode, parse_bytes, read_players
from hakem.formats.other_programs import other_program
from hakem.i18n import say
from hakem.store.sqlite import SqliteStore
from hakem.web.whole_files import take_file
from tests.cli.runner import hakem
from tests.support.at_desk import AtDesk


def database(path: Path, *tables: str) -> bytes:
    """A small SQLite file with these tables."""
    connection = sqlite3.connect(path)
    for table in tables:
        connection.execute(f"CREATE TABLE `{table}` (`id` INTEGER)")
    connection.commit()
    connection.close()
    return path.read_bytes()


def packed(*names: str) -> bytes:
    """A zip file with these members."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in names:
            archive.writestr(name, "x")
    return out.getvalue()


ACCESS = b"\x00\x01\x00\x00Standard Jet DB\x00" + bytes(2000)
SWISS_MANAGER = b"\x93\xff\x89\x44" + bytes(200)


@pytest.mark.parametrize(
    ("data", "program"),
    [
        (ACCESS, "Papi"),
        (SWISS_MANAGER, "Swiss-Manager"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), ".xls"),
        (b"<html><table><tr><td>Ad</td></tr></table>", "web"),
        (b"%PDF-1.7\n", "PDF"),
        (packed("content.xml", "mimetype"), "LibreOffice"),
        (packed("word/document.xml"), "Word"),
        (b"Rar!\x1a\x07\x01\x00", "sıkıştırılmış"),
    ],
)
def test_what_a_file_is_and_how_it_gets_in(data: bytes, program: str) -> None:
    (problem,) = read_players(data).problems
    assert program in say(problem.message, "tr")


def test_databases_are_told_apart(tmp_path: Path) -> None:
    sharly = database(tmp_path / "a.sce", "info", "tournament", "player", "pairing")
    other = database(tmp_path / "b.db", "cars")
    AtDesk(tmp_path, "kupa", system="dutch", rounds=5).close()
    own = (tmp_path / "kupa.hakem").read_bytes()
    said = [say(read_players(data).problems[0].message) for data in (sharly, other, own)]
    assert [word in text for word, text in zip(("Sharly", "SQLite", "Hakem itself"), said, strict=True)] == [True] * 3
    assert SqliteStore(tmp_path).events() == ("kupa",)


def test_by_the_ending_where_the_bytes_say_nothing() -> None:
    (problem,) = read_players(b"\x00\x01\x02" * 50, name="Kupa 2026.TUNX").problems
    assert "Swiss-Manager" in say(problem.message)
    assert other_program(name="liste.csv") is other_program(name="tunx") is None


def test_as_events_too(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        decode(ACCESS)
    assert caught.value.message.key == "file.other.papi"
    assert parse_bytes(SWISS_MANAGER).problems[0].message.key == "file.other.swiss-manager"
    path = tmp_path / "kupa.papi"
    path.write_bytes(ACCESS)
    done = hakem("standings", str(path))
    assert (done.code != 0, "Papi" in done.err) == (True, True)


def test_databases_where_whole_events_are_taken(tmp_path: Path) -> None:
    """The pages and the command say whose a database is; a damaged event of ours is told as before."""
    data = database(tmp_path / "kupa.sce", "info", "tournament", "player")
    store = SqliteStore(tmp_path / "events")
    for name, word in (("kupa.sce", "Sharly"), ("kupa.hakem", "Hakem")):
        with pytest.raises(RequestError) as caught:
            take_file(store, name, data, Person("Ece", Role.ORGANISER))
        assert word in say(caught.value.message)
    AtDesk(tmp_path, "eski", system="dutch", rounds=5).close()
    for event in ("yeni", "eski"):
        done = hakem("desk", "import", str(tmp_path / f"{event}.hakem"), str(tmp_path / "kupa.sce"))
        assert (done.code, "Sharly Chess" in done.err) == (3, True)
