"""``hakem knockout playoff`` from its first game to the standings that it decides."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hakem.formats import parse_bytes
from hakem.model import EventRules
from tests.cli.runner import Outcome, hakem
from tests.cli.test_standings import saved
from tests.support.handbook_tables import teams
from tests.support.tiebreak_events import by_crosstable

ROOT = Path(__file__).parents[2]
IZMIR = str(ROOT / "examples" / "izmir-open.trf")
DATA = ROOT / "tests" / "data"
CLUB = str(ROOT / "examples" / "club-round-robin.trf")


def playoff(*argv: str, lang: str = "en") -> Outcome:
    return hakem("knockout", "playoff", *argv, lang=lang)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A play-off of two that has begun; seed 2 has White in the first game."""
    path = str(tmp_path / "playoff.json")
    assert playoff("--players", "2", "--record", path, "--seed", "Van", "--white", "game-1=2").code == 0
    return path


def shown(path: str) -> dict[str, object]:
    found = json.loads(playoff("--record", path, "--format", "json").out)
    assert isinstance(found, dict)
    return found


class TestSheet:
    """The sheet of games as the handbook prints it: colours, results, final result."""

    SHEET = json.loads((DATA / "knockout_eicc.json").read_text(encoding="utf-8"))["matches"]

    def played(self, tmp_path: Path) -> tuple[str, ...]:
        """The printed round: seeds 3 to 10 of the event are 1 to 8 here; colours as they fell there."""
        kept = ("--record", str(tmp_path / "eicc.json"))
        begun = ("--players", "8", "--matches", "--time", "15+5", "--extra-time", "5", "--seed", "a")
        assert playoff(*begun, *kept).code == 0
        for number, match in enumerate(self.SHEET, start=1):
            first, second = match["players"]
            names = ("game-1", "game-2", "extra-1", "extra-2", "golden")
            for game, name in enumerate(names[: len(first["points"])]):
                white = first if first["colours"][game] == "W" else second
                path = f"quarter-finals.match-{number}.{name}"
                drawn = ("--white", f"{path}={white['seed'] - 2}") if name in ("game-1", "golden") else ()
                made = {1: "1-0", 0: "0-1", 0.5: "1/2"}[white["points"][game]]
                assert playoff(*kept, *drawn, "--result", f"{path}={made}").code == 0
        return kept

    def test_as_printed(self, tmp_path: Path) -> None:
        out = playoff(*self.played(tmp_path), "--format", "sheet").out
        assert "Match  Seed  Player  15+5 1.   2.  5 1.   2.  5/4  Final result" in out
        assert "A     1  1" in out
        rows = [line.split() for line in out.splitlines() if line.strip().startswith(("A", "B", "C", "D"))]
        totals = [row[-1] for row in rows]
        assert totals[:8] == ["3", "2", "2", "0", "½", "1½", "0", "2"]

    def test_as_page_and_csv(self, tmp_path: Path) -> None:
        words = self.played(tmp_path)
        assert "<h2>Çeyrek final</h2>" in playoff(*words, "--format", "html", lang="tr").out
        head, first, *_ = playoff(*words, "--format", "csv").out.splitlines()
        assert head == "contest,seed,id,name,kind,game,time,colour,points,final"
        assert first == "quarter-finals.match-1,1,1,,normal,1,15+5,b,0.0,3.0"


