"""Writing TRF06, TRF16 and TRF26. A dialect is a value: its records in order, its codes, what it cannot say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from hakem.errors import TooLarge
from hakem.formats.document import NO_EXTRAS, Extras, Lost, Written
from hakem.formats.trf.cells import bye_code
from hakem.formats.trf.event_records import TIE_BREAKS
from hakem.formats.trf.records import KEPT_RECORDS, RECORDS
from hakem.formats.trf.sheet import Dialect, Sheet, WriteOptions
from hakem.formats.trf.team_rounds import is_of_teams
from hakem.i18n import Message
from hakem.model import NO_PRIZES, ByeKind, PlayerId, Round, Tournament, with_numbers_as_ids
from hakem.values import replace

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


def _in_order_of_rows(t: Tournament) -> bool:
    """Whether the boards stand in the order in which the rows of the players name them, the only one a report has."""
    place = {p.id: n for n, p in enumerate(t.players)}
    boards = [[min(place[game.white], place[game.black]) for game in rnd.games] for rnd in t.rounds]
    return all(order == sorted(order) for order in boards)


def _says_of_players(t: Tournament) -> bool:
    """Whether there is something that these records would have to say of players; the first of a team stands for it."""
    first = {team.members[0] for team in t.teams if team.members}
    named = {p for ban in t.prohibited for p in ban.players}
    named |= {v.player for v in (t.acceleration.points if t.acceleration else ())}
    return bool(t.abnormal_points) or not named <= first


def _says_of_teams(t: Tournament) -> bool:
    """Whether there is something that these records would have to say of teams."""
    asked = any(at.kind is not ByeKind.PAIRING_ALLOCATED for at in t.team_play.byes)
    return asked or bool(t.team_play.abnormal_points)


def _mixes_byes(rnd: Round) -> bool:
    """Whether full-point byes cannot be told from pairing-allocated ones, both of which are ``+`` in TRF06.

    One alone in its round is taken for a pairing-allocated bye, several are taken for byes that were asked for.
    """
    full = [bye.kind for bye in rnd.byes if _OLD_BYES[bye.kind] == "+"]
    taken_for = ByeKind.PAIRING_ALLOCATED if len(full) == 1 else ByeKind.FULL_POINT
    return any(kind is not taken_for for kind in full)


_Losing = Mapping[Lost, Callable[[Tournament], bool]]
_LOST_ANYWHERE: _Losing = {
    Lost.CLUB: lambda t: any(p.club for p in t.players),
    Lost.EXTERNAL: lambda t: bool(t.external),
    Lost.PRIZES: lambda t: t.prizes != NO_PRIZES,
    Lost.BOARD_ORDER: lambda t: not _in_order_of_rows(t),
    Lost.UNRATED: lambda t: any(
        not game.rated and (game.pending or not game.played) for rnd in t.rounds for game in rnd.games
    ),
}
_LOST_IN_26: _Losing = {
    **_LOST_ANYWHERE,
    Lost.PLAYER_RECORDS: lambda t: is_of_teams(t) and _says_of_players(t),
    Lost.TEAM_RECORDS: lambda t: not is_of_teams(t) and _says_of_teams(t),
}
_LOST_IN_06: _Losing = {
    **_LOST_ANYWHERE,
    Lost.INITIAL_COLOUR: lambda t: t.initial_colour is not None,
    Lost.PROHIBITED: lambda t: bool(t.prohibited),
    Lost.ACCELERATION: lambda t: t.acceleration is not None,
    Lost.BYE_KINDS: lambda t: any(map(_mixes_byes, t.rounds)),
}
_PART_OF = {
    Lost.ROUND_RANGES: Lost.PROHIBITED,
    Lost.BAKU: Lost.ACCELERATION,
}
"""What is lost together with something larger: nothing is to be said of the part where the whole is lost."""


def _records(dialect: str) -> tuple[Callable[[Sheet], Iterable[str]], ...]:
    """The records of the table that are written in a dialect."""
    return tuple(r.write for r in RECORDS if dialect in r.written_in and r.write is not None)


def _lost(dialect: str, own: _Losing, in_comments: frozenset[Lost] = frozenset()) -> _Losing:
    """What a dialect has no place for: what it says itself, and what the records hold that it does not have.

    Nothing is said of a part of what is lost as a whole: bans that are not written do not hold for all rounds.
    ``in_comments`` is what it keeps in a comment of ours.
    """
    by_record = {what: is_lost for r in RECORDS if dialect not in r.written_in for what, is_lost in r.lost.items()}
    losing = {what: is_lost for what, is_lost in {**by_record, **own}.items() if what not in in_comments}
    return MappingProxyType(
        {what: losing[what] for what in Lost if what in losing and _PART_OF.get(what) not in losing}
    )


TRF06 = Dialect(
    name="trf06",
    records=_records("trf06"),
    lost=_lost("trf06", _LOST_IN_06, frozenset({Lost.UNKNOWN_POINTS})),
    byes=_OLD_BYES,
    pending=" ",
    absences_ahead=0,
    keeps_ids=False,
    says_type=False,
    states_rounds=False,
    lists_tie_breaks=False,
    states_points=False,
)
TRF16 = Dialect(
    name="trf16",
    records=_records("trf16"),
    lost=_lost("trf16", _LOST_ANYWHERE),
    byes=_BYES,
    pending=" ",
    absences_ahead=_ALL_ROUNDS,
    keeps_ids=True,
    says_type=False,
    states_rounds=True,
    lists_tie_breaks=False,
    states_points=True,
)
TRF26 = Dialect(
    name="trf26",
    records=_records("trf26"),
    lost=_lost("trf26", _LOST_IN_26),
    byes=_BYES,
    pending="?",
    absences_ahead=1,
    keeps_ids=False,
    says_type=True,
    states_rounds=True,
    lists_tie_breaks=True,
    states_points=True,
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
    lost = tuple(what for what, is_lost in dialect.lost.items() if is_lost(t))
    for what in lost:
        sheet.note(what.message.key)
    lines = [line for record in dialect.records for line in record(sheet)]
    return Written("".join(line + options.line_end for line in lines), sheet.notes, lost)


def kept_records_note(extras: Extras) -> tuple[Message, ...]:
    """Records that are kept as they stand go on naming players by the old numbers."""
    codes = sorted({record[:3] for record in extras.records if record[:3].isdecimal()} - KEPT_RECORDS - {TIE_BREAKS})
    return (Message("write.kept-ids", {"codes": tuple(codes)}),) if codes else ()


def _renumbered(t: Tournament, extras: Extras) -> Extras:
    number = {p.id: PlayerId(p.number) for p in t.players}
    ranks = tuple((number[player], rank) for player, rank in extras.ranks if player in number)
    return Extras(ranks, extras.teams, extras.records)
