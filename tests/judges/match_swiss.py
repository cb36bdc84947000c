"""What stands alike in C.04.6 (teams) and C.04.5 (Double-Swiss): a round of matches, followed to the letter.

The two systems have one procedure (3.4 to 3.6): the bye first, then from the
top scoregroup after scoregroup, each with as few upfloaters as possible. What
they have of their own comes in as a ``Laws``: ``team_swiss`` and
``double_swiss`` make them. Everything is tried, nothing is reckoned.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.judges.entrant import NoPairing
from tests.judges.match_swiss_facts import Group, Laws, Pair, Paired, Position, Side, Table, without
from tests.judges.match_swiss_pairs import bracket_pairs
from tests.judges.match_swiss_upfloaters import upfloaters_of


def pair_round(position: Position, laws: Laws) -> Paired:
    """3.4 to 3.6, and the colours of Art. 4."""
    table = Table(position, laws)
    bye = bye_receiver(table)
    made = [table.coloured(*pair) for pair in brackets(table, without(table.sides, [bye] if bye else []))]
    return Paired(bye.tpn if bye else None, tuple((white.tpn, black.tpn) for white, black in made))


def bye_receiver(table: Table) -> Side | None:
    """3.4 with C2 and C3: who may have it and leaves a round that can be paired.

    Of these the lowest primary score, the most experience, the largest TPN.
    """
    if len(table.sides) % 2 == 0:
        if not table.pairable(table.sides):
            raise NoPairing
        return None
    candidates = [s for s in table.sides if not s.barred and table.pairable(without(table.sides, [s]))]
    if not candidates:
        raise NoPairing
    return min(candidates, key=lambda s: (s.score, -s.experience, -s.tpn))


def brackets(table: Table, left: Group) -> Iterator[Pair]:
    """Art. 3: the pairs of one scoregroup after the other; who has been taken up is no resident any more."""
    while left:
        residents = top_scoregroup(left)
        upfloaters = upfloaters_of(table, residents, without(left, residents))
        yield from bracket_pairs(table, residents, upfloaters)
        left = without(left, (*residents, *upfloaters))


def top_scoregroup(left: Group) -> Group:
    """1.3: all with the highest score among these."""
    return tuple(s for s in left if s.score == left[0].score)
