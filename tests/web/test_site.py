"""The site of an event: every link leads somewhere, what is not published is in no file, every browser can read it."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from starlette.testclient import TestClient

from hakem.desk.journal.state import Desk
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.values import replace
from hakem.web.site.folder import MARK, site_archive, write_site
from hakem.web.site.site import SiteWish, site_files, site_style
from tests.cli.runner import hakem
from tests.support.axe import violations
from tests.support.desks import AtDesk
from tests.support.paper_events import knockout, round_robin, swiss, team_table, teams, with_prizes
from tests.support.site_pages import broken_links, read_page
from tests.support.some import some

LANGUAGES = ("tr", "en")
SAFE = re.compile(r"[a-z0-9][a-z0-9./-]*\Z")
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|\Z)")


def out(desk: Desk, rounds: int = 99) -> Desk:
    """The event with so many rounds published."""
    return replace(desk, published=tuple(range(1, min(rounds, desk.round_no) + 1)))


@cache
def with_withdrawals() -> AtDesk:
    """A Swiss event with names that would break a careless page, somebody who left, byes."""
    at = AtDesk()
    at.do("create", name="Çeşme <script>alert(1)</script> Açık", system="dutch", rounds=5, colour="white")
    at.do("change-event", city="İzmir", chief_arbiter="IA Gökçenur Ağaoğlu", start="2026-05-16", end="2026-05-19")
    names = ("Işık, İrem", "Şahin, Çağrı", "Öztürk & Ünal, Ömer", '<b>"Kötü", Ad\'lı</b>', "=1+1", "Ğ, Ü", "Ay, Su")
    for number, name in enumerate(names):
        at.do("add-player", name=name, rating=2000 - number * 10, birth=f"20{10 + number}-03-1{number}")
    for number in (1, 2):
        at.do("pair", confirm=["absent-unanswered"])
        at.results(number, "1-0", "½-½", "+/-")
        at.do("publish")
        at.do("close")
        if number == 1:
            at.do("withdraw", player=2, reason="hasta")
    return at


@cache
def with_a_round_that_is_not_out() -> AtDesk:
    """The same event a little later: a remark, a pairing and a result that nobody is to see."""
    before, at = with_withdrawals(), AtDesk()
    at.desk, at.entries = before.desk, [*before.entries]
    at.do("note", text="Yalnız hakemler için bir not")
    at.do("pair", confirm=["absent-unanswered"])
    at.do("result", round=3, board=1, result="1-0")
    return at


EVENTS = {
    "swiss": lambda: with_a_round_that_is_not_out().desk,
    "open-boards": lambda: with_prizes(out(swiss(21, 4, open_boards=3))),
    "round-robin": lambda: out(round_robin(7, 3)),
    "swiss-teams": lambda: out(teams(6)),
    "league": lambda: out(team_table("berger", 5, 2, 2, of_teams=True, board_colours="WB")),
    "scheveningen": lambda: out(team_table("scheveningen", 2, 4, 2)),
    "knockout": lambda: out(knockout(8, 3)),
    "nothing": lambda: out(swiss(9, 3), 0),
}


@cache
def site(name: str, everything: bool = False) -> dict[str, bytes]:
    """All files of the site of one of the events."""
    entries = with_a_round_that_is_not_out().entries if name == "swiss" else ()
    return dict(site_files(SiteWish(EVENTS[name](), entries, LANGUAGES, everything)))


each_event = pytest.mark.parametrize("name", EVENTS)


@each_event
def test_every_link_leads_somewhere(name: str) -> None:
    assert list(broken_links(site(name))) == []
    assert list(broken_links(site(name, everything=True))) == []


@each_event
def test_pages_are_well_formed_and_have_no_scripts(name: str) -> None:
    for path, data in some(item for item in site(name).items() if item[0].endswith(".html")):
        page = read_page(data)
        assert page.wrong == [], path
        assert not {"script", "form", "iframe"} & set(page.tags), path
        assert "<!--" not in data.decode()
        assert page.attributes["html"]["lang"] == ("en" if path.startswith("en/") else "tr")
        assert page.tags.count("title") >= 1
        assert page.tags.count("h1") == 1, path


@each_event
def test_the_same_event_has_the_same_bytes_under_names_that_every_disk_takes(name: str) -> None:
    again = site.__wrapped__(name)
    assert again == site(name)
    for path in again:
        assert SAFE.match(path), path
        assert not any(RESERVED.match(part) for part in path.split("/"))
    assert len({path.lower() for path in again}) == len(again)


def test_every_page_has_its_twin_in_the_other_language() -> None:
    pages = {path for path in site("swiss") if path.endswith(".html")}
    assert {path.removeprefix("en/") for path in pages if path.startswith("en/")} == {
        path for path in pages if not path.startswith("en/")
    }
    assert 'href="en/standings.html"' in site("swiss")["standings.html"].decode()
    assert 'href="../standings.html"' in site("swiss")["en/standings.html"].decode()


def test_what_there_is_of_every_kind_of_event() -> None:
    assert {"round-1.html", "round-2-names.html", "standings.html", "player-1.html"} <= site("swiss").keys()
    assert {"crosstable.html", "crosstable-rounds.html", "schedule.html"} <= site("round-robin").keys()
    assert {"teams.html", "standings-players.html", "crosstable.html"} <= site("swiss-teams").keys()
    assert {"teams.html", "schedule.html"} <= site("scheveningen").keys()
    assert {"bracket.html", "matches.html", "files/games.csv", "files/bracket.pdf"} <= site("knockout").keys()
    assert {"prizes.html", "files/prizes.csv", "pictures.html"} <= site("open-boards").keys()
    for path in ("files/standings.pdf", "files/standings.csv", "files/tables.xlsx", "files/tournament.trf"):
        assert path in site("swiss")


def words_in(files: dict[str, bytes]) -> str:
    """Everything that can be read in the files: of archives what is in them too."""
    found = []
    for name, data in files.items():
        if name.endswith(".xlsx"):
            with zipfile.ZipFile(io.BytesIO(data)) as book:
                found += [book.read(part).decode("utf-8", "replace") for part in book.namelist()]
        elif name.endswith(".html"):
            found.append(read_page(data).text)
        elif not name.endswith(".pdf"):
            found.append(data.decode("utf-8", "replace"))
    return "\n".join(found)


def test_what_is_not_published_is_in_no_file() -> None:
    public = site("swiss")
    assert not [path for path in public if "round-3" in path]
    everything = site("swiss", everything=True)
    assert "round-3.html" in everything
    text = words_in(public)
    assert "hakemler için bir not" not in text
    assert "2010-03" not in text
    assert "2010" in text


def test_what_happens_behind_a_published_round_changes_no_byte() -> None:
    """A note, a pairing that is not out, results of it: who looks at the site learns nothing of them."""
    before = with_withdrawals()
    assert dict(site_files(SiteWish(before.desk, before.entries, LANGUAGES))) == site("swiss")


def test_nothing_published_says_nothing_but_that() -> None:
    files = site("nothing")
    assert set(files) == {"style.css", "index.html", "en/index.html"}
    assert "Henüz hiçbir şey yayımlanmadı." in words_in(files)
    everybody = [p.name for p in EVENTS["nothing"]().tournament.players]
    assert not [name for name in everybody if name in words_in(files)]


def test_names_are_texts() -> None:
    files = site("swiss")
    page = read_page(files["player-4.html"])
    assert '<b>"Kötü", Ad\'lı</b>' in page.text
    assert "b" not in page.tags
    assert "<script>alert(1)</script>" in read_page(files["index.html"]).text
    assert "'=1+1" in files["files/players.csv"].decode()


def test_the_style_has_plain_colours_and_dark_ones_by_a_question() -> None:
    style = site_style().decode()
    assert "light-dark(" not in style
    assert "@media screen and (prefers-color-scheme: dark)" in style
    assert "--canvas: #f6f7f5" in style
    assert "--canvas: #101211" in style
    assert "url(" not in style


class TestFolder:
    files = (("index.html", b"one"), ("en/index.html", b"two"))

    def test_written_and_written_again(self, tmp_path: Path) -> None:
        folder = tmp_path / "deep" / "site"
        assert write_site(str(folder), self.files) == 2
        assert write_site(f"{folder}/", (("index.html", b"new"),)) == 1
        assert sorted(p.name for p in folder.iterdir()) == [MARK, "index.html"]
        assert [p.name for p in folder.parent.iterdir()] == ["site"]

    def test_an_empty_folder_and_what_systems_leave_are_no_obstacle(self, tmp_path: Path) -> None:
        (tmp_path / "site").mkdir()
        write_site(str(tmp_path / "site"), self.files)
        (tmp_path / "site" / ".DS_Store").write_bytes(b"")
        assert write_site(str(tmp_path / "site"), self.files) == 2

    @pytest.mark.parametrize("made_here", [False, True])
    def test_a_foreign_file_is_never_lost(self, tmp_path: Path, made_here: bool) -> None:
        folder = tmp_path / "site"
        folder.mkdir()
        if made_here:
            write_site(str(folder), self.files)
        (folder / "foto").mkdir(exist_ok=True)
        (folder / "foto" / "kupa.jpg").write_bytes(b"photo")
        before = {p: p.read_bytes() for p in folder.rglob("*") if p.is_file()}
        with pytest.raises(RequestError) as caught:
            write_site(str(folder), (("index.html", b"new"),))
        assert caught.value.message.data["file"] == "foto/kupa.jpg"
        assert {p: p.read_bytes() for p in folder.rglob("*") if p.is_file()} == before
        assert [p.name for p in tmp_path.iterdir()] == ["site"]

    def test_a_file_of_that_name_is_no_folder(self, tmp_path: Path) -> None:
        (tmp_path / "site").write_bytes(b"text")
        with pytest.raises(RequestError, match="site"):
            write_site(str(tmp_path / "site"), self.files)

    def test_whole_or_not_at_all(self, tmp_path: Path) -> None:
        folder = tmp_path / "site"
        write_site(str(folder), self.files)

        def breaking() -> Iterator[tuple[str, bytes]]:
            yield "index.html", b"half"
            raise RequestError(Message("web-site.nothing"))

        with pytest.raises(RequestError):
            write_site(str(folder), breaking())
        assert (folder / "index.html").read_bytes() == b"one"
        assert [p.name for p in tmp_path.iterdir()] == ["site"]

    def test_an_archive_is_a_folder_with_the_same_bytes(self) -> None:
        made = site_archive("kupa", self.files)
        assert made == site_archive("kupa", self.files)
        with zipfile.ZipFile(io.BytesIO(made)) as archive:
            assert archive.namelist() == ["kupa/index.html", "kupa/en/index.html"]


def test_from_the_command_line(tmp_path: Path) -> None:
    event, folder = str(tmp_path / "kupa.hakem"), tmp_path / "site"
    hakem("desk", "new", event, "--name", "Kupa", "--system", "dutch", "--rounds", "3", "--colour", "white")
    for name in ("Ali", "Veli", "Ayşe", "Can"):
        hakem("desk", "add", event, name)
    hakem("desk", "pair", event)
    done = hakem("desk", "export", event, f"{folder}/", lang="tr")
    assert (done.code, done.out) == (0, f"{folder}/: site, 3 dosya\n")
    hakem("desk", "publish", event)
    done = hakem("desk", "export", event, str(folder), "--one-language", lang="en")
    assert done.code == 0
    assert "Round 1" in (folder / "index.html").read_text(encoding="utf-8")
    assert not (folder / "tr").exists()
    (folder / "x.txt").write_text("mine", encoding="utf-8")
    refused = hakem("desk", "export", event, str(folder), lang="en")
    assert (refused.code, "x.txt" in refused.err) == (3, True)
    archive = tmp_path / "site.zip"
    assert hakem("desk", "export", event, str(archive), "--to", "site", "--all").code == 0
    with zipfile.ZipFile(archive) as found:
        assert "kupa/round-1.html" in found.namelist()


def test_from_the_browser(client: TestClient) -> None:
    made = client.post("/api/v1/events", json={"name": "Kupa", "system": "dutch", "rounds": 3}).json()["id"]
    for name in ("Ali", "Veli"):
        client.post(f"/api/v1/events/{made}/actions/add-player", json={"name": name})
    answer = client.get(f"/api/v1/events/{made}/export/site", params={"language": "tr"})
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert sorted(archive.namelist()) == ["kupa/en/index.html", "kupa/index.html", "kupa/style.css"]
    answer = client.get(f"/api/v1/events/{made}/export/site", params={"language": "en", "all": "1"})
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert "kupa/tr/player-1.html" in archive.namelist()
        assert "also holds what is not published" in archive.read("kupa/index.html").decode()
    assert f"/api/v1/events/{made}/export/site" in client.get(f"/e/{made}/paper").text


LOOKED_AT = {
    "swiss": ("index", "round-2", "round-2-names", "standings", "crosstable", "players", "player-3"),
    "open-boards": ("prizes", "pictures", "round-4"),
    "round-robin": ("crosstable", "schedule"),
    "swiss-teams": ("teams", "round-1", "standings"),
    "knockout": ("bracket", "matches", "standings"),
    "nothing": ("index",),
}


def over(page: Page) -> int:
    """How much wider than the screen the page is."""
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


@pytest.mark.parametrize("name", LOOKED_AT)
def test_people_can_read_it_without_scripts(name: str, browser: Browser, tmp_path: Path) -> None:
    """In light and in dark, on a phone and on a desk; axe finds nothing to complain about."""
    write_site(str(tmp_path / "site"), site(name).items())
    for colours, width, folder in (("light", 360, ""), ("dark", 1280, "en/")):
        context = browser.new_context(color_scheme=colours, viewport={"width": width, "height": 740})  # type: ignore[arg-type]
        page = context.new_page()
        for each in some(LOOKED_AT[name]):
            page.goto((tmp_path / "site" / f"{folder}{each}.html").as_uri())
            assert violations(page) == [], (each, colours)
            assert over(page) <= 0, (each, width)
        context.close()


def test_dark_is_dark_and_paper_is_white(browser: Browser, tmp_path: Path) -> None:
    write_site(str(tmp_path / "site"), site("swiss").items())
    context = browser.new_context(color_scheme="dark", java_script_enabled=True)
    page = context.new_page()
    page.goto((tmp_path / "site" / "standings.html").as_uri())
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(16, 18, 17)"
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator(".site-nav").is_hidden()
    context.close()


def test_without_the_packages_of_the_desk_it_says_so(tmp_path: Path) -> None:
    event = str(tmp_path / "kupa.hakem")
    assert hakem("desk", "new", event, "--name", "Kupa", "--system", "dutch", "--rounds", "3").code == 0
    script = (
        "import runpy, sys\n"
        "sys.modules['jinja2'] = None\n"
        f"sys.argv = ['hakem', '--lang', 'en', 'desk', 'export', {event!r}, {str(tmp_path / 'site')!r} + '/']\n"
        "runpy.run_module('hakem', run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr == "hakem: a site needs the packages of hakem[desk], which are not installed\n"
    assert not (tmp_path / "site").exists()
