"""A match of two players or two teams: games, extra time, golden point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hakem.errors import RequestError
from hakem.explain import Level, Step
from hakem.i18n import Message, PlayerRef
from hakem.knockout.contests.contest import (
    Decided,
    Finish,
    GameDue,
    GameId,
    GameKind,
    Log,
    Lots,
    Pending,
    Stage,
    State,
    under,
)
from hakem.knockout.sides import Refer, score, side_step
from hakem.knockout.time_control import GOLDEN, USUAL
from hakem.model import ZERO, Points, total
from hakem.regulations import KNOCKOUT_2009, Article
from hakem.values import dataclass

_GAMES = KNOCKOUT_2009.art("A.9")
_EXTRA = KNOCKOUT_2009.art("A.23")
_GOLDEN = KNOCKOUT_2009.art("A.10")
_COLOURS = KNOCKOUT_2009.art("A.28")
_GOLDEN_COLOURS = KNOCKOUT_2009.art("A.29")
_TEAM_COLOURS = KNOCKOUT_2009.art("A.30")
_BY_ORDER = KNOCKOUT_2009.art("A.8")
_DRAWN = KNOCKOUT_2009.art("A.11")
_FLAGS = KNOCKOUT_2009.art("A.16")


@dataclass(frozen=True, slots=True)
class BoardSet:
    """What two sides play at once: one game, or all boards of two teams, which have the same colour (A.30)."""

    name: str
    white: int
    black: int
    kind: GameKind
    control: str
    article: Article
    boards: int = 1

    @property
    def games(self) -> tuple[GameDue, ...]:
        """The game itself, or one for every board."""
        if self.boards == 1:
            return (self._game(self.name, None),)
        return tuple(self._game(under(self.name, f"board-{board}"), board) for board in range(1, self.boards + 1))

    def _game(self, name: str, board: int | None) -> GameDue:
        return GameDue(GameId(name), self.white, self.black, self.kind, self.control, self.article, board)

    def missing(self, log: Log) -> tuple[GameDue, ...]:
        """The boards without a result."""
        return tuple(game for game in self.games if game.id not in log)

    def points(self, log: Log) -> dict[int, Points]:
        """What each side makes of it, the boards added up."""
        results = [log[game.id].points for game in self.games]
        return {self.white: total(white for white, _ in results), self.black: total(black for _, black in results)}


def _colours_step(games: BoardSet, lots: Lots, article: Article, refer: Refer) -> Step:
    """How the colours of a game came about."""
    settled = lots.settled.get(games.name) == games.white
    outcome = "playoff.colours.settled" if settled else "playoff.colours.lot"
    white, black = refer(games.white), refer(games.black)
    return side_step(article, outcome, (white, black), game=games.name, white=white, black=black)


@dataclass(frozen=True, slots=True)
class GoldenPoint:
    """A golden point, the one game that always has a winner, between two, the better seed named first.

    Its colours have a lot of their own (A.29). White needs more than Black: a
    draw is enough for Black (A.11). Of teams the boards are added up, and an
    equal number of points is the draw.
    """

    path: str
    players: tuple[int, int]
    lots: Lots
    control: str = str(GOLDEN)
    article: Article = _GOLDEN
    boards: int = 1
    refer: Refer = PlayerRef

    @property
    def games(self) -> BoardSet:
        """The game, with its colours."""
        name = under(self.path, "golden")
        white = self.lots.white(name, *self.players)
        black = next(player for player in self.players if player != white)
        return BoardSet(name, white, black, GameKind.GOLDEN, self.control, self.article, self.boards)

    def state(self, log: Log) -> State:
        """One game, and the winner."""
        games = self.games
        colours = _colours_step(games, self.lots, _GOLDEN_COLOURS, self.refer)
        if missing := games.missing(log):
            return Pending(missing, (colours,))
        points = games.points(log)
        white, black = games.white, games.black
        winner, loser = (white, black) if points[white] > points[black] else (black, white)
        tiers = ((Finish(winner, Stage.WINNER, points[winner]),), (Finish(loser, Stage.GOLDEN_POINT, points[loser]),))
        return Decided(tiers, (colours, self._reason(winner, loser, points, log)))

    def _reason(self, winner: int, loser: int, points: Mapping[int, Points], log: Log) -> Step:
        both = first, second = self.refer(winner), self.refer(loser)
        if points[winner] == points[loser]:
            return side_step(_DRAWN, "playoff.golden.drawn", both, Level.HEADLINE, winner=first, loser=second)
        if self.boards == 1 and log[self.games.games[0].id].later_flag:
            return side_step(_FLAGS, "playoff.golden.flags", both, Level.HEADLINE, winner=first, loser=second)
        made, outcome = score(points, winner, loser), "playoff.golden.won"
        return side_step(self.article, outcome, both, Level.HEADLINE, winner=first, loser=second, score=made)


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

    @property
    def most_games(self) -> int:
        """How many games there are if every stage is needed."""
        return self.games + self.extra + self.golden


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
    captains' lot holds for all boards, and their points add up. ``refer`` says
    whether the sides are players or teams.
    """

    path: str
    players: tuple[int, int]
    lots: Lots
    rules: MatchRules = MatchRules()
    articles: MatchArticles = MatchArticles()
    boards: int = 1
    refer: Refer = PlayerRef

    def __post_init__(self) -> None:
        if self.players[0] == self.players[1]:
            raise RequestError(Message("playoff.player-twice", {"players": (self.refer(self.players[0]),)}))
        if self.boards < 1:
            raise RequestError(Message("playoff.match-boards", {"boards": self.boards}))

    def state(self, log: Log) -> State:
        """Stage by stage: whoever has more points has won, equal points lead to the next stage."""
        first = self.lots.white(under(self.path, "game-1"), *self.players)
        points = dict.fromkeys(self.players, ZERO)
        why: list[Step] = [self._colours(first)]
        for kind, count in self.rules.stages:
            if kind is GameKind.EXTRA:
                why.append(self._level("playoff.match.extra", self.articles.extra, points))
            for left, games in self._stage(kind, count, first):
                if missing := games.missing(log):
                    return Pending(missing, tuple(why))
                made = games.points(log)
                points = {player: points[player] + made[player] for player in self.players}
                if self.rules.stop_when_decided and self._lead(points) > left * self.boards:
                    break
            if self._lead(points):
                return self._won(points, why, kind)
        return self._golden(log, points, why) if self.rules.golden else self._by_order(points, why)

    def _stage(self, kind: GameKind, count: int, first: int) -> Iterator[tuple[int, BoardSet]]:
        """What is played one after the other in a stage, with colours, and how many follow each.

        ``first`` has White in the first game of the match.
        """
        second = next(player for player in self.players if player != first)
        extra = kind is GameKind.EXTRA
        control = self.rules.controls.extra if extra else self.rules.controls.game
        article = self.articles.extra if extra else self.articles.game
        for number in range(1, count + 1):
            white, black = (first, second) if number % 2 else (second, first)
            name = under(self.path, f"extra-{number}" if extra else f"game-{number}")
            yield count - number, BoardSet(name, white, black, kind, control, article, self.boards)

    def _colours(self, first: int) -> Step:
        _, opening = next(self._stage(GameKind.NORMAL, self.rules.games, first))
        return _colours_step(opening, self.lots, _COLOURS if self.boards == 1 else _TEAM_COLOURS, self.refer)

    def _lead(self, points: Mapping[int, Points]) -> Points:
        first, second = self.players
        return abs(points[first] - points[second])

    def _level(self, outcome: str, article: Article, points: Mapping[int, Points], level: Level = Level.REASON) -> Step:
        """Level so far, and what follows."""
        both = first, second = self.refer(self.players[0]), self.refer(self.players[1])
        made = score(points, *self.players)
        return side_step(article, outcome, both, level, first=first, second=second, score=made)

    def _golden(self, log: Log, points: dict[int, Points], why: list[Step]) -> State:
        golden = GoldenPoint(
            self.path,
            self.players,
            self.lots,
            self.rules.controls.golden,
            self.articles.golden,
            self.boards,
            self.refer,
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
        step = self._level("playoff.match.order", _BY_ORDER, points, Level.HEADLINE)
        return _decided(winner, loser, points, (*why, step))

    def _won(self, points: dict[int, Points], why: list[Step], kind: GameKind) -> Decided:
        winner, loser = sorted(self.players, key=lambda player: -points[player])
        both = first, second = self.refer(winner), self.refer(loser)
        article = self.articles.extra if kind is GameKind.EXTRA else self.articles.game
        made, outcome = score(points, winner, loser), "playoff.match.won"
        step = side_step(article, outcome, both, Level.HEADLINE, winner=first, loser=second, score=made)
        return _decided(winner, loser, points, (*why, step))


def _decided(winner: int, loser: int, points: Mapping[int, Points], why: tuple[Step, ...]) -> Decided:
    return Decided(((Finish(winner, Stage.WINNER, points[winner]),), (Finish(loser, Stage.MATCH, points[loser]),)), why)
