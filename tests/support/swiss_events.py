"""Swiss tournaments in the middle of things, for property tests: any history that could have happened."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from hakem.facts import cards
from hakem.model import (
    HALF,
    STANDARD,
    Absence,
    Acceleration,
    AccelerationMethod,
    Bye,
    ByeKind,
    Colour,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    Prohibition,
    Round,
    RoundNo,
    Tournament,
    VirtualPoints,
    point_system,
)

POINT_SYSTEMS = (
    STANDARD,
    STANDARD,
    point_system(Points(3), Points(1)),
    point_system(Points(2), Points(1), Points(0), Points(1)),
    replace(STANDARD, pairing_allocated_bye=HALF),
)
RESULTS = ((Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN))
FORFEITS = ((Mark.WIN, Mark.LOSS), (Mark.LOSS, Mark.WIN), (Mark.LOSS, Mark.LOSS))
ANNOUNCED = (ByeKind.HALF_POINT, ByeKind.ZERO_POINT, ByeKind.FULL_POINT)


@st.composite
def swiss_events(draw: st.DrawFn, least: int = 2, most: int = 9, rounds: int = 7) -> Tournament:
    """A tournament of which some rounds have been played and another one is to be paired.

    The rounds played pair people of about the same score who have not met, with
    colours by chance: much wilder than what a pairing system would have made.
    """
    count = draw(st.integers(least, most))
    total = draw(st.integers(1, rounds))
    played = draw(st.integers(0, total - 1))
    chance = draw(st.randoms(use_true_random=False))
    wildness = draw(st.sampled_from((0.0, 0.0, 0.1, 0.3)))
    players = tuple(Player(PlayerId(n), n, f"Player {n}") for n in range(1, count + 1))
    points = draw(st.sampled_from(POINT_SYSTEMS))
    speeded = draw(st.sampled_from((False, False, False, True)))
    t = Tournament(players, total, points=points, initial_colour=draw(st.sampled_from(Colour)))
    if speeded:
        t = replace(t, acceleration=accelerated(count, total, points.win))
    for _ in range(played):
        t = replace(t, rounds=(*t.rounds, _round(t, chance, wildness)))
    away = [p.id for p in players if chance.random() < wildness / 2]
    absences = tuple(Absence(t.next_round, p, chance.choice(ANNOUNCED)) for p in away)
    return replace(t, absences=absences, prohibited=_prohibited(count, chance, wildness))


def accelerated(count: int, total: int, win: Points) -> Acceleration:
    """A win for the upper half in the first rounds, half a win in some more."""
    upper = [PlayerId(n) for n in range(1, count // 2 + 1)]
    full, reduced = (RoundNo(1), RoundNo(1 + total // 4)), (RoundNo(2 + total // 4), RoundNo(2 + total // 2))
    points = [(full, win), (reduced, win / 2)]
    return Acceleration(
        AccelerationMethod.LISTED, tuple(VirtualPoints(p, *rounds, worth) for p in upper for rounds, worth in points)
    )


def _prohibited(count: int, chance: Random, wildness: float) -> tuple[Prohibition, ...]:
    if count < 2 or chance.random() >= wildness:
        return ()
    pair = chance.sample(range(1, count + 1), 2)
    return (Prohibition(tuple(PlayerId(n) for n in pair)),)


def _round(t: Tournament, chance: Random, wildness: float) -> Round:
    met = {frozenset(g.players) for r in t.rounds for g in r.games if g.played}
    had = {b.player for r in t.rounds for b in r.byes if b.kind is ByeKind.PAIRING_ALLOCATED}
    known = cards(t)
    byes = [Bye(p.id, chance.choice(ANNOUNCED)) for p in t.players if chance.random() < wildness]
    away = {b.player for b in byes}
    waiting = [p.id for p in t.players if p.id not in away]
    waiting.sort(key=lambda p: (-known[p].score, chance.random()))
    games = []
    while waiting:
        first = waiting.pop(0)
        second = next((p for p in waiting if frozenset((first, p)) not in met), None)
        if second is not None:
            waiting.remove(second)
            games.append(_game(first, second, chance, wildness))
        else:
            given = first in had or any(b.kind is ByeKind.PAIRING_ALLOCATED for b in byes)
            byes.append(Bye(first, ByeKind.ZERO_POINT if given else ByeKind.PAIRING_ALLOCATED))
    return Round(tuple(games), tuple(byes))


def _game(first: PlayerId, second: PlayerId, chance: Random, wildness: float) -> Game:
    white, black = (first, second) if chance.random() < 0.5 else (second, first)
    if chance.random() < wildness:
        return Game(white, black, *chance.choice(FORFEITS), played=False)
    return Game(white, black, *chance.choice(RESULTS))
