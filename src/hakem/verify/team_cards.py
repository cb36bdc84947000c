"""What teams have scored, round by round: match points, and the game points of their members.

The verifier's own reading of matches (readings TEAM-2 to TEAM-6, TEAM-10): one game over the board makes a match
a played one, more game points win it, and what members score beside their boards belongs to the team.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from hakem.model import AbnormalKind, ByeKind, Mark, PlayerId, Points, TeamId, Tournament
from hakem.values import dataclass, replace
from hakem.verify.history import Past, PastRound, pasts
from hakem.verify.matches import SeenMatch, matches_in

_ZERO = Fraction(0)


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A round of a team: a match, or none, and then ``bye`` says which kind; ``games`` were played on its boards."""

    round_no: int
    match_points: Points
    game_points: Points
    mark: Mark | None = None
    played: bool = False
    games: int = 0
    bye: ByeKind | None = None


@dataclass(frozen=True, slots=True)
class TeamPast:
    """The rounds of a team, the one that is judged among them, and points that belong to no round."""

    lines: tuple[TeamLine, ...]
    now: TeamLine
    extra_match: Points
    extra_game: Points

    def line(self, number: int) -> TeamLine:
        """That round."""
        return (*self.lines, self.now)[number - 1]


def team_lines(t: Tournament, round_no: int) -> dict[TeamId, TeamPast]:
    """Everybody before that round, and who has no opponent in it."""
    book = _TeamBook(t, round_no)
    found = {}
    for team in t.teams:
        *lines, now = (book.line(team.id, number) for number in range(1, round_no + 1))
        match, game = book.unusual.get((team.id, None, AbnormalKind.EXTRA), (None, None))
        game_extra = sum((book.seen[member].extra for member in team.members), game or _ZERO)
        found[team.id] = TeamPast(tuple(lines), now, match or _ZERO, game_extra)
    return found


