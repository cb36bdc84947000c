"""C.07 article by article, and the special case of every edition."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.errors import RequestError, UnknownName
from hakem.facts.rating_tables import half_up
from hakem.i18n import Message
from hakem.model import Points, Tournament, point_system
from hakem.tiebreaks import Cut, StandingsRequest, Value, Why, standings
from hakem.tiebreaks.standings import place_in_standings
from tests.support.tiebreak_events import by_cards, by_crosstable

EDITIONS = ("2023", "2024", "2026")
editions = pytest.mark.parametrize("edition", EDITIONS)


def value(t: Tournament, code: str, key: int, edition: str = "2026", round_robin: bool = False) -> Value:
    found = standings(t, StandingsRequest((code,), edition=edition, round_robin=round_robin, strict=True))
    return found.row(key).values[0]


def shown(t: Tournament, code: str, key: int, edition: str = "2026", round_robin: bool = False) -> Fraction:
    return value(t, code, key, edition, round_robin).shown[0]


def places(t: Tournament, *codes: str, round_robin: bool = False) -> list[tuple[int, int, int]]:
    found = standings(t, StandingsRequest(codes, edition="2026", round_robin=round_robin))
    return [(row.contestant.id, row.first, row.last) for row in found.rows]


LATE_BYES = by_cards(
    """
    2w1 3w1 4w1 Z
    1b0 4b1 3w1 H
    4w1 1b0 2b0 Z
    3b0 2w0 1b0 5b+
    Z H H 4w-
    """
)
"""2 ends with a requested bye; 3 with an absence; 5 asked for byes and then forfeited; 1 stayed away at the end."""


class TestArticle16:
    """Rounds without a game."""

    @editions
    def test_16_3_requested_byes_at_the_end_are_draws_for_opponents(self, edition: str) -> None:
        found = standings(LATE_BYES, StandingsRequest(("BH",), edition=edition, round_robin=False))
        adjusted = found.context.view(found.specs[0]).adjusted
        real = {row.contestant.id: row.points for row in found.rows}
        assert {key: adjusted[key] - real[key] for key in real} == {
            1: Fraction(1, 2),
            2: 0,
            3: Fraction(1, 2),
            4: 0,
            5: Fraction(1, 2),
        }

    @editions
    def test_16_2_a_bye_followed_by_a_game_keeps_its_points(self, edition: str) -> None:
        t = by_cards("2w1 2b1 2w1\n1b0 1w0 1b0\nZ Z 4w1\nZ H 3b0")
        found = standings(t, StandingsRequest(("BH",), edition=edition, round_robin=False))
        assert found.context.view(found.specs[0]).adjusted[4] == Fraction(1, 2)

    @pytest.mark.parametrize(("edition", "score"), [("2023", 3), ("2024", 3), ("2026", Fraction(3, 2))])
    def test_16_4_2_dummy_of_a_bye(self, edition: str, score: Fraction) -> None:
        """Three points in three rounds: since 2026 the dummy has no more than three draws."""
        t = by_cards("2w1 U 3w1\n1b0 3w1 Z\nU 2b0 1b0")
        term = value(t, "BH", 1, edition).terms[1]
        assert (term.amount, term.why) == (score, Why.CAPPED if edition == "2026" else Why.DUMMY)

    @pytest.mark.parametrize(("edition", "score"), [("2023", 2), ("2024", 2), ("2026", 1)])
    def test_16_4_1_dummy_of_a_forfeit(self, edition: str, score: int) -> None:
        """Since 2026 the dummy of a forfeit has no more than the scheduled opponent."""
        t = by_cards("2w+ 3w1\n1b- 4w1\n4w0 1b0\n3b1 2b0")
        term = value(t, "BH", 1, edition).terms[0]
        assert (term.amount, str(term.article)) == (score, f"C.07 ({edition}) 16.4{'.1' if edition == '2026' else ''}")

    def test_16_4_2_counts_the_scheduled_rounds(self) -> None:
        """After round 2 of 9 the limit is nine draws, not two."""
        t = replace(by_cards("U 2w1\nZ 1b0"), rounds_total=9)
        assert value(t, "BH", 1).terms[0].amount == 2

    @editions
    def test_16_5_a_low_cut_takes_a_round_left_unplayed_first(self, edition: str) -> None:
        """The zero-point bye brings a dummy with more than the weakest opponent has, and is cut all the same."""
        t = by_cards("2w1 3w1 Z 4w1\n1b0 4w1 3w1 Z\n4w1 1b0 2b0 Z\n3b0 2b0 Z 1b0")
        cut = [term for term in value(t, "BH/C1", 1, edition).terms if term.cut]
        assert [(term.round_no, term.cut) for term in cut] == [(3, Cut.VOLUNTARY)]

    @editions
    def test_16_5_not_if_it_is_lower_than_the_least_significant(self, edition: str) -> None:
        """Sonneborn-Berger: a forfeit loss gives 0, less than the product of the lowest opponent."""
        t = by_cards("2w1 3w- 4w1\n1b0 4w0 3w1\n4w1 1b+ 2b0\n3b0 2b1 1b0")
        cut = [term for term in value(t, "SB/C1", 1, edition).terms if term.cut]
        assert [(term.round_no, term.cut) for term in cut] == [(1, Cut.LOW)]

    def test_16_1_the_handbook_does_not_ask_whose_will_it_was(self) -> None:
        t = by_cards("2w1 3w1 Z 4w1\n1b0 4w1 3w1 Z\n4w1 1b0 2b0 Z\n3b0 2b0 Z 1b0")
        cut = [term for term in value(t, "BH/C1", 1, "2009").terms if term.cut]
        assert [term.cut for term in cut] == [Cut.LOW]

    @editions
    def test_paired_forfeits_as_games(self, edition: str) -> None:
        t = by_cards("2w+ 3w1\n1b- 4w1\n4w0 1b0\n3b1 2b0")
        term = value(t, "BH/P", 1, edition).terms[0]
        assert (term.amount, term.why, term.opponent) == (1, Why.PAIRED, 2)


class TestArticle6:
    """Direct encounter."""

    def test_6_1_1_forfeits_do_not_count(self) -> None:
        t = by_cards("2w+ 3w0\n1b- 4w1\n4w0 1b1\n3b1 2b0")
        assert places(t, "DE") == [(1, 1, 4), (2, 1, 4), (3, 1, 4), (4, 1, 4)]

    def test_6_1_1_unless_the_event_says_so(self) -> None:
        t = by_cards("2w+ 3w0\n1b- 4w1\n4w1 1b1\n3b0 2b0")
        assert places(t, "DE") == [(3, 1, 1), (1, 2, 3), (2, 2, 3), (4, 4, 4)]
        assert places(t, "DE/P") == [(3, 1, 1), (1, 2, 2), (2, 3, 3), (4, 4, 4)]

    def test_6_1_2_several_meetings_count_with_their_average(self) -> None:
        """1 has one of two against 2 in two meetings, and so half a point."""
        t = by_cards("2w1 2b0\n1b0 1w1")
        assert shown(t, "DE", 1) == Fraction(1, 2)

    def test_6_2_sub_ties_are_looked_at_again(self) -> None:
        """Of the four with 3 points 1 and 2 made 2 among them, 3 and 4 made 1; 2 has beaten 1, 3 has beaten 4."""
        t = by_crosstable("x01101 1x1001 00x111 010x11 1100x0 00001x")
        assert [key for key, _, _ in places(t, "DE")[:4]] == [2, 1, 3, 4]

    def test_6_3_alone_on_top_whatever_the_missing_games_bring(self) -> None:
        t = by_cards("2w1 3w1 4b0\n1b0 5w1 6w1\n6w1 1b0 5b1\n5w0 6b0 1w1\n4b1 2b0 3w0\n3b0 4w1 2b0")
        assert places(t, "DE")[:3] == [(1, 1, 1), (2, 2, 3), (3, 2, 3)]

    def test_6_3_says_nothing_if_a_missing_game_could_change_it(self) -> None:
        """1 has beaten 2, who has beaten 5; 3 has met none of them and could have beaten all."""
        t = by_cards("2w1 4b0\n1b0 5w1\n4w0 6w1\n3b1 1w1\n6w1 2b0\n5b0 3b0")
        assert places(t, "DE")[:5] == [(4, 1, 1), (1, 2, 5), (2, 2, 5), (3, 2, 5), (5, 2, 5)]


class TestOwnResults:
    def test_wins_with_and_without_playing(self) -> None:
        t = by_cards("2w+ U 2b1 H\n1b- Z 1w0 Z")
        assert (shown(t, "WIN", 1), shown(t, "WON", 1)) == (3, 1)

    def test_black(self) -> None:
        t = by_cards("2b1 2b+ 2b0\n1w0 1w- 1w1")
        assert (shown(t, "BPG", 1), shown(t, "BWG", 1)) == (2, 1)

    @pytest.mark.parametrize("code", ["REP", "GE"])
    def test_rounds_elected_to_play(self, code: str) -> None:
        """A forfeit win and the pairing-allocated bye are no choice; byes and a forfeit loss are."""
        t = by_cards("2w+ U H Z 2b- 2w1\n1b- Z Z Z 1w+ 1b0")
        assert shown(t, code, 1) == 3

    def test_standard_points_compare_with_the_opponent(self) -> None:
        """½-0 is a win of the round, 0-0 a draw, whatever is credited for it."""
        half = by_cards("2w½\n1b0")
        nothing = by_cards("2w0\n1b0")
        assert (shown(half, "STD", 1), shown(half, "STD", 2)) == (1, 0)
        assert (shown(nothing, "STD", 1), shown(nothing, "STD", 2)) == (Fraction(1, 2), Fraction(1, 2))

    def test_standard_points_do_not_depend_on_the_scoring(self) -> None:
        t = by_cards("2w1 2b½ 2w0 U H\n1b0 1w½ 1b1 Z Z")
        football = replace(t, points=point_system(Points(3), Points(1)))
        assert shown(football, "STD", 1) == shown(t, "STD", 1) == 3

    def test_pairing_number(self) -> None:
        t = by_cards("2w½\n1b½")
        assert places(t, "TPN") == [(1, 1, 1), (2, 2, 2)]
        assert places(t, "TPN/R") == [(2, 1, 1), (1, 2, 2)]


class TestRoundRobins:
    """15.2."""

    FORFEIT = by_cards("2w+ 3w½ 4w½\n1b- 4w1 3b0\n4w½ 1b½ 2w1\n3b½ 2b0 1b½", (2000, 2100, 2200, 2300))

    @editions
    def test_forfeits_are_games_against_the_opponent(self, edition: str) -> None:
        assert value(self.FORFEIT, "SB", 1, edition, round_robin=True).terms[0].of == 1
        assert value(self.FORFEIT, "SB", 1, edition, round_robin=True).terms[0].why is Why.PAIRED

    @pytest.mark.parametrize(("edition", "average"), [("2023", 2200), ("2024", 2200), ("2026", 2250)])
    def test_not_for_ratings_since_2026(self, edition: str, average: int) -> None:
        assert shown(self.FORFEIT, "ARO", 1, edition, round_robin=True) == average

    @pytest.mark.parametrize(("edition", "games"), [("2023", 2), ("2024", 2), ("2026", 1)])
    def test_forfeit_losses_are_not_played_since_2026(self, edition: str, games: int) -> None:
        """2 had Black twice, once in the game that was forfeited."""
        assert shown(self.FORFEIT, "BPG", 2, edition, round_robin=True) == games

    @editions
    def test_a_bye_is_no_round(self, edition: str) -> None:
        t = by_crosstable("x10 0x1 10x")
        assert [len(value(t, "SB", key, edition, round_robin=True).terms) for key in (1, 2, 3)] == [2, 2, 2]


class TestRatings:
    T = by_cards("2w1 3b½ 4w1\n1b0 4w1 3b1\n4w1 1w½ 2w0\n3b0 2b0 1b0", (2100, 2000, 1900, 1801))

    def test_average_is_rounded_half_up(self) -> None:
        assert shown(self.T, "ARO", 1) == 1900
        assert shown(self.T, "ARO/C1", 1) == 1950
        assert shown(self.T, "ARO/M1", 1) == 1900
        assert shown(by_cards("2w1 3b1\n1b0 Z\nZ 1w0", (1, 2000, 2001)), "ARO", 1) == 2001

    def test_performance(self) -> None:
        """2½ of 3 is 83 %, which stands for 273 points."""
        assert shown(self.T, "TPR", 1) == 1900 + 273

    def test_performance_does_not_depend_on_the_scoring(self) -> None:
        football = replace(self.T, points=point_system(Points(3), Points(1)))
        assert shown(football, "TPR", 1) == shown(self.T, "TPR", 1)

    def test_perfect_performance(self) -> None:
        """All points need a rating 736 above the strongest; none is 800 below the weakest."""
        t = by_cards("2w1 3b1 Z\n1b0 Z 3w0\nZ 1w0 2b1", (2000, 1900, 1950))
        assert (shown(t, "PTP", 1), shown(t, "PTP", 2)) == (1950 + 736, 1950 - 800)

    def test_perfect_performance_is_the_least_rating_that_expects_the_score(self) -> None:
        t = by_cards("2w1 3b0\n1b0 Z\nZ 1w1", (2000, 1900, 1900))
        assert shown(t, "PTP", 1) == 1897

    def test_averages_of_opponents(self) -> None:
        for average, figure in (("APRO", "TPR"), ("APPO", "PTP")):
            of_opponents = [shown(self.T, figure, key) for key in (2, 3, 4)]
            assert shown(self.T, average, 1) == half_up(sum(of_opponents, Fraction(0)) / 3)

    def test_unrated_players_are_refused(self) -> None:
        t = replace(self.T, players=(self.T.players[0], replace(self.T.players[1], rating=None), *self.T.players[2:]))
        with pytest.raises(RequestError) as caught:
            shown(t, "ARO", 1)
        assert caught.value.message.key == "tiebreak.unrated"
        assert shown(t, "ARO/U1400", 1) == 1700

    def test_what_asks_for_ratings_is_left_out_where_somebody_has_none(self) -> None:
        """Article 10: the others of the list stay, in their order, and it is said which one is missing and why."""
        t = replace(self.T, players=(self.T.players[0], replace(self.T.players[1], rating=None), *self.T.players[2:]))
        found = standings(t, StandingsRequest(("BH", "ARO", "RTNG", "TPR/U1400", "SB"), edition="2026"))
        assert [spec.code for spec in found.specs] == ["BH", "TPR/U1400", "SB"]
        left_out = [message.data["why"] for message in found.advice if message.key == "tiebreak.left-out"]
        assert [(why.key, why.data["code"]) for why in left_out if isinstance(why, Message)] == [
            ("tiebreak.unrated", "ARO"),
            ("tiebreak.unrated", "RTNG"),
        ]
        assert place_in_standings(t, 1, StandingsRequest(("ARO", "BH"))) == place_in_standings(
            t, 1, StandingsRequest(("BH",))
        )

    def test_averages_stay_while_nobody_has_met_an_unrated_player(self) -> None:
        t = by_cards("2w1\n1b0\nH", (2000, 1900, 1800))
        t = replace(t, players=(*t.players[:2], replace(t.players[2], rating=None)))
        assert [spec.code for spec in standings(t, StandingsRequest(("ARO", "RTNG"))).specs] == ["ARO"]


class TestForeBuchholz:
    def test_last_round_as_draws_forfeits_too(self) -> None:
        t = by_cards("2w1 3w+\n1b0 4w1\n4w½ 1b-\n3b½ 2b0")
        assert shown(t, "FB", 1) == Fraction(1, 2) + 1
        assert all(term.why is Why.PLAYED for term in value(t, "FB", 1).terms)

    def test_byes_keep_their_points(self) -> None:
        t = by_cards("2w1 3w1\n1b0 U\nU 1b0")
        assert shown(t, "FB", 1) == 1 + Fraction(3, 2)


class TestKoya:
    T = by_crosstable("x111 0x11 00x1 000x")

    def test_limits_move_by_half_points(self) -> None:
        """Scores 3, 2, 1, 0 of 3: with 1½ it is 1 and 2, with one half point less 3 too, with one more nobody more."""
        codes = ("KS", "KS/L-1", "KS/L+1", "KS/L+2")
        assert [shown(self.T, code, 1, round_robin=True) for code in codes] == [1, 2, 1, 0]


class TestPending:
    T = by_cards("2w1 3w?\n1b0 4w1\n4w1 1b?\n3b0 2b0")

    def test_counts_as_drawn_and_is_marked(self) -> None:
        found = standings(self.T, StandingsRequest(("BH",)))
        assert found.pending == {1, 3}
        assert found.row(1).points == Fraction(3, 2)
        assert found.row(1).values[0].terms[1].why is Why.PENDING

    def test_is_no_win(self) -> None:
        assert shown(self.T, "WON", 1) == 1
        assert shown(replace(self.T, points=replace(self.T.points, unknown=Points(0))), "WIN", 3) == 1

    def test_a_round_just_paired_does_not_count_yet(self) -> None:
        t = by_cards("2w1 2b?\n1b0 1w?")
        assert standings(t, StandingsRequest(())).after_round == 1
        assert standings(t, StandingsRequest((), after=2)).after_round == 2


class TestRequests:
    T = by_cards("2w1 2b0 2w½ 2b1 2w1\n1b0 1w1 1b½ 1w0 1b0")

    @pytest.mark.parametrize(
        ("code", "key"),
        [
            ("BH/C9", "tiebreak.too-many-cuts"),
            ("WON/C1", "tiebreak.foreign-modifier"),
            ("BH/X", "tiebreak.not-a-modifier"),
            ("BH/C", "tiebreak.not-a-modifier"),
            ("BH/C0", "tiebreak.below-one"),
            ("BH/C1/M1", "tiebreak.modifiers-clash"),
            ("BH:GP", "tiebreak.score-of-teams"),
            ("OKM", "tiebreak.for-teams"),
            ("OTHER_PLAYOFF", "tiebreak.no-external"),
            ("LOTS", "tiebreak.no-seed"),
            ("§", "tiebreak.not-a-code"),
            ("ARO", "tiebreak.unrated"),
            ("RTNG", "tiebreak.unrated"),
        ],
    )
    def test_refused(self, code: str, key: str) -> None:
        with pytest.raises(RequestError) as caught:
            standings(self.T, StandingsRequest((code,), strict=True))
        assert caught.value.message.key == key

    def test_unknown_codes_name_the_known_ones(self) -> None:
        with pytest.raises(UnknownName) as caught:
            standings(self.T, StandingsRequest(("BHX",)))
        assert "BH" in caught.value.known

    def test_small_letters(self) -> None:
        assert standings(self.T, StandingsRequest(("bh/c1",))).specs[0].code == "BH/C1"

    def test_values_from_outside(self) -> None:
        t = by_cards("2w½\n1b½")
        playoff = {"PlayOff": {1: Points(1), 2: Points(2)}}
        assert [
            row.contestant.id for row in standings(t, StandingsRequest(("OTHER_PLAYOFF",), external=playoff)).rows
        ] == [2, 1]
        assert [
            row.contestant.id for row in standings(t, StandingsRequest(("OTHER_PLAYOFF/R",), external=playoff)).rows
        ] == [1, 2]

    def test_lots_can_be_repeated(self) -> None:
        t = by_cards("2w½ 3w½ 4w½\n1b½ 4w½ 3b½\n4w½ 1b½ 2w½\n3b½ 2b½ 1b½")
        drawn = [
            [row.contestant.id for row in standings(t, StandingsRequest(("LOTS",), seed=seed)).rows] for seed in "aab"
        ]
        assert drawn[0] == drawn[1] != drawn[2]


def test_14_a_median_of_sonneborn_berger_takes_the_lowest_and_the_highest_opponent() -> None:
    """1 has beaten 2, 1 and 0 points: without 0 and 2 there is 1. 2 lost to 3 points, which is cut, and 0 is too."""
    t = by_crosstable("x111 0x11 00x1 000x")
    assert [shown(t, code, 1, "2026", round_robin=True) for code in ("SB", "SB/C1", "SB/M1")] == [3, 3, 1]
    assert [shown(t, code, 2, "2026", round_robin=True) for code in ("SB", "SB/C1", "SB/M1")] == [1, 1, 1]
