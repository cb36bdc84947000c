"""Pair the next round of an event, or one of its rounds again: event and wish in, the round and its reasons out."""

from __future__ import annotations

from hakem import __version__
from hakem.desk.choosing import (
    NO_WISH,
    SystemWish,
    another_days_edition,
    choose_system,
    rounds_cut_short,
    with_rounds_of,
    with_wish,
)
from hakem.desk.handling import (
    absent_from_table,
    absent_without_notice,
    colour_contradicted,
    colour_drawn,
    colour_is_open,
    event_seed,
    handling_of,
    numbers_out_of_order,
    open_results,
    with_colour_lot,
)
from hakem.errors import RequestError
from hakem.explain import Recorder, Step
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Message, PairRef
from hakem.i18n.message import said_of_teams
from hakem.model import Acceleration, AccelerationMethod, ByeKind, Colour, PairedBy, Tournament
from hakem.model.changes import without_last_round
from hakem.pairing import (
    Board,
    PairingSystem,
    RoundPairing,
    options_of,
    pair_around,
    system_info,
    systems,
)
from hakem.pairing.api import PairsTeams
from hakem.pairing.check import event_before
from hakem.pairing.colour_lot import drawn_lot
from hakem.values import dataclass, replace

_BYE = "bye"
_TABLE = "berger"
_GIVEN = frozenset({ByeKind.PAIRING_ALLOCATED})
_GIVEN_BY_TABLES = _GIVEN | {ByeKind.ZERO_POINT, ByeKind.FULL_POINT}


@dataclass(frozen=True, slots=True)
class RoundWish:
    """What somebody wants of the round.

    ``system`` names the system where the event does not, and becomes part of its
    rules then; ``bye`` is the value of its option of that name. ``round_no`` is a
    round to be paired again, None the next one. ``accelerated`` adds virtual
    points by the Baku rules; ``fixed`` boards stand, and the rest is paired around
    them: such a round is one by hand, and ``reason`` says why; else the
    players on these boards do. ``explained`` asks for the steps.
    ``open_as_draws`` accepts results that are open before the last round.
    ``colour`` is that of the first of the list where the event does not say it,
    and ``seed`` decides the lot for it if nobody names one.
    ``rounds_stated`` is False where nobody says how many rounds the event has, so
    that the system decides.
    """

    system: SystemWish = NO_WISH
    bye: str | None = None
    round_no: int | None = None
    accelerated: bool = False
    fixed: tuple[Board, ...] = ()
    reason: str = ""
    explained: bool = False
    rounds_stated: bool = True
    open_as_draws: bool = False
    colour: Colour | None = None
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class ReadyToPair:
    """What is settled before a round is paired: the event as it is paired, the system, the wish, what is assumed.

    ``of_teams`` says whether it was an event of teams before anything was wished for.
    """

    t: Tournament
    system: PairingSystem
    wish: RoundWish
    notes: tuple[Message, ...] = ()
    of_teams: bool = False


@dataclass(frozen=True, slots=True)
class NextRound:
    """A round that has been paired.

    ``before`` is the event that was paired. ``notes`` are what somebody should
    know; ``cautions`` what the system assumed, each with its article, unless the
    steps say it. ``by_hand`` is why somebody fixed boards of it, if somebody did.
    """

    before: Tournament
    system: PairingSystem
    pairing: RoundPairing
    steps: tuple[Step, ...] = ()
    notes: tuple[Message, ...] = ()
    cautions: tuple[Step, ...] = ()
    by_hand: str = ""

    @property
    def tournament(self) -> Tournament:
        """The event with the round added, its results still open, and with a note of who made it."""
        paired_by = PairedBy(self.system.name, self.system.edition.id, __version__, bool(self.by_hand), self.by_hand)
        return self.pairing.added_to(self.before, paired_by)


def ready_to_pair(t: Tournament, wish: RoundWish | None = None) -> ReadyToPair:
    """Settle what has to be settled before; whatever cannot be is refused here."""
    wish = wish or RoundWish()
    wish, of_teams = _with_bye(t, wish), is_team_event(t)
    system = _system(t, wish)  # by all rounds there are: they may show what nobody says
    if wish.round_no is not None:
        t = event_before(system, t, wish.round_no)
    t = with_wish(t, system, wish.system)
    if wish.accelerated:
        t = _accelerated(t, system)
    if not wish.rounds_stated:
        t = with_rounds_of(system, t)
    t, notes = _handled(t, system, wish) if system_info(system.name).by_scores else (t, _in_table(t, system, wish))
    if not wish.rounds_stated and t.next_round == t.rounds_total and system_info(system.name).by_scores:
        notes = (*notes, Message("pairing.taken-for-the-last", {"round": t.next_round}))
    return ReadyToPair(t, system, wish, notes, of_teams)


