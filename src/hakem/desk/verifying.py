"""Verify an event: the independent verdict on every round, by the system and edition that the event is held by."""

from __future__ import annotations

from hakem.desk.choosing import chosen_options
from hakem.desk.event_check import CheckRequest, opened_event
from hakem.formats import Parsed
from hakem.i18n import Message
from hakem.pairing.api import PairsTeams
from hakem.values import dataclass
from hakem.verify import AskedRound, Judgement, verify_asked
from hakem.verify.rounds import SWISS


@dataclass(frozen=True, slots=True)
class EventVerdicts:
    """The verdicts on the rounds of an event; ``skipped`` names the kind of an event whose system is none of ours."""

    system: str = ""
    edition: str = ""
    verdicts: tuple[Judgement, ...] = ()
    notes: tuple[Message, ...] = ()
    skipped: str = ""
    of_teams: bool = False
    """Whether teams stand in the place of players."""


def verify_event(file: Parsed, request: CheckRequest, certified: bool = False) -> EventVerdicts:
    """The verdicts on the rounds that were paired; ``InputError`` if there is no event in the file."""
    opened = opened_event(file, request)
    if opened.system is None:
        return EventVerdicts(skipped=opened.skipped)
    system, t = opened.system, opened.tournament
    chosen, contest = chosen_options(t, system, request.system), t
    of_teams = isinstance(system, PairsTeams) and system.name in SWISS
    if isinstance(system, PairsTeams) and of_teams:
        contest, certified = system.contest(t).event, False
    verdicts = []
    for number in opened.rounds:
        if t.rounds[number - 1].is_paired:
            colourless = [] if of_teams else [pair for at, pair in file.colourless if at == number]
            asked = AskedRound(contest, number, chosen, colourless)
            verdicts.append(verify_asked(asked, system.name, system.edition.id, certified))
    return EventVerdicts(system.name, system.edition.id, tuple(verdicts), opened.notes, of_teams=of_teams)
