"""Who has said what about the boards of a round, as far as it holds: read from the journal, the last word first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hakem.desk.journal.actions import ResultOfBoard
from hakem.desk.journal.asking import SeatedAnew
from hakem.desk.journal.board_words import called
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.history import REDO, UNDO, what_holds
from hakem.desk.journal.result_actions import ADJOURNED, shown_result, written
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import ANEW, KEPT, LATE, OLDER, Desk
from hakem.i18n import Datum, Json, Message, PairRef
from hakem.model import PlayerId
from hakem.values import dataclass

_OF_BOARDS = ("result", "game")
_OF_MATCHES = ("forfeit-match", "postpone")
_SEATING = ("pair", "pair-by-hand", "unpair")
_NOT_SAID = (KEPT, LATE, ANEW, OLDER)
"""What leaves a board as it is and says nothing in its place."""


@dataclass(frozen=True, slots=True)
class Word:
    """What somebody has said of the result of a board, and whether it was a report from there."""

    by: str
    result: str
    reported: bool
    at: str = ""


@dataclass(frozen=True, slots=True)
class Spoken:
    """What was said of a board: the ``decision`` of an arbiter, and what was reported since, the last of everybody."""

    decision: Word | None = None
    reports: tuple[Word, ...] = ()


NOBODY = Spoken()


def spoken(entries: Sequence[JournalEntry], round_no: int) -> Mapping[int, Spoken]:
    """By board of a round, what was said since the round was seated of those who sit there now.

    It goes with the two of them to another board; where somebody else sits down nothing was said yet.
    """
    said: dict[int, list[Word]] = {}
    seats, undone = _Seats(round_no), what_holds(entries).undone_by
    for entry in entries:
        if entry.seq in undone or entry.action in (UNDO, REDO):
            continue
        moved = seats.moved_by(entry)
        if moved is not None:
            said = {moved[board]: words for board, words in said.items() if board in moved}
        if entry.data.get("round") == round_no:
            for board, word in _words_of(entry):
                said.setdefault(board, []).append(word)
    return {board: _last_of(words) for board, words in said.items()}


def _last_of(words: Sequence[Word]) -> Spoken:
    """The last decision among all that was said of a board, and the reports behind it, the last one of everybody."""
    decision: Word | None = None
    reports: dict[str, Word] = {}
    for word in words:
        if word.reported:
            reports.pop(word.by, None)
            reports[word.by] = word
        else:
            decision, reports = word, {}
    return Spoken(decision, (*reports.values(),))


class _Seats:
    """Who sits at the boards of a round, from entry to entry that holds."""

    def __init__(self, round_no: int) -> None:
        self._round_no, self._rounds = round_no, 0
        self._pairs: list[tuple[Json, Json]] = []

    def moved_by(self, entry: JournalEntry) -> Mapping[int, int] | None:
        """Where those of each board sit behind an entry, without those who do not any more; None if nobody moved."""
        changes = entry.data.get("changes")
        rounds: Any = changes.get("rounds") if isinstance(changes, dict) else None
        if rounds is None:
            return None
        added, kept = rounds.get("add", []), rounds.get("keep", self._rounds)
        self._rounds = kept + len(added)
        if kept < self._round_no:
            seated = added[self._round_no - kept - 1 :]
            self._pairs = _pairs(seated[0]) if seated else []
            return {}
        changed = rounds.get("change", {}).get(str(self._round_no))
        was, self._pairs = self._pairs, self._pairs if changed is None else _pairs(changed)
        places = {pair: board for board, pair in enumerate(self._pairs, start=1)}
        sat = enumerate(was, start=1)
        return None if was == self._pairs else {board: places[pair] for board, pair in sat if pair in places}


def _pairs(rnd: Any) -> list[tuple[Json, Json]]:
    """Who sits at the boards of a round that an entry holds, White first."""
    return [(game["white"], game["black"]) for game in rnd.get("games", ())]


def decision_of(desk: Desk, said: Spoken, round_no: int, board: int) -> Word | None:
    """The decision by which the result of a board stands; None if it rests on reports, or there is none.

    A result of which nobody is known to have said it is the desk's own. A game that
    is adjourned is not decided yet.
    """
    stands = shown_result(desk, round_no, board)
    if stands in ("", ADJOURNED):
        return None
    if said.decision is not None and said.decision.result == stands:
        return said.decision
    return None if any(each.result == stands for each in said.reports) else Word("", stands, False)


def claims(desk: Desk, entries: Sequence[JournalEntry], round_no: int) -> Mapping[int, str]:
    """The boards of a round whose result rests on reports alone, with who reported it last."""
    disputed, found = desk.disputed_boards(round_no), dict[int, str]()
    for board, said in spoken(entries, round_no).items():
        stands = shown_result(desk, round_no, board)
        by = [each.by for each in said.reports if each.result == stands and stands]
        if by and board not in disputed and decision_of(desk, said, round_no, board) is None:
            found[board] = by[-1]
    return found


def confirmed_boards(desk: Desk, entries: Sequence[JournalEntry], action: str, said: Mapping[str, Json]) -> bool:
    """Whether what an arbiter says of boards that stay as they are confirms one that rests on reports alone."""
    number = said.get("round")
    if not isinstance(number, int) or not 1 <= number <= desk.round_no:
        return False
    resting = claims(desk, entries, number)
    words = _said_in(action, said)
    return any(board in resting and shown_result(desk, number, board) == result for board, result, _ in words)


def seated_by(entries: Sequence[JournalEntry], round_no: int) -> int:
    """The entry that has seated a round; 0 if the event came with it. Boards that an arbiter moves stay seated."""
    undone = what_holds(entries).undone_by
    for entry in reversed(entries):
        if entry.action in _SEATING and entry.seq not in undone and entry.data.get("round", round_no) == round_no:
            changes = entry.data.get("changes")
            rounds = changes.get("rounds") if isinstance(changes, dict) else None
            if isinstance(rounds, dict) and "add" in rounds:
                return entry.seq
    return 0


def is_seated_anew(desk: Desk, entries: Sequence[JournalEntry], given: ResultOfBoard, person: Person) -> bool:
    """Whether others sit at the board than those whom a report is about, or they were seated there again.

    A report that names nobody can be about anybody who has ever sat there: where the
    round was seated more than once it is about others. To a captain every report about a round
    that is not out is: an answer that depended on who sits there would tell the opponent's line-up.
    """
    if person.team and given.round_no not in desk.published:
        return True
    if (given.white, given.black) != (None, None) and given_players(given) != seated_at(desk, given):
        return True
    if given.seated is not None:
        return given.seated != seated_by(entries, given.round_no)
    return (given.white, given.black) == (None, None) and _was_seated_again(entries, given.round_no)


def _was_seated_again(entries: Sequence[JournalEntry], round_no: int) -> bool:
    """Whether a round was seated more than once, or its boards were moved; that it was taken back does not matter.

    Nobody has tapped for a line-up that was another one before the round was out.
    """
    of_round = [each for each in entries if each.data.get("round", round_no) == round_no]
    seating = [each for each in of_round if each.action in _SEATING]
    seen = [told["code"] for each in of_round if each.action == "line-up" for told in each.draft.warnings]
    return len(seating) > 1 or "line-up-after-published" in seen


def refused_anew(desk: Desk, given: Any, report: Mapping[str, Json]) -> SeatedAnew:
    """What the sender of a report about others is told: it is kept, and nothing is entered.

    ``given`` is what was sent, of a board or of a whole match; ``report`` what became of it at a board.
    """
    if isinstance(given, ResultOfBoard):
        return seated_anew(desk, given)
    board = ResultOfBoard(given.round_no, int(str(report["board"])), str(report["result"]))
    return seated_anew(desk, board)


def seated_anew(desk: Desk, given: ResultOfBoard) -> SeatedAnew:
    """The same for a report of one board."""
    players = given_players(given)
    data: dict[str, Datum] = {"round": given.round_no, "board": given.board, "said": given.result}
    if players:
        data["pair"] = PairRef(players[0], players[-1])
    message = Message("desk.seated-anew-pair" if players else "desk.seated-anew", data)
    now = seated_at(desk, given) if given.round_no in desk.published else ()
    return SeatedAnew(called(desk.tournament, message), [*map(int, players)], [*map(int, now)])


def given_players(given: ResultOfBoard) -> tuple[PlayerId, ...]:
    """Whom a report is about, White first."""
    return tuple(player for player in (given.white, given.black) if player is not None)


def seated_at(desk: Desk, given: ResultOfBoard) -> tuple[PlayerId, ...]:
    """Who sits at the board of a report; nobody if there is none."""
    rounds = desk.tournament.rounds
    games = rounds[given.round_no - 1].games if 1 <= given.round_no <= len(rounds) else ()
    return games[given.board - 1].players if 1 <= given.board <= len(games) else ()


def is_older(entries: Sequence[JournalEntry], given: ResultOfBoard, by: str) -> bool:
    """Whether a newer tap of the same phone on this board was here before.

    A phone that says which ``device`` it is stays that one with another code, too.
    """
    if given.turn is None:
        return False
    said = {"round": given.round_no, "board": given.board, "device": given.device}
    for entry in reversed(entries):
        data, turn = entry.data, entry.data.get("turn")
        newer = entry.action == "result" and isinstance(turn, int) and turn >= given.turn
        own = newer and (given.device or entry.draft.by == by)
        if own and all(data.get(name, "") == value for name, value in said.items()):
            return True
    return False


def _words_of(entry: JournalEntry) -> Iterator[tuple[int, Word]]:
    """What an entry says of boards: of one, or of those of a match."""
    data, draft = entry.data, entry.draft
    reported = data.get("reported") is True
    for board, text, outcome in _said_of(entry):
        if outcome not in _NOT_SAID:
            yield board, Word(draft.by, text, reported, draft.at)


def _said_of(entry: JournalEntry) -> Iterator[tuple[int, str, str]]:
    yield from _said_in(entry.action, entry.data)
    if entry.action in _OF_MATCHES:
        yield from _changed_results(entry)


def _said_in(action: str, data: Mapping[str, Json]) -> Iterator[tuple[int, str, str]]:
    """The boards of which an action says something, with the result and what became of a report."""
    board, entered, outcomes = data.get("board"), data.get("entered"), _outcomes(data.get("reports"))
    if action in _OF_BOARDS and isinstance(board, int):
        yield board, written(str(data.get("result", ""))), outcomes.get(board, "")
    if action == "match" and isinstance(entered, list):
        for each in entered:
            if isinstance(each, list):
                yield int(str(each[0])), written(str(each[1])), outcomes.get(int(str(each[0])), "")


def _outcomes(reports: Json) -> dict[int, str]:
    """By board what became of reports; older entries do not say it.

    One that said the same as a decision is beside it, as one that said something else: it does not stand in its place.
    """
    told = [each for each in reports if isinstance(each, dict)] if isinstance(reports, list) else []
    return {int(str(each["board"])): KEPT if "decided_by" in each else str(each["outcome"]) for each in told}


def _changed_results(entry: JournalEntry) -> Iterator[tuple[int, str, str]]:
    """The boards whose results an entry about a whole match has changed."""
    changes = entry.data.get("changes")
    results = changes.get("results") if isinstance(changes, dict) else None
    for each in results if isinstance(results, list) else ():
        if isinstance(each, list) and each[0] == entry.data.get("round"):
            yield int(str(each[1])), str(each[2]), ""
