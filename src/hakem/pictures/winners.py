"""Who can still win: the points that everybody has, and those that they can still come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from hakem.desk.journal.state import Desk
from hakem.desk.race import Hope, Hopeful, Race, race_of
from hakem.i18n import Renderer
from hakem.model import PlayerId, Points
from hakem.pictures.drawing import Anchor, Figures, Label, Patch, Picture, Shape, Stroke, Tone, rectangle
from hakem.pictures.wording import told
from hakem.reports.columns import composed
from hakem.values import dataclass

MOST_WINNERS = 20
"""So many are drawn, the first by points; the sentence counts the others."""

FEW_ROUNDS = 2
"""With more rounds to come it is shown only once half of the field is out of it."""

_WIDTH, _WIDE, _NAME_ROOM, _WORD_ROOM, _ROW, _TOP, _BAR = 400, 360, 270, 120, 40, 24, 12


def still_winning(desk: Desk, words: Renderer) -> Picture | None:
    """Those who can still be first by points; none where that says little yet, and when nothing is left to play."""
    t = desk.tournament
    race = race_of(t)
    if race is None or not _says_something(race):
        return None
    names = {p.id: composed(p.name) for p in t.players}
    shown = race.alive[:MOST_WINNERS]
    pen = _Pen(words, shown, names)
    return Picture(
        "pc-winners",
        (_WIDTH, _TOP + len(shown) * _ROW + 6),
        told(words, "winners.title"),
        tuple(_says(words, race, names)),
        tuple(pen.shapes()),
        pen.figures(race.alive),
    )


def _says_something(race: Race) -> bool:
    alive, everybody = len(race.alive), len(race.contenders)
    return alive < everybody and (race.unpaired <= FEW_ROUNDS or 2 * alive <= everybody)


def _says(words: Renderer, race: Race, names: dict[PlayerId, str]) -> Iterator[str]:
    alive, everybody = race.alive, len(race.contenders)
    facts = {"alive": len(alive), "players": everybody, "rounds": race.unpaired, "games": race.open_games}
    sure = [names[each.player] for each in alive if each.hope is Hope.SURE]
    if sure:
        yield told(words, "winners.sure", player=sure[0])
        return
    yield told(words, "winners.says", **facts)
    left = "both" if race.unpaired and race.open_games else "rounds" if race.unpaired else "games"
    yield told(words, f"winners.left.{left}", **facts)
    if len(alive) > MOST_WINNERS:
        yield told(words, "winners.shown", count=MOST_WINNERS)
    yield told(words, "winners.legend")


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws a row for everybody who can still win."""

    words: Renderer
    shown: Sequence[Hopeful]
    names: dict[PlayerId, str]

    def _x(self, points: Points) -> float:
        highest = max(*(each.most for each in self.shown), Fraction(1))
        return float(_WIDE * points / highest)

    def _hope(self, each: Hopeful) -> str:
        return told(self.words, f"hope.{each.hope.value}")

    def shapes(self) -> Iterator[Shape]:
        """A bar of what is there, behind it what can come, and the line that has to be reached."""
        best = max(each.score for each in self.shown)
        x = self._x(best)
        text = told(self.words, "winners.best", score=best)
        yield Label((min(x, _WIDE - 24), 12), text, 10, Anchor.MIDDLE, Tone.MUTED)
        for place, each in enumerate(self.shown):
            y = _TOP + place * _ROW
            yield from self._row(y, each)
            yield Stroke(((x, y + 17), (x, y + 35)), Tone.INK, 1.4, (3.0, 2.0))

    def _row(self, y: float, each: Hopeful) -> Iterator[Shape]:
        """The name and what can come of it, below them the bar."""
        now, end, top = self._x(each.score), self._x(each.most), y + 20
        number = self.words.number
        facts = {"player": self.names[each.player], "score": each.score, "most": each.most}
        about = told(self.words, "winners.bar", **facts)
        yield Label((0, y + 12), self.names[each.player], 11, bold=True, room=_NAME_ROOM)
        yield Label((_WIDTH, y + 12), self._hope(each), 11, Anchor.END, room=_WORD_ROOM)
        yield Patch(rectangle(0, top, now, _BAR), Tone.ACCENT, 0.4, 0.8, about=about)
        if end > now:
            yield Patch(rectangle(now, top, end - now, _BAR), Tone.MUTED, edge=0.8, hatched=True)
        if now > 24:
            yield Label((now - 5, top + 9.5), number(each.score), 10, Anchor.END, bold=True)
        yield Label((end + 6, top + 10), number(each.most), 10)

    def figures(self, alive: Sequence[Hopeful]) -> Figures:
        """Everybody who can still win, also those who are not drawn."""
        heads = tuple(told(self.words, f"head.{key}") for key in ("name", "score", "most", "hope"))
        number = self.words.number
        rows = tuple(
            (self.names[each.player], number(each.score), number(each.most), self._hope(each)) for each in alive
        )
        return Figures(heads, rows)
