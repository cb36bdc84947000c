"""A knockout as a tournament of rounds, such as a report has them.

A report keeps who won. How many moves a game had, and whose flag fell later, it
cannot say: a golden point that a flag has decided is written as won, a drawn
one as the draw it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hakem.knockout.contest import Decided, GameResult, Log, Outcome
from hakem.knockout.event import KnockoutEvent
from hakem.knockout.line_up import LineUp, line_up
from hakem.knockout.rounds import EventRound, PlacedGame, event_rounds
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
    TeamPlay,
    TeamScoring,
    Tournament,
)

CUSTOM_KNOCKOUT = "CUSTOM_KNOCKOUT"
"""The encoded tournament type of TRF26 for every knockout."""

KNOCKOUT_LOTS = "knockout"
"""The purpose under which the seed of the lots is recorded."""

MARKS = {
    Outcome.WHITE: (Mark.WIN, Mark.LOSS),
    Outcome.DRAW: (Mark.DRAW, Mark.DRAW),
    Outcome.BLACK: (Mark.LOSS, Mark.WIN),
}
"""What White and Black are credited with."""

_OPEN = (Mark.PENDING, Mark.PENDING)
_NO_COVER = Event()


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
    marks = _OPEN if game.result is None else MARKS[as_reported(game.result).outcome]
    return Game(*seats.pair(game.due), *marks)


def as_reported(result: GameResult) -> GameResult:
    """What a report keeps of a result: who made more of it."""
    white, black = result.points
    return GameResult(Outcome.DRAW if white == black else Outcome.WHITE if white > black else Outcome.BLACK)
