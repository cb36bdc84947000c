"""The judge of the Dutch engines judged: orders of Art. 4, choice of Art. 3.8, preferences and colours."""

from __future__ import annotations

from itertools import islice

import pytest

from hakem.model import Colour
from tests.judges.choice import first_best
from tests.judges.colours import with_colours
from tests.judges.completion import Completion
from tests.judges.dutch_candidates import (
    Bracket,
    candidates,
    exchange_order,
    exchanges,
    homogeneous,
    mdp_sets,
    transpositions,
)
from tests.judges.dutch_criteria import may_meet, preferences_denied, strong_preferences_denied
from tests.judges.entrant import Entrant, Strength, preference
from tests.judges.leftovers import leftovers
from tests.support.entrants import entrant

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def anybody(_one: object, _two: object) -> bool:
    return True


def numbers(players: tuple[Entrant, ...]) -> tuple[int, ...]:
    return tuple(player.tpn for player in players)


class TestTranspositions:
    """Art. 4.2."""

    def test_homogeneous_bracket_of_eleven(self) -> None:
        found = list(transpositions((1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11), anybody))
        assert len(found) == len(set(found)) == 720
        assert found == sorted(found)
        assert found[:4] == [(6, 7, 8, 9, 10), (6, 7, 8, 9, 11), (6, 7, 8, 10, 9), (6, 7, 8, 10, 11)]
        assert found[-1] == (11, 10, 9, 8, 7)

    def test_two_mdps_and_nine_residents(self) -> None:
        found = list(transpositions((1, 2), range(3, 12), anybody))
        assert len(found) == 72
        assert found[:3] == [(3, 4), (3, 5), (3, 6)]
        assert found[-1] == (11, 10)

    def test_leaving_out_who_must_not_meet_keeps_the_order(self) -> None:
        def odd_sum(one: int, two: int) -> bool:
            return (one + two) % 2 == 1

        everything = transpositions((1, 2, 3), (4, 5, 6, 7), anybody)
        legal = [found for found in everything if all(map(odd_sum, (1, 2, 3), found))]
        assert list(transpositions((1, 2, 3), (4, 5, 6, 7), odd_sum)) == legal != []


class TestExchanges:
    """Art. 4.3."""

    def test_first_ones_of_eleven_players(self) -> None:
        found = [(out, into) for out, into in islice(exchange_order(11, 5), 11)]
        assert found[0] == ((), ())
        assert [(out[0], into[0]) for out, into in found[1:]] == [
            (5, 6),
            *((5, 7), (4, 6)),
            *((5, 8), (4, 7), (3, 6)),
            *((5, 9), (4, 8), (3, 7), (2, 6)),
        ]

    @pytest.mark.parametrize(
        ("earlier", "later"),
        [
            (((5,), (11,)), ((4, 5), (6, 7))),
            (((4, 5), (6, 8)), ((3, 5), (6, 8))),
            (((2, 5), (6, 7)), ((3, 4), (6, 7))),
            (((4, 5), (6, 9)), ((4, 5), (7, 8))),
            (((1, 4, 5), (6, 7, 8)), ((2, 3, 5), (6, 7, 8))),
            (((3, 4, 5), (6, 7, 10)), ((3, 4, 5), (6, 8, 9))),
        ],
    )
    def test_examples(self, earlier: tuple[tuple[int, ...], ...], later: tuple[tuple[int, ...], ...]) -> None:
        order = list(exchange_order(11, 5))
        assert order.index((earlier[0], earlier[1])) < order.index((later[0], later[1]))

    def test_number_of_exchanges(self) -> None:
        assert len(list(exchange_order(11, 5))) == 462  # as many as there are ways to choose S1

    def test_both_halves_are_in_order_again(self) -> None:
        halves = list(islice(exchanges((1, 2, 3, 4, 5, 6), 3), 3))
        assert halves == [((1, 2, 3), (4, 5, 6)), ((1, 2, 4), (3, 5, 6)), ((1, 2, 5), (3, 4, 6))]


class TestMdpSets:
    """Art. 4.4."""

    def test_smallest_differing_bsn_first(self) -> None:
        mdps = [entrant(n, 2) for n in range(1, 6)]
        found = [numbers(chosen) for chosen in mdp_sets(mdps, 3)]
        assert found[:5] == [(1, 2, 3), (1, 2, 4), (1, 2, 5), (1, 3, 4), (1, 3, 5)]
        assert len(found) == 10

    def test_highest_differing_score_before_that(self) -> None:
        mdps = [entrant(1, 3), entrant(2, 3), entrant(3, 2), entrant(4, 1)]
        found = [numbers(chosen) for chosen in mdp_sets(mdps, 2)]
        assert found == [(1, 2), (1, 3), (2, 3), (1, 4), (2, 4), (3, 4)]


class TestCandidates:
    """Art. 3.3, 3.6 and 3.7."""

    def test_homogeneous(self) -> None:
        found = list(homogeneous((1, 2, 3, 4, 5), 2, anybody))
        assert found[:3] == [((1, 3), (2, 4)), ((1, 3), (2, 5)), ((1, 4), (2, 3))]
        assert {frozenset(map(frozenset, pairing)) for pairing in found} == _matchings({1, 2, 3, 4, 5}, 1)

    def test_more_pairs_than_players(self) -> None:
        assert list(homogeneous((1, 2, 3), 2, anybody)) == []

    def test_heterogeneous(self) -> None:
        bracket = Bracket((entrant(1, 2), entrant(2, 2)), tuple(entrant(n, 1) for n in (3, 4, 5)))
        found = list(candidates(bracket, 2, anybody))
        assert [numbers(c.downfloaters) for c in found[:2]] == [(5,), (4,)]
        limbo = next(c for c in found if len(c.mdp_pairs) == 1)
        assert [numbers(pair) for pair in limbo.pairs] == [(1, 3), (4, 5)]
        assert numbers(limbo.downfloaters) == (2,)

    def test_remainder_comes_before_the_next_mdp_pairing(self) -> None:
        bracket = Bracket((entrant(1, 2),), tuple(entrant(n, 1) for n in range(2, 7)))
        found = [[numbers(pair) for pair in c.pairs] for c in islice(candidates(bracket, 3, anybody), 3)]
        assert found == [[(1, 2), (3, 5), (4, 6)], [(1, 2), (3, 6), (4, 5)], [(1, 2), (3, 4), (5, 6)]]


