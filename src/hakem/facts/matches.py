"""Matches from one side of the boards: the card of a team, with match points and game points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from hakem.facts.card import Card, Entry, cards, extra_points
from hakem.facts.match_boards import TeamMatch, boards_per_match, team_matches
from hakem.model import (
    ZERO,
    AbnormalKind,
    ByeKind,
    Colour,
    Mark,
    PlayerId,
    Points,
    RoundNo,
    Team,
    TeamId,
    Tournament,
    total,
)
from hakem.values import dataclass, replace

__all__ = [
    "MatchMark",
    "TeamCard",
    "TeamEntry",
    "TeamMatch",
    "boards_per_match",
    "by_half_of_boards",
    "by_more_game_points",
    "team_bye_worth",
    "team_cards",
    "team_matches",
    "team_scores",
]

MatchMark = Callable[[Points, Points, Points], Mark]
"""The result of a match: from a team's game points, its opponent's, and half of all that the boards are worth."""


def by_more_game_points(own: Points, opponents: Points, half: Points) -> Mark:  # noqa: ARG001 - one of several ways
    """Whoever has more game points than the opponent wins the match."""
    if own == opponents:
        return Mark.DRAW
    return Mark.WIN if own > opponents else Mark.LOSS


def by_half_of_boards(own: Points, opponents: Points, half: Points) -> Mark:  # noqa: ARG001 - one of several ways
    """More than half of what the boards are worth wins, half draws, less loses: both teams may lose."""
    if own == half:
        return Mark.DRAW
    return Mark.WIN if own > half else Mark.LOSS


@dataclass(frozen=True, slots=True)
class TeamEntry:
    """One match of one team, or a round without one.

    Without a match ``opponent``, ``mark`` and ``colour`` are None and ``boards``
    is empty; with one ``bye`` is None. ``colour`` is that of board 1, ``boards``
    are the game points by board and ``boards_played`` says on which of them
    there was a game. ``game_points`` may be more or less than
    their sum: what members have scored outside the matches of the round is in
    its first entry. ``played`` says whether a game of the match took place,
    ``pending`` whether the result of one is still open; it counts as the event
    says, and where it counts nothing the match brings no match points yet.
    """

    round_no: RoundNo
    opponent: TeamId | None
    match_points: Points
    game_points: Points
    mark: Mark | None = None
    bye: ByeKind | None = None
    played: bool = False
    colour: Colour | None = None
    boards: tuple[Points, ...] = ()
    boards_played: tuple[bool, ...] = ()
    pending: bool = False


@dataclass(frozen=True, slots=True)
class TeamCard:
    """A team with all entries and both scores after the last of them.

    Extra points that a member has for the whole event are game points that
    stand in no entry.
    """

    team: Team
    entries: tuple[TeamEntry, ...]
    match_points: Points
    game_points: Points

    def match_points_after(self, round_no: int) -> Points:
        """The match points after that round."""
        return total(e.match_points for e in self.entries if e.round_no <= round_no)

    def game_points_after(self, round_no: int) -> Points:
        """The game points after that round, without extra points that belong to no round."""
        return total(e.game_points for e in self.entries if e.round_no <= round_no)


def team_cards(
    t: Tournament,
    match_mark: MatchMark = by_more_game_points,
    found: Sequence[TeamMatch] | None = None,
    team_bye: Mark = Mark.DRAW,
) -> Mapping[TeamId, TeamCard]:
    """The card of every team, in the order of the teams. Whoever has found the matches already may say so.

    ``team_bye`` is the result of a match that the pairing-allocated bye is worth
    where the event does not say it: a draw (C.04.6 1.4), in round robins of the
    handbook a win (Round Robin 3: "tur atlayan … bir puan alır").
    """
    reckoning = _Reckoning(t, match_mark, team_matches(t) if found is None else found, team_bye)
    entries: dict[TeamId, dict[RoundNo, list[TeamEntry]]] = {team.id: {} for team in t.teams}
    for bye in t.team_play.byes:
        if bye.round_no <= len(t.rounds):
            entries[bye.team].setdefault(bye.round_no, []).append(reckoning.bye(bye.round_no, bye.kind))
    for match in reckoning.matches:
        for team, entry in zip(match.teams, reckoning.entries(match), strict=True):
            entries[team].setdefault(match.round_no, []).append(entry)
    return {team.id: reckoning.card(team, entries[team.id]) for team in t.teams}


def team_bye_worth(t: Tournament) -> tuple[Points, Points] | None:
    """Match points and game points that the pairing-allocated bye brings a team of a Swiss event.

    None where those of a drawn match are meant, and nobody has said yet on how many boards.
    """
    reckoning = _Reckoning(t, by_more_game_points, team_matches(t))
    scoring = t.team_play.scoring
    if scoring.bye_game_points is None and not reckoning.boards:
        return None
    entry = reckoning.bye(RoundNo(1), ByeKind.PAIRING_ALLOCATED)
    return entry.match_points, entry.game_points


class _Reckoning:
    """What matches, byes and absences are worth in one event."""

    def __init__(
        self, t: Tournament, match_mark: MatchMark, matches: Sequence[TeamMatch], team_bye: Mark = Mark.DRAW
    ) -> None:
        self._t = t
        self._match_mark = match_mark
        self._team_bye = team_bye
        self._cards: Mapping[PlayerId, Card] = cards(t)
        self._extra = extra_points(t)
        self.matches = matches
        self.boards = boards_per_match(t, self.matches)
        self._half = self.boards * t.points.win / 2
        self._worth = {Mark.WIN: t.team_play.scoring.win, Mark.DRAW: t.team_play.scoring.draw}
        self._stated = {(bye.round_no, bye.team) for bye in t.team_play.byes}
        self._stated |= {(match.round_no, team) for match in self.matches if not match.boards for team in match.teams}
        self._on_boards = {(match.round_no, p) for match in self.matches for board in match.boards for p in board}
        self._unusual = _TeamValues(t)

    def card(self, team: Team, by_round: Mapping[RoundNo, list[TeamEntry]]) -> TeamCard:
        """The entries of a team put together, with a zero-point bye where it has none."""
        entries: list[TeamEntry] = []
        for number in range(1, len(self._t.rounds) + 1):
            round_no = RoundNo(number)
            first, *rest = by_round.get(round_no) or [self._without_match(team, round_no)]
            beside = self._beside(team, round_no)
            first = replace(first, game_points=first.game_points + beside) if beside else first
            entries += self._unusual.applied(team.id, [first, *rest])
        whole_event = [self._extra.get((member, None), ZERO) for member in team.members]
        extra_match, extra_game = self._unusual.extra(team.id, None)
        return TeamCard(
            team,
            tuple(entries),
            total([*(e.match_points for e in entries), extra_match]),
            total([*(e.game_points for e in entries), *whole_event, extra_game]),
        )

    def _beside(self, team: Team, round_no: RoundNo) -> Points:
        """What members have scored outside the matches; where the event says what the team gets, only extra points."""
        others = [p for p in team.members if (round_no, p) not in self._on_boards]
        if (round_no, team.id) in self._stated:
            return total(self._extra.get((p, round_no), ZERO) for p in others)
        return total(self._of(p, round_no).points for p in others)

    def _without_match(self, team: Team, round_no: RoundNo) -> TeamEntry:
        """A round of which the event says nothing: the pairing-allocated bye if members have it and nobody plays.

        Its match points are those of every such bye. Its game points are what
        the event says a bye is worth, else those of the members.
        """
        seen = [self._of(p, round_no) for p in team.members]
        if any(e.bye is None for e in seen) or all(e.bye is not ByeKind.PAIRING_ALLOCATED for e in seen):
            return TeamEntry(round_no, None, ZERO, ZERO, bye=ByeKind.ZERO_POINT)
        made = self.bye(round_no, ByeKind.PAIRING_ALLOCATED)
        if self._t.team_play.scoring.bye_game_points is None:
            return replace(made, game_points=ZERO)
        self._stated.add((round_no, team.id))
        return made

    def bye(self, round_no: RoundNo, kind: ByeKind) -> TeamEntry:
        """A round without a match that the event lists.

        The pairing-allocated bye is worth what the event says, else the match
        that the edition makes of it. One that was asked for is a match won, drawn or lost on every
        board, in match points too; one for zero points brings none.
        """
        scoring, values = self._t.team_play.scoring, self._t.points
        match_points, board = {
            ByeKind.PAIRING_ALLOCATED: (
                self._match_points(self._team_bye),
                values.win if self._team_bye is Mark.WIN else values.draw,
            ),
            ByeKind.FULL_POINT: (scoring.win, values.full_point_bye),
            ByeKind.HALF_POINT: (scoring.draw, values.half_point_bye),
            ByeKind.ZERO_POINT: (ZERO, values.zero_point_bye),
        }[kind]
        game_points = self.boards * board
        if kind is ByeKind.PAIRING_ALLOCATED:
            match_points = match_points if scoring.bye_match_points is None else scoring.bye_match_points
            game_points = game_points if scoring.bye_game_points is None else scoring.bye_game_points
        return TeamEntry(round_no, None, match_points, game_points, bye=kind)

    def entries(self, match: TeamMatch) -> tuple[TeamEntry, TeamEntry]:
        """A match as each of the two teams sees it."""
        seen = [self._of(p, match.round_no) for board in match.boards for p in board if p is not None]
        there = match.forfeit is None
        played = there and any(e.played or e.mark is Mark.PENDING for e in seen)
        pending = there and any(e.mark is Mark.PENDING for e in seen)
        points = (self._points(match, 0), self._points(match, 1))
        sums = (total(points[0]), total(points[1]))
        boards_played = self._boards_played(match)
        undecided = pending and not self._t.points.unknown

        def entry(side: int) -> TeamEntry:
            mark = self._mark(match, side, played, sums)
            return TeamEntry(
                round_no=match.round_no,
                opponent=match.teams[1 - side],
                match_points=ZERO if undecided else self._match_points(mark),
                game_points=sums[side],
                mark=mark,
                played=played,
                colour=self._colour(match, side),
                boards=points[side],
                boards_played=boards_played,
                pending=pending,
            )

        return entry(0), entry(1)

    def _of(self, player: PlayerId, round_no: RoundNo) -> Entry:
        return self._cards[player].entries[round_no - 1]

    def _points(self, match: TeamMatch, side: int) -> tuple[Points, ...]:
        """Game points by board; a forfeited match of which no board is known was won or lost on all of them."""
        if not match.boards:
            values = self._t.points
            return (values.forfeit_win if self._given(match, side) else values.forfeit_loss,) * self.boards
        players = (board[side] for board in match.boards)
        return tuple(ZERO if p is None else self._of(p, match.round_no).points for p in players)

    def _boards_played(self, match: TeamMatch) -> tuple[bool, ...]:
        """On which boards there was a game, finished or not."""
        if match.forfeit is not None:
            return (False,) * (len(match.boards) or self.boards)
        seen = [[self._of(p, match.round_no) for p in board if p is not None] for board in match.boards]
        return tuple(any(e.played or e.mark is Mark.PENDING for e in entries) for entries in seen)

    def _mark(self, match: TeamMatch, side: int, played: bool, sums: tuple[Points, Points]) -> Mark:
        if match.forfeit is not None:
            return Mark.WIN if self._given(match, side) else Mark.LOSS
        own = () if played else [board[side] for board in match.boards]
        if not played and all(self._of(p, match.round_no).mark is Mark.LOSS for p in own if p is not None):
            return Mark.LOSS
        return self._match_mark(sums[side], sums[1 - side], self._half)

    def _given(self, match: TeamMatch, side: int) -> bool:
        """Whether the event lists the match as won by that side without play."""
        forfeit = match.forfeit
        if forfeit is None:
            return False
        return forfeit.white_wins if match.teams[side] == forfeit.white else forfeit.black_wins

    def _match_points(self, mark: Mark) -> Points:
        return self._worth.get(mark, self._t.team_play.scoring.loss)

    def _colour(self, match: TeamMatch, side: int) -> Colour | None:
        if not match.boards:
            return Colour.WHITE if side == 0 else Colour.BLACK
        player = match.boards[0][side]
        return None if player is None else self._of(player, match.round_no).colour


class _TeamValues:
    """Matches and byes of teams that count differently, and their bonus or penalty points (record 299)."""

    def __init__(self, t: Tournament) -> None:
        everybody = tuple(team.id for team in t.teams)
        self._values: dict[tuple[TeamId, RoundNo | None, AbnormalKind], tuple[Points | None, Points | None]] = {}
        self._extra: dict[tuple[TeamId, RoundNo | None], tuple[Points, Points]] = {}
        for unusual in t.team_play.abnormal_points:
            given = (unusual.match_points, unusual.game_points)
            for team in unusual.teams or everybody:
                if unusual.kind is not AbnormalKind.EXTRA:
                    self._values[team, unusual.round_no, unusual.kind] = given
                    continue
                before = self.extra(team, unusual.round_no)
                more = tuple(ZERO if value is None else value for value in given)
                self._extra[team, unusual.round_no] = (before[0] + more[0], before[1] + more[1])

    def extra(self, team: TeamId, round_no: RoundNo | None) -> tuple[Points, Points]:
        """Bonus or penalty in match points and game points; those under None belong to no single round."""
        return self._extra.get((team, round_no), (ZERO, ZERO))

    def applied(self, team: TeamId, entries: list[TeamEntry]) -> list[TeamEntry]:
        """The entries of a round with their unusual values; bonus and penalty stand in the first one."""
        if not self._values and not self._extra:
            return entries
        first, *rest = [self._changed(team, e) for e in entries]
        match, game = self.extra(team, first.round_no)
        return [replace(first, match_points=first.match_points + match, game_points=first.game_points + game), *rest]

    def _changed(self, team: TeamId, e: TeamEntry) -> TeamEntry:
        kind = _abnormal_kind(e)
        for round_no in (None, e.round_no):
            match, game = self._values.get((team, round_no, kind), (None, None)) if kind is not None else (None, None)
            e = e if match is None else replace(e, match_points=match)
            e = e if game is None else replace(e, game_points=game)
        return e


def _abnormal_kind(e: TeamEntry) -> AbnormalKind | None:
    """Under which heading an unusual value for this entry is listed; None for the pairing-allocated bye."""
    if e.mark is None:
        return {
            ByeKind.FULL_POINT: AbnormalKind.FULL_POINT_BYE,
            ByeKind.HALF_POINT: AbnormalKind.HALF_POINT_BYE,
            ByeKind.ZERO_POINT: AbnormalKind.ZERO_POINT_BYE,
        }.get(e.bye or ByeKind.PAIRING_ALLOCATED)
    if not e.played:
        return AbnormalKind.FORFEIT_WIN if e.mark is Mark.WIN else AbnormalKind.FORFEIT_LOSS
    return {Mark.WIN: AbnormalKind.WIN, Mark.DRAW: AbnormalKind.DRAW}.get(e.mark, AbnormalKind.LOSS)


def team_scores(t: Tournament, after: int | None = None) -> Mapping[TeamId, Points]:
    """The game points of every team, at the end or after the round ``after``.

    They are the points of all members added up, and what the event states for
    rounds in which a team had no boards.
    """
    return MappingProxyType(
        {
            team: card.game_points if after is None else card.game_points_after(after)
            for team, card in team_cards(t).items()
        }
    )
