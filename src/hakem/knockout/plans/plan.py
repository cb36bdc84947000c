"""The plan of a knockout: who meets whom from the first stage to the last, before anybody has played.

Seeds are counted from 1, the best first. Of N players n are to be selected;
every stage but a preliminary one halves the field, so it begins with n doubled
once or several times. If N is no such number, a preliminary stage brings the
field down to the largest one below N: the last seeds play it, the others pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hakem.errors import RequestError
from hakem.explain import Step
from hakem.i18n import Message
from hakem.regulations import KNOCKOUT_2009
from hakem.values import dataclass

_ART = KNOCKOUT_2009.art

PRELIMINARY = "preliminary"
_ROUND_OF = "round-of-"
_OF_PLAY_OFFS = ("match", "groups", "round-robin", "golden-round-robin", "remaining")
_LAST_STAGES = {2: "final", 4: "semi-finals", 8: "quarter-finals"}


@dataclass(frozen=True, slots=True)
class Seed:
    """A player by seed."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class WinnerOf:
    """Whoever wins that match of that stage; both are counted from 1."""

    stage: int
    match: int

    def __str__(self) -> str:
        return f"W{self.stage}.{self.match}"


@dataclass(frozen=True, slots=True)
class BestLeft:
    """Of those left after that stage, the one with the ``place``-th best seed."""

    stage: int
    place: int

    def __str__(self) -> str:
        return f"R{self.stage}.{self.place}"


Slot: TypeAlias = Seed | WinnerOf | BestLeft
"""A place in a match, held by somebody who may not be known yet; as text ``4``, ``W1.2`` or ``R1.3``."""


@dataclass(frozen=True, slots=True)
class PlannedMatch:
    """Two slots that meet, the better one first."""

    slots: tuple[Slot, Slot]


@dataclass(frozen=True, slots=True)
class PlannedStage:
    """Matches that are played at the same time, and the slots that go on without playing."""

    name: str
    matches: tuple[PlannedMatch, ...]
    passes: tuple[Slot, ...] = ()

    @property
    def title(self) -> Message:
        """The name in words."""
        return stage_title(self.name)


def stage_title(name: str) -> Message:
    """The name of a stage in words; a name that is none of ours stays as it is.

    >>> stage_title("round-of-16").data["size"]
    16
    """
    if name == PRELIMINARY or name in _LAST_STAGES.values() or name in _OF_PLAY_OFFS:
        return Message(f"knockout.stage.{name}")
    size = name.removeprefix(_ROUND_OF)
    if size != name and size.isdecimal():
        return Message("knockout.round-of", {"size": int(size)})
    return Message("knockout.stage-named", {"name": name})


@dataclass(frozen=True, slots=True)
class Plan:
    """All stages in order.

    Without ``reseed`` the bracket is fixed: the winner takes the slot of the
    better of the two. With it those left are paired anew after every stage, by
    their seeds.
    """

    players: int
    qualify: int
    stages: tuple[PlannedStage, ...]
    reseed: bool = False

    @property
    def selected(self) -> tuple[Slot, ...]:
        """The slots that are left at the end, the better ones first."""
        return _left(self.stages, self.reseed)

    @property
    def stage_names(self) -> tuple[str, ...]:
        """The names of the stages, in order."""
        return tuple(stage.name for stage in self.stages)


def plan(players: int, qualify: int, reseed: bool = False) -> Plan:
    """The plan by which ``players`` players play for ``qualify`` places.

    >>> [str(slot) for match in plan(9, 2).stages[0].matches for slot in match.slots]
    ['8', '9']
    """
    if players < 2:
        raise RequestError(Message("knockout.players", {"players": players}))
    if not 1 <= qualify < players:
        raise RequestError(Message("knockout.qualify", {"qualify": qualify, "most": players - 1}))
    slots: tuple[Slot, ...] = tuple(Seed(number) for number in range(1, players + 1))
    stages: list[PlannedStage] = []
    if players > (target := size_after_preliminary(players, qualify)):
        stages.append(_preliminary(slots, target))
        slots = _left(stages, reseed)
    while len(slots) > qualify:
        stages.append(PlannedStage(_name(len(slots), qualify), _top_against_bottom(slots)))
        slots = _left(stages, reseed)
    return Plan(players, qualify, tuple(stages), reseed)


def size_after_preliminary(players: int, qualify: int) -> int:
    """The largest number not above ``players`` that is ``qualify`` doubled any number of times.

    >>> size_after_preliminary(11, 4), size_after_preliminary(14, 3), size_after_preliminary(8, 6)
    (8, 12, 6)
    """
    size = qualify
    while 2 * size <= players:
        size *= 2
    return size


def _preliminary(slots: tuple[Slot, ...], target: int) -> PlannedStage:
    """As many matches as players are too many, among the last seeds."""
    passing = 2 * target - len(slots)
    return PlannedStage(PRELIMINARY, _top_against_bottom(slots[passing:]), slots[:passing])


def _top_against_bottom(slots: tuple[Slot, ...]) -> tuple[PlannedMatch, ...]:
    half = len(slots) // 2
    return tuple(PlannedMatch(pair) for pair in zip(slots[:half], reversed(slots[half:]), strict=True))


def _name(size: int, qualify: int) -> str:
    """Finals are what leads to one winner; with several selected, stages go by their size."""
    usual = f"{_ROUND_OF}{size}"
    return _LAST_STAGES.get(size, usual) if qualify == 1 else usual


def _left(stages: Sequence[PlannedStage], reseed: bool) -> tuple[Slot, ...]:
    """The slots after the last of these stages.

    Whoever passes is better seeded than all who play, so those slots are known
    with re-seeding too.
    """
    number, last = len(stages), stages[-1]
    if reseed:
        places = range(len(last.passes) + 1, len(last.passes) + len(last.matches) + 1)
        return (*last.passes, *(BestLeft(number, place) for place in places))
    return (*last.passes, *(WinnerOf(number, match) for match in range(1, len(last.matches) + 1)))


def plan_steps(plan: Plan) -> tuple[Step, ...]:
    """The steps that lead from two numbers to the plan."""
    return tuple(_steps(plan))


def _steps(plan: Plan) -> Iterator[Step]:
    size = size_after_preliminary(plan.players, plan.qualify)
    first = plan.stages[0]
    yield Step(_ART("B.1"), "plan.numbers", data={"players": plan.players, "qualify": plan.qualify})
    if first.name == PRELIMINARY:
        yield Step(_ART("B.2"), "plan.preliminary", data={"players": plan.players, "qualify": plan.qualify})
        data = {"size": size, "playing": 2 * len(first.matches), "passing": len(first.passes)}
        yield Step(_ART("B.3"), "plan.preliminary-size", data=data)
    else:
        yield Step(_ART("B.2"), "plan.no-preliminary", data={"players": plan.players, "qualify": plan.qualify})
    if size == plan.qualify:
        yield Step(_ART("B.4"), "plan.preliminary-only", data={"twice": 2 * plan.qualify})
    else:
        yield Step(_ART("A.7"), "plan.last-stage", data={"matches": len(plan.stages[-1].matches)})
    if plan.reseed:
        yield Step(_ART("A.4"), "plan.reseeded")


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
