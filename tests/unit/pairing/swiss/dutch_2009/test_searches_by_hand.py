"""Groups made by hand in which one thing decides, each against trying everything and against what its text says."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from hakem.pairing.swiss.dutch_2009.colours import count_colours
from hakem.pairing.swiss.dutch_2009.relations import NOTHING_BROKEN, Breach, relations_of
from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009
from hakem.pairing.swiss.dutch_2009.search import Demand, ScoreGroup, Search
from tests.support.dutch_2009_positions import position
from tests.unit.pairing.swiss.dutch_2009.test_searches import assert_the_first_opponents, assert_what_c_11_allows

EVEN, ODD = 2, 3


def group_of(wishes: str, mdps: int, pairs: str, *, round_no: int = EVEN, raised: int = 0) -> Search:
    """Players 1, 2, 3, … with these wishes, of whom the first moved down; nobody meets but in these pairs.

    ``W*`` is an absolute wish of somebody above 50 % in the last round.
    """
    wished = [wish.replace("*", "! top") for wish in wishes.split()]
    rows = [f"{2 if i < mdps else 1} {wish}" for i, wish in enumerate(wished)]
    numbers = range(1, len(wished) + 1)
    met = {f"{a}-{b}" for a, b in combinations(numbers, 2)}.difference(pairs.split())
    field = position(*rows, met=" ".join(sorted(met)), round_no=round_no)
    relations = relations_of(field, replace(DUTCH_RULES_2009, x_below_p=True))
    group = ScoreGroup(tuple(range(field.size)), mdps, lowest=False)
    count = count_colours(relations, group.players)
    return Search(relations, group, count, Demand(group.most_pairs, mdps).with_x(count.x + raised))


def assert_first(search: Search, *numbers: int) -> None:
    """These are the opponents of the MDPs in the first transposition; without any there is none."""
    assert_the_first_opponents(search)
    assert search.opponents_of_mdps() == (tuple(number - 1 for number in numbers) or None)


def assert_c_11_allows(search: Search, least: Breach) -> None:
    """No less than this must be allowed."""
    assert_what_c_11_allows(search)
    assert search.least_raised() == least


def test_an_mdp_meets_somebody_else_where_the_wrong_one_would_leave_the_remainder() -> None:
    """With 1-2 it is 7 who leaves, and four who wish White make two pairs; one such pair is what x allows."""
    assert_first(group_of("- W W W W W -", 1, "1-2 1-6 2-7 3-4 3-5 4-5 3-6 4-6 5-6"), 6)


def test_mild_wishes_give_way_in_the_remainder_if_the_mdps_leave_it_too_many_of_one_colour() -> None:
    """With 1-3 and 2-4 two of four are left who wish White, and 5-6 would go against a wish; with 2-8 three are."""
    assert_first(group_of("- - W? W? W? W? - -", 2, "1-3 2-4 2-8 4-7 5-6 7-8"), 3, 8)


def test_nothing_is_found_for_mild_wishes_that_give_way_whatever_the_mdps_do() -> None:
    """They give way with 1-7 and 2-8 only, and then 4-5 goes against wishes; with 2-4 there is no need of it."""
    assert_first(group_of("- - W? W W - - -", 2, "1-3 1-7 2-4 2-8 3-6 4-5 5-8"), 7, 4)


def test_nothing_is_found_for_mild_wishes_if_one_mdp_has_no_choice() -> None:
    """They give way with 2-8 only, and then 5-6 goes against wishes; with 2-4 there is no need of it."""
    assert_first(group_of("- - W? W? W W - -", 2, "1-3 2-4 2-8 4-7 5-6 5-7 6-8"), 3, 4)


TWO_WISHES = "W W W B W B W W - - - -"
"""1 can meet 3 against a preference or 4 with it, 2 so 5 or 6; what suits them makes a pair of 7 or 8 that does not."""


def test_one_preference_unmet_of_the_mdps_and_one_of_the_remainder() -> None:
    """Neither the fewest of the MDPs, none and two, nor those of the remainder, two and none, are allowed."""
    pairs = "1-3 1-4 2-5 2-6 3-7 4-7 5-8 6-8 9-10 11-12"
    assert_first(group_of(TWO_WISHES, 2, pairs, raised=1), 3, 6)


def test_the_only_mdp_who_can_go_without_a_colour() -> None:
    """If 1 has it with 4, 2 has it too, and two pairs of the remainder go against preferences."""
    pairs = "1-3 1-4 2-5 2-6 3-8 4-7 4-8 5-7 6-8 9-10 11-12"
    assert_first(group_of(TWO_WISHES, 2, pairs, raised=1), 3, 6)


def test_x_stays_below_p_at_the_price_of_a_strong_preference() -> None:
    """1-3 2-4 5-6 all go against a preference; of 1-2 3-5 4-6 only 1-2 does, which A.7.d keeps apart."""
    search = group_of("W W W? W? B? B", 0, "1-3 2-4 5-6 1-2 3-5 4-6", round_no=ODD)
    assert_c_11_allows(search, Breach(strong=1, unmet=1))


def test_the_x_of_a_remainder_stays_below_p_at_the_price_of_a_strong_preference() -> None:
    """1-2 3-4 5-6 all go against a preference, and the remainder has no x; 1-3 2-5 4-6 leave it nothing unmet."""
    search = group_of("W W? W W? B B?", 1, "1-2 3-4 5-6 1-3 2-5 4-6", round_no=ODD)
    assert_c_11_allows(search, Breach(strong=1, unmet=1))


def test_all_pairs_against_preferences_are_fine_if_the_remainder_has_an_x_as_high() -> None:
    """The MDP wishes the other colour: two of the remainder must go without anyway."""
    assert_first(group_of("B? B W W? W W?", 1, "1-2 3-4 5-6", round_no=ODD), 2)


def test_the_x_of_a_remainder_is_low_enough_if_one_pair_suits() -> None:
    """3-5 does, so 1-2 and 4-6 can go against a preference."""
    assert_first(group_of("W W? W W? B W", 1, "1-2 3-5 4-6", round_no=ODD), 2)


def test_nobody_is_found_where_x_could_be_too_high() -> None:
    assert_first(group_of("W W W W B B", 1, "1-2 3-4 4-5 4-6", round_no=ODD))


@pytest.mark.parametrize(("wish", "broken"), [("W", Breach(strong=1)), ("W*", Breach(exempt=1))])
def test_a_remainder_does_not_break_again_what_the_mdps_have_broken(wish: str, broken: Breach) -> None:
    """1-2 has to break it; 3-5 would too, and is not made, because after an exchange there is 3-4."""
    wishes = f"{wish} {wish} {wish} W? {wish} B"
    search = group_of(wishes, 1, "1-2 3-4 3-5 4-6 5-6", round_no=ODD)
    assert_c_11_allows(search, replace(broken, unmet=2))
    raised = search.relaxed(replace(search.demand, allowed=replace(broken, unmet=2)))
    remainder, subgroups = raised.remainder([(0, 1)]), ((2, 3), (4, 5))
    assert remainder.order_of_s2(subgroups, NOTHING_BROKEN) is None
    assert remainder.exchange(subgroups, NOTHING_BROKEN) == ((2, 4), (3, 5))
