"""The matches of a knockout as somebody at the desk sees them: every game with its place, and the steps still to come.

A match goes through its games, extra time and the golden point; which of them are
played is known only on the way. Everything here follows from the rounds of the event.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from hakem.desk.seeding import own_knockout
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout import (
    USUAL_PAUSES,
    Decided,
    EventSoFar,
    GameDue,
    GameKind,
    GameResult,
    Match,
    MatchKey,
    MatchRules,
    Pauses,
    event_in,
    event_rounds,
    games_due_next,
    seats_in,
)
from hakem.knockout.contests.contest import under
from hakem.model import ZERO, PlayerId, Points, Tournament
from hakem.regulations import KNOCKOUT_2009, Article
from hakem.values import dataclass

PAUSES_ARTICLE: Article = KNOCKOUT_2009.art("A.25")
"""Where it is written how long the pauses are."""


class StepState(enum.Enum):
    """How far a step of a match is."""

    DONE = "done"
    NOW = "now"
    TO_COME = "to-come"
    NOT_NEEDED = "not-needed"


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game of a match: who plays it, how it ended, and its round and board at the desk, 0 before it is paired.

    ``by_lot`` says that a lot gave its colours, so that they may have been drawn in the hall.
    """

    due: GameDue
    white: PlayerId
    black: PlayerId
    result: GameResult | None
    by_lot: bool
    round_no: int = 0
    board: int = 0

    @property
    def is_open(self) -> bool:
        """Whether a result can be entered: it is paired and has none."""
        return self.result is None and self.round_no > 0


@dataclass(frozen=True, slots=True)
class MatchStep:
    """A part of a match: its games so far, how many it has, and what both sides made of it, the better seed first."""

    kind: GameKind
    planned: int
    control: str
    state: StepState
    games: tuple[MatchGame, ...]
    points: tuple[Points, Points]


@dataclass(frozen=True, slots=True)
class MatchCourse:
    """A match: its two sides with their seeds, the better one first, its steps, and who won it, if it is over."""

    key: MatchKey
    match: Match
    seeds: tuple[int, int]
    steps: tuple[MatchStep, ...]
    decided: Decided | None

    @property
    def games(self) -> tuple[MatchGame, ...]:
        """All games that are played or due, in order."""
        return tuple(game for step in self.steps for game in step.games)

    @property
    def points(self) -> tuple[Points, Points]:
        """What both have made so far."""
        made = [step.points for step in self.steps]
        return sum((each[0] for each in made), ZERO), sum((each[1] for each in made), ZERO)

    @property
    def by_golden_point(self) -> bool:
        """Whether it took the golden point."""
        return any(step.kind is GameKind.GOLDEN and step.state is StepState.DONE for step in self.steps)


@dataclass(frozen=True, slots=True)
class KnockoutNow:
    """A knockout as it stands: its matches whose sides are known, and the games that the next round will have."""

    so_far: EventSoFar
    matches: Mapping[MatchKey, MatchCourse]
    coming: tuple[GameDue, ...]

    @property
    def over(self) -> bool:
        """Whether everything is decided."""
        return not self.coming and not self.open_games

    @property
    def open_games(self) -> tuple[MatchGame, ...]:
        """The games that wait for a result."""
        return tuple(game for match in self.matches.values() for game in match.games if game.is_open)


def knockout_now(t: Tournament) -> KnockoutNow:
    """How the knockout stands; refused if the event is none, or its rounds cannot be."""
    system = own_knockout(t)
    if system is None:
        raise RequestError(Message("knockout.no-knockout"))
    so_far = event_in(t, system.event(t))
    event, log, course = so_far
    seed_of = {side: seed for seed, side in enumerate(event.players, start=1)}
    games = _games(t, so_far)
    matches: dict[MatchKey, MatchCourse] = {}
    for key, match in course.matches.items():
        state = course.states[key]
        decided = state if isinstance(state, Decided) else None
        steps = tuple(_steps(match, event.rules, games.get(key, ()), decided is not None))
        first, second = match.players
        matches[key] = MatchCourse(key, match, (seed_of[first], seed_of[second]), steps, decided)
    open_now = {game.due.id for each in matches.values() for game in each.games if game.is_open}
    coming = tuple(game.due for game in games_due_next(course, log) if game.due.id not in open_now)
    return KnockoutNow(so_far, matches, coming)


