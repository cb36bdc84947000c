"""Handbook of 2009, Burstein 3.2 and 3.3: the ranking by Sonneborn-Berger, Buchholz and Median, and the virtual point.

What the chapter leaves open is a value of its own, ``Definitions``, so that
every reading can be tried.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from hakem.facts.card import Card, Entry, cards
from hakem.model import ZERO, ByeKind, Player, PlayerId, Points, Tournament
from tests.judges.entrant import over_the_board
from tests.judges.rating_list import by_rating

Worth = tuple[Points, Points]
"""The score met in a round, and the points by which Sonneborn-Berger multiplies it."""


@dataclass(frozen=True, slots=True)
class Definitions:
    """What the chapter does not say.

    ``upper`` are those who get the virtual point of rounds 1 and 2, ``score``
    is what an opponent counts for, ``unplayed`` what a round without a game
    counts for: None means that there is no such round. While the virtual point
    stands it is part of these scores, unless ``virtual_in_sums`` is off.

    Three readings of 6.6 can be turned on: ``last_first`` makes the last group
    and the one above it one group before anything else, as long as the last one
    cannot be paired; ``float_anyway`` lets somebody move down whom the next group
    cannot take, if only everybody below can be paired; ``strangers_stay`` keeps
    those who came from above from moving on even if their group becomes larger.

    ``last_difference`` reads the irregularity of 5.4 as the last round in which
    the two had different colours.
    """

    upper: Callable[[Tournament], frozenset[PlayerId]]
    score: Callable[[Tournament, Card], Points]
    unplayed: Callable[[Tournament, Card, Entry], Worth | None]
    virtual_in_sums: bool = True
    last_first: bool = False
    float_anyway: bool = False
    strangers_stay: bool = False
    last_difference: bool = False


@dataclass(frozen=True, slots=True)
class Sums:
    """3.2: the three sums by which a group is ranked."""

    sonneborn_berger: Points
    buchholz: Points
    median: Points


def sums(t: Tournament, definitions: Definitions) -> dict[PlayerId, Sums]:
    """The sums of everybody in the event."""
    book = cards(t)
    virtual = {**virtual_point(t, definitions), **listed_points(t)} if definitions.virtual_in_sums else {}

    def worth(card: Card, entry: Entry) -> Worth | None:
        if entry.opponent is not None and over_the_board(entry):
            met = book[entry.opponent]
            return definitions.score(t, met) + virtual.get(entry.opponent, ZERO), entry.points
        imagined = definitions.unplayed(t, card, entry)
        return imagined and (imagined[0] + virtual.get(card.player.id, ZERO), imagined[1])

    rounds = {player: [worth(card, e) for e in card.entries] for player, card in book.items()}
    return {player: _sums([w for w in found if w is not None]) for player, found in rounds.items()}


def _sums(rounds: list[Worth]) -> Sums:
    """Median is Buchholz without the highest and the lowest; of less than three scores nothing is left."""
    met = sorted(score for score, _ in rounds)
    return Sums(sum((score * points for score, points in rounds), ZERO), sum(met, ZERO), sum(met[1:-1], ZERO))


def ranks(t: Tournament, definitions: Definitions) -> dict[PlayerId, int]:
    """3.2: Sonneborn-Berger, Buchholz, Median, rating; then the number. 1 is the best."""
    found = sums(t, definitions)

    def key(player: Player) -> tuple[Points, Points, Points, int, int]:
        own = found[player.id]
        return -own.sonneborn_berger, -own.buchholz, -own.median, *by_rating(player)

    order = sorted(t.players, key=key)
    return {player.id: place for place, player in enumerate(order, start=1)}


def virtual_point(t: Tournament, definitions: Definitions, round_no: int | None = None) -> dict[PlayerId, Points]:
    """3.3: a win for the upper half in rounds 1 and 2. Points that the event lists stand instead."""
    given = (round_no or t.next_round) <= 2 and t.acceleration is None
    return dict.fromkeys(definitions.upper(t), t.points.win) if given else {}


def listed_points(t: Tournament) -> dict[PlayerId, Points]:
    """The virtual points that the event itself lists for the round to be paired."""
    listed = t.acceleration.points if t.acceleration is not None else ()
    return {v.player: v.points for v in listed if v.first_round <= t.next_round <= v.last_round}


def larger_upper_half(t: Tournament) -> frozenset[PlayerId]:
    """The one in the middle of an odd list belongs to the upper half."""
    return _down_to(t, -(-len(first_round(t)) // 2))


def smaller_upper_half(t: Tournament) -> frozenset[PlayerId]:
    """The one in the middle of an odd list belongs to the lower half."""
    return _down_to(t, len(first_round(t)) // 2)


def first_round(t: Tournament) -> list[Player]:
    """The list of those who were paired in round 1, or are to be."""
    if t.rounds:
        byes = {b.player for b in t.rounds[0].byes if b.kind is ByeKind.PAIRING_ALLOCATED}
        paired = byes | {p for game in t.rounds[0].games for p in game.players}
    else:
        paired = {p.id for p in t.players if p.takes_part_in(1)} - {a.player for a in t.absences if a.round_no == 1}
    return sorted((p for p in t.players if p.id in paired), key=by_rating)


def _down_to(t: Tournament, count: int) -> frozenset[PlayerId]:
    """The first so many of the list, and whoever else would stand above the last of them."""
    upper = first_round(t)[:count]
    return frozenset(p.id for p in t.players if upper and by_rating(p) <= by_rating(upper[-1]))


def plain_score(t: Tournament, card: Card) -> Points:
    """An opponent counts for the points on the card."""
    return card.score


def adjusted_score(t: Tournament, card: Card) -> Points:
    """Tie-break chapter: every round without a game counts as a draw, whatever it scored."""
    return card.score + sum((t.points.draw - e.points for e in card.entries if not over_the_board(e)), ZERO)


def nothing(t: Tournament, card: Card, entry: Entry) -> Worth | None:
    """A round without a game is no round."""
    return None


def virtual_opponent(t: Tournament, card: Card, entry: Entry) -> Worth | None:
    """Tie-break chapter: somebody who had the player's score before the round, got the rest of the point, then drew.

    The rounds still to come after that one are those that have been played by now.
    """
    later = len(card.entries) - entry.round_no
    score = card.score_after(entry.round_no - 1) + (t.points.win - entry.points) + later * t.points.draw
    return score, entry.points


def oneself(t: Tournament, card: Card, entry: Entry) -> Worth | None:
    """A game against oneself with the points of the round."""
    return card.score, entry.points


def adjusted_oneself(t: Tournament, card: Card, entry: Entry) -> Worth | None:
    """A game against oneself with the points of the round, the own score adjusted like an opponent's."""
    return adjusted_score(t, card), entry.points


def draw_with_adjusted_oneself(t: Tournament, card: Card, entry: Entry) -> Worth | None:
    """A draw against oneself, the own score adjusted like an opponent's."""
    return adjusted_score(t, card), t.points.draw


HANDBOOK = Definitions(upper=smaller_upper_half, score=adjusted_score, unplayed=virtual_opponent)
"""The text with the handbook's own tie-break chapter; for the middle of an odd list what recorded rounds show."""

WITNESS = replace(HANDBOOK, last_first=True, float_anyway=True, strangers_stay=True, last_difference=True)
"""How the program that paired the recorded rounds reads 5.4 and 6.6."""
