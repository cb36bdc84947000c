"""Pages of players without a browser: what they say, what forms do, and who may."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hakem.formats.rating_lists.listed import ListKind
from hakem.i18n import Json
from hakem.model import PlayerId
from hakem.store.rating_list_import import import_list, opened_list
from hakem.store.secrets import IN_ENVIRONMENT, new_key, open_secrets
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk

LIST = """Lisans No;Adı;Soyadı;Doğum Tarihi;Cinsiyet;Kulüp;İl;UKD;FIDE ID
35001;Çağla;Işık;12.03.1998;K;Konak;İzmir;2105;6311229
35002;<b>Umut</b>;Taş;01.09.2003;E;;Manisa;1975;
"""
PEOPLE: tuple[dict[str, Json], ...] = (
    {"name": "Işık, Çağla", "rating": 2000, "national_rating": 1900, "club": "Konak", "birth": "1998"},
    {"name": "Işık, Ömer", "rating": 2000, "club": "Konak", "title": "FM"},
    {"name": "Çelik, Ece", "rating": 1900},
    {"name": "Ilgaz, Can", "rating": 1900, "federation": "AZE"},
)
PATHS = (
    *("/players", "/players/paste", "/check-in", "/check-in?end=1", "/numbers", "/apart", "/players/list-check"),
    *("/players/1", "/players/1/edit", "/players/1/edit?part=1", "/players/suggest?q=isik"),
)
ARBITERS = frozenset(PATHS) - {"/players", "/players/1"}


def entered(folder: Path, **fields: str | int) -> None:
    """An event of four."""
    desk = AtDesk(folder, "kupa", **{"system": "dutch", "rounds": 5, "colour": "lot", **fields})
    desk.enter(dict(person) for person in PEOPLE)
    desk.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the event and a list."""
    entered(tmp_path)
    source = tmp_path / "list.csv"
    source.write_text(LIST, encoding="utf-8")
    with opened_list(str(source), ListKind.NATIONAL) as opened:
        import_list(opened, str(tmp_path / "national.ratings"), "national", "list.csv")
    return tmp_path


@pytest.fixture
def at(folder: Path) -> Iterator[TestClient]:
    """The desk of that folder, in Turkish."""
    with TestClient(desk_app(Hall(HallSettings(str(folder), language="tr")))) as client:
        yield client


def players(at: TestClient) -> dict[str, dict[str, object]]:
    """Everybody as the journal has them."""
    desk = at.app.state.hall.event("kupa").desk  # type: ignore[attr-defined]  # the application keeps its hall there
    return {
        p.name: {"id": p.id, "number": p.number, "rating": p.rating, "club": p.club} for p in desk.tournament.players
    }


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("language", ["tr", "en"])
def test_every_page_in_both_languages(at: TestClient, path: str, language: str) -> None:
    at.cookies.set("hakem-lang", language)
    answer = at.get(f"/e/kupa{path}")
    assert answer.status_code == 200
    assert "style=" not in answer.text
    assert not re.search(r"\son\w+=", answer.text)


@pytest.mark.parametrize("path", PATHS)
def test_readers_see_the_list_and_the_card_only(folder: Path, path: str) -> None:
    """Nothing before a round is published; then what is for everybody."""
    desk_of = Hall(HallSettings(str(folder), local=False))
    with TestClient(desk_app(desk_of)) as client:
        assert client.get(f"/e/kupa{path}").status_code == 403
        for action in ("pair", "publish"):
            desk_of.event("kupa").do(action)
        answer = client.get(f"/e/kupa{path}")
        assert answer.status_code == (403 if path in ARBITERS else 200)
        assert "/edit" not in answer.text
        assert 'id="pl-text"' not in answer.text


