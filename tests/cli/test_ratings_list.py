"""``hakem ratings-list``: import, search, show, check; where lists are kept, and what is said of bad files."""

from __future__ import annotations

import io
import itertools
import json
from pathlib import Path

import pytest

from hakem.cli.console import Console
from hakem.cli.files import data_folder
from hakem.cli.main import run
from hakem.formats import parse_bytes
from hakem.store.rating_list_import import import_list, opened_list
from tests.cli.runner import Outcome
from tests.cli.test_console import Terminal
from tests.support.rating_lists import combined, people, single

EXAMPLES = Path(__file__).parents[2] / "examples"
FIDE, NATIONAL = str(EXAMPLES / "rating-list.xml"), str(EXAMPLES / "national-list.csv")
EVENT = str(EXAMPLES / "izmir-open.trf")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def lists(data: Path, *argv: str, lang: str = "en") -> Outcome:
    out, err = io.StringIO(), io.StringIO()
    environment = {"HAKEM_LANG": lang, "HAKEM_DATA": str(data)}
    code = run(("ratings-list", *argv), out, err, io.BytesIO(), environment)
    return Outcome(code, out.getvalue(), err.getvalue())


def test_import_and_search(data: Path) -> None:
    assert lists(data, "import", FIDE).out == "fide: all ratings of FIDE, 10 persons, from rating-list.xml\n"
    found = lists(data, "search", "cagla", "IŞ")
    assert found.code == 0
    assert "6311229  WIM    Isik, Cagla  TUR  1998" in found.out
    assert len(found.out.splitlines()) == 2


def test_broken_rows_are_told_with_their_places(data: Path) -> None:
    done = lists(data, "import", NATIONAL, lang="tr")
    assert done.code == 0
    assert done.out == "national: ulusal ratingler (UKD), 4 kişi, kaynak national-list.csv\n"
    assert f"{NATIONAL}:6:1: 'bin beş yüz' bir rating değil" in done.err
    assert "okunamayan 1 satır alınmadı" in done.err


def test_several_lists_beside_each_other(data: Path) -> None:
    for source in (FIDE, NATIONAL):
        assert lists(data, "import", source).code == 0
    both = json.loads(lists(data, "search", "isik", "--format", "json").out)["found"]
    assert [(p["list"], p.get("standard"), p.get("national")) for p in both] == [
        ("fide", 2177, None),
        ("fide", 1640, None),
        ("national", None, 2105),
        ("national", None, 1588),
        ("national", None, 1512),
    ]
    alone = lists(data, "search", "isik", "--list", "national", "--limit", "1")
    assert "Işık, Çağla" in alone.out
    assert len(alone.out.splitlines()) == 2
    assert "35004" in lists(data, "search", "35004").out


def test_what_is_there(data: Path) -> None:
    assert lists(data, "import", FIDE, "--list", "mine").code == 0
    (only,) = json.loads(lists(data, "show", "--format", "json").out)["lists"]
    assert (only["name"], only["kind"], only["rows"], only["source"]) == ("mine", "combined", 10, "rating-list.xml")
    assert lists(data, "show").out.startswith("mine: all ratings of FIDE, 10 persons")


def test_the_month_of_a_list(data: Path, tmp_path: Path) -> None:
    path = tmp_path / "blitz.txt"
    path.write_text("".join(single(people(1), "blitz")), encoding="utf-8")
    expected = "fide-blitz: blitz ratings of FIDE of 2026-10, 1 person, from blitz.txt\n"
    assert lists(data, "import", str(path)).out == expected
    assert lists(data, "import", str(path), "--kind", "rapid").out.startswith("fide-rapid: rapid ratings of FIDE")


def test_a_file_of_ones_own(data: Path, tmp_path: Path) -> None:
    database = str(tmp_path / "own.ratings")
    assert lists(data, "import", FIDE, "--file", database).code == 0
    assert "Isik, Cagla" in lists(data, "search", "isik", "--file", database).out
    assert not data.exists()


