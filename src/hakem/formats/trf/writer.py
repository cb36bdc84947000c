"""Writing TRF06, TRF16 and TRF26. A dialect is a value: its records in order, its codes, what it cannot say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from hakem.errors import TooLarge
from hakem.formats.document import NO_EXTRAS, Extras, Written
from hakem.formats.trf.cells import bye_code
from hakem.formats.trf.settings import KEPT_RECORDS, TIE_BREAKS
from hakem.formats.trf.sheet import Dialect, Sheet, WriteOptions
from hakem.formats.trf.write_event import head, head_26
from hakem.formats.trf.write_players import national_records, player_records
from hakem.formats.trf.write_settings import (
    abnormal_299,
    acceleration_250,
    byes_240,
    kept,
    prohibited_260,
    settings_26,
    xx_records,
)
from hakem.formats.trf.write_teams import forfeits_330, team_byes_320, team_scoring, teams_013, teams_310
from hakem.i18n import Message
from hakem.model import NO_TEAM_PLAY, STANDARD, AccelerationMethod, ByeKind, PlayerId, Tournament, with_numbers_as_ids

LARGEST_NUMBER = 99_999
_ALL_ROUNDS = 10_000

_BYES = MappingProxyType({kind: bye_code(kind) for kind in ByeKind})
_OLD_BYES = MappingProxyType(
    {
        ByeKind.PAIRING_ALLOCATED: "+",
        ByeKind.FULL_POINT: "+",
        ByeKind.HALF_POINT: "=",
        ByeKind.ZERO_POINT: "-",
    }
)


def _somebody_comes_or_goes(t: Tournament) -> bool:
    return any(p.joined > 1 or p.withdrawn_after is not None for p in t.players)


def _in_order_of_rows(t: Tournament) -> bool:
    """Whether the boards stand in the order in which the rows of the players name them, the only one a report has."""
    place = {p.id: n for n, p in enumerate(t.players)}
    boards = [[min(place[game.white], place[game.black]) for game in rnd.games] for rnd in t.rounds]
    return all(order == sorted(order) for order in boards)


Lost = Mapping[str, Callable[[Tournament], bool]]
_LOST_ANYWHERE: Lost = {
    "club": lambda t: any(p.club for p in t.players),
    "external": lambda t: bool(t.external),
    "board-order": lambda t: not _in_order_of_rows(t),
    "bye-round": lambda t: bool(t.rounds) and not t.rounds[-1].is_paired,
    "unrated": lambda t: any(
        not game.rated and (game.pending or not game.played) for rnd in t.rounds for game in rnd.games
    ),
}
_LOST_FROM_16: Lost = {**_LOST_ANYWHERE, "membership": _somebody_comes_or_goes}
_LOST_BEFORE_26: Lost = {
    "national": lambda t: any(p.national_rating is not None or p.national_id is not None for p in t.players),
    "type-code": lambda t: bool(t.event.type_code),
    "time-control-code": lambda t: bool(t.event.time_control_code),
    "controller": lambda t: bool(t.event.controller),
    "tie-breaks": lambda t: bool(t.rules.tie_breaks),
    "rating-methods": lambda t: bool(t.event.rating_methods),
    "baku": lambda t: t.acceleration is not None and t.acceleration.method is AccelerationMethod.BAKU,
    "round-ranges": lambda t: any(ban.first_round > 1 or ban.last_round is not None for ban in t.prohibited),
    "team-play": lambda t: t.team_play != NO_TEAM_PLAY,
    "unknown-points": lambda t: t.points.unknown != t.points.draw,
}
_LOST_IN_06: Lost = {
    **_LOST_ANYWHERE,
    **_LOST_BEFORE_26,
    "absences": lambda t: bool(t.absences) or _somebody_comes_or_goes(t),
    "rounds": lambda t: t.rounds_total != len(t.rounds),
    "initial-colour": lambda t: t.initial_colour is not None,
    "points": lambda t: t.points != STANDARD or bool(t.abnormal_points),
    "prohibited": lambda t: bool(t.prohibited),
    "acceleration": lambda t: t.acceleration is not None,
    "bye-kinds": lambda t: any(
        b.kind is ByeKind.FULL_POINT or b.kind is ByeKind.ZERO_POINT for rnd in t.rounds for b in rnd.byes
    ),
}

TRF06 = Dialect(
    name="trf06",
    records=(head, player_records, teams_013, kept),
    byes=_OLD_BYES,
    pending=" ",
    absences_ahead=0,
    keeps_ids=False,
    says_type=False,
    lost=MappingProxyType(_LOST_IN_06),
)
TRF16 = Dialect(
    name="trf16",
    records=(head, xx_records, player_records, abnormal_299, teams_013, kept),
    byes=_BYES,
    pending=" ",
    absences_ahead=_ALL_ROUNDS,
    keeps_ids=True,
    says_type=False,
    lost=MappingProxyType({**_LOST_FROM_16, **_LOST_BEFORE_26}),
)
TRF26 = Dialect(
    name="trf26",
    records=(
        head,
        settings_26,
        head_26,
        team_scoring,
        player_records,
        national_records,
        byes_240,
        acceleration_250,
        prohibited_260,
        abnormal_299,
        teams_310,
        team_byes_320,
        forfeits_330,
        kept,
    ),
    byes=_BYES,
    pending="?",
    absences_ahead=1,
    keeps_ids=False,
    says_type=True,
    lost=MappingProxyType(_LOST_FROM_16),
)
DIALECTS: Mapping[str, Dialect] = MappingProxyType({d.name: d for d in (TRF06, TRF16, TRF26)})
_PLAIN_OPTIONS = WriteOptions()


def dump_trf(
    t: Tournament, dialect: Dialect = TRF26, extras: Extras = NO_EXTRAS, options: WriteOptions = _PLAIN_OPTIONS
) -> Written:
    """Write a tournament report; everything that the dialect cannot say is listed."""
    if max((max(p.id, p.number) for p in t.players), default=0) > LARGEST_NUMBER:
        raise TooLarge(Message("write.too-large", {"largest": LARGEST_NUMBER}))
    renumbered = any(p.id != p.number for p in t.players)
    by_number = renumbered and not dialect.keeps_ids
    if by_number:
        extras = _renumbered(t, extras)
        t = with_numbers_as_ids(replace(t, players=tuple(sorted(t.players, key=lambda p: p.number))))
    sheet = Sheet(t, dialect, extras, options)
    if renumbered:
        sheet.note("write.renumbered" if by_number else "write.by-position")
    if by_number:
        for message in kept_records_note(extras):
            sheet.note(message.key, message.data)
    for name, is_lost in dialect.lost.items():
        if is_lost(t):
            sheet.note(f"write.lost.{name}")
    lines = [line for record in dialect.records for line in record(sheet)]
    return Written("".join(line + options.line_end for line in lines), sheet.notes)


def kept_records_note(extras: Extras) -> tuple[Message, ...]:
    """Records that are kept as they stand go on naming players by the old numbers."""
    codes = sorted({record[:3] for record in extras.records if record[:3].isdecimal()} - KEPT_RECORDS - {TIE_BREAKS})
    return (Message("write.kept-ids", {"codes": tuple(codes)}),) if codes else ()


def _renumbered(t: Tournament, extras: Extras) -> Extras:
    number = {p.id: PlayerId(p.number) for p in t.players}
    ranks = tuple((number[player], rank) for player, rank in extras.ranks if player in number)
    return Extras(ranks, extras.teams, extras.records)
