"""Results of boards: entering, correcting and clearing them, and what a late correction means for later rounds."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.choosing import is_by_scores
from hakem.desk.journal.actions import ResultOfBoard
from hakem.desk.journal.asking import ActionAsked, Done, Refused, Warned, refusal, warning
from hakem.desk.journal.board_words import called
from hakem.desk.journal.state import BoardAt, Desk, RatedResult
from hakem.facts.round_sheet import board_named
from hakem.i18n import Datum, Json, Message, PairRef
from hakem.model import PlayerId, Tournament, result_named, result_text
from hakem.model.changes import with_result
from hakem.values import replace

ADJOURNED = "adjourned"
CORRECTABLE = 2
"""So many rounds, the last ones, have results that can be corrected for the standings."""


def shown_result(desk: Desk, round_no: int, board: int) -> str:
    """The result of a board as it was entered; empty if there is none."""
    if BoardAt(round_no, board) in desk.adjourned:
        return ADJOURNED
    return result_text(desk.tournament.rounds[round_no - 1].games[board - 1].result)


def players_at(desk: Desk, round_no: int, board: int) -> tuple[PlayerId, ...]:
    """Who sits at a board, White first."""
    return desk.tournament.rounds[round_no - 1].games[board - 1].players


def require_board(desk: Desk, round_no: int, board: int) -> None:
    """There is such a board."""
    rounds = desk.tournament.rounds
    if not 1 <= round_no <= len(rounds):
        raise refusal("no-such-round", round=round_no, last=len(rounds))
    if not 1 <= board <= len(rounds[round_no - 1].games):
        raise refusal("no-such-board", round=round_no, board=board)


def on_board_of_round(desk: Desk, given: ResultOfBoard) -> ResultOfBoard:
    """A result of a board of a match as one of a board of the round."""
    from hakem.desk.journal.team_match_actions import match_of

    if not 1 <= given.round_no <= desk.round_no:
        raise refusal("no-such-round", round=given.round_no, last=desk.round_no)
    found = match_of(desk, given.round_no, given.match or 0)
    board = found.board_of(given.board)
    if board is None:
        raise refusal("no-such-match-board", round=given.round_no, match=given.match or 0, board=given.board)
    return replace(given, board=board, match=None)


def written(text: str) -> str:
    """A result as it is kept: ``1/2`` becomes ``½-½``; an adjourned game is called that."""
    found = result_named(text)
    return ADJOURNED if text.strip() == ADJOURNED else result_text(found)


def require_done(desk: Desk, round_no: int, *, adjourned: bool = True) -> None:
    """Every board of a round has a result that nobody disputes, or is ``adjourned`` where that is enough."""
    disputed = desk.disputed_boards(round_no)
    waiting = () if adjourned else tuple(at.board for at in desk.adjourned if at.round_no == round_no)
    boards = {*desk.open_boards(round_no), *waiting} - {*disputed}
    place: dict[str, Datum] = {"round": round_no}
    if boards:
        raise Refused(called(desk.tournament, Message("desk.results-open", {**place, "boards": tuple(sorted(boards))})))
    if disputed:
        raise Refused(called(desk.tournament, Message("desk.results-disputed", {**place, "boards": disputed})))


def require_all_done(desk: Desk) -> None:
    """Every board of every round has a result; all rounds in which some have none are named at once."""
    numbers = range(1, desk.round_no + 1)
    waiting = {number: {*desk.open_boards(number)} - {*desk.disputed_boards(number)} for number in numbers}
    for at in desk.adjourned:
        waiting[at.round_no].add(at.board)
    found = [(number, sorted(boards)) for number, boards in waiting.items() if boards]
    if len(found) > 1:
        named = ((n, tuple(board_named(desk.tournament, n, board) for board in boards)) for n, boards in found)
        said = tuple(Message("warning.boards-of-round", {"round": n, "boards": boards}) for n, boards in named)
        raise refusal("results-open-rounds", rounds=said)
    for number in numbers:
        require_done(desk, number, adjourned=False)


def result(desk: Desk, given: ResultOfBoard, _asked: ActionAsked) -> Done:
    """A result of a board. Of the last two rounds it counts; of an older one for rating only.

    That of a closed round is changed when somebody has read that it is closed; a game
    that was adjourned is no change, it is played to its end and counts whenever that is. A round of which a result
    is taken back is closed no longer. A dispute about the board is settled by it: with
    either result, or with a third one. Reports that were kept beside it have been seen.
    """
    number, board = given.round_no, given.board
    if is_reading(desk, given):
        now = written(given.result)
        return Done(_seen(desk, number, board), (), {"result": now, "before": now, "seen": True})
    require_board(desk, number, board)
    was, now = shown_result(desk, number, board), written(given.result)
    desk = _seen(desk, number, board)
    if too_late(desk, number) and was != ADJOURNED:
        return _for_rating(desk, given, was, now)
    disputes = tuple(each for each in desk.disputes if (each.round_no, each.board) != (number, board))
    if was == now and disputes == desk.disputes:
        return Done(desk)
    others = tuple(at for at in desk.adjourned if at != BoardAt(number, board))
    adjourned = (*others, BoardAt(number, board)) if now == ADJOURNED else others
    t = with_result(desk.tournament, number, board, now)
    rating_only = tuple(each for each in desk.rating_only if (each.round_no, each.board) != (number, board))
    closed = desk.closed if now else tuple(other for other in desk.closed if other != number)
    after = replace(desk, tournament=t, adjourned=adjourned, rating_only=rating_only, closed=closed, disputes=disputes)
    more: dict[str, Json] = {"result": now, "before": was}
    if disputes != desk.disputes:
        more["settled"] = True
    return Done(after, tuple(_told(desk, after, given, (was, now))), more)


def is_reading(desk: Desk, given: ResultOfBoard) -> bool:
    """Whether somebody says of a board that it stays as it is, and so has read what was kept beside it, and no more.

    That can be said of a board that is not there any more, and behind the end of the event.
    """
    number, board = given.round_no, given.board
    if given.match is not None or not any((each.round_no, each.board) == (number, board) for each in desk.beside):
        return False
    games = desk.tournament.rounds[number - 1].games if number <= desk.round_no else ()
    stands = shown_result(desk, number, board) if board <= len(games) else ""
    return written(given.result) == stands and desk.dispute(number, board) is None


def _seen(desk: Desk, number: int, board: int) -> Desk:
    """The desk without the reports beside a board."""
    kept = tuple(each for each in desk.beside if (each.round_no, each.board) != (number, board))
    return desk if kept == desk.beside else replace(desk, beside=kept)


def too_late(desk: Desk, number: int) -> bool:
    """Only where pairings follow from results is it ever too late."""
    return is_by_scores(desk.tournament) and number <= desk.round_no - CORRECTABLE


def _for_rating(desk: Desk, given: ResultOfBoard, was: str, now: str) -> Done:
    if now == ADJOURNED:
        raise refusal("too-late-to-adjourn", round=given.round_no)
    place = (given.round_no, given.board)
    others = tuple(each for each in desk.rating_only if (each.round_no, each.board) != place)
    kept = others if now in (was, "") else (*others, RatedResult(*place, now))
    if kept == desk.rating_only:
        return Done(desk)
    said = warning(3, "rating-only", round=given.round_no, board=given.board, was=_said(was), now=_said(now))
    return Done(replace(desk, rating_only=kept), (said,), {"result": now, "before": was})


def _said(result: str) -> Datum:
    """A result as it stands in a sentence."""
    return Message("told.adjourned") if result == ADJOURNED else result or "-"


def _told(before: Desk, after: Desk, given: ResultOfBoard, change: tuple[str, str]) -> Iterator[Warned]:
    number, (was, now) = given.round_no, change
    if was == now:  # a dispute was settled, nothing else
        return
    if before.play_offs:
        yield warning(3, "play-off-stands", names=tuple(each.name for each in before.play_offs))
    if number not in before.closed and number == before.round_no:
        if was:
            yield warning(1, "result-replaced", round=number, board=given.board, was=_said(was), now=_said(now))
        return
    if was != ADJOURNED:  # a game that was played to its end is no correction
        if number in before.closed:
            yield warning(3, "round-is-closed", round=number)
        yield warning(2, "correction", round=number, board=given.board, was=_said(was), now=_said(now))
    from hakem.desk.journal.later_rounds import would_differ

    found = tuple(would_differ(before.tournament, after.tournament, number))
    if found:
        rounds = tuple(difference.round_no for difference in found)
        pairs = tuple(PairRef(b.white, b.black) for d in found for b in d.found.boards)
        yield warning(2, "rounds-would-differ", rounds=rounds, pairs=pairs)


def for_rating(desk: Desk) -> Tournament:
    """The event as its rating report has it: with the results that were corrected too late for anything else."""
    t = desk.tournament
    for each in desk.rating_only:
        t = with_result(t, each.round_no, each.board, each.result)
    return t