class TestFormat:
    def test_in_words(self) -> None:
        lines = playoff("--players", "3", "--seed", "x").out.splitlines()
        assert lines[0] == "Play-off of 3 players"
        assert lines[1] == ("TSF Knockout (2009) C.2: everybody against everybody once, by the Berger table (3+3)")
        assert "TSF Knockout (2009) C.2: numbers in the table by lot, from 1 on: 3, 2, 1" in lines
        assert "  round-1.board-1  2      1      3+3   C.2" in lines

    def test_in_turkish(self) -> None:
        lines = playoff("--players", "2", "--seed", "x", lang="tr").out.splitlines()
        assert lines[0] == "2 oyuncu arasında eşitlik bozma maçları"
        assert "Sırası gelenler:" in lines

    @pytest.mark.parametrize("players", range(2, 15))
    def test_of_any_number(self, players: int) -> None:
        found = json.loads(playoff("--players", str(players), "--seed", "x", "--format", "json").out)
        assert (found["players"], found["decided"], found["seeds"]) == (players, False, list(range(1, players + 1)))
        assert found["due"]

    def test_lots_are_drawn_and_shown(self) -> None:
        done = playoff("--players", "4")
        seed = done.err.removeprefix("hakem: seed of the draw: ").strip()
        assert playoff("--players", "4", "--seed", seed).out == done.out

    @pytest.mark.parametrize(
        ("argv", "words"),
        [
            (("3", "--eliminate"), "the last of them by tie-break is out"),
            (("2", "--extra", "2"), "2 further games"),
            (("4", "--short"), "every match is a golden point"),
            (("5", "--round-robin"), "everybody against everybody once"),
            (("7", "--lots"), "numbers in the table by lot"),
            (("3", "--seeds"), "numbers in the table by tie-break order"),
            (("7", "--add-moves"), "in all games won together"),
            (("11", "--admit", "6"), "the best 6"),
            (("11", "--one-contest"), "the best 9"),
            (("8", "--matches"), "matches by the general system"),
            (("5", "--qualify", "3"), "5 players, 3 to be selected"),
            (("2", "--time", "15+5"), "2 games (15+5)"),
            (("2", "--ended", "16:00"), "A.21: the last game ended at 16:00: not before 16:30"),
        ],
    )
    def test_choices(self, argv: tuple[str, ...], words: str) -> None:
        done = playoff("--seed", "x", "--players", *argv)
        assert words in done.out
        assert done.err == ""

    def test_choices_that_change_nothing_are_told(self) -> None:
        done = playoff("--seed", "x", "--players", "3", "--short")
        assert done.err == "hakem: --short changes nothing in a play-off of 3 players\n"


class TestRecord:
    def test_to_the_end_in_several_calls(self, record: str) -> None:
        assert [game["white"] for game in shown(record)["due"]] == [2]  # type: ignore[attr-defined]
        playoff("--record", record, "--result", "game-1=1-0:33")
        done = playoff("--record", record, "--result", "game-2=1-0")
        assert "C.1: 1 and 2 are level at 1-1: golden point" in done.out
        playoff("--record", record, "--white", "golden=1")
        done = playoff("--record", record, "--result", "golden=1/2:flag-b")
        assert list(lines_after(done.out, "Order at the end:"))[1].split() == ["1", "2", "winner", "2"]
        assert "A.16: golden point, both flags down: that of 2 fell after that of 1" in done.out
        found = shown(record)
        assert (found["decided"], found["order"]) == (True, [2, 1])
        assert found["played"][2] == {  # type: ignore[index]
            "game": "golden",
            "white": 1,
            "black": 2,
            "result": "1/2-1/2",
            "later_flag": "b",
        }

    def test_moves_and_flags_in_turkish(self, record: str) -> None:
        playoff("--record", record, "--result", "game-1=½:20", "--result", "game-2=½-½")
        done = playoff("--record", record, "--result", "golden=1-0:9:flag-w", lang="tr")
        assert "beyazınki geç düştü" in done.out
        assert "Hamle" in done.out

    def test_in_one_call(self, tmp_path: Path) -> None:
        path = str(tmp_path / "three.json")
        argv = ("--players", "3", "--seeds", "--seed", "x", "--record", path)
        games = ("round-1.board-1=1-0", "round-2.board-1=1/2", "round-3.board-1=1/2")
        done = playoff(*argv, *(word for game in games for word in ("--result", game)))
        assert "C.2: alone on top with 1½: 2" in done.out
        assert shown(path)["order"] == [2, 1, 3]

    def test_looking_at_it_does_not_touch_it(self, record: str) -> None:
        before = Path(record).stat().st_mtime_ns
        assert playoff("--record", record, "--players", "2", "--seed", "Van").code == 0
        assert Path(record).stat().st_mtime_ns == before

    def test_taking_back_what_others_depend_on(self, record: str) -> None:
        for game in ("game-1=1-0", "game-2=1-0", "golden=1-0"):
            playoff("--record", record, "--result", game)
        playoff("--record", record, "--take-back", "game-2", "--result", "game-2=0-1")
        found = shown(record)
        assert [game["game"] for game in found["played"]] == ["game-1", "game-2"]  # type: ignore[attr-defined]
        assert found["order"] == [2, 1]

    @pytest.mark.parametrize(
        ("argv", "words"),
        [
            (("--result", "game-2=1-0"), "game game-2 is not due; due now: game-1"),
            (("--result", "game-1=1-0", "--result", "game-1=1-0"), "has a result already"),
            (("--result", "game-1=1-0", "--result", "golden=1-0"), "due now: game-2"),
            (("--result", "game-1=1-0:0"), "at least one"),
            (("--result", "game-1=1-0:flag-w"), "is not a golden point"),
            (("--result", "game-1=2-0"), "--result cannot be game-1=2-0"),
            (("--result", "game-1=1-0:7:8"), "--result cannot be"),
            (("--result", "1-0"), "--result cannot be"),
            (("--take-back", "game-1"), "has no result"),
            (("--white", "game-1=3"), "3 cannot be given White in game-1"),
            (("--white", "golden=1"), "1 cannot be given White in golden"),
            (("--players", "3"), "--players says something else"),
            (("--seed", "Bursa"), "--seed says something else"),
            (("--extra", "2"), "--extra says something else"),
            (("--short",), "--short says something else"),
            (("--event", IZMIR, "--tied", "1,3"), "--tied says something else"),
            (("--event", IZMIR, "--tied", "1,99"), "not in the event: 99"),
            (("-o", "out.json"), "--output is about an event"),
        ],
    )
    def test_what_is_refused_changes_nothing(self, record: str, argv: tuple[str, ...], words: str) -> None:
        before = Path(record).read_bytes()
        done = playoff("--record", record, *argv)
        assert (done.code, done.out) == (3, "")
        assert words in done.err.splitlines()[-1]
        turkish = playoff("--record", record, *argv, lang="tr")
        assert (turkish.code, turkish.err == done.err) == (3, False)
        assert Path(record).read_bytes() == before

    @pytest.mark.parametrize(
        ("text", "place"),
        [
            ('{"playoff": 3', ":1:14: "),
            ("", ":1:1: "),
            ("[]", ":1:1: "),
            ('{"playoff": {"players": [1, "2"]}}', ":1:29: "),
            ('{"playoff": {"players": [1, 2], "log": {"golden": {"result": "1-0"}}}}', ":1:40: game golden is not due"),
            ('{"playoff": {"players": [1, 2], "options": {"extra": 3}}}', "even number"),
            ('{"playoff": {"players": [1, 2]}, "names": {"7": "a"}}', ":1:44: "),
            ('{"playoff": {"players": [' + "1," * 2000 + "1]}}", "up to 1000"),
        ],
    )
    def test_a_file_that_is_none(self, tmp_path: Path, text: str, place: str) -> None:
        path = tmp_path / "bad.json"
        path.write_text(text, encoding="utf-8")
        done = playoff("--record", str(path), "--result", "game-1=1-0")
        assert (done.code, done.out) == (3, "")
        assert done.err.startswith(f"hakem: {path}")
        assert place in done.err
        assert path.read_text(encoding="utf-8") == text

    def test_a_place_that_cannot_be_written(self, tmp_path: Path) -> None:
        assert playoff("--players", "2", "--seed", "x", "--record", str(tmp_path / "no" / "a.json")).code == 5
        assert playoff("--record", str(tmp_path)).code == 5


