"""Standings, cross tables, schedules, team sheets and prizes as pages: their figures are those of the reports."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.importing import imported
from hakem.formats import parse_trf
from hakem.model import Tournament, half_text
from hakem.reports import player_table, spec_title, standings_table, team_standings, team_table, working
from hakem.reports.tables.tiebreak_figures import column
from hakem.store.running import RunningEvent, begin_event
from hakem.store.sqlite import SqliteStore
from hakem.tiebreaks import StandingsRequest, standings
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from hakem.web.pages.standings import wish_text, wished_results
from tests.support.at_desk import AtDesk
from tests.support.handbook_tables import DATA
from tests.support.round_robins import data
from tests.support.some import some

SIX: Any = data("round_robin_6")
EXAMPLES = Path(__file__).parents[2] / "examples"
Asked = Callable[[str], str]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Asked]:
    """The pages of a folder, in Turkish."""
    with TestClient(desk_app(Hall(HallSettings(str(tmp_path))))) as client:

        def asked(path: str, status: int = 200, language: str = "tr") -> str:
            answer = client.get(path, headers={"accept-language": language})
            assert answer.status_code == status, answer.text[-800:]
            return answer.text

        yield asked


def example(folder: Path, name: str) -> Tournament:
    """An example of the documents as an event of the folder."""
    t = parse_trf((EXAMPLES / f"{name}.trf").read_text("utf-8")).tournament
    assert t is not None
    made = imported(t, ActionAsked("create", {}, at="2026-11-16T10:00:00Z"), f"{name}.trf", True)
    store = SqliteStore(folder)
    begin_event(store, name, made)
    store.close()
    return made.desk.tournament


def rows(html: str, table: str, body: bool = True) -> list[list[str]]:
    """The cells of a table as somebody reads them."""
    found = re.search(rf'<table[^>]*id="{table}".*?</table>', html, re.DOTALL)
    assert found, table
    inner = found[0].split("<tbody", 1)[1] if body else found[0].split("<tbody", 1)[0]
    return [
        [
            " ".join(unescape(re.sub(r"<[^>]+>", " ", cell)).split())
            for cell in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.DOTALL)
        ]
        for row in re.findall(r"<tr[^>]*>(.*?)</tr>", inner, re.DOTALL)
    ]


class TestStandings:
    def test_every_figure_is_that_of_the_report(self, tmp_path: Path, desk: Asked) -> None:
        t = example(tmp_path, "handbook-swiss")
        html = desk("/e/handbook-swiss/standings")
        table = standings_table(t, standings(t))
        values = [column([row.values[at] for row in table.rows], "tr") for at in range(len(table.specs))]
        for at, (row, shown) in some(enumerate(zip(table.rows, rows(html, "standings"), strict=True))):
            assert shown[0] == str(row.place)
            assert any(row.name in cell for cell in shown)
            assert shown[-len(values) :] == [texts[at] for texts in values]
        heads = rows(html, "standings", body=False)[0]
        assert [f"{s.code} {spec_title(s, 'tr')}" for s in table.specs] == heads[-len(values) :]
        assert any("," in text for texts in values for text in texts)

    def test_any_round_and_how_ranks_changed(self, tmp_path: Path, desk: Asked) -> None:
        t = example(tmp_path, "handbook-swiss")
        before, now = (standings(t, StandingsRequest(after=after)) for after in (2, 3))
        html = desk("/e/handbook-swiss/standings?after=3")
        assert [row[0].split("-")[0] for row in rows(html, "standings")] == [str(row.first) for row in now.rows]
        stood = {row.contestant.id: row.first for row in before.rows}
        moved = [stood[row.contestant.id] - row.first for row in now.rows]
        shown = [row[1] for row in rows(html, "standings")]
        assert shown == ["" if not move else f"{'↑' if move > 0 else '↓'} {abs(move)}" for move in moved]
        assert any(moved)

    def test_the_working_has_every_term(self, tmp_path: Path, desk: Asked) -> None:
        t = example(tmp_path, "handbook-swiss")
        found = standings(t)
        for row in some(found.rows[:4]):
            part = working(found, row.contestant.id).parts[0]
            html = desk(f"/e/handbook-swiss/standings/working/{row.contestant.id}/0")
            assert html.count('<li class="st-term') == len(part.lines) + 1
            assert html.count("<s>") == sum(line.cut is not None for line in part.lines)
            whole = desk(f"/e/handbook-swiss/standings?open={row.contestant.id}.0")
            assert f'id="w{row.contestant.id}"' in whole

    def test_a_virtual_opponent_is_marked(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=3, colour="white", tie_breaks=["BH"])
        at.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 6))
        at.pair()
        at.play_all("1", "1")
        at.close()
        (free,) = at.t.rounds[0].byes
        assert "◌" in desk(f"/e/event/standings/working/{free.player}/0")

    def test_nobody_has_no_working(self, tmp_path: Path, desk: Asked) -> None:
        example(tmp_path, "handbook-swiss")
        missing: Any = desk
        assert "Böyle bir sayfa yok" in missing("/e/handbook-swiss/standings/working/999/0", 422)
        assert "Böyle bir sayfa yok" in missing("/e/handbook-swiss/standings/working/1/99", 422)

    def test_a_part_of_the_field_has_its_own_places(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=3, colour="white")
        at.enter(
            {"name": f"Oyuncu {n}", "rating": 2000 - n, "sex": "wm"[n % 2], "club": "AB"[n // 4], "group": "U8"}
            for n in range(1, 7)
        )
        at.pair()
        at.play_all("1", "1", "1")
        at.close()
        whole = rows(desk("/e/event/standings"), "standings")
        women = rows(desk("/e/event/standings?sex=w"), "standings")
        assert (len(whole), len(women)) == (6, 3)
        assert women[0][0].startswith("1")
        assert [row[1] for row in women] == [row[0] for row in whole if _even(row)]
        assert len(rows(desk("/e/event/standings?club=B&sex=w"), "standings")) == 2
        assert len(rows(desk("/e/event/standings?group=U8"), "standings")) == 6

    def test_before_the_first_player(self, tmp_path: Path, desk: Asked) -> None:
        AtDesk(tmp_path, system="dutch", rounds=3).close()
        assert "Henüz kimse kaydedilmedi" in desk("/e/event/standings")
        assert "Henüz eşlendirilen tur yok" in desk("/e/event/crosstable")

    def test_a_knockout_has_places_by_stage(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="knockout")
        at.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 5))
        at.do("pair")
        at.close()
        shown = rows(desk("/e/event/standings"), "standings")
        assert [row[0] for row in shown] == ["1-4"] * 4
        assert "crosstable" not in desk("/e/event/standings")

    def test_names_are_no_markup(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=3, name="<b>Kupa</b>")
        at.enter({"name": name, "club": "<i>K</i>"} for name in ("<script>alert(1)</script>", "Ece"))
        at.pair()
        at.play_all("1")
        at.close()
        for page in ("standings", "crosstable", "standings/what-if", "prizes", "standings?open=1.0"):
            assert "<script>alert" not in desk(f"/e/event/{page}")

    def test_what_must_happen_is_said_beside_what_is_assumed(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=3, tie_breaks=["PTS", "BH"])
        at.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 7))
        at.pair()
        at.play_all("1", "1", "1")
        at.pair()
        at.do("publish")
        at.close()
        assert "wi-told" not in desk("/e/event/standings/what-if")
        shown = desk("/e/event/standings/what-if?r=1:1-0&who=1&place=2")
        assert "wi-told" in shown
        assert "Kesin:" in shown
        assert "Bu kesin değildir." in shown, "a third round is to come, which is sampled"


def _even(row: list[str]) -> bool:
    name = next(cell for cell in row if cell.startswith("Oyuncu"))
    return int(name.split()[1]) % 2 == 0  # they were entered as women


class TestWhoSees:
    def test_a_reader_sees_published_rounds_only(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=3, colour="white")
        at.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 5))
        at.pair()
        at.close()
        with TestClient(desk_app(Hall(HallSettings(str(tmp_path), local=False)))) as reader:
            assert reader.get("/e/event/standings").status_code == 403
            assert reader.get("/e/event/crosstable").status_code == 403
            at = _again(tmp_path)
            at.play_all("1", "1", closed=False)
            at.do("publish")
            at.do("close")
            at.pair()
            at.do("result", round=2, board=1, result="1-0")
            at.close()
            assert "After round 1 ·" in reader.get("/e/event/standings").text
            assert "After round 1 ·" in reader.get("/e/event/standings?after=2").text
            assert len(rows(reader.get("/e/event/crosstable").text, "crosstable", body=False)[0]) == len(
                ["No", "Name", "Rating", "1", "Points", "BH/C1", "BH", "SB", "Place"]
            )

    def test_a_tie_for_the_first_place_asks_for_a_play_off(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="berger", tie_breaks=["PTS", "DE"])
        at.enter({"name": f"Oyuncu {n}"} for n in range(1, 5))
        for _ in range(3):
            at.pair()
            at.play_all("=", "=")
        at.do("finish")
        at.close()
        html = desk("/e/event/standings")
        assert 'href="/e/event/play-off"' in html
        assert "bu sıralama kesindir" in html
        assert "/export/xlsx" in html
        assert "/play-off" not in desk("/e/event/standings?after=2")


def _again(folder: Path) -> AtDesk:
    """The same event once more."""
    at = AtDesk.__new__(AtDesk)
    at.running = RunningEvent(SqliteStore(folder), "event")
    at.running.refresh()
    return at


class TestWhatIf:
    def test_results_in_an_address(self) -> None:
        assert wished_results("12:1-0,13:½, 14:1/2,x:1-0,15") == {12: "1-0", 13: "½-½", 14: "½-½", 15: ""}
        assert wish_text({13: "½-½", 2: "0-1"}) == "2:0-1,13:½"

    def test_one_more_result_is_one_more_address(self, tmp_path: Path) -> None:
        with TestClient(desk_app(Hall(HallSettings(str(tmp_path)))), follow_redirects=False) as client:
            answer = client.get("/e/any/standings/what-if/set?r=2:1-0&set=1:0-1")
            assert answer.headers["location"] == "/e/any/standings/what-if?r=1:0-1,2:1-0"
            answer = client.get("/e/any/standings/what-if/set?r=2:1-0&set=2:")
            assert answer.headers["location"] == "/e/any/standings/what-if"


class TestCrossTables:
    def test_the_printed_table_of_six(self, tmp_path: Path, desk: Asked) -> None:
        t = example(tmp_path, "club-round-robin")
        shown = rows(desk("/e/club-round-robin/crosstable?form=players&order=number"), "crosstable")
        signs = {None: "", "0.5": "½", "1": "1", "0": "0"}
        for row, printed in some(zip(shown, SIX["matrix"], strict=True)):
            assert [cell.split()[-1] if cell else "" for cell in row[2:8]] == [signs[result] for result in printed]
        assert [row[1] for row in shown] == SIX["players"]
        assert [row[8] for row in shown] == [half_text(row.total) for row in player_table(t).rows]

    def test_by_rounds_every_cell_has_opponent_colour_and_result(self, tmp_path: Path, desk: Asked) -> None:
        t = example(tmp_path, "handbook-swiss")
        html = desk("/e/handbook-swiss/crosstable?order=number")
        first = rows(html, "crosstable")[0]
        game = next(g for g in t.rounds[0].games if t.players[0].id in g.players)
        white = game.white == t.players[0].id
        other = next(p for p in t.players if p.id == (game.black if white else game.white))
        cells = [cell for cell in first if re.match(rf"{other.number} [bs] ", cell)]
        assert cells
        assert cells[0].split()[1] == ("b" if white else "s")
        by_place = rows(desk("/e/handbook-swiss/crosstable"), "crosstable")
        assert [row[-1].split("-")[0] for row in by_place] == [str(row.first) for row in standings(t).rows]

    def test_four_teams_as_printed(self, tmp_path: Path, desk: Asked) -> None:
        four: Any = DATA["teams_4"]
        at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WBWB", tie_breaks=["GPTS", "TSB"])
        at.enter_teams(four["teams"], 4)
        for _ in range(2):
            at.pair()
            at.play_all(*["1", "0", "=", "1"] * 2)
        at.close()
        table = team_table(at.t, team_standings(at.t))
        shown = rows(desk("/e/event/crosstable"), "crosstable")
        assert [row[1] for row in shown] == [row.name for row in table.rows]
        assert [row[-1] for row in shown] == [str(row.place) for row in table.rows]
        assert "Masa Puanı" in desk("/e/event/crosstable?form=rounds")

    def test_a_team_without_an_opponent_is_one_line_of_the_round(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
        at.enter_teams(["Iğdır", "Bursa", "Çankaya"], 2)
        at.pair()
        html = desk("/e/event/rounds/1")
        (free,) = [team for team in at.t.teams if {*team.members} == {bye.player for bye in at.t.rounds[0].byes}]
        line = next(row for row in re.findall(r"<tr class=\"band match-band\">.*?</tr>", html) if free.name in row)
        assert "rakipsiz" in line
        assert html.count("rakipsiz") == 1
        assert "b-bye" not in html

    def test_a_large_field_is_shown_by_rounds(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="dutch", rounds=3)
        at.enter({"name": f"Oyuncu {n}"} for n in range(1, 123))
        at.pair()
        at.do("publish")
        at.do("result", round=1, board=1, result="1-0")
        at.close()
        assert "en çok 120 oyuncu" in desk("/e/event/crosstable?form=players")


class TestSchedule:
    def test_rounds_to_come_are_shown_too(self, tmp_path: Path, desk: Asked) -> None:
        at = AtDesk(tmp_path, system="berger", options={"cycles": "2"})
        at.enter({"name": name} for name in SIX["players"][:5])
        at.pair()
        at.play_all("1", "=")
        at.close()
        html = desk("/e/event/schedule")
        shown = rows(html, "schedule")
        assert len(shown) == 10
        assert html.count('class="sc-later"') == 9
        assert [cell.split()[-1] for cell in shown[0][1:3]] == ["1-0", "½"]

    def test_a_swiss_event_says_why_it_has_none(self, tmp_path: Path, desk: Asked) -> None:
        example(tmp_path, "handbook-swiss")
        assert "önceden bir tur tablosu yoktur" in desk("/e/handbook-swiss/schedule")
        assert "/schedule" not in desk("/e/handbook-swiss/standings")
