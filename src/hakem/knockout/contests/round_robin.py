"""Everybody against everybody, by the Berger table, in normal games or in golden points."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from hakem.explain import Level, Step
from hakem.facts.berger import NumberRound, berger_table
from hakem.i18n import Message, PlayerRef
from hakem.knockout.contests.contest import (
    Decided,
    Finish,
    GameDue,
    GameId,
    GameKind,
    GameOutcome,
    GameResult,
    Log,
    Pending,
    Stage,
    State,
    Tier,
    under,
)
from hakem.knockout.sides import Refer, Side, side_step, sides
from hakem.model import ONE, ZERO, Points
from hakem.regulations import KNOCKOUT_2009, Article
from hakem.values import dataclass

_BY_ORDER = KNOCKOUT_2009.art("A.8")


@dataclass(frozen=True, slots=True)
class FinalTable:
    """A round robin that is over: points, the numbers of moves of the games each has won, and who is on top.

    ``leaders`` are all who have the most points, in the order of seeds.
    """

    points: dict[int, Points]
    won_in: dict[int, tuple[int | None, ...]]
    leaders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """A single round robin; ``seats`` has the players by their numbers in the table, ``seeds`` the same by seed.

    A round is due when the one before it is over. In golden points the point of
    a drawn game goes to Black. Asked for a strict order, it breaks a tie on top
    by the fewest moves: those of the shortest game won, or with ``add_moves`` of
    all games won; and any other tie, like what is left of that one, by seeds.
    ``drawn`` says that the numbers were drawn, which is told.
    """

    path: str
    seats: tuple[int, ...]
    seeds: tuple[int, ...]
    control: str
    article: Article
    kind: GameKind = GameKind.NORMAL
    refer: Refer = PlayerRef
    add_moves: bool = False
    drawn: bool = False

    @property
    def numbers_told(self) -> tuple[Step, ...]:
        """The players by their numbers, if these were drawn."""
        seats = sides(self.refer, self.seats)
        return (side_step(self.article, "playoff.robin.numbers", seats, players=seats),) if self.drawn else ()

    @property
    def stage(self) -> Stage:
        """What it is called."""
        return Stage.GOLDEN_ROUND_ROBIN if self.kind is GameKind.GOLDEN else Stage.ROUND_ROBIN

    def rounds(self) -> Iterator[tuple[GameDue, ...]]:
        """The games, round by round."""
        for number, pairs in enumerate(berger_table(len(self.seats)), start=1):
            yield tuple(self._games(number, pairs))

    def _games(self, number: int, pairs: NumberRound) -> Iterator[GameDue]:
        real = [(white, black) for white, black in pairs if max(white, black) <= len(self.seats)]
        for board, (white, black) in enumerate(real, start=1):
            name = GameId(under(self.path, f"round-{number}.board-{board}"))
            yield GameDue(name, self.seats[white - 1], self.seats[black - 1], self.kind, self.control, self.article)

    def table(self, log: Log) -> FinalTable | Pending:
        """The table when all games are played; before that, the games of the round."""
        points = dict.fromkeys(self.seeds, ZERO)
        won_in: dict[int, tuple[int | None, ...]] = dict.fromkeys(self.seeds, ())
        for games in self.rounds():
            if missing := tuple(game for game in games if game.id not in log):
                return Pending(missing, self.numbers_told)
            for game in games:
                result = log[game.id]
                for player, made in zip((game.white, game.black), self._points(result), strict=True):
                    points[player] += made
                    won_in[player] += (result.moves,) if made == ONE else ()
        most = max(points.values())
        return FinalTable(points, won_in, tuple(player for player in self.seeds if points[player] == most))

    def _points(self, result: GameResult) -> tuple[Points, Points]:
        drawn = result.outcome is GameOutcome.DRAW and result.later_flag is None
        return (ZERO, ONE) if drawn and self.kind is GameKind.GOLDEN else result.points

    def state(self, log: Log) -> State:
        """The games of the round, or a strict order."""
        table = self.table(log)
        if isinstance(table, Pending):
            return table
        top, why = self._top(table)
        rest = (finish for finish in self.finishes(table) if finish.player not in top)
        behind = tuple(Finish(player, self.stage, table.points[player]) for player in top[1:])
        winner = Finish(top[0], Stage.WINNER, table.points[top[0]])
        return Decided(((winner,), *by_points((*behind, *rest))), (*self.numbers_told, *why))

    def finishes(self, table: FinalTable) -> Tier:
        """Everybody by points, then by seed."""
        ordered = sorted(self.seeds, key=lambda player: -table.points[player])
        return tuple(Finish(player, self.stage, table.points[player]) for player in ordered)

    def on_top(self, table: FinalTable) -> Step:
        """Who has the most points, alone or with others."""
        points, leaders = table.points[table.leaders[0]], sides(self.refer, table.leaders)
        if len(leaders) > 1:
            return side_step(self.article, "playoff.robin.tied", leaders, players=leaders, points=points)
        (winner,) = leaders
        return side_step(self.article, "playoff.robin.won", leaders, Level.HEADLINE, player=winner, points=points)

    def _top(self, table: FinalTable) -> tuple[tuple[int, ...], tuple[Step, ...]]:
        """Those on top in a strict order, and how it came about."""
        leaders, named = table.leaders, sides(self.refer, table.leaders)
        first = self.on_top(table)
        if len(leaders) == 1:
            return leaders, (first,)
        by_seed = side_step(_BY_ORDER, "playoff.robin.seed", named, Level.HEADLINE, players=named)
        counts = {player: self._moves(table.won_in[player]) for player in leaders}
        known = {player: count for player, count in counts.items() if count is not None}
        if len(known) < len(leaders):
            return leaders, (first, side_step(self.article, "playoff.robin.moves-unknown", named), by_seed)
        ordered = tuple(sorted(leaders, key=lambda player: (not table.won_in[player], known[player])))
        told = tuple(_moves_of(self.refer(player), known[player]) for player in ordered)
        level = known[ordered[0]] == known[ordered[1]]
        weight = Level.REASON if level else Level.HEADLINE
        outcome = "playoff.robin.moves-added" if self.add_moves else "playoff.robin.moves"
        moves = side_step(self.article, outcome, sides(self.refer, ordered), weight, moves=told)
        return ordered, (first, moves, by_seed) if level else (first, moves)

    def _moves(self, games: tuple[int | None, ...]) -> int | None:
        """The moves by which somebody who won these games is compared, unless one of them is unknown."""
        known = [moves for moves in games if moves is not None]
        if len(known) < len(games):
            return None
        return sum(known) if self.add_moves else min(known, default=0)


def _moves_of(player: Side, moves: int) -> Message:
    return Message("playoff.moves-of", {"player": player, "moves": moves})


def by_points(finishes: Tier) -> tuple[Tier, ...]:
    """Those in a row with equal points are one tier."""
    return tuple(tuple(tier) for _, tier in groupby(finishes, key=lambda finish: finish.points))