def _games(t: Tournament, so_far: EventSoFar) -> dict[MatchKey, list[MatchGame]]:
    """The games of every match that are played or due, with their places at the desk."""
    event, log, course = so_far
    places = _places(t)
    games: dict[MatchKey, list[MatchGame]] = {}
    rounds = enumerate(event_rounds(event, log, course), start=1)
    seated = ((seats_in(t, event, number), rnd) for number, rnd in rounds)
    for seats, placed in ((seats, game) for seats, rnd in seated for game in rnd.games):
        due, path, held = placed.due, course.matches[placed.match].path, games.setdefault(placed.match, [])
        white, black = seats.pair(due)
        name = due.id if due.board is None else due.id.removesuffix(f".board-{due.board}")
        by_lot = name in (under(path, "game-1"), under(path, "golden"))
        met = sum({game.white, game.black} == {white, black} for game in held)
        at = places.get((frozenset((white, black)), met), (0, 0))
        held.append(MatchGame(due, white, black, placed.result, by_lot, *at))
    return games


def _places(t: Tournament) -> dict[tuple[frozenset[PlayerId], int], tuple[int, int]]:
    """Round and board of every game by its two players and which of their games it is: two meet in one match only."""
    found: dict[tuple[frozenset[PlayerId], int], tuple[int, int]] = {}
    count: dict[frozenset[PlayerId], int] = {}
    for number, rnd in enumerate(t.rounds, start=1):
        for board, game in enumerate(rnd.games, start=1):
            pair = frozenset(game.players)
            found[pair, count.get(pair, 0)] = (number, board)
            count[pair] = count.get(pair, 0) + 1
    return found


def _steps(match: Match, rules: MatchRules, games: Sequence[MatchGame], over: bool) -> Iterator[MatchStep]:
    """The parts that the match can have, each as far as it is."""
    by_kind = {kind: tuple(same) for kind, same in groupby(games, key=lambda game: game.due.kind)}
    controls = {
        GameKind.NORMAL: rules.controls.game,
        GameKind.EXTRA: rules.controls.extra,
        GameKind.GOLDEN: rules.controls.golden,
    }
    planned = (*rules.stages, *(((GameKind.GOLDEN, 1),) if rules.golden else ()))
    for kind, count in planned:
        held = by_kind.get(kind, ())
        played = sum(game.result is not None for game in held)
        if not held:
            state = StepState.NOT_NEEDED if over else StepState.TO_COME
        else:
            state = StepState.DONE if over or played >= count * match.boards else StepState.NOW
        yield MatchStep(kind, count, controls[kind], state, held, _points(match, held))


def _points(match: Match, games: Sequence[MatchGame]) -> tuple[Points, Points]:
    made = dict.fromkeys(match.players, ZERO)
    for game in games:
        if game.result is not None:
            white, black = game.result.points
            made[game.due.white] += white
            made[game.due.black] += black
    return made[match.players[0]], made[match.players[1]]


def goes_on(t: Tournament) -> bool:
    """Whether a knockout has games to come; one whose rounds cannot be read is taken to go on."""
    try:
        return not knockout_now(t).over
    except RequestError:
        return True


def pause_before(kind: GameKind, before: GameKind | None, pauses: Pauses = USUAL_PAUSES) -> int:
    """Minutes before a game: after another one of its part, after another part, or (None) after another stage."""
    if before is None:
        return pauses.stages
    return pauses.games if kind is before else pauses.parts
