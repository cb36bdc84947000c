"""Whether an event is still held as FIDE's rules have it: derived from what it is and what happened, never switched."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.choosing import known_system
from hakem.desk.handling import FIDE_HANDLING, handling_of
from hakem.desk.journal.asking import REPORTED_FROM, Warned
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.state import Desk
from hakem.i18n import Message
from hakem.regulations import KNOCKOUT_2009, Edition


def departures(desk: Desk) -> tuple[Message, ...]:
    """Everything by which the event has left FIDE's rules: its own rules first, then what happened, in order."""
    system = known_system(desk.tournament)
    if system is None:
        event = desk.tournament.event
        rules: tuple[Message, ...] = (Message("desk.no-system", {"code": event.type_code or event.kind}),)
    else:
        edition = system.edition
        rules = (Message("desk.not-fide", {"edition": edition.whole}),) if not _of_fide(edition) else ()
    return (*rules, *(each.message for each in desk.departures))


def is_fide_mode(desk: Desk) -> bool:
    """Whether nothing has departed from them."""
    return not departures(desk)


def report_lines(entries: Sequence[JournalEntry]) -> tuple[Message, ...]:
    """What a report says in lines behind ``###``: strong warnings, and what else touched the pairings.

    That is of all entries that hold, in order.
    """
    holding = set(what_holds(entries).live)
    given = (Warned.from_data(each) for entry in entries if entry.seq in holding for each in entry.draft.warnings)
    return tuple(each.message for each in given if each.level >= REPORTED_FROM or each.code in _ALSO_REPORTED)


_ALSO_REPORTED = frozenset(
    {
        "adjourned-as-draws",
        "open-taken-as-draws",
        "correction",
        "imported",
        "numbers-given-anew",
        "rating-only",
        "results-lost",
    }
)


def _of_fide(edition: Edition) -> bool:
    """The handbook's editions are not FIDE's of today, and there is no text of FIDE's about knockouts."""
    return handling_of(edition) is FIDE_HANDLING and edition.regulation != KNOCKOUT_2009.regulation
