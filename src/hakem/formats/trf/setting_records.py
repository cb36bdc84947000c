"""How the single records of a TRF file that are not players are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from hakem.formats.document import StatedTeam
from hakem.formats.trf.cells import BYE_CODES
from hakem.formats.trf.fields import day, whole_number
from hakem.formats.trf.layout import CELL_WIDTH, FIRST_CELL, Row, fitted_list
from hakem.model import (
    MOST_ROUNDS,
    AbnormalKind,
    AbnormalPoints,
    ByeKind,
    Colour,
    Points,
    Prohibition,
    RatingMethod,
    RoundNo,
    Team,
    TeamId,
)

if TYPE_CHECKING:
    from hakem.formats.trf.settings import Settings

BAKU_SUFFIX = "_BAKU"


def _deputy(s: Settings, row: Row) -> None:
    if row.value:
        s.deputies.append(row.value)


def _round_dates(s: Settings, row: Row) -> None:
    dates = []
    for start in range(FIRST_CELL - 1, len(row.text), CELL_WIDTH):
        text = row.text[start : start + CELL_WIDTH].strip()
        dates.append(day(text))
        if text and dates[-1] is None:
            s.found.adjusted((row.number, start + 1), "trf.date", {"text": text})
    s.event["round_dates"] = tuple(dates)


def _rounds(s: Settings, row: Row) -> None:
    number = whole_number(row.value)
    if not number:
        s.found.error((row.number, 5), "trf.round-count", {"text": row.value})
    else:
        s.rounds[row.code] = (row.number, number)


def _initial_colour(s: Settings, row: Row) -> None:
    colour = {"W": Colour.WHITE, "B": Colour.BLACK}.get(row.value.upper()[:1])
    if colour is None:
        s.found.adjusted((row.number, 5), "trf.initial-colour", {"text": row.value})
    else:
        s.colours[row.code] = (row.number, colour)


def _xxc(s: Settings, row: Row) -> None:
    for token in row.value.lower().split():
        if token == "rank":
            s.by_position = True
        elif token in ("white1", "black1"):
            colour = Colour.WHITE if token == "white1" else Colour.BLACK
            if s.colours.setdefault(row.code, (row.number, colour))[1] is not colour:
                s.found.adjusted((row.number, 5), "trf.colours-disagree", {"colour": colour.other.value})
        else:
            s.found.adjusted((row.number, 5), "trf.initial-colour", {"text": token})


def _points_162(s: Settings, row: Row) -> None:
    s.points.read_162(row, s.found)


def _points_xxs(s: Settings, row: Row) -> None:
    s.points.read_xxs(row, s.found)


def _xxz(s: Settings, row: Row) -> None:
    for column, text in _tokens(row, 4):
        s.byes.append((row.number, column, ByeKind.ZERO_POINT, None, s.one_id(row, column, text)))


def _byes_240(s: Settings, row: Row) -> None:
    tokens = _tokens(row, 4)
    kind = BYE_CODES.get(tokens[0][1].upper()) if tokens else None
    round_no = whole_number(tokens[1][1]) if len(tokens) > 1 else None
    if kind is None or kind is ByeKind.PAIRING_ALLOCATED or not round_no:
        s.found.error((row.number, 5), "trf.bye-record", {"text": row.value})
        return
    for column, text in tokens[2:]:
        s.byes.append((row.number, column, kind, round_no, s.one_id(row, column, text)))


def _tokens(row: Row, start: int) -> list[tuple[int, str]]:
    return [(m.start() + 1, m[0]) for m in re.finditer(r"\S+", row.text[start:].rjust(len(row.text)))]


def _xxa(s: Settings, row: Row) -> None:
    player = s.one_id(row, 5, row.cols(4, 8))
    given = [
        s.found.points(row, (column, column + 3), column) or Points(0) for column in range(10, len(row.text) + 1, 5)
    ]
    start = 0
    for at in range(1, len(given) + 1):
        if at == len(given) or given[at] != given[start]:
            if given[start]:
                s.virtual_ranges.append(VirtualRange(row.number, player, player, start + 1, at, given[start]))
            start = at


@dataclass(frozen=True, slots=True)
class VirtualRange:
    """Virtual points for all players from one number to another: a record 250, or a stretch of an XXA line."""

    row: int
    first_id: int
    last_id: int
    first_round: int
    last_round: int
    points: Points

    @property
    def possible(self) -> bool:
        """Neither the numbers nor the rounds run backwards."""
        return self.first_id <= self.last_id and 1 <= self.first_round <= self.last_round <= MOST_ROUNDS


def _acceleration_250(s: Settings, row: Row) -> None:
    points = s.found.points(row, (10, 13), 10)
    if points is None and row.cols(5, 8):
        s.keep(row)
        return
    numbers = [whole_number(row.cols(*cols)) for cols in ((15, 17), (19, 21), (23, 26), (28, 31))]
    first, last, first_id, last_id = numbers
    if points is None or first is None or first_id is None:
        s.found.error((row.number, 5), "trf.acceleration", {"text": row.value})
        return
    stretch = VirtualRange(row.number, first_id, last_id or first_id, first, last or first, points)
    if not stretch.possible:
        s.found.error((row.number, 15), "trf.acceleration", {"text": row.value})
        return
    s.mentioned += [(row.number, 23, stretch.first_id), (row.number, 28, stretch.last_id)]
    s.virtual_ranges.append(stretch)


def _xxp(s: Settings, row: Row) -> None:
    _add_ban(s, row, Prohibition(tuple(s.one_id(row, column, text) for column, text in _tokens(row, 4))))


def _prohibited_260(s: Settings, row: Row) -> None:
    first, last = whole_number(row.cols(5, 7)), whole_number(row.cols(9, 11))
    _add_ban(s, row, Prohibition(s.ids(row, 13), RoundNo(first or 1), RoundNo(last) if last else None))


def _add_ban(s: Settings, row: Row, ban: Prohibition) -> None:
    if len(set(ban.players)) < 2:
        s.found.error((row.number, 5), "model.lonely-ban")
    elif ban.last_round is not None and ban.last_round < ban.first_round:
        s.found.error((row.number, 5), "model.round-range")
    else:
        s.prohibited.append(ban)


def _abnormal_299(s: Settings, row: Row) -> None:
    kind_text = row.text[4:5].upper()
    kind = next((k for k in AbnormalKind if k.value == kind_text), None)
    points = s.found.points(row, (14, 17), 14)
    if points is None and row.cols(8, 11):
        s.keep(row)
        return
    round_no = whole_number(row.cols(20, 22) or "0")
    if kind is None or points is None or round_no is None:
        s.found.error((row.number, 5), "trf.abnormal", {"text": row.value})
        return
    s.abnormal.append(AbnormalPoints(kind, points, RoundNo(round_no) if round_no else None, s.ids(row, 24)))


def _rating_method(s: Settings, row: Row) -> None:
    s.rating_methods.append(RatingMethod(row.cols(5, 7), row.cols(9, 13)))


def read_type_code(s: Settings, row: Row) -> None:
    code = row.value.upper()
    s.baku = code.endswith(BAKU_SUFFIX)
    s.event["type_code"] = code.removesuffix(BAKU_SUFFIX)


def _team_013(s: Settings, raw: Row) -> None:
    row = _listed(s, raw, 37)
    s.teams.append(Team(TeamId(len(s.teams) + 1), row.cols(5, 36), s.ids(row, 37)))


def _team_310(s: Settings, raw: Row) -> None:
    row = _listed(s, raw, 74)
    number = whole_number(row.cols(5, 7))
    if not number:
        s.found.error((row.number, 5), "trf.team-number", {"text": row.cols(5, 7)})
        s.found.team_lost = True
        return
    if any(team.id == number for team in s.teams):
        s.found.error((row.number, 5), "model.team-twice", {"team": number})
        return
    team = TeamId(number)
    strength = s.found.points(row, (48, 53), 48)
    s.teams.append(Team(team, row.cols(9, 40), s.ids(row, 74), row.cols(42, 46) or None, strength))
    s.stated_teams.append(StatedTeam(team, row.cols(55, 60), row.cols(62, 67), row.cols(69, 71)))


def _listed(s: Settings, raw: Row, column: int) -> Row:
    """The row of a team, however its name is padded."""
    row, by_bytes = fitted_list(raw, column, s.found.by_bytes)
    if by_bytes:
        s.found.padded_by_bytes((row.number, 5))
    return row


def _team_byes_320(s: Settings, row: Row) -> None:
    s.team_records.read_byes(row)


def _forfeit_330(s: Settings, row: Row) -> None:
    s.team_records.read_forfeit(row)


def _board_colours_352(s: Settings, row: Row) -> None:
    s.team_records.read_board_colours(row)


def _match_points_362(s: Settings, row: Row) -> None:
    s.team_records.read_match_points(row)


READERS: Mapping[str, Callable[[Settings, Row], None]] = MappingProxyType(
    {
        "112": _deputy,
        "132": _round_dates,
        "142": _rounds,
        "XXR": _rounds,
        "152": _initial_colour,
        "XXC": _xxc,
        "162": _points_162,
        "XXS": _points_xxs,
        "172": _rating_method,
        "192": read_type_code,
        "XXZ": _xxz,
        "240": _byes_240,
        "XXA": _xxa,
        "250": _acceleration_250,
        "XXP": _xxp,
        "260": _prohibited_260,
        "299": _abnormal_299,
        "013": _team_013,
        "310": _team_310,
        "320": _team_byes_320,
        "330": _forfeit_330,
        "352": _board_colours_352,
        "362": _match_points_362,
    }
)
