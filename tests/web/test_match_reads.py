"""A match of teams reads the same at every door: the first team left, results as the signed sheet has them."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hakem.desk.journal.match_groups import match_groups
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.state import Desk
from hakem.desk.journal.telling import told
from hakem.desk.screens import screen_setting
from hakem.errors import HakemError
from hakem.exports.sheets import EventTables
from hakem.i18n import PlayerRef, Renderer
from hakem.paper.documents import PaperWish, document
from hakem.reports import round_list
from hakem.store.screens import open_screens
from hakem.web.site.site import SiteWish, site_files
from tests.cli.runner import hakem
from tests.paper.reading import printed, text_of
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages
from tests.support.desk_clients import desk_client
from tests.web.test_round import until

FIRST, SECOND = ("Tekin", "Aksoy", "Kaya", "Ersoy"), ("Bulut", "Şahin", "Polat", "Uzun")
SHEET = [
    f"{board} {one} 1–0 {other}" for board, one, other in zip(("1.1", "1.2", "1.3", "1.4"), FIRST, SECOND, strict=True)
]
"""What the signed sheet says: the first team left on every board; it has White on boards 1 and 3."""
TAGS = re.compile(r"<[^>]*>")


def derby(folder: Path, results: tuple[str, ...] = ("1-0", "0-1", "1-0", "0-1")) -> AtDesk:
    """A match on four boards; the results have White's score first, as they are stored."""
    at = AtDesk(folder, system="berger", of_teams=True, board_colours="WBWB")
    for team, people in (("Ankara", FIRST), ("Bursa", SECOND)):
        for board, name in enumerate(people, start=1):
            at.do("add-player", name=name, team=team, board=board)
    at.pair()
    for board, result in enumerate(results, start=1):
        at.do("result", round=1, board=board, result=result)
    at.do("publish")
    return at


def lines_of(text: str) -> list[str]:
    """The boards in a text: who stands left, the result, who stands right, without colours and ratings."""
    plain = re.sub(r"\s+", " ", unescape(TAGS.sub(" ", text)).replace("○", " ").replace("●", " "))
    people = "|".join((*FIRST, *SECOND))
    found = re.findall(
        rf"(1\.\d).*?\b({people})\b.*?(?<![\d.])([01½])\s*[–-]\s*([01½])(?![\d.]).*?\b({people})\b", plain
    )
    return [f"{board} {one} {mine}–{theirs} {other}" for board, one, mine, theirs, other in found]


def on_site(desk: Desk) -> str:
    return dict(site_files(SiteWish(desk, (), ("tr",))))["round-1.html"].decode()


def as_csv(desk: Desk) -> str:
    _, *rows = EventTables(desk, "tr").sheet("round-1").rows
    return "\n".join(" ".join("" if cell is None else str(cell) for cell in row) for row in rows)


DOORS: dict[str, Callable[[Desk], str]] = {
    "match sheets": lambda desk: text_of(printed("match-sheets", desk)),
    "results": lambda desk: text_of(printed("results", desk)),
    "site": on_site,
    "table": as_csv,
}


@pytest.mark.parametrize("door", DOORS)
def test_every_paper_and_file_has_the_first_team_left(door: str, tmp_path: Path) -> None:
    at = derby(tmp_path)
    assert lines_of(DOORS[door](at.desk)) == SHEET
    at.close()


def test_page_projector_api_and_terminal(tmp_path: Path) -> None:
    derby(tmp_path).close()
    screens = open_screens(tmp_path)
    screens.put("event", "hall", screen_setting({"title": "Salon", "language": "tr", "views": ["boards", "standings"]}))
    screens.close()
    with desk_client(tmp_path) as client:
        page = client.get("/e/event/rounds/1").text
        body = page[page.index("<tbody") : page.index("</tbody>")]
        assert lines_of(body) == SHEET
        assert re.findall(r'data-board="(\d)"[^>]*data-turned="1"', body) == ["2", "4"]
        assert ">4 – 0<" in body
        data = client.get("/api/v1/events/event/rounds/1").json()
        assert [board["result"] for board in data["boards"]] == ["1-0", "0-1", "1-0", "0-1"]
        assert [board["white"]["name"] for board in data["boards"]] == ["Tekin", "Şahin", "Kaya", "Uzun"]
        table = client.get("/api/v1/events/event/export/csv?table=round-1")
        assert lines_of(table.text) == SHEET
        wall = client.get("/e/event/screen/hall").text
        assert lines_of(wall) == SHEET
        assert len(re.findall(r'pj-game.*?class="disc( black)?"', wall)) == len(SHEET)
        heads = re.findall(r"<small>([^<]*)</small>", wall)
        assert heads == ["MPVGP", "EDE", "EMGSB", "Maç Puanı"]
    shown = hakem("desk", "show", str(tmp_path / "event.hakem"), "round", "1", lang="tr")
    assert (shown.code, lines_of(shown.out)) == (0, SHEET)


