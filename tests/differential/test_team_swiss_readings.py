"""Every reading of C.04.6 where it makes a difference: the engine pairs by ours where another one pairs otherwise."""

from __future__ import annotations

import pytest
from hypothesis import event, given, settings

from tests.differential.test_team_swiss_judge import paired
from tests.support.luck import SEEDS
from tests.support.team_swiss_events import TeamSwiss
from tests.support.team_swiss_readings import OTHER_READINGS, Judged, judged_by

SHOWN: dict[str, tuple[int, ...]] = {
    "TSW-1": (152,),
    "TSW-2": (177,),
    "TSW-4": (155,),
    "TSW-5 exception": (219, 795),
    "TSW-5 games": (65, 96, 130),
    "TSW-7": (9, 16, 24, 64),
}
"""Seeds of events that the two readings pair differently; others are one in hundreds."""

EXAMPLES = 25


def by_engine(made: TeamSwiss) -> Judged:
    """The engine's next round."""
    found = paired(made)
    if found is None:
        return None
    pairs, bye = found
    return frozenset((int(one), int(two)) for one, two in pairs), None if bye is None else int(bye)


def test_every_reading_has_its_events() -> None:
    assert set(SHOWN) == set(OTHER_READINGS)


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seeds in SHOWN.items() for seed in seeds])
def test_where_the_other_reading_pairs_otherwise_ours_is_kept_to(name: str, seed: int) -> None:
    other = OTHER_READINGS[name]
    made = other.made(seed)
    ours = judged_by(made, made.laws)
    assert other.judged(made) != ours
    assert by_engine(made) == ours


@pytest.mark.parametrize("name", OTHER_READINGS)
def test_events_made_for_a_reading_are_paired_as_by_the_judge(name: str) -> None:
    other = OTHER_READINGS[name]

    @settings(max_examples=EXAMPLES)
    @given(SEEDS)
    def holds(seed: int) -> None:
        made = other.made(seed)
        ours = judged_by(made, made.laws)
        event(f"{name} makes a difference: {other.judged(made) != ours}")
        assert by_engine(made) == ours

    holds()
