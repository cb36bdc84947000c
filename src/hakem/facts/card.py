"""The card of a player: the rounds as they look from one side of the board."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import (
    ZERO,
    AbnormalKind,
    ByeKind,
    Colour,
    Mark,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Round,
    RoundNo,
    Severity,
    Tournament,
    problems,
    total,
)
from hakem.values import dataclass, replace

GameValues = Mapping[tuple[Mark, Colour, bool], Points]
"""Points by mark, colour and whether the game was played."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One round of one player.

    ``opponent`` and ``colour`` are None without an opponent; ``bye`` is None
    with one. ``played`` says whether a game took place.
    """

    round_no: RoundNo
    points: Points
    opponent: PlayerId | None = None
    colour: Colour | None = None
    mark: Mark | None = None
    bye: ByeKind | None = None
    played: bool = False
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A player with all entries and the score after the last one."""

    player: Player
    entries: tuple[Entry, ...]
    score: Points

    def score_after(self, round_no: int) -> Points:
        """The score after that round; extra points given for the whole event are part of the final score only."""
        return total(e.points for e in self.entries[:round_no])

    @property
    def open_points(self) -> Points:
        """The part of the score that stands for games without a result."""
        return total(e.points for e in self.entries if e.mark is Mark.PENDING)

    @property
    def at_boards(self) -> Points:
        """The score without byes: where teams meet, a bye is worth something to the team and not to its players."""
        without_game = total(e.points for e in self.entries if e.opponent is None)
        return self.score - without_game if without_game else self.score


def cards(t: Tournament) -> Mapping[PlayerId, Card]:
    """The card of every player, in the order of the players.

    An event that contradicts itself (two of one id, somebody twice in a round, an
    opponent nobody knows) is an error: nothing right could follow from it.
    """
    try:
        return _cards(t)
    except (KeyError, _ContradictionError):
        raise contradiction(t) from None


def contradiction(t: Tournament) -> RequestError:
    """The first thing that is wrong with an event that nobody can use."""
    wrong = [problem.message for problem in problems(t) if problem.severity is Severity.ERROR]
    return RequestError(Message("event.contradiction", {"problem": wrong[0] if wrong else Message("event.no-value")}))


class _ContradictionError(Exception):
    """Something is there twice."""


def _cards(t: Tournament) -> Mapping[PlayerId, Card]:
    entries: dict[PlayerId, list[Entry]] = {p.id: [] for p in t.players}
    if len(entries) < len(t.players):
        raise _ContradictionError
    abnormal = _AbnormalValues(t)
    worth = _values_of_games(t.points)
    free = _byes_of_teams(t)
    for number, rnd in enumerate(t.rounds, start=1):
        for player, entry in _round_entries(rnd, RoundNo(number), t.points, worth):
            own = replace(entry, points=ZERO) if free and entry.bye and (number, player) in free else entry
            entries[player].append(abnormal.applied(player, own) if abnormal.any else own)
        for player, seen in entries.items():
            if len(seen) > number:
                raise _ContradictionError
            if len(seen) < number:
                seen.append(abnormal.applied(player, _bye(RoundNo(number), ByeKind.ZERO_POINT, t.points)))
    return {
        p.id: Card(p, tuple(entries[p.id]), total([*(e.points for e in entries[p.id]), abnormal.extra(p.id)]))
        for p in t.players
    }


def _byes_of_teams(t: Tournament) -> set[tuple[int, PlayerId]]:
    """The rounds and players of byes that are those of a team: they bring it something, and its players nothing."""
    if not t.team_play.byes:
        return set()
    members = {team.id: team.members for team in t.teams}
    return {(int(bye.round_no), player) for bye in t.team_play.byes for player in members.get(bye.team, ())}


def _round_entries(rnd: Round, number: RoundNo, values: PointSystem, worth: GameValues) -> list[tuple[PlayerId, Entry]]:
    seen: list[tuple[PlayerId, Entry]] = []
    white, black, pending = Colour.WHITE, Colour.BLACK, Mark.PENDING
    for game in rnd.games:
        one, two, mark, other = game.white, game.black, game.white_mark, game.black_mark
        over = game.played and mark is not pending
        rated = over and game.rated
        seen.append((one, Entry(number, worth[mark, white, game.played], two, white, mark, None, over, rated)))
        over = game.played and other is not pending
        rated = over and game.rated
        seen.append((two, Entry(number, worth[other, black, game.played], one, black, other, None, over, rated)))
    seen += [(bye.player, _bye(number, bye.kind, values)) for bye in rnd.byes]
    return seen


