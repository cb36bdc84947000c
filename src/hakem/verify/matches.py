"""Matches of teams, read from the boards of a round by the verifier itself.

Boards stand as the line-ups say, else as the members stand in the lists of both
teams; where the lists disagree, as the games stand in the round (reading TEAM-1). A member
with points and without an opponent won an empty board (TEAM-2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hakem.model import ByeKind, ForfeitedMatch, Game, PlayerId, TeamId, Tournament
from hakem.values import dataclass

_OF_TEAMS = ("TEAM", "SCHEVENINGEN", "SCHILLER")
_WORDS_OF_TEAMS, _WORDS_OF_PLAYERS = ("team", "takım"), ("individual", "bireysel")


def calls_itself_one_of_teams(t: Tournament) -> bool | None:
    """What the event says of itself, by its code or else by the words for its kind; None if it says neither."""
    if t.event.type_code:
        return any(part in t.event.type_code.upper() for part in _OF_TEAMS)
    words = t.event.kind.casefold().replace("\u0307", "")
    if any(word in words for word in _WORDS_OF_TEAMS):
        return True
    return False if any(word in words for word in _WORDS_OF_PLAYERS) else None


def meet_as_teams(t: Tournament, contestants: str) -> bool:
    """Whether a system of players pairs the teams of an event: as was chosen, else if it calls itself one of teams."""
    chosen = contestants == "teams" if contestants else bool(calls_itself_one_of_teams(t))
    return bool(t.teams) and chosen


def are_teams(t: Tournament) -> bool:
    """Whether teams meet in a round robin (reading RR-13): as it says, else if it has teams whose members never met."""
    said = calls_itself_one_of_teams(t)
    if said is not None or not t.teams:
        return bool(t.teams) and bool(said)
    team_of = {player: team.id for team in t.teams for player in team.members}
    games = [game for rnd in t.rounds for game in rnd.games]
    return not any(game.white in team_of and team_of[game.white] == team_of.get(game.black) for game in games)


def letter_of(t: Tournament, place: int) -> str:
    """The colour on a board, counted from 0, of the team for which colours are named; they alternate if nobody does."""
    named = t.team_play.scoring.board_colours
    return named[place] if place < len(named) else "WB"[place % 2]


class SeenBoard(NamedTuple):
    """Who sat for the two teams, and the game if somebody sat on both sides."""

    sides: tuple[PlayerId | None, PlayerId | None]
    game: Game | None = None


@dataclass(frozen=True, slots=True)
class SeenMatch:
    """Two teams, the smaller number first, their boards in order, and what the event lists of a match not played."""

    teams: tuple[TeamId, TeamId]
    boards: tuple[SeenBoard, ...]
    forfeit: ForfeitedMatch | None = None

    @property
    def games(self) -> list[Game]:
        """The games of the match."""
        return [board.game for board in self.boards if board.game is not None]

    def white_on(self, place: int) -> TeamId:
        """Who has White on a board with a game."""
        board = self.boards[place]
        assert board.game is not None, "nobody has a colour there"
        return self.teams[0 if board.sides[0] == board.game.white else 1]

    def named(self, t: Tournament) -> tuple[TeamId, TeamId]:
        """The team whose colours the letters of the event are, by the first board with a game, and the other."""
        place = next((i for i, board in enumerate(self.boards) if board.game is not None), None)
        if place is None:
            first = self.forfeit.white if self.forfeit is not None else self.teams[0]
            straight = True
        else:
            first, straight = self.white_on(place), letter_of(t, place) == "W"
        one, two = self.teams if first == self.teams[0] else self.teams[::-1]
        return (one, two) if straight else (two, one)

    def white(self, t: Tournament) -> TeamId:
        """Who has White on board 1, also if nobody sat there."""
        return self.named(t)[0 if letter_of(t, 0) == "W" else 1]


ListPlaces = Mapping[PlayerId, tuple[TeamId, int]]
"""Team and place in its list of every member."""


def matches_in(t: Tournament, round_no: int) -> list[SeenMatch]:
    """The matches of a round in the order of their first games; those that are only listed as forfeited come last."""
    rnd = t.rounds[round_no - 1]
    places: ListPlaces = {player: (team.id, i) for team in t.teams for i, player in enumerate(team.members)}
    games: dict[tuple[TeamId, TeamId], list[Game]] = {}
    for game in rnd.games:
        sides = sorted(places[player][0] for player in game.players if player in places)
        if len(set(sides)) == 2:
            games.setdefault((sides[0], sides[1]), []).append(game)
    listed = {_pair(match): match for match in t.team_play.forfeited if match.round_no == round_no}
    first_of: dict[TeamId, tuple[TeamId, TeamId]] = {}
    for pair in games:
        for team in pair:
            first_of.setdefault(team, pair)
    scoring = [bye.player for bye in rnd.byes if bye.kind is not ByeKind.ZERO_POINT and bye.player in places]
    found = []
    for pair in (*games, *(pair for pair in listed if pair not in games)):
        alone = [player for player in scoring if first_of.get(places[player][0]) == pair]
        boards = _boards(t, round_no, pair, games.get(pair, []), alone, places)
        found.append(SeenMatch(pair, tuple(boards), listed.get(pair)))
    return found


def _pair(match: ForfeitedMatch) -> tuple[TeamId, TeamId]:
    return (min(match.white, match.black), max(match.white, match.black))


def _boards(
    t: Tournament,
    round_no: int,
    pair: tuple[TeamId, TeamId],
    games: Sequence[Game],
    alone: Sequence[PlayerId],
    places: ListPlaces,
) -> list[SeenBoard]:
    seen = [
        SeenBoard((game.white, game.black) if places[game.white][0] == pair[0] else (game.black, game.white), game)
        for game in games
    ]
    empty = [SeenBoard((player, None) if places[player][0] == pair[0] else (None, player)) for player in alone]
    stated = _as_stated(t, round_no, pair, [*seen, *empty])
    if stated is not None:
        return stated
    by_first = sorted(seen, key=lambda board: _place(board, 0, places))
    ordered = by_first if by_first == sorted(seen, key=lambda board: _place(board, 1, places)) else seen
    for board in empty:
        side = 0 if board.sides[0] is not None else 1
        mine = _place(board, side, places)
        at = next((i for i, other in enumerate(ordered) if _place(other, side, places) > mine), len(ordered))
        ordered = [*ordered[:at], board, *ordered[at:]]
    return ordered


def _place(board: SeenBoard, side: int, places: ListPlaces) -> int:
    player = board.sides[side]
    return -1 if player is None else places[player][1]


def _as_stated(
    t: Tournament, round_no: int, pair: tuple[TeamId, TeamId], boards: Sequence[SeenBoard]
) -> list[SeenBoard] | None:
    """The boards as the line-ups have them; None without any, or if they contradict the games."""
    lists: list[tuple[PlayerId | None, ...]] = []
    for team, other in (pair, pair[::-1]):
        found = [x for x in t.team_play.line_ups if (x.round_no, x.team) == (round_no, team)]
        against = [x for x in found if x.opponent == other] or [x for x in found if x.opponent is None]
        lists.append(against[-1].players if against else ())
    if not any(lists):
        return None
    at: dict[int, SeenBoard] = {}
    for board in boards:
        said = {lists[side].index(p) for side, p in enumerate(board.sides) if p is not None and p in lists[side]}
        if not said and board.game is None:
            opposite = lists[0 if board.sides[0] is None else 1]
            said = set([i for i, p in enumerate(opposite) if p is None and i not in at][:1])
        if len(said) != 1 or said & at.keys():
            return None
        at[said.pop()] = board
    return [at.get(place, SeenBoard((None, None))) for place in range(max(at, default=-1) + 1)]
