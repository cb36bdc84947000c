"""Score groups: how many stand on which points after every round, and how they came there.

Many players make the bars wider, not the picture; with many points whole points stand
together, and of many rounds the last ones are shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import floor

from hakem.desk.journal.state import Desk
from hakem.desk.progress import ScoreGroups, score_groups
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.i18n import Renderer
from hakem.model import Points, Tournament
from hakem.pictures.drawing import Anchor, Figures, Label, Patch, Picture, Shape, Stroke, Tone, rectangle
from hakem.pictures.wording import told
from hakem.values import dataclass

MOST_ROUNDS = 12
MOST_ROWS = 25
"""With more different scores, halves stand together with the whole points below them."""

_LEFT, _TOP, _COLUMN, _GAP, _ROW, _BAR = 46, 28, 58, 26, 22, 16
_THICKEST = 14.0


def score_group_flow(desk: Desk, words: Renderer) -> Picture | None:
    """The groups of an event of players; none before the first result."""
    t = desk.tournament
    last = desk.rounds_over
    if not last or is_knockout(t) or is_team_event(t):
        return None
    found = score_groups(t, last)[-MOST_ROUNDS:]
    levels = sorted({score for each in found for score in each.counts}, reverse=True)
    together = len(levels) > MOST_ROWS
    if together:
        found = tuple(_in_whole_points(each) for each in found)
        levels = sorted({score for each in found for score in each.counts}, reverse=True)
    most = max(count for each in found for count in each.counts.values())
    pen = _Pen(words, found, {score: place for place, score in enumerate(levels)}, together, most)
    now = found[-1]
    top = max(now.counts)
    facts = {"round": last, "top": top, "leaders": now.counts[top], "players": sum(now.counts.values())}
    return Picture(
        "pc-groups",
        (_LEFT + len(found) * (_COLUMN + _GAP) - _GAP + 6, _TOP + len(levels) * _ROW + 4),
        told(words, "groups.title"),
        (told(words, "groups.says", **facts), *_open(t, words, last), told(words, "groups.legend")),
        tuple(pen.shapes()),
        pen.figures(),
    )


def _open(t: Tournament, words: Renderer, last: int) -> Iterator[str]:
    games = sum(game.pending for rnd in t.rounds[:last] for game in rnd.games)
    if games:
        yield told(words, "groups.open", games=games)


def _in_whole_points(groups: ScoreGroups) -> ScoreGroups:
    counts: Counter[Points] = Counter()
    came: Counter[tuple[Points, Points]] = Counter()
    for score, count in groups.counts.items():
        counts[Fraction(floor(score))] += count
    for (before, now), count in groups.came.items():
        came[Fraction(floor(before)), Fraction(floor(now))] += count
    return ScoreGroups(groups.round_no, dict(counts), dict(came))


@dataclass(frozen=True, slots=True)
class _Pen:
    """Knows where rounds and scores stand."""

    words: Renderer
    found: Sequence[ScoreGroups]
    rows: Mapping[Points, int]
    together: bool
    most: int

    def _middle(self, column: int) -> float:
        return _LEFT + column * (_COLUMN + _GAP) + _COLUMN / 2

    def _y(self, score: Points) -> float:
        return _TOP + self.rows[score] * _ROW + _ROW / 2

    def _score(self, score: Points) -> str:
        return f"{self.words.number(score)}+" if self.together else self.words.number(score)

    def shapes(self) -> Iterator[Shape]:
        """The ways behind, then bars with their numbers."""
        end = self._middle(len(self.found) - 1) + _COLUMN / 2
        for score in self.rows:
            y = self._y(score)
            yield Stroke(((_LEFT, y), (end, y)), Tone.FAINT, 0.5)
            yield Label((_LEFT - 10, y + 4), self._score(score), anchor=Anchor.END, bold=True)
        for column, groups in enumerate(self.found):
            yield Label((self._middle(column), 16), self._round(groups), anchor=Anchor.MIDDLE, tone=Tone.MUTED)
            yield from self._ways(column, groups)
        for column, groups in enumerate(self.found):
            for score, count in sorted(groups.counts.items()):
                yield from self._bar(column, groups.round_no, score, count)

    def _round(self, groups: ScoreGroups) -> str:
        return told(self.words, "groups.round", round=groups.round_no)

    def _ways(self, column: int, groups: ScoreGroups) -> Iterator[Stroke]:
        """From the scores before a round to those behind it, as thick as there are many who went there."""
        if not column:
            return
        everybody = sum(groups.counts.values())
        earlier = self.found[column - 1]
        for (before, now), count in sorted(groups.came.items()):
            if before in earlier.counts:
                thick = max(0.6, _THICKEST * count / everybody)
                start = self._middle(column - 1) + self._wide(earlier.counts[before]) / 2
                end = self._middle(column) - self._wide(groups.counts[now]) / 2
                yield Stroke(((start, self._y(before)), (end, self._y(now))), Tone.FAINT, thick)

    def _wide(self, count: int) -> float:
        """How wide a bar is: as much as its number needs, and more for many."""
        least = 7 + 7 * len(str(count))
        return least + (_COLUMN - least) * count / self.most

    def _bar(self, column: int, number: int, score: Points, count: int) -> Iterator[Shape]:
        wide = self._wide(count)
        x, y = self._middle(column), self._y(score)
        about = told(self.words, "groups.bar", round=number, score=self._score(score), count=count)
        corners = rectangle(x - wide / 2, y - _BAR / 2, wide, _BAR)
        yield Patch(corners, Tone.ACCENT, 0.3, 0.8, about=about)
        yield Label((x, y + 4), str(count), anchor=Anchor.MIDDLE)

    def figures(self) -> Figures:
        """A row a score, a column a round."""
        heads = (told(self.words, "head.score"), *map(self._round, self.found))
        rows = tuple(
            (self._score(score), *(str(groups.counts.get(score, 0) or "–") for groups in self.found))
            for score in self.rows
        )
        return Figures(heads, rows)
