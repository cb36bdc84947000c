"""Everybody in a round of the Dubov system: ratings, averages of opponents, the rounds in which they were raised."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction

from hakem.model import ByeKind, Colour, Player, PlayerId, Points, PointSystem, Tournament
from hakem.values import dataclass
from hakem.verify.history import Past, PastRound, pasts, virtual_points
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


@dataclass(frozen=True, slots=True)
class RaisingLimits:
    """2009, 2.5: not twice running, and not a fourth time (a fifth from ten rounds on), but for the last round."""

    rounds_total: int

    def allow(self, upfloats: Sequence[int], round_no: int) -> bool:
        """Whether somebody who was raised in these rounds may be raised in that one."""
        most = 4 if self.rounds_total >= 10 else 3
        return round_no >= self.rounds_total or (round_no - 1 not in upfloats and len(upfloats) < most)


def moved_up(t: Tournament, round_no: int, rules: FactRules) -> dict[PlayerId, tuple[int, ...]]:
    """2009, 2.5 (DB-09-7): the rounds in which players were moved to a higher group."""
    everybody, scores = scores_of_rounds(t, round_no, rules)
    limits = RaisingLimits(t.rounds_total)
    found: dict[PlayerId, tuple[int, ...]] = dict.fromkeys(everybody, ())
    for number, rnd in enumerate(t.rounds[: round_no - 1], start=1):
        able = {p for p, upfloats in found.items() if limits.allow(upfloats, number)}
        for player in _moved_in([game.players for game in rnd.games], scores[number], able):
            found[player] = (*found[player], number)
    return found


def _moved_in(
    pairs: Sequence[tuple[PlayerId, PlayerId]], scores: Mapping[PlayerId, Points], able: Collection[PlayerId]
) -> list[PlayerId]:
    """Who was moved up in a round with these pairs.

    From the top: whom a group met from below was moved up if that was possible for
    all of them, as they stood in the next group and may be raised. If not, those of the group went down.
    """
    left, came_down = list(pairs), set[PlayerId]()
    moved: list[PlayerId] = []
    while left:
        players = {player for pair in left for player in pair}
        top = max(scores[player] for player in players - came_down)
        group = {player for player in players if player in came_down or scores[player] == top}
        across = [pair for pair in left if len(group.intersection(pair)) == 1]
        met = {player for pair in across for player in pair} - group
        following = max((scores[player] for player in players - group), default=top)
        if all(player in able and scores[player] == following for player in met):
            moved += met
            left, came_down = [pair for pair in left if not group.intersection(pair)], set()
        else:
            left = [pair for pair in left if not group.issuperset(pair)]
            came_down = {player for pair in across for player in pair} & group
    return moved


def points_without_a_game(line: PastRound, points: PointSystem) -> bool:  # noqa: ARG001
    """2009, 2.2: the bye, or any points without a game."""
    return line.bye is ByeKind.PAIRING_ALLOCATED or (not line.over_the_board and line.points > 0)
