"""What stands behind the values of tie-breaks: which step is shown, why a term is what it is, whom a refusal names."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.errors import RequestError
from hakem.model import Points, Tournament
from hakem.tiebreaks import Cut, Standings, StandingsRequest, Value, Why, standings
from hakem.tiebreaks.cutting import cut_low, significance
from hakem.tiebreaks.value import Term
from tests.support.tiebreak_events import by_cards, by_crosstable

RATINGS = (2200, 2100, 2000, 1900, 1400)
FORFEITS = by_cards(
    """
    2w1 3w½ 4w+ 5b1
    1b0 4w1 Z Z
    4b½ 1b½ 5w1 U
    3w½ 2b0 1b- H
    H U 3b0 1w0
    """,
    RATINGS,
)


def ranked(t: Tournament, *codes: str, edition: str = "2026", round_robin: bool = False) -> Standings:
    request = StandingsRequest(codes, edition=edition, round_robin=round_robin, after=len(t.rounds), strict=True)
    return standings(t, request)


def of(t: Tournament, code: str, key: int, edition: str = "2026") -> Value:
    return ranked(t, code, edition=edition).row(key).values[0]


def test_extended_koya_shows_the_step_that_separates() -> None:
    """1, 2 and 4 have 2 points each against those with three and more, but 3, 2½ and 3 against the next group too."""
    found = ranked(by_crosstable("x110½1 0x½111 0½x010 101x½1 ½00½x0 00101x"), "KSX", edition="2009", round_robin=True)
    shown = {row.contestant.id: row.values[0] for row in found.rows[:3]}
    assert {key: value.order for key, value in shown.items()} == {
        1: (Points(2), Points(3), Points(7, 2)),
        4: (Points(2), Points(3), Points(7, 2)),
        2: (Points(2), Points(5, 2), Points(7, 2)),
    }
    assert {key: value.shown for key, value in shown.items()} == {1: (3,), 4: (3,), 2: (Fraction(5, 2),)}


def test_extended_koya_of_somebody_alone_shows_the_first_step() -> None:
    found = ranked(by_crosstable("x111 0x11 00x1 000x"), "KSX", edition="2009", round_robin=True)
    assert [(row.values[0].order, row.values[0].shown) for row in found.rows[:2]] == [
        ((Points(2), Points(3)), (Points(2),)),
        ((Points(1), Points(2)), (Points(1),)),
    ]


def test_kashdan_of_a_game_still_going_on_is_that_of_a_draw() -> None:
    assert of(by_cards("2w?\n1b?"), "KD", 1, "2009").shown == (2,)


def test_forfeit_wins_are_those_against_an_opponent_who_did_not_come() -> None:
    """Neither byes nor games lost by forfeit nor games won over the board; fewer are better."""
    values = {key: of(FORFEITS, "FFW", key, "2009") for key in range(1, 6)}
    assert [values[key].shown[0] for key in values] == [1, 0, 0, 0, 0]
    assert values[1].order < values[2].order


def test_every_round_of_a_count_says_whether_it_was_played() -> None:
    assert [term.why for term in of(FORFEITS, "WIN", 1).terms] == [Why.PLAYED, Why.PLAYED, Why.UNPLAYED, Why.PLAYED]
    assert [term.amount for term in of(FORFEITS, "WIN", 1).terms] == [1, 0, 1, 1]


class TestRatings:
    def test_reversed_the_lower_is_better(self) -> None:
        assert [row.contestant.id for row in ranked(FORFEITS, "RTNG").rows if row.points == Points(3, 2)] == [5]
        level = by_cards("2w½\n1b½", (2000, 2100))
        assert [row.contestant.id for row in ranked(level, "RTNG").rows] == [2, 1]
        assert [row.contestant.id for row in ranked(level, "RTNG/R").rows] == [1, 2]

    def test_a_term_says_whether_the_opponent_has_a_rating(self) -> None:
        t = by_cards("2w1 3b1\n1b0 4w1\n4w1 1w0\n3b0 2b0")
        rated = by_cards("2w1 3b1\n1b0 4w1\n4w1 1w0\n3b0 2b0", (2000, 2000, 2000, 2000))
        assert {term.why for term in of(t, "ARO/U1400", 1).terms} == {Why.UNRATED}
        assert {term.why for term in of(rated, "ARO/U1400", 1).terms} == {Why.RATED}

    def test_a_refusal_names_the_first_five_of_those_without_a_rating(self) -> None:
        t = by_cards("\n".join(["H"] * 8), ())
        with pytest.raises(RequestError) as refused:
            ranked(t, "RTNG")
        assert refused.value.message.data["names"] == tuple(f"{n} Player {n}" for n in range(1, 6))
        assert refused.value.message.data["count"] == 8

    def test_a_refusal_names_nobody_who_has_one(self) -> None:
        t = by_cards("2w1\n1b0\nH", (2000, 1900, 1800))
        players = tuple(replace(p, rating=None) if p.number == 2 else p for p in t.players)
        without = replace(t, players=players)
        with pytest.raises(RequestError) as refused:
            ranked(without, "ARO")
        assert (refused.value.message.data["names"], refused.value.message.data["count"]) == (("2 Player 2",), 1)

    def test_expectations_of_a_perfect_performance_stand_beside_the_ratings(self) -> None:
        """Half a point of one game: the rating of the opponent lets expect exactly that."""
        (term,) = of(by_cards("2w½\n1b½", (2000, 2100)), "PTP", 1).terms
        assert (term.of, term.times) == (2100, Fraction(1, 2))

    def test_a_perfect_performance_may_lie_far_below_the_strongest_opponent(self) -> None:
        """Half a point against 1200, nothing against 2800, who let expect nothing anyway."""
        t = by_cards("2w½ 3w0\n1b½ H\nH 1b1", (2000, 1200, 2800))
        assert of(t, "PTP", 1).shown == (1197,)

    def test_a_perfect_performance_lies_far_above_the_weakest_opponent(self) -> None:
        """Both points of 1000 and 2600: the first rating that lets expect a whole point against 2600."""
        t = by_cards("2w1 3w1\n1b0 H\nH 1b0", (2000, 1000, 2600))
        assert of(t, "PTP", 1).shown == (2600 + 736,)


class TestCuts:
    def test_significance_asks_the_opponent_first(self) -> None:
        """A figure of nobody counts as its own amount."""
        assert significance([Term(Points(3)), Term(Points(2), of=Points(4))]) == [(3, 3), (4, 2)]

    def test_of_equal_contributions_the_one_of_the_lower_opponent_goes(self) -> None:
        """Both rounds were left unplayed of one's own will, and brought nothing."""
        terms = [Term(Points(0), of=Points(of), voluntary=True) for of in (3, 2)]
        assert [term.cut for term in cut_low(terms, 1, voluntary_first=True)] == [None, Cut.VOLUNTARY]


def test_a_dummy_as_good_as_its_limit_is_not_capped() -> None:
    """1½ points in three rounds are a draw in every one of them."""
    term = of(by_cards("2w0 U 3w½\n1b1 3w1 Z\nU 2b0 1b½"), "BH", 1).terms[1]
    assert (term.amount, term.why, str(term.article)) == (Fraction(3, 2), Why.DUMMY, "C.07 (2026) 16.4")
