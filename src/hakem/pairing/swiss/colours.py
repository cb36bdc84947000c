"""Who of a pair gets which colour: the first rule that decides."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from itertools import pairwise

from hakem.facts.colours import ColourRecord, Urgency
from hakem.model import Colour
from hakem.pairing.swiss.field import Field
from hakem.values import dataclass

HistoryRule = Callable[[ColourRecord, ColourRecord], Colour | None]
"""The colour of the first of two by the colours that both have had; None if these do not decide."""

ColourOfFirst = Callable[[int, int], tuple[Colour, str]]
"""The colour of the first of two players, the higher ranked in the field, and the article."""


class ColourRule(enum.Enum):
    """The five rules, in the order in which they are asked."""

    BOTH = "both"
    STRONGER = "stronger"
    ALTERNATE = "alternate"
    HIGHER = "higher"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class ColourArticles:
    """Where an edition writes the five rules, and what it calls ``further`` ones: article and reason."""

    both: str
    stronger: str
    alternate: str
    higher: str
    number: str
    further: tuple[tuple[str, str], ...] = ()

    def reason(self, article: str) -> str:
        """In one word, why the colours are given as that article says."""
        return dict(self.further).get(article) or self.rule(article).value

    def rule(self, article: str) -> ColourRule:
        """Which of the rules the article is; any other one grants the stronger need, to keep the limits of colours."""
        return next((rule for rule in ColourRule if getattr(self, rule.value) == article), ColourRule.STRONGER)


def colour_of_first(
    field: Field,
    first: int,
    second: int,
    initial: Colour,
    rules: ColourArticles,
    history: HistoryRule | None = None,
) -> tuple[Colour, str]:
    """The colour of the higher ranked of two players, and the article that decides.

    ``history`` is how the colours of earlier rounds decide, if not by the last
    round in which they were different.
    """
    mine, theirs = field.records[first], field.records[second]
    wish, other = mine.preference, theirs.preference
    if not mine.history and not theirs.history:
        return (initial if field.places[first] % 2 else initial.other), rules.number
    if wish.colour is None:
        assert other.colour is not None
        return other.colour.other, rules.both
    if wish.colour is not other.colour:
        return wish.colour, rules.both
    if _stronger(mine, theirs):
        return wish.colour, rules.stronger
    if _stronger(theirs, mine):
        return wish.colour.other, rules.stronger
    alternating = (history or opposite_of_last_difference)(mine, theirs)
    return (wish.colour, rules.higher) if alternating is None else (alternating, rules.alternate)


def opposite_of_last_difference(mine: ColourRecord, theirs: ColourRecord) -> Colour | None:
    """The colour that the first did not have when the two last had different ones; None if they never had."""
    both = zip(reversed(mine.history), reversed(theirs.history), strict=False)
    return next((my_colour.other for my_colour, their_colour in both if my_colour is not their_colour), None)


def due_after_an_irregularity(mine: ColourRecord, theirs: ColourRecord) -> Colour | None:
    """The due colour for whoever of two, due the same, was the last to have a colour twice running.

    Games are counted back from the last one of each. Where both had a colour
    twice running it says nothing; None if there is nothing else.
    """
    due = mine.preference.colour
    assert due is not None
    own, other = (_twice_running(record.history) for record in (mine, theirs))
    only_one = own ^ other
    return (due if min(only_one) in own else due.other) if only_one else None


def _twice_running(history: Sequence[Colour]) -> set[int]:
    """The games with the colour of the game before, counted back from the last one."""
    back = history[::-1]
    return {place for place, (later, earlier) in enumerate(pairwise(back)) if later is earlier}


def _stronger(one: ColourRecord, two: ColourRecord) -> bool:
    """Whether the first preference goes before the second; between two absolute ones the wider difference does."""
    if one.preference.urgency is not two.preference.urgency:
        return one.preference.urgency > two.preference.urgency
    both_absolute = one.preference.urgency is Urgency.ABSOLUTE
    return both_absolute and abs(one.difference) > abs(two.difference)