class _TeamBook:
    """The players before the round, and what the event says of teams."""

    def __init__(self, t: Tournament, round_no: int) -> None:
        self.t, self.scoring = t, t.team_play.scoring
        self.seen: Mapping[PlayerId, Past] = pasts(t, round_no)
        self.now = round_no
        self.members = {team.id: team.members for team in t.teams}
        self.matches: dict[tuple[TeamId, int], SeenMatch] = {}
        on_boards: set[tuple[int, PlayerId | None]] = set()
        longest = 0
        for number in range(1, round_no + 1):
            for match in matches_in(t, number):
                for team in match.teams:
                    self.matches[team, number] = match
                on_boards |= {(number, player) for board in match.boards for player in board.sides}
                longest = max(longest, len(match.boards) if number < round_no else 0)
        self.on_boards = on_boards
        self.boards = len(self.scoring.board_colours) or longest
        self.listed: dict[tuple[TeamId, int], ByeKind] = {
            (bye.team, bye.round_no): bye.kind for bye in t.team_play.byes
        }
        self.unusual = self._unusual()

    def _unusual(self) -> dict[tuple[TeamId, int | None, AbnormalKind], tuple[Points | None, Points | None]]:
        """Values of record 299 by team, round and kind; bonus and penalty add up."""
        found: dict[tuple[TeamId, int | None, AbnormalKind], tuple[Points | None, Points | None]] = {}
        for one in self.t.team_play.abnormal_points:
            for team in one.teams or tuple(self.members):
                at, values = (team, one.round_no, one.kind), (one.match_points, one.game_points)
                if one.kind is AbnormalKind.EXTRA:
                    match, game = found.get(at, (_ZERO, _ZERO))
                    values = ((match or _ZERO) + (values[0] or _ZERO), (game or _ZERO) + (values[1] or _ZERO))
                found[at] = values
        return found

    def line(self, team: TeamId, number: int) -> TeamLine:
        """One round of one team with everything that counts in it."""
        if number == self.now:
            return self._open(team, number)
        match = self.matches.get((team, number))
        bye = self.listed.get((team, number))
        if match is not None:
            found, stated = self._match(match, team, number), not match.boards
        elif bye is not None:
            found, stated = self._bye(number, bye), True
        elif self._shows_bye(team, number):
            found = self._bye(number, ByeKind.PAIRING_ALLOCATED)
            stated = self.scoring.bye_game_points is not None
            found = found if stated else replace(found, game_points=_ZERO)
        else:
            found, stated = TeamLine(number, _ZERO, _ZERO, bye=ByeKind.ZERO_POINT), False
        return self._with_unusual(
            team, replace(found, game_points=found.game_points + self._beside(team, number, stated))
        )

    def _open(self, team: TeamId, number: int) -> TeamLine:
        """The round that is judged: only who has no opponent in it."""
        if (team, number) in self.matches:
            return TeamLine(number, _ZERO, _ZERO, played=True, bye=self.listed.get((team, number)))
        byes = {bye.player: bye.kind for bye in self.t.rounds[number - 1].byes}
        shown = any(byes.get(member) is ByeKind.PAIRING_ALLOCATED for member in self.members[team])
        usual = ByeKind.PAIRING_ALLOCATED if shown else ByeKind.ZERO_POINT
        return TeamLine(number, _ZERO, _ZERO, bye=self.listed.get((team, number), usual))

    def _of(self, player: PlayerId, number: int) -> PastRound:
        return self.seen[player].lines[number - 1]

    def _shows_bye(self, team: TeamId, number: int) -> bool:
        """Nobody plays, and somebody has the bye of the pairing."""
        kinds = [self._of(member, number).bye for member in self.members[team]]
        return None not in kinds and ByeKind.PAIRING_ALLOCATED in kinds

    def _beside(self, team: TeamId, number: int, stated: bool) -> Points:
        """What members score without a board of a match; only bonus and penalty where the event says the rest."""
        others = [member for member in self.members[team] if (number, member) not in self.on_boards]
        if not stated:
            return sum((self._of(member, number).points for member in others), _ZERO)
        return (
            sum(
                (one.points * sum(player in others for player in one.players))
                for one in self.t.abnormal_points
                if one.kind is AbnormalKind.EXTRA and one.round_no == number
            )
            + _ZERO
        )

    def _bye(self, number: int, kind: ByeKind) -> TeamLine:
        """That of the pairing is a drawn match, unless the event says otherwise; others count on every board."""
        scoring, points = self.scoring, self.t.points
        match, board = {
            ByeKind.PAIRING_ALLOCATED: (scoring.draw, points.draw),
            ByeKind.FULL_POINT: (scoring.win, points.full_point_bye),
            ByeKind.HALF_POINT: (scoring.draw, points.half_point_bye),
            ByeKind.ZERO_POINT: (_ZERO, points.zero_point_bye),
        }[kind]
        game = self.boards * board
        if kind is ByeKind.PAIRING_ALLOCATED:
            match = match if scoring.bye_match_points is None else scoring.bye_match_points
            game = game if scoring.bye_game_points is None else scoring.bye_game_points
        return TeamLine(number, match, game, bye=kind)

    def _match(self, match: SeenMatch, team: TeamId, number: int) -> TeamLine:
        side = match.teams.index(team)
        games = 0 if match.forfeit else sum(self._of(game.white, number).over_the_board for game in match.games)
        own, theirs = (self._boards_of(match, one, number) for one in (side, 1 - side))
        mark = self._mark(match, side, number, own, theirs, games > 0)
        worth = {Mark.WIN: self.scoring.win, Mark.DRAW: self.scoring.draw}.get(mark, self.scoring.loss)
        return TeamLine(number, worth, own, mark, games > 0, games)

    def _boards_of(self, match: SeenMatch, side: int, number: int) -> Points:
        if not match.boards:
            value = self.t.points.forfeit_win if self._awarded(match, side) else self.t.points.forfeit_loss
            return self.boards * value
        players = (board.sides[side] for board in match.boards)
        return sum((self._of(player, number).points for player in players if player is not None), _ZERO)

    def _awarded(self, match: SeenMatch, side: int) -> bool:
        listed = match.forfeit
        assert listed is not None, "only a listed match has no boards"
        return listed.white_wins if match.teams[side] == listed.white else listed.black_wins

    def _mark(self, match: SeenMatch, side: int, number: int, own: Points, theirs: Points, played: bool) -> Mark:
        """As listed; a team that won no board of a match without a game lost it; else whoever has more."""
        if match.forfeit is not None:
            return Mark.WIN if self._awarded(match, side) else Mark.LOSS
        players = [player for board in match.boards if (player := board.sides[side]) is not None]
        if not played and all(self._of(player, number).mark is Mark.LOSS for player in players):
            return Mark.LOSS
        if own == theirs:
            return Mark.DRAW
        return Mark.WIN if own > theirs else Mark.LOSS

    def _with_unusual(self, team: TeamId, line: TeamLine) -> TeamLine:
        kind = _heading(line)
        for number in (None, line.round_no):
            match, game = self.unusual.get((team, number, kind), (None, None)) if kind is not None else (None, None)
            line = line if match is None else replace(line, match_points=match)
            line = line if game is None else replace(line, game_points=game)
        match, game = self.unusual.get((team, line.round_no, AbnormalKind.EXTRA), (None, None))
        return replace(
            line, match_points=line.match_points + (match or _ZERO), game_points=line.game_points + (game or _ZERO)
        )


def _heading(line: TeamLine) -> AbnormalKind | None:
    """Under which heading an unusual value stands; none for the bye of the pairing."""
    if line.mark is None:
        return {
            ByeKind.FULL_POINT: AbnormalKind.FULL_POINT_BYE,
            ByeKind.HALF_POINT: AbnormalKind.HALF_POINT_BYE,
            ByeKind.ZERO_POINT: AbnormalKind.ZERO_POINT_BYE,
        }.get(line.bye or ByeKind.PAIRING_ALLOCATED)
    if not line.played:
        return AbnormalKind.FORFEIT_WIN if line.mark is Mark.WIN else AbnormalKind.FORFEIT_LOSS
    return {Mark.WIN: AbnormalKind.WIN, Mark.DRAW: AbnormalKind.DRAW}.get(line.mark, AbnormalKind.LOSS)
