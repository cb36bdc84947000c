"""What C.12 to C.14 have to find out, against trying everything."""

from __future__ import annotations

from itertools import permutations
from random import Random

from hakem.pairing.swiss.dutch_2009.going_back import most_mdps_paired
from hakem.pairing.swiss.dutch_2009.relations import Relations, relations_of
from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009
from hakem.pairing.swiss.dutch_2009.search import ScoreGroup
from tests.support.swiss_fields import any_field

GROUPS = 60


def have_opponents(relations: Relations, highest: tuple[int, ...], others: tuple[int, ...]) -> bool:
    """Whether each of the highest can have another one of the others."""
    return any(
        all(relations.legal[p] >> q & 1 for p, q in zip(highest, order, strict=True))
        for order in permutations(others, len(highest))
    )


def test_how_many_mdps_can_be_paired_first() -> None:
    """C.14 lowers their number, the lowest first, until all that are left have opponents among the others."""
    chance = Random(1)
    answers = set()
    for _ in range(GROUPS):
        relations = relations_of(any_field(chance, (1, 3, 4), chance.choice((0.2, 0.3, 0.5))), DUTCH_RULES_2009)
        group = ScoreGroup(tuple(range(chance.randint(0, 1), 8)), 3, lowest=False)
        most = chance.randint(1, 3)
        players = group.players
        fine = [n for n in range(1, most + 1) if have_opponents(relations, players[:n], players[n:])]
        assert most_mdps_paired(relations, group, most) == max(fine, default=0)
        answers.add((most, max(fine, default=0)))
    assert len(answers) == 9
