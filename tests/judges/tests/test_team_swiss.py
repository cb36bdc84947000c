"""The judge of the team Swiss judged: the examples of the text, and every criterion with a position that needs it.

Articles are those of C.04.6 of 2026; where a criterion can be left out, the
answer without it is another one.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings

from hakem.model import Colour, Points
from tests.judges.entrant import NoPairing
from tests.judges.match_swiss import pair_round
from tests.judges.match_swiss_facts import Contestant, Laws, Position, Preference, Table
from tests.judges.match_swiss_pairs import identifier
from tests.judges.match_swiss_upfloaters import c5, sets_in_order, upfloaters_needed_next
from tests.judges.team_swiss import PREFERENCES, team_laws
from tests.judges.team_swiss_position import position_of
from tests.support.effort import examples
from tests.support.match_positions import COLOURS, contestant, in_colours, position, told, wrongs
from tests.support.team_swiss_events import TeamSwiss, team_swisses

NONE = team_laws(preference="none")
NONE_2024 = team_laws("2024", preference="none")


def round_of(where: Position, laws: Laws = NONE) -> str:
    return told(pair_round(where, laws))


def without_sets(laws: Laws, at: int) -> Laws:
    """The laws without one of the criteria of sets."""
    return replace(laws, of_sets=(*laws.of_sets[:at], *laws.of_sets[at + 1 :]))


def without_pairs(laws: Laws, at: int) -> Laws:
    """The laws without one of the criteria of pairs."""
    return replace(laws, of_pairs=(*laws.of_pairs[:at], *laws.of_pairs[at + 1 :]))


class TestExamplesOfTheText:
    def test_identifier(self) -> None:
        numbers = [(11, 24), (16, 6), (10, 9), (8, 4)]
        table = Table(position(*(contestant(tpn, 0) for pair in numbers for tpn in pair)), NONE)
        side = {s.tpn: s for s in table.sides}
        assert identifier((side[one], side[two]) for one, two in numbers) == (4, 6, 9, 11, 8, 16, 10, 24)

    def test_order_of_sets(self) -> None:
        """2, 6, 8 have more than 1, 3, 5: two of the former and one of the latter are compared."""
        lower = [*(contestant(tpn, 1) for tpn in (1, 3, 5)), *(contestant(tpn, 2) for tpn in (2, 6, 8))]
        table = Table(position(*lower), NONE)
        scores = (Points(-1), Points(-2), Points(-2))
        found = [tuple(s.tpn for s in chosen) for chosen in sets_in_order(table.sides, 3) if c5(chosen) == scores]
        two = list(combinations((2, 6, 8), 2))
        assert found == [(*upper, last) for upper in two for last in (1, 3, 5)]
        assert (found[0], found[1], found[-1]) == ((2, 6, 1), (2, 6, 3), (6, 8, 5))


class TestC1:
    def test_one_scoregroup(self) -> None:
        assert round_of(position(*(contestant(tpn, 0) for tpn in (1, 2, 3, 4)))) == "1-3 2-4"

    @pytest.mark.parametrize(("history", "made"), [("3w", "1-4 2-3"), ("3w-", "1-3 2-4"), ("3w+", "1-3 2-4")])
    def test_who_has_met_and_who_did_not_play(self, history: str, made: str) -> None:
        mirror = history.replace("3w", "1b").replace("+", "-")
        where = position(contestant(1, 0, history), contestant(2, 0), contestant(3, 0, mirror), contestant(4, 0))
        assert round_of(where) == made

    def test_kept_apart(self) -> None:
        everybody = [contestant(tpn, 0) for tpn in (1, 2, 3, 4)]
        assert round_of(position(*everybody, apart=((1, 3), (1, 4)))) == "1-2 3-4"
        with pytest.raises(NoPairing):
            round_of(position(*everybody, apart=((1, 2), (1, 3), (1, 4))))


class TestBye:
    """3.4, C2 and C3."""

    def test_largest_number(self) -> None:
        assert round_of(position(*(contestant(tpn, 0) for tpn in (1, 2, 3)))) == "1-2 (3)"

    def test_lowest_score_first(self) -> None:
        assert round_of(position(contestant(1, 0), contestant(2, 1), contestant(3, 1))) == "2-3 (1)"

    @pytest.mark.parametrize("bar", ["U", "9w+"])
    def test_bars(self, bar: str) -> None:
        assert round_of(position(contestant(1, 0, "Z"), contestant(2, 0, "Z"), contestant(3, 0, bar))) == "1-3 (2)"

    def test_nobody_may_have_it(self) -> None:
        with pytest.raises(NoPairing):
            round_of(position(*(contestant(tpn, 0, "U") for tpn in (1, 2, 3))))

    def test_most_matches_played(self) -> None:
        """A match that was not played is none."""
        where = position(contestant(1, 0, "9w"), contestant(2, 0, "8w"), contestant(3, 0, "7w-"))
        assert round_of(where) == "1-3 (2)"

    def test_2024_counts_games(self) -> None:
        """One match of two games is more than one match of one game there."""
        long, short = contestant(1, 0, "9w"), contestant(2, 0, "8w")
        long = replace(long, history=(replace(long.history[0], games=2),))
        where = position(long, short, contestant(3, 0, "Z"))
        assert round_of(where, NONE_2024) == "2-3 (1)"
        assert round_of(where) == "1-3 (2)"

    def test_the_others_can_be_paired(self) -> None:
        assert round_of(position(contestant(1, 0, "2w"), contestant(2, 0, "1b"), contestant(3, 0, "Z"))) == "1-3 (2)"


class TestUpfloaters:
    """3.5."""

    def test_none_is_needed(self) -> None:
        where = position(contestant(1, 1), contestant(2, 1), contestant(3, 0), contestant(4, 0))
        assert round_of(where) == "1-2 3-4"

    def test_c4_two_who_have_met(self) -> None:
        where = position(contestant(1, 1, "2w"), contestant(2, 1, "1b"), contestant(3, 0), contestant(4, 0))
        assert round_of(where) == "1-3 2-4"

    def test_c3_the_rest_can_be_paired(self) -> None:
        where = position(contestant(1, 2), contestant(2, 1), contestant(3, 1, "4w"), contestant(4, 1, "3b"))
        assert round_of(where) == "1-3 2-4"

    def test_c5_goes_before_the_order(self) -> None:
        """{3,6} is earlier than {4,5}, but its lowest score is lower. {3,4} and {3,5} leave no pairing."""
        where = position(
            contestant(1, 3, "2w"),
            contestant(2, 3, "1b 3w 4w"),
            contestant(3, 2, "2b"),
            contestant(4, 1, "2b 6w"),
            contestant(5, 1),
            contestant(6, 0, "4b"),
        )
        assert round_of(where) == "1-4 2-5 3-6"

    def test_c6_the_following_scoregroup(self) -> None:
        """If 2 went up, 3 and 4, who have met, would need upfloaters of their own."""
        where = position(
            contestant(1, 3),
            contestant(2, 2),
            contestant(3, 2, "4w"),
            contestant(4, 2, "3b"),
            contestant(5, 1),
            contestant(6, 1),
        )
        for laws in (NONE, NONE_2024):
            assert round_of(where, laws) == "1-3 2-4 5-6"
            assert round_of(where, without_sets(laws, 0)) == "1-2 3-5 4-6"

    def test_c6_is_pass_or_fail_in_2026(self) -> None:
        """3 to 6 have met: whoever goes up, the others need more than their parity, but fewer if 2 stays."""
        met = {3: "4w 5w 6w", 4: "3b 5w 6w", 5: "3b 4b 6w", 6: "3b 4b 5b"}
        where = position(
            contestant(1, 3),
            contestant(2, 2),
            *(contestant(tpn, 2, history) for tpn, history in met.items()),
            *(contestant(tpn, 1) for tpn in (7, 8, 9, 10)),
        )
        by_degrees = replace(NONE, of_sets=(upfloaters_needed_next, *NONE.of_sets[1:]))
        assert round_of(where) == "1-2 3-7 4-8 5-9 6-10"
        assert round_of(where, by_degrees) == "1-3 2-6 4-7 5-8 9-10"
        assert round_of(where, NONE_2024) == "1-3 2-6 4-7 5-8 9-10"

    def test_c6_asks_nothing_of_a_scoregroup_that_is_emptied(self) -> None:
        """3 goes up in any case; that 5 and 6 have met is not the following scoregroup's concern."""
        where = position(
            contestant(1, 3, "2w"),
            contestant(2, 3, "1b"),
            contestant(3, 2),
            contestant(4, 1),
            contestant(5, 1, "6w"),
            contestant(6, 1, "5b"),
            contestant(7, 0),
            contestant(8, 0),
        )
        assert round_of(where) == "1-3 2-4 5-7 6-8"

    @pytest.mark.parametrize(("at", "made"), [((3, 5), "1-3 2-4"), ((4, 5), "1-2 3-4"), ((5, 5), "1-2 3-4")])
    def test_c7_not_again_but_in_the_last_two_rounds(self, at: tuple[int, int], made: str) -> None:
        where = position(contestant(1, 2), contestant(2, 1, "9w!"), contestant(3, 1), contestant(4, 1), at=at)
        assert round_of(where) == made
        assert round_of(where, without_sets(NONE, 1)) == "1-2 3-4"
        assert round_of(where, NONE_2024) == "1-2 3-4"

    @pytest.mark.parametrize("history", ["9w!-", "9w! 8b", "9w! Z"])
    def test_1_5_only_matches_of_the_previous_round_that_were_played(self, history: str) -> None:
        where = position(contestant(1, 2), contestant(2, 1, history), contestant(3, 1), contestant(4, 1))
        assert round_of(where) == "1-2 3-4"


