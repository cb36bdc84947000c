"""The criteria that both editions of the Dutch system share: who may meet, and colours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hakem.model import Colour
from tests.judges.choice import Value
from tests.judges.colours import Pair, with_colours
from tests.judges.dutch_candidates import Candidate
from tests.judges.entrant import Entrant, Strength


def may_meet(one: Entrant, two: Entrant) -> bool:
    """C1 and C3 (2017: C.1 and C.3): they have not met, and no two want the same colour absolutely."""
    return two.id not in one.met and not _want_same_colour_absolutely(one, two)


def _want_same_colour_absolutely(one: Entrant, two: Entrant) -> bool:
    """C3: both absolute, both for the same colour, and neither of them a topscorer."""
    if one.topscorer or two.topscorer:
        return False
    return one.strength is two.strength is Strength.ABSOLUTE and one.wants is two.wants


def colour_difference_above_two(candidate: Candidate) -> Value:
    """C10 (2017: C.8): topscorers and their opponents who end with a colour difference above 2."""
    pairs = _of_topscorers(candidate)
    whites = sum(abs(white.colour_difference + 1) > 2 for white, _ in pairs)
    blacks = sum(abs(black.colour_difference - 1) > 2 for _, black in pairs)
    return (whites + blacks,)


def colour_three_times_running(candidate: Candidate) -> Value:
    """C11 (2017: C.9): topscorers and their opponents who get a colour for the third time in a row."""
    pairs = _of_topscorers(candidate)
    whites = sum(white.colours[-2:] == (Colour.WHITE, Colour.WHITE) for white, _ in pairs)
    blacks = sum(black.colours[-2:] == (Colour.BLACK, Colour.BLACK) for _, black in pairs)
    return (whites + blacks,)


def preferences_denied(candidate: Candidate) -> Value:
    """C12 (2017: C.10): players who do not get the colour they prefer."""
    return (len(_denied(_coloured(candidate))),)


def strong_preferences_denied(candidate: Candidate) -> Value:
    """C13 (2017: C.11): players who do not get the colour they prefer strongly or absolutely."""
    return (sum(player.strength >= Strength.STRONG for player in _denied(_coloured(candidate))),)


def _denied(pairs: Iterable[Pair]) -> list[Entrant]:
    return [
        player
        for white, black in pairs
        for player, colour in ((white, Colour.BLACK), (black, Colour.WHITE))
        if player.wants is colour
    ]


def _of_topscorers(candidate: Candidate) -> list[Pair]:
    return [pair for pair in _coloured(candidate) if any(player.topscorer for player in pair)]


def _coloured(candidate: Candidate) -> list[Pair]:
    return [_pair_with_colours(one, two) for one, two in candidate.pairs]


@lru_cache(maxsize=1 << 12)
def _pair_with_colours(one: Entrant, two: Entrant) -> Pair:
    """The initial-colour decides only between players without a game, to whom no criterion applies: any will do."""
    return with_colours(one, two, Colour.WHITE)
