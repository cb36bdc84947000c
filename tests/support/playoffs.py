"""Play-offs played out of thin air, and by scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from hypothesis import strategies as st

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
    play,
)
from hakem.model import Colour

WHITE, DRAW, BLACK = (GameResult(outcome) for outcome in (GameOutcome.WHITE, GameOutcome.DRAW, GameOutcome.BLACK))
LATER_WHITE = GameResult(GameOutcome.DRAW, later_flag=Colour.WHITE)
LATER_BLACK = GameResult(GameOutcome.DRAW, later_flag=Colour.BLACK)
NORMAL_RESULTS = (WHITE, DRAW, BLACK)
GOLDEN_RESULTS = (*NORMAL_RESULTS, LATER_WHITE, LATER_BLACK, GameResult(GameOutcome.BLACK, later_flag=Colour.BLACK))

OPTIONS = st.builds(
    PlayoffOptions,
    extra=st.sampled_from((0, 0, 2, 4)),
    eliminate=st.booleans(),
    short=st.booleans(),
    round_robin=st.booleans(),
    numbers_by_lot=st.booleans(),
    numbers_by_seed=st.booleans(),
    add_moves=st.booleans(),
    admit=st.integers(2, 9),
    one_contest=st.booleans(),
    stop_when_decided=st.booleans(),
)


def possible(due: GameDue) -> tuple[GameResult, ...]:
    """Every result of a game, without moves."""
    return GOLDEN_RESULTS if due.kind is GameKind.GOLDEN else NORMAL_RESULTS


@st.composite
def results(draw: st.DrawFn, due: GameDue) -> GameResult:
    """Any result of a game; short lengths, so that they often are the same."""
    result = draw(st.sampled_from(possible(due)))
    return GameResult(result.outcome, draw(st.none() | st.integers(1, 4)), result.later_flag)


@st.composite
def played(draw: st.DrawFn, contest: Contest, most: int | None = None) -> Log:
    """The contest to its end, or until so many games are over: any due game, any result."""
    log = EMPTY_LOG
    while isinstance(state := contest.state(log), Pending) and (most is None or len(log) < most):
        due = draw(st.sampled_from(state.due))
        log = play(contest, log, due.id, draw(results(due)))
    return log


_FIRST_ID = 101
"""Ids differ from seeds, so that nothing can confuse them."""


@st.composite
def records(draw: st.DrawFn, most_games: int | None = None) -> PlayoffRecord:
    """A play-off that is over, or of which so many games at most have been played."""
    count = draw(st.integers(2, 14))
    players = tuple(draw(st.permutations(range(_FIRST_ID, _FIRST_ID + count))))
    empty = PlayoffRecord(players, draw(OPTIONS), draw(st.text("ab", max_size=3)))
    log = draw(played(empty.contest, most_games))
    return PlayoffRecord(players, empty.options, empty.seed, {}, log)


UNFINISHED = st.integers(0, 30).flatmap(records)


def by_script(contest: Contest, script: Callable[[GameDue], GameResult]) -> tuple[Log, Decided]:
    """The contest to its end with the results that the script has for each game."""
    log = EMPTY_LOG
    while isinstance(state := contest.state(log), Pending):
        due = state.due[0]
        log = play(contest, log, due.id, script(due))
    return log, state


def drawn(due: GameDue) -> GameResult:
    """The script in which every game is drawn."""
    return DRAW


def wins(player: int, among: Iterable[int] | None = None) -> Callable[[GameDue], GameResult]:
    """A script in which the better of the order wins: ``player`` first, then the smaller number."""
    order = [player, *(among or ())]

    def result(due: GameDue) -> GameResult:
        def place(each: int) -> tuple[int, int]:
            return (order.index(each) if each in order else len(order), each)

        return WHITE if place(due.white) < place(due.black) else BLACK

    return result


def all_courses(contest: Contest, log: Log = EMPTY_LOG) -> Iterator[tuple[Log, Decided]]:
    """Every course that a contest can take, its games entered in the order in which they are listed."""
    state = contest.state(log)
    if isinstance(state, Decided):
        yield log, state
        return
    due = state.due[0]
    for result in possible(due):
        yield from all_courses(contest, play(contest, log, due.id, result))


def due_games(contest: Contest, log: Log = EMPTY_LOG) -> dict[GameId, GameDue]:
    """What is due, by name."""
    state = contest.state(log)
    return {due.id: due for due in state.due} if isinstance(state, Pending) else {}
