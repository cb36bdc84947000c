"""How somebody's score has grown round by round, beside that of the field.

The field is the middle 80 % of those who play: a tenth at either end is left out,
so that the winner and whoever has withdrawn do not stretch the picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from hakem.facts import cards
from hakem.facts.card import Entry
from hakem.facts.colours import took_place
from hakem.facts.floats import Float
from hakem.model import ZERO, Mark, PlayerId, Points, Tournament
from hakem.model.points import common_unit, in_units
from hakem.pairing.swiss.field import FieldRules
from hakem.values import dataclass

_LEFT_OUT = 10
"""One in so many is left out at either end."""


@dataclass(frozen=True, slots=True)
class ScoreStep:
    """After a round: the own score, the lower and upper edge of the field, and its average."""

    round_no: int
    score: Points
    low: Points
    high: Points
    mean: Points


def progress(t: Tournament, player: PlayerId) -> tuple[ScoreStep, ...]:
    """The steps of a player, up to the last round whose result is known; the start is step 0."""
    made = cards(t)
    own = made[player]
    known = next((at for at, e in enumerate(own.entries) if e.mark is Mark.PENDING), len(own.entries))
    totals = dict.fromkeys(made, ZERO)
    steps = [ScoreStep(0, ZERO, ZERO, ZERO, ZERO)]
    for number in range(1, known + 1):
        for p, card in made.items():
            totals[p] += card.entries[number - 1].points
        field = sorted(score for p, score in totals.items() if made[p].player.takes_part_in(number)) or [ZERO]
        out = (len(field) - 1) // _LEFT_OUT
        mean = sum(field, ZERO) / len(field)
        steps.append(ScoreStep(number, totals[player], field[out], field[-1 - out], mean))
    return tuple(steps)


def floats_of(t: Tournament, player: PlayerId, rules: FieldRules) -> tuple[Float, ...]:
    """How the player floated in every round, by the scores with which it was paired."""
    return floats(t, rules, (player,))[player]


def floats(
    t: Tournament, rules: FieldRules, players: Iterable[PlayerId] | None = None
) -> Mapping[PlayerId, tuple[Float, ...]]:
    """How these players, or all, floated in every round."""
    made, virtual = cards(t), rules.virtual(t)
    before = {key: _scores_before(card.entries) for key, card in made.items()}

    def score(of: PlayerId, number: int) -> Points:
        own = before[of][number - 1]
        return own if virtual is None else own + virtual(of, number)

    def floated(player: PlayerId, entry: Entry) -> Float:
        if entry.opponent is None or not (rules.forfeits_float or took_place(entry)):
            return Float.DOWN if rules.unplayed_float(entry, t.points) else Float.NONE
        number = int(entry.round_no)
        both = [score(player, number), score(entry.opponent, number), (number - 1) * t.points.win / 2]
        mine, theirs, half = in_units(both, common_unit(both))
        return Float.NONE if mine == theirs else rules.paired_float(mine, theirs, half)

    wanted = made if players is None else players
    return {player: tuple(floated(player, entry) for entry in made[player].entries) for player in wanted}


def _scores_before(entries: Sequence[Entry]) -> list[Points]:
    """The score with which every round began."""
    return [ZERO, *accumulate(entry.points for entry in entries)]
