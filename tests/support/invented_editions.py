"""Editions that nobody has written: criteria left out, put in another order, or asking something else by the same name.

Whatever the engine knows about a criterion it must know from its rules. An
edition that only looks like a real one is what finds out if it does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.model import Colour
from hakem.pairing.swiss.brackets.criteria import (
    BracketLevel,
    ColourClash,
    Criteria,
    Criterion,
    CriterionAhead,
    FloaterRule,
    Glimpse,
    PairRule,
    Quality,
    no_floater,
    no_pair,
)
from hakem.pairing.swiss.field import Profile

ODD_SIZE = 7777


def absences_differ(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """About something that no edition asks of a pair."""
    return 1 if higher.unplayed != lower.unplayed else 0


def higher_is_due_white(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """Who is ranked higher matters, even between equal scores."""
    return 1 if higher.colour is Colour.WHITE else 0


def colours_agree(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The contrary of what its name says."""
    return 1 if higher.colour is not lower.colour else 0


def odd_sizes(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """Sizes that have nothing to do with scores."""
    return ODD_SIZE * (higher.unplayed + lower.unplayed) + (3 if higher.colour is lower.colour else 0)


def size_by_rank(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """A size that depends on who is ranked higher."""
    return 5 if higher.last_float is Float.UP else 2 if lower.last_float is Float.UP else 0


def odd_size_of_floater(player: Profile, at: BracketLevel) -> int:
    """A size of a player who is left over, at whatever score."""
    return ODD_SIZE + player.unplayed if player.colour is Colour.BLACK else 11


def floater_due_black(player: Profile, at: BracketLevel) -> int:
    """About colours where editions ask about floats."""
    return 1 if player.colour is Colour.BLACK else 0


def low_scores_first(player: Profile, at: BracketLevel) -> int:
    """Better the higher the score: moved-down players leave before residents."""
    return max(1, 50 - (player.score - at.score))


def meeting_costs(higher: Glimpse, lower: Glimpse, at: BracketLevel) -> int:
    """In the following bracket a pair is a bad thing, too."""
    return 1


def residents_meet(higher: Glimpse, lower: Glimpse, at: BracketLevel) -> int:
    """In the following bracket residents are not to meet each other."""
    return 1 if higher.score == lower.score else 0


def only_the_barred(player: Glimpse, at: BracketLevel) -> int:
    """In the following bracket only those count who may not have the bye."""
    return 0 if player.may_have_bye else 1


def some_count_twice(player: Glimpse, at: BracketLevel) -> int:
    """In the following bracket those above it count twice."""
    return 2 if player.score > at.score else 1


PAIRS: tuple[PairRule, ...] = (
    no_pair,
    absences_differ,
    higher_is_due_white,
    colours_agree,
    ColourClash(Urgency.ABSOLUTE),
    ColourClash(),
)
SIZED_PAIRS: tuple[PairRule, ...] = (no_pair, odd_sizes, size_by_rank, ColourClash(Urgency.STRONG))
FLOATERS: tuple[FloaterRule, ...] = (no_floater, floater_due_black)
SIZED_FLOATERS: tuple[FloaterRule, ...] = (no_floater, odd_size_of_floater, low_scores_first)


def left_out(criteria: Criteria) -> Iterator[Criteria]:
    """Each of them left out in turn; only the first one must stay."""
    for place in range(1, len(criteria.all)):
        yield Criteria(criteria.all[:place] + criteria.all[place + 1 :])


def reordered(criteria: Criteria, chance: Random) -> Criteria:
    """All but the first in another order."""
    rest = list(criteria.all[1:])
    chance.shuffle(rest)
    return Criteria((criteria.all[0], *rest))


def changed(criteria: Criteria, chance: Random) -> Criteria:
    """Some of them with another rule by the same name."""
    some = chance.sample(range(1, len(criteria.all)), chance.randint(1, 3))
    return Criteria(tuple(_changed(c, chance) if place in some else c for place, c in enumerate(criteria.all)))


def _changed(criterion: Quality, chance: Random) -> Quality:
    graded = chance.random() < 0.5
    if isinstance(criterion, CriterionAhead):
        pair = chance.choice((no_pair, no_pair, meeting_costs, residents_meet))
        floater, most = chance.choice(((only_the_barred, 1), (some_count_twice, 2), (criterion.floater, 3)))
        return CriterionAhead(criterion.article, criterion.name, pair, floater, criterion.graded, most)
    return Criterion(
        criterion.article,
        criterion.name,
        chance.choice(SIZED_PAIRS if graded else PAIRS),
        chance.choice(SIZED_FLOATERS if graded else FLOATERS),
        graded,
    )


def invented(criteria: Criteria, seed: int) -> Criteria:
    """One of the family: in another order, with changed rules, or both, and often with some left out."""
    chance = Random(seed)
    if chance.random() < 0.5:
        criteria = reordered(criteria, chance)
    if chance.random() < 0.8:
        criteria = changed(criteria, chance)
    kept = [c for c in criteria.all[1:] if chance.random() < chance.choice((0.5, 0.9, 1.0))]
    return Criteria((criteria.all[0], *kept))
