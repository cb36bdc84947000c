"""FIDE's exercises in tie-breaking with teams: what the answers print."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hakem.facts.rating_tables import half_up
from tests.support.team_events import TEC, tec_teams
from tests.support.team_standings import GP, MP, groups, numbers, ranked, shown

KNOCK_OUT = ("EDEBT", "EDEBB", "EDET", "EDEB")
editions = pytest.mark.parametrize("edition", ["2023", "2024", "2026"])


class TestExercises:
    """FIDE's own exercises, written for the edition 2023, and what the limits of 2026 change in them."""

    @pytest.mark.parametrize("code", ["BH:MP", "BH:MP/C1", "BH:GP", "BH:GP/C1"])
    def test_35_to_37_buchholz(self, code: str) -> None:
        assert shown(tec_teams(), code, "2023") == numbers(TEC[code])

    @pytest.mark.parametrize("code", ["EMMSB", "EMMSB/C1", "EGMSB"])
    def test_38_and_39_extended_sonneborn_berger_of_the_first_five(self, code: str) -> None:
        assert shown(tec_teams(), code, "2023")[:5] == numbers(TEC[code])

    @pytest.mark.parametrize("code", ["EMGSB", "EGGSB"])
    def test_40_and_41_extended_sonneborn_berger_of_others(self, code: str) -> None:
        found = shown(tec_teams(), code, "2023")
        assert {team: found[int(team) - 1] for team in TEC[code]} == {k: Fraction(v) for k, v in TEC[code].items()}

    @pytest.mark.parametrize(
        ("code", "figure"), [("BH:MP", 61), ("BH:MP/C1", 54), ("EMMSB", 82), ("EMMSB/C1", 68), ("EGMSB", 148)]
    )
    def test_in_2026_team_6_limits_the_dummy_of_team_1(self, code: str, figure: int) -> None:
        """Team 1 has 10 match points and 17½ game points and won by forfeit against team 6, who have 7 and 12½."""
        assert shown(tec_teams(), code)[0] == figure

    def test_34_match_points_or_game_points(self) -> None:
        assert groups(ranked(tec_teams(), "MPVGP", primary=MP)) == TEC["order_by_MP"]
        assert groups(ranked(tec_teams(), "MPVGP", primary=GP)) == TEC["order_by_GP"]

    @editions
    def test_42_to_45_extended_direct_encounter(self, edition: str) -> None:
        """Five teams have 10 match points, and 4 of them among themselves.

        In game points 4 is first and 5 last with 8½ and 7½; 1, 2 and 3 have 8, and of these among themselves 5, 5½
        and 1½. In match points they would be 1, 2, 3: but the direct encounter in game points is not at its end yet.
        """
        assert groups(ranked(tec_teams(), "EDE", edition=edition)) == TEC["EDE"]

    @pytest.mark.parametrize("code", KNOCK_OUT)
    def test_46_to_48_boards_of_one_match(self, code: str) -> None:
        """11 and 14 drew 2-2; 11 won board 1 and lost board 4: counts 3½ and 6½."""
        found = groups(ranked(tec_teams(), code, edition="2023"))
        assert found.index([11]) + 1 == found.index([14])

    def test_49_scores_and_schedule_strength(self) -> None:
        """Seven rounds, four boards: 14/4 is 3."""
        found = shown(tec_teams(), "SSSC", "2023")
        assert [half_up(10 * figure) for figure in found if figure is not None] == [
            10 * figure for figure in numbers(TEC["SSSC"])
        ]