def paired(ready: ReadyToPair) -> NextRound:
    """Pair the round."""
    t, system, wish = ready.t, ready.system, ready.wish
    recorder = Recorder(wanted=wish.explained)
    pairing = pair_around(system, t, wish.fixed, recorder)
    told = tuple(recorder.steps)
    steps, cautions = (told, ()) if wish.explained else ((), told)
    found = (another_days_edition(t, system, wish.system), _teammates(ready, pairing))
    notes = (*(note for note in found if note is not None), *ready.notes)
    return NextRound(t, system, pairing, steps, notes, cautions, _by_hand(t, wish))


def pair_next(t: Tournament, wish: RoundWish | None = None) -> NextRound:
    """The next round of the event by its own rules, or by those wished for."""
    return paired(ready_to_pair(t, wish))


def _handled(t: Tournament, system: PairingSystem, wish: RoundWish) -> tuple[Tournament, tuple[Message, ...]]:
    """The event of a Swiss round with the lot for the colour, and what the arbiter has to know before."""
    handling = handling_of(system.edition)
    notes = open_results(t, handling, wish.open_as_draws)
    if colour_is_open(t):
        if wish.colour is not None:
            t = replace(t, initial_colour=wish.colour)
        else:
            seed = event_seed(t) if wish.seed is None else wish.seed
            t = with_colour_lot(t, seed)
            notes = (*notes, colour_drawn(t, seed))
    elif wish.colour is not None and wish.colour is not drawn_lot(system, t):
        raise RequestError(Message("pairing.colour-is-known"))
    contradicted = colour_contradicted(t, system)
    if contradicted is not None:
        notes = (*notes, contradicted)
    if wish.round_no is not None:  # whoever was in order or away then, the round has been played since
        return t, notes
    if isinstance(system, PairsTeams):  # the order of teams is theirs to decide (C.04.6, preface)
        absent = absent_without_notice(system.contest(t).event, handling)
        return t, notes if absent is None else (*notes, said_of_teams(absent))
    more = (numbers_out_of_order(t, system.name, system.edition), absent_without_notice(t, handling))
    return t, (*notes, *(note for note in more if note is not None))


def _in_table(t: Tournament, system: PairingSystem, wish: RoundWish) -> tuple[Message, ...]:
    """What the arbiter has to know before a round of a table: cut short, or with somebody who has not come."""
    if wish.round_no is not None:
        return ()
    absent = absent_from_table(t) if system.name == _TABLE and t.rounds and not t.teams else None
    short = rounds_cut_short(t, system) if wish.rounds_stated and not t.rounds else None
    return tuple(note for note in (short, absent) if note is not None)


def round_taken_back(t: Tournament) -> Tournament:
    """The event as if its last round had not been paired; who had asked for a bye has asked for it again.

    A table and a knockout give byes without a point by themselves, and a match
    of teams a full point where nobody sits opposite: nobody has asked for these.
    """
    made = t.rounds[-1].paired_by if t.rounds else None
    name = (made and made.system) or choose_system(t, NO_WISH).name
    by_itself = {system.name for system in systems() if not system.by_scores}
    return without_last_round(t, _GIVEN_BY_TABLES if name in by_itself else _GIVEN)


def _with_bye(t: Tournament, wish: RoundWish) -> RoundWish:
    """The wish with the value of the bye among the options of the system."""
    if wish.bye is None:
        return wish
    system = choose_system(t, wish.system)
    if _BYE not in [option.name for option in options_of(system)]:
        raise RequestError(Message("pairing.no-bye-option", {"system": system.name}))
    return replace(wish, system=replace(wish.system, options=(*wish.system.options, (_BYE, wish.bye))))


def _system(t: Tournament, wish: RoundWish) -> PairingSystem:
    system = choose_system(t, wish.system)
    if wish.fixed and not system_info(system.name).may_fix_boards:
        raise RequestError(Message("pairing.no-fixed-boards", {"system": system.name}))
    return system


def _teammates(ready: ReadyToPair, pairing: RoundPairing) -> Message | None:
    """That members of one team meet in an event of teams, because a system for single players was asked for."""
    team = {p: team.id for team in ready.t.teams for p in team.members} if ready.of_teams else {}
    met = tuple(PairRef(b.white, b.black) for b in pairing.boards if team.get(b.white, b) == team.get(b.black))
    return Message("pairing.teammates", {"system": ready.system.name, "pairs": met}) if met else None


def _by_hand(t: Tournament, wish: RoundWish) -> str:
    """Why the round is not the one of the system: what somebody says, else who sits on the boards that are fixed.

    By their names: files may give everybody another number.
    """
    names = {p.id: p.name.strip() or str(p.id) for p in t.players}
    boards = "; ".join(f"{names[board.white]} - {names[board.black]}" for board in wish.fixed)
    return boards and (wish.reason.strip() or boards)


def _accelerated(t: Tournament, system: PairingSystem) -> Tournament:
    """The event with the Baku acceleration; virtual points that it lists stay facts."""
    if not system_info(system.name).by_scores:
        raise RequestError(Message("pairing.no-acceleration", {"system": system.name}))
    listed = t.acceleration.points if t.acceleration else ()
    return replace(t, acceleration=Acceleration(AccelerationMethod.BAKU, listed))
