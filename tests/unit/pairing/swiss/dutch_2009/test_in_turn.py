"""What is decided player by player, against trying everything."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

from hakem.pairing.swiss.dutch_2009.going_back import most_mdps_paired
from hakem.pairing.swiss.dutch_2009.in_turn import first_opponents
from hakem.pairing.swiss.dutch_2009.matching import Only, WeighedPairing
from hakem.pairing.swiss.dutch_2009.relations import NOTHING_BROKEN, relations_of
from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009
from hakem.pairing.swiss.dutch_2009.search import ScoreGroup
from tests.support.effort import FACTOR
from tests.support.swiss_fields import any_field

TRIES = 200 * FACTOR


def test_the_first_opponents_whatever_pairing_is_found() -> None:
    """Of some orders of S2, by chance, any that keeps to what is asked is given; the first of all comes out."""
    chance = Random(1)
    s1, s2 = (0, 1, 2), (3, 4, 5, 6)
    counts = set()
    for _ in range(TRIES):
        accepted = chance.sample(list(permutations(s2, 3)), chance.choice((0, 1, 3, 8)))

        def find(only: Only, accepted: Sequence[tuple[int, ...]] = accepted) -> WeighedPairing | None:
            fitting = [order for order in accepted if all(only.get(p, -1) >> order[p] & 1 for p in s1)]
            if not fitting:
                return None
            return WeighedPairing(dict(zip(s1, chance.choice(fitting), strict=True)), (), NOTHING_BROKEN)

        found = first_opponents(s1, lambda _player: sum(1 << p for p in s2), find)
        assert found == min(accepted, default=None)
        counts.add(len(accepted))
    assert counts == {0, 1, 3, 8}


def test_how_many_of_the_highest_can_have_different_opponents() -> None:
    chance = Random(2)
    answers = set()
    for _ in range(TRIES):
        field = any_field(chance, (chance.randint(2, 3), chance.randint(1, 4)), chance.choice((0.3, 0.5, 0.8)))
        players = tuple(sorted(chance.sample(range(field.size), chance.randint(2, field.size))))
        most = chance.randint(1, len(players))

        def have_opponents(
            count: int, legal: tuple[int, ...] = field.opponents, players: tuple[int, ...] = players
        ) -> bool:
            highest, others = players[:count], players[count:]
            chosen = (order for some_of in combinations(others, count) for order in permutations(some_of))
            return any(all(legal[a] >> b & 1 for a, b in zip(highest, order, strict=True)) for order in chosen)

        expected = next((count for count in range(most, 0, -1) if have_opponents(count)), 0)
        group = ScoreGroup(players, most, lowest=False)
        assert most_mdps_paired(relations_of(field, DUTCH_RULES_2009), group, most) == expected
        answers.add(expected)
    assert {0, 1, 2} <= answers
