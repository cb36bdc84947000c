"""The three rating lists, and the editions of their regulations as values: what differs, and where it is written."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from types import MappingProxyType

from hakem.facts.thinking_time import ThinkingTime, thinking_time
from hakem.model import Event, Tournament
from hakem.regulations import (
    RATINGS_2024,
    RATINGS_2025,
    RATINGS_RAPID_BLITZ_2024,
    Article,
    Edition,
    choose_rules,
)
from hakem.values import dataclass, replace

LARGEST_DIFFERENCE = 400
EXEMPT_FROM = 2650
_BLITZ_UP_TO = 10 * 60
_STANDARD_FROM = 60 * 60


class RatingList(enum.Enum):
    """A list that FIDE keeps."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


def list_of(event: Event) -> RatingList | None:
    """The list that the time control of the event belongs to; None if the event does not say, or not clearly."""
    time = thinking_time(event.time_control_code)
    if time is None:
        return None
    white, black = _by_seconds(time.white), _by_seconds(time.black)
    return white if white is black else None


def _by_seconds(seconds: int) -> RatingList:
    if seconds <= _BLITZ_UP_TO:
        return RatingList.BLITZ
    return RatingList.RAPID if seconds < _STANDARD_FROM else RatingList.STANDARD


@dataclass(frozen=True, slots=True)
class RatingArticles:
    """Where an edition writes what all of them say."""

    time: Article
    unplayed: Article
    publication: Article
    floor: Article
    performance: Article
    expectation: Article
    zero_score: Article
    average: Article
    first_rating: Article
    difference: Article
    change: Article
    coefficient: Article
    rounding: Article


@dataclass(frozen=True, slots=True)
class RatingRules:
    """One edition for one list.

    ``limit`` is the largest difference that counts for a player of that rating,
    None for any; ``too_far_apart`` tells whether a game between two ratings is
    not rated at all; ``in_time`` whether the time for sixty moves lets a game
    between two ratings be rated; ``unequal_times`` is the article by which games
    are not rated in which the two have different times, None if they are.
    """

    rating_list: RatingList
    edition: Edition
    articles: RatingArticles
    limit: Callable[[int], int | None]
    too_far_apart: Callable[[int, int], bool]
    in_time: Callable[[ThinkingTime, int, int], bool]
    unequal_times: Article | None


def limited_for_everybody(rating: int) -> int | None:
    """Differences above 400 count as 400."""
    return LARGEST_DIFFERENCE


def limited_below_2650(rating: int) -> int | None:
    """Differences above 400 count as 400, except for the strongest, for whom they count in full."""
    return LARGEST_DIFFERENCE if rating < EXEMPT_FROM else None


def never_too_far(one: int, other: int) -> bool:
    """Every difference is rated."""
    return False


def six_hundred_with_one_above_2600(one: int, other: int) -> bool:
    """Not rated from a difference of 600 on, if the stronger is above 2600."""
    return abs(one - other) >= 600 and max(one, other) > 2600


def long_enough(time: ThinkingTime, one: int, other: int) -> bool:
    """At least two hours with somebody from 2400 on, one and a half from 1800 on, else one."""
    strongest = max(one, other)
    return time.minutes >= (120 if strongest >= 2400 else 90 if strongest >= 1800 else 60)


def rapid_time(time: ThinkingTime, one: int, other: int) -> bool:
    """More than ten minutes and less than an hour."""
    return 10 < time.minutes < 60


def blitz_time(time: ThinkingTime, one: int, other: int) -> bool:
    """More than three minutes and at most ten."""
    return 3 < time.minutes <= 10


def _standard_articles(edition: Edition) -> RatingArticles:
    return RatingArticles(
        time=edition.art("1.1"),
        unplayed=edition.art("5.1"),
        publication=edition.art("7.1.4"),
        floor=edition.art("7.2.1"),
        performance=edition.art("8.1.1"),
        expectation=edition.art("8.1.2"),
        zero_score=edition.art("8.2.1"),
        average=edition.art("8.2.2"),
        first_rating=edition.art("8.2.3"),
        difference=edition.art("8.3.1"),
        change=edition.art("8.3.2"),
        coefficient=edition.art("8.3.3"),
        rounding=edition.art("8.3.4"),
    )


def _fast_articles(edition: Edition, time: str) -> RatingArticles:
    return RatingArticles(
        time=edition.art(time),
        unplayed=edition.art("4.1"),
        publication=edition.art("6.1.4"),
        floor=edition.art("6.2.1"),
        performance=edition.art("7.1.1"),
        expectation=edition.art("7.1.2"),
        zero_score=edition.art("7.2.2"),
        average=edition.art("7.2.3"),
        first_rating=edition.art("7.2.4"),
        difference=edition.art("7.3.1"),
        change=edition.art("7.3.2"),
        coefficient=edition.art("7.3.3"),
        rounding=edition.art("7.3.4"),
    )


STANDARD_2024 = RatingRules(
    rating_list=RatingList.STANDARD,
    edition=RATINGS_2024,
    articles=_standard_articles(RATINGS_2024),
    limit=limited_for_everybody,
    too_far_apart=never_too_far,
    in_time=long_enough,
    unequal_times=None,
)
STANDARD_2025 = replace(
    STANDARD_2024, edition=RATINGS_2025, articles=_standard_articles(RATINGS_2025), limit=limited_below_2650
)
RAPID_2024 = RatingRules(
    rating_list=RatingList.RAPID,
    edition=RATINGS_RAPID_BLITZ_2024,
    articles=_fast_articles(RATINGS_RAPID_BLITZ_2024, "1.1.1"),
    limit=limited_for_everybody,
    too_far_apart=six_hundred_with_one_above_2600,
    in_time=rapid_time,
    unequal_times=RATINGS_RAPID_BLITZ_2024.art("1.2"),
)
BLITZ_2024 = replace(
    RAPID_2024,
    rating_list=RatingList.BLITZ,
    articles=_fast_articles(RATINGS_RAPID_BLITZ_2024, "1.1.2"),
    in_time=blitz_time,
)

RATING_RULES: Mapping[RatingList, tuple[RatingRules, ...]] = MappingProxyType(
    {
        RatingList.STANDARD: (STANDARD_2024, STANDARD_2025),
        RatingList.RAPID: (RAPID_2024,),
        RatingList.BLITZ: (BLITZ_2024,),
    }
)
"""The rules of every list, oldest edition first."""


def rating_rules(t: Tournament, wanted: RatingList | None = None, edition: str | None = None) -> RatingRules:
    """The rules for an event: of the list asked for, else of its time control, else standard.

    The edition is the one asked for, else the one in force when the event began.
    """
    return choose_rules(RATING_RULES[wanted or list_of(t.event) or RatingList.STANDARD], edition, t.event.start)
