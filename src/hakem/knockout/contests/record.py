"""Writing results down: only games that are due, one result each; and taking them back."""

from __future__ import annotations

from types import MappingProxyType

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout.contests.contest import Contest, GameDue, GameId, GameKind, GameOutcome, GameResult, Log, Pending
from hakem.model import Colour

EMPTY_LOG: Log = MappingProxyType({})
"""Nothing has been played."""

_WON_BY = {Colour.WHITE: GameOutcome.WHITE, Colour.BLACK: GameOutcome.BLACK}


def play(contest: Contest, log: Log, game: GameId, result: GameResult) -> Log:
    """The log with one result more; refused unless the game is due and the result is possible in it."""
    if game in log:
        raise RequestError(Message("playoff.already-played", {"game": game}))
    state = contest.state(log)
    due = {each.id: each for each in state.due} if isinstance(state, Pending) else {}
    if game not in due:
        raise RequestError(Message("playoff.not-due", {"game": game, "due": tuple(due)}))
    _require_possible(due[game], result)
    return {**log, game: result}


def take_back(contest: Contest, log: Log, game: GameId) -> Log:
    """The log without that result, and without those of games that are due no longer, or between others."""
    _require_played(log, game)
    return _still_due(contest, {other: result for other, result in log.items() if other != game}, log)


def correct(contest: Contest, log: Log, game: GameId, result: GameResult) -> Log:
    """The log with another result for a game; results that the change has made meaningless go."""
    _require_played(log, game)
    before = {due.id: due for due, _ in history(contest, log)}
    if game not in before:
        raise RequestError(Message("playoff.not-due", {"game": game, "due": tuple(before)}))
    _require_possible(before[game], result)
    return _still_due(contest, {**log, game: result}, log)


def history(contest: Contest, log: Log) -> tuple[tuple[GameDue, GameResult], ...]:
    """All games of the log with their players, in the order in which they fell due."""
    played: dict[GameId, GameResult] = {}
    games: list[tuple[GameDue, GameResult]] = []
    while True:
        state = contest.state(played)
        due = state.due if isinstance(state, Pending) else ()
        new = [(game, log[game.id]) for game in due if game.id in log]
        if not new:
            return tuple(games)
        games += new
        played |= {game.id: result for game, result in new}


def require_sound(contest: Contest, log: Log) -> None:
    """Refuse a log with results that could never have been written down one after the other."""
    games = history(contest, log)
    for due, result in games:
        _require_possible(due, result)
    strangers = sorted(log.keys() - {due.id for due, _ in games})
    if strangers:
        state = contest.state({due.id: result for due, result in games})
        known = tuple(due.id for due in state.due) if isinstance(state, Pending) else ()
        raise RequestError(Message("playoff.not-due", {"game": strangers[0], "due": known}))


def _still_due(contest: Contest, log: Log, before: Log) -> Log:
    """Those results of a changed log whose games are due in it as they were before.

    Games are taken in as they fall due; a game of the same name between other
    players is another game, and with it goes everything that depended on it.
    """
    same = {due.id: due for due, _ in history(contest, before)}
    kept: dict[GameId, GameResult] = {}
    while True:
        state = contest.state(kept)
        due = state.due if isinstance(state, Pending) else ()
        new = {game.id: log[game.id] for game in due if game.id in log and same.get(game.id) == game}
        if not new:
            return kept
        kept |= new


def _require_played(log: Log, game: GameId) -> None:
    if game not in log:
        raise RequestError(Message("playoff.no-result", {"game": game}))


def _require_possible(due: GameDue, result: GameResult) -> None:
    if result.moves is not None and result.moves < 1:
        raise RequestError(Message("playoff.moves", {"game": due.id, "moves": result.moves}))
    if result.later_flag is None:
        return
    if due.kind is not GameKind.GOLDEN:
        raise RequestError(Message("playoff.flags", {"game": due.id}))
    if result.outcome not in {GameOutcome.DRAW, _WON_BY[result.later_flag]}:
        raise RequestError(Message("playoff.flag-contradicts", {"game": due.id}))
