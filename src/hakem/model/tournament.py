"""A tournament as one immutable value: everything that happened, nothing that follows from it."""

from __future__ import annotations

import enum
from collections.abc import Collection, Container, Mapping
from datetime import date

from hakem.model.external import ExternalValues
from hakem.model.ids import FIRST_ROUND, PlayerId, RoundNo
from hakem.model.player import Player, Team
from hakem.model.points import STANDARD, Points, PointSystem
from hakem.model.prizes import NO_PRIZES, PrizeList
from hakem.model.results import AbnormalKind, Bye, ByeKind, Colour, Game, Mark
from hakem.model.rules import NO_RULES, EventRules, PairedBy
from hakem.model.team_play import NO_TEAM_PLAY, TeamPlay
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class RatingMethod:
    """How strength is taken from FIDE and national ratings, for the players of one federation."""

    federation: str
    method: str


@dataclass(frozen=True, slots=True)
class Event:
    """What stands on the cover of the report.

    ``type_code`` is the encoded tournament type of TRF26 without the suffix
    for acceleration; ``kind`` the free text beside it.
    """

    name: str = ""
    city: str = ""
    federation: str = ""
    start: date | None = None
    end: date | None = None
    kind: str = ""
    type_code: str = ""
    chief_arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    time_control_code: str = ""
    controller: str = ""
    round_dates: tuple[date | None, ...] = ()
    rating_methods: tuple[RatingMethod, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A paired round: its games in board order, and its byes.

    A player who is in neither has been absent and scored a zero-point bye.
    ``paired_by`` says who made the round; None where nobody has noted it.
    """

    games: tuple[Game, ...] = ()
    byes: tuple[Bye, ...] = ()
    paired_by: PairedBy | None = None

    @property
    def is_paired(self) -> bool:
        """Whether somebody was paired: byes that were asked for do not need a pairing."""
        return bool(self.games) or any(bye.kind is ByeKind.PAIRING_ALLOCATED for bye in self.byes)

    @property
    def present(self) -> frozenset[PlayerId]:
        """Who must have been there: not whoever lost by forfeit or got nothing, as those do who are gone."""
        at_boards = (
            player
            for game in self.games
            for player, mark in ((game.white, game.white_mark), (game.black, game.black_mark))
            if game.played or mark is not Mark.LOSS
        )
        return frozenset((*at_boards, *(bye.player for bye in self.byes if bye.kind is not ByeKind.ZERO_POINT)))

    def missed_by(self, player: PlayerId, there: Container[PlayerId]) -> Round:
        """The round as it is if the player did not come: a game that was not played is lost by forfeit.

        The opponent wins it, unless they are not ``there`` or lost it too.
        """

        def mark(game: Game, side: PlayerId, had: Mark) -> Mark:
            return Mark.WIN if side != player and side in there and (game.pending or had is Mark.WIN) else Mark.LOSS

        def missed(game: Game) -> Game:
            white, black = mark(game, game.white, game.white_mark), mark(game, game.black, game.black_mark)
            return replace(game, white_mark=white, black_mark=black, played=False)

        def is_open(game: Game) -> bool:
            return player in game.players and (game.pending or not game.played)

        return replace(self, games=tuple(missed(game) if is_open(game) else game for game in self.games))


@dataclass(frozen=True, slots=True)
class Absence:
    """A bye announced for a round that is still to be paired."""

    round_no: RoundNo
    player: PlayerId
    kind: ByeKind


@dataclass(frozen=True, slots=True)
class Prohibition:
    """Players who must not be paired with each other from one round to another (None: to the end)."""

    players: tuple[PlayerId, ...]
    first_round: RoundNo = FIRST_ROUND
    last_round: RoundNo | None = None

    def holds_in(self, round_no: int) -> bool:
        """Whether it counts in that round."""
        return self.first_round <= round_no and (self.last_round is None or round_no <= self.last_round)


@dataclass(frozen=True, slots=True)
class VirtualPoints:
    """Points that count for pairing only, in the rounds from ``first_round`` to ``last_round``."""

    player: PlayerId
    first_round: RoundNo
    last_round: RoundNo
    points: Points


class AccelerationMethod(enum.Enum):
    """Who decides about virtual points: the Baku rules, or the list given."""

    BAKU = "baku"
    LISTED = "listed"


@dataclass(frozen=True, slots=True)
class Acceleration:
    """Accelerated pairings. Points listed here are facts and override the method's own."""

    method: AccelerationMethod
    points: tuple[VirtualPoints, ...] = ()


@dataclass(frozen=True, slots=True)
class AbnormalPoints:
    """A result of these players counts differently in one round (None: in every round)."""

    kind: AbnormalKind
    points: Points
    round_no: RoundNo | None
    players: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class Drawer:
    """Somebody who took part in a drawing, as they were when it took place, and the number that came.

    ``who`` is the id of a player or of a team, 0 once they are out of the event.
    ``in_hall`` says that they drew the number themselves, out of a hat.
    """

    who: int
    number: int
    name: str = ""
    rating: int | None = None
    federation: str | None = None
    in_hall: bool = False


@dataclass(frozen=True, slots=True)
class Lot:
    """A drawing of lots that took place; ``seed`` lets anybody repeat it.

    ``drawn`` are those who took part, in the order in which they drew; ``of_teams``
    says that they are teams. ``outcome`` is what came where nobody has a number.
    Drawings of older events have neither.
    """

    purpose: str
    seed: str
    drawn: tuple[Drawer, ...] = ()
    outcome: str = ""
    of_teams: bool = False

    def known_as(self, new_id: Mapping[int, int]) -> Lot:
        """The drawing where those who took part have other ids; whoever has none is out of the event."""
        return replace(self, drawn=tuple(replace(each, who=new_id.get(each.who, 0)) for each in self.drawn))

    def without(self, gone: Collection[int]) -> Lot:
        """The drawing where these are out of the event; that they drew stays."""
        if not any(each.who in gone for each in self.drawn):
            return self
        return replace(self, drawn=tuple(replace(e, who=0) if e.who in gone else e for e in self.drawn))


@dataclass(frozen=True, slots=True)
class Tournament:
    """The whole event. ``rounds`` are the rounds paired so far, in order."""

    players: tuple[Player, ...]
    rounds_total: int
    rounds: tuple[Round, ...] = ()
    event: Event = Event()
    points: PointSystem = STANDARD
    initial_colour: Colour | None = None
    absences: tuple[Absence, ...] = ()
    prohibited: tuple[Prohibition, ...] = ()
    acceleration: Acceleration | None = None
    abnormal_points: tuple[AbnormalPoints, ...] = ()
    teams: tuple[Team, ...] = ()
    lots: tuple[Lot, ...] = ()
    team_play: TeamPlay = NO_TEAM_PLAY
    external: tuple[ExternalValues, ...] = ()
    rules: EventRules = NO_RULES
    prizes: PrizeList = NO_PRIZES

    @property
    def next_round(self) -> RoundNo:
        """The round to be paired next."""
        return RoundNo(len(self.rounds) + 1)
