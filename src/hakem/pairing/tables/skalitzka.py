"""Skalitzka: three teams, two rounds, and nobody without an opponent."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Trace
from hakem.i18n import Message
from hakem.model import ByeKind, Tournament
from hakem.pairing.announce import TableRow, TableRules, announced, require_round_to_come
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.tables.seats import Seat, SeatPair, SeatTable, board_count, read_round, seated
from hakem.regulations import SKALITZKA_2009, Edition
from hakem.values import dataclass

_LETTERS = ("A", "B", "C")
_TWO_BOARDS: SeatTable = (read_round("A1-B1 B2-C1 C2-A2"), read_round("C1-A1 B1-C2 A2-B2"))
"""The pattern that every two boards repeat: A against B, B against C, C against A, and all changed in round 2."""


def skalitzka_table(boards: int) -> SeatTable:
    """Both rounds for teams A, B and C of ``boards`` boards each, an even number.

    In each round every team has the one opponent on half of its boards and the
    other opponent on the other half; everybody has White once and Black once.
    The handbook prints eight boards and lets the pattern go on.
    """
    if boards < 2 or boards % 2:
        raise RequestError(Message("pairing.boards-even", {"boards": boards}))
    return tuple(
        tuple(_moved_on(pair, first) for first in range(0, boards, 2) for pair in pattern) for pattern in _TWO_BOARDS
    )


def _moved_on(pair: SeatPair, boards: int) -> SeatPair:
    white, black = pair
    return Seat(white.team, white.number + boards), Seat(black.team, black.number + boards)


@dataclass(frozen=True, slots=True)
class Skalitzka:
    """Three teams meet in two rounds; the members of a team stand in board order."""

    edition: Edition = SKALITZKA_2009

    __repr__ = short_repr

    @property
    def name(self) -> str:
        """The name by which the system is asked for."""
        return "skalitzka"

    def scheduled_rounds(self, t: Tournament) -> int:  # noqa: ARG002 - the same for every event
        """Always two."""
        return 2

    rounds_at_once = scheduled_rounds

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next of the two rounds."""
        if len(t.teams) != len(_LETTERS):
            raise RequestError(Message("pairing.three-teams", {"teams": len(t.teams)}))
        table = skalitzka_table(board_count(t))
        article = self.edition.art("table")
        require_round_to_come(t, len(table), article)
        row = TableRow(seated(t, table[t.next_round - 1], dict(zip(_LETTERS, t.teams, strict=True))))
        return announced(t, row, TableRules(article, article, article, ByeKind.ZERO_POINT), trace)
