"""Groups out of one list of entries, and a final of their first ones, at the command line of the desk."""

from __future__ import annotations

from pathlib import Path

import pytest

from hakem.facts.event_kind import is_team_event
from hakem.i18n import Json
from hakem.model import LineUpOrder
from hakem.store.running import RunningEvent, open_event
from tests.cli.runner import Outcome, hakem
from tests.support.at_desk import AtDesk


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Eight entries, each in a group."""
    at = AtDesk(tmp_path, "kupa", system="berger", edition="2026", tie_breaks=["PTS", "SB"])
    at.enter({"name": f"Oyuncu {n}", "rating": 2000 + n, "group": "AB"[n % 2]} for n in range(1, 9))
    at.close()
    return tmp_path


def desk(folder: Path, part: str, event: str, *argv: str) -> Outcome:
    return hakem("desk", part, str(folder / event), *argv, lang="tr")


def opened(folder: Path, event: str) -> RunningEvent:
    return open_event(str(folder / f"{event}.hakem"))


def play(folder: Path, event: str, drawn: bool = False) -> None:
    """To the end: whoever has the better rating wins, or everything is drawn."""
    with opened(folder, event) as running:
        rating = {p.id: p.rating or 0 for p in running.desk.tournament.players}
        while True:
            running.do("pair")
            t = running.desk.tournament
            for board, game in enumerate(t.rounds[-1].games, start=1):
                won = "1-0" if rating[game.white] > rating[game.black] else "0-1"
                asked: dict[str, Json] = {"round": len(t.rounds), "board": board, "result": "½-½" if drawn else won}
                running.do("result", asked)
            if len(t.rounds) == t.rounds_total:
                running.do("finish")
                return


def names(folder: Path, event: str) -> list[str]:
    with opened(folder, event) as running:
        return [p.name for p in sorted(running.desk.tournament.players, key=lambda p: p.number)]


class TestGroups:
    def test_as_the_players_have_them(self, folder: Path) -> None:
        done = desk(folder, "groups", "kupa", "--seed", "zar")
        assert done.out.splitlines() == [
            "kupa-A yarışması oluştu: 4 oyuncu, 3 tur",
            "kupa-B yarışması oluştu: 4 oyuncu, 3 tur",
        ]
        assert sorted(names(folder, "kupa-A")) == ["Oyuncu 2", "Oyuncu 4", "Oyuncu 6", "Oyuncu 8"]
        with opened(folder, "kupa-A") as running:
            t = running.desk.tournament
            assert (t.event.name, [lot.seed for lot in t.lots]) == ("Türkiye Kupası (A)", ["zar A"])

    def test_dealt_out(self, folder: Path) -> None:
        assert desk(folder, "groups", "kupa", "--into", "2", "--seed", "zar").code == 0
        assert sorted(names(folder, "kupa-A")) == ["Oyuncu 1", "Oyuncu 4", "Oyuncu 5", "Oyuncu 8"]

    def test_somebody_without_a_group(self, folder: Path) -> None:
        assert desk(folder, "add", "kupa", "Geç, Kalan").code == 0
        done = desk(folder, "groups", "kupa")
        assert done.code == 3
        assert "Geç, Kalan" in done.err
        assert [path.name for path in folder.glob("*-*")] == []


class TestFinal:
    def test_knockout_of_winners_and_seconds(self, folder: Path) -> None:
        desk(folder, "groups", "kupa", "--seed", "zar")
        for group in ("kupa-A", "kupa-B"):
            play(folder, group)
        events = [str(folder / f"kupa-{group}") for group in "AB"]
        argv = ("--first", "2", "--system", "knockout", "--numbers", "place", "--seed", "zar", "--name", "Final")
        done = desk(folder, "qualify", "final", *events, *argv)
        assert done.out.startswith("final yarışması oluştu: 4 oyuncu, ")
        assert names(folder, "final") == ["Oyuncu 8", "Oyuncu 7", "Oyuncu 6", "Oyuncu 5"]
        assert desk(folder, "pair", "final").code == 0
        with opened(folder, "final") as running:
            first = {frozenset(map(int, game.players)) for game in running.desk.tournament.rounds[0].games}
        assert first == {frozenset((1, 4)), frozenset((2, 3))}
        assert "zincir sağlam" in desk(folder, "verify", "final").out

    def test_round_robin_without_somebody(self, folder: Path) -> None:
        desk(folder, "groups", "kupa", "--seed", "zar")
        for group in ("kupa-A", "kupa-B"):
            play(folder, group)
        events = [str(folder / f"kupa-{group}") for group in "AB"]
        done = desk(folder, "qualify", "final", *events, "--first", "1", "--without", "Oyuncu 8", "--numbers", "rank")
        assert done.code == 0
        assert names(folder, "final") == ["Oyuncu 7", "Oyuncu 6"]
        play(folder, "final")
        with opened(folder, "final") as running:
            assert running.desk.word == "finished"

    def test_a_group_that_is_not_over(self, folder: Path) -> None:
        desk(folder, "groups", "kupa", "--seed", "zar")
        done = desk(folder, "qualify", "final", str(folder / "kupa-A"), "--first", "1")
        assert (done.code, done.err.strip()) == (3, "hakem: kupa-A yarışması tamamlanmadı")

    def test_a_shared_place_at_the_border(self, folder: Path) -> None:
        desk(folder, "groups", "kupa", "--seed", "zar")
        play(folder, "kupa-A", drawn=True)
        done = desk(folder, "qualify", "final", str(folder / "kupa-A"), "--first", "1")
        assert done.code == 3
        assert "Oyuncu 2" in done.err
        assert not (folder / "final.hakem").exists()

    def test_teams_stay_teams(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "takim", system="berger", edition="2026", of_teams=True, board_colours="WB")
        at.enter_teams("ABC", 2, (2100, 2200, 2300))
        at.close()
        play(tmp_path, "takim")
        done = desk(tmp_path, "qualify", "final", str(tmp_path / "takim"), "--first", "2", "--numbers", "place")
        assert done.code == 0
        with opened(tmp_path, "final") as running:
            t = running.desk.tournament
            assert ([team.name for team in t.teams], t.event.type_code) == (["C", "B"], "FIDE_TEAM_ROUNDROBIN")
            assert is_team_event(t)
            running.do("pair")
            assert len(running.desk.tournament.rounds[0].games) == 2


class TestGroupsOfTeams:
    def test_are_dealt_out_by_strength_and_come_to_a_final(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "lig", system="berger", edition="2026", of_teams=True, board_colours="WB")
        at.enter_teams("ABCD", 2, (2100, 2200, 2300, 2400))
        at.do("line-up-rules", preset="free-order")
        at.close()
        assert desk(tmp_path, "groups", "lig", "--into", "2", "--seed", "zar").code == 0
        groups = {}
        for letter in "AB":
            with opened(tmp_path, f"lig-{letter}") as running:
                t = running.desk.tournament
                groups[letter] = sorted(team.name for team in t.teams)
                assert t.team_play.line_up_rules.order is LineUpOrder.FREE
            play(tmp_path, f"lig-{letter}")
        assert groups == {"A": ["A", "D"], "B": ["B", "C"]}
        events = [str(tmp_path / f"lig-{letter}") for letter in "AB"]
        assert desk(tmp_path, "qualify", "final", *events, "--first", "1", "--numbers", "place").code == 0
        play(tmp_path, "final")
        with opened(tmp_path, "final") as running:
            assert running.desk.finished

    def test_of_their_members(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "lig", system="berger", edition="2026", of_teams=True, board_colours="WB")
        at.enter_teams("ABCD", 2)
        for player in range(1, 9):
            at.do("change-player", player=player, group="Doğu" if player < 5 else "Batı")
        at.close()
        assert desk(tmp_path, "groups", "lig", "--seed", "zar").code == 0
        with opened(tmp_path, "lig-Doğu") as running:
            assert sorted(team.name for team in running.desk.tournament.teams) == ["A", "B"]

    def test_a_team_in_two_groups_is_refused(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "lig", system="berger", edition="2026", of_teams=True, board_colours="WB")
        at.enter_teams("AB", 2)
        for player in range(1, 5):
            at.do("change-player", player=player, group="XY"[player % 2])
        at.close()
        assert "A: bir takımın bütün oyuncuları aynı grupta olmalı" in desk(tmp_path, "groups", "lig").err
