"""Whole knockouts: what is due, who is selected, who went out where."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.i18n import languages, say
from hakem.knockout import (
    EMPTY_LOG,
    Decided,
    GameDue,
    GameId,
    GameKind,
    GameResult,
    KnockoutEvent,
    Log,
    Lots,
    MatchScore,
    Pending,
    Stage,
    event_rounds,
    history,
    plan,
    play,
    require_sound,
)
from hakem.model import Points
from hakem.regulations import KNOCKOUT_2009
from hakem.reports import bracket_of, bracket_text
from tests.support.effort import examples
from tests.support.knockout_events import events, names_due, small, unfinished
from tests.support.playoffs import BLACK, DRAW, LATER_WHITE, WHITE, by_script, drawn, played, wins
from tests.support.some import some


def decided(event: KnockoutEvent, log: Log) -> Decided:
    state = event.state(log)
    assert isinstance(state, Decided)
    return state


def won(event: KnockoutEvent, log: Log, *winners: int) -> Log:
    """These players win the matches they are in, with all games."""
    while due := [d for d in _due(event, log) if {d.white, d.black} & set(winners)]:
        for game in due:
            log = play(event, log, game.id, WHITE if game.white in winners else BLACK)
        winners = tuple(w for w in winners if not _is_through(event, log, w))
    return log


def _due(event: KnockoutEvent, log: Log) -> tuple[GameDue, ...]:
    state = event.state(log)
    return state.due if isinstance(state, Pending) else ()


def _is_through(event: KnockoutEvent, log: Log, player: int) -> bool:
    return any(state.winner == player for state in event.course(log).decided.values())


def test_a_match_begins_when_its_players_are_known() -> None:
    event = small(8)
    log = won(event, EMPTY_LOG, 1, 4)
    assert names_due(event, log) == [
        "quarter-finals.match-2.game-1",
        "quarter-finals.match-3.game-1",
        "semi-finals.match-1.game-1",
    ]


def test_with_re_seeding_a_stage_waits_for_the_one_before() -> None:
    event = small(8, reseed=True)
    log = won(event, EMPTY_LOG, 1, 4)
    assert names_due(event, log) == ["quarter-finals.match-2.game-1", "quarter-finals.match-3.game-1"]
    log = won(event, log, 7, 6)
    meeting = {frozenset((due.white, due.black)) for due in _due(event, log)}
    assert meeting == {frozenset((1, 7)), frozenset((4, 6))}


def test_places_of_a_cup() -> None:
    event = small(5)
    log, state = by_script(event, wins(1))
    assert [[f.player for f in tier] for tier in state.tiers] == [[1], [2], [3, 4], [5]]
    assert [f.stage.value for f in state.finishes] == ["winner", "final", "semi-finals", "semi-finals", "preliminary"]
    assert [say(f.stage.message) for f in state.finishes][1:3] == ["Final", "Semi-finals"]
    assert state.why[-1].article.number == "A.7"
    assert event.scores(log)[1, 1] == MatchScore(4, 5, (Points(2), Points(0)))


def test_several_who_are_selected_share_the_first_tier_in_the_order_of_seeds() -> None:
    event = KnockoutEvent(plan(5, 2), (50, 40, 30, 20, 10), Lots("x"))
    _, state = by_script(event, wins(10))
    first, *others = state.tiers
    assert [(f.player, f.stage) for f in first] == [(30, Stage.SELECTED), (10, Stage.SELECTED)]
    assert [[f.player for f in tier] for tier in others] == [[50, 40], [20]]


def test_those_who_pass_are_selected_when_there_is_only_a_preliminary_stage() -> None:
    _, state = by_script(small(5, 4), wins(5))
    assert [f.player for f in state.tiers[0]] == [1, 2, 3, 5]
    assert state.why[-1].article.number == "B.4"


def test_losers_of_a_stage_stand_by_points_then_by_seed() -> None:
    def script(due: GameDue) -> GameResult:
        return DRAW if due.id == "quarter-finals.match-1.game-1" else wins(1)(due)

    _, state = by_script(small(8), script)
    assert state.order == (1, 2, 3, 4, 8, 5, 6, 7)


def test_a_drawn_event_goes_to_those_with_black_in_the_golden_points() -> None:
    log, state = by_script(small(4), drawn)
    final = next(due for due, _ in history(small(4), log) if due.id == "final.golden")
    assert state.winner == final.black


def test_teams_play_by_boards() -> None:
    event = small(4, boards=2)
    first = "semi-finals.match-1.game-1"
    assert names_due(event, EMPTY_LOG)[:2] == [f"{first}.board-1", f"{first}.board-2"]
    _, state = by_script(event, wins(3))
    assert state.order == (3, 1, 2, 4)


@pytest.mark.parametrize("players", [(1, 2, 3), (1, 2, 3, 3), (1, 2, 3, 4, 5)])
def test_players_must_fit_the_plan(players: tuple[int, ...]) -> None:
    with pytest.raises(RequestError):
        KnockoutEvent(plan(4, 1), players, Lots("x"))


def test_a_match_needs_a_board() -> None:
    with pytest.raises(RequestError):
        KnockoutEvent(plan(2, 1), (1, 2), Lots("x"), boards=0)


def test_settled_colours_are_kept() -> None:
    for white in (1, 2):
        (due,) = _due(KnockoutEvent(plan(2, 1), (1, 2), Lots("x", {"final.game-1": white})), EMPTY_LOG)
        assert due.white == white


def test_a_running_event_can_be_drawn() -> None:
    event = KnockoutEvent(plan(4, 1), (40, 30, 20, 10), Lots("x"))
    log = won(event, EMPTY_LOG, 10)
    text = bracket_text(bracket_of(event, log, {40: "Ali", 10: "Ayşe"}), "en")
    assert "2-0" in text
    assert "Ayşe" in text


@given(event=events(), data=st.data())
@settings(max_examples=examples(40), deadline=None)
def test_exactly_as_many_are_selected_as_are_wanted(event: KnockoutEvent, data: st.DataObject) -> None:
    log = data.draw(played(event))
    state = decided(event, log)
    assert len(state.tiers[0]) == event.plan.qualify
    assert sorted(state.order) == sorted(event.players)
    assert len(state.tiers) == 1 + len(event.plan.stages)
    assert len(event.course(log).decided) == event.plan.players - event.plan.qualify
    require_sound(event, log)


@given(event=events(), data=st.data())
@settings(max_examples=examples(40), deadline=None)
def test_rounds(event: KnockoutEvent, data: st.DataObject) -> None:
    """Nobody plays twice in a round, everybody in the event is in it, and there are no more rounds than foreseen."""
    log = data.draw(played(event))
    rounds = event_rounds(event, log)
    assert len(rounds) <= event.most_rounds
    assert sum(len(rnd.games) for rnd in rounds) == len(log)
    here = set(event.players)
    for rnd in rounds:
        busy = [side for game in rnd.games for side in (game.due.white, game.due.black)]
        assert len(busy) == len(set(busy))
        assert set(busy).isdisjoint(rnd.waiting)
        assert set(busy) | set(rnd.waiting) <= here
        here = set(busy) | set(rnd.waiting)


@given(event=events(8), data=st.data())
@settings(max_examples=examples(40), deadline=None)
def test_every_match_alternates_colours(event: KnockoutEvent, data: st.DataObject) -> None:
    matches: dict[tuple[int, int], list[GameDue]] = defaultdict(list)
    for rnd in event_rounds(event, data.draw(played(event))):
        for game in rnd.games:
            if game.due.kind is not GameKind.GOLDEN:
                matches[game.match].append(game.due)
    assume(matches)
    for games in matches.values():
        assert all(one.white == other.black for one, other in pairwise(games))


@given(event=events(8), data=st.data())
@settings(max_examples=examples(40), deadline=None)
def test_the_order_in_which_results_come_in_does_not_matter(event: KnockoutEvent, data: st.DataObject) -> None:
    log = data.draw(played(event))
    order: list[GameId] = data.draw(st.permutations(list(log)))
    again: Log = EMPTY_LOG
    while due := sorted((d.id for d in _due(event, again)), key=order.index):
        again = play(event, again, due[0], log[due[0]])
    assert event.state(again) == event.state(log)
    assert event_rounds(event, again) == event_rounds(event, log)


@given(running=unfinished())
@settings(max_examples=examples(30), deadline=None)
def test_slots_are_held_as_the_plan_has_it(running: tuple[KnockoutEvent, Log]) -> None:
    """Whoever plays a match holds one of its slots, and a match without players has an open one."""
    event, log = running
    course = event.course(log)
    for number, stage in enumerate(some(event.plan.stages), start=1):
        for place, match in enumerate(stage.matches, start=1):
            held = [course.progress.seed(slot) for slot in match.slots]
            playing = course.matches.get((number, place))
            assert (playing is None) == (None in held)
            if playing is not None:
                assert [event.players.index(player) + 1 for player in playing.players] == sorted(filter(None, held))


@given(running=unfinished())
@settings(max_examples=examples(30), deadline=None)
def test_everything_told_has_words_and_articles(running: tuple[KnockoutEvent, Log]) -> None:
    event, log = running
    steps = event.state(log).why
    assume(steps)
    for step in steps:
        assert step.article.number in KNOCKOUT_2009.articles
        assert all(say(step.message, language) for language in languages())


def test_flags_are_results_too() -> None:
    event = KnockoutEvent(plan(2, 1), (1, 2), Lots("x"))
    log, _ = by_script(event, drawn)
    golden = next(due for due, _ in history(event, log) if due.kind is GameKind.GOLDEN)
    assert decided(event, {**log, golden.id: LATER_WHITE}).winner == golden.white
