"""Whole tournaments from a seed: the engine pairs every round, chance decides the games."""

from __future__ import annotations

from datetime import date, timedelta

from hakem.errors import PairingError, RequestError
from hakem.facts.berger import rounds_per_cycle
from hakem.facts.initial_order import INITIAL_ORDER_RULES, initial_order, numbered
from hakem.i18n import Message
from hakem.model import (
    TURKISH,
    Acceleration,
    AccelerationMethod,
    Colour,
    Event,
    EventRules,
    Game,
    Lot,
    RoundNo,
    Tournament,
    with_numbers_as_ids,
)
from hakem.pairing import PairingSystem, RoundPairing, system_for, system_info, type_code_for
from hakem.pairing.info import BOARDS
from hakem.pairing.tables.round_robin import cycles_for
from hakem.regulations import Edition, choose_rules
from hakem.simulation.attendance import Attendance, attendance
from hakem.simulation.chance import Chance
from hakem.simulation.field import players
from hakem.simulation.names import CITIES, HOME
from hakem.simulation.results import Outcomes, forfeit, strengths
from hakem.simulation.settings import Rates, Settings
from hakem.simulation.teams import USUAL_BOARDS, before_pairing, contestants, dealt, noted
from hakem.values import dataclass, replace

LOT = "simulation"
"""The purpose under which the seed is recorded."""

_KNOCKOUT, _DOUBLE = "knockout", "double-swiss"
_DAYS = 300
_OLDEST = date(2009, 1, 1)


@dataclass(frozen=True, slots=True)
class Simulated:
    """A tournament, and why it is shorter than it was to be: the round without a pairing and the reason."""

    tournament: Tournament
    stuck_in: RoundNo | None = None
    reason: Message | None = None


def simulate(settings: Settings) -> Simulated:
    """The tournament that belongs to these settings.

    If a round cannot be paired, the event has one round less, and is played
    again: what is allowed in the last round is not the same as in the others,
    so a round more or less may change the pairings. Raises ``PairingError`` if
    not even the first round can be paired.
    """
    settings.require_possible()
    t = _opening(settings)
    system = system_for(settings.system, settings.edition, t, dict(settings.options))
    there = attendance(contestants(t), settings)
    if settings.system == _DOUBLE:
        there = there.in_matches()
    stuck: tuple[RoundNo, Message] | None = None
    while True:
        played, problem = _played(t, system, there, settings)
        if problem is None:
            return Simulated(noted(played, there), *(stuck or (None, None)))
        if played.next_round == 1:
            raise problem
        stuck = (played.next_round, problem.message)
        rounds = len(played.rounds)
        t = replace(t, rounds_total=rounds - rounds % 2 if settings.system == _DOUBLE else rounds)


def _opening(settings: Settings) -> Tournament:
    """The event before its first round. Its rules name the system, whose edition its date would choose too."""
    info = system_info(settings.system)
    if info.of_teams and not info.by_scores:
        raise RequestError(Message("simulation.teams", {"system": settings.system}))
    if settings.system == _KNOCKOUT and settings.rates != Rates(settings.rates.draw):
        raise RequestError(Message("simulation.knockout"))
    if settings.accelerated and not info.by_scores:
        raise RequestError(Message("pairing.no-acceleration", {"system": settings.system}))
    chance = Chance(settings.seed, "event")
    edition = system_for(settings.system, settings.edition, Tournament((), settings.rounds)).edition
    start = _start(edition, chance)
    boards = _boards(settings) if info.of_teams else 0
    people = players(replace(settings, players=settings.players * boards) if boards else settings, start.year)
    cycles = cycles_for(settings.rounds, rounds_per_cycle(settings.players))
    city = chance.pick(CITIES)
    event = Event(
        name=f"{city} {start.year}",
        city=city,
        federation=HOME.federation,
        start=start,
        end=start + timedelta(days=settings.rounds - 1),
        type_code=type_code_for(settings.system, edition.id, cycles, options=dict(settings.options)),
        controller="Hakem",
        round_dates=tuple(start + timedelta(days=n) for n in range(settings.rounds)),
    )
    t = Tournament(
        people,
        settings.rounds,
        event=event,
        points=settings.points,
        initial_colour=chance.pick((Colour.WHITE, Colour.BLACK)),
        acceleration=Acceleration(AccelerationMethod.BAKU) if settings.accelerated else None,
        lots=(Lot(LOT, settings.seed),),
        rules=EventRules(settings.system, edition.id, settings.options),
    )
    order = initial_order(people, choose_rules(INITIAL_ORDER_RULES, None, start), TURKISH)
    t = numbered(t, order)
    t = with_numbers_as_ids(replace(t, players=tuple(sorted(t.players, key=lambda p: p.number))))
    return dealt(t, boards, chance) if boards else t


def _boards(settings: Settings) -> int:
    """On how many boards teams meet."""
    return BOARDS.of(dict(settings.options)) or USUAL_BOARDS


def _start(edition: Edition, chance: Chance) -> date:
    """A day on which the edition was in force, so that a reader who goes by the date finds it."""
    days = chance.between(0, _DAYS)
    if edition.valid_from is not None:
        return edition.valid_from + timedelta(days=days)
    return (edition.valid_until or _OLDEST + timedelta(days=_DAYS)) - timedelta(days=days)


def _played(
    t: Tournament, system: PairingSystem, there: Attendance, settings: Settings
) -> tuple[Tournament, PairingError | None]:
    """The event with all its rounds, or with those before the first that cannot be paired."""
    rates = settings.rates
    outcomes = Outcomes(strengths(t.players), rates.draw, rates.forfeit, rates.quick)
    t = _as_long_as(t, t.rounds_total)
    while len(t.rounds) < t.rounds_total:
        chance = Chance(settings.seed, "round", t.next_round)
        known = before_pairing(t, there)
        try:
            pairing = system.pair(known)
        except PairingError as problem:
            return t, problem
        asked = () if t.teams else there.announced(t.next_round)
        after = pairing.added_to(replace(known, absences=asked))
        rnd = replace(after.rounds[-1], games=_games(known, pairing, outcomes, chance))
        t = replace(after, rounds=(*after.rounds[:-1], rnd))
    return t, None


def _as_long_as(t: Tournament, rounds: int) -> Tournament:
    """The event with dates for so many rounds."""
    dates = t.event.round_dates[:rounds]
    return replace(t, event=replace(t.event, round_dates=dates, end=dates[-1]))


def _games(t: Tournament, pairing: RoundPairing, outcomes: Outcomes, chance: Chance) -> tuple[Game, ...]:
    """The games of the next round. A table does not move: whoever is away from a board there loses by forfeit."""
    away = {a.player for a in t.absences}
    games = tuple(
        forfeit(board, board.white not in away, board.black not in away)
        if away & {board.white, board.black}
        else outcomes.game(board, chance)
        for board in pairing.boards
    )
    return games + pairing.forfeits
