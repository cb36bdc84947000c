"""The FIDE tables of expected scores and of performance, and the roundings beside them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.facts.rating_tables import expected_score, half_away, half_up, rating_difference

DIFFERENCES = st.integers(-3000, 3000)
PERCENT = [Fraction(hundredths, 100) for hundredths in range(101)]
VALUES = st.fractions(min_value=-1000, max_value=1000, max_denominator=500)


class TestExpectedScore:
    @pytest.mark.parametrize(
        ("difference", "percent"),
        [
            *((0, 50), (3, 50), (4, 51), (10, 51), (11, 52), (25, 53), (26, 54), (61, 58), (62, 59), (91, 62)),
            *((92, 63), (129, 67), (130, 68), (153, 70), (154, 71), (162, 71), (163, 72), (197, 75), (198, 76)),
            *((225, 78), (226, 79), (256, 81), (257, 82), (290, 84), (291, 85), (344, 88), (345, 89), (391, 91)),
            *((392, 92), (411, 92), (412, 93), (432, 93), (433, 94), (456, 94), (457, 95), (484, 95), (485, 96)),
            *((517, 96), (518, 97), (559, 97), (560, 98), (619, 98), (620, 99), (735, 99), (736, 100), (5000, 100)),
        ],
    )
    def test_values_of_the_table(self, difference: int, percent: int) -> None:
        assert expected_score(difference) == Fraction(percent, 100)

    @given(difference=DIFFERENCES, limit=st.none() | st.integers(0, 1000))
    def test_two_players_share_one_point(self, difference: int, limit: int | None) -> None:
        assert expected_score(difference, limit) + expected_score(-difference, limit) == 1

    def test_every_hundredth_has_its_span_and_no_step_is_left_out(self) -> None:
        seen = [expected_score(difference) for difference in range(-736, 737)]
        assert seen == sorted(seen)
        assert sorted(set(seen)) == PERCENT

    @given(difference=DIFFERENCES, limit=st.integers(0, 1000))
    def test_a_limit_cuts_the_difference_and_nothing_else(self, difference: int, limit: int) -> None:
        assert expected_score(difference, limit) == expected_score(max(-limit, min(difference, limit)))

    def test_cut_at_400(self) -> None:
        assert [expected_score(d, 400) for d in (400, 401, 2000)] == [Fraction(92, 100)] * 3
        assert [expected_score(d, 400) for d in (-400, -401, -2000)] == [Fraction(8, 100)] * 3


class TestRatingDifference:
    @pytest.mark.parametrize(
        ("percent", "points"),
        [
            *((50, 0), (51, 7), (53, 21), (54, 29), (59, 65), (60, 72), (66, 117), (70, 149), (71, 158), (75, 193)),
            *((80, 240), (83, 273), (85, 296), (89, 351), (90, 366), (92, 401), (93, 422), (95, 470), (97, 538)),
            *((98, 589), (99, 677), (100, 800), (49, -7), (40, -72), (25, -193), (10, -366), (1, -677), (0, -800)),
        ],
    )
    def test_values_of_the_table(self, percent: int, points: int) -> None:
        assert rating_difference(Fraction(percent, 100)) == points

    def test_mirrored_about_one_half(self) -> None:
        assert all(rating_difference(share) == -rating_difference(1 - share) for share in PERCENT)

    def test_always_rising(self) -> None:
        points = [rating_difference(share) for share in PERCENT]
        assert sorted(set(points)) == points

    def test_who_plays_that_far_above_expects_that_share(self) -> None:
        """The table of performance picks, for every hundredth, a difference which the other table answers with it."""
        assert [expected_score(rating_difference(share)) for share in PERCENT] == PERCENT

    @pytest.mark.parametrize(
        ("share", "points"),
        [("1/3", -125), ("2/3", 125), ("101/200", 7), ("99/200", 0), ("5/8", 95), ("3/8", -87), ("1/1000", -800)],
    )
    def test_share_is_rounded_half_up_to_hundredths(self, share: str, points: int) -> None:
        assert rating_difference(Fraction(share)) == points

    @pytest.mark.parametrize("share", ["-1/100", "101/100"])
    def test_nobody_scores_less_than_nothing_or_more_than_everything(self, share: str) -> None:
        with pytest.raises(ValueError, match="no share"):
            rating_difference(Fraction(share))


class TestRounding:
    @pytest.mark.parametrize(
        ("value", "digits", "up", "away"),
        [
            ("5/2", 0, "3", "3"),
            ("-5/2", 0, "-2", "-3"),
            ("-1/2", 0, "0", "-1"),
            ("9/4", 0, "2", "2"),
            ("-11/4", 0, "-3", "-3"),
            ("1/8", 2, "13/100", "13/100"),
            ("-1/8", 2, "-12/100", "-13/100"),
            ("1/3", 1, "3/10", "3/10"),
        ],
    )
    def test_what_happens_at_half(self, value: str, digits: int, up: str, away: str) -> None:
        assert half_up(Fraction(value), digits) == Fraction(up)
        assert half_away(Fraction(value), digits) == Fraction(away)

    @given(value=VALUES, digits=st.integers(0, 3))
    def test_never_further_than_half_a_unit(self, value: Fraction, digits: int) -> None:
        unit = Fraction(1, 10**digits)
        for rounded in (half_up(value, digits), half_away(value, digits)):
            assert abs(rounded - value) <= unit / 2
            assert (rounded / unit).denominator == 1

    @given(value=VALUES, digits=st.integers(0, 3))
    def test_away_from_zero_treats_both_sides_alike(self, value: Fraction, digits: int) -> None:
        assert half_away(-value, digits) == -half_away(value, digits)
