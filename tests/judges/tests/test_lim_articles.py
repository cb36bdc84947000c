"""The judge of the Lim engine judged, article by article: one player, a pair, a group. Articles are 2009 / 2026."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from hakem.model import Colour, PlayerId, Points
from tests.judges.entrant import preference
from tests.judges.lim import LIM_2009, LIM_2026, MadePair, first_below, nearest_above, nearest_below
from tests.judges.lim_colours import with_colours
from tests.judges.lim_facts import Direction, LimEdition, LimPlayer, may_meet, may_meet_in_the_last_round
from tests.judges.lim_group import Circumstances, Group, choose_leaving, imbalance, order_of_floaters, pair_group
from tests.judges.lim_matching import Matchings, MayMeet
from tests.judges.lim_tries import best, best_in_turn, best_limited, best_listed, best_of_maxi, in_order
from tests.support.some import some

WHITE, BLACK = Colour.WHITE, Colour.BLACK
DOWN, UP = Direction.DOWN, Direction.UP
EDITIONS = (LIM_2009, LIM_2026)


def player(
    number: int,
    history: str = "",
    *,
    score: float = 0,
    met: tuple[int, ...] = (),
    floated: bool = False,
    rating: int = 2000,
) -> LimPlayer:
    colours = tuple(WHITE if letter == "W" else BLACK for letter in history)
    return LimPlayer(
        id=PlayerId(number),
        number=number,
        score=Points(str(score)),
        colours=colours,
        met=frozenset(PlayerId(other) for other in met),
        floated=floated,
        barred=False,
        strength=preference(colours)[1],
        due=preference(colours)[0],
        rating=rating,
        place=number,
    )


def circumstances(edition: LimEdition = LIM_2009, *, maxi: bool = False) -> Circumstances:
    return Circumstances(replace(edition, maxi=maxi), Matchings(may_meet))


def numbers(players: tuple[LimPlayer, ...] | list[LimPlayer]) -> list[int]:
    return [p.number for p in players]


def shown(pairs: tuple[tuple[LimPlayer, LimPlayer], ...]) -> str:
    return " ".join(f"{one.number}-{two.number}" for one, two in pairs)


class TestDueColour:
    """6.1, 6.5, 6.6 / 5.1, 5.5, 5.6: at most one more in odd rounds, equal numbers in even ones: the same in both."""

    @pytest.mark.parametrize(
        ("history", "due"),
        [("", None), ("W", BLACK), ("WB", WHITE), ("WWB", BLACK), ("BBW", WHITE), ("WWBB", WHITE), ("WWWB", BLACK)],
    )
    def test_what_balances_and_then_what_alternates(self, history: str, due: Colour | None) -> None:
        assert player(1, history).due is due


class TestCompatible:
    """3.1 / 2.1 and 7 / 6."""

    def test_limits(self) -> None:
        assert not may_meet(player(1, "WW"), player(2, "BWW"))
        assert not may_meet(player(1, met=(2,)), player(2, met=(1,)))
        assert may_meet(player(1, "WW"), player(2, "BW"))

    def test_last_round(self) -> None:
        assert may_meet_in_the_last_round(player(1, "WW"), player(2, "WW"))
        assert not may_meet_in_the_last_round(player(1, "WW", score=1), player(2, "WW"))
        assert not may_meet_in_the_last_round(player(1, met=(2,)), player(2, met=(1,)))

    def test_limits_are_broken_as_rarely_as_possible(self) -> None:
        group = [player(1, "WW"), player(2, "W"), player(3, "WW"), player(4, "BB")]
        assert shown(best(group, Matchings(may_meet_in_the_last_round))) == "1-4 2-3"


class TestOrderOfFloaters:
    """4.6 and 4.7 / 3.6 and 3.7."""

    def test_down_before_up(self) -> None:
        scores = {5: 2, 1: 1.5, 3: 2, 2: 0, 7: 0.5, 9: 0}
        floaters = tuple(player(number, score=score) for number, score in scores.items())
        group = Group(Points(1), DOWN, (), floaters)
        assert numbers(order_of_floaters(group)) == [3, 5, 1, 9, 2, 7]


def group_of(
    residents: list[LimPlayer],
    floaters: tuple[LimPlayer, ...] = (),
    *,
    direction: Direction = DOWN,
    target: tuple[LimPlayer, ...] | None = None,
    waiting: tuple[LimPlayer, ...] = (),
) -> Group:
    """A group with one point and a target group in which there is room for all unless another one is given."""
    many = tuple(player(number) for number in range(50, 58))
    return Group(Points(1), direction, tuple(residents), floaters, many if target is None else target, waiting)


def leaving(group: Group, *, maxi: bool = False) -> list[int]:
    return numbers(choose_leaving(group, group.residents, (), circumstances(maxi=maxi)))


class TestFloatersPairedFirst:
    """4.8 / 3.8."""

    @pytest.mark.parametrize(("direction", "score", "expected"), [(DOWN, 2, "1-4 3-5"), (UP, 0, "1-5 4-3")])
    def test_first_without_a_clash(self, direction: Direction, score: int, expected: str) -> None:
        residents = [player(3, "B", score=1), player(4, "W", score=1), player(5, "W", score=1)]
        group = group_of(residents, (player(1, "B", score=score),), direction=direction)
        pairs, left = pair_group(group, circumstances())
        assert (shown(pairs), left) == (expected, ())

    @pytest.mark.parametrize(("rating", "opponent"), [(1900, 4), (1899, 3)])
    def test_maxi(self, rating: int, opponent: int) -> None:
        residents = [player(3, "B", score=1), player(4, "W", score=1, rating=rating), player(5, "B", score=1)]
        pairs, _ = pair_group(group_of(residents, (player(1, "B", score=2),)), circumstances(maxi=True))
        assert numbers(pairs[0]) == [1, opponent]

    def test_maxi_with_ratings_out_of_order(self) -> None:
        """The first of those within reach, even if somebody beyond it stands before."""
        residents = [player(3, "B", score=1), player(4, "W", score=1, rating=1800), player(5, "W", score=1)]
        pairs, _ = pair_group(group_of(residents, (player(1, "B", score=2),)), circumstances(maxi=True))
        assert numbers(pairs[0]) == [1, 5]

    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize(("lowest", "opponent"), [(False, 3), (True, 5)])
    def test_upfloater_in_the_median(self, edition: LimEdition, lowest: bool, opponent: int) -> None:
        residents = [player(number, score=1) for number in (3, 4, 5)]
        now = circumstances(replace(edition, upfloaters_lowest=lowest))
        pairs, _ = pair_group(group_of(residents, (player(9),)), now)
        assert numbers(pairs[0]) == [9, opponent]

    def test_floaters_from_below_are_offered_by_number_too(self) -> None:
        """The highest number for those from above, whatever the scores: 4 comes with more points than 3."""
        above = (player(1, score=3, met=(2,)), player(2, score=2, met=(1,)))
        below = (player(3, score=0, met=(4,)), player(4, score=0.5, met=(3,)))
        pairs, _ = pair_group(group_of([], (*above, *below)), circumstances())
        assert shown(pairs) == "1-3 2-4"

    def test_never_at_the_price_of_a_pair(self) -> None:
        """3 is the only one whom 4 may meet."""
        residents = [player(3, score=1), player(4, score=1, met=(1, 5)), player(5, score=1, met=(4,))]
        pairs, left = pair_group(group_of(residents, (player(1, score=2, met=(4,)),)), circumstances())
        assert (shown(pairs), left) == ("1-5 3-4", ())

    def test_who_finds_nobody_floats_on(self) -> None:
        floaters = (player(1, score=2, met=(2,)), player(2, score=2, met=(1,)))
        pairs, left = pair_group(group_of([player(3, score=1)], floaters), circumstances())
        assert (shown(pairs), numbers(left)) == ("1-3", [2])

    def test_two_floaters_meet_rather_than_float_on(self) -> None:
        floaters = (player(1, score=3), player(2, score=2))
        pairs, left = pair_group(group_of([player(3, score=1)], floaters), circumstances())
        assert (shown(pairs), numbers(left)) == ("1-2", [3])


class TestWhoLeaves:
    """4.2 to 4.4, 4.9, 4.10 and 5.4 / 3.2 to 3.4, 3.9, 3.10 and 4.4."""

    THREE_DUE_BLACK = ("W", "W", "W", "B", "B")

    @pytest.mark.parametrize(("direction", "expected"), [(DOWN, [3]), (UP, [1])])
    def test_colours_first(self, direction: Direction, expected: list[int]) -> None:
        residents = [player(n, history) for n, history in enumerate(self.THREE_DUE_BLACK, start=1)]
        assert [imbalance(residents, p) for p in residents] == [0, 0, 0, 1, 1]
        assert leaving(group_of(residents, direction=direction)) == expected

    @pytest.mark.parametrize(("direction", "expected"), [(DOWN, [5]), (UP, [1])])
    def test_else_the_position(self, direction: Direction, expected: list[int]) -> None:
        assert leaving(group_of([player(n) for n in range(1, 6)], direction=direction)) == expected

    @pytest.mark.parametrize(("rating", "expected"), [(2100, [3]), (2101, [5])])
    def test_maxi(self, rating: int, expected: list[int]) -> None:
        ratings = (2300, 2200, rating, 2000, 2000)
        given = zip(self.THREE_DUE_BLACK, ratings, strict=True)
        residents = [player(n, history, rating=points) for n, (history, points) in enumerate(given, start=1)]
        assert leaving(group_of(residents), maxi=True) == expected

    def test_nobody_twice_running(self) -> None:
        assert leaving(group_of([player(1), player(2), player(3, floated=True)])) == [2]

    def test_colours_do_not_make_somebody_float_twice_running(self) -> None:
        histories = zip(self.THREE_DUE_BLACK, (True, True, True, False, False), strict=True)
        residents = [player(n, history, floated=floated) for n, (history, floated) in enumerate(histories, start=1)]
        assert leaving(group_of(residents)) == [5]

    def test_an_opponent_ahead_comes_before_all_that(self) -> None:
        target = (player(9, met=(5,)),)
        residents = [player(3, floated=True), player(4, floated=True), player(5, met=(9,))]
        assert leaving(group_of(residents, target=target)) == [4]

    def test_opponents_taken_by_those_who_wait_do_not_count(self) -> None:
        target = (player(9, met=(5,)),)
        residents = [player(3), player(4), player(5, met=(9,))]
        assert leaving(group_of(residents, target=target, waiting=(player(20),))) == [5]

    def test_5_4_a(self) -> None:
        """1 and 2 may meet nobody but 6. With an odd number 2 leaves instead of 7."""
        assert leaving(group_of(two_who_only_may_meet_6(7))) == [2]

    def test_5_4_b(self) -> None:
        """With an even number the lowest of the others leaves with 2, had they floated before or not."""
        group = two_who_only_may_meet_6(6)
        assert leaving(group_of(group)) == [5, 2]
        assert leaving(group_of([replace(p, floated=p.number == 5) for p in group])) == [5, 2]


def two_who_only_may_meet_6(count: int) -> list[LimPlayer]:
    everybody = set(range(1, count + 1))
    refused = {n: {1, 2} for n in everybody - {6}} | {1: everybody - {6}, 2: everybody - {6}, 6: set()}
    return [player(n, met=tuple(refused[n])) for n in sorted(everybody)]


class TestLockedMedian:
    """3.6 / 2.6."""

    def test_which_pair_is_nearest(self) -> None:
        def made(group: float, one: int, two: int) -> MadePair:
            return MadePair((player(one, score=group), player(two, score=group)), Points(str(group)))

        pairs = [made(2, 1, 4), made(2, 3, 2), made(3, 5, 6), made(1, 7, 8)]
        assert shown((nearest_above(pairs[:3]).players,)) == "3-2"
        assert shown((nearest_below(pairs[:2]).players,)) == "1-4"
        assert shown((nearest_below(pairs).players,)) == "5-6"
        assert shown((nearest_above(pairs).players,)) == "7-8"
        assert shown((first_below(list(reversed(pairs[:2]))).players,)) == "3-2"


def white_and_black(one: LimPlayer, two: LimPlayer, *, drawn: Colour = WHITE, below: bool = False) -> list[int]:
    return numbers(with_colours(one, two, drawn, below=below))


class TestColours:
    """6.2 to 6.6 and B.1.2 / 5.2 to 5.6 and 7.2."""

    def test_by_number(self) -> None:
        assert white_and_black(player(1), player(4)) == [1, 4]
        assert white_and_black(player(2), player(3)) == [3, 2]
        assert white_and_black(player(2), player(3), drawn=BLACK) == [2, 3]
        assert white_and_black(player(2), player(3, score=1)) == [3, 2]

    def test_both_granted(self) -> None:
        assert white_and_black(player(1, "W"), player(2, "B")) == [2, 1]
        assert white_and_black(player(1), player(2, "B")) == [2, 1]
        assert white_and_black(player(1), player(2, "W")) == [1, 2]

    def test_who_must_have_it(self) -> None:
        assert white_and_black(player(1, "BWB"), player(2, "WWBB")) == [2, 1]

    def test_greater_need(self) -> None:
        assert white_and_black(player(1, "WB"), player(2, "B")) == [2, 1]
        assert white_and_black(player(1, "W"), player(2, "BW")) == [2, 1]

    def test_history(self) -> None:
        """Third from the end 1 had White and 2 had Black."""
        assert white_and_black(player(1, "BWWB"), player(2, "WBWB")) == [2, 1]
        assert white_and_black(player(1, "WBWB"), player(2, "BWWB"), below=True) == [1, 2]

    def test_equal_histories(self) -> None:
        assert white_and_black(player(1, "WB"), player(2, "WB")) == [1, 2]
        assert white_and_black(player(1, "WB"), player(2, "WB"), below=True) == [2, 1]
        assert white_and_black(player(1, "BW"), player(2, "BW")) == [2, 1]
        assert white_and_black(player(1, "BW"), player(2, "BW", score=1)) == [1, 2]


class TestExchangesInTurn:
    """6.2 / 5.2 read otherwise."""

    def test_one_player_after_the_other(self) -> None:
        """One clash there must be: by the fewest it falls to the first, in turn the first has the colour due."""
        group = [player(1, "W"), player(2, "W"), player(3, "W"), player(4, "B")]
        assert shown(best(group, Matchings(may_meet))) == "1-3 2-4"
        assert shown(best_in_turn(group, Matchings(may_meet))) == "1-4 2-3"


class TestMaxiExchanges:
    """6.7 / 5.7."""

    @pytest.mark.parametrize(("rating", "expected"), [(1900, "1-4 2-3"), (1899, "1-3 2-4")])
    def test_for_colours_only_within_a_hundred_points(self, rating: int, expected: str) -> None:
        group = [player(1, "W"), player(2, "W"), player(3, "W"), player(4, "B", rating=rating)]
        assert shown(best_of_maxi(group, Matchings(may_meet))) == expected

    def test_opponents_who_have_met_are_exchanged_at_any_rating(self) -> None:
        group = [player(1, met=(3,)), player(2), player(3, met=(1,)), player(4, rating=1000)]
        assert shown(best_of_maxi(group, Matchings(may_meet))) == "1-4 2-3"


def random_group(chance: Random, count: int) -> list[LimPlayer]:
    """Players of one score, some of whom have met, with any colours behind them."""
    met: dict[int, set[int]] = {n: set() for n in range(count)}
    for one, two in combinations(range(count), 2):
        if chance.random() < 0.4:
            met[one].add(two)
            met[two].add(one)
    histories = ("", "W", "B", "WB", "BW", "WW", "BB", "WBW")
    return [player(n, chance.choice(histories), met=tuple(met[n])) for n in range(count)]


class TestExhaustion:
    """What is asked of the graph, against the list of all sets of pairs."""

    @pytest.mark.parametrize("seed", range(40))
    def test_questions(self, seed: int) -> None:
        chance = Random(seed)
        group = random_group(chance, chance.randint(1, 7))
        matchings, every = Matchings(may_meet), sets_of_pairs(group)
        most = max(len(pairs) for pairs in every)
        assert matchings.most(group) == most
        assert matchings.perfect(group) == (2 * most == len(group))
        must = set(chance.sample(group, chance.randint(0, len(group))))
        covered = any(len(pairs) == most and must <= {p for two in pairs for p in two} for pairs in every)
        assert matchings.covers(group, must, most) == covered
        ours = {p for p in group if p not in must}
        across = [pairs for pairs in every if all(len(ours & set(two)) == 1 for two in pairs)]
        assert matchings.across(ours, must) == max(len(pairs) for pairs in across)

    @pytest.mark.parametrize("allowed", [may_meet, may_meet_in_the_last_round])
    @pytest.mark.parametrize("direction", list(Direction))
    def test_the_limit_finds_what_the_list_finds(self, allowed: MayMeet, direction: Direction) -> None:
        matchings = Matchings(allowed)
        groups = [in_order(random_group(Random(seed), 8), direction) for seed in range(60)]
        for group in some(filter(matchings.perfect, groups)):
            assert best_limited(group, matchings) == best_listed(group, matchings)


def sets_of_pairs(players: list[LimPlayer]) -> list[list[tuple[LimPlayer, LimPlayer]]]:
    """Every set of pairs who may meet, in which nobody stands twice."""
    legal = [two for two in combinations(players, 2) if may_meet(*two)]
    return [
        list(pairs)
        for size in range(len(players) // 2 + 1)
        for pairs in combinations(legal, size)
        if len({p for two in pairs for p in two}) == 2 * size
    ]