class TestWords:
    """One name for a board, and results as they read on the sheet, in everything that is said of it."""

    def test_the_journal_and_its_warnings(self, tmp_path: Path) -> None:
        at = derby(tmp_path, ("1-0", "0-1"))
        said = Renderer("en", names={p.id: p.name for p in at.running.desk.tournament.players})
        entry = at.running.entries[-2]
        assert (entry.data["board"], entry.data["result"]) == (2, "0-1")
        assert said.say(told(entry, at.running.entries)) == "Round 1, board 1.2 (Aksoy – Şahin): 1-0"
        changed = at.do("result", round=1, board=2, result="½-½")
        assert [said.say(each.message) for each in changed.warnings] == ["round 1, board 1.2: 1-0 becomes ½-½"]
        with pytest.raises(HakemError) as refused:
            at.do("close")
        assert said.say(refused.value.message) == "round 1: results are missing on boards 1.3, 1.4"
        at.do("result", round=1, board=3, result="adjourned")
        at.do("result", round=1, board=4, result="1-0")
        closed = at.do("close")
        waits = "adjourned games count as drawn for now: round 1, boards 1.3"
        assert [said.say(each.message) for each in closed.warnings] == [waits]
        at.close()

    def test_events_without_matches_have_plain_boards(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=3, colour="white")
        at.enter({"name": name} for name in FIRST)
        at.pair()
        at.do("result", round=1, board=2, result="0-1")
        entry = at.running.entries[-1]
        assert not {"called", "turned"} & entry.data.keys()
        said = Renderer("en", names={p.id: p.name for p in at.running.desk.tournament.players})
        white, black = (said.datum(PlayerRef(p)) for p in at.running.desk.tournament.rounds[0].games[1].players)
        assert said.say(told(entry, at.running.entries)) == f"Round 1, board 2 ({white} – {black}): 0-1"
        at.close()

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [
            ("1.1.2 0-1", "1.1.2 0-1: ● Aksoy 1-0 ○ Şahin"),
            ("1.2 0-1", "1.2 0-1: ● Aksoy 1-0 ○ Şahin"),
            ("1.1.1 +/-", "1.1.1 +/-: ○ Tekin +/- ● Bulut"),
            ("1.1.4 adjourned", "1.1.4 adjourned: ● Ersoy ertelendi ○ Uzun"),
            ("1.1.3", "1.1.3 -: ○ Kaya – ● Polat"),
        ],
    )
    def test_the_command_answers_with_names_and_what_they_made(self, tmp_path: Path, typed: str, answer: str) -> None:
        derby(tmp_path, ()).close()
        done = hakem("desk", "result", str(tmp_path / "event.hakem"), "-", stdin=typed.encode(), lang="tr")
        assert (done.code, done.out) == (0, f"{answer}\n")

    def test_the_report(self, tmp_path: Path) -> None:
        at = derby(tmp_path, ())
        at.do("postpone", round=1, match=1, until="2026-12-05")
        at.do("note", text="Saat durdu", round=1, board=2)
        waits = text_of(document("report", PaperWish(at.desk, "tr", 0, {}, entries=at.running.entries)))
        assert "1. tur: Ankara – Bursa 5 Aralık 2026 gününe ertelendi" in waits
        assert "Maç puanı 2 – 1 – 0" in waits
        assert "Masa puanı 1 – ½ – 0" in waits
        assert re.search(r"1\. tur, 1\.2(\. masa|, masa)?", waits), waits
        at.do("forfeit-match", round=1, match=1, winner="first", reason="gelmediler")
        lost = text_of(document("report", PaperWish(at.desk, "tr", 0, {}, entries=at.running.entries)))
        assert "1. tur: Ankara – Bursa hükmen, kazanan Ankara (gelmediler)" in lost
        at.close()


def test_what_is_still_open_reads_the_same(tmp_path: Path) -> None:
    """The score so far on the projector, and results that are assumed before they are there."""
    derby(tmp_path, ("1-0", "0-1")).close()
    screens = open_screens(tmp_path)
    screens.put("event", "hall", screen_setting({"title": "Salon", "language": "tr", "views": ["boards"]}))
    screens.close()
    with desk_client(tmp_path) as client:
        wall = " ".join(TAGS.sub(" ", client.get("/e/event/screen/hall").text).split())
        assert "Ankara 2 – 0 Bursa" in wall
        rows = re.findall(r'<tr id="wb\d".*?</tr>', client.get("/e/event/standings/what-if").text, re.S)
        assert [" ".join(TAGS.sub(" ", row).split()) for row in rows] == [
            "1.3 Kaya Polat 1-0 ½ 0-1",
            "1.4 Ersoy Uzun 1-0 ½ 0-1",
        ]
        assert [re.findall(r'value="(\d:[^"]*)"', row) for row in rows] == [
            ["3:1-0", "3:½-½", "3:0-1"],
            ["4:0-1", "4:½-½", "4:1-0"],
        ]


