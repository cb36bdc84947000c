"""What an event does to FIDE ratings: changes for those who have one, an estimate for those who have none."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.ratings.change import RatingChange, RatingTerm
    from hakem.ratings.coefficient import Coefficient, CoefficientReason
    from hakem.ratings.event import EventRatings, another_days_edition, rating_changes
    from hakem.ratings.first import FirstRating, Missing
    from hakem.ratings.games import Meeting, Obstacle, Uncounted
    from hakem.ratings.rules import RatingArticles, RatingList, RatingRules, list_of, rating_rules
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.ratings.change": "RatingChange RatingTerm",
            "hakem.ratings.coefficient": "Coefficient CoefficientReason",
            "hakem.ratings.event": "EventRatings another_days_edition rating_changes",
            "hakem.ratings.first": "FirstRating Missing",
            "hakem.ratings.games": "Meeting Obstacle Uncounted",
            "hakem.ratings.rules": "RatingArticles RatingList RatingRules list_of rating_rules",
        },
    )

__all__ = [
    "Coefficient",
    "CoefficientReason",
    "EventRatings",
    "FirstRating",
    "Meeting",
    "Missing",
    "Obstacle",
    "RatingArticles",
    "RatingChange",
    "RatingList",
    "RatingRules",
    "RatingTerm",
    "Uncounted",
    "another_days_edition",
    "list_of",
    "rating_changes",
    "rating_rules",
]
