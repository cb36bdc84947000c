"""Scheveningen: everybody of one team meets everybody of the other."""

from __future__ import annotations

import enum
from collections.abc import Callable
from itertools import pairwise

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Level, Step, Trace
from hakem.facts.berger import berger_table, rounds_per_cycle
from hakem.facts.initial_order import FIDE_ELSE_NATIONAL
from hakem.i18n import Datum, Message, TeamRef
from hakem.model import ZERO, ByeKind, Player, Points, Team, Tournament, total
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
    our own elsewhere. That for two boards gives both colours to every player;
    as many Whites as Blacks in a round would give somebody White twice.

    >>> from hakem.pairing.tables.seats import round_text
    >>> [round_text(rnd) for rnd in scheveningen_table(2)]
    ['A1-B1 A2-B2', 'B2-A1 B1-A2']
    """
    if boards < 1:
        raise RequestError(Message("pairing.boards-below-one", {"boards": boards}))
    if cycles < 1:
        raise RequestError(Message("pairing.cycles-below-one", {"cycles": cycles}))
    if colours is ColourPlan.ALTERNATE:
        return _repeated(_alternate_table(boards), cycles, _changes_every_round)
    balanced = published_table(boards, variant) or constructed_table(boards)
    return _repeated(balanced, cycles, lambda table: not three_running(table))


def _repeated(once: SeatTable, cycles: int, joins: Callable[[SeatTable], bool]) -> SeatTable:
    """The table ``cycles`` times, colours reversed every second time.

    Simply repeated, some tables break where one cycle meets the next what
    ``joins`` asks for: that teams change colours every round (2), or that
    nobody has the same colour three times running. A cycle may begin with any
    of its rounds and go round, so it begins with the first one that avoids
    this. If teams alternate that is the second round for even numbers of
    boards; with balanced colours the second one for odd numbers, the fifth one
    for six. Everywhere else it is the first round itself.
    """
    rounds = once
    for cycle in range(1, cycles):
        again = tuple(map(colours_reversed, once)) if cycle % 2 else once
        turned = (again[first:] + again[:first] for first in range(len(again)))
        rounds += next(table for table in turned if joins(rounds[-2:] + table))
    return rounds


def _changes_every_round(table: SeatTable) -> bool:
    """Handbook, 2: whole teams have one colour, and the other one in the next round."""
    whites = [{white.team for white, _ in rnd} for rnd in table]
    return all(len(one) == len(next_one) == 1 and one != next_one for one, next_one in pairwise(whites))


def _alternate_table(boards: int) -> SeatTable:
    """Team A keeps its seats, team B moves on by one seat each round, and the teams change colours each round."""
    return tuple(_alternate_round(boards, number) for number in range(boards))


def _alternate_round(boards: int, number: int) -> SeatRound:
    seats = ((Seat("A", a + 1), Seat("B", (a + number) % boards + 1)) for a in range(boards))
    return tuple((a, b) if number % 2 == 0 else (b, a) for a, b in seats)


@dataclass(frozen=True, slots=True)
class Scheveningen:
    """Two teams meet in one Scheveningen; more teams meet by the Berger table, each meeting a Scheveningen of its own.

    Of two teams the one with the higher average rating is team A, unless it is
    to be the first listed (``a_by_rating``); of more teams the first-named of a
    meeting is. With an odd number of teams one of them rests during a meeting,
    and its players score nothing. Without ``cycles`` the number of rounds of
    the event says whether a meeting is played once or twice.
    """

    edition: Edition = SCHEVENINGEN_2009
    colours: ColourPlan = ColourPlan.ALTERNATE
    variant: Variant = Variant.NEWER
    cycles: int | None = None
    a_by_rating: bool = True

    __repr__ = short_repr

    @property
    def name(self) -> str:
        """The name by which the system is asked for."""
        return "scheveningen"

    def scheduled_rounds(self, t: Tournament) -> int:
        """A round for every board of the other team, in every cycle of every meeting."""
        return self._cycles(t) * self.rounds_at_once(t)

    def rounds_at_once(self, t: Tournament) -> int:
        """A round for every board of the other team, in every meeting."""
        return board_count(t) * rounds_per_cycle(len(t.teams)) if len(t.teams) > 1 else 1

    def _cycles(self, t: Tournament) -> int:
        return cycles_for(t.rounds_total, self.rounds_at_once(t)) if self.cycles is None else self.cycles

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round of the meetings that are under way, or the first of the next ones."""
        if len(t.teams) < 2:
            raise RequestError(Message("pairing.two-teams", {"teams": len(t.teams)}))
        meetings = berger_table(len(t.teams))
        table = scheveningen_table(board_count(t), self.colours, self.variant, self._cycles(t))
        require_round_to_come(t, len(meetings) * len(table), self.edition.art("1"))
        meeting, number = divmod(t.next_round - 1, len(table))
        teams = self._in_order(t, table, trace)
        row = _row(t, teams, meetings[meeting], table[number])
        return announced(t, row, self._table_rules(len(t.teams)), trace)

    def _in_order(self, t: Tournament, table: SeatTable, trace: Trace) -> tuple[Team, ...]:
        """The teams from A on. What was assumed is told in any case if team A is not the first of the list.

        Once a round has been played it shows who is A, whatever ratings say by then.
        """
        if len(t.teams) != 2:
            return t.teams
        turned = t.teams[::-1]
        averages = tuple(_average(t, team) for team in t.teams)
        higher = turned if self.a_by_rating and averages[0] < averages[1] else t.teams
        seen = next((teams for teams in (t.teams, turned) if _shows(t, table, teams)), higher)
        if seen == t.teams and not trace.wanted:
            return seen
        others = averages if seen == t.teams else averages[::-1]
        data: dict[str, Datum] = {"first": TeamRef(seen[0].id), "own": others[0], "other": others[1]}
        why = "played" if seen != higher else "rating" if self.a_by_rating and others[0] > others[1] else "listed"
        trace.add(Step(self.edition.art("2 team A"), f"table.team-a.{why}", data=data, level=Level.REASON))
        return seen

    def _table_rules(self, teams: int) -> TableRules:
        table = self.edition.art("2" if teams == 2 else "2 teams")
        return TableRules(table, table, table, ByeKind.ZERO_POINT)


def _average(t: Tournament, team: Team) -> Points:
    """The average rating of the members who have one, FIDE's or the national one; 0 if nobody has."""
    ratings = [FIDE_ELSE_NATIONAL.strength(p) for p in members(t, team)]
    rated = [Points(rating) for rating in ratings if rating]
    return total(rated) / len(rated) if rated else ZERO


def _shows(t: Tournament, table: SeatTable, teams: tuple[Team, ...]) -> bool:
    """Whether the first round was played with these teams as A and B."""
    if not t.rounds:
        return False
    expected = {(one.id, other.id) for one, other in seated(t, table[0], dict(zip("AB", teams, strict=True)))}
    return expected == {game.players for game in t.rounds[0].games}


def _row(t: Tournament, in_order: tuple[Team, ...], meetings: tuple[tuple[int, int], ...], rnd: SeatRound) -> TableRow:
    teams = dict(enumerate(in_order, start=1))
    games: list[tuple[Player, Player]] = []
    idle: list[Player] = []
    for first, second in meetings:
        if first in teams and second in teams:
            games += seated(t, rnd, {"A": teams[first], "B": teams[second]})
        else:
            idle += members(t, teams[min(first, second)])
    return TableRow(tuple(games), tuple(idle))
