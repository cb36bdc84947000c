"""What every pairing system takes and gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from hakem.explain import NO_TRACE, Comparison, Recorder, Step, Trace
from hakem.model import Bye, Game, Mark, PairedBy, PlayerId, Round, RoundNo, TeamBye, TeamId, Tournament
from hakem.model.changes import with_round
from hakem.regulations import Edition
from hakem.values import dataclass, replace

if TYPE_CHECKING:
    from hakem.facts.contestants import ContestEvent


@dataclass(frozen=True, slots=True)
class Board:
    """Two players who are to play."""

    white: PlayerId
    black: PlayerId


@dataclass(frozen=True, slots=True)
class RoundPairing:
    """A round as it is announced: boards in order, who has a bye, and games decided because somebody has left.

    Where teams are paired ``matches`` are those of the teams, whose numbers stand
    in the place of players, and ``team_byes`` the teams with the bye.
    """

    round_no: RoundNo
    boards: tuple[Board, ...]
    byes: tuple[Bye, ...] = ()
    forfeits: tuple[Game, ...] = ()
    matches: tuple[Board, ...] = ()
    team_byes: tuple[TeamId, ...] = ()

    def added_to(self, t: Tournament, paired_by: PairedBy | None = None) -> Tournament:
        """The event with this round, the results of its boards open; a team with the bye is noted as such."""
        after = with_round(t, self.as_round(paired_by))
        if not self.team_byes:
            return after
        byes = (TeamBye(self.round_no, team) for team in self.team_byes)
        return replace(after, team_play=replace(after.team_play, byes=(*after.team_play.byes, *byes)))

    def as_round(self, paired_by: PairedBy | None = None) -> Round:
        """The round for :func:`hakem.model.changes.with_round`, the results of its boards open."""
        games = tuple(Game(b.white, b.black, Mark.PENDING, Mark.PENDING) for b in self.boards)
        return Round(games + self.forfeits, self.byes, paired_by)


class PairingSystem(Protocol):
    """A pure function from the tournament so far to the next round.

    The same tournament gives the same round, with or without a trace. A system
    either gives *the* pairing of its rules or raises ``PairingError``.
    """

    @property
    def name(self) -> str: ...

    @property
    def edition(self) -> Edition: ...

    def scheduled_rounds(self, t: Tournament) -> int:
        """How many rounds the event has by this system: a table has its own length, a Swiss the one announced."""
        ...

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing: ...


@runtime_checkable
class PairsTeams(Protocol):
    """A system that pairs teams: its rules see them as players, and who sits at the boards follows afterwards."""

    def contest(self, t: Tournament) -> ContestEvent:
        """The event as the rules see it."""
        ...

    def matches(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round, teams in the place of players."""
        ...


@runtime_checkable
class SeatsTeams(Protocol):
    """A table or a bracket of players that may be one of teams: it fills the boards itself, and teams are who meets."""

    def teams_meet(self, t: Tournament) -> bool:
        """Whether teams meet in this event."""
        ...


@runtime_checkable
class InCycles(Protocol):
    """A table that may be gone through more than once."""

    def rounds_at_once(self, t: Tournament) -> int:
        """How many rounds it takes until everybody has met everybody once."""
        ...


def short_repr(system: PairingSystem) -> str:
    """A system in one line: what it is and by which text; its rules are thousands of signs."""
    return f"{type(system).__name__}({system.name!r}, {system.edition.id!r})"


@runtime_checkable
class Assuming(Protocol):
    """A system that takes from the rounds played what the event does not say."""

    @property
    def assumed(self) -> Step | None:
        """What it takes from them, with its article; None if the event says all that is needed."""
        ...


@runtime_checkable
class Judge(Protocol):
    """A system that can say why a round that somebody else made is not its own."""

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which the given round is worse than the system's own; None if it finds none.

        ``t`` is the tournament before the round. The boards of ``given`` are all
        games of the round, however they ended; its byes are the
        pairing-allocated ones, the others are absences of ``t``.
        """
        ...

    def compared(self, t: Tournament, given: RoundPairing, world: Tournament | None = None) -> Comparison | None:
        """The same with the ladder of criteria down to the one that decides.

        ``world`` is the event in which the given round was made, if some pairs were not
        allowed there: what a criterion foresees of the following bracket after the given
        round is what is possible in that world.
        """
        ...


def pair_explained(system: PairingSystem, t: Tournament) -> tuple[RoundPairing, tuple[Step, ...]]:
    """The next round together with the steps that led to it."""
    trace = Recorder()
    pairing = system.pair(t, trace)
    return pairing, tuple(trace.steps)
