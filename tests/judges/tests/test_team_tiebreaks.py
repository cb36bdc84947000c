"""The judge of the tie-breaks of teams against figures that were worked out by hand or printed by others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.model import HALF, Points, TeamId, TeamScoring, Tournament, point_system
from tests.judges.team_code import GP, MP, parse_team_code
from tests.judges.team_rounds import team_scene
from tests.judges.team_tiebreaks import EDITIONS, parts, ranking, values
from tests.judges.tiebreak_ratings import half_up
from tests.support.handbook_tables import DATA, figures, teams
from tests.support.team_events import TEC, by_rounds, tec_teams

SMALL = by_rounds(
    "ABCD",
    2,
    "1-2:11 3-4:==",
    "1-3:1= 2:bye",
    "1-4:won 2-3:0-",
)
"""A has 6 match points and 5½ game points, B 1 and 1, C 3 and 3½, D 1 and 1.

D was absent in round 2 and lost by forfeit in round 3, so for the others its
round 2 is a draw: 2 and 2. From 2026 on nobody who stands for an opponent has
more than 3 and 3, the draws of three rounds.
"""


def numbers(*texts: str) -> list[Fraction]:
    return [Fraction(text) for text in texts]


def of_all(t: Tournament, code: str, edition: str = "2026", primary: str = MP, round_robin: bool = False) -> object:
    return list(values(t, edition, code, primary, round_robin).values())


def order(t: Tournament, group: Sequence[int], code: str, edition: str = "2026", **more: object) -> list[list[int]]:
    """How a tie-break divides a group that may not be tied at all."""
    scene = team_scene(t, edition, str(more.get("primary", MP)), bool(more.get("round_robin")))
    return [sorted(part) for part in parts(scene, frozenset(TeamId(team) for team in group), code)]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("MP", "6 1 3 1"),
        ("GP", "11/2 1 7/2 1"),
        ("MPVGP", "11/2 1 7/2 1"),
        ("WIN:MP", "3 0 1 0"),
        ("WIN:GP", "2 0 1 0"),
        ("PS:MP", "12 2 5 3"),
        ("PS:GP", "11 2 6 3"),
        ("PS:GP/C1", "9 2 5 2"),
        ("BH:MP", "6 10 9 5"),
        ("BH", "6 10 9 5"),
        ("BH:GP", "13/2 10 17/2 11/2"),
        ("BH:MP/C1", "5 9 8 4"),
        ("BH:GP/M1", "2 7/2 2 1"),
        ("BH:MP/P", "6 10 9 10"),
        ("FB:MP", "6 9 9 9"),
        ("FB:GP", "13/2 9 17/2 9"),
        ("AOB:MP", "19/2 15/2 7 9"),
        ("AOB:MP/F", "9 15/2 8 9"),
        ("SB:MP", "12 1 4 3"),
        ("SB:MP/C1", "10 0 2 3"),
        ("SB:GP", "45/4 1 27/4 7/2"),
        ("EMMSB", "12 1 4 3"),
        ("EMGSB", "21/2 1 7 3"),
        ("EGMSB", "13 1 4 7/2"),
        ("EGGSB", "45/4 1 27/4 7/2"),
        ("EMGSB/C1", "17/2 0 5 3"),
        ("SSSC", "15/2 13/3 13/2 8/3"),
        ("SSSC/K2", "17/2 6 8 7/2"),
        ("SSSC/F", "15/2 4 13/2 4"),
        ("SSSC/P", "15/2 13/3 13/2 13/3"),
        ("BC", "8 3 11/2 3/2"),
        ("OKM", "4 9 7 9"),
        ("OKMSB", "13/2 0 5 3"),
        ("TSB", "17/2 0 6 3"),
        ("TSBG", "11/2 0 3/2 7/4"),
        ("FFW", "1 0 0 0"),
    ],
)
def test_small_event(code: str, expected: str) -> None:
    assert of_all(SMALL, code) == numbers(*expected.split())


@pytest.mark.parametrize(
    ("edition", "code", "expected"),
    [
        ("2023", "BH:MP", "10 10 9 5"),
        ("2024", "BH:MP", "10 10 9 5"),
        ("2009", "BH:MP", "8 10 9 10"),
        ("2009", "BH:MP/C1", "7 8 8 7"),
        ("2009", "SB:MP", "16 2 5 3"),
        ("2024", "EMGSB", "37/2 1 7 3"),
    ],
)
def test_small_event_in_other_editions(edition: str, code: str, expected: str) -> None:
    """Before 2026 the dummy of A is not capped; the handbook has a virtual opponent and adjusts all unplayed rounds."""
    assert of_all(SMALL, code, edition) == numbers(*expected.split())


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("BH:MP", "5 9 8 9"),
        ("SB:MP", "10 0 3 3"),
        ("EMGSB", "17/2 0 6 3"),
        ("AOB:MP", "17/2 13/2 23/3 8"),
        ("BH:MP/C1", "4 6 7 6"),
        ("OKM", "4 9 7 9"),
        ("OKMSB", "13/2 0 5 3"),
        ("TSB", "17/2 0 6 3"),
        ("TSBG", "11/2 0 3/2 7/4"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_small_event_as_a_round_robin(edition: str, code: str, expected: str) -> None:
    """The forfeit is a match like others, the bye and the absence are nothing, and scores are what they are."""
    assert of_all(SMALL, code, edition, round_robin=True) == numbers(*expected.split())


@pytest.mark.parametrize("code", ["BH:MP", "SB:MP", "EMGSB", "AOB:MP", "BH:MP/C1", "OKM", "OKMSB", "TSB", "TSBG"])
def test_a_round_robin_is_as_every_other_event_of_the_handbook(code: str) -> None:
    """But for a bye: there it is a match won."""
    t = by_rounds("ABCD", 2, "1-2:11 3-4:==", "1-3:1=", "1-4:won 2-3:0-")
    assert of_all(t, code, "2009", round_robin=True) == of_all(t, code, "2009")
    assert of_all(SMALL, "MP", "2009", round_robin=True) == [6, 2, 3, 1]
    assert of_all(SMALL, "MP", "2009") == [6, 1, 3, 1]


def test_boards_of_the_small_event() -> None:
    """The bye of B is a win on both boards although it is worth one point."""
    assert of_all(SMALL, "TBR") == [(3, Points(5, 2)), (1, 1), (Points(3, 2), 2), (HALF, HALF)]
    assert of_all(SMALL, "BBE") == [(3,), (1,), (Points(3, 2),), (HALF,)]


def test_primary_game_points() -> None:
    assert of_all(SMALL, "MPVGP", primary=GP) == [6, 1, 3, 1]
    assert of_all(SMALL, "BH", primary=GP) == of_all(SMALL, "BH:GP")
    assert of_all(SMALL, "SSSC", primary=GP) == numbers("49/6", "13/3", "35/6", "17/6")


def test_who_has_not_met_stays_tied() -> None:
    assert ranking(SMALL, "2026", ("DE", "EDEBT", "DTB"), MP, False) == [[1], [3], [2, 4]]


class TestMatchesOfWhichNotAllBoardsCount:
    HALF_EMPTY = by_rounds("ABC", 4, "1-2:10xx 3:bye")
    """A and B have a point each of the four that there are."""

    def test_by_the_handbook_both_lose(self) -> None:
        assert of_all(self.HALF_EMPTY, "MP", "2009") == [0, 0, 1]

    def test_by_fide_it_is_a_draw(self) -> None:
        assert of_all(self.HALF_EMPTY, "MP", "2026") == [1, 1, 1]

    def test_drawn_without_playing_is_no_forfeit_loss(self) -> None:
        """Nobody chose not to play: the low cut takes the least, not the own score of 5 for round 2."""
        t = by_rounds("ABCD", 2, "1-2:11 3-4:11", "1-3:+- 2-4:11", "1-4:11 2-3:11")
        assert of_all(t, "MP", "2024") == [5, 4, 3, 0]
        assert of_all(t, "BH:MP", "2024") == [9, 8, 7, 12]
        assert of_all(t, "BH:MP/C1", "2024") == [9, 8, 7, 9]


class TestOtherPoints:
    def test_factor(self) -> None:
        """9 rounds of 2 match points against 4 boards: 18/4; 3 match points: 27/4; 1 round: never below 1."""
        four = by_rounds("AB", 4, "1-2:1000", total=9)
        assert of_all(four, "SSSC", primary=MP) == [1 + Fraction(2, 4), 3 + Fraction(0, 4)]
        three = replace(four, team_play=replace(four.team_play, scoring=TeamScoring(Points(3))))
        assert of_all(three, "SSSC", primary=MP) == [1 + Fraction(3, 6), 3]
        assert of_all(replace(four, rounds_total=1), "SSSC", primary=MP) == [3, 3]

    def test_factor_with_game_points_first(self) -> None:
        """36 game points in all against 2 match points for a match."""
        four = by_rounds("AB", 4, "1-2:1000", total=9)
        assert of_all(four, "SSSC", primary=GP) == [0 + Fraction(3, 18), 2 + Fraction(1, 18)]

    def test_a_draw_in_game_points_is_a_draw_on_every_board(self) -> None:
        """With 3-1-0 on the boards a drawn match of two has 2 game points, and a match won 6."""
        t = replace(SMALL, points=point_system(Points(3), Points(1)))
        assert of_all(t, "GP") == [16, 2, 9, 2]
        assert of_all(t, "WIN:GP") == [2, 0, 1, 0]
        assert of_all(t, "BH:GP") == numbers("15", "27", "22", "13")

    def test_bye_that_is_worth_a_win(self) -> None:
        scoring = TeamScoring(bye_match_points=Points(2), bye_game_points=Points(2))
        t = replace(SMALL, team_play=replace(SMALL.team_play, scoring=scoring))
        assert of_all(t, "MP") == [6, 2, 3, 1]
        assert of_all(t, "BC") == of_all(SMALL, "BC")


class TestDirectEncounter:
    TWICE = by_rounds("AB", 2, "1-2:11", "1-2:0=")
    """Each won once, A by 2-0 and B by 1½-½."""

    def test_the_average_of_two_matches(self) -> None:
        assert order(self.TWICE, (1, 2), "DE") == [[1, 2]]
        assert order(self.TWICE, (1, 2), "DE:GP") == [[1], [2]]
        assert order(self.TWICE, (1, 2), "EDE") == [[1], [2]]

    def test_forfeited_match(self) -> None:
        t = by_rounds("ABC", 2, "1-2:lost 3:bye", "1-2:== 3:bye")
        assert order(t, (1, 2), "EDE") == [[1, 2]]
        assert order(t, (1, 2), "EDE/P") == [[2], [1]]
        assert order(t, (1, 2), "EDE", round_robin=True) == [[2], [1]]

    MISSING = by_rounds("ABCD", 1, "1-2:1 3-4:=", "1-3:1 2-4:=")
    """A has beaten B and C and not met D; B and C have not met either."""

    def test_first_whatever_happens(self) -> None:
        assert order(self.MISSING, (1, 2, 3), "DE") == [[1], [2, 3]]
        assert order(self.MISSING, (1, 2, 3), "DE", "2009") == [[1, 2, 3]]

    def test_not_first_whatever_happens(self) -> None:
        """A has 4 points and may stay there; D has 2 and may get to 4."""
        assert order(self.MISSING, (1, 2, 3, 4), "DE") == [[1, 2, 3, 4]]

    def test_game_points_decide_and_go_on_deciding(self) -> None:
        """Exercise 45: five have 4 match points; in game points 4 is first, 5 last, and the other three begin anew.

        In match points these three would be 1, 2, 3.
        """
        assert order(tec_teams(), (1, 2, 3, 4, 5), "DE") == [[1, 2, 3, 4, 5]]
        assert order(tec_teams(), (1, 2, 3), "DE") == [[1], [2], [3]]
        assert order(tec_teams(), (1, 2, 3, 4, 5), "EDE") == [[4], [2], [1], [3], [5]]

    def test_the_other_score_decides(self) -> None:
        """In three matches A won 2-0 and B twice 1½-½: 3 game points each, but 4 match points for B."""
        t = by_rounds("AB", 2, "1-2:11", "1-2:0=", "1-2:0=")
        assert order(t, (1, 2), "DE", primary=GP) == [[1, 2]]
        assert order(t, (1, 2), "EDE", primary=GP) == [[2], [1]]

    def test_primary_score_again_when_fewer_are_left(self) -> None:
        """Game points first: 2 has 9½, but 3 may still get 10 from its match with 4. Match points: 2 has 8, nobody
        else can have more than 6, and of the others nobody is alone in front. Game points again, now without 2: 3
        has 6, 4 at most 5½. Of the last three 5 has 4, and 4 has beaten 1.
        """
        matches = "1-2:=00 1-3:000 1-4:=00 1-5:1== 2-3:1== 2-4:1== 2-5:111 3-5:111 4-5:000"
        t = by_rounds("ABCDE", 3, *matches.split())
        everybody = (1, 2, 3, 4, 5)
        assert order(t, everybody, "DE:GP") == [[1, 2, 3, 4, 5]]
        assert order(t, everybody, "DE:MP") == [[2], [1, 3, 4, 5]]
        assert order(t, everybody, "EDE", primary=GP) == [[2], [3], [5], [4], [1]]

    @pytest.mark.parametrize(
        ("boards", "first"),
        [
            ("1=001", {"EDEBT": 1, "EDEBB": 1, "EDET": 1, "EDEB": 2}),
            ("100=1", {"EDEBT": 2, "EDEBB": 2, "EDET": 1, "EDEB": 2}),
            ("01010", {}),
            ("0==1=", {"EDEBT": 2, "EDEBB": 2, "EDET": 2, "EDEB": 2}),
        ],
    )
    def test_boards_of_two_teams(self, boards: str, first: dict[str, int]) -> None:
        """Counts of A and B: 7 and 8; 8 and 7; in the third the match was won; 9 and 6."""
        t = by_rounds("AB", 5, f"1-2:{boards}")
        for code in ("EDEBT", "EDEBB", "EDET", "EDEB"):
            assert order(t, (1, 2), code)[0] == [first.get(code, 2)]
        assert len(order(t, (1, 2), "EDE")) == (1 if first else 2)

    def test_equal_board_counts(self) -> None:
        """The points of A stand on boards 2 and 3, those of B on 1 and 4: 5 each."""
        t = by_rounds("AB", 4, "1-2:0110")
        assert order(t, (1, 2), "EDE") == [[1, 2]]
        assert order(t, (1, 2), "EDEBT") == [[2], [1]]
        assert order(t, (1, 2), "EDEBB") == [[1], [2]]

    def test_three_teams_have_no_boards_of_theirs(self) -> None:
        t = by_rounds("ABC", 2, "1-2:10", "2-3:10", "3-1:10")
        assert order(t, (1, 2, 3), "EDEBT") == [[1, 2, 3]]
        assert order(t, (1, 2), "EDEBT") == [[1], [2]]

    def test_handbook_top_board(self) -> None:
        t = by_rounds("ABC", 2, "1-2:10 3:bye", "1-2:01 3:bye", "1-2:== 3:bye", "1-3:01")
        assert order(t, (1, 2), "DTB") == [[1, 2]]
        assert order(t, (1, 3), "DTB") == [[3], [1]]
        assert order(t, (1, 2, 3), "DTB") == [[1, 2, 3]]


class TestRanking:
    def test_lower_is_better(self) -> None:
        t = by_rounds("ABCD", 2, "1-2:won 3-4:11", "3-2:10 1-4:10")
        assert ranking(t, "2009", ("FFW",), MP, False) == [[3], [1], [2, 4]]

    def test_board_count_asks_for_equal_game_points(self) -> None:
        t = by_rounds("ABCD", 3, "1-2:1=0 3-4:0=1")
        assert order(t, (1, 2, 3, 4), "BC") == [[1, 4], [2, 3]]
        assert order(by_rounds("ABCD", 3, "1-2:11= 3-4:1==", "4-1:111 2-3:111"), (1, 3), "BC") == [[1, 3]]

    def test_shared_places(self) -> None:
        assert ranking(SMALL, "2026", ("BH:MP",), MP, False) == [[1], [3], [2], [4]]
        assert ranking(SMALL, "2009", ("BH:MP",), MP, False) == [[1], [3], [2, 4]]


class TestPrintedFigures:
    """FIDE's exercises in tie-breaking and the tables of the handbook."""

    @pytest.mark.parametrize(
        "code", ["MP", "GP", "BH:MP", "BH:MP/C1", "BH:GP", "BH:GP/C1", "EMMSB", "EMMSB/C1", "EGMSB"]
    )
    def test_exercises_34_to_39(self, code: str) -> None:
        found = list(values(tec_teams(), "2023", code, MP, False).values())
        assert found[: len(TEC[code])] == numbers(*TEC[code])

    @pytest.mark.parametrize("code", ["EMGSB", "EGGSB"])
    def test_exercises_40_and_41(self, code: str) -> None:
        found = values(tec_teams(), "2023", code, MP, False)
        assert {team: found[TeamId(int(team))] for team in TEC[code]} == {k: Fraction(v) for k, v in TEC[code].items()}

    def test_exercise_49(self) -> None:
        """Printed to one decimal."""
        found = values(tec_teams(), "2023", "SSSC", MP, False).values()
        assert [half_up(Fraction(str(v)), Fraction(1, 10)) for v in found] == numbers(*TEC["SSSC"])

    def test_orders(self) -> None:
        """Exercises 34 and 42 to 48: 11 and 14 are equal until their boards are looked at."""
        t = tec_teams()
        assert ranking(t, "2023", ("MPVGP",), MP, False) == TEC["order_by_MP"]
        assert ranking(t, "2023", ("MPVGP",), GP, False) == TEC["order_by_GP"]
        assert ranking(t, "2023", ("EDE",), MP, False) == TEC["EDE"]
        for code in ("EDEBT", "EDEBB", "EDET", "EDEB"):
            assert [11] in ranking(t, "2023", (code,), MP, False)

    @pytest.mark.parametrize("code", ["OKM", "OKMSB"])
    def test_twenty_two_teams(self, code: str) -> None:
        assert of_all(teams("teams_22"), code, "2009") == figures("teams_22", code)

    def test_ranks_of_twenty_two_teams(self) -> None:
        ranks = ranking(teams("teams_22"), "2009", ("OKM", "OKMSB"), MP, False)
        assert [group[0] for group in ranks] == sorted(range(1, 23), key=lambda n: DATA["teams_22"]["ranks"][n - 1])

    @pytest.mark.parametrize("code", ["TSB", "TSBG"])
    def test_four_teams(self, code: str) -> None:
        assert of_all(teams("teams_4"), code, "2009", GP, True) == figures("teams_4", code)


@pytest.mark.parametrize("text", ["BH:XP", "EDE/C1", "BH/Z1"])
def test_what_cannot_be_asked(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        parse_team_code(text)
