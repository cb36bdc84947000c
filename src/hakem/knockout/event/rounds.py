"""The rounds of a knockout: games of a stage that have the same number are one round, whichever match they are of.

Extra time and golden point come after the games of their stage, and are rounds
of their own. A round is known by its place, so that matches may be ahead of
each other and every game still has its round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from hakem.knockout.contests.contest import GameDue, GameKind, GameResult, Log, Pending
from hakem.knockout.contests.record import history
from hakem.knockout.event.event import Course, KnockoutEvent
from hakem.knockout.plans.progress import MatchKey
from hakem.values import dataclass

_PARTS = (GameKind.NORMAL, GameKind.EXTRA, GameKind.GOLDEN)


class RoundPlace(NamedTuple):
    """Where a round stands: its stage, the part of the stage (games, extra time, golden point), its number there."""

    stage: int
    part: int
    number: int


@dataclass(frozen=True, slots=True)
class PlacedGame:
    """A game with its match and its round; ``result`` is None while it is due."""

    match: MatchKey
    place: RoundPlace
    due: GameDue
    result: GameResult | None = None


@dataclass(frozen=True, slots=True)
class EventRound:
    """A round: its games in the order of matches and boards, and the sides that are in the event without playing."""

    place: RoundPlace
    games: tuple[PlacedGame, ...]
    waiting: tuple[int, ...]


def event_rounds(event: KnockoutEvent, log: Log, known: Course | None = None) -> tuple[EventRound, ...]:
    """All rounds of which a game is played or due, in order; the course that the log leads to may be ``known``."""
    course = known or event.course(log)
    games = sorted(
        (game for key in course.matches for game in _of_match(key, course, log)),
        key=lambda game: (game.place, game.match, game.due.board or 0),
    )
    gone = _last_rounds(course, games)
    rounds: list[EventRound] = []
    for place, same in groupby(games, key=lambda game: game.place):
        held = tuple(same)
        busy = {side for game in held for side in (game.due.white, game.due.black)}
        here = [side for side in event.players if side not in gone or gone[side] > place]
        rounds.append(EventRound(place, held, tuple(side for side in here if side not in busy)))
    return tuple(rounds)


def games_due_next(course: Course, log: Log) -> tuple[PlacedGame, ...]:
    """The games that are due in the first round that has some; nothing if everything is decided."""
    games = [
        game
        for key, state in course.states.items()
        if isinstance(state, Pending)
        for game in _of_match(key, course, log)
        if game.result is None
    ]
    first = min((game.place for game in games), default=None)
    due = (game for game in games if game.place == first)
    return tuple(sorted(due, key=lambda game: (game.match, game.due.board or 0)))


def _of_match(key: MatchKey, course: Course, log: Log) -> list[PlacedGame]:
    """The games of a match, numbered in their parts."""
    match, state = course.matches[key], course.states[key]
    games: list[tuple[GameDue, GameResult | None]] = [*history(match, log)]
    games += [(due, None) for due in (state.due if isinstance(state, Pending) else ())]
    counted: Counter[tuple[GameKind, int | None]] = Counter()
    placed = []
    for due, result in games:
        counted[due.kind, due.board] += 1
        place = RoundPlace(key[0], _PARTS.index(due.kind), counted[due.kind, due.board])
        placed.append(PlacedGame(key, place, due, result))
    return placed


def _last_rounds(course: Course, games: list[PlacedGame]) -> Mapping[int, RoundPlace]:
    """The last round of everybody who is out."""
    last = {game.match: game.place for game in games}
    return {state.order[1]: last[key] for key, state in course.decided.items()}
