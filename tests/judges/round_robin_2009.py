"""A round robin of the handbook (000, "Döner Eşlendirme Kuralları"), from the Turkish text alone.

The event is plain: ratings by number, how often everybody meets, who left after
which round, and a word for every board. It knows nothing of the program.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

ONE, HALF, ZERO = Fraction(1), Fraction(1, 2), Fraction(0)

TABLES = {
    4: """1:4 2:3
          4:3 1:2
          2:4 3:1""",
    6: """1:6 2:5 3:4
          6:4 5:3 1:2
          2:6 3:1 4:5
          6:5 1:4 2:3
          3:6 4:2 5:1""",
    8: """1:8 2:7 3:6 4:5
          8:5 6:4 7:3 1:2
          2:8 3:1 4:7 5:6
          8:6 7:5 1:4 2:3
          3:8 4:2 5:1 6:7
          8:7 1:6 2:5 3:4
          4:8 5:3 6:2 7:1""",
    10: """1:10 2:9 3:8 4:7 5:6
           10:6 7:5 8:4 9:3 1:2
           2:10 3:1 4:9 5:8 6:7
           10:7 8:6 9:5 1:4 2:3
           3:10 4:2 5:1 6:9 7:8
           10:8 9:7 1:6 2:5 3:4
           4:10 5:3 6:2 7:1 8:9
           10:9 1:8 2:7 3:6 4:5
           5:10 6:4 7:3 8:2 9:1""",
    12: """1:12 2:11 3:10 4:9 5:8 6:7
           12:7 8:6 9:5 10:4 11:3 1:2
           2:12 3:1 4:11 5:10 6:9 7:8
           12:8 9:7 10:6 11:5 1:4 2:3
           3:12 4:2 5:1 6:11 7:10 8:9
           12:9 10:8 11:7 1:6 2:5 3:4
           4:12 5:3 6:2 7:1 8:11 9:10
           12:10 11:9 1:8 2:7 3:6 4:5
           5:12 6:4 7:3 8:2 9:1 10:11
           12:11 1:10 2:9 3:8 4:7 5:6
           6:12 7:5 8:4 9:3 10:2 11:1""",
}
"""§2 "Döner Eşlendirme Tabloları" as printed: the first-named has White."""

OVER_THE_BOARD = {"1-0": (ONE, ZERO), "½-½": (HALF, HALF), "0-1": (ZERO, ONE)}
BY_FORFEIT = {"+/-": (ONE, ZERO), "-/+": (ZERO, ONE), "-/-": (ZERO, ZERO)}
RESULTS = {**OVER_THE_BOARD, **BY_FORFEIT}


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """``words`` are results by round and board, in the order of the table, boards of the missing number left out.

    ``left`` says after which round somebody was gone. What stands in ``words``
    for a board of somebody who is gone is not looked at.
    """

    ratings: tuple[int, ...]
    words: tuple[tuple[str, ...], ...]
    cycles: int = 1
    left: Mapping[int, int] = field(default_factory=dict)

    @property
    def numbers(self) -> range:
        """Everybody, by the numbers drawn."""
        return range(1, len(self.ratings) + 1)


@dataclass(frozen=True, slots=True)
class Line:
    """A round of somebody: an opponent or none, the points, whether they sat at the board."""

    opponent: int | None
    points: Fraction
    played: bool


@dataclass(frozen=True, slots=True)
class PairedRound:
    """What hangs on the wall: boards to be played, boards that are forfeits already, and who has the bye."""

    boards: tuple[tuple[int, int], ...]
    forfeits: tuple[tuple[int, int, str], ...]
    bye: int | None


def table_of(players: int, cycles: int) -> list[list[tuple[int, int]]]:
    """Every round as printed; "ikinci yarısında, renk değiştirilerek birinci yarıdaki eşlendirme kullanılır"."""
    printed = TABLES[players + players % 2].split("\n")
    once = [[_pair(cell) for cell in row.split()] for row in printed]
    rounds: list[list[tuple[int, int]]] = []
    for cycle in range(cycles):
        rounds += [[(b, a) if cycle % 2 else (a, b) for a, b in row] for row in once]
    return rounds


def _pair(cell: str) -> tuple[int, int]:
    white, black = cell.split(":")
    return int(white), int(black)


def paired_round(e: RoundRobin, round_no: int) -> PairedRound:
    """§2 and §3: "oynanmamış oyunları (-), rakiplerinin sonuçlarıysa (+) … iki oyuncu da mevcut değilse iki (-)".

    The player who should meet the missing number has the bye, unless he is gone.
    """
    boards, forfeits = [], []
    for white, black in boards_of(e, round_no):
        here = (not _gone(e, white, round_no), not _gone(e, black, round_no))
        if here == (True, True):
            boards.append((white, black))
        else:
            word = {(True, False): "+/-", (False, True): "-/+", (False, False): "-/-"}[here]
            forfeits.append((white, black, word))
    paired = {n for pair in boards_of(e, round_no) for n in pair}
    byes = [n for n in e.numbers if n not in paired and not _gone(e, n, round_no)]
    return PairedRound(tuple(boards), tuple(forfeits), byes[0] if byes else None)


def _gone(e: RoundRobin, number: int, round_no: int) -> bool:
    return number in e.left and round_no > e.left[number]


def cards(e: RoundRobin) -> dict[int, list[Line]]:
    """Everybody's rounds; "tur atlayan oyuncu bir puan alır", and somebody who is gone gets nothing for it."""
    book: dict[int, list[Line]] = {n: [] for n in e.numbers}
    for round_no, words in enumerate(e.words, start=1):
        decided = paired_round(e, round_no)
        forfeited = {(white, black): word for white, black, word in decided.forfeits}
        for (white, black), written in zip(boards_of(e, round_no), words, strict=True):
            word = forfeited.get((white, black), written)
            for_white, for_black = RESULTS[word]
            book[white].append(Line(black, for_white, word in OVER_THE_BOARD))
            book[black].append(Line(white, for_black, word in OVER_THE_BOARD))
        for n in e.numbers:
            if len(book[n]) < round_no:
                book[n].append(Line(None, ONE if n == decided.bye else ZERO, played=False))
    return book


