"""``hakem knockout plan`` as a script and a person see it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.runner import hakem
from tests.cli.test_standings import saved
from tests.support.handbook_tables import teams

ROOT = Path(__file__).parents[2]
IZMIR = str(ROOT / "examples" / "izmir-open.trf")
ENTRIES = str(ROOT / "examples" / "entries.trf")
ELEVEN = ("knockout", "plan", "--players", "11", "--qualify", "4")
SVG = "{http://www.w3.org/2000/svg}"


class TestJson:
    def test_shape(self) -> None:
        done = hakem(*ELEVEN, "--format", "json")
        found = json.loads(done.out)
        assert done.code == 0
        assert list(found)[:3] == ["players", "qualify", "stages"]
        assert (found["players"], found["qualify"]) == (11, 4)
        assert found["stages"] == [
            {"name": "preliminary", "matches": [[6, 11], [7, 10], [8, 9]], "passes": [1, 2, 3, 4, 5]},
            {"name": "round-of-8", "matches": [[1, "W1.3"], [2, "W1.2"], [3, "W1.1"], [4, 5]], "passes": []},
        ]
        assert found["selected"] == ["W2.1", "W2.2", "W2.3", "W2.4"]

    def test_one_is_selected_unless_told_otherwise(self) -> None:
        found = json.loads(hakem("knockout", "plan", "--players", "4", "--format", "json").out)
        assert [stage["name"] for stage in found["stages"]] == ["semi-finals", "final"]

    def test_those_who_pass_and_are_selected_are_numbers(self) -> None:
        done = hakem("knockout", "plan", "--players", "5", "--qualify", "3", "--format", "json")
        assert json.loads(done.out)["selected"] == [1, "W1.1", "W1.2"]

    def test_reseeding(self) -> None:
        found = json.loads(hakem(*ELEVEN, "--reseed", "--format", "json").out)
        assert found["reseed"] is True
        assert found["stages"][1]["matches"][0] == [1, "R1.8"]

    def test_names_and_winners(self) -> None:
        argv = ("--event", IZMIR, "--players", "4", "--seeding", "ranking", "--winners", "1.1=4:2-0")
        found = json.loads(hakem("knockout", "plan", *argv, "--format", "json").out)
        assert found["seeds"][1] == {"seed": 2, "id": 3, "name": "Sağlam, Gülşen"}
        assert (found["seeding"], found["winners"]) == ("ranking", {"1.1": 4})

    def test_numbers_are_the_same_in_every_language(self) -> None:
        def bare(lang: str) -> object:
            found = json.loads(hakem(*ELEVEN, "--start", "10:00", "--format", "json", lang=lang).out)
            found.pop("steps")
            return found

        assert bare("en") == bare("tr")


class TestText:
    def test_drawing_and_articles(self) -> None:
        lines = hakem(*ELEVEN).out.splitlines()
        assert lines[0].split() == ["Preliminary", "Round", "of", "8", "Selected"]
        assert "TSF Knockout (2009) B.3: it leaves 8: the last 6 seeds play, the first 5 pass" in lines

    def test_turkish(self) -> None:
        lines = hakem(*ELEVEN, lang="tr").out.splitlines()
        assert lines[0].split("  ")[0] == "Ön eleme"
        assert "TSF Eleme (2009) B.1: 11 oyuncu, 4 oyuncu seçilecek" in lines

    def test_names_of_an_event(self) -> None:
        lines = hakem("knockout", "plan", "--event", IZMIR, "--players", "4", "--winners", "1.2=3").out.splitlines()
        assert lines[0] == "İzmir 2026"
        assert any(line.startswith("1 Jiménez, Pablo ") for line in lines)
        assert any("├ 3 Sağlam, Gülşen " in line for line in lines)

    def test_everybody_of_the_event_unless_told_otherwise(self) -> None:
        assert "B.1: 14 players, 1 to be selected" in hakem("knockout", "plan", "--event", IZMIR).out

    def test_to_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "plan.txt"
        assert hakem(*ELEVEN, "-o", str(path)).out == ""
        assert path.read_text(encoding="utf-8") == hakem(*ELEVEN).out


class TestSeeding:
    def test_lots_of_equal_ratings_are_drawn_and_shown(self) -> None:
        done = hakem("knockout", "plan", "--event", ENTRIES)
        seed = done.err.removeprefix("hakem: seed of the draw: ").strip()
        assert hakem("knockout", "plan", "--event", ENTRIES, "--seed", seed).out == done.out

    def test_no_lots_where_nobody_needs_them(self) -> None:
        assert hakem("knockout", "plan", "--event", IZMIR, "--seeding", "ranking").err == ""

    def test_names_with_commas_stand_apart(self) -> None:
        out = hakem("knockout", "plan", "--event", ENTRIES, "--seed", "Adana").out
        assert "equal ratings, by lots (Adana): 2 Sağlam, Efe; 1 Şahin, Ece" in out

    @pytest.mark.parametrize("seeding", ["lots", "given"])
    def test_other_ways(self, seeding: str) -> None:
        argv = ("knockout", "plan", "--event", ENTRIES, "--seeding", seeding, "--seed", "x", "--format", "json")
        found = json.loads(hakem(*argv).out)
        assert sorted(seed["id"] for seed in found["seeds"]) == list(range(1, 11))
        assert found["steps"][-1]["text"].startswith("seeds")

    def test_shared_places_of_a_ranking_are_told(self) -> None:
        done = hakem("knockout", "plan", "--event", IZMIR, "--seeding", "ranking", "--tiebreaks", "")
        assert done.code == 0
        assert done.err.startswith("hakem: shared places, in the order of pairing numbers: 4-6, 7-8, 9-13;")

    def test_teams(self, tmp_path: Path) -> None:
        path = saved(teams("teams_4"), tmp_path)
        by_average = json.loads(hakem("knockout", "plan", "--event", path, "--seed", "x", "--format", "json").out)
        assert (by_average["players"], by_average["seeding"]) == (4, "rating")
        found = json.loads(hakem("knockout", "plan", "--event", path, "--seeding", "ranking", "--format", "json").out)
        assert found["players"] == 4


class TestTiedGroup:
    """A.8: those who share a place in the middle of the standings, by name, for one place or several."""

    EVENT = ("knockout", "plan", "--event", str(Path(__file__).parents[2] / "examples" / "izmir-open.trf"))

    def test_who_shares_a_place(self) -> None:
        found = json.loads(hakem(*self.EVENT, "--place", "4", "--qualify", "2", "--format", "json").out)
        assert (found["players"], found["qualify"], found["seeding"]) == (3, 2, "ranking")
        assert [seed["name"] for seed in found["seeds"]] == ["Akgün, Hüseyin", "Yılmaz, Eren", "Taş, Gülşen"]
        assert found["stages"][0]["matches"] == [[2, 3]]

    def test_who_is_named(self) -> None:
        out = hakem(*self.EVENT, "--tied", "6,4,7", lang="tr").out
        assert "1 Yılmaz, Eren" in out
        assert "A.8" in out

    def test_what_cannot_be(self) -> None:
        assert hakem(*self.EVENT, "--place", "1").code == 3
        assert hakem(*self.EVENT, "--tied", "6,99").code == 3
        assert "A.8" in hakem(*self.EVENT, "--tied", "6,4", "--seeding", "rating").err
        assert hakem("knockout", "plan", "--players", "4", "--place", "1").code == 3

    def test_a_knockout_is_planned_as_it_is_paired(self, tmp_path: Path) -> None:
        """A.4 in plan and pair alike, with the lots of the event for those without a rating."""
        path = tmp_path / "kupa.trf"
        ratings = ("2000", "1500", "    ", "1600", "1900", "    ", "2100", "1800")
        rows = [
            f"001 {n:4} m    P{n:<33}{rating} TUR                         0.0 {n:4}"
            for n, rating in enumerate(ratings, 1)
        ]
        path.write_text("\n".join(("012 KO8", "142 6", "192 CUSTOM_KNOCKOUT", *rows)) + "\n", encoding="utf-8")
        plan = json.loads(hakem("knockout", "plan", "--event", str(path), "--format", "json").out)
        ids = [seed["id"] for seed in plan["seeds"]]
        planned = {frozenset(ids[seed - 1] for seed in match) for match in plan["stages"][0]["matches"]}
        boards = json.loads(hakem("pair", str(path), "--format", "json").out)["boards"]
        assert {frozenset((board["white"], board["black"])) for board in boards} == planned
        assert ids[:6] == [7, 1, 5, 8, 4, 2]


class TestTimetable:
    def test_fits(self) -> None:
        out = hakem(*ELEVEN, "--start", "10:00", "--until", "17:00").out
        assert "A.20: over at 16:48 at the latest, in time for 17:00" in out

    def test_what_to_shorten(self) -> None:
        out = hakem(*ELEVEN, "--start", "10:00", "--until", "15:00", lang="tr").out
        assert "A.23: yönergede belirtilmişse uzatma olmadan doğrudan altın puan: 13:38 saatinde biter" in out

    def test_own_times(self) -> None:
        argv = ("--start", "9:05", "--games", "4", "--extra", "0", "--time", "15+10", "--golden", "6/5")
        found = json.loads(hakem(*ELEVEN, *argv, "--pauses", "0/0/60", "--format", "json").out)["timetable"]
        assert len(found["games"]) == 10
        assert (found["games"][0]["ends"], found["games"][3]["ends"]) == ("09:55", "12:25")
        assert (found["games"][4]["part"], found["games"][4]["ends"]) == ("golden", "12:36")
        assert found["games"][5]["starts"] == "13:36"
        assert (found["fits"], found["until"], found["shorten"]) == (True, "24:00", [])

    def test_extra_time_is_as_fast_as_the_games(self) -> None:
        assert hakem(*ELEVEN, "--start", "10:00", "--time", "10").code == 0

    def test_golden_points_only(self) -> None:
        found = json.loads(hakem(*ELEVEN, "--start", "10:00", "--games", "0", "--format", "json").out)
        assert [game["part"] for game in found["timetable"]["games"]] == ["golden", "golden"]


class TestDrawings:
    def test_svg(self) -> None:
        done = hakem("knockout", "plan", "--event", IZMIR, "--players", "4", "--format", "svg")
        root = ElementTree.fromstring(done.out)
        assert root.findtext(f"{SVG}title") == "İzmir 2026"
        assert "Jiménez, Pablo" in [text.text for text in root.iter(f"{SVG}text")]

    def test_page_in_both_languages(self) -> None:
        english, turkish = (hakem(*ELEVEN, "--format", "html", lang=lang).out for lang in ("en", "tr"))
        assert "<h1>Knockout of 11 players, 4 to be selected</h1>" in english
        assert '<html lang="tr">' in turkish
        assert ">Ön eleme<" in turkish

    def test_page_with_the_timetable(self) -> None:
        page = hakem(*ELEVEN, "--start", "10:00", "--until", "12:00", "--format", "html").out
        assert page.count("<tbody>") == 2
        assert "<td>golden point</td><td>16:39</td><td>16:48</td>" in page
        assert "288 minutes after 12:00" in page


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ((), "--players"),
        (("--players", "4", "--qualify", "4"), "from 1 to 3"),
        (("--players", "1"), "two players at least"),
        (("--players", "0"), "--players cannot be 0"),
        (("--players", "4", "--seeding", "lots"), "--seeding is about an event"),
        (("--event", IZMIR, "--players", "15"), "has 14 players"),
        (("--event", IZMIR, "--seeding", "ranking", "--tiebreaks", "XYZ"), "XYZ"),
        (("--players", "4", "--winners", "1.1=2"), "seed 2 does not play in it"),
        (("--players", "4", "--winners", "2.1=1"), "before its players are known"),
        (("--players", "4", "--winners", "1.1=1,1.1=4"), "--winners cannot be"),
        (("--players", "4", "--until", "12:00"), "needs --start"),
        (("--players", "4", "--start", "24:01"), "--start cannot be 24:01"),
        (("--players", "4", "--start", "12:00", "--until", "12:00"), "later than --start"),
        (("--players", "4", "--start", "10:00", "--games", "3"), "the number of games is even, not 3"),
        (("--players", "4", "--start", "10:00", "--time", "0"), "--time cannot be 0"),
        (("--players", "4", "--start", "10:00", "--time", "5", "--extra-time", "6"), "not longer"),
        (("--players", "4", "--start", "10:00", "--pauses", "5"), "--pauses cannot be 5"),
        (("--players", "4", "--start", "10:00", "--format", "svg"), "no place for the timetable"),
    ],
)
def test_bad_request(argv: tuple[str, ...], words: str) -> None:
    done = hakem("knockout", "plan", *argv)
    assert (done.code, done.out) == (3, "")
    last = done.err.splitlines()[-1]
    assert words in last
    turkish = hakem("knockout", "plan", *argv, lang="tr")
    assert (turkish.code, turkish.out) == (3, "")
    assert turkish.err.splitlines()[-1] != last


def test_too_large() -> None:
    assert hakem("knockout", "plan", "--players", "2001").code == 4
    assert hakem("knockout", "plan", "--players", "2000").code == 0


class TestPrizes:
    def test_text(self) -> None:
        done = hakem("knockout", "prizes", "--amounts", "1000,500,250.01,250", "--groups", "1/1/2")
        assert done.out == "1: 1000.00\n2: 500.00\n3-4: 250.01 250.00\n"

    def test_whole(self) -> None:
        done = hakem("knockout", "prizes", "--amounts", "100,51", "--groups", "2/1", "--whole", "--format", "json")
        assert json.loads(done.out) == {
            "prizes": [{"first": 1, "last": 2, "amounts": ["76", "75"]}, {"first": 3, "last": 3, "amounts": ["0"]}]
        }

    @pytest.mark.parametrize(
        ("argv", "code"),
        [
            (("--amounts", "1,x", "--groups", "2"), 3),
            (("--amounts", "1", "--groups", "0"), 3),
            (("--amounts", "1.50", "--groups", "2", "--whole"), 3),
            (("--amounts", "1", "--groups", "99999"), 4),
        ],
    )
    def test_bad_request(self, argv: tuple[str, ...], code: int) -> None:
        done = hakem("knockout", "prizes", *argv)
        assert (done.code, done.out) == (code, "")
