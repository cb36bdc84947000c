"""A knockout as the rounds of a tournament, and back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.formats import TRF26, dump_trf, parse_trf
from hakem.i18n import languages, say
from hakem.knockout import (
    CUSTOM_KNOCKOUT,
    EMPTY_LOG,
    KnockoutEvent,
    Log,
    Lots,
    Match,
    State,
    as_tournament,
    event_in,
    log_of,
    named,
    plan,
)
from hakem.model import Bye, ByeKind, Game, Lot, Mark, PlayerId, Round, Severity, Tournament, problems
from tests.support.effort import examples
from tests.support.knockout_events import COVER, people, reported, small, teams, unfinished
from tests.support.playoffs import LATER_WHITE, by_script, drawn, wins

PLAYED = by_script(small(4), wins(1))[0]


def four(log: Log = PLAYED) -> Tournament:
    return as_tournament(small(4), log, people(4), COVER)


def bye(player: int) -> Bye:
    return Bye(PlayerId(player), ByeKind.ZERO_POINT)


def test_every_number_of_games_of_a_stage_is_a_round() -> None:
    t = as_tournament(small(5), by_script(small(5), wins(1))[0], people(5), COVER)
    assert [len(rnd.games) for rnd in t.rounds] == [1, 1, 2, 2, 1, 1]
    assert t.rounds[0].byes == (bye(1), bye(2), bye(3))
    assert [rnd.byes for rnd in t.rounds[2:]] == [(), (), (), ()]
    assert (t.rounds_total, t.event.type_code, t.event.name) == (6, CUSTOM_KNOCKOUT, "Kupa")
    assert t.lots == (Lot("knockout", "x"),)


def test_extra_time_and_golden_point_are_rounds_of_those_who_need_them() -> None:
    event = replace(small(4), rules=replace(small(4).rules, extra=2))
    level = [game for game in by_script(event, drawn)[0] if game.startswith("semi-finals.match-2")]
    log = by_script(event, lambda due: drawn(due) if due.id in level else wins(1)(due))[0]
    rounds = as_tournament(event, log, people(4), COVER).rounds
    assert [len(rnd.games) for rnd in rounds] == [2, 2, 1, 1, 1, 1, 1]
    assert [rnd.byes for rnd in rounds[2:5]] == [(bye(1),)] * 3
    assert (rounds[4].games[0].white_mark, rounds[4].games[0].black_mark) == (Mark.DRAW, Mark.DRAW)


def test_games_that_are_due_are_open_and_there_may_be_more_rounds() -> None:
    t = four(EMPTY_LOG)
    assert [game.pending for rnd in t.rounds for game in rnd.games] == [True, True]
    assert t.rounds_total == small(4).most_rounds == 6


def test_a_flag_is_written_as_what_it_decides() -> None:
    log, _ = by_script(small(2), drawn)
    flagged = {**log, next(game for game in log if game.endswith("golden")): LATER_WHITE}
    last = as_tournament(small(2), flagged, people(2)).rounds[-1].games[0]
    assert (last.white_mark, last.black_mark) == (Mark.WIN, Mark.LOSS)


def test_players_of_whom_only_names_are_known() -> None:
    event = KnockoutEvent(plan(2, 1), (7, 3), Lots("x"))
    assert [(p.id, p.number, p.name) for p in named(event, {7: "Ali"})] == [(7, 1, "Ali"), (3, 2, "")]


@given(running=unfinished())
@settings(max_examples=examples(60), deadline=None)
def test_there_and_back(running: tuple[KnockoutEvent, Log]) -> None:
    event, log = running
    t = as_tournament(event, log, people(len(event.players)), COVER)
    assert [p for p in problems(t) if p.severity is Severity.ERROR] == []
    assert log_of(t, event) == reported(log)
    assert event_in(t, event)[:2] == (event, reported(log))


@given(running=unfinished())
@settings(max_examples=examples(40), deadline=None)
def test_there_and_back_through_a_report(running: tuple[KnockoutEvent, Log]) -> None:
    event, log = running
    t = as_tournament(event, log, people(len(event.players)), COVER)
    again = parse_trf(dump_trf(t, TRF26).text).tournament
    assert again is not None
    assert log_of(again, event) == reported(log)
    assert again.lots == t.lots


@given(running=unfinished(boards=2))
@settings(max_examples=examples(30), deadline=None)
def test_teams_there_and_back(running: tuple[KnockoutEvent, Log]) -> None:
    event, log = running
    count = len(event.players)
    t = as_tournament(event, log, people(3 * count), COVER, teams(count, 2))
    assert [p for p in problems(t) if p.severity is Severity.ERROR] == []
    assert t.team_play.scoring.board_colours == "WW"
    again = parse_trf(dump_trf(t, TRF26).text).tournament
    assert again is not None
    assert log_of(again, event) == log_of(t, event) == reported(log)


@given(running=unfinished(), other=st.text("cd", max_size=3))
@settings(max_examples=examples(40), deadline=None)
def test_lots_drawn_in_the_hall_are_found_in_the_rounds(running: tuple[KnockoutEvent, Log], other: str) -> None:
    """With another seed everything due in the rounds is the same, because the colours are taken from them."""
    event, log = running
    t = as_tournament(event, log, people(len(event.players)), COVER)
    found, again, _ = event_in(t, replace(event, lots=Lots(other)))
    assert again == reported(log)
    assert found.lots.seed == other
    assert as_tournament(found, again, t.players, COVER).rounds == t.rounds


def test_a_team_needs_members_for_its_boards() -> None:
    for listed in ((), teams(4, 1)[:3], teams(4, 0)):
        with pytest.raises(RequestError, match="needs 2 members"):
            as_tournament(small(4, boards=2), EMPTY_LOG, people(8), COVER, listed)


def changed(t: Tournament, round_no: int, game: Game | None) -> Tournament:
    """The last game of a round replaced, or put in twice."""
    rnd = t.rounds[round_no - 1]
    games = (*rnd.games, rnd.games[-1]) if game is None else (*rnd.games[:-1], game)
    return replace(t, rounds=(*t.rounds[: round_no - 1], Round(games, rnd.byes), *t.rounds[round_no:]))


def game(white: int, black: int, marks: str = "1-0", played: bool = True) -> Game:
    first, second = map(Mark, marks.split("-"))
    return Game(PlayerId(white), PlayerId(black), first, second, played)


@pytest.mark.parametrize(
    ("round_no", "wrong", "words"),
    [
        (1, (2, 4), "round 1, board 2: 2 - 4 is no game"),
        (1, None, "round 1, board 3: "),
        (3, (1, 3), "round 3, board 1: 1 - 3 is no game"),
        (1, (9, 3), "round 1, board 2: 9 - 3 is no game"),
    ],
)
def test_games_that_cannot_be(round_no: int, wrong: tuple[int, int] | None, words: str) -> None:
    t = changed(four(), round_no, game(*wrong) if wrong else None)
    for read in (log_of, event_in):
        with pytest.raises(RequestError) as caught:
            read(t, small(4))
        assert str(caught.value).startswith(words)
        assert all(say(caught.value.message, language) for language in languages())


def test_colours_that_follow_from_the_game_before() -> None:
    last = four().rounds[1].games[-1]
    t = changed(four(), 2, game(last.black, last.white))
    for read in (log_of, event_in):
        with pytest.raises(RequestError, match=r"round 2, board 2: .* colours must be exchanged"):
            read(t, small(4))


@pytest.mark.parametrize("marks", ["0-0", "=-0"])
def test_a_game_that_both_lose_decides_nothing(marks: str) -> None:
    first = four().rounds[0].games[-1]
    t = changed(four(), 1, game(first.white, first.black, marks))
    with pytest.raises(RequestError, match=f"round 1, board 2: {marks} in"):
        log_of(t, small(4))


def test_a_forfeit_is_a_win() -> None:
    rounds = tuple(
        replace(rnd, games=tuple(replace(game, played=False) for game in rnd.games)) for rnd in four().rounds
    )
    assert log_of(replace(four(), rounds=rounds), small(4)) == PLAYED


@pytest.mark.parametrize("reseed", [False, True])
def test_rounds_are_read_without_looking_at_decided_matches_again(
    reseed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every match is looked at once when it begins and once after each of its rounds, however many follow."""
    event = small(64, reseed=reseed)
    log, _ = by_script(event, wins(1))
    t = as_tournament(event, log, people(64), COVER)
    looks: list[str] = []
    state = Match.state

    def looked_at(match: Match, log: Log) -> State:
        looks.append(match.path)
        return state(match, log)

    monkeypatch.setattr(Match, "state", looked_at)
    event_in(t, event)
    games = sum(len(rnd.games) for rnd in t.rounds)
    assert len(looks) <= games + 63
