"""C.07 11 to 13 and 16 for teams, article by article, and what the handbook says of teams beyond its tables."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.model import (
    HALF,
    AbnormalKind,
    AbnormalPoints,
    PlayerId,
    Points,
    RoundNo,
    TeamScoring,
    point_system,
)
from hakem.pairing import Skalitzka
from hakem.tiebreaks import Cut, Score, Why
from hakem.tiebreaks.boards import top_board_of_match
from tests.support.round_robins import played_out, team_event
from tests.support.team_events import by_rounds
from tests.support.team_standings import GP, MP, groups, numbers, order, ranked, shown, value

KNOCK_OUT = ("EDEBT", "EDEBB", "EDET", "EDEB")
editions = pytest.mark.parametrize("edition", ["2023", "2024", "2026"])

UNPLAYED = by_rounds("ABCD", 2, "1-2:11 3-4:==", "1-3:1= 2:bye", "1-4:won 2-3:0-")
"""A has 6 match points and 5½ game points, B 1 and 1, C 3 and 3½, D 1 and 1.

D was absent in round 2 and lost round 3 by forfeit, so that its opponents see
a draw in round 2: D counts for 2 and 2.
"""


class TestArticle11And131:
    def test_both_scores(self) -> None:
        assert shown(UNPLAYED, "MP") == [6, 1, 3, 1]
        assert shown(UNPLAYED, "GP") == [Points(11, 2), 1, Points(7, 2), 1]

    @pytest.mark.parametrize(("primary", "same_as"), [(MP, "GP"), (GP, "MP")])
    def test_13_1_the_score_that_is_not_primary(self, primary: Score, same_as: str) -> None:
        assert shown(UNPLAYED, "MPVGP", primary=primary) == shown(UNPLAYED, same_as)

    @pytest.mark.parametrize("code", ["BH", "SB/C1", "FB", "PS", "WIN", "AOB"])
    def test_13_tie_breaks_of_players_go_by_the_primary_score_unless_another_is_named(self, code: str) -> None:
        name, _, modifier = code.partition("/")
        rest = f"/{modifier}" if modifier else ""
        assert shown(UNPLAYED, code, primary=MP) == shown(UNPLAYED, f"{name}:MP{rest}", primary=GP)
        assert shown(UNPLAYED, code, primary=GP) == shown(UNPLAYED, f"{name}:GP{rest}", primary=MP)

    def test_7_1_a_match_won_on_all_boards_is_a_win_in_game_points(self) -> None:
        assert (shown(UNPLAYED, "WIN:MP"), shown(UNPLAYED, "WIN:GP")) == ([3, 0, 1, 0], [2, 0, 1, 0])

    def test_7_5_the_score_after_a_round_not_after_a_match(self) -> None:
        """Skalitzka: everybody has two drawn matches in each of two rounds, so 2 match points and then 4."""
        t = played_out(team_event([2, 2, 2], 2), Skalitzka())
        assert shown(t, "PS:MP") == [2 + 4] * 3
        assert shown(t, "PS:MP/C1") == [4] * 3


class TestArticle12:
    BOARDS = by_rounds("ABCD", 3, "1-2:1=0 3-4:0=1")
    """1½ each: A has it on boards 1 and 2, B on 2 and 3, C as B and D as A."""

    def test_12_1_less_is_better(self) -> None:
        assert shown(self.BOARDS, "BC") == [2, 4, 4, 2]
        assert groups(ranked(self.BOARDS, "BC")) == [[1, 4], [2, 3]]

    def test_12_1_not_among_teams_with_different_game_points(self) -> None:
        """A has 2 match points and 2 game points with count 3, B and C 2 match points and 3 with 6."""
        t = by_rounds("ABCDEF", 3, "1-2:110 3-4:111 5-6:111")
        assert shown(t, "BC")[:5:2] == [3, 6, 6]
        assert groups(ranked(t, "BC"))[0] == [1, 3, 5]
        assert [note.key for note in value(t, "BC", 1).notes] == ["tiebreak.note.board-count"]
        assert groups(ranked(t, "GP", "BC"))[:2] == [[3, 5], [1]]

    def test_12_2_board_1_then_board_2(self) -> None:
        t = by_rounds("ABCD", 3, "1-2:1=0 3-4:10=")
        assert [value(t, "TBR", team).shown for team in (1, 3)] == [(1, HALF, 0), (1, 0, HALF)]
        assert groups(ranked(t, "TBR")) == [[1], [3], [4], [2]]

    def test_12_3_without_the_last_board_then_without_the_last_two(self) -> None:
        t = by_rounds("ABCD", 3, "1-2:1=0 3-4:=10")
        assert [value(t, "BBE", team).shown for team in (1, 3)] == [(Points(3, 2), 1), (Points(3, 2), HALF)]
        assert groups(ranked(t, "BBE")) == [[1], [3], [4], [2]]

    def test_the_bye_is_a_win_on_every_board_whatever_it_is_worth(self) -> None:
        scoring = TeamScoring(bye_match_points=Points(1), bye_game_points=Points(1))
        t = by_rounds("ABC", 3, "1-2:=== 3:bye", scoring=scoring)
        assert shown(t, "GP")[2] == 1
        assert (shown(t, "BC")[2], value(t, "TBR", 3).shown, value(t, "BBE", 3).shown) == (6, (1, 1, 1), (2, 1))

    def test_forfeits_are_wins_and_losses(self) -> None:
        one_board = by_rounds("AB", 2, "1-2:+0")
        assert [value(one_board, "TBR", team).shown for team in (1, 2)] == [(1, 0), (0, 1)]
        whole_match = by_rounds("ABCD", 2, "1-2:won 3-4:10")
        assert [value(whole_match, "TBR", team).shown for team in (1, 2)] == [(1, 1), (0, 0)]

    def test_who_was_never_there_has_nothing_on_all_boards(self) -> None:
        """Not less than nothing: C lost on both boards, D was absent."""
        t = by_rounds("ABCD", 2, "1-3:11 2:bye")
        for code in ("TBR", "BBE"):
            assert value(t, code, 3).shown == value(t, code, 4).shown
            assert groups(ranked(t, code))[-1] == [3, 4]

    def test_matches_with_fewer_boards(self) -> None:
        """Board 3 is the last one for A and B too, although nobody sat there in their match."""
        t = by_rounds("ABCD", 3, "1-2:111 3-4:111")
        short = replace(t, rounds=(replace(t.rounds[0], games=(*t.rounds[0].games[:2], *t.rounds[0].games[3:])),))
        assert [value(short, "BBE", team).shown for team in (1, 3)] == [(2, 1), (2, 1)]

    def test_as_many_boards_as_are_named_or_as_a_match_has_had(self) -> None:
        """Colours are named for one board, and there was a second; or for three, and nobody sat at the third."""
        t = by_rounds("ABCD", 2, "1-2:11 3-4:11")
        short = replace(t, rounds=(replace(t.rounds[0], games=t.rounds[0].games[:3]),))
        for colours, boards in (("W", 2), ("WBW", 3)):
            scoring = replace(t.team_play.scoring, board_colours=colours)
            named = replace(short, team_play=replace(t.team_play, scoring=scoring))
            assert [len(value(named, "TBR", team).shown) for team in (1, 3)] == [boards, boards]

    def test_a_penalty_is_shown_as_one(self) -> None:
        t = by_rounds("AB", 2, "1-2:00")
        fined = replace(t, abnormal_points=(AbnormalPoints(AbnormalKind.EXTRA, -HALF, RoundNo(1), (PlayerId(2),)),))
        assert (shown(fined, "BC")[0], value(fined, "TBR", 1).shown) == (-1, (0, -HALF))


class TestArticle132:
    @pytest.mark.parametrize(
        ("code", "expected"),
        [
            ("EMMSB", ["12", "1", "4", "3"]),
            ("EMGSB", ["21/2", "1", "7", "3"]),
            ("EGMSB", ["13", "1", "4", "7/2"]),
            ("EGGSB", ["45/4", "1", "27/4", "7/2"]),
        ],
    )
    def test_one_score_of_the_opponents_times_one_of_the_match(self, code: str, expected: list[str]) -> None:
        """EMGSB of A: 2 against B (1), 1½ against C (3), 2 against the dummy, who has D's 2: 2 + 4½ + 4."""
        assert shown(UNPLAYED, code) == numbers(expected)

    def test_14_1_2_the_opponent_with_the_lowest_score_is_cut(self) -> None:
        """EMGSB cuts B (1 match point, product 2) of A; of D, who chose not to play twice, one of the two noughts."""
        assert shown(UNPLAYED, "EMGSB/C1") == numbers(["17/2", "0", "5", "3"])

    def test_forfeits_as_matches(self) -> None:
        """D meets A then: nothing made against 6; A meets D with the 2 that D counts for."""
        t = by_rounds("ABCD", 2, "1-2:== 3-4:11", "4-1:won 2-3:11")
        assert shown(t, "EMGSB", "2024")[3] == 2 * 2
        assert shown(t, "EMGSB/P", "2024")[3] == 2 * 1