class TestChoice:
    """Art. 3.4 and 3.8.1."""

    bracket = Bracket((), tuple(entrant(n) for n in (1, 2, 3, 4)))

    def test_first_of_equals(self) -> None:
        best = first_best(candidates(self.bracket, 2, anybody), (lambda _: (1,),))
        assert best is not None
        assert [numbers(pair) for pair in best.pairs] == [(1, 3), (2, 4)]

    def test_higher_priority_decides(self) -> None:
        def last_meets_first(c: object) -> tuple[int]:
            return (0 if "#1(0), #4(0)" in repr(c) else 1,)

        best = first_best(candidates(self.bracket, 2, anybody), (last_meets_first, lambda c: (len(c.pairs),)))
        assert best is not None
        assert [numbers(pair) for pair in best.pairs] == [(1, 4), (2, 3)]

    def test_nothing_to_choose(self) -> None:
        assert first_best((), ()) is None


class TestColours:
    """Art. 1.7, 2.1.3 and 5."""

    @pytest.mark.parametrize(
        ("history", "wants", "strength"),
        [
            ("", None, Strength.NONE),
            ("W", BLACK, Strength.STRONG),
            ("WB", WHITE, Strength.MILD),
            ("BWW", BLACK, Strength.ABSOLUTE),
            ("WWB", BLACK, Strength.STRONG),
            ("WWWBB", WHITE, Strength.ABSOLUTE),
            ("WWWWBB", BLACK, Strength.ABSOLUTE),
        ],
    )
    def test_preference(self, history: str, wants: Colour | None, strength: Strength) -> None:
        assert preference(entrant(1, 0, history).colours) == (wants, strength)

    @pytest.mark.parametrize(
        ("high", "low", "white"),
        [
            ("", "", 1),
            ("", "W", 1),
            ("W", "B", 2),
            ("BWW", "WBW", 2),
            ("WB", "BBW", 2),
            ("BWBW", "WBBW", 2),
            ("WBWB", "WBWB", 1),
            ("BW", "WBBW", 2),
        ],
    )
    def test_who_gets_white(self, high: str, low: str, white: int) -> None:
        one, two = entrant(1, 0, high), entrant(2, 0, low)
        assert numbers(with_colours(two, one, WHITE))[0] == white

    def test_initial_colour_goes_by_the_number_of_the_higher_player(self) -> None:
        assert numbers(with_colours(entrant(2), entrant(3), WHITE)) == (3, 2)
        assert numbers(with_colours(entrant(2), entrant(3), BLACK)) == (2, 3)

    def test_wider_difference_of_two_absolute_preferences(self) -> None:
        assert numbers(with_colours(entrant(1, 0, "BWW", top=True), entrant(2, 0, "WWW"), WHITE)) == (1, 2)

    def test_topscorer_lifts_the_bar(self) -> None:
        assert not may_meet(entrant(1, 0, "WW"), entrant(2, 0, "BWW"))
        assert may_meet(entrant(1, 0, "WW"), entrant(2, 0, "BWW", top=True))
        assert not may_meet(entrant(1, met=(2,)), entrant(2, met=(1,)))

    def test_denied_preferences(self) -> None:
        bracket = Bracket((), (entrant(1, 0, "W"), entrant(2, 0, "BW"), entrant(3, 0, "BWW"), entrant(4, 0, "WBBW")))
        (first, *_) = candidates(bracket, 2, anybody)
        assert (preferences_denied(first), strong_preferences_denied(first)) == ((2,), (1,))


class TestExhaustion:
    """Art. 1.9 and the look at the next bracket."""

    def test_completion(self) -> None:
        three = [entrant(1, met=(2, 3)), entrant(2, met=(1, 3)), entrant(3, met=(1, 2))]
        somebody_else = entrant(4)
        assert not Completion(may_meet, lambda _: True).possible(three)
        assert not Completion(may_meet, lambda _: True).possible([*three, somebody_else])
        assert Completion(may_meet, lambda e: e.tpn == 1).possible([entrant(1), entrant(2), entrant(3)])
        assert not Completion(may_meet, lambda _: False).possible([entrant(1), entrant(2), entrant(3)])

    def test_leftovers(self) -> None:
        bracket = Bracket((entrant(1, 1), entrant(2, 1)), (entrant(3), entrant(4)))
        left = {numbers(players) for players in leftovers(bracket, 2, may_meet)}
        assert left == {(1, 2), (1, 3), (1, 4), (2, 3), (2, 4)}  # never (3, 4): MDPs do not meet
        assert leftovers(bracket, 1, may_meet) == frozenset()


def _matchings(players: set[int], unpaired: int) -> set[frozenset[frozenset[int]]]:
    """Every way to leave that many out and to pair the rest."""
    if not players:
        return {frozenset()}
    first, *others = sorted(players)
    found = set()
    if unpaired:
        found |= _matchings(set(others), unpaired - 1)
    if len(players) > unpaired:
        for two in others:
            found |= {rest | {frozenset((first, two))} for rest in _matchings(set(others) - {two}, unpaired)}
    return found
