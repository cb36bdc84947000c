"""Verify an event: the independent verdict on every round, by the system and edition that the event is held by."""

from __future__ import annotations

from hakem.desk.choosing import chosen_options
from hakem.desk.event_check import CheckRequest, opened_event
from hakem.formats import Parsed
from hakem.i18n import Message
from hakem.values import dataclass
from hakem.verify import AskedRound, Judgement, verify_asked


@dataclass(frozen=True, slots=True)
class EventVerdicts:
    """The verdicts on the rounds of an event; ``skipped`` names the kind of an event whose system is none of ours."""

    system: str = ""
    edition: str = ""
    verdicts: tuple[Judgement, ...] = ()
    notes: tuple[Message, ...] = ()
    skipped: str = ""


def verify_event(file: Parsed, request: CheckRequest, certified: bool = False) -> EventVerdicts:
    """The verdicts on the rounds that were paired; ``InputError`` if there is no event in the file."""
    opened = opened_event(file, request)
    if opened.system is None:
        return EventVerdicts(skipped=opened.skipped)
    system, t = opened.system, opened.tournament
    chosen = chosen_options(t, system, request.system)
    verdicts = []
    for number in opened.rounds:
        if t.rounds[number - 1].is_paired:
            colourless = [pair for at, pair in file.colourless if at == number]
            verdicts.append(
                verify_asked(AskedRound(t, number, chosen, colourless), system.name, system.edition.id, certified)
            )
    return EventVerdicts(system.name, system.edition.id, tuple(verdicts), opened.notes)
