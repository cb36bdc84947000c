"""Everybody in a round of the Dubov system: ratings, averages of opponents, the rounds in which they were raised."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from hakem.model import Colour, Player, PlayerId, Points, Tournament
from hakem.values import dataclass
from hakem.verify.history import Past, pasts, virtual_points
from hakem.verify.participant import ColourWish, FactRules, Participant, PresentField, field_of


class Rated(Participant):
    """A player in a round; ``upfloats`` are the rounds in which the player was raised."""

    __slots__ = ("aro", "due", "name", "number", "rating", "upfloats")

    def __init__(self, like: Participant, player: Player) -> None:
        for slot in Participant.__slots__:
            setattr(self, slot, getattr(like, slot))
        self.number, self.name, self.rating = player.number, player.name, rating_of(player)
        self.aro = Fraction(0)
        self.due = like.wants or Colour.WHITE
        self.upfloats: tuple[int, ...] = ()


Mean = Callable[[Sequence[int]], Fraction]
RaisedRounds = Callable[[Tournament, int, FactRules], Mapping[PlayerId, tuple[int, ...]]]


@dataclass(frozen=True, slots=True)
class RatedRules:
    """What an edition says of players: the colour due before the first game, how averages are told, who was raised."""

    facts: FactRules
    without_games: Colour
    mean: Mean
    upfloats: RaisedRounds


def rating_of(player: Player) -> int:
    """DB-1: the rating, else the national one, else 0."""
    return next((r for r in (player.rating, player.national_rating) if r is not None), 0)


def exact_mean(ratings: Sequence[int]) -> Fraction:
    """2009, 1 (DB-09-2): as it is; 0 without games."""
    return Fraction(sum(ratings), len(ratings)) if ratings else Fraction(0)


def rounded_mean(ratings: Sequence[int]) -> Fraction:
    """2026, 1.7: a whole number, a half goes up.

    >>> rounded_mean([2000, 2001]) == 2001, rounded_mean([]) == 0
    (True, True)
    """
    return Fraction((2 * sum(ratings) + len(ratings)) // (2 * len(ratings)) if ratings else 0)


def rated_field(t: Tournament, round_no: int, rules: RatedRules) -> tuple[PresentField, tuple[Rated, ...]]:
    """Those who were paired in that round, as they stood before it, by score and number."""
    field = field_of(t, round_no, rules.facts)
    everybody = pasts(t, round_no)
    raised = rules.upfloats(t, round_no, rules.facts)
    players = tuple(Rated(e, everybody[e.id].player) for e in field.entrants)
    for e in players:
        past = everybody[e.id]
        met = [line.opponent for line in past.lines if line.over_the_board and line.opponent is not None]
        e.aro = rules.mean([rating_of(everybody[p].player) for p in met])
        e.upfloats = raised[e.id]
        if e.wants is None:
            e.due = e.wants = rules.without_games
            e.wish = ColourWish.MILD
    return PresentField(players, field.point), players


def scores_of_rounds(
    t: Tournament, round_no: int, rules: FactRules
) -> tuple[Mapping[PlayerId, Past], dict[int, dict[PlayerId, Points]]]:
    """The scores by which every round before that one was paired, virtual points included."""
    everybody, virtual = pasts(t, round_no), virtual_points(t, rules.baku)
    return everybody, {
        number: {p: past.score_before(number) + virtual.get((p, number), Points(0)) for p, past in everybody.items()}
        for number in range(1, round_no)
    }


def met_higher(t: Tournament, round_no: int, rules: FactRules) -> dict[PlayerId, tuple[int, ...]]:
    """2026, 1.3.2 (DB-3): the rounds in which players were paired with somebody of a higher score, played or not."""
    everybody, scores = scores_of_rounds(t, round_no, rules)
    return {
        p: tuple(
            number
            for number, line in enumerate(past.lines, start=1)
            if line.opponent is not None and scores[number][p] < scores[number][line.opponent]
        )
        for p, past in everybody.items()
    }
