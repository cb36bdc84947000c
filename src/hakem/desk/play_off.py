"""A play-off of an event: who is tied, in which order they come to it, and what its outcome means for the event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event, said_of_teams
from hakem.i18n import Message, PlayerRef
from hakem.knockout import GameId, Pending, PlayoffRecord, State, playoff_values
from hakem.model import ExternalValues, Points, Tournament, printable
from hakem.tiebreaks import FIRST_SCORES, OTHER, Standing, StandingsRequest, standings
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class TieRequest:
    """Which tie: the ``place`` shared after the tie-breaks ``before``, in the order of those that come ``after``.

    Lists that are left out follow from the event; ``seed`` is that of lots.
    """

    place: int
    before: tuple[str, ...] | None = None
    after: tuple[str, ...] | None = None
    edition: str | None = None
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Tied:
    """Ids of those who share a place, the best by the next tie-break first, and what somebody should know about it."""

    ids: tuple[int, ...]
    notes: tuple[Message, ...] = ()


def names_of(t: Tournament) -> Mapping[int, str]:
    """The names of those who compete, teams or players, by id."""
    contestants = t.teams if is_team_event(t) else t.players
    return {int(each.id): printable(each.name) for each in contestants}


def require_known(t: Tournament, ids: Sequence[int]) -> None:
    """Everybody of a play-off is somebody of the event."""
    names = names_of(t)
    unknown = tuple(each for each in ids if each not in names)
    if unknown:
        raise RequestError(Message("playoff.unknown", {"ids": unknown}))


def tied(t: Tournament, request: TieRequest) -> Tied:
    """Those who share the place; refused if nobody does."""
    before, after = _lists(t, request)

    def rows(codes: tuple[str, ...]) -> tuple[Standing, ...]:
        return standings(t, StandingsRequest(codes=codes, edition=request.edition, seed=request.seed, strict=True)).rows

    sharing = {row.contestant.id for row in rows(before) if row.first <= request.place <= row.last}
    if len(sharing) < 2:
        raise RequestError(Message("playoff.not-shared", {"place": request.place}))
    ordered = [row for row in rows((*before, *after)) if row.contestant.id in sharing]
    return Tied(tuple(row.contestant.id for row in ordered), shared_places(ordered))


@dataclass(frozen=True, slots=True)
class SharedPlaces:
    """Places that several share before a play-off, with their points and ids, the best by the next tie-break first."""

    first: int
    last: int
    points: Points
    ids: tuple[int, ...]


def shared_ties(t: Tournament) -> tuple[SharedPlaces, ...]:
    """Every tie of the standings that a play-off could break, from the top."""
    before, _ = _lists(t, TieRequest(1))
    rows = standings(t, StandingsRequest(codes=before, strict=True)).rows
    places = dict.fromkeys((row.first, row.last) for row in rows if row.first < row.last)
    points = {row.first: row.points for row in rows}
    return tuple(SharedPlaces(first, last, points[first], tied(t, TieRequest(first)).ids) for first, last in places)


def _lists(t: Tournament, request: TieRequest) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tie-breaks before the play-off, and those after it that order the players.

    A list of the event that names values from outside says where the play-off
    belongs; else it comes at once after the score.
    """
    usual = t.rules.tie_breaks or tuple(
        spec.code for spec in standings(t, StandingsRequest(edition=request.edition)).specs
    )
    head = tuple(code for code in usual[:1] if code.upper() in FIRST_SCORES)
    outside = [place for place, code in enumerate(usual) if code.upper().startswith(OTHER)]
    before = usual[: outside[0]] if outside else head
    after = tuple(code for code in usual[len(before) :] if not code.upper().startswith(OTHER))
    if request.before is not None:
        after = tuple(code for code in (*before, *after) if code.upper() not in FIRST_SCORES)
        before = request.before
    return before, after if request.after is None else request.after


def shared_places(rows: Sequence[Standing]) -> tuple[Message, ...]:
    """Which places the tie-breaks leave shared: there the order is that of the pairing numbers."""
    shared = tuple(dict.fromkeys(f"{row.first}-{row.last}" for row in rows if row.first < row.last))
    return (Message("knockout.shared", {"places": shared}),) if shared else ()


def with_outcome(t: Tournament, state: State, name: str) -> Tournament:
    """The event with the places of a play-off as values from outside; former ones of that name go."""
    values = playoff_values(state, name, is_team_event(t))
    others = tuple(each for each in t.external if each.name.casefold() != name.casefold())
    return replace(t, external=(*others, values))


def with_play_off_to_come(t: Tournament, name: str) -> Tournament:
    """The event whose list of tie-breaks names a play-off without an outcome: in it nobody is before anybody."""
    others = tuple(each for each in t.external if each.name.casefold() != name.casefold())
    return replace(t, external=(*others, ExternalValues(name, (), bool(said_of_teams(t)))))


def with_white(record: PlayoffRecord, game: GameId, player: int) -> PlayoffRecord:
    """The record with the colours of a game that is due as they were settled in the hall."""
    noted = replace(record, settled={**record.settled, game: player})
    state = noted.contest.state(noted.log)
    due = state.due if isinstance(state, Pending) else ()
    if not any(each.id == game and each.white == player for each in due):
        raise RequestError(Message("playoff.no-lot", {"game": game, "player": PlayerRef(player)}))
    return noted
