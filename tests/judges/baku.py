"""C.04.7, 1.2 and 1.3: who is in group GA of the Baku acceleration, counted from the rounds as they are."""

from __future__ import annotations

from hakem.model import ByeKind, PlayerId, Tournament


def group_a(t: Tournament) -> frozenset[PlayerId]:
    """GA: before round 1 the upper half of those to be paired, rounded up to an even number; later entries join it.

    1.3: whoever comes later is put in at the own number, and the last of GA
    stays the last of GA.
    """
    listed = sorted((p for p in t.players if p.id in paired_first(t)), key=lambda p: p.number)
    size = next(n for n in range(0, len(listed) + 2, 2) if 2 * n >= len(listed))
    last = max((p.number for p in listed[:size]), default=0)
    return frozenset(p.id for p in t.players if p.number <= last)


def paired_first(t: Tournament) -> set[PlayerId]:
    """1.2: the players to be paired in round 1: those at a board, and the one who has the pairing-allocated bye."""
    if not t.rounds:
        away = {absence.player for absence in t.absences if absence.round_no == 1}
        return {p.id for p in t.players if p.takes_part_in(1) and p.id not in away}
    first = t.rounds[0]
    boards = {player for game in first.games for player in (game.white, game.black)}
    return boards | {bye.player for bye in first.byes if bye.kind is ByeKind.PAIRING_ALLOCATED}
