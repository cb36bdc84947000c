"""Everybody who is in a round, with what the Dutch system asks about them."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from math import lcm

from hakem.model import ByeKind, Colour, PlayerId, Points, PointSystem, Tournament
from hakem.values import dataclass
from hakem.verify.history import (
    Baku,
    ListPlace,
    Past,
    PastRound,
    VirtualTable,
    by_number,
    paired_in,
    pasts,
    virtual_points,
)


class PastFloat(enum.Enum):
    """What a round left for the next two."""

    NONE = "none"
    DOWN = "down"
    UP = "up"


class ColourWish(enum.IntEnum):
    """How strong a wish for a colour is."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class FactRules:
    """What an edition says of facts: what without a game is a downfloat, what bars from the bye, what Baku gives.

    ``topscorers``: in the last round those with more than half of the points are exempt from colours. ``virtual``: what
    the text gives instead of Baku; ``listed``: the list of the event, if it does not go by number.
    ``half_is_enough``: half of the points make a topscorer.
    """

    unplayed_float: Callable[[PastRound, PointSystem], bool]
    bars_bye: Callable[[PastRound, PointSystem], bool]
    baku: Baku
    topscorers: bool = True
    virtual: Callable[[Tournament], VirtualTable] | None = None
    listed: ListPlace = by_number
    half_is_enough: bool = False


class Participant:
    """A player in a round. ``rank`` is the place in the order of the field, ``score`` counts in units.

    ``kind`` is equal for players who are alike in every pair but for colours that clash absolutely. ``sums`` are those
    over opponents by which a text may rank players, the most important one first.
    """

    __slots__ = (
        "barred",
        "before",
        "colours",
        "difference",
        "id",
        "kind",
        "last",
        "met",
        "place",
        "rank",
        "score",
        "sums",
        "topscorer",
        "unplayed",
        "wants",
        "wish",
    )

    def __init__(self, past: Past, score: int, rank: int) -> None:
        self.id, self.score, self.rank, self.place = past.player.id, score, rank, 0
        self.colours = past.colours
        self.difference = _difference(self.colours)
        self.wants, self.wish = preference(self.colours)
        self.met = past.opponents
        self.unplayed = sum(not line.over_the_board for line in past.lines)
        self.last = self.before = PastFloat.NONE
        self.barred = self.topscorer = False
        self.kind: tuple[object, ...] = ()
        self.sums: tuple[Points, ...] = ()

    def may_meet(self, other: Participant) -> bool:
        """C1 and C3: never met, and no two absolute wishes for one colour unless one is a topscorer."""
        return other.id not in self.met and (
            self.wish is not ColourWish.ABSOLUTE
            or other.wish is not ColourWish.ABSOLUTE
            or self.wants is not other.wants
            or self.topscorer
            or other.topscorer
        )


Participants = tuple[Participant, ...]


def _difference(colours: tuple[Colour, ...]) -> int:
    """Whites less Blacks."""
    return 2 * colours.count(Colour.WHITE) - len(colours)


def preference(colours: tuple[Colour, ...]) -> tuple[Colour | None, ColourWish]:
    """The colour that is wanted, and how much.

    Absolute with a difference beyond one, or after the same colour twice; strong
    with a difference of one; else mild, for the colour not had last.
    """
    if not colours:
        return None, ColourWish.NONE
    difference, last = _difference(colours), colours[-1]
    evening = Colour.BLACK if difference > 0 else Colour.WHITE
    if abs(difference) >= 2:
        return evening, ColourWish.ABSOLUTE
    if colours[-2:] == (last, last):
        return last.other, ColourWish.ABSOLUTE
    return (evening, ColourWish.STRONG) if difference else (last.other, ColourWish.MILD)


@dataclass(frozen=True, slots=True)
class PresentField:
    """Everybody in the round, best first; ``point`` is how many units one point has."""

    entrants: tuple[Participant, ...]
    point: int

    @property
    def by_id(self) -> dict[PlayerId, Participant]:
        """Entrants by player."""
        return {e.id: e for e in self.entrants}


