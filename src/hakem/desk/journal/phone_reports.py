"""Results that helpers report from the boards: the first one is entered, a different one is for the arbiter.

A report enters the result of an empty board. The same once more is nothing new, and
whoever has reported may correct their own report while nobody else has said
anything about the board. Every other report leaves the result as it stands and makes
it a dispute, which remembers who said what until an arbiter settles it, or all who
have reported say the same.

What an arbiter has decided stands: a different report is kept beside it. So is one
that comes behind the end of its round, and one about players who do not sit at
the board any more. An arbiter who says anything of the board has seen them.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.journal.actions import ResultOfBoard
from hakem.desk.journal.asking import ActionAsked, Done, Warned, warning
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.last_words import (
    NOBODY,
    Spoken,
    decision_of,
    given_players,
    is_older,
    is_seated_anew,
    seated_at,
    spoken,
)
from hakem.desk.journal.result_actions import result, shown_result, written
from hakem.desk.journal.roles import Person, may
from hakem.desk.journal.state import (
    AGREED,
    ANEW,
    DISPUTED,
    ENTERED,
    KEPT,
    LATE,
    OLDER,
    SAME,
    Desk,
    Dispute,
    Report,
    ReportBeside,
)
from hakem.desk.journal.team_actions import team_of
from hakem.desk.journal.team_fields import MatchResults
from hakem.desk.journal.team_match_actions import board_by_board
from hakem.i18n import Json, Message
from hakem.model import TeamId
from hakem.values import replace


def reported(desk: Desk, given: ResultOfBoard, asked: ActionAsked, entries: Sequence[JournalEntry]) -> Done:
    """What becomes of a helper's report."""
    done, outcome, by = _heard(desk, given, asked, entries)
    disputed: dict[str, Json] = {"disputed": True} if outcome == DISPUTED else {}
    stood, stands = ("" if outcome == ANEW else shown_result(d, given.round_no, given.board) for d in (desk, done.desk))
    said: dict[str, Json] = {"result": written(given.result), "before": stood}
    told: dict[str, Json] = {**_place(given), "result": said["result"], "outcome": outcome, "stands": stands}
    if by is not None:
        told["decided_by"] = by
    return replace(done, more={**said, **done.more, "reported": True, **disputed, "reports": [told]})


def reported_match(desk: Desk, given: MatchResults, asked: ActionAsked, entries: Sequence[JournalEntry]) -> Done:
    """What becomes of a helper's report of a whole match: every board as if it had been reported alone."""
    told: list[Json] = []

    def one(desk: Desk, of_board: ResultOfBoard) -> Done:
        made = reported(desk, of_board, asked, entries)
        told.extend(made.more["reports"])  # type: ignore[arg-type]
        return made

    done = board_by_board(desk, given, one)
    disputed: dict[str, Json] = {"disputed": True} if done.desk.disputes != desk.disputes else {}
    return replace(done, more={**done.more, "reported": True, **disputed, "reports": told})


def _heard(
    desk: Desk, given: ResultOfBoard, asked: ActionAsked, entries: Sequence[JournalEntry]
) -> tuple[Done, str, str | None]:
    """The desk that has heard a report, what became of it, and who has decided the board, None if nobody has."""
    number, board, report = given.round_no, given.board, Report(asked.person.name, written(given.result), asked.at)
    if is_seated_anew(desk, entries, given, asked.person):
        beside = ReportBeside(number, board, ANEW, report, given_players(given))
        told = warning(2, "report-anew", **_place(given), said=report.result)
        return Done(_with_beside(desk, beside), (told,)), ANEW, None
    if is_older(entries, given, report.by):
        return Done(desk), OLDER, None
    said = spoken(entries, number).get(board, NOBODY)
    decided, over = decision_of(desk, said, number, board), number < desk.round_in_hand or desk.finished
    if over or decided is not None:
        by = decided.by if decided is not None else None
        return *_beside(desk, given, report, LATE if over else KEPT), by
    return *_spoken_up(desk, given, asked, _dispute(desk, given, said)), None


