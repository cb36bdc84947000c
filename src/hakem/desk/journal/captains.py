"""What a captain may do with the code of a phone: hand in the line-up of the own team, and report the own match.

Line-ups are secret until the round is published. Until then a captain hands one in, and
another one in its place, and sees no boards of the round, as the opponent's line-up is
in them. From then on everybody sees both, so that only an arbiter changes one: who has
seen the opponent's line-up must not answer it with another one.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.journal.asking import Refused, refusal
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_match_actions import MatchAt, matches_at
from hakem.i18n import Json
from hakem.model import PlayerId, TeamId
from hakem.values import replace


def own_match(desk: Desk, team: int, round_no: int) -> MatchAt | None:
    """The match of a team in a round; None if the round is not paired or the team rests."""
    if not 1 <= round_no <= desk.round_no:
        return None
    return next((at for at in matches_at(desk.tournament, round_no) if team in at.match.teams), None)


def with_own_boards(desk: Desk, person: Person, round_no: int) -> Person:
    """A captain with the boards of the own match in a round, none before it is published; others as they are."""
    if not person.team:
        return person
    at = own_match(desk, person.team, round_no) if round_no in desk.published else None
    return replace(person, boards=tuple((board, board) for board in sorted(at.games.values())) if at else ())


def why_closed(desk: Desk, team: int, round_no: int) -> Refused | None:
    """Why a captain hands in no line-up any more, None while it is possible."""
    if round_no in desk.published:
        return refusal("line-up-is-out", round=round_no)
    at = own_match(desk, team, round_no)
    if at is not None and any(shown_result(desk, round_no, board) for board in at.games.values()):
        return refusal("line-up-has-results", round=round_no)
    return None


def teams_handed_in(entries: Sequence[JournalEntry], round_no: int) -> frozenset[int]:
    """The teams for which somebody has handed in a line-up for a round.

    That the event has one is not enough: who sits at the boards of a match is noted for both
    teams as soon as one of them changes.
    """
    undone, found = what_holds(entries).undone_by, dict[int, bool]()
    for entry in entries:
        team, players = entry.data.get("team"), entry.data.get("players")
        if entry.action == "line-up" and entry.data.get("round") == round_no and entry.seq not in undone:
            found |= {team: isinstance(players, list) and any(players)} if isinstance(team, int) else {}
    return frozenset(team for team, sits in found.items() if sits)


def handed_in(desk: Desk, entries: Sequence[JournalEntry], team: int, round_no: int) -> tuple[PlayerId | None, ...]:
    """The line-up that a team has handed in for a round, without empty boards at the end; nobody if it has not."""
    if team not in teams_handed_in(entries, round_no):
        return ()
    at = own_match(desk, team, round_no)
    opponent = None if at is None else at.match.teams[1 - at.match.side(TeamId(team))]
    stated = desk.tournament.team_play.line_up(round_no, TeamId(team), opponent)
    players = list(stated.players) if stated is not None else []
    while players and players[-1] is None:
        players.pop()
    return tuple(players)


def line_up_seen(desk: Desk, entries: Sequence[JournalEntry], team: int, round_no: int) -> list[Json]:
    """The line-up that was handed in, as somebody says to have seen it."""
    return [None if player is None else int(player) for player in handed_in(desk, entries, team, round_no)]