class TestPairs:
    """3.6."""

    def test_top_members_go_by_number_alone(self) -> None:
        """The upfloater 1 is a top member beside residents of a higher score: 1-3 2-4, not 2-1 3-4."""
        where = position(contestant(1, 0), contestant(2, 1), contestant(3, 1), contestant(4, 1))
        assert round_of(where) == "1-3 2-4"

    def test_c8(self) -> None:
        """1 and 3 want Black, 2 and 4 want White."""
        where = position(*(in_colours(tpn, "ww" if tpn % 2 else "bb") for tpn in (1, 2, 3, 4)))
        assert round_of(where, team_laws()) == "1-4 2-3"
        assert round_of(where, without_pairs(team_laws(), 0)) == "1-3 2-4"
        assert round_of(where, NONE) == "1-3 2-4"

    def test_c8_counts_one_team_of_a_pair(self) -> None:
        """All want White: one of each pair does without, whoever meets whom."""
        where = position(*(in_colours(tpn, "bb") for tpn in (1, 2, 3, 4)))
        assert round_of(where, team_laws()) == "1-3 2-4"

    def test_c9(self) -> None:
        """All want White, 1 and 3 strongly."""
        where = position(*(in_colours(tpn, "bb" if tpn % 2 else "b") for tpn in (1, 2, 3, 4)))
        laws = team_laws(preference="B")
        assert round_of(where, laws) == "1-4 2-3"
        assert round_of(where, without_pairs(laws, 1)) == "1-3 2-4"

    @pytest.mark.parametrize(("at", "made"), [((3, 5), "1-4 2-3"), ((4, 5), "1-3 2-4"), ((5, 5), "1-3 2-4")])
    def test_c10_not_again_but_in_the_last_two_rounds(self, at: tuple[int, int], made: str) -> None:
        """2 would meet the upfloater 4."""
        where = position(contestant(1, 1), contestant(2, 1, "9w!"), contestant(3, 1), contestant(4, 0), at=at)
        assert round_of(where) == made
        assert round_of(where, without_pairs(NONE, 2)) == "1-3 2-4"
        assert round_of(where, NONE_2024) == "1-4 2-3"
        assert round_of(where, without_pairs(NONE_2024, 2)) == "1-3 2-4"

    def test_colours_go_before_floats(self) -> None:
        """2 and 3 want White, 1 and 4 Black: one of the former floats again."""
        where = position(
            in_colours(1, "ww", 1), contestant(2, 1, "99b 98b!"), contestant(3, 1, "97b 96b!"), in_colours(4, "ww")
        )
        assert round_of(where, team_laws()) == "1-3 2-4"
        assert round_of(where) == "1-4 2-3"


