"""All records of a report in one table, in the order of the file: code, reader, writer, what it holds.

A new record is a line in the table of its subject (:class:`RecordType`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from hakem.formats.document import Lost
from hakem.formats.trf.comments import COMMENT, comments
from hakem.formats.trf.event_records import COVER, COVER_26
from hakem.formats.trf.layout import LINE_END, Row
from hakem.formats.trf.pairing_records import PAIRING_16, PAIRING_26, ROUNDS_16, ROUNDS_26
from hakem.formats.trf.points import ABNORMAL, POINTS_16, POINTS_26
from hakem.formats.trf.record_type import ONLY_26, RecordType
from hakem.formats.trf.team_records import MATCHES, TEAMS
from hakem.formats.trf.team_rounds import ABOUT_TEAMS, line_ups
from hakem.formats.trf.write_players import national_records, player_records
from hakem.model import Part, Tournament

if TYPE_CHECKING:
    from hakem.formats.trf.settings import Settings
    from hakem.formats.trf.sheet import Sheet

_TABLES = ("801", "802")
"""Tables for the eye."""
KEPT_RECORDS = frozenset({COMMENT, *_TABLES})
"""Records that are kept as they stand without a word."""


def _read_comment(s: Settings, row: Row) -> None:
    left = s.comments.read(row)
    s.records += [] if left is None else [left]


def _keep_table(s: Settings, row: Row) -> None:
    s.records.append(row.text)
    s.tables.append(row)


def _write_kept(sheet: Sheet) -> Iterator[str]:
    """Every record of the file read that nobody here interprets."""
    about_teams = sorted({record[:3] for record in sheet.extras.records} & ABOUT_TEAMS)
    if about_teams and not sheet.dialect.says_type:
        sheet.note("write.team-records", {"codes": tuple(about_teams)})
    for record in sheet.extras.records:
        if sheet.dialect.says_type or record[:3] not in ABOUT_TEAMS:
            yield from (sheet.letters(line) for line in LINE_END.split(record))


def _has_national_data(t: Tournament) -> bool:
    return any(p.national_rating is not None or p.national_id is not None for p in t.players)


_NOBODY = ""
"""No row begins with it: rows of players are read one by one (players.py), national ones begin with a federation."""
_PLAYERS = (
    RecordType("001", write=player_records),
    RecordType(
        _NOBODY,
        write=national_records,
        written_in=ONLY_26,
        lost={
            Lost.NATIONAL: lambda t: any(p.national_rating is not None or p.national_id is not None for p in t.players)
        },
    ),
)
_LINE_UPS = (RecordType("300", lambda s, row: s.team_rounds.read_line_up(row), line_ups, ONLY_26),)
_BEYOND = (
    RecordType(COMMENT, _read_comment, comments),
    *(RecordType(code, _keep_table) for code in _TABLES),
    RecordType(_NOBODY, write=_write_kept),
)

RECORDS: tuple[RecordType, ...] = (
    *COVER,
    *ROUNDS_26,
    *POINTS_26,
    *ROUNDS_16,
    *POINTS_16,
    *PAIRING_16,
    *COVER_26,
    *MATCHES,
    *_PLAYERS,
    *PAIRING_26,
    *ABNORMAL,
    *TEAMS,
    *_LINE_UPS,
    *_BEYOND,
)
INTERPRETED: Mapping[str, RecordType] = MappingProxyType({r.code: r for r in RECORDS if r.read is not None})
"""The records that are read into the settings of the event, by their codes."""


def codes_about(part: Part, field: str) -> tuple[str, ...]:
    """Where to look for a part of the event, or for a field of one, that stands in a record of its own."""
    return tuple(record.code for record in RECORDS if record.holds == (part, field))
