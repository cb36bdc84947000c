"""What the Lim system asks about one player and about two. Articles are those of 2009 / 2026."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass

from hakem.facts.card import Entry, cards
from hakem.facts.initial_colour import places_in_the_list
from hakem.model import ByeKind, Colour, Mark, PlayerId, Points, Tournament
from tests.judges.entrant import Float, PabBar, Strength, difference, entrants, over_the_board, preference

DueColour = Callable[[tuple[Colour, ...], int], Colour | None]
"""The colour that is due after these colours, in a round with that number."""


class Direction(enum.Enum):
    """Which way a group is paired, and which way a floater came."""

    DOWN = "down"
    UP = "up"


@dataclass(frozen=True, slots=True)
class LimEdition:
    """What differs between the editions.

    ``residents_for`` says from which end a floater meets the residents, given the
    direction in which the group is paired and the direction in which the floater came.
    """

    name: str
    bars_the_bye: PabBar
    due: DueColour
    residents_for: Callable[[Direction, Direction], Direction]


@dataclass(frozen=True, slots=True, eq=False)
class LimPlayer:
    """Somebody to be paired. Two are the same only if they are the same object.

    ``met`` contains those whom the event does not allow; ``floated`` is about the previous round; ``place`` is the
    place in the list that the colours of the first round go by.
    """

    id: PlayerId
    number: int
    score: Points
    colours: tuple[Colour, ...]
    met: frozenset[PlayerId]
    floated: bool
    barred: bool
    strength: Strength
    due: Colour | None
    rating: int
    place: int

    def __repr__(self) -> str:
        return f"#{self.number}({self.score})"

    @property
    def rank(self) -> tuple[Points, int]:
        """Better score first; of equal scores the better number, which the text calls the higher one (1)."""
        return (-self.score, self.number)

    @property
    def absolute(self) -> bool:
        """6.1 a, b / 5.1: the other colour would be the third one running, or the third one more."""
        return self.strength is Strength.ABSOLUTE

    def need(self, colour: Colour) -> int:
        """How many more games with the other colour there have been."""
        balance = difference(self.colours)
        return -balance if colour is Colour.WHITE else balance


def bye_or_forfeit_win(entry: Entry, t: Tournament) -> bool:
    """2.2: one bye only, and none after a win against somebody who stayed away."""
    opponent_away = entry.opponent is not None and not over_the_board(entry)
    return entry.bye is ByeKind.PAIRING_ALLOCATED or (opponent_away and entry.mark is Mark.WIN)


def bye_or_full_point(entry: Entry, t: Tournament) -> bool:
    """Edition 2026: a PAB, or as many points as for a win without a game."""
    without_a_game = not over_the_board(entry) and entry.points >= t.points.win
    return entry.bye is ByeKind.PAIRING_ALLOCATED or without_a_game


def preferred(colours: tuple[Colour, ...], round_no: int) -> Colour | None:
    """6.1, 6.5, 6.6: what balances the colours, or alternates where they are in balance."""
    return preference(colours)[0]


def alternating_in_odd_rounds(colours: tuple[Colour, ...], round_no: int) -> Colour | None:
    """5.5, 5.6: the limits always; then odd rounds alternate, even rounds balance."""
    wanted, strength = preference(colours)
    if colours and round_no % 2 and strength is not Strength.ABSOLUTE:
        return colours[-1].other
    return wanted


def as_the_group_is_paired(group: Direction, floater: Direction) -> Direction:
    """4.8: downward the highest comes first and upward the lowest; the median is paired downward."""
    return group


def as_the_floater_came(group: Direction, floater: Direction) -> Direction:
    """3.8: a downfloater meets the highest, an upfloater the lowest, in the median too."""
    return floater


LIM_2009 = LimEdition("2009", bye_or_forfeit_win, preferred, as_the_group_is_paired)
LIM_2026 = LimEdition("2026", bye_or_full_point, alternating_in_odd_rounds, as_the_floater_came)


def players_of(t: Tournament, edition: LimEdition, *, bye_is_float: bool) -> tuple[LimPlayer, ...]:
    """Everybody to be paired in the next round, best first."""

    def unplayed_float(entry: Entry, _: Tournament) -> Float:
        """4.10 / 3.10 as the worked example reads it: whoever had the bye has floated. Other byes never count."""
        return Float.DOWN if bye_is_float and entry.bye is ByeKind.PAIRING_ALLOCATED else Float.NONE

    here = entrants(t, unplayed_float, edition.bars_the_bye)
    places = places_in_the_list(cards(t), frozenset(e.id for e in here))
    ratings = {p.id: _rating(p.rating, p.national_rating) for p in t.players}
    return tuple(
        LimPlayer(
            id=e.id,
            number=e.tpn,
            score=e.score,
            colours=e.colours,
            met=e.met,
            floated=e.floats[0] is not Float.NONE,
            barred=e.barred_from_pab,
            strength=e.strength,
            due=edition.due(e.colours, t.next_round),
            rating=ratings[e.id],
            place=places[e.id],
        )
        for e in here
    )


def _rating(fide: int | None, national: int | None) -> int:
    if fide is not None:
        return fide
    return national if national is not None else 0


def clash(one: LimPlayer, two: LimPlayer) -> bool:
    """6.2 / 5.2: both are due the same colour."""
    return one.due is not None and one.due is two.due


def both_absolute(one: LimPlayer, two: LimPlayer) -> bool:
    """Neither may have the other colour than the one both must have."""
    return one.absolute and two.absolute and one.due is two.due


def may_meet(one: LimPlayer, two: LimPlayer) -> bool:
    """3.1 / 2.1: not met, and colours exist that keep the limits."""
    return one is not two and two.id not in one.met and not both_absolute(one, two)


def may_meet_in_the_last_round(one: LimPlayer, two: LimPlayer) -> bool:
    """7 / 6: with equal scores it is enough that they have not met."""
    if one.score == two.score:
        return one is not two and two.id not in one.met
    return may_meet(one, two)


def near(one: LimPlayer, two: LimPlayer) -> bool:
    """Maxi tournaments (4.2, 4.8, 6.7 / 3.2.3, 3.8, 5.7): at most 100 rating points apart."""
    return abs(one.rating - two.rating) <= 100
