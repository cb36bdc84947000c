"""How simulated games end: by what the FIDE table lets expect, with no difference beyond 400 points."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from hakem.facts import rating_tables
from hakem.model import Game, Mark, Player, PlayerId
from hakem.pairing import Board
from hakem.simulation.chance import Chance
from hakem.values import dataclass, replace

LARGEST_DIFFERENCE = 400
"""A larger difference of ratings counts as this one, so that the weakest win now and then."""

UNRATED_STRENGTH = 1400
"""What a player without a rating is taken for."""

_BOTH_AWAY = Fraction(1, 10)
"""The part of forfeited games to which nobody came."""

_MARKS = {True: Mark.WIN, False: Mark.LOSS}


def expected_score(own: int, other: int) -> Fraction:
    """The expected score of the first of two ratings.

    >>> expected_score(2100, 2000), expected_score(2000, 2100), expected_score(2700, 1500)
    (Fraction(16, 25), Fraction(9, 25), Fraction(23, 25))
    """
    return rating_tables.expected_score(own - other, LARGEST_DIFFERENCE)


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Decides games: how strong everybody is, how often games are drawn, forfeited, or over before a full move."""

    strength: Mapping[PlayerId, int]
    draw_rate: Fraction
    forfeit_rate: Fraction
    quick_rate: Fraction = Fraction(0)

    def game(self, board: Board, chance: Chance) -> Game:
        """The game of a board with its result; always the same number of draws, whatever the result."""
        game = self._full_game(board, chance)
        quick = bool(self.quick_rate) and chance.happens(self.quick_rate)
        return replace(game, rated=False) if quick and game.played else game

    def _full_game(self, board: Board, chance: Chance) -> Game:
        forfeited = chance.happens(self.forfeit_rate)
        both_away = chance.happens(_BOTH_AWAY)
        number = chance.share()
        if forfeited:
            white_came = not both_away and number < Fraction(1, 2)
            return forfeit(board, white_came, not both_away and not white_came)
        won, drawn, _ = outcome_shares(self.strength[board.white], self.strength[board.black], self.draw_rate)
        if won <= number < won + drawn:
            return Game(board.white, board.black, Mark.DRAW, Mark.DRAW)
        return Game(board.white, board.black, _MARKS[number < won], _MARKS[number >= won])


def outcome_shares(white: int, black: int, draw_rate: Fraction) -> tuple[Fraction, Fraction, Fraction]:
    """How often White wins, the game is drawn, and Black wins, so that White scores what the table lets expect.

    >>> outcome_shares(2100, 2000, Fraction(3, 10))
    (Fraction(49, 100), Fraction(3, 10), Fraction(21, 100))
    """
    expected = expected_score(white, black)
    drawn = min(draw_rate, 2 * expected, 2 * (1 - expected))
    won = expected - drawn / 2
    return won, drawn, 1 - won - drawn


def forfeit(board: Board, white_came: bool, black_came: bool) -> Game:
    """A game that was not played, because not both came."""
    return Game(board.white, board.black, _MARKS[white_came], _MARKS[black_came], played=False)


def strengths(players: tuple[Player, ...]) -> Mapping[PlayerId, int]:
    """How strong everybody is."""
    return {p.id: p.rating or UNRATED_STRENGTH for p in players}
