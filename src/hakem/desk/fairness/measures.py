"""What is measured of one event that was played: exact numbers, the same wherever they are counted.

With n players, r rounds and P pairs of players of different strength (their rating, 1400
without one):

- ``order``: (C - D) / P, where C counts the pairs that finish in the order of their strength and D those
  that finish the other way round; pairs that share a place count for neither. 1 is the order of
  strength, 0 is no connection.
- ``first``, ``three``: whether the strongest is alone in the first place, or in the first three.
- ``imbalance``: the sum of abs(games with White - games with Black) over all players, divided by n.
- ``uneven``: the part of players whose colours differ by more than one.
- ``broken``: how many players got the colour that they did not prefer, per player and round.
- ``floats``: how often somebody met an opponent with other points, per player.
- ``met``: pairs level on points before a round who had met already, per player: what keeps the
  system from the pairing it would make.
- ``tied``: how many share the most points.
- ``settled``: which tie-break of the list leaves the first place to one alone, counted from 1; 0 if
  points do, -1 if none does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from hakem.facts import Card, cards
from hakem.facts.colours import colour_record, colours_played, took_place
from hakem.model import PlayerId, Points, Tournament
from hakem.simulation.results import strengths
from hakem.tiebreaks import Standing, StandingsRequest, standings
from hakem.values import dataclass

NOBODY_ALONE = -1


@dataclass(frozen=True, slots=True)
class Measured:
    """What depends on the tie-breaks: one value for each list."""

    order: Fraction
    first: bool
    three: bool
    settled: int


@dataclass(frozen=True, slots=True)
class RunMeasures:
    """One event that was played; ``stuck`` if it had to be shorter because a round could not be paired."""

    imbalance: Fraction
    uneven: Fraction
    broken: Fraction
    floats: Fraction
    met: Fraction
    tied: int
    lists: tuple[Measured, ...]
    stuck: bool = False


def measured_run(t: Tournament, lists: Sequence[tuple[str, ...]], stuck: bool = False) -> RunMeasures:
    """The measures of an event that is over."""
    players, rounds = len(t.players), max(len(t.rounds), 1)
    held = cards(t)
    records = [colour_record(colours_played(card.entries)) for card in held.values()]
    points = [card.score for card in held.values()]
    return RunMeasures(
        Fraction(sum(abs(record.difference) for record in records), players),
        Fraction(sum(abs(record.difference) > 1 for record in records), players),
        Fraction(sum(map(_broken, held.values())), players * rounds),
        Fraction(_floats(t, held), players),
        Fraction(_met_level(t, held), players),
        points.count(max(points)),
        tuple(_by_list(t, codes) for codes in lists),
        stuck,
    )


def _broken(card: Card) -> int:
    """How often the player got the colour that was not preferred."""
    played = [entry for entry in card.entries if entry.colour is not None and took_place(entry)]
    due = (colour_record(colours_played(played[:at])).preference.colour for at in range(len(played)))
    return sum(colour is not None and entry.colour is not colour for entry, colour in zip(played, due, strict=True))


def _before(held: Mapping[PlayerId, Card], rounds: int) -> list[dict[PlayerId, Points]]:
    """Everybody's points before each round."""
    found = [dict.fromkeys(held, Fraction(0))]
    for n in range(rounds):
        found.append({key: found[-1][key] + card.entries[n].points for key, card in held.items()})
    return found


def _floats(t: Tournament, held: Mapping[PlayerId, Card]) -> int:
    before = _before(held, len(t.rounds))
    return sum(
        2 * (points[game.white] != points[game.black])
        for points, rnd in zip(before, t.rounds, strict=False)
        for game in rnd.games
    )


def _met_level(t: Tournament, held: Mapping[PlayerId, Card]) -> int:
    before = _before(held, len(t.rounds))
    met: set[tuple[PlayerId, PlayerId]] = set()
    count = 0
    for points, rnd in zip(before, t.rounds, strict=False):
        count += sum(points[one] == points[other] for one, other in met)
        met |= {game.players for game in rnd.games}
    return count


def _by_list(t: Tournament, codes: tuple[str, ...]) -> Measured:
    found = standings(t, StandingsRequest(codes=codes or None, after=len(t.rounds)))
    strong = strengths(t.players)
    places = {row.contestant.id: row for row in found.rows}
    best = max(strong.values())
    rows = [places[int(key)] for key, strength in strong.items() if strength == best and int(key) in places]
    return Measured(
        _order([(strong[PlayerId(key)], row.first) for key, row in places.items()]),
        any(row.last == 1 for row in rows),
        any(row.last <= 3 for row in rows),
        _settled(found.rows, len(found.specs)),
    )


def _order(ranks: Sequence[tuple[int, int]]) -> Fraction:
    """How far the order of strength is that of the places."""
    agreeing = pairs = 0
    for at, (strength, place) in enumerate(ranks):
        for other, there in ranks[:at]:
            if strength != other:
                pairs += 1
                agreeing += 0 if place == there else 1 if (strength > other) is (place < there) else -1
    return Fraction(agreeing, pairs) if pairs else Fraction(0)


def _settled(rows: Sequence[Standing], specs: int) -> int:
    """Which tie-break, from 1, leaves one alone in the first place; 0 if the points do."""
    tied = [row for row in rows if row.points == rows[0].points]
    for at in range(specs):
        if len(tied) == 1:
            return at
        best = tied[0].values[at].order
        tied = [row for row in tied if row.values[at].order == best]
    return specs if len(tied) == 1 else NOBODY_ALONE
