"""What is asked about: somebody who is to reach a place, and the boards without a result."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.desk.assuming import ASSUMABLE
from hakem.model import Game, PlayerId, Round, Tournament, result_named
from hakem.values import dataclass, replace

WAYS = len(ASSUMABLE)
"""A game ends in so many ways: White wins, a draw, Black wins."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Somebody, a player or a team by id, is among the first so many; a shared place counts if all its places do."""

    who: int
    place: int = 1


@dataclass(frozen=True, slots=True, order=True)
class OpenBoardRef:
    """A board without a result: its round, its place in the round, and who sits there."""

    round_no: int
    board: int
    white: PlayerId
    black: PlayerId


def open_boards(t: Tournament) -> tuple[OpenBoardRef, ...]:
    """All boards without a result."""
    return tuple(
        OpenBoardRef(n, board, game.white, game.black)
        for n, rnd in enumerate(t.rounds, start=1)
        for board, game in enumerate(rnd.games, start=1)
        if game.pending
    )


def with_outcomes(t: Tournament, outcomes: Mapping[OpenBoardRef, int]) -> Tournament:
    """The event with these games ended."""
    ended = {(ref.round_no, ref.board): outcome for ref, outcome in outcomes.items()}

    def game_of(n: int, board: int, game: Game) -> Game:
        if (n, board) not in ended:
            return game
        result = result_named(ASSUMABLE[ended[n, board]])
        return replace(game, white_mark=result.white, black_mark=result.black)

    def round_of(n: int, rnd: Round) -> Round:
        games = tuple(game_of(n, board, game) for board, game in enumerate(rnd.games, start=1))
        return replace(rnd, games=games) if any(n == at for at, _ in ended) else rnd

    return replace(t, rounds=tuple(round_of(n, rnd) for n, rnd in enumerate(t.rounds, start=1)))
