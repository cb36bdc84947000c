"""Who was raised to a higher group in the rounds so far (handbook, 2.5): moved up, not met by somebody who came down.

A report shows pairs of unequal scores and not who of the two was moved. The rules tell: a group raises whom it needs
from the following one if it can (7.1, 7.2), and only otherwise does anybody float down (6.4). If all who met somebody
of a group from below stood in the following group and might be raised by 2.5, raising them was possible, since the
round was completed like that, so they were raised. If not, those of the group had floated down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from hakem.model import PlayerId
from hakem.pairing.swiss.dubov.players import PastRounds


def most_raises(rounds_total: int) -> int:
    """How often somebody may be raised in an event (2.5)."""
    return 4 if rounds_total >= 10 else 3


def raised_again(raises: Sequence[int], round_no: int, rounds_total: int) -> bool:
    """2.5: whether being raised in that round would be twice running or too often; in the last round it never is."""
    return round_no < rounds_total and (round_no - 1 in raises or len(raises) >= most_raises(rounds_total))


def moved_up(past: PastRounds) -> Mapping[PlayerId, tuple[int, ...]]:
    """The rounds in which players were raised, by player."""
    raises: dict[PlayerId, tuple[int, ...]] = {}
    for round_no in range(1, past.count + 1):
        for player in _raised_in(past, round_no, raises):
            raises[player] = (*raises.get(player, ()), round_no)
    return raises


def _raised_in(past: PastRounds, round_no: int, raises: Mapping[PlayerId, tuple[int, ...]]) -> list[PlayerId]:
    """Who was raised in a round, from its highest group down; the lowest one meets nobody below it.

    ``met`` are those whom somebody of the group met below it, be it that they
    were raised or that the group's own players, ``met`` again at the next group,
    had floated down to them.
    """
    scores, below = past.unequal_pairs(round_no)
    met: list[tuple[int, PlayerId]] = []
    found: list[PlayerId] = []
    for score, following in pairwise(scores):
        met = [(own, p) for own, p in met if own != score] + below.get(score, [])
        if all(own == following and not raised_again(raises.get(p, ()), round_no, past.rounds_total) for own, p in met):
            found += [p for _, p in met]
            met = []
    return found
