"""The best of every board and the list of all players of teams, as columns and rows of texts."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.reports import BoardList, IndividualRow, Printed, Tongue, board_list_printed, individuals_printed
from hakem.values import dataclass
from hakem.web.rendering import Words


@dataclass(frozen=True, slots=True)
class ListCell:
    """A cell: its text, and whether it is one of words and not of figures."""

    text: str
    words: bool


@dataclass(frozen=True, slots=True)
class PlayersRow:
    """A player of a team; ``id`` leads to the card."""

    id: int
    cells: tuple[ListCell, ...]
    placed: bool


@dataclass(frozen=True, slots=True)
class PlayersView:
    """A list of players of teams: its headings and rows; ``name`` is the place of the column of names."""

    heads: tuple[ListCell, ...]
    rows: tuple[PlayersRow, ...]
    name: int


def board_view(listed: BoardList, words: Words) -> PlayersView:
    """Those who count on one board."""
    printed = board_list_printed(listed, Tongue(words.language))
    ids = [int(row.score.player.id) for row in listed.rows]
    return _view(printed, ids, [row.place is not None for row in listed.rows], words)


def individuals_view(rows: tuple[IndividualRow, ...], words: Words) -> PlayersView:
    """Everybody."""
    printed = individuals_printed(rows, Tongue(words.language))
    return _view(printed, [int(row.score.player.id) for row in rows], [True] * len(rows), words)


def _view(printed: Printed, ids: Sequence[int], placed: Sequence[bool], words: Words) -> PlayersView:
    """Columns that nobody has anything in are left out."""
    head, *body = printed.rows
    kept = [at for at in range(len(head)) if any(row[at] for row in body)]

    def cells(row: Sequence[str]) -> tuple[ListCell, ...]:
        return tuple(ListCell(row[at].replace("-", "−") if at > 5 else row[at], at in printed.words) for at in kept)

    rows = tuple(PlayersRow(*each) for each in zip(ids, map(cells, body), placed, strict=True))
    name = head.index(words("crosstable.name"))
    return PlayersView(cells(head), rows, kept.index(name))
