"""What the Lim system asks about one player and about two. Articles are those of 2009 / 2026."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hakem.facts.card import Card, Entry, cards
from hakem.facts.initial_colour import places_in_the_list
from hakem.model import ByeKind, Colour, Player, PlayerId, Points, Tournament
from tests.judges.entrant import Float, PabBar, Strength, difference, entrants, over_the_board, pairing_score


class Direction(enum.Enum):
    """Which way a group is paired, and which way a floater came."""

    DOWN = "down"
    UP = "up"


@dataclass(frozen=True, slots=True)
class LimEdition:
    """What differs between the editions, and what an event may choose.

    ``rating`` orders for the bye of the first round: the smaller it is, the lower a player stands.
    ``forfeit_is_float``: whoever was transferred has floated even if the game did not take place.
    ``upfloaters_lowest``: in the median, too, who came up meets the lowest.
    ``in_turn``: colours are looked after one player after the other, not by the fewest clashes of the group.
    ``first_made``: of the group below the median the pair is broken that was made first.
    """

    name: str
    bars_the_bye: PabBar
    rating: Callable[[Player], tuple[int, ...]]
    bye_is_float: bool
    forfeit_is_float: bool = True
    upfloaters_lowest: bool = False
    in_turn: bool = False
    first_made: bool = False
    maxi: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class LimPlayer:
    """Somebody to be paired. Two are the same only if they are the same object.

    ``met`` contains those whom the event does not allow; ``floated`` is about the previous round; ``place`` is the
    place in the list that the colours of the first round go by, ``standing`` what the bye of the first round goes by.
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
    standing: tuple[int, ...] = ()

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


def points_without_playing(entry: Entry, t: Tournament) -> bool:
    """2.2 with general rule 4: a bye, or points without having played, whatever they were for."""
    without_a_game = not over_the_board(entry) and entry.points > 0
    return entry.bye is ByeKind.PAIRING_ALLOCATED or without_a_game


def bye_or_full_point(entry: Entry, t: Tournament) -> bool:
    """Edition 2026: a PAB, or as many points as for a win without a game."""
    without_a_game = not over_the_board(entry) and entry.points >= t.points.win
    return entry.bye is ByeKind.PAIRING_ALLOCATED or without_a_game


TITLES = ("WCM", "WFM", "CM", "WIM", "FM", "WGM", "IM", "GM")
"""From the lowest to the highest."""


def by_the_order_of_article_1(player: Player) -> tuple[int, ...]:
    """B.1.1 with 1: rating; of equal ratings, and without one, title and local rating."""
    title = 0 if player.title is None else 1 + TITLES.index(player.title.value)
    return (player.rating or 0, title, player.national_rating or 0)


def by_rating(player: Player) -> tuple[int, ...]:
    """7.1: the lowest rated; the national rating stands in for one that is not there."""
    return (_rating(player.rating, player.national_rating),)


LIM_2009 = LimEdition(
    "2009", points_without_playing, by_the_order_of_article_1, bye_is_float=True, upfloaters_lowest=True
)
LIM_2026 = LimEdition("2026", bye_or_full_point, by_rating, bye_is_float=False)


def players_of(t: Tournament, edition: LimEdition) -> tuple[LimPlayer, ...]:
    """Everybody to be paired in the next round, best first."""
    book = cards(t)
    here = entrants(t, lambda _entry, _t: Float.NONE, edition.bars_the_bye)
    places = places_in_the_list(book, frozenset(e.id for e in here))
    return tuple(
        LimPlayer(
            id=e.id,
            number=e.tpn,
            score=e.score,
            colours=e.colours,
            met=e.met,
            floated=has_floated(t, book, e.id, edition),
            barred=e.barred_from_pab,
            strength=e.strength,
            due=e.wants,
            rating=_rating(book[e.id].player.rating, book[e.id].player.national_rating),
            place=places[e.id],
            standing=edition.rating(book[e.id].player),
        )
        for e in here
    )


def has_floated(t: Tournament, book: Mapping[PlayerId, Card], player: PlayerId, edition: LimEdition) -> bool:
    """4.1, 4.10 / 2.3, 3.10: whether the player was transferred to another group in the round before.

    Transfers go towards the median (3.2, 4.2): who stood above it was transferred if the opponent had fewer points,
    who stood below it if the opponent had more. Who met a floater in the own group was not transferred.
    """
    before = len(t.rounds)
    if before == 0:
        return False
    entry = book[player].entries[before - 1]
    if entry.opponent is None:
        return edition.bye_is_float and entry.bye is ByeKind.PAIRING_ALLOCATED
    if not over_the_board(entry) and not edition.forfeit_is_float:
        return False
    own = pairing_score(t, book[player], before)
    theirs = pairing_score(t, book[entry.opponent], before)
    median = (before - 1) * t.points.win / 2
    return own > max(median, theirs) or own < min(median, theirs)


def _rating(fide: int | None, national: int | None) -> int:
    return fide or national or 0


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
