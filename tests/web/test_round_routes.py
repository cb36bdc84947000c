"""The pages of rounds without a browser: what is shown to whom, what is answered, and how fast."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hakem.desk.journal.asking import ActionAsked
from hakem.i18n import Json, languages
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.at_desk import AtDesk


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtDesk]:
    """Nine players, one of them called like a script, and the first round paired."""
    at = AtDesk(tmp_path, system="dutch", rounds=5, colour="white", time_control="90+30", round_dates=["2026-11-15"])
    at.enter({"name": f"P{n}", "rating": 2000 - n} for n in range(1, 9))
    at.do("add-player", name="<script>alert(1)</script>", rating=1500)
    at.pair()
    yield at
    at.close()


def client(folder: Path, language: str = "en", local: bool = True) -> TestClient:
    """The desk of a folder, as somebody sees it."""
    hall = Hall(HallSettings(str(folder), local=local))
    return TestClient(desk_app(hall), cookies={"hakem-lang": language}, headers={"origin": "http://testserver"})


def sent(web: TestClient, **asked: Json) -> dict[str, Json]:
    """The answer to a result."""
    fields: dict[str, Json] = {"round": 1, "key": "k", **asked}
    answer: dict[str, Json] = web.post("/e/event/results", json=fields).json()
    return answer


def test_a_result_is_stored_once_and_a_conflict_names_both(at: AtDesk, tmp_path: Path) -> None:
    with client(tmp_path) as web:
        first = sent(web, board=1, result="1-0", was="", key="a")
        again = sent(web, board=1, result="1-0", was="", key="a")
        assert first["text"] == "Board 1: 1 – 0"
        assert again["seq"] == first["seq"]
        conflict = sent(web, board=1, result="0-1", was="", key="b")["error"]
        assert isinstance(conflict, dict)
        assert (conflict["kind"], conflict["now"]) == ("conflict", "1-0")
        changed = sent(web, board=1, result="½-½", was="1-0", key="c")
        assert changed["text"] == "Board 1: 1 – 0 → ½ – ½"
        at.running.refresh()
        assert at.results() == ["½-½", "", "", ""]


def test_a_result_is_written_for_those_for_whom_it_was_typed(at: AtDesk, tmp_path: Path) -> None:
    """The round is paired anew between the look at the board and the key: nothing is written, and it says of whom."""
    seats: list[list[Json]] = [[int(player) for player in game.players] for game in at.desk.tournament.rounds[0].games]
    at.do("unpair", round=1)
    at.do("withdraw", player=seats[0][0])
    at.pair()
    after: list[list[Json]] = [[int(player) for player in game.players] for game in at.desk.tournament.rounds[0].games]
    board = next(n for n, pair in enumerate(seats, start=1) if pair != after[n - 1])
    with client(tmp_path) as web:
        error = sent(web, board=board, result="1-0", was="", players=seats[board - 1])["error"]
        assert isinstance(error, dict)
        assert (error["kind"], error["now"]) == ("anew", "")
        assert "do not sit here any more" in str(error["text"])
        strange = sent(web, board=board, result="1-0", was="", players=[98, 99], key="l")["error"]
        assert isinstance(strange, dict)
        assert strange["kind"] == "anew"
        conflict = sent(web, board=board, result="1-0", was="½-½", players=after[board - 1], key="m")["error"]
        assert isinstance(conflict, dict)
        assert (conflict["kind"], conflict["now"]) == ("conflict", "")
        at.running.refresh()
        assert set(at.results()) == {""}
        done = sent(web, board=board, result="1-0", was="", players=after[board - 1], key="n")
        assert done["result"] == "1-0"


def test_a_game_is_of_those_for_whom_it_was_typed(tmp_path: Path) -> None:
    """A semifinal is corrected, and others play the final of the play-off: what was typed for it is nobody's."""
    at = AtDesk(tmp_path, system="dutch", rounds=1, colour="white", tie_breaks=["PTS"])
    at.enter({"name": f"P{n}", "rating": 2400 - 10 * n} for n in range(1, 5))
    at.pair()
    at.do("publish")
    at.play_all("1", "1")
    at.do("play-off", place=1)
    due = at.desk.play_offs[0].record.contest.state(at.desk.play_offs[0].record.log).due  # type: ignore[union-attr] # pending
    with client(tmp_path) as web:

        def typed(players: list[int]) -> dict[str, Json]:
            fields = {"game": due[0].id, "result": "1-0", "was": "", "key": f"k{players}", "players": players}
            answer: dict[str, Json] = web.post("/e/event/results", json=fields).json()
            return answer

        error = typed([1, 99])["error"]
        assert isinstance(error, dict)
        assert error["kind"] == "anew"
        assert typed(sorted((int(due[0].white), int(due[0].black))))["result"] == "1-0"
    at.close()