class TestArticle133:
    def test_13_3_1_primary_score_first(self) -> None:
        """B beat both others, C beat A."""
        t = by_rounds("ABC", 2, "1-2:0=", "2-3:1=", "3-1:1=")
        assert order(t, "EDE", 1, 2, 3) == [[2], [3], [1]]

    def test_13_3_1_secondary_score_next(self) -> None:
        """Everybody beat one of the others, but A only by 1½-½: 1½ game points, 2½ for B, 2 for C."""
        t = by_rounds("ABC", 2, "1-2:1=", "2-3:11", "3-1:11")
        assert order(t, "DE", 1, 2, 3) == [[1, 2, 3]]
        assert order(t, "EDE", 1, 2, 3) == [[2], [3], [1]]

    def test_13_3_1_the_other_way_round(self) -> None:
        """Three matches of the same two: A won 2-0, B twice 1½-½."""
        t = by_rounds("AB", 2, "1-2:11", "1-2:0=", "1-2:0=")
        assert order(t, "DE:GP", 1, 2) == [[1, 2]]
        assert order(t, "EDE", 1, 2, primary=GP) == [[2], [1]]

    def test_13_3_3_from_the_start_with_every_smaller_group(self) -> None:
        """Game points first: 2 has 9½, but 3 may still get 10 from its match with 4. Match points: 2 has 8, nobody
        else can have more than 6, and of the others nobody is alone in front. Game points again, now without 2: 3
        has 6, 4 at most 5½. Of the last three 5 has 4, and 4 has beaten 1.
        """
        matches = "1-2:=00 1-3:000 1-4:=00 1-5:1== 2-3:1== 2-4:1== 2-5:111 3-5:111 4-5:000"
        t = by_rounds("ABCDE", 3, *matches.split())
        everybody = (1, 2, 3, 4, 5)
        assert order(t, "DE:GP", *everybody) == [[1, 2, 3, 4, 5]]
        assert order(t, "DE:MP", *everybody) == [[2], [1, 3, 4, 5]]
        assert order(t, "EDE", *everybody, primary=GP) == [[2], [3], [5], [4], [1]]

    def test_6_1_1_forfeited_matches_do_not_count_unless_it_is_said(self) -> None:
        t = by_rounds("ABC", 2, "1-2:lost 3:bye", "1-2:== 3:bye")
        assert order(t, "EDE", 1, 2) == [[1, 2]]
        assert order(t, "EDE/P", 1, 2) == [[2], [1]]

    def test_15_2_forfeited_matches_of_a_round_robin_count(self) -> None:
        t = by_rounds("ABC", 2, "1-2:lost", "1-3:==", "2-3:==")
        assert order(t, "EDE", 1, 2, table=True) == [[2], [1]]

    def test_6_1_2_the_average_of_two_matches(self) -> None:
        """Each won once, A by 2-0 and B by 1½-½."""
        t = by_rounds("AB", 2, "1-2:11", "1-2:0=")
        assert order(t, "DE", 1, 2) == [[1, 2]]
        assert value(t, "DE:GP", 1).shown == (Points(5, 4),)
        assert order(t, "EDE", 1, 2) == [[1], [2]]

    @pytest.mark.parametrize(
        ("boards", "first"),
        [
            ("1=001", {"EDEBT": 1, "EDEBB": 1, "EDET": 1, "EDEB": 2}),
            ("100=1", {"EDEBT": 2, "EDEBB": 2, "EDET": 1, "EDEB": 2}),
            ("0==1=", {"EDEBT": 2, "EDEBB": 2, "EDET": 2, "EDEB": 2}),
        ],
    )
    def test_13_3_2_boards_of_two_teams(self, boards: str, first: dict[str, int]) -> None:
        """Counts of A and B, of which the lower is better: 7 and 8; 8 and 7; 9 and 6."""
        t = by_rounds("AB", 5, f"1-2:{boards}")
        assert order(t, "EDE", 1, 2) == [[1, 2]]
        assert {code: order(t, code, 1, 2)[0] for code in first} == {code: [team] for code, team in first.items()}

    def test_13_3_2_equal_counts_leave_it_to_the_second_rule(self) -> None:
        """The points of A stand on boards 2 and 3, those of B on 1 and 4: 5 each."""
        t = by_rounds("AB", 4, "1-2:0110")
        assert order(t, "EDEBT", 1, 2) == [[2], [1]]
        assert order(t, "EDEBB", 1, 2) == [[1], [2]]

    @pytest.mark.parametrize("code", KNOCK_OUT)
    def test_13_3_2_not_for_three(self, code: str) -> None:
        """All three drew 1-1 with each other; A won board 1 twice."""
        t = by_rounds("ABC", 2, "1-2:10", "1-3:10", "2-3:10")
        assert order(t, code, 1, 2, 3) == [[1, 2, 3]]
        assert order(t, code, 1, 2) == [[1], [2]]

    @pytest.mark.parametrize("code", KNOCK_OUT)
    def test_13_3_2_only_the_boards_of_their_own_match(self, code: str) -> None:
        """A and B drew on all boards; what they won elsewhere does not matter, nor if they have not met."""
        t = by_rounds("ABCD", 2, "1-2:==", "1-3:10 2-4:01")
        assert order(t, code, 1, 2) == [[1, 2]]
        assert order(t, code, 1, 4) == [[1, 4]]


