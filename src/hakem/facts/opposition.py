"""How strong the opponents of a player were by their scores: Buchholz, Sonneborn-Berger, Median.

What a round without a game counts for, and what an opponent who stayed away is
worth, is read differently by every rule that uses these sums; so both are
values, functions that a rule picks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from operator import mul
from typing import NamedTuple

from hakem.facts.acceleration import VirtualRules, not_accelerated
from hakem.facts.card import Card, Entry
from hakem.facts.colours import took_place
from hakem.model import ZERO, ByeKind, PlayerId, Points, RoundNo, Tournament, total
from hakem.model.points import common_unit, in_units
from hakem.values import dataclass


class CountedRound(NamedTuple):
    """A round as it counts: the score of whom the player met, and what the player made of it."""

    score: Points
    points: Points


@dataclass(frozen=True, slots=True)
class Opposition:
    """All that a player met, round by round: the scores, and what was made of each.

    Both count in units, of which a point has ``unit``.
    """

    scores: tuple[int, ...]
    made: tuple[int, ...]
    unit: int

    @property
    def buchholz(self) -> Points:
        """The scores of all opponents together."""
        return Points(sum(self.scores), self.unit)

    @property
    def sonneborn_berger(self) -> Points:
        """The scores of all opponents, each as often as the points made against it."""
        return Points(sum(map(mul, self.scores, self.made)), self.unit * self.unit)

    @property
    def median(self) -> Points:
        """The scores of all opponents but the highest and the lowest."""
        return Points(sum(sorted(self.scores)[1:-1]), self.unit)


CountedScore = Callable[[Tournament, Card], Points]
"""What a player counts for as an opponent."""

WithoutGame = Callable[[Tournament, Card, Entry], CountedRound | None]
"""What a round without a game counts for; None if it is as if there had been no such round."""


@dataclass(frozen=True, slots=True)
class OppositionRules:
    """What a text says about rounds without a game: those of opponents, and one's own.

    ``virtual`` are points for pairing that are part of every score while they stand.
    """

    score: CountedScore
    without_game: WithoutGame
    virtual: VirtualRules = not_accelerated


def opposition(t: Tournament, everybody: Mapping[PlayerId, Card], rules: OppositionRules) -> dict[PlayerId, Opposition]:
    """What everybody of the event met. A game still going on counts with the points it has now."""
    virtual = rules.virtual(t)
    extra = {} if virtual is None else {p: points for p in everybody if (points := virtual(p, t.next_round))}
    score, alone = _counted(t, everybody, rules, extra), _alone(t, everybody, rules, extra)
    values = [*score.values(), *(p for met in alone.values() for p in met)]
    unit = common_unit([*values, *(e.points for c in everybody.values() for e in c.entries)])
    counted = dict(zip(score, in_units(score.values(), unit), strict=True))

    def met(player: PlayerId, card: Card) -> Iterator[tuple[int, int]]:
        made = in_units([e.points for e in card.entries], unit)
        for e, points in zip(card.entries, made, strict=True):
            if e.opponent is not None and took_place(e):
                yield counted[e.opponent], points
            elif meeting := alone.get((player, e.round_no)):
                met_score, met_points = in_units(meeting, unit)
                yield met_score, met_points

    found = {}
    for player, card in everybody.items():
        rounds = tuple(met(player, card))
        found[player] = Opposition(tuple(r[0] for r in rounds), tuple(r[1] for r in rounds), unit)
    return found


def _counted(
    t: Tournament, everybody: Mapping[PlayerId, Card], rules: OppositionRules, extra: Mapping[PlayerId, Points]
) -> dict[PlayerId, Points]:
    """What everybody counts for as an opponent, with the extra points that some have for pairing."""
    score = {player: rules.score(t, card) for player, card in everybody.items()}
    return score | {player: score[player] + points for player, points in extra.items()}


def _alone(
    t: Tournament, everybody: Mapping[PlayerId, Card], rules: OppositionRules, extra: Mapping[PlayerId, Points]
) -> dict[tuple[PlayerId, RoundNo], CountedRound]:
    """What the rounds without a game count for, by player and round."""
    found = {}
    for player, card in everybody.items():
        for entry in card.entries:
            met = None if took_place(entry) else rules.without_game(t, card, entry)
            if met is not None:
                found[player, entry.round_no] = CountedRound(met.score + extra.get(player, ZERO), met.points)
    return found


def real_score(t: Tournament, card: Card) -> Points:
    """The score, however it came about."""
    return card.score


def last_zero_byes_as_draws(t: Tournament, card: Card) -> Points:
    """The score, with draws for a run of zero-point byes that reaches up to the round to be paired.

    Whoever plays in that round, or is away from it with points, has come to the
    end of the run, and the score is what it is.
    """
    run = list(takewhile(lambda e: e.bye is ByeKind.ZERO_POINT, reversed(card.entries)))
    if not run or not _away_without_points(t, card):
        return card.score
    return total([card.score, *(t.points.draw - e.points for e in run)])


def _away_without_points(t: Tournament, card: Card) -> bool:
    """Whether the player is not there for the round to be paired and gets nothing for it."""
    round_no = t.next_round
    if not card.player.takes_part_in(round_no):
        return True
    announced = [a.kind for a in t.absences if a.round_no == round_no and a.player == card.player.id]
    return bool(announced) and all(kind is ByeKind.ZERO_POINT for kind in announced)


def every_round_without_game_as_draw(t: Tournament, card: Card) -> Points:
    """The score, with a draw for every round without a game."""
    return total([card.score, *(t.points.draw - e.points for e in card.entries if not took_place(e))])


def against_oneself(t: Tournament, card: Card, entry: Entry) -> CountedRound | None:
    """As if the player had met an opponent of the own score."""
    return CountedRound(card.score, entry.points)


def against_virtual_opponent(t: Tournament, card: Card, entry: Entry) -> CountedRound | None:
    """As if against somebody who had the same score before the round, got what the player did not, and then drew.

    Drawn are the rounds after that one as far as they have been paired.
    """
    later = len(card.entries) - entry.round_no
    before = card.score_after(entry.round_no - 1)
    return CountedRound(before + t.points.win - entry.points + later * t.points.draw, entry.points)
