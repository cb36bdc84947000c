"""The knockout of the handbook, articles A.4 to A.8, A.20 to A.26 and B, with all its worked examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hakem.explain import Step
from hakem.i18n import languages, say
from hakem.knockout import PRELIMINARY, Plan, Seed, plan, plan_as_data, plan_steps
from hakem.regulations import KNOCKOUT_2009
from tests.support.some import some

DATA = json.loads((Path(__file__).parents[1] / "data" / "knockout_examples.json").read_text("utf-8"))
EXAMPLES: dict[str, dict[str, Any]] = {example["id"]: example for example in DATA["examples"]}
WITH_NUMBERS = [example for example in EXAMPLES.values() if example["n"] is not None]


def pairs(made: Plan, stage: int) -> list[list[Any]]:
    stages: Any = plan_as_data(made)["stages"]
    return stages[stage - 1]["matches"]  # type: ignore[no-any-return]


def articles(steps: tuple[Step, ...]) -> list[str]:
    return [step.article.number for step in steps]


class TestB1:
    """How many play, how many are selected."""

    @pytest.mark.parametrize("qualify", [1, 2, 4])
    def test_example_a(self, qualify: int) -> None:
        assert pairs(plan(8, qualify), 1) == EXAMPLES["a"]["pairings"]

    @pytest.mark.parametrize("language", languages())
    def test_every_plan_can_be_told(self, language: str) -> None:
        made = [plan(8, 1), plan(11, 4), plan(8, 6), plan(9, 2, reseed=True)]
        for step in some(step for each in made for step in plan_steps(each)):
            assert say(step.message, language)


class TestB2:
    """The printed article lacks a negation: a preliminary is played when N is NOT one of the multiples."""

    @pytest.mark.parametrize(("players", "qualify"), [(8, 1), (8, 2), (8, 4), (6, 3), (12, 3), (2, 1), (96, 6)])
    def test_none_where_the_players_are_a_multiple(self, players: int, qualify: int) -> None:
        """Read as printed, example a would begin with a preliminary of nobody."""
        made = plan(players, qualify)
        assert made.stages[0].name != PRELIMINARY
        assert plan_steps(made)[1].outcome == "plan.no-preliminary"

    @pytest.mark.parametrize("example", WITH_NUMBERS, ids=lambda e: e["id"])
    def test_one_in_every_example_where_they_are_not(self, example: dict[str, Any]) -> None:
        """Read as printed, none of these would have one, and every one of them plays it."""
        made = plan(example["N"], example["n"])
        assert example["N"] not in example.get("multiples", [])
        assert made.stages[0].name == PRELIMINARY
        assert plan_steps(made)[1].outcome == "plan.preliminary"


class TestB3:
    """What the preliminary stage leaves."""

    @pytest.mark.parametrize("example", WITH_NUMBERS, ids=lambda e: e["id"])
    def test_examples_b_to_f(self, example: dict[str, Any]) -> None:
        first = plan(example["N"], example["n"]).stages[0]
        playing = sorted(slot.number for match in first.matches for slot in match.slots if isinstance(slot, Seed))
        assert playing == example["prelim_players"]
        assert list(first.passes) == [Seed(number) for number in example["byes"]]
        assert len(first.matches) == example.get("prelim_games", 1)
        left = len(first.passes) + len(first.matches)
        assert left == example.get("target_after_prelim", 8)

    @pytest.mark.parametrize("example", [e for e in WITH_NUMBERS if "multiples" in e], ids=lambda e: e["id"])
    def test_multiples_are_doublings(self, example: dict[str, Any]) -> None:
        assert example["multiples"] == [example["n"] * 2**k for k in (1, 2, 3)]

    def test_nine_to_two_with_made_up_players(self) -> None:
        """Filled up to 16 the first seven have no opponent; then 8, 4 and 2 are left. The print says 9 for 16."""
        example = EXAMPLES["b-000"]
        made = plan(9, 2)
        assert example["fictitious_up_to"] - 9 == example["fictitious"] == len(made.stages[0].passes)
        sizes = [2 * len(stage.matches) for stage in made.stages[1:]]
        assert [*sizes, len(made.selected)] == example["then"]

    def test_nine_to_six_is_the_plan_for_three(self) -> None:
        """The only example that does not say how many are selected; six are left, so it cannot be for one or two."""
        example = EXAMPLES["nine-000"]
        first = plan(9, 3).stages[0]
        assert pairs(plan(9, 3), 1) == [pair for pair in example["pairings"] if isinstance(pair[1], int)]
        assert [slot.number for slot in first.passes if isinstance(slot, Seed)] == example["byes"]
        assert len(first.passes) + len(first.matches) == example["target_after_prelim"]
        assert plan(9, 3).stage_names == (PRELIMINARY, "round-of-6")
        assert {2 * len(plan(9, n).stages[1].matches) for n in (1, 2, 4)} == {8}


class TestB4:
    """Fewer than twice as many as are selected."""

    @pytest.mark.parametrize("example_id", ["c", "f"])
    def test_nothing_but_the_preliminary_stage(self, example_id: str) -> None:
        example = EXAMPLES[example_id]
        made = plan(example["N"], example["n"])
        assert made.stage_names == (PRELIMINARY,)
        assert len(made.selected) == example["n"]
        assert articles(plan_steps(made)) == ["B.1", "B.2", "B.3", "B.4"]


class TestA7:
    """The last stage has as many matches as there are places."""

    @pytest.mark.parametrize(("players", "qualify"), [(9, 2), (11, 4), (14, 3), (8, 1)])
    def test_a_match_for_every_place(self, players: int, qualify: int) -> None:
        made = plan(players, qualify)
        assert len(made.stages[-1].matches) == qualify
        assert articles(plan_steps(made))[-1] == "A.7"


def test_the_edition_is_in_force() -> None:
    assert (KNOCKOUT_2009.valid_from, KNOCKOUT_2009.valid_until) == (None, None)
