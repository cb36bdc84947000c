"""Knockouts at the desk: the handbook's plans, matches with extra time and golden point, teams, corrections."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hakem.desk.by_stage import knockout_places
from hakem.desk.journal.asking import Refused
from hakem.errors import NothingToPair, RequestError
from hakem.i18n import Json
from hakem.model import PlayerId
from tests.cli.runner import hakem
from tests.support.at_desk import AtDesk

DATA = Path(__file__).parents[1] / "data"
EXAMPLES: list[Any] = json.loads((DATA / "knockout_examples.json").read_text(encoding="utf-8"))["examples"]
PLANS = [example for example in EXAMPLES if example["n"]]


def cup(folder: Path, players: int = 4, **fields: Json) -> AtDesk:
    """Players who are seeded by rating and enter in another order; nobody's number is the seed before round 1."""
    at = AtDesk(folder, system="knockout", **fields)
    seeds = [seed for seed in range(1, players + 1) if seed % 2] + [s for s in range(1, players + 1) if not s % 2]
    at.enter({"name": f"Seed {seed}", "rating": 2500 - 10 * seed} for seed in seeds)
    return at


def won_by(at: AtDesk, *seeds: int) -> None:
    """The last round: these win their games, all others draw."""
    number = {p.id: p.number for p in at.t.players}
    games = [(number[g.white], number[g.black]) for g in at.t.rounds[-1].games]
    at.play_all(*("1" if white in seeds else "0" if black in seeds else "=" for white, black in games))


def pairs(at: AtDesk) -> set[frozenset[int]]:
    """Who meets in the last round, by number."""
    number = {p.id: p.number for p in at.t.players}
    return {frozenset((number[g.white], number[g.black])) for g in at.t.rounds[-1].games}


def to_the_end(at: AtDesk) -> None:
    """The better seed wins every game."""
    while True:
        try:
            at.do("pair")
        except NothingToPair:
            return
        won_by(at, *(min(pair) for pair in pairs(at)))


class TestPlans:
    @pytest.mark.parametrize("example", PLANS, ids=lambda example: example["id"])
    def test_the_handbooks_examples_to_the_end(self, example: dict[str, Any], tmp_path: Path) -> None:
        at = cup(tmp_path, example["N"], options={"qualify": str(example["n"])})
        at.do("pair")
        assert sorted(n for pair in pairs(at) for n in pair) == example["prelim_players"]
        number = {p.id: p.number for p in at.t.players}
        assert sorted(number[bye.player] for bye in at.t.rounds[0].byes) == example["byes"]
        won_by(at, *(min(pair) for pair in pairs(at)))
        to_the_end(at)
        at.do("finish")
        places = knockout_places(at.t)
        assert {number[PlayerId(row.side)] for row in places.rows if row.last <= example["n"]} == set(
            range(1, example["n"] + 1)
        )

    def test_eight_players(self, tmp_path: Path) -> None:
        """Example a: the first plays the last."""
        at = cup(tmp_path, 8)
        at.do("pair")
        assert pairs(at) == {frozenset(pair) for pair in EXAMPLES[0]["pairings"]}


class TestSeeds:
    def test_are_the_numbers_from_the_first_round_on(self, tmp_path: Path) -> None:
        at = cup(tmp_path, 5)
        at.do("pair")
        assert {p.name: p.number for p in at.t.players} == {f"Seed {n}": n for n in range(1, 6)}

    def test_stay_when_a_rating_is_corrected(self, tmp_path: Path) -> None:
        at = cup(tmp_path)
        at.do("pair")
        won_by(at, 1, 2)
        at.do("change-player", player=int(at.player("Seed 4").id), rating=2700)
        at.do("change-event", name="Another name")
        at.do("pair")
        assert pairs(at) == {frozenset((1, 4)), frozenset((2, 3))}

    @pytest.mark.parametrize("by", ["given", "lots"])
    def test_are_those_that_the_arbiter_gave(self, by: str, tmp_path: Path) -> None:
        at = cup(tmp_path)
        at.do("number", by=by, **({"order": [4, 3, 2, 1]} if by == "given" else {"seed": "zar"}))
        numbers = {p.id: p.number for p in at.t.players}
        at.do("pair")
        assert {p.id: p.number for p in at.t.players} == numbers
        assert pairs(at) == {frozenset((1, 4)), frozenset((2, 3))}

    def test_lots_are_drawn_once_and_kept(self, tmp_path: Path) -> None:
        at = cup(tmp_path)
        at.do("draw", purpose="colour", seed="zar")
        with pytest.raises(Refused) as caught:
            at.do("draw", purpose="colour", seed="another")
        assert caught.value.message.key == "desk.lots-known"
        at.do("pair")
        assert [(lot.purpose, lot.seed) for lot in at.t.lots] == [("knockout", "zar")]

    def test_lots_of_the_first_pairing_are_kept_without_a_word(self, tmp_path: Path) -> None:
        at = cup(tmp_path)
        answer = at.do("pair")
        (lot,) = at.t.lots
        assert lot.purpose == "knockout"
        assert lot.seed in answer.entries[0].line


