"""The literal Burstein System of the handbook: ranking, virtual point, groups that become one, recorded rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.facts.card import cards
from hakem.model import (
    Acceleration,
    AccelerationMethod,
    Colour,
    PlayerId,
    Points,
    RoundNo,
    VirtualPoints,
    point_system,
)
from tests.judges import burstein_2009
from tests.judges.burstein_ranking import (
    HANDBOOK,
    WITNESS,
    Definitions,
    Sums,
    adjusted_oneself,
    adjusted_score,
    draw_with_adjusted_oneself,
    larger_upper_half,
    nothing,
    oneself,
    plain_score,
    ranks,
    smaller_upper_half,
    sums,
    virtual_point,
)
from tests.support.swiss_rounds import swiss


class TestRanking2009:
    """3.2, 3.3 and the handbook's chapter on tie-breaks."""

    TABLE = swiss(
        18,
        7,
        "1-10 0, 4-12 0, 6-14 1, 8-16 1, 11-2 0, 13-5 0, 15-7 0, 17-9 0, 18-3 0",
        "2-7 1, 3-8 0, 5-9 1, 10-6 =, 12-1 0, 14-18 1, 15-4 0, 16-11 0, 17-13 0",
        "1-11 1, 4-10 0, 6-5 0, 7-12 1, 8-2 =, 9-14 1, 13-3 =, 16-17 =, 18-15 =",
        "3-6 1, 5-2 1, 7-1 0, 9-13 0, 10-8 =, 11-12 1, 14-4 1, 17-15 =, 18-16 0",
        "1-8 0, 2-3 1, 4-17 1, 10-5 1, 11-9 +, 12-18 1, 13-7 0, 15-6 0, 16-14 =",
        "2-10 1, 3-4 1, 6-1 =, 7-11 1, 8-5 0, 9-15 1, 12-16 1, 14-13 0, 17-18 0",
        "1-2 =, 5-7 =, 9-12 0, 10-3 0, 11-6 1, 13-8 1, 14-17 1, 15-16 =, 18-4 0",
    )

    def test_printed_example(self) -> None:
        """Player 11 of the handbook's table, who won a game without playing."""
        assert sums(self.TABLE, HANDBOOK)[PlayerId(11)] == Sums(Points(25, 2), Points(26), Points(37, 2))
        assert {n: adjusted_score(self.TABLE, cards(self.TABLE)[PlayerId(n)]) for n in (9, 10, 11)} == {
            9: 3.5,
            10: 4,
            11: 3.5,
        }

    @pytest.mark.parametrize(
        ("definitions", "expected"),
        [
            (replace(HANDBOOK, score=plain_score), 12.5),
            (replace(HANDBOOK, unplayed=nothing), 9.5),
            (replace(HANDBOOK, unplayed=oneself), 13.5),
            (replace(HANDBOOK, unplayed=adjusted_oneself), 13),
            (replace(HANDBOOK, unplayed=draw_with_adjusted_oneself), 11.25),
        ],
    )
    def test_other_definitions(self, definitions: Definitions, expected: float) -> None:
        assert sums(self.TABLE, definitions)[PlayerId(11)].sonneborn_berger == expected

    def test_order(self) -> None:
        """2 and 4 have the same Sonneborn-Berger, 2 more Buchholz."""
        t = swiss(4, 5, "1-2 1, 3-4 1", "1-3 1, 2-4 =")
        found = {player: (s.sonneborn_berger, s.buchholz) for player, s in sums(t, HANDBOOK).items()}
        assert found == {1: (1.5, 1.5), 2: (0.25, 2.5), 3: (0.5, 2.5), 4: (0.25, 1.5)}
        assert sorted(ranks(t, HANDBOOK), key=ranks(t, HANDBOOK).__getitem__) == [1, 3, 2, 4]

    def test_virtual_point_counts_while_it_stands(self) -> None:
        """Round 2 of four players: 1 and 2 have the point, 1 beat 2 and 3 beat 4."""
        t = swiss(4, 5, "1-2 1, 3-4 1")
        assert sums(t, HANDBOOK)[PlayerId(1)] == Sums(Points(1), Points(1), Points(0))
        assert sums(t, replace(HANDBOOK, virtual_in_sums=False))[PlayerId(1)] == Sums(Points(0), Points(0), Points(0))
        assert sums(t, HANDBOOK)[PlayerId(3)] == Sums(Points(0), Points(0), Points(0))

    @pytest.mark.parametrize(("size", "smaller", "larger"), [(6, 3, 3), (7, 3, 4), (1, 0, 1)])
    def test_upper_half(self, size: int, smaller: int, larger: int) -> None:
        t = swiss(size, 5)
        assert smaller_upper_half(t) == {*range(1, smaller + 1)}
        assert larger_upper_half(t) == {*range(1, larger + 1)}

    def test_virtual_point(self) -> None:
        first, second = swiss(4, 5), swiss(4, 5, "1-2 1, 3-4 1")
        third = swiss(4, 5, "1-2 1, 3-4 1", "1-3 1, 2-4 =")
        assert virtual_point(first, HANDBOOK) == virtual_point(second, HANDBOOK) == {1: 1, 2: 1}
        assert virtual_point(third, HANDBOOK) == {}
        listed = Acceleration(AccelerationMethod.LISTED, ())
        assert virtual_point(replace(first, acceleration=listed), HANDBOOK) == {}
        assert virtual_point(replace(first, points=point_system(Points(3), Points(1))), HANDBOOK) == {1: 3, 2: 3}