class TestArticle134:
    FOUR_BOARDS = by_rounds("AB", 4, "1-2:1000", total=9)
    """A has 1 game point, B 2 match points and 3 game points."""

    def test_the_factor_of_the_text(self) -> None:
        """9 rounds of 2 match points are 18, a match has 4 game points: 4, and A has 1 + 2/4."""
        assert shown(self.FOUR_BOARDS, "SSSC") == [1 + Fraction(2, 4), 3]

    def test_it_is_that_of_all_rounds_to_come(self) -> None:
        """After one round of nine as well as at the end; of one round in all it would be 2/4, but never less than 1."""
        assert shown(replace(self.FOUR_BOARDS, rounds_total=1), "SSSC") == [1 + 2, 3]

    def test_with_other_match_points(self) -> None:
        """27/4 is 6."""
        scoring = TeamScoring(Points(3), Points(1))
        t = replace(self.FOUR_BOARDS, team_play=replace(self.FOUR_BOARDS.team_play, scoring=scoring))
        assert shown(t, "SSSC") == [1 + Fraction(3, 6), 3]

    def test_with_game_points_first(self) -> None:
        """36 game points against 2 match points: 18."""
        assert shown(self.FOUR_BOARDS, "SSSC", primary=GP) == [Fraction(3, 18), 2 + Fraction(1, 18)]

    def test_a_factor_that_the_event_has_set(self) -> None:
        assert shown(UNPLAYED, "SSSC/K2") == numbers(["17/2", "6", "8", "7/2"])

    def test_fore_buchholz(self) -> None:
        """Three rounds of two boards: 3. With all matches of round 3 drawn A has 6, the others 9."""
        assert shown(UNPLAYED, "SSSC/F") == numbers(["15/2", "4", "13/2", "4"])

    def test_before_the_first_match(self) -> None:
        """There is nothing to divide, so the factor is 1."""
        t = by_rounds("AB", 4, total=3)
        assert shown(t, "SSSC") == shown(t, "SSSC", primary=GP) == [0, 0]
        assert value(t, "SSSC", 1).notes[0].data["factor"] == 1


