"""The command lines of JaVaFo and bbpPairings."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from hakem import __version__
from hakem.cli.configuration import settings_of
from hakem.cli.drop_in import systems
from hakem.errors import InputError
from hakem.formats import dump_trf, parse_bytes
from hakem.model import ByeKind, Colour, Points
from hakem.pairing import system_for
from hakem.simulation import RatingBell
from tests.cli.runner import hakem
from tests.support.round_robins import event, with_round
from tests.support.trf_lines import FOUR, report, row

THREE = replace(event(3, 5), initial_colour=Colour.WHITE)
OVER = with_round(event(2, 5), system_for("dutch", None, event(2, 5)).pair(event(2, 5)))
"""Two players who have met, and four more rounds."""
PAIRS = "2\n3 2\n1 4\n"
SMALL = "PlayersNumber=12\nRoundsNumber=4\n"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "trn.trfx"
    path.write_text(report(FOUR, "XXR 9", "XXC white1"))
    return path


class TestPairing:
    def test_to_standard_output(self, source: Path) -> None:
        for argv in (("--dutch", str(source), "-p"), (str(source), "-p"), ("--dutch", "-p")):
            done = hakem(*argv, stdin=source.read_bytes())
            assert (done.code, done.out) == (0, PAIRS)

    def test_bye(self, source: Path) -> None:
        source.write_bytes(dump_trf(THREE).text.encode())
        assert hakem("--dutch", str(source), "-p").out == "2\n1 2\n3 0\n"

    def test_name_without_a_folder_is_beside_the_input(self, source: Path, tmp_path: Path) -> None:
        assert hakem("--dutch", str(source), "-p", "out.txt").out == ""
        assert (tmp_path / "out.txt").read_text() == PAIRS
        (tmp_path / "deep").mkdir()
        assert hakem("--dutch", str(source), "-p", str(tmp_path / "deep" / "out.txt")).code == 0
        assert (tmp_path / "deep" / "out.txt").exists()

    def test_check_list(self, source: Path, tmp_path: Path) -> None:
        assert hakem("--dutch", str(source), "-p", "out.txt", "-l").code == 0
        assert (tmp_path / "trn.list").read_text() == CHECKLIST
        assert hakem("--dutch", str(source), "-p", "-l", "facts.txt").out == PAIRS
        assert (tmp_path / "facts.txt").read_text() == CHECKLIST

    def test_release(self, source: Path) -> None:
        assert hakem("-r").out == f"hakem {__version__}\n"
        assert hakem("-r", "--dutch", str(source), "-p").out == f"hakem {__version__}\n{PAIRS}"

    def test_exit_codes(self, source: Path, tmp_path: Path) -> None:
        source.write_text("nothing")
        assert hakem("--dutch", str(source), "-p").code == 3
        assert hakem("--dutch", "nowhere.trf", "-p").code == 5
        t = event(2, 5)
        source.write_bytes(dump_trf(with_round(t, system_for("dutch", None, t).pair(t))).text.encode())
        assert hakem("--dutch", str(source), "-p", "out.txt").code == 1
        assert not (tmp_path / "out.txt").exists()

    @pytest.mark.parametrize("system", systems())
    def test_every_system(self, system: str, source: Path, tmp_path: Path) -> None:
        """Generate, check and pair as those programs are told to, and the same with a command of ours."""
        assert hakem(f"--{system}", "-g", "-o", str(tmp_path / "made.trf"), "-s", "Adana").code == 0
        made = str(tmp_path / "made.trf")
        checked = hakem(f"--{system}", made, "-c")
        assert checked.code == 0
        assert "Checker" not in checked.out
        assert hakem("check", made, "--system", system).code == 0
        done = hakem(f"--{system}", str(source), "-p", "-l", "list.txt")
        assert done.out == hakem("pair", str(source), "--system", system).out
        assert len(players_in((tmp_path / "list.txt").read_text(encoding="utf-8"))) == 4

    def test_effort_options_of_javafo_change_nothing(self, source: Path, tmp_path: Path) -> None:
        """As heltour calls: first with the number of tries, then with the weighted matching."""
        for words in (("-q", "10000"), ("-q",), ("-w",), ("-q", "-w")):
            assert hakem(str(source), "-p", "out.txt", *words).code == 0
            assert (tmp_path / "out.txt").read_text() == PAIRS
        assert hakem("-q", str(source), "-p").out == PAIRS

    @pytest.mark.parametrize("lang", ["en", "tr"])
    def test_no_pairing_is_said_in_the_words_that_lila_looks_for(self, lang: str, source: Path) -> None:
        source.write_bytes(dump_trf(OVER).text.encode())
        done = hakem("--dutch", str(source), "-p", lang=lang)
        assert (done.code, done.out) == (1, "")
        assert "No valid pairing exists" in done.err
        assert len(done.err.splitlines()) >= 2

    def test_when_all_rounds_are_paired_the_request_is_wrong(self, source: Path) -> None:
        source.write_bytes(dump_trf(replace(OVER, rounds_total=1)).text.encode())
        for argv in (("--dutch", str(source), "-p"), ("pair", str(source))):
            done = hakem(*argv)
            assert (done.code, done.err.splitlines()[-1]) == (3, "hakem: all rounds are paired: 1")
            assert "No valid pairing" not in done.err

    def test_an_older_round_does_not_stay_when_the_new_one_fails(self, source: Path, tmp_path: Path) -> None:
        out = tmp_path / "out.txt"
        for content in (dump_trf(OVER).text, "nothing", None):
            out.write_text(PAIRS)
            source.unlink() if content is None else source.write_text(content)
            assert hakem("--dutch", str(source), "-p", "out.txt").code in (1, 3, 5)
            assert not out.exists()

    def test_the_file_itself_is_never_taken_away(self, source: Path) -> None:
        source.write_bytes(dump_trf(OVER).text.encode())
        assert hakem("--dutch", str(source), "-p", source.name).code == 1
        assert source.exists()

    def test_a_round_paired_as_the_last_one_is_said(self, source: Path) -> None:
        assert "last one" not in hakem("--dutch", str(source), "-p").err
        source.write_text(report([row(n) for n in range(1, 5)], "142 1", "XXC white1").replace("142 1\n", ""))
        done = hakem("--dutch", str(source), "-p")
        assert (done.code, done.out) == (0, "2\n1 3\n4 2\n")
        assert "round 1 is paired as the last one" in done.err


CHECKLIST = "\n".join(
    (
        "ID\tPts\t---\tPref\tC2\tC14\tC16\tCur\t\tR1\tR2\t",
        "",
        "1\t1.5\t WB\t w \tY\t \t \t(4W)\t\t3\t2\t",
        "2\t1.5\t BW\t b \tY\t \t \t(3B)\t\t4\t1\t",
        "",
        "3\t1.0\t BW\t b \tY\t \t \t(2W)\t\t1\t4\t",
        "",
        "4\t0.0\t WB\t w \tY\t \t \t(1B)\t\t2\t3\t",
        "",
    )
)


def players_in(text: str) -> dict[int, dict[str, object]]:
    """What a program takes from a check-list: a heading that begins with ``ID`` and a tab, then players by columns."""
    found: dict[int, dict[str, object]] = {}
    rounds = None
    for line in text.split("\n"):
        columns = line.split("\t")
        if line.startswith("ID\t"):
            rounds = columns[2].count("-") - 1
        elif rounds is not None and len(columns) >= 8 and columns[0].strip().isdecimal():
            found[int(columns[0])] = {
                "points": float(columns[1]),
                "colours": columns[2][1:],
                "preference": columns[3].strip(),
                "bye": columns[4].strip(),
                "floats": (columns[5].strip(), columns[6].strip()),
                "now": columns[7].strip(),
                "opponents": [columns[9 + n].strip() for n in range(rounds)],
            }
    return found


class TestChecking:
    def test_side_by_side(self, source: Path) -> None:
        source.write_text(source.read_text().replace("2 b =", "2 w =").replace("1 w =", "1 b ="))
        done = hakem("--dutch", str(source), "-c", lang="tr")
        assert done.code == 6
        assert done.out == (
            "trn: Round #1\n"
            "trn: Round #2\n"
            "\n"
            "  Checker pairings        Tournament pairings\n"
            "\n"
            "      2 -   1                  1 -   2\n"
            "\n"
        )

    def test_one_round(self, source: Path) -> None:
        assert hakem(str(source), "-c", "2").out == "trn: Round #2\n"
        assert hakem(str(source), "-c", "two").code == 3

    def test_all_is_well(self, source: Path) -> None:
        done = hakem("--dutch", str(source), "-c")
        assert (done.code, done.out) == (0, "trn: Round #1\ntrn: Round #2\n")

    def test_bye(self, source: Path) -> None:
        t = with_round(THREE, system_for("dutch", None, THREE).pair(THREE))
        (only,), (bye,) = t.rounds[0].games, t.rounds[0].byes
        wrong = replace(t.rounds[0], games=(replace(only, black=bye.player),), byes=(replace(bye, player=only.black),))
        source.write_bytes(dump_trf(replace(t, rounds=(wrong,))).text.encode())
        assert hakem("--dutch", str(source), "-c").out.splitlines()[-3:-1] == [
            "      1 -   2                  1 -   3",
            "      3 -   0                  2 -   0",
        ]

    def test_bad_file(self, source: Path) -> None:
        source.write_text("")
        done = hakem("--dutch", str(source), "-c")
        assert (done.code, done.out) == (3, "")
        assert "the file is empty" in done.err


class TestGenerating:
    def test_seed(self, tmp_path: Path) -> None:
        first, second = (tmp_path / name for name in ("a.trf", "b.trf"))
        assert hakem("--dutch", "-g", "-o", str(first), "-s", "1234").code == 0
        assert hakem("-g", "1234", "-o", str(second)).code == 0
        assert first.read_bytes() == second.read_bytes()

    def test_drawn_seed(self, tmp_path: Path) -> None:
        first, second, config = (tmp_path / name for name in ("a.trf", "b.trf", "rtg.cfg"))
        config.write_text(SMALL)
        done = hakem("--dutch", "-g", str(config), "-o", "a.trf")
        assert hakem("--dutch", "-g", str(config), "-o", "b.trf", "-s", done.err.split()[-1]).code == 0
        assert first.read_bytes() == second.read_bytes()

    def test_configuration(self, tmp_path: Path) -> None:
        config = tmp_path / "rtg.cfg"
        config.write_text("# ours\nPlayersNumber=12\nRoundsNumber = 4\r\n\nHighestRating=2100\nLowestRating=2000\n")
        assert hakem("--dutch", "-g", str(config), "-o", "out.trf", "-s", "5").code == 0
        t = parse_bytes((tmp_path / "out.trf").read_bytes()).require()
        assert (len(t.players), len(t.rounds)) == (12, 4)
        assert all(p.rating is not None and 2000 <= p.rating <= 2100 for p in t.players)
        assert hakem("check", str(tmp_path / "out.trf")).code == 0

    def test_baku(self, tmp_path: Path) -> None:
        (tmp_path / "rtg.cfg").write_text(SMALL)
        assert hakem("-g", str(tmp_path / "rtg.cfg"), "-b", "-o", "out.trf", "-s", "7").code == 0
        assert b"_BAKU" in (tmp_path / "out.trf").read_bytes()

    @pytest.mark.parametrize(
        ("text", "place", "words"),
        [
            ("PlayersNumber=12\nColour=green\n", "2:1", "no parameter 'Colour'"),
            ("PlayersNumber=many\n", "1:15", "PlayersNumber cannot be 'many'"),
            ("RoundsNumber=2.5\n", "1:14", "RoundsNumber cannot be '2.5'"),
            ("DrawPercentage=101\n", "1:16", "DrawPercentage cannot be"),
            ("ForfeitRate=0\n", "1:13", "ForfeitRate cannot be"),
            ("RetiredRate=1\n", "1:13", "RetiredRate cannot be '1.0'"),
            ("FPBRate=3\nRetiredRate=20\n", "2:1", "RetiredRate is of JaVaFo 1.4 and bbpPairings, FPBRate of JaVaFo 2"),
        ],
    )
    def test_configuration_that_makes_no_sense(self, text: str, place: str, words: str, tmp_path: Path) -> None:
        config = tmp_path / "rtg.cfg"
        config.write_text(text)
        done = hakem("--dutch", "-g", str(config), "-o", "out.trf", "-s", "5")
        assert done.code == 3
        assert done.err.startswith(f"hakem: {config}:{place}: ")
        assert words in done.err
        assert not (tmp_path / "out.trf").exists()

    def test_like_a_model(self, tmp_path: Path) -> None:
        """As both manuals have it: the model is the file, ratings and size are its own."""
        model = tmp_path / "model.trf"
        (tmp_path / "rtg.cfg").write_text("PlayersNumber=30\nRoundsNumber=6\nHalfPointByeRate=2\nForfeitRate=4\n")
        assert hakem("-g", str(tmp_path / "rtg.cfg"), "-o", str(model), "-s", "5").code == 0
        assert hakem("--dutch", str(model), "-g", "-o", "like.trf", "-s", "6").code == 0
        old, new = (parse_bytes((tmp_path / name).read_bytes()).require() for name in ("model.trf", "like.trf"))
        assert [p.rating for p in new.players] == [p.rating for p in old.players]
        assert len(new.rounds) == len(old.rounds)
        assert old.rounds != new.rounds
        for t in (old, new):
            assert any(not game.played for rnd in t.rounds for game in rnd.games)
            assert any(bye.kind is ByeKind.HALF_POINT for rnd in t.rounds for bye in rnd.byes)

    def test_check_lists_of_all_rounds_while_generating_and_while_checking(self, tmp_path: Path) -> None:
        (tmp_path / "rtg.cfg").write_text(SMALL)
        assert hakem("-g", str(tmp_path / "rtg.cfg"), "-o", "out.trf", "-s", "7", "-l").code == 0
        lists = (tmp_path / "out.list").read_text()
        assert [line for line in lists.splitlines() if line.startswith("Round")] == [f"Round {n}" for n in range(1, 5)]
        assert lists.count("ID\tPts") == 4
        assert hakem(str(tmp_path / "out.trf"), "-c", "-l", "again.list").code == 0
        assert (tmp_path / "again.list").read_text() == lists
        assert hakem(str(tmp_path / "out.trf"), "-c", "3", "-l", "third.list").code == 0
        assert (tmp_path / "third.list").read_text() in lists

    def test_quick_games_and_full_point_byes(self, tmp_path: Path) -> None:
        (tmp_path / "rtg.cfg").write_text(f"{SMALL}QuickgameRate=300\nFPBRate=200\nForfeitRate=0\n")
        assert hakem("-g", str(tmp_path / "rtg.cfg"), "-o", "out.trf", "-s", "7").code == 0
        t = parse_bytes((tmp_path / "out.trf").read_bytes()).require()
        games = [game for rnd in t.rounds for game in rnd.games]
        assert {game.rated for game in games} == {True, False}
        assert all(game.played for game in games)
        assert any(bye.kind is ByeKind.FULL_POINT for rnd in t.rounds for bye in rnd.byes)

    def test_more_players_than_can_be_handled_are_refused(self, tmp_path: Path) -> None:
        (tmp_path / "rtg.cfg").write_text("PlayersNumber=20000000\nRoundsNumber=5\n")
        assert hakem("-g", str(tmp_path / "rtg.cfg"), "-o", "out.trf", "-s", "7").code == 4

    def test_points_of_bbppairings_need_no_record_that_it_does_not_read(self, tmp_path: Path) -> None:
        points = "PointsForWin=3.0\nPointsForDraw=1.0\nPointsForZPB=0.0\nPointsForForfeitLoss=0.5\nPointsForPAB=1.0\n"
        (tmp_path / "rtg.cfg").write_text(SMALL + points)
        assert hakem("-g", str(tmp_path / "rtg.cfg"), "-o", "out.trf", "-s", "7").code == 0
        assert "XXS" not in (tmp_path / "out.trf").read_text()


class TestConfiguration:
    def test_one_in_so_many(self) -> None:
        text = "RoundsNumber=5\nForfeitRate=20\nRetiredRate=50\nHalfPointByteRate=10\nDrawPercentage=30\n"
        rates = settings_of(text, "s", "dutch", False).rates
        assert (rates.forfeit, rates.withdraw, rates.draw) == (Fraction(1, 20), Fraction(1, 50), Fraction(3, 10))
        assert rates.half_bye == Fraction(1, 50)

    def test_by_the_thousand(self) -> None:
        rates = settings_of("ForfeitRate=20\nZPBRate=5\nHPBRate=0\nGroups=0\n", "s", "dutch", False).rates
        assert (rates.forfeit, rates.zero_bye, rates.half_bye) == (Fraction(1, 50), Fraction(1, 200), 0)
        assert rates.withdraw == 0

    def test_parameters_that_only_javafo_2_has(self) -> None:
        text = "QuickgameRate=10\nFPBRate=1\nGroups=3\nSeparator=40\nHighestRating=2600\nLowestRating=1400\n"
        made = settings_of(text, "s", "dutch", False)
        assert (made.rates.quick, made.rates.full_bye) == (Fraction(1, 100), Fraction(1, 1000))
        assert made.bell == RatingBell(below=40, groups=3)
        drawn = {settings_of("ZPBRate=0\n", str(n), "dutch", False).players for n in range(40)}
        assert max(drawn) > 215
        assert all(15 <= players <= 415 for players in drawn)

    def test_a_forfeit_loss_sets_the_zero_point_bye_unless_that_is_said_later(self) -> None:
        points = settings_of("PointsForZPB=0\nPointsForForfeitLoss=0.5\n", "s", "dutch", False).points
        assert (points.forfeit_loss, points.zero_point_bye) == (Points(1, 2), Points(1, 2))
        points = settings_of("PointsForForfeitLoss=0.5\nPointsForZPB=0\n", "s", "dutch", False).points
        assert (points.forfeit_loss, points.zero_point_bye) == (Points(1, 2), 0)

    def test_points(self) -> None:
        points = settings_of("PointsForPAB=1\nPointsForWin=3\nPointsForDraw=1\n", "s", "dutch", False).points
        assert (points.win, points.forfeit_win, points.pairing_allocated_bye) == (3, 3, 1)
        assert (points.half_point_bye, points.unknown) == (1, 1)
        points = settings_of("WWPoints=2\nBDPoints=0.75\nFLPoints=0.25\n", "s", "dutch", False).points
        assert (points.white_win, points.black_win) == (2, 1)
        assert (points.black_draw, points.forfeit_loss) == (Points(3, 4), Points(1, 4))

    def test_what_is_not_there_is_drawn(self) -> None:
        drawn = {settings_of("", str(n), "dutch", False).players for n in range(20)}
        assert len(drawn) > 10
        assert all(15 <= players <= 215 for players in drawn)

    def test_place_of_a_mistake(self) -> None:
        with pytest.raises(InputError) as caught:
            settings_of("\n\nPlayersNumber\n", "s", "dutch", False)
        assert (caught.value.row, caught.value.column) == (3, 1)


class TestMisunderstood:
    @pytest.mark.parametrize(
        "argv",
        [
            ("--dutch",),
            ("--dutch", "a.trf"),
            ("--dutch", "a.trf", "-p", "-c"),
            ("--dutch", "a.trf", "b.trf", "-p"),
            ("--dutch", "a.trf", "-p", "b", "c"),
            ("--dutch", "a.trf", "-p", "-x"),
            ("--dutch", "a.trf", "-p", "-p"),
            ("--dutch", "a.trf", "-p", "-s", "3"),
            ("--dutch", "a.trf", "-g", "b.cfg", "-o", "b.trf"),
            ("--dutch", "-g", "-s", "3"),
            ("--dutch", "-g", "-o"),
            ("--dutch", "--swiss", "a.trf", "-p"),
        ],
    )
    def test_exit_code(self, argv: tuple[str, ...]) -> None:
        done = hakem(*argv)
        assert (done.code, done.out) == (3, "")
        assert "hakem: " in done.err

    def test_language(self, source: Path) -> None:
        for words in (("--lang", "tr"), ("--lang=tr",)):
            assert hakem(*words, "--dutch", str(source), "-p").code == 0
            assert hakem("--dutch", "-x", *words).err.startswith("kullanım: hakem [--dutch")

    def test_commands_of_ours_are_not_taken_for_theirs(self) -> None:
        assert hakem("dance", "-x").err.startswith("usage: hakem [-h]")
        assert hakem("pair", "-p").err.startswith("usage: hakem pair")
