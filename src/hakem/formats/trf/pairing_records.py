"""The records that say how the event is paired: in TRF26 and, with letters, in the dialects of the programs before.

Number of rounds (142, XXR), initial colour (152, XXC), byes (240, XXZ),
acceleration (250, XXA), prohibited pairs (260, XXP). CPPDubovSystem calls them
TNR, BYE, ACC and FOR.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from hakem.formats.document import Lost
from hakem.formats.trf.cells import BYE_CODES, bye_code
from hakem.formats.trf.fields import whole_number
from hakem.formats.trf.layout import Row, numbers_from, tokens
from hakem.formats.trf.record_type import ONLY_16, ONLY_26, RecordType
from hakem.formats.trf.team_rounds import apart_of_teams, byes_of_teams, virtual_of_teams
from hakem.model import (
    MOST_ROUNDS,
    ZERO,
    ByeKind,
    Colour,
    Part,
    PlayerId,
    Points,
    Prohibition,
    RoundNo,
    VirtualPoints,
    decimal_text,
)
from hakem.values import dataclass

if TYPE_CHECKING:
    from hakem.formats.trf.settings import Settings
    from hakem.formats.trf.sheet import Sheet


# Rounds and colours


def _read_rounds(s: Settings, row: Row) -> None:
    number = whole_number(row.value)
    if not number:
        s.found.error((row.number, 5), "trf.round-count", {"text": row.value})
    else:
        s.rounds[row.code] = (row.number, number)


def _write_142(sheet: Sheet) -> Iterator[str]:
    yield f"142 {sheet.t.rounds_total}"


def _write_xxr(sheet: Sheet) -> Iterator[str]:
    yield f"XXR {sheet.t.rounds_total}"


def _read_152(s: Settings, row: Row) -> None:
    colour = {"W": Colour.WHITE, "B": Colour.BLACK}.get(row.value.upper()[:1])
    if colour is None:
        s.found.adjusted((row.number, 5), "trf.initial-colour", {"text": row.value})
    else:
        s.colours[row.code] = (row.number, colour)


def _write_152(sheet: Sheet) -> Iterator[str]:
    if sheet.t.initial_colour is not None:
        yield f"152 {sheet.t.initial_colour.value.upper()}"


def _read_xxc(s: Settings, row: Row) -> None:
    for token in row.value.lower().split():
        if token == "rank":
            s.by_position = True
        elif token in ("white1", "black1"):
            colour = Colour.WHITE if token == "white1" else Colour.BLACK
            if s.colours.setdefault(row.code, (row.number, colour))[1] is not colour:
                s.found.adjusted((row.number, 5), "trf.colours-disagree", {"colour": colour.other.value})
        else:
            s.found.adjusted((row.number, 5), "trf.initial-colour", {"text": token})


def _write_xxc(sheet: Sheet) -> Iterator[str]:
    words = ["rank"] if any(p.id != p.number for p in sheet.t.players) else []
    if sheet.t.initial_colour is not None:
        words.append("white1" if sheet.t.initial_colour is Colour.WHITE else "black1")
    if words:
        yield f"XXC {' '.join(words)}"


# Byes


def _read_xxz(s: Settings, row: Row) -> None:
    for column, text in tokens(row, 4):
        s.byes.append((row.number, column, ByeKind.ZERO_POINT, None, s.one_id(row, column, text)))


def _read_240(s: Settings, row: Row) -> None:
    parts = tokens(row, 4)
    kind = BYE_CODES.get(parts[0][1].upper()) if parts else None
    round_no = whole_number(parts[1][1]) if len(parts) > 1 else None
    if kind is None or kind is ByeKind.PAIRING_ALLOCATED or not round_no:
        s.found.error((row.number, 5), "trf.bye-record", {"text": row.value})
        return
    for column, text in parts[2:]:
        s.byes.append((row.number, column, kind, round_no, s.one_id(row, column, text)))


def _write_240(sheet: Sheet) -> Iterator[str]:
    """Byes announced for the rounds to come; in an event of teams those of teams."""
    if sheet.of_teams:
        yield from byes_of_teams(sheet)
        return
    ordered = sorted(sheet.absences, key=lambda a: (a.round_no, a.kind.value))
    for (round_no, kind), group in groupby(ordered, key=lambda a: (a.round_no, a.kind)):
        yield f"240 {bye_code(kind)} {sheet.field(round_no, 3)} {sheet.ids(a.player for a in group)}"


# Acceleration


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


def _read_xxa(s: Settings, row: Row) -> None:
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


def _read_acc(s: Settings, row: Row) -> None:
    """CPPDubovSystem: ``ACC true`` asks for the Baku acceleration."""
    s.accelerated = row.value.lower() in ("true", "1")


def _write_xxa(sheet: Sheet) -> Iterator[str]:
    listed = sheet.t.acceleration.points if sheet.t.acceleration else ()
    rounds = max((v.last_round for v in listed), default=0)
    for player, stretches in _by_player(listed).items():
        values = [ZERO] * rounds
        for v in stretches:
            for number in range(v.first_round, v.last_round + 1):
                values[number - 1] = v.points
        yield f"XXA{player:>5}" + "".join(f" {sheet.field(decimal_text(points), 4)}" for points in values)


def _by_player(listed: Sequence[VirtualPoints]) -> Mapping[PlayerId, list[VirtualPoints]]:
    stretches: dict[PlayerId, list[VirtualPoints]] = {}
    for v in listed:
        stretches.setdefault(v.player, []).append(v)
    return stretches


def _read_250(s: Settings, row: Row) -> None:
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


def _write_250(sheet: Sheet) -> Iterator[str]:
    """Virtual points, one record for neighbours with the same value in the same rounds."""
    if sheet.of_teams:
        yield from virtual_of_teams(sheet)
        return
    listed = sheet.t.acceleration.points if sheet.t.acceleration else ()
    spans: dict[tuple[int, int, Points], list[list[PlayerId]]] = {}
    for v in sorted(listed, key=lambda v: v.player):
        runs = spans.setdefault((v.first_round, v.last_round, v.points), [])
        if runs and runs[-1][-1] + 1 == v.player:
            runs[-1].append(v.player)
        else:
            runs.append([v.player])
    for (first, last, points), runs in spans.items():
        for run in runs:
            ends = sheet.ids((run[0], run[-1]))
            figures = f"{sheet.field(decimal_text(points), 4)} {sheet.field(first, 3)} {sheet.field(last, 3)}"
            yield f"250      {figures} {ends}"


# Prohibited pairs


def _read_xxp(s: Settings, row: Row) -> None:
    _add_ban(s, row, Prohibition(tuple(s.one_id(row, column, text) for column, text in tokens(row, 4))))


def _write_xxp(sheet: Sheet) -> Iterator[str]:
    for ban in sheet.t.prohibited:
        yield f"XXP {' '.join(str(p) for p in ban.players)}"


def _read_260(s: Settings, row: Row) -> None:
    """First round, last round, players; a row whose columns are not in place is read by its blanks."""
    first, last = whole_number(row.cols(5, 7) or "0"), whole_number(row.cols(9, 11) or "0")
    parts = tokens(row, 4)
    in_place = first is not None and last is not None and len(list(numbers_from(row, 13))) > 1
    if in_place or len(parts) < 4:
        players = s.ids(row, 13)
    else:
        s.found.adjusted((row.number, 5), "trf.by-blanks", {"code": row.code})
        first, last = whole_number(parts[0][1]), whole_number(parts[1][1])
        players = tuple(s.one_id(row, column, text) for column, text in parts[2:])
    _add_ban(s, row, Prohibition(players, RoundNo(first or 1), RoundNo(last) if last else None))


def _add_ban(s: Settings, row: Row, ban: Prohibition) -> None:
    if len(set(ban.players)) < 2:
        s.found.error((row.number, 5), "model.lonely-ban")
    elif ban.last_round is not None and ban.last_round < ban.first_round:
        s.found.error((row.number, 5), "model.round-range")
    else:
        s.prohibited.append(ban)


def _write_260(sheet: Sheet) -> Iterator[str]:
    """Players who must not meet; a ban to the end names the last round, as other programs want it."""
    if sheet.of_teams:
        yield from apart_of_teams(sheet)
        return
    for ban in sheet.t.prohibited:
        last = ban.last_round or max(sheet.t.rounds_total, ban.first_round)
        yield f"260 {sheet.field(ban.first_round, 3)} {sheet.field(last, 3)} {sheet.ids(ban.players)}"


ROUNDS_26 = (
    RecordType("142", _read_rounds, _write_142, ONLY_26, holds=(Part.ROUNDS_TOTAL, ""), once=True),
    RecordType("152", _read_152, _write_152, ONLY_26, once=True),
)
ROUNDS_16 = (
    RecordType("XXR", _read_rounds, _write_xxr, ONLY_16, holds=(Part.ROUNDS_TOTAL, ""), once=True),
    RecordType("TNR", _read_rounds, holds=(Part.ROUNDS_TOTAL, ""), once=True),
    RecordType("XXC", _read_xxc, _write_xxc, ONLY_16),
)
PAIRING_16 = (
    RecordType("FOR", _read_xxp),
    RecordType("ACC", _read_acc),
    RecordType("XXP", _read_xxp, _write_xxp, ONLY_16),
    RecordType("XXA", _read_xxa, _write_xxa, ONLY_16),
)
PAIRING_26 = (
    RecordType("240", _read_240, _write_240, ONLY_26, holds=(Part.ABSENCES, "")),
    RecordType("XXZ", _read_xxz, holds=(Part.ABSENCES, "")),
    RecordType("BYE", _read_xxz, holds=(Part.ABSENCES, "")),
    RecordType("250", _read_250, _write_250, ONLY_26),
    RecordType(
        "260",
        _read_260,
        _write_260,
        ONLY_26,
        lost={Lost.ROUND_RANGES: lambda t: any(b.first_round > 1 or b.last_round is not None for b in t.prohibited)},
    ),
)