def test_suggestions_are_harmless_and_folded(at: TestClient) -> None:
    found = at.get("/e/kupa/players/suggest", params={"q": "ISIK cag 1999"}).text
    assert "<mark>Işık</mark>" in found
    assert "1999" in found
    assert "national" in found
    hostile = at.get("/e/kupa/players/suggest", params={"q": "tas umut"}).text
    assert "<b>Umut" not in hostile
    assert "&lt;b&gt;" in hostile


def test_without_a_list_the_page_says_how(tmp_path: Path) -> None:
    entered(tmp_path)
    with TestClient(desk_app(Hall(HallSettings(str(tmp_path))))) as client:
        for path in ("players/list-check", "players/suggest?q=abc"):
            assert "hakem ratings-list import" in client.get(f"/e/kupa/{path}").text


def test_other_data_and_what_somebody_saw(at: TestClient) -> None:
    """Emptied boxes clear; whoever saw another value is told so, and nothing is written."""
    form = {"name": "Çelik, Ece Su", "rating": "", "club": "Çiğli", "_was": '{"rating": 1900, "name": "Çelik, Ece"}'}
    assert at.post("/e/kupa/players/3/change", data=form, follow_redirects=False).status_code == 303
    assert players(at)["Çelik, Ece Su"] == {"id": 3, "number": 3, "rating": None, "club": "Çiğli"}
    late = at.post("/e/kupa/players/3/change", data={"rating": "2100", "_was": '{"rating": 1900}'})
    assert "1900" in late.text
    assert players(at)["Çelik, Ece Su"]["rating"] is None


def test_numbers_by_rank_say_what_broke_the_tie(at: TestClient) -> None:
    at.post("/e/kupa/do/number", data={"by": "rank"})
    page = at.get("/e/kupa/numbers").text
    assert "Kuvvet eşit (2000): unvan" in page
    assert "Kuvvet eşit (1900): alfabe" in page
    at.post("/e/kupa/numbers/given", data={"n4": "1", "n1": ""})
    assert players(at)["Ilgaz, Can"]["number"] == 1


def test_a_colour_drawn_has_a_protocol(at: TestClient) -> None:
    at.post("/e/kupa/numbers/draw", data={"purpose": "colour", "seed": "tura"})
    page = at.get("/e/kupa/numbers/lots/1").text
    assert "tura" in page
    assert "Listenin birincisi" in page
    assert at.get("/e/kupa/numbers/lots/2").status_code == 422


def test_the_list_is_taken_over_one_by_one_or_all_at_once(at: TestClient) -> None:
    assert "2105" in at.get("/e/kupa/players/list-check").text
    at.post("/e/kupa/players/list-check", data={"list": "national", "take": "1:national-rating"})
    desk = at.app.state.hall.event("kupa").desk  # type: ignore[attr-defined]  # the application keeps its hall there
    assert desk.tournament.players[0].national_rating == 2105
    assert desk.tournament.players[0].fide_id is None
    at.post("/e/kupa/players/list-check", data={"list": "national", "take": "all"})
    desk = at.app.state.hall.event("kupa").desk  # type: ignore[attr-defined]  # the application keeps its hall there
    assert desk.tournament.players[0].fide_id == 6311229
    assert [each.text for each in desk.rating_lists] == ["national"]


