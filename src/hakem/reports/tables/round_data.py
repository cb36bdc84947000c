"""A round as other programs read it: rows for a spreadsheet, and data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.model.points import decimal_text
from hakem.reports.columns import composed
from hakem.reports.tables.rating_heads import any_national, rating_cells, rating_data, with_national
from hakem.reports.tables.round_list import ListedPlayer, RoundList

_RECORD_HEAD = (
    "board",
    *(f"white_{what}" for what in ("number", "title", "name", "rating", "points")),
    "result",
    *(f"black_{what}" for what in ("points", "number", "title", "name", "rating")),
)


def round_records(shown: RoundList) -> Iterator[Sequence[str]]:
    """Rows for a spreadsheet, the names of the columns first; the same in every language."""
    national = any_national(shown.ratings)

    def side(seat: ListedPlayer) -> tuple[str, ...]:
        rating = (str(each or "") for each in rating_cells(seat.rating, national))
        return str(seat.number), seat.title, seat.name, *rating

    yield with_national(_RECORD_HEAD, national)
    empty = ("",) * (6 if national else 5)
    for line in shown.boards:
        white, black = (decimal_text(seat.points) for seat in (line.white, line.black))
        yield (str(line.board), *side(line.white), white, line.result, black, *side(line.black))
    for bye in shown.byes:
        yield ("", *side(bye.seat), decimal_text(bye.seat.points), bye.kind.value, *empty)


def round_data(shown: RoundList) -> dict[str, object]:
    """The same for programs: players by id and number, points as text."""

    def side(seat: ListedPlayer) -> dict[str, object]:
        known = {"id": int(seat.id), "number": seat.number, "name": seat.name}
        title = {"title": seat.title} if seat.title else {}
        return {**known, **title, **rating_data(seat.rating), "points": decimal_text(seat.points)}

    matches = [
        {
            "teams": [{"id": int(team.id), "name": composed(team.name)} for team in match.teams],
            "boards": [board for _, board in match.boards],
            "points": [decimal_text(points) for points in match.points] if match.points else None,
        }
        for match in shown.matches
    ]
    return {
        "round": shown.round_no,
        "date": shown.day or None,
        **({"matches": matches} if matches else {}),
        "boards": [
            {"board": line.board, "white": side(line.white), "black": side(line.black), "result": line.result or None}
            for line in shown.boards
        ],
        "byes": [{**side(bye.seat), "kind": bye.kind.value} for bye in shown.byes],
    }