def why_not_covered(desk: Desk, person: Person, given: ResultOfBoard) -> Message | None:
    """Why somebody's code is not for a board as it was seated before; None if it is.

    The boards of a captain are those of the own match, which may be another one by
    now: a report about somebody of the own team is one of them.
    """
    if person.team:
        members = team_of(desk.tournament, TeamId(person.team)).members
        own = any(player in members for player in given_players(given))
        person = replace(person, boards=((given.board, given.board),) if own else ())
    number, said = given.round_no, written(given.result)
    return may(person, "result", round=number, current=number, board=given.board, change=("?", said))


def _beside(desk: Desk, given: ResultOfBoard, report: Report, why: str) -> tuple[Done, str]:
    """A report about a board that no report changes any more: kept if it differs, and gone if it differs no longer."""
    stands = shown_result(desk, given.round_no, given.board)
    place = (given.round_no, given.board)
    if report.result == stands:
        return Done(_without_own(desk, place, report.by)), SAME
    beside = ReportBeside(*place, why, report, seated_at(desk, given))
    key = "report-late" if why == LATE else "report-kept"
    told = warning(2, key, **_place(given), said=report.result, stands=stands or "-")
    return Done(_with_beside(desk, beside), (told,)), why


def _without_own(desk: Desk, place: tuple[int, int], by: str) -> Desk:
    """The desk without what somebody had reported before of those who sit at a board."""
    own = [each for each in desk.beside if (each.round_no, each.board) == place and each.report.by == by]
    kept = tuple(each for each in desk.beside if each not in own or each.why == ANEW)
    return desk if kept == desk.beside else replace(desk, beside=kept)


def _dispute(desk: Desk, given: ResultOfBoard, said: Spoken) -> Dispute:
    """What has been reported of a board by now; a result that was disputed by older rules keeps its words."""
    known = desk.dispute(given.round_no, given.board)
    reports = tuple(Report(each.by, each.result) for each in said.reports)
    return known or Dispute(given.round_no, given.board, reports)


def _spoken_up(desk: Desk, given: ResultOfBoard, asked: ActionAsked, known: Dispute) -> tuple[Done, str]:
    """A report about a board that rests on reports: entered if all agree, else disputed."""
    said = Report(asked.person.name, written(given.result))
    desk = _without_own(desk, (given.round_no, given.board), said.by)
    disputed = desk.dispute(given.round_no, given.board) is not None
    dispute = _joined(known, said)
    if all(each.result == said.result for each in dispute.reports):
        same = shown_result(desk, given.round_no, given.board) == said.result
        done = result(desk, given, asked)
        done = replace(done, desk=replace(done.desk, beside=desk.beside))
        return done, AGREED if disputed else SAME if same else ENTERED
    return Done(_with_dispute(desk, dispute), (_told(dispute, said),)), DISPUTED


def _joined(dispute: Dispute, report: Report) -> Dispute:
    """The dispute with a report more; of everybody the last one counts."""
    if any(each.by == report.by for each in dispute.reports):
        return replace(dispute, reports=tuple(report if each.by == report.by else each for each in dispute.reports))
    return replace(dispute, reports=(*dispute.reports, report))


def _with_dispute(desk: Desk, dispute: Dispute) -> Desk:
    place = (dispute.round_no, dispute.board)
    if desk.dispute(*place) is None:
        return replace(desk, disputes=(*desk.disputes, dispute))
    kept = tuple(dispute if (each.round_no, each.board) == place else each for each in desk.disputes)
    return replace(desk, disputes=kept)


def _with_beside(desk: Desk, made: ReportBeside) -> Desk:
    """The desk that keeps a report; of everybody the last one about a board, and the last one about others."""

    def same(each: ReportBeside) -> bool:
        place = (each.round_no, each.board, each.report.by, each.why == ANEW)
        return place == (made.round_no, made.board, made.report.by, made.why == ANEW)

    return replace(desk, beside=(*(each for each in desk.beside if not same(each)), made))


def _place(given: ResultOfBoard) -> dict[str, int]:
    return {"round": given.round_no, "board": given.board}


def _told(dispute: Dispute, report: Report) -> Warned:
    """That an arbiter has to look, with the name of somebody who said something else."""
    others = [each for each in dispute.reports if each.by != report.by]
    other = next((each for each in others if each.result != report.result), (others or dispute.reports)[0])
    who = other.by or Message("warning.the-desk")
    place = {"round": dispute.round_no, "board": dispute.board}
    return warning(2, "disputed", **place, other=who, theirs=other.result, said=report.result)
