"""Pages of teams without a browser: teams, line-ups, codes of captains, boards on phones, tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hakem.desk.journal.roles import Role
from hakem.i18n import Json
from hakem.tiebreaks import standings
from hakem.tiebreaks.definition import AppliesTo
from hakem.tiebreaks.registry import DEFINITIONS
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from hakem.web.visitor import DEVICE_COOKIE
from tests.support.at_desk import AtDesk
from tests.support.desk_clients import desk_client, hall_of, tokens_of

OF_TEAMS = [
    *(each.code for each in DEFINITIONS if each.applies_to is AppliesTo.TEAMS),
    *("BH:MP", "BH:GP", "BH:MP/C1", "SB:MP", "DE:MP", "PS:GP", "WIN"),
]


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    hall = Hall(HallSettings(str(tmp_path), language="tr"))
    with TestClient(desk_app(hall), headers={"origin": "http://testserver"}) as client:
        yield client


def league(folder: Path, boards: int = 2, **fields: Json) -> AtDesk:
    """Four teams of one player more than there are boards, nothing paired."""
    at = AtDesk(folder, system="berger", of_teams=True, board_colours="WB" * (boards // 2), **fields)
    at.enter_teams(("Ankara", "Bursa", "İzmir", "Üsküdar"), boards + 1)
    return at


class TestTeams:
    def test_members_are_moved_by_arrows(self, web: TestClient, tmp_path: Path) -> None:
        league(tmp_path).close()
        page = web.get("/e/event/team-list").text
        up = re.search(r'name="team" value="1"><input type="hidden" name="members" value="(2,1,3)"', page)
        assert up is not None
        web.post("/e/event/do/change-team", data={"team": "1", "members": up[1]})
        assert web.app.state.hall.event("event").desk.tournament.teams[0].members == (2, 1, 3)  # type: ignore[attr-defined]

    def test_reserves_and_special_boards_are_marked(self, web: TestClient, tmp_path: Path) -> None:
        at = league(tmp_path, 2, start="2026-11-18")
        rules: Json = {"special": [{"board": 2, "condition": {"sex": "woman"}}]}
        at.do("line-up-rules", rules=rules)
        at.do("change-player", player=3, sex="f")
        at.close()
        page = web.get("/e/event/team-list").text
        assert "2. masa: kadın" in page
        assert page.count('class="chip">2. masa</span>') == 1
        assert page.count(">yedek</span>") == 4

    def test_a_penalty_is_listed(self, web: TestClient, tmp_path: Path) -> None:
        league(tmp_path).close()
        sent = {"team": "2", "match_points": "1", "round": "1", "reason": "geç", "_back": "/e/event/team-list"}
        assert "Bursa: maç puanı -1 · 1. tur" in web.post("/e/event/do/penalty", data=sent).text

    def test_an_event_of_players_has_none(self, web: TestClient, tmp_path: Path) -> None:
        AtDesk(tmp_path, system="dutch", rounds=3).close()
        assert "Bu etkinlikte takım yok." in web.get("/e/event/team-list").text


class TestLineUps:
    def test_what_is_typed_is_checked_and_not_stored(self, web: TestClient, tmp_path: Path) -> None:
        league(tmp_path).close()
        send = {"check": "1", "line-up-1": "2 1"}
        answer = web.post("/e/event/rounds/1/matches/check", data=send).text
        assert 'role="alert"' in answer
        assert "daha üst masada" in answer
        assert (
            "Yarışmanın kurallarına uygun"
            in web.post("/e/event/rounds/1/matches/check", data={"check": "1", "line-up-1": "1 3"}).text
        )
        assert "sıra değil" in web.post("/e/event/rounds/1/matches/check", data={"check": "1", "line-up-1": "9"}).text
        assert web.app.state.hall.event("event").desk.tournament.team_play.line_ups == ()  # type: ignore[attr-defined]

    def test_before_pairing_it_is_said_whose_line_up_is_in_and_who_sits_as_listed(
        self, web: TestClient, tmp_path: Path
    ) -> None:
        at = league(tmp_path)
        at.do("line-up", round=1, team=1, players=[1, 3])
        at.do("withdraw", team=4, after=0)
        at.close()
        page = web.get("/e/event/pair").text
        assert "Verilen esame listesi: 1. Listelerindeki sırayla oturacaklar: Bursa, İzmir." in page

    def test_both_sides_of_a_match_are_saved_together_or_not_at_all(self, web: TestClient, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.pair()
        at.close()
        page = web.get("/e/event/rounds/1/matches").text
        one, other = re.findall(r'name="team" value="(\d+)"', page)[:2]
        form = {f"before-{one}": "1 2", f"before-{other}": "1 2", f"line-up-{one}": "1 3", f"line-up-{other}": "3 1"}
        refused = web.post("/e/event/rounds/1/matches", data={**form, "team": [one, other]})
        assert refused.status_code == 422
        event = web.app.state.hall.event("event")  # type: ignore[attr-defined]
        assert event.desk.tournament.team_play.line_ups == ()
        saved = web.post("/e/event/rounds/1/matches", data={**form, f"line-up-{other}": "2 3", "team": [one, other]})
        assert saved.status_code == 200
        assert len(event.desk.tournament.team_play.line_ups) == 2

    def test_those_who_read_see_none_of_them(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("line-up", round=1, team=1, players=[1, 3])
        at.close()
        with desk_client(tmp_path, local=False) as client:
            assert client.get("/e/event/rounds/1/matches").status_code in (401, 403)

    def test_a_match_is_forfeited_and_taken_back(self, web: TestClient, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.pair()
        at.close()
        sent = {"round": "1", "match": "1", "winner": "first", "_back": "/e/event/rounds/1/matches"}
        page = web.post("/e/event/do/forfeit-match", data=sent).text
        assert ">hükmen</span>" in page
        assert 'value="taken-back"' in page

    def test_all_line_ups_are_one_save_and_every_error_stands_at_its_team(
        self, web: TestClient, tmp_path: Path
    ) -> None:
        league(tmp_path).close()
        page = web.get("/e/event/rounds/1/matches").text
        assert page.count('action="/e/event/rounds/1/matches"') == 1
        teams = re.findall(r'name="team" value="(\d+)"', page)
        typed = {f"line-up-{team}": text for team, text in zip(teams, ("1 2", "9", "2 1", "2 3"), strict=True)}
        answer = web.post("/e/event/rounds/1/matches", data={**typed, "team": teams})
        assert answer.status_code == 422
        assert re.findall(r'name="line-up-\d" form="lu-form" value="([^"]*)"', answer.text) == [
            "1 2",
            "9",
            "2 1",
            "2 3",
        ]
        sides = re.split(r'id="lu-side-\d"', answer.text)[1:]
        assert ["lu-error" in side for side in sides] == [False, True, True, False]
        assert "sıra değil" in sides[1]
        assert "daha üst masada" in sides[2]
        assert ["lu-fine" in side for side in sides] == [True, False, False, True]
        saved = web.post(
            "/e/event/rounds/1/matches", data={**typed, "line-up-2": "1 3", "line-up-3": "1 2", "team": teams}
        )
        assert "4 takımdan 4 esame listesi alındı" in saved.text

    def test_what_was_saved_meanwhile_is_shown_before_it_is_replaced(self, web: TestClient, tmp_path: Path) -> None:
        """Two tabs with the same team: the second one is told, and saves over the first when it is pressed again."""
        league(tmp_path).close()
        form = {"team": ["1", "2"], "before-1": "", "before-2": ""}
        first = web.post("/e/event/rounds/1/matches", data={**form, "line-up-1": "1 3", "line-up-2": ""})
        assert first.status_code == 200
        second = web.post("/e/event/rounds/1/matches", data={**form, "line-up-1": "2 3", "line-up-2": "1 2"})
        assert second.status_code == 422
        assert "Bu arada başkası şunu kaydetti: 1 3" in second.text
        assert re.findall(r'name="line-up-[12]" form="lu-form" value="([^"]*)"', second.text) == ["2 3", "1 2"]
        assert 'name="before-1" value="1 3"' in second.text
        again = {**form, "before-1": "1 3", "line-up-1": "2 3", "line-up-2": "1 2"}
        assert web.post("/e/event/rounds/1/matches", data=again).status_code == 200
        page = web.get("/e/event/rounds/1/matches").text
        assert re.findall(r'name="line-up-[12]" form="lu-form" value="([^"]*)"', page) == ["2 3", "1 2"]

    def test_a_line_up_that_stands_there_is_noted_as_handed_in(self, web: TestClient, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.pair()
        at.close()
        page = web.get("/e/event/rounds/1/matches").text
        assert page.count("data-as-it-stands") == 4
        teams = re.findall(r'name="team" value="(\d+)"', page)
        form = {f"{name}-{team}": "1 2" for team in teams for name in ("line-up", "before")}
        assert web.post("/e/event/rounds/1/matches", data={**form, "team": teams}).text.count("data-as-it-stands") == 4
        one = web.post("/e/event/rounds/1/matches", data={**form, "team": teams, f"as-it-stands-{teams[2]}": "1"})
        assert "4 takımdan 1 esame listesi alındı" in one.text
        again = web.post("/e/event/rounds/1/matches", data={**form, "team": teams, f"as-it-stands-{teams[3]}": "1"})
        assert "4 takımdan 2 esame listesi alındı" in again.text


class TestAttendance:
    def test_a_team_has_a_bye_leaves_and_comes_back_by_buttons(self, web: TestClient, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="team-swiss", rounds=3, of_teams=True, board_colours="WB")
        at.enter_teams(("Ankara", "Bursa", "İzmir", "Üsküdar"), 3)
        at.close()
        back = {"team": "2", "_back": "/e/event/team-list"}
        page = web.post("/e/event/do/bye", data={**back, "round": "1", "kind": "half"}).text
        assert '<span class="chip">1. tur: yarım puan (½)</span>' in page
        page = web.post("/e/event/do/no-bye", data={**back, "round": "1"}).text
        assert "1. tur: yarım puan" not in page
        page = web.post("/e/event/do/withdraw", data={**back, "reason": "otobüs"}).text
        assert "ilk turdan önce çekildi" in page
        assert "Bursa takımı çekildi (otobüs)" in page
        page = web.post("/e/event/do/return", data=back).text
        assert "ilk turdan önce çekildi" not in page

    def test_check_in_goes_by_teams_and_takes_a_whole_one(self, web: TestClient, tmp_path: Path) -> None:
        league(tmp_path).close()
        page = web.get("/e/event/check-in").text
        heads = re.findall(r'class="ci-team"><strong>([^<]*)<', page)
        assert heads == ["Ankara", "Bursa", "İzmir", "Üsküdar"]
        page = web.post("/e/event/check-in/tap", data={"tap": "team-2:1"}).text
        assert page.count('aria-pressed="true"><span class="num muted ci-number"') == 3
        assert page.count('value="team-') == 3


class TestRounds:
    def test_a_code_for_the_boards_of_one_match_calls_them_by_it(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.pair()
        at.do("publish")
        at.close()
        with desk_client(tmp_path, local=False) as client:
            tokens = tokens_of(client, "event", round_no=1, boards=(3, 4))
            client.cookies.set(DEVICE_COOKIE, tokens[Role.HELPER])
            page = client.get("/e/event/phone").text
        assert 'data-board="3"' in page
        assert 'data-board="1"' not in page
        assert "2.1" in page
        assert re.search(r'class="ph-match"[^>]*>\S+  0 – 0  \S+<', page)

    def test_every_team_has_a_button_for_the_code_of_its_captain(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.pair()
        at.close()
        with desk_client(tmp_path, local=False, language="tr") as client:
            headers = {"authorization": f"Bearer {tokens_of(client, 'event')[Role.CHIEF_ARBITER]}"}
            page = client.get("/e/event/helpers", headers=headers).text
            assert re.findall(r'name="team" value="(\d+)"', page) == ["1", "2", "3", "4"]
            page = client.get("/e/event/rounds/2/matches", headers=headers).text
            assert re.findall(r'name="rounds" value="event"><input type="hidden" name="team" value="(\d+)"', page) == [
                *("1", "2", "3", "4")
            ]
            own = {**headers, "origin": "http://testserver"}
            made = client.post("/e/event/helpers", data={"name": "Bursa", "round": "2", "team": "2"}, headers=own)
            assert "Bursa kaptanı" in made.text
            (code,) = (each for each in hall_of(client).people.helpers.listed("event") if each.team)
            assert (code.round, code.boards, code.team) == (2, (), 2)
            nobody = client.post("/e/event/helpers", data={"name": "X", "round": "2", "team": "9"}, headers=own)
            assert nobody.status_code == 422


class TestTables:
    def played(self, folder: Path, *codes: str) -> AtDesk:
        at = league(folder, tie_breaks=[*codes]) if codes else league(folder)
        for results in (("1", "=", "0", "1"), ("=", "=", "1", "+"), ("0", "1", "1", "1")):
            at.pair()
            at.play_all(*results)
        return at

    def test_both_scores_stand_in_the_standings(self, web: TestClient, tmp_path: Path) -> None:
        self.played(tmp_path, "EDE").close()
        page = web.get("/e/event/standings").text
        assert "Maç Puanı</th>" in page
        assert "Masa Puanı</th>" in page

    @pytest.mark.parametrize("code", OF_TEAMS)
    def test_every_tie_break_of_teams_opens_its_working(self, web: TestClient, tmp_path: Path, code: str) -> None:
        at = self.played(tmp_path, code)
        first = standings(at.t).rows[0].contestant.id
        at.close()
        page = web.get(f"/e/event/standings?open={first}.0")
        assert page.status_code == 200
        assert 'class="st-working"' in page.text
        assert re.search(r'<div class="line"><h2>[^<]+ = ', page.text)

    def test_the_best_of_every_board(self, web: TestClient, tmp_path: Path) -> None:
        self.played(tmp_path).close()
        page = web.get("/e/event/boards").text
        assert page.count("<h2>1. masa</h2>") == 1
        assert "önce puan, sonra yüzde, sonra performans" in page
        rules = {"board_order": "percentage", "board_of": "listed", "board_games": "3"}
        web.post("/e/event/prizes/rules", data={"each": "best", "step": "1", **rules})
        page = web.get("/e/event/boards").text
        assert "önce yüzde, sonra puan, sonra performans · herkes takım listesindeki sırasında · en az 3 oyun" in page
