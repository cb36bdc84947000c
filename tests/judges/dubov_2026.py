"""C.04.4.1, the Dubov System in force from 1 February 2026, followed to the letter."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from hakem.model import Colour, Tournament
from tests.judges.colour_lot import colour_lot
from tests.judges.dubov_matching import (
    Completion,
    Pair,
    fewest_clashes,
    transpositions,
    without,
)
from tests.judges.dubov_players import (
    Facts,
    Rated,
    RoundPairing,
    colour_by_number,
    higher_of,
    latest_difference,
    players_of,
    rounded_mean,
)
from tests.judges.dubov_shifting import Group, middle_outward, shifted
from tests.judges.dutch_2026 import bars_from_pab

FACTS = Facts(Colour.BLACK, rounded_mean, bars_from_pab)
"""1.6.4: without games Black is wanted."""


def pair(t: Tournament, *, played_only: bool = False) -> RoundPairing:
    """The pairs of the next round as (white, black), and who gets the pairing-allocated bye.

    With ``played_only`` only games that took place are upfloats.
    """
    players = players_of(t, replace(FACTS, played_only=played_only))
    completion = Completion()
    receiver = completion.bye(players, bye_key)
    found = brackets(t, without(players, [receiver] if receiver else []), completion)
    coloured = [with_colours(one, two, colour_lot(t)) for one, two in found]
    return [(white.id, black.id) for white, black in coloured], receiver.id if receiver else None


def bye_key(player: Rated) -> tuple[Any, ...]:
    """3.1: the lowest score, the most games, the largest number."""
    return player.score, -len(player.colours), -player.number


def brackets(t: Tournament, left: Group, completion: Completion) -> Iterator[Pair]:
    """3.2: the pairs of one scoregroup after the other, from the top, each with those it takes from below."""
    while left:
        residents = tuple(p for p in left if p.score == left[0].score)
        lower = without(left, residents)
        bracket = (*residents, *upfloaters(t, residents, lower, completion))
        yield from pairs_of(bracket)
        left = without(left, bracket)


def upfloaters(t: Tournament, residents: Group, lower: Group, completion: Completion) -> Group:
    """3.2.1: as few as possible; 3.2.2: of these sets the best by C6 to C10, and of the best the first by 4.2.

    Sets come in the order of 4.2, and of equal ones ``min`` takes the first.
    """
    for number in range(len(lower) + 1):
        sets = [
            chosen
            for chosen in combinations(lower, number)
            if completion.possible((*residents, *chosen)) and completion.possible(without(lower, chosen))
        ]
        if sets:
            return min(sets, key=lambda chosen: quality(t, residents, chosen))
    raise AssertionError("everybody left can be paired, so the opponents of the residents can be taken")


def quality(t: Tournament, residents: Group, chosen: Group) -> tuple[Any, ...]:
    """Art. 2: what C6 to C10 say about a set of upfloaters, smaller is better."""
    c6 = tuple(-score for score in sorted(p.score for p in chosen))
    c7 = fewest_clashes((*residents, *chosen))
    if t.next_round >= t.rounds_total:
        return c6, c7
    often = [p for p in chosen if is_maximum_upfloater(p, t.rounds_total)]
    c8 = len(often)
    c9 = sum(len(p.upfloats) for p in often)
    c10 = sum(len(t.rounds) in p.upfloats for p in chosen)
    return c6, c7, c8, c9, c10


def is_maximum_upfloater(player: Rated, rounds_total: int) -> bool:
    """1.8: upfloated twice and once more for every five rounds of the event, or oftener."""
    return len(player.upfloats) >= 2 + rounds_total // 5


def pairs_of(bracket: Group) -> list[Pair]:
    """3.2.3 to 3.2.6: colour groups, shifts, and the first transposition in which everybody may meet."""
    g1, g2 = shifted(*colour_groups(bracket), shift_priority)
    s1 = in_group_order(Colour.WHITE, g1)
    return list(zip(s1, next(transpositions(s1, in_group_order(Colour.BLACK, g2))), strict=True))


def colour_groups(bracket: Group) -> tuple[Group, Group]:
    """3.2.3: G1 wants White, G2 wants Black; if nobody has played yet, the halves by number."""
    if not any(p.colours for p in bracket):
        listed = tuple(sorted(bracket, key=lambda p: p.number))
        return listed[: len(listed) // 2], listed[len(listed) // 2 :]
    g1 = tuple(p for p in bracket if p.wants is Colour.WHITE)
    return g1, without(bracket, g1)


def in_group_order(colour: Colour, group: Collection[Rated]) -> list[Rated]:
    """3.2.5, 4.3.2 and 4.4: G1 by ARO, then number; G2 by number."""
    if colour is Colour.WHITE:
        return sorted(group, key=lambda p: (p.aro, p.number))
    return sorted(group, key=lambda p: p.number)


def shift_priority(colour: Colour, group: Collection[Rated]) -> Sequence[Rated]:
    """4.3: from the middle of the group's list outward."""
    return middle_outward(in_group_order(colour, group))


def with_colours(one: Rated, two: Rated, drawn: Colour) -> Pair:
    """5.2: the pair as (white, black)."""
    high, low = higher_of(one, two)
    colour = colour_of_higher(high, low, drawn)
    return (high, low) if colour is Colour.WHITE else (low, high)


def colour_of_higher(high: Rated, low: Rated, drawn: Colour) -> Colour:
    """5.2.1 to 5.2.5, the first that applies."""
    if not high.colours and not low.colours:  # 5.2.1
        return colour_by_number(high, drawn)
    if high.wants is not low.wants:  # 5.2.2: both have what they want
        return high.wants
    if high.strength != low.strength:  # 5.2.3: the stronger wish
        return high.wants if high.strength > low.strength else high.wants.other
    if (different := latest_difference(high, low)) is not None:  # 5.2.4: both the other way round
        return different[0].other
    return high.wants  # 5.2.5
