"""The command lines of JaVaFo and bbpPairings."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from hakem import __version__
from hakem.cli.commands.generate import settings_of
from hakem.cli.drop_in import systems
from hakem.errors import InputError
from hakem.formats import dump_trf, parse_bytes
from hakem.model import Colour, Points
from hakem.pairing import system_for
from tests.cli.runner import hakem
from tests.support.round_robins import event, with_round
from tests.support.trf_lines import FOUR, report

THREE = replace(event(3, 5), initial_colour=Colour.WHITE)
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
        assert (tmp_path / "list.txt").read_text(encoding="utf-8").startswith("ID  Pts")


CHECKLIST = """\
ID  Pts  Colours  Pref  -1R  -2R  Bye  Now  G-2  G-1

 1  1.5       WB   (w)                  4W    3    2
 2  1.5       BW   (b)                  3B    4    1

 3  1.0       BW   (b)                  2W    1    4

 4  0.0       WB   (w)                  1B    2    3
"""


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
            ("FPBRate=3\n", "1:1", "only 0 is possible"),
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
            ("--dutch", "a.trf", "-c", "-l"),
            ("--dutch", "a.trf", "-g", "-o", "b.trf"),
            ("--dutch", "-g", "-s", "3"),
            ("--dutch", "-g", "-o"),
            ("--dutch", "-g", "-o", "b.trf", "-l"),
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
