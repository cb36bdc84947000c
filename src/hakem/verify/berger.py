"""The verdict on a round of a round robin: the row of the Berger table, written by its two rules of sums.

Number the contestants 1 to n, n even; an odd event has an empty seat n. In round r two of the
first n - 1 meet if their sum leaves the same rest as r + 1 when it is divided by n - 1, and the one
who would meet himself meets n. With an odd sum the smaller number has White, with an even
one the larger; n has White against the numbers of the second half. Every second cycle has the
colours changed. Whoever has left keeps the number, and the games stay in the table.
"""

from __future__ import annotations

from hakem.i18n import Article
from hakem.values import dataclass
from hakem.verify.asked import AskedRound
from hakem.verify.matches import are_teams
from hakem.verify.table_rows import GameRow, MatchRow, no_row, verify_players, verify_teams
from hakem.verify.verdict import Judgement


@dataclass(frozen=True, slots=True)
class BergerText:
    """Where an edition writes its table, of players and of teams.

    ``last_two``: whether every cycle but the last ends with its two last rounds exchanged (reading RR-3), unless the
    event says otherwise.
    """

    table: Article
    of_teams: Article
    last_two: str


def row(seats: int, round_no: int) -> set[tuple[int, int]]:
    """Who meets whom in that round of one cycle, White first.

    >>> sorted(row(6, 2))
    [(1, 2), (5, 3), (6, 4)]
    """
    circle, last, found = seats - 1, seats, set()
    for one in range(1, seats):
        two = (round_no + 1 - one - 1) % circle + 1
        if one == two:
            found.add((last, one) if 2 * one > last else (one, last))
        elif one < two:
            found.add((one, two) if (one + two) % 2 else (two, one))
    return found


def row_of_cycles(contestants: int, round_no: int, cycles: int, last_two: bool) -> set[tuple[int, int]]:
    """Who meets whom in a round of several cycles; the empty seat is left out.

    >>> sorted(row_of_cycles(4, 2, 2, True)), sorted(row_of_cycles(4, 4, 2, True))
    ([(2, 4), (3, 1)], [(3, 2), (4, 1)])
    """
    seats = contestants + contestants % 2
    cycle, place = divmod(round_no - 1, seats - 1)
    from_end = seats - 1 - place
    if last_two and cycle < cycles - 1 and from_end <= 2 < seats:
        place += 1 if from_end == 2 else -1
    played = row(seats, place + 1)
    turned = {(black, white) for white, black in played} if cycle % 2 else played
    return {pair for pair in turned if max(pair) <= contestants}


def berger_round(asked: AskedRound, text: BergerText) -> Judgement:
    """The verdict on a round in which everybody meets everybody, players or teams."""
    t, of_teams = asked.t, are_teams(asked.t)
    contestants = len(t.teams if of_teams else t.players)
    article = text.of_teams if of_teams else text.table
    length = contestants - 1 + contestants % 2
    cycles = asked.count("cycles", max(1, -(-t.rounds_total // length)) if length else 1)
    if not 0 < asked.number <= cycles * length:
        return no_row(asked, cycles * length, article)
    exchanged = asked.option("reverse-last-two", text.last_two) == "yes"
    numbers = row_of_cycles(contestants, asked.number, cycles, exchanged)
    if of_teams:
        teams = dict(enumerate(sorted(team.id for team in t.teams), start=1))
        return verify_teams(asked, MatchRow({(teams[one], teams[two]) for one, two in numbers}), article)
    people = sorted(t.players, key=lambda player: (player.number, player.id))
    sitting = dict(enumerate((player.id for player in people), start=1))
    return verify_players(asked, GameRow({(sitting[white], sitting[black]) for white, black in numbers}), article)
