"""Scheveningen: everybody of one team meets everybody of the other."""

from __future__ import annotations

import enum

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Trace
from hakem.facts.berger import berger_table, rounds_per_cycle
from hakem.i18n import Message
from hakem.model import ByeKind, Player, Tournament
from hakem.pairing.announce import TableRow, TableRules, announced, require_round_to_come
from hakem.pairing.api import RoundPairing, short_repr
from hakem.pairing.tables.round_robin import cycles_for
from hakem.pairing.tables.scheveningen_check import three_running
from hakem.pairing.tables.scheveningen_construction import constructed_table
from hakem.pairing.tables.scheveningen_tables import Variant, published_table
from hakem.pairing.tables.seats import Seat, SeatRound, SeatTable, board_count, colours_reversed, members, seated
from hakem.regulations import SCHEVENINGEN_2009, Edition
from hakem.values import dataclass


class ColourPlan(enum.Enum):
    """Whole teams change colours from round to round, or each round has as many Whites in one team as in the other."""

    ALTERNATE = "alternate"
    BALANCED = "balanced"


def scheveningen_table(
    boards: int, colours: ColourPlan = ColourPlan.ALTERNATE, variant: Variant = Variant.NEWER, cycles: int = 1
) -> SeatTable:
    """All rounds for teams A and B of ``boards`` boards; every second cycle has colours reversed.

    With balanced colours the published table is taken where there is one, and
    our own elsewhere.

    >>> from hakem.pairing.tables.seats import round_text
    >>> [round_text(rnd) for rnd in scheveningen_table(2)]
    ['A1-B1 A2-B2', 'B2-A1 B1-A2']
    """
    if boards < 1:
        raise RequestError(Message("pairing.boards-below-one", {"boards": boards}))
    if cycles < 1:
        raise RequestError(Message("pairing.cycles-below-one", {"cycles": cycles}))
    if colours is ColourPlan.ALTERNATE:
        return _repeated(_alternate_table(boards), cycles)
    return _repeated(published_table(boards, variant) or constructed_table(boards), cycles)


def _repeated(once: SeatTable, cycles: int) -> SeatTable:
    """The table ``cycles`` times, colours reversed every second time.

    The texts say no more than that. Some balanced tables, if simply repeated,
    give somebody the same colour three times running where one cycle meets the
    next. A cycle may begin with any of its rounds and go round, so it begins
    with the first one that avoids this: the first round itself wherever that
    does no harm, the second one for odd numbers of boards, the fifth one for six.
    """
    rounds = once
    for cycle in range(1, cycles):
        again = tuple(map(colours_reversed, once)) if cycle % 2 else once
        turned = (again[first:] + again[:first] for first in range(len(again)))
        rounds += next(table for table in turned if not three_running(rounds[-2:] + table))
    return rounds


def _alternate_table(boards: int) -> SeatTable:
    """Team A keeps its seats, team B moves on by one seat each round, and the teams change colours each round."""
    return tuple(_alternate_round(boards, number) for number in range(boards))


def _alternate_round(boards: int, number: int) -> SeatRound:
    seats = ((Seat("A", a + 1), Seat("B", (a + number) % boards + 1)) for a in range(boards))
    return tuple((a, b) if number % 2 == 0 else (b, a) for a, b in seats)


@dataclass(frozen=True, slots=True)
class Scheveningen:
    """Two teams meet in one Scheveningen; more teams meet by the Berger table, each meeting a Scheveningen of its own.

    The first-named team of a meeting is team A. With an odd number of teams
    one of them rests during a meeting, and its players score nothing. Without
    ``cycles`` the number of rounds of the event says whether a meeting is
    played once or twice.
    """

    edition: Edition = SCHEVENINGEN_2009
    colours: ColourPlan = ColourPlan.ALTERNATE
    variant: Variant = Variant.NEWER
    cycles: int | None = None

    __repr__ = short_repr

    @property
    def name(self) -> str:
        """The name by which the system is asked for."""
        return "scheveningen"

    def scheduled_rounds(self, t: Tournament) -> int:
        """A round for every board of the other team, in every cycle of every meeting."""
        return self._cycles(t) * self._once(t)

    def _once(self, t: Tournament) -> int:
        return board_count(t) * rounds_per_cycle(len(t.teams)) if len(t.teams) > 1 else 1

    def _cycles(self, t: Tournament) -> int:
        return cycles_for(t.rounds_total, self._once(t)) if self.cycles is None else self.cycles

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round of the meetings that are under way, or the first of the next ones."""
        if len(t.teams) < 2:
            raise RequestError(Message("pairing.two-teams", {"teams": len(t.teams)}))
        meetings = berger_table(len(t.teams))
        table = scheveningen_table(board_count(t), self.colours, self.variant, self._cycles(t))
        require_round_to_come(t, len(meetings) * len(table), self.edition.art("1"))
        meeting, number = divmod(t.next_round - 1, len(table))
        return announced(t, _row(t, meetings[meeting], table[number]), self._table_rules(len(t.teams)), trace)

    def _table_rules(self, teams: int) -> TableRules:
        table = self.edition.art("2" if teams == 2 else "2 teams")
        return TableRules(table, table, table, ByeKind.ZERO_POINT)


def _row(t: Tournament, meetings: tuple[tuple[int, int], ...], rnd: SeatRound) -> TableRow:
    teams = dict(enumerate(t.teams, start=1))
    games: list[tuple[Player, Player]] = []
    idle: list[Player] = []
    for first, second in meetings:
        if first in teams and second in teams:
            games += seated(t, rnd, {"A": teams[first], "B": teams[second]})
        else:
            idle += members(t, teams[min(first, second)])
    return TableRow(tuple(games), tuple(idle))
