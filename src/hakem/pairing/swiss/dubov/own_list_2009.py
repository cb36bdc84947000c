"""A white who has met all blacks of the group meets another white (handbook, 6.3, second paragraph).

The article looks down the column of the whites from the own place to its end, then up to its top. Those two are then
out of the group, and the others are paired from 6.1 on. It is asked only where the lists, made equal by 7.3 or 7.4,
cannot be paired with each other whoever changes.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.matching.narrowing import PerfectMatchings
from hakem.model import Colour
from hakem.pairing.swiss.dubov.lists import ListRules, OwnListPair, due_lists
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from hakem.pairing.swiss.fewest_clashes import within_the_bound
from hakem.pairing.swiss.field import members, set_of


def pairs_of_the_white_list(
    facts: DubovRoundFacts, group: int, rules: ListRules
) -> tuple[tuple[OwnListPair, ...], int]:
    """Those pairs of a group, one after the other, and who is left of the group."""
    found: list[OwnListPair] = []
    while group and (pair := _first_pair(facts, group, rules)) is not None:
        found.append(pair)
        group &= ~(1 << pair.player | 1 << pair.opponent)
    return tuple(found), group


def _first_pair(facts: DubovRoundFacts, group: int, rules: ListRules) -> OwnListPair | None:
    """The first of the column who has met all of the other one, and the first of the own column who can be met."""
    legal, players = facts.field.opponents, members(group)
    white, black = due_lists(facts, players)
    if not _may_be_stuck(legal, white, black) or rules.by_halves(facts, players):
        return None
    first, others = _made_equal(facts, white, black, rules)
    column = sorted(first, key=lambda p: rules.white(facts, p))
    stuck = [p for p in column if not legal[p] & others]
    if not stuck or _can_be_made_equal(legal, white, black):
        return None
    matchings = PerfectMatchings(legal, group)
    place = column.index(stuck[0])
    for below, candidates in ((True, column[place + 1 :]), (False, column[:place][::-1])):
        for opponent in candidates:
            if matchings.allows(stuck[0], opponent):
                return OwnListPair(tuple(white), tuple(black), stuck[0], opponent, below)
    raise AssertionError("everybody can be paired, and whoever may meet nobody of the black list meets a white")


def _may_be_stuck(legal: Sequence[int], white: Sequence[int], black: Sequence[int]) -> bool:
    """Whether somebody may meet so few of those due Black that all of them could leave the black list."""
    leaving = max(0, (len(black) - len(white)) // 2)
    others = set_of(black)
    return any((legal[p] & others).bit_count() <= leaving for p in (*white, *(black if leaving else ())))


def _made_equal(
    facts: DubovRoundFacts, white: Sequence[int], black: Sequence[int], rules: ListRules
) -> tuple[list[int], int]:
    """The white list, and the black one as a set, when the first have changed whom 7.3 or 7.4 names."""
    colour = Colour.WHITE if len(white) > len(black) else Colour.BLACK
    larger, smaller = (white, black) if colour is Colour.WHITE else (black, white)
    count = (len(larger) - len(smaller)) // 2
    going = rules.leaving(facts, colour, larger)[:count] if count else []
    staying, joined = [p for p in larger if p not in going], [*smaller, *going]
    first, second = (staying, joined) if colour is Colour.WHITE else (joined, staying)
    return first, set_of(second)


def _can_be_made_equal(legal: Sequence[int], white: Sequence[int], black: Sequence[int]) -> bool:
    """Whether some of the longer list can change so that everybody meets somebody of the other one."""
    one, two = set_of(white), set_of(black)
    return PerfectMatchings(within_the_bound(legal, one, two, one | two), one | two).possible
