"""Team events written down as the scores of their matches, for tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from hakem.model import HALF, Game, Mark, Player, PlayerId, Round, Team, TeamId, Tournament


def member(team: int, board: int, boards: int) -> PlayerId:
    """The player of a team on a board; teams and boards count from 1."""
    return PlayerId((team - 1) * boards + board)


def team_field(names: Sequence[str], boards: int) -> tuple[tuple[Player, ...], tuple[Team, ...]]:
    """Teams of as many players as there are boards."""
    places = [(team, board) for team in range(1, len(names) + 1) for board in range(1, boards + 1)]
    players = tuple(
        Player(member(team, board, boards), member(team, board, boards), f"{names[team - 1]} {board}")
        for team, board in places
    )
    teams = tuple(
        Team(TeamId(team), name, tuple(member(team, board, boards) for board in range(1, boards + 1)))
        for team, name in enumerate(names, start=1)
    )
    return players, teams


def by_match_scores(names: Sequence[str], boards: int, rounds: Sequence[Sequence[str]]) -> Tournament:
    """``3 7 4.5``: team 3 scored 4½ against team 7; the upper boards have won, one has drawn, the others lost."""
    players, teams = team_field(names, boards)
    played = tuple(Round(tuple(game for match in matches for game in _match(match, boards))) for matches in rounds)
    return Tournament(players, len(rounds), played, teams=teams)


def _match(text: str, boards: int) -> Iterator[Game]:
    first, second, score = text.split()
    left = Fraction(score)
    for board in range(1, boards + 1):
        made = min(left, Fraction(1))
        left -= made
        yield board_game(int(first), int(second), board, boards, made)


def board_game(first: int, second: int, board: int, boards: int, made: Fraction) -> Game:
    """A game of a match with the points of the first-named team, who has White on odd boards."""
    one, other = member(first, board, boards), member(second, board, boards)
    own = Mark.WIN if made > HALF else Mark.DRAW if made == HALF else Mark.LOSS
    theirs = {Mark.WIN: Mark.LOSS, Mark.DRAW: Mark.DRAW, Mark.LOSS: Mark.WIN}[own]
    return Game(one, other, own, theirs) if board % 2 else Game(other, one, theirs, own)
