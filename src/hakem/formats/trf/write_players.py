"""The rows of the players: records 001 and the national rating records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hakem.facts.card import Entry
from hakem.formats.trf.cells import CodedResult, game_code
from hakem.formats.trf.fields import birth_text
from hakem.formats.trf.layout import NAME_WIDTH
from hakem.model import ByeKind, Mark, Player, PlayerId, decimal_text, looks_like_citizen_number

if TYPE_CHECKING:
    from hakem.formats.trf.sheet import Sheet

_EMPTY_CELL = " " * 10
_FEDERATION_WIDTH = 3
_NUMBER_WIDTH = 11


def player_records(sheet: Sheet) -> Iterator[str]:
    """One 001 record per player, with the cells of all rounds and the byes announced for the next ones."""
    ahead = _cells_ahead(sheet)
    explicit = [{b.player for b in rnd.byes} for rnd in sheet.t.rounds]
    for p in sheet.players:
        card = sheet.cards[p.id]
        cells = [
            _EMPTY_CELL if e.bye is ByeKind.ZERO_POINT and p.id not in explicit[e.round_no - 1] else _cell(sheet, e)
            for e in card.entries
        ]
        cells += ahead.get(p.id, [])
        figures = sheet.field(decimal_text(card.score), 5) + sheet.field(sheet.ranks[p.id], 5)
        yield (_personal(sheet, p) + figures + "".join(cells)).rstrip()


def _personal(sheet: Sheet, p: Player) -> str:
    """Columns 1 to 79."""
    return _columns(sheet, "001", p, p.rating, sheet.field(p.fide_id or "", _NUMBER_WIDTH))


def _columns(sheet: Sheet, code: str, p: Player, rating: int | None, number: str) -> str:
    sex = p.sex.value if p.sex else " "
    title = p.title.value if p.title else ""
    born = sheet.field(birth_text(p.birth), 10) if p.birth else ""
    if p.birth and p.birth.day and not p.birth.month:
        sheet.note("write.birth", {"player": p.id})
    federation = sheet.padded(p.federation or "", _FEDERATION_WIDTH)
    return (
        f"{code}{p.id:>5} {sex}{title:>3} {sheet.padded(p.name, NAME_WIDTH)} {sheet.field(rating or '', 4)} "
        f"{federation} {number:>11} {born:<10}"
    )


def _cell(sheet: Sheet, entry: Entry) -> str:
    if entry.bye is not None:
        return f"  0000 - {sheet.dialect.byes[entry.bye]}"
    if entry.mark is None or entry.colour is None:  # pragma: no cover - an entry without a bye has both
        raise AssertionError(entry)
    finished = entry.mark is not Mark.PENDING
    code = game_code(CodedResult(entry.mark, entry.played, entry.rated)) if finished else sheet.dialect.pending
    return f"{entry.opponent:>6} {entry.colour.value} {code}"


def _cells_ahead(sheet: Sheet) -> Mapping[PlayerId, list[str]]:
    """The cells after the last paired round that announce an absence."""
    first = sheet.t.next_round
    cells: dict[PlayerId, list[str]] = {}
    for absence in sheet.absences:
        place = absence.round_no - first
        if not 0 <= place < sheet.dialect.absences_ahead:
            continue
        row = cells.setdefault(absence.player, [])
        row.extend([_EMPTY_CELL] * (place + 1 - len(row)))
        row[place] = f"  0000 - {sheet.dialect.byes[absence.kind]}"
    return cells


def national_records(sheet: Sheet) -> Iterator[str]:
    """National ratings under the code of the federation, laid out as 001 up to column 79.

    A citizen's identity number never goes into a report.
    """
    for p in sheet.players:
        if p.national_rating is None and p.national_id is None:
            continue
        code = p.national_federation or sheet.t.event.federation or p.federation or ""
        if len(code) != _FEDERATION_WIDTH or not (code.isascii() and code.isalpha() and code.isupper()):
            sheet.note("write.no-federation", {"player": p.id})
            continue
        number = p.national_id or ""
        if looks_like_citizen_number(number):
            sheet.note("write.citizen-number", {"player": p.id})
            number = ""
        if len(number) > _NUMBER_WIDTH or number != number.strip():
            sheet.note("write.national-id", {"player": p.id, "text": number})
            number = ""
        yield _columns(sheet, code, p, p.national_rating, number).rstrip().ljust(49)
