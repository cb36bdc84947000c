"""Two rounds beside each other: the first group in which they part, criterion by criterion in the order of the text."""

from __future__ import annotations

from hakem.explain import Step
from hakem.i18n import Article
from hakem.model import PlayerId, Points
from hakem.values import OneOf, dataclass

ORDER = "order"
"""The last rung of all: nothing but the order of the candidates tells the two apart."""


class Standing(OneOf):
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
    """

    article: Article
    criterion: str
    ours: tuple[int, ...] = ()
    theirs: tuple[int, ...] = ()
    our_players: tuple[PlayerId, ...] = ()
    their_players: tuple[PlayerId, ...] = ()
    other: bool = False

    @property
    def standing(self) -> Standing:
        """How theirs does beside ours."""
        if self.other:
            return Standing.OTHER
        if self.ours == self.theirs:
            return Standing.SAME
        return Standing.WORSE if self.theirs > self.ours else Standing.BETTER


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
