"""The Dutch system of 2009 against the slow one, for fields made up by chance: there are no rounds to be played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest

from hakem.errors import PairingError
from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.model import Colour, RoundNo
from hakem.pairing.swiss.dutch_2009 import Dutch2009Rules
from hakem.pairing.swiss.dutch_2009.colours import count_colours
from hakem.pairing.swiss.dutch_2009.relations import relations_of
from hakem.pairing.swiss.dutch_2009.system import paired_groups
from hakem.pairing.swiss.field import Field, Profile
from tests.judges import entrant
from tests.judges.dutch_2009_facts import x_of
from tests.judges.dutch_2009_procedure import literal_pairs
from tests.judges.entrant import NoPairing, Strength
from tests.support.dutch_2009_readings import Found, options_of, with_readings
from tests.support.effort import FACTOR
from tests.support.swiss_fields import any_field, field_with

FIELDS = 40 * FACTOR
STRENGTHS = {
    Urgency.NONE: Strength.NONE,
    Urgency.MILD: Strength.MILD,
    Urgency.STRONG: Strength.STRONG,
    Urgency.ABSOLUTE: Strength.ABSOLUTE,
}
FLOATS = {Float.NONE: entrant.Float.NONE, Float.UP: entrant.Float.UP, Float.DOWN: entrant.Float.DOWN}


def entrants_of(field: Field) -> list[entrant.Entrant]:
    """The players of a field as the slow implementation knows them."""
    return [
        entrant.Entrant(
            id=field.ids[i],
            tpn=field.numbers[i],
            score=field.points(p.score),
            colours=(),
            met=frozenset(other for j, other in enumerate(field.ids) if field.met[i] >> j & 1),
            floats=(FLOATS[p.last_float], FLOATS[p.float_before]),
            barred_from_pab=not p.may_have_bye,
            unplayed=0,
            topscorer=p.topscorer,
            wants=p.colour,
            strength=STRENGTHS[p.urgency],
        )
        for i, p in enumerate(field.profiles)
    ]


@dataclass(frozen=True)
class Kind:
    """What fields are made up: the numbers of groups, their sizes, how many players in all, who may meet."""

    groups: tuple[int, int]
    sizes: tuple[int, int]
    most: int
    densities: tuple[float, ...]


SMALL = Kind((1, 4), (1, 4), 8, (0.3, 0.5, 0.7, 0.9))
LARGER = Kind((2, 4), (2, 5), 11, (0.3, 0.4, 0.5, 0.7))


def made_up(chance: Random, last_round: bool, kind: Kind = SMALL) -> Field:
    """Players about whom anything may be true; in the last round some have half of the points."""
    sizes = [chance.randint(*kind.sizes) for _ in range(chance.randint(*kind.groups))]
    while sum(sizes) > kind.most:
        sizes.pop()
    free = any_field(chance, sizes, chance.choice(kind.densities))
    profiles = [p._replace(topscorer=last_round and chance.random() < 0.5) for p in free.profiles]
    opponents = [
        sum(1 << j for j, q in enumerate(profiles) if free.opponents[i] >> j & 1 and not clash(p, q))
        for i, p in enumerate(profiles)
    ]
    met = tuple((1 << free.size) - 1 & ~row for row in free.opponents)
    return replace(field_with(profiles, opponents), met=met, round_no=RoundNo(chance.randint(2, 3)))


def clash(one: Profile, two: Profile) -> bool:
    """B.2, with the exception of the last round."""
    absolute = one.urgency is two.urgency is Urgency.ABSOLUTE
    return absolute and one.colour is two.colour and not one.topscorer and not two.topscorer


def test_x_of_groups_made_up() -> None:
    """A.8 with A.7.e: x, and whose wishes count."""
    chance = Random(1)
    for _ in range(3 * FIELDS):
        field = made_up(chance, last_round=False)
        rules = with_readings(*[chance.random() < 0.5 for _ in range(7)])
        count = count_colours(relations_of(field, rules), tuple(range(field.size)))
        players = entrants_of(field)
        x, giving_way = x_of(players, replace(options_of(rules), odd_round=field.round_no % 2 == 1))
        wishes = [
            sum(1 << i for i, e in enumerate(players) if e.wants is colour and e not in giving_way)
            for colour in (Colour.WHITE, Colour.BLACK)
        ]
        assert (count.x, list(count.wishes)) == (x, wishes)
        assert [count.white, count.black] == [sum(e.wants is colour for e in players) for colour in Colour]


def situation(number: int, kind: Kind = SMALL) -> tuple[Field, Dutch2009Rules, bool]:
    """A field, what the event has chosen, and whether it is the last round: always the same for a number."""
    chance = Random(number)
    last_round = chance.random() < 0.2
    field = made_up(chance, last_round, kind)
    return field, with_readings(*[chance.random() < 0.5 for _ in range(7)]), last_round


def quick_pairs(field: Field, rules: Dutch2009Rules) -> Found:
    try:
        final = paired_groups(field, rules)
    except PairingError:
        return None
    pairs = frozenset(frozenset((field.ids[a], field.ids[b])) for a, b in final.all_pairs)
    return pairs, field.ids[final.stage.leaving[0]] if final.stage.leaving else None


def slow_pairs(field: Field, rules: Dutch2009Rules, last_round: bool) -> Found:
    try:
        now = replace(options_of(rules), odd_round=field.round_no % 2 == 1)
        return literal_pairs(entrants_of(field), now, last_round)
    except NoPairing:
        return None


@pytest.mark.parametrize("part", range(12))
def test_fields_made_up(part: int) -> None:
    found = []
    for number in range(part * FIELDS, (part + 1) * FIELDS):
        field, rules, last_round = situation(number)
        found.append(quick_pairs(field, rules))
        assert found[-1] == slow_pairs(field, rules, last_round), number
    assert found.count(None) < 0.75 * FIELDS


TELLING = (
    5, 27, 296, 16, 665, 192, 117, 2346, 130, 10, 486, 33, 223, 88, 264, 409, 5467, 2227, 5627, 3225, 5346, 18, 63,
    468, 3382, 4, 278, 513, 617, 689, 1008, 1231, 1557, 2620, 3497, 3606, 8, 23, 51, 64, 82, 92, 101, 168, 244, 315,
    356, 436, 638, 1038, 1147, 1732, 2824, 5240, 336, 730, 397, 3540, 3672, 485, 873, 3935, 2544, 2566, 2196,
    174, 3473, 2598, 142,
)  # fmt: skip
"""Fields in which few things must be wrong to be noticed: every one of them has told a mutation that others had not."""


def test_fields_that_tell_most() -> None:
    """The first of them notice most mistakes, so they come first."""
    for number in TELLING:
        field, rules, last_round = situation(number)
        assert quick_pairs(field, rules) == slow_pairs(field, rules, last_round), number


TELLING_LARGER = (693, 2172, 1748, 4714, 943)
"""The same among fields of up to eleven, in which a group above and one below have more to do with each other."""


@pytest.mark.parametrize("number", TELLING_LARGER)
def test_larger_fields_that_tell_most(number: int) -> None:
    field, rules, last_round = situation(number, LARGER)
    assert quick_pairs(field, rules) == slow_pairs(field, rules, last_round)