@pytest.mark.parametrize(("system", "teams"), [("scheveningen", 2), ("skalitzka", 3)])
def test_boards_that_count_alone_keep_their_numbers_under_their_match(system: str, teams: int, tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system=system, of_teams=True)
    at.enter_teams([f"T{n}" for n in range(1, teams + 1)], 4)
    at.pair()
    listed = {line.board: line for line in round_list(at.t, 1).boards}
    assert [line.label for line in listed.values()] == [str(board) for board in listed]
    for group in match_groups(at.t, 1):
        for board in group.boards:
            for team, player in zip(group.teams, listed[board].sides, strict=True):
                assert player.id in team.members
    at.close()


def test_four_keys_1_are_four_wins_of_the_first_team(browser: Browser, tmp_path: Path) -> None:
    """As the signed sheet reads, on a phone's width too; the conflict with somebody else reads the same way."""
    derby(tmp_path, ()).close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        assert server.hall is not None
        event = server.hall.event("event")
        page = pages.open(f"{server.url}/e/event/rounds/1")
        expect(page.locator("#b1")).to_be_focused()
        page.keyboard.type("1111")
        assert until(lambda: event.desk.open_boards(1) == ())
        assert [shown_result(event.desk, 1, board) for board in range(1, 5)] == ["1-0", "0-1", "1-0", "0-1"]
        expect(page.locator(".match-score")).to_have_text("4 – 0")
        expect(page.locator("#boards .b-row .result")).to_have_text(["1 – 0"] * 4)
        assert lines_of(page.locator("#boards tbody").inner_html()) == SHEET
        page.locator("#b2 a.why").click()
        expect(page.locator("#why-title")).to_contain_text("1.2")
        expect(page.locator("#why")).to_contain_text("Aksoy – Şahin")
        page.keyboard.press("Escape")
        assert pages.complaints == []


def test_the_schedule_numbers_matches_as_their_sheets_do(tmp_path: Path) -> None:
    """Six teams: in round 2 the match of team 1 is the last one, on paper, page, site and in the table alike."""
    at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams([f"Takım{n}" for n in "ABCDEF"], 2)
    at.pair()
    at.play_all(*["1"] * 6)
    at.pair()
    matches = [tuple(team.name for team in match.teams) for match in round_list(at.t, 2).matches]
    assert matches[0] != ("TakımA", "TakımB")
    on_paper = text_of(printed("schedule", at.desk)).partition("2. tur")[2].partition("3. tur")[0]
    assert re.findall(r"(\d) \d (Takım\w) – \d (Takım\w)", on_paper) == [
        (str(nth), *teams) for nth, teams in enumerate(matches, start=1)
    ]
    with desk_client(tmp_path) as client:
        page = client.get("/e/event/schedule").text
    row = page[page.index('id="r2"') : page.index('id="r3"')]
    assert re.findall(r"Takım\w", row) == [name for teams in matches for name in teams]
    rows = [row for row in EventTables(at.desk, "tr").sheet("schedule").rows if row[0] == 2]
    listed = round_list(at.t, 2).boards
    assert [row[1] for row in rows] == [line.label for line in listed] == ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]
    assert [(row[5], row[10]) for row in rows] == [tuple(seat.name for seat in line.sides) for line in listed]
    assert [row[3] for row in rows] == ["Beyaz", "Siyah"] * 3
    at.close()


def test_the_reasons_of_a_round_name_boards_as_the_sheet_does(tmp_path: Path) -> None:
    at = derby(tmp_path)
    said = "1.1. ○ 1 Tekin – ● 5 Bulut", "1.2. ● 2 Aksoy – ○ 6 Şahin"
    paper = text_of(printed("explanation", at.desk, "tr", 1))
    shown = hakem("desk", "explain", str(tmp_path / "event.hakem"), lang="tr").out
    for line in said:
        assert line in paper
        assert line in shown
    at.close()


def test_the_projector_has_a_bye_of_a_team_and_asks_as_the_sheet_reads(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="team-swiss", of_teams=True, rounds=2, colour="white", board_colours="WB")
    at.enter_teams(("Ankara", "Bursa", "İzmir"), 2, (2300, 2200, 2100))
    at.pair()
    at.do("publish")
    at.close()
    screens = open_screens(tmp_path)
    setting = {"title": "Salon", "language": "tr", "views": ["boards"], "called": "open"}
    screens.put("event", "hall", screen_setting(setting))
    screens.close()
    with desk_client(tmp_path) as client:
        wall = " ".join(TAGS.sub(" ", client.get("/e/event/screen/hall").text).split())
    assert wall.count("tur atlar") == 1
    assert "İzmir tur atlar: maç puanı 1, masa puanı 1" in wall
    assert "Masa 1.2: Ankara2 ve Bursa2, lütfen" in wall
