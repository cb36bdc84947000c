"""By which system an event is paired: the wish, its rules, its type code, its kind, its rounds, else Dutch."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event, system_shown
from hakem.i18n import Message
from hakem.model import EventRules, Tournament
from hakem.pairing import (
    PairingSystem,
    options_of,
    system_described_by,
    system_for,
    system_info,
    system_named_by,
    systems,
    type_code_for,
)
from hakem.pairing.api import InCycles, PairsTeams
from hakem.regulations import any_in_force
from hakem.values import dataclass, replace

CUT_SHORT = "pairing.rounds-cut-short"
"""The key of what is said of rounds that are no whole number of cycles."""
_CYCLES = "cycles"
_TEAM = "team"
DEFAULT_SYSTEM = "dutch"
"""What pairs an event that says nothing."""


@dataclass(frozen=True, slots=True)
class SystemWish:
    """A system somebody asks for; what is left out follows from the event. Options are names and values."""

    system: str | None = None
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()


NO_WISH = SystemWish()


def own_system(t: Tournament) -> str | None:
    """The system of the event by its rules, its type code, the words for its kind or its rounds of teams, else Dutch.

    None if what it says means none that is here: another code, or an event of teams.
    """
    if t.rules.system:
        return t.rules.system
    if t.event.type_code:
        named = system_named_by(t.event.type_code)
        return named.system if named else None
    described = system_described_by(t.event.kind)
    if described is None and _TEAM in t.event.kind.lower():
        return None
    return described or ("" if t.event.kind else system_shown(t)) or DEFAULT_SYSTEM


def known_system(t: Tournament) -> PairingSystem | None:
    """The system of the event; None if what it says means none that is here, and nothing can be paired."""
    return None if own_system(t) is None else choose_system(t)


def is_by_scores(t: Tournament) -> bool:
    """Whether rounds follow from results; of an event that nobody here can pair, that is the careful answer."""
    own = own_system(t)
    return own is None or system_info(own).by_scores


def pairs_by_scores(t: Tournament) -> bool:
    """Whether players of one score meet, so that who meets another one floats; not where virtual points are added."""
    own = own_system(t)
    return own is not None and system_info(own).by_scores and not is_team_event(t) and t.acceleration is None


def choose_system(t: Tournament, wish: SystemWish = NO_WISH) -> PairingSystem:
    """The system that pairs this event; an event that names one that is not here is refused, not guessed.

    Edition and options of the event's rules hold for its own system. They give
    way to those wished for; of its options only those remain that an edition
    wished for knows too.
    """
    own = own_system(t)
    name = wish.system or own
    if name is None:
        there = tuple(info.name for info in systems())
        code = t.event.type_code or t.event.kind
        raise RequestError(Message("pairing.unknown-type", {"code": code, "known": there}))
    edition = wish.edition or (t.rules.edition if name == own else None) or None
    return system_for(name, edition, t, _stated(t, name, wish))


def _stated(t: Tournament, name: str, wish: SystemWish) -> dict[str, str]:
    """The options that the rules of the event and the wish give to a system."""
    if name != own_system(t):
        return dict(wish.options)
    options = dict(t.rules.options)
    if wish.edition:
        known = {option.name for option in options_of(system_for(name, wish.edition, t))}
        options = {option: value for option, value in options.items() if option in known}
    return {**options, **dict(wish.options)}


def chosen_options(t: Tournament, system: PairingSystem, wish: SystemWish = NO_WISH) -> dict[str, str]:
    """What was chosen where the rules of a system leave a choice: by the type code, by the rules, by the wish."""
    code = system_named_by(t.event.type_code)
    named = code.options if code is not None and code.system == system.name else ()
    return {**dict(named), **_stated(t, system.name, wish)}


def another_days_edition(t: Tournament, system: PairingSystem, wish: SystemWish = NO_WISH) -> Message | None:
    """That no edition of the system was in force when the event began, and nobody has chosen one.

    Of some systems we have no text for some years; then the edition in force
    today stands in, which nobody should learn by accident.
    """
    day = t.event.start
    stated = wish.edition or (t.rules.edition if system.name == own_system(t) else "")
    if stated or day is None or any_in_force((text.edition for text in system_info(system.name).texts), day):
        return None
    data = {"system": system.name, "edition": system.edition.id, "day": day.isoformat()}
    return Message("pairing.another-days-edition", data)


def with_wish(t: Tournament, system: PairingSystem, wish: SystemWish) -> Tournament:
    """The event whose rules say what was wished for too, so that nobody has to wish it again.

    Only what the event leaves open becomes part of its rules. A wish against its
    rules, its type code or the system of a round before holds for this once.
    """
    rules, code = t.rules, system_named_by(t.event.type_code)
    systems = {rules.system or (code.system if code else "")}
    systems |= {rnd.paired_by.system for rnd in t.rounds if rnd.paired_by is not None}
    if not systems <= {"", system.name}:
        return t
    if code is not None and code.system != system.name:
        code = None
    edition = rules.edition or (code and code.edition)
    if wish == NO_WISH or (wish.edition and edition and wish.edition != edition):
        return t
    said = {name for name, _ in (*rules.options, *(code.options if code else ()))}
    added = tuple((name, value) for name, value in dict(wish.options).items() if name not in said)
    stated = replace(
        rules,
        system=rules.system or ("" if code else system.name),
        edition=rules.edition if edition else wish.edition or "",
        options=(*rules.options, *added),
    )
    if t.event.type_code:
        return replace(t, rules=stated)
    return with_type_code(replace(t, rules=stated), system, _meet_as_teams(t, system))


def _meet_as_teams(t: Tournament, system: PairingSystem) -> bool:
    """Whether teams meet: a system that pairs players or teams says whom it pairs, any other asks the event."""
    either = system_info(system.name).teams_too
    return isinstance(system, PairsTeams) if either else is_team_event(t)


def with_type_code(t: Tournament, system: PairingSystem, of_teams: bool) -> Tournament:
    """The event with the type code of its system; what the code would change is stated among its rules."""
    chosen = dict(t.rules.options)
    code = type_code_for(system.name, system.edition.id, cycles_of(t, system), of_teams, chosen)
    rules = replace(t.rules, options=(*t.rules.options, *_kept(system, t.rules, code)))
    return replace(t, rules=rules, event=replace(t.event, type_code=code))


def _kept(system: PairingSystem, rules: EventRules, code: str) -> tuple[tuple[str, str], ...]:
    """Usual values of options that the type code would change: the event was not paired by those of the code.

    How often everybody meets follows from the rounds of the event.
    """
    named, said = system_named_by(code), dict(rules.options)
    usual = {option.name: option.shown[0] for option in options_of(system) if option.name not in (*said, _CYCLES)}
    return tuple(
        (name, usual[name]) for name, value in (named.options if named else ()) if usual.get(name, value) != value
    )


def cycles_of(t: Tournament, system: PairingSystem) -> int:
    """How often everybody meets everybody: as often as the rules say, else as the rounds of the event allow."""
    said = dict(t.rules.options).get(_CYCLES, "")
    if said.isdecimal():
        return int(said)
    once = system.rounds_at_once(t) if isinstance(system, InCycles) else 0
    return system.scheduled_rounds(t) // once if once > 0 else 1


def with_code_of_rounds(t: Tournament, system: PairingSystem) -> Tournament:
    """The event with the type code of as many cycles as its rounds have, now that it is known who plays."""
    named = system_named_by(t.event.type_code)
    if named is None or named.system != system.name or not isinstance(system, InCycles):
        return t
    if dict(named.options).get(_CYCLES, "1") == str(cycles_of(t, system)):
        return t
    return with_type_code(t, system, _meet_as_teams(t, system))


def rounds_cut_short(t: Tournament, system: PairingSystem) -> Message | None:
    """That the rounds of the event are no whole number of cycles: some would meet more often than others."""
    if not isinstance(system, InCycles):
        return None
    once, table = system.rounds_at_once(t), system.scheduled_rounds(t)
    if once < 1 or t.rounds_total == table:
        return None
    said = dict(t.rules.options).get(_CYCLES, "").isdecimal()
    fitting = (table,) if said or table == once or t.rounds_total > table else (table - once, table)
    return Message(CUT_SHORT, {"rounds": t.rounds_total, "once": once, "fitting": fitting})


def with_rounds_of(system: PairingSystem, t: Tournament) -> Tournament:
    """An event of which nobody says how many rounds it has: as many as the system gives it."""
    return replace(t, rounds_total=max(t.rounds_total, system.scheduled_rounds(t)))
