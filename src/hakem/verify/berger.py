"""The verdict on a round of a round robin: the row of the Berger table, written by its two rules of sums.

Number the players 1 to n, n even; an odd event has an empty seat n. In round r two of the
first n - 1 meet if their sum leaves the same rest as r + 1 when it is divided by n - 1, and the one
who would meet himself meets n. With an odd sum the smaller number has White, with an even
one the larger; n has White against the numbers of the second half.
"""

from __future__ import annotations

from hakem.i18n import Article, Datum, Message, PairRef
from hakem.model import PlayerId, Tournament
from hakem.verify.legal import UncolouredPairs
from hakem.verify.verdict import Judgement, VerdictKind


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


def is_one_cycle(t: Tournament) -> bool:
    """Whether players meet each other once: then the table leaves nothing open."""
    return not t.teams and len(t.players) > 1 and t.rounds_total <= len(t.players) - 1 + len(t.players) % 2


def verify_table(t: Tournament, round_no: int, article: Article, colourless: UncolouredPairs = ()) -> Judgement:
    """The verdict on a round of an event of one cycle; the article is where the table is written."""
    players = sorted(t.players, key=lambda player: (player.number, player.id))
    seats = len(players) + len(players) % 2
    sitting = dict(enumerate((player.id for player in players), start=1))
    wanted = {(sitting[w], sitting[b]) for w, b in row(seats, round_no) if w in sitting and b in sitting}
    given = {(game.white, game.black) for game in t.rounds[round_no - 1].games}
    given = {pair[::-1] if pair[::-1] in wanted and frozenset(pair) in colourless else pair for pair in given}
    if given == wanted:
        return Judgement(round_no, VerdictKind.BEST)
    data: dict[str, Datum] = {"better": _told(wanted - given), "given": _told(given - wanted)}
    return Judgement(round_no, VerdictKind.NOT_BEST, Message("verify.table", data), article)


def _told(pairs: set[tuple[PlayerId, PlayerId]]) -> tuple[Datum, ...]:
    return tuple(PairRef(white, black) for white, black in sorted(pairs))
