"""Who sits at the boards: the player, or the members of a team in the order of its list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout.contest import GameDue
from hakem.knockout.event import KnockoutEvent
from hakem.model import PlayerId, Team


@dataclass(frozen=True, slots=True)
class LineUp:
    """The people of every side, board by board; those after the last board are reserves."""

    members: Mapping[int, tuple[PlayerId, ...]]

    def pair(self, due: GameDue) -> tuple[PlayerId, PlayerId]:
        """White and Black of a game."""
        board = (due.board or 1) - 1
        return self.members[due.white][board], self.members[due.black][board]


def line_up(event: KnockoutEvent, teams: Sequence[Team] = ()) -> LineUp:
    """The people of an event; refused if a team is unknown, or has fewer members than a match has boards."""
    if event.boards == 1:
        return LineUp({player: (PlayerId(player),) for player in event.players})
    members: dict[int, tuple[PlayerId, ...]] = {team.id: team.members for team in teams}
    for team in event.players:
        if len(members.get(team, ())) < event.boards:
            raise RequestError(Message("knockout.short-team", {"team": team, "boards": event.boards}))
    return LineUp({team: members[team] for team in event.players})
