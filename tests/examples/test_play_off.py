"""Play-offs of ties at the desk: the handbook's sheet, the outcome in the standings, and what hangs on it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hakem.desk.journal.asking import Refused, Unread
from hakem.errors import RequestError
from hakem.i18n import Json
from tests.cli.runner import hakem
from tests.support.at_desk import AtDesk

DATA = Path(__file__).parents[1] / "data"
SHEET: list[Any] = json.loads((DATA / "knockout_eicc.json").read_text(encoding="utf-8"))["matches"]
GAMES = ("game-1", "game-2", "extra-1", "extra-2", "golden")
RESULTS = {1: "1-0", 0: "0-1", 0.5: "½-½"}


def tied(folder: Path, players: int = 4, **fields: Json) -> AtDesk:
    """One round of a Swiss event in which White wins everywhere: half of the players share the first place."""
    at = AtDesk(folder, system="dutch", rounds=1, colour="white", **fields)
    at.enter({"name": f"Oyuncu {n}", "rating": 2500 - n} for n in range(1, players + 1))
    at.do("pair")
    at.play_all(*["1"] * (players // 2))
    return at


class TestSheet:
    """The play-off for the bronze medal of the seventh European championship: eight players share the third place."""

    @pytest.fixture
    def at(self, tmp_path: Path) -> AtDesk:
        at = AtDesk(tmp_path, system="dutch", rounds=1, tie_breaks=["PTS"], colour="white")
        names = {player["seed"]: player["name"] for match in SHEET for player in match["players"]}
        at.enter({"name": names.get(n, f"Medal {n}"), "rating": 2800 - n} for n in range(1, 11))
        for player in (1, 2):
            at.do("bye", player=player, round=1, kind="full")
        at.do("pair")
        at.play_all(*"====")
        at.do("play-off", place=3, format={"general": "yes", "time": "15+5", "extra_time": "5"}, seed="kura")
        for number, match in enumerate(SHEET, start=1):
            self.played(at, number, match["players"])
        return at

    def played(self, at: AtDesk, number: int, players: list[Any]) -> None:
        """A match as printed, with the colours that were drawn in the hall."""
        first, second = players
        for game, name in enumerate(GAMES[: len(first["points"])]):
            white = first if first["colours"][game] == "W" else second
            drawn: dict[str, Json] = {"white": white["seed"]} if name in ("game-1", "golden") else {}
            path = f"quarter-finals.match-{number}.{name}"
            at.do("game", game=path, result=RESULTS[white["points"][game]], **drawn)

    def due(self, at: AtDesk) -> list[str]:
        record = at.desk.play_offs[0].record
        state = record.contest.state(record.log)
        return [game.id for game in getattr(state, "due", ())]

    def test_winners_as_printed_meet_next(self, at: AtDesk) -> None:
        record = at.desk.play_offs[0].record
        state: Any = record.contest.state(record.log)
        winners = {max(m["players"], key=lambda p: p["total"])["seed"] for m in SHEET}
        assert {side for game in state.due for side in (game.white, game.black)} == winners
        assert {game.control for game in state.due} == {"15+5"}

    def test_nothing_is_final_before_it_is_decided(self, at: AtDesk) -> None:
        assert at.table()[2][0] == "3-10"
        with pytest.raises(Refused) as caught:
            at.do("finish")
        assert caught.value.message.key == "desk.play-off-open"

    def test_outcome_in_the_standings(self, at: AtDesk) -> None:
        for stage in ("semi-finals.match-1", "semi-finals.match-2", "final"):
            for game in ("game-1", "game-2"):
                record = at.desk.play_offs[0].record
                state: Any = record.contest.state(record.log)
                due = next(each for each in state.due if each.id == f"{stage}.{game}")
                at.do("game", game=due.id, result="1-0" if due.white < due.black else "0-1")
        assert self.due(at) == []
        at.do("finish")
        places = [(place, name) for place, name, _ in at.table()]
        assert places[:5] == [
            ("1-2", "Medal 1"),
            ("1-2", "Medal 2"),
            ("3", "Georgiev Kiril"),
            ("4", "Izoria Zviad"),
            ("5", "Inarkiev Ernesto"),
        ]

    def test_colours_that_no_lot_gives_are_refused(self, at: AtDesk) -> None:
        with pytest.raises(RequestError):
            at.do("game", game="semi-finals.match-1.game-1", result="1-0", white=10)


class TestPlaceInTheList:
    def play(self, at: AtDesk) -> None:
        at.do("play-off", place=1, seed="kura")
        for game in ("game-1", "game-2"):
            at.do("game", game=game, result="½-½")
        at.do("game", game="golden", result="1/2", moves=50)

    def test_at_once_behind_the_points(self, tmp_path: Path) -> None:
        at = tied(tmp_path, tie_breaks=["PTS", "BH", "SB"])
        self.play(at)
        assert at.t.rules.tie_breaks == ("PTS", "OTHER_PLAYOFF", "BH", "SB")
        assert [place for place, _, _ in at.table()[:2]] == ["1", "2"]

    def test_where_the_list_names_it(self, tmp_path: Path) -> None:
        at = tied(tmp_path, tie_breaks=["PTS", "BH", "OTHER_PLAYOFF", "SB"])
        assert [place for place, _, _ in at.table()[:2]] == ["1-2", "1-2"]
        self.play(at)
        assert at.t.rules.tie_breaks == ("PTS", "BH", "OTHER_PLAYOFF", "SB")
        assert [place for place, _, _ in at.table()[:2]] == ["1", "2"]

    def test_a_game_taken_back_takes_the_outcome_back(self, tmp_path: Path) -> None:
        at = tied(tmp_path, tie_breaks=["PTS"])
        self.play(at)
        at.do("game", game="golden", result="")
        assert [place for place, _, _ in at.table()[:2]] == ["1-2", "1-2"]

    def test_a_result_below_a_play_off_has_to_be_confirmed(self, tmp_path: Path) -> None:
        at = tied(tmp_path, tie_breaks=["PTS"])
        self.play(at)
        with pytest.raises(Unread) as caught:
            at.do("result", round=1, board=1, result="0-1")
        assert "play-off-stands" in [each.code for each in caught.value.warnings]


class TestTeams:
    def test_two_teams_who_share_the_first_place(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB", tie_breaks=["MPTS"])
        at.enter_teams(("Ankara", "Bursa"), 2)
        at.do("pair")
        at.play_all("1", "1")
        at.close()
        path = str(tmp_path / "event.hakem")
        begun = hakem("desk", "play-off", path, "Bursa", "Ankara", "--seed", "kura", lang="tr")
        assert begun.code == 0
        assert "game-1: " in begun.out
        assert "Ankara" in begun.out
        for game, result in (("game-1", "1-0"), ("game-2", "1/2")):
            told = hakem("desk", "game", path, game, result, lang="tr").out
        assert "sonuç sırası: " in told
        table = hakem("desk", "show", path, "standings").out.splitlines()[-2:]
        assert [line.split()[0] for line in table] == ["1", "2"]


def test_format_that_is_not_known(tmp_path: Path) -> None:
    at = tied(tmp_path)
    for name, value in (("games", "many"), ("colour", "white"), ("time", "fast")):
        chosen: dict[str, Json] = {name: value}
        with pytest.raises(RequestError):
            at.do("play-off", place=1, format=chosen)
