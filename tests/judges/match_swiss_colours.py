"""C.04.5 and C.04.6, Art. 4: the rules of colours that both systems have."""

from __future__ import annotations

from hakem.model import Colour
from tests.judges.match_swiss_facts import Side, Table


def neither_has_played(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.1: the initial-colour for an odd TPN, the other one for an even TPN."""
    if first.colours or second.colours:
        return None
    initial = table.position.initial_colour
    return initial if first.tpn % 2 else initial.other


def latest_difference(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.6 (4.3.3 of C.04.5): the other way round than in the latest round in which one had White and one Black.

    GHR 3.4: only matches that were played count, the last with the last and so on.
    """
    for one, two in zip(reversed(first.colours), reversed(second.colours), strict=False):
        if one is not two:
            return one.other
    return None


def alternate_the_first(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.8 (4.3.4): the other colour than the first-team had last."""
    return first.colours[-1].other if first.colours else None


def alternate_the_second(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.9 (4.3.5): the other colour than its opponent had last goes to the opponent."""
    return second.colours[-1] if second.colours else None
