"""The best of every board of an event of teams: games, points, percentage and performance, and who has which place.

No regulation of the handbook or of FIDE says how prizes of boards are given; the
event says it (``BoardPrizes``), and what it leaves open is decided here: games over
the board alone count, all of them wherever somebody sat, and whoever has played
too few stands below without a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from hakem.facts.board_scores import BoardScore, board_scores
from hakem.facts.rating_tables import half_up
from hakem.i18n import Message
from hakem.model import BoardOf, BoardPrizeOrder, BoardPrizes, Points, Tournament, decimal_text
from hakem.reports.columns import composed
from hakem.reports.tables.crosstable import Place
from hakem.reports.tables.printed import Printed, Tongue
from hakem.reports.tables.rating_heads import rating_data, rating_head
from hakem.reports.tables.standings_data import JsonObject
from hakem.values import dataclass

_LOWEST = -10_000
BoardKey = Callable[[BoardScore], tuple[Fraction | int, ...]]


def _share(score: BoardScore) -> Fraction:
    return Fraction(-1) if score.share is None else score.share


def _performance(score: BoardScore) -> int:
    return _LOWEST if score.performance is None else score.performance


def by_points(score: BoardScore, points: Points) -> tuple[Fraction | int, ...]:
    """What is compared where points come first: those points, then percentage and performance."""
    return points, _share(score), _performance(score)


_ORDERS: Mapping[BoardPrizeOrder, BoardKey] = {
    BoardPrizeOrder.POINTS: lambda each: by_points(each, each.points),
    BoardPrizeOrder.PERCENTAGE: lambda each: (_share(each), each.points, _performance(each)),
    BoardPrizeOrder.PERFORMANCE: lambda each: (_performance(each), _share(each), each.points),
}
"""What is compared, one after the other; whoever is equal in all of it shares the place."""


@dataclass(frozen=True, slots=True)
class BestOfBoard:
    """A player on a board; without a ``place`` if too few games were played."""

    place: Place | None
    score: BoardScore


@dataclass(frozen=True, slots=True)
class BoardList:
    """Everybody who counts on one board, the best first."""

    board: int
    rows: tuple[BestOfBoard, ...]


@dataclass(frozen=True, slots=True)
class BoardPrizeTable:
    """The boards of an event, and how their best were found."""

    rules: BoardPrizes
    boards: tuple[BoardList, ...]


def board_prizes(t: Tournament, rules: BoardPrizes | None = None) -> BoardPrizeTable:
    """The best of every board, by the rules of the event or by others."""
    chosen = t.prizes.boards if rules is None else rules
    by_board: dict[int, list[BoardScore]] = {}
    for each in board_scores(t):
        if each.games:
            by_board.setdefault(_board(each, chosen.board), []).append(each)
    boards = (BoardList(number, _ranked(by_board[number], chosen)) for number in sorted(by_board))
    return BoardPrizeTable(chosen, tuple(boards))


def _board(score: BoardScore, of: BoardOf) -> int:
    return score.listed if of is BoardOf.LISTED else score.most_played or score.listed


def _ranked(scores: Sequence[BoardScore], rules: BoardPrizes) -> tuple[BestOfBoard, ...]:
    key = _ORDERS[rules.order]
    enough = placed((each for each in scores if each.games >= rules.least), key)
    too_few = placed((each for each in scores if each.games < rules.least), key)
    return (*(BestOfBoard(place, each) for place, each in enough), *(BestOfBoard(None, each) for _, each in too_few))


def placed(scores: Iterable[BoardScore], key: BoardKey) -> Iterator[tuple[Place, BoardScore]]:
    """The highest first, with their places; those whose keys are equal share one, in the order of their numbers."""
    ordered = sorted(scores, key=lambda each: each.player.number)
    ordered.sort(key=key, reverse=True)
    before = 0
    for _, tied in groupby(ordered, key):
        alike = [*tied]
        place = Place(before + 1, before + len(alike))
        before = place.last
        yield from ((place, each) for each in alike)


def rules_messages(rules: BoardPrizes) -> tuple[Message, ...]:
    """By what the best of a board are found, a sentence each."""
    least = (Message("crosstable.boards-least", {"games": rules.least}),) if rules.least else ()
    order, board = (
        Message(f"crosstable.boards-by.{rules.order.value}"),
        Message(f"crosstable.boards-of.{rules.board.value}"),
    )
    return (order, board, *least)


def percent_text(share: Fraction | None, tongue: Tongue) -> str:
    """A share of the points in hundredths, with one decimal if it needs one."""
    return "" if share is None else tongue.column([(half_up(100 * Points(share), 1),)])[0]


def board_list_printed(listed: BoardList, tongue: Tongue) -> Printed:
    """The cells of one board: place, player, team, games, points, percentage, performance."""
    keys = ("number", "title", "name", "rating", "team", "games", "total", "percent", "performance")
    named = {"rating": rating_head((row.score.rating for row in listed.rows), tongue.head("rating"), tongue.language)}
    rows = [[tongue.head("place"), *(named.get(key) or tongue.head(key) for key in keys)]]
    for row in listed.rows:
        score, p = row.score, row.score.player
        rows.append(
            [
                str(row.place or tongue.sign("too-few")),
                str(p.number),
                p.title.value if p.title else "",
                composed(p.name),
                str(score.rating or ""),
                composed(score.team.name),
                str(score.games),
                tongue.number(score.points),
                percent_text(score.share, tongue),
                str(score.performance or ""),
            ]
        )
    return Printed(tuple(map(tuple, rows)), frozenset({2, 3, 5}))


def board_prizes_printed(table: BoardPrizeTable, tongue: Tongue) -> list[Printed]:
    """A table for every board, its number over the places."""
    made = []
    for listed in table.boards:
        printed = board_list_printed(listed, tongue)
        head, *rows = printed.rows
        number = tongue.head("board-number", board=str(listed.board)) if tongue.language else f"board-{listed.board}"
        made.append(Printed(((number, *head[1:]), *rows), printed.words))
    return made


def board_prizes_data(table: BoardPrizeTable) -> JsonObject:
    """The same for programs."""
    rules = table.rules
    return {
        "form": "boards",
        "order": rules.order.value,
        "board": rules.board.value,
        "least": rules.least,
        "boards": [{"board": each.board, "players": [*map(_row_data, each.rows)]} for each in table.boards],
    }


def _row_data(row: BestOfBoard) -> JsonObject:
    return {"place": [row.place.first, row.place.last] if row.place else None, **score_data(row.score)}


def score_data(score: BoardScore) -> JsonObject:
    """What a member of a team made over the board, for programs."""
    p = score.player
    return {
        "id": int(p.id),
        "number": p.number,
        "name": composed(p.name),
        **rating_data(score.rating),
        "team": int(score.team.id),
        "team_name": composed(score.team.name),
        "listed": score.listed,
        "boards": _counted(score.seats),
        "games": score.games,
        "points": decimal_text(score.points),
        "percentage": None if score.share is None else decimal_text(half_up(100 * Points(score.share), 1)),
        "performance": score.performance,
    }


def _counted(seats: Sequence[int]) -> dict[str, int]:
    return {str(board): seats.count(board) for board in sorted({*seats})}
