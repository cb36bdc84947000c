"""What a play-off means for the event it decides: values by which the tie is broken there."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout.contest import Pending, State
from hakem.knockout.telling import listed
from hakem.model import ExternalValues, Points

PLAYOFF_VALUES = "PLAYOFF"
"""The name under which the values are kept."""


def values_of_order(order: Sequence[int], name: str = PLAYOFF_VALUES, of_teams: bool = False) -> ExternalValues:
    """Places as values of which the greater is better; the last has 1, and so more than anybody who did not play.

    >>> [int(value) for _, value in values_of_order((7, 4, 9)).values]
    [3, 2, 1]
    """
    from_below = range(len(order), 0, -1)
    return ExternalValues(name, tuple(zip(order, map(Points, from_below), strict=True)), of_teams)


def playoff_values(state: State, name: str = PLAYOFF_VALUES, of_teams: bool = False) -> ExternalValues:
    """The values of a play-off that is over; refused while games are due."""
    if isinstance(state, Pending):
        raise RequestError(Message("playoff.undecided", {"due": listed(game.id for game in state.due)}))
    return values_of_order(state.order, name, of_teams)
