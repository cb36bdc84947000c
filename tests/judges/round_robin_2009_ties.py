"""Ties in round robins of the handbook (002 and 000 "Eşitlik Bozma Yöntemleri"), from the Turkish text alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from tests.judges.round_robin_2009 import HALF, ONE, ZERO, Line, RoundRobin, counted_cards, points, progressive

Worth = Fraction | tuple[Fraction, ...] | None

RECOMMENDED = ("DE", "SB", "WIN", "KS")
"""002 "Bireysel Berger Turnuvalar": Doğrudan Karşılaşma, Sonneborn-Berger, Galibiyet Sayısı, Koya."""


class Table:
    """The final table: cards without the results that have no place in it, and the points."""

    def __init__(self, e: RoundRobin) -> None:
        self.event = e
        self.cards = counted_cards(e)
        self.points = points(e)

    def lines(self, n: int) -> list[Line]:
        """The rounds of somebody that count."""
        return [line for line in self.cards[n] if line is not None]

    def games(self, n: int) -> list[Line]:
        """The rounds with an opponent, played or not."""
        return [line for line in self.lines(n) if line.opponent is not None]


def adjusted(table: Table, n: int) -> Fraction:
    """The "Ayarlanmış Puan": what came without playing, by bye, forfeit won or lost, absence or leaving, counts ½."""
    return sum((line.points if line.played else HALF for line in table.lines(n)), ZERO)


def virtual_opponent(table: Table, n: int, round_no: int) -> Fraction:
    """Under "Oynamadan Elde Edilen Puanlar": as many points before, the rest of one here, a draw in every round left.

    "Tur atlama da oynamadan kazanma durumudur."
    """
    before = sum((line.points for line in table.cards[n][: round_no - 1] if line), ZERO)
    here = table.cards[n][round_no - 1]
    assert here is not None
    return before + (ONE - here.points) + HALF * (len(table.event.words) - round_no)


def sonneborn_berger(table: Table, n: int) -> Fraction:
    """002: "rakiplerin ayarlanmış puanları oyuncunun o turdaki maç puanıyla çarpılır", for every round.

    A round won without playing has the value of Tablo 3 for an opponent (Tablo 10, round 5: + 3, 1x3=3).
    """
    added = ZERO
    for round_no, line in enumerate(table.cards[n], start=1):
        if line is None:
            continue
        if line.played:
            assert line.opponent is not None
            added += line.points * adjusted(table, line.opponent)
        else:
            added += line.points * virtual_opponent(table, n, round_no)
    return added


def wins(table: Table, n: int) -> Fraction:
    """By "karşılaşmalar sonunda elde ettikleri galibiyet sayısı": games won at the board."""
    return Fraction(sum(line.played and line.points == ONE for line in table.lines(n)))


def kashdan(table: Table, n: int) -> Fraction:
    """A game won 4, drawn 2, lost 1; "oynanmadan alınan puanlara 2": a point got without a game. Else nothing."""
    of_games = {ONE: 4, HALF: 2, ZERO: 1}
    worth = [of_games[line.points] if line.played else 2 * (line.points > 0) for line in table.lines(n)]
    return Fraction(sum(worth))


def score_in_games(table: Table, n: int) -> Fraction:
    """The "skor" of Koya: Tablo 8 has seven players, and the bye is in nobody's total."""
    return sum((line.points for line in table.games(n)), ZERO)


def from_those(table: Table, n: int, opponents: Iterable[int]) -> Fraction:
    """Points taken from these opponents."""
    good = set(opponents)
    return sum((line.points for line in table.games(n) if line.opponent in good), ZERO)


def half_or_more(table: Table) -> set[int]:
    """Those who made "% 50 veya daha fazla skor" of their games."""
    return {n for n in table.cards if 2 * score_in_games(table, n) >= len(table.games(n))}


def koya(table: Table, n: int) -> Fraction | None:
    """Points taken from opponents who made half or more; where no opponent is left there is nothing to count."""
    return None if not table.games(n) else from_those(table, n, half_or_more(table))


def extended_koya(table: Table, n: int) -> tuple[Fraction, ...]:
    """What follows Koya, "% 50 den az skor yapmış puan gruplarına doğru adım adım": each time a score group more.

    Tablo 10 is the first step after Tablo 9, "eşitlik hala bozulmamıştır".
    """
    counted = half_or_more(table)
    steps = []
    for score in sorted({score_in_games(table, m) for m in table.cards if m not in counted}, reverse=True):
        counted |= {m for m in table.cards if score_in_games(table, m) == score}
        steps.append(from_those(table, n, counted))
    return tuple(steps)


def average_rating(table: Table, n: int) -> Fraction | None:
    """By "oynadığı rakiplerin rating toplamının … oynanan oyun sayısına bölümü"; nobody played is no average."""
    rated = [table.event.ratings[line.opponent - 1] for line in table.lines(n) if line.played and line.opponent]
    return Fraction(sum(rated), len(rated)) if rated else None


def progressive_of(table: Table, n: int) -> Fraction:
    """The progressive score of somebody."""
    return progressive(table.cards[n])


TIE_BREAKS: Mapping[str, Callable[[Table, int], Worth]] = {
    "SB": sonneborn_berger,
    "WIN": wins,
    "KS": koya,
    "KSX": extended_koya,
    "KD": kashdan,
    "PS": progressive_of,
    "ARO": average_rating,
}


def values(e: RoundRobin, code: str) -> dict[int, Worth]:
    """The value of everybody in the ranking."""
    table = Table(e)
    return {n: TIE_BREAKS[code](table, n) for n in table.cards}


def direct_encounter(table: Table, group: list[int]) -> list[list[int]]:
    """Only if "tüm oyuncular birbirleriyle oynamışlarsa, bu oyunlardan alınan puanların toplamına bakılır".

    If a pair of them has not played, it says nothing about the group. Those whose points from these games are the
    same are again "eşitliklerinin bozulması gereken oyuncular", fewer than before, and the sentence is about them too.
    """
    played = {n: [line for line in table.lines(n) if line.played and line.opponent in group] for n in group}
    if len(group) == 1 or any({line.opponent for line in played[n]} != set(group) - {n} for n in group):
        return [group]
    parts = _by({n: sum((line.points for line in played[n]), ZERO) for n in group})
    return [group] if len(parts) == 1 else [smaller for part in parts for smaller in direct_encounter(table, part)]


def places(e: RoundRobin, codes: Iterable[str] = RECOMMENDED) -> list[list[int]]:
    """Those who share a place, best first: points, then the methods "bir sırayla"."""
    table = Table(e)
    groups = _by(table.points)
    for code in codes:
        divided: list[list[int]] = []
        for group in groups:
            if code == "DE":
                divided += direct_encounter(table, group)
            else:
                divided += _by({n: TIE_BREAKS[code](table, n) for n in group})
        groups = divided
    return groups


def _by(worth: Mapping[int, Worth]) -> list[list[int]]:
    """The greater the better; no value stands below every value."""
    keys = {n: _key(value) for n, value in worth.items()}
    return [sorted(n for n in keys if keys[n] == key) for key in sorted(set(keys.values()), reverse=True)]


def _key(value: Worth) -> tuple[Fraction, ...]:
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)
