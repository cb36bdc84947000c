"""Results that helpers report from the boards: the first one is entered, a different one is for the arbiter.

A report enters the result of an empty board. The same once more is nothing new, and
whoever has reported may correct their own report while nobody else has said
anything about the board. Every other report leaves the result as it stands and
makes it a dispute, which remembers who said what until an arbiter settles it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hakem.desk.journal.actions import ResultOfBoard
from hakem.desk.journal.asking import ActionAsked, Done, Warned, warning
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.result_actions import result, shown_result, written
from hakem.desk.journal.state import Desk, Dispute, Report
from hakem.desk.journal.team_fields import MatchResults
from hakem.desk.journal.team_match_actions import board_by_board
from hakem.i18n import Json, Message
from hakem.values import dataclass, replace

_OF_BOARDS = ("result", "game")
_SEATING = ("pair", "pair-by-hand", "unpair")


@dataclass(frozen=True, slots=True)
class LastWord:
    """Who has spoken last about the result of a board, and whether it was a report from there."""

    by: str
    result: str
    reported: bool


def reported(desk: Desk, given: ResultOfBoard, asked: ActionAsked, entries: Sequence[JournalEntry]) -> Done:
    """What becomes of a helper's report."""
    number, board, by = given.round_no, given.board, asked.person.name
    stands, said = shown_result(desk, number, board), written(given.result)
    dispute = desk.dispute(number, board)
    if dispute is None:
        word = LastWord(by, stands, True) if stands in ("", said) else _who_said(entries, number, board, stands)
        if word.reported and word.by == by:
            done = result(desk, given, asked)
            return replace(done, more={**done.more, "reported": True})
        dispute = Dispute(number, board, (Report(word.by, stands),))
    after = _with(desk, _heard(dispute, Report(by, said)))
    more: dict[str, Json] = {"result": said, "before": stands, "reported": True, "disputed": True}
    return Done(after, (_told(dispute, Report(by, said)),), more)


def reported_match(desk: Desk, given: MatchResults, asked: ActionAsked, entries: Sequence[JournalEntry]) -> Done:
    """What becomes of a helper's report of a whole match: every board as if it had been reported alone."""
    done = board_by_board(desk, given, lambda desk, one: reported(desk, one, asked, entries))
    disputed: dict[str, Json] = {"disputed": True} if done.desk.disputes != desk.disputes else {}
    return replace(done, more={**done.more, "reported": True, **disputed})


def _who_said(entries: Sequence[JournalEntry], round_no: int, board: int, stands: str) -> LastWord:
    """Whose word the result of a board is; the desk's own if it did not come from anybody's."""
    word = last_words(entries, round_no).get(board)
    return word if word is not None and word.result == stands else LastWord("", stands, False)


def _heard(dispute: Dispute, report: Report) -> Dispute:
    """The dispute with a report more; of everybody the last one counts."""
    if any(each.by == report.by for each in dispute.reports):
        return replace(dispute, reports=tuple(report if each.by == report.by else each for each in dispute.reports))
    return replace(dispute, reports=(*dispute.reports, report))


def _with(desk: Desk, dispute: Dispute) -> Desk:
    place = (dispute.round_no, dispute.board)
    if desk.dispute(*place) is None:
        return replace(desk, disputes=(*desk.disputes, dispute))
    kept = tuple(dispute if (each.round_no, each.board) == place else each for each in desk.disputes)
    return replace(desk, disputes=kept)


def _told(dispute: Dispute, report: Report) -> Warned:
    """That an arbiter has to look, with the name of somebody who said something else."""
    others = [each for each in dispute.reports if each.by != report.by]
    other = next((each for each in others if each.result != report.result), (others or dispute.reports)[0])
    who = other.by or Message("warning.the-desk")
    place = {"round": dispute.round_no, "board": dispute.board}
    return warning(2, "disputed", **place, other=who, theirs=other.result, said=report.result)


def last_words(entries: Sequence[JournalEntry], round_no: int) -> Mapping[int, LastWord]:
    """By board of a round, who has spoken last about its result since the round was seated."""
    words: dict[int, LastWord] = {}
    for entry in _since_seated(entries, round_no):
        if entry.data.get("round") != round_no:
            continue
        for board, text in _said_of(entry):
            words.setdefault(board, LastWord(entry.draft.by, text, entry.data.get("reported") is True))
    return words


def _said_of(entry: JournalEntry) -> Iterator[tuple[int, str]]:
    """The boards of which an entry says the result: one, or those of a match."""
    data, entered = entry.data, entry.data.get("entered")
    board = data.get("board")
    if entry.action in _OF_BOARDS and isinstance(board, int):
        yield board, str(data.get("result", ""))
    if entry.action == "match" and isinstance(entered, list):
        yield from ((int(str(each[0])), str(each[1])) for each in entered if isinstance(each, list))


def _since_seated(entries: Sequence[JournalEntry], round_no: int) -> Iterator[JournalEntry]:
    """The entries that hold, the last one first, back to the one that seated the round."""
    undone = what_holds(entries).undone_by
    for entry in reversed(entries):
        if entry.seq in undone:
            continue
        if entry.action in _SEATING and entry.data.get("round", round_no) == round_no:
            return
        yield entry


def claims(desk: Desk, entries: Sequence[JournalEntry], round_no: int) -> Mapping[int, str]:
    """The boards of a round whose result rests on a helper's report alone, with who reported it."""
    disputed = desk.disputed_boards(round_no)
    told = {board: word for board, word in last_words(entries, round_no).items() if word.reported and word.result}
    return {
        board: word.by
        for board, word in told.items()
        if board not in disputed and word.result == shown_result(desk, round_no, board)
    }