def lines_after(text: str, title: str) -> Iterator[str]:
    lines = iter(text.splitlines())
    for line in lines:
        if line == title:
            break
    for line in lines:
        if not line:
            return
        yield line.strip()


class TestEvent:
    def test_names_everywhere(self, tmp_path: Path) -> None:
        argv = ("--event", CLUB, "--place", "3", "--seed", "x", "--record", str(tmp_path / "a.json"))
        out = playoff(*argv).out
        assert list(lines_after(out, "By the next tie-break:")) == ["1  Veli (2)", "2  Abidin (4)"]
        assert "game-1: 4 Abidin has White against 2 Veli, by lot" in out
        assert "4 Abidin  2 Veli" in playoff("--record", str(tmp_path / "a.json")).out

    def test_order_flows_back_into_the_standings(self, tmp_path: Path) -> None:
        out, path = str(tmp_path / "out.json"), str(tmp_path / "a.json")
        argv = ("--event", CLUB, "--record", path, "-o", out)
        done = playoff(*argv, "--place", "3", "--seed", "x", "--result", "game-1=1/2")
        assert done.err == f"hakem: {out} is not written: the play-off is not over\n"
        assert not Path(out).exists()
        done = playoff(*argv, "--result", "game-2=0-1")
        assert done.out.endswith(f"{out} has the order as tie-break OTHER_PLAYOFF\n")
        found = json.loads(hakem("standings", out, "--tiebreaks", "OTHER_PLAYOFF", "--format", "json").out)
        assert [(row["rank"], row["id"]) for row in found["standings"]][2:4] == [(3, 4), (4, 2)]

    def test_values_of_the_same_name_are_renewed(self, tmp_path: Path) -> None:
        out = str(tmp_path / "out.json")
        for result in ("1-0", "0-1"):
            games = ("--result", f"game-1={result}", "--result", "game-2=1/2", "--name", "Final_1")
            playoff("--event", out if Path(out).exists() else CLUB, "--tied", "2,4", "--seed", "x", *games, "-o", out)
        t = parse_bytes(Path(out).read_bytes()).require()
        assert [(values.name, dict(values.values)) for values in t.external] == [("FINAL_1", {2: 2, 4: 1})]

    def test_a_report_says_that_it_cannot_keep_them(self, tmp_path: Path) -> None:
        out = str(tmp_path / "out.trf")
        games = ("--result", "game-1=1-0", "--result", "game-2=1/2")
        done = playoff("--event", CLUB, "--tied", "2,4", "--seed", "x", *games, "-o", out)
        assert done.err == f"hakem: {out}: values from outside that break ties have no place in this format\n"
        assert "OTHER_PLAYOFF" not in done.out

    def test_to_standard_output_comes_the_event_alone(self) -> None:
        games = ("--result", "game-1=1-0", "--result", "game-2=1/2")
        done = playoff("--event", CLUB, "--tied", "2,4", "--seed", "x", *games, "-o", "-")
        assert parse_bytes(done.out.encode()).require().external[0].name == "PLAYOFF"

    def test_the_next_tie_break_makes_the_seeds(self) -> None:
        def seeds(*argv: str) -> object:
            done = playoff("--event", IZMIR, "--place", "4", "--seed", "x", "--format", "json", *argv)
            return json.loads(done.out)["seeds"]

        assert seeds() == [7, 6, 4]
        assert seeds("--next", "TPN") == [4, 6, 7]
        assert seeds("--tiebreaks", "BH/C1", "--next", "SB") == [7, 6]

    def test_a_list_of_the_event_says_where_the_play_off_belongs(self, tmp_path: Path) -> None:
        t = parse_bytes(Path(IZMIR).read_bytes()).require()
        path = saved(replace(t, rules=EventRules(tie_breaks=("PTS", "BH", "OTHER_X", "TPN/R"))), tmp_path)
        done = playoff("--event", path, "--place", "4", "--seed", "x", "--format", "json")
        assert json.loads(done.out)["seeds"] == [7, 6]

    def test_those_whom_nothing_parts_are_told(self, tmp_path: Path) -> None:
        path = saved(by_crosstable("x½½\n½x½\n½½x"), tmp_path)
        done = playoff("--event", path, "--place", "1", "--seed", "x")
        assert done.code == 0
        assert "1-3" in done.err

    def test_teams(self, tmp_path: Path) -> None:
        path, out = saved(teams("teams_4"), tmp_path), str(tmp_path / "out.json")
        games = ("--result", "game-1=1-0", "--result", "game-2=1/2")
        assert playoff("--event", path, "--tied", "1,2", "--seed", "x", *games, "-o", out).code == 0
        assert parse_bytes(Path(out).read_bytes()).require().external[0].of_teams

    @pytest.mark.parametrize(
        ("argv", "words"),
        [
            ((), "--tied with their ids, or --place"),
            (("--place", "1"), "nobody shares place 1"),
            (("--place", "99"), "nobody shares place 99"),
            (("--tied", "3,99,1,98"), "not in the event: 99, 98"),
            (("--tied", "3,3"), "named twice: 3"),
            (("--tied", "3"), "at least two players"),
            (("--tied", "3,x"), "--tied cannot be 3,x"),
            (("--tied", "3,4", "--players", "3"), "--players says 3, but 2 are tied"),
            (("--tied", "3,4", "--place", "1"), "does not go together"),
            (("--tied", "3,4", "--name", "1 2"), "--name cannot be 1 2"),
            (("--tied", "3,4", "--result", "game-1=1-0"), "give --seed"),
        ],
    )
    def test_bad_request(self, tmp_path: Path, argv: tuple[str, ...], words: str) -> None:
        path = tmp_path / "a.json"
        done = playoff("--event", IZMIR, "--record", str(path), *argv)
        assert (done.code, done.out, path.exists()) == (3, "", False)
        assert words in done.err.splitlines()[-1]


@pytest.mark.parametrize(
    ("argv", "code", "words"),
    [
        ((), 3, "--players"),
        (("--players", "1"), 3, "at least two"),
        (("--players", "1001"), 4, "up to 1000"),
        (("--players", "2", "--extra", "3"), 3, "even number"),
        (("--players", "2", "--tied", "1,2"), 3, "--tied is about an event"),
        (("--players", "12", "--admit", "10"), 3, "--admit cannot be 10"),
        (("--players", "2", "--record", "-"), 3, "--record cannot be -"),
    ],
)
def test_bad_request(argv: tuple[str, ...], code: int, words: str) -> None:
    done = playoff(*argv)
    assert (done.code, done.out) == (code, "")
    assert words in done.err.splitlines()[-1]
