"""The boards of a round under their matches, with the score so far: how an arbiter of a team event reads a round."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.facts import cards
from hakem.facts.match_boards import TeamMatch, team_matches
from hakem.model import Mark, PlayerId, Points, Team, Tournament, total
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class MatchGroup:
    """A match: both teams, its boards by their numbers in the round, the score so far and how many boards are open."""

    teams: tuple[Team, Team]
    boards: tuple[int, ...]
    points: tuple[Points, Points]
    open: int


def match_groups(t: Tournament, round_no: int) -> tuple[MatchGroup, ...]:
    """The matches of a round in the order of their first boards; none where boards belong to no match."""
    if not t.teams:
        return ()
    places = {frozenset(game.players): n for n, game in enumerate(t.rounds[round_no - 1].games, start=1)}
    found = [_group(t, match, places) for match in team_matches(t, round_no)]
    covered = sorted(board for group in found for board in group.boards)
    return tuple(found) if covered == sorted(places.values()) else ()


def _group(t: Tournament, match: TeamMatch, places: Mapping[frozenset[PlayerId], int]) -> MatchGroup:
    known, team = cards(t), {each.id: each for each in t.teams}
    pairs = ((one, two) for one, two in match.boards if one is not None and two is not None)
    played = [pair for pair in pairs if frozenset(pair) in places]
    scores: list[list[Points]] = [[], []]
    waiting = 0
    for board in played:
        for side, player in enumerate(board):
            entry = known[player].entries[match.round_no - 1]
            if entry.mark is not Mark.PENDING:
                scores[side].append(entry.points)
            elif side == 0:
                waiting += 1
    boards = tuple(places[frozenset(board)] for board in played)
    return MatchGroup(
        (team[match.teams[0]], team[match.teams[1]]), boards, (total(scores[0]), total(scores[1])), waiting
    )