def field_of(t: Tournament, round_no: int, rules: FactRules) -> PresentField:
    """Those who were paired in that round, as they stood before it."""
    everybody = pasts(t, round_no)
    virtual = rules.virtual(t) if rules.virtual is not None else virtual_points(t, rules.baku)
    scores = [_scores(everybody, virtual, round_no - back, back) for back in range(3)]
    unit = lcm(2, *(points.denominator for table in scores for points in table.values()))
    now, before, earlier = ({p: int(points * unit) for p, points in table.items()} for table in scores)
    here = paired_in(t.rounds[round_no - 1])
    order = sorted((everybody[p] for p in here), key=lambda past: (-now[past.player.id], rules.listed(past.player)))
    entrants = tuple(Participant(past, now[past.player.id], rank) for rank, past in enumerate(order))
    last_round = rules.topscorers and round_no >= t.rounds_total
    for entrant, past in zip(entrants, order, strict=True):
        entrant.barred = any(rules.bars_bye(line, t.points) for line in past.lines)
        above = 2 * past.score - (round_no - 1) * t.points.win
        entrant.topscorer = last_round and (above > 0 or (above == 0 and rules.half_is_enough))
        entrant.last = _float(past, round_no - 1, before, rules, t.points)
        entrant.before = _float(past, round_no - 2, earlier, rules, t.points)
        entrant.met |= kept_apart(t, entrant.id, round_no)
    _give_places(entrants, everybody, here, rules.listed)
    for e in entrants:
        e.kind = (e.score, e.wants, e.wish, e.topscorer, e.last, e.before, e.barred, e.unplayed)
    return PresentField(entrants, unit)


def _scores(
    everybody: Mapping[PlayerId, Past], virtual: Mapping[tuple[PlayerId, int], Points], at: int, back: int
) -> dict[PlayerId, Points]:
    """The scores by which round ``at`` was paired."""
    zero = Points(0)
    return {
        p: (past.score if back == 0 else past.score_before(max(1, at))) + virtual.get((p, at), zero)
        for p, past in everybody.items()
    }


def _float(past: Past, number: int, scores: Mapping[PlayerId, int], rules: FactRules, points: PointSystem) -> PastFloat:
    if number < 1:
        return PastFloat.NONE
    line = past.lines[number - 1]
    if line.opponent is None or not line.over_the_board:
        return PastFloat.DOWN if rules.unplayed_float(line, points) else PastFloat.NONE
    mine, theirs = scores[past.player.id], scores[line.opponent]
    if mine == theirs:
        return PastFloat.NONE
    return PastFloat.DOWN if mine > theirs else PastFloat.UP


def kept_apart(t: Tournament, player: PlayerId, round_no: int) -> frozenset[PlayerId]:
    """Whom the event does not let the player meet in that round."""
    lists = (one.players for one in t.prohibited if player in one.players and one.holds_in(round_no))
    return frozenset(other for players in lists for other in players if other != player)


def _give_places(
    entrants: tuple[Participant, ...], everybody: Mapping[PlayerId, Past], here: frozenset[PlayerId], listed: ListPlace
) -> None:
    """Places in the list of those who have been paired so far or are paired now."""
    in_order = sorted((listed(past.player), p) for p, past in everybody.items() if p in here or past.was_paired)
    places = {p: place for place, (_, p) in enumerate(in_order, start=1)}
    for entrant in entrants:
        entrant.place = places[entrant.id]


def more_than_a_loss(line: PastRound, points: PointSystem) -> bool:
    """2026, 1.4.3: the pairing-allocated bye, and what scores more than a loss without a game."""
    return line.bye is ByeKind.PAIRING_ALLOCATED or line.points > points.loss


def any_unplayed(line: PastRound, points: PointSystem) -> bool:  # noqa: ARG001
    """2017, A.4.b: every round without a game."""
    return True


def full_point_unplayed(line: PastRound, points: PointSystem) -> bool:
    """2026, C2: the bye, or as much as a win without a game."""
    return line.bye is ByeKind.PAIRING_ALLOCATED or (not line.over_the_board and line.points >= points.win)


def bye_or_forfeit_win(line: PastRound, points: PointSystem) -> bool:  # noqa: ARG001
    """2017, C.2: the bye, or a game won by forfeit."""
    return line.bye is ByeKind.PAIRING_ALLOCATED or line.won_by_forfeit


def scoring_bye(line: PastRound, points: PointSystem) -> bool:  # noqa: ARG001
    """2009, A.5: the bye, and every bye that scores; a forfeit is no float."""
    return line.bye is ByeKind.PAIRING_ALLOCATED or (line.bye is not None and line.points > 0)


def scored_without_a_game(line: PastRound, points: PointSystem) -> bool:  # noqa: ARG001
    """2009, Dutch B.1.b and Burstein 4.1: the bye, or any points without a game."""
    return line.bye is ByeKind.PAIRING_ALLOCATED or (not line.over_the_board and line.points > 0)
