"""Rounds for the verifier: every round that some players could have, and rounds with one thing changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from hakem.model import Bye, ByeKind, Game, Mark, PlayerId, Round, Tournament
from hakem.verify import Judgement, verify_round

Pair = tuple[PlayerId, PlayerId]
CHANGES = ("opponents", "neighbours", "crossed", "colours", "bye")


def with_pairs(t: Tournament, pairs: Sequence[Pair], bye: PlayerId | None) -> Tournament:
    """The event with one more round: White first, results open."""
    games = tuple(Game(white, black, Mark.PENDING, Mark.PENDING) for white, black in pairs)
    byes = () if bye is None else (Bye(bye, ByeKind.PAIRING_ALLOCATED),)
    return replace(t, rounds=(*t.rounds, Round(games, byes)), absences=())


def verdict(t: Tournament, edition: str, system: str = "dutch") -> Judgement:
    """The verdict on the last round of an event."""
    return verify_round(t, len(t.rounds), system, edition)


def every_round(players: Sequence[PlayerId]) -> Iterator[tuple[list[Pair], PlayerId | None]]:
    """All ways to pair these players, one of them with the bye if they are odd."""
    if len(players) % 2:
        for bye in players:
            yield from ((pairs, bye) for pairs in _every_pairing([p for p in players if p != bye]))
    else:
        yield from ((pairs, None) for pairs in _every_pairing(list(players)))


def _every_pairing(players: list[PlayerId]) -> Iterator[list[Pair]]:
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        for rest in _every_pairing([p for p in others if p != other]):
            yield [(first, other), *rest]


def changed(t: Tournament, number: int, how: str, lots: Random) -> Tournament | None:
    """The event up to that round with one thing changed in it; None if there is nothing to change."""
    rnd = t.rounds[number - 1]
    games, byes = list(rnd.games), list(rnd.byes)
    allocated = [i for i, bye in enumerate(byes) if bye.kind is ByeKind.PAIRING_ALLOCATED]
    if how in ("opponents", "neighbours") and len(games) > 1:
        i = lots.randrange(len(games) - 1)
        j = i + 1 if how == "neighbours" else lots.randrange(i + 1, len(games))
        games[i], games[j] = replace(games[i], black=games[j].black), replace(games[j], black=games[i].black)
    elif how == "crossed" and len(games) > 1:
        i, j = sorted(lots.sample(range(len(games)), 2))
        games[i], games[j] = replace(games[i], black=games[j].white), replace(games[j], white=games[i].black)
    elif how == "colours" and len(games) > 1:  # those of the first board of all are drawn by lot
        i = lots.randrange(1, len(games))
        games[i] = replace(games[i], white=games[i].black, black=games[i].white)
    elif how == "first-colours":
        games[0] = replace(games[0], white=games[0].black, black=games[0].white)
    elif how == "bye" and allocated and games:
        i, at = lots.randrange(len(games)), allocated[0]
        games[i], byes[at] = replace(games[i], black=byes[at].player), replace(byes[at], player=games[i].black)
    else:
        return None
    return replace(t, rounds=(*t.rounds[: number - 1], replace(rnd, games=tuple(games), byes=tuple(byes))))
