"""How somebody's score has grown round by round, beside that of the field.

The field is the middle 80 % of those who play: a tenth at either end is left out,
so that the winner and whoever has withdrawn do not stretch the picture.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate

from hakem.facts import Card, cards
from hakem.facts.card import Entry
from hakem.facts.colours import took_place
from hakem.facts.floats import Float
from hakem.model import ZERO, Mark, PlayerId, Points, Tournament
from hakem.model.points import common_unit, in_units
from hakem.pairing.swiss.field import FieldRules
from hakem.values import dataclass, field

_LEFT_OUT = 10
"""One in so many is left out at either end."""


@dataclass(frozen=True, slots=True)
class ScoreStep:
    """After a round: the own score, the lower and upper edge of the field, its average, and the leader's score."""

    round_no: int
    score: Points
    low: Points
    high: Points
    mean: Points
    best: Points


@dataclass(frozen=True, slots=True)
class ScoreGroups:
    """How many stood on which points after a round, and how many came there from which points of the round before."""

    round_no: int
    counts: Mapping[Points, int] = field(hash=False)
    came: Mapping[tuple[Points, Points], int] = field(hash=False)


class FieldProgress:
    """The scores of everybody round by round, made once for whoever asks for several players."""

    def __init__(self, t: Tournament) -> None:
        self.cards: Mapping[PlayerId, Card] = cards(t)
        self._after = tuple(self._rounds(len(t.rounds)))

    def _rounds(self, rounds: int) -> Iterator[tuple[Points, Points, Points, Points]]:
        """Behind every round the edges of the field, its average, and the leader's score."""
        totals = dict.fromkeys(self.cards, ZERO)
        for number in range(1, rounds + 1):
            for p, card in self.cards.items():
                totals[p] += card.entries[number - 1].points
            playing = (score for p, score in totals.items() if self.cards[p].player.takes_part_in(number))
            there = sorted(playing) or [ZERO]
            out = (len(there) - 1) // _LEFT_OUT
            yield there[out], there[-1 - out], sum(there, ZERO) / len(there), max(totals.values())

    def of(self, player: PlayerId) -> tuple[ScoreStep, ...]:
        """The steps of a player, up to the last round whose result is known; the start is step 0."""
        entries = self.cards[player].entries
        known = next((at for at, e in enumerate(entries) if e.mark is Mark.PENDING), len(entries))
        own = _scores_before(entries)
        start = ScoreStep(0, ZERO, ZERO, ZERO, ZERO, ZERO)
        return (start, *(ScoreStep(n, own[n], *self._after[n - 1]) for n in range(1, known + 1)))


def score_groups(t: Tournament, last: int) -> tuple[ScoreGroups, ...]:
    """The groups after every round up to the last one, of everybody who has entered by then."""
    made = cards(t).values()
    scores = [_scores_before(card.entries) for card in made]
    groups = []
    for number in range(1, last + 1):
        there = [own for own, card in zip(scores, made, strict=True) if card.player.joined <= number]
        counts = Counter(own[number] for own in there)
        came = Counter((own[number - 1], own[number]) for own in there)
        groups.append(ScoreGroups(number, dict(counts), dict(came)))
    return tuple(groups)


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
