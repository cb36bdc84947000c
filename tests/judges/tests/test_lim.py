"""The judge of the Lim engine judged: the orders that are printed, the worked example, whole rounds.

Articles are those of 2009 / 2026.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from hakem.model import STANDARD, ZERO, Colour, PlayerId, Prohibition, Tournament
from tests.judges.entrant import NoPairing
from tests.judges.lim import LIM_2009, LIM_2026, made_pairs, pair
from tests.judges.lim_facts import LimEdition, may_meet, may_meet_in_the_last_round, players_of
from tests.judges.lim_matching import Matchings
from tests.judges.lim_tries import candidates, tries
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events
from tests.support.swiss_rounds import swiss

EDITIONS = (LIM_2009, LIM_2026)


def told(t: Tournament, *, edition: LimEdition = LIM_2009) -> str:
    """A round as one line: boards in order, then the bye."""
    boards, bye = pair(t, edition=edition)
    return " ".join([*(f"{white}-{black}" for white, black in boards), *([str(bye)] if bye is not None else [])])


def anybody(_one: object, _two: object) -> bool:
    return True


class TestOrderOfTries:
    """5.2 and 5.3 / 4.2 and 4.3: the columns for six players."""

    @pytest.mark.parametrize(
        ("refused", "column"),
        [
            ((), ((1, 4), (2, 5), (3, 6))),
            ((4,), ((1, 5), (2, 4), (3, 6))),
            ((4, 5), ((1, 6), (2, 4), (3, 5))),
            ((4, 5, 6), ((1, 3), (2, 5), (4, 6))),
            ((4, 5, 6, 3), ((1, 2), (3, 5), (4, 6))),
        ],
    )
    def test_opponent_for_1(self, refused: tuple[int, ...], column: tuple[tuple[int, int], ...]) -> None:
        assert first_without({(1, n) for n in refused}) == column

    @pytest.mark.parametrize(
        ("refused", "column"),
        [
            ((), ((1, 6), (2, 4), (3, 5))),
            ((4,), ((1, 6), (2, 5), (3, 4))),
            ((4, 5), ((1, 6), (2, 3), (4, 5))),
            ((4, 5, 3), ((1, 3), (2, 6), (4, 5))),
            ((4, 5, 3, 6), ((1, 2), (3, 5), (4, 6))),
        ],
    )
    def test_opponent_for_2_when_1_has_6(self, refused: tuple[int, ...], column: tuple[tuple[int, int], ...]) -> None:
        assert first_without({(1, 4), (1, 5)} | {(2, n) for n in refused}) == column

    def test_every_pairing_comes_once(self) -> None:
        found = list(candidates([1, 2, 3, 4, 5, 6], anybody))
        assert len(found) == len({frozenset(map(frozenset, pairs)) for pairs in found}) == 15

    def test_upward_is_the_mirror_image(self) -> None:
        assert tries([6, 5, 4, 3, 2, 1]) == [3, 2, 1, 4, 5]
        upward = next(candidates([6, 5, 4, 3, 2, 1], anybody))
        assert upward == ((6, 3), (5, 2), (4, 1))

    def test_other_sizes(self) -> None:
        assert tries([1, 2]) == [2]
        assert tries([1, 2, 3, 4]) == [3, 4, 2]
        assert tries(list(range(1, 9))) == [5, 6, 7, 8, 4, 3, 2]


def first_without(refused: set[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    return next(candidates([1, 2, 3, 4, 5, 6], lambda one, two: (one, two) not in refused))


class TestFirstRound:
    """B.1 / 7: forty players, for both outcomes of the lot."""

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_forty_players(self, edition: LimEdition) -> None:
        white = " ".join(f"{n}-{n + 20} {n + 21}-{n + 1}" for n in range(1, 20, 2))
        black = " ".join(f"{n + 20}-{n} {n + 1}-{n + 21}" for n in range(1, 20, 2))
        assert told(swiss(40, 9), edition=edition) == white
        assert told(swiss(40, 9, initial=Colour.BLACK), edition=edition) == black
        assert white.startswith("1-21 22-2 3-23 24-4 ")
        assert black.startswith("21-1 2-22 23-3 4-24 ")
        assert black.endswith(" 20-40")

    def test_everybody_is_in_the_median_group(self) -> None:
        assert {found.group for found in made_pairs(swiss(8, 5))[0]} == {0}

    def test_places_count_without_those_who_are_away(self) -> None:
        assert told(swiss(5, 5, away="1 H")) == "2-4 5-3"


ROUND_1 = "1-8 1, 9-2 0, 3-10 0, 11-4 1, 5-12 =, 13-6 0, 7-14 1, 15 U"
ROUND_2 = "10-1 0, 2-7 1, 6-15 =, 12-11 =, 4-5 0, 14-3 1, 8-9 =, 13 U"


class TestWorkedExample:
    """Fifteen players. Where the author leaves the rules in round 2, the rules are expected here."""

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_round_1(self, edition: LimEdition) -> None:
        assert told(swiss(15, 9), edition=edition) == "1-8 9-2 3-10 11-4 5-12 13-6 7-14 15"

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_round_2(self, edition: LimEdition) -> None:
        """In 3-5 both are due Black after one White each: 6.4 gives it to 5, the higher ranked."""
        found = told(swiss(15, 9, ROUND_1), edition=replace(edition, bye_is_float=True))
        assert found == "10-1 2-7 6-15 12-11 3-5 4-9 8-13 14"

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_round_2_if_the_bye_is_no_float(self, edition: LimEdition) -> None:
        found = told(swiss(15, 9, ROUND_1), edition=replace(edition, bye_is_float=False))
        assert found == "10-1 2-7 6-11 15-5 12-3 4-9 8-13 14"

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_round_3(self, edition: LimEdition) -> None:
        """4.8 / 3.8 as written: the median is paired downward, so 9 meets the highest, 10."""
        found = told(swiss(15, 9, ROUND_1, ROUND_2), edition=replace(edition, upfloaters_lowest=False))
        assert found == "1-2 15-5 11-6 7-13 14-12 9-10 3-8 4"

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_round_3_as_printed(self, edition: LimEdition) -> None:
        """Read otherwise: an upfloater meets the lowest."""
        found = told(swiss(15, 9, ROUND_1, ROUND_2), edition=replace(edition, upfloaters_lowest=True))
        assert found == "1-2 15-5 11-6 7-12 10-13 9-14 3-8 4"

    def test_if_6_and_11_had_met_too(self) -> None:
        t = replace(swiss(15, 9, ROUND_1, ROUND_2), prohibited=(Prohibition((PlayerId(6), PlayerId(11))),))
        assert told(t).startswith("1-2 5-6 15-11 ")

    @pytest.mark.parametrize(("round_no", "groups"), [(2, "1 1 1 ½ ½ 0 0"), (3, "2 1½ 1½ 1 1 1 ½")])
    def test_groups_of_the_pairs(self, round_no: int, groups: str) -> None:
        made, _ = made_pairs(swiss(15, 9, *(ROUND_1, ROUND_2)[: round_no - 1]))
        values = {"0": 0, "½": 0.5, "1": 1, "1½": 1.5, "2": 2}
        assert sorted((found.group for found in made), reverse=True) == [values[word] for word in groups.split()]


def rated(*ratings: int | None) -> Tournament:
    """Before the first round: players 1, 2, 3, … with these ratings."""
    t = swiss(len(ratings), 5)
    players = tuple(replace(p, rating=rating) for p, rating in zip(t.players, ratings, strict=True))
    return replace(t, players=players)


class TestWhoHasFloated:
    """4.1, 4.10 / 2.3, 3.10: who was transferred to another group in the round before, and nobody else."""

    @staticmethod
    def floated(t: Tournament, edition: LimEdition = LIM_2009) -> set[int]:
        return {p.number for p in players_of(t, edition) if p.floated}

    def test_above_the_median_the_one_with_more_points(self) -> None:
        """Before round 3 the median was at 1 point: 1 with 2 points came down to 2 with 1½, who had not to move."""
        t = swiss(6, 5, "1-3 1, 2-4 1, 5 H, 6 H", "1-4 1, 2-3 =, 5 H, 6 H", "1-2 1, 5-6 1, 3 Z, 4 Z")
        assert self.floated(t) == {1}

    def test_below_the_median_the_one_with_fewer_points(self) -> None:
        """Before round 3 player 4 with 0 points came up to 3 with ½, who had not to move."""
        t = swiss(6, 5, "1-3 1, 2-4 1, 5 H, 6 H", "1-4 1, 2-3 =, 5 H, 6 H", "1 Z, 2 Z, 3-4 1, 5-6 1")
        assert self.floated(t) == {4}

    def test_nobody_leaves_the_median(self) -> None:
        """Before round 2 the median was at ½: 1 came down to 3, and 2 came up to 4."""
        t = swiss(4, 5, "1-2 1, 3-4 =", "3-1 1, 2-4 1")
        assert self.floated(t) == {1, 2}

    def test_across_the_median_both(self) -> None:
        assert self.floated(swiss(4, 5, "1-2 1, 3-4 1", "1-4 1, 2-3 =")) == {1, 2, 3, 4}

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_a_game_that_did_not_take_place(self, edition: LimEdition) -> None:
        t = swiss(4, 5, "1-2 1, 3-4 =", "3-1 +, 2-4 x")
        assert self.floated(t, edition) == {1, 2}
        assert self.floated(t, replace(edition, forfeit_is_float=False)) == set()

    def test_the_bye(self) -> None:
        """4.10 as the worked example reads it; 2.3 of 2026 speaks of transfers only. Other byes never count."""
        t = swiss(5, 5, "1-2 1, 3 F, 4 H, 5 U")
        assert [self.floated(t, edition) for edition in EDITIONS] == [{5}, set()]


class TestBye:
    """2.1 to 2.3 / 1.1."""

    def test_last_of_the_lowest_group(self) -> None:
        """Above the median 2 floats and not 5, who had the bye; 2 and 3 meet in the empty median group."""
        assert told(swiss(5, 5, "1-3 1, 4-2 0, 5 U")) == "5-1 2-3 4"

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_a_single_player_who_had_it(self, edition: LimEdition) -> None:
        """The last of the group above has it, and the single one meets somebody of that group."""
        worthless = replace(STANDARD, pairing_allocated_bye=ZERO)
        found = {"2009": "2-1 3-5 4", "2026": "3-2 5-1 4"}[edition.name]
        assert told(swiss(5, 5, "1-3 =, 2-4 =, 5 U", points=worthless), edition=edition) == found

    def test_what_bars(self) -> None:
        """General rule 4 of the handbook: points without having played, also half a point."""
        t = swiss(8, 5, "1-4 1, 5-2 -, 3 F, 6 U, 7 H, 8 Z")
        barred = [{p.number for p in players_of(t, edition) if p.barred} for edition in EDITIONS]
        assert barred == [{2, 3, 6, 7}, {2, 3, 6}]

    def test_the_first_round_goes_by_rating(self) -> None:
        """B.1.1 / 7.1; of equals the last number. The handbook's order puts whoever has no FIDE rating last."""
        assert told(rated(2400, 2300, 2200, 2000, 2100)) == "1-3 5-2 4"
        assert told(rated(2400, 2300, 2200, 2000, 2000)).endswith(" 5")
        t = rated(2400, 2300, 2200, 2000, None)
        t = replace(t, players=(*t.players[:4], replace(t.players[4], national_rating=2100)))
        assert [told(t, edition=edition)[-1] for edition in EDITIONS] == ["5", "4"]

    def test_another_if_the_rest_could_not_be_paired(self) -> None:
        t = replace(swiss(3, 5), prohibited=(Prohibition((PlayerId(1), PlayerId(2))),))
        assert told(t) == "1-3 2"

    @pytest.mark.parametrize("t", [swiss(2, 5, "1-2 1"), swiss(1, 5, "1 U")])
    def test_no_pairing(self, t: Tournament) -> None:
        with pytest.raises(NoPairing):
            pair(t)

    def test_nobody(self) -> None:
        assert pair(swiss(2, 5, away="1 H, 2 H")) == ([], None)


