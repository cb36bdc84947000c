"""What must happen: against every combination of results, tried out for small events; and what is said of it."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.desk.foresight import Conditions, Cover, Goal, OpenBoardRef, conditions_of, covered, outlook_of
from hakem.desk.foresight.asked import WAYS, open_boards, with_outcomes
from hakem.desk.foresight.telling import percent, told_conditions, told_outlook
from hakem.errors import RequestError
from hakem.model import Tournament
from hakem.reports import event_renderer
from hakem.simulation.results import outcome_shares, strengths
from hakem.tiebreaks import StandingsRequest, standings
from tests.support.open_rounds import last_round_open, reopened
from tests.support.team_events import by_match_scores

CODES = (("BH",), ("BH/C1", "SB"), ("DE", "WIN"), ("AOB", "TPN"), ("PS",), ("SB", "KS"), ("ARO",), ())


def holds(cover: Cover, games: tuple[OpenBoardRef, ...], outcome: dict[OpenBoardRef, int]) -> bool:
    return any(all(outcome[games[part.game]] in part.outcomes for part in alternative) for alternative in cover)


def brute(t: Tournament, goal: Goal) -> list[tuple[dict[OpenBoardRef, int], bool]]:
    """Every combination of results, with the place in the whole standings."""
    refs = open_boards(t)
    found = []
    for case in product(range(WAYS), repeat=len(refs)):
        outcome = dict(zip(refs, case, strict=True))
        rows = standings(with_outcomes(t, outcome), StandingsRequest(after=len(t.rounds))).rows
        row = next(row for row in rows if row.contestant.id == goal.who)
        found.append((dict(outcome), row.last <= goal.place))
    return found


def wrong(found: Conditions, t: Tournament) -> list[dict[OpenBoardRef, int]]:
    """The combinations of results that are said wrongly, twice or not at all."""
    mistakes = []
    for outcome, reached in brute(t, found.goal):
        branch = found.branches[0]
        if found.own_game is not None:
            way = outcome[found.own_game]
            own = way if found.own_game.white == found.goal.who else 2 - way
            branch = next(each for each in found.branches if each.own == own)
        sure, never, level = (
            holds(cover, branch.games, outcome) for cover in (branch.sure, branch.never, branch.level)
        )
        if [sure, never, level].count(True) != 1 or (not level and sure is not reached):
            mistakes.append(outcome)
    return mistakes


@settings(max_examples=40)
@given(
    st.integers(4, 9), st.integers(1, 10**6), st.sets(st.integers(1, 4), min_size=1), st.sampled_from(CODES), st.data()
)
def test_the_conditions_are_necessary_and_sufficient(
    players: int, seed: int, boards: set[int], codes: tuple[str, ...], data: st.DataObject
) -> None:
    t = last_round_open(players, min(4, players - 1), str(seed), boards, *codes)
    who, place = data.draw(st.integers(1, players)), data.draw(st.integers(1, players))
    found = conditions_of(t, Goal(who, place))
    assert found.exact
    assert wrong(found, t) == []


@settings(max_examples=15)
@given(st.integers(1, 10**6), st.integers(1, 8), st.integers(1, 4))
def test_what_is_called_sure_is_so_even_where_the_rest_is_sampled(seed: int, who: int, place: int) -> None:
    t = last_round_open(8, 4, str(seed), {1, 2, 3, 4}, "BH", "SB")
    assert wrong(conditions_of(t, Goal(who, place), most=5), t) == []


@settings(max_examples=20)
@given(st.integers(1, 10**6), st.integers(1, 8), st.integers(1, 4))
def test_the_chance_is_the_sum_over_all_cases(seed: int, who: int, place: int) -> None:
    t = last_round_open(8, 4, str(seed), {1, 2, 3}, "BH", "SB")
    strong = strengths(t.players)
    total = Fraction(0)
    for outcome, reached in brute(t, Goal(who, place)):
        weight = Fraction(reached)
        for ref, way in outcome.items():
            weight *= outcome_shares(strong[ref.white], strong[ref.black], Fraction(3, 10))[way]
        total += weight
    assert conditions_of(t, Goal(who, place)).chance == total


@given(st.integers(1, 4).flatmap(lambda n: st.sets(st.tuples(*[st.integers(0, 2)] * n)).map(lambda s: (n, s))))
def test_alternatives_hold_for_the_cases_and_for_no_other(given: tuple[int, set[tuple[int, ...]]]) -> None:
    games, cases = given
    cover = covered(cases, [3] * games)
    for case in product(range(3), repeat=games):
        inside = [alt for alt in cover if all(case[part.game] in part.outcomes for part in alt)]
        assert bool(inside) is (case in cases)
    for alternative in cover:  # none can be left out
        others = [other for other in cover if other is not alternative]
        assert any(
            not any(all(case[part.game] in part.outcomes for part in other) for other in others) for case in cases
        )


def test_a_game_that_cannot_change_anything_is_no_condition() -> None:
    t = last_round_open(40, 6, "a", range(1, 21), "RTNG")
    found = conditions_of(t, Goal(standings(t).rows[0].contestant.id))
    assert found.exact, "ratings as tie-break: no other games matter for it"
    assert len(found.open_games) == 20
    assert all(len(branch.games) < 8 for branch in found.branches)


def test_many_games_are_sampled_and_that_is_said() -> None:
    t = last_round_open(40, 6, "a", range(1, 21), "BH")
    goal = Goal(standings(t).rows[1].contestant.id)
    found = conditions_of(t, goal, most=30)
    assert not found.exact
    assert found == conditions_of(t, goal, most=30), "the same seed gives the same samples"
    said = [event_renderer(t).say(line.message) for line in told_conditions(found, of_teams=False)]
    assert any("samples" in line for line in said)


def test_teams_are_asked_about_by_their_boards() -> None:
    t = reopened(by_match_scores("ABCD", 2, [["1 2 1.5", "3 4 1"], ["1 3 1", "2 4 0.5"]]), {1, 2})
    found = conditions_of(t, Goal(int(t.teams[0].id)))
    assert found.exact
    assert wrong(found, t) == []


def test_what_match_points_decide_is_exact_however_many_boards_are_open() -> None:
    """As if there were too many cases to rank: what is sure and what is not possible is so in every case."""
    rounds = [["1 2 2", "3 4 1"], ["1 3 2", "2 4 1.5"], ["1 4 1.5", "2 3 1"]]
    t = reopened(by_match_scores("ABCD", 2, rounds), {1, 2, 3, 4})
    seen = set()
    for team, place in product(range(1, 5), range(1, 5)):
        goal = Goal(team, place)
        found = conditions_of(t, goal, most=1)
        reached = {case for _, case in brute(t, goal)}
        if found.exact:
            assert reached == {bool(found.branches[0].sure)}
        seen.add((found.exact, bool(found.branches[0].sure)))
    assert seen == {(True, True), (True, False), (False, False)}


def test_the_rest_of_the_event_is_played_the_same_from_the_same_seed() -> None:
    t = last_round_open(10, 5, "a", {1, 2}, "BH")
    t = reopened(Tournament(t.players, 5, t.rounds[:3], t.event, t.points, t.initial_colour), {1, 2})
    one, other = (outlook_of(t, Goal(1, 3), 10, "x") for _ in range(2))
    assert one == other
    assert one.samples == sum(score.samples for score in one.by_score) == 10
    assert one.reached == sum(score.reached for score in one.by_score)
    assert len(told_outlook(one, of_teams=False)) == 1 + len(one.by_score)


def test_nobody_and_no_place_are_refused() -> None:
    t = last_round_open(6, 3, "a", {1})
    for goal in (Goal(99), Goal(1, 7), Goal(1, 0)):
        with pytest.raises(RequestError):
            conditions_of(t, goal)


def test_nothing_open_says_who_is_there() -> None:
    t = last_round_open(6, 3, "a", ())
    first = standings(t).rows[0].contestant.id
    for who, word in ((first, "is first"), (standings(t).rows[-1].contestant.id, "is not first")):
        (line,) = told_conditions(conditions_of(t, Goal(who)), of_teams=False)
        assert word in event_renderer(t).say(line.message)


def test_hundredths_keep_never_and_always_apart() -> None:
    assert [percent(Fraction(*each)) for each in ((0, 1), (1, 1000), (1, 2), (999, 1000), (1, 1))] == [
        0,
        1,
        50,
        99,
        100,
    ]