def _values_of_games(values: PointSystem) -> GameValues:
    """What every mark is worth by colour, and played or not; an open result counts as the system says."""
    worth: dict[tuple[Mark, Colour, bool], Points] = {}
    for colour in Colour:
        white = colour is Colour.WHITE
        worth[Mark.WIN, colour, True] = values.white_win if white else values.black_win
        worth[Mark.DRAW, colour, True] = values.white_draw if white else values.black_draw
        worth[Mark.LOSS, colour, True] = values.white_loss if white else values.black_loss
        worth[Mark.WIN, colour, False] = values.forfeit_win
        worth[Mark.DRAW, colour, False] = values.forfeit_loss
        worth[Mark.LOSS, colour, False] = values.forfeit_loss
        for played in (True, False):
            worth[Mark.PENDING, colour, played] = values.unknown
    return worth


def _bye(number: RoundNo, kind: ByeKind, values: PointSystem) -> Entry:
    return Entry(round_no=number, points=bye_points(kind, values), bye=kind)


def bye_points(kind: ByeKind, values: PointSystem) -> Points:
    """What a bye is worth."""
    return {
        ByeKind.PAIRING_ALLOCATED: values.pairing_allocated_bye,
        ByeKind.FULL_POINT: values.full_point_bye,
        ByeKind.HALF_POINT: values.half_point_bye,
        ByeKind.ZERO_POINT: values.zero_point_bye,
    }[kind]


def extra_points(t: Tournament) -> Mapping[tuple[PlayerId, RoundNo | None], Points]:
    """Bonus and penalty points by player and round; those under None belong to no single round."""
    extra: dict[tuple[PlayerId, RoundNo | None], Points] = {}
    for abnormal in t.abnormal_points:
        if abnormal.kind is AbnormalKind.EXTRA:
            for player in abnormal.players:
                key = (player, abnormal.round_no)
                extra[key] = extra.get(key, ZERO) + abnormal.points
    return extra


class _AbnormalValues:
    """Results that count differently, and bonus or penalty points."""

    def __init__(self, t: Tournament) -> None:
        self._extra = extra_points(t)
        self._values: dict[tuple[PlayerId, RoundNo | None, AbnormalKind], Points] = {
            (player, abnormal.round_no, abnormal.kind): abnormal.points
            for abnormal in t.abnormal_points
            for player in abnormal.players
            if abnormal.kind is not AbnormalKind.EXTRA
        }
        self.any = bool(self._values or self._extra)
        """Whether anything in the event counts differently."""

    def extra(self, player: PlayerId) -> Points:
        """Bonus or penalty that belongs to no single round."""
        return self._extra.get((player, None), ZERO)

    def applied(self, player: PlayerId, entry: Entry) -> Entry:
        """The entry with its unusual value, if it has one."""
        if not self.any:
            return entry
        kind = abnormal_kind(entry)
        points = entry.points
        for round_no in (None, entry.round_no):
            points = self._values.get((player, round_no, kind), points) if kind is not None else points
        points += self._extra.get((player, entry.round_no), ZERO)
        return replace(entry, points=points)


def abnormal_kind(entry: Entry) -> AbnormalKind | None:
    """Under which heading an unusual value for this entry would be listed; None for a PAB or an open result."""
    if entry.bye is not None:
        return {
            ByeKind.FULL_POINT: AbnormalKind.FULL_POINT_BYE,
            ByeKind.HALF_POINT: AbnormalKind.HALF_POINT_BYE,
            ByeKind.ZERO_POINT: AbnormalKind.ZERO_POINT_BYE,
        }.get(entry.bye)
    if entry.mark is None or entry.mark is Mark.PENDING:
        return None
    if not entry.played:
        return AbnormalKind.FORFEIT_WIN if entry.mark is Mark.WIN else AbnormalKind.FORFEIT_LOSS
    return {Mark.WIN: AbnormalKind.WIN, Mark.DRAW: AbnormalKind.DRAW, Mark.LOSS: AbnormalKind.LOSS}[entry.mark]
