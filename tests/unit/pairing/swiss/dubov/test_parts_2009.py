"""Who is raised, floats down or changes lists and whom a floater meets, from ratings, averages and colours alone."""

from __future__ import annotations

from dataclasses import replace

from hakem.pairing.swiss.dubov import DUBOV_RULES_2009
from hakem.pairing.swiss.dubov.edition_2009 import LowestRating, due_majority_first, ends_of_the_averages
from hakem.pairing.swiss.dubov.floaters_2009 import (
    Floating,
    Raising,
    floater_pairs,
    groups_with_floaters,
    the_highest_rating_first,
    wanted,
)
from hakem.pairing.swiss.dubov.lists import paired_lists
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from hakem.pairing.swiss.dubov.raised_2009 import raised_again
from tests.support.dubov_positions import B, W, position


def test_who_floats_down() -> None:
    """6.4, then the lowest rating, the highest average, the largest number. 5 and 6 are the next group."""
    facts = position(
        (W, 2000, 2100), (W, 2000, 2200), (W, 2000, 2200), (W, 1900, 2100), (W, 1800, 2100), (W, 0, 0), (W, 0, 0),
        met=((3, 5), (3, 6)),
    )  # fmt: skip
    order = sorted(range(5), key=Floating(facts, 1 << 4, 0b1100000).key(()))
    assert order == [2, 1, 0, 3, 4]
    assert [Floating(facts, 1 << 4, 0b1100000).rank(p) for p in (2, 3, 4)] == [
        (False, False),
        (False, True),
        (True, False),
    ]


def test_whoever_is_raised_is_to_meet_the_one_who_is_stuck() -> None:
    """1 has met 0 and 2, and 3 of the next group; so 4 is raised, whatever the ratings."""
    facts = position(*[(W, 2000, 2000)] * 3, (B, 2400, 2000), (B, 2200, 2000), met=((0, 1), (1, 2), (1, 3)))
    assert wanted(facts, 0b111).stuck == 1
    assert sorted((3, 4), key=Raising(facts, 0b111, 0b11000).key(())) == [4, 3]


def paired(facts: DubovRoundFacts, *floaters: int) -> list[tuple[int, int]]:
    everybody = (1 << facts.field.size) - 1
    return list(floater_pairs(facts, everybody, floaters, DUBOV_RULES_2009.lists, the_highest_rating_first))


def test_a_floater_leaves_the_others_their_opponents() -> None:
    """1 can only meet 2, the highest rated of the residents, so 0 has to do with 3."""
    facts = position((W, 2500, 0), (B, 2400, 0), (W, 2300, 0), (W, 2200, 0), met=((0, 1), (1, 3)))
    assert paired(facts, 0, 1) == [(0, 3), (1, 2)]


def test_two_floaters_who_meet_each_other() -> None:
    assert paired(position((W, 2500, 0), (B, 2400, 0)), 0, 1) == [(0, 1)]


def test_floaters_due_white_and_black_in_turn() -> None:
    """8.1: the lowest average of those due White first, the highest rating of those due Black."""
    residents = [(W, 2000, 0)] * 3
    whites = position((W, 2500, 2200), (W, 2600, 2100), (B, 2400, 2000), *residents)
    assert [floater for floater, _ in paired(whites, 0, 1, 2)] == [1, 2, 0]
    blacks = position((B, 2400, 2000), (W, 2300, 2200), (B, 2500, 2100), *residents)
    assert [floater for floater, _ in paired(blacks, 0, 1, 2)] == [1, 2, 0]


def test_lists_of_which_nobody_may_meet_anybody_of_the_other() -> None:
    """Four due White, two due Black: one of the two and two of the four change lists."""
    across = tuple((one, other) for one in range(4) for other in (4, 5))
    facts = position(*[(W, 2500, 0)] * 4, *[(B, 2400, 0)] * 2, met=across)
    found = paired_lists(facts, range(6), DUBOV_RULES_2009.lists)
    assert (len(found.white), len(found.black)) == (3, 3)
    assert (4, 5) in found.pairs
    assert all(max(pair) < 4 for pair in found.pairs if pair != (4, 5))


def test_who_changes_lists_first() -> None:
    """7.3: of the white list the lowest average, then the lowest rating; 7.4: of the black list the highest ones."""
    facts = position((W, 2400, 2000), (W, 2500, 2000), (W, 2300, 2100))
    assert ends_of_the_averages(facts, W, range(3)) == [0, 1, 2]
    assert ends_of_the_averages(facts, B, range(3)) == [2, 1, 0]


def test_whose_colour_puts_others_first_for_the_bye() -> None:
    """Nobody's where as many are due the one as the other."""
    even = due_majority_first(position((W, 0, 0), (B, 0, 0)))
    assert [even(player) for player in range(2)] == [False, False]
    uneven = due_majority_first(position((W, 0, 0), (B, 0, 0), (W, 0, 0)))
    assert [uneven(player) for player in range(3)] == [False, True, False]


def test_nobody_who_is_barred_is_offered_the_bye() -> None:
    facts = position((W, 2500, 0), (W, 2400, 0), (W, 2300, 0))
    profiles = (*facts.field.profiles[:2], facts.field.profiles[2]._replace(may_have_bye=False))
    barred = replace(facts, field=replace(facts.field, profiles=profiles))
    assert LowestRating(due_majority_first)(facts) == [2, 1, 0]
    assert LowestRating(due_majority_first)(barred) == [1, 0]


def test_players_are_raised_from_the_next_group_that_is_not_the_bye_alone() -> None:
    facts = position(*[(W, 2500, 0)] * 3, *[(B, 2400, 0)] * 2)
    scores = (4, 4, 4, 2, 0)
    profiles = tuple(p._replace(score=score) for p, score in zip(facts.field.profiles, scores, strict=True))
    facts = replace(facts, field=replace(facts.field, profiles=profiles))
    (found,) = groups_with_floaters(facts, DUBOV_RULES_2009.lists, 3, the_highest_rating_first)
    assert (found.raised, found.going_down) == ((4,), ())


def test_how_often_somebody_may_be_raised() -> None:
    """2.5: not twice running, three times in an event, four times from ten rounds on; in the last round always."""
    assert [raised_again((1, 3), number, 9) for number in (4, 5, 8, 9)] == [True, False, False, False]
    assert [raised_again((1, 3, 5), 8, total) for total in (8, 9, 10)] == [False, True, False]
    assert [raised_again((1, 3, 5, 7), 9, total) for total in (10, 9)] == [True, False]
