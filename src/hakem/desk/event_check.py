"""Check an event: every round paired again, and what is printed in its file compared with what follows from it."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.desk.announced import Verdict, verdict_on
from hakem.desk.by_stage import check_knockout_ranks
from hakem.desk.choosing import NO_WISH, SystemWish, another_days_edition, choose_system, own_system, with_rounds_of
from hakem.desk.handling import colour_contradicted, handling_of
from hakem.desk.line_up_check import LineUpFinding, line_up_findings
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.formats import Parsed
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.pairing import (
    Assuming,
    PairingSystem,
    PointsDifference,
    RoundDifference,
    check_round,
    different_points,
    system_info,
)
from hakem.pairing.swiss.field import facts_of
from hakem.tiebreaks import RankCheck, StandingsRequest, check_ranks
from hakem.values import dataclass, replace

NO_RANKS = RankCheck((), ())


@dataclass(frozen=True, slots=True)
class CheckRequest:
    """What is to be checked: by which system, the first and the last round, and whether printed standings too."""

    system: SystemWish = NO_WISH
    rounds: tuple[int, int | None] = (1, None)
    standings: bool = False


@dataclass(frozen=True, slots=True)
class EventCheck:
    """What came of an event: the rules it was checked by, how many rounds, and everything that differs.

    ``skipped`` is the type code, or the kind, of an event whose system is none of ours: then
    nothing was checked. All of it is values; it can go to another process.
    """

    system: str = ""
    edition: str = ""
    rounds: int = 0
    differences: tuple[RoundDifference, ...] = ()
    points: tuple[PointsDifference, ...] = ()
    ranks: RankCheck = NO_RANKS
    notes: tuple[Message, ...] = ()
    skipped: str = ""
    verdicts: tuple[Verdict, ...] = ()
    """For every round that differs by a Swiss system, whether it stands once it is announced."""
    line_ups: tuple[LineUpFinding, ...] = ()
    """Line-ups of teams that break the rules of the event, or the usual ones where it states none."""

    @property
    def different(self) -> int:
        """Rounds that are different, and one more each for a list of points, a list of places and line-ups that are."""
        broken = any(each.counts for each in self.line_ups)
        return len(self.differences) + bool(self.points) + bool(self.ranks.differences) + broken


def check_event(event: Tournament | Parsed, request: CheckRequest | None = None) -> EventCheck:
    """Check an event, or the one in a file with what is printed there; ``InputError`` if there is none in it."""
    request = request or CheckRequest()
    file = Parsed(event) if isinstance(event, Tournament) else event
    opened = opened_event(file, request)
    if opened.system is None:
        return EventCheck(skipped=opened.skipped)
    system, t, rounds = opened.system, opened.tournament, opened.rounds
    differences = tuple(_differences(system, t, file, rounds))
    facts, handling = facts_of(system), handling_of(system.edition)
    verdicts = () if facts is None else (verdict_on(t, d.round_no, handling, facts) for d in differences)
    found = EventCheck(
        system.name,
        system.edition.id,
        len(rounds),
        differences,
        notes=opened.notes,
        verdicts=tuple(verdicts),
        line_ups=tuple(line_up_findings(t, rounds)),
    )
    return _with_standings(found, t, file) if request.standings else found


@dataclass(frozen=True, slots=True)
class OpenedEvent:
    """An event with the system that its rounds are held against; without one, ``skipped`` says what it is."""

    tournament: Tournament
    system: PairingSystem | None = None
    rounds: range = range(0)
    notes: tuple[Message, ...] = ()
    skipped: str = ""


def opened_event(file: Parsed, request: CheckRequest) -> OpenedEvent:
    """The event of a file with its system and the rounds that are asked for; ``InputError`` if there is none in it."""
    t = file.require()
    if request.system.system is None and own_system(t) is None:
        return OpenedEvent(t, skipped=t.event.type_code or t.event.kind)
    system = choose_system(t, request.system)
    notes: tuple[Message | None, ...] = (another_days_edition(t, system, request.system), _assumed(system))
    if not file.rounds_stated:
        t = with_rounds_of(system, t)
    if system_info(system.name).by_scores:
        notes = (*notes, colour_contradicted(t, system))
    first, last = request.rounds
    if first < 1:
        raise RequestError(Message("pairing.no-such-round", {"round": first, "last": t.next_round}))
    rounds = range(first, min(last or len(t.rounds), len(t.rounds)) + 1)
    return OpenedEvent(t, system, rounds, tuple(note for note in notes if note is not None))


def _assumed(system: PairingSystem) -> Message | None:
    """What the rounds themselves show, where the event does not say it."""
    step = system.assumed if isinstance(system, Assuming) else None
    return None if step is None else Message("pairing.assumed", {"article": step.article, "what": step.message})


def _differences(
    system: PairingSystem, t: Tournament, file: Parsed, rounds: Iterable[int]
) -> Iterable[RoundDifference]:
    for round_no in rounds:
        colourless = [pair for number, pair in file.colourless if number == round_no]
        difference = check_round(system, t, round_no, colourless)
        if difference is not None:
            yield difference


def _ranks(t: Tournament, printed: dict[int, int]) -> RankCheck:
    """The places of the players; a knockout of players has them by the stage reached."""
    by_stage = is_knockout(t) and not is_team_event(t)
    return (
        check_knockout_ranks(t, printed)
        if by_stage
        else check_ranks(t, printed, StandingsRequest(of_teams=False, strict=True))
    )


def _with_standings(found: EventCheck, t: Tournament, file: Parsed) -> EventCheck:
    """The printed points and places compared as well."""
    printed = {int(player): rank for player, rank in file.extras.ranks}
    ranks = _ranks(t, printed) if printed else NO_RANKS
    notes = found.notes
    if ranks.reason is not None:
        notes = (*notes, Message("tiebreak.by-score-alone", {"reason": ranks.reason}))
    return replace(found, points=different_points(t, dict(file.printed_points)), ranks=ranks, notes=notes)
