"""``hakem standings`` as a script sees it."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest

from hakem.formats import dump_native
from hakem.model import EventRules, Lot, Tournament
from hakem.pairing import BergerRoundRobin
from tests.cli.runner import hakem
from tests.support.handbook_tables import teams
from tests.support.round_robins import event, gone_after, played_out
from tests.support.tiebreak_events import by_cards, by_crosstable

ROOT = Path(__file__).parents[2]
IZMIR = str(ROOT / "examples" / "izmir-open.trf")
CLUB = str(ROOT / "examples" / "club-round-robin.trf")
LEAGUE = str(ROOT / "examples" / "spring-league.json")


def saved(t: Tournament, folder: Path) -> str:
    path = folder / "event.json"
    path.write_bytes(dump_native(t).text.encode())
    return str(path)


def test_ties_that_do_not_go_along_with_the_pairing_are_said(tmp_path: Path) -> None:
    for rules, edition in ((EventRules("dutch", "2009"), "--edition 2009"), (EventRules("dutch", "2026"), "")):
        file = saved(replace(event(6), rules=rules), tmp_path)
        assert edition in hakem("standings", file).err
        assert ("C.07" in hakem("standings", file).err) is bool(edition)
        assert "C.07" not in hakem("standings", file, "--edition", "2026").err
    told = saved(replace(event(6), rules=EventRules("dutch", "2009", tie_break_edition="2026")), tmp_path)
    assert "C.07" not in hakem("standings", told).err


class TestJson:
    def test_shape(self) -> None:
        done = hakem("standings", IZMIR, "--tiebreaks", "BH/C1,SB", "--format", "json")
        assert done.code == 0
        found = json.loads(done.out)
        assert list(found)[:3] == ["after_round", "tiebreaks", "standings"]
        assert (found["after_round"], found["tiebreaks"]) == (6, ["BH/C1", "SB"])
        assert found["standings"][1] == {
            "rank": 2,
            "id": 3,
            "name": "Sağlam, Gülşen",
            "points": "4.5",
            "tiebreaks": {"BH/C1": "16.0", "SB": "13.25"},
        }
        assert list(found["standings"][1]) == ["rank", "id", "name", "points", "tiebreaks"]
        assert (found["edition"], found["preset"], found["pending"], found["out"]) == ("2026", None, [], [])

    def test_is_the_same_in_every_language(self) -> None:
        argv = ("standings", IZMIR, "--format", "json")
        assert hakem(*argv, lang="en").out == hakem(*argv, lang="tr").out

    def test_advice_is_part_of_it(self) -> None:
        done = hakem("standings", CLUB, "--tiebreaks", "BH", "--format", "json")
        assert "round robin" in json.loads(done.out)["advice"][0]
        assert done.err == ""

    def test_working(self) -> None:
        done = hakem("standings", IZMIR, "--tiebreaks", "BH/C1", "--working", "6", "--format", "json")
        found = json.loads(done.out)
        assert (found["id"], found["rank"], found["below"]) == (6, 4, {"id": 4, "parted_by": "BH/C1"})
        assert found["shared_with"] == [7]

    def test_endless_figures_are_rounded(self, tmp_path: Path) -> None:
        t = by_cards("2w1 3w1 4w1\n1b0 4w0 3w1\n4w½ 1b0 2b0\n3b½ 2b1 1b0\n" + "Z Z Z\n" * 3)
        done = hakem("standings", saved(t, tmp_path), "--tiebreaks", "AOB", "--format", "json", "--kind", "swiss")
        found = {row["id"]: row["tiebreaks"] for row in json.loads(done.out)["standings"]}
        assert (found[1], found[2]) == ({"AOB": "5.0"}, {"AOB": "4.3333"})


class TestText:
    def test_default_list_of_the_day(self) -> None:
        assert "'swiss': Swiss, a proposal for today" in hakem("standings", IZMIR).out
        assert "'individual-round-robin': round robin of players (handbook)" in hakem("standings", CLUB).out

    def test_turkish(self) -> None:
        lines = hakem("standings", IZMIR, "--preset", "swiss-ratings-apart", lang="tr").out.splitlines()
        assert lines[1] == "6. tur sonunda sıralama (6 tur), C.07 (2026)"
        assert "  PS   Kademeli" in lines
        assert any("4,5" in line and "Sağlam, Gülşen" in line for line in lines)

    def test_advice_goes_to_standard_error(self) -> None:
        done = hakem("standings", CLUB, "--tiebreaks", "BH,KD", "--edition", "2026")
        assert done.code == 0
        assert [line[:7] for line in done.err.splitlines()] == ["hakem: "] * 2

    def test_after_a_round(self) -> None:
        assert "after round 3 of 6" in hakem("standings", IZMIR, "--after", "3").out
        assert "before the first of 6 rounds" in hakem("standings", IZMIR, "--after", "0").out

    def test_a_round_without_results_does_not_count_unless_asked_for(self, tmp_path: Path) -> None:
        t = by_cards("2w1 3w?\n1b0 4w?\n4w½ 1b?\n3b½ 2b?")
        assert "after round 1 of 2" in hakem("standings", saved(t, tmp_path), "--kind", "swiss").out
        asked = hakem("standings", saved(t, tmp_path), "--kind", "swiss", "--after", "2").out
        assert "after round 2 of 2" in asked
        assert asked.endswith("* with open games, which count as drawn\n")

    def test_working_in_both_languages(self) -> None:
        argv = ("standings", IZMIR, "--tiebreaks", "BH/C1,SB", "--working", "6")
        assert "  17.5 = 3 + 5 + 2.5 + 4.5 + 2.5\n" in hakem(*argv).out
        assert "  17,5 = 3 + 5 + 2,5 + 4,5 + 2,5\n" in hakem(*argv, lang="tr").out

    def test_kind_of_event(self) -> None:
        as_swiss = hakem("standings", LEAGUE, "--kind", "swiss", "--tiebreaks", "BH", "--format", "json")
        as_round_robin = hakem("standings", LEAGUE, "--kind", "round-robin", "--tiebreaks", "BH", "--format", "json")
        assert as_swiss.out != as_round_robin.out

    def test_without_any_tie_break(self) -> None:
        done = hakem("standings", IZMIR, "--tiebreaks", "")
        assert (done.code, done.err) == (0, "")
        assert "4-6" in done.out


def test_csv() -> None:
    done = hakem("standings", IZMIR, "--tiebreaks", "BH/C1,SB", "--format", "csv", lang="tr")
    head, *rows = csv.reader(done.out.splitlines())
    assert head == ["rank", "id", "number", "title", "name", "rating", "points", "BH/C1", "SB", "pending"]
    assert rows[1] == ["2", "3", "3", "", "Sağlam, Gülşen", "1953", "4.5", "16.0", "13.25", "no"]
    assert rows[-1][5] == ""


class TestTeams:
    def test_by_match_points_or_game_points(self, tmp_path: Path) -> None:
        path = saved(teams("teams_22"), tmp_path)
        by_match = json.loads(hakem("standings", path, "--format", "json").out)
        by_game = json.loads(hakem("standings", path, "--primary", "GP", "--format", "json").out)
        assert (by_match["primary"], by_game["primary"]) == ("MP", "GP")
        assert by_match["standings"][0]["points"] == "17.0"
        assert by_game["standings"][0]["points"] == "48.5"

    def test_players_of_a_team_event(self, tmp_path: Path) -> None:
        path = saved(teams("teams_22"), tmp_path)
        done = hakem("standings", path, "--individual", "--tiebreaks", "WON", "--format", "json")
        assert len(json.loads(done.out)["standings"]) == 176

    def test_working_of_a_team(self, tmp_path: Path) -> None:
        path = saved(teams("teams_22"), tmp_path)
        done = hakem("standings", path, "--tiebreaks", "OKM", "--working", "4")
        assert "OKM = 95  " in done.out
        assert "  95 = 10 + 17 + 10 + 12 + 16 + 9 + 10 + 11\n" in done.out


class TestLots:
    def test_the_same_seed_the_same_lots(self) -> None:
        argv = ("standings", CLUB, "--tiebreaks", "LOTS", "--format", "json")
        one, again, other = (hakem(*argv, "--seed", seed).out for seed in ("Ankara", "Ankara", "Bursa"))
        assert one == again != other

    def test_the_seed_in_the_file(self, tmp_path: Path) -> None:
        t = by_crosstable("x½½\n½x½\n½½x")
        stored = replace(t, lots=(Lot("standings", "Ankara"),))
        argv = ("--tiebreaks", "LOTS", "--format", "json")
        drawn = hakem("standings", saved(stored, tmp_path), *argv)
        told = hakem("standings", saved(t, tmp_path), *argv, "--seed", "Ankara")
        assert drawn.out == told.out


class TestExternal:
    def test_values_break_a_tie(self, tmp_path: Path) -> None:
        path = tmp_path / "playoff.csv"
        path.write_text("id,value\n4,2\n2,1.5\n")
        done = hakem(
            "standings", CLUB, "--tiebreaks", "OTHER_PLAYOFF", "--external", f"playoff={path}", "--format", "json"
        )
        found = {row["id"]: (row["rank"], row["tiebreaks"]) for row in json.loads(done.out)["standings"]}
        assert found[4] == (3, {"OTHER_PLAYOFF": "2.0"})
        assert found[2] == (4, {"OTHER_PLAYOFF": "1.5"})

    def test_bad_file(self, tmp_path: Path) -> None:
        path = tmp_path / "playoff.csv"
        path.write_text("4,2\n99,1\n2,much\n")
        done = hakem("standings", CLUB, "--tiebreaks", "OTHER_P", "--external", f"P={path}")
        assert (done.code, done.out) == (3, "")
        assert done.err == (
            f"hakem: {path}:2:1: '99' is nobody's number in these standings\nhakem: {path}:3:3: 'much' is no number\n"
        )

    def test_missing_file(self) -> None:
        done = hakem("standings", CLUB, "--tiebreaks", "OTHER_P", "--external", "P=nowhere.csv")
        assert (done.code, done.err) == (5, "hakem: nowhere.csv: there is no such file\n")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--tiebreaks", "BH/C9"), "BH/C9 would cut 9 values, but the event has only 6 rounds"),
        (("--tiebreaks", "XYZ"), "unknown tie-break 'XYZ'; known: PTS, DE, WIN, "),
        (("--strict", "--tiebreaks", "ARO"), "ARO needs a rating of everybody; without one: 1 (14 Maisuradze, Irakli)"),
        (("--strict", "--tiebreaks", "TPR,BH"), "TPR/U1400 counts them as 1400"),
        (("--after", "12"), "there are no standings after round 12; the last round known is 6"),
        (("--after", "-1"), "--after cannot be -1"),
        (("--working", "99"), "nobody has the pairing number 99"),
        (("--working", "six"), "--working cannot be six"),
        (("--working", "6", "--format", "csv"), "the working has no csv form"),
        (("--tiebreaks", "BH", "--preset", "swiss"), "--preset does not go together with --tiebreaks"),
        (("--preset", "mine"), "unknown list of tie-breaks 'mine'; known: individual-round-robin, "),
        (("--edition", "1984"), "unknown edition '1984'; known: 2009, 2023, 2024, 2026"),
        (("--tiebreaks", "EDE"), "EDE is a tie-break of teams"),
        (("--tiebreaks", "BH:MP"), ":MP and :GP are scores of teams"),
        (("--tiebreaks", "BH/Z"), "'/Z' is no modifier"),
        (("--tiebreaks", "PS/M1"), "PS does not take /M; it takes: /C"),
        (("--tiebreaks", "BH/C1/M1"), "/C not beside /M"),
        (("--tiebreaks", "BH/C0"), "begin with 1"),
        (("--tiebreaks", "BH!"), "'BH!' is no code of a tie-break"),
        (("--tiebreaks", "LOTS"), "LOTS needs a seed"),
        (("--tiebreaks", "OTHER_P"), "--external NAME=FILE"),
        (("--external", "nothing"), "--external cannot be nothing"),
        (("--primary", "MP"), "--primary chooses a score of teams"),
        (("--kind", "knockout"), "--kind cannot be knockout"),
    ],
)
def test_bad_request(argv: tuple[str, ...], words: str) -> None:
    done = hakem("standings", IZMIR, *argv)
    assert (done.code, done.out) == (3, "")
    last = done.err.splitlines()[-1]
    assert last.startswith("hakem: ")
    assert words in last
    turkish = hakem("standings", IZMIR, *argv, lang="tr")
    assert (turkish.code, turkish.out) == (3, "")
    assert turkish.err.splitlines()[-1] != last


def test_colours_are_no_tie_break_of_a_round_robin_in_the_handbook() -> None:
    done = hakem("standings", CLUB, "--tiebreaks", "BPG")
    assert done.code == 3
    assert "TSF Tie-breaks (2009) Renk" in done.err


def test_players_only(tmp_path: Path) -> None:
    done = hakem("standings", saved(teams("teams_4"), tmp_path), "--tiebreaks", "ARO")
    assert done.code == 3
    assert "--individual" in done.err


class TestCrosstable:
    def test_values_and_places(self) -> None:
        done = hakem("crosstable", CLUB, "--tiebreaks", "DE,SB")
        assert done.out.splitlines()[:3] == [
            "No  Name     1  2  3  4  5  6  Points   DE    SB  Place",
            " 1  Ali      *  ½  ½  ½  ½  1       3    –  7.00      2",
            " 2  Veli     ½  *  ½  ½  ½  ½      2½  0.5  6.25      3",
        ]

    def test_by_round_in_turkish(self) -> None:
        done = hakem("crosstable", IZMIR, "--form", "rounds", "--tiebreaks", "BH/C1", lang="tr")
        assert done.out.splitlines()[6].endswith("3½   17,5     4-5")

    def test_without_it_nothing_changes(self) -> None:
        assert hakem("crosstable", CLUB).out.splitlines()[2] == " 2  Veli     ½  *  ½  ½  ½  ½      2½    3-4"

    def test_those_out_of_the_standings_have_no_values(self, tmp_path: Path) -> None:
        t = played_out(gone_after(event(5), {5: 1, 4: 2}), BergerRoundRobin())
        lines = hakem("crosstable", saved(t, tmp_path), "--tiebreaks", "SB").out.splitlines()
        assert lines[1].endswith("1   1    1-3")
        assert lines[4].endswith("½")

    def test_bad_requests(self) -> None:
        assert hakem("crosstable", CLUB, "--tiebreaks", "XYZ").code == 3
        done = hakem("crosstable", CLUB, "--form", "matches")
        assert (done.code, done.out) == (3, "")


def test_a_tie_break_that_wants_ratings_of_everybody_is_left_out_with_a_note() -> None:
    """The table is there without it, and the exit code is that of a table."""
    done = hakem("standings", IZMIR, "--tiebreaks", "BH,ARO,SB", "--format", "csv")
    assert (done.code, "ARO" in done.out.splitlines()[0]) == (0, False)
    assert done.out == hakem("standings", IZMIR, "--tiebreaks", "BH,SB", "--format", "csv").out
    assert "left out: ARO needs a rating of everybody; without one: 1 (14 Maisuradze, Irakli)" in done.err
