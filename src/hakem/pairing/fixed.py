"""Boards the arbiter has fixed, with the rest of the round paired around them."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Trace
from hakem.facts.card import cards
from hakem.i18n import Message, PlayerRef
from hakem.model import Absence, ByeKind, PlayerId, Points, Tournament
from hakem.pairing.api import Board, PairingSystem, RoundPairing
from hakem.values import replace


def pair_around(system: PairingSystem, t: Tournament, fixed: Sequence[Board], trace: Trace = NO_TRACE) -> RoundPairing:
    """The next round with these boards in it.

    Whoever sits on a fixed board is out of the pairing; everybody else is paired
    as if they were away. The boards are then put in order by score: the better
    score on the board first, then the sum of both, then the better number.
    """
    if not fixed:
        return system.pair(t, trace)
    taken = _players(t, fixed)
    away = tuple(Absence(t.next_round, player, ByeKind.ZERO_POINT) for player in taken)
    rest = system.pair(replace(t, absences=(*t.absences, *away)), trace) if len(taken) < len(_here(t)) else None
    boards = (*fixed, *(rest.boards if rest else ()))
    scores = {player: card.score for player, card in cards(t).items()}
    numbers = {p.id: p.number for p in t.players}

    def order(board: Board) -> tuple[Points, Points, int]:
        both = (scores[board.white], scores[board.black])
        return -max(both), -both[0] - both[1], min(numbers[board.white], numbers[board.black])

    ordered = tuple(sorted(boards, key=order))
    return replace(rest, boards=ordered) if rest else RoundPairing(t.next_round, ordered)


def _here(t: Tournament) -> set[PlayerId]:
    away = {a.player for a in t.absences if a.round_no == t.next_round}
    return {p.id for p in t.players if p.takes_part_in(t.next_round)} - away


def _players(t: Tournament, fixed: Sequence[Board]) -> list[PlayerId]:
    """Everybody on a fixed board, each of them there to be paired, and once."""
    here = _here(t)
    taken: list[PlayerId] = []
    for player in (p for board in fixed for p in (board.white, board.black)):
        if player not in here:
            raise RequestError(Message("pairing.fixed-unknown", {"player": PlayerRef(player)}))
        if player in taken:
            raise RequestError(Message("pairing.fixed-twice", {"player": PlayerRef(player)}))
        taken.append(player)
    return taken
