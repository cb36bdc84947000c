"""``make quick``: which tests are near to a change of this tree, and what of them fits into the time."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.quick.changes import sentences
from tools.quick.durations import RECORDED, ROOT, FileTimes, guessed, measured, of_all, read, renewed, written
from tools.quick.nearness import NAMED, ROOM, SHAPE, UNIT, nearness, seen
from tools.quick.plan import SHORT, planned
from tools.quick.sources import PACKAGE, STATIC, renderers, templates_of_static, templates_with, users_of_keys

TESTS = ROOT / "tests"


def near(*changed: str) -> dict[str, int]:
    """How near the files of tests are when these files change."""
    found = nearness(seen([ROOT / name for name in changed], "HEAD"))
    return {path.relative_to(TESTS).as_posix(): group for path, group in found.items()}


def stems(paths: set[Path]) -> set[str]:
    return {path.stem for path in paths}


class TestNearness:
    def test_a_module_of_the_desk(self) -> None:
        found = near("src/hakem/desk/lots_protocol.py")
        assert found["unit/desk/test_lots_protocol.py"] == NAMED
        assert found["unit/desk/journal/test_telling.py"] == ROOM
        assert found["architecture/test_layers.py"] == SHAPE
        assert found["unit/model/test_points.py"] == UNIT
        assert "web/test_round.py" not in found

    def test_a_test_that_imports_a_module_is_near_to_it_through_what_tests_share_too(self) -> None:
        assert near("src/hakem/pairing/swiss/dutch/rules.py")["unit/pairing/swiss/brackets/test_rules.py"] == NAMED
        assert near("tests/support/keys_model.py")["web/test_keys_judge.py"] == NAMED
        assert near("tests/support/browser.py")["web/test_round.py"] == NAMED

    def test_an_engine_and_the_rules_that_it_follows(self) -> None:
        found = near("src/hakem/pairing/swiss/dutch/colours.py")
        assert found["rules/test_dutch_2026.py"] == ROOM
        assert found["judges/tests/test_dutch.py"] == ROOM

    def test_pages_are_not_what_commands_and_systems_of_that_name_are(self) -> None:
        found = near("src/hakem/web/pages/round.py")
        assert found["web/test_round.py"] == found["web/test_round_routes.py"] == NAMED
        assert not {"cli/test_round.py", "rules/test_round_robin_2026.py"} & found.keys()

    def test_a_script_is_the_pages_on_which_it_works(self) -> None:
        found = near("src/hakem/web/static/entry.js")
        assert found["web/test_round.py"] == found["web/test_knockout.py"] == NAMED
        assert found["web/test_prizes.py"] == ROOM

    def test_a_changed_test_is_the_nearest(self) -> None:
        assert near("tests/differential/test_lim_judge.py")["differential/test_lim_judge.py"] == NAMED

    def test_data_are_the_tests_that_name_them(self) -> None:
        assert near("tests/data/berger_tables.json")["unit/facts/test_berger.py"] == NAMED

    def test_documents_and_tools(self) -> None:
        found = near("docs/tour.md", "tools/mutation/mutants.py")
        assert found["docs/test_glossary.py"] == ROOM
        assert found["unit/test_mutation.py"] == NAMED


class TestPages:
    def test_a_part_of_a_page_is_the_pages_that_take_it_in(self) -> None:
        assert {"round.html", "bracket_page.html"} <= templates_with("keys.html")
        assert {"round", "knockout"} <= stems(renderers(templates_with("keys.html")))

    @pytest.mark.parametrize(
        ("script", "there", "elsewhere"),
        [
            ("keys.js", "round.html", "prizes.html"),
            ("queue.js", "phone.html", "round.html"),
            ("hand.js", "by_hand.html", "me.html"),
        ],
    )
    def test_what_the_layout_loads_is_the_pages_with_its_hooks(self, script: str, there: str, elsewhere: str) -> None:
        found = templates_of_static(STATIC / script)
        assert there in found
        assert elsewhere not in found

    def test_what_has_no_hooks_is_all_pages(self) -> None:
        assert {"round.html", "me.html"} <= templates_of_static(STATIC / "theme.js")

    def test_a_word_is_whoever_says_it(self) -> None:
        assert PACKAGE / "web" / "round_view.py" in users_of_keys(["web-round.title"])

    def test_a_word_whose_key_is_put_together_is_whoever_begins_it(self) -> None:
        assert "base.html" in {path.name for path in users_of_keys(["web.tab.players"])}

    def test_words_that_differ(self) -> None:
        text = (
            "### A file\n\nweb-round_title = Round\nweb-round_tally = { $n ->\n    [one] 1 = 1\n   *[other] more\n}\n"
        )
        before, now = sentences(text), sentences(text.replace("more", "others"))
        assert list(before) == ["web-round.title", "web-round.tally"]
        assert {key for key in now if now[key] != before[key]} == {"web-round.tally"}


DURATIONS = {
    "tests/unit/a.py": FileTimes(10, 2.0, {"test_long": 9.0, "test_longer": 12.0}),
    "tests/unit/b.py": FileTimes(5, 1.0),
    "tests/architecture/c.py": FileTimes(7, 3.0, {"test_all": 5.0}),
    "tests/cli/d.py": FileTimes(4, 1.0),
}
NEAR = {ROOT / "tests/unit/a.py": NAMED, ROOT / "tests/unit/b.py": UNIT, ROOT / "tests/architecture/c.py": SHAPE}


class TestPlan:
    def run(self, seconds: float) -> list[tuple[str, str]]:
        return [(part.file[-4:], part.test) for part in planned(NEAR, DURATIONS, seconds).run]

    def test_the_nearest_and_shortest_first_until_the_time_is_full(self) -> None:
        assert self.run(15) == [("a.py", SHORT), ("a.py", "test_long"), ("c.py", SHORT)]
        assert self.run(100) == [
            ("a.py", SHORT),
            ("a.py", "test_long"),
            ("a.py", "test_longer"),
            ("c.py", SHORT),
            ("b.py", SHORT),
        ]

    def test_what_does_not_fit_makes_place_for_what_does(self) -> None:
        assert self.run(9) == [("a.py", SHORT), ("c.py", SHORT), ("b.py", SHORT)]

    def test_every_file_goes_to_whoever_has_least_to_do(self) -> None:
        shares = planned(NEAR, DURATIONS, 100).shares(2)
        assert shares == [["tests/unit/a.py"], ["tests/architecture/c.py", "tests/unit/b.py"]]

    def test_nothing_is_lost(self) -> None:
        plan = planned(NEAR, DURATIONS, 15)
        assert sum(part.tests for part in plan.run + plan.left) == sum(each.count for each in DURATIONS.values())
        assert plan.seconds + sum(part.seconds for part in plan.left) == sum(each.whole for each in DURATIONS.values())


class TestDurations:
    def test_the_record_reads_as_it_is_written(self) -> None:
        assert written(read()) == RECORDED.read_text(encoding="utf-8")
        assert len(read()) > 100

    def test_what_is_measured(self) -> None:
        found = measured(["0.200 tests/a.py::test_x", "1.234 tests/a.py::test_y[a b]", "0.300 tests/a.py::test_x"])
        assert found == {"tests/a.py": FileTimes(1, 0.3, {"test_y[a b]": 1.2})}

    def test_some_are_renewed_and_what_is_gone_is_left_out(self) -> None:
        own, other = "tests/unit/test_quick.py", "tests/unit/test_values.py"
        before = {own: FileTimes(1, 1.0), other: FileTimes(2, 2.0), "tests/test_gone.py": FileTimes(3, 3.0)}
        assert renewed(before, {own: FileTimes(4, 4.0)}) == {own: FileTimes(4, 4.0), other: FileTimes(2, 2.0)}

    def test_a_new_file_is_guessed(self, tmp_path: Path) -> None:
        file = tmp_path / "test_new.py"
        file.write_text("class TestNew:\n    def test_one(self): ...\n\ndef test_two(): ...\n", encoding="utf-8")
        assert guessed(file).count == 2
        assert of_all([Path(__file__)], {})["tests/unit/test_quick.py"].whole > 1