class TestArticle16:
    """Rounds without a match, in each score on its own."""

    @pytest.mark.parametrize(
        ("edition", "match", "game"), [("2023", 10, 10), ("2024", 10, 10), ("2026", 6, Fraction(13, 2))]
    )
    def test_16_4_1_forfeit(self, edition: str, match: Fraction, game: Fraction) -> None:
        """A met B (1 and 1) and C (3 and 3½); the dummy has 6 and 5½, since 2026 no more than D's 2 and 2."""
        assert (shown(UNPLAYED, "BH:MP", edition)[0], shown(UNPLAYED, "BH:GP", edition)[0]) == (match, game)

    def test_16_4_2_bye(self) -> None:
        """A has 3 match points, as many as three draws, and 3½ game points, which three draws are not worth."""
        t = by_rounds("ABC", 2, "1-2:11 3:bye", "1-3:0= 2:bye", "2-3:== 1:bye")
        match, game = (value(t, code, 1).terms[2] for code in ("BH:MP", "BH:GP"))
        assert (match.amount, match.why) == (3, Why.DUMMY)
        assert (game.amount, game.why, str(game.article)) == (3, Why.CAPPED, "C.07 (2026) 16.4.2")

    @editions
    def test_16_3_absent_to_the_end_is_a_draw_for_opponents(self, edition: str) -> None:
        """One match point, and half a point for every board."""
        t = by_rounds("ABCD", 4, "1-2:1111 3-4:1111", "1-3:1111")
        assert [value(t, code, 1, edition).terms[0].amount for code in ("BH:MP", "BH:GP")] == [1, 2]

    @editions
    def test_16_3_the_forfeit_is_not(self, edition: str) -> None:
        """D was absent and then forfeited: only the absence is a draw."""
        assert [value(UNPLAYED, code, 3, edition).terms[0].amount for code in ("BH:MP", "BH:GP")] == [2, 2]

    def test_16_5_what_was_left_unplayed_of_ones_own_will_goes_first(self) -> None:
        """D met C (3); the absence and the forfeit loss count 1 each: one of them goes, then the other."""
        assert [shown(UNPLAYED, code)[3] for code in ("BH:MP", "BH:MP/C1", "BH:MP/C2")] == [5, 4, 3]

    def test_16_1_drawn_without_playing_is_no_forfeit_loss(self) -> None:
        """A and C each won one board by forfeit, so neither chose not to play: the lowest contribution is cut."""
        t = by_rounds("ABCD", 2, "1-2:11 3-4:11", "1-3:+- 2-4:11", "1-4:11 2-3:11")
        assert shown(t, "MP") == [5, 4, 3, 0]
        assert shown(t, "BH:MP/C1", "2024") == [4 + 5, 5 + 3, 4 + 3, 5 + 4]

    def test_2009_virtual_opponent_and_adjusted_scores(self) -> None:
        """A: B has 1, C 3, the virtual one 4 before round 3 and no more. D: C has 3, then 1 + 2 + 1 and 1 + 2."""
        assert shown(UNPLAYED, "BH:MP", "2009") == [8, 10, 9, 10]

    def test_a_draw_in_game_points_is_a_draw_on_every_board(self) -> None:
        """With 3-1-0 on the boards: B has 2, C 9; the dummy of A is D, 2 and another 2 for the absence."""
        t = replace(UNPLAYED, points=point_system(Points(3), Points(1)))
        assert shown(t, "GP") == [16, 2, 9, 2]
        assert shown(t, "BH:GP")[0] == 2 + 9 + 4


