"""A round that is to be made by hand: what it is held against, and the rest of it by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.choosing import choose_system
from hakem.desk.hand_verdicts import HandBasis, HandRound
from hakem.desk.handling import colour_is_open
from hakem.desk.journal.asking import ActionAsked, refusal
from hakem.desk.journal.round_actions import paired, prepared, require_next, require_results
from hakem.desk.journal.state import Desk
from hakem.desk.next_round import RoundWish, round_taken_back
from hakem.errors import HakemError
from hakem.facts.initial_colour import drawn_colour
from hakem.i18n import Message
from hakem.model import ByeKind, PlayerId
from hakem.model.changes import with_bye
from hakem.pairing import Board, RoundPairing
from hakem.pairing.swiss.field import facts_of, field_of
from hakem.values import replace

_ASKED = ActionAsked("pair-by-hand")


def may_be_by_hand(desk: Desk) -> bool:
    """Whether rounds of this event are made by hand at all: in a table or a knockout they are fixed beforehand."""
    try:
        return facts_of(choose_system(desk.tournament)) is not None
    except HakemError:
        return False


def round_by_hand(desk: Desk) -> int:
    """Which round somebody means who pairs by hand: the one that is being played, else the next one."""
    last = desk.round_no
    return last if last and last not in desk.closed and desk.open_boards(last) else last + 1


def hand_round(desk: Desk, round_no: int) -> HandRound:
    """What the round by hand is held against; refused if that round cannot be made now."""
    if not may_be_by_hand(desk):
        raise refusal("not-by-hand", system=choose_system(desk.tournament).name)
    ready = _ready(desk, round_no)
    t = ready.tournament
    system = choose_system(t)
    facts = facts_of(system)
    assert facts is not None  # asked above
    stands = () if round_no != desk.round_no else _with_results(desk)
    basis = HandBasis(
        t,
        system,
        field_of(t, facts),
        _by_rules(ready),
        stands,
        drawn_colour(t, facts),
        colour_is_open(t),
        ready.weak,
    )
    return HandRound(basis)


def _ready(desk: Desk, round_no: int) -> Desk:
    """The event before the round, as it is paired."""
    if round_no == desk.round_no and round_no:
        return replace(desk, tournament=round_taken_back(desk.tournament))
    require_next(desk, round_no)
    require_results(desk)
    return prepared(desk, (), _ASKED)[0]


def _with_results(desk: Desk) -> tuple[Board, ...]:
    adjourned = {at.board for at in desk.adjourned if at.round_no == desk.round_no}
    games = enumerate(desk.tournament.rounds[-1].games, start=1)
    return tuple(Board(g.white, g.black) for number, g in games if not g.pending or number in adjourned)


def _by_rules(ready: Desk) -> RoundPairing | Message:
    wish = RoundWish(open_as_draws=True, rounds_stated=ready.rounds_stated)
    try:
        return paired(ready, wish)[0].pairing
    except HakemError as refused:
        return refused.message


def boards_of_round(desk: Desk, round_no: int) -> tuple[tuple[Board, ...], tuple[PlayerId, ...]]:
    """The boards and the allocated byes with which the work begins: those of the round, if there is one."""
    if round_no != desk.round_no or not round_no:
        return (), ()
    rnd = desk.tournament.rounds[-1]
    given = tuple(bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED)
    return tuple(Board(game.white, game.black) for game in rnd.games), given


def the_rest(
    desk: Desk, hand: HandRound, boards: Sequence[Board], byes: Sequence[PlayerId]
) -> tuple[tuple[Board, ...], tuple[PlayerId, ...]]:
    """The round with everybody else paired by the rules, around the boards and byes that are made."""
    t = hand.t
    for player in byes:
        t = with_bye(t, t.next_round, player, ByeKind.ZERO_POINT)
    ready = replace(desk, tournament=t)
    wish = RoundWish(fixed=tuple(boards), open_as_draws=True, rounds_stated=desk.rounds_stated)
    made = paired(ready, wish)[0].pairing
    given = tuple(bye.player for bye in made.byes if bye.kind is ByeKind.PAIRING_ALLOCATED)
    return made.boards, (*byes, *given)
