"""The Lim system followed to the letter: the handbook's edition of 2009, and C.04.4.3 of 2026.

Articles are named as 2009 / 2026. The groups are paired from both ends towards
the median; what one group is about stands in ``lim_group``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from hakem.model import PlayerId, Points, Tournament
from tests.judges.colour_lot import colour_lot
from tests.judges.entrant import NoPairing
from tests.judges.lim_colours import with_colours
from tests.judges.lim_facts import (
    LIM_2009,
    LIM_2026,
    Direction,
    LimEdition,
    LimPlayer,
    may_meet,
    may_meet_in_the_last_round,
    players_of,
)
from tests.judges.lim_group import Circumstances, Group, pair_group
from tests.judges.lim_matching import Matchings

__all__ = ["LIM_2009", "LIM_2026", "MadePair", "made_pairs", "nearest_above", "nearest_below", "pair"]


@dataclass(frozen=True, slots=True)
class MadePair:
    """Two players and the score of the group in which they were paired."""

    players: tuple[LimPlayer, LimPlayer]
    group: Points

    @property
    def higher(self) -> tuple[Points, int]:
        """The rank of the higher ranked."""
        return min(p.rank for p in self.players)


def pair(t: Tournament, *, edition: LimEdition = LIM_2009) -> tuple[list[tuple[PlayerId, PlayerId]], PlayerId | None]:
    """The pairs of the next round as (white, black), in the order of the boards, and who has the bye."""
    made, bye = made_pairs(t, edition=edition)
    median = median_score(t)
    boards, drawn = [], colour_lot(t)
    for found in sorted(made, key=_board):
        white, black = with_colours(*found.players, drawn, below=found.group < median)
        boards.append((white.id, black.id))
    return boards, bye


def made_pairs(t: Tournament, *, edition: LimEdition = LIM_2009) -> tuple[list[MadePair], PlayerId | None]:
    """The pairs of the next round without colours, and who has the bye."""
    field = players_of(t, edition)
    matchings = Matchings(may_meet_in_the_last_round if t.next_round >= t.rounds_total else may_meet)
    bye = bye_player(field, matchings, first_round=not t.rounds)
    now = Circumstances(edition, matchings)
    return _Round(field, bye, median_score(t), now).paired(), bye.id if bye is not None else None


def median_score(t: Tournament) -> Points:
    """3.2 / 2.2: half of what was to be won in the rounds played."""
    return len(t.rounds) * t.points.win / 2


def bye_player(field: Sequence[LimPlayer], matchings: Matchings, *, first_round: bool) -> LimPlayer | None:
    """2.1, 2.2 / 1.1: the last of the lowest group who may have it and without whom all others can be paired.

    B.1.1 / 7.1: in the first round it is the one who stands lowest by rating.
    """
    if len(field) % 2 == 0:
        if not matchings.perfect(field):
            raise NoPairing
        return None
    last_first = sorted(field, key=lambda p: p.rank, reverse=True)
    if first_round:
        last_first.sort(key=lambda p: p.standing)
    for candidate in last_first:
        if not candidate.barred and matchings.perfect(p for p in field if p is not candidate):
            return candidate
    raise NoPairing


class _Round:
    """3.2 / 2.2: groups above the median downward, groups below it upward, the median last."""

    def __init__(self, field: Sequence[LimPlayer], bye: LimPlayer | None, median: Points, now: Circumstances) -> None:
        scores = sorted({p.score for p in field if p is not bye})
        self._above = [score for score in reversed(scores) if score > median]
        self._below = [score for score in scores if score < median]
        self._residents = {score: tuple(p for p in field if p.score == score and p is not bye) for score in scores}
        self._residents.setdefault(median, ())
        self._median = median
        self._now = now
        self._made: list[MadePair] = []

    def paired(self) -> list[MadePair]:
        """All pairs of the round."""
        down = self._towards_the_median(self._above, Direction.DOWN, ())
        up = self._towards_the_median(self._below, Direction.UP, down)
        left = self._pair(self._opened_median(down + up))
        assert left == ()
        return self._made

    def _towards_the_median(
        self, scores: Sequence[Points], direction: Direction, at_the_median: tuple[LimPlayer, ...]
    ) -> tuple[LimPlayer, ...]:
        """4.2 / 3.2.1: floaters go to the next group on the way. Returned is who reaches the median."""
        floaters: tuple[LimPlayer, ...] = ()
        for score, target in pairwise((*scores, self._median)):
            group = Group(
                score=score,
                direction=direction,
                residents=self._residents[score],
                floaters=floaters,
                target=self._residents[target],
                waiting=at_the_median if target == self._median else (),
            )
            floaters = self._pair(group)
        return floaters

    def _pair(self, group: Group) -> tuple[LimPlayer, ...]:
        pairs, leaving = pair_group(group, self._now)
        self._made += [MadePair(found, group.score) for found in pairs]
        return leaving

    def _opened_median(self, floaters: tuple[LimPlayer, ...]) -> Group:
        """3.6 / 2.6: while the median group cannot be paired, the nearest pair beside it is undone and joins it."""
        group = Group(self._median, Direction.DOWN, self._residents[self._median], floaters)
        while not self._now.matchings.perfect(group.members):
            broken = self._pair_to_break(group)
            self._made.remove(broken)
            group = replace(group, floaters=group.floaters + broken.players)
        return group

    def _pair_to_break(self, group: Group) -> MadePair:
        """Below if more came from above, else above; the other side if there is no pair left on this one."""
        came = [group.came(p) for p in group.floaters]
        below = [found for found in self._made if found.group < self._median]
        above = [found for found in self._made if found.group > self._median]
        more_from_above = came.count(Direction.DOWN) > came.count(Direction.UP)
        if below and (more_from_above or not above):
            return (first_below if self._now.edition.first_made else nearest_below)(below)
        return nearest_above(above)


def nearest_below(pairs: Sequence[MadePair]) -> MadePair:
    """3.6 / 2.6: of the highest group with pairs, the one whose higher ranked player is ranked highest."""
    highest = max(found.group for found in pairs)
    return min((found for found in pairs if found.group == highest), key=lambda found: found.higher)


def first_below(pairs: Sequence[MadePair]) -> MadePair:
    """3.6 / 2.6 read otherwise: of the highest group with pairs, the one that was made first."""
    highest = max(found.group for found in pairs)
    return next(found for found in pairs if found.group == highest)


def nearest_above(pairs: Sequence[MadePair]) -> MadePair:
    """3.6 / 2.6: of the lowest group with pairs, the one whose higher ranked player is ranked lowest."""
    lowest = min(found.group for found in pairs)
    return max((found for found in pairs if found.group == lowest), key=lambda found: found.higher)


def _board(found: MadePair) -> tuple[Points, Points, tuple[Points, int]]:
    """Score of the higher ranked, sum of the scores, rank of the higher ranked."""
    one, two = found.players
    return -max(one.score, two.score), -one.score - two.score, found.higher
