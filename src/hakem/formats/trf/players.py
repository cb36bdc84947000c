"""Records 001 and the national rating records: one row per player."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from hakem.formats.trf.cells import BYE_CODES, COLOURS, GAME_CODES, GAME_CODES_AS_BYES, NOT_PLAYED, Cell
from hakem.formats.trf.fields import SEXES, TITLES, birth, whole_number
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import CELL_WIDTH, FIRST_CELL, POINTS_END, Row, cell_column, fitted
from hakem.model import MOST_ROUNDS, Birth, ByeKind, Player, PlayerId, Points
from hakem.values import dataclass

T = TypeVar("T")
_QUOTES = str.maketrans("", "", "\"'`´’")
_USUAL_ENDS = {
    f" {sign} {code}": (colour, code)
    for code in frozenset(GAME_CODES) - {NOT_PLAYED, ""}
    for sign, colour in COLOURS.items()
    if colour is not None
}
"""Colour and code of a game that ended or is open, as they stand behind the opponent in nearly every cell."""
_FEDERATION = re.compile(r"[A-Z]{3}\Z")


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A 001 record: how many columns it has, the player, the cells of the rounds, the figures printed beside them."""

    row: int
    width: int
    player: Player
    cells: tuple[Cell, ...]
    points: Points | None
    rank: int | None


@dataclass(frozen=True, slots=True)
class NationalRow:
    """A national rating record: whose it is, the rating and the number there."""

    row: int
    federation: str
    number: int
    rating: int | None
    national_id: str | None


def read_player(raw: Row, found: Findings) -> PlayerRow | None:
    """One 001 record, or None if it has no usable number."""
    row, by_bytes = fitted(raw, found.by_bytes)
    if by_bytes:
        found.padded_by_bytes((row.number, 15))
    number = whole_number(row.cols(4, 9))
    if not number:
        found.error((row.number, 5), "trf.no-number", {"text": row.cols(4, 9)})
        found.player_lost = True
        return None
    reader = _Reader(row, found)
    return PlayerRow(
        row=row.number,
        width=len(row.text),
        player=_player(reader, number),
        cells=tuple(_cells(row, found)),
        points=found.points(row, (80, POINTS_END), 81),
        rank=whole_number(row.cols(85, 89)),
    )


def _player(reader: _Reader, number: int) -> Player:
    return Player(
        id=PlayerId(number),
        number=number,
        name=reader.row.cols(15, 47),
        rating=reader.number(49, 52, "trf.rating") or None,
        title=reader.known(11, 13, TITLES, "trf.title"),
        sex=reader.known(10, 10, SEXES, "trf.sex"),
        birth=reader.birth(),
        federation=reader.row.cols(54, 56) or None,
        fide_id=reader.number(58, 68, "trf.fide-id") or None,
    )


class _Reader:
    """The fields of one row; what makes no sense is left out and said."""

    def __init__(self, row: Row, found: Findings) -> None:
        self.row = row
        self.found = found

    def _left_out(self, column: int, key: str, text: str) -> None:
        self.found.adjusted((self.row.number, column), key, {"text": text})

    def number(self, first: int, last: int, key: str) -> int | None:
        text = self.row.cols(first, last)
        if not text.strip("-"):
            return None
        value = whole_number(text.translate(_QUOTES).strip())
        if value is None or not text.isdecimal():
            self._left_out(first, key, text)
        return value

    def known(self, first: int, last: int, names: Mapping[str, T], key: str) -> T | None:
        text = self.row.cols(first, last)
        if text and text.upper() not in names:
            self._left_out(first, key, text)
        return names.get(text.upper()) if text else None

    def birth(self) -> Birth | None:
        text = self.row.cols(70, 79)
        born = birth(text)
        if text and born is None and text.strip("0/.- "):
            self._left_out(70, "trf.birth", text)
        return born


def _cells(row: Row, found: Findings) -> list[Cell]:
    """The cells of the rounds, one for every round up to the end of the row."""
    cells: list[Cell] = []
    end = cell_column(MOST_ROUNDS + 1) - 1
    if len(row.text) > end:
        found.error((row.number, end + 1), "trf.round-limit", {"most": MOST_ROUNDS})
    for start in range(FIRST_CELL - 1, min(len(row.text), end), CELL_WIDTH):
        cells.append(_cell(row, start, len(cells) + 1, found))
    return cells


def _cell(row: Row, start: int, round_no: int, found: Findings) -> Cell:
    """One cell. An opponent of more than four digits reaches into the gap before the cell."""
    text = row.text
    column = start + 1
    usual = _USUAL_ENDS.get(text[start + 4 : start + 8])
    if usual and (met := whole_number(text[start - 1 : start + 4].lstrip())):
        return Cell(row.number, column, round_no, met, *usual)
    opponent_text = text[start - 1 : start + 4].strip()
    colour_text = text[start + 5 : start + 6].strip().lower()
    code = text[start + 7 : start + 8].strip().upper()
    opponent = whole_number(opponent_text or "0")
    if opponent is None:
        found.error((row.number, column), "trf.opponent", {"round": round_no, "text": opponent_text})
    elif len(text) < start + 6 and opponent:
        found.error((row.number, len(text) + 1), "trf.row-ends", {"round": round_no})
    elif code not in GAME_CODES and code not in BYE_CODES:
        found.error((row.number, column + 7), "trf.result-code", {"round": round_no, "text": code})
    elif colour_text not in COLOURS:
        found.error((row.number, column + 5), "trf.colour", {"round": round_no, "text": colour_text})
    elif code == NOT_PLAYED:
        found.adjusted((row.number, column + 7), "trf.not-played", {"round": round_no})
    elif opponent and code in BYE_CODES:
        found.adjusted((row.number, column), "trf.bye-with-opponent", {"round": round_no, "opponent": opponent})
        opponent = None
    return Cell(
        row=row.number,
        column=column,
        round_no=round_no,
        opponent=opponent or None,
        colour=COLOURS.get(colour_text),
        code=code,
        bye=None if opponent else _bye(code),
        unsaid=not opponent and not code and (colour_text == "-" or bool(opponent_text)),
    )


def _bye(code: str) -> ByeKind | None:
    return BYE_CODES.get(code) or GAME_CODES_AS_BYES.get(code)


def read_national(raw: Row, found: Findings) -> NationalRow | None:
    """A record laid out as 001 up to column 79 whose code is a federation; None if it is something else."""
    if not _FEDERATION.match(raw.code):
        return None
    row, _ = fitted(raw, found.by_bytes)
    number = whole_number(row.cols(5, 8))
    if not number or len(row.text) < 49 or row.text[3] != " ":
        return None
    reader = _Reader(row, found)
    return NationalRow(
        row=row.number,
        federation=row.code,
        number=number,
        rating=reader.number(49, 52, "trf.rating") or None,
        national_id=row.cols(58, 68) or None,
    )
