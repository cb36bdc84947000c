"""Why a contest stands as it does, as data: sides are references, points are numbers, lists are lists."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest
from hypothesis import given, settings

from hakem.explain import Level, Step, step_from_data, step_to_data
from hakem.i18n import Datum, Message, PlayerRef, TeamRef
from hakem.knockout import (
    Decided,
    GameDue,
    GameOutcome,
    GameResult,
    KnockoutEvent,
    Log,
    Pending,
    PlayoffRecord,
    RoundRobin,
    history,
    playoff,
)
from hakem.model import PlayerId
from hakem.regulations import KNOCKOUT_2009
from tests.support.effort import examples
from tests.support.knockout_events import small, unfinished
from tests.support.playoffs import DRAW, UNFINISHED, WHITE, by_script, drawn, records, wins


def parts(datum: Datum) -> Iterator[Datum]:
    """Everything that a datum is made of."""
    if isinstance(datum, Message):
        for inner in datum.data.values():
            yield from parts(inner)
    elif isinstance(datum, tuple):
        for inner in datum:
            yield from parts(inner)
    else:
        yield datum


def data_of(step: Step) -> list[Datum]:
    return list(parts(step.message))


@given(record=records() | UNFINISHED)
@settings(max_examples=examples(60), deadline=None)
def test_nothing_is_joined_beforehand(record: PlayoffRecord) -> None:
    """Texts are names of games; everybody else is referred to, and is somebody of the play-off."""
    contest = record.contest
    state = contest.state(record.log)
    games = {due.id for due, _ in history(contest, record.log)}
    games |= {due.id for due in state.due} if isinstance(state, Pending) else set()
    data = [datum for step in state.why for datum in data_of(step)]
    assert {datum for datum in data if isinstance(datum, str)} <= games
    assert {datum.id for datum in data if isinstance(datum, PlayerRef)} <= set(record.players)
    assert {player for step in state.why for player in step.subject} <= set(record.players)
    assert not any(isinstance(datum, TeamRef) for datum in data)


@given(record=records())
@settings(max_examples=examples(30), deadline=None)
def test_a_play_off_of_teams_differs_in_its_references_alone(record: PlayoffRecord) -> None:
    of_players = record.contest.state(record.log)
    of_teams = playoff(record.players, record.options, record.seed, record.settled, of_teams=True).state(record.log)
    assert isinstance(of_players, Decided)
    assert isinstance(of_teams, Decided)
    assert of_teams.tiers == of_players.tiers
    for team_step, step in zip(of_teams.why, of_players.why, strict=True):
        assert team_step.subject == ()
        assert not any(isinstance(datum, PlayerRef) for datum in data_of(team_step))
        text = json.dumps(step_to_data(replace(step, subject=()))).replace('"player":', '"team":')
        again = json.dumps(step_to_data(team_step)).replace('"player":', '"team":')
        assert again == text


@given(running=unfinished(boards=2))
@settings(max_examples=examples(20), deadline=None)
def test_a_knockout_of_teams_names_teams(running: tuple[KnockoutEvent, Log]) -> None:
    event, log = running
    why = event.state(log).why
    assert {step.subject for step in why} == {()}
    assert not any(isinstance(datum, PlayerRef) for step in why for datum in data_of(step))
    assert [step_from_data(json.loads(json.dumps(step_to_data(step)))) for step in why] == list(why)


def test_a_score_is_two_numbers() -> None:
    _, state = by_script(playoff((4, 9), seed="s"), lambda due: WHITE if due.white == 4 else DRAW)
    assert state.why[-1].data == {
        "winner": PlayerRef(4),
        "loser": PlayerRef(9),
        "score": Message("playoff.score", {"first": Fraction(3, 2), "second": Fraction(1, 2)}),
    }
    assert state.why[-1].subject == (PlayerId(4), PlayerId(9))


@pytest.mark.parametrize("players", range(2, 12))
def test_what_decides_is_the_headline(players: int) -> None:
    everybody = tuple(range(1, players + 1))
    for script in (wins(1), wins(2), drawn):
        _, state = by_script(playoff(everybody, seed="x"), script)
        assert state.why[-1].level is Level.HEADLINE
        assert all(step.level is Level.REASON for step in state.why if "colours" in step.outcome)


def test_the_fewest_moves_are_the_headline_if_they_decide() -> None:
    after = {1: 2, 2: 3, 3: 1}
    contest = RoundRobin("", (1, 2, 3), (1, 2, 3), "3+3", KNOCKOUT_2009.art("C.6"))
    for moves, outcome in (({1: 40, 2: 30, 3: 50}, "moves"), (dict.fromkeys((1, 2, 3), 40), "seed")):
        _, state = by_script(contest, partial(won_in, after, moves))
        assert state.why[-1].outcome == f"playoff.robin.{outcome}"
        assert [step.outcome for step in state.why if step.level is Level.HEADLINE] == [state.why[-1].outcome]


def won_in(after: Mapping[int, int], moves: Mapping[int, int], due: GameDue) -> GameResult:
    """Everybody beats the next one, in so many moves."""
    if after[due.white] == due.black:
        return GameResult(GameOutcome.WHITE, moves[due.white])
    return GameResult(GameOutcome.BLACK, moves[due.black])


def test_the_end_of_a_knockout_is_its_headline() -> None:
    event = small(4)
    _, state = by_script(event, wins(3))
    assert (state.why[-1].outcome, state.why[-1].level) == ("knockout.winner", Level.HEADLINE)
    assert state.why[-1].data == {"players": (PlayerRef(3),)}
