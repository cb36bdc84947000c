"""The rounds of an individual event, laid out as the tie-break regulations look at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from hakem.facts.card import Card, Entry, cards
from hakem.facts.withdrawal import round_robin_scores
from hakem.model import ZERO, AbnormalKind, ByeKind, Colour, Mark, Player, PlayerId, Points, Tournament

REQUESTED = (ByeKind.HALF_POINT, ByeKind.ZERO_POINT)
"""Byes that somebody asked for; being absent is a zero-point bye."""


@dataclass(frozen=True, slots=True)
class Line:
    """One round of one player; ``theirs`` are the points of the opponent in that round.

    ``on_board`` is true for a game that took place or is still going on.
    """

    round_no: int
    points: Points
    theirs: Points | None = None
    opponent: PlayerId | None = None
    colour: Colour | None = None
    mark: Mark | None = None
    bye: ByeKind | None = None
    on_board: bool = False

    @property
    def forfeit(self) -> bool:
        """There was an opponent, but no game."""
        return self.opponent is not None and not self.on_board

    @property
    def requested(self) -> bool:
        """A bye that the player asked for."""
        return self.bye in REQUESTED

    @property
    def voluntary(self) -> bool:
        """16.1: a round that the player chose not to play."""
        return self.requested or (self.forfeit and self.mark is Mark.LOSS)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player with the rounds that count, the score after every round, and the score at the end."""

    player: Player
    lines: tuple[Line, ...]
    running: tuple[Points, ...]
    score: Points


@dataclass(frozen=True, slots=True)
class Scene:
    """An event under one edition; ``sheets`` has everybody who is in the standings."""

    t: Tournament
    edition: str
    round_robin: bool
    sheets: Mapping[PlayerId, Sheet]

    @property
    def rounds(self) -> int:
        """The rounds the standings are made of."""
        return len(self.t.rounds)


def scene_of(t: Tournament, edition: str, round_robin: bool) -> Scene:
    """The event as it stands; in a round robin without those who left too early, and without their games."""
    book = cards(t)
    if not round_robin:
        return Scene(t, edition, round_robin, {p: _sheet(t, book, p, frozenset(), book[p].score) for p in book})
    counted = round_robin_scores(t)
    sheets = {p: _sheet(t, book, p, counted.out, score) for p, score in counted.scores.items()}
    return Scene(t, edition, round_robin, sheets)


def _sheet(
    t: Tournament, book: Mapping[PlayerId, Card], player: PlayerId, out: frozenset[PlayerId], score: Points
) -> Sheet:
    card = book[player]
    running, reached = [], ZERO
    for entry in card.entries:
        reached += _bonus(t, player, entry.round_no) if entry.opponent in out else entry.points
        running.append(reached)
    lines = tuple(_line(book, e) for e in card.entries if e.opponent not in out)
    return Sheet(card.player, lines, tuple(running), score)


def _line(book: Mapping[PlayerId, Card], entry: Entry) -> Line:
    theirs = None if entry.opponent is None else book[entry.opponent].entries[entry.round_no - 1].points
    return Line(
        round_no=entry.round_no,
        points=entry.points,
        theirs=theirs,
        opponent=entry.opponent,
        colour=entry.colour,
        mark=entry.mark,
        bye=entry.bye,
        on_board=entry.played or entry.mark is Mark.PENDING,
    )


def _bonus(t: Tournament, player: PlayerId, round_no: int) -> Points:
    """What a player was given or fined in a round beside the result, which stays even if the result does not count."""
    fines = (a for a in t.abnormal_points if a.kind is AbnormalKind.EXTRA and a.round_no == round_no)
    return sum((a.points for a in fines if player in a.players), ZERO)


def fore(scene: Scene) -> Scene:
    """8.3: the event in which all games of the last round, forfeits too, were played and drawn."""
    return replace(scene, sheets={p: _last_game_drawn(scene, sheet) for p, sheet in scene.sheets.items()})


def _last_game_drawn(scene: Scene, sheet: Sheet) -> Sheet:
    draw = scene.t.points.draw
    lines, gain = [], ZERO
    for line in sheet.lines:
        if line.round_no == scene.rounds and line.opponent is not None:
            gain += draw - line.points
            lines.append(replace(line, points=draw, theirs=draw, mark=Mark.DRAW, on_board=True))
        else:
            lines.append(line)
    running = [*sheet.running[:-1], *(reached + gain for reached in sheet.running[-1:])]
    return Sheet(sheet.player, tuple(lines), tuple(running), sheet.score + gain)


Forfeits = Callable[[Line], bool]
"""Which forfeits of a round robin count as games."""


def _all_of_them(line: Line) -> bool:
    return True


HANDBOOK = "2009"
"""It knows nothing of round robins being different: points without playing are points without playing everywhere."""


def _none_of_them(line: Line) -> bool:
    return False


def _those_won(line: Line) -> bool:
    return line.mark is Mark.WIN


FORFEITS: Mapping[str, Forfeits] = {
    "2009": _none_of_them,
    "2023": _all_of_them,
    "2024": _all_of_them,
    "2026": _all_of_them,
}
FORFEITS_FOR_RATINGS: Mapping[str, Forfeits] = {
    "2009": _none_of_them,
    "2023": _all_of_them,
    "2024": _all_of_them,
    "2026": _none_of_them,
}
FORFEITS_AMONG_OWN_RESULTS: Mapping[str, Forfeits] = {
    "2009": _none_of_them,
    "2023": _all_of_them,
    "2024": _all_of_them,
    "2026": _those_won,
}


def is_game(scene: Scene, line: Line) -> bool:
    """15.2: a game over the board; in a round robin a forfeit is as good as one."""
    return line.on_board or (scene.round_robin and line.forfeit and FORFEITS[scene.edition](line))


def is_game_for_ratings(scene: Scene, line: Line) -> bool:
    """15.2 for the tie-breaks of article 10."""
    return line.on_board or (is_game(scene, line) and FORFEITS_FOR_RATINGS[scene.edition](line))


def is_own_game(scene: Scene, line: Line) -> bool:
    """15.2 for the tie-breaks that are made of a player's own results (type B)."""
    return line.on_board or (is_game(scene, line) and FORFEITS_AMONG_OWN_RESULTS[scene.edition](line))
