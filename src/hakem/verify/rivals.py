"""Everybody in a round of matches, with what the systems of upfloaters ask about them, and their colours.

C.04.5 and C.04.6 have one procedure. What they have of their own is a value: the rules of colours, what makes a
floater, what counts as experience.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hakem.model import ByeKind, Colour, PlayerId, Points
from hakem.values import dataclass
from hakem.verify.history import Past, PastRound, paired_in, pasts, virtual_points
from hakem.verify.participant import kept_apart
from hakem.verify.projected import ProjectedEvent

RivalWish = tuple[Colour | None, bool]
"""A colour that is wanted, and whether strongly."""

WishRule = Callable[[tuple[Colour, ...], bool], RivalWish]
"""From the colours so far, and whether it is the last round."""


@dataclass(frozen=True, slots=True, eq=False)
class Rival:
    """A contestant in the round: a team, or a player who meets others in two games.

    ``score`` is the primary one with virtual points, ``place`` that in the list, whose oddness gives the first colour.
    """

    id: PlayerId
    number: int
    place: int
    score: Points
    second: Points
    colours: tuple[Colour, ...]
    met: frozenset[PlayerId]
    barred: bool
    floated: bool
    experience: int
    wants: Colour | None = None
    strong: bool = False

    def may_meet(self, other: Rival) -> bool:
        """C1: they have not met, and nothing keeps them apart."""
        return other.id not in self.met

    @property
    def difference(self) -> int:
        """Whites less Blacks."""
        return 2 * self.colours.count(Colour.WHITE) - len(self.colours)


ColourGiver = Callable[[Rival, Rival, Colour], Colour | None]
"""The colour of the first of two, if the rule has something to say; the last is the colour that was drawn."""


class ColourArticle(NamedTuple):
    """A rule of colours and where it is written."""

    article: str
    gives: ColourGiver


@dataclass(frozen=True, slots=True)
class RivalRules:
    """What a system asks: the wishes of 1.7, whether a match that was not played makes floaters, what 3.4 counts.

    ``second`` says whether the other score has a part in who goes first (4.2).
    """

    wish: WishRule
    colours: tuple[ColourArticle, ...]
    forfeits_float: bool = False
    games: bool = False
    second: bool = True

    def first_of(self, one: Rival, two: Rival) -> tuple[Rival, Rival]:
        """4.2: the higher score, the higher second score, the smaller number."""
        both = sorted((one, two), key=lambda r: (-r.score, -r.second if self.second else 0, r.number))
        return both[0], both[1]

    def white_of(self, one: Rival, two: Rival, drawn: Colour) -> tuple[Rival, str]:
        """Who of two has White, and the article that says so."""
        first, other = self.first_of(one, two)
        for article, gives in self.colours:
            colour = gives(first, other, drawn)
            if colour is not None:
                return (first if colour is Colour.WHITE else other), article
        raise AssertionError("the last colour of one of them alternates")


def rivals(seen: ProjectedEvent, rules: RivalRules) -> tuple[Rival, ...]:
    """Everybody in the last round of the event, by score and number."""
    here = paired_in(seen.event.rounds[-1])
    book = _RivalBook(seen, rules, here)
    return tuple(sorted(map(book.rival, here), key=lambda r: (-r.score, r.number)))


class _RivalBook:
    """What everybody did before the last round of an event."""

    def __init__(self, seen: ProjectedEvent, rules: RivalRules, here: frozenset[PlayerId]) -> None:
        self.seen, self.rules, self.now = seen, rules, len(seen.event.rounds)
        self.everybody = pasts(seen.event, self.now)
        self.virtual = virtual_points(seen.event, None)
        self.places = _places(self.everybody, here)

    def rival(self, player: PlayerId) -> Rival:
        """One of them."""
        past, event = self.everybody[player], self.seen.event
        wants, strong = self.rules.wish(past.colours, self.now >= event.rounds_total)
        played = sum(line.over_the_board and line.opponent is not None for line in past.lines)
        return Rival(
            player,
            past.player.number,
            self.places[player],
            self._score(past, self.now),
            self.seen.second.get(player, Points(0)),
            past.colours,
            past.opponents | kept_apart(event, player, self.now),
            any(map(_bars, past.lines)),
            self._floated(past),
            self.seen.games[player] if self.rules.games else played,
            wants,
            strong,
        )

    def _score(self, past: Past, number: int) -> Points:
        """The score with which a round was paired."""
        real = past.score if number == self.now else past.score_before(number)
        return real + self.virtual.get((past.player.id, number), Points(0))

    def _floated(self, past: Past) -> bool:
        """1.5: an opponent with another score in the round before."""
        line = past.lines[-1] if past.lines else None
        if line is None or line.opponent is None or not (line.over_the_board or self.rules.forfeits_float):
            return False
        before = self.now - 1
        return self._score(past, before) != self._score(self.everybody[line.opponent], before)


def _places(everybody: dict[PlayerId, Past], here: frozenset[PlayerId]) -> dict[PlayerId, int]:
    listed = sorted((past.player.number, p) for p, past in everybody.items() if p in here or past.was_paired)
    return {p: place for place, (_, p) in enumerate(listed, start=1)}


def _bars(line: PastRound) -> bool:
    """C2: the bye of the pairing, a full-point bye, a match won by forfeit."""
    return line.won_by_forfeit or line.bye in (ByeKind.PAIRING_ALLOCATED, ByeKind.FULL_POINT)


# Wishes (1.7).


def no_wishes(_colours: tuple[Colour, ...], _last: bool) -> RivalWish:
    """Nobody wants a colour."""
    return None, False


def simple_wishes(colours: tuple[Colour, ...], _last: bool) -> RivalWish:
    """Type A: two behind in a colour, or twice running without it while not ahead in it."""
    for colour in Colour:
        behind = len(colours) - 2 * colours.count(colour)
        if behind > 1 or (behind in (0, 1) and colours[-2:] == (colour.other, colour.other)):
            return colour, False
    return None, False


def graded_wishes(colours: tuple[Colour, ...], last: bool) -> RivalWish:
    """Type B: those of type A are strong (in the last round too, reading TSW-2); others are for balance or a change."""
    wanted, _ = simple_wishes(colours, last)
    if wanted is not None:
        return wanted, True
    for colour in Colour:
        if len(colours) - 2 * colours.count(colour) == 1:
            return colour, False
    return (colours[-1].other if colours and not last else None), False


# Colours (4.3): each rule says what the first of two gets.


def by_place(first: Rival, other: Rival, drawn: Colour) -> Colour | None:
    """Neither has played: the colour drawn for an odd place."""
    if first.colours or other.colours:
        return None
    return drawn if first.place % 2 else drawn.other


def only_wish(first: Rival, other: Rival, _drawn: Colour) -> Colour | None:
    """Only one of them wants a colour."""
    if first.wants is not None and other.wants is None:
        return first.wants
    return other.wants.other if first.wants is None and other.wants is not None else None


def both_wishes(first: Rival, other: Rival, _drawn: Colour) -> Colour | None:
    """They want different colours."""
    return first.wants if first.wants is not None and other.wants is first.wants.other else None


def only_strong_wish(first: Rival, other: Rival, _drawn: Colour) -> Colour | None:
    """Only one of them wants it strongly."""
    if first.strong == other.strong:
        return None
    return first.wants if first.strong else other.wants.other if other.wants is not None else None


def lower_difference(first: Rival, other: Rival, _drawn: Colour) -> Colour | None:
    """White for the lower difference."""
    if first.difference == other.difference:
        return None
    return Colour.WHITE if first.difference < other.difference else Colour.BLACK


def fewer_whites(first: Rival, other: Rival, _drawn: Colour) -> Colour | None:
    """White for whoever had it less often."""
    mine, theirs = (r.colours.count(Colour.WHITE) for r in (first, other))
    return None if mine == theirs else Colour.WHITE if mine < theirs else Colour.BLACK


def last_difference(first: Rival, other: Rival, _drawn: Colour) -> Colour | None:
    """The other way round than when they last had different colours, gaps left out."""
    both = zip(reversed(first.colours), reversed(other.colours), strict=False)
    return next((mine.other for mine, theirs in both if mine is not theirs), None)


def wish_of_the_first(first: Rival, _other: Rival, _drawn: Colour) -> Colour | None:
    """What the first wants."""
    return first.wants


def first_alternates(first: Rival, _other: Rival, _drawn: Colour) -> Colour | None:
    """The other colour than the first had last."""
    return first.colours[-1].other if first.colours else None


def other_alternates(_first: Rival, other: Rival, _drawn: Colour) -> Colour | None:
    """The opponent has the other colour than last time."""
    return other.colours[-1] if other.colours else None
