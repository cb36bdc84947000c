"""The index of the Burstein System of 2026: 1.7 and 1.8."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hakem.facts.card import Card, Entry, cards
from hakem.model import ZERO, ByeKind, PlayerId, Points, Tournament
from tests.judges.entrant import over_the_board


@dataclass(frozen=True, slots=True)
class Index:
    """1.7: the two sums by which players of a bracket are ranked. Virtual points are in neither."""

    buchholz: Points
    sonneborn_berger: Points


def indexes(t: Tournament) -> dict[PlayerId, Index]:
    """The index of everybody in the event."""
    book = cards(t)
    return {player: _index(t, card, book) for player, card in book.items()}


def ranks(t: Tournament) -> dict[PlayerId, int]:
    """1.8: Buchholz, then Sonneborn-Berger, then the smaller number; 1 is the best. The score is no part of it."""
    found = indexes(t)
    order = sorted(t.players, key=lambda p: (-found[p.id].buchholz, -found[p.id].sonneborn_berger, p.number))
    return {player.id: place for place, player in enumerate(order, start=1)}


def _index(t: Tournament, card: Card, book: Mapping[PlayerId, Card]) -> Index:
    worth = [(entry.points, _score_met(t, card, entry, book)) for entry in card.entries]
    return Index(sum((score for _, score in worth), ZERO), sum((points * score for points, score in worth), ZERO))


def _score_met(t: Tournament, card: Card, entry: Entry, book: Mapping[PlayerId, Card]) -> Points:
    """1.7.2: the score of the opponent; without a game it is as if the player had met himself."""
    if entry.opponent is not None and over_the_board(entry):
        return score_for_opponents(t, book[entry.opponent])
    return card.score


def score_for_opponents(t: Tournament, card: Card) -> Points:
    """1.7.2, exception: zero-point byes in a row that has not ended are draws for those who met the player.

    It has not ended if the player does not take part in the round to be paired
    either, and not because of a bye that scores.
    """
    if not _scoreless_now(t, card.player.id):
        return card.score
    score = card.score
    for entry in reversed(card.entries):
        if entry.bye is not ByeKind.ZERO_POINT:
            break
        score += t.points.draw - entry.points
    return score


def _scoreless_now(t: Tournament, player: PlayerId) -> bool:
    """Whether the round to be paired is one more round that the player is away from without points."""
    announced = [a.kind for a in t.absences if a.player == player and a.round_no == t.next_round]
    away = not any(p.id == player and p.takes_part_in(t.next_round) for p in t.players)
    return all(kind is ByeKind.ZERO_POINT for kind in announced) and (away or bool(announced))
