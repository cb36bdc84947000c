"""Small Double-Swisses in the middle of things, for property tests: built match by match by the judge of C.04.5.

A match is two rounds, game 1 and game 2 with the colours reversed. The
pairing-allocated bye is one in game 1 and a half-point bye in game 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from hypothesis import strategies as st

from hakem.model import (
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
)
from tests.judges.double_swiss import pair_players, players_here
from tests.judges.entrant import NoPairing
from tests.support.luck import SEEDS, Luck, luck_of
from tests.support.swiss_events import ANNOUNCED, FORFEITS, RESULTS

Matches = Sequence[tuple[PlayerId, PlayerId]]


def double_swiss(seed: int, least: int = 4, most: int = 9, matches: int = 6) -> Tournament:
    """An event of which some matches have been played; the next one may be impossible to pair."""
    luck = luck_of(seed)
    count, total = luck.chance.randint(least, most), luck.chance.randint(2, matches)
    accelerated = luck.chance.randint(1, 4) == 1
    t = Tournament(
        tuple(_player(n, total, luck) for n in range(1, count + 1)),
        2 * total,
        initial_colour=luck.chance.choice([*Colour]),
        prohibited=tuple(
            Prohibition((PlayerId(one), PlayerId(two)))
            for one, two in combinations(range(1, count + 1), 2)
            if luck.happens(0.25)
        ),
        acceleration=_accelerated(count, total) if accelerated else None,
    )
    return _played(t, luck.chance.randint(0, total - 1), luck)


def double_swisses(least: int = 4, most: int = 9, matches: int = 6) -> st.SearchStrategy[Tournament]:
    """Events by their seeds."""
    return SEEDS.map(lambda seed: double_swiss(seed, least, most, matches))


def _player(number: int, matches: int, luck: Luck) -> Player:
    """Comes before game 1 of some match and goes after game 2 of another."""
    first, last = luck.time_of(matches)
    left = None if last is None else RoundNo(2 * last)
    return Player(PlayerId(number), number, f"Player {number}", joined=RoundNo(2 * first - 1), withdrawn_after=left)


def _accelerated(count: int, matches: int) -> Acceleration:
    """Two points for the upper half in both games of the first matches."""
    last = RoundNo(2 * (1 + matches // 4))
    upper = [PlayerId(n) for n in range(1, count // 2 + 1)]
    return Acceleration(AccelerationMethod.LISTED, tuple(VirtualPoints(p, RoundNo(1), last, Points(2)) for p in upper))


def _played(t: Tournament, matches: int, luck: Luck) -> Tournament:
    for _ in range(matches):
        t = _with_absences(t, luck)
        try:
            pairs, bye = pair_players(t)
        except NoPairing:
            return t
        if t.rounds and luck.makes_a_round():
            pairs = luck.pairs([p for pair in pairs for p in pair], _kept_apart(t)) or pairs
        t = with_match(t, pairs, bye, luck)
    return _with_absences(t, luck)


def _with_absences(t: Tournament, luck: Luck) -> Tournament:
    asked = [(p, luck.chance.choice(ANNOUNCED)) for p in sorted(players_here(t)) if luck.happens(0.5)]
    games = (t.next_round, RoundNo(t.next_round + 1))
    return replace(t, absences=tuple(Absence(number, p, kind) for number in games for p, kind in asked))


def _kept_apart(t: Tournament) -> set[frozenset[PlayerId]]:
    met = {frozenset(g.players) for r in t.rounds for g in r.games if g.played}
    return met | {frozenset(ban.players) for ban in t.prohibited}


def with_match(t: Tournament, pairs: Matches, bye: PlayerId | None, luck: Luck) -> Tournament:
    """The event with both games of these pairs, results by chance, and what the absences were for."""
    asked = {absence.player: absence.kind for absence in t.absences}
    byes = [Bye(p, kind) for p, kind in asked.items()]
    first, second = [*byes], [*byes]
    if bye is not None:
        first.append(Bye(bye, ByeKind.PAIRING_ALLOCATED))
        second.append(Bye(bye, ByeKind.HALF_POINT))
    both = [_match(*pair, luck) for pair in pairs]
    rounds = (
        Round(tuple(games[0] for games in both), tuple(first)),
        Round(tuple(games[1] for games in both), tuple(second)),
    )
    return replace(t, rounds=(*t.rounds, *rounds), absences=())


def _match(white: PlayerId, black: PlayerId, luck: Luck) -> tuple[Game, Game]:
    """Two games; now and then one is forfeited, or both by the same player or by both players."""
    if luck.happens(0.5):
        one, two = luck.chance.choice(FORFEITS)
        return Game(white, black, one, two, played=False), Game(black, white, two, one, played=False)
    return _game(white, black, luck), _game(black, white, luck)


def _game(white: PlayerId, black: PlayerId, luck: Luck) -> Game:
    forfeit = luck.happens(0.5)
    marks: tuple[Mark, Mark] = luck.chance.choice(FORFEITS if forfeit else RESULTS)
    return Game(white, black, *marks, played=not forfeit)
