"""By which system an event is paired: the one wished for, else that of its rules, else of its type code, else Dutch."""

from __future__ import annotations

from hakem.i18n import Message
from hakem.model import Tournament
from hakem.pairing import PairingSystem, options_of, system_for, system_info, system_named_by
from hakem.regulations import any_in_force
from hakem.values import dataclass, replace

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
    """The system of the event by its rules or its type code, else Dutch; None if its code means none that is here."""
    if t.rules.system:
        return t.rules.system
    if not t.event.type_code:
        return DEFAULT_SYSTEM
    named = system_named_by(t.event.type_code)
    return named.system if named else None


def choose_system(t: Tournament, wish: SystemWish = NO_WISH) -> PairingSystem:
    """The system that pairs this event; an event whose code means nothing here is paired by the Dutch system.

    Edition and options of the event's rules hold for its own system. They give
    way to those wished for; of its options only those remain that an edition
    wished for knows too.
    """
    own = own_system(t)
    name = wish.system or own or DEFAULT_SYSTEM
    if name != own:
        return system_for(name, wish.edition, t, dict(wish.options))
    options = dict(t.rules.options)
    if wish.edition:
        known = {option.name for option in options_of(system_for(name, wish.edition, t))}
        options = {option: value for option, value in options.items() if option in known}
    return system_for(name, wish.edition or t.rules.edition or None, t, {**options, **dict(wish.options)})


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
    return replace(t, rules=stated)


def with_rounds_of(system: PairingSystem, t: Tournament) -> Tournament:
    """An event of which nobody says how many rounds it has: as many as the system gives it."""
    return replace(t, rounds_total=max(t.rounds_total, system.scheduled_rounds(t)))
