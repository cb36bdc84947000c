"""The criteria of the Dutch system as questions about a pair or about one who leaves, and what their answers weigh.

A criterion is answered by numbers. Those of a counted one are added up; those of a
graded one are compared as a list, the largest first. Both become digits of one number:
a criterion of higher priority stands above all digits of the lower ones, and in a
graded one a larger number stands above the smaller ones. No digit can overflow,
because a round has at most as many answers as there are vertices. So the sum of the
numbers of all pairs compares as the text compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from hakem.model import Colour
from hakem.values import dataclass
from hakem.verify.colours import breaks_limits, colour_of_higher
from hakem.verify.participant import ColourWish, Participant, PastFloat


class AtLevel(NamedTuple):
    """Where a bracket stands: its lowest score, units of a point, and the score of the bye if one leaves who has it.

    ``ends_with_bye`` says that nobody comes after, and whoever is left has the bye.
    """

    low: int
    point: int
    bye_score: int | None = None
    ends_with_bye: bool = False


OfPair = Callable[[Participant, Participant, AtLevel], int]
OfOne = Callable[[Participant, AtLevel], int]


def _none(*_of: object) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class QualityRule:
    """One criterion: ``pair`` and ``leaves`` are about this bracket, ``meets`` and ``left`` about the following one."""

    article: str
    name: str
    pair: OfPair = _none
    leaves: OfOne = _none
    meets: OfPair = _none
    left: OfOne = _none
    graded: bool = False

    @property
    def looks_ahead(self) -> bool:
        """Whether it is about the following bracket."""
        return self.meets is not _none or self.left is not _none


Answers = tuple[tuple[int, int], ...]
"""Places of criteria with their numbers, zeros left out; a place may come twice."""


class DigitScale:
    """What answers weigh in a problem of some size."""

    def __init__(self, criteria: Sequence[QualityRule], answers: Iterable[Answers], size: int) -> None:
        seen: list[set[int]] = [set() for _ in criteria]
        for given in answers:
            for place, number in given:
                seen[place].add(number)
        self._weights: list[dict[int, int]] = []
        weight = 1
        for criterion, numbers in zip(reversed(criteria), reversed(seen), strict=True):
            weights: dict[int, int] = {}
            if criterion.graded:
                for number in sorted(numbers):
                    weights[number] = weight
                    weight *= size + 1
            else:
                weights = {number: number * weight for number in numbers}
                weight *= size * max(numbers, default=0) + 1
            self._weights.append(weights)
        self._weights.reverse()

    def weigh(self, answers: Answers) -> int:
        """What these answers weigh together."""
        return sum(self._weights[place][number] for place, number in answers)

    def by_criterion(self, answers: Iterable[Answers]) -> list[int]:
        """What all of them weigh for each criterion."""
        totals = [0] * len(self._weights)
        for given in answers:
            for place, number in given:
                totals[place] += self._weights[place][number]
        return totals


# Colours: C10 to C13 (2017: C.8 to C.11).


def _coloured(high: Participant, low: Participant) -> tuple[tuple[Participant, Colour], tuple[Participant, Colour]]:
    """Both with their colours; the initial colour is no matter, it is only for two without a wish."""
    colour, _ = colour_of_higher(high, low, Colour.WHITE)
    return (high, colour), (low, colour.other)


def beyond_two(high: Participant, low: Participant, _at: AtLevel) -> int:
    """Topscorers or their opponents who end with a colour difference beyond two."""
    if not (high.topscorer or low.topscorer):
        return 0
    return sum(abs(e.difference + (1 if c is Colour.WHITE else -1)) > 2 for e, c in _coloured(high, low))


def third_running(high: Participant, low: Participant, _at: AtLevel) -> int:
    """Topscorers or their opponents who get a colour for the third time running."""
    if not (high.topscorer or low.topscorer):
        return 0
    return sum(breaks_limits(e, c) and e.colours[-2:] == (c, c) for e, c in _coloured(high, low))


def wish_denied(high: Participant, low: Participant, _at: AtLevel) -> int:
    """Players who do not get the colour they want: one, if both want the same."""
    return 1 if high.wants is not None and high.wants is low.wants else 0


def strong_wish_denied(high: Participant, low: Participant, _at: AtLevel) -> int:
    """The same for strong wishes, absolute ones among them: the weaker one goes without."""
    same = high.wants is not None and high.wants is low.wants
    return 1 if same and min(high.wish, low.wish) >= ColourWish.STRONG else 0


# Floats. A pair is given higher ranked first; one with more than the lowest score has moved down.


def one(_player: Participant, _at: AtLevel) -> int:
    """Everybody counts."""
    return 1


def score_above(player: Participant, at: AtLevel) -> int:
    """By how much the score is above that of the residents."""
    return player.score - at.low


def unplayed_of_bye(player: Participant, at: AtLevel) -> int:
    """Unplayed games of the one who leaves alone and has the bye."""
    return player.unplayed if at.bye_score is not None and player.score == at.bye_score else 0


def below_all(player: Participant, at: AtLevel) -> int:
    """The difference of one who leaves: as to somebody a point below the lowest of the bracket."""
    return player.score - at.low + at.point


def gap(high: Participant, low: Participant, _at: AtLevel) -> int:
    """The difference of scores."""
    return high.score - low.score


def counted_at_the_end(player: Participant, at: AtLevel) -> int:
    """Whoever is left counts once; three times at the end, if barred from the bye (reading DU-11)."""
    return 3 if at.ends_with_bye and player.barred else 1


def resident_again(last: bool) -> OfOne:
    """A resident who leaves, and floated down in the round before (or two rounds before)."""

    def again(player: Participant, at: AtLevel) -> int:
        return 1 if player.score == at.low and _floated(player, last) is PastFloat.DOWN else 0

    return again


def up_again(last: bool, sized: bool) -> OfPair:
    """The lower of two with unequal scores has floated up before: counted, or by the difference."""

    def again(high: Participant, low: Participant, _at: AtLevel) -> int:
        size = high.score - low.score
        return (size if sized else min(size, 1)) if _floated(low, last) is PastFloat.UP else 0

    return again


def down_again(last: bool, sized: bool) -> OfPair:
    """The higher of two with unequal scores has floated down before: counted, or by the difference."""

    def again(high: Participant, low: Participant, _at: AtLevel) -> int:
        size = high.score - low.score
        return (size if sized else min(size, 1)) if _floated(high, last) is PastFloat.DOWN else 0

    return again


def leaves_again(last: bool, sized: bool) -> OfOne:
    """One who leaves has floated down before: counted, or by the difference."""

    def again(player: Participant, at: AtLevel) -> int:
        return (below_all(player, at) if sized else 1) if _floated(player, last) is PastFloat.DOWN else 0

    return again


def moves_on_again(last: bool) -> OfOne:
    """One who has moved down moves on, and floated down before: worse than any opponent here (reading DU-9)."""

    def again(player: Participant, at: AtLevel) -> int:
        moved = player.score > at.low and _floated(player, last) is PastFloat.DOWN
        return below_all(player, at) if moved else 0

    return again


def _floated(player: Participant, last: bool) -> PastFloat:
    return player.last if last else player.before