class TestLockedMedian:
    """3.6 / 2.6."""

    def test_a_pair_from_above(self) -> None:
        """3 and 6 have met. As many come from above as from below, none, so 1-2 is undone."""
        assert told(swiss(6, 5, "1-4 1, 2-5 1, 3-6 =")) == "6-1 3-2 5-4"

    def test_a_pair_from_below_first_and_then_from_above(self) -> None:
        """2 comes down to 4, 7 and 8, and none of these may meet another: 5-6 is undone, then 1-3."""
        apart = Prohibition(tuple(PlayerId(n) for n in (2, 4, 7, 8)))
        t = replace(swiss(8, 5, "1-5 1, 2-6 1, 3 F, 4 H, 7 H, 8 H"), prohibited=(apart,))
        assert told(t) == "3-2 4-1 5-7 6-8"


class TestLastRound:
    """7 / 6."""

    def test_equal_scores_meet_whatever_their_colours(self) -> None:
        """1 and 2 have had White twice each, against 3 and 4."""
        rounds = ("1-3 1, 2-4 1", "1-4 1, 2-3 1")
        assert told(swiss(4, 3, *rounds)) == "2-1 4-3"
        with pytest.raises(NoPairing):
            pair(swiss(4, 5, *rounds))


class TestAnyRound:
    """Whatever the history."""

    @pytest.mark.parametrize("maxi", [False, True])
    @pytest.mark.parametrize("edition", EDITIONS)
    @settings(max_examples=examples(40), deadline=None)
    @given(t=swiss_events(most=9))
    def test_everybody_is_paired_legally(self, edition: LimEdition, maxi: bool, t: Tournament) -> None:
        edition = replace(edition, maxi=maxi)
        field = players_of(t, edition)
        allowed = may_meet_in_the_last_round if t.next_round >= t.rounds_total else may_meet
        try:
            made, bye = made_pairs(t, edition=edition)
        except NoPairing:
            receivers = [p for p in field if not p.barred] if len(field) % 2 else [None]
            assert not any(Matchings(allowed).perfect(p for p in field if p is not x) for x in receivers)
            return
        paired = [p.id for found in made for p in found.players]
        assert sorted([*paired, *([bye] if bye is not None else [])]) == sorted(p.id for p in field)
        assert all(allowed(*found.players) for found in made)
