"""What a file prints beside its teams, against the standings that follow from it."""

from __future__ import annotations

from hakem.desk.by_stage import check_knockout_ranks
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.formats import Parsed
from hakem.i18n import Datum, Message, TeamRef
from hakem.tiebreaks import RankCheck, StandingsRequest, check_ranks

NO_RANKS = RankCheck((), ())


def check_team_ranks(file: Parsed) -> RankCheck:
    """The printed places of teams (record 310) against the standings by the tie-breaks that the event states."""
    t = file.require()
    printed = {int(s.team): int(s.rank) for s in file.extras.teams if s.rank.isdecimal() and int(s.rank)}
    if not printed or not t.rounds or not is_team_event(t):
        return NO_RANKS
    if is_knockout(t):
        return check_knockout_ranks(t, printed)
    return check_ranks(t, printed, StandingsRequest(of_teams=True))


def different_ranks(found: RankCheck) -> Message | None:
    """One sentence about all places that differ, with the first of them; None if none does."""
    if not found.differences:
        return None
    first = found.differences[0]
    data: dict[str, Datum] = {"count": len(found.differences), "team": TeamRef(first.contestant)}
    data |= {"printed": first.printed, "right": first.first, "by": found.codes}
    by_score = "cli.team-ranks-by-stage" if found.by_stage else "cli.team-ranks-by-score"
    return Message("cli.team-ranks" if found.codes else by_score, data)