def test_identity_numbers_go_to_the_store_of_secrets(
    at: TestClient, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They come back in no page and enter no journal."""
    monkeypatch.setenv(IN_ENVIRONMENT, new_key())
    table = "Ad;TC Kimlik No\nYeni, Biri;10000000146\n"
    shown = at.post("/e/kupa/players/paste", data={"table": table}, headers={"hx-request": "true"}).text
    sign = re.search(r'name="yes" value="(\w+)"', shown)
    assert sign is not None
    done = at.post("/e/kupa/players/paste", data={"table": table, "yes": sign[1], "take": "2"}).text
    assert "10000000146" not in shown + done
    new = players(at)["Yeni, Biri"]["id"]
    with_key = open_secrets(str(folder))
    try:
        assert with_key.get("kupa", PlayerId(int(str(new)))) == "10000000146"
    finally:
        with_key.close()


def test_a_yes_to_another_difference_is_asked_again(at: TestClient) -> None:
    answer = at.post("/e/kupa/players/paste", data={"table": "Ad\nYeni, Biri\n", "yes": "old", "take": "2"})
    assert "Bu arada etkinlik değişti" in answer.text
    assert "Yeni, Biri" not in players(at)


def test_a_file_is_read_too(at: TestClient) -> None:
    file = {"file": ("oyuncular.csv", b"Ad;Elo\nYeni, Biri;1800\n", "text/csv")}
    assert "1 yeni oyuncu" in at.post("/e/kupa/players/paste", files=file).text
    empty = at.post("/e/kupa/players/paste", data={"table": "  "}, headers={"hx-request": "true"})
    assert "Tabloda satır yok" in empty.text


def pasted(at: TestClient, table: str, event: str = "kupa", **more: str) -> str:
    """The preview of a table, with what else its form says."""
    return at.post(f"/e/{event}/players/paste", data={"table": table, **more}).text


def signs(shown: str) -> dict[str, str]:
    """What the form of a preview sends again."""
    found = {name: re.search(rf'name="{name}" value="(\w+)"', shown) for name in ("yes", "source")}
    return {name: match[1] for name, match in found.items() if match}


def columns(shown: str) -> dict[str, str]:
    """What every column is taken for."""
    each = re.findall(r'<select form="pl-paste" name="(col\d+)".*?</select>', shown, re.DOTALL)
    chosen = re.findall(r'<option value="([\w-]+)" selected>', shown)
    return dict(zip(each, chosen, strict=True))


def test_every_field_is_shown_before_it_is_written(at: TestClient) -> None:
    shown = pasted(
        at, "Ad\tElo\tUKD\tDoğum\tC\tTakım\tMasa\nYeni, Biri\t1.850\t1,700\t3.5.2010\tK\tAtlar\t2\nYeni, Er\t\t\t\tE\n"
    )
    for text in ("1850", "1700", "03.05.2010", "Kadın", "Atlar", '<td translate="no" class="num">2</td>'):
        assert text in shown


def test_what_is_wrong_with_a_row_stands_beside_the_name(at: TestClient) -> None:
    """And no column is empty because only somebody who is missing in the table has something there."""
    shown = pasted(at, "Ad\tElo\nYeni, Biri\tabc\n")
    heads = re.findall(r"<th scope=\"col\"[^>]*>([^<]*)</th>", shown)
    assert heads[heads.index("Ad") + 1] == "Ne oluyor"
    assert "Federasyon" not in heads


def test_who_may_be_in_already_is_unticked_and_has_three_ways(at: TestClient) -> None:
    """Left out, brought up to date, or somebody else; a row that stands there twice can be joined."""
    table = "Ad\tElo\tKulüp\nIlgaz Can\t1950\t\nYeni, Biri\t1500\t\nyeni biri\t\tKonak\n"
    shown = pasted(at, table)
    assert shown.count(" checked") == 1
    assert "Yaz · 1 oyuncu" in shown
    assert [f'value="{way}"' in shown for way in ("2:update", "2:add", "4:update", "4:add")] == [True] * 4
    done = {"table": table, **signs(shown)}
    before = len(players(at))
    seq = at.app.state.hall.event("kupa").head.seq  # type: ignore[attr-defined]
    at.post("/e/kupa/players/paste", data={**done, "take": "3", "twin": ["2:update", "4:update"]})
    now = players(at)
    assert (len(now), now["Ilgaz, Can"]["rating"]) == (before + 1, 1950)
    assert (now["Yeni, Biri"]["rating"], now["Yeni, Biri"]["club"]) == (1500, "Konak")
    assert at.app.state.hall.event("kupa").head.seq == seq + 1  # type: ignore[attr-defined]
    at.post("/e/kupa/do/undo")
    assert (len(players(at)), players(at)["Ilgaz, Can"]["rating"]) == (before, 1900)


def test_what_a_column_is_can_be_said_and_is_remembered(at: TestClient, folder: Path) -> None:
    table = "Katılan\tŞehir\tKuvvet\nAli Can Kaya\tAnkara\t1.500\nVeli Er\tİzmir\t1600\n"
    shown = pasted(at, table)
    assert columns(shown) == {"col0": "other", "col1": "other", "col2": "rating"}
    said = {"col0": "name-given-first", "col1": "club", "col2": "national-rating"}
    again = pasted(at, table, **said, source=signs(shown)["source"])
    assert columns(again) == said
    assert "Kaya, Ali Can" in again
    at.post("/e/kupa/players/paste", data={"table": table, **said, **signs(again), "take": ["2", "3"]})
    assert players(at)["Er, Veli"]["club"] == "İzmir"
    AtDesk(folder, "lig", system="dutch", rounds=5).close()
    other = table.replace("Veli Er", "Can Su").replace("Ali Can", "Nur")
    remembered = pasted(at, other, "lig")
    assert columns(remembered) == said
    assert "son yapıştırmadaki gibi" in remembered
    assert columns(pasted(at, other, "lig", guess="1")) == columns(shown)


def test_a_file_of_another_program_is_named(at: TestClient) -> None:
    file = {"file": ("Kupa.papi", b"\x00\x01\x00\x00Standard Jet DB\x00" + bytes(99), "application/octet-stream")}
    assert "Papi" in at.post("/e/kupa/players/paste", files=file, headers={"hx-request": "true"}).text


def test_what_a_number_and_a_name_may_mean_is_offered(at: TestClient) -> None:
    """A number may be a rating or a year; a name without a comma may begin with either half. As typed comes first."""
    found = at.get("/e/kupa/players/suggest", params={"q": "Yeni Ayşe 2010"}).text
    ways = [unescape(text) for text in re.findall(r'data-typed="1"(?: data-fields="(.*?)")?>', found)]
    assert [json.loads(way) if way else {} for way in ways] == [
        {},
        {"name": "Yeni Ayşe", "birth": "2010", "chosen": "1"},
        {"name": "Yeni, Ayşe", "rating": 2010, "chosen": "1"},
        {"name": "Ayşe, Yeni", "rating": 2010, "chosen": "1"},
    ]
    at.post("/e/kupa/players/add", data={"text": "Yeni Ayşe 2010", **json.loads(ways[2])})
    assert players(at)["Yeni, Ayşe"]["rating"] == 2010


def test_the_order_of_entry_is_no_starting_rank(at: TestClient) -> None:
    assert "Kayıt sırası" in at.get("/e/kupa/players").text
    at.post("/e/kupa/do/number", data={"by": "rank"})
    assert "Başlangıç sıralaması" in at.get("/e/kupa/players").text


def test_a_twin_in_the_box_is_asked_about(at: TestClient) -> None:
    """The name in any order; a yes to the question adds somebody else of that name."""
    box = {"text": "Can Ilgaz 1700"}
    asked = at.post("/e/kupa/players/add", data=box, headers={"hx-request": "true"}).text
    assert "zaten kayıtlı olabilir" in asked
    assert 'name="_confirm" value="same-name"' in asked
    assert "Can Ilgaz" not in players(at)
    at.post("/e/kupa/players/add", data={**box, "_confirm": "same-name"})
    assert "Can Ilgaz" in players(at)


def test_late_entries_are_told(at: TestClient) -> None:
    for action in ("draw?purpose=colour", "pair"):
        name, _, field = action.partition("?")
        at.post(f"/e/kupa/do/{name}", data=dict([field.split("=")]) if field else {})
    page = at.get("/e/kupa/players").text
    assert "2. turdan itibaren oynar" in page
    at.post("/e/kupa/players/add", data={"text": "Geç Kalan 1700"})
    assert "geç kayıt: 2. turdan" in at.get("/e/kupa/players").text


def test_tables_take_no_byes_and_nobody_is_kept_apart(tmp_path: Path) -> None:
    """A round robin: the missing are withdrawn or awaited, restricted lots are offered."""
    desk = AtDesk(tmp_path, "lig", system="berger")
    desk.enter({"name": f"Oyuncu {n}"} for n in range(10))
    desk.close()
    with TestClient(desk_app(Hall(HallSettings(str(tmp_path), language="tr")))) as client:
        assert 'value="zero"' not in client.get("/e/lig/check-in?end=1").text
        assert "Varma" in client.get("/e/lig/numbers").text
        assert "kimse ayrı tutulamaz" in client.get("/e/lig/apart").text


def test_families_and_clubs_are_offered(at: TestClient) -> None:
    page = at.get("/e/kupa/apart").text
    assert "Kulüp: Konak" in page
    at.post("/e/kupa/do/prohibit", data={"players": "1,2"})
    page = at.get("/e/kupa/apart").text
    assert "kesin" in page
    several = at.post("/e/kupa/apart", data={"who": ["ışık", "çelik"]})
    assert "numarasını yazın" in several.text


def test_the_card_of_somebody_who_sat_out(at: TestClient) -> None:
    at.post("/e/kupa/players/3/byes", data={"kind": "half", "rounds": ["1", "2"]})
    at.post("/e/kupa/do/draw", data={"purpose": "colour"})
    at.post("/e/kupa/do/pair", data={})
    card = at.get("/e/kupa/players/3").text
    assert "yarım puanlı tur atlama" in card
    assert "½" in card
    assert at.get("/e/kupa/players/99").status_code == 422


def test_a_column_that_becomes_something_takes_it_from_the_one_that_was(at: TestClient) -> None:
    """Wherever it stands: what somebody has just said is not undone by what was shown before."""
    table = "Adı Soyadı\tELO\tUKD\nYeni, Biri\t1500\t1700\n"
    shown = pasted(at, table)
    assert columns(shown) == {"col0": "name", "col1": "rating", "col2": "national-rating"}
    sent = {**columns(shown), "shown": "name rating national-rating", "source": signs(shown)["source"]}
    assert 'name="shown" value="name rating national-rating"' in shown
    changed = pasted(at, table, **{**sent, "col1": "national-rating"})
    assert columns(changed) == {"col0": "name", "col1": "national-rating", "col2": "other"}
    back = pasted(at, table, **{**sent, **columns(changed), "shown": "name national-rating other", "col2": "rating"})
    assert columns(back) == {"col0": "name", "col1": "national-rating", "col2": "rating"}


def test_a_memory_of_columns_that_cannot_be_read_hinders_nobody(at: TestClient, folder: Path) -> None:
    (folder / "columns.db").write_bytes(b"something else" * 100)
    table = "Katılan\tŞehir\tKuvvet\nAli Can Kaya\tAnkara\t1500\nVeli Er\tİzmir\t1600\n"
    said = {"col0": "name-given-first", "col1": "club", "col2": "rating"}
    source = signs(pasted(at, table))["source"]
    again = pasted(at, table, **said, source=source)
    at.post("/e/kupa/players/paste", data={"table": table, **said, **signs(again), "take": ["2", "3"]})
    assert players(at)["Er, Veli"]["club"] == "İzmir"


def test_a_long_list_has_more_ticks_than_other_forms(at: TestClient) -> None:
    table = "Ad\nYeni, Biri\n"
    ticks = [str(row) for row in range(2, 8000)]
    answer = at.post("/e/kupa/players/paste", data={"table": table, "take": ticks, **signs(pasted(at, table))})
    assert answer.url.path == "/e/kupa/players"
    assert "Yeni, Biri" in players(at)
