"""Totals say what in them is only assumed, and the bye of a team is one figure, at every door."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from hakem.desk.journal.state import Desk
from hakem.exports.offered import report_written
from hakem.exports.sheets import EventTables
from hakem.facts import cards, team_cards
from hakem.formats import parse
from hakem.i18n import Json, Renderer
from hakem.reports import individuals, team_sheets
from hakem.web.site.site import SiteWish, site_files
from tests.cli.runner import hakem
from tests.paper.reading import printed, text_of
from tests.support.at_desk import AtDesk
from tests.support.desk_clients import desk_client

TAGS = re.compile(r"<[^>]*>")


def league(folder: Path) -> AtDesk:
    """Four teams of two boards; of round 1, which is closed, the match of Bursa and İzmir is postponed."""
    at = AtDesk(folder, system="berger", of_teams=True, board_colours="WB")
    at.enter_teams(("Ankara", "Bursa", "İzmir", "Üsküdar"), 2)
    at.pair()
    at.do("publish")
    at.do("result", round=1, board=1, result="1-0")
    at.do("result", round=1, board=2, result="0-1")
    at.do("postpone", round=1, match=2, until="2026-12-05")
    at.do("close")
    return at


@pytest.fixture
def postponed(tmp_path: Path) -> Iterator[AtDesk]:
    made = league(tmp_path)
    yield made
    made.close()


@pytest.fixture
def running(postponed: AtDesk) -> AtDesk:
    """The same in round 2, of which one board has a result."""
    postponed.pair()
    postponed.do("publish")
    postponed.do("result", round=2, board=1, result="1-0")
    return postponed


def plain(html: str) -> str:
    body = html[html.index("<main") : html.index("</main>")]
    return re.sub(r"\s+", " ", unescape(TAGS.sub(" ", body)))


def sheet(desk: Desk, name: str) -> str:
    rows = EventTables(desk, "en").sheet(name).rows
    return "\n".join(" ".join("" if cell is None else str(cell) for cell in row) for row in rows)


PLAYED = "Round 2 is being played: 1 of 4 results are in"
DRAWN, NOTHING = "with open games, which count as drawn", "games that are still going on count nothing yet"


def said_everywhere(at: AtDesk, folder: Path, note: str) -> None:
    """The star with its sentence on page, site, paper, in the terminal and in files; programs have a word for it."""
    with desk_client(folder) as client:
        for page in ("crosstable", "crosstable?form=rounds", "teams"):
            text = plain(client.get(f"/e/event/{page}").text)
            assert note in text, page
            assert re.search(r"\d½?\*", text), page
        data = client.get("/api/v1/events/event/crosstable").json()
        assert {row["name"]: row["pending"] for row in data["rows"]}["Bursa"] is True
    site = dict(site_files(SiteWish(at.desk, (), ("en",))))
    assert note in site["crosstable.html"].decode()
    assert note in site["teams.html"].decode()
    for name in ("crosstable", "team-sheets"):
        assert f"* {note}" in text_of(printed(name, at.desk, "en")), name
    for name in ("team-crosstable", "team-matches", "crosstable", "team-sheets"):
        assert f"* {note}" in sheet(at.desk, name), name
    shown = hakem("desk", "show", str(folder / "event.hakem"), "crosstable", lang="en")
    assert f"* {note}" in shown.out


def test_a_postponed_match_is_starred_at_every_door(postponed: AtDesk, tmp_path: Path) -> None:
    said_everywhere(postponed, tmp_path, DRAWN)
    for name in ("team-standings", "standings"):
        assert f"* {DRAWN}" in sheet(postponed.desk, name)
    made = {row.score.player.name: row.points for row in individuals(postponed.t)}
    assert made["Bursa1"] == 0
    postponed.do("result", round=1, board=3, result="1-0")
    postponed.do("result", round=1, board=4, result="1-0")
    assert "*" not in sheet(postponed.desk, "team-crosstable")


def test_a_running_match_brings_no_points_of_matches(running: AtDesk, tmp_path: Path) -> None:
    said_everywhere(running, tmp_path, NOTHING)
    with desk_client(tmp_path) as client:
        page = client.get("/e/event/standings?after=2").text
        rows = client.get("/api/v1/events/event/crosstable").json()["rows"]
        for name in ("crosstable", "teams", "boards"):
            assert PLAYED in client.get(f"/e/event/{name}").text, name
        assert "Round 1 published 2 of 4 results, 2 postponed" in plain(client.get("/e/event/publish").text)
    site = dict(site_files(SiteWish(running.desk, (), ("en",))))
    for name in ("crosstable", "teams"):
        assert PLAYED in site[f"{name}.html"].decode(), name
    for name in ("crosstable", "team-sheets", "board-prizes", "individual-list"):
        assert PLAYED in text_of(printed(name, running.desk, "en")), name
    for what in ("crosstable", "boards", "individual"):
        assert PLAYED in hakem("desk", "show", str(tmp_path / "event.hakem"), what, lang="en").err, what
    points = dict(zip(re.findall(r'st-who">.*?>([^<]+)</a>', page), re.findall(r'strong">([^<]*)', page), strict=True))
    one, other = (next(t.name for t in running.t.teams if p in t.members) for p in running.t.rounds[1].games[0].players)
    assert points[one] == points[other] == "0" or "Ankara" in (one, other)
    assert {row["name"]: row["match_points"] for row in rows} == {
        "Ankara": "2.0",
        "Bursa": "0.0",
        "İzmir": "0.0",
        "Üsküdar": "0.0",
    }


def with_bye(folder: Path, **fields: Json) -> AtDesk:
    """Three teams of three boards, round 1 over: Ankara beat Bursa, İzmir had the bye."""
    at = AtDesk(folder, system="team-swiss", of_teams=True, rounds=2, colour="white", **fields)
    at.enter_teams(("Ankara", "Bursa", "İzmir"), 3, (2300, 2200, 2100))
    at.pair()
    at.play_all("1", "0", "1")
    return at


@pytest.mark.parametrize(
    ("team_bye", "worth"), [(None, "match points 1, board points 1½"), ("1-2", "match points 1, board points 2")]
)
def test_the_bye_of_a_team_is_one_figure(team_bye: str | None, worth: str, tmp_path: Path) -> None:
    at = with_bye(tmp_path, **({} if team_bye is None else {"team_bye": team_bye}))
    game = worth.rpartition(" ")[2]
    (free,) = (each for each in team_sheets(at.t) if each.name == "İzmir")
    assert [row.total for row in free.rows] == [0, 0, 0]
    assert Renderer("en").number(free.total) == game
    for name in ("pairings", "results", "match-list"):
        assert f"bye: {worth}" in text_of(printed(name, at.desk, "en", 1)), name
    assert worth in text_of(printed("report", at.desk, "en"))
    assert f"bye {game}" in text_of(printed("crosstable", at.desk, "en"))
    assert f"bye: {worth}" in sheet(at.desk, "round-1")
    assert f"bye: {worth}" in hakem("desk", "show", str(tmp_path / "event.hakem"), "round", "1", lang="en").out
    with desk_client(tmp_path) as client:
        assert f"bye: {worth}" in plain(client.get("/e/event/rounds/1").text)
        assert f"bye {worth}" in plain(client.get("/e/event").text)
    at.close()


@pytest.mark.parametrize(
    ("system", "said"), [("team-swiss", "bye: match points 1, board points 1"), ("berger", "no opponent")]
)
def test_a_team_with_a_reserve_is_free_as_a_team(system: str, said: str, tmp_path: Path) -> None:
    """Only those who would have sat have the bye; the lists name the team all the same, and nobody of it."""
    at = AtDesk(tmp_path, system=system, of_teams=True, colour="white", board_colours="WB", **_rounds(system))
    at.enter_teams(("Ankara", "Bursa", "İzmir"), 3, (2300, 2200, 2100))
    at.do("line-up", team=1, round=1, players=[1, 2])
    at.do("line-up", team=2, round=1, players=[4, 6])
    at.do("line-up", team=3, round=1, players=[7, 9])
    with desk_client(tmp_path) as client:
        before = plain(client.get("/e/event/pair").text)
    assert not re.search(r"Bye [^.]*İzmir1", before), before
    at.pair()
    at.do("publish")
    assert re.search(r"Forfeits Byes Open 1 2 0 0 0 0 1 2", text_of(printed("report", at.desk, "en")))
    free = next(team for team in at.t.teams if at.t.rounds[0].byes[0].player in team.members)
    shown = hakem("desk", "show", str(tmp_path / "event.hakem"), "round", "1", lang="en").out
    texts = {name: text_of(printed(name, at.desk, "en", 1)) for name in ("pairings", "results", "match-list")}
    texts |= {"table": sheet(at.desk, "round-1"), "terminal": shown}
    texts["site"] = plain(dict(site_files(SiteWish(at.desk, (), ("en",))))["round-1.html"].decode())
    with desk_client(tmp_path) as client:
        page = client.get("/e/event/rounds/1").text
        texts["page"] = plain(page)
        link = re.search(r'data-why="(/e/event/rounds/1/why/p\d+)"', page)
        assert (link is not None) == (system == "team-swiss")
        if link is not None:
            assert f"{free.name}: why?" in client.get(link[1]).text
    for name, text in texts.items():
        assert re.search(rf"{free.name}\s.*?{said}", text, re.DOTALL), name
        assert not re.search(rf"{free.name}\d", text), name
    at.close()


def _rounds(system: str) -> dict[str, Json]:
    return {"rounds": 2} if system == "team-swiss" else {}


def test_what_it_is_worth_is_set_on_the_page_of_the_event(tmp_path: Path) -> None:
    at = with_bye(tmp_path)
    at.close()
    with desk_client(tmp_path) as client:
        settings = client.get("/e/event/settings").text
        assert 'name="team_bye"' in settings
        client.post("/e/event/settings", data={"team_bye": "2-2½", "_confirm": "points-changed"})
        refused = client.post("/api/v1/events/event/actions/change-event", json={"fields": {"team_bye": "3-1"}})
        assert refused.status_code >= 400
    shown = hakem("desk", "set", str(tmp_path / "event.hakem"), "--team-bye", "2-2½", "--yes", lang="en")
    assert shown.code == 0
    at = AtDesk.__new__(AtDesk)
    assert (
        "bye: match points 2, board points 2½"
        in hakem("desk", "show", str(tmp_path / "event.hakem"), "round", "1", lang="en").out
    )
    assert hakem("desk", "set", str(tmp_path / "event.hakem"), "--team-bye", "draw", "--yes", lang="en").code == 0


def test_a_bye_that_a_team_asked_for_is_that_of_the_team(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="team-swiss", of_teams=True, rounds=2, colour="white")
    at.enter_teams(("Ankara", "Bursa", "İzmir", "Van", "Muş"), 3)
    at.do("bye", team=5, round=1, kind="half")
    at.pair()
    worth = team_cards(at.t)[at.t.teams[4].id].entries[0]
    assert (worth.match_points, worth.game_points) == (1, at.t.points.draw * 3)
    assert "half-point bye: match points 1, board points 1½" in sheet(at.desk, "round-1")
    at.close()


def test_points_before_a_round_and_cards_say_what_is_assumed(postponed: AtDesk, tmp_path: Path) -> None:
    """The points that players of a postponed match bring along, and their cards, at every door."""
    file, bursa, star = str(tmp_path / "event.hakem"), postponed.player("Bursa1").id, f"* {DRAWN}"
    with desk_client(tmp_path) as client:
        assert star in plain(client.get(f"/e/event/players/{bursa}").text)
    site = dict(site_files(SiteWish(postponed.desk, (), ("en",))))
    assert star in site[f"player-{bursa}.html"].decode()
    assert star in text_of(printed("cards", postponed.desk, "en"))
    assert star in sheet(postponed.desk, "cards")
    card = hakem("desk", "show", file, "card", "Bursa1", lang="en").out.splitlines()
    assert (card[0].split()[-1], card[-1]) == ("½*", star)
    postponed.pair()
    postponed.do("publish")
    for name in ("pairings", "results", "match-list"):
        text = text_of(printed(name, postponed.desk, "en", 2))
        assert star in text, name
        assert re.search(r"[½1]\*", text), name
    shown = hakem("desk", "show", file, "round", "2", lang="en").out
    assert star in shown
    assert "½*" in shown
    assert star in sheet(postponed.desk, "round-2")
    with desk_client(tmp_path) as client:
        assert star in plain(client.get("/e/event/rounds/2").text)
        assert star not in plain(client.get("/e/event/rounds/1").text)
    site = dict(site_files(SiteWish(postponed.desk, (), ("en",))))
    assert star in site["round-2.html"].decode()


def test_a_bye_of_a_team_is_no_point_of_its_players_anywhere(tmp_path: Path) -> None:
    """Not in the standings of players, on their cards, in cross tables, nor in the report read back."""
    at = with_bye(tmp_path)
    assert cards(at.t)[at.player("İzmir1").id].score == 0
    rows = EventTables(at.desk, "en").sheet("standings").rows
    assert {row[2]: row[3 + (len(rows[0]) > 6)] for row in rows[1:]}["İzmir1"] == 0
    report = report_written("trf26", at.t, ()).text
    (line,) = (line for line in report.splitlines() if "İzmir1" in line)
    assert (line[80:84].strip(), line[91:99]) == ("0.0", "0000 - U")
    again = parse(report)
    assert not again.problems
    assert [(c.match_points, c.game_points) for c in team_cards(again.require()).values()] == [
        (c.match_points, c.game_points) for c in team_cards(at.t).values()
    ]
    at.close()


def test_a_team_that_has_left_is_named_as_a_team(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="team-swiss", of_teams=True, rounds=3, colour="white", board_colours="WB")
    at.enter_teams(("Ankara", "Bursa", "İzmir", "Van", "Muş"), 3)
    at.pair()
    at.play_all("1", "0", "1", "0")
    at.do("withdraw", team=2)
    at.do("withdraw", player=at.player("Van3").id)
    at.do("bye", team=5, round=2, kind="half")
    text = text_of(printed("report", at.desk, "en"))
    assert re.search(r"Left \(after round\) Bursa \(1\), \d+ Van3 \(1\)", text), text
    with desk_client(tmp_path) as client:
        page = plain(client.get("/e/event/pair").text)
    assert "Withdrawn 1 team, 1 player Bursa Van3" in page
    assert "Byes asked for 1 team Muş (half-point bye)" in page
    at.close()


def test_prizes_say_which_games_are_assumed(postponed: AtDesk, tmp_path: Path) -> None:
    postponed.do("prizes", categories=[{"name": "Genel", "prizes": [{"coins": 100}]}])
    said = "adjourned games count as drawn for now: round 1, boards 2.1, 2.2"
    assert said in text_of(printed("prizes", postponed.desk, "en"))
    assert said in hakem("desk", "prizes", str(tmp_path / "event.hakem"), lang="en").err
    with desk_client(tmp_path) as client:
        assert said in plain(client.get("/e/event/prizes").text)
    postponed.do("result", round=1, board=3, result="1-0")
    postponed.do("result", round=1, board=4, result="1-0")
    assert "adjourned" not in text_of(printed("prizes", postponed.desk, "en"))