class TestMatches:
    def test_extra_time_and_golden_point_by_boards(self, tmp_path: Path) -> None:
        """Level after two games, level after two more; a draw is enough for Black (A.11)."""
        at = cup(tmp_path, 2)
        lines = [at.pair()]
        for result in ("1", "1", "=", "="):
            at.play_all(result)
            lines.append(at.pair())
        assert lines[1] == lines[3] == "-".join(reversed(lines[0].split("-")))
        at.play_all("=")
        assert len(lines) == 5
        black = lines[4].split("-")[1]
        with pytest.raises(Exception, match=f"the winner is Seed {black}"):
            at.do("pair")
        at.do("finish")
        assert next(row.side for row in knockout_places(at.t).rows) == at.player(f"Seed {black}").id

    def test_the_same_by_the_names_of_games(self, tmp_path: Path) -> None:
        at = cup(tmp_path, 2)
        for name, result in (("game-1", "1-0"), ("game-2", "1-0"), ("extra-1", "½-½"), ("extra-2", "1/2")):
            at.do("pair")
            at.do("game", match="final", game=name, result=result, moves=30)
        at.do("pair")
        answer = at.do("game", game="final.golden", result="0-1", later_flag="white")
        assert answer.entries[0].data["result"] == "1-0"
        at.do("finish")
        white = at.t.rounds[-1].games[0].white
        assert next(row.side for row in knockout_places(at.t).rows) == white
        assert [each.moves for each in at.desk.game_details] == [30] * 4

    def test_colours_drawn_in_the_hall(self, tmp_path: Path) -> None:
        at = cup(tmp_path, 2)
        at.do("pair")
        black = int(at.t.rounds[0].games[0].black)
        at.do("game", game="final.game-1", result="1-0", white=black)
        assert at.t.rounds[0].games[0].white == black
        at.do("pair")
        assert at.t.rounds[1].games[0].black == black
        with pytest.raises(RequestError):
            at.do("game", game="final.game-2", result="1-0", white=black)

    def test_go_on_as_long_as_they_have_to_whatever_number_of_rounds_was_said(self, tmp_path: Path) -> None:
        at = cup(tmp_path, 2, rounds=2)
        for _ in range(5):
            at.pair()
            at.play_all("=")
        at.do("finish")
        assert (len(at.t.rounds), at.t.rounds_total) == (5, 5)

    def test_matches_as_long_as_the_event_has_them(self, tmp_path: Path) -> None:
        at = cup(tmp_path, 2, options={"games": "4", "extra": "0"})
        for _ in range(5):
            at.pair()
            at.play_all("=")
        at.do("finish")
        assert len(at.t.rounds) == 5


class TestWhatCannotBe:
    def test_a_result_that_decides_nothing(self, tmp_path: Path) -> None:
        at = cup(tmp_path)
        at.do("pair")
        for result in ("-/-", "0-0", "½-0"):
            with pytest.raises(RequestError, match="decides nothing"):
                at.do("result", round=1, board=1, result=result)

    def test_a_correction_behind_which_others_would_have_met(self, tmp_path: Path) -> None:
        """The round that hangs on it is taken back first; then it can be corrected."""
        at = cup(tmp_path)
        for _ in range(2):
            at.do("pair")
            won_by(at, 1, 2)
        at.do("pair")
        four = at.player("Seed 4").id
        board, game = next((b, g) for b, g in enumerate(at.t.rounds[1].games, 1) if four in g.players)
        asked: dict[str, Json] = {"round": 2, "board": board, "result": "1-0" if game.white == four else "0-1"}
        entries = len(at.running.entries)
        with pytest.raises(RequestError, match="no game that this knockout has"):
            at.do("result", **asked)
        assert len(at.running.entries) == entries
        at.do("unpair")
        at.do("result", **asked, confirm="round-is-closed")
        at.do("pair")
        assert pairs(at) == {frozenset((1, 4))}

    def test_a_round_of_others_by_hand(self, tmp_path: Path) -> None:
        at = cup(tmp_path)
        with pytest.raises(RequestError, match="no game that this knockout has"):
            at.do("pair-by-hand", boards=[[1, 2], [3, 4]], reason="wish", confirm="paired-by-hand")
        assert at.t.rounds == ()

    @pytest.mark.parametrize(
        ("action", "fields", "key"),
        [
            ("bye", {"player": 1, "round": 1, "kind": "half"}, "desk.no-bye-on-request"),
            ("prohibit", {"players": [1, 2]}, "desk.no-prohibition"),
        ],
    )
    def test_what_only_a_swiss_event_knows(
        self, action: str, fields: dict[str, Json], key: str, tmp_path: Path
    ) -> None:
        at = cup(tmp_path)
        with pytest.raises(Refused) as caught:
            at.do(action, **fields)
        assert caught.value.message.key == key

    def test_whoever_is_not_there_is_paired_and_named(self, tmp_path: Path) -> None:
        at = cup(tmp_path)
        for player in range(1, 5):
            at.do("check-in", player=player, present=player != 3)
        assert [each.code for each in at.do("pair").warnings] == ["absent-paired"]

    def test_whoever_leaves_loses(self, tmp_path: Path) -> None:
        at = cup(tmp_path)
        at.do("pair")
        won_by(at, 1, 2)
        at.do("withdraw", player=int(at.player("Seed 1").id))
        at.do("pair")
        lost = next(g for g in at.t.rounds[1].games if at.player("Seed 1").id in g.players)
        assert not lost.played


