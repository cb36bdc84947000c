"""Whether an event is still held as FIDE's rules have it: derived from what it is and what happened, never switched."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from hakem.desk.choosing import is_by_scores, known_system
from hakem.desk.handling import FIDE_HANDLING, handling_of
from hakem.desk.journal.asking import REPORTED_FROM, Warned
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.state import Desk
from hakem.facts.round_sheet import board_named
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


def report_lines(desk: Desk, entries: Sequence[JournalEntry]) -> tuple[Message, ...]:
    """What a report says in its lines: strong warnings, and what else touched the pairings.

    That is of all entries that hold, in order. What was said of games without a result
    is told as it stands now: what is over is told in the past.
    """
    holding = set(what_holds(entries).live)
    given = (Warned.from_data(each) for entry in entries if entry.seq in holding for each in entry.draft.warnings)
    said = (each for each in given if each.level >= REPORTED_FROM or each.code in _ALSO_REPORTED)
    return tuple(line for each in said for line in _as_it_stands(desk, each))


def _as_it_stands(desk: Desk, said: Warned) -> Iterator[Message]:
    if said.code == "adjourned-as-draws":
        yield from _put_off(desk, said.message)
    elif said.code == "open-taken-as-draws":
        yield Message("warning.open-were-draws", said.message.data)
    else:
        yield said.message


def _put_off(desk: Desk, said: Message) -> Iterator[Message]:
    """The games that are adjourned still, and those that are played and were draws for pairings made meanwhile."""
    named, t = said.data["boards"], desk.tournament
    rounds = [each for each in named if isinstance(each, Message)] if isinstance(named, tuple) else []
    if not rounds:  # as it was kept before boards had names
        yield from () if not desk.adjourned else (said,)
        return
    waiting = {(at.round_no, board_named(t, at.round_no, at.board)) for at in desk.adjourned}
    for still in (True, False):
        found = tuple(part for each in rounds if (part := _of_these(each, waiting, still=still)) is not None)
        if found and (still or is_by_scores(t)):
            yield Message(said.key if still else "warning.adjourned-were-draws", {"boards": found})


def _of_these(said: Message, waiting: Collection[tuple[int, str]], *, still: bool) -> Message | None:
    """What is said of a round, with those of its boards only that are adjourned still, or are no longer."""
    number, boards = said.data["round"], said.data["boards"]
    named = boards if isinstance(boards, tuple) else (boards,)
    kept = tuple(each for each in named if ((number, str(each)) in waiting) is still)
    return Message(said.key, {**said.data, "boards": kept}) if kept else None


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
