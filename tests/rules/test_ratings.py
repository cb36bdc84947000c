"""The FIDE rating regulations (B.02), article by article: standard of 2024 and 2025, rapid and blitz of 2024."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from hakem.errors import RequestError, UnknownName
from hakem.model import Bye, ByeKind, Event, Game, Mark, PlayerId, Points, Round, Tournament, point_system
from hakem.ratings import (
    CoefficientReason,
    FirstRating,
    Missing,
    Obstacle,
    RatingChange,
    RatingList,
    another_days_edition,
    list_of,
    rating_changes,
    rating_rules,
)
from tests.support.rating_samples import SUMMER, against

ONE = PlayerId(1)


def first(
    t: Tournament, wanted: RatingList | None = None, edition: str | None = None, k: int | None = None
) -> RatingChange:
    """What happens to player 1, who is rated."""
    told = {ONE: k} if k is not None else {}
    return rating_changes(t, rating_rules(t, wanted, edition), told).rated[0]


def newcomer(t: Tournament, wanted: RatingList | None = None) -> FirstRating:
    """What happens to player 1, who is not rated."""
    found = rating_changes(t, rating_rules(t, wanted)).unrated[0]
    assert found.player.id == ONE
    return found


def ending(t: Tournament, **changes: object) -> Tournament:
    """The event with another end of its first game."""
    game = replace(t.rounds[0].games[0], **changes)  # type: ignore[arg-type]
    return replace(t, rounds=(Round((game,)), *t.rounds[1:]))


class TestEditionAndList:
    @pytest.mark.parametrize(
        ("day", "edition"), [(date(2024, 3, 1), "2024"), (date(2025, 9, 30), "2024"), (date(2025, 10, 1), "2025")]
    )
    def test_the_day_the_event_began_chooses(self, day: date, edition: str) -> None:
        assert rating_rules(Tournament((), 1, event=Event(start=day))).edition.id == edition

    def test_no_edition_for_older_events(self) -> None:
        t = Tournament((), 1, event=Event(start=date(2023, 5, 1)))
        note = another_days_edition(rating_rules(t), t)
        assert note is not None
        assert note.data == {"regulation": "B.02", "edition": "2025", "day": "2023-05-01"}
        assert another_days_edition(rating_rules(t), Tournament((), 1)) is None
        t = Tournament((), 1, event=Event(start=date(2024, 6, 1)))
        assert another_days_edition(rating_rules(t), t) is None
        assert another_days_edition(rating_rules(t, RatingList.RAPID), t) is not None

    def test_unknown_edition(self) -> None:
        with pytest.raises(UnknownName):
            rating_rules(Tournament((), 1), RatingList.BLITZ, "2025")

    @pytest.mark.parametrize(
        ("code", "expected"),
        [
            ("180+2", RatingList.BLITZ),
            ("600", RatingList.BLITZ),
            ("601", RatingList.RAPID),
            ("900+10", RatingList.RAPID),
            ("3599", RatingList.RAPID),
            ("3600", RatingList.STANDARD),
            ("40/5400+30:1800+30", RatingList.STANDARD),
            ("W300-B240", RatingList.BLITZ),
            ("W900-B300", None),
            ("", None),
        ],
    )
    def test_list_by_the_time_control(self, code: str, expected: RatingList | None) -> None:
        event = Event(time_control_code=code)
        assert list_of(event) is expected
        assert rating_rules(Tournament((), 1, event=event)).rating_list is (expected or RatingList.STANDARD)


class TestArticle11:
    @pytest.mark.parametrize(
        ("code", "own", "other", "rated"),
        [
            ("5400+30", 2400, 1500, True),
            ("5400+20", 1500, 2400, False),
            ("5400+20", 2399, 2399, True),
            ("5400", 1800, 1799, True),
            ("5399", 1800, 1799, False),
            ("3600", 1799, 1799, True),
            ("", 2700, 2700, True),
        ],
    )
    def test_least_time_by_the_higher_rating(self, code: str, own: int, other: int, rated: bool) -> None:
        change = first(against(own, [(other, "½")], Event(start=SUMMER, time_control_code=code)))
        assert change.games == int(rated)
        assert [(u.obstacle, u.article.number) for u in change.uncounted] == ([] if rated else [(Obstacle.TIME, "1.1")])

    def test_somebody_without_a_rating_needs_no_longer_time(self) -> None:
        assert newcomer(against(None, [(1700, "1")], Event(start=SUMMER, time_control_code="3600"))).games == 1

    @pytest.mark.parametrize(
        ("wanted", "code", "article"),
        [
            (RatingList.RAPID, "600", "1.1.1"),
            (RatingList.RAPID, "3600", "1.1.1"),
            (RatingList.BLITZ, "180", "1.1.2"),
            (RatingList.BLITZ, "601", "1.1.2"),
            (RatingList.BLITZ, "W300-B240", "1.2"),
        ],
    )
    def test_rapid_and_blitz(self, wanted: RatingList, code: str, article: str) -> None:
        change = first(against(2000, [(2000, "½")], Event(start=SUMMER, time_control_code=code)), wanted)
        assert [str(u.article) for u in change.uncounted] == [f"B.02 RB (2024) {article}"]

    @pytest.mark.parametrize(("wanted", "code"), [(RatingList.RAPID, "900+10"), (RatingList.BLITZ, "180+2")])
    def test_times_that_fit(self, wanted: RatingList, code: str) -> None:
        assert first(against(2500, [(2500, "½")], Event(start=SUMMER, time_control_code=code)), wanted).games == 1


class TestArticle51:
    EVENT = against(2000, [(2000, "1"), (1900, "1")])

    @pytest.mark.parametrize(
        ("changes", "obstacle"),
        [
            ({"played": False}, Obstacle.FORFEIT),
            ({"rated": False}, Obstacle.MARKED),
            ({"white_mark": Mark.PENDING, "black_mark": Mark.PENDING}, Obstacle.OPEN),
        ],
    )
    def test_what_was_not_played_for_rating(self, changes: dict[str, object], obstacle: Obstacle) -> None:
        change = first(ending(self.EVENT, **changes))
        assert [(u.round_no, u.opponent, u.obstacle, u.article.number) for u in change.uncounted] == [
            (1, 2, obstacle, "5.1")
        ]
        assert [term.meeting.round_no for term in change.terms] == [2]

    def test_byes_are_no_games(self) -> None:
        t = replace(self.EVENT, rounds=(*self.EVENT.rounds, Round(byes=(Bye(ONE, ByeKind.PAIRING_ALLOCATED),))))
        change = first(replace(t, rounds_total=3))
        assert (change.games, change.uncounted, change.score) == (2, (), 2)


class TestArticle831:
    @pytest.mark.parametrize(
        ("edition", "own", "other", "counted"),
        [
            *(("2024", 2000, 1600, 400), ("2024", 2000, 1599, 400), ("2024", 1599, 2000, -400)),
            *(("2024", 2700, 2000, 400), ("2024", 2000, 2700, -400)),
            *(("2025", 2649, 2000, 400), ("2025", 2000, 2700, -400)),
            *(("2025", 2650, 2000, 650), ("2025", 2650, 2249, 401), ("2025", 2700, 2300, 400)),
        ],
    )
    def test_a_difference_above_400(self, edition: str, own: int, other: int, counted: int) -> None:
        (term,) = first(against(own, [(other, "1")]), edition=edition).terms
        assert (term.difference, term.counted, term.cut) == (own - other, counted, own - other != counted)
        assert term.article.number == ("8.3.1" if term.cut else "8.1.2")

    def test_every_such_game_is_cut(self) -> None:
        change = first(against(1500, [(2000, "0"), (2100, "0"), (2200, "½")]), edition="2024")
        assert [term.expected for term in change.terms] == [Fraction(8, 100)] * 3

    def test_two_sides_of_a_published_game(self) -> None:
        """As FIDE rated it in 2025: for 2813 the whole difference to 2400 counts, for 2400 only 400."""
        t = against(2813, [(2400, "½")], Event(start=date(2025, 10, 31)))
        strong, weak = rating_changes(t).rated
        assert (strong.terms[0].counted, strong.expected) == (413, Fraction(93, 100))
        assert (weak.terms[0].counted, weak.expected) == (-400, Fraction(8, 100))

    def test_only_games_against_rated_opponents_count(self) -> None:
        change = first(against(2000, [(None, "1"), (2000, "½")]))
        assert [(u.obstacle, u.article.number) for u in change.uncounted] == [(Obstacle.NO_RATING, "8.3.1")]
        assert change.games == 1

    def test_national_ratings_are_none(self) -> None:
        t = against(2000, [(None, "1")])
        t = replace(t, players=(t.players[0], replace(t.players[1], national_rating=2100)))
        assert first(t).games == 0


class TestArticle731:
    """Rapid and blitz."""

    @pytest.mark.parametrize("wanted", [RatingList.RAPID, RatingList.BLITZ])
    @pytest.mark.parametrize(
        ("own", "other", "rated"),
        [(2601, 2001, False), (2001, 2601, False), (2601, 2002, True), (2600, 2000, True), (2500, 1500, True)],
    )
    def test_six_hundred_apart_with_somebody_above_2600(
        self, wanted: RatingList, own: int, other: int, rated: bool
    ) -> None:
        change = first(against(own, [(other, "1")]), wanted)
        assert change.games == int(rated)
        found = [(u.obstacle, str(u.article)) for u in change.uncounted]
        assert found == ([] if rated else [(Obstacle.TOO_FAR, "B.02 RB (2024) 7.3.1")])

    def test_cut_at_400_for_everybody(self) -> None:
        (term,) = first(against(2700, [(2200, "1")]), RatingList.RAPID).terms
        assert (term.counted, term.expected, str(term.article)) == (400, Fraction(92, 100), "B.02 RB (2024) 7.3.1")

    def test_no_such_rule_for_standard_ratings(self) -> None:
        assert first(against(2700, [(1500, "1")])).games == 1


class TestArticle832:
    def test_by_hand(self) -> None:
        """2000 against 2100, 1900, 2000, 2450: expected 0.36 + 0.64 + 0.50 + 0.08 = 1.58, scored 2, K 20."""
        change = first(against(2000, [(2100, "½"), (1900, "1"), (2000, "0"), (2450, "½")]))
        assert (change.score, change.expected) == (2, Fraction(158, 100))
        assert change.change == Fraction(84, 10)
        assert (change.rounded_change, change.new_rating) == (8, 2008)

    def test_a_game_counts_as_it_ended_whatever_the_event_gives(self) -> None:
        t = replace(against(2000, [(2000, "1"), (2000, "½")]), points=point_system(Points(3), Points(1)))
        assert first(t).score == Fraction(3, 2)

    def test_a_result_that_differs_for_both_counts_for_each_side(self) -> None:
        t = ending(against(2000, [(2000, "½")]), black_mark=Mark.LOSS)
        white, black = rating_changes(t).rated
        assert (white.change, black.change) == (0, -10)

    def test_nobody_to_play(self) -> None:
        change = first(against(2000, []))
        assert (change.games, change.change, change.new_rating) == (0, 0, 2000)
        assert (change.average, change.performance) == (None, None)


class TestArticle833:
    @pytest.mark.parametrize(
        ("rating", "born", "k", "reason"),
        [
            (2400, 2012, 10, CoefficientReason.HIGH),
            (2399, 1980, 20, CoefficientReason.USUAL),
            (2399, None, 20, CoefficientReason.USUAL),
            (2300, 2012, 20, CoefficientReason.USUAL),
            (2299, 2012, 40, CoefficientReason.YOUNG),
            (1500, 2008, 40, CoefficientReason.YOUNG),
            (1500, 2007, 20, CoefficientReason.USUAL),
            (1500, None, 20, CoefficientReason.AGE_UNKNOWN),
        ],
    )
    @pytest.mark.parametrize("wanted", list(RatingList))
    def test_k_by_rating_and_age(
        self, rating: int, born: int | None, k: int, reason: CoefficientReason, wanted: RatingList
    ) -> None:
        found = first(against(rating, [(rating, "1")], born=born), wanted).coefficient
        assert (found.value, found.full, found.reason) == (k, k, reason)

    @pytest.mark.parametrize(
        "event",
        [Event(end=SUMMER), Event(round_dates=(None, SUMMER)), Event(start=SUMMER, end=date(2027, 1, 2))],
    )
    def test_the_year_is_that_in_which_the_event_began(self, event: Event) -> None:
        assert first(against(1500, [(1500, "1")], event, born=2008)).coefficient.value == 40

    def test_age_without_any_date(self) -> None:
        assert (
            first(against(1500, [(1500, "1")], Event(), born=2020)).coefficient.reason is CoefficientReason.AGE_UNKNOWN
        )

    def test_k_that_is_told(self) -> None:
        found = first(against(2450, [(2450, "1")]), k=40).coefficient
        assert (found.value, found.reason) == (40, CoefficientReason.TOLD)

    @pytest.mark.parametrize(
        ("games", "k", "expected"), [(17, 40, 40), (18, 40, 38), (35, 20, 20), (36, 20, 19), (39, 20, 17), (70, 10, 10)]
    )
    def test_k_times_games_is_at_most_700(self, games: int, k: int, expected: int) -> None:
        found = first(against(2000, [(2000, "½")] * games), k=k).coefficient
        assert (found.value, found.full) == (expected, k)

    @pytest.mark.parametrize(
        ("told", "key"),
        [
            ({9: 20}, "no-such-player"),
            ({3: 20}, "k.for-nobody"),
            ({1: 0}, "k.out-of-range"),
            ({1: 41}, "k.out-of-range"),
        ],
    )
    def test_k_that_cannot_be(self, told: dict[int, int], key: str) -> None:
        t = against(2000, [(2000, "1"), (None, "1")])
        with pytest.raises(RequestError) as failed:
            rating_changes(t, coefficients={PlayerId(player): k for player, k in told.items()})
        assert failed.value.message.key == f"ratings.{key}"


class TestArticle834:
    @pytest.mark.parametrize(
        ("results", "k", "change", "rounded"),
        [
            ("1", 5, Fraction(5, 2), 3),
            ("0", 5, Fraction(-5, 2), -3),
            ("1½", 5, Fraction(5, 2), 3),
            ("1", 1, Fraction(1, 2), 1),
            ("0", 1, Fraction(-1, 2), -1),
        ],
    )
    def test_half_is_rounded_away_from_zero(self, results: str, k: int, change: Fraction, rounded: int) -> None:
        found = first(against(2000, [(2000, result) for result in results]), k=k)
        assert (found.change, found.rounded_change, found.new_rating) == (change, rounded, 2000 + rounded)


class TestArticle721:
    def test_below_1400_there_is_no_rating(self) -> None:
        change = first(against(1400, [(1400, "0")]))
        assert (change.new_rating, change.stays_listed) == (1390, False)
        assert first(against(1400, [(1400, "½")])).stays_listed


class TestArticle811:
    @pytest.mark.parametrize(
        ("games", "average", "performance"),
        [
            ([(2000, "1"), (2100, "½"), (2200, "0"), (2100, "1")], 2100, 2100 + 95),  # 62½ % is 63 %
            ([(2000, "1"), (2001, "½"), (1999, "0")], 2000, 2000),
            ([(2000, "1"), (2001, "0")], Fraction(4001, 2), 2001),
            ([(1400, "1")], 1400, 2200),  # the real rating, not one within 400 points
            ([(2600, "0")], 2600, 1800),
        ],
    )
    def test_performance(self, games: list[tuple[int | None, str]], average: Fraction, performance: int) -> None:
        change = first(against(2000, games))
        assert (change.average, change.performance) == (average, performance)


class TestFirstRating:
    """Articles 7.1.4 and 8.2, in rapid and blitz 6.1.4 and 7.2."""

    def test_a_first_rating_that_was_published(self) -> None:
        """Five games, three points, opponents with 9507 together: Ra = 13107 / 7, p = 4 / 7, published as 1922."""
        ratings = (1901, 1902, 1903, 1900, 1901)
        found = newcomer(against(None, list(zip(ratings, ("1", "1", "1", "0", "0"), strict=True))))
        assert (found.average, found.share) == (Fraction(13107, 7), Fraction(4, 7))
        assert (found.estimate, found.missing, found.message) == (1922, None, None)
        assert found.article.number == "8.2.3"

    @pytest.mark.parametrize(
        ("ratings", "results", "estimate"),
        [
            ((1800, 1800, 1800, 1800, 1800), "½½½½½", 1800),
            ((1800, 1800, 1800, 1801, 1803), "½½½½½", 1801),  # Ra 1800 4/7
            ((1803, 1801, 1800, 1800, 1800, 1800), "½½½½½½", 1801),  # Ra 1800½ is rounded up
            ((2000, 2000, 2000, 2000, 2000), "11111", 2200),  # 86 %: 1943 + 309 is beyond the highest
        ],
    )
    def test_estimate(self, ratings: tuple[int, ...], results: str, estimate: int) -> None:
        found = newcomer(against(None, list(zip(ratings, results, strict=True))))
        assert (found.estimate, found.article.number) == (estimate, "8.2.3")

    def test_below_1400_there_is_none(self) -> None:
        """21 % of the points against 1550 on average: 1550 - 230."""
        found = newcomer(against(None, list(zip((1450,) * 5, "½0000", strict=True))))
        assert (found.computed, found.estimate, found.missing) == (1320, None, Missing.FLOOR)
        assert found.article.number == "7.1.4"

    def test_what_is_missing_with_few_games(self) -> None:
        found = newcomer(against(None, [(1800, "1")] * 4 + [(None, "1")]))
        assert (found.games, found.missing, found.estimate, found.article.number) == (4, Missing.GAMES, None, "7.1.4")
        assert found.message is not None
        assert {"games": 4, "needed": 5}.items() <= found.message.data.items()
        assert [(u.obstacle, u.article.number) for u in found.uncounted] == [(Obstacle.NO_RATING, "7.1.4")]

    def test_an_event_without_a_point_is_ignored(self) -> None:
        found = newcomer(against(None, [(2400, "0")] * 5 + [(None, "1")]))
        assert (found.missing, found.estimate, found.article.number) == (Missing.SCORE, None, "8.2.1")

    def test_no_game_at_all(self) -> None:
        found = newcomer(against(None, []))
        assert (found.games, found.score, found.missing) == (0, 0, Missing.GAMES)

    def test_no_limit_to_differences_for_newcomers(self) -> None:
        """A difference of 600 needs two ratings."""
        found = newcomer(against(None, [(2700, "½")] * 5), RatingList.BLITZ)
        assert (found.games, found.estimate) == (5, 2200)
        assert str(found.article) == "B.02 RB (2024) 7.2.4"


def test_everybody_in_the_order_of_the_numbers() -> None:
    t = against(2000, [(1900, "1"), (None, "0"), (2100, "½")])
    numbers = {1: 4, 2: 3, 3: 2, 4: 1}
    t = replace(t, players=tuple(replace(p, number=numbers[p.id]) for p in t.players))
    found = rating_changes(t)
    assert [c.player.id for c in found.rated] == [4, 2, 1]
    assert [c.player.id for c in found.unrated] == [3]


def test_a_game_between_two_who_meet_twice_counts_twice() -> None:
    t = against(2000, [(1900, "1")])
    again = Round((Game(PlayerId(2), ONE, Mark.WIN, Mark.LOSS),))
    assert first(replace(t, rounds=(*t.rounds, again), rounds_total=2)).games == 2
