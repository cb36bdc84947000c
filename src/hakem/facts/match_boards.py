"""Matches of teams, found from the games of their members.

In every round the games between members of two teams are the match of these
teams. Two teams have at most one match in a round, but a team may have several
of them, as in a Skalitzka.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hakem.model import ByeKind, ForfeitedMatch, Game, PlayerId, Round, RoundNo, TeamId, TeamLineUp, Tournament
from hakem.values import dataclass, replace

_WHITE, _COLOURS = "W", "WB"

TeamPair = tuple[TeamId, TeamId]
"""Two teams, the smaller number first."""

MatchBoard = tuple[PlayerId | None, PlayerId | None]
"""Who sat there for the first and who for the second team; None where nobody did."""

LineUps = Mapping[tuple[TeamId, TeamId | None], TeamLineUp]
"""The line-ups of a round, by team and opponent; by team alone where nobody has said who that is."""


@dataclass(frozen=True, slots=True)
class _Seat:
    """Where a player stands in the list of a team; places count from 0."""

    team: TeamId
    place: int


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """Two teams in one round, and who sat on their boards.

    The first of ``teams`` has White in the first game. ``forfeit`` is what the
    event lists about a match that did not take place; such a match may be
    without boards.
    """

    round_no: RoundNo
    teams: tuple[TeamId, TeamId]
    boards: tuple[MatchBoard, ...]
    forfeit: ForfeitedMatch | None = None

    def side(self, team: TeamId) -> int:
        """The position of a team in ``teams`` and of its players on the boards."""
        return self.teams.index(team)


def team_matches(t: Tournament, only_round: int | None = None) -> tuple[TeamMatch, ...]:
    """All matches, round by round, in the order of their first games; forfeited ones without games come last.

    Whoever wants those of one round alone may say so.
    """
    seats = {p: _Seat(team.id, place) for team in t.teams for place, p in enumerate(team.members)}
    forfeits: dict[int, dict[TeamPair, ForfeitedMatch]] = {}
    for forfeit in t.team_play.forfeited:
        forfeits.setdefault(forfeit.round_no, {})[_pair(forfeit.white, forfeit.black)] = forfeit
    line_ups: dict[int, dict[tuple[TeamId, TeamId | None], TeamLineUp]] = {}
    for line_up in t.team_play.line_ups:
        line_ups.setdefault(line_up.round_no, {})[line_up.team, line_up.opponent] = line_up
    return tuple(
        match
        for number, rnd in enumerate(t.rounds, start=1)
        if only_round in (None, number)
        for match in _of_round(rnd, RoundNo(number), seats, forfeits.get(number, {}), line_ups.get(number, {}))
    )


def line_ups_seen(t: Tournament, round_no: int) -> tuple[TeamLineUp, ...]:
    """Who sat for the teams in a round that has been paired, by its games: both sides of every match."""
    return tuple(
        TeamLineUp(match.round_no, match.teams[side], match.teams[1 - side], tuple(b[side] for b in match.boards))
        for match in team_matches(t, round_no)
        for side in (0, 1)
    )


def boards_per_match(t: Tournament, found: Sequence[TeamMatch] | None = None) -> int:
    """As many as colours are named for; without them, as the longest of the event's matches has.

    Whoever has found the matches already may say so.
    """
    named = len(t.team_play.scoring.board_colours)
    return named or max((len(match.boards) for match in (team_matches(t) if found is None else found)), default=0)


def named_has_white(t: Tournament, board: int) -> bool:
    """Whether the team for which the event names the colours of boards has White on one of them, counted from 0.

    Colours alternate from board to board, unless the event names others.
    """
    named = t.team_play.scoring.board_colours
    return (named[board] if board < len(named) else _COLOURS[board % 2]) == _WHITE


def _pair(one: TeamId, other: TeamId) -> TeamPair:
    return (one, other) if one <= other else (other, one)


def _of_round(
    rnd: Round,
    number: RoundNo,
    seats: Mapping[PlayerId, _Seat],
    forfeits: Mapping[TeamPair, ForfeitedMatch],
    line_ups: LineUps,
) -> list[TeamMatch]:
    games: dict[TeamPair, list[Game]] = {}
    for game in rnd.games:
        white, black = seats.get(game.white), seats.get(game.black)
        if white is not None and black is not None and white.team != black.team:
            games.setdefault(_pair(white.team, black.team), []).append(game)
    unopposed = _unopposed(rnd, games, seats)
    found = []
    for pair in (*games, *(pair for pair in forfeits if pair not in games)):
        ordered = _in_board_order(games.get(pair, ()), seats, pair)
        forfeit = forfeits.get(pair)
        white_team = seats[ordered[0].white].team if ordered else forfeits[pair].white
        teams = pair if pair[0] == white_team else (pair[1], pair[0])
        boards = [_board(game, teams, seats) for game in ordered]
        alone = unopposed.get(pair, ())
        stated = _as_lined_up(boards, {p: teams.index(seats[p].team) for p in alone}, teams, line_ups)
        for player in alone if stated is None else ():
            _insert(player, boards, teams, seats)
        match = TeamMatch(number, teams, tuple(boards) if stated is None else stated, forfeit)
        found.append(_white_first(match, {game.white for game in ordered}))
    return found


def _white_first(match: TeamMatch, white: Collection[PlayerId]) -> TeamMatch:
    """The match whose first team has White in the first game: line-ups may have made another game the first one."""
    first = next((board for board in match.boards if None not in board), None)
    if first is None or first[0] in white:
        return match
    one, two = match.teams
    return replace(match, teams=(two, one), boards=tuple((theirs, mine) for mine, theirs in match.boards))


def _as_lined_up(
    boards: Sequence[MatchBoard], alone: Mapping[PlayerId, int], teams: tuple[TeamId, TeamId], line_ups: LineUps
) -> tuple[MatchBoard, ...] | None:
    """The boards in the order of the line-ups; None if there are none, or if they contradict the games.

    A team without one is taken as it sat opposite. Players without an opponent,
    given with their side, sit where the line-up says, else opposite the first
    board that the other team left empty.
    """
    listed = [line_ups.get((one, other)) or line_ups.get((one, None)) for one, other in (teams, teams[::-1])]
    if listed == [None, None]:
        return None
    places = [{p: i for i, p in enumerate(x.players) if p is not None} if x else {} for x in listed]
    empty = [[i for i, p in enumerate(x.players) if p is None] if x else [] for x in listed]
    at: dict[int, MatchBoard] = {}
    for white, black in boards:
        found = {place[p] for place, p in zip(places, (white, black), strict=True) if p is not None and p in place}
        if len(found) != 1 or found & at.keys():
            return None
        at[found.pop()] = (white, black)
    for player, side in alone.items():
        opposite = next((i for i in empty[1 - side] if i not in at), -1)
        place = places[side].get(player, opposite)
        if place < 0 or place in at:
            return None
        at[place] = (player, None) if side == 0 else (None, player)
    return tuple(at[i] for i in sorted(at))


def _in_board_order(games: Sequence[Game], seats: Mapping[PlayerId, _Seat], pair: TeamPair) -> Sequence[Game]:
    """As the members stand in the lists of their teams; if the lists disagree, as the games stand in the round."""

    def by_list(team: TeamId) -> list[Game]:
        return sorted(games, key=lambda g: next(seats[p].place for p in g.players if seats[p].team == team))

    first, second = (by_list(team) for team in pair)
    return first if first == second else games


def _board(game: Game, teams: tuple[TeamId, TeamId], seats: Mapping[PlayerId, _Seat]) -> MatchBoard:
    return game.players if seats[game.white].team == teams[0] else (game.black, game.white)


def _unopposed(
    rnd: Round, games: Mapping[TeamPair, Sequence[Game]], seats: Mapping[PlayerId, _Seat]
) -> Mapping[TeamPair, list[PlayerId]]:
    """Members who had no opponent, and points for it, while their teams had a match: the board opposite was empty.

    If the team had several matches the first of them is taken.
    """
    first_match: dict[TeamId, TeamPair] = {}
    for pair in games:
        for team in pair:
            first_match.setdefault(team, pair)
    alone: dict[TeamPair, list[PlayerId]] = {}
    for bye in rnd.byes:
        seat = seats.get(bye.player)
        if bye.kind is not ByeKind.ZERO_POINT and seat is not None and seat.team in first_match:
            alone.setdefault(first_match[seat.team], []).append(bye.player)
    return alone


def _insert(
    player: PlayerId, boards: list[MatchBoard], teams: tuple[TeamId, TeamId], seats: Mapping[PlayerId, _Seat]
) -> None:
    """Give an unopposed player the board before the first one of a teammate who stands later in the list."""
    seat = seats[player]
    side = teams.index(seat.team)
    later = (
        number
        for number, board in enumerate(boards)
        if (mate := board[side]) is not None and seats[mate].place > seat.place
    )
    boards.insert(next(later, len(boards)), (player, None) if side == 0 else (None, player))