class TestMistakes:
    def test_no_list_at_all(self, data: Path) -> None:
        found = lists(data, "search", "isik")
        assert found.code == 3
        assert f"there is no rating list in {data}" in found.err

    def test_nobody(self, data: Path) -> None:
        lists(data, "import", FIDE)
        found = lists(data, "search", "nobody")
        assert (found.code, found.out) == (0, "")
        assert found.err == "hakem: nobody is found by 'nobody'\n"

    @pytest.mark.parametrize(
        ("name", "text", "said", "code"),
        [
            ("a.txt", "hello\n", "a.txt:1:1: this is no rating list that is known here", 3),
            (
                "a.csv",
                "Ad Soyad;UKD\n;1\n;2\n",
                "a.csv:2:1: of 2 rows 2 cannot be read, the first because there is no name",
                3,
            ),
            ("a.zip", "PK", "is no archive that can be read to its end", 3),
        ],
    )
    def test_bad_files(self, data: Path, tmp_path: Path, name: str, text: str, said: str, code: int) -> None:
        lists(data, "import", FIDE)
        (tmp_path / name).write_text(text, encoding="utf-8")
        found = lists(data, "import", str(tmp_path / name), "--list", "fide")
        assert found.code == code
        assert said in found.err
        assert len(found.err.splitlines()) == 1
        assert "Isik, Cagla" in lists(data, "search", "isik").out

    def test_no_such_file(self, data: Path, tmp_path: Path) -> None:
        found = lists(data, "import", str(tmp_path / "no.txt"))
        assert found.code == 5
        assert found.err.endswith("no.txt: there is no such file\n")

    def test_a_folder_that_is_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"")
        found = lists(tmp_path / "file", "import", FIDE)
        assert found.code == 5
        assert "cannot be written" in found.err

    def test_into_itself(self, data: Path, tmp_path: Path) -> None:
        path = tmp_path / "list.xml"
        path.write_bytes(Path(FIDE).read_bytes())
        found = lists(data, "import", str(path), "--file", str(path))
        assert found.code == 3
        assert path.read_bytes() == Path(FIDE).read_bytes()

    def test_names_of_lists(self, data: Path) -> None:
        assert lists(data, "import", FIDE, "--list", "../up").code == 3
        assert lists(data, "search", "x", "--list", "none").code == 3


class TestCheck:
    def test_what_differs(self, data: Path) -> None:
        lists(data, "import", FIDE)
        found = lists(data, "check", EVENT)
        assert found.code == 6
        assert found.out.splitlines()[0] == "2 Taş, Umut: rating 1981, in the list 1998"
        assert found.out.splitlines()[-1].startswith("14 players compared: 0 doubtful, 1 wrong, 8 incomplete")

    def test_what_is_applied(self, data: Path, tmp_path: Path) -> None:
        lists(data, "import", FIDE)
        target = tmp_path / "checked.trf"
        assert lists(data, "check", EVENT, "-o", str(target)).code == 6
        changed = parse_bytes(target.read_bytes()).require()
        assert [(p.rating, p.fide_id) for p in changed.players if p.name == "Taş, Umut"] == [(1998, 6311021)]
        again = lists(data, "check", str(target))
        assert again.code == 0
        assert "0 wrong, 0 incomplete" in again.out

    def test_as_data_and_by_another_rating(self, data: Path) -> None:
        lists(data, "import", FIDE)
        found = lists(data, "check", EVENT, "--rating", "rapid", "--effective", "--format", "json")
        told = json.loads(found.out)
        assert told["list"] == "fide"
        (gulsen,) = (p for p in told["players"] if p["name"] == "Taş, Gülşen")
        assert "rating" not in {d["what"] for d in gulsen["differences"]}
        (umut,) = (p for p in told["players"] if p["name"] == "Taş, Umut")
        assert {"what": "rating", "weight": "wrong", "ours": "1981", "theirs": "1904"}.items() <= umut["differences"][
            0
        ].items()

    def test_against_the_national_list(self, data: Path) -> None:
        lists(data, "import", NATIONAL)
        found = lists(data, "check", EVENT, "--rating", "national", lang="tr")
        assert "2 Taş, Umut: UKD -, listede 1975" in found.out
        assert lists(data, "check", EVENT).code == 3


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HAKEM_DATA": "/d"}, "/d"),
        ("linux", {"XDG_DATA_HOME": "/x", "HOME": "/h"}, "/x/hakem"),
        ("linux", {"HOME": "/h"}, "/h/.local/share/hakem"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/hakem"),
        ("darwin", {"HAKEM_DATA": "/d", "HOME": "/h"}, "/d"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/hakem"),
    ],
)
def test_where_lists_and_events_are_kept(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform) == folder


def test_a_bar_while_a_list_is_imported(tmp_path: Path) -> None:
    """What the terminal shows, with a clock that runs fast."""
    screen, ticks = Terminal(), itertools.count()
    console = Console(io.StringIO(), screen, io.BytesIO(), clock=lambda: next(ticks) * 0.3)
    path = tmp_path / "list.txt"
    path.write_text("".join(combined(people(30_000))), encoding="utf-8")
    progress = console.meter("importing")
    with opened_list(str(path), None, progress) as opened:
        import_list(opened, str(tmp_path / "a.ratings"), "fide", "list.txt", progress)
    assert "importing █" in screen.getvalue()
    assert screen.getvalue().endswith("\r")
