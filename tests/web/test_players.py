"""Players at the desk, in a real browser: adding while typing, pasting, check-in with two tabs, byes, the card."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from hakem.formats.native import to_data
from hakem.formats.rating_lists.listed import ListKind
from hakem.i18n import Json
from hakem.store.rating_list_import import import_list, opened_list
from hakem.store.running import open_event
from tests.support.at_desk import AtDesk
from tests.support.browser import desk_server, quiet_pages

NATIONAL = """Lisans No;Adı;Soyadı;Doğum Tarihi;Cinsiyet;Kulüp;İl;UKD;FIDE ID
35001;Çağla;Işık;12.03.1998;K;Konak Satranç;İzmir;2105;6311229
35002;Umut;Işıklı;01.09.2003;E;;Manisa;1975;6311021
35004;Işık;Yıldız;14.11.2009;E;;Aydın;1512;
"""
HOSTILE = "<script>document.title='x'</script>, =cmd()"


def swiss(folder: Path, players: int = 0, event: str = "kupa") -> AtDesk:
    desk = AtDesk(folder, event, system="dutch", rounds=5, colour="white")
    desk.enter({"name": f"Oyuncu {n:02}, Ünal", "rating": 2100 - 10 * n, "club": "Konak"} for n in range(players))
    return desk


def with_list(folder: Path) -> None:
    source = folder / "list.csv"
    source.write_text(NATIONAL, encoding="utf-8")
    with opened_list(str(source), ListKind.NATIONAL) as opened:
        import_list(opened, str(folder / "national.ratings"), "national", "list.csv")
    source.unlink()


def names(page: Page) -> list[str]:
    return page.locator("#pl-table .name").all_inner_texts()


def test_players_are_added_while_typing(browser: Browser, tmp_path: Path) -> None:
    """Three letters, a suggestion, Enter, next; who is in no list is added as typed, rating behind the name."""
    swiss(tmp_path).close()
    with_list(tmp_path)
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/kupa/players")
        box = page.locator("#pl-text")
        expect(box).to_be_focused()
        box.press_sequentially("isi")
        expect(page.locator("#pl-found [data-fields]")).to_have_count(3)
        box.press("ArrowDown")
        expect(page.locator('#pl-found [aria-selected="true"]')).to_contain_text("Umut")
        box.press("ArrowUp")
        box.press("Enter")
        expect(page.locator("#pl-table .name")).to_have_text(["Işık, Çağla"])
        expect(box).to_be_focused()
        expect(box).to_have_value("")
        page.keyboard.type("Yılmaz Ayşe 2010")  # faster than any answer: Enter waits for it
        page.keyboard.press("Enter")
        expect(page.locator("#pl-table tbody tr")).to_have_count(2)
        expect(page.locator("#pl-table tbody tr").nth(1)).to_contain_text("2010")
        page.keyboard.type(HOSTILE)
        page.keyboard.press("Enter")
        expect(page.locator("#pl-table tbody tr")).to_have_count(3)
        assert names(page)[1:] == ["Yılmaz Ayşe", HOSTILE]
        page.keyboard.type("ÇAĞLA")
        expect(page.locator('#pl-found [aria-disabled="true"]')).to_contain_text("kayıtlı")
        page.keyboard.press("Escape")
        expect(page.locator("#pl-found")).to_be_hidden()
        assert page.title().startswith("Oyuncular")
        assert pages.complaints == []
    person = AtDeskAgain(tmp_path).player("Işık, Çağla")
    assert (person["national_rating"], person["fide_id"], person["club"]) == (2105, 6311229, "Konak Satranç")


class AtDeskAgain:
    """What the journal of an event comes to, read from its file."""

    def __init__(self, folder: Path, event: str = "kupa") -> None:
        with open_event(str(folder / f"{event}.hakem")) as running:
            self.desk = running.desk
            self.journal = "\n".join(entry.line for entry in running.entries)

    def player(self, name: str) -> dict[str, Json]:
        return to_data(next(p for p in self.desk.tournament.players if p.name == name))


def test_a_table_is_shown_before_it_is_written(browser: Browser, tmp_path: Path) -> None:
    """A bad row on top in words, a changed one, new ones; nothing is written before the yes, and one undo takes all."""
    swiss(tmp_path, 2).close()
    table = (
        "Ad\tElo\tKulüp\tTC Kimlik No\n"
        "Oyuncu 00, Ünal\t2222\tKonak\t\n"
        "\t1900\tAdsız\t\n"
        "Işık, Ece\t1850\tÇiğli\t10000000146\n"
        f"{HOSTILE}\t1700\t\t\n"
    )
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/kupa/players/paste")
        page.locator("textarea").fill(table)
        page.get_by_role("button", name="Farkları göster").click()
        preview = page.locator("#pl-preview")
        expect(preview.locator("section h2")).to_have_text(
            ["Kullanılamayan 1 satır", "2 yeni oyuncu", "1 değişen oyuncu"]
        )
        expect(preview.locator(".pl-blocked .pl-problem")).to_have_text("ad yok")
        assert "10000000146" not in preview.inner_html()
        assert len(AtDeskAgain(tmp_path).desk.tournament.players) == 2
        button = page.get_by_role("button", name="Yaz")
        expect(button).to_have_text("Yaz · 2 oyuncu")
        preview.get_by_label("Al: Oyuncu 00, Ünal").select_option(label="güncelle")
        expect(button).to_have_text("Yaz · 3 oyuncu")
        preview.get_by_label("Al: Işık, Ece").uncheck()
        expect(button).to_have_text("Yaz · 2 oyuncu")
        preview.get_by_label("'Kulüp' sütunu nedir?").select_option(label="Takım")
        expect(preview.locator(".pl-new tbody tr").first).to_contain_text("Çiğli")
        expect(preview.locator(".pl-new thead")).to_contain_text("Takım")
        preview.get_by_label("'Kulüp' sütunu nedir?").select_option(label="Kulüp")
        expect(preview.locator(".pl-new thead")).to_contain_text("Kulüp")
        expect(button).to_have_text("Yaz · 2 oyuncu")
        preview.get_by_label("Al: Işık, Ece").check()
        button.click()
        expect(page).to_have_url(f"{server.url}/e/kupa/players?unkept=1")
        assert names(page) == ["Oyuncu 00, Ünal", "Oyuncu 01, Ünal", "Işık, Ece", HOSTILE]
        assert "10000000146" not in AtDeskAgain(tmp_path).journal
        expect(page.locator("#toast")).to_contain_text("Tablodan: 2 yeni, 1 değişen oyuncu")
        page.locator("#toast").get_by_role("button", name="Geri al").click()
        expect(page.locator("#pl-table tbody tr")).to_have_count(2)
        expect(page.locator("#pl-table tbody tr").first).to_contain_text("2100")
        assert pages.complaints == []


def test_what_was_chosen_row_by_row_outlives_another_meaning_of_a_column(browser: Browser, tmp_path: Path) -> None:
    """Who was left out is not written after all; the next table begins with ticks of its own."""
    swiss(tmp_path, 2).close()
    table = "Ad\tElo\tKulüp\nIşık, Ece\t1850\tÇiğli\nKaya, Ali\t1700\tKonak\nOyuncu 00, Ünal\t2222\tKonak\n"
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/kupa/players/paste")
        page.locator("textarea").fill(table)
        page.get_by_role("button", name="Farkları göster").click()
        preview, button = page.locator("#pl-preview"), page.get_by_role("button", name="Yaz")
        preview.get_by_label("Al: Işık, Ece").uncheck()
        preview.get_by_label("Al: Oyuncu 00, Ünal").select_option(label="güncelle")
        preview.get_by_label("'Kulüp' sütunu nedir?").select_option(label="Takım")
        expect(preview.locator(".pl-new thead")).to_contain_text("Takım")
        expect(button).to_have_text("Yaz · 2 oyuncu")
        expect(preview.get_by_label("Al: Işık, Ece")).not_to_be_checked()
        page.request.post(f"{server.url}/api/v1/events/kupa/actions/add-player", data={"name": "Araya Giren"})
        button.click()
        expect(preview).to_contain_text("Bu arada etkinlik değişti")
        expect(button).to_have_text("Yaz · 2 oyuncu")
        button.click()
        expect(page).to_have_url(f"{server.url}/e/kupa/players")
        assert "Işık, Ece" not in names(page)
        page = pages.open(f"{server.url}/e/kupa/players/paste")
        page.locator("textarea").fill("Ad\nEr, Can\n")
        page.get_by_role("button", name="Farkları göster").click()
        expect(page.get_by_role("button", name="Yaz")).to_have_text("Yaz · 1 oyuncu")
        assert pages.complaints == []


def test_check_in_by_tapping(browser: Browser, tmp_path: Path) -> None:
    """At a phone a tap anywhere on the row; a second tab follows; at the end the missing are settled together."""
    swiss(tmp_path, 5).close()
    with desk_server(tmp_path) as server, quiet_pages(browser, width=360, height=740) as pages:
        phone, other = (pages.open(f"{server.url}/e/kupa/check-in") for _ in range(2))
        first = phone.locator(".ci-row").first
        box = first.bounding_box()
        assert box is not None
        assert box["height"] >= 48
        phone.mouse.click(box["x"] + box["width"] / 2, box["y"] + 6)
        phone.locator(".ci-row").nth(1).click()
        expect(other.locator(".ci-row").nth(1)).to_have_attribute("aria-pressed", "true")
        expect(other.locator("#ci-count")).to_have_text("2 geldi, 3 eksik")
        other.locator(".ci-row").nth(1).click()
        expect(phone.locator("#ci-count")).to_have_text("1 geldi, 4 eksik")
        phone.bring_to_front()
        expect(phone.locator(".ci-row").nth(1)).to_have_attribute("aria-pressed", "false")
        phone.locator("#ci-find").fill("oyuncu 01")
        phone.locator("#ci-find").press("Enter")
        expect(phone.locator("#ci-count")).to_have_text("2 geldi, 3 eksik")
        phone.locator("#ci-find").fill("")
        phone.get_by_role("button", name="Henüz gelmeyenler").click()
        expect(phone.locator(".ci-row:visible")).to_have_count(3)
        phone.get_by_role("link", name="Yoklamayı bitir").click()
        expect(phone.locator(".ci-choose")).to_have_count(3)
        phone.locator(".ci-choose").first.get_by_label("turnuvadan çek").check()
        phone.get_by_role("button", name="Uygula").click()
        expect(phone.locator("#pl-meta")).to_have_text("5 kayıtlı · 1. turda 2 oynuyor · 2 geldi, 0 eksik")
        assert not phone.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert pages.complaints == []
    t = AtDeskAgain(tmp_path).desk.tournament
    assert [p.withdrawn_after for p in t.players] == [None, None, 0, None, None]
    assert [(a.player, a.kind.value) for a in t.absences] == [(4, "zero-point"), (5, "zero-point")]


def test_a_row_opens_in_place(browser: Browser, tmp_path: Path) -> None:
    """Byes for two rounds, a withdrawal, both undone from their note; a box that is emptied takes the value away."""
    swiss(tmp_path, 4).close()
    with desk_server(tmp_path) as server, quiet_pages(browser) as pages:
        page = pages.open(f"{server.url}/e/kupa/players")
        row = page.locator("#p2")
        row.get_by_role("link", name="Değiştir").press("Enter")
        panel = page.locator("#open2")
        expect(panel.locator('input[name="name"]')).to_be_focused()
        panel.get_by_label("3", exact=True).check()
        panel.get_by_role("button", name="İzin ver").click()
        expect(row).to_contain_text("½ tur atlama: 1, 3")
        expect(panel).to_have_count(0)
        page.locator("#toast").get_by_role("button", name="Geri al").click()
        expect(row).not_to_contain_text("tur atlama")
        row.locator("td").nth(3).click()
        panel.get_by_label("Kaçıncı turdan sonra").fill("2")
        panel.get_by_label("Gerekçe").fill("hasta")
        panel.get_by_role("button", name="Turnuvadan çek").click()
        expect(row).to_contain_text("2. turdan sonra çekildi")
        page.locator("#toast").get_by_role("button", name="Geri al").click()
        expect(row).not_to_contain_text("çekildi")
        row.get_by_role("link", name="Değiştir").click()
        panel.get_by_label("Kulüp").fill("")
        panel.get_by_label("Elo").fill("2345")
        other = pages.open(f"{server.url}/e/kupa/players")
        other.locator("#pl-text").fill("Yeni Gelen")
        other.locator("#pl-text").press("Enter")
        expect(page.locator("#pl-table")).to_contain_text("Yeni Gelen")
        page.bring_to_front()
        expect(panel.get_by_label("Elo")).to_have_value("2345")  # the list was renewed around what is being typed
        panel.get_by_role("button", name="Kaydet").click()
        expect(row).to_contain_text("2345")
        expect(row).not_to_contain_text("Konak")
        page.get_by_placeholder("Süz").fill("YENI")
        expect(page.locator("#pl-table tbody tr:visible")).to_have_count(1)
        page.get_by_role("link", name="Ad", exact=True).click()
        expect(page.locator("#pl-table .name").last).to_have_text("Yeni Gelen")
        assert pages.complaints == []


def test_the_card_and_the_lots(browser: Browser, tmp_path: Path) -> None:
    """Keys turn the cards; a drawing has its protocol; a club is kept apart at one press."""
    desk = swiss(tmp_path, 7)
    for _ in range(3):
        desk.do("pair")
        desk.play_all("1", "=", "0", closed=True)
    desk.close()
    with desk_server(tmp_path) as server, quiet_pages(browser, dark=True) as pages:
        page = pages.open(f"{server.url}/e/kupa/players/2")
        expect(page.locator("h1")).to_contain_text("Oyuncu 01, Ünal")
        expect(page.locator("#cd-table tbody tr")).to_have_count(3)
        progress = page.locator("section[aria-labelledby=cd-progress]")
        expect(progress.locator("circle > title, path > title")).to_have_count(3)
        page.keyboard.press("ArrowRight")
        expect(page.locator("h1")).to_contain_text("Oyuncu 02, Ünal")
        page.keyboard.press("ArrowLeft")
        expect(page).to_have_url(f"{server.url}/e/kupa/players/2")
        page.goto(f"{server.url}/e/kupa/numbers")
        form = page.locator("form.card", has_text="Kişiler arasında kura")
        form.get_by_label("Kimler arasında").fill("1, 3")
        form.get_by_label("Kura metni").fill("zar 6 2")
        form.get_by_role("button", name="Kura çek").click()
        page.get_by_role("link", name="Tutanak").last.click()
        expect(page.locator(".pl-seed")).to_have_text("zar 6 2")
        expect(page.locator(".panel").first).to_contain_text("Oyuncu 02, Ünal")
        page.goto(f"{server.url}/e/kupa/apart?player=2")
        page.get_by_label("Numara ya da ad 2").fill("oyuncu 05")
        page.get_by_role("button", name="Ayrı tut").first.click()
        page.locator("#notice").get_by_role("button", name="Okudum, sürdür").click()
        expect(page.locator(".pl-lots")).to_contain_text("Oyuncu 01, Ünal; Oyuncu 05, Ünal")
        assert pages.complaints == []
