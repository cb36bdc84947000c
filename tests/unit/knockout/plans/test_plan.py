"""Plans of every size up to 128 players: what holds for all of them."""

from __future__ import annotations

import pytest

from hakem.errors import RequestError
from hakem.i18n import languages, say
from hakem.knockout import (
    PRELIMINARY,
    BestLeft,
    Plan,
    PlannedMatch,
    PlannedStage,
    Seed,
    Slot,
    WinnerOf,
    plan,
    plan_as_data,
    plan_steps,
    size_after_preliminary,
    stage_title,
)
from tests.support.some import some

LARGEST = 128
every_size = pytest.mark.parametrize("players", range(2, LARGEST + 1))


def reachable(made: Plan) -> dict[Slot, frozenset[int]]:
    """Who may come to hold each slot."""
    found: dict[Slot, frozenset[int]] = {Seed(n): frozenset({n}) for n in range(1, made.players + 1)}
    for number, stage in enumerate(made.stages, start=1):
        for place, match in enumerate(stage.matches, start=1):
            upper, lower = match.slots
            found[WinnerOf(number, place)] = found[upper] | found[lower]
    return found


def all_slots(stage: PlannedStage) -> list[Slot]:
    return [*stage.passes, *(slot for match in stage.matches for slot in match.slots)]


@every_size
def test_it_ends_with_as_many_as_are_selected(players: int) -> None:
    for qualify in some(range(1, players)):
        for made in (plan(players, qualify), plan(players, qualify, reseed=True)):
            left = players
            for stage in made.stages:
                assert len(all_slots(stage)) == left
                left -= len(stage.matches)
            assert left == qualify == len(made.selected)


@every_size
def test_nobody_is_twice_in_a_stage_and_everybody_is_once(players: int) -> None:
    for qualify in some(range(1, players)):
        made = plan(players, qualify)
        found = reachable(made)
        for slots in (*(all_slots(stage) for stage in made.stages), made.selected):
            held = [seed for slot in slots for seed in found[slot]]
            assert sorted(held) == list(range(1, players + 1))


@every_size
def test_every_winner_goes_to_one_later_place(players: int) -> None:
    for qualify in some(range(1, players)):
        made = plan(players, qualify)
        used = [slot for slots in (*map(all_slots, made.stages), made.selected) for slot in slots]
        winners = [slot for slot in used if isinstance(slot, WinnerOf)]
        keys = [(s, m) for s, stage in enumerate(made.stages, 1) for m in range(1, len(stage.matches) + 1)]
        assert sorted((w.stage, w.match) for w in winners) == keys
        for number, stage in enumerate(made.stages, start=1):
            assert all(slot.stage < number for slot in all_slots(stage) if isinstance(slot, WinnerOf))


@every_size
def test_those_who_pass_are_the_best_and_only_before_the_first_full_stage(players: int) -> None:
    for qualify in some(range(1, players)):
        first, *later = plan(players, qualify).stages
        passing = len(first.passes)
        assert first.passes == tuple(Seed(n) for n in range(1, passing + 1))
        assert (first.name == PRELIMINARY) == bool(passing)
        assert all(not stage.passes for stage in later)
        if passing:
            assert passing + len(first.matches) == size_after_preliminary(players, qualify)


@every_size
def test_top_against_bottom(players: int) -> None:
    """If the better seed always wins, every stage is played by the best so many, first against last."""
    for qualify in some(range(1, players)):
        made = plan(players, qualify)
        best = {slot: min(seeds) for slot, seeds in reachable(made).items()}
        for stage in made.stages:
            size, passing = len(all_slots(stage)), len(stage.passes)
            met = [tuple(best[slot] for slot in match.slots) for match in stage.matches]
            assert met == [(passing + k, size + 1 - k) for k in range(1, len(met) + 1)]


@every_size
def test_the_first_two_can_only_meet_in_the_final(players: int) -> None:
    made = plan(players, 1)
    found = reachable(made)
    for stage in made.stages[:-1]:
        assert all(not {1, 2} <= found[a] | found[b] for a, b in (match.slots for match in stage.matches))
    (final,) = made.stages[-1].matches
    assert made.stages[-1].name == "final"
    assert {1, 2} <= found[final.slots[0]] | found[final.slots[1]]


def test_winner_of_a_preliminary_match_takes_the_slot_of_the_better_seed() -> None:
    made = plan(11, 4)
    assert [tuple(map(str, match.slots)) for match in made.stages[0].matches] == [("6", "11"), ("7", "10"), ("8", "9")]
    assert [tuple(map(str, match.slots)) for match in made.stages[1].matches] == [
        ("1", "W1.3"),
        ("2", "W1.2"),
        ("3", "W1.1"),
        ("4", "5"),
    ]
    assert [str(slot) for slot in made.selected] == ["W2.1", "W2.2", "W2.3", "W2.4"]


@pytest.mark.parametrize(
    ("players", "qualify", "names"),
    [
        (2, 1, ("final",)),
        (11, 1, ("preliminary", "quarter-finals", "semi-finals", "final")),
        (32, 1, ("round-of-32", "round-of-16", "quarter-finals", "semi-finals", "final")),
        (8, 2, ("round-of-8", "round-of-4")),
        (12, 3, ("round-of-12", "round-of-6")),
        (5, 3, ("preliminary",)),
    ],
)
def test_finals_are_what_leads_to_one_winner(players: int, qualify: int, names: tuple[str, ...]) -> None:
    assert plan(players, qualify).stage_names == names


def test_names_in_words() -> None:
    named = ("preliminary", "round-of-16", "quarter-finals", "Play-off")
    assert [say(stage_title(name)) for name in named] == ["Preliminary", "Round of 16", "Quarter-finals", "Play-off"]
    assert [say(stage_title(name), "tr") for name in named] == ["Ön eleme", "Son 16", "Çeyrek final", "Play-off"]


def test_reseeding_names_places_among_those_left() -> None:
    made = plan(6, 1, reseed=True)
    assert made.stages[1] == PlannedStage(
        "semi-finals", (PlannedMatch((Seed(1), BestLeft(1, 4))), PlannedMatch((Seed(2), BestLeft(1, 3))))
    )
    assert [str(slot) for slot in (*made.stages[2].matches[0].slots, *made.selected)] == ["R2.1", "R2.2", "R3.1"]
    assert [step.outcome for step in plan_steps(made)][-1] == "plan.reseeded"


def test_as_data() -> None:
    assert plan_as_data(plan(6, 1)) == {
        "players": 6,
        "qualify": 1,
        "stages": [
            {"name": "preliminary", "matches": [[3, 6], [4, 5]], "passes": [1, 2]},
            {"name": "semi-finals", "matches": [[1, "W1.2"], [2, "W1.1"]], "passes": []},
            {"name": "final", "matches": [["W2.1", "W2.2"]], "passes": []},
        ],
    }


@pytest.mark.parametrize(("players", "qualify"), [(1, 1), (0, 0), (-3, 1), (8, 8), (8, 9), (8, 0), (8, -1)])
@pytest.mark.parametrize("language", languages())
def test_requests_that_make_no_sense(players: int, qualify: int, language: str) -> None:
    with pytest.raises(RequestError) as refused:
        plan(players, qualify)
    assert refused.value.message.key == ("knockout.players" if players < 2 else "knockout.qualify")
    assert say(refused.value.message, language)
