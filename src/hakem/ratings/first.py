"""The first rating that an event alone would give to somebody without one."""

from __future__ import annotations

import enum
from fractions import Fraction

from hakem.facts.rating_tables import performance_rating
from hakem.i18n import Message
from hakem.model import HALF, ZERO, Player, Points, total
from hakem.ratings.change import FLOOR
from hakem.ratings.games import Games, Meeting, Uncounted
from hakem.ratings.rules import RatingArticles, RatingRules
from hakem.regulations import Article
from hakem.values import dataclass

LEAST_GAMES = 5
HIGHEST = 2200
_HYPOTHETICAL = (1800, 1800)
"""Opponents who are added to the real ones; the games with them are drawn."""


class Missing(enum.Enum):
    """Why there is no first rating yet."""

    GAMES = "games"
    SCORE = "score"
    FLOOR = "floor"


@dataclass(frozen=True, slots=True)
class FirstRating:
    """What an event means for a player without a rating: the games that count, and what follows from them."""

    player: Player
    meetings: tuple[Meeting, ...]
    uncounted: tuple[Uncounted, ...]
    articles: RatingArticles

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.meetings)

    @property
    def score(self) -> Points:
        """The points of the games that count."""
        return total(meeting.score for meeting in self.meetings)

    @property
    def average(self) -> Fraction:
        """Ra, with the two hypothetical opponents."""
        ratings = [*(meeting.rating for meeting in self.meetings), *_HYPOTHETICAL]
        return Fraction(sum(ratings), len(ratings))

    @property
    def share(self) -> Fraction:
        """p, with the two hypothetical draws."""
        drawn = HALF * len(_HYPOTHETICAL)
        return (self.score + drawn) / (self.games + len(_HYPOTHETICAL))

    @property
    def computed(self) -> int:
        """Ru as the formula gives it, whether it may be published or not."""
        return min(performance_rating(self.average, self.share), HIGHEST)

    @property
    def missing(self) -> Missing | None:
        """Why the event alone gives no rating; None if it does."""
        if self.games and self.score == ZERO:
            return Missing.SCORE
        if self.games < LEAST_GAMES:
            return Missing.GAMES
        return Missing.FLOOR if self.computed < FLOOR else None

    @property
    def estimate(self) -> int | None:
        """The first rating; None if something is missing."""
        return self.computed if self.missing is None else None

    @property
    def article(self) -> Article:
        """The article behind the estimate, or behind what is missing."""
        publication = self.articles.publication
        reasons = {
            Missing.GAMES: publication,
            Missing.FLOOR: publication,
            Missing.SCORE: self.articles.zero_score,
        }
        return self.articles.first_rating if self.missing is None else reasons[self.missing]

    @property
    def message(self) -> Message | None:
        """What is missing, as a sentence that can be said in every language."""
        if self.missing is None:
            return None
        data = {"games": self.games, "needed": LEAST_GAMES, "rating": self.computed, "floor": FLOOR}
        return Message(f"ratings.missing.{self.missing.value}", data)


def first_rating(player: Player, games: Games, rules: RatingRules) -> FirstRating:
    """The first rating of a player without one."""
    return FirstRating(player, games.counted, games.uncounted, rules.articles)
