"""The parts of the Lim engine that ask about matchings, against all matchings there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.model import Player, PlayerId, Prohibition, Title
from hakem.pairing.swiss.lim import LIM_RULES_2009, LimRules, LimSwiss
from hakem.pairing.swiss.lim.exchanges import order_of_exchanges
from hakem.pairing.swiss.lim.floaters import GroupAhead, OpponentsAhead, WhoFloats
from hakem.pairing.swiss.lim.round import break_pairs_for_the_median, paired_round
from hakem.pairing.swiss.lim.rules import Direction, by_rating_title_and_local_rating
from tests.support.effort import examples
from tests.support.lim_positions import position
from tests.support.some import some
from tests.support.swiss_rounds import swiss

SIZE = 7
Graph = list[int]
Pairs = frozenset[tuple[int, int]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    rows = [0] * SIZE
    for u, v in combinations(range(SIZE), 2):
        if draw(st.booleans()):
            rows[u] |= 1 << v
            rows[v] |= 1 << u
    return rows


def matchings(rows: Graph, players: Sequence[int]) -> Iterator[Pairs]:
    """Every set of pairs among these players."""
    if not players:
        yield frozenset()
        return
    first, *others = players
    yield from matchings(rows, others)
    for other in others:
        if rows[first] >> other & 1:
            left = [p for p in others if p != other]
            yield from (pairs | {(first, other)} for pairs in matchings(rows, left))


def paired(pairs: Pairs) -> set[int]:
    return {p for pair in pairs for p in pair}


@settings(max_examples=examples(150), deadline=None)
@given(rows=graphs(), wishes=st.lists(st.tuples(st.sampled_from(["stay", "float", "pair"]), st.integers(0, 48))))
def test_who_floats(rows: Graph, wishes: list[tuple[str, int]]) -> None:
    """Every wish is granted exactly if a matching of the largest size grants it beside all granted before."""
    members = [p for p in range(SIZE) if p != 3]
    everything = list(matchings(rows, members))
    largest = max(map(len, everything))
    left = [pairs for pairs in everything if len(pairs) == largest]
    who_floats = WhoFloats(rows, sum(1 << p for p in members))
    together: set[int] = set()
    gone: set[int] = set()
    for wish, number in wishes:
        one, other = sorted(divmod(number, SIZE))
        if {one, other} & (together | gone | {3}) or one == other:
            continue
        if wish == "pair":
            granted = [pairs for pairs in left if (one, other) in pairs]
            assert who_floats.allows(one, other) is who_floats.pair(one, other) is bool(granted)
            together |= {one, other} if granted else set()
        elif wish == "float":
            granted = [pairs for pairs in left if one not in paired(pairs)]
            assert who_floats.can_float(one) is bool(granted)
            if granted:
                who_floats.let_float(one)
                gone.add(one)
        else:
            granted = [pairs for pairs in left if one in paired(pairs)]
            assert who_floats.keep(one) is bool(granted)
            gone |= set() if granted else {one}
        left = granted or left
        assert who_floats.still_to_float == len(members) - 2 * largest - len(gone)
    assume(wishes)


@settings(max_examples=examples(150), deadline=None)
@given(rows=graphs(), waiting=st.integers(0, 2))
def test_opponents_ahead(rows: Graph, waiting: int) -> None:
    """A floater finds an opponent if more can have one at once than without that floater."""
    residents = (4, 5, 6)
    across = [row & 0b1110000 if p < 4 else row & 0b1111 for p, row in enumerate(rows)]

    def most(floaters: Sequence[int]) -> int:
        return max(map(len, matchings(across, [*floaters, *residents])))

    came = list(range(waiting))
    ahead = OpponentsAhead(rows, GroupAhead(residents, tuple(came)), range(waiting, 4))
    for floater in some(range(waiting, 4)):
        for other in range(floater, 4):
            assert ahead.has_for(other) is (most([*came, other]) > most(came))
        ahead.admit(floater)
        came.append(floater)


def test_order_of_exchanges() -> None:
    assert order_of_exchanges((1, 2)) == [2]
    assert order_of_exchanges((1, 2, 3, 4)) == [3, 4, 2]
    assert order_of_exchanges((1, 2, 3, 4, 5, 6, 7, 8)) == [5, 6, 7, 8, 4, 3, 2]
    assert order_of_exchanges((6, 5, 4, 3, 2, 1)) == [3, 2, 1, 4, 5]


def test_a_pair_that_was_made_is_kept_by_those_who_follow() -> None:
    """1 takes 4. Were that not for good, 2 would take 5, as 1-6 and 3-4 are possible, too; and 3 would have nobody."""
    possible = {(1, 4), (1, 6), (2, 5), (2, 6), (3, 4), (3, 5)}
    barred = tuple(Prohibition((PlayerId(a), PlayerId(b))) for a, b in combinations(range(1, 7), 2))
    kept = tuple(rule for rule in barred if rule.players not in possible)
    t = replace(swiss(6, 5), prohibited=kept)
    for rules in (replace(LIM_RULES_2009, maxi=True), replace(LIM_RULES_2009, exchanges_in_turn=True), LIM_RULES_2009):
        assert {frozenset((b.white, b.black)) for b in LimSwiss(rules).pair(t).boards} == {
            frozenset(pair) for pair in ((1, 4), (2, 6), (3, 5))
        }


@pytest.mark.parametrize(
    ("above", "below", "order"),
    [(1, 0, "BABABA"), (2, 0, "BABABA"), (3, 0, "BBABAA"), (1, 1, "ABABA"), (0, 1, "ABABA")],
)
def test_pairs_are_broken_on_the_side_from_which_fewer_floated(above: int, below: int, order: str) -> None:
    """3.6: only the pair above that is broken last has opponents for the two who are left; a pair is two floaters."""
    upper, lower = [(0, 1), (2, 3), (4, 5)], [(6, 7), (8, 9), (10, 11)]
    floated = range(12, 12 + above), range(12 + above, 12 + above + below)
    stuck = [*floated[0], *floated[1]]
    median = [12 + len(stuck)] if len(stuck) % 2 else []
    rows = [0] * 20
    here = stuck + median
    possible = [*upper, *lower, (here[0], 0), (here[1], 1), *zip(here[2::2], here[3::2], strict=True)]
    for one, other in possible:
        rows[one] |= 1 << other
        rows[other] |= 1 << one
    broken = break_pairs_for_the_median(rows, median, floated, (list(upper), list(lower)))
    assert "".join("B" if one.side is Direction.UP else "A" for one in broken) == order
    assert [one.pair for one in broken if one.side is Direction.DOWN] == upper[::-1]
    assert [one.pair for one in broken if one.side is Direction.UP] == lower[::-1][: order.count("B")]


def floaters(
    *rows: str, met: str = "", round_no: int = 4, rules: LimRules = LIM_RULES_2009, place: int = 0
) -> list[tuple[int, int, str]]:
    """Who leaves a group in turn, by number, whom the rank would have chosen, and why it is not that one."""
    group = paired_round(position(*rows, met=met, round_no=round_no, rules=rules)).groups[place]
    return [(one.player + 1, one.by_rank + 1, one.reason.value) for one in group.new_floaters]


def test_of_several_floaters_each_is_compared_with_those_who_are_left() -> None:
    """Only 1 and 2 may meet, so 3 and 4 float."""
    below = ("1 WBW", "1 BWB", "1 WBW", "1 BWB")
    assert floaters("2 BWB", "2 WBW", "2 BWB", "2 WBW", *below, met="3-124 4-12") == [(4, 4, "rank"), (3, 3, "rank")]


def test_colours_choose_the_floater_only_if_more_than_half_are_due_one_of_them() -> None:
    """Two of the five have not played: two due White can have two who are not."""
    below = ("1 WBW", "1 BWB", "1 WBW")
    assert floaters("2 BWB", "2 BWB", "2 WBW", "2 -", "2 -", *below) == [(5, 5, "rank")]
    assert floaters("2 BWB", "2 BWB", "2 BWB", "2 WBW", "2 -", *below) == [(3, 5, "colours")]


def test_an_opponent_ahead_is_there_for_one_floater_only() -> None:
    """1 can meet one of 2, 3 and 4. Of the median 3 and 4 can meet 5 alone, so 2 floats after 4."""
    rows = ["2 WB"] * 4 + ["1 WB"] * 2
    assert floaters(*rows, met="2-34 3-46 4-6", round_no=3) == [(4, 4, "rank"), (2, 3, "no-opponent")]


def test_those_who_wait_from_above_have_their_opponents_first() -> None:
    """1 waits in the median and can only meet 2, whom 4 could meet, too; so 5 floats up instead."""
    rows = ["2 WB", "1 WB", "1 BW", "0 WB", "0 WB", "0 BW"]
    assert floaters(*rows, met="1-3 4-3", round_no=3, place=1) == [(5, 4, "no-opponent")]
    assert floaters(*rows, met="4-3", round_no=3, place=1) == [(4, 4, "rank")]


def test_they_do_not_wait_in_a_group_before_the_median() -> None:
    """4 and 5 stand between the last three and the median; that 1 can only meet 2 takes nobody away from there."""
    rows = ["2 WB", "1 WB", "1 BW", "1/2 WB", "1/2 BW", "0 WB", "0 BW", "0 WB"]
    assert floaters(*rows, met="1-3", round_no=3, place=1) == [(6, 6, "rank")]


def test_in_a_maxi_tournament_nobody_floats_for_colours_who_is_needed() -> None:
    """Of 2, 3 and 4, who are due White, 4 would float instead of 5, but 1 can meet nobody else."""
    rows = ["2 WBW 2300", "2 BWB 2300", "2 BWB 2300", "2 BWB 2300", "2 WBW 2300", "1 WBW", "1 BWB", "1 WBW"]
    maxi = replace(LIM_RULES_2009, maxi=True)
    assert floaters(*rows, rules=maxi) == [(4, 5, "colours")]
    assert floaters(*rows, met="1-235", rules=maxi) == [(3, 5, "colours")]


def test_for_colours_a_later_opponent_must_be_possible_too() -> None:
    facts = position("2 WBW", "2 WBW", "2 BWB", "2 BWB")
    assert facts.first_for_colours(0, (1, 2, 3), {1, 2, 3}.__contains__) == 2
    assert facts.first_for_colours(0, (1, 2, 3), {1, 3}.__contains__) == 3
    assert facts.first_for_colours(0, (1, 2, 3), {1}.__contains__) == 1
    assert facts.first_for_colours(0, (1, 2, 3), set().__contains__) is None


def test_in_the_last_round_only_those_absolutely_due_the_same_are_grave() -> None:
    facts = position("2 WBW", "2 BB", "2 BB", "2 WW", "2 WW", "1 BB", last_round=True)
    assert facts.grave == (0, 0b000100, 0b000010, 0b010000, 0b001000, 0)
    assert position("2 WBW", "2 BB").grave is None


def test_whoever_has_neither_rating_nor_title_comes_last() -> None:
    nobody = Player(PlayerId(1), 1, "A")
    assert by_rating_title_and_local_rating(nobody) == (0, 0, 0)
    titles = [by_rating_title_and_local_rating(replace(nobody, title=title)) for title in Title]
    assert all(found > (0, 0, 0) for found in titles)
