"""Rounds without a game: what they are worth to opponents, and to the contestant.

Every edition answers two questions. What does a contestant count for as an
opponent, if some of the rounds were not played? And whom has one met in a round
that one did not play? The answers are functions here; an edition picks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hakem.model import ByeKind, Mark, Points, total
from hakem.tiebreaks.ledger import Contestant, Ledger, LedgerRow, counts_at_all
from hakem.tiebreaks.value import Why

_REQUESTED = (ByeKind.HALF_POINT, ByeKind.ZERO_POINT)


class StandIn(NamedTuple):
    """Who stands in for the opponent of a round that was not played: a score, why, and the number of the article."""

    score: Points
    why: Why
    number: str


AdjustedScore = Callable[[Contestant, Ledger], Points]
"""What a contestant counts for as an opponent."""

OwnUnplayed = Callable[[Contestant, LedgerRow, Ledger, Mapping[int, Points]], StandIn]
"""Whom a contestant has met in a round without a game; the last argument are the adjusted scores."""


def is_requested_bye(row: LedgerRow) -> bool:
    """A bye the contestant asked for, or simply stayed away."""
    return row.bye in _REQUESTED


def is_voluntary(row: LedgerRow) -> bool:
    """A round left unplayed of one's own will (C.07 16.1): a requested bye or a forfeit loss.

    A double forfeit is a forfeit loss of both.
    """
    return not row.game and (is_requested_bye(row) or (row.opponent is not None and row.mark is Mark.LOSS))


def every_unplayed_round_drawn(c: Contestant, ledger: Ledger) -> Points:
    """Handbook, Ayarlanmış Puan: whatever a round without a game brought, it counts as a draw."""
    return _with_draws(c, ledger, [row for row in c.rows if not row.game and counts_at_all(row)])


def last_requested_byes_drawn(c: Contestant, ledger: Ledger) -> Points:
    """C.07 16.3: points as awarded, but a requested bye after which nothing was played any more counts as a draw.

    That is a bye of category 16.2.5, in the last round or followed by nothing
    but rounds left unplayed of one's own will. Going backwards from the last
    round, these are the requested byes before the first round that is none.
    """
    ending = []
    for row in reversed(c.rows):
        if not is_voluntary(row):
            break
        if is_requested_bye(row):
            ending.append(row)
    return _with_draws(c, ledger, ending)


def _with_draws(c: Contestant, ledger: Ledger, rounds: list[LedgerRow]) -> Points:
    return total([c.score, *(ledger.draw - row.points for row in rounds)]) if rounds else c.score


def virtual_opponent(c: Contestant, row: LedgerRow, ledger: Ledger, adjusted: Mapping[int, Points]) -> StandIn:
    """Handbook, Oynamadan: as many points before the round, in it what was left of a win, then only draws."""
    later = ledger.rounds - row.round_no
    score = c.score_before(row.round_no) + ledger.win - row.points + later * ledger.draw
    return StandIn(score, Why.VIRTUAL, "Oynamadan")


def own_score(c: Contestant, row: LedgerRow, ledger: Ledger, adjusted: Mapping[int, Points]) -> StandIn:
    """C.07 16.4 until February 2026: a dummy that has scored as much as oneself."""
    return StandIn(c.score, Why.DUMMY, "16.4")


def own_score_capped(c: Contestant, row: LedgerRow, ledger: Ledger, adjusted: Mapping[int, Points]) -> StandIn:
    """C.07 16.4 of 2026: the dummy is worth no more than the scheduled opponent, or than a draw in every round."""
    number = "16.4.2" if row.opponent is None else "16.4.1"
    limit = ledger.draw * ledger.rounds_total if row.opponent is None else adjusted[row.opponent]
    if limit < c.score:
        return StandIn(limit, Why.CAPPED, number)
    return StandIn(c.score, Why.DUMMY, "16.4")
