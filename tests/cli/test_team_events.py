"""Events of teams in table systems, as an arbiter goes through them."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from hakem.formats import dump_native, parse_bytes
from hakem.model import Event, Player, PlayerId, Round, Team, TeamId, Tournament
from hakem.model.changes import with_result, with_round
from hakem.pairing import PairingSystem, RoundPairing, system_for
from tests.cli.runner import hakem

TEAMS = ("Beşiktaş", "İzmir Şah", "Çankaya Üniversitesi", "Göztepe")
FIRST_NAMES = ("Ayşe", "Oğuz", "Şule", "İlker")


def league(teams: int = 4, boards: int = 4, rounds: int = 3, code: str = "BERGER_TEAM_ROUNDROBIN") -> Tournament:
    """Teams with Turkish names in an event of 2010."""
    places = [(team, board) for team in range(teams) for board in range(boards)]
    players = tuple(
        Player(PlayerId(n), n, f"{TEAMS[team % 4][:4]}oğlu, {FIRST_NAMES[board % 4]}", rating=2000 + 10 * team - board)
        for n, (team, board) in enumerate(places, start=1)
    )
    listed = tuple(
        Team(TeamId(team + 1), TEAMS[team], tuple(p.id for p in players[team * boards : (team + 1) * boards]))
        for team in range(teams)
    )
    day = date(2010, 5, 1)
    return Tournament(players, rounds, event=Event("Takım Ligi", start=day, type_code=code), teams=listed)


def with_results(t: Tournament, pairing: RoundPairing, results: str) -> Tournament:
    """The round with results by board as White sees them: ``1=0``."""
    words = {"1": "1-0", "=": "½-½", "0": "0-1"}
    t = with_round(t, pairing.as_round())
    for board, letter in enumerate(results, start=1):
        t = with_result(t, len(t.rounds), board, words[letter])
    return t


def played(t: Tournament, system: PairingSystem, *rounds: str) -> Tournament:
    for results in rounds:
        t = with_results(t, system.pair(t), results)
    return t


def saved(t: Tournament, folder: Path, name: str = "event.json") -> str:
    path = folder / name
    path.write_bytes(dump_native(t).text.encode())
    return str(path)


class TestRoundRobin:
    """handbook-rest, D1."""

    def test_the_type_code_alone_pairs_teams(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(league(), tmp_path))
        assert done.out.split("\n")[:9] == ["8", "1 13", "14 2", "3 15", "16 4", "5 9", "10 6", "7 11", "12 8"]
        assert (done.code, done.err) == (0, "")

    @pytest.mark.parametrize("code", ["FIDE_TEAM_ROUNDROBIN", "BERGER_TEAM_DOUBLEROUNDROBIN", ""])
    def test_every_way_to_ask_for_it(self, code: str, tmp_path: Path) -> None:
        done = hakem("pair", saved(league(code=code, rounds=6), tmp_path), "--system", "berger")
        assert done.out.split("\n")[:3] == ["8", "1 13", "14 2"]

    def test_an_event_of_players_stays_one(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(league(code="BERGER_ROUNDROBIN", rounds=15), tmp_path))
        assert done.out.split("\n")[:3] == ["8", "1 16", "2 15"]

    def test_teammates_are_never_paired_in_silence(self, tmp_path: Path) -> None:
        t = league(1, 4, code="")
        done = hakem("pair", saved(t, tmp_path), "--system", "dutch", "--seed", "kura", lang="tr")
        assert "bu bir takım yarışması" in done.err

    def test_reasons_name_the_teams(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(league(), tmp_path), "--explain", lang="tr")
        assert (
            "TSF Döner (2009) takımlar: 1. tur: 1 Beşiktaş – 4 Göztepe, 4 masa; 1. masada 1 Beşiktaş beyaz" in done.out
        )

    def test_the_list_for_the_wall_has_the_matches(self, tmp_path: Path) -> None:
        lines = hakem("pair", saved(league(), tmp_path), "--format", "text", lang="tr").out.splitlines()
        assert lines[4].split() == ["Beşiktaş", "Göztepe"]
        assert lines[5].split()[0] == "1.1"
        assert lines[9].split() == ["İzmir", "Şah", "Çankaya", "Üniversitesi"]
        assert lines[10].split()[0] == "2.1"

    def test_the_page_for_the_wall_has_them_in_bold(self, tmp_path: Path) -> None:
        made = str(tmp_path / "made.json")
        assert hakem("pair", saved(league(), tmp_path), "--format", "event", "-o", made).code == 0
        page = hakem("round", made, "--format", "html", lang="tr").out
        assert page.count('<tr class="m">') == 2

    def test_event_and_report_go_on_where_they_were(self, tmp_path: Path) -> None:
        """Without a type code the wish becomes the rule of the event, and it stays one of teams."""
        path = saved(league(code=""), tmp_path)
        for form, name in (("event", "next.json"), ("trf", "next.trf")):
            after = str(tmp_path / name)
            assert hakem("pair", path, "--system", "berger", "--format", form, "-o", after).code == 0
            done = hakem("pair", after, "--open-as-draws")
            assert done.out.split("\n")[:3] == ["8", "13 9", "10 14"]

    def test_round_check_and_standings(self, tmp_path: Path) -> None:
        t = league()
        path = saved(played(t, system_for("berger", None, t), "11110000", "1===1===", "10101010"), tmp_path)
        assert hakem("check", path).out == "1 file, 3 rounds, 0 different\n"
        shown = json.loads(hakem("round", path, "1", "--format", "json").out)["matches"]
        assert [([team["id"] for team in match["teams"]], match["points"]) for match in shown] == [
            ([1, 4], ["2.0", "2.0"]),
            ([2, 3], ["2.0", "2.0"]),
        ]
        assert shown[1]["boards"] == [5, 6, 7, 8]
        assert "2-2" in hakem("round", path, "1").out.splitlines()[4]
        assert hakem("round", path, "1", "--by", "name").out.splitlines()[4].split()[3] in {"1.1", "1.2", "1.3", "1.4"}

    def test_options_are_those_of_the_table(self, tmp_path: Path) -> None:
        path = saved(league(), tmp_path)
        assert len(hakem("pair", path, "--option", "boards=2").out.splitlines()) == 5
        uneven = replace(league(), teams=(replace(league().teams[0], members=(PlayerId(1),)), *league().teams[1:]))
        done = hakem("pair", saved(uneven, tmp_path, "uneven.json"), lang="tr")
        assert (done.code, done.out) == (3, "")
        assert "--option boards=N" in done.err


class TestWithdrawnTeam:
    """handbook-rest, D3, for a team: "%50'sinden azını tamamlamışsa … son sıralamasında yer almaz"."""

    def left_after_one(self, tmp_path: Path) -> str:
        t = league()
        t = played(t, system_for("berger", None, t), "1111" * 2)
        path = saved(t, tmp_path)
        done = hakem("withdraw", path, "1", "--team", "-o", path)
        assert "matches played by 1 Beşiktaş: 1 of 3, less than half" in done.out
        t = parse_bytes(Path(path).read_bytes()).require()
        for number in (2, 3):
            t = with_round(t, system_for("berger", None, t).pair(t).as_round())
            for board, game in enumerate(t.rounds[-1].games, start=1):
                t = with_result(t, number, board, "1-0") if game.pending else t
        return saved(t, tmp_path)

    def test_the_table_has_the_points_of_the_standings(self, tmp_path: Path) -> None:
        path = self.left_after_one(tmp_path)
        found = json.loads(hakem("standings", path, "--format", "json").out)["standings"]
        made = {row["id"]: (row["points"], row["tiebreaks"]["MP"]) for row in found}
        assert sorted(made) == [2, 3, 4]
        for form in ("matches", "match-rounds"):
            table = json.loads(hakem("crosstable", path, "--form", form, "--format", "json").out)["rows"]
            shown = {row["number"]: (row["game_points"], row["match_points"]) for row in table}
            assert {team: shown[team] for team in made} == made

    def test_it_stands_where_it_stood_before_it_left(self, tmp_path: Path) -> None:
        t = league(rounds=6, code="BERGER_TEAM_DOUBLEROUNDROBIN")
        t = played(t, system_for("berger", None, t), "1111" * 2, "1111" * 2)
        path = saved(t, tmp_path)
        assert hakem("withdraw", path, "1", "--team", "-o", path).code == 0
        for after, teams in ((1, 4), (2, 3)):
            found = json.loads(hakem("standings", path, "--after", str(after), "--format", "json").out)
            assert len(found["standings"]) == teams

    def test_a_team_that_is_not_there(self, tmp_path: Path) -> None:
        done = hakem("withdraw", saved(league(), tmp_path), "9", "--team")
        assert (done.code, done.err) == (3, "hakem: no team has the number 9\n")


class TestBoardsAlone:
    """handbook-rest, D5: "Masalarda alınan sonuçların toplamı takımın puanını belirleyecektir"."""

    def skalitzka(self) -> Tournament:
        """B is first with 5 boards, A has 4½ and would have six match points of halves, C 2½."""
        t = league(3, 4, 2, "")
        return played(t, system_for("skalitzka", None, t), "110=1=", "0=0=00")

    def test_skalitzka(self, tmp_path: Path) -> None:
        path = saved(self.skalitzka(), tmp_path)
        found = json.loads(hakem("standings", path, "--format", "json").out)
        assert [(row["name"], row["points"]) for row in found["standings"]] == [
            ("İzmir Şah", "5.0"),
            ("Beşiktaş", "4.5"),
            ("Çankaya Üniversitesi", "2.5"),
        ]
        sheets = json.loads(hakem("crosstable", path, "--form", "teams", "--format", "json").out)["teams"]
        assert {sheet["name"]: sheet["place"] for sheet in sheets} == {
            row["name"]: [row["rank"]] * 2 for row in found["standings"]
        }

    @pytest.mark.parametrize("edition", ["2009", "2026"])
    @pytest.mark.parametrize("code", ["FIDE_SCHEVENINGEN", ""])
    def test_scheveningen(self, code: str, edition: str, tmp_path: Path) -> None:
        """The first team wins three rounds by the smallest margin and loses the last one on all boards."""
        t = league(2, 4, 4, code)
        system = system_for("scheveningen", None, replace(t, event=Event()), {"team-a": "listed"})
        path = saved(played(t, system, "1=10", "0=01", "1=10", "1111"), tmp_path)
        found = json.loads(hakem("standings", path, "--edition", edition, "--format", "json").out)
        assert [(row["id"], row["points"]) for row in found["standings"]] == [(2, "8.5"), (1, "7.5")]

    def test_check_and_pair_take_the_event_for_what_standings_take_it_for(self, tmp_path: Path) -> None:
        """An event that says nothing of itself: its rounds show what it is, and teammates are not paired."""
        two = league(2, 4, 4, "")
        two = played(two, system_for("scheveningen", None, two), "1=10", "0=01", "1=10", "1111")
        for name, t in (("skalitzka", self.skalitzka()), ("scheveningen", two)):
            rounds = tuple(replace(rnd, paired_by=None) for rnd in t.rounds)
            path = saved(replace(t, rounds=rounds), tmp_path, f"{name}.json")
            first, last = map(json.loads, hakem("check", path, "--format", "json").out.splitlines())
            assert (first["system"], last["different"]) == (name, 0)
            assert json.loads(hakem("pair", path, "--round", "2", "--format", "json").out)["system"] == name


class TestScheveningen:
    def test_balanced_colours_without_a_type_code(self, tmp_path: Path) -> None:
        path = saved(league(2, 4, 4, ""), tmp_path)
        ours = ("--system", "scheveningen", "--option", "team-a=listed")
        assert hakem("pair", path, *ours).out == "4\n1 5\n2 6\n3 7\n4 8\n"
        balanced = hakem("pair", path, *ours, "--option", "colours=balanced").out
        assert balanced == "4\n1 5\n2 6\n7 3\n8 4\n"

    def test_the_team_with_the_higher_average_is_team_a(self, tmp_path: Path) -> None:
        """handbook-rest, U6: "A takımının daha yüksek kuvvet puanı ortalamasının olduğu kabul edilirse"."""
        path = saved(league(2, 4, 4, ""), tmp_path)
        done = hakem("pair", path, "--system", "scheveningen", lang="tr")
        assert done.out == "4\n5 1\n6 2\n7 3\n8 4\n"
        said = "A takımı 2 İzmir Şah: kuvvet puanı ortalaması 2008,5, öteki takımınki 1998,5"
        assert f"TSF Scheveningen (2009) 2, A takımı: {said}" in done.err

    def test_an_event_goes_on_with_the_colours_it_was_begun_with(self, tmp_path: Path) -> None:
        """The type code stands for balanced colours; an event that alternates says so in its rules."""
        path = saved(league(2, 4, 4, ""), tmp_path)
        for form, name in (("event", "next.json"), ("trf", "next.trf")):
            after = str(tmp_path / name)
            assert hakem("pair", path, "--system", "scheveningen", "--format", form, "-o", after).code == 0
            done = hakem("pair", after, "--open-as-draws")
            assert done.out == "4\n2 5\n3 6\n4 7\n1 8\n"

    def test_twice_round_changes_colours_every_round(self) -> None:
        """handbook-rest, D7."""
        lines = hakem("tables", "scheveningen", "4", "--cycles", "2").out.splitlines()
        assert [line.split()[1][0] for line in lines] == list("ABABABAB")


class TestCrosstable:
    def event(self, folder: Path) -> str:
        t = league()
        return saved(played(t, system_for("berger", None, t), "11110000", "1===1===", "10101010"), folder)

    def test_an_event_of_teams_is_shown_by_its_teams(self, tmp_path: Path) -> None:
        lines = hakem("crosstable", self.event(tmp_path), lang="tr").out.splitlines()
        heads = ["No", "Takım", "1", "2", "3", "4", "Masa", "Puanı", "Maç", "Puanı"]
        assert lines[0].split()[:10] == heads
        assert len(lines) == 5

    def test_a_skalitzka_has_its_sheets(self, tmp_path: Path) -> None:
        lines = hakem("crosstable", saved(TestBoardsAlone().skalitzka(), tmp_path), lang="tr").out.splitlines()
        assert lines[0].split() == ["A", "Beşiktaş", "Rat.", "1", "2", "Puan"]

    def test_any_other_event_of_teams_its_rounds(self, tmp_path: Path) -> None:
        t = league(code="CUSTOM_TEAM_SWISS", rounds=9)
        path = saved(played(t, system_for("berger", None, t), "11110000"), tmp_path)
        assert "4:2" in hakem("crosstable", path).out.splitlines()[1]

    def test_players_of_such_an_event_can_be_asked_for(self, tmp_path: Path) -> None:
        assert len(hakem("crosstable", self.event(tmp_path), "--form", "players").out.splitlines()) == 17

    @pytest.mark.parametrize("form", ["teams", "matches", "match-rounds"])
    def test_tie_breaks_are_columns_or_lines(self, form: str, tmp_path: Path) -> None:
        done = hakem("crosstable", self.event(tmp_path), "--form", form, "--tiebreaks", "TSB")
        assert done.code == 0
        assert "TSB" in done.out

    @pytest.mark.parametrize("form", ["players", "rounds", "teams", "matches", "match-rounds"])
    def test_every_form_in_every_format(self, form: str, tmp_path: Path) -> None:
        path = self.event(tmp_path)
        data = json.loads(hakem("crosstable", path, "--form", form, "--format", "json").out)
        assert data["form"] == form
        argv = ("crosstable", path, "--form", form, "--format", "csv")
        rows = list(csv.reader(io.StringIO(hakem(*argv).out)))
        assert len(rows) > 4
        assert hakem(*argv).out == hakem(*argv, lang="tr").out
        page = hakem("crosstable", path, "--form", form, "--format", "html", lang="tr").out
        assert page.startswith("<!DOCTYPE html>")
        assert "<h1>Takım Ligi</h1>" in page
        titles = {"teams": "Takım çizelgeleri", "match-rounds": "Takımların çarşaf tablosu"}
        assert f"<h2>{titles.get(form, 'Çapraz tablo')}</h2>" in page

    def test_into_a_file(self, tmp_path: Path) -> None:
        out = tmp_path / "cross.html"
        assert hakem("crosstable", self.event(tmp_path), "--format", "html", "-o", str(out)).out == ""
        assert "Göztepe" in out.read_text(encoding="utf-8")


def test_the_board_that_a_team_cannot_fill_is_in_the_round() -> None:
    """A bye of a player whose team has a match is a board that stayed empty."""
    t = league(2, 2, 1)
    short = replace(t, teams=(replace(t.teams[0], members=t.teams[0].members[:1]), t.teams[1]))
    pairing = system_for("berger", None, short, {"boards": "2"}).pair(short)
    assert isinstance(pairing.as_round(), Round)
    assert [int(bye.player) for bye in pairing.byes] == [4]
