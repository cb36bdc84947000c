"""A match of two players or two teams: games, extra time, golden point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hakem.errors import RequestError
from hakem.explain import Step
from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.knockout.contest import Decided, Finish, GameKind, Log, Pending, Stage, State, under
from hakem.knockout.golden import GoldenPoint, colours_step
from hakem.knockout.lots import Lots
from hakem.knockout.sitting import Sitting
from hakem.knockout.telling import ids, score_text
from hakem.knockout.time_control import GOLDEN, USUAL
from hakem.model import ZERO, Points
from hakem.regulations import KNOCKOUT_2009, Article

_GAMES = KNOCKOUT_2009.art("A.9")
_EXTRA = KNOCKOUT_2009.art("A.23")
_GOLDEN = KNOCKOUT_2009.art("A.10")
_COLOURS = KNOCKOUT_2009.art("A.28")
_TEAM_COLOURS = KNOCKOUT_2009.art("A.30")
_BY_ORDER = KNOCKOUT_2009.art("A.8")


@dataclass(frozen=True, slots=True)
class Controls:
    """How fast games, extra time and golden point are; the defaults are those of A.26."""

    game: str = str(USUAL)
    extra: str = str(USUAL)
    golden: str = str(GOLDEN)


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How long a match is.

    An even number of ``games``, at least two (A.9); when they end level, an
    even number of ``extra`` games (A.23), none if the regulations of the event
    say so; then a ``golden`` point, or without it the better seed goes on.
    Every stage is played to its end unless ``stop_when_decided``.
    """

    games: int = 2
    extra: int = 2
    golden: bool = True
    stop_when_decided: bool = False
    controls: Controls = Controls()

    def __post_init__(self) -> None:
        if self.games < 2 or self.games % 2:
            raise RequestError(Message("playoff.match-games", {"games": self.games}))
        if self.extra < 0 or self.extra % 2:
            raise RequestError(Message("playoff.match-extra", {"games": self.extra}))

    @property
    def stages(self) -> tuple[tuple[GameKind, int], ...]:
        """The stages before the golden point, with their numbers of games."""
        extra = ((GameKind.EXTRA, self.extra),) if self.extra else ()
        return ((GameKind.NORMAL, self.games), *extra)


@dataclass(frozen=True, slots=True)
class MatchArticles:
    """Where it is written that the games of a match are played."""

    game: Article = _GAMES
    extra: Article = _EXTRA
    golden: Article = _GOLDEN


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two, the better seed named first.

    The lot gives the colours of the first game; from there they alternate, on
    through the extra time. ``boards`` above one make it a match of teams: the
    captains' lot holds for all boards, and their points add up.
    """

    path: str
    players: tuple[int, int]
    lots: Lots
    rules: MatchRules = MatchRules()
    articles: MatchArticles = MatchArticles()
    boards: int = 1

    def __post_init__(self) -> None:
        if self.players[0] == self.players[1]:
            raise RequestError(Message("playoff.player-twice", {"player": self.players[0]}))
        if self.boards < 1:
            raise RequestError(Message("playoff.match-boards", {"boards": self.boards}))

    def state(self, log: Log) -> State:
        """Stage by stage: whoever has more points has won, equal points lead to the next stage."""
        points = dict.fromkeys(self.players, ZERO)
        why: list[Step] = [self._colours()]
        for kind, count in self.rules.stages:
            if kind is GameKind.EXTRA:
                why.append(self._level("playoff.match.extra", self.articles.extra, points))
            for left, sitting in self._stage(kind, count):
                if missing := sitting.missing(log):
                    return Pending(missing, tuple(why))
                made = sitting.points(log)
                points = {player: points[player] + made[player] for player in self.players}
                if self.rules.stop_when_decided and self._lead(points) > left * self.boards:
                    break
            if self._lead(points):
                return self._won(points, why, kind)
        return self._golden(log, points, why) if self.rules.golden else self._by_order(points, why)

    def _stage(self, kind: GameKind, count: int) -> Iterator[tuple[int, Sitting]]:
        """The sittings of a stage with their colours, and how many follow each."""
        first = self.lots.white(under(self.path, "game-1"), *self.players)
        second = next(player for player in self.players if player != first)
        extra = kind is GameKind.EXTRA
        control = self.rules.controls.extra if extra else self.rules.controls.game
        article = self.articles.extra if extra else self.articles.game
        for number in range(1, count + 1):
            white, black = (first, second) if number % 2 else (second, first)
            name = under(self.path, f"extra-{number}" if extra else f"game-{number}")
            yield count - number, Sitting(name, white, black, kind, control, article, self.boards)

    def _colours(self) -> Step:
        _, opening = next(self._stage(GameKind.NORMAL, self.rules.games))
        return colours_step(opening, self.lots, _COLOURS if self.boards == 1 else _TEAM_COLOURS)

    def _lead(self, points: dict[int, Points]) -> Points:
        first, second = self.players
        return abs(points[first] - points[second])

    def _level(self, outcome: str, article: Article, points: dict[int, Points]) -> Step:
        """Level so far, and what follows."""
        first, second = self.players
        data: dict[str, Datum] = {"first": first, "second": second, "score": score_text(points, first, second)}
        return Step(article, outcome, ids(self.players), data)

    def _golden(self, log: Log, points: dict[int, Points], why: list[Step]) -> State:
        golden = GoldenPoint(
            self.path, self.players, self.lots, self.rules.controls.golden, self.articles.golden, self.boards
        )
        last = golden.state(log)
        told = (*why, self._level("playoff.match.golden", self.articles.golden, points), *last.why)
        if isinstance(last, Pending):
            return Pending(last.due, told)
        made = {finish.player: finish.points for finish in last.finishes}
        winner, loser = last.order
        return _decided(winner, loser, {player: points[player] + made[player] for player in points}, told)

    def _by_order(self, points: dict[int, Points], why: list[Step]) -> Decided:
        winner, loser = self.players
        return _decided(winner, loser, points, (*why, self._level("playoff.match.order", _BY_ORDER, points)))

    def _won(self, points: dict[int, Points], why: list[Step], kind: GameKind) -> Decided:
        winner, loser = sorted(self.players, key=lambda player: -points[player])
        article = self.articles.extra if kind is GameKind.EXTRA else self.articles.game
        data: dict[str, Datum] = {"winner": winner, "loser": loser, "score": score_text(points, winner, loser)}
        step = Step(article, "playoff.match.won", ids((winner, loser)), data)
        return _decided(winner, loser, points, (*why, step))


def _decided(winner: int, loser: int, points: dict[int, Points], why: tuple[Step, ...]) -> Decided:
    return Decided(((Finish(winner, Stage.WINNER, points[winner]),), (Finish(loser, Stage.MATCH, points[loser]),)), why)