class TestRoundRobins:
    def test_forfeits_are_matches_and_byes_are_no_rounds(self) -> None:
        """A: 1, 3 and 1; B: 6 and 3; C: 1, 6 and 1; D: 3 and 6."""
        for edition in ("2023", "2024", "2026"):
            assert shown(UNPLAYED, "BH:MP", edition, table=True) == [5, 9, 8, 9]
            assert shown(UNPLAYED, "SB:MP", edition, table=True) == [10, 0, 3, 3]

    def test_the_bye_of_a_team_is_a_win_by_the_handbook(self) -> None:
        """TEAM-3: "tur atlayan … bir puan alır". B has 2 match points then, and both boards."""
        assert shown(UNPLAYED, "MP", "2009", table=True) == [6, 2, 3, 1]
        assert shown(UNPLAYED, "GP", "2009", table=True) == numbers(["11/2", "2", "7/2", "1"])
        assert shown(UNPLAYED, "MP", "2009") == [6, 1, 3, 1], "in a Swiss event a drawn match, as C.04.6 has it"

    def test_the_handbook_knows_no_difference(self) -> None:
        """Adjusted: A 5, B 1, C 3, D 3; virtual: 4 for A in round 3, 4 and 3 for D.

        The virtual opponent of B draws the bye in a Swiss event, 2, and loses it in a
        round robin, where it is a match won: 1.
        """
        assert shown(UNPLAYED, "BH:MP", "2009") == [8, 10, 9, 10]
        assert shown(UNPLAYED, "BH:MP", "2009", table=True) == [8, 9, 9, 10]
        for table in (False, True):
            assert shown(UNPLAYED, "SB:MP", "2009", table=table) == [16, 2, 5, 3]


