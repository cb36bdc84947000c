"""A plan as data for other programs: numbers are seeds, texts are slots that wait for a result."""

from __future__ import annotations

from hakem.knockout.plan import Plan, Seed, Slot


def plan_as_data(plan: Plan) -> dict[str, object]:
    """The plan as values that JSON can hold.

    Stages and matches are counted from 1 in ``"W1.2"``, the winner of match 2 of
    stage 1, and in ``"R1.3"``, the third best seed of those left after stage 1.
    """
    return {
        "players": plan.players,
        "qualify": plan.qualify,
        "stages": [
            {
                "name": stage.name,
                "matches": [[_slot(slot) for slot in match.slots] for match in stage.matches],
                "passes": [_slot(slot) for slot in stage.passes],
            }
            for stage in plan.stages
        ],
    }


def _slot(slot: Slot) -> int | str:
    return slot.number if isinstance(slot, Seed) else str(slot)
