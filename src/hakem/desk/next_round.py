"""Pair the next round of an event, or one of its rounds again: event and wish in, the round and its reasons out."""

from __future__ import annotations

from hakem import __version__
from hakem.desk.choosing import NO_WISH, SystemWish, another_days_edition, choose_system, with_rounds_of
from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Recorder, Step
from hakem.facts.rewind import before_round
from hakem.i18n import Message
from hakem.model import Acceleration, AccelerationMethod, PairedBy, Tournament
from hakem.model.changes import with_round
from hakem.pairing import (
    Board,
    Cautious,
    PairingSystem,
    RoundPairing,
    options_of,
    pair_around,
    system_info,
)
from hakem.values import dataclass, replace

_BYE = "bye"


@dataclass(frozen=True, slots=True)
class RoundWish:
    """What somebody wants of the round.

    ``system`` names the system where the event does not; ``bye`` is the value of
    its option of that name. ``round_no`` is a round to be paired again, None the
    next one. ``accelerated`` adds virtual points by the Baku rules; ``fixed``
    boards stand, and the rest is paired around them. ``explained`` asks for the
    steps. ``rounds_stated`` is False where nobody says how many rounds the event
    has, so that the system decides.
    """

    system: SystemWish = NO_WISH
    bye: str | None = None
    round_no: int | None = None
    accelerated: bool = False
    fixed: tuple[Board, ...] = ()
    explained: bool = False
    rounds_stated: bool = True


@dataclass(frozen=True, slots=True)
class ReadyToPair:
    """What is settled before a round is paired: the event as it is paired, the system, and the wish."""

    t: Tournament
    system: PairingSystem
    wish: RoundWish


@dataclass(frozen=True, slots=True)
class NextRound:
    """A round that has been paired.

    ``before`` is the event that was paired. ``notes`` are what somebody should
    know; ``cautions`` what the system assumed, each with its article, unless the
    steps say it.
    """

    before: Tournament
    system: PairingSystem
    pairing: RoundPairing
    steps: tuple[Step, ...] = ()
    notes: tuple[Message, ...] = ()
    cautions: tuple[Step, ...] = ()

    @property
    def tournament(self) -> Tournament:
        """The event with the round added, its results still open, and with a note of who made it."""
        paired_by = PairedBy(self.system.name, self.system.edition.id, __version__)
        return with_round(self.before, self.pairing.as_round(paired_by))


def ready_to_pair(t: Tournament, wish: RoundWish | None = None) -> ReadyToPair:
    """Settle what has to be settled before; whatever cannot be is refused here."""
    wish = wish or RoundWish()
    if wish.round_no is not None:
        t = before_round(t, wish.round_no)
    system = _system(t, wish)
    if wish.accelerated:
        t = _accelerated(t, system)
    return ReadyToPair(t if wish.rounds_stated else with_rounds_of(system, t), system, wish)


def paired(ready: ReadyToPair) -> NextRound:
    """Pair the round."""
    t, system, wish = ready.t, ready.system, ready.wish
    recorder = Recorder()
    pairing = pair_around(system, t, wish.fixed, recorder if wish.explained else NO_TRACE)
    note = another_days_edition(t, system, wish.system)
    cautions = system.cautions(t) if isinstance(system, Cautious) and not wish.explained else ()
    return NextRound(t, system, pairing, tuple(recorder.steps), () if note is None else (note,), cautions)


def pair_next(t: Tournament, wish: RoundWish | None = None) -> NextRound:
    """The next round of the event by its own rules, or by those wished for."""
    return paired(ready_to_pair(t, wish))


def _system(t: Tournament, wish: RoundWish) -> PairingSystem:
    system = choose_system(t, wish.system)
    if wish.fixed and not system_info(system.name).may_fix_boards:
        raise RequestError(Message("pairing.no-fixed-boards", {"system": system.name}))
    if wish.bye is None:
        return system
    if _BYE not in [option.name for option in options_of(system)]:
        raise RequestError(Message("pairing.no-bye-option", {"system": system.name}))
    return choose_system(t, replace(wish.system, options=(*wish.system.options, (_BYE, wish.bye))))


def _accelerated(t: Tournament, system: PairingSystem) -> Tournament:
    """The event with the Baku acceleration; virtual points that it lists stay facts."""
    if not system_info(system.name).by_scores:
        raise RequestError(Message("pairing.no-acceleration", {"system": system.name}))
    listed = t.acceleration.points if t.acceleration else ()
    return replace(t, acceleration=Acceleration(AccelerationMethod.BAKU, listed))
