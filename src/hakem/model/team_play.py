"""What a match of teams is worth, who sat where, and what befell teams in rounds of which the boards tell nothing."""

from __future__ import annotations

from collections.abc import Collection

from hakem.model.ids import PlayerId, RoundNo, TeamId
from hakem.model.line_up_rules import NO_LINE_UP_RULES, LineUpRules
from hakem.model.points import ONE, ZERO, Points
from hakem.model.results import AbnormalKind, ByeKind
from hakem.values import dataclass, replace

WHITE_OR_BLACK = frozenset("WB")
"""The letters by which ``TeamScoring.board_colours`` names the colours."""


@dataclass(frozen=True, slots=True)
class TeamScoring:
    """Match points, what the pairing-allocated bye of a team is worth, and the colours of the boards.

    A value of the bye that is None is that of a drawn match. ``board_colours``
    has one letter, W or B, for every board of the team that has White on board
    1; it is empty when nobody has said how many boards a match has.
    """

    win: Points = ONE + ONE
    draw: Points = ONE
    loss: Points = ZERO
    bye_match_points: Points | None = None
    bye_game_points: Points | None = None
    board_colours: str = ""


@dataclass(frozen=True, slots=True)
class TeamBye:
    """A round without a match: the pairing-allocated bye of a team, or one that it asked for."""

    round_no: RoundNo
    team: TeamId
    kind: ByeKind = ByeKind.PAIRING_ALLOCATED

    @property
    def teams(self) -> tuple[TeamId, ...]:
        """Whom it is about."""
        return (self.team,)


@dataclass(frozen=True, slots=True)
class ForfeitedMatch:
    """A match that did not take place: one team wins it, or neither does."""

    round_no: RoundNo
    white: TeamId
    black: TeamId
    white_wins: bool
    black_wins: bool

    @property
    def teams(self) -> tuple[TeamId, ...]:
        """Whom it is about: White on board 1, then the other."""
        return (self.white, self.black)


@dataclass(frozen=True, slots=True)
class TeamLineUp:
    """Who sits on the boards of a match for a team, from board 1 on; None where nobody does.

    ``opponent`` is None while nobody knows whom the team will meet.
    """

    round_no: RoundNo
    team: TeamId
    opponent: TeamId | None
    players: tuple[PlayerId | None, ...]


@dataclass(frozen=True, slots=True)
class TeamAbnormalPoints:
    """A match or bye of these teams counts differently in one round (None: in every round).

    A score that is None counts as it would anyway. No teams at all stand for every team.
    """

    kind: AbnormalKind
    match_points: Points | None
    game_points: Points | None
    round_no: RoundNo | None
    teams: tuple[TeamId, ...] = ()


@dataclass(frozen=True, slots=True)
class TeamPlay:
    """Everything that is said of teams as such, beside the games of their members."""

    scoring: TeamScoring = TeamScoring()
    byes: tuple[TeamBye, ...] = ()
    forfeited: tuple[ForfeitedMatch, ...] = ()
    line_ups: tuple[TeamLineUp, ...] = ()
    abnormal_points: tuple[TeamAbnormalPoints, ...] = ()
    line_up_rules: LineUpRules = NO_LINE_UP_RULES

    def line_up(self, round_no: int, team: TeamId, opponent: TeamId | None = None) -> TeamLineUp | None:
        """What is said of who sits for a team in a round, against that opponent or whoever it is; None if nothing."""
        for each in self.line_ups:
            if (each.round_no, each.team) == (round_no, team) and (
                opponent is None or each.opponent in (None, opponent)
            ):
                return each
        return None

    @property
    def listed(self) -> tuple[TeamBye | ForfeitedMatch, ...]:
        """Everything that names teams in a round."""
        return (*self.byes, *self.forfeited)

    def without(self, players: Collection[PlayerId]) -> TeamPlay:
        """The same with nobody on the boards of these players."""
        line_ups = (
            replace(line_up, players=tuple(None if p in players else p for p in line_up.players))
            for line_up in self.line_ups
        )
        return replace(self, line_ups=tuple(line_ups)) if self.line_ups else self

    def before(self, round_no: int) -> TeamPlay:
        """The same without what happened in that round and later ones."""
        return replace(
            self,
            byes=tuple(bye for bye in self.byes if bye.round_no < round_no),
            forfeited=tuple(match for match in self.forfeited if match.round_no < round_no),
            line_ups=tuple(line_up for line_up in self.line_ups if line_up.round_no < round_no),
        )

    def before_pairing(self, round_no: int) -> TeamPlay:
        """The same before that round was paired: byes asked for and line-ups stay, and nobody knows against whom."""
        line_ups = (
            each
            if each.round_no < round_no
            else replace(each, opponent=None if each.round_no == round_no else each.opponent)
            for each in self.line_ups
        )
        asked = tuple(b for b in self.byes if b.round_no >= round_no and b.kind is not ByeKind.PAIRING_ALLOCATED)
        before = self.before(round_no)
        return replace(before, byes=(*before.byes, *asked), line_ups=tuple(line_ups))


NO_TEAM_PLAY = TeamPlay()
