"""What holds for every play-off, whatever happens in it."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.explain import step_from_data
from hakem.i18n import languages, say
from hakem.knockout import (
    EMPTY_LOG,
    Contest,
    Decided,
    GameDue,
    GameId,
    GameKind,
    GameOutcome,
    GameResult,
    Log,
    Pending,
    PlayoffOptions,
    PlayoffRecord,
    correct,
    describe,
    history,
    play,
    playoff_values,
    share_by_stage,
    state_to_data,
    take_back,
)
from hakem.model import Colour
from hakem.regulations import KNOCKOUT_2009
from tests.support.effort import examples
from tests.support.playoffs import UNFINISHED, WHITE, by_script, drawn, records, results


def end(record: PlayoffRecord) -> Decided:
    state = record.contest.state(record.log)
    assert isinstance(state, Decided)
    return state


def golden_winner(due: GameDue, result: GameResult) -> int:
    """The rule once more, by the letter: A.16, then a win, and a draw is Black's."""
    if result.later_flag is not None:
        return due.white if result.later_flag is Colour.WHITE else due.black
    return due.white if result.outcome is GameOutcome.WHITE else due.black


def replayed(contest: Contest, results_by_game: Log, order: list[GameId], log: Log = EMPTY_LOG) -> Log:
    """The same results, entered in another order: always the due game that stands first in it."""
    while isinstance(state := contest.state(log), Pending):
        due = [game.id for game in state.due if game.id in results_by_game]
        if not due:
            return log
        game = min(due, key=order.index)
        log = play(contest, log, game, results_by_game[game])
    return log


@given(record=records())
@settings(max_examples=examples(150), deadline=None)
def test_it_ends_in_time_with_a_strict_order(record: PlayoffRecord) -> None:
    decided = end(record)
    assert sorted(decided.order) == sorted(record.players)
    assert len(record.log) <= describe(len(record.players), record.options).most_games
    assert len(decided.tiers[0]) == 1
    assert all(decided.tiers)
    assert decided.winner == decided.order[0]


@given(record=records())
@settings(max_examples=examples(80), deadline=None)
def test_matches_alternate_colours_and_golden_points_decide(record: PlayoffRecord) -> None:
    """Whoever loses a golden point between two stands behind the opponent at the end, unless both play once more."""
    place = {player: number for number, player in enumerate(end(record).order)}
    matches: dict[str, list[GameDue]] = defaultdict(list)
    paths = {game.split(".")[0] for game in record.log}
    for due, result in history(record.contest, record.log):
        match, _, game = due.id.rpartition(".")
        if game.startswith(("game-", "extra-")):
            matches[match].append(due)
        elif game == "golden" and (due.id.startswith("rest.") or "rest" not in paths):
            winner = golden_winner(due, result)
            assert place[winner] < place[due.white if winner == due.black else due.black]
    for games in matches.values():
        assert len({frozenset((due.white, due.black)) for due in games}) == 1
        assert all(one.white == other.black for one, other in pairwise(games))


@given(record=records())
@settings(max_examples=examples(80), deadline=None)
def test_the_winner_did_not_lose_the_last_golden_point(record: PlayoffRecord) -> None:
    due, result = history(record.contest, record.log)[-1]
    decided = end(record)
    first = decided.order[1] if due.id.startswith("rest.") else decided.winner
    if due.kind is GameKind.GOLDEN and due.id.endswith("golden"):
        assert golden_winner(due, result) == first
    elif "round-" not in due.id:
        assert first in (due.white, due.black)


@given(record=records() | UNFINISHED, data=st.data())
@settings(max_examples=examples(80), deadline=None)
def test_the_order_of_entering_does_not_matter(record: PlayoffRecord, data: st.DataObject) -> None:
    order = data.draw(st.permutations(sorted(record.log)))
    again = replayed(record.contest, record.log, order)
    assert again == record.log
    assert record.contest.state(again) == record.contest.state(record.log)
    assert [due.id for due, _ in history(record.contest, record.log)] == [
        due.id for due, _ in history(record.contest, again)
    ]


