"""The verdict on rounds in which everybody has a seat: Scheveningen and Skalitzka.

Scheveningen: team A keeps its seats, team B moves on by one seat in every round, and the teams change
colours. If colours are to be balanced inside every round, the published tables are taken: for odd
numbers of boards the same shift, White going to a block of A that moves back by one seat every two rounds; for
four and eight boards halves that change among themselves before they change over. Skalitzka: every two
boards of three teams make a circle of three games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise

from hakem.i18n import Article, Message
from hakem.model import PlayerId, Team, Tournament
from hakem.regulations import SCHEVENINGEN_2009, SKALITZKA_2009
from hakem.verify.asked import AskedRound
from hakem.verify.berger import row
from hakem.verify.table_rows import GameRow, no_row, verify_players
from hakem.verify.verdict import Judgement

SeatRow = tuple[int, ...]
"""Whom A1, A2 … meet: the seat of B, negative where A has Black."""

_WRITTEN: dict[tuple[int, str], tuple[SeatRow, ...]] = {
    (2, "newer"): ((1, 2), (-2, -1)),
    (5, "older"): (
        (1, 2, 3, -4, -5),
        (-2, -3, -4, 5, 1),
        (3, 4, -5, -1, 2),
        (-4, -5, 1, 2, -3),
        (5, -1, -2, 3, 4),
    ),
    (6, "newer"): (
        (1, -2, -3, 4, -5, 6),
        (-2, 3, 5, -6, 4, -1),
        (3, -5, -1, 2, 6, -4),
        (-4, -6, 2, 1, -3, 5),
        (5, 4, 6, -3, -1, -2),
        (-6, 1, -4, -5, 2, 3),
    ),
    (6, "older"): (
        (-1, -5, 4, 2, 3, -6),
        (-2, 1, -3, -4, 6, 5),
        (3, 2, -1, -6, -5, 4),
        (4, -6, 5, 1, -2, -3),
        (-5, -4, 6, -3, 1, 2),
        (6, 3, -2, 5, -4, -1),
    ),
}
"""Published tables that follow no rule that we know, by boards and variant."""


def alternating(boards: int) -> list[SeatRow]:
    """Handbook, 2: B moves on, and the teams change colours."""
    return [tuple((-1) ** r * ((a + r) % boards + 1) for a in range(boards)) for r in range(boards)]


def balanced(boards: int, variant: str) -> list[SeatRow] | None:
    """The published table, our own for more boards if they are odd (readings SCH-1, SCH-2); None if none is written."""
    written = _WRITTEN.get((boards, variant)) or _WRITTEN.get((boards, "newer"))
    if written is not None:
        return list(written)
    if boards % 2:
        return [_block_round(boards, r) for r in range(boards)]
    return [_half_round(boards // 2, r) for r in range(boards)] if boards in (4, 8) else None


def _block_round(boards: int, r: int) -> SeatRow:
    """Shift by r; White for the larger half of A from the first on, and in every second round for the smaller one."""
    half, back = boards // 2, (r + 1) // 2
    first, size = (half + 1 - back, half) if r % 2 else (-back, half + 1)
    return tuple((1 if (a - first) % boards < size else -1) * ((a + r) % boards + 1) for a in range(boards))


def _half_round(half: int, r: int) -> SeatRow:
    """Halves shift inside, and from the middle of the table on against the other half; colours change every round."""
    over, shift = divmod(r, half)
    seats = ((a // half, a % half) for a in range(2 * half))
    return tuple((1 if h == r % 2 else -1) * ((h ^ over) * half + (i + shift) % half + 1) for h, i in seats)


def in_cycles(once: Sequence[SeatRow], cycles: int, joins: Callable[[Sequence[SeatRow]], bool]) -> list[SeatRow]:
    """Several cycles, every second one with the colours changed.

    A cycle begins with the first round that keeps the rule where it meets the one before (reading SCH-3).
    """
    rounds = list(once)
    for cycle in range(1, cycles):
        again = [tuple(-seat for seat in line) for line in once] if cycle % 2 else list(once)
        begun = ([*again[first:], *again[:first]] for first in range(len(again)))
        rounds += next((lines for lines in begun if joins([*rounds[-2:], *lines])), again)
    return rounds


def _teams_change(lines: Sequence[SeatRow]) -> bool:
    return all(one[0] * two[0] < 0 for one, two in pairwise(lines))


def _no_three_running(lines: Sequence[SeatRow]) -> bool:
    sides = [list(zip(*([seat > 0 for seat in line] for line in lines), strict=True))]
    sides.append(list(zip(*(_of_b(line) for line in lines), strict=True)))
    return not any(had[i] == had[i + 1] == had[i + 2] for side in sides for had in side for i in range(len(had) - 2))


def _of_b(line: SeatRow) -> list[bool]:
    """Who of B has White, from B1 on."""
    return [seat < 0 for seat in sorted(line, key=abs)]


def scheveningen_round(asked: AskedRound) -> Judgement:
    """The verdict on a round in which everybody of one team meets everybody of the other."""
    t = asked.t
    boards, pairs = len(t.teams[0].members) if t.teams else 0, len(t.teams) - 1 + len(t.teams) % 2
    article = SCHEVENINGEN_2009.art("2" if len(t.teams) == 2 else "2 teams")
    if len(t.teams) < 2 or boards < 1 or any(len(team.members) != boards for team in t.teams):
        return asked.not_proved(Message("verify.no-seats"))
    cycles = asked.count("cycles", max(1, -(-t.rounds_total // (boards * pairs))))
    if asked.option("colours", "alternate") == "balanced":
        once = balanced(boards, asked.option("variant", "newer"))
        if once is None:
            return asked.not_proved(Message("verify.no-published", {"boards": boards}))
        table = in_cycles(once, cycles, _no_three_running)
    else:
        table = in_cycles(alternating(boards), cycles, _teams_change)
    meeting, place = divmod(asked.number - 1, len(table))
    if meeting >= pairs:
        return no_row(asked, pairs * len(table), article)
    teams = dict(enumerate(_from_a_on(asked, table), start=1))
    met = [(teams[a], teams[b]) for a, b in row(len(teams) + len(teams) % 2, meeting + 1) if max(a, b) <= len(teams)]
    return verify_players(asked, {pair for a, b in met for pair in _seated(table[place], a, b)}, article)


def _seated(line: SeatRow, a: Team, b: Team) -> GameRow:
    games = zip(a.members, ((b.members[abs(seat) - 1], seat > 0) for seat in line), strict=True)
    return {(one, two) if white else (two, one) for one, (two, white) in games}


def _from_a_on(asked: AskedRound, table: Sequence[SeatRow]) -> tuple[Team, ...]:
    """Of two teams A has the higher average rating, unless a round before has shown otherwise (reading SCH-6)."""
    t = asked.t
    if len(t.teams) != 2:
        return t.teams
    one, two = t.teams
    played = {game.players for game in t.rounds[0].games} if asked.number > 1 else None
    for a, b in ((one, two), (two, one)):
        if played == _seated(table[0], a, b):
            return a, b
    by_rating = asked.option("team-a", "rating") == "rating"
    return (two, one) if by_rating and _average(t, one) < _average(t, two) else (one, two)


def _average(t: Tournament, team: Team) -> Fraction:
    people = {player.id: player for player in t.players}
    ratings = [people[member].rating or people[member].national_rating or 0 for member in team.members]
    rated = [rating for rating in ratings if rating]
    return Fraction(sum(rated), len(rated)) if rated else Fraction(0)


def skalitzka_round(asked: AskedRound) -> Judgement:
    """The verdict on one of the two rounds of three teams."""
    article: Article = SKALITZKA_2009.art("table")
    teams = [team.members for team in asked.t.teams]
    if len(teams) != 3 or len({len(members) for members in teams}) != 1 or len(teams[0]) % 2:
        return asked.not_proved(Message("verify.no-seats"))
    if asked.number > 2:
        return no_row(asked, 2, article)
    return verify_players(asked, _circles(teams, asked.number == 1), article)


def _circles(teams: Sequence[Sequence[PlayerId]], first_round: bool) -> GameRow:
    """Every two boards: A–a, b–1, 2–B in round 1, and 1–A, a–2, B–b in round 2."""
    found: GameRow = set()
    for i in range(0, len(teams[0]), 2):
        (one, two), (uno, due), (eins, zwei) = (members[i : i + 2] for members in teams)
        found |= {(one, uno), (due, eins), (zwei, two)} if first_round else {(eins, one), (uno, zwei), (two, due)}
    return found
