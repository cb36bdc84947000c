"""A round as a map: score groups as bands, pairs as lines, floaters across the bands.

Every player is a mark on the line of the own score, the better ranked further left; a
pair is a bracket inside its band, each at a height of its own where two would lie on one
line, or a thick line where it joins two bands. A filled disc has Black, an open one White;
the bye is a short line below its mark.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hakem.facts.list_order import by_number
from hakem.i18n import Renderer
from hakem.model import PlayerId, Points
from hakem.pictures.drawing import (
    Anchor,
    Disc,
    Figures,
    Label,
    Patch,
    Picture,
    Piece,
    Shape,
    Spot,
    Stroke,
    Tone,
    rectangle,
)
from hakem.pictures.wording import told
from hakem.reports.why.round import ExplainedRound
from hakem.values import dataclass

MOST_BESIDE = 24
"""So many players of a band stand beside each other; a larger group has several rows."""

_LEFT, _TOP, _STEP, _ROW, _PAD = 54, 12, 27, 50, 12
_RADIUS = 6.5
_LOW = 22
_LANE = 4.5
"""So far below one bracket is the next one that would touch it."""

_NUMBER = 13
"""So high is the number above a mark, which no line crosses."""


def round_map(shown: ExplainedRound, words: Renderer) -> Picture | None:
    """The map of a round in which scores decide who meets whom; none of a table or a bracket."""
    if not shown.groups or not shown.boards:
        return None
    pen = _Pen(shown, words, _bands(shown))
    crossing = [b for b in shown.boards if b.scores[0] != b.scores[1]]
    facts = {"round": shown.round_no, "groups": len(pen.bands), "floats": len(crossing)}
    return Picture(
        "pc-round-map",
        (pen.width, pen.height),
        told(words, "map.title", round=shown.round_no),
        (told(words, "map.says", **facts), told(words, "map.legend")),
        tuple(pen.shapes()),
        pen.figures(),
    )


def _bands(shown: ExplainedRound) -> dict[Points, list[PlayerId]]:
    """Who has which score, best score first, in the order of the list."""
    score = {p: s for b in shown.boards for p, s in zip((b.white, b.black), b.scores, strict=True)}
    known = {p.player: p.score for group in shown.groups for p in group.players}
    score |= {bye.player: known[bye.player] for bye in shown.pairing.byes if bye.player in known}
    in_list = sorted((p for p in shown.before.players if p.id in score), key=by_number)
    bands: dict[Points, list[PlayerId]] = {}
    for points in sorted(set(score.values()), reverse=True):
        bands[points] = [p.id for p in in_list if score[p.id] == points]
    return bands


@dataclass(frozen=True, slots=True)
class _Pen:
    """Knows where everybody stands."""

    shown: ExplainedRound
    words: Renderer
    bands: Mapping[Points, Sequence[PlayerId]]

    def _rows(self, points: Points) -> list[Sequence[PlayerId]]:
        """The players of a band, row by row."""
        players = self.bands[points]
        return [players[at : at + MOST_BESIDE] for at in range(0, len(players), MOST_BESIDE)]

    def _lanes(self, row: Sequence[PlayerId]) -> dict[PlayerId, int]:
        """For both players of every pair inside a row how low its bracket hangs: no two that overlap hang as low."""
        column = {player: at for at, player in enumerate(row)}
        pairs = [(column[b.white], column[b.black]) for b in self.shown.boards if {b.white, b.black} <= set(column)]
        lanes, ends = dict[PlayerId, int](), list[int]()
        for left, right in sorted((min(pair), max(pair)) for pair in pairs):
            lane = next((at for at, end in enumerate(ends) if end < left), len(ends))
            ends[lane : lane + 1] = [right]
            lanes |= {row[left]: lane, row[right]: lane}
        return lanes

    def _high(self, row: Sequence[PlayerId]) -> float:
        """As high as the lowest bracket of a row asks for."""
        return max(_ROW, _LOW + _RADIUS + 8 + (1 + max(self._lanes(row).values(), default=0)) * _LANE)

    def _height_of(self, points: Points) -> float:
        return sum(map(self._high, self._rows(points)))

    @property
    def width(self) -> float:
        """As wide as the longest row."""
        most = max(min(len(players), MOST_BESIDE) for players in self.bands.values())
        return _LEFT + max(most, 8) * _STEP + _PAD

    @property
    def height(self) -> float:
        """All bands under each other."""
        return _TOP + sum(self._height_of(points) + _PAD for points in self.bands)

    def _spots(self) -> dict[PlayerId, Spot]:
        spots: dict[PlayerId, Spot] = {}
        top = float(_TOP)
        for points in self.bands:
            for row in self._rows(points):
                spots |= {player: (_LEFT + (at + 0.5) * _STEP, top + _LOW) for at, player in enumerate(row)}
                top += self._high(row)
            top += _PAD
        return spots

    def shapes(self) -> Iterator[Shape]:
        """Bands behind, then pairs, then the players with their numbers."""
        yield from self._bands()
        spots = self._spots()
        lanes = {
            player: lane for band in self.bands for row in self._rows(band) for player, lane in self._lanes(row).items()
        }
        for board in self.shown.boards:
            one, two = spots[board.white], spots[board.black]
            yield self._way(one, two, board.scores[0] != board.scores[1], lanes.get(board.white, 0))
        colours = {b.white: Piece.WHITE for b in self.shown.boards} | {b.black: Piece.BLACK for b in self.shown.boards}
        number = {p.id: p for p in self.shown.before.players}
        for player, (x, y) in spots.items():
            who = number[player]
            yield Disc((x, y), _RADIUS, colours.get(player, Piece.NONE), f"{who.number} {who.name}")
            yield Label((x, y - _RADIUS - 3), str(who.number), 9.5, Anchor.MIDDLE)

    def _bands(self) -> Iterator[Shape]:
        top = float(_TOP)
        for place, points in enumerate(self.bands):
            high = self._height_of(points)
            corners = rectangle(_LEFT - 4, top - 4, self.width - _LEFT, high + 4)
            yield Patch(corners, Tone.INK, 0.05 if place % 2 else 0.0, 0.5)
            yield Label((_LEFT - 12, top + _LOW + 4), self.words.number(points), 12, Anchor.END, bold=True)
            top += high + _PAD

    def _way(self, one: Spot, two: Spot, crossing: bool, lane: int) -> Stroke:
        """Inside a row a bracket hangs below the marks; floaters go straight across, thick."""
        if crossing or one[1] != two[1]:
            upper, lower = sorted((one, two), key=lambda spot: spot[1])
            above = (lower[0], lower[1] - _RADIUS - _NUMBER)
            way = ((upper[0], upper[1] + _RADIUS), above)
            return Stroke(way, Tone.ACCENT if crossing else Tone.MUTED, 2.4 if crossing else 1.0)
        left, right = sorted((one, two))
        low = left[1] + _RADIUS + 3 + (lane + 1) * _LANE
        ends = ((left[0], left[1] + _RADIUS), (right[0], right[1] + _RADIUS))
        return Stroke((ends[0], (left[0], low), (right[0], low), ends[1]), Tone.MUTED, 1.0)

    def figures(self) -> Figures:
        """A row a board."""
        names = {p.id: f"{p.number} {p.name}" for p in self.shown.before.players}
        number = self.words.number
        heads = ("map.board", "head.white", "head.score", "head.black", "head.score")
        rows = [
            (str(b.board), names[b.white], number(b.scores[0]), names[b.black], number(b.scores[1]))
            for b in self.shown.boards
        ]
        byes = [("–", names[bye.player], "", told(self.words, "map.bye"), "") for bye in self.shown.pairing.byes]
        return Figures(tuple(told(self.words, key) for key in heads), (*rows, *byes))
