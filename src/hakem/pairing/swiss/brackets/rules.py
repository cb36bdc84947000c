"""What criteria hold against a pair or a floater. Named after the meaning; numbers live in the editions.

A pair is given higher ranked first; ``at`` is the level of the bracket, so an MDP is
one with more than its score. Sizes are score differences in units of the field, or 1
for what is only counted.
"""

from __future__ import annotations

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.pairing.swiss.brackets.criteria import (
    BetweenScores,
    BracketLevel,
    ColourClash,
    Glimpse,
    Scored,
    score_above_residents,
)
from hakem.pairing.swiss.field import Profile

WIDEST_DIFFERENCE = 2


preference_denied = ColourClash()
"""One of the two does not get the colour of the preference."""

strong_preference_denied = ColourClash(Urgency.STRONG)
"""One of the two does not get a preference that is strong or absolute."""

COUNTS_OF_BARRED = 3
"""For how many one counts who is left over at the very end and may not have the bye."""


def left_over_at_the_end(player: Glimpse, at: BracketLevel) -> int:
    """Everybody who is left over counts; for more than one if nobody comes after and it is not a possible bye."""
    return COUNTS_OF_BARRED if at.ends_with_bye and not player.may_have_bye else 1


_absolute_preferences_clash = ColourClash(Urgency.ABSOLUTE)


def difference_too_wide(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """A topscorer or the opponent ends with a colour difference beyond two.

    The wider difference is served first, so this happens if both have reached two.
    """
    if not _absolute_preferences_clash(higher, lower, at):
        return 0
    return 1 if min(abs(higher.difference), abs(lower.difference)) >= WIDEST_DIFFERENCE else 0


def third_time_running(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """A topscorer or the opponent gets the same colour for the third time running.

    The wider difference is served, so the other one suffers if the last two
    games had that colour. With equal differences the last round in which the
    colours differed decides, which serves the one with the repeated colour; so
    one suffers only if both repeated.
    """
    if not _absolute_preferences_clash(higher, lower, at):
        return 0
    mine, theirs = abs(higher.difference), abs(lower.difference)
    if mine == theirs:
        return 1 if higher.repeated is not None and lower.repeated is not None else 0
    denied = lower if mine > theirs else higher
    return 1 if denied.repeated is not None else 0


def games_not_played(player: Profile, at: BracketLevel) -> int:
    """How many rounds the one who gets the bye has not played."""
    return player.unplayed


def resident_floats_again(player: Profile, at: BracketLevel) -> int:
    """A resident floats down as in the round before."""
    return 1 if player.score == at.score and player.last_float is Float.DOWN else 0


def resident_floats_as_two_rounds_before(player: Profile, at: BracketLevel) -> int:
    """A resident floats down as two rounds before."""
    return 1 if player.score == at.score and player.float_before is Float.DOWN else 0


@BetweenScores
def opponent_upfloats_again(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The opponent of an MDP floats up as in the round before."""
    return 1 if lower.last_float is Float.UP else 0


@BetweenScores
def opponent_upfloats_as_two_rounds_before(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The opponent of an MDP floats up as two rounds before."""
    return 1 if lower.float_before is Float.UP else 0


@BetweenScores
def difference_of_downfloater(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The score difference of an MDP who floated down in the round before."""
    return higher.score - lower.score if higher.last_float is Float.DOWN else 0


@BetweenScores
def difference_of_earlier_downfloater(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The score difference of an MDP who floated down two rounds before."""
    return higher.score - lower.score if higher.float_before is Float.DOWN else 0


@BetweenScores
def difference_of_upfloater(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The score difference of an opponent who floated up in the round before."""
    return higher.score - lower.score if lower.last_float is Float.UP else 0


@BetweenScores
def difference_of_earlier_upfloater(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The score difference of an opponent who floated up two rounds before."""
    return higher.score - lower.score if lower.float_before is Float.UP else 0


def limbo_of_downfloater(player: Profile, at: BracketLevel) -> int:
    """An MDP who floats on, having floated down in the round before: worse than any opponent here."""
    return score_above_residents(player, at) if player.score > at.score and player.last_float is Float.DOWN else 0


def limbo_of_earlier_downfloater(player: Profile, at: BracketLevel) -> int:
    """An MDP who floats on, having floated down two rounds before."""
    return score_above_residents(player, at) if player.score > at.score and player.float_before is Float.DOWN else 0


@BetweenScores
def score_difference(higher: Scored, lower: Scored, at: BracketLevel) -> int:
    """How many units of score lie between the two."""
    return higher.score - lower.score


def difference_to_below(player: Scored, at: BracketLevel) -> int:
    """The difference of one left over: as if to an opponent one point below the lowest of the bracket."""
    return player.score - at.score + at.point


@BetweenScores
def downfloats_again(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The higher scored of a pair floats down as in the round before."""
    return 1 if higher.last_float is Float.DOWN else 0


@BetweenScores
def downfloats_as_two_rounds_before(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """The higher scored of a pair floats down as two rounds before."""
    return 1 if higher.float_before is Float.DOWN else 0


def leaves_again(player: Profile, at: BracketLevel) -> int:
    """Anybody left over floats down as in the round before."""
    return 1 if player.last_float is Float.DOWN else 0


def leaves_as_two_rounds_before(player: Profile, at: BracketLevel) -> int:
    """Anybody left over floats down as two rounds before."""
    return 1 if player.float_before is Float.DOWN else 0


def difference_of_leaving_again(player: Profile, at: BracketLevel) -> int:
    """The difference of one left over who floated down in the round before."""
    return difference_to_below(player, at) if player.last_float is Float.DOWN else 0


def difference_of_leaving_as_two_rounds_before(player: Profile, at: BracketLevel) -> int:
    """The difference of one left over who floated down two rounds before."""
    return difference_to_below(player, at) if player.float_before is Float.DOWN else 0