class TestTeams:
    @pytest.fixture
    def at(self, tmp_path: Path) -> AtDesk:
        at = AtDesk(
            tmp_path, system="knockout", of_teams=True, board_colours="WW", options={"games": "2", "extra": "0"}
        )
        at.enter_teams(("Ankara", "Bursa", "Denizli"), 2, (2300, 2200, 2100))
        return at

    def test_to_the_end(self, at: AtDesk) -> None:
        at.do("pair")
        assert {name[:-1] for pair in at.names_line().split() for name in pair.split("-")} == {"Bursa", "Denizli"}
        at.play_all("1", "=")
        at.do("pair")
        at.play_all("1", "=")
        at.do("pair")  # one and a half each: the golden point, where level is enough for Black
        black = at.names_line().split("-")[1][:-1].split()[0].rstrip("12")
        at.play_all("1", "0")
        for _ in range(2):
            at.do("pair")
            games = at.t.rounds[-1].games
            ours = {p.id for p in at.t.players if p.name.startswith("Ankara")}
            at.play_all(*("1" if game.white in ours else "0" for game in games))
        at.do("finish")
        names = {int(team.id): team.name for team in at.t.teams}
        assert [names[row.side] for row in knockout_places(at.t).rows][:2] == ["Ankara", black]

    def test_games_of_boards_by_name(self, at: AtDesk) -> None:
        at.do("pair")
        answer = at.do("game", game="preliminary.game-1.board-2", result="0-1")
        assert (answer.entries[0].data["round"], answer.entries[0].data["board"]) == (1, 2)

    def test_at_the_command_line(self, at: AtDesk, tmp_path: Path) -> None:
        at.do("pair")
        at.close()
        path = str(tmp_path / "event.hakem")
        shown = hakem("desk", "show", path, lang="tr").out
        assert "3 takım\n6 oyuncu\n" in shown
        assert "sonucu eksik masalar: 1.1, 1.2" in shown
        assert hakem("desk", "result", path, "1.1.2", "1/2").out == "1.1.2 ½-½: ○ Denizli2 ½-½ ● Bursa2\n"
        assert hakem("desk", "result", path, "1.2.1", "1-0").code == 3
        assert "bekler" in hakem("desk", "show", path, "round", lang="tr").out
        assert "Ankara" in hakem("desk", "show", path, "crosstable", lang="tr").out


@pytest.mark.parametrize("result", ["-/+", "+/-", "-/-", "-/+u"])
def test_forfeits_at_the_command_line(tmp_path: Path, result: str) -> None:
    """They begin like an option and are none."""
    at = AtDesk(tmp_path, system="berger", edition="2026")
    at.enter({"name": f"Oyuncu {n}"} for n in (1, 2))
    at.do("pair")
    at.close()
    path = str(tmp_path / "event.hakem")
    assert hakem("desk", "result", path, "1.1", result).out == f"1.1 {result}: Oyuncu 1 {result} Oyuncu 2\n"
    assert hakem("desk", "result", path, "1.1", "1-0", "--was", result).code == 0


def test_rounds_that_a_table_will_have_are_known_before_it_begins(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="berger", edition="2026")
    at.enter({"name": f"Oyuncu {n}"} for n in range(1, 6))
    at.close()
    path = str(tmp_path / "event.hakem")
    assert "5 tur, henüz eşlendirme yok" in hakem("desk", "show", path, lang="tr").out
    assert json.loads(hakem("desk", "show", path, "--format", "json").out)["rounds"] == 5
    assert hakem("desk", "pair", path).code == 0
    shown = hakem("desk", "show", path, "round", lang="tr").out.splitlines()
    assert shown[-1].split() == ["1", "Oyuncu", "1", "0", "rakipsiz"]
