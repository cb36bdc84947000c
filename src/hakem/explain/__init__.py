"""Explanations as data: engines report steps and compare rounds, the edge puts them into words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from typing import Protocol

from hakem.i18n import Article, Datum, Json, Message
from hakem.i18n.message import NOTHING, datum_from_data, datum_to_data, frozen
from hakem.model import PlayerId, Points
from hakem.values import OneOf, dataclass

__all__ = [
    "NO_TRACE",
    "ORDER",
    "Comparison",
    "Level",
    "Recorder",
    "Rung",
    "RungStanding",
    "Step",
    "Trace",
    "step_from_data",
    "step_to_data",
]


class Level(Enum):
    """How much somebody must want to know to be told.

    The outcome, what led to it, every comparison on the way, and in the end which
    step of a procedure followed which, which says nothing by itself.
    """

    HEADLINE = "headline"
    REASON = "reason"
    DETAIL = "detail"
    TRACE = "trace"

    @property
    def told(self) -> frozenset[Level]:
        """This level and all that say more about the outcome."""
        return _TOLD[self]


_TOLD = {level: frozenset(list(Level)[:place]) for place, level in enumerate(Level, start=1)}


@dataclass(frozen=True, slots=True)
class Step:
    """One application of one article: to whom, and what came of it.

    ``outcome`` is the stable key of a sentence, ``data`` what fills it.
    ``bracket`` is the score of the bracket in which it happened, ``board`` the
    number of the board that it is about, where there is one.
    """

    article: Article
    outcome: str
    subject: tuple[PlayerId, ...] = ()
    data: Mapping[str, Datum] = NOTHING
    bracket: Fraction | None = None
    board: int | None = None
    level: Level = Level.REASON

    def __post_init__(self) -> None:
        object.__setattr__(self, "data", frozen(self.data))

    @property
    def message(self) -> Message:
        """The step as a sentence that can be said in every language."""
        return Message(f"step.{self.outcome}", self.data)


def step_to_data(step: Step) -> dict[str, Json]:
    """The step for JSON."""
    return {
        "article": datum_to_data(step.article),
        "outcome": step.outcome,
        "subject": list(step.subject),
        "data": {name: datum_to_data(datum) for name, datum in step.data.items()},
        "bracket": None if step.bracket is None else str(step.bracket),
        "board": step.board,
        "level": step.level.value,
    }


def step_from_data(given: Json) -> Step:
    """The step that ``step_to_data`` gave; ``ValueError`` for anything else."""
    match given:
        case {
            "article": article,
            "outcome": str(outcome),
            "subject": list(subject),
            "data": dict(data),
            "bracket": str() | None as bracket,
            "board": int() | None as board,
            "level": str(level),
            **rest,
        } if not rest and all(isinstance(player, int) for player in subject):
            cited = datum_from_data(article)
            if isinstance(cited, Article):
                return Step(
                    cited,
                    outcome,
                    tuple(PlayerId(player) for player in subject if isinstance(player, int)),
                    {name: datum_from_data(datum) for name, datum in data.items()},
                    None if bracket is None else Fraction(bracket),
                    board,
                    Level(level),
                )
    raise ValueError(f"no step: {given!r}")


class Trace(Protocol):
    """Somebody who listens to an engine.

    ``wanted`` says whether they want to hear everything, which costs work. What an
    engine has to assume because the event says nothing is told in any case.
    """

    @property
    def wanted(self) -> bool: ...

    def add(self, step: Step) -> None: ...


class _Silence:
    wanted = False

    def add(self, step: Step) -> None:
        """Nobody listens."""


NO_TRACE: Trace = _Silence()


class Recorder:
    """Keeps every step, in order; or, if not everything is wanted, what was assumed."""

    def __init__(self, *, wanted: bool = True) -> None:
        self.wanted = wanted
        self.steps: list[Step] = []

    def add(self, step: Step) -> None:
        """Remember the step."""
        self.steps.append(step)


ORDER = "order"
"""The last rung of all: nothing but the order of the candidates tells the two apart."""


class RungStanding(OneOf):
    """How another round does by a criterion beside ours."""

    SAME = "same"
    WORSE = "worse"
    BETTER = "better"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Rung:
    """One criterion of the ladder, with what it holds against ours and against theirs.

    ``ours`` and ``theirs`` are sizes from the largest, or one number where a
    criterion only counts; the smaller list is the better one. Players are those
    whom it is held against. ``other`` says that it knows no better and worse: the
    text names somebody, or an order, and the other round has another one.
    ``of_teams`` says that the players are teams. ``our_value`` and ``their_value`` are how
    people say a size that is not simply a number: scores, or differences of scores.
    """

    article: Article
    criterion: str
    ours: tuple[int, ...] = ()
    theirs: tuple[int, ...] = ()
    our_players: tuple[PlayerId, ...] = ()
    their_players: tuple[PlayerId, ...] = ()
    other: bool = False
    of_teams: bool = False
    our_value: Message | None = None
    their_value: Message | None = None

    @property
    def standing(self) -> RungStanding:
        """How theirs does beside ours."""
        if self.other:
            return RungStanding.OTHER
        if self.ours == self.theirs:
            return RungStanding.SAME
        return RungStanding.WORSE if self.theirs > self.ours else RungStanding.BETTER


@dataclass(frozen=True, slots=True)
class Comparison:
    """What tells another round from ours: the step that says it, and the ladder of the group in which they part.

    ``bracket`` is the score of that group. The rungs go down to the one that
    decides, which is the last one; there are none where no group is at fault.
    """

    step: Step
    rungs: tuple[Rung, ...] = ()
    bracket: Points | None = None

    @property
    def decided_by(self) -> Rung | None:
        """The criterion that decides."""
        return self.rungs[-1] if self.rungs else None
