"""Which results of a round robin count when somebody has withdrawn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.facts.card import Card, cards, extra_points
from hakem.facts.event_kind import games_each
from hakem.model import ZERO, Player, PlayerId, Points, RoundNo, Tournament, total
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class RoundRobinScores:
    """The standings' view of a round robin.

    ``scores`` has the points that count, for those who are in the standings.
    ``out`` are the players who withdrew too early to be there; ``uncounted``
    names the entries (player and round) that are worth nothing to their owner
    because the opponent is out. All of it stays in the cross table.
    """

    scores: Mapping[PlayerId, Points]
    out: frozenset[PlayerId]
    uncounted: frozenset[tuple[PlayerId, RoundNo]]


def round_robin_scores(t: Tournament) -> RoundRobinScores:
    """What counts in the standings of a round robin.

    A player who withdraws before completing half of the games is not in the
    standings, and no result with that player counts for an opponent, neither
    games played nor wins by forfeit: otherwise those who had played already
    would be treated differently from those who had not. After at least half
    of the games everything stands, and the rest are forfeits. A bye is no
    game and always stands.
    """
    all_cards = cards(t)
    out = frozenset(p.id for p in t.players if _left_too_early(p, all_cards[p.id], t))
    uncounted = frozenset(
        (card.player.id, entry.round_no)
        for card in all_cards.values()
        for entry in card.entries
        if card.player.id not in out and entry.opponent in out
    )
    extra = extra_points(t)
    scores = {p: _counted(card, out, extra) for p, card in all_cards.items() if p not in out}
    return RoundRobinScores(MappingProxyType(scores), out, uncounted)


def games_in_event(t: Tournament) -> int:
    """How many games everybody has in a round robin."""
    return games_each(len(t.players), t.rounds_total)


def games_completed(t: Tournament, player: PlayerId) -> int:
    """How many games somebody has played over the board and to the end."""
    return _completed(cards(t)[player])


def _completed(card: Card) -> int:
    return sum(entry.played for entry in card.entries)


def _left_too_early(player: Player, card: Card, t: Tournament) -> bool:
    left = player.withdrawn_after
    if left is None or left >= t.rounds_total or left > len(t.rounds):
        return False
    return 2 * _completed(card) < games_in_event(t)


def _counted(card: Card, out: frozenset[PlayerId], extra: Mapping[tuple[PlayerId, RoundNo | None], Points]) -> Points:
    """Without what games against those who are out have brought; a bonus or penalty is no result and stays."""
    lost = (e.points - extra.get((card.player.id, e.round_no), ZERO) for e in card.entries if e.opponent in out)
    return card.score - total(lost)
