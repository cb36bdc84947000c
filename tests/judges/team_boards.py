"""Tie-breaks made of boards (article 12)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from hakem.facts.matches import TeamCard, TeamEntry
from hakem.model import ZERO, ByeKind, Points
from tests.judges.team_code import TeamCode
from tests.judges.team_rounds import TeamScene


def on_boards(scene: TeamScene, entries: Iterable[TeamEntry]) -> list[Points]:
    """Game points by board, whoever sat there; a pairing-allocated bye is a win on each of them."""
    longest = max((len(entry.boards) for card in scene.cards.values() for entry in card.entries), default=0)
    found = [ZERO] * max(scene.boards, longest)
    for entry in entries:
        boards = entry.boards
        if entry.bye is ByeKind.PAIRING_ALLOCATED:
            boards = (scene.t.points.win,) * scene.boards
        for at, points in enumerate(boards):
            found[at] += points
    return found


def count_of(by_board: Iterable[Points]) -> Fraction:
    """12.1: the number of the board times its points; less is better."""
    return sum((number * points for number, points in enumerate(by_board, start=1)), ZERO)


def top_of(by_board: list[Points]) -> tuple[Fraction, ...]:
    """12.2: board 1, then board 2, and so on."""
    return tuple(by_board)


def bottom_of(by_board: list[Points]) -> tuple[Fraction, ...]:
    """12.3: without the last board, then without the last two, and so on."""
    return tuple(sum(by_board[:kept], ZERO) for kept in range(len(by_board) - 1, 0, -1))


def board_count(scene: TeamScene, card: TeamCard, code: TeamCode) -> Fraction:
    """12.1 for all matches."""
    return count_of(on_boards(scene, card.entries))


def top_board_results(scene: TeamScene, card: TeamCard, code: TeamCode) -> tuple[Fraction, ...]:
    """12.2 for all matches."""
    return top_of(on_boards(scene, card.entries))


def bottom_board_elimination(scene: TeamScene, card: TeamCard, code: TeamCode) -> tuple[Fraction, ...]:
    """12.3 for all matches."""
    return bottom_of(on_boards(scene, card.entries))
