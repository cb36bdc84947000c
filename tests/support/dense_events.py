"""Dense events: small fields in which nearly everybody has met everybody, with everything that can go wrong meanwhile.

A seed decides who comes late, leaves, asks for a bye, stays away from a board
and how games end; the system under test pairs every round, for as long as it
can. So the last rounds are those in which hardly a pairing is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

from hakem.model import (
    Absence,
    Bye,
    Colour,
    Game,
    Mark,
    Player,
    PlayerId,
    Prohibition,
    Round,
    RoundNo,
    Tournament,
)
from hakem.pairing import RoundPairing
from tests.support.swiss_events import ANNOUNCED, FORFEITS, POINT_SYSTEMS, RESULTS, accelerated

RATINGS = (None, 1800, 1850, 1850, 1900, 2000, 2001, 2150)
NAMES = ("Çelik", "Cem", "Ilgın", "İlke", "Can")
TRIES = 3
"""How often other people may be away from a round that nobody can pair, before the event ends there."""

SMALL = 10
"""A field of which every round may be looked at."""

Pairing = Callable[[Tournament], RoundPairing | None]
"""The next round, or None if it cannot be paired."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What people of an event are like: how often each of these happens."""

    away: float
    forfeit: float
    late: float
    leave: float
    draw: float
    prohibited: float


HABITS = (
    Habits(away=0.0, forfeit=0.0, late=0.0, leave=0.0, draw=0.3, prohibited=0.0),
    Habits(away=0.1, forfeit=0.05, late=0.1, leave=0.1, draw=0.3, prohibited=0.02),
    Habits(away=0.2, forfeit=0.1, late=0.15, leave=0.15, draw=0.6, prohibited=0.05),
    Habits(away=0.3, forfeit=0.25, late=0.0, leave=0.3, draw=0.1, prohibited=0.1),
    Habits(away=0.15, forfeit=0.05, late=0.0, leave=0.0, draw=0.95, prohibited=0.0),
)


def course(seed: int, pair: Pairing, sizes: Sequence[int]) -> Iterator[Tournament]:
    """The event of that seed before each of its rounds, also before one that turns out to have no pairing.

    The first rounds of larger fields are only played: they are not dense yet, and
    no judge comes to an end of the many ways in which they could be paired.
    """
    chance = Random(seed)
    habits = chance.choice(HABITS)
    t = _opening(chance, habits, chance.choice(sizes))
    while t.next_round <= t.rounds_total:
        for _ in range(TRIES):
            before = replace(t, absences=_absences(t, chance, habits))
            if not _somebody_is_there(before):
                continue
            if is_dense(before):
                yield before
            found = pair(before)
            if found is not None:
                t = replace(t, rounds=(*t.rounds, _played(before, found, chance, habits)))
                break
        else:
            return


def is_dense(t: Tournament) -> bool:
    """Whether enough has been played for a field of that size."""
    size = len(t.players)
    return size <= SMALL or len(t.rounds) >= size // 4


def _opening(chance: Random, habits: Habits, count: int) -> Tournament:
    """The event before its first round; as many rounds as there are opponents, or a few less."""
    total = max(2, count - 1 + count % 2 - chance.choice((0, 0, 0, 1, 1, 2, 3, count // 2)))
    points = chance.choice(POINT_SYSTEMS)
    return Tournament(
        tuple(_player(number, total, chance, habits) for number in range(1, count + 1)),
        total,
        points=points,
        initial_colour=chance.choice((Colour.WHITE, Colour.BLACK)),
        prohibited=tuple(
            Prohibition((PlayerId(one), PlayerId(two)))
            for one, two in combinations(range(1, count + 1), 2)
            if chance.random() < habits.prohibited
        ),
        acceleration=accelerated(count, total, points.win) if chance.random() < 0.2 else None,
    )


def _player(number: int, total: int, chance: Random, habits: Habits) -> Player:
    late, leaves = chance.random() < habits.late, chance.random() < habits.leave
    joined = RoundNo(chance.randint(2, max(2, total // 2)) if late else 1)
    last = RoundNo(chance.randint(joined, total)) if leaves else None
    rating, name = chance.choice(RATINGS), chance.choice(NAMES)
    return Player(PlayerId(number), number, name, rating, joined=joined, withdrawn_after=last)


def _absences(t: Tournament, chance: Random, habits: Habits) -> tuple[Absence, ...]:
    """Who asks for a bye of which kind in the next round."""
    away = [p.id for p in t.players if p.takes_part_in(t.next_round) and chance.random() < habits.away]
    return tuple(Absence(t.next_round, player, chance.choice(ANNOUNCED)) for player in away)


def _somebody_is_there(t: Tournament) -> bool:
    return sum(p.takes_part_in(t.next_round) for p in t.players) > len(t.absences)


def _played(t: Tournament, found: RoundPairing, chance: Random, habits: Habits) -> Round:
    games = tuple(_game(board.white, board.black, chance, habits) for board in found.boards)
    return Round(games, (*found.byes, *(Bye(a.player, a.kind) for a in t.absences)))


def _game(white: PlayerId, black: PlayerId, chance: Random, habits: Habits) -> Game:
    if chance.random() < habits.forfeit:
        return Game(white, black, *chance.choice(FORFEITS), played=False)
    if chance.random() < habits.draw:
        return Game(white, black, Mark.DRAW, Mark.DRAW)
    return Game(white, black, *chance.choice((RESULTS[0], RESULTS[2])))
