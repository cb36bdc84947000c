"""The records that say how the event is paired and scored, in TRF26 and in the older dialects."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from hakem.formats.trf.cells import bye_code
from hakem.formats.trf.layout import LINE_END
from hakem.formats.trf.points import bb_records, point_records, xxs_record
from hakem.formats.trf.settings import ABOUT_TEAMS, LOT_COMMENT
from hakem.formats.trf.sheet import Sheet
from hakem.model import STANDARD, ZERO, Colour, PlayerId, Points, VirtualPoints, decimal_text


def settings_26(sheet: Sheet) -> Iterator[str]:
    """Number of rounds, initial colour, points."""
    yield f"142 {sheet.t.rounds_total}"
    if sheet.t.initial_colour is not None:
        yield f"152 {sheet.t.initial_colour.value.upper()}"
    if sheet.t.points != STANDARD:
        yield from point_records(sheet.t.points)


def xx_records(sheet: Sheet) -> Iterator[str]:
    """The same for JaVaFo and bbpPairings, with prohibited pairs and acceleration."""
    t = sheet.t
    yield f"XXR {t.rounds_total}"
    words = ["rank"] if any(p.id != p.number for p in t.players) else []
    if t.initial_colour is not None:
        words.append("white1" if t.initial_colour is Colour.WHITE else "black1")
    if words:
        yield f"XXC {' '.join(words)}"
    if t.points != STANDARD:
        yield xxs_record(t.points)
        yield from bb_records(t.points)
    for ban in t.prohibited:
        yield f"XXP {' '.join(str(p) for p in ban.players)}"
    yield from _xxa(sheet)


def _xxa(sheet: Sheet) -> Iterator[str]:
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


def byes_240(sheet: Sheet) -> Iterator[str]:
    """Byes announced for the rounds to come."""
    ordered = sorted(sheet.absences, key=lambda a: (a.round_no, a.kind.value))
    for (round_no, kind), group in groupby(ordered, key=lambda a: (a.round_no, a.kind)):
        yield f"240 {bye_code(kind)} {sheet.field(round_no, 3)} {sheet.ids(a.player for a in group)}"


def acceleration_250(sheet: Sheet) -> Iterator[str]:
    """Virtual points, one record for neighbours with the same value in the same rounds."""
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


def prohibited_260(sheet: Sheet) -> Iterator[str]:
    """Players who must not meet; a ban to the end names the last round, as other programs want it."""
    for ban in sheet.t.prohibited:
        last = ban.last_round or max(sheet.t.rounds_total, ban.first_round)
        yield f"260 {sheet.field(ban.first_round, 3)} {sheet.field(last, 3)} {sheet.ids(ban.players)}"


def abnormal_299(sheet: Sheet) -> Iterator[str]:
    """Results that count differently, bonus and penalty points."""
    for a in sheet.t.abnormal_points:
        points = sheet.field(decimal_text(a.points), 4)
        yield f"299 {a.kind.value}        {points}  {sheet.field(f'{a.round_no or 0:03d}', 3)} {sheet.ids(a.players)}"


def kept(sheet: Sheet) -> Iterator[str]:
    """Seeds of lots as comments, and every record of the file read that nobody here interprets."""
    for lot in sheet.t.lots:
        value = {"purpose": lot.purpose, "seed": lot.seed}
        yield LOT_COMMENT + json.dumps(value, ensure_ascii=sheet.options.ascii_only)
    about_teams = sorted({record[:3] for record in sheet.extras.records} & ABOUT_TEAMS)
    if about_teams and not sheet.dialect.says_type:
        sheet.note("write.team-records", {"codes": tuple(about_teams)})
    for record in sheet.extras.records:
        if sheet.dialect.says_type or record[:3] not in ABOUT_TEAMS:
            yield from (sheet.letters(line) for line in LINE_END.split(record))
