"""A league of teams in a real browser, in Turkish: from the entries of teams to the final table and its papers."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from hakem.desk.journal.result_actions import shown_result
from hakem.facts.round_sheet import round_sheet
from hakem.store.running import RunningEvent
from hakem.tiebreaks import standings
from tests.support.axe import violations
from tests.support.browser import DeskServer, QuietPages, desk_server, quiet_pages
from tests.web.test_round import press_next, until

TEAMS = ("Ankara Kalesi", "Bursa Yıldız", "İzmir Körfez", "Üsküdar Fidanlık")
BOARDS = 5
KEYS = {"1": "1-0", "2": "½-½", "3": "0-1", "4": "+/-"}


def _players() -> str:
    """A table as a spreadsheet has it: six players a team, the fifth a woman."""
    rows = ["Ad;Rating;Cinsiyet;Doğum;Takım;Masa"]
    for place, team in enumerate(TEAMS):
        for board in range(1, 7):
            sex = "K" if board == 5 else "E"
            rows.append(f"{team.split()[0]} {board};{2300 - place * 40 - board * 10};{sex};1990;{team};{board}")
    return "\n".join(rows)


def _event(server: DeskServer) -> RunningEvent:
    assert server.hall is not None
    return server.hall.event("kulupler-ligi")


def _results(server: DeskServer, round_no: int) -> list[str]:
    """The results of a round as its sheets read: the first team of every match left."""
    desk = _event(server).desk
    sheet = round_sheet(desk.tournament, round_no)
    return [sheet[board].read(shown_result(desk, round_no, board)) for board in sorted(sheet)]


def _created(pages: QuietPages, server: DeskServer) -> Page:
    """The event by the form: a league on five boards."""
    page = pages.open(f"{server.url}/new?kind=teams")
    page.set_default_timeout(6000)
    page.locator("label", has=page.locator("input[name='system-teams'][value='league']")).click()
    page.locator("[name=name]").fill("Kulüpler Ligi")
    page.locator("[name=boards]").fill(str(BOARDS))
    page.locator("[name=start]").fill("2026-11-18")
    page.locator("form#ne-form button[type=submit], button.next").first.click()
    expect(page).to_have_url(f"{server.url}/e/kulupler-ligi/players")
    return page


def _enter_teams(page: Page) -> None:
    """Teams with captains one by one, their players from a table, the last one by the box."""
    page.get_by_role("link", name="Takımlar").click()
    for team in TEAMS:
        page.locator("#tl-name").fill(team)
        page.get_by_label("Kaptan").first.fill(f"Kaptan {team.split()[0]}")
        page.get_by_role("button", name="Takımı ekle").click()
        expect(page.locator(".tl-team h2", has_text=team)).to_be_visible()
    page.goto(page.url.split("/e/")[0] + "/e/kulupler-ligi/players/paste")
    page.locator("textarea").fill(_players())
    page.get_by_role("button", name="Farkları göster").click()
    page.get_by_role("button", name="Yaz").click()
    expect(page.locator("#pl-meta")).to_contain_text("24")
    page.goto(page.url.split("?")[0].replace("/players", "/team-list"))
    first = page.locator(".tl-team", has_text=TEAMS[0])
    first.get_by_role("link", name="Oyuncu ekle").click()
    expect(page.locator("#pl-team")).to_have_value(TEAMS[0])
    page.locator("#pl-text").fill("Ankara Yedek 1800")
    page.locator("#pl-text").press("Enter")
    expect(page.locator("#pl-meta")).to_contain_text("25")


def _set_rules(page: Page, server: DeskServer) -> None:
    """Special boards of the club league; a member is moved and moved back."""
    page.goto(f"{server.url}/e/kulupler-ligi/team-list")
    page.get_by_label("Hazır kurallar").select_option("tsf-clubs")
    page.get_by_role("button", name="Kaydet").last.click()
    expect(page.locator("#tl-rules")).to_be_visible()
    expect(page.get_by_text("5. masa: kadın")).to_be_visible()
    second = page.locator(".tl-team", has_text=TEAMS[1])
    second.locator(".tl-member").nth(1).get_by_role("button", name="bir masa yukarı").click()
    expect(second.locator(".tl-member").first).to_contain_text("Bursa 2")
    page.locator("#toast").get_by_role("button", name="Geri al").click()
    expect(second.locator(".tl-member").first).to_contain_text("Bursa 1")


def _hand_in(page: Page, server: DeskServer) -> None:
    """A line-up that is refused because a man would sit at the board of a woman, then the right one."""
    page.goto(f"{server.url}/e/kulupler-ligi/rounds/1/matches")
    panel = page.locator("section.panel", has_text=TEAMS[0])
    box = panel.get_by_label("Listedeki sıralar")
    box.fill("1 2 3 4 6")
    problem = panel.get_by_role("alert")
    expect(problem).to_contain_text("5. masa (kadın): 6 Ankara 6 oturamaz: erkek")
    page.get_by_role("button", name="Bütün esame listelerini kaydet").click()
    expect(panel.locator(".lu-error")).to_contain_text("Kulüpler Yönergesi")
    expect(panel.locator(".lu-error")).to_contain_text("Ankara 6 oturamaz: erkek")
    expect(box).to_have_value("1 2 3 4 6")
    assert _event(server).desk.tournament.team_play.line_ups == ()
    box.fill("1 2 3 4 5")
    expect(panel.locator(".lu-fine")).to_be_visible()
    page.get_by_role("button", name="Bütün esame listelerini kaydet").click()
    expect(page.locator("#toast")).to_contain_text("Ankara Kalesi esame listesi")
    expect(page.locator(".meta")).to_contain_text("4 takımdan 1 esame listesi alındı")


def _play(page: Page, server: DeskServer, round_no: int, keys: str) -> None:
    """Pair, publish, type every result, close."""
    page.goto(f"{server.url}/e/kulupler-ligi/pair")
    press_next(page, f"{round_no}. turu eşlendir")
    press_next(page, f"{round_no}. turu yayımla")
    press_next(page, f"{2 * BOARDS} sonuç açık · gir", done=False)
    expect(page.locator("#b1")).to_be_focused()
    page.keyboard.type(keys)
    assert until(lambda: _results(server, round_no) == [KEYS[key] for key in keys])
    page.reload()
    expect(page.locator(".match-band").first).to_be_visible()


def test_a_league_from_the_entries_to_the_final_table(browser: Browser, tmp_path: Path) -> None:
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = _created(pages, server)
        _enter_teams(page)
        _set_rules(page, server)
        _hand_in(page, server)

        _play(page, server, 1, "1234112323")  # board 1.4 is forfeited
        first = page.locator(".match-band").first
        expect(first).to_contain_text("–")
        page.goto(f"{server.url}/e/kulupler-ligi/rounds/1/matches")
        expect(page.get_by_text("1. maç").first).to_be_visible()
        assert violations(page) == []

        page.goto(f"{server.url}/e/kulupler-ligi/team-list")
        penalty = page.locator("section.panel", has_text="Cezalar")
        penalty.get_by_label("Takım").select_option(label=TEAMS[3])
        penalty.get_by_label("Maç puanı").fill("1")
        penalty.get_by_label("Tur", exact=True).fill("1")
        penalty.get_by_label("Gerekçe").fill("takım geç geldi")
        penalty.get_by_role("button", name="Gir").click()
        expect(page.get_by_text(f"{TEAMS[3]}: maç puanı -1 · 1. tur")).to_be_visible()
        assert violations(page) == []

        page.goto(f"{server.url}/e/kulupler-ligi/rounds/1")
        press_next(page, "1. turu kapat")
        for number, keys in ((2, "1111122222"), (3, "3123312312")):
            _play(page, server, number, keys)
            press_next(page, f"{number}. turu kapat")

        page.goto(f"{server.url}/e/kulupler-ligi/standings")
        found = standings(_event(server).desk.tournament)
        for row in found.rows:
            expect(page.locator(f"#s{row.contestant.id}")).to_contain_text(row.contestant.name)
        page.locator(f"#s{found.rows[0].contestant.id} .st-v").first.click()
        expect(page.locator(".st-working")).to_be_visible()
        press_next(page, "Sıralamayı kesinleştir")
        expect(page.locator(".st-final")).to_be_visible()

        page.goto(f"{server.url}/e/kulupler-ligi/boards")
        expect(page.get_by_role("heading", name="5. masa")).to_be_visible()
        assert violations(page) == []
        page.goto(f"{server.url}/e/kulupler-ligi/paper")
        for name in ("match-list", "match-sheets", "line-up-forms", "team-sheets", "board-prizes", "standings"):
            link = page.locator(f"a[href*='/documents/{name}.pdf']").first
            answer = page.request.get(server.url + (link.get_attribute("href") or ""))
            assert (answer.status, answer.body()[:5]) == (200, b"%PDF-")
        assert pages.complaints == []
