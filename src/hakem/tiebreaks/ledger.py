"""Contestants and their rounds under one kind of score: what every tie-break reads.

A contestant is a player or a team; a ledger has all of them with the points of
one score (a player's points, a team's match points or its game points). A
tie-break never asks which it is, so every individual tie-break serves teams
under either score.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import NamedTuple

from hakem.model import ByeKind, Colour, Mark, Points, total
from hakem.values import OneOf, dataclass, replace


class Score(OneOf):
    """The kinds of score: a player's points, a team's match points and game points."""

    POINTS = "PTS"
    MATCH = "MP"
    GAME = "GP"

    @property
    def of_teams(self) -> bool:
        """Whether it is a score of teams."""
        return self is not Score.POINTS


class LedgerRow(NamedTuple):
    """One round of one contestant under one score.

    ``took_place`` says whether there was a game (one still going on is one);
    ``game`` whether the round counts as one for the tie-break that looks at it.
    A row without opponent and bye is a round whose result does not count,
    because the opponent has left the round robin.
    """

    round_no: int
    points: Points
    opponent: int | None = None
    mark: Mark | None = None
    colour: Colour | None = None
    bye: ByeKind | None = None
    took_place: bool = False
    game: bool = False


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player or a team with all rounds under one score.

    Of a team ``boards`` has the game points by board of every row, and
    ``boards_played`` says on which of them there was a game.
    """

    id: int
    number: int
    name: str
    rating: int | None
    rows: tuple[LedgerRow, ...]
    score: Points
    boards: tuple[tuple[Points, ...], ...] = ()
    boards_played: tuple[tuple[bool, ...], ...] = ()

    def score_before(self, round_no: int) -> Points:
        """The score before a round."""
        return total(row.points for row in self.rows if row.round_no < round_no)


@dataclass(frozen=True)
class Ledger:
    """All contestants under one score.

    ``rounds`` have been counted of ``rounds_total``; ``games`` are as many as
    one contestant can have had in them. With an odd number in a round robin
    that is one less than rounds; ``free_rounds`` are those in which everybody
    has had the bye. ``win``, ``draw`` and ``loss`` are what a round can bring.
    """

    contestants: Mapping[int, Contestant]
    win: Points
    draw: Points
    loss: Points
    rounds: int
    rounds_total: int
    games: Points
    round_robin: bool = False
    free_rounds: int = 0

    @cached_property
    def scores(self) -> dict[int, Points]:
        """The score of everybody."""
        return {key: c.score for key, c in self.contestants.items()}

    @cached_property
    def scores_in_games(self) -> dict[int, Points]:
        """The scores that ``games`` can have brought: without byes, where those are none of them."""
        if not self.free_rounds:
            return self.scores
        return {key: c.score - total(row.points for row in c.rows if row.bye) for key, c in self.contestants.items()}

    def seen_by(self, counts: Callable[[LedgerRow], bool]) -> Ledger:
        """The same ledger, with other rounds counting as games."""
        changed = {}
        for key, c in self.contestants.items():
            rows = tuple([row if row.game == counts(row) else row._replace(game=not row.game) for row in c.rows])
            changed[key] = c if rows == c.rows else replace(c, rows=rows)
        return replace(self, contestants=changed)

    def with_last_round_drawn(self) -> Ledger:
        """The event as it would be if everybody who was paired in the last round had drawn (C.07 8.3)."""
        return replace(self, contestants={key: self._drawn_at_last(c) for key, c in self.contestants.items()})

    def _drawn_at_last(self, c: Contestant) -> Contestant:
        drawn = [row for row in c.rows if row.round_no == self.rounds and row.opponent is not None]
        if not drawn:
            return c
        rows = [
            row._replace(points=self.draw, mark=Mark.DRAW, took_place=True) if row in drawn else row for row in c.rows
        ]
        gained = total(self.draw - row.points for row in drawn)
        return replace(c, rows=tuple(rows), score=c.score + gained)


def counts_at_all(row: LedgerRow) -> bool:
    """A round of the contestant, with an opponent or a bye; one against somebody who is out is none."""
    return row.opponent is not None or row.bye is not None


def is_game(row: LedgerRow) -> bool:
    """A game over the board, finished or not."""
    return row.took_place


def is_paired(row: LedgerRow) -> bool:
    """A game over the board, or one that was forfeited."""
    return row.opponent is not None


def is_game_or_forfeit_won(row: LedgerRow) -> bool:
    """A game over the board, or one that was won by forfeit."""
    return row.took_place or (row.opponent is not None and row.mark is Mark.WIN)
