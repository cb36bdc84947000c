"""``hakem explain``, ``why-not`` and ``compare``, and the parts of the desk: answers as text, data and page."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from hakem.desk import pair_next
from hakem.facts.rewind import after_round
from hakem.formats import parse_bytes
from hakem.model.changes import with_result
from tests.cli.runner import hakem

SWISS = "examples/handbook-swiss.trf"
IZMIR = "examples/izmir-open.trf"
TABLE = "examples/club-round-robin.trf"


class TestExplain:
    def test_a_sentence_a_board(self) -> None:
        lines = hakem("explain", SWISS, "--round", "3").out.splitlines()
        assert lines[0] == "Round 3, by TSF Dutch (2009)"
        boards = [line for line in lines[1:] if line[:1].isdecimal()]
        assert [line.split(".")[0] for line in boards] == [str(n) for n in range(1, 9)]
        assert boards[0] == "1. (2) 1 Salih – 17 Selçuk: both preferences are met (E.1)"
        assert "of two score groups: 3 Mehmet (2) and 4 Sibel (1½)" in boards[1]
        assert lines[-1] == "A.5  11 Türkan gets the bye"

    @pytest.mark.parametrize("lang", ["en", "tr"])
    def test_levels_say_more_and_more(self, lang: str) -> None:
        levels = ("headline", "reason", "detail", "trace")
        told = [hakem("explain", SWISS, "--round", "4", "--level", level, lang=lang).out for level in levels]
        assert len(set(told)) == 4
        for less, more in pairwise(told):
            assert set(less.splitlines()[:9]) <= set(more.splitlines())
        assert "C.3 → C.4" in told[3]
        assert "→" not in told[2]
        assert "7 Tarık – 10 Emel" in told[2]

    def test_one_board_or_one_player(self) -> None:
        board = hakem("explain", SWISS, "--round", "4", "--board", "5").out
        player = hakem("explain", SWISS, "--round", "4", "--player", "tarık").out
        assert board == player
        assert "Score group 1½" in board
        assert "Score group 2½" not in board

    def test_for_programs_and_as_a_page(self, tmp_path: Path) -> None:
        data = json.loads(hakem("explain", SWISS, "--round", "3", "--format", "json", "--level", "detail").out)
        assert (data["round"], data["system"], data["edition"], len(data["boards"])) == (3, "dutch", "2009", 8)
        group = data["groups"][0]
        assert [p["part"] for p in group["players"]] == ["s1", "s2", "s2"]
        assert group["players"][0]["past"] == [{"opponent": 9, "colour": "w"}, {"opponent": 10, "colour": "b"}]
        page = tmp_path / "why.html"
        assert hakem("explain", SWISS, "--round", "3", "--format", "html", "-o", str(page), lang="tr").code == 0
        text = page.read_text(encoding="utf-8")
        assert '<html lang="tr">' in text
        assert "<svg" in text

    def test_a_round_that_is_not_the_one_of_the_rules_is_named(self) -> None:
        done = hakem("explain", IZMIR, "--edition", "2017", "--round", "4")
        assert "round 4 of the event is another one than that of the rules" in done.err
        assert hakem("explain", IZMIR, "--round", "4").err == ""
        assert "another one" in hakem("why-not", IZMIR, "--edition", "2017", "--round", "4", "1", "2").err

    def test_the_round_to_come_and_a_table(self) -> None:
        assert hakem("explain", SWISS, "--round", "4").out.startswith("Round 4")
        assert "1. 6 Levent – 4 Abidin" in hakem("explain", TABLE, "--round", "2").out

    def test_a_board_of_a_match_has_its_name_here_too(self, tmp_path: Path) -> None:
        league = "examples/team-league.json"
        assert "2.3. ○ 7 Güler, Şeyma – ● 11 Jale" in hakem("explain", league, "--round", "1", "--board", "2.3").out
        assert "the last one is 2.4" in hakem("explain", league, "--round", "1", "--board", "3.1").err
        teams, event = str(tmp_path / "t.trf"), str(tmp_path / "t")
        assert hakem("generate", "--players", "6", "--rounds", "2", "--system", "team-swiss", "-o", teams).code == 0
        assert hakem("desk", "import", event, teams, "--yes").code == 0
        for door in (("explain", teams), ("desk", "explain", event)):
            match = hakem(*door, "--round", "1", "--board", "2").out
            assert match
            assert hakem(*door, "--round", "1", "--board", "2.4").out == match
            assert hakem(*door, "--round", "1", "--board", "2.5").code == 3

    @pytest.mark.parametrize(
        ("argv", "said"),
        [
            (("--round", "9"), "round 9"),
            (("--board", "40"), "there is no board 40; the last one is 8"),
            (("--board", "3.1"), "there is no board 3.1; the last one is 8"),
            (("--board", "3."), "a board such as 5, or 3.1 for board 1 of match 3"),
            (("--player", "nobody"), "nobody"),
            (("--player", "99"), "99"),
        ],
    )
    def test_what_cannot_be_told(self, argv: tuple[str, ...], said: str) -> None:
        done = hakem("explain", SWISS, *argv)
        assert done.code == 3
        assert said in done.err


class TestWhyNot:
    def test_who_have_met(self) -> None:
        out = hakem("why-not", SWISS, "--round", "4", "7", "10").out
        assert "Forbidden: 7 Tarık – 10 Emel have met in round 3 (TSF Dutch (2009) B.1.a)" in out
        assert "nothing any more" in out

    def test_worse_by_a_criterion_with_both_values_and_the_whole_round(self) -> None:
        data = json.loads(hakem("why-not", SWISS, "--round", "4", "3", "13", "--format", "json").out)
        assert (data["reply"], data["criterion"], data["ours"], data["theirs"]) == ("worse", "downfloaters", [0], [2])
        assert data["bracket"] == "5/2"
        met = [{b["white"], b["black"]} for b in data["instead"]["boards"]]
        assert {3, 13} in met
        everybody = {p for b in data["own"]["boards"] for p in b.values()} | set(data["own"]["byes"])
        assert {p for pair in met for p in pair} | set(data["instead"]["byes"]) == everybody
        assert data["rungs"][-1]["their_players"] == [13, 17]

    def test_as_good_but_later(self) -> None:
        data = json.loads(hakem("why-not", SWISS, "--round", "4", "Salih", "Sibel", "--format", "json").out)
        assert (data["reply"], data["criterion"], data["article"]) == ("order", "order", "TSF Dutch (2009) D.2")
        assert all(rung["ours"] == rung["theirs"] for rung in data["rungs"])

    def test_what_would_have_to_be_different_is_tried(self) -> None:
        """With that one result the next round does have the pair."""
        out = hakem("why-not", IZMIR, "--round", "2", "2", "9").out
        assert "  - if 2 Taş, Umut had drawn against 10 İnce, Eren in round 1" in out
        t = parse_bytes(Path(IZMIR).read_bytes()).require()
        board = next(n for n, game in enumerate(t.rounds[0].games, start=1) if 2 in game.players)
        made = pair_next(with_result(after_round(t, 1), 1, board, "½-½")).pairing
        assert any({b.white, b.black} == {2, 9} for b in made.boards)

    def test_bye_float_and_colour(self) -> None:
        has = hakem("why-not", SWISS, "--round", "4", "--bye", "12").out
        assert has.startswith("Why does 12 Elif have the bye?")
        assert "11 Türkan may not have the bye" in has
        floats = hakem("why-not", SWISS, "--round", "4", "3", "--float").out
        assert "3 Mehmet may meet nobody with as many points: 3 Mehmet – 16 Rahime have met in round 2" in floats
        stays = hakem("why-not", SWISS, "--round", "4", "1", "--float").out
        assert "1 Salih does not float" in stays
        colour = hakem("why-not", SWISS, "--round", "4", "--colour", "4").out
        assert "4 Sibel – 17 Selçuk: the stronger preference is met (TSF Dutch (2009) E.2)" in colour
        even = hakem("why-not", IZMIR, "--round", "1", "1", "--bye").out
        assert "bye" in even

    def test_tables_and_those_who_are_away(self) -> None:
        assert "by the table 1 Ali – 2 Veli meet in round 2" in hakem("why-not", TABLE, "--round", "1", "1", "2").out
        assert "9 Gül is away in round 4: a bye was announced" in hakem("why-not", SWISS, "--round", "4", "1", "9").out
        assert "do meet, at board 1" in hakem("why-not", SWISS, "--round", "4", "1", "13").out

    def test_as_a_page(self, tmp_path: Path) -> None:
        page = tmp_path / "not.html"
        assert hakem("why-not", SWISS, "--round", "4", "1", "4", "--format", "html", "-o", str(page)).code == 0
        assert "Why not 1 Salih – 4 Sibel?" in page.read_text(encoding="utf-8")

    @pytest.mark.parametrize(
        ("argv", "said"),
        [
            (("1",), "name two players"),
            (("1", "2", "--bye"), "name two players"),
            (("1", "1"), "nobody meets themselves"),
            (("1", "e"), "e"),
        ],
    )
    def test_what_cannot_be_asked(self, argv: tuple[str, ...], said: str) -> None:
        done = hakem("why-not", SWISS, *argv, "--round", "4")
        assert done.code == 3
        assert said in done.err

    def test_a_table_of_teams_is_asked_about_teams(self) -> None:
        league = "examples/team-league.json"
        assert "1 Ankara Kalesi – 2 Bursa Yıldız do meet, in match 2" in hakem("why-not", league, "1", "2").out
        assert "name two teams" in hakem("why-not", league, "1").err
        assert "iki takım yazın" in hakem("why-not", league, "1", "--lang", "tr").err
        assert hakem("why-not", league, "1", "3", "--format", "json").out.count('"of_teams": true') == 1


class TestCompare:
    def test_the_first_difference_of_each_round(self) -> None:
        out = hakem("compare", IZMIR, "--editions", "2017,2026").out
        assert "different rounds: 1 of 6" in out
        assert "reason: C.04.3 (2026) 2.4.4: the bye goes to a player with more unplayed games" in out
        data = json.loads(hakem("compare", IZMIR, "--format", "json").out)
        assert (data["editions"], data["different"]) == (["2017", "2026"], 1)
        assert [each["round"] for each in data["rounds"] if not each["same"]] == [4]

    def test_what_cannot_be_compared(self) -> None:
        assert "two different editions" in hakem("compare", IZMIR, "--editions", "2026").err
        assert hakem("compare", IZMIR, "--editions", "1999,2026").code == 3


def test_at_the_desk(tmp_path: Path) -> None:
    event = str(tmp_path / "event.hakem")
    assert hakem("desk", "import", event, SWISS, "--yes").code == 0
    assert hakem("desk", "explain", event).out == hakem("explain", SWISS, "--round", "3").out
    asked = ("--round", "3", "1", "3")
    assert hakem("desk", "why-not", event, *asked).out == hakem("why-not", SWISS, *asked).out
