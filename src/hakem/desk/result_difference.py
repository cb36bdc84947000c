"""Results from another program against the boards of an event: what would be entered, and what does not fit.

Nothing is applied. A result that is open in the file says nothing; one that the
event has already is offered as a correction, with what it was.
"""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.import_difference import Difference, OfferedAction
from hakem.facts.round_sheet import board_named
from hakem.formats.tables.imported import ImportedResult, ImportedResults, RowProblem
from hakem.i18n import Json, Message
from hakem.model import Game, Result, Tournament, result_text
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class ComparedResult:
    """A result of the file; ``board`` is that of the event, 0 if these two are not paired there."""

    kind: Difference
    read: ImportedResult
    board: int = 0
    was: str = ""
    now: str = ""
    reasons: tuple[Message, ...] = ()

    @property
    def action(self) -> OfferedAction | None:
        """What a yes would send."""
        if self.kind not in (Difference.NEW, Difference.CHANGED):
            return None
        where: dict[str, Json] = {"round": self.read.round_no, "board": self.board}
        return OfferedAction("result", {**where, "result": self.now, "was": self.was})


@dataclass(frozen=True, slots=True)
class ResultDifference:
    """All boards of the file, what needs eyes first; and what could not be read of it."""

    results: tuple[ComparedResult, ...]
    problems: tuple[RowProblem, ...] = ()

    def actions(self, corrections: bool = False) -> tuple[OfferedAction, ...]:
        """What a yes would send, in the order of the file; results that the event has otherwise only on request."""
        wanted = {Difference.NEW} | ({Difference.CHANGED} if corrections else set())
        chosen = sorted((r for r in self.results if r.kind in wanted), key=lambda r: r.read.row)
        return tuple(action for result in chosen if (action := result.action) is not None)


def compare_results(t: Tournament, table: ImportedResults) -> ResultDifference:
    """The results of the file against the event."""
    number = {player.id: player.number for player in t.players}
    boards = {
        (n, frozenset(number[p] for p in game.players)): (board, game, number[game.white])
        for n, rnd in enumerate(t.rounds, start=1)
        for board, game in enumerate(rnd.games, start=1)
    }
    found = (
        _compared(t, read, boards.get((read.round_no, frozenset((read.white, read.black)))))
        for read in table.results
        if read.black is not None
    )
    return ResultDifference(tuple(sorted(found, key=lambda r: (r.kind.order, r.read.row))), table.problems)


def _compared(t: Tournament, read: ImportedResult, at: tuple[int, Game, int] | None) -> ComparedResult:
    if at is None:
        data = {"round": read.round_no, "white": read.white, "black": read.black or 0}
        return ComparedResult(Difference.BLOCKED, read, reasons=(Message("import.no-such-board", data),))
    board, game, white = at
    result = read.result if white == read.white else _turned(read.result)
    reasons = tuple(_doubts(read, (board, board_named(t, read.round_no, board)), white))
    was, now = result_text(game.result), result_text(replace(result, rated=game.rated))
    if white != read.white:
        return ComparedResult(Difference.DOUBTFUL, read, board, was, now, reasons)
    if not now or was == now:
        kind = Difference.UNCHANGED
    elif game.pending:
        kind = Difference.NEW
    else:
        kind, reasons = Difference.CHANGED, (*reasons, Message("import.has-result", {"result": was}))
    return ComparedResult(kind, read, board, was, now, reasons)


def _doubts(read: ImportedResult, at: tuple[int, str], white: int) -> Iterator[Message]:
    if white != read.white:
        yield Message("import.other-colours")
    board, name = at
    if read.board not in (0, board):
        yield Message("import.other-board", {"board": name})


def _turned(result: Result) -> Result:
    return replace(result, white=result.black, black=result.white)
