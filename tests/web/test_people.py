"""Logging in and out, the first organiser, accounts and roles, and one's own logins."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from hakem.web.pages.people import device_of, own_path
from tests.support.browser import desk_server, quiet_pages
from tests.support.phones import PASSWORD, an_event
from tests.web.test_helper_codes import OWN, a_desk, as_arbiter


def test_the_first_organiser_makes_accounts_and_people_come_and_go(browser: Browser, tmp_path: Path) -> None:
    with (
        desk_server(an_event(tmp_path, 4), local=False, language="en") as server,
        quiet_pages(browser, language="en") as one,
        quiet_pages(browser, language="en", width=360, height=740) as two,
    ):
        assert server.hall is not None
        page = one.open(f"{server.url}/welcome?code={server.hall.people.setup_code()}")
        page.fill("[name=name]", "Ayşe")
        page.fill("[name=password]", PASSWORD)
        page.fill("[name=again]", PASSWORD + "!")
        page.click("main .button.next")
        expect(page.locator("#notice")).to_contain_text("not the same")
        page.fill("[name=again]", PASSWORD)
        page.click("main .button.next")
        page.wait_for_url(f"{server.url}/")
        page.goto(f"{server.url}/accounts")
        page.fill("form[action$=add] [name=name]", "Işık <b>")
        page.fill("form[action$=add] [name=password]", PASSWORD)
        page.select_option("form[action$=add] [name=role]", "reader")
        page.click("main .button.next")
        row = page.locator(".pp-row", has_text="Işık <b>")
        expect(row).to_contain_text("Reader")
        expect(page.locator("form[action$=add] [name=password]")).to_have_value("")
        row.locator("summary").click()
        row.locator("form[action$=event-role] [name=role]").select_option("arbiter")
        row.locator("form[action$=event-role] button").click()
        expect(row).to_contain_text("kis: Arbiter")

        other = two.open(f"{server.url}/login?next=/e/kis/helpers")
        other.fill("[name=name]", "ISIK <b>")
        other.fill("[name=password]", "wrong password")
        other.click("main .button.next")
        expect(other.locator("#notice")).to_contain_text("the name or the password is wrong")
        other.fill("[name=password]", PASSWORD)
        other.click("main .button.next")
        expect(other.locator("h1")).to_have_text("Codes for phones")
        other.goto(f"{server.url}/me")
        assert other.evaluate("document.documentElement.scrollWidth") == 360
        expect(other.locator(".pp-row")).to_have_count(1)
        other.click("main form[action='/logout'] button")
        expect(other.locator("a[href='/login']")).to_be_visible()
        page.reload()
        expect(row).to_contain_text("0 logins")
        assert (one.complaints, two.complaints) == ([], [])


def test_wrong_passwords_are_throttled_and_right_ones_set_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path, 4)) as (client, hall):
        hall.people.add_account("Ayşe", PASSWORD, Role.ORGANISER)
        good = client.post("/login", data={"name": "ayse", "password": PASSWORD, "next": "//evil.example"})
        assert (good.status_code, good.headers["location"]) == (303, "/")
        assert all(part in good.headers["set-cookie"] for part in ("hakem=L", "HttpOnly", "SameSite=lax"))
        wrong = [client.post("/login", data={"name": "ayse", "password": f"wrong {n}"}).status_code for n in range(11)]
        assert set(wrong[:10]) <= {401, 422}
        assert wrong[10] == 429
        told = client.post("/login", data={"name": "ayse", "password": PASSWORD}, headers={"hx-request": "true"})
        assert "too many attempts" in told.text
        assert PASSWORD not in told.text


def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with a_desk(tmp_path) as (client, hall):
        hall.people.add_account("Ayşe", PASSWORD)
        safe = TestClient(client.app, "https://testserver", headers={"origin": "https://testserver"})
        good = safe.post("/login", data={"name": "Ayşe", "password": PASSWORD}, follow_redirects=False)
        assert "Secure" in good.headers["set-cookie"]


def test_log_out_ends_the_login_and_not_only_the_cookie(tmp_path: Path) -> None:
    with a_desk(tmp_path) as (client, hall):
        as_arbiter(client, hall)
        token = client.cookies["hakem"]
        assert hall.people.person(token) is not None
        assert client.get("/logout").status_code == 405
        client.post("/logout")
        assert hall.people.person(token) is None
        assert "hakem" not in client.cookies


def test_the_code_of_the_first_organiser_works_once(tmp_path: Path) -> None:
    with a_desk(tmp_path) as (client, hall):
        code = hall.people.setup_code()
        form = {"code": code, "name": "Ayşe", "password": PASSWORD, "again": PASSWORD}
        assert client.post("/welcome", data={**form, "code": code[:-1]}).status_code in (401, 422)
        assert client.post("/welcome", data={**form, "password": "short", "again": "short"}).status_code == 422
        assert client.post("/welcome", data=form).status_code == 303
        assert "accounts" in client.get("/accounts").text
        fresh = TestClient(client.app, headers=OWN, follow_redirects=False)
        assert fresh.post("/welcome", data={**form, "name": "Ali"}).status_code in (401, 422)
        assert [each.name for each in hall.people.accounts()] == ["Ayşe"]


def test_accounts_are_for_organisers_and_every_change_is_done(tmp_path: Path) -> None:
    with a_desk(an_event(tmp_path, 4)) as (client, hall):
        as_arbiter(client, hall, Role.ORGANISER)
        new = {"name": "Ali", "password": PASSWORD, "role": "arbiter"}
        steps = [
            ("add", new),
            ("role", {"name": "Ali", "role": "chief-arbiter"}),
            ("event-role", {"name": "Ali", "event": "kis", "role": "reader"}),
            ("disable", {"name": "Ali"}),
            ("enable", {"name": "Ali"}),
            ("password", {"name": "Ali", "password": PASSWORD + "2"}),
            ("end-logins", {"name": "Ali"}),
        ]
        assert [client.post(f"/accounts/{step}", data=data).status_code for step, data in steps] == [303] * len(steps)
        ali = next(each for each in hall.people.accounts() if each.name == "Ali")
        assert (ali.role, ali.events, ali.disabled) == (Role.CHIEF_ARBITER, (("kis", Role.READER),), False)
        guest = TestClient(client.app, headers=OWN, follow_redirects=False)
        assert guest.get("/accounts").status_code == 403
        assert [guest.post(f"/accounts/{step}", data=data).status_code for step, data in steps] == [403] * len(steps)
        assert client.post("/accounts/remove", data={"name": "Ali"}).status_code == 303
        last = client.post("/accounts/remove", data={"name": "Deniz Başhakem"}, headers={"hx-request": "true"})
        assert "last organiser" in last.text
        assert client.post("/accounts/fly", data={}).status_code == 422
        assert len(hall.people.accounts()) == 1


def test_my_own_password_needs_the_old_one_and_ends_other_logins(tmp_path: Path) -> None:
    with a_desk(tmp_path) as (client, hall):
        as_arbiter(client, hall)
        other = hall.people.log_in("Deniz Başhakem", PASSWORD, address="192.168.1.9", device="x")
        new = PASSWORD + " yeni"
        assert client.post("/me/password", data={"old": "wrong one", "password": new}).status_code in (401, 422)
        assert hall.people.person(other.token) is not None
        assert client.post("/me/password", data={"old": PASSWORD, "password": new}).status_code == 303
        assert hall.people.person(other.token) is None
        assert client.get("/me").text.count('action="/me/end"') == len(hall.people.logins("Deniz Başhakem"))
        mine = hall.people.log_in("Deniz Başhakem", new, address="192.168.1.9", device="y").login.id
        client.post("/me/end", data={"login": mine})
        assert mine not in [each.id for each in hall.people.logins("Deniz Başhakem")]
        assert TestClient(client.app, headers=OWN).post("/me/end", data={"login": mine}).status_code == 403


@pytest.mark.parametrize("path", ["/login", "/welcome", "/accounts", "/me"])
def test_on_the_laptop_alone_no_login_is_needed(tmp_path: Path, path: str) -> None:
    with a_desk(tmp_path, local=True) as (client, _hall):
        assert "No login is needed here" in client.get(path).text


def test_the_way_on_is_always_ours() -> None:
    ways = ["/e/kis", "//evil.example", "http://evil.example/x", "javascript:alert(1)", "/\\evil.example", "", "x"]
    assert [own_path(way) for way in ways] == ["/e/kis", "/", "/", "/", "/", "/", "/"]


def test_devices_are_known_again_by_what_they_call_themselves() -> None:
    phone = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile"
    assert [device_of(agent) for agent in (phone, "", "curl/8")] == ["Chrome · Android", "?", "?"]
