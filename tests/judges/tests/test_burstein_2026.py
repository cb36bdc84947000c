"""The judge of the Burstein engines judged: orders of candidates, colours, index and rounds of 2026."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from types import ModuleType
from typing import ClassVar

import pytest
from hypothesis import given, settings

from hakem.facts.card import cards
from hakem.model import (
    Acceleration,
    AccelerationMethod,
    Colour,
    PlayerId,
    Points,
    RoundNo,
    Tournament,
    VirtualPoints,
    point_system,
)
from tests.judges import burstein_2009, burstein_2026, dutch_2026
from tests.judges.burstein_2009 import candidates, fewest_clashes
from tests.judges.burstein_2026 import outcomes, seeding_rounds
from tests.judges.burstein_colours import Seats, last_difference, nearest_irregularity
from tests.judges.burstein_index import Index, indexes, score_for_opponents
from tests.judges.burstein_index import ranks as ranks_2026
from tests.judges.burstein_order import clashes, completion, may_meet, pairings
from tests.judges.burstein_ranking import HANDBOOK, WITNESS, Definitions
from tests.judges.entrant import Entrant, NoPairing, Strength, entrants, preference
from tests.support.effort import examples
from tests.support.entrants import entrant as entrant_with
from tests.support.some import some
from tests.support.swiss_events import swiss_events
from tests.support.swiss_rounds import swiss

WHITE, BLACK = Colour.WHITE, Colour.BLACK

SIX = (
    "16 25 34", "16 24 35", "16 23 45", "15 26 34", "15 24 36", "15 23 46", "14 26 35", "14 25 36",
    "14 23 56", "13 26 45", "13 25 46", "13 24 56", "12 36 45", "12 35 46", "12 34 56",
)  # fmt: skip
FIVE = (
    "15 24 3F", "15 23 4F", "15 34 2F", "14 25 3F", "14 23 5F", "14 35 2F", "13 25 4F", "13 24 5F",
    "13 45 2F", "12 35 4F", "12 34 5F", "12 45 3F", "25 34 1F", "24 35 1F", "23 45 1F",
)  # fmt: skip


def entrant(tpn: int, history: str = "", *, score: int = 0, met: tuple[int, ...] = ()) -> Entrant:
    return entrant_with(tpn, score, history, met=met)


def field(size: int, due_white: tuple[int, ...] = ()) -> tuple[Entrant, ...]:
    """Players 1 to ``size``; with anybody due White all others are due Black."""
    histories = {n: "" if not due_white else "B" if n in due_white else "W" for n in range(1, size + 1)}
    return tuple(entrant(n, history) for n, history in histories.items())


def written(pairs: tuple[tuple[Entrant, Entrant], ...], left: tuple[Entrant, ...]) -> str:
    """As in the lists of the text."""
    return " ".join([*(f"{one.tpn}{two.tpn}" for one, two in pairs), *(f"{e.tpn}F" for e in left)])


def boards(found: burstein_2009.Round) -> str:
    """A round as one line, White first, sorted; then who has the bye."""
    pairs, bye = found
    return " ".join([*(f"{white}-{black}" for white, black in sorted(pairs)), *([str(bye)] if bye else [])])


class TestOrder:
    """2009: 6.2 to 6.5; 2026: 3.2."""

    def test_six_players(self) -> None:
        assert tuple(written(*found) for found in candidates(field(6), ())) == SIX

    def test_five_players(self) -> None:
        assert tuple(written(*found) for found in candidates(field(5), ())) == FIVE

    def test_who_came_from_another_group_does_not_move_on(self) -> None:
        players = field(5)
        kept = [FIVE.index(written(*found)) + 1 for found in candidates(players, (players[1],))]
        assert sorted({*range(1, 16)} - {*kept}) == [3, 6, 9]

    @pytest.mark.parametrize(("size", "texts", "number"), [(6, SIX, 4), (5, FIVE, 2)])
    def test_colours_due(self, size: int, texts: tuple[str, ...], number: int) -> None:
        found = fewest_clashes(candidates(field(size, due_white=(2, 4, 5)), ()))
        assert found is not None
        assert texts.index(written(*found)) + 1 == number
        assert clashes(found[0]) == 0

    def test_nobody_can_be_chosen(self) -> None:
        assert fewest_clashes(candidates((entrant(1, met=(2,)), entrant(2, met=(1,))), ())) is None

    def test_two_pairs_and_two_floaters_of_six(self) -> None:
        found = [written(o.pairs, o.floaters) for o in outcomes(field(6), 2)]
        assert len(found) == len(set(found)) == 45
        assert found[:5] == ["16 25 3F 4F", "16 24 3F 5F", "16 23 4F 5F", "16 35 2F 4F", "16 34 2F 5F"]
        assert found[-3:] == ["36 45 1F 2F", "35 46 1F 2F", "34 56 1F 2F"]

    def test_three_players(self) -> None:
        assert [written(*found) for found in pairings(field(3), 1, lambda _one, _two: True)] == [
            "13 2F",
            "12 3F",
            "23 1F",
        ]

    def test_wrong_parity(self) -> None:
        assert list(pairings(field(3), 2, may_meet)) == []
        assert list(pairings(field(1), 2, may_meet)) == []

    def test_leaving_out_who_must_not_meet_keeps_the_order(self) -> None:
        def odd_sum(one: Entrant, two: Entrant) -> bool:
            return (one.tpn + two.tpn) % 2 == 1

        everything = pairings(field(6), 2, lambda _one, _two: True)
        legal = [found for found in everything if all(odd_sum(*pair) for pair in found[0])]
        assert [p for p, _ in pairings(field(6), 2, odd_sum)] != []
        assert [written(*f) for f in pairings(field(6), 2, odd_sum)] == [written(*f) for f in legal]


class TestMayMeet:
    """2026: C1 and C3; 2009: 3.1, 5.2 and 5.3."""

    @pytest.mark.parametrize(
        ("one", "two", "expected"),
        [("WW", "WW", False), ("WW", "BWW", False), ("WW", "BB", True), ("WW", "W", True), ("", "WW", True)],
    )
    def test_colours(self, one: str, two: str, expected: bool) -> None:
        assert may_meet(entrant(1, one), entrant(2, two)) is expected

    def test_no_topscorer_is_exempt(self) -> None:
        assert not may_meet(replace(entrant(1, "WW"), topscorer=True), replace(entrant(2, "WW"), topscorer=True))

    def test_former_opponents(self) -> None:
        assert not may_meet(entrant(1, met=(2,)), entrant(2, met=(1,)))

    def test_completion(self) -> None:
        assert completion().possible(field(4))
        assert not completion().possible(field(3))

    def test_colour_due_is_the_preference(self) -> None:
        """2009, art. 1, for every history of up to ten games that 5.2 and 5.3 allow."""
        for length in range(1, 11):
            for history in some(filter(_allowed, product((WHITE, BLACK), repeat=length))):
                assert preference(history)[0] is _due(history)


def _allowed(history: tuple[Colour, ...]) -> bool:
    balance = [history[:n].count(WHITE) - history[:n].count(BLACK) for n in range(len(history) + 1)]
    return max(map(abs, balance)) <= 2 and all(len({*history[n : n + 3]}) > 1 for n in range(len(history) - 2))


def _due(history: tuple[Colour, ...]) -> Colour:
    """The colour had less often, or else not had last."""
    whites, blacks = history.count(WHITE), history.count(BLACK)
    if whites == blacks:
        return history[-1].other
    return BLACK if whites > blacks else WHITE


class TestColours:
    """2026: 5.2; 2009: 5.1 and 5.4."""

    RANKS: ClassVar = {PlayerId(n): 10 - n for n in range(1, 10)}
    SEATS = Seats(WHITE, {PlayerId(n): n for n in range(1, 10)}, RANKS, RANKS, last_difference)

    @pytest.mark.parametrize(
        ("one", "two", "white"),
        [
            (entrant(1), entrant(4), 1),  # nobody has played: even place of the higher by the ranks, the larger number
            (entrant(2), entrant(3), 3),
            (entrant(1, score=1), entrant(3), 3),  # whatever the scores
            (entrant(1, "W"), entrant(2, "B"), 2),  # both
            (entrant(1, "W"), entrant(2), 2),
            (entrant(1), entrant(2, "B"), 2),
            (entrant(1, "BB"), entrant(2, "B"), 1),  # the stronger
            (entrant(1, "WB"), entrant(2, "B"), 2),
            (entrant(1, "WBBW"), entrant(2, "BWBW"), 1),  # both due Black; the last difference but one: 1 had Black
            (entrant(1, "WB"), entrant(2, "WB"), 2),  # the higher by the ranks, here the larger number
            (entrant(1, "BW", score=2), entrant(2, "BW"), 1),  # due Black goes to 2, whatever the scores
        ],
    )
    def test_who_has_white(self, one: Entrant, two: Entrant, white: int) -> None:
        assert self.SEATS.white_and_black(one, two)[0].tpn == white
        assert self.SEATS.white_and_black(two, one)[0].tpn == white

    @pytest.mark.parametrize(
        ("one", "two", "favoured"),
        [
            ("BWWB", "WBWB", 1),  # 1 had White twice running; the last difference would favour 2
            ("WBWB", "BWWB", 2),
            ("BBWWB", "WBBWB", 1),  # the nearest one counts
            ("BWWB", "BWWB", None),
            ("WWBBWB", "WBBWWB", 2),
            ("WB", "B", None),
        ],
    )
    def test_irregularities_of_2009(self, one: str, two: str, favoured: int | None) -> None:
        found = nearest_irregularity(entrant(1, one), entrant(2, two))
        assert (found.tpn if found else None) == favoured

    def test_place_and_draw(self) -> None:
        ranks = {PlayerId(3): 1, PlayerId(4): 2}
        allocation = Seats(BLACK, {PlayerId(3): 2, PlayerId(4): 3}, {}, ranks, last_difference)
        assert allocation.white_and_black(entrant(3), entrant(4))[0].tpn == 3


class TestIndex2026:
    """1.7 and 1.8."""

    EVENT = swiss(5, 6, "1-4 1, 2-5 =, 3 U", "2-1 0, 4-3 =, 5 Z", away="5 Z")

    def test_sums(self) -> None:
        expected = {1: (1, 1), 2: (3, 0.5), 3: (2, 1.75), 4: (3.5, 0.75), 5: (1, 0.25)}
        found = {player: (i.buchholz, i.sonneborn_berger) for player, i in indexes(self.EVENT).items()}
        assert found == expected

    def test_ranks(self) -> None:
        assert sorted(ranks_2026(self.EVENT), key=ranks_2026(self.EVENT).__getitem__) == [4, 2, 3, 1, 5]

    @pytest.mark.parametrize(
        ("t", "score"),
        [
            (EVENT, 1),
            (replace(EVENT, absences=()), 0.5),  # the run of byes is over
            (swiss(5, 6, "1-4 1, 2-5 =, 3 U", "2-1 0, 4-3 =, 5 Z", away="5 H"), 0.5),
            (swiss(5, 6, "1-4 1, 2-5 =, 3 U", "2-1 0, 4-3 =", away="5 Z"), 1),
            (swiss(5, 6, "1-4 1, 2-5 -, 3 U", "2-1 0, 4-3 =", away="5 Z"), 1.5),  # not the point won by forfeit
            (swiss(5, 6, "1-4 1, 2-5 +, 3 U", "2-1 0, 4-3 =, 5 Z", away="5 Z"), 0.5),  # nor the loss by forfeit
            (swiss(5, 6, "1-4 1, 2-3 =, 5 Z", "2-1 0, 4-3 =, 5 Z", away="5 Z"), 1),
        ],
    )
    def test_byes_that_have_not_ended(self, t: Tournament, score: float) -> None:
        assert score_for_opponents(t, cards(t)[PlayerId(5)]) == score

    def test_withdrawn(self) -> None:
        gone = tuple(replace(p, withdrawn_after=RoundNo(1)) if p.number == 5 else p for p in self.EVENT.players)
        t = replace(self.EVENT, players=gone, absences=())
        assert score_for_opponents(t, cards(t)[PlayerId(5)]) == 1

    def test_points_of_a_draw(self) -> None:
        t = replace(self.EVENT, points=point_system(Points(3), Points(1)))
        assert score_for_opponents(t, cards(t)[PlayerId(5)]) == 2

    def test_virtual_points_are_no_part_of_it(self) -> None:
        points = (VirtualPoints(PlayerId(1), RoundNo(1), RoundNo(6), Points(1)),)
        accelerated = replace(self.EVENT, acceleration=Acceleration(AccelerationMethod.LISTED, points))
        assert indexes(accelerated) == indexes(self.EVENT)

    def test_game_still_going_on(self) -> None:
        assert indexes(swiss(2, 3, "1-2 ?"))[PlayerId(1)] == Index(Points(1, 2), Points(1, 4))


class TestRound2026:
    """1.6, 3.1 and 3.2."""

    @pytest.mark.parametrize(("rounds", "seeding"), [(1, 0), (2, 1), (5, 2), (7, 3), (8, 4), (9, 4), (13, 4)])
    def test_seeding_rounds(self, rounds: int, seeding: int) -> None:
        assert seeding_rounds(swiss(4, rounds)) == seeding

    def test_a_seeding_round_is_dutch(self) -> None:
        t = swiss(7, 4, "1-4 1, 5-2 =, 3-6 0, 7 U")
        pairs, bye = burstein_2026.pair(t)
        assert (frozenset(pairs), bye) == dutch_2026.pair(t)

    def test_places_count_in_a_seeding_round(self) -> None:
        t = swiss(5, 4, away="1 Z", initial=BLACK)
        assert boards(burstein_2026.pair(t)) == "3-5 4-2"  # 2 is the first of the list, so 2 has the drawn Black

    def test_after_the_seeding_rounds(self) -> None:
        """All are equal: 1 meets the last who is due another colour, then 2, and so on."""
        t = swiss(8, 2, "1-5 =, 6-2 =, 3-7 =, 8-4 =")
        assert boards(burstein_2026.pair(t)) == "2-8 4-6 5-3 7-1"

    def test_index_before_score(self) -> None:
        """3.2: 1 and 3 meet, 2 moves down and is the last there by the index, so that 4 meets 2 and not 2 meets 6."""
        assert boards(burstein_2026.pair(swiss(6, 2, "1-4 1, 2-5 1, 3-6 1"))) == "3-1 4-2 5-6"

    def test_bye_by_games_and_rank(self) -> None:
        """3.1: lowest score; most games played; lowest rank by 1.8."""
        t = swiss(5, 2, "1-2 1, 3-4 1, 5 Z")
        assert burstein_2026.pair(t)[1] == 4  # 2, 4, 5 have nothing, 5 has not played, 2 and 4 have Buchholz 1
        assert burstein_2026.pair(swiss(5, 2, "1-2 1, 3-4 1, 5 U"))[1] == 4
        assert burstein_2026.pair(swiss(3, 2, "1-2 1, 3 U"))[1] == 2

    def test_bye_leaves_a_round(self) -> None:
        """3.1 (2009: 4.2): the lowest is 3, but 1 and 2 have met."""
        t = swiss(3, 2, "1-2 =, 3 Z")
        assert boards(burstein_2026.pair(t)) == boards(burstein_2009.pair(t)) == "3-1 2"

    def test_nobody(self) -> None:
        assert burstein_2026.pair(swiss(2, 1, away="1 Z, 2 Z")) == ([], None)
        assert burstein_2009.pair(swiss(2, 1, away="1 Z, 2 Z")) == ([], None)

    @pytest.mark.parametrize("module", [burstein_2026, burstein_2009])
    def test_impossible(self, module: ModuleType) -> None:
        with pytest.raises(NoPairing):
            module.pair(swiss(2, 2, "1-2 ="))
        with pytest.raises(NoPairing):
            module.pair(swiss(1, 2, "1 U"))


@pytest.mark.parametrize("definitions", [None, HANDBOOK, WITNESS])
@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(most=8))
def test_every_round_is_legal(definitions: Definitions | None, t: Tournament) -> None:
    """Everybody once, nobody against the absolute rules, a bye only for who may have it."""
    bars = dutch_2026.bars_from_pab if definitions is None else burstein_2009.bars_the_bye
    here = {e.id: e for e in entrants(t, dutch_2026.unplayed_float, bars)}
    seeding = definitions is None and t.next_round <= seeding_rounds(t)
    try:
        pairs, bye = burstein_2026.pair(t) if definitions is None else burstein_2009.pair(t, definitions)
    except NoPairing:
        idle = [e for e in here.values() if not e.barred_from_pab] if len(here) % 2 else [None]
        assert seeding or not any(completion().possible(e for e in here.values() if e is not out) for out in idle)
        return
    assert sorted([*(p for pair in pairs for p in pair), *([bye] if bye is not None else [])]) == sorted(here)
    assert bye is None or not here[bye].barred_from_pab
    assert all(two not in here[one].met for one, two in pairs)
    assert seeding or all(_keeps_colours(here[white], here[black]) for white, black in pairs)


def _keeps_colours(white: Entrant, black: Entrant) -> bool:
    absolute = Strength.ABSOLUTE
    wrong = (white.strength is absolute and white.wants is BLACK) or (
        black.strength is absolute and black.wants is WHITE
    )
    return not wrong