class TestPreferences:
    """1.7."""

    @pytest.mark.parametrize(
        ("colours", "wanted"),
        [
            ("", None),
            ("b", None),
            ("bb", "w"),
            ("ww", "b"),
            ("wb", None),
            ("wwbb", "w"),
            ("bbww", "b"),
            ("wbb", "w"),
            ("bww", "b"),
            ("bwb", None),
            ("bbbw", "w"),
            ("wwwbb", None),
            ("bbbww", None),
        ],
    )
    def test_type_a(self, colours: str, wanted: str | None) -> None:
        expected = Preference(COLOURS[wanted] if wanted else None)
        assert PREFERENCES["A"](of_letters(colours), False) == expected
        assert PREFERENCES["A"](of_letters(colours), True) == expected

    @pytest.mark.parametrize(
        ("colours", "wanted", "in_the_last_round"),
        [
            ("", "", ""),
            ("b", "w", "w"),
            ("w", "b", "b"),
            ("bb", "W", "W"),
            ("wb", "w", ""),
            ("bw", "b", ""),
            ("wwbb", "W", "W"),
            ("bwb", "w", "w"),
            ("bbw", "w", "w"),
            ("wwwbb", "b", "b"),
            ("bbbw", "W", "W"),
        ],
    )
    def test_type_b(self, colours: str, wanted: str, in_the_last_round: str) -> None:
        """A strong preference is written large."""
        for last, letter in ((False, wanted), (True, in_the_last_round)):
            expected = Preference(COLOURS[letter.lower()], letter.isupper()) if letter else Preference()
            assert PREFERENCES["B"](of_letters(colours), last) == expected