def test_a_game_of_a_knockout_is_told_with_its_players(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="knockout")
    at.enter({"name": f"P{n}", "rating": 2400 - 10 * n} for n in range(1, 5))
    at.pair()
    at.close()
    with client(tmp_path) as web:
        fields = {"game": "semi-finals.match-1.game-1", "result": "1-0", "was": "", "key": "k", "players": [1, 4]}
        text = web.post("/e/event/results", json=fields).json()["text"]
    assert "P1" in text
    assert "P4" in text


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b'{"round": "1", "board": 1, "result": "1-0", "key": ""}',
        b'{"round": 1, "board": 1, "result": "1-0", "key": "", "was": 5}',
        b'{"round": 1, "board": 1, "result": "1-0", "key": "", "confirm": [1]}',
        b'{"round": 1, "board": 1, "result": "1-0", "key": "", "was": "", "players": "1 2"}',
        b'{"round": 1, "board": 1, "result": "1-0", "key": "", "was": "", "players": [true, null]}',
        b'{"round": 1, "board": 1, "result": "' + b"1" * 20_000 + b'", "key": ""}',
    ],
)
def test_what_is_no_result_is_said_to_be_none(at: AtDesk, tmp_path: Path, body: bytes) -> None:
    with client(tmp_path) as web:
        answer = web.post("/e/event/results", content=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"] == "This is no result that the desk can read."
    assert at.results() == [""] * 4


def test_a_refusal_comes_in_words(at: AtDesk, tmp_path: Path) -> None:
    with client(tmp_path, "tr") as web:
        for board, result in ((99, "1-0"), (1, "2-0")):
            error = sent(web, board=board, result=result)["error"]
            assert isinstance(error, dict)
            assert error["kind"] == "refused"
            assert error["text"]
    assert at.results() == [""] * 4


def test_an_old_round_asks_before_it_writes(at: AtDesk, tmp_path: Path) -> None:
    at.play_all("1", "1", "0", "=")
    at.pair()
    at.play_all("1", "1", "0", "=")
    at.pair()
    with client(tmp_path) as web:
        error = sent(web, board=1, result="0-1", was="1-0")["error"]
        assert isinstance(error, dict)
        assert (error["kind"], error["confirm"]) == ("unread", ["rating-only"])
        done = sent(web, board=1, result="0-1", was="1-0", key="again", confirm=error["confirm"])
        assert "seq" in done
        page = web.get("/e/event/rounds/1").text
        assert "rating only: 0-1" in page


def test_the_page_in_both_languages(at: AtDesk, tmp_path: Path) -> None:
    at.play_all("1", "+", "0", "adjourned", closed=False)
    assert set(languages()) == {"en", "tr"}
    for language, words in (
        ("en", ("15 November 2026 · 90+30", "Round 1", "not played", "adjourned")),
        ("tr", ("15 Kasım 2026 · 90+30", "1. tur", "oynanmadı", "ertelendi")),
    ):
        with client(tmp_path, language) as web:
            page = web.get("/e/event/rounds/1").text
        assert [word for word in words if word not in page] == []
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert" in page
        assert "<select" not in page


def test_the_current_round_stands_at_the_short_address(at: AtDesk, tmp_path: Path) -> None:
    at.play_all("1", "1", "0", "=")
    at.pair()
    with client(tmp_path) as web:
        assert "<h1>Round 2</h1>" in web.get("/e/event/rounds").text
        assert "<h1>Round 1</h1>" in web.get("/e/event/rounds/1").text
        no_rounds = ("0", "3", "x", "²", "9" * 5000)
        assert [web.get(f"/e/event/rounds/{text}").status_code for text in no_rounds] == [422] * 5
        assert web.post("/e/event/rounds/7/read-twice").status_code == 422


def test_readers_see_what_is_published_and_no_keys(at: AtDesk, tmp_path: Path) -> None:
    with client(tmp_path, local=False) as web:
        assert web.get("/e/event/rounds").status_code == 403
        at.do("publish")
        page = web.get("/e/event/rounds").text
        assert 'id="keys"' not in page
        assert "data-enters" not in page
        assert 'href="/e/event/rounds/1?why=1"' in page
        assert web.get("/e/event/pair").status_code == 403
        refused = web.post("/e/event/results", json={"round": 1, "board": 1, "result": "1-0", "key": "x"})
        assert refused.json()["error"]["kind"] == "refused"
        assert web.post("/e/event/pair").status_code in (401, 403)
    assert at.results() == [""] * 4


def test_why_stands_alone_and_on_the_page(at: AtDesk, tmp_path: Path) -> None:
    at.play_all("1", "1", "0", "=")
    at.pair()
    bye = at.t.rounds[1].byes[0].player
    with client(tmp_path) as web:
        alone = web.get("/e/event/rounds/2/why/1").text
        assert "<html" not in alone
        assert "C.04.3 (2026)" in alone
        assert "Board 1: why?" in web.get("/e/event/rounds/2?why=1").text
        assert "gets the bye" in web.get(f"/e/event/rounds/2/why/p{bye}").text
        one, two = at.t.rounds[0].games[0].players
        board = next(n for n, game in enumerate(at.t.rounds[1].games, 1) if one in game.players)
        name = next(p.name for p in at.t.players if p.id == two)
        assert "2.1.1" in web.get(f"/e/event/rounds/2/why/{board}", params={"not": name}).text
        assert "nobody-at-all" in web.get(f"/e/event/rounds/2/why/{board}?not=nobody-at-all").text
        assert [web.get(f"/e/event/rounds/2/why/{place}").status_code for place in ("99", "p1", "x")] == [422] * 3


def test_only_the_rows_that_changed_are_sent_again(at: AtDesk, tmp_path: Path) -> None:
    with client(tmp_path) as web:
        web.get("/e/event/rounds/1")
        seq = len(at.running.entries)
        sent(web, board=2, result="1-0")
        news = web.get(f"/e/event/rounds/1?since={seq}").json()
    assert set(news["blocks"]) == {"seq", "head", "shown", "b2", "acts"}


def test_boards_can_be_fixed_and_the_rest_is_paired(at: AtDesk, tmp_path: Path) -> None:
    at.play_all("1", "1", "0", "=")
    with client(tmp_path, "tr") as web:
        page = web.get("/e/event/pair").text
        assert "2. turu eşlendir" in page
        assert "tur atlıyor" in page
        fix = {"fix_white": ["1", ""], "fix_black": ["p8", ""], "reason": "salonda öyle oturdular"}
        asked = web.post("/e/event/pair", data=fix, follow_redirects=False)
        assert asked.status_code == 422
        assert 'name="_confirm" value="boards-fixed"' in asked.text
        done = web.post("/e/event/pair", data={**fix, "_confirm": ["boards-fixed"]}, follow_redirects=False)
        assert done.status_code == 303
        assert done.headers["location"].startswith("/e/event/rounds/2?took=")
        assert "4 masa, 0," in web.get(done.headers["location"]).text
        at.running.refresh()
        names = {p.id: p.name for p in at.t.players}
        boards = [(names[g.white], names[g.black]) for g in at.t.rounds[1].games]
        assert ("P1", "P8") in boards
        unknown = web.post("/e/event/pair", data={"fix_white": "Zzz", "fix_black": "1"}, follow_redirects=False)
        assert unknown.status_code == 422


def test_a_second_pass_is_signed_in_the_language_of_the_arbiter(at: AtDesk, tmp_path: Path) -> None:
    at.play_all("1", "1", "0", "=", closed=False)
    with client(tmp_path, "tr") as web:
        signed = web.post("/e/event/rounds/1/read-twice", follow_redirects=False)
        assert signed.headers["location"].startswith("/e/event/rounds/1?done=")
        page = web.get("/e/event/rounds/1").text
        assert "1. turun bütün sonuçları iki kez girilip karşılaştırıldı." in page
        assert "Sonradan bir sonuç değişti." not in page
        sent(web, board=1, result="0-1")
        assert "Sonradan bir sonuç değişti." in web.get("/e/event/rounds/1").text


def test_a_thousand_players_are_paired_and_shown_within_a_second(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="dutch", rounds=9, colour="white")
    people: list[dict[str, Json]] = [{"name": f"P{n}", "rating": 2600 - n} for n in range(1000)]
    at.running.do_all([ActionAsked("add-player", each, at="2026-11-16T09:00:00Z") for each in people])
    with client(tmp_path) as web:
        web.get("/e/event/pair")
        begun = time.process_time()
        done = web.post("/e/event/pair", follow_redirects=False)
        page = web.get(done.headers["location"])
        took = time.process_time() - begun
    at.close()
    assert "500 boards" in page.text
    assert took < 1


def test_two_editions_stand_beside_each_other(at: AtDesk, tmp_path: Path) -> None:
    at.play_all("1", "1", "0", "=")
    at.pair()
    with client(tmp_path) as web:
        page = web.get("/e/event/editions").text
        assert "C.04.3 (2017)" in page
        assert "C.04.3 (2026)" in page
        other = web.get("/e/event/editions?first=2009&second=2026").text
        assert "TSF Dutch (2009)" in other
        assert 'class="decides"' in other or "different rounds: 0" in other
        assert web.get("/e/event/editions?first=2026&second=1999").text == page
        assert 'href="/e/event/editions"' in web.get("/e/event/rounds/2/why/1").text


def test_without_a_round_there_is_nothing_to_compare(at: AtDesk, tmp_path: Path) -> None:
    at.do("unpair", round=1)
    with client(tmp_path) as web:
        assert "nothing to compare" in web.get("/e/event/editions").text


def test_arrows_stand_beside_who_floats(at: AtDesk, tmp_path: Path) -> None:
    at.play_all("1", "1", "0", "=")
    at.pair()
    with client(tmp_path) as web:
        assert "floats down" not in web.get("/e/event/rounds/1").text
        page = web.get("/e/event/rounds/2").text
        games = len(at.t.rounds[1].games)
        assert 1 <= page.count(">↓</span>") == page.count(">↑</span>") < games
