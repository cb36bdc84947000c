"""Who meets whom in an event, players or teams, in the shape that every pairing rule understands.

Pairing rules speak of players and games. In an event of teams the teams are the
players of the rules and their matches the games: this is the event of which a
Swiss system pairs the next round, whichever system it is. What only teams have,
a second score, stands beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from hakem.facts.card import cards
from hakem.facts.match_boards import TeamMatch, boards_per_match, named_has_white, team_matches
from hakem.facts.matches import TeamCard, TeamEntry, team_cards
from hakem.model import (
    ZERO,
    AbnormalKind,
    AbnormalPoints,
    Absence,
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
    Team,
    TeamId,
    Tournament,
    VirtualPoints,
    total,
)
from hakem.model.ids import FIRST_ROUND
from hakem.values import OneOf, dataclass, replace


class TeamScore(OneOf):
    """The two scores of a team: points for matches, and those that its players make on the boards."""

    MATCH = "match"
    GAME = "game"

    @property
    def other(self) -> TeamScore:
        """The other of the two."""
        return TeamScore.GAME if self is TeamScore.MATCH else TeamScore.MATCH


@dataclass(frozen=True, slots=True)
class ContestEvent:
    """An event of contestants: in ``event`` they are the players and their matches the games.

    ``second`` is the second score of each of them, ``games`` how many games each
    has played; both are empty where a match is a game of two players.
    """

    event: Tournament
    second: Mapping[PlayerId, Points] = MappingProxyType({})
    games: Mapping[PlayerId, int] = MappingProxyType({})


def contest_of_teams(t: Tournament, primary: TeamScore = TeamScore.MATCH) -> ContestEvent:
    """The teams of an event as contestants who are paired by that score (C.04.6 1.2)."""
    matches = team_matches(t)
    people = {p.id: p for p in t.players}
    made = team_cards(t, found=matches)
    event = replace(
        t,
        players=tuple(_as_player(team, [people[member] for member in team.members]) for team in t.teams),
        rounds=_rounds(t, matches, made),
        points=_values(t, primary, boards_per_match(t, matches)),
        absences=_absences(t),
        prohibited=_prohibited(t),
        acceleration=_acceleration(t),
        abnormal_points=(),
        teams=(),
        team_play=replace(t.team_play, byes=(), forfeited=(), line_ups=(), abnormal_points=()),
        external=(),
    )
    shown = {PlayerId(team): _shown(card, primary) for team, card in made.items()}
    second = {PlayerId(team): _total(card, primary.other) for team, card in made.items()}
    totals = {PlayerId(team): _total(card, primary) for team, card in made.items()}
    games = {PlayerId(team): sum(sum(e.boards_played) for e in card.entries) for team, card in made.items()}
    return ContestEvent(with_points(event, shown, totals), MappingProxyType(second), MappingProxyType(games))


def _as_player(team: Team, members: Sequence[Player]) -> Player:
    """A team in the place of a player, its TPN the number; it comes with its first member and goes with its last."""
    left = [p.withdrawn_after for p in members]
    gone = [last for last in left if last is not None]
    return Player(
        PlayerId(team.id),
        int(team.id),
        team.name,
        rating=_strength(team, members),
        joined=min((p.joined for p in members), default=FIRST_ROUND),
        withdrawn_after=max(gone) if gone and len(gone) == len(left) else None,
    )


def _strength(team: Team, members: Sequence[Player]) -> int | None:
    """What the event says of the strength of a team, else the average rating of its members who have one."""
    if team.strength is not None:
        return int(team.strength)
    rated = [p.rating for p in members if p.rating]
    return sum(rated) // len(rated) if rated else None


def _values(t: Tournament, primary: TeamScore, boards: int) -> PointSystem:
    """What a match is worth in the primary score: in game points one that is won, drawn or lost on every board."""
    scoring, board = t.team_play.scoring, t.points
    if primary is TeamScore.MATCH:
        win, draw, loss, nothing = scoring.win, scoring.draw, scoring.loss, ZERO
        bye = draw if scoring.bye_match_points is None else scoring.bye_match_points
    else:
        win, draw, loss, nothing = (
            boards * value for value in (board.win, board.draw, board.loss, board.zero_point_bye)
        )
        bye = draw if scoring.bye_game_points is None else scoring.bye_game_points
    return PointSystem(win, draw, loss, win, draw, loss, win, loss, bye, win, draw, nothing, draw)


def _rounds(t: Tournament, matches: tuple[TeamMatch, ...], made: Mapping[TeamId, TeamCard]) -> tuple[Round, ...]:
    """The rounds with matches in the place of games; byes as the cards of the teams have them."""
    games: dict[int, list[Game]] = {number: [] for number in range(1, len(t.rounds) + 1)}
    byes: dict[int, list[Bye]] = {number: [] for number in games}
    entries = {(team, e.round_no, e.opponent): e for team, card in made.items() for e in card.entries}
    for match in matches:
        white, black = match.teams if _first_named_has_white(t, match) else match.teams[::-1]
        mine, theirs = entries[white, match.round_no, black], entries[black, match.round_no, white]
        marks = (mine.mark or Mark.LOSS, theirs.mark or Mark.LOSS)
        games[match.round_no].append(Game(PlayerId(white), PlayerId(black), *marks, played=mine.played))
    for team, card in made.items():
        for entry in card.entries:
            if entry.opponent is None and entry.bye not in (None, ByeKind.ZERO_POINT):
                byes[entry.round_no].append(Bye(PlayerId(team), entry.bye))
    return tuple(
        replace(rnd, games=tuple(games[number]), byes=tuple(byes[number]))
        for number, rnd in enumerate(t.rounds, start=1)
    )


def _first_named_has_white(t: Tournament, match: TeamMatch) -> bool:
    """Whether the first of the teams was to have White on board 1 (C.04.6 1.6).

    The teams are named by the colours of the first game; if nobody sat opposite
    somebody on the boards before it, the colours of boards say the rest.
    """
    played = (at for at, board in enumerate(match.boards) if None not in board)
    return named_has_white(t, next(played, 0)) is named_has_white(t, 0)


def _absences(t: Tournament) -> tuple[Absence, ...]:
    """Byes that teams have asked for, and teams of which nobody will come to the next round."""
    asked = {
        (at.round_no, at.team): at.kind
        for at in t.team_play.byes
        if at.round_no >= t.next_round and at.kind is not ByeKind.PAIRING_ALLOCATED
    }
    away = {a.player: a.kind for a in t.absences if a.round_no == t.next_round}
    here = {p.id for p in t.players if p.takes_part_in(t.next_round) and p.id not in away}
    for team in t.teams:
        if team.members and here.isdisjoint(team.members):
            kinds = {away.get(member, ByeKind.ZERO_POINT) for member in team.members}
            kind = kinds.pop() if len(kinds) == 1 else ByeKind.ZERO_POINT
            asked.setdefault((t.next_round, team.id), kind)
    return tuple(Absence(round_no, PlayerId(team), kind) for (round_no, team), kind in asked.items())


def _prohibited(t: Tournament) -> tuple[Prohibition, ...]:
    """Teams that must not meet because some of their members must not."""
    team_of = {member: team.id for team in t.teams for member in team.members}
    bans = []
    for ban in t.prohibited:
        teams = tuple(dict.fromkeys(PlayerId(team_of[p]) for p in ban.players if p in team_of))
        if len(teams) > 1:
            bans.append(replace(ban, players=teams))
    return tuple(bans)


def _acceleration(t: Tournament) -> Acceleration | None:
    """The same acceleration of teams; virtual points that are listed for a member belong to the team."""
    if t.acceleration is None or not t.acceleration.points:
        return t.acceleration
    team_of = {member: team.id for team in t.teams for member in team.members}
    listed: dict[VirtualPoints, None] = {}
    for given in t.acceleration.points:
        if given.player in team_of:
            listed[replace(given, player=PlayerId(team_of[given.player]))] = None
    return replace(t.acceleration, points=tuple(listed))


def _points_of(entry: TeamEntry, score: TeamScore) -> Points:
    return entry.match_points if score is TeamScore.MATCH else entry.game_points


def _total(card: TeamCard, score: TeamScore) -> Points:
    return card.match_points if score is TeamScore.MATCH else card.game_points


def _shown(card: TeamCard, score: TeamScore) -> Mapping[int, Points]:
    """What a team scored in every round."""
    by_round: dict[int, Points] = {}
    for entry in card.entries:
        by_round[entry.round_no] = by_round.get(entry.round_no, ZERO) + _points_of(entry, score)
    return by_round


def with_points(
    event: Tournament, shown: Mapping[PlayerId, Mapping[int, Points]], totals: Mapping[PlayerId, Points]
) -> Tournament:
    """The event in which every match counts what it counts for the contestant: in every round, and in all.

    What a match brings beside its usual value, and what belongs to no round at
    all, are extra points.
    """
    extra: dict[tuple[Points, RoundNo | None], list[PlayerId]] = {}
    for contestant, card in cards(event).items():
        for entry in card.entries:
            beside = shown[contestant].get(entry.round_no, ZERO) - entry.points
            if beside:
                extra.setdefault((beside, entry.round_no), []).append(contestant)
        whole = totals[contestant] - total(shown[contestant].values())
        if whole:
            extra.setdefault((whole, None), []).append(contestant)
    abnormal = tuple(
        AbnormalPoints(AbnormalKind.EXTRA, points, round_no, tuple(who)) for (points, round_no), who in extra.items()
    )
    return replace(event, abnormal_points=abnormal)
