"""The boards of a round under their matches, with the score so far: how an arbiter reads a round of matches.

Teams meet on several boards of a round, players of a Double-Swiss in two rounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.facts import cards
from hakem.facts.card import Entry
from hakem.facts.double_rounds import GAMES, match_of
from hakem.facts.event_kind import has_double_rounds, is_team_event
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
    if not is_team_event(t):
        return ()
    places = {frozenset(game.players): n for n, game in enumerate(t.rounds[round_no - 1].games, start=1)}
    found = [_group(t, match, places) for match in team_matches(t, round_no)]
    covered = sorted(board for group in found for board in group.boards)
    return tuple(found) if covered == sorted(places.values()) else ()


@dataclass(frozen=True, slots=True)
class TwoGames:
    """A match of a Double-Swiss: both players, White of game 1 first, the score so far, and where its games are.

    ``games`` has the round and the board of game 1 and of game 2, board 0 where a game is not paired yet.
    """

    players: tuple[PlayerId, PlayerId]
    games: tuple[tuple[int, int], tuple[int, int]]
    points: tuple[Points, Points]


def matches_of_two(t: Tournament, round_no: int) -> tuple[TwoGames, ...]:
    """The matches to which the boards of a round belong, in their order; none where games are no parts of matches.

    Two who do not meet again, because somebody has paired a game by hand, are left with the game that they have.
    """
    if t.teams or not has_double_rounds(t):
        return ()
    first = GAMES * match_of(round_no) - 1
    rounds = (first, first + 1)
    known = cards(t)
    boards = [
        {frozenset(game.players): n for n, game in enumerate(t.rounds[number - 1].games, start=1)}
        if number <= len(t.rounds)
        else {}
        for number in rounds
    ]
    found = []
    for game in t.rounds[round_no - 1].games:
        pair = game.players if round_no == first else (game.black, game.white)
        one, two = (each.get(frozenset(pair), 0) for each in boards)
        scores = tuple(
            total(_points(known[player].entries, number) for number, n in zip(rounds, (one, two), strict=True) if n)
            for player in pair
        )
        found.append(TwoGames((pair[0], pair[1]), ((first, one), (first + 1, two)), (scores[0], scores[1])))
    return tuple(found)


def _points(entries: Sequence[Entry], round_no: int) -> Points:
    entry = entries[round_no - 1]
    return Points(0) if entry.mark is Mark.PENDING else entry.points


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
