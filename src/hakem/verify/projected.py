"""Events whose contestants are teams, or meet in two games, in the shape of an event of players and games.

A match is one game then: of teams, with the colours of board 1 (C.04.6 1.6); of two games, with those of
the first (C.04.5 1.6). What a match was worth stands beside its result as extra points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from hakem.model import (
    POINT_FIELDS,
    AbnormalKind,
    AbnormalPoints,
    Acceleration,
    Bye,
    ByeKind,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Prohibition,
    Round,
    RoundNo,
    TeamId,
    Tournament,
    VirtualPoints,
)
from hakem.values import dataclass, replace
from hakem.verify.history import Past, PastRound, pasts
from hakem.verify.matches import SeenMatch, matches_in
from hakem.verify.team_cards import TeamLine, TeamPast, team_lines

RoundScores = Mapping[tuple[PlayerId, int], Points]
"""What contestants scored in rounds."""


@dataclass(frozen=True, slots=True)
class ProjectedEvent:
    """The event up to the round that is judged, which is its last.

    ``second`` is the other score of everybody, ``games`` how many games each has played; both are for teams.
    """

    event: Tournament
    second: Mapping[PlayerId, Points]
    games: Mapping[PlayerId, int]


def _exact(event: Tournament, scored: RoundScores, extra: Mapping[PlayerId, Points]) -> Tournament:
    """The event in which every round counts what it counted, and points of no round stand beside all of them."""
    beside = [
        AbnormalPoints(AbnormalKind.EXTRA, scored[player, number] - line.points, RoundNo(number), (player,))
        for player, past in pasts(event, len(event.rounds)).items()
        for number, line in enumerate(past.lines, start=1)
        if scored[player, number] != line.points
    ]
    whole = [AbnormalPoints(AbnormalKind.EXTRA, points, None, (player,)) for player, points in extra.items() if points]
    return replace(event, abnormal_points=(*beside, *whole))


# Teams.


def teams_as_players(t: Tournament, round_no: int, primary: str) -> ProjectedEvent:
    """The teams of an event before and in that round, with match points or game points as their points."""
    cards = team_lines(t, round_no)
    by_match = primary == "match"
    boards = max((len(match.boards) for n in range(1, round_no) for match in matches_in(t, n)), default=0)
    event = replace(
        t,
        players=tuple(Player(PlayerId(team.id), int(team.id), team.name) for team in t.teams),
        rounds=tuple(_round_of_teams(t, number, cards) for number in range(1, round_no + 1)),
        points=_worth_of_matches(t, by_match, len(t.team_play.scoring.board_colours) or boards),
        prohibited=_teams_apart(t),
        acceleration=_acceleration_of_teams(t),
        abnormal_points=(),
        teams=(),
    )
    lines = {(PlayerId(team), line.round_no): line for team, card in cards.items() for line in card.lines}
    first, second = ("match_points", "game_points") if by_match else ("game_points", "match_points")
    scored = {at: getattr(line, first) for at, line in lines.items()}
    extra = {PlayerId(team): card.extra_match if by_match else card.extra_game for team, card in cards.items()}
    others = {
        PlayerId(team): sum((getattr(line, second) for line in card.lines), Fraction(0))
        + (card.extra_game if by_match else card.extra_match)
        for team, card in cards.items()
    }
    games = {PlayerId(team): sum(line.games for line in card.lines) for team, card in cards.items()}
    return ProjectedEvent(_exact(event, scored, extra), others, games)


def _round_of_teams(t: Tournament, number: int, cards: Mapping[TeamId, TeamPast]) -> Round:
    """Matches as games; byes that score, and that of the pairing, as byes."""
    lines = {team: card.line(number) for team, card in cards.items()}
    games = tuple(_match_as_game(t, match, lines) for match in matches_in(t, number))
    byes = tuple(
        Bye(PlayerId(team), line.bye)
        for team, line in lines.items()
        if line.bye is not None and line.bye is not ByeKind.ZERO_POINT
    )
    return Round(games, byes)


def _match_as_game(t: Tournament, match: SeenMatch, lines: Mapping[TeamId, TeamLine]) -> Game:
    white = match.white(t)
    black = match.teams[1] if white == match.teams[0] else match.teams[0]
    marks = (lines[white].mark or Mark.PENDING, lines[black].mark or Mark.PENDING)
    return Game(PlayerId(white), PlayerId(black), *marks, played=lines[white].played)


def _worth_of_matches(t: Tournament, by_match: bool, boards: int) -> PointSystem:
    scoring, board = t.team_play.scoring, t.points
    if by_match:
        win, draw, loss, nothing, bye = scoring.win, scoring.draw, scoring.loss, Fraction(0), scoring.bye_match_points
    else:
        win, draw, loss = boards * board.win, boards * board.draw, boards * board.loss
        nothing, bye = boards * board.zero_point_bye, scoring.bye_game_points
    given = draw if bye is None else bye
    return PointSystem(win, draw, loss, win, draw, loss, win, loss, given, win, draw, nothing, draw)


def _teams_apart(t: Tournament) -> tuple[Prohibition, ...]:
    """What is said of members holds for their teams (reading TSW-7)."""
    team_of = {member: PlayerId(team.id) for team in t.teams for member in team.members}
    lists = ((ban, tuple({team_of[p]: None for p in ban.players if p in team_of})) for ban in t.prohibited)
    return tuple(replace(ban, players=teams) for ban, teams in lists if len(teams) > 1)


def _acceleration_of_teams(t: Tournament) -> Acceleration | None:
    if t.acceleration is None:
        return None
    team_of = {member: PlayerId(team.id) for team in t.teams for member in team.members}
    listed = (replace(one, player=team_of[one.player]) for one in t.acceleration.points if one.player in team_of)
    return replace(t.acceleration, points=tuple(listed))


# Matches of two games.


def double_games(t: Tournament, round_no: int) -> ProjectedEvent:
    """The matches before the first game in that round, which stands for the match that is judged."""
    match_no = (round_no + 1) // 2
    seen = pasts(t, round_no)
    rounds = [_round_of_two(t.rounds[2 * m - 2], seen, m) for m in range(1, match_no)]
    event = replace(
        t,
        rounds_total=t.rounds_total // 2,
        rounds=(*rounds, t.rounds[round_no - 1]),
        points=PointSystem(*(2 * getattr(t.points, name) for name in POINT_FIELDS)),
        prohibited=tuple(Prohibition(ban.players) for ban in t.prohibited if ban.holds_in(round_no)),
        acceleration=_acceleration_of_matches(t.acceleration),
        abnormal_points=(),
    )
    scored = {
        (player, m): sum((line.points for line in _both(past, m)), Fraction(0))
        for player, past in seen.items()
        for m in range(1, match_no)
    }
    return ProjectedEvent(_exact(event, scored, {player: past.extra for player, past in seen.items()}), {}, {})


def _both(past: Past, match_no: int) -> Sequence[PastRound]:
    return past.lines[2 * match_no - 2 : 2 * match_no]


def _round_of_two(first: Round, seen: Mapping[PlayerId, Past], match_no: int) -> Round:
    """A match is forfeited only if neither game was played; then it was won by whoever has won both (reading DSW-3)."""

    def match(game: Game) -> Game:
        sides = [_both(seen[player], match_no) for player in game.players]
        played = any(line.over_the_board for side in sides for line in side if line.opponent is not None)
        if not played:
            marks = [Mark.WIN if all(line.mark is Mark.WIN for line in side) else Mark.LOSS for side in sides]
            return Game(game.white, game.black, marks[0], marks[1], played=False)
        mine, theirs = (sum((line.points for line in side), Fraction(0)) for side in sides)
        if mine == theirs:
            return Game(game.white, game.black, Mark.DRAW, Mark.DRAW)
        won, lost = Mark.WIN, Mark.LOSS
        return Game(game.white, game.black, *((won, lost) if mine > theirs else (lost, won)))

    def bye(given: Bye) -> Bye:
        full = all(line.bye is ByeKind.FULL_POINT for line in _both(seen[given.player], match_no))
        half = given.kind is ByeKind.FULL_POINT and not full
        return Bye(given.player, ByeKind.HALF_POINT if half else given.kind)

    return Round(tuple(map(match, first.games)), tuple(map(bye, first.byes)))


def _acceleration_of_matches(given: Acceleration | None) -> Acceleration | None:
    """Points that are listed for a first game are those of its match (reading DSW-4)."""
    if given is None:
        return None
    listed = (
        VirtualPoints(one.player, RoundNo((one.first_round + 2) // 2), RoundNo((one.last_round + 1) // 2), one.points)
        for one in given.points
    )
    return replace(given, points=tuple(one for one in listed if one.first_round <= one.last_round))
