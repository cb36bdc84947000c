"""The judge of round robins on the worked examples of the handbook and on what its sentences say."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.judges.round_robin_2009 import (
    RoundRobin,
    boards_of,
    cards,
    out_of_the_ranking,
    paired_round,
    points,
    table_of,
)
from tests.judges.round_robin_2009_ties import Table, adjusted, places, values
from tests.support.handbook_tables import ROUND_ROBIN_7, ROUND_ROBIN_12

WORDS = {"1": "1-0", "½": "½-½", "0": "0-1"}
SIX = "\n".join(row[:6] for row in ROUND_ROBIN_12.split()[:6])


def from_table(text: str) -> RoundRobin:
    """The event with these results, played in the order of the handbook's tables."""
    rows = text.split()
    empty = RoundRobin((2000,) * len(rows), ())
    rounds = range(1, len(rows) + len(rows) % 2)
    words = (tuple(WORDS[rows[w - 1][b - 1]] for w, b in boards_of(empty, r)) for r in rounds)
    return RoundRobin(empty.ratings, tuple(words))


def drawn(players: int, left: dict[int, int], cycles: int = 1, **others: str) -> RoundRobin:
    """All games drawn but those named, as in ``r2_1_3="1-0"``: round 2, White 1, Black 3."""
    empty = RoundRobin(tuple(2000 + 10 * n for n in range(players)), (), cycles)
    rounds = range(1, len(table_of(players, cycles)) + 1)
    words = (tuple(others.pop(f"r{r}_{w}_{b}", "½-½") for w, b in boards_of(empty, r)) for r in rounds)
    event = RoundRobin(empty.ratings, tuple(words), cycles, left)
    assert not others
    return event


class TestExamples:
    def test_six_players(self) -> None:
        """000 §2, the first cross table: 3, 2½, 3½, 2½, 1½, 2; places 2, 3-4, 1, 3-4, 6, 5."""
        e = from_table(SIX)
        assert [float(points(e)[n]) for n in e.numbers] == [3, 2.5, 3.5, 2.5, 1.5, 2]
        assert places(e, ()) == [[3], [1], [2, 4], [6], [5]]

    def test_double_round_robin_of_six(self) -> None:
        """000 §2, the second cross table, by rounds."""
        opponents = {
            1: [6, 2, 3, 4, 5, 6, 2, 3, 4, 5],
            2: [5, 1, 6, 3, 4, 5, 1, 6, 3, 4],
            3: [4, 5, 1, 2, 6, 4, 5, 1, 2, 6],
            4: [3, 6, 5, 1, 2, 3, 6, 5, 1, 2],
            5: [2, 3, 4, 6, 1, 2, 3, 4, 6, 1],
        }
        book = cards(drawn(6, {}, cycles=2))
        assert {n: [line.opponent for line in book[n]] for n in opponents} == opponents
        first, second = table_of(6, 2)[:5], table_of(6, 2)[5:]
        assert second == [[(b, a) for a, b in row] for row in first]

    def test_koya_of_seven(self) -> None:
        """Tablo 8, 9 and 10, though everybody has the point of the bye beside the printed total."""
        e = from_table(ROUND_ROBIN_7)
        assert [points(e)[n] for n in e.numbers] == [Fraction(p) for p in ("5", "5", "5", "4.5", "3", "3", "2.5")]
        assert [values(e, "KS")[n] for n in (1, 2, 3)] == [Fraction(3, 2), Fraction(3, 2), 1]
        extended = values(e, "KSX")
        assert [extended[n] for n in (1, 2, 3)] == [(Fraction(7, 2), 4), (3, 4), (3, 4)]
        assert places(e, ("KS",))[:2] == [[1, 2], [3]]
        assert places(e, ("KS", "KSX"))[:3] == [[1], [2], [3]]

    def test_koya_and_kashdan_of_twelve(self) -> None:
        """002, Tablo 4 to 6."""
        e = from_table(ROUND_ROBIN_12)
        assert [values(e, "KS")[n] for n in (1, 2)] == [3, Fraction(5, 2)]
        assert [values(e, "KD")[n] for n in (9, 10)] == [22, 21]


@pytest.mark.parametrize("players", [4, 6, 8, 10, 12])
def test_the_printed_tables_bring_everybody_together_once(players: int) -> None:
    met = [frozenset(pair) for row in table_of(players, 1) for pair in row]
    assert len(met) == len(set(met)) == players * (players - 1) // 2
    assert all(sorted(n for pair in row for n in pair) == list(range(1, players + 1)) for row in table_of(players, 1))


class TestSentences:
    def test_fewer_than_half_is_out_and_so_are_the_points_against_him(self) -> None:
        """§3: P6 has completed 2 of 5 and beaten P4; P1 had beaten him."""
        e = drawn(6, {6: 2}, r1_1_6="1-0", r2_6_4="1-0")
        assert out_of_the_ranking(e) == {6}
        assert points(e) == dict.fromkeys(range(1, 6), Fraction(2))

    def test_half_is_enough_and_the_rest_is_forfeits(self) -> None:
        e = drawn(5, {5: 3})
        assert out_of_the_ranking(e) == set()
        assert paired_round(e, 4).bye is None
        assert paired_round(e, 5).forfeits == ((5, 1, "-/+"),)
        assert [(line.opponent, line.points) for line in cards(e)[5][3:]] == [(None, 0), (1, 0)]

    def test_two_who_left_have_two_dashes(self) -> None:
        e = drawn(6, {1: 3, 4: 3})
        assert paired_round(e, 4).forfeits == ((1, 4, "-/-"),)

    def test_a_forfeit_before_he_left_is_no_completed_game(self) -> None:
        assert out_of_the_ranking(drawn(5, {5: 2})) == set()
        assert out_of_the_ranking(drawn(5, {5: 2}, r1_2_5="+/-")) == {5}

    def test_adjusted_points(self) -> None:
        """Bye, forfeit won, forfeit lost: a half each."""
        table = Table(drawn(5, {}, r1_2_5="+/-"))
        assert [adjusted(table, n) for n in (1, 2, 5)] == [Fraction(5, 2)] * 3

    def test_direct_encounter_needs_games(self) -> None:
        """P2 has the forfeit against P5 and lost to P3, P5 has beaten P4: they are tied and have not played."""
        e = drawn(6, {}, r1_2_5="+/-", r4_2_3="0-1", r3_4_5="0-1")
        assert points(e)[2] == points(e)[5]
        tied = next(group for group in places(e, ("DE",)) if 2 in group)
        assert {2, 5} <= set(tied)

    def test_wins_are_games_won(self) -> None:
        e = drawn(5, {}, r1_2_5="+/-", r1_3_4="1-0")
        assert values(e, "WIN") == {1: 0, 2: 0, 3: 1, 4: 0, 5: 0}

    def test_the_average_is_that_of_opponents_played(self) -> None:
        e = drawn(6, {}, r1_1_6="+/-")
        assert values(e, "ARO")[1] == Fraction(2010 + 2020 + 2030 + 2040, 4)

    def test_who_played_nobody_has_no_average(self) -> None:
        e = drawn(3, {}, r1_2_3="+/-", r3_3_1="+/-", r2_1_2="-/+")
        assert values(e, "ARO") == {1: None, 2: None, 3: None}
