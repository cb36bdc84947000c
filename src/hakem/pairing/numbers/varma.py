"""Varma tables: lots drawn so that compatriots do not meet at the end of a round robin.

The numbers of a Berger table are split into four groups. Players whose numbers
are in one group do not meet in the last three rounds, so the players of one
federation all draw from one group.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from hakem.errors import RequestError
from hakem.facts.berger import berger_table, seats_for
from hakem.facts.lots import chosen, drawers, lots
from hakem.i18n import Message
from hakem.model import PLAIN, Lot, Player, PlayerId, Tournament
from hakem.model.changes import renumbered, with_lot
from hakem.pairing.numbers.lots import require_not_started
from hakem.values import dataclass

VARMA = "varma"
"""The purpose under which such a drawing is recorded."""

_GROUPS: Mapping[int, tuple[tuple[int, ...], ...]] = MappingProxyType(
    {
        10: ((3, 4, 8), (5, 7, 9), (1, 6), (2, 10)),
        12: ((4, 5, 9, 10), (1, 2, 7), (6, 8, 12), (3, 11)),
        14: ((4, 5, 6, 11, 12), (1, 2, 8, 9), (7, 10, 13), (3, 14)),
        16: ((5, 6, 7, 12, 13, 14), (1, 2, 3, 9, 10), (8, 11, 15), (4, 16)),
        18: ((5, 6, 7, 8, 14, 15, 16), (1, 2, 3, 10, 11, 12), (9, 13, 17), (4, 18)),
        20: ((6, 7, 8, 9, 15, 16, 17, 18), (1, 2, 3, 11, 12, 13, 14), (5, 10, 19), (4, 20)),
        22: ((6, 7, 8, 9, 10, 17, 18, 19, 20), (1, 2, 3, 4, 12, 13, 14, 15), (11, 16, 21), (5, 22)),
        24: ((6, 7, 8, 9, 10, 11, 19, 20, 21, 22), (1, 2, 3, 4, 13, 14, 15, 16, 17), (12, 18, 23), (5, 24)),
    }
)
_LETTERS = "ABCD"


def varma_groups(players: int) -> Mapping[str, tuple[int, ...]]:
    """The four groups of numbers; an odd field uses the next even table without its highest number.

    >>> dict(varma_groups(9))
    {'A': (3, 4, 8), 'B': (5, 7, 9), 'C': (1, 6), 'D': (2,)}
    """
    groups = _GROUPS.get(seats_for(players))
    if groups is None:
        raise RequestError(Message("pairing.varma-size", {"players": players, "least": 9, "most": 24}))
    there = (tuple(number for number in group if number <= players) for group in groups)
    return MappingProxyType(dict(zip(_LETTERS, there, strict=True)))


@dataclass(frozen=True, slots=True)
class LateMeeting:
    """Two numbers of one group that the table brings together in the last three rounds after all."""

    group: str
    round_no: int
    white: int
    black: int

    @property
    def warning(self) -> Message:
        """What the arbiter should know before using the table."""
        data: dict[str, str | int] = {"group": self.group, "round": self.round_no}
        return Message("pairing.varma-late-meeting", data | {"white": self.white, "black": self.black})


def late_meetings(players: int) -> tuple[LateMeeting, ...]:
    """Where the tables miss their aim: for 12 players 6 and 12 of group C meet in round 11.

    The tables are used as they are published; this is said, not mended.
    """
    table = berger_table(players)
    last_three = list(enumerate(table, start=1))[-3:]
    return tuple(
        LateMeeting(letter, round_no, white, black)
        for letter, group in varma_groups(players).items()
        for round_no, games in last_three
        for white, black in games
        if white in group and black in group
    )


@dataclass(frozen=True, slots=True)
class VarmaLot:
    """One line of the protocol: who drew which number from which group."""

    player: PlayerId
    federation: str | None
    group: str
    number: int


@dataclass(frozen=True, slots=True)
class VarmaDraw:
    """The drawing in the order in which it took place, and what to be warned of."""

    seed: str
    lots: tuple[VarmaLot, ...]
    warnings: tuple[Message, ...] = ()

    @property
    def numbers(self) -> Mapping[PlayerId, int]:
        """The number of every player."""
        return MappingProxyType({lot.player: lot.number for lot in self.lots})


def varma_draw(t: Tournament, seed: str) -> VarmaDraw:
    """Draw numbers by federation.

    The federation with most players draws first, equal ones in the order of
    their codes, and inside a federation the players in the order of their
    names. The first player draws a group that has enough numbers left for all
    of them and a number in it; the others draw from the same group.

    If no group has enough left, the text is silent. We let as many as possible
    stay together: the group is drawn from those with most numbers left, and the
    players who find it empty draw on as if they were a smaller federation. A
    player without a federation is alone.
    """
    free = {letter: list(numbers) for letter, numbers in varma_groups(len(t.players)).items()}
    drawn = lots(seed)
    protocol: list[VarmaLot] = []
    for federation in _federations(t.players):
        waiting = federation
        while waiting:
            letter = _drawn_group(free, len(waiting), drawn)
            together = waiting[: len(free[letter])]
            for player in together:
                number = free[letter].pop(chosen(drawn, len(free[letter])))
                protocol.append(VarmaLot(player.id, player.federation, letter, number))
            waiting = waiting[len(together) :]
    return VarmaDraw(seed, tuple(protocol), tuple(m.warning for m in late_meetings(len(t.players))))


def _federations(players: tuple[Player, ...]) -> list[tuple[Player, ...]]:
    by_name = sorted(players, key=lambda p: (PLAIN.key(p.name), p.id))
    codes = sorted({p.federation for p in players if p.federation})
    teams = [tuple(p for p in by_name if p.federation == code) for code in codes]
    alone = [(p,) for p in by_name if not p.federation]
    return sorted([*teams, *alone], key=len, reverse=True)


def _drawn_group(free: Mapping[str, list[int]], wanted: int, drawn: Iterator[int]) -> str:
    most = max(map(len, free.values()))
    enough = [letter for letter, numbers in free.items() if len(numbers) >= min(wanted, most)]
    return enough[chosen(drawn, len(enough))]


def varma_again(lot: Lot) -> tuple[int, ...]:
    """The numbers that the text of a recorded drawing gives those who took part, in the order of the record."""
    people = tuple(
        Player(PlayerId(turn), turn, each.name, federation=each.federation or "")
        for turn, each in enumerate(lot.drawn, start=1)
    )
    numbers = varma_draw(Tournament(people, 1), lot.seed).numbers
    return tuple(numbers[p.id] for p in people)


def numbers_by_varma(t: Tournament, seed: str) -> Tournament:
    """Everybody gets the number drawn from the Varma tables; the draw is recorded."""
    require_not_started(t)
    made = varma_draw(t, seed)
    numbers, known = made.numbers, {p.id: p for p in t.players}
    record = Lot(VARMA, seed, drawers((known[each.player] for each in made.lots), numbers))
    return with_lot(renumbered(t, sorted(numbers, key=numbers.__getitem__)), record)
