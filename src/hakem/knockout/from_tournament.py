"""The results of a knockout, read from the rounds of a tournament."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.knockout.as_tournament import MARKS
from hakem.knockout.contest import GameDue, GameId, GameResult, Log, Pending, under
from hakem.knockout.event import KnockoutEvent
from hakem.knockout.line_up import LineUp, line_up
from hakem.knockout.lots import Lots
from hakem.knockout.match import Match
from hakem.model import Game, PlayerId, Round, Tournament

_OUTCOMES = {marks: outcome for outcome, marks in MARKS.items()}


def log_of(t: Tournament, event: KnockoutEvent) -> Log:
    """The results of such a tournament.

    Every game must have been due in its round, with the colours that the event
    gives it. A game won by forfeit is a game won; one that both lose decides
    nothing. What cannot be is refused with its round and board.
    """
    return _read(t, event, drawn_in_the_hall=False)[1]


def event_in(t: Tournament, event: KnockoutEvent) -> tuple[KnockoutEvent, Log]:
    """The event and its results, if the lots were drawn in the hall: the rounds show what colours they gave."""
    return _read(t, event, drawn_in_the_hall=True)


def _read(t: Tournament, event: KnockoutEvent, drawn_in_the_hall: bool) -> tuple[KnockoutEvent, Log]:
    seats = line_up(event, t.teams)
    log: dict[GameId, GameResult] = {}
    for number, rnd in enumerate(t.rounds, start=1):
        due = _due(event, log, seats)
        if drawn_in_the_hall and (noted := _noted_in(rnd, due)):
            event = replace(event, lots=Lots(event.lots.seed, {**event.lots.settled, **noted}))
            due = _due(event, log, seats)
        for board, game in enumerate(rnd.games, start=1):
            found = _Found(game, number, board)
            played = found.among(due)
            if not game.pending:
                log[played] = found.result()
    return event, log


@dataclass(frozen=True, slots=True)
class _Due:
    """A game that can be played, by whom, and the lot on which its colours depend, if they depend on one."""

    game: GameDue
    white: PlayerId
    lot: str | None


_DueGames = dict[frozenset[PlayerId], _Due]


def _due(event: KnockoutEvent, log: Log, seats: LineUp) -> _DueGames:
    """The games that can be played now, by the two who play them."""
    course = event.course(log)
    found: _DueGames = {}
    for key, state in course.states.items():
        for game in state.due if isinstance(state, Pending) else ():
            white, black = seats.pair(game)
            found[frozenset((white, black))] = _Due(game, white, _lot_of(game, course.matches[key]))
    return found


def _lot_of(game: GameDue, match: Match) -> str | None:
    """The lots of a match are those of its first game and of the golden point (A.28, A.29)."""
    sitting = game.id if game.board is None else game.id.removesuffix(f".board-{game.board}")
    return sitting if sitting in (under(match.path, "game-1"), under(match.path, "golden")) else None


def _noted_in(rnd: Round, due: _DueGames) -> Mapping[str, int]:
    """Who had White where the lot fell otherwise than it is drawn here."""
    noted: dict[str, int] = {}
    for game in rnd.games:
        known = due.get(frozenset(game.players))
        if known is not None and known.lot is not None and known.white != game.white:
            noted[known.lot] = known.game.black
    return noted


@dataclass(frozen=True, slots=True)
class _Found:
    """A game where it stands."""

    game: Game
    round_no: int
    board: int

    def among(self, due: _DueGames) -> GameId:
        """Which of the games that are due it is; it is due no longer."""
        known = due.pop(frozenset(self.game.players), None)
        if known is None:
            raise self._refused("knockout.game-not-due")
        if known.white != self.game.white:
            raise self._refused("knockout.colours-of-game")
        return known.game.id

    def result(self) -> GameResult:
        """How it ended."""
        marks = (self.game.white_mark, self.game.black_mark)
        if marks not in _OUTCOMES:
            raise self._refused("knockout.no-result", result="-".join(mark.value for mark in marks))
        return GameResult(_OUTCOMES[marks])

    def _refused(self, key: str, **more: Datum) -> RequestError:
        data: dict[str, Datum] = {"round": self.round_no, "board": self.board}
        data |= {"white": self.game.white, "black": self.game.black}
        return RequestError(Message(key, data | more))