class TestRound2009:
    """Sections 4 to 6, and recorded rounds of another program."""

    RECORDED = (
        "1-4 1, 3-2 0, 5-8 1, 7-6 0, 9 U",
        "2-1 0, 9-3 0, 4-7 1, 6-5 +, 8 U",
        "6-1 0, 8-2 0, 3-4 =, 9-5 -, 7 U",
        "1-5 1, 2-6 =, 7-3 0, 8-9 1, 4 U",
        "1-8 1, 5-2 0, 6-4 +, 9-7 0, 3 U",
    )
    MET_BELOW = ("4-1 0, 2-3 1, 8-5 0, 6-7 =", "1-2 1, 3-4 =, 5-6 1, 7-8 =", "5-1 0, 2-7 1, 6-3 +, 8-4 0")
    NOT_TAKEN = (
        "1-4 0, 3-2 =, 5-8 =, 7-6 0, 9 U",
        "8-1 0, 2-9 1, 4-3 1, 6-5 0, 7 U",
        "1-2 1, 3-7 1, 5-4 =, 9-6 -, 8 U",
        "1-5 1, 2-8 1, 4-6 =, 9-7 +, 3 U",
        "6-1 0, 2-4 =, 9-3 0, 8-7 0, 5 U",
    )
    MET_AT_THE_END = (
        "5-1 0, 2-4 1, 10-3 0, 6-9 1, 8-7 0",
        "1-2 1, 3-5 =, 4-6 1, 7-10 1, 9-8 0",
        "7-1 0, 2-3 1, 8-4 0, 5-6 0, 10-9 0",
        "1-4 1, 6-2 0, 3-7 1, 9-5 0, 10-8 =",
        "3-1 0, 2-9 1, 4-10 1, 5-7 1, 8-6 0",
        "1-8 1, 7-2 0, 9-3 0, 4-5 1, 6-10 1",
    )

    @pytest.mark.parametrize("number", range(1, 6))
    def test_recorded_event(self, number: int) -> None:
        """Nine players with byes and forfeits; colours too."""
        before = swiss(9, 5, *self.RECORDED[: number - 1])
        given_round = swiss(9, 5, *self.RECORDED[:number]).rounds[-1]
        pairs, bye = burstein_2009.pair(before)
        assert {*pairs} == {(game.white, game.black) for game in given_round.games}
        assert bye == given_round.byes[0].player

    def test_first_round_of_ten(self) -> None:
        """3.3, 6.1: the halves each on their own; 3 is left of the upper half and meets the last."""
        assert {*burstein_2009.pair(swiss(10, 5))[0]} == {(1, 5), (3, 10), (4, 2), (7, 8), (9, 6)}

    @pytest.mark.parametrize(
        ("rounds", "text", "witness"),
        [
            (MET_BELOW, "1-6 2-5 3-8 4-7", "1-6 3-8 4-2 7-5"),
            (NOT_TAKEN, "3-6 4-8 5-9 7-1 2", "3-1 5-9 7-4 8-6 2"),
            (MET_AT_THE_END, "10-5 2-8 3-4 6-1 7-9", "10-2 3-4 5-8 6-1 7-9"),
        ],
    )
    def test_two_groups_as_one(self, rounds: tuple[str, ...], text: str, witness: str) -> None:
        """6.6 as the text says it, and as the other program reads it."""
        size = max(int(n) for item in rounds[0].replace("-", " ").split(", ") for n in item.split()[:-1])
        t = swiss(size, 7, *rounds, initial=Colour.BLACK)
        assert _pairs(burstein_2009.pair(t)) == _pairs_of(text)
        assert _pairs(burstein_2009.pair(t, WITNESS)) == _pairs_of(witness)

    def test_bye(self) -> None:
        """4.1 to 4.3: last by rank of the lowest group, if he has got nothing without playing."""
        t = swiss(5, 5, "1-2 1, 3-4 1, 5 U", "1-3 =, 5-2 0, 4 H")
        assert burstein_2009.pair(t)[1] == 2  # 4 has half a point and 5 a point without playing
        assert burstein_2009.pair(swiss(3, 5, "1-2 -, 3 U"))[1] == 1

    def test_listed_points_stand_instead(self) -> None:
        points = tuple(VirtualPoints(PlayerId(n), RoundNo(1), RoundNo(1), Points(1)) for n in (1, 4))
        t = replace(swiss(4, 5), acceleration=Acceleration(AccelerationMethod.LISTED, points))
        assert {*burstein_2009.pair(t)[0]} == {(1, 4), (3, 2)}


def _pairs(found: burstein_2009.Round) -> set[frozenset[int]]:
    pairs, bye = found
    return {frozenset(map(int, pair)) for pair in pairs} | ({frozenset((int(bye),))} if bye else set())


def _pairs_of(line: str) -> set[frozenset[int]]:
    return {frozenset(map(int, board.split("-"))) for board in line.split()}
