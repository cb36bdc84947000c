"""A knockout as a tournament of rounds, such as a report has them, and back.

A report keeps who won. How many moves a game had, and whose flag fell later, it
cannot say: a golden point that a flag has decided is written as won, a drawn
one as the draw it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hakem.errors import RequestError
from hakem.i18n import Datum, Message, PlayerRef, TeamRef
from hakem.knockout.contests.contest import (
    Decided,
    GameDue,
    GameId,
    GameOutcome,
    GameResult,
    Log,
    Lots,
    Pending,
    under,
)
from hakem.knockout.contests.match import Match
from hakem.knockout.event.event import Course, KnockoutEvent
from hakem.knockout.event.rounds import EventRound, PlacedGame, event_rounds
from hakem.model import (
    Bye,
    ByeKind,
    Event,
    Game,
    Lot,
    Mark,
    Player,
    PlayerId,
    Round,
    Team,
    TeamLineUp,
    TeamPlay,
    TeamScoring,
    Tournament,
)
from hakem.values import dataclass, replace

CUSTOM_KNOCKOUT = "CUSTOM_KNOCKOUT"
"""The encoded tournament type of TRF26 for every knockout."""

KNOCKOUT_LOTS = "knockout"
"""The purpose under which the seed of the lots is recorded."""

_MARKS = {
    GameOutcome.WHITE: (Mark.WIN, Mark.LOSS),
    GameOutcome.DRAW: (Mark.DRAW, Mark.DRAW),
    GameOutcome.BLACK: (Mark.LOSS, Mark.WIN),
}
"""What White and Black are credited with."""

_OUTCOMES = {marks: outcome for outcome, marks in _MARKS.items()}
_OPEN = (Mark.PENDING, Mark.PENDING)
_NO_COVER = Event()


@dataclass(frozen=True, slots=True)
class LineUp:
    """The people of every side, board by board; those after the last board are reserves."""

    members: Mapping[int, tuple[PlayerId, ...]]

    def pair(self, due: GameDue) -> tuple[PlayerId, PlayerId]:
        """White and Black of a game."""
        board = (due.board or 1) - 1
        return self.members[due.white][board], self.members[due.black][board]


def line_up(event: KnockoutEvent, teams: Sequence[Team] = (), stated: Sequence[TeamLineUp] = ()) -> LineUp:
    """The people of an event; refused if a team is unknown, or has fewer members than a match has boards.

    ``stated`` are the line-ups of a round: those who sit come before the others of their list.
    """
    if event.boards == 1:
        return LineUp({player: (PlayerId(player),) for player in event.players})
    members: dict[int, tuple[PlayerId, ...]] = {team.id: team.members for team in teams}
    for each in stated:
        sitting = tuple(p for p in each.players if p is not None)
        if len(sitting) < event.boards:
            raise RequestError(Message("knockout.short-team", {"team": TeamRef(each.team), "boards": event.boards}))
        members[each.team] = (*sitting, *(p for p in members.get(each.team, ()) if p not in sitting))
    for team in event.players:
        if len(members.get(team, ())) < event.boards:
            raise RequestError(Message("knockout.short-team", {"team": TeamRef(team), "boards": event.boards}))
    return LineUp({team: members[team] for team in event.players})


def seats_in(t: Tournament, event: KnockoutEvent, round_no: int) -> LineUp:
    """Who sits where in a round of a tournament: as the line-ups for it say, else as the lists of the teams do."""
    return line_up(event, t.teams, [each for each in t.team_play.line_ups if each.round_no == round_no])


def named(event: KnockoutEvent, names: Mapping[int, str]) -> tuple[Player, ...]:
    """Players of whom nothing but names is known, numbered by their seeds."""
    return tuple(
        Player(PlayerId(player), seed, names.get(player, "")) for seed, player in enumerate(event.players, start=1)
    )


def as_tournament(
    event: KnockoutEvent,
    log: Log,
    players: Sequence[Player],
    cover: Event = _NO_COVER,
    teams: Sequence[Team] = (),
) -> Tournament:
    """The event with a round for every number of games of a stage; games that are due stand in it as open ones.

    Who is still in the event and does not play has a zero-point bye; who is out
    is absent. While the event runs it has as many rounds as it may need.
    """
    seats = line_up(event, teams)
    rounds = tuple(_round(each, seats) for each in event_rounds(event, log))
    over = isinstance(event.state(log), Decided)
    return Tournament(
        tuple(players),
        len(rounds) if over else max(len(rounds), event.most_rounds),
        rounds,
        replace(cover, type_code=CUSTOM_KNOCKOUT),
        teams=tuple(teams),
        lots=(Lot(KNOCKOUT_LOTS, event.lots.seed),),
        team_play=TeamPlay(TeamScoring(board_colours=_same_colours(event))),
    )


def _same_colours(event: KnockoutEvent) -> str:
    """All boards of a team have the same colour (A.30)."""
    return "W" * event.boards if event.boards > 1 else ""


def _round(rnd: EventRound, seats: LineUp) -> Round:
    games = tuple(_game(game, seats) for game in rnd.games)
    waiting = (player for side in rnd.waiting for player in seats.members[side])
    return Round(games, tuple(Bye(player, ByeKind.ZERO_POINT) for player in waiting))


def _game(game: PlacedGame, seats: LineUp) -> Game:
    marks = _OPEN if game.result is None else _MARKS[as_reported(game.result).outcome]
    return Game(*seats.pair(game.due), *marks)


def as_reported(result: GameResult) -> GameResult:
    """What a report keeps of a result: who made more of it."""
    white, black = result.points
    if white == black:
        return GameResult(GameOutcome.DRAW)
    return GameResult(GameOutcome.WHITE if white > black else GameOutcome.BLACK)


class EventSoFar(NamedTuple):
    """A knockout that rounds show: the event with the lots as they fell, its results, and how it has gone."""

    event: KnockoutEvent
    log: Log
    course: Course


def log_of(t: Tournament, event: KnockoutEvent) -> Log:
    """The results of such a tournament.

    Every game must have been due in its round, with the colours that the event
    gives it. A game won by forfeit is a game won; one that both lose decides
    nothing. What cannot be is refused with its round and board.
    """
    return _read(t, event, drawn_in_the_hall=False).log


def event_in(t: Tournament, event: KnockoutEvent) -> EventSoFar:
    """The event and its results, if the lots were drawn in the hall: the rounds show what colours they gave."""
    return _read(t, event, drawn_in_the_hall=True)


def _read(t: Tournament, event: KnockoutEvent, drawn_in_the_hall: bool) -> EventSoFar:
    line_up(event, t.teams)
    log: dict[GameId, GameResult] = {}
    course = event.course(log)
    for number, rnd in enumerate(t.rounds, start=1):
        seats = seats_in(t, event, number)
        due = _due(course, seats)
        if drawn_in_the_hall and (noted := _noted_in(rnd, due)):
            event = replace(event, lots=Lots(event.lots.seed, {**event.lots.settled, **noted}))
            course = event.course(log, course)
            due = _due(course, seats)
        for board, game in enumerate(rnd.games, start=1):
            found = _Found(game, number, board)
            played = found.among(due)
            if not game.pending:
                log[played] = found.result()
        course = event.course(log, course)
    return EventSoFar(event, log, course)


@dataclass(frozen=True, slots=True)
class _Due:
    """A game that can be played, by whom, and the lot on which its colours depend, if they depend on one."""

    game: GameDue
    white: PlayerId
    lot: str | None


_DueGames = dict[frozenset[PlayerId], _Due]


def _due(course: Course, seats: LineUp) -> _DueGames:
    """The games that can be played now, by the two who play them."""
    found: _DueGames = {}
    for key, state in course.states.items():
        for game in state.due if isinstance(state, Pending) else ():
            white, black = seats.pair(game)
            found[frozenset((white, black))] = _Due(game, white, _lot_of(game, course.matches[key]))
    return found


def _lot_of(game: GameDue, match: Match) -> str | None:
    """The lots of a match are those of its first game and of the golden point (A.28, A.29)."""
    name = game.id if game.board is None else game.id.removesuffix(f".board-{game.board}")
    return name if name in (under(match.path, "game-1"), under(match.path, "golden")) else None


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
            raise self._refused("knockout.no-result", white_mark=marks[0].value, black_mark=marks[1].value)
        return GameResult(_OUTCOMES[marks])

    def _refused(self, key: str, **more: Datum) -> RequestError:
        data: dict[str, Datum] = {"round": self.round_no, "board": self.board}
        data |= {"white": PlayerRef(self.game.white), "black": PlayerRef(self.game.black)}
        return RequestError(Message(key, data | more))
