"""What another program will not know of an event that it is given: asked before anything is written.

Reports (TRF) say it while they are written; the other formats have a list here,
each line with the question whether this event has something of the kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from hakem.errors import HakemError
from hakem.formats.document import NO_EXTRAS, Extras, Lost
from hakem.i18n import Message
from hakem.model import NO_PRIZES, NO_RULES, NO_TEAM_PLAY, STANDARD, ByeKind, Game, Mark, Player, Tournament

SWISS_MANAGER, XLSX, PGN, JSON = "swiss-manager", "xlsx", "pgn", "json"


def _players(*fields: str) -> Callable[[Tournament], bool]:
    """Whether some player has one of these."""

    def known(t: Tournament) -> bool:
        return any(getattr(player, field) is not None for player in t.players for field in fields)

    return known


def _byes(*kinds: ByeKind) -> Callable[[Tournament], bool]:
    def given(t: Tournament) -> bool:
        return any(bye.kind in kinds for rnd in t.rounds for bye in rnd.byes)

    return given


def _games(is_so: Callable[[Game], bool]) -> Callable[[Tournament], bool]:
    def found(t: Tournament) -> bool:
        return any(is_so(game) for rnd in t.rounds for game in rnd.games)

    return found


def _both_lost_over_the_board(game: Game) -> bool:
    return game.played and game.white_mark is game.black_mark is Mark.LOSS


def _half_to_one(game: Game) -> bool:
    return Mark.DRAW in (game.white_mark, game.black_mark) and game.white_mark is not game.black_mark


def _beyond_pgn(game: Game) -> bool:
    return _half_to_one(game) or game.white_mark is game.black_mark is Mark.LOSS


def _says_more_than_the_name(t: Tournament) -> bool:
    e = t.event
    return any((e.federation, e.kind, e.chief_arbiter, e.deputies, e.time_control, e.time_control_code, e.type_code))


def _enters_or_leaves(player: Player) -> bool:
    return player.joined > 1 or player.withdrawn_after is not None


Question = Callable[[Tournament], bool]
_RULES: tuple[tuple[Lost, Question], ...] = (
    (Lost.RULES, lambda t: t.rules != NO_RULES or any(rnd.paired_by for rnd in t.rounds)),
    (Lost.POINTS, lambda t: t.points != STANDARD or bool(t.abnormal_points)),
    (Lost.INITIAL_COLOUR, lambda t: t.initial_colour is not None),
    (Lost.PROHIBITED, lambda t: bool(t.prohibited)),
    (Lost.ACCELERATION, lambda t: t.acceleration is not None),
    (Lost.ABSENCES, lambda t: bool(t.absences)),
    (Lost.MEMBERSHIP, lambda t: any(map(_enters_or_leaves, t.players))),
    (Lost.LOTS, lambda t: bool(t.lots)),
    (Lost.EXTERNAL, lambda t: bool(t.external)),
    (Lost.PRIZES, lambda t: t.prizes != NO_PRIZES),
)
"""What no list of players and games has."""

LISTS: Mapping[str, tuple[tuple[Lost, Question], ...]] = MappingProxyType(
    {
        SWISS_MANAGER: (
            (Lost.EVENT, lambda t: bool(t.event.name) or _says_more_than_the_name(t)),
            *_RULES,
            (Lost.OTHER_BYES, _byes(ByeKind.FULL_POINT, ByeKind.HALF_POINT, ByeKind.ZERO_POINT)),
            (Lost.BOTH_LOST, _games(_both_lost_over_the_board)),
            (Lost.NOT_RATED, _games(lambda game: not game.rated)),
            (Lost.TEAMS, lambda t: bool(t.teams) or t.team_play != NO_TEAM_PLAY),
        ),
        PGN: (
            (Lost.EVENT, _says_more_than_the_name),
            *_RULES,
            (Lost.ALL_BYES, _byes(*ByeKind)),
            (Lost.UNUSUAL_RESULTS, _games(_beyond_pgn)),
            (Lost.NOT_RATED, _games(lambda game: not game.rated)),
            (Lost.PLAYER_DATA, _players("birth", "sex", "national_rating", "national_id", "club")),
            (Lost.TEAM_PLAY, lambda t: t.team_play != NO_TEAM_PLAY),
        ),
        XLSX: (
            (Lost.READ_BACK, lambda _t: True),
            (Lost.NOT_RATED, _games(lambda game: not game.rated)),
        ),
        JSON: (),
    }
)
"""What formats that are no reports have no place for, each with the question whether an event has it."""


def lost_in(t: Tournament, form: str) -> tuple[Lost, ...]:
    """What the lists of a format that is no report have no place for, of all that this event has."""
    return tuple(lost for lost, has in LISTS[form] if has(t))


def what_is_lost(t: Tournament, form: str, extras: Extras = NO_EXTRAS) -> tuple[Message, ...]:
    """Everything that a format cannot hold: a report (``trf16``), ``swiss-manager``, ``xlsx``, ``pgn`` or ``json``.

    What a writer has to adjust on the way, a name cut to its column for
    example, is told too, and why it would refuse. Our own JSON holds everything.
    """
    from hakem.formats import DIALECTS, dump_trf

    if form in DIALECTS:
        try:
            return dump_trf(t, DIALECTS[form], extras).adjustments
        except HakemError as exc:
            return (exc.message,)
    if form == SWISS_MANAGER:
        from hakem.formats.swiss_manager import dump_swiss_manager

        return dump_swiss_manager(t).adjustments
    if form == PGN:
        from hakem.formats.pgn import dump_pgn

        return dump_pgn(t).adjustments
    return tuple(lost.message for lost in lost_in(t, form))


def told(lost: Iterable[Lost], *others: Iterable[Message]) -> tuple[Message, ...]:
    """The sentences about what is lost, then those about what was adjusted, each once."""
    messages = (*(each.message for each in lost), *(message for some in others for message in some))
    return tuple(dict.fromkeys(messages))
