"""How far a plan has been played: slots find their holders, impossible results are refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.knockout import MatchKey, Plan, Progress, Seed, Slot, WinnerOf, plan
from tests.support.effort import examples


def played(made: Plan, coins: st.DataObject) -> Progress:
    """Every match decided by a coin."""
    winners: dict[MatchKey, int] = {}
    for number, stage in enumerate(made.stages, start=1):
        so_far = Progress(made, dict(winners))
        for place, match in enumerate(stage.matches, start=1):
            seeds = [seed for seed in map(so_far.seed, match.slots) if seed is not None]
            assert len(set(seeds)) == 2
            winners[number, place] = coins.draw(st.sampled_from(seeds))
    return Progress(made, winners)


@settings(max_examples=examples(60))
@given(st.integers(2, 40), st.data(), st.booleans())
def test_nobody_comes_back_and_the_number_is_right(players: int, coins: st.DataObject, reseed: bool) -> None:
    made = plan(players, coins.draw(st.integers(1, players - 1)), reseed)
    end = played(made, coins)
    left = set(range(1, players + 1))
    for number in range(1, len(made.stages) + 1):
        after = end.left(number)
        assert after is not None
        assert set(after) < left
        left = set(after)
    assert {end.seed(slot) for slot in made.selected} == left
    assert len(left) == made.qualify


@settings(max_examples=examples(40))
@given(st.integers(2, 40), st.data())
def test_reseeding_pairs_the_best_left_with_the_last(players: int, coins: st.DataObject) -> None:
    made = plan(players, 1, reseed=True)
    end = played(made, coins)
    for number, stage in enumerate(made.stages[1:], start=1):
        left = end.left(number)
        assert left is not None
        met = [tuple(map(end.seed, match.slots)) for match in stage.matches]
        assert met == [(left[k], left[-1 - k]) for k in range(len(left) // 2)]
    assert [end.seed(slot) for slot in made.selected] == list(end.left(len(made.stages)) or ())


def worked_out(progress: Progress, slot: Slot) -> int | None:
    """Who holds a slot, by the meaning of the slot and from the first stage on."""
    if isinstance(slot, Seed):
        return slot.number
    if isinstance(slot, WinnerOf):
        return progress.winners.get((slot.stage, slot.match))
    stage = progress.plan.stages[slot.stage - 1]
    won = [progress.winners.get((slot.stage, match)) for match in range(1, len(stage.matches) + 1)]
    left = [*(worked_out(progress, passing) for passing in stage.passes), *won]
    known = sorted(seed for seed in left if seed is not None)
    return known[slot.place - 1] if len(known) == len(left) else None


@settings(max_examples=examples(40))
@given(st.integers(2, 24), st.data(), st.booleans())
def test_slots_are_held_by_whom_the_winners_so_far_tell(players: int, coins: st.DataObject, reseed: bool) -> None:
    """Some of the matches are over, in an order in which they can be played."""
    made = plan(players, coins.draw(st.integers(1, players - 1)), reseed)
    end = played(made, coins).winners
    over = coins.draw(st.integers(0, len(end)))
    now = Progress(made, {key: end[key] for key in sorted(end)[:over]})
    slots = [*made.selected, *(slot for stage in made.stages for match in stage.matches for slot in match.slots)]
    assert [now.seed(slot) for slot in slots] == [worked_out(now, slot) for slot in slots]


def test_open_slots_have_no_holder() -> None:
    made = plan(4, 1)
    start = Progress(made, {})
    assert start.seed(WinnerOf(1, 1)) is None
    assert start.left(1) is None
    assert Progress(made, {(1, 1): 4, (1, 2): 2}).left(1) == (2, 4)
    half = Progress(plan(4, 1, reseed=True), {(1, 1): 4})
    assert half.seed(made.stages[1].matches[0].slots[0]) == 4
    assert half.seed(plan(4, 1, reseed=True).stages[1].matches[0].slots[0]) is None


@pytest.mark.parametrize(
    ("winners", "key"),
    [
        ({(1, 3): 1}, "no-such-match"),
        ({(0, 1): 1}, "no-such-match"),
        ({(3, 1): 1}, "no-such-match"),
        ({(1, 0): 1}, "no-such-match"),
        ({(2, 1): 1}, "match-not-due"),
        ({(1, 1): 1, (2, 1): 1}, "match-not-due"),
        ({(1, 1): 2}, "not-in-match"),
        ({(1, 1): 1, (1, 2): 2, (2, 1): 4}, "not-in-match"),
    ],
)
def test_results_that_cannot_be(winners: dict[MatchKey, int], key: str) -> None:
    with pytest.raises(RequestError) as refused:
        Progress(plan(4, 1), winners)
    assert refused.value.message.key == f"knockout.{key}"
    assert str(refused.value)