@given(record=records() | UNFINISHED, data=st.data())
@settings(max_examples=examples(80), deadline=None)
def test_taking_back_and_entering_again(record: PlayoffRecord, data: st.DataObject) -> None:
    assume(record.log)
    game = data.draw(st.sampled_from(sorted(record.log)))
    taken = take_back(record.contest, record.log, game)
    assert taken.items() < record.log.items()
    state = record.contest.state(taken)
    assert isinstance(state, Pending)
    assert game in {due.id for due in state.due}
    assert replayed(record.contest, record.log, sorted(record.log), taken) == record.log


@given(record=records() | UNFINISHED, data=st.data())
@settings(max_examples=examples(80), deadline=None)
def test_a_correction_leaves_a_log_that_can_have_come_about(record: PlayoffRecord, data: st.DataObject) -> None:
    assume(record.log)
    due = data.draw(st.sampled_from([due for due, _ in history(record.contest, record.log)]))
    result = data.draw(results(due))
    corrected = correct(record.contest, record.log, due.id, result)
    assert corrected[due.id] == result
    before = {game.id: game for game, _ in history(record.contest, record.log)}
    after = history(record.contest, corrected)
    assert len(after) == len(corrected)
    assert all(before[game.id] == game for game, _ in after)
    assert correct(record.contest, corrected, due.id, result) == corrected


@given(record=UNFINISHED, data=st.data())
@settings(max_examples=examples(80), deadline=None)
def test_refused_results_change_nothing(record: PlayoffRecord, data: st.DataObject) -> None:
    contest, log = record.contest, dict(record.log)
    state = contest.state(log)
    due = state.due if isinstance(state, Pending) else ()
    wrong: list[tuple[GameId, GameResult]] = [(GameId("nowhere"), WHITE)]
    wrong += [(game, WHITE) for game in log]
    wrong += [(game.id, GameResult(GameOutcome.WHITE, 0)) for game in due]
    wrong += [(game.id, GameResult(GameOutcome.WHITE, later_flag=Colour.BLACK)) for game in due]
    game, result = data.draw(st.sampled_from(wrong))
    with pytest.raises(RequestError):
        play(contest, log, game, result)
    assert log == record.log
    assert contest.state(log) == state


@given(record=records() | UNFINISHED)
@settings(max_examples=examples(60), deadline=None)
def test_everything_is_told_in_both_languages_with_its_article(record: PlayoffRecord) -> None:
    state = record.contest.state(record.log)
    assume(state.why)
    for step in state.why:
        assert step.article.number in KNOCKOUT_2009.articles
        assert all(say(step.message, language) for language in languages())
    if isinstance(state, Decided):
        assert all(say(finish.stage.message, language) for finish in state.finishes for language in languages())


@given(record=records() | UNFINISHED)
@settings(max_examples=examples(60), deadline=None)
def test_steps_go_to_json_and_back(record: PlayoffRecord) -> None:
    state = record.contest.state(record.log)
    told = json.loads(json.dumps(state_to_data(state)))["why"]
    assert tuple(map(step_from_data, told)) == state.why


@given(record=records(), prizes=st.lists(st.integers(0, 1000), max_size=16))
@settings(max_examples=examples(60), deadline=None)
def test_prizes_and_values_follow_the_order(record: PlayoffRecord, prizes: list[int]) -> None:
    decided = end(record)
    shares = share_by_stage(prizes, decided, record.players)
    assert sum(shares.values()) == sum(prizes[: len(record.players)])
    values = dict(playoff_values(decided).values)
    assert sorted(record.players, key=lambda player: -values[player]) == list(decided.order)


@pytest.mark.parametrize("players", range(2, 15))
@pytest.mark.parametrize(
    "options",
    [
        PlayoffOptions(),
        PlayoffOptions(extra=2),
        PlayoffOptions(eliminate=True, round_robin=True),
        PlayoffOptions(short=True, admit=9),
    ],
)
def test_drawn_games_make_the_longest_play_off(players: int, options: PlayoffOptions) -> None:
    """The most games is no idle number: nothing but draws reaches it."""
    record = PlayoffRecord(tuple(range(1, players + 1)), options, "s")
    log, _ = by_script(record.contest, drawn)
    assert len(log) == describe(players, options).most_games