def boards_of(e: RoundRobin, round_no: int) -> list[tuple[int, int]]:
    """The boards of the table without that of the missing number."""
    return [pair for pair in table_of(len(e.ratings), e.cycles)[round_no - 1] if max(pair) in e.numbers]


def games_of_everybody(e: RoundRobin) -> int:
    """§1: one game, or two, against each of the others; the bye is no game."""
    return (len(e.ratings) - 1) * e.cycles


def out_of_the_ranking(e: RoundRobin) -> set[int]:
    """§3: who left and has completed fewer than half of his games; "son sıralamasında yer almaz".

    A game is completed if it was played: what was not is "oynanmamış oyun" in the next line.
    """
    book = cards(e)
    gone = [n for n in e.numbers if n in e.left and e.left[n] < len(e.words)]
    return {n for n in gone if 2 * sum(line.played for line in book[n]) < games_of_everybody(e)}


def counted_cards(e: RoundRobin) -> dict[int, list[Line | None]]:
    """Cards of those in the ranking; None where the result has no place there, a game with somebody who is out.

    "sonuçlar yarışma tablosunda kalır … Ancak yarışmanın son sıralamasında yer almaz": the results are the
    subject of the sentence, so those of the opponents do not count either.
    """
    out = out_of_the_ranking(e)
    book = cards(e)
    return {n: [None if line.opponent in out else line for line in book[n]] for n in e.numbers if n not in out}


def points(e: RoundRobin) -> dict[int, Fraction]:
    """§3: one, a half, nothing; one for the bye and for a forfeit won."""
    return {n: sum((line.points for line in lines if line), ZERO) for n, lines in counted_cards(e).items()}


def progressive(lines: Sequence[Line | None]) -> Fraction:
    """002 "Kademeli": the totals after every round added up; points without a game are in them (Tablo 1)."""
    running, added = ZERO, ZERO
    for line in lines:
        running += line.points if line else ZERO
        added += running
    return added
