"""The boards of a round as its sheet has them: what people call a board, and who stands on the left of it.

On the sheet of a match the first team stands left on every board, whoever has
White there, and a result reads from the left. Everybody who shows a board to people
reads it here. What is stored, and what programs are told, has White first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.facts.match_boards import TeamMatch, team_matches
from hakem.model import Colour, PlayerId, Team, Tournament, turned_text
from hakem.values import dataclass

_Side = TypeVar("_Side")
DISCS = ("○", "●")
"""White and Black in plain text, where White does not always stand left."""


@dataclass(frozen=True, slots=True)
class SheetBoard:
    """A board of a round: what people call it, and whether Black stands on the left.

    A board of a match is called by the numbers of the match and of the board in it,
    with a point between. ``match`` is the match to which it belongs, 0 if to none.
    """

    label: str
    turned: bool = False
    match: int = 0

    @property
    def colours(self) -> tuple[Colour, Colour]:
        """The colours from the left to the right."""
        return self.placed(Colour.WHITE, Colour.BLACK)

    def placed(self, white: _Side, black: _Side) -> tuple[_Side, _Side]:
        """What belongs to White and to Black, from the left to the right."""
        return (black, white) if self.turned else (white, black)

    def read(self, result: str) -> str:
        """A result, White's score first, as it reads from the left; the same way back.

        >>> SheetBoard("1.2", turned=True).read("1-0"), SheetBoard("1.1").read("1-0")
        ('0-1', '1-0')
        """
        return turned_text(result) if self.turned else result


def plays_matches(t: Tournament) -> bool:
    """Whether the rounds of the event are matches of teams."""
    return is_team_event(t) and not counts_boards_alone(t)


def round_sheet(t: Tournament, round_no: int, matches: Iterable[TeamMatch] | None = None) -> Mapping[int, SheetBoard]:
    """Every board of a round that is paired, by its number there.

    A round of which a board belongs to no match has plain boards. Where the boards
    alone count, they keep their numbers in the round. Whoever has found the matches
    already may say so.
    """
    games = t.rounds[round_no - 1].games
    plain = {board: SheetBoard(str(board)) for board in range(1, len(games) + 1)}
    if not is_team_event(t):
        return plain
    by_number = counts_boards_alone(t)
    at = {frozenset(game.players): board for board, game in enumerate(games, start=1)}
    found: dict[int, SheetBoard] = {}
    for nth, match in enumerate(team_matches(t, round_no) if matches is None else matches, start=1):
        for number, (one, other) in enumerate(match.boards, start=1):
            board = at.get(frozenset((one, other))) if one is not None and other is not None else None
            if board is not None:
                label = str(board) if by_number else f"{nth}.{number}"
                found[board] = SheetBoard(label, games[board - 1].white == other, nth)
    return {board: found[board] for board in plain} if len(found) == len(plain) else plain


def whole_teams(
    t: Tournament, players: Iterable[PlayerId], away: Iterable[PlayerId] = ()
) -> tuple[tuple[Team, ...], tuple[PlayerId, ...]]:
    """The teams all of whose members are among these players, and the players of no such team.

    Where matches are played people speak of a team that has left, not of each of its players. Members who are
    ``away`` for another reason, as a reserve who would not have sat, do not keep a team from being whole.
    """
    among = tuple(players)
    if not plays_matches(t):
        return (), among
    those, idle = set(among), {*among, *away}
    teams = tuple(team for team in t.teams if not those.isdisjoint(team.members) and idle.issuperset(team.members))
    members = {player for team in teams for player in team.members}
    return teams, tuple(player for player in among if player not in members)


def resting_teams(t: Tournament, round_no: int) -> tuple[Team, ...]:
    """The teams that have a bye or no opponent in a round that is paired: somebody of them has, and nobody plays."""
    rnd = t.rounds[round_no - 1]
    seated = {player for game in rnd.games for player in game.players}
    unseated = (p.id for p in t.players if p.id not in seated)
    return whole_teams(t, (bye.player for bye in rnd.byes if bye.player not in seated), unseated)[0]


def board_named(t: Tournament, round_no: int, board: int) -> str:
    """What people call a board of a round; its number if there is none like it."""
    known = round_sheet(t, round_no) if 1 <= round_no <= len(t.rounds) else {}
    return known[board].label if board in known else str(board)
