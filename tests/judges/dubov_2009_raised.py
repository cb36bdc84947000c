"""Handbook of 2009, Dubov 2.5: in which rounds players were raised to a higher group.

The report shows only who met whom. 7.1 and 7.2 raise if that is possible at all, 6.4 lets players float down if it is
not. So in a round the opponents that a group found below it were raised if they may have been, every one of them: out
of the next group, and not against 2.5. Else those of the group went down to them, and none of them was raised.
"""

from __future__ import annotations

from collections.abc import Mapping

from hakem.facts.card import cards
from hakem.model import PlayerId, Points, Tournament
from tests.judges.entrant import pairing_score

Raised = Mapping[PlayerId, tuple[int, ...]]


def raised_rounds(t: Tournament) -> Raised:
    """The rounds in which somebody was raised, by player."""
    found: dict[PlayerId, tuple[int, ...]] = {p.id: () for p in t.players}
    book = cards(t)
    for round_no, rnd in enumerate(t.rounds, start=1):
        scores = {p: pairing_score(t, book[p], round_no) for game in rnd.games for p in game.players}
        for player in raised_in(t, round_no, scores, found):
            found[player] += (round_no,)
    return found


def raised_in(t: Tournament, round_no: int, scores: Mapping[PlayerId, Points], earlier: Raised) -> list[PlayerId]:
    """Who was raised in that round, given the scores with which it was paired."""
    open_pairs = [tuple(sorted(game.players, key=lambda p: -scores[p])) for game in t.rounds[round_no - 1].games]
    moving: list[PlayerId] = []
    found: list[PlayerId] = []
    while open_pairs:
        top = max(scores[p] for pair in open_pairs for p in pair if p not in moving)
        members = [p for pair in open_pairs for p in pair if p in moving or scores[p] == top]
        inside = [pair for pair in open_pairs if all(p in members for p in pair)]
        across = [pair for pair in open_pairs if sum(p in members for p in pair) == 1]
        below = [p for pair in open_pairs for p in pair if p not in members]
        met = [p for pair in across for p in pair if p not in members]
        next_score = max((scores[p] for p in below), default=top)
        if all(scores[p] == next_score and allowed(t, round_no, earlier[p]) for p in met):
            found += met
            open_pairs = [pair for pair in open_pairs if pair not in inside and pair not in across]
            moving = []
        else:
            open_pairs = [pair for pair in open_pairs if pair not in inside]
            moving = [p for pair in across for p in pair if p in members]
    return found


def allowed(t: Tournament, round_no: int, raised: tuple[int, ...]) -> bool:
    """2.5: not twice running, not a fourth time (a fifth from ten rounds on), but for the last round."""
    most = 4 if t.rounds_total >= 10 else 3
    return round_no >= t.rounds_total or (round_no - 1 not in raised and len(raised) < most)
