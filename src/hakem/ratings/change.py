"""The rating change of one rated player in one event, game by game, exactly."""

from __future__ import annotations

from fractions import Fraction

from hakem.facts.rating_tables import expected_score, half_away, performance_rating
from hakem.model import Player, Points, total
from hakem.ratings.coefficient import Coefficient
from hakem.ratings.games import Games, Meeting, Uncounted
from hakem.ratings.rules import RatingRules
from hakem.regulations import Article
from hakem.values import dataclass

FLOOR = 1400
"""Whoever falls below is on no list."""


@dataclass(frozen=True, slots=True)
class RatingTerm:
    """What one game adds: the real difference of ratings, the one that counts, and the score expected by it.

    ``article`` is the one about differences that are too large, or else the
    table of expected scores.
    """

    meeting: Meeting
    difference: int
    counted: int
    expected: Fraction
    article: Article

    @property
    def cut(self) -> bool:
        """Whether the difference was too large to count in full."""
        return self.counted != self.difference

    @property
    def gain(self) -> Fraction:
        """The score above what was expected."""
        return self.meeting.score - self.expected


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What an event means for a rated player. Everything else follows from the terms."""

    player: Player
    rating: int
    coefficient: Coefficient
    terms: tuple[RatingTerm, ...]
    uncounted: tuple[Uncounted, ...]

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.terms)

    @property
    def score(self) -> Points:
        """The points of the games that count."""
        return total(term.meeting.score for term in self.terms)

    @property
    def expected(self) -> Fraction:
        """The points that the ratings let expect."""
        return total(term.expected for term in self.terms)

    @property
    def change(self) -> Fraction:
        """K times the score above expectation, with its decimals."""
        return self.coefficient.value * (self.score - self.expected)

    @property
    def rounded_change(self) -> int:
        """What the rating period gives if it has no other event."""
        return int(half_away(self.change))

    @property
    def new_rating(self) -> int:
        """The rating after a period with no other event."""
        return self.rating + self.rounded_change

    @property
    def stays_listed(self) -> bool:
        """Whether the new rating is high enough for the list."""
        return self.new_rating >= FLOOR

    @property
    def average(self) -> Fraction | None:
        """The average rating of the opponents, without any limit to differences; None without a game."""
        return Fraction(sum(term.meeting.rating for term in self.terms), self.games) if self.terms else None

    @property
    def performance(self) -> int | None:
        """The rating at which the score would have been no surprise; None without a game."""
        if self.average is None:
            return None
        return performance_rating(self.average, self.score / self.games)


def rating_change(player: Player, rating: int, k: Coefficient, games: Games, rules: RatingRules) -> RatingChange:
    """The change of a player with that rating."""
    terms = tuple(_term(rating, meeting, rules) for meeting in games.counted)
    return RatingChange(player, rating, k, terms, games.uncounted)


def _term(rating: int, meeting: Meeting, rules: RatingRules) -> RatingTerm:
    difference = rating - meeting.rating
    limit = rules.limit(rating)
    counted = difference if limit is None else max(-limit, min(difference, limit))
    article = rules.articles.expectation if counted == difference else rules.articles.difference
    return RatingTerm(meeting, difference, counted, expected_score(counted), article)
