"""Tie-breaks of teams by boards (C.07 12), in a whole event or in the matches of two teams.

A win without playing is a win on every board; game points are what the boards
have brought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from hakem.i18n import Message
from hakem.model import ZERO, Points, total
from hakem.tiebreaks.context import TieBreakContext, View
from hakem.tiebreaks.ledger import Contestant, Score
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import NONE, Term, Value, Why, lower_is_better, parted, summed

BoardPoints = tuple[Points, ...]


def board_totals(matches: Iterable[BoardPoints], least: int = 0) -> BoardPoints:
    """What every board has brought in all these matches; there are ``least`` boards even if nobody sat at them."""
    rows = list(matches)
    size = max([least, *map(len, rows)])
    return tuple(total(row[board] for row in rows if board < len(row)) for board in range(size))


def board_count(boards: BoardPoints) -> tuple[Points, ...]:
    """12.1: the number of the board times what it brought, added up; the lower the better."""
    return (total(number * points for number, points in enumerate(boards, start=1)),)


def board_count_turned(boards: BoardPoints) -> tuple[Points, ...]:
    """12.1 the other way round, so that the greater is better."""
    return tuple(-part for part in board_count(boards))


def top_boards(boards: BoardPoints) -> tuple[Points, ...]:
    """12.2: the first board decides, then the second, and so on."""
    return boards


def without_bottom_boards(boards: BoardPoints) -> tuple[Points, ...]:
    """12.3: everything without the last board decides, then without the last two, and so on."""
    return tuple(total(boards[:size]) for size in range(len(boards) - 1, 0, -1))


BoardOrder = Callable[[BoardPoints], tuple[Points, ...]]


def _of_event(context: TieBreakContext, spec: Spec, key: int, order: BoardOrder) -> Value:
    """All boards of the event, so that the same board is compared of every team, however few it has played at."""
    contestants = context.view(spec, score=Score.GAME).contestants
    most = context.remember("boards", lambda: max(len(row) for c in contestants.values() for row in (*c.boards, ())))
    boards = board_totals(contestants[key].boards, max(context.boards, most))
    terms = tuple(Term(points, why=Why.BOARD, board=number) for number, points in enumerate(boards, start=1))
    compared = order(boards)
    return Value(compared, compared, terms)


def board_count_of_group(context: TieBreakContext, spec: Spec, group: Iterable[int]) -> dict[int, Value]:
    """C.07 12.1: it can be compared only where all have the same game points; otherwise it parts nobody."""
    members = list(group)
    values = {key: lower_is_better(_weighted(_of_event(context, spec, key, board_count))) for key in members}
    scores = context.ledgers[Score.GAME].scores
    if len({scores[key] for key in members}) > 1:
        note = Message("tiebreak.note.board-count")
        values = {key: value._replace(order=(ZERO,), notes=(note,)) for key, value in values.items()}
    return values


def _weighted(value: Value) -> Value:
    """The terms as they count: each board as often as its number says."""
    terms = (term._replace(of=term.amount).multiplied(Points(term.board or 0)) for term in value.terms)
    return value._replace(terms=tuple(terms))


def top_boards_of_event(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 12.2."""
    return _of_event(context, spec, key, top_boards)


def bottom_boards_of_event(context: TieBreakContext, spec: Spec, key: int) -> Value:
    """C.07 12.3."""
    return _of_event(context, spec, key, without_bottom_boards)


def _between(view: View, pair: list[int]) -> Mapping[int, BoardPoints]:
    """The boards of the matches that two teams have played against each other."""
    found = {}
    for key, other in (pair, pair[::-1]):
        c = view.contestants[key]
        rows = zip(c.rows, c.boards, strict=True)
        found[key] = board_totals(boards for row, boards in rows if row.opponent == other and row.game)
    return found


def _split_by(order: BoardOrder) -> Callable[[View, list[int]], list[list[int]]]:
    def split(view: View, pair: list[int]) -> list[list[int]]:
        return parted(pair, {key: order(boards) for key, boards in _between(view, pair).items()})

    return split


BOARD_SPLITTERS: Mapping[str, Callable[[View, list[int]], list[list[int]]]] = MappingProxyType(
    {"BC": _split_by(board_count_turned), "TBR": _split_by(top_boards), "BBE": _split_by(without_bottom_boards)}
)
"""How two teams are parted by the boards of their own match."""


def top_board_of_match(context: TieBreakContext, spec: Spec, group: Iterable[int]) -> dict[int, Value]:
    """Handbook, Uygulama: of two tied teams the one that won the highest board of their match that was played.

    A board that was forfeited was not played, so the next one is the highest.
    If that one was drawn nobody has won it, and the text names no other. Of
    more than two teams it says nothing.
    """
    members = list(group)
    if len(members) != 2:
        return dict.fromkeys(members, NONE)
    view = context.view(spec, score=Score.GAME)
    return {key: summed(_highest_boards(view.contestants[key], other)) for key, other in (members, members[::-1])}


def _highest_boards(c: Contestant, other: int) -> list[Term]:
    """What a team made on the highest board played in each of its matches with another one."""
    terms = []
    for row, points, played in zip(c.rows, c.boards, c.boards_played, strict=True):
        if row.opponent == other and any(played):
            at = played.index(True)
            terms.append(Term(points[at], row.round_no, other, why=Why.BOARD, board=at + 1))
    return terms