def of_letters(letters: str) -> tuple[Colour, ...]:
    return tuple(COLOURS[letter] for letter in letters)


class TestColours:
    """Art. 4."""

    @pytest.mark.parametrize(
        ("numbers", "initial", "white"),
        [((1, 2), "w", 1), ((1, 2), "b", 2), ((2, 4), "w", 4), ((2, 4), "b", 2)],
    )
    def test_4_3_1(self, numbers: tuple[int, int], initial: str, white: int) -> None:
        where = replace(position(*(contestant(tpn, 0) for tpn in numbers)), initial_colour=COLOURS[initial])
        assert pair_round(where, NONE).pairs[0][0] == white

    def test_4_2_first_team(self) -> None:
        """Both numbers are odd: whoever is first has White."""
        off = team_laws(preference="none", secondary=False)
        assert white_of(contestant(1, 1), contestant(3, 2), NONE) == 3
        assert white_of(contestant(1, 1, secondary=1), contestant(3, 1, secondary=2), NONE) == 3
        assert white_of(contestant(1, 1, secondary=1), contestant(3, 1, secondary=2), off) == 1
        assert white_of(contestant(1, 1), contestant(3, 1), NONE) == 1

    @pytest.mark.parametrize(
        ("rule", "preference", "one", "two", "white"),
        [
            (2, "A", "wbbwb", "wwbb", 2),
            (4, "B", "wwbb", "b", 1),
            (5, "none", "bw", "w", 1),
            (6, "none", "wbbw", "bwbw", 1),
            (7, "B", "bbw", "bbw", 1),
            (8, "none", "w", "w", 2),
        ],
    )
    def test_rules_that_decide(self, rule: int, preference: str, one: str, two: str, white: int) -> None:
        laws = team_laws(preference=preference)
        lacking = replace(laws, of_colours=(*laws.of_colours[: rule - 1], *laws.of_colours[rule:]))
        assert white_of(in_colours(1, one), in_colours(2, two), laws) == white
        assert white_of(in_colours(1, one), in_colours(2, two), lacking) == 3 - white

    @pytest.mark.parametrize(("preference", "one", "two"), [("A", "bbww", "wwbb"), ("B", "w", "b"), ("B", "bw", "wb")])
    def test_4_3_3_both_have_what_they_want(self, preference: str, one: str, two: str) -> None:
        assert white_of(in_colours(1, one), in_colours(2, two), team_laws(preference=preference)) == 2

    @pytest.mark.parametrize(("two", "white"), [("wb", 2), ("bw", 1)])
    def test_4_3_9_the_other_team_alternates(self, two: str, white: int) -> None:
        """The first-team has not played; in 2024 the Basic Rules say the same."""
        for laws in (NONE, NONE_2024):
            assert white_of(in_colours(1, ""), in_colours(2, two), laws) == white

    def test_only_matches_played_have_colours(self) -> None:
        assert white_of(contestant(1, 0, "9w 8b-"), contestant(2, 0, "7w"), NONE) == 2


def white_of(one: Contestant, two: Contestant, laws: Laws) -> int:
    return pair_round(position(one, two), laws).pairs[0][0]


class TestAnyEvent:
    @settings(max_examples=examples(120), deadline=None)
    @given(made=team_swisses())
    def test_a_round_is_whole_and_legal(self, made: TeamSwiss) -> None:
        assert wrongs(position_of(made.event)[0], made.laws) == []