class TestHandbook:
    def test_fewer_wins_by_forfeit(self) -> None:
        t = by_rounds("ABCD", 2, "1-2:won 3-4:11", "3-2:10 1-4:10")
        assert groups(ranked(t, "FFW", edition="2009")) == [[3], [1], [2, 4]]

    def test_top_board_of_the_match(self) -> None:
        """A and B won it once each and drew it once; C won it against A."""
        t = by_rounds("ABC", 2, "1-2:10 3:bye", "1-2:01 3:bye", "1-2:== 3:bye", "1-3:01")
        assert order(t, "DTB", 1, 2, edition="2009") == [[1, 2]]
        assert order(t, "DTB", 1, 3, edition="2009") == [[3], [1]]
        assert order(t, "DTB", 1, 2, 3, edition="2009") == [[1, 2, 3]]

    def test_top_board_that_was_played(self) -> None:
        """000: "oynanan en üst masasında". A has board 1 by forfeit, B has won board 2."""
        t = by_rounds("ABCD", 3, "1-2:+0= 3-4:=01", "1-3:--= 2-4:111")
        assert order(t, "DTB", 1, 2, edition="2009", table=True) == [[2], [1]]
        assert order(t, "DTB", 3, 4, edition="2009", table=True) == [[3, 4]]
        assert [value(t, "DTB", team, edition="2009").shown for team in (1, 2, 3, 4)] == [()] * 4

    def test_nobody_has_won_a_match_that_was_not_played(self) -> None:
        t = by_rounds("AB", 2, "1-2:won")
        assert order(t, "DTB", 1, 2, edition="2009", table=True) == [[1, 2]]

    def test_the_empty_cell_of_a_bye_is_the_lowest_of_okm(self) -> None:
        """002: "Her turdaki rakiplerinin 'maç puanı' ilgili hücreye yazılır": A met B 1, C 3 and D 1 by forfeit.

        B met A 6 and C 3 and had the bye, C met D 1, A 6 and B 1, D met C 3 and A 6 and was absent once.
        """
        assert shown(UNPLAYED, "OKM", "2009") == [3 + 1, 6 + 3, 6 + 1, 3 + 6]
        assert shown(UNPLAYED, "OKM", "2009", table=True) == [3 + 2, 6 + 3, 6 + 2, 3 + 6], "the bye of B is a match won"

    def test_okm_of_the_audit(self) -> None:
        """Five teams, three rounds, a bye each for C, D and E: C has 1 + 6, E 2 + 6."""
        t = by_rounds("ABCDE", 2, "1-2:11 3-4:11 5:bye", "1-3:11 5-2:11 4:bye", "1-5:11 2-4:11 3:bye")
        assert shown(t, "MP", "2009") == [6, 2, 3, 1, 3]
        assert shown(t, "OKM", "2009") == [2 * 3, 6 + 3, 6 + 1, 3 + 2, 6 + 2]
        assert groups(ranked(t, "OKM", edition="2009")) == [[1], [5], [3], [2], [4]]

    def test_okmsb_does_not_drop_a_match_without_a_board_point(self) -> None:
        """C: 1 x 1, ½ x 6, 2 x 1 without the first; B made nothing against anybody, D 1 x 3, and its bye is dropped."""
        assert shown(UNPLAYED, "OKMSB", "2009") == numbers(["13/2", "0", "5", "3"])
        t = by_rounds("ABC", 2, "1-2:11 3:bye", "2-3:1= 1:bye", "1-3:1= 2:bye")
        assert shown(t, "MP", "2009") == [5, 3, 1]
        assert shown(t, "OKMSB", "2009")[1] == shown(t, "TSB", "2009")[1] == Fraction(3, 2)
        without_byes = by_rounds("ABCD", 2, "1-2:11 3-4:11", "2-3:1= 1-4:11")
        assert [term.cut is None for term in value(without_byes, "OKMSB", 2, edition="2009").terms] == [True, False]


