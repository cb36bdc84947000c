"""What if: the standings with results assumed for boards that have none yet. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.model import Tournament
from hakem.model.changes import with_result
from hakem.tiebreaks import Standings, StandingsRequest, standings

ASSUMABLE = ("1-0", "½-½", "0-1")
"""Results that somebody may think of."""


def boards_to_assume(t: Tournament) -> tuple[int, ...]:
    """The boards of the last round without a result."""
    if not t.rounds:
        return ()
    return tuple(board for board, game in enumerate(t.rounds[-1].games, start=1) if game.pending)


def assumable(t: Tournament, wished: Mapping[int, str]) -> dict[int, str]:
    """What of a wish can still be assumed, in the order of boards.

    A board that has got its result since somebody thought of another one keeps the
    real one; what is no result of a game is left out.
    """
    return {board: wished[board] for board in boards_to_assume(t) if wished.get(board) in ASSUMABLE}


def with_assumed(t: Tournament, wished: Mapping[int, str]) -> Tournament:
    """The event as it would be with these results in its last round, by board."""
    for board, result in assumable(t, wished).items():
        t = with_result(t, len(t.rounds), board, result)
    return t


def assumed_standings(t: Tournament, wished: Mapping[int, str]) -> Standings:
    """The standings after the last round with these results, by board; games left open count as drawn."""
    return standings(with_assumed(t, wished), StandingsRequest(after=len(t.rounds)))
