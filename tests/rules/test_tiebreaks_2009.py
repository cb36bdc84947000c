"""The handbook's chapter on breaking ties: every figure of its tables, misprints put right, and its advice."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.errors import RequestError
from hakem.i18n import say
from hakem.model import HALF, Tournament
from hakem.tiebreaks import Score, Standings, StandingsRequest, Value, Why, standings
from tests.support.handbook_tables import (
    DATA,
    ROUND_ROBIN_7,
    ROUND_ROBIN_12,
    against_rated_opponents,
    figures,
    progressive_card,
    round_robin,
    swiss,
    teams,
)
from tests.support.round_robins import gone_after
from tests.support.tiebreak_events import by_cards, by_crosstable

NOT_ALL_HAVE_MET = by_cards(
    """
    2w1 3w1 4b0
    1b0 5w1 6w1
    6w1 1b0 5b1
    5w0 6b0 1w1
    4b1 2b0 3w0
    3b0 4w1 2b0
    """
)
BY_SCORES = ("PTS", "BH", "BH/M1", "BH/C1", "BH/C2", "SB", "BB")


def computed(t: Tournament, *codes: str, **more: object) -> Standings:
    return standings(t, StandingsRequest(codes, edition="2009", **more))  # type: ignore[arg-type]


def value(t: Tournament, code: str, key: int) -> Value:
    found = computed(t, "DE" if code == "PTS" else code)
    return found.row(key).values[0]


def shown(t: Tournament, code: str, key: int) -> Fraction:
    return computed(t).row(key).points if code == "PTS" else value(t, code, key).shown[0]


class TestTablo1OfEighteenPlayers:
    """002, Tablo 1 to 11."""

    @pytest.mark.parametrize("code", BY_SCORES)
    def test_every_figure_of_everybody(self, code: str) -> None:
        """Printed as the Buchholz Buchholzu of player 7 is 181, with 26½ for 11, whose Buchholz the print has as 26."""
        t = swiss("swiss_18")
        found = [shown(t, code, key) for key in range(1, 19)]
        assert found == figures("swiss_18", code)

    def test_adjusted_scores(self) -> None:
        """Only 9 (3 to 3½) and 11 (4 to 3½) have a round without a game."""
        found = computed(swiss("swiss_18"), "BH")
        view = found.context.view(found.specs[0])
        assert [view.adjusted[key] for key in range(1, 19)] == figures("swiss_18", "adjusted")

    def test_cells_of_player_11(self) -> None:
        terms = value(swiss("swiss_18"), "BH", 11).terms
        assert [term.amount for term in terms] == [5, Fraction(5, 2), 4, 4, 3, Fraction(9, 2), 3]
        assert [term.why for term in terms].count(Why.VIRTUAL) == 1
        assert [term.amount for term in value(swiss("swiss_18"), "SB", 11).terms] == [0, Fraction(5, 2), 0, 4, 3, 0, 3]

    def test_virtual_opponent_of_a_forfeit_loss(self) -> None:
        """Tablo 4 prints 3, but shows the forfeit win from the other side: 2 before, 1 in the round, two draws."""
        term = value(swiss("swiss_18"), "BH", 9).terms[4]
        assert (term.amount, term.why) == (4, Why.VIRTUAL)


class TestCardOfSener:
    """000, Tablo 2 to 10; opponents of his opponents who are not in the table are made up."""

    @pytest.mark.parametrize("code", ["PTS", "BH", "BH/M1", "BH/C1", "BH/C2", "SB"])
    def test_figures(self, code: str) -> None:
        assert shown(swiss("sener"), code, DATA["sener"]["player"]) == Fraction(DATA["sener"]["figures"][code])

    def test_cells(self) -> None:
        terms = value(swiss("sener"), "SB", DATA["sener"]["player"]).terms
        assert [term.amount for term in terms] == [Fraction(text) for text in DATA["sener"]["products"]]
        assert (terms[1].of, terms[1].why) == (Fraction(DATA["sener"]["virtual_opponent_of_round_2"]), Why.VIRTUAL)

    def test_adjusted_scores(self) -> None:
        found = computed(swiss("sener"), "BH")
        adjusted = found.context.view(found.specs[0]).adjusted
        assert adjusted[DATA["sener"]["player"]] == Fraction(DATA["sener"]["figures"]["adjusted"])
        for key, text in DATA["sener"]["adjusted_of_opponents"].items():
            assert adjusted[int(key)] == Fraction(text)

    def test_forfeit_loss_of_tablo_3(self) -> None:
        """1 before the round, 1 in it and four draws are 4; the print gives him 1 point before round 3, he has 2."""
        t = by_cards("2w1 3w0 4w- Z Z Z Z\n1b0 Z Z Z Z Z Z\nZ 1b1 Z Z Z Z Z\nZ Z 1b+ Z Z Z Z")
        assert computed(t, "BH", round_robin=False).row(1).values[0].terms[2].amount == 4


class TestOwnPoints:
    def test_progressive_scores(self) -> None:
        t = progressive_card()
        found = [shown(t, code, 1) for code in ("PS", "PS/C1", "PS/C2", "PS/C3")]
        assert found == [Fraction("16.5"), Fraction("15.5"), Fraction("14.5"), 13]

    def test_running_totals_are_the_terms(self) -> None:
        terms = value(progressive_card(), "PS/C3", 1).terms
        assert [str(term.amount) for term in terms] == ["1", "1", "3/2", "5/2", "7/2", "7/2", "7/2"]
        assert [term.cut is not None for term in terms] == [True] * 3 + [False] * 4

    def test_direct_encounter_of_three(self) -> None:
        """Tablo 3 as the top of an event: 1, 2 and 3 have 2½ each, and among themselves 1½, 1 and ½."""
        found = computed(by_crosstable("x1½01 0x1½1 ½0x11 1½0x0 0001x"), "DE").rows[:3]
        assert [row.points for row in found] == [Fraction(5, 2)] * 3
        assert [(row.contestant.id, str(row.values[0].shown[0])) for row in found] == [(1, "3/2"), (2, "1"), (3, "1/2")]

    def test_direct_encounter_needs_all_to_have_met(self) -> None:
        """1 has beaten 2 and 3, who have not met: the handbook leaves them tied, C.07 6.3 puts 1 first."""
        t = NOT_ALL_HAVE_MET
        assert [(row.first, row.last) for row in computed(t, "DE").rows[:3]] == [(1, 3)] * 3
        today = standings(t, StandingsRequest(("DE",), edition="2026")).rows[:3]
        assert [(row.contestant.id, row.first, row.last) for row in today] == [(1, 1, 1), (2, 2, 3), (3, 2, 3)]

    def test_kashdan(self) -> None:
        t = round_robin(ROUND_ROBIN_12)
        assert [shown(t, "KD", key) for key in (9, 10)] == [22, 21]

    def test_kashdan_without_playing(self) -> None:
        """Points obtained without playing are worth 2; a forfeit loss and a zero-point bye are none."""
        t = by_cards("2w+ U H Z 2b1\n1b- Z Z Z 1w0")
        assert [shown(t, "KD", key) for key in (1, 2)] == [2 + 2 + 2 + 0 + 4, 1]

    def test_koya(self) -> None:
        found = computed(round_robin(ROUND_ROBIN_12), "KS").rows
        assert [(row.contestant.id, row.values[0].shown[0]) for row in found[:2]] == [(1, 3), (2, Fraction(5, 2))]

    def test_extended_koya(self) -> None:
        """The first step goes down to the players with 2 points; the value of 3 is not printed."""
        t = round_robin(ROUND_ROBIN_7)
        koya, extended = computed(t, "KS"), computed(t, "KSX")
        assert [koya.row(key).values[0].shown[0] for key in (1, 2, 3)] == [Fraction(3, 2), Fraction(3, 2), 1]
        assert [extended.row(key).values[0].shown[0] for key in (1, 2, 3)] == [Fraction(7, 2), 3, 3]
        both = computed(t, "KS", "KSX")
        assert [(row.contestant.id, row.first, row.last) for row in both.rows[:3]] == [(1, 1, 1), (2, 2, 2), (3, 3, 3)]

    def test_number_of_wins(self) -> None:
        """U3: "karşılaşmalar sonunda elde ettikleri galibiyet": no bye, and no point for somebody who did not come."""
        t = by_cards("2w+ U 2b1\n1b- Z 1w0")
        assert shown(t, "WIN", 1) == 1
        assert standings(t, StandingsRequest(("WIN",), edition="2026")).row(1).values[0].shown == (3,)


WITH_BYES = by_cards(
    """
    U 2w1 3b½ 4w0 5b1 6w1 7b½
    7w1 1b0 U 3w1 4b½ 5w1 6b½
    6w1 7b1 1w½ 2b0 U 4w½ 5b1
    5w1 6b½ 7w0 1b1 2w½ 3b½ U
    4b0 U 6w1 7b1 1w0 2b0 3w0
    3b0 4w½ 5b0 U 7w1 1b0 2w½
    2b0 3w0 4b1 5w0 6b0 U 1w½
    """
)
"""000, Tablo 8 as it is played, with a point for the bye ("tur atlayan oyuncu bir puan alır")."""

NO_SHOW = by_cards(
    """
    6w½ 2w½ 3b1 4w0 5b1
    5w1 1b½ 6w1 3w0 4b-
    4w1 5b0 1w0 2b1 6w0
    3b0 6b0 5w½ 1b1 2w+
    2b0 3w1 4b½ 6b½ 1w0
    1b½ 4w1 2b0 5w½ 3b1
    """
)


class TestRoundRobins:
    """The handbook makes no difference: points without playing are points without playing in a round robin too."""

    def test_koya_asks_for_half_of_the_games_and_for_what_they_brought(self) -> None:
        """D2: Tablo 9 has 1½, 1½ and 1; with the point of the bye 5 and 6 would have half of six games."""
        found = computed(WITH_BYES, "KS", "KSX", round_robin=True)
        assert [found.row(key).points for key in (1, 2, 3, 5, 6)] == [5, 5, 5, 3, 3]
        assert [found.row(key).values[0].shown[0] for key in (1, 2, 3)] == [Fraction(3, 2), Fraction(3, 2), 1]
        assert [(row.contestant.id, row.first, row.last) for row in found.rows[:3]] == [(1, 1, 1), (2, 2, 2), (3, 3, 3)]

    def test_koya_is_the_same_with_and_without_points_for_the_bye(self) -> None:
        without = round_robin(ROUND_ROBIN_7)
        for code in ("KS", "KSX", "KS/L+1", "KS/L-1"):
            values = [
                [
                    standings(t, StandingsRequest((code,), edition=edition, round_robin=True)).row(key).values[0].shown
                    for key in range(1, 8)
                ]
                for t in (WITH_BYES, without)
                for edition in ("2009", "2026")
            ]
            assert all(found == values[0] for found in values), code

    def test_sonneborn_berger_goes_by_adjusted_scores(self) -> None:
        """U1, "rakiplerinin ayarlanmış puanlarıyla": 2 counts for 3 and 4 for 2, so that 1 wins and not 6."""
        found = computed(NO_SHOW, "SB", round_robin=True)
        assert [(row.contestant.id, row.values[0].shown[0]) for row in found.rows[:2]] == [(1, 7), (6, Fraction(13, 2))]
        real = standings(NO_SHOW, StandingsRequest(("SB",), edition="2026", round_robin=True))
        assert [row.contestant.id for row in real.rows[:2]] == [6, 1]

    def test_a_point_without_playing_is_worth_a_virtual_opponent(self) -> None:
        """U1: 4 has beaten nobody in round 5, and stood at 1½ before it."""
        term = computed(NO_SHOW, "SB", round_robin=True).row(4).values[0].terms[4]
        assert (term.of, term.times, term.why) == (Fraction(3, 2), 1, Why.VIRTUAL)

    def test_the_bye_of_an_odd_table_is_a_point_without_playing(self) -> None:
        """ "Tur atlama da oynamadan kazanma durumudur": 1 had it in round 1, before six rounds."""
        found = computed(WITH_BYES, "SB", round_robin=True)
        assert [(t.of, t.times) for t in found.row(1).values[0].terms[:2]] == [(3, 1), (Fraction(9, 2), 1)]

    def test_who_has_not_played_has_not_met(self) -> None:
        """U1, "birbirleriyle oynamışlarsa": 4 has the point of 2 by forfeit, and is not above by direct encounter."""
        found = computed(NO_SHOW, "DE", round_robin=True)
        assert [(found.row(key).first, found.row(key).last) for key in (2, 4)] == [(3, 4), (3, 4)]
        assert found.row(4).values[0].shown == ()

    def test_several_games_of_two_are_added_up(self) -> None:
        """ "bu oyunlardan alınan puanların toplamı": C.07 6.1.2 has their average."""
        t = by_cards("2w1 3b0 Z 2b½ 3w0 Z\n1b0 Z 3w1 1w½ Z 3b0\nZ 1w1 2b0 Z 1b1 2w1")
        assert computed(t, "DE").row(1).values[0].shown == (Fraction(3, 2),)
        assert standings(t, StandingsRequest(("DE",), edition="2026")).row(1).values[0].shown == (Fraction(3, 4),)

    def test_averages_are_of_those_who_were_played(self) -> None:
        """D6, "oynadığı rakiplerin rating toplamının, oyuncu tarafından oynanan oyun sayısına bölümü"."""
        t = by_cards(
            "6w+ 2w½ 3b½ 4w½ 5b1\n5w1 1b½ 6w½ 3w½ 4b½\n4w½ 5b½ 1w½ 2b½ 6w1\n"
            "3b½ 6b0 5w1 1b½ 2w½\n2b0 3w½ 4b0 6b0 1w0\n1b- 4w1 2b½ 5w1 3b0",
            (2100, 2110, 2120, 2130, 2140, 1500),
        )
        found = computed(t, "ARO", "TPR", round_robin=True)
        assert [found.row(key).values[0].shown[0] for key in (1, 6)] == [2125, 2125]
        assert len(found.row(1).values[1].terms) == 4

    def test_who_is_out_is_no_round(self) -> None:
        """3 left after one of three games: nobody has a virtual opponent or half a point for that round."""
        t = gone_after(by_cards("4w1 3b+ 2w½\n3w1 4w½ 1b½\n2b0 1w- 4b-\n1b0 2b½ 3w+"), {3: 1})
        found = computed(t, "SB", "BH", round_robin=True)
        assert [p.id for p in found.out] == [3]
        assert [found.row(key).values[0].shown[0] for key in (1, 2, 4)] == [1, 1, HALF]
        assert [len(found.row(key).values[1].terms) for key in (1, 2, 4)] == [2, 2, 2]


class TestRatings:
    def test_averages(self) -> None:
        """2448.8 is printed for the second value, but 19,558 divided by 8 is 2444.75."""
        t = against_rated_opponents()
        assert shown(t, "ARO", 1) == Fraction("2410.8")
        assert shown(t, "ARO/C1", 1) == Fraction("2444.8")

    def test_averages_are_compared_exactly(self) -> None:
        """TB-9: twelve who have all drawn; 26395 and 26394 divided by 11 both look like 2399.5."""
        t = by_crosstable(" ".join("½" * at + "x" + "½" * (11 - at) for at in range(12)))
        ratings = {2: 2399, 12: 2395}
        rated = replace(t, players=tuple(replace(p, rating=ratings.get(p.id, 2400)) for p in t.players))
        found = computed(rated, "ARO").rows
        assert [(row.contestant.id, row.first, row.last) for row in found[:3]] == [(12, 1, 1), (2, 2, 2), (1, 3, 12)]
        assert [row.values[0].shown[0] for row in found[1:3]] == [Fraction("2399.5")] * 2
        today = standings(rated, StandingsRequest(("ARO",), edition="2026")).rows
        assert [(row.contestant.id, row.first, row.last) for row in today[:2]] == [(2, 1, 2), (12, 1, 2)]

    def test_performance_takes_differences_up_to_350(self) -> None:
        """2400 against 1900 (counts as 2050) and 2500: the average is 2275, and one of two points adds nothing."""
        t = by_cards("2w1 3b0\n1b0 Z\nZ 1w1", (2400, 1900, 2500))
        assert shown(t, "TPR", 1) == 2275
        assert shown(t, "TPR", 2) == 2250 - 800


class TestTeams:
    """002, Tablo 12 to 16."""

    @pytest.mark.parametrize("code", ["MP", "GP", "OKM", "OKMSB"])
    def test_twenty_two_teams(self, code: str) -> None:
        """The print has 385½ for team C with 45 in round 8; 4 board points times 9 match points are 36, in all 376½."""
        t = teams("teams_22")
        found = computed(t, code, primary=Score.MATCH, round_robin=False)
        by_team = [found.row(key).values[0].shown[0] for key in range(1, 23)]
        assert by_team == figures("teams_22", code)

    def test_ranks_of_twenty_two_teams(self) -> None:
        """By match points, then OKM; 15 and 16 are parted by OKM Sonneborn-Berger."""
        found = computed(teams("teams_22"), "OKM", "OKMSB", primary=Score.MATCH)
        assert [found.row(key).first for key in range(1, 23)] == DATA["teams_22"]["ranks"]

    @pytest.mark.parametrize("code", ["GP", "MP", "TSB", "TSBG"])
    def test_four_teams(self, code: str) -> None:
        """D has 2 match points, not 1; so A has 22, not 18½, and by board points C has 6¼ and D 6½, not 7¼ and 3¼."""
        found = computed(teams("teams_4"), code, primary=Score.GAME)
        assert [found.row(key).values[0].shown[0] for key in range(1, 5)] == figures("teams_4", code)

    def test_a_product_without_board_points_is_not_the_lowest(self) -> None:
        t = teams("teams_4")
        products = computed(t, "OKMSB", primary=Score.GAME).row(3).values[0].terms
        assert [(term.amount, term.cut is not None) for term in products] == [(6, True), (8, False), (0, False)]


class TestAdvice:
    """Which tie-breaks for which event."""

    def said(self, t: Tournament, *codes: str) -> list[str]:
        return [message.key.removeprefix("tiebreak.advice.") for message in computed(t, *codes).advice]

    def rounds(self, count: int) -> Tournament:
        return Tournament(swiss("swiss_18").players, count)

    def test_cuts_in_their_order(self) -> None:
        assert "cuts-in-order" in self.said(self.rounds(9), "BH/C2", "BH/C1")
        assert "cuts-in-order" not in self.said(self.rounds(9), "BH/C1", "BH/C2")
        assert "cuts-in-order" in self.said(self.rounds(9), "BH/C1", "BH/M2")

    @pytest.mark.parametrize(("count", "code", "fits"), [(6, "BH/M1", False), (7, "BH/M1", True), (8, "BH/M2", False)])
    def test_a_median_leaves_five_values(self, count: int, code: str, fits: bool) -> None:
        assert ("five-values" not in self.said(self.rounds(count), code)) is fits

    @pytest.mark.parametrize(
        ("count", "code", "said"),
        [
            *[(7, "C1", ""), (9, "C1", "one-is-not-right"), (9, "C2", ""), (11, "C1", "one-is-not-right")],
            *[(11, "C2", "may-go-further"), (11, "C3", ""), (7, "M1", ""), (9, "M1", "far-enough")],
            *[(11, "M2", "far-enough"), (11, "M3", "")],
        ],
    )
    def test_cuts_go_far_enough(self, count: int, code: str, said: str) -> None:
        """TB-27: a median must leave five values, cuts from below "yeterli sayılabilir" and "kullanılabilir"."""
        about = {"far-enough", "one-is-not-right", "may-go-further"} & set(self.said(self.rounds(count), f"BH/{code}"))
        assert about == ({said} if said else set())

    def test_a_median_that_leaves_nothing_is_spoken_of_once(self) -> None:
        """D10: BH/M3 of five rounds would leave -1 values."""
        said = self.said(self.rounds(5), "BH/M1", "BH/M2", "BH/M3")
        assert said.count("nothing-left") == 1
        assert said.count("five-values") == 2

    def test_board_points_are_the_handbooks_own(self) -> None:
        """D10: "Takım Puanları" stands in three of its orders."""
        found = computed(teams("teams_4"), "GP", "MP", primary=Score.MATCH)
        assert not [message for message in found.advice if message.key == "tiebreak.advice.undefined"]

    def test_nothing_is_cited_that_is_not_in_force(self) -> None:
        """D10: what the handbook does not say is not C.07's to say in 2009."""
        asked = {"ARO": "tiebreak.unrated-unsaid", "BH/C9": "tiebreak.too-many-cuts"}
        for code, key in asked.items():
            with pytest.raises(RequestError) as caught:
                computed(swiss("swiss_18"), code, strict=True)
            assert caught.value.message.key == key
            assert "C.07" not in say(caught.value.message, "en") + say(caught.value.message, "tr")
        with pytest.raises(RequestError) as caught:
            standings(swiss("swiss_18"), StandingsRequest(("ARO",), edition="2026", strict=True))
        assert "C.07 (2026) 10 " in say(caught.value.message, "en")

    @pytest.mark.parametrize("code", ["BPG", "BWG"])
    def test_colours_are_refused_in_a_round_robin(self, code: str) -> None:
        with pytest.raises(RequestError) as caught:
            computed(round_robin(ROUND_ROBIN_7), code)
        assert caught.value.message.key == "tiebreak.black-in-round-robin"

    @pytest.mark.parametrize("code", ["BH", "BH/C1", "FB", "AOB", "BB"])
    def test_buchholz_is_not_for_round_robins(self, code: str) -> None:
        assert "buchholz-in-round-robin" in self.said(round_robin(ROUND_ROBIN_7), code)
        assert "buchholz-in-round-robin" not in self.said(swiss("swiss_18"), code)
