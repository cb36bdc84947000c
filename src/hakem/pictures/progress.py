"""The score of a player round by round, beside the leader, the average and the middle of the field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from hakem.desk.journal.state import Desk
from hakem.desk.progress import FieldProgress, ScoreStep
from hakem.facts import Card
from hakem.i18n import Renderer
from hakem.model import Points
from hakem.model.changes import player_of
from hakem.pictures.drawing import Anchor, Disc, Figures, Label, Patch, Picture, Shape, Spot, Stroke, Tone
from hakem.pictures.wording import called, letter_of, piece_of, tenths, told
from hakem.values import dataclass

_WIDTH, _HEIGHT = 400, 238
_LEFT, _TOP, _WIDE, _HIGH = 26, 14, 280, 192
_APART = 14.0
"""So far apart the words at the ends of lines stand at least."""

_MOST_MARKS = 14
_LEADER, _MEAN = (1.5, 3.5), (7.0, 4.0)
"""The dashes of the leader's line and of the average."""


def score_progress(desk: Desk, words: Renderer, player: int, field: FieldProgress | None = None) -> Picture | None:
    """The line of a player; none before the first result. ``field`` is that of the event, if somebody has it."""
    t = desk.tournament
    found = player_of(t, player)
    everybody = field or FieldProgress(t)
    steps = everybody.of(found.id) if t.rounds else ()
    if len(steps) < 2:
        return None
    pen = _Pen(words, steps, max([*(step.best for step in steps), Fraction(1)]))
    last = steps[-1]
    facts = {"score": last.score, "rounds": last.round_no, "best": last.best, "average": tenths(words, last.mean)}
    return Picture(
        f"pc-progress-{found.id}",
        (_WIDTH, _HEIGHT),
        told(words, "progress.title", player=called(found)),
        (told(words, "progress.says", **facts), told(words, "progress.legend")),
        tuple(pen.shapes(everybody.cards[found.id])),
        _figures(words, steps),
    )


def _figures(words: Renderer, steps: Sequence[ScoreStep]) -> Figures:
    heads = tuple(told(words, f"head.{key}") for key in ("round", "score", "leader", "average", "field"))
    number = words.number
    rows = tuple(
        (
            str(step.round_no),
            number(step.score),
            number(step.best),
            tenths(words, step.mean),
            f"{number(step.low)}–{number(step.high)}",
        )
        for step in steps[1:]
    )
    return Figures(heads, rows)


@dataclass(frozen=True, slots=True)
class _Pen:
    """Knows where scores and rounds stand."""

    words: Renderer
    steps: Sequence[ScoreStep]
    highest: Points

    def _spot(self, round_no: int, score: Points) -> Spot:
        x = _LEFT + Fraction(_WIDE * round_no, len(self.steps) - 1)
        return float(x), float(_TOP + _HIGH - _HIGH * score / self.highest)

    def shapes(self, card: Card) -> Iterator[Shape]:
        """From behind to the front."""
        yield from self._grid()
        upper = [self._spot(step.round_no, step.high) for step in self.steps]
        lower = [self._spot(step.round_no, step.low) for step in reversed(self.steps)]
        yield Patch((*upper, *lower), tint=0.09)
        yield Stroke(tuple(self._spot(s.round_no, s.mean) for s in self.steps), Tone.MUTED, 1.3, _MEAN)
        yield Stroke(tuple(self._spot(s.round_no, s.best) for s in self.steps), Tone.INK, 1.6, _LEADER)
        yield Stroke(tuple(self._spot(s.round_no, s.score) for s in self.steps), Tone.ACCENT, 2.6)
        for step, entry in zip(self.steps[1:], card.entries, strict=False):
            piece = piece_of(entry)
            facts = {"round": step.round_no, "score": step.score, "colour": letter_of(self.words, piece)}
            spot = self._spot(step.round_no, step.score)
            yield Disc(spot, 4.4, piece, told(self.words, "progress.step", **facts))
        yield from self._ends()

    def _grid(self) -> Iterator[Shape]:
        every = -(-int(self.highest) // 6) or 1
        for score in range(0, int(self.highest) + 1, every):
            x, y = self._spot(0, Fraction(score))
            yield Stroke(((x, y), (x + _WIDE, y)), Tone.FAINT, 0.8)
            yield Label((x - 8, y + 4), str(score), anchor=Anchor.END, tone=Tone.MUTED)
        rounds = len(self.steps) - 1
        every = -(-rounds // _MOST_MARKS)
        for number in range(every, rounds + 1, every):
            x, y = self._spot(number, Fraction(0))
            yield Label((x, y + 18), str(number), anchor=Anchor.MIDDLE, tone=Tone.MUTED)

    def _ends(self) -> Iterator[Label]:
        """Every line has its words at its end; those that would touch are moved apart."""
        last, w = self.steps[-1], self.words
        ends = [
            (last.best, told(w, "progress.leader", score=last.best), Tone.INK, False),
            (last.score, told(w, "progress.own", score=last.score), Tone.ACCENT, True),
            (last.mean, told(w, "progress.average", score=tenths(w, last.mean)), Tone.MUTED, False),
        ]
        ends.sort(key=lambda end: -end[0])
        x = float(_LEFT + _WIDE + 9)
        places = _apart([self._spot(0, end[0])[1] + 4 for end in ends])
        for (_, text, tone, bold), y in zip(ends, places, strict=True):
            yield Label((x, y), text, 12.0 if bold else 11.0, tone=tone, bold=bold, room=_WIDTH - x)


def _apart(places: Sequence[float]) -> list[float]:
    """Places from above to below, moved until none touches the next, and none leaves the picture."""
    moved: list[float] = []
    for y in places:
        moved.append(max(y, moved[-1] + _APART) if moved else y)
    over = max(moved[-1] - (_TOP + _HIGH + 4), 0)
    limit = moved[-1] - over
    for at in range(len(moved) - 1, -1, -1):
        moved[at] = min(moved[at], limit)
        limit = moved[at] - _APART
    return moved
