"""The handbook's chapter on breaking ties: every figure of its tables, misprints put right, and its advice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hakem.errors import RequestError
from hakem.model import Tournament
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
        t = by_cards("2w+ U 2b1\n1b- Z 1w0")
        assert shown(t, "WIN", 1) == 3


class TestRatings:
    def test_averages(self) -> None:
        """2448.8 is printed for the second value, but 19,558 divided by 8 is 2444.75."""
        t = against_rated_opponents()
        assert shown(t, "ARO", 1) == Fraction("2410.8")
        assert shown(t, "ARO/C1", 1) == Fraction("2444.8")

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
        ("count", "code", "fits"), [(7, "C1", True), (9, "C1", False), (9, "C2", True), (11, "M2", False)]
    )
    def test_cuts_go_far_enough(self, count: int, code: str, fits: bool) -> None:
        assert ("far-enough" not in self.said(self.rounds(count), f"BH/{code}")) is fits

    @pytest.mark.parametrize("code", ["BPG", "BWG"])
    def test_colours_are_refused_in_a_round_robin(self, code: str) -> None:
        with pytest.raises(RequestError) as caught:
            computed(round_robin(ROUND_ROBIN_7), code)
        assert caught.value.message.key == "tiebreak.black-in-round-robin"

    @pytest.mark.parametrize("code", ["BH", "BH/C1", "FB", "AOB", "BB"])
    def test_buchholz_is_not_for_round_robins(self, code: str) -> None:
        assert "buchholz-in-round-robin" in self.said(round_robin(ROUND_ROBIN_7), code)
        assert "buchholz-in-round-robin" not in self.said(swiss("swiss_18"), code)