class TestTerms:
    """What stands behind the figures."""

    def test_a_score_says_which_matches_were_played(self) -> None:
        """A won its last match by forfeit; B had the bye and D was absent in round 2."""
        played = {team: [term.why for term in value(UNPLAYED, "MP", team).terms] for team in (1, 2)}
        assert played == {
            1: [Why.PLAYED, Why.PLAYED, Why.UNPLAYED],
            2: [Why.PLAYED, Why.UNPLAYED, Why.PLAYED],
        }

    def test_okm_cuts_the_first_empty_cell_and_leaves_everything_in_its_round(self) -> None:
        """C is absent twice: 3 points of A and of B, two empty cells."""
        t = by_rounds("ABC", 2, "1-2:1=", "1-3:1=", "1-2:1=", "2-3:1=")
        terms = value(t, "OKM", 3, "2009").terms
        assert [(term.round_no, term.opponent, term.cut) for term in terms] == [
            (1, None, Cut.LOW),
            (2, 1, None),
            (3, None, None),
            (4, 2, None),
        ]

    def test_the_highest_board_of_a_match_is_named(self) -> None:
        """The first board was forfeited, so it is the second."""
        t = by_rounds("AB", 2, "1-2:+0")
        found = ranked(t, "DTB", edition="2009")
        values = top_board_of_match(found.context, found.specs[0], (1, 2))
        assert {key: [(term.board, term.amount) for term in each.terms] for key, each in values.items()} == {
            1: [(2, 0)],
            2: [(2, 1)],
        }
